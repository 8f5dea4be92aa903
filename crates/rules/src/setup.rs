//! How a game is set up (rules §2). Every shuffle of a game happens here.

use super::board::Board;
use super::board::tile::{Ring, Shape, Tile};
use super::card::{CardSet, CivCard, Objective, ObjectiveSet, civ};
use super::corporation::{CorporationId, CorporationState, Field};
use super::effect::{Effect, Pending, Source};
use super::event_cards::{EventDeck, EventMix};
use super::open::SeatSet;
use super::pile::Pile;
use super::planet::PlanetId;
use super::state::{CivCards, GameState, MAX_SEATS, NeighbourObjective, Phase, Seat, SeatId, Turn};
use super::station::{DEPOTS, STACK, Stack, Station, positions};
use super::terrain::Track;
use arrayvec::ArrayVec;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The longest seed, in characters.
pub const MAX_SEED: usize = 64;
/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// All that a game is made from. The same setup always deals the same game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Any text; decides every shuffle.
    pub seed: String,
    /// The seats, clockwise: 1–6.
    pub seats: Vec<SeatSetup>,
    /// Variants and house rules.
    pub options: Options,
    /// How the stacks are distributed.
    pub station: StationSetup,
}

/// Who sits at a seat, and what they play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The player's name.
    pub name: String,
    /// Number of the player's colour and symbol, 0–5; the rules do not use it.
    pub colour: u8,
    /// The planet.
    pub planet: PlanetId,
    /// The corporation.
    pub corporation: CorporationId,
}

/// Variants and house rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Options {
    /// Two-player variant: the station turns one depot clockwise by itself (rules §3.2).
    pub two_player_variant: bool,
    /// House rule: the tile under a taken one is revealed at once (rules §3.5).
    pub reveal_at_once: bool,
    /// House rule: patches count as tiles for adjacency (rules §4.2).
    pub patches_count_as_tiles: bool,
    /// A practice game: any depot, any tile and any position can be had, see [`practice`](super::practice).
    #[serde(default)]
    pub practice: bool,
    /// The deck of event cards; without it the game has no events (rules §9).
    #[serde(default)]
    pub events: Option<EventMix>,
    /// Each of 2–6 seats draws two private objectives and keeps one (rules §2.5).
    #[serde(default)]
    pub private_objectives: bool,
    /// The solo game of one seat: events, a fixed rotation, three private objectives of four and a target of medals
    /// (rules §2.5, §3.2, §10.5).
    #[serde(default)]
    pub solo: bool,
}

impl Options {
    /// Whether the station turns one depot clockwise by itself (rules §3.2).
    pub const fn turns_by_itself(&self) -> bool {
        self.two_player_variant || self.solo
    }

    /// How many private objectives each seat draws and how many of them it keeps (rules §2.5).
    pub const fn private_deal(&self) -> Option<(usize, u8)> {
        match (self.solo, self.private_objectives) {
            (true, _) => Some((4, 3)),
            (false, true) => Some((2, 1)),
            (false, false) => None,
        }
    }

    /// The medals that the solo game asks for (rules §10.5); none in other games.
    pub fn target(&self) -> Option<u16> {
        self.events.filter(|_| self.solo).map(EventMix::target)
    }

    fn check(&self, seats: usize) -> Result<(), SetupError> {
        let alone = seats == 1;
        if self.two_player_variant && seats != 2 {
            return Err(SetupError::TwoPlayerVariant);
        }
        if self.solo && (!alone || self.events.is_none()) {
            return Err(SetupError::Solo);
        }
        if alone && !self.solo && self.events.is_some() {
            return Err(SetupError::FreePlay);
        }
        if alone && self.private_objectives {
            return Err(SetupError::PrivateObjectives);
        }
        match self.events {
            Some(mix) if !mix.fits(seats) => Err(SetupError::EventDeck),
            _ => Ok(()),
        }
    }
}

/// How the stacks are distributed around the station (rules §2.2).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum StationSetup {
    /// The rings are turned against each other at random.
    #[default]
    Random,
    /// As the players like.
    Chosen {
        /// Shape of the small stack in each depot.
        inner: [Shape; DEPOTS as usize],
        /// Shape of the large stack in each depot.
        outer: [Shape; DEPOTS as usize],
        /// How far the station is turned, 0–5.
        rotation: u8,
    },
}

/// Why a setup cannot be dealt.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Fewer than one or more than six seats.
    #[error("a game has 1 to 6 seats, not {0}")]
    Seats(usize),
    /// The seed is too long.
    #[error("the seed is longer than {MAX_SEED} characters")]
    Seed,
    /// A name is too long.
    #[error("the name of seat {0} is longer than {MAX_NAME} characters")]
    Name(usize),
    /// The colour does not exist.
    #[error("the colour of seat {0} does not exist")]
    Colour(usize),
    /// A special planet appears twice (rules §2.1).
    #[error("the special planet {0} is taken by two seats")]
    PlanetTwice(PlanetId),
    /// A special corporation appears twice (rules §2.1).
    #[error("the special corporation {0} is taken by two seats")]
    CorporationTwice(CorporationId),
    /// The stacks are not one small and one large per depot, each shape once.
    #[error("each shape belongs into one depot of its own ring, and the rotation is 0 to 5")]
    Station,
    /// The two-player variant without two seats.
    #[error("the two-player variant needs two seats")]
    TwoPlayerVariant,
    /// The solo game with more than one seat or without events (rules §2.1, §3.3).
    #[error("the solo game has one seat and a deck of event cards")]
    Solo,
    /// Events with one seat outside the solo game (rules §2.1).
    #[error("one seat has events in the solo game only")]
    FreePlay,
    /// The module of private objectives with one seat (rules §2.5).
    #[error("the private objectives of the module need 2 to 6 seats")]
    PrivateObjectives,
    /// A deck that is not 20 cards, or has more of a colour than there are for these seats (rules §9.1).
    #[error(
        "the deck of event cards is 20 cards, and no more of a colour than there are for so many seats"
    )]
    EventDeck,
}

impl Setup {
    /// A setup with standard planets and corporations for this number of seats, named by their numbers.
    pub fn standard(seats: usize, seed: &str) -> Self {
        let seat = |index: usize| SeatSetup {
            name: format!("{}", index + 1),
            colour: index as u8,
            planet: PlanetId::STANDARD,
            corporation: CorporationId::STANDARD,
        };
        Self {
            seed: seed.to_owned(),
            seats: (0..seats).map(seat).collect(),
            options: Options::default(),
            station: StationSetup::Random,
        }
    }

    /// Whether undo never stops at what came out: in a practice game, and alone unless the game is rated.
    pub const fn is_practice(&self) -> bool {
        self.options.practice || (self.seats.len() == 1 && !self.options.solo)
    }

    /// Whether a game can be dealt from this.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        if self.seats.is_empty() || self.seats.len() > MAX_SEATS {
            return Err(SetupError::Seats(self.seats.len()));
        }
        if self.seed.chars().count() > MAX_SEED {
            return Err(SetupError::Seed);
        }
        self.options.check(self.seats.len())?;
        self.check_seats()?;
        if self.station.is_sound() {
            Ok(())
        } else {
            Err(SetupError::Station)
        }
    }

    fn check_seats(&self) -> Result<(), SetupError> {
        for (index, seat) in self.seats.iter().enumerate() {
            let earlier = &self.seats[..index];
            if seat.name.chars().count() > MAX_NAME {
                return Err(SetupError::Name(index));
            }
            if usize::from(seat.colour) >= MAX_SEATS {
                return Err(SetupError::Colour(index));
            }
            if !seat.planet.is_standard() && earlier.iter().any(|other| other.planet == seat.planet)
            {
                return Err(SetupError::PlanetTwice(seat.planet));
            }
            if !seat.corporation.is_standard()
                && earlier
                    .iter()
                    .any(|other| other.corporation == seat.corporation)
            {
                return Err(SetupError::CorporationTwice(seat.corporation));
            }
        }
        Ok(())
    }

    /// Deals the game: shuffles the stacks, civ cards and objectives and names the first commander (rules §2).
    ///
    /// # Errors
    /// If the setup is not sound; see [`Self::check`].
    pub fn deal(&self) -> Result<GameState, SetupError> {
        self.check()?;
        let mut rng = ChaCha8Rng::seed_from_u64(xxhash_rust::xxh3::xxh3_64(self.seed.as_bytes()));
        let station = self.station.deal(&mut rng);
        let cards = deal_cards(self.seats.len(), &mut rng);
        let (private, objectives, objective_deck) =
            deal_objectives(self.seats.len(), &self.options, &mut rng);
        let commander = SeatId(rng.random_range(0..self.seats.len() as u32) as u8);
        let positions = positions(self.seats.len());
        let seats = self
            .seats
            .iter()
            .zip(positions)
            .map(|(seat, position)| seat.deal(*position))
            .collect();
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
            seats,
        };
        self.deal_modules(&mut state, &private, &mut rng);
        super::round::prepare(&mut state, 0, &mut Vec::new());
        Ok(state)
    }
}

impl Setup {
    /// Deals what belongs to the modules: after everything else, so that it changes nothing else that comes of a seed.
    fn deal_modules(&self, state: &mut GameState, private: &[ObjectiveSet], rng: &mut ChaCha8Rng) {
        if let Some(mix) = self.options.events {
            state.event_cards = EventDeck::new(mix.deal(self.seats.len(), rng));
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
            seat.turn
                .agenda
                .push(Pending::new(keep, Source::Setup).urgent());
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
            private_objectives: Pile::new(),
            rejected: ObjectiveSet::EMPTY,
            foresees: false,
            turn: Turn::default(),
        }
    }
}

impl StationSetup {
    fn is_sound(&self) -> bool {
        let Self::Chosen {
            inner,
            outer,
            rotation,
        } = self
        else {
            return true;
        };
        let belongs = |shapes: &[Shape; 6], ring: Ring| {
            shapes.iter().all(|shape| {
                shape.ring() == ring && shapes.iter().filter(|other| *other == shape).count() == 1
            })
        };
        belongs(inner, Ring::Inner) && belongs(outer, Ring::Outer) && *rotation < DEPOTS
    }

    fn deal(&self, rng: &mut ChaCha8Rng) -> Station {
        let shift = rng.random_range(0..u32::from(DEPOTS)) as usize;
        let ring = |ring| {
            Shape::ALL
                .into_iter()
                .filter(move |shape| shape.ring() == ring)
        };
        let in_order = |wanted, shift: usize| -> [Shape; 6] {
            let shapes: ArrayVec<Shape, 6> = ring(wanted).collect();
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
        let mut stacks = Shape::ALL.map(|shape| {
            let mut tiles: Pile<Tile, STACK> = Tile::of_shape(shape).collect();
            tiles.shuffle(rng);
            Some(Stack::new(shape, tiles))
        });
        let mut take = |shape: Shape| {
            stacks[shape as usize]
                .take()
                .unwrap_or_else(|| Stack::new(shape, Pile::new()))
        };
        Station {
            inner: inner.map(&mut take),
            outer: outer.map(&mut take),
            rotation,
        }
    }
}

/// From each rank, players + 1 cards at random (rules §2.4).
fn deal_cards(seats: usize, rng: &mut ChaCha8Rng) -> CivCards {
    let mut cards = CivCards::default();
    for rank in civ::RANKS {
        let mut deck: ArrayVec<CivCard, 9> =
            CivCard::all().filter(|card| card.rank() == rank).collect();
        deck.shuffle(rng);
        for (index, card) in deck.into_iter().enumerate() {
            let pile = if index <= seats {
                &mut cards.in_play
            } else {
                &mut cards.boxed
            };
            pile.insert(card);
        }
    }
    cards
}

/// What each seat draws as private objectives, the neighbour objectives, and the rest.
type DealtObjectives = (
    ArrayVec<ObjectiveSet, MAX_SEATS>,
    ArrayVec<NeighbourObjective, MAX_SEATS>,
    Pile<Objective, 28>,
);

/// The private objectives that each seat draws come first; then one objective between each two neighbours, three
/// between two players (rules §2.5). The rest stays face down.
fn deal_objectives(seats: usize, options: &Options, rng: &mut ChaCha8Rng) -> DealtObjectives {
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
