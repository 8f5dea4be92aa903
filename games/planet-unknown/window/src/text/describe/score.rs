//! The sources of medals, in words (rules §10.3).

use crate::text::{Speaks, apart};
use crate::{phrases, t};
use play::Table;
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

phrases! {
    /// The name of a category of medals.
    pub fn category(category: Category) = "results-of" { Lines, Tracks, Collected, Cards, Objectives }
}

/// The sources of a score's medals, a line for each category, and one for the planet's own medals if there are any.
pub fn medals_by_category(speaker: &impl Speaks, score: &Score) -> String {
    let planet = u16::from(score.planet_bonus);
    let mut lines = Vec::new();
    for each in Category::ALL {
        let own = if each == Category::Lines { planet } else { 0 };
        let medals = each.medals(score) - own;
        lines.push(format!("{}: {medals}", category(speaker, each)));
        if own > 0 {
            lines.push(format!("{}: {own}", t!(speaker, "results-planet-bonus")));
        }
    }
    lines.join("\n")
}

/// The players of a finished game with their medals, in the order of their seats.
pub fn result_of(table: &Table) -> String {
    let state = table.state();
    let seats = table.setup().seats.iter().zip(state.seat_ids());
    let names =
        seats.map(|(seat, id)| format!("{}:\u{a0}{}", apart(&seat.name), state.score(id).total()));
    names.collect::<Vec<_>>().join(", ")
}
