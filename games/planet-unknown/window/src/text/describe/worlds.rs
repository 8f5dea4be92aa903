//! Planets and corporations in words.

use crate::text::Speaks;
use crate::{phrases, t};
use kit::text::capitalised;
pub use play::guide::place_of_world as world_key;
use rules::CorporationId;
use rules::corporation::Techs;

phrases! {
    /// The special rule of a corporation, in one or two sentences (rules §8).
    pub fn corporation_rule(corporation: CorporationId) = ["worlds-corporation-rule", world_key(corporation.name())];

    /// The text of the tech of a level (rules §8).
    pub fn tech(corporation: CorporationId, level: u8) = ["worlds-tech", world_key(corporation.name()), level];

    /// The corporation's name for its token, inside a sentence.
    pub fn token(corporation: CorporationId) = ["worlds-token", world_key(corporation.name())];

    /// The difficulty of a planet or corporation, as “Difficulty 2 of 4”.
    pub fn difficulty(level: u8) = "worlds-difficulty", level, most = MOST_DIFFICULT;
}

/// The sign of the tech of a level, as “3” or “C” (rules §8, Jump Drive); its level if the corporation is not known.
pub fn tech_sign(corporation: impl Into<Option<CorporationId>>, level: u8) -> String {
    match corporation.into() {
        Some(owner) => owner.rules().tech_sign(level).to_string(),
        None => level.to_string(),
    }
}

/// The name of the tech of a level at the start of a sentence, as “Tech level 3” or “Tech C” (rules §8, Jump Drive).
pub fn tech_name(
    speaker: &impl Speaks,
    corporation: impl Into<Option<CorporationId>>,
    level: u8,
) -> String {
    let sign = tech_sign(corporation, level);
    let key = match sign.parse::<u8>() {
        Ok(_) => "names-benefit-tech-milestone",
        Err(_) => "names-berth-tech",
    };
    capitalised(&t!(speaker, key, level = sign))
}

/// The highest difficulty of a planet or corporation.
pub const MOST_DIFFICULT: u8 = 4;
