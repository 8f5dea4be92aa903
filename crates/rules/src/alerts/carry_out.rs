//! What alerts ask of a seat, and carrying out the answers (rules §9).

use crate::action::Answer;
use crate::board::tile::Ring;
use crate::board::{Cell, CellSet};
use crate::card::{Objective, ObjectiveSet};
use crate::corporation::Field;
use crate::decision::{Purpose, Question, Steps, some_cell};
use crate::effect::{Effect, Pending};
use crate::event::EventKind;
use crate::resolve::Resolver;
use crate::state::{GameState, Seat, SeatId};
use crate::terrain::{Track, TrackSet};
use arrayvec::ArrayVec;

impl GameState {
    /// What an effect asks that only alerts bring; nothing for other effects.
    pub(crate) fn question_of_alert(&self, seat: SeatId, effect: Effect) -> Option<Question> {
        let owner = self.seat(seat);
        Some(match effect {
            Effect::RegressFar { among, times } => ask_regress(owner, among, times),
            Effect::TurnStation => Question::TurnStation,
            Effect::PutMeteorite if owner.rules().repels_meteorites(owner) => Question::Impossible,
            Effect::PutMeteorite => {
                some_cell(owner.board.empty_meteor_symbols(), Purpose::PutMeteorite)
            }
            Effect::DestroyRover => some_cell(spare_rovers(owner), Purpose::DestroyRover),
            Effect::DestroyLifepod => some_cell(owner.board.lifepods, Purpose::DestroyLifepod),
            Effect::DestroyCollectedLifepod if owner.kept_lifepods().is_empty() => {
                Question::Impossible
            }
            Effect::DestroyCollectedLifepod => {
                Question::DestroyCollectedLifepod(owner.kept_lifepods())
            }
            Effect::DestroyObjective if owner.private_objectives.is_empty() => Question::Impossible,
            Effect::DestroyObjective => Question::DestroyObjective(
                owner
                    .private_objectives
                    .iter()
                    .copied()
                    .collect::<ObjectiveSet>(),
            ),
            Effect::OneResource { tile, .. } => Question::Resource(tile.terrains()),
            Effect::RemoveShape => self.ask_remove(seat),
            _ => return None,
        })
    }

    /// The stacks of the own depot that can be removed without emptying it (rules §11.25).
    fn ask_remove(&self, seat: SeatId) -> Question {
        let depot = self.depot_of(seat);
        let has_tiles = |ring: &Ring| !self.station.stack(*ring, depot).tiles.is_empty();
        let rings: ArrayVec<Ring, 2> = Ring::ALL.into_iter().filter(has_tiles).collect();
        if rings.is_full() {
            Question::RemoveShape(rings)
        } else {
            Question::Impossible
        }
    }
}

/// The rovers on the planet if there are more than one.
fn spare_rovers(owner: &Seat) -> CellSet {
    if owner.board.rovers.len() > 1 {
        owner.board.rovers
    } else {
        CellSet::EMPTY
    }
}

/// The trackers that can regress by `times`, or else those that can regress the most, and where to (rules §9.3).
fn ask_regress(owner: &Seat, among: TrackSet, times: u8) -> Question {
    let reached = |tracker: Track| (tracker, descend(owner, tracker, times));
    let all: ArrayVec<(Track, (u8, Field)), 5> = among.iter().map(reached).collect();
    let most = all.iter().map(|(_, (steps, _))| *steps).max().unwrap_or(0);
    if most == 0 {
        return Question::Impossible;
    }
    let steps: Steps = all
        .into_iter()
        .filter(|(_, (steps, _))| *steps == most)
        .map(|(tracker, (_, to))| (tracker, to))
        .collect();
    Question::Regress(steps)
}

/// How many of `times` fields `tracker` can go back, and where that takes it.
fn descend(owner: &Seat, tracker: Track, times: u8) -> (u8, Field) {
    let mut owner = owner.clone();
    for step in 0..times {
        let Some(below) = owner.rules().retreat(&owner, tracker) else {
            return (step, owner.tracker(tracker));
        };
        owner.trackers[tracker as usize] = below;
    }
    (times, owner.tracker(tracker))
}

impl Resolver<'_> {
    /// Carries out what only alerts ask and is no cell.
    pub(crate) fn resolve_alert(&mut self, pending: Pending, answer: Answer) {
        match (answer, pending.effect) {
            (Answer::DestroyObjective(objective), _) => self.destroy_objective(objective),
            (Answer::Turn(steps), _) => {
                self.state.station.turn_clockwise(steps);
                self.tell(EventKind::Rotated(steps));
            }
            (Answer::Resource(terrain), Effect::OneResource { tile, lies }) => {
                self.choose_resource(tile, lies, terrain);
            }
            (Answer::Remove(ring), _) => {
                let depot = self.state.depot_of(self.seat);
                self.state.station.stack_mut(ring, depot).tiles.clear();
                self.tell(EventKind::StackRemoved { ring, depot });
            }
            _ => {}
        }
    }

    /// Does on a cell what only alerts do.
    pub(crate) fn act_for_alert(&mut self, effect: Effect, cell: Cell) {
        match effect {
            Effect::PutMeteorite => self.put_meteorite(cell),
            Effect::DestroyRover => self.destroy_rover(cell),
            Effect::DestroyLifepod => {
                self.me().board.lifepods.remove(cell);
                self.tell(EventKind::LifepodDestroyed(cell));
            }
            _ => {}
        }
    }

    /// A meteorite comes down and destroys a rover there (rules §9.5).
    fn put_meteorite(&mut self, cell: Cell) {
        self.me().board.meteorites.insert(cell);
        self.tell(EventKind::MeteoriteLanded(cell));
        if self.me().board.rovers.contains(cell) {
            self.destroy_rover(cell);
        }
    }

    /// Destroys a rover and the meteorite it carries (rules §4.3).
    fn destroy_rover(&mut self, cell: Cell) {
        let board = &mut self.me().board;
        board.rovers.remove(cell);
        board.loaded.remove(cell);
        self.tell(EventKind::RoverDestroyed(cell));
    }

    fn destroy_objective(&mut self, objective: Objective) {
        let me = self.me();
        me.private_objectives.retain(|held| *held != objective);
        me.rejected.insert(objective);
        self.whisper(EventKind::ObjectiveDestroyed(objective));
    }
}
