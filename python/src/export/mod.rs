//! Memory handed to others: the buffer protocol and Arrow's C data interface.
//!
//! The `unsafe` of the extension module is here, and in the one-line callers
//! of [`buffer`].

pub(crate) mod arrow;
pub(crate) mod buffer;
mod capsule;
