//! Files by their text.

use super::Shape;
use crate::File;

/// Lines that are looked at: a text of one file shows it early.
const LINES: usize = 64;

impl File {
    /// The file that has such a text, by the names in it.
    ///
    /// Of the files whose rows or cells have names in the text, the one that
    /// reads the first lines with the fewest faults, and of those the one
    /// whose catalog knows the most of the names. `None` where no file knows
    /// any, or where most lines are faults for each.
    ///
    /// ```
    /// use statcodec::File;
    ///
    /// assert_eq!(File::from_text(b"anon 0\nfile 0\n"), Some(File::MemoryStat));
    /// assert_eq!(File::from_text(b"4096\n"), None);
    /// ```
    #[must_use]
    pub fn from_text(text: &[u8]) -> Option<Self> {
        let end = memchr::memchr_iter(b'\n', text).nth(LINES - 1).map_or(text.len(), |lf| lf + 1);
        let head = &text[..end];
        let lines = memchr::memchr_iter(b'\n', head).count();
        File::all()
            .filter(|file| has_names(file.info().shape))
            .filter_map(|file| {
                let (snapshot, problems) = file.decode_lenient(head).ok()?;
                let template = snapshot.template();
                let rows = (0..template.row_count())
                    .filter(|&row| template.row_info(row).is_some())
                    .filter_map(|row| template.row_name(row));
                let cells = (0..template.cell_count())
                    .filter_map(|cell| template.cell_name(cell))
                    .filter(|name| file.cell_named(name).is_some());
                let stands =
                    |name: &&[u8]| !name.is_empty() && memchr::memmem::find(head, name).is_some();
                let form = problems.is_empty() && is_like_no_other(file.info().shape);
                let known = rows.chain(cells).filter(stands).count() + usize::from(form);
                let fits = known > 0 && problems.count() * 2 <= lines;
                fits.then_some((problems.count(), usize::MAX - known, file))
            })
            .min()
            .map(|(_, _, file)| file)
    }
}

/// Whether a text of this shape is known by its form, without names.
fn is_like_no_other(shape: Shape) -> bool {
    matches!(shape, Shape::Maps | Shape::Diskstats | Shape::Buddyinfo | Shape::PidStat)
}

/// Whether the names of rows or cells stand in the text, or its form is like
/// no other.
fn has_names(shape: Shape) -> bool {
    use Shape::{CgroupPath, Ids, Numbers, Ranges, Text, Values, Words};
    !matches!(shape, Values | Numbers | Words | Ids | Ranges | Text | CgroupPath)
}
