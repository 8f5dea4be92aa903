//! Dealing a game: every shuffle happens here (rules §2).

use super::{GameOptions, SeatSetup, Setup, SetupError, StationSetup};
use crate::CopyVec;
use crate::board::Board;
use crate::board::tile::{Ring, Shape, Tile};
use crate::card::{CardSet, CivCard, Objective, ObjectiveSet, civ};
use crate::corporation::{CorporationState, Field};
use crate::effect::{Effect, Pending, Source};
use crate::event_cards::EventDeck;
use crate::state::{CivCards, GameState, MAX_SEATS, NeighbourObjective, Phase, Seat, SeatId, Turn};
use crate::station::{DEPOTS, STACK, Stack, Station, positions};
use crate::terrain::Track;
use arrayvec::ArrayVec;
use game::SeatSet;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

impl Setup {
    /// Deals the game: shuffles the stacks, civ cards and objectives and draws the first commander (rules §2).
    ///
    /// # Errors
    /// If the setup is invalid; see [`Self::check`].
    pub fn deal(&self) -> Result<GameState, SetupError> {
        self.check()?;
        let mut rng = ChaCha8Rng::seed_from_u64(xxhash_rust::xxh3::xxh3_64(self.seed.as_bytes()));
        let station = self.station.deal(&mut rng);
        let cards = deal_cards(self.seats.len(), &mut rng);
        let (private, objectives, objective_deck) =
            deal_objectives(self.seats.len(), &self.options, &mut rng);
        let commander = SeatId(rng.random_range(0..self.seats.len() as u32) as u8);
        let seats = self.seats.iter().zip(positions(self.seats.len()));
        let mut state = GameState {
            options: self.options,
            round: 0,
            commander,
            phase: Phase::Rotate,
            finished_early: SeatSet::EMPTY,
            last_round: None,
            station,
            cards,
            objectives,
            contests: ArrayVec::new(),
            objectives_out: ObjectiveSet::EMPTY,
            event_cards: EventDeck::default(),
            objective_deck,
            luck: rng.random(),
            seats: seats.map(|(seat, position)| seat.deal(*position)).collect(),
        };
        self.deal_modules(&mut state, &private, &mut rng);
        crate::round::prepare(&mut state, 0, &mut Vec::new());
        Ok(state)
    }

    /// Deals the modules, after everything else: so they do not change the rest of the game of a seed.
    fn deal_modules(&self, state: &mut GameState, private: &[ObjectiveSet], rng: &mut ChaCha8Rng) {
        if let Some(mix) = self.options.events {
            state.event_cards.hidden = mix.deal(self.seats.len(), rng);
        }
        if self.options.solo && self.station == StationSetup::Random {
            state.station.rotation = rng.random_range(0..u32::from(DEPOTS)) as u8;
        }
        let count = self.options.private_deal().map_or(0, |(_, kept)| kept);
        for (seat, among) in state.seats.iter_mut().zip(private) {
            let keep = Effect::KeepObjective {
                among: *among,
                count,
                open: false,
            };
            let keep = Pending::new(keep, Source::Setup).urgent();
            seat.turn.agenda.push(keep);
        }
    }
}

impl SeatSetup {
    fn deal(&self, position: u8) -> Seat {
        Seat {
            position,
            board: Board::new(self.planet),
            corporation: self.corporation,
            corporation_state: CorporationState::default(),
            trackers: Track::ALL.map(|track| Field::new(track, 0)),
            rovers_left: self.corporation.data().rovers,
            lifepods: 0,
            meteorites: 0,
            stored_patches: 0,
            cards: CardSet::EMPTY,
            seen: CardSet::EMPTY,
            private_objectives: CopyVec::new(),
            rejected: ObjectiveSet::EMPTY,
            foresees: false,
            turn: Turn::default(),
        }
    }
}

impl StationSetup {
    fn deal(&self, rng: &mut ChaCha8Rng) -> Station {
        let shift = rng.random_range(0..u32::from(DEPOTS)) as usize;
        let in_order = |wanted: Ring, shift: usize| -> [Shape; 6] {
            let of_ring = |shape: &Shape| shape.ring() == wanted;
            let shapes: ArrayVec<Shape, 6> = Shape::ALL.into_iter().filter(of_ring).collect();
            std::array::from_fn(|depot| shapes[(depot + shift) % shapes.len()])
        };
        let (inner, outer, rotation) = match self {
            Self::Random => (in_order(Ring::Inner, shift), in_order(Ring::Outer, 0), 0),
            Self::Chosen {
                inner,
                outer,
                rotation,
            } => (*inner, *outer, *rotation),
        };
        let stacks = Shape::ALL.map(|shape| {
            let mut tiles: CopyVec<Tile, STACK> = Tile::of_shape(shape).collect();
            tiles.shuffle(rng);
            Stack {
                shape,
                tiles,
                revealed: true,
            }
        });
        Station {
            inner: inner.map(|shape| stacks[shape as usize]),
            outer: outer.map(|shape| stacks[shape as usize]),
            rotation,
        }
    }
}

/// Deals players + 1 random cards of each rank (rules §2.4).
fn deal_cards(seats: usize, rng: &mut ChaCha8Rng) -> CivCards {
    let mut cards = CivCards::default();
    for rank in civ::RANKS {
        let mut deck: ArrayVec<CivCard, 9> = CardSet::of_rank(rank).iter().collect();
        deck.shuffle(rng);
        let (in_play, boxed) = deck.split_at(seats + 1);
        cards.in_play |= in_play.iter().copied().collect::<CardSet>();
        cards.boxed |= boxed.iter().copied().collect::<CardSet>();
    }
    cards
}

/// The private objectives drawn by each seat, the neighbour objectives, and the rest.
type DealtObjectives = (
    ArrayVec<ObjectiveSet, MAX_SEATS>,
    ArrayVec<NeighbourObjective, MAX_SEATS>,
    CopyVec<Objective, 28>,
);

/// Deals the private objectives of each seat first, then one objective between each two neighbours, or three between
/// two players (rules §2.5). The rest stays face down.
fn deal_objectives(seats: usize, options: &GameOptions, rng: &mut ChaCha8Rng) -> DealtObjectives {
    let mut deck: ArrayVec<Objective, 28> = Objective::all().collect();
    deck.shuffle(rng);
    let drawn = options.private_deal().map_or(0, |(drawn, _)| drawn);
    let dealing = if drawn == 0 { 0 } else { seats };
    let private = (0..dealing)
        .map(|_| deck.drain(..drawn).collect())
        .collect();
    let pairs: ArrayVec<[SeatId; 2], MAX_SEATS> = match seats as u8 {
        0 | 1 => ArrayVec::new(),
        2 => std::iter::repeat_n([SeatId(0), SeatId(1)], 3).collect(),
        count => (0..count)
            .map(|seat| [SeatId(seat), SeatId((seat + 1) % count)])
            .collect(),
    };
    let rest = deck.drain(pairs.len()..).collect();
    let dealt = deck
        .into_iter()
        .zip(pairs)
        .map(|(objective, between)| NeighbourObjective { objective, between });
    (private, dealt.collect(), rest)
}
