//! Names joined as in a sentence.

use super::{Speaks, apart};
use crate::t;

/// Joins names as in a sentence: “Ada, Ben and Cleo”.
pub fn list(speaker: &impl Speaks, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => {
            let rest: Vec<_> = rest.iter().map(|name| apart(name)).collect();
            t!(
                speaker,
                "common-and",
                first = rest.join(", "),
                second = &last
            )
        }
    }
}
