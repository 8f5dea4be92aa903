//! Hashes that are the same everywhere.

use serde::Serialize;

/// A hash of plain data that is the same on every platform and in every build: files hold that of each state.
///
/// # Panics
/// If postcard cannot write `data`. Setups and states consist of numbers, texts, enums and lists of known length, which
/// it always can. A fallback hash would make every comparison meaningless.
pub fn hash(data: &impl Serialize) -> u64 {
    let bytes =
        postcard::to_extend(data, Vec::with_capacity(4096)).expect("plain data can be written");
    xxhash_rust::xxh3::xxh3_64(&bytes)
}
