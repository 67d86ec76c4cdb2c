//! stub
#![no_std]
pub mod catalog;
pub use catalog::File;
