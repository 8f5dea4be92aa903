//! The hash of a state, as saved games hold it.

use rules::GameState;

/// A hash of `state` that is the same on every platform and in every build.
pub fn state_hash(state: &GameState) -> u64 {
    let bytes = postcard::to_stdvec(state).expect("a state can be written as bytes");
    xxhash_rust::xxh3::xxh3_64(&bytes)
}
