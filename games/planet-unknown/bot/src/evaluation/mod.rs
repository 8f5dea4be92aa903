//! The value of a position to a seat: the medals it can expect at the end.

mod lines;
mod logistic;
mod objectives;
mod pending;
mod pieces;
mod tracks;

pub(crate) use lines::LINES;
pub(super) use tracks::Outlook;

use super::weights::Weights;
use arrayvec::ArrayVec;
use lines::Chances;
use rules::board::Destroyed;
use rules::corporation::Placed;
use rules::{
    Board, Cell, CellSet, CorporationId, GameState, Objective, Orientation, Ring, Seat, SeatId,
    Terrain, Tile, Track, score,
};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;

/// A part of the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// Rows and columns, each weighted by its probability of being completed, and the planet's own medals.
    Lines,
    /// Medals of the tracks and their prospects.
    Tracks,
    /// Techs that are available.
    Techs,
    /// Pending effects, stored patches and cards to be claimed.
    Pending,
    /// Collected lifepods and meteorites, and those that rovers can still reach.
    Pieces,
    /// Civ cards held.
    Cards,
    /// Private objectives.
    Private,
    /// Neighbour objectives and those contested by all seats.
    Objectives,
}

impl Part {
    /// Every part.
    pub const ALL: [Self; 8] = [
        Self::Lines,
        Self::Tracks,
        Self::Techs,
        Self::Pending,
        Self::Pieces,
        Self::Cards,
        Self::Private,
        Self::Objectives,
    ];
}

/// The value of a position to a seat, part by part, in medals.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    parts: [f32; Part::ALL.len()],
    /// The expected medals of each line: rows from the top, then columns from the left.
    pub lines: [f32; LINES],
}

/// Terms in files: as an option.
pub(super) mod known {
    use super::Terms;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(terms: &Terms, to: S) -> Result<S::Ok, S::Error> {
        Some(terms).serialize(to)
    }

    pub(crate) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Terms, D::Error> {
        let terms = Option::<Terms>::deserialize(from)?;
        Ok(terms.unwrap_or_default())
    }
}

impl Terms {
    /// The medals of one part.
    pub fn part(&self, part: Part) -> f32 {
        self.parts[part as usize]
    }

    /// The medals of all parts.
    pub fn total(&self) -> f32 {
        self.parts.iter().sum()
    }
}

/// The medals that `seat` can expect in `state`, which may be a view.
pub fn worth(state: &GameState, seat: SeatId, weights: &Weights) -> f32 {
    terms(state, seat, weights).total()
}

/// The parts of the [`worth`] of `state` to `seat`.
pub fn terms(state: &GameState, seat: SeatId, weights: &Weights) -> Terms {
    let outlook = Outlook::new(state.seat(seat).corporation, weights);
    Judge {
        weights,
        outlook: &outlook,
        planets: &Planets::default(),
    }
    .terms(state, seat)
}

/// The average number of cells covered in one round, patches included.
const CELLS_PER_ROUND: f32 = 4.6;
/// The number of cells still empty when nothing more can be placed.
const LEFT_EMPTY: f32 = 6.0;

/// The estimated number of rounds left after this one.
pub(super) fn rounds_left(state: &GameState) -> f32 {
    Time::of(state).rounds
}

/// The time that is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    /// The estimated number of rounds after this one.
    pub(super) rounds: f32,
}

impl Time {
    /// The number of rounds left until the last event card is drawn or a planet is full.
    pub(super) fn of(state: &GameState) -> Self {
        if state.last_round.is_some() {
            return Self { rounds: 0.0 };
        }
        let filled = |seat: &Seat| (seat.board.open().len() as f32 - LEFT_EMPTY) / CELLS_PER_ROUND;
        let filling = state.seats.iter().map(filled).fold(f32::MAX, f32::min);
        let filling = filling.max(0.3);
        let rounds = match state.options.events {
            Some(_) => filling.min(state.event_cards.hidden.len() as f32),
            None => filling,
        };
        Self { rounds }
    }

    /// Close to 1 while there is plenty of time, one half when `delay` rounds are left, 0 at the end.
    fn soon(self, delay: f32) -> f32 {
        self.rounds / (self.rounds + delay.max(0.01))
    }
}

/// Evaluates positions for a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge<'a> {
    pub(super) weights: &'a Weights,
    /// The outlook of the seat's corporation.
    pub(super) outlook: &'a Outlook,
    /// The planet evaluated last.
    pub(super) planets: &'a Planets,
}

/// Caches the prospects of the planet evaluated last, which often stays the same while a chain of effects is resolved.
#[derive(Clone, Debug, Default)]
pub(super) struct Planets(RefCell<Option<Memory>>);

/// The contents of a planet and their prospects.
#[derive(Clone, Debug)]
struct Memory {
    board: Board,
    corporation: CorporationId,
    rounds: f32,
    objectives: ArrayVec<Objective, 5>,
    promise: Promise,
}

/// The prospects of a planet.
#[derive(Clone, Copy, Debug)]
struct Promise {
    lines: [f32; LINES],
    /// Medals of the private objectives with a condition on the planet.
    private: f32,
    /// The prospects of its rovers.
    reach: f32,
}

impl Memory {
    /// Whether the entry belongs to the planet of `owner`.
    fn is_about(&self, owner: &Seat, time: Time) -> bool {
        self.rounds == time.rounds
            && self.corporation == owner.corporation
            && self.board == owner.board
            && self.objectives[..] == owner.private_objectives[..]
    }
}

impl<'a> Judge<'a> {
    pub(super) fn terms(self, state: &GameState, seat: SeatId) -> Terms {
        let owner = state.seat(seat);
        let time = Time::of(state);
        let promise = self.promise(owner, time);
        let parts = Part::ALL.map(|part| match part {
            Part::Lines => {
                promise.lines.iter().sum::<f32>() + f32::from(owner.board.planet_bonus())
            }
            Part::Tracks => {
                let medals = Track::ALL.map(|track| owner.rules().track_medals(owner, track));
                medals.map(f32::from).iter().sum::<f32>() + self.outlook.ahead(owner, time.rounds)
            }
            Part::Techs => self.outlook.techs(owner, time.rounds),
            Part::Pending => self.pending(owner, time),
            Part::Pieces => self.collected(owner, time) + promise.reach,
            Part::Cards => score::card_medals(owner)
                .map(|(_, medals)| f32::from(medals))
                .sum(),
            Part::Private => promise.private + self.weights.objectives.elsewhere(owner, time),
            Part::Objectives => self.weights.objectives.shared(state, seat, time),
        });
        Terms {
            parts,
            lines: promise.lines,
        }
    }

    /// The prospects of the planet of `owner`.
    fn promise(self, owner: &Seat, time: Time) -> Promise {
        let mut memory = self.planets.0.borrow_mut();
        if let Some(last) = &mut *memory {
            // The positions of rovers affect only what they can reach, as long as there are any.
            let rovers = std::mem::replace(&mut last.board.rovers, owner.board.rovers);
            if last.is_about(owner, time) && rovers.is_empty() == owner.board.rovers.is_empty() {
                if rovers != owner.board.rovers {
                    last.promise.reach = self.reach(owner, &owner.board, time);
                }
                return last.promise;
            }
        }
        let promise = Promise {
            lines: Chances::of(&owner.board, time, &self.weights.lines).medals(),
            private: self.weights.objectives.on_planet(owner, &owner.board, time),
            reach: self.reach(owner, &owner.board, time),
        };
        *memory = Some(Memory {
            board: owner.board.clone(),
            corporation: owner.corporation,
            rounds: time.rounds,
            objectives: owner.private_objectives.iter().copied().collect(),
            promise,
        });
        promise
    }

    /// The prospects of the rovers of `owner` if `board` were its own.
    fn reach(self, owner: &Seat, board: &Board, time: Time) -> f32 {
        let carried = owner.rules().carrying(owner).is_some();
        pieces::pieces(board, carried, time, &self.weights.pieces)
    }

    /// Sketches of the placements that `seat` can make on its planet now.
    pub(super) fn sketcher(self, state: &'a GameState, seat: SeatId) -> Sketcher<'a> {
        let time = Time {
            rounds: (Time::of(state).rounds - 0.5).max(0.0),
        };
        let owner = state.seat(seat);
        let chances = Chances::of(&owner.board, time, &self.weights.lines);
        let outlook = self.outlook;
        let advances =
            Track::ALL.map(|track| outlook.advance(track, owner.tracker(track), time.rounds));
        let reach = self.reach(owner, &owner.board, time);
        Sketcher {
            judge: self,
            owner,
            offered: state.offered(seat),
            time,
            chances,
            advances,
            reach,
        }
    }

    /// Medals of the collected pieces, and their prospects.
    fn collected(self, owner: &Seat, time: Time) -> f32 {
        let weights = &self.weights.pieces;
        let collected = score::lifepod_medals(owner) + score::meteorite_medals(owner);
        let odd = f32::from(owner.meteorites % 3) * weights.odd_meteorite * time.soon(1.0);
        f32::from(collected) + odd + self.movement(owner.turn.movement)
    }

    /// The value of so much movement in a turn that goes on.
    pub(super) fn movement(self, movement: u8) -> f32 {
        f32::from(movement) * self.weights.tracks.step * 0.5
    }
}

/// A fast, rough estimate of the prospects of a planet after another placement, ignoring the resulting chain of
/// effects.
pub(super) struct Sketcher<'a> {
    judge: Judge<'a>,
    owner: &'a Seat,
    offered: ArrayVec<(Ring, Tile), 2>,
    time: Time,
    chances: Chances,
    /// The value of the next advance of each tracker.
    advances: [f32; 5],
    /// The prospects of rovers as long as nothing is destroyed.
    reach: f32,
}

impl Sketcher<'_> {
    /// The estimate with the offered tile of `ring` placed there and its resources used.
    pub(super) fn tile(&self, ring: Ring, orientation: Orientation, anchor: Cell) -> f32 {
        let Some((_, tile)) = self.offered.iter().find(|(offered, _)| *offered == ring) else {
            return f32::MIN;
        };
        let mut board = self.owner.board.clone();
        let placed = Placed::new(*tile, orientation, anchor);
        let destroyed = board.lay_tile(*tile, orientation, anchor);
        self.planet(&board, placed.cells, destroyed) + self.resources(&board, &placed)
    }

    /// The estimate with a patch placed there.
    pub(super) fn patch(&self, cell: Cell) -> f32 {
        let mut board = self.owner.board.clone();
        let destroyed = board.lay_patch(cell);
        self.planet(&board, CellSet::of(cell), destroyed)
    }

    /// The value of the two resources of a tile (rules §5.1–§5.3).
    fn resources(&self, board: &Board, placed: &Placed) -> f32 {
        let advance = |track: Track| self.advances[track as usize];
        let worth = |terrain: Terrain| match terrain {
            Terrain::Energy => {
                let own = placed.showing(Terrain::Energy);
                let energy = board.terrain(Terrain::Energy).connected_to(own);
                let around = energy.neighbours();
                let joins = |track: &Track| board.terrain(track.terrain()).meets(around);
                let joined = Track::ALL.into_iter().filter(joins);
                let shown = placed.tile.terrains().into_iter();
                let gained = joined.chain(shown.filter_map(Terrain::track));
                gained.map(advance).fold(0.0, f32::max)
            }
            Terrain::Water if !placed.showing(Terrain::Water).meets(board.data().ice) => 0.0,
            Terrain::Civ | Terrain::Water | Terrain::Biomass | Terrain::Rover | Terrain::Tech => {
                terrain.track().map_or(0.0, advance)
            }
        };
        placed.tile.terrains().map(worth).iter().sum()
    }

    fn planet(&self, board: &Board, cells: CellSet, destroyed: Destroyed) -> f32 {
        let weights = self.judge.weights;
        let untouched = destroyed == Destroyed::default();
        let reach = if untouched {
            self.reach
        } else {
            self.judge.reach(self.owner, board, self.time)
        };
        self.chances.covering(cells, board.all_meteorites())
            + weights.objectives.on_planet(self.owner, board, self.time)
            + reach
            - destroyed.rovers.len() as f32 * weights.tracks.rover
    }
}
