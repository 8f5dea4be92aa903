//! What a seat did in a game.

use crate::Table;
use crate::statistics::Played;
use rules::corporation::Techs;
use rules::score::OBJECTIVE_WIN;
use rules::{
    CardEvent, CourseEvent, EventKind, Grade, PieceEvent, Score, Seat, SeatId, TileEvent, Track,
    TrackEvent,
};
use table::Level;

/// What a seat did in a finished game.
pub(super) struct Deeds<'a> {
    pub(super) seat: &'a Seat,
    pub(super) result: Played,
    pub(super) score: Score,
    pub(super) events: bool,
    /// The most benefits of fields in a turn that advanced a tracker.
    pub(super) longest_chain: u32,
    pub(super) patches: u32,
    pub(super) lifepods_lost: u32,
    /// The number of cells that rovers drove.
    pub(super) driven: u32,
    /// The number of resources that did not advance a tracker.
    pub(super) wasted: u32,
    pub(super) cards: u32,
    pub(super) highest_rank: u8,
    chain: u32,
}

impl<'a> Deeds<'a> {
    /// What `seat` did in the finished game on `table`.
    pub(super) fn of(table: &'a Table, seat: SeatId) -> Option<Self> {
        let mut deeds = Self {
            seat: table.state().seat(seat),
            result: Played::of_seat(table, seat)?,
            score: table.state().score(seat),
            events: table.setup().options.events.is_some(),
            longest_chain: 0,
            patches: 0,
            lifepods_lost: 0,
            driven: 0,
            wasted: 0,
            cards: 0,
            highest_rank: 0,
            chain: 0,
        };
        let events = table.done().iter().flat_map(|entry| &entry.events);
        for event in events.filter(|event| event.seat == Some(seat)) {
            deeds.note(event.kind);
        }
        Some(deeds)
    }

    fn note(&mut self, kind: EventKind) {
        match kind {
            EventKind::Track(TrackEvent::Advanced { source, .. }) => {
                self.chain += u32::from(source.field().is_some());
                self.longest_chain = self.longest_chain.max(self.chain);
            }
            EventKind::Card(CardEvent::Taken { rank, .. }) => {
                self.cards += 1;
                self.highest_rank = self.highest_rank.max(rank);
            }
            EventKind::Course(CourseEvent::TurnEnded) => self.chain = 0,
            EventKind::Tile(TileEvent::PatchPlaced { .. }) => self.patches += 1,
            EventKind::Tile(TileEvent::ResourceIgnored(_)) => self.wasted += 1,
            EventKind::Piece(PieceEvent::LifepodDestroyed(_)) => self.lifepods_lost += 1,
            EventKind::Piece(PieceEvent::RoverMoved { .. }) => self.driven += 1,
            _ => {}
        }
    }

    /// Whether it won, and the strongest bot among the others has this strength.
    pub(super) fn beats(&self, level: Level) -> bool {
        self.result.is_won() && self.result.rival == Some(level)
    }

    /// The height of a tracker at the end.
    pub(super) fn height(&self, track: Track) -> u8 {
        self.seat.tracker(track).height
    }

    /// The number of techs that were available at the end.
    pub(super) fn techs(&self) -> usize {
        self.seat.available_levels().len() as usize
    }

    /// Whether every tech was available at the end.
    pub(super) fn has_every_tech(&self) -> bool {
        self.techs() == self.seat.rules().levels().count()
    }

    /// The number of rows and columns that scored.
    pub(super) fn lines(&self) -> usize {
        let lines = self.score.rows.iter().chain(&self.score.columns);
        lines.filter(|medals| **medals > 0).count()
    }

    /// The grade of a solo game.
    pub(super) fn grade(&self) -> Option<Grade> {
        Some(Grade::of(self.result.medals, self.result.target?))
    }

    /// Whether it won every neighbour objective; there is at least one.
    pub(super) fn beats_every_neighbour(&self) -> bool {
        let between = &self.score.objectives;
        !between.is_empty() && between.iter().all(|score| score.medals >= OBJECTIVE_WIN)
    }

    /// Whether it met every private objective; there is at least one.
    pub(super) fn meets_every_private_objective(&self) -> bool {
        let private = &self.score.private;
        !private.is_empty() && private.iter().all(|(_, medals)| *medals > 0)
    }
}
