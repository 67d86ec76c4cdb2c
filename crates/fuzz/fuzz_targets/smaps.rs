//! See `oracle::smaps::target`.

#![no_main]

#[path = "../../statcodec/tests/oracle/mod.rs"]
mod oracle;

libfuzzer_sys::fuzz_target!(|input: &[u8]| oracle::smaps::target(input));
