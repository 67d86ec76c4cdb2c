//! The C library of statcodec: conversion between C and the crate `statcodec`,
//! and no logic of its own.
//!
//! The documentation for callers is `include/statcodec.h`, which is generated
//! from the comments here (`cargo xtask header`); so they speak to C readers.
//!
//! # For whoever adds a function
//!
//! - Its body is one [`guard::guard`] call, so that a panic becomes a status.
//! - A pointer comes in as `Option<&T>`, `Option<&mut T>` or `Option<Box<T>>`,
//!   which is NULL or valid; [`pointer::given`] turns NULL into a status. Texts
//!   come as pointer and length ([`pointer::bytes`]) or NUL-terminated
//!   ([`pointer::c_string`]).
//! - An output is an [`pointer::Out`]: it is written last, and on success only.
//! - The order is: the object, inputs, outputs.
//! - `unsafe` stands in [`pointer`] and [`storage`], and where these are called.
//! - A cursor is an iterator of the core: [`cursor`] has what all of them do.

#![allow(non_camel_case_types, reason = "the names are those of the header")]
#![allow(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "the callers are C programs, and the header says what their pointers must be"
)]

#[cfg(test)]
mod calls;
pub mod catalog;
pub mod cgroup;
pub mod colon;
mod cursor;
pub mod decoder;
pub mod error;
pub mod flat;
pub mod guard;
pub mod key;
pub mod maps;
pub mod matrix;
pub mod nested;
pub mod pointer;
pub mod reader;
pub mod snapshot;
pub mod status;
pub mod storage;
pub mod text;
pub mod tree;
pub mod value;
pub mod version;
pub mod writer;
