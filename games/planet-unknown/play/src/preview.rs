//! Previews of placing a tile or a patch: the same step of the rules, carried out on a copy of the state.

use crate::contests;
use crate::ghost::Ghost;
use rules::board::cell::SIDE;
use rules::score::line_state;
use rules::{
    Action, Answer, Board, Cell, CellSet, Choice, CourseEvent, Effect, Event, EventKind, Field,
    GameState, Line, LineState, Objective, Pending, PieceEvent, Question, Seat, SeatId, TileEvent,
    Track, TrackEvent,
};

/// What would happen if a tile or a patch were placed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// Cells of ice that the tile covers.
    pub ice: u32,
    /// Whether the tile's water would gain nothing, because none of its water cells covers ice (rules §5.2).
    pub dry: bool,
    /// The trackers that the tile's other resources would not advance, because the corporation wants something else.
    pub idle: Vec<Track>,
    /// The fields that trackers would reach by the tile's resources and by techs, in this order.
    pub advances: Vec<(Track, Field)>,
    /// The fields of which a tracker would reach one, where the corporation leaves a choice.
    pub either: Vec<(Track, Field)>,
    /// Whether the player would then choose the one resource that counts (rules §11.2).
    pub one_resource: bool,
    /// The trackers of which energy could advance one; empty without energy.
    pub energy: Vec<Track>,
    /// Other effects that would be gained, such as those of techs (rules §8).
    pub gained: Vec<Pending>,
    /// Rover movement that would be gained.
    pub movement: u8,
    /// Lifepods that would be destroyed.
    pub lifepods: CellSet,
    /// Rovers that would be destroyed.
    pub rovers: CellSet,
    /// The cell where a meteorite would land.
    pub meteorite: Option<Cell>,
    /// Whether a tech would keep a meteorite away.
    pub repelled: bool,
    /// Rows and columns that would be complete, with their medals.
    pub completed: Vec<(Line, u8)>,
    /// How the medals of the tracks would change by these advances: some fields bring fewer than the one before.
    pub tracks: i16,
    /// Medals of the planet itself that would be won, or lost if less than 0.
    pub bonus: i8,
    /// The objectives that everybody sees and whose medals would be won, or lost if less than 0; in the first round only those
    /// won, for everybody begins with ties, which every step breaks (rules §8).
    pub objectives: Vec<(Objective, i16)>,
    /// Rows and columns that a meteorite that lands would block although they were complete or become covered.
    pub blocked: Vec<Line>,
    /// Whether this would be the last round.
    pub last_round: bool,
}

impl Preview {
    /// What would happen if `seat` placed the tile in its hand as the answer to its pending effect number `pending`, or
    /// `None` if that is against the rules.
    pub fn of(state: &GameState, seat: SeatId, pending: u8, ghost: &Ghost) -> Option<Self> {
        let foretold = Self::of_answer(state, seat, pending, ghost.answer())?;
        Some(Self {
            ice: (ghost.cells() & state.seat(seat).board.data().ice).len(),
            ..foretold
        })
    }

    /// What would happen if `seat` answered its pending effect number `pending` so, by placing a tile or a patch, or `None` if
    /// that is against the rules. Ice is not counted.
    pub fn of_answer(state: &GameState, seat: SeatId, pending: u8, answer: Answer) -> Option<Self> {
        let mut after = state.clone();
        let choice = Choice::Resolve { pending, answer };
        let events = after.apply(&Action { seat, choice }).ok()?;
        let (before, board) = (&state.seat(seat).board, &after.seat(seat).board);
        let mut preview = Self {
            bonus: board.planet_bonus() as i8 - before.planet_bonus() as i8,
            objectives: contested(state, &after, seat),
            ..Self::of_lines(before, board)
        };
        for event in &events {
            preview.note(event);
        }
        let mut advanced = after.clone();
        for pending in gained(state.seat(seat), after.seat(seat)) {
            preview.note_gained(&after, &mut advanced, seat, pending);
        }
        let [had, has] = [&after, &advanced].map(|state| state.seat(seat).track_medals());
        preview.tracks = has as i16 - had as i16;
        Some(preview)
    }

    /// Whether the placement would cost something that the player may not have meant to give: lifepods, rovers, rows, medals,
    /// a resource, or the rounds that would follow.
    pub fn costs(&self) -> bool {
        self.dry
            || !self.lifepods.is_empty()
            || !self.rovers.is_empty()
            || !self.blocked.is_empty()
            || self.loses_medals()
            || !self.idle.is_empty()
            || self.last_round
    }

    /// Whether tracks, the planet itself and objectives would bring fewer medals than before, all together.
    pub fn loses_medals(&self) -> bool {
        let objectives = self.objectives.iter().map(|(_, medals)| medals);
        self.tracks + i16::from(self.bonus) + objectives.sum::<i16>() < 0
    }

    fn of_lines(before: &Board, after: &Board) -> Self {
        let mut preview = Self::default();
        for line in (0..SIDE).flat_map(|index| [Line::Row(index), Line::Column(index)]) {
            match line_state(after, line) {
                same if same == line_state(before, line) => {}
                LineState::Complete => {
                    let medals = after.data().medals(line);
                    preview.completed.push((line, medals));
                }
                // A meteorite that lay there before blocks the line whatever is laid.
                LineState::Blocked if before.all_meteorites().meets(line.cells()) => {}
                LineState::Blocked => preview.blocked.push(line),
                LineState::Open { .. } => {}
            }
        }
        preview
    }

    fn note(&mut self, event: &Event) {
        match event.kind {
            EventKind::Piece(PieceEvent::LifepodDestroyed(cell)) => self.lifepods.insert(cell),
            EventKind::Piece(PieceEvent::RoverDestroyed(cell)) => self.rovers.insert(cell),
            EventKind::Piece(PieceEvent::MeteoriteLanded(cell)) => self.meteorite = Some(cell),
            EventKind::Piece(PieceEvent::MeteoriteRepelled(_)) => self.repelled = true,
            EventKind::Course(CourseEvent::LastRound(_)) => self.last_round = true,
            EventKind::Track(TrackEvent::MovementGained { steps, .. }) => self.movement += steps,
            EventKind::Tile(TileEvent::ResourceIdle(Track::Water)) => self.dry = true,
            EventKind::Tile(TileEvent::ResourceIdle(track)) => self.idle.push(track),
            _ => {}
        }
    }

    /// Notes an effect that is gained. Trackers that it advances are moved in `advanced`: such effects follow each other.
    fn note_gained(
        &mut self,
        after: &GameState,
        advanced: &mut GameState,
        seat: SeatId,
        pending: &Pending,
    ) {
        let owner = after.seat(seat);
        if let Effect::Resource(resource) = pending.effect {
            let times = owner.rules().resource_advances(owner, resource);
            self.note_advances(advanced, seat, pending, times);
        } else if let Effect::Advance { among, times } = pending.effect
            && among.len() == 1
        {
            self.note_advances(advanced, seat, pending, times);
        } else if let Effect::Energy { .. } = pending.effect {
            if let Question::Advance(steps, _) = after.question(seat, pending) {
                self.energy = steps.iter().map(|(track, _)| *track).collect();
            }
        } else if let Effect::OneResource { .. } = pending.effect {
            self.one_resource = true;
        } else {
            self.gained.push(*pending);
        }
    }

    fn note_advances(
        &mut self,
        advanced: &mut GameState,
        seat: SeatId,
        pending: &Pending,
        times: u8,
    ) {
        for _ in 0..times {
            let Question::Advance(steps, _) = advanced.question(seat, pending) else {
                return;
            };
            let [step] = steps[..] else {
                self.either.extend(&steps);
                return;
            };
            if self.advances.last() != Some(&step) {
                self.advances.push(step);
            }
            let (tracker, to) = step;
            advanced.seats[seat.index()].trackers[tracker as usize] = to;
        }
    }
}

/// The medals of objectives that would change for `seat` from one state to another, as far as they are worth a word.
fn contested(before: &GameState, after: &GameState, seat: SeatId) -> Vec<(Objective, i16)> {
    let mut changes = contests::changes(before, after, seat);
    changes.retain(|(_, medals)| before.round > 1 || *medals > 0);
    changes
}

/// The pending effects of a seat after a step that were not there before it.
fn gained<'a>(before: &Seat, after: &'a Seat) -> impl Iterator<Item = &'a Pending> {
    let mut old = before.turn.agenda.to_vec();
    after.turn.agenda.iter().filter(move |pending| {
        let place = old.iter().position(|other| other == *pending);
        place.map(|place| old.swap_remove(place)).is_none()
    })
}

#[cfg(test)]
mod tests;
