//! Versions.

use std::ffi::c_char;

use crate::guard::{guard, guard_or, guard_status};
use crate::status::{WRONG_VERSION, statcodec_status};

/// Reads a part of Cargo's version while the library is compiled.
const fn number(text: &str) -> u32 {
    match u32::from_str_radix(text, 10) {
        Ok(number) => number,
        Err(_) => panic!("Cargo gives decimal numbers"),
    }
}

const MAJOR: u32 = number(env!("CARGO_PKG_VERSION_MAJOR"));
const MINOR: u32 = number(env!("CARGO_PKG_VERSION_MINOR"));
const PATCH: u32 = number(env!("CARGO_PKG_VERSION_PATCH"));
const VERSION: u32 = MAJOR << 16 | MINOR << 8 | PATCH;

/// The version of the library, such as "1.2.3": a static string.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_version() -> *const c_char {
    guard(|| Ok(concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()))
}

/// The version of the library as `major << 16 | minor << 8 | patch`, as
/// STATCODEC_VERSION_NUMBER is that of the header.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_version_number() -> u32 {
    guard_or(0, || Ok(VERSION))
}

/// Whether a program built against the header of version `number` can use this
/// library: STATCODEC_OK or STATCODEC_WRONG_VERSION.
///
/// A library takes programs of all headers of its own major version that are
/// not newer than itself. A program that loads the library at run time asks
/// this first; one that is linked has the SONAME for the major version.
///
/// ```c
/// if (statcodec_check_version(STATCODEC_VERSION_NUMBER) != STATCODEC_OK)
///     return -1;
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_check_version(number: u32) -> statcodec_status {
    guard_status(|| {
        if number >> 16 == MAJOR && number <= VERSION { Ok(()) } else { Err(WRONG_VERSION.into()) }
    })
}
