//! The best results of the solo game, in a separate file: one for each planet, corporation and target.

mod store;
#[cfg(test)]
mod tests;

use crate::Table;
use rules::{CorporationId, Grade, PlanetId, SeatId};
use serde::{Deserialize, Serialize};

/// The result of a solo game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The planet.
    pub planet: PlanetId,
    /// The corporation.
    pub corporation: CorporationId,
    /// The target of the game in medals (rules §10.5).
    pub target: u16,
    /// The medals at the end.
    pub medals: u16,
    /// The player's name.
    pub name: String,
    /// The time when it ended, in seconds since 1970 (UTC).
    pub ended: u64,
    /// Whether the player asked for hints; such results are compared only with each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hinted: bool,
}

impl Record {
    /// The result of the game on `table`, which ended at `ended`; `None` unless it is a solo game that a person played
    /// from the very beginning to the end, without the help of practice.
    pub fn of(table: &Table, ended: u64) -> Option<Self> {
        let alone = table.was_played_by_people() && !table.is_rescued();
        let counts = table.state().is_finished() && !table.setup().options.practice && alone;
        Self::rated(table, ended).filter(|_| counts)
    }

    /// The result of the game on `table`, which ended at `ended`, whether it counts or not; `None` unless it is a solo game.
    pub fn rated(table: &Table, ended: u64) -> Option<Self> {
        let setup = table.setup();
        let target = setup.options.target()?;
        let seat = setup.seats.first()?;
        Some(Self {
            planet: seat.planet,
            corporation: seat.corporation,
            target,
            medals: table.state().score(SeatId(0)).total(),
            name: seat.name.clone(),
            ended,
            hinted: table.is_hinted(),
        })
    }

    /// The rating of the result.
    pub fn grade(&self) -> Grade {
        Grade::of(self.medals, self.target)
    }

    /// The margin over the target; negative below it.
    pub fn above_target(&self) -> i32 {
        i32::from(self.medals) - i32::from(self.target)
    }

    /// What it is compared by: planet, corporation and target, and whether hints were used.
    fn kind(&self) -> (PlanetId, CorporationId, u16, bool) {
        (self.planet, self.corporation, self.target, self.hinted)
    }
}

/// The best results, one for each planet, corporation and target, as they stand in their file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Records {
    /// The marker of the file.
    format: String,
    version: u16,
    records: Vec<Record>,
}

impl Records {
    /// The best results by planet, corporation and target.
    pub fn iter(&self) -> impl Iterator<Item = &Record> {
        self.records.iter()
    }

    /// The best result to compare `record` with.
    pub fn rival(&self, record: &Record) -> Option<&Record> {
        let kind = record.kind();
        self.records.iter().find(|best| best.kind() == kind)
    }

    /// Adds a result; returns whether it is now the best of its kind. The earlier of two equal results stays.
    pub fn note(&mut self, record: Record) -> bool {
        if self
            .rival(&record)
            .is_some_and(|best| best.medals >= record.medals)
        {
            return false;
        }
        self.records.retain(|best| best.kind() != record.kind());
        self.records.push(record);
        self.records.sort_by_key(Record::kind);
        true
    }
}
