//! Sparklines: a bar for each sample, eight heights.

use std::collections::VecDeque;

const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The last samples in at most `width` columns. The lowest bar is the least of
/// them, or 0 where they are changes; a blank is no number.
pub(super) fn line(samples: &VecDeque<Option<i128>>, from_zero: bool, width: usize) -> String {
    let first = samples.len().saturating_sub(width);
    let shown = || samples.range(first..);
    let least = match from_zero {
        true => 0,
        false => shown().flatten().copied().min().unwrap_or(0),
    };
    let greatest = shown().flatten().copied().max().unwrap_or(0);
    let range = greatest.saturating_sub(least).max(1);
    let bar = |sample: i128| {
        // Numbers of 64 bits: far from the limits.
        let height = (sample.saturating_sub(least) * 7 + range / 2) / range;
        BARS[usize::try_from(height).unwrap_or(0).min(7)]
    };
    shown().map(|sample| sample.map_or(' ', bar)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_table() {
        let max = i128::from(u64::MAX);
        for (samples, from_zero, want) in [
            (&[0, 1, 2, 3, 4, 5, 6, 7][..], false, "▁▂▃▄▅▆▇█"),
            (&[0, max / 2, max], true, "▁▄█"),
            (&[5, 5, 5], false, "▁▁▁"),
            (&[5, 5, 5], true, "███"),
            (&[0, 0], true, "▁▁"),
            (&[-10, 0, 10], false, "▁▅█"),
            (&[1, 1, 1, 1, 1, 1, 1, 1, 9, 1], true, "▂▂▂▂▂▂█▂"),
            (&[], true, ""),
        ] {
            let samples = samples.iter().map(|&sample| Some(sample)).collect();
            assert_eq!(line(&samples, from_zero, 8), want);
        }
        assert_eq!(line(&[Some(1), None, Some(2)].into(), true, 8), "▅ █");
    }
}
