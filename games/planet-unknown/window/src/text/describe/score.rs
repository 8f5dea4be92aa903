//! The sources of medals, in words (rules §10.3).

use crate::t;
use crate::text::Speaks;
use rules::Score;

/// A category of medals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Category {
    /// Rows, columns and the planet's own medals.
    Lines,
    /// Tracks.
    Tracks,
    /// Lifepods and meteorites.
    Collected,
    /// End-of-game civ cards.
    Cards,
    /// Objectives of every kind.
    Objectives,
}

impl Category {
    /// Every category, in the order in which they are scored.
    pub const ALL: [Self; 5] = [
        Self::Lines,
        Self::Tracks,
        Self::Collected,
        Self::Cards,
        Self::Objectives,
    ];

    /// Its name.
    pub fn name(self, speaker: &impl Speaks) -> String {
        match self {
            Self::Lines => t!(speaker, "results-lines-name"),
            Self::Tracks => t!(speaker, "results-tracks-name"),
            Self::Collected => t!(speaker, "results-collected-name"),
            Self::Cards => t!(speaker, "results-cards-name"),
            Self::Objectives => t!(speaker, "results-objectives-name"),
        }
    }

    /// The medals of a score in this category.
    pub fn medals(self, score: &Score) -> u16 {
        match self {
            Self::Lines => score.lines(),
            Self::Tracks => score.track_total(),
            Self::Collected => score.collected(),
            Self::Cards => score.card_total(),
            Self::Objectives => score.objective_total() + score.private_total(),
        }
    }
}

/// The sources of a score's medals, a line for each category, and one for the planet's own medals if there are any.
pub fn medals_by_category(speaker: &impl Speaks, score: &Score) -> String {
    let planet = u16::from(score.planet_bonus);
    let mut lines = Vec::new();
    for category in Category::ALL {
        let own = match category {
            Category::Lines => planet,
            Category::Tracks | Category::Collected | Category::Cards | Category::Objectives => 0,
        };
        let medals = category.medals(score) - own;
        lines.push(format!("{}: {medals}", category.name(speaker)));
        if own > 0 {
            lines.push(format!("{}: {own}", t!(speaker, "results-planet-bonus")));
        }
    }
    lines.join("\n")
}
