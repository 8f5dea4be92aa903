//! What a seat did in a game.

use crate::Table;
use rules::corporation::Techs;
use rules::score::OBJECTIVE_WIN;
use rules::{
    CardEvent, CourseEvent, EventKind, Grade, PieceEvent, Score, Seat, SeatId, SeatSetup,
    TileEvent, Track, TrackEvent,
};
use table::Level;

/// What a seat did in a finished game.
pub(super) struct Deeds<'a> {
    pub(super) seat: &'a Seat,
    pub(super) chosen: &'a SeatSetup,
    pub(super) score: Score,
    pub(super) seats: usize,
    pub(super) won: bool,
    /// The strongest bot among the others.
    pub(super) rival: Option<Level>,
    pub(super) events: bool,
    /// The target of a solo game.
    pub(super) target: Option<u16>,
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
    pub(super) fn of(table: &'a Table, seat: SeatId) -> Self {
        let (setup, state) = (table.setup(), table.state());
        let score = state.score(seat);
        let others = state.seat_ids().filter(|other| *other != seat);
        let target = setup.options.target();
        let is_best = state.ranks().get(seat.index()) == Some(&1);
        let won = match target {
            Some(target) => score.total() >= target,
            None => state.seats.len() > 1 && is_best,
        };
        let mut deeds = Self {
            seat: state.seat(seat),
            chosen: &setup.seats[seat.index()],
            seats: state.seats.len(),
            won,
            rival: others.filter_map(|other| table.players().bot(other)).max(),
            events: setup.options.events.is_some(),
            target,
            score,
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
        deeds
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
        self.won && self.rival == Some(level)
    }

    /// The height of a tracker at the end.
    pub(super) fn height(&self, track: Track) -> u8 {
        self.seat.tracker(track).height
    }

    /// The number of techs that were available at the end.
    pub(super) fn techs(&self) -> usize {
        let rules = self.seat.rules();
        let unlocked = |level: &u8| rules.unlocked(self.seat, *level);
        rules.levels().filter(unlocked).count()
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
        Some(Grade::of(self.score.total(), self.target?))
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
