//! Planet Unknown.
