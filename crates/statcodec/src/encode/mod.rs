//! Writing kernel text: names, numbers and lines, without `core::fmt`.
//!
//! [`Writer`] is the mirror of the streaming decoders: what
//! [`decode::flat`](crate::decode::flat) reads, [`Writer::name_value`] writes.
//! [`Builder`] makes a whole file from names and values.

mod builder;
mod labels;
mod pen;
mod shapes;
mod sink;
mod writer;
mod zoneinfo;

pub use builder::Builder;
pub(crate) use pen::{Pen, WINDOW, line};
pub use sink::{Fixed, Growing, Sink};
pub use writer::{Overflow, Writer};
