//! `Builder`: a whole file from names and values.

use alloc::vec::Vec;

use super::Writer;
use crate::catalog::Shape;
use crate::{Error, ErrorKind, File, Snapshot, Value};

/// Makes the text of a file from names and values: what an emulator of /proc
/// or cgroupfs prints.
///
/// The text is in the kernel's form, and [`finish`](Self::finish) reads it
/// back strictly, so that nothing comes out that the kernel could not have
/// printed. The snapshot it returns can be encoded again and again with other
/// values ([`Snapshot::set`]).
///
/// ```
/// use statcodec::{File, Value, encode::Builder};
///
/// let mut builder = Builder::new(File::MemoryNumaStat);
/// builder.row("anon");
/// builder.cell("N0", Value::Number(4096));
/// builder.cell("N2", Value::Number(0));
/// let snapshot = builder.finish()?;
/// assert_eq!(snapshot.to_text(), b"anon N0=4096 N2=0\n");
/// # Ok::<(), statcodec::Error>(())
/// ```
#[derive(Debug)]
pub struct Builder {
    file: File,
    text: Vec<u8>,
    rows: usize,
}

impl Builder {
    /// A file without rows.
    #[must_use]
    pub fn new(file: File) -> Self {
        Self { file, text: Vec::new(), rows: 0 }
    }

    /// Begins a row of this name. Files whose rows have no name in the text
    /// (memory.current, cpu.max) leave it out.
    pub fn row(&mut self, name: impl AsRef<[u8]>) -> &mut Self {
        let named = self.file.info().shape != Shape::Values;
        if self.rows > 0 {
            self.text.push(if named { b'\n' } else { b' ' });
        }
        if named {
            self.text.extend_from_slice(name.as_ref());
        }
        self.rows += 1;
        self
    }

    /// Adds a cell to the row. The name of a cell that has none in the text
    /// (flat files, the head of v1's numa_stat) is empty.
    pub fn cell(&mut self, name: impl AsRef<[u8]>, value: Value<'_>) -> &mut Self {
        let name = name.as_ref();
        match self.file.info().shape {
            Shape::Values => {}
            Shape::Nested => {
                if !name.is_empty() {
                    self.text.push(b' ');
                    self.text.extend_from_slice(name);
                }
                self.text.push(b'=');
            }
            _ => self.text.push(b' '),
        }
        let mut writer = Writer::growing(&mut self.text);
        match value {
            Value::Number(number) => writer.decimal("", number),
            Value::Negative(number) => writer.signed("", number),
            Value::Hundredths(number) => writer.hundredths("", number),
            Value::Max => writer.text("max"),
            Value::Text(text) => writer.text(text),
        };
        self
    }

    /// Ends the file and reads it back.
    ///
    /// # Errors
    ///
    /// What a strict decoder finds wrong with the text: a name with a blank,
    /// a name given twice, a value that the file cannot hold. Names or text
    /// with LF, which would make a line of their own, are
    /// [`ErrorKind::NotEncodable`].
    pub fn finish(mut self) -> Result<Snapshot, Error> {
        if self.rows > 0 {
            self.text.push(b'\n');
        }
        let snapshot = self.file.decode(&self.text)?;
        if snapshot.len() != self.rows {
            return Err(Error::new(ErrorKind::NotEncodable, self.text.len()));
        }
        Ok(snapshot)
    }
}
