//! Writing /proc/zoneinfo, in the layout of kernel 7.1.

use super::builder::Row;
use super::shapes::{Text, blanks, put};
use crate::Value;

/// Labels in the 9 columns before the zone's sizes and watermarks.
const SIZES: [&[u8]; 9] =
    [b"boost", b"min", b"low", b"high", b"promo", b"spanned", b"present", b"managed", b"cma"];

/// Lines of two blanks, a label and a value that the kernel aligns by hand.
const PLAIN: [(&[u8], &str); 6] = [
    (b"pages free", "  pages free     "),
    (b"vm stats threshold", "  vm stats threshold: "),
    (b"node_unreclaimable", "  node_unreclaimable:  "),
    (b"start_pfn", "  start_pfn:           "),
    (b"reserved_highatomic", "  reserved_highatomic: "),
    (b"free_highatomic", "  free_highatomic:     "),
];

/// Labels of a CPU's page list, in 10 columns.
const LISTS: [&[u8]; 5] = [b"count", b"high", b"batch", b"high_min", b"high_max"];

/// A zone. The counters of its node come first, where it is the first zone
/// of the node that has memory; those of the zone after the watermarks; then
/// a list for each CPU.
pub(super) fn zone(w: &mut Text<'_>, row: Row<'_>) {
    w.text(row.name()).end_line();
    let mut in_lists = false;
    let mut cells = row.cells().enumerate().peekable();
    while let Some((number, (label, value))) = cells.next() {
        if number == 0 && label != b"pages free" {
            w.text("  per-node stats\n");
        }
        if label == b"cpu" && !in_lists {
            w.text("  pagesets\n");
            in_lists = true;
        }
        let plain = PLAIN.iter().find(|(name, _)| *name == label);
        if label == b"protection" {
            put(w, "        protection: (", value);
            while let Some((_, (_, more))) = cells.next_if(|(_, (next, _))| *next == label) {
                put(w, ", ", more);
            }
            w.text(")\n");
            continue;
        }
        match plain {
            Some((_, before)) => put(w, before, value),
            None if label == b"cpu" => put(w, "    cpu: ", value),
            None if in_lists && LISTS.contains(&label) => list(w, label, value),
            None if SIZES.contains(&label) => padded(w, "        ", label, 9, value),
            None => padded(w, "      ", label, 13, value),
        }
        w.end_line();
    }
}

/// `label` in so many columns, one blank at least, and the value.
fn padded(w: &mut Text<'_>, indent: &str, label: &[u8], columns: usize, value: Value<'_>) {
    w.text(indent).text(label);
    blanks(w, columns.saturating_sub(label.len()).max(1));
    put(w, "", value);
}

fn list(w: &mut Text<'_>, label: &[u8], value: Value<'_>) {
    w.text("              ").text(label).text(":");
    blanks(w, 9usize.saturating_sub(label.len()).max(1));
    put(w, "", value);
}
