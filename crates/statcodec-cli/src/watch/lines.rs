//! What is watched as lines, where no terminal is: they only ever grow.

use std::time::Duration;

use unicode_width::UnicodeWidthStr;

use super::series::Series;
use super::words;
use crate::output::{FAINT, HEADING, styled};
use crate::units::shown;
use crate::visible::display;

/// How wide the columns are; they only ever widen.
#[derive(Debug)]
pub(super) struct Lines {
    name: usize,
    value: usize,
    change: usize,
}

impl Lines {
    pub(super) fn new(series: &Series) -> Self {
        let shown = |key: &super::series::Key| !series.is_of_moved() || key.is_counter();
        let names = series.keys().iter().filter(|key| shown(key)).map(|key| key.name.width());
        Self { name: names.max().unwrap_or(0).min(32), value: 12, change: 14 }
    }

    /// A line for each key to show of the last interval.
    pub(super) fn text(&mut self, series: &Series) -> String {
        // As exact as short intervals need it.
        let decimals = if series.interval < Duration::from_millis(900) { 3 } else { 1 };
        let elapsed = format!("{:8.decimals$} s", series.elapsed.as_secs_f64());
        let (Some(file), mut text) = (series.file(), String::new()) else {
            return String::new();
        };
        for key in series.shown_now() {
            let cell = series.cell(key);
            let name = display(key.name.as_bytes());
            let value = shown(file, key.info, cell);
            let change = words::change(key, cell);
            self.name = self.name.max(name.width());
            self.value = self.value.max(value.width());
            self.change = self.change.max(change.width());
            let blanks = |width: usize, text: &str| " ".repeat(width - text.width());
            let line = format!(
                "{}  {name}{}  {}{}  {}{change}  {}",
                styled(FAINT, &elapsed),
                blanks(self.name, &name),
                blanks(self.value, &value),
                styled(HEADING, &value),
                blanks(self.change, &change),
                words::rate(key),
            );
            text.push_str(line.trim_end());
            text.push('\n');
        }
        if text.is_empty() {
            text = format!("{}\n", styled(FAINT, &format!("{elapsed}  (nothing moved)")));
        }
        text
    }
}
