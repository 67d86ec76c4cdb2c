//! Decoders that cgroups share.

use statcodec::accumulate::{Columns, Projection};
use statcodec::{Decoder, Error, File, Report, Snapshot};

use super::options::Wanted;

/// Templates that are remembered. A tree has few: cgroups print the same keys,
/// but for a root that lacks some, or nodes that have no memory.
const MOST: usize = 8;

/// The decoders of one file: one for each template, the last used first.
#[derive(Debug)]
pub(super) struct Pool {
    file: File,
    entries: Vec<Entry>,
}

#[derive(Debug)]
struct Entry {
    decoder: Decoder,
    /// Found when the first reading is copied.
    projection: Option<Projection>,
    /// Whether it has cells that are wanted, but have no column yet.
    wider: bool,
}

/// The reading that was decoded last, and where its cells go.
pub(super) struct Projected<'p> {
    pub(super) snapshot: &'p Snapshot,
    pub(super) projection: &'p Projection,
    /// Whether it has cells that are wanted, but have no column yet.
    pub(super) wider: bool,
}

impl Pool {
    pub(super) fn new(file: File) -> Self {
        Self { file, entries: Vec::new() }
    }

    /// Decodes a text through one of the templates. Returns false where it is
    /// of none of them.
    #[inline]
    pub(super) fn decode_warm(&mut self, text: &[u8]) -> bool {
        let hit = self.entries.iter_mut().position(|entry| entry.decoder.decode_warm(text));
        if let Some(hit @ 1..) = hit {
            self.entries[..=hit].rotate_right(1);
        }
        hit.is_some()
    }

    /// Decodes a text of a template that is not known, and remembers it.
    pub(super) fn learn(&mut self, text: &[u8]) -> Result<(), Error> {
        let mut entry = match self.entries.len() {
            MOST => self.entries.pop(),
            _ => None,
        }
        .unwrap_or_else(|| Entry {
            decoder: Decoder::new(self.file),
            projection: None,
            wider: false,
        });
        entry.projection = None;
        let file = self.file.for_text(text);
        if entry.decoder.file() != file {
            entry.decoder = Decoder::new(file);
        }
        let result = entry.decoder.decode_lenient(text).map(|_| ());
        self.entries.insert(0, entry);
        result
    }

    /// The reading that was decoded last.
    pub(super) fn last(&self) -> Option<Report<'_>> {
        self.entries.first()?.decoder.last()
    }

    /// The reading that was decoded last, and where its cells go.
    #[inline]
    pub(super) fn projected(
        &mut self,
        source: u16,
        columns: &Columns,
        wanted: &Wanted,
    ) -> Option<Projected<'_>> {
        let entry = self.entries.first_mut()?;
        let snapshot = entry.decoder.last()?.snapshot;
        if entry.projection.as_ref().is_none_or(|projection| !projection.is_of(snapshot)) {
            let mut wider = columns.clone();
            wanted.add(source, snapshot.template(), &mut wider);
            entry.wider = wider.len() > columns.len();
            entry.projection = Some(columns.projection(source, snapshot.template()));
        }
        let projection = entry.projection.as_ref()?;
        Some(Projected { snapshot, projection, wider: entry.wider })
    }

    /// The columns changed.
    pub(super) fn forget_projections(&mut self) {
        self.entries.iter_mut().for_each(|entry| entry.projection = None);
    }
}
