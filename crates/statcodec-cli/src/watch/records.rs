//! What is watched for programs: JSON, an object on a line for each interval,
//! and comma-separated values, a line for each key.
//!
//! `time` is in seconds since 1970; `seconds` is what passed since the reading
//! before, by a clock that nobody sets.

use std::io::{self, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::ser::{Error as _, SerializeMap};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::series::{Key, Series};
use super::words::{plain_change, plain_rate};
use crate::cells::{literal, state_name};
use crate::json::Scalar;
use crate::rows_csv::record;
use crate::visible::escape;

/// Writes the heading of the comma-separated values.
pub(super) fn head(out: &mut dyn Write) -> io::Result<()> {
    let names = ["time", "seconds", "key", "value", "state", "unit", "kind", "delta", "rate"];
    record(out, &names)
}

/// Writes a line for each key.
pub(super) fn csv(series: &Series, out: &mut dyn Write) -> io::Result<()> {
    let (time, seconds) = times(series);
    for key in series.shown_now() {
        let cell = series.cell(key);
        let value = literal(cell);
        let fields = [
            &*time,
            &*seconds,
            &*key.name,
            &*escape(&value),
            state_name(cell.state()),
            key.info.map_or("", |info| info.unit.as_str()),
            key.info.map_or("", |info| info.kind.as_str()),
            &plain_change(key, cell).unwrap_or_default(),
            &key.rate.map(plain_rate).unwrap_or_default(),
        ];
        record(out, &fields)?;
    }
    Ok(())
}

/// Writes a line for the interval.
pub(super) fn json(series: &Series, out: &mut dyn Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, &Report(series))?;
    out.write_all(b"\n")
}

fn times(series: &Series) -> (String, String) {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let text = |time: std::time::Duration, decimals: usize| {
        format!(
            "{}.{:0decimals$}",
            time.as_secs(),
            time.subsec_nanos() / 10u32.pow(9 - decimals as u32)
        )
    };
    (text(time, 3), text(series.interval, 6))
}

struct Report<'s>(&'s Series);

impl Serialize for Report<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (time, seconds) = times(self.0);
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("time", &Number(time))?;
        map.serialize_entry("seconds", &Number(seconds))?;
        map.serialize_entry("keys", &Keys(self.0))?;
        map.end()
    }
}

struct Keys<'s>(&'s Series);

impl Serialize for Keys<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.shown_now().map(|key| (&key.name, Entry(self.0, key))))
    }
}

/// One key: its value, and change and rate where it has any.
struct Entry<'s>(&'s Series, &'s Key);

impl Serialize for Entry<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cell = self.0.cell(self.1);
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("value", &Scalar(cell))?;
        map.serialize_entry("delta", &plain_change(self.1, cell).map(Number))?;
        if let Some(rate) = self.1.rate {
            map.serialize_entry("rate", &Number(plain_rate(rate)))?;
        }
        map.end()
    }
}

/// A number by its digits.
struct Number(String);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(self.0.clone()).map_err(S::Error::custom)?.serialize(serializer)
    }
}
