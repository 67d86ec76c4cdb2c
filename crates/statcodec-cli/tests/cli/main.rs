//! The program as its users see it: command lines, streams and exit statuses.

mod check;
mod decode;
mod encode;
mod keys;
mod program;
mod readme;
mod show;
mod streams;
mod tree;
mod watch;
