//! What the players have chosen so far: a setup in the making, without a window.

use std::hash::{BuildHasher as _, RandomState};

use super::hands::{self, Hand};
use crate::game::setup::MAX_NAME;
use crate::game::state::MAX_SEATS;
use crate::game::station::DEPOTS;
use crate::game::{CorporationId, Options, PlanetId, Ring, SeatSetup, Setup, SetupError, Shape, StationSetup};

/// The stacks of one ring by depot.
type Stacks = [Shape; DEPOTS as usize];

/// A setup in the making. All six seats are kept, also those that do not play, so that nothing is lost when their
/// number changes there and back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Draft {
    /// All seats; the first [`Self::count`] play. Their colours are always six different ones.
    seats: [SeatSetup; MAX_SEATS],
    count: usize,
    /// What every seat was dealt to choose from; none where everybody chooses freely.
    hands: Option<[Hand; MAX_SEATS]>,
    /// Any text; decides every shuffle.
    pub(super) seed: String,
    /// Variants and house rules; the two-player variant counts only with two seats.
    pub(super) options: Options,
    /// Whether the stacks are distributed by hand.
    pub(super) by_hand: bool,
    /// The distribution by hand.
    pub(super) station: Distribution,
}

/// The stacks as distributed by hand (rules §2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Distribution {
    inner: Stacks,
    outer: Stacks,
    /// How far the station is turned, 0–5.
    rotation: u8,
}

impl Draft {
    /// A game for so many seats with the names of the last game.
    pub(super) fn new(count: usize, names: &[String]) -> Self {
        let mut seats = std::array::from_fn(|index| SeatSetup {
            name: String::new(),
            colour: index as u8,
            planet: PlanetId::STANDARD,
            corporation: CorporationId::STANDARD,
        });
        for (seat, name) in seats.iter_mut().zip(names) {
            seat.name = name.chars().take(MAX_NAME).collect();
        }
        let station = Distribution::default();
        let options = Options::default();
        Self {
            seats,
            count: count.clamp(1, MAX_SEATS),
            hands: None,
            seed: random_seed(),
            options,
            by_hand: false,
            station,
        }
    }

    /// A draft that makes `setup`, with a new seed: for another game of the same players.
    pub(super) fn from_setup(setup: &Setup) -> Self {
        let mut draft = Self::new(setup.seats.len(), &[]);
        let playing = setup.seats.iter().take(MAX_SEATS).cloned();
        draft.seats.iter_mut().zip(playing).for_each(|(seat, chosen)| *seat = chosen);
        draft.give_unique_colours();
        draft.options = setup.options;
        if let StationSetup::Chosen { inner, outer, rotation } = setup.station {
            draft.by_hand = true;
            draft.station = Distribution { inner, outer, rotation };
        }
        draft
    }

    /// The setup; players without a name get the one `name` gives for their seat.
    pub(super) fn setup(&self, name: impl Fn(usize) -> String) -> Setup {
        let named = |(index, seat): (usize, &SeatSetup)| {
            let typed = seat.name.trim();
            let name = if typed.is_empty() { name(index) } else { typed.to_owned() };
            SeatSetup { name, ..seat.clone() }
        };
        let two_player_variant = self.options.two_player_variant && self.count == 2;
        let Distribution { inner, outer, rotation } = self.station;
        let chosen = StationSetup::Chosen { inner, outer, rotation };
        Setup {
            seed: self.seed.clone(),
            seats: self.seats().iter().enumerate().map(named).collect(),
            options: Options { two_player_variant, ..self.options },
            station: if self.by_hand { chosen } else { StationSetup::Random },
        }
    }

    /// The seats that play.
    pub(super) fn seats(&self) -> &[SeatSetup] {
        &self.seats[..self.count]
    }

    /// A seat that plays, to change.
    pub(super) fn seat_mut(&mut self, index: usize) -> Option<&mut SeatSetup> {
        self.seats[..self.count].get_mut(index)
    }

    /// How many seats play.
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// Lets so many seats play. A seat that joins and whose special planet or corporation is taken gets the standard
    /// one (rules §2.1).
    pub(super) fn set_count(&mut self, count: usize) {
        let before = self.count;
        self.count = count.clamp(1, MAX_SEATS);
        for index in before..self.count {
            let (planet, corporation) = (self.seats[index].planet, self.seats[index].corporation);
            if self.planet_refused(index, planet).is_some() {
                self.seats[index].planet = PlanetId::STANDARD;
            }
            if self.corporation_refused(index, corporation).is_some() {
                self.seats[index].corporation = CorporationId::STANDARD;
            }
        }
    }

    /// Lets a seat go; it is the first to come back.
    pub(super) fn remove(&mut self, index: usize) {
        if index < self.count && self.count > 1 {
            self.seats[index..self.count].rotate_left(1);
            if let Some(hands) = &mut self.hands {
                hands[index..self.count].rotate_left(1);
            }
            self.count -= 1;
        }
    }

    /// Exchanges two neighbouring places in the turn order.
    pub(super) fn swap(&mut self, first: usize, second: usize) {
        if first < self.count && second < self.count {
            self.seats.swap(first, second);
            if let Some(hands) = &mut self.hands {
                hands.swap(first, second);
            }
        }
    }

    /// Gives a seat a colour; whoever had it gets the seat's old one.
    pub(super) fn set_colour(&mut self, index: usize, colour: u8) {
        let Some(old) = self.seats.get(index).map(|seat| seat.colour) else {
            return;
        };
        if let Some(other) = self.seats.iter_mut().find(|seat| seat.colour == colour) {
            other.colour = old;
            self.seats[index].colour = colour;
        }
    }

    /// Why a seat cannot have `planet`, if it cannot.
    pub(super) fn planet_refused(&self, index: usize, planet: PlanetId) -> Option<SetupError> {
        let mut draft = self.clone();
        draft.seat_mut(index)?.planet = planet;
        draft.check().err().filter(|error| *error == SetupError::PlanetTwice(planet))
    }

    /// Why a seat cannot have `corporation`, if it cannot.
    pub(super) fn corporation_refused(&self, index: usize, corporation: CorporationId) -> Option<SetupError> {
        let mut draft = self.clone();
        draft.seat_mut(index)?.corporation = corporation;
        draft.check().err().filter(|error| *error == SetupError::CorporationTwice(corporation))
    }

    /// Whether a game can be dealt from this.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        self.setup(|_| String::new()).check()
    }

    /// Gives every seat that plays a planet and a corporation at random, special ones at most once.
    pub(super) fn randomise_worlds(&mut self) {
        for index in 0..self.count {
            self.seats[index].planet = PlanetId::STANDARD;
            self.seats[index].corporation = CorporationId::STANDARD;
        }
        (0..self.count).for_each(|index| self.randomise_world(index));
    }

    /// Gives a seat a planet and a corporation at random of those that no other seat has.
    fn randomise_world(&mut self, index: usize) {
        let planets = PlanetId::ALL.into_iter().filter(|planet| self.planet_refused(index, *planet).is_none());
        let planet = pick(planets.collect());
        let corporations = CorporationId::ALL.into_iter();
        let corporations = corporations.filter(|each| self.corporation_refused(index, *each).is_none());
        let corporation = pick(corporations.collect());
        if let Some(seat) = self.seat_mut(index) {
            seat.planet = planet.unwrap_or(PlanetId::STANDARD);
            seat.corporation = corporation.unwrap_or(CorporationId::STANDARD);
        }
    }

    /// Deals every seat two planets and two corporations, of which it keeps one each.
    pub(super) fn deal_hands(&mut self) {
        let hands = hands::deal(&mut chance);
        for (seat, hand) in self.seats.iter_mut().zip(&hands) {
            seat.planet = hand.planets.first().copied().unwrap_or(PlanetId::STANDARD);
            seat.corporation = hand.corporations.first().copied().unwrap_or(CorporationId::STANDARD);
        }
        self.hands = Some(hands);
    }

    /// Lets everybody choose freely.
    pub(super) fn drop_hands(&mut self) {
        self.hands = None;
    }

    /// What a seat was dealt, if everybody keeps one of two.
    pub(super) fn hand(&self, index: usize) -> Option<&Hand> {
        self.hands.as_ref()?[..self.count].get(index)
    }

    /// The seats that still have to choose from their hands.
    pub(super) fn undecided(&self) -> impl Iterator<Item = usize> {
        (0..self.count).filter(|index| self.hand(*index).is_some_and(Hand::is_open))
    }

    /// Gives a seat a planet, from its hand if it has one.
    pub(super) fn choose_planet(&mut self, index: usize, planet: PlanetId) {
        if let Some(hand) = self.hands.as_mut().and_then(|hands| hands.get_mut(index)) {
            hand.planet_chosen = true;
        }
        if let Some(seat) = self.seat_mut(index) {
            seat.planet = planet;
        }
    }

    /// Gives a seat a corporation, from its hand if it has one.
    pub(super) fn choose_corporation(&mut self, index: usize, corporation: CorporationId) {
        if let Some(hand) = self.hands.as_mut().and_then(|hands| hands.get_mut(index)) {
            hand.corporation_chosen = true;
        }
        if let Some(seat) = self.seat_mut(index) {
            seat.corporation = corporation;
        }
    }

    /// The other seat that has this planet, where only one may (rules §2.1).
    pub(super) fn owner_of_planet(&self, index: usize, planet: PlanetId) -> Option<usize> {
        self.planet_refused(index, planet)?;
        (0..self.count).find(|other| *other != index && self.seats[*other].planet == planet)
    }

    /// The other seat that has this corporation, where only one may (rules §2.1).
    pub(super) fn owner_of_corporation(&self, index: usize, corporation: CorporationId) -> Option<usize> {
        self.corporation_refused(index, corporation)?;
        (0..self.count).find(|other| *other != index && self.seats[*other].corporation == corporation)
    }

    fn give_unique_colours(&mut self) {
        let mut free: Vec<u8> = (0..MAX_SEATS as u8).collect();
        let mut late = Vec::new();
        for (index, seat) in self.seats.iter().enumerate() {
            match free.iter().position(|colour| *colour == seat.colour) {
                Some(place) => {
                    free.remove(place);
                }
                None => late.push(index),
            }
        }
        for (index, colour) in late.into_iter().zip(free) {
            self.seats[index].colour = colour;
        }
    }
}

impl Default for Distribution {
    fn default() -> Self {
        let ring = |wanted: Ring| {
            let shapes: Vec<Shape> = Shape::ALL.into_iter().filter(|shape| shape.ring() == wanted).collect();
            std::array::from_fn(|depot| shapes[depot % shapes.len()])
        };
        Self { inner: ring(Ring::Inner), outer: ring(Ring::Outer), rotation: 0 }
    }
}

impl Distribution {
    /// Turns one ring by a depot against the other.
    pub(super) fn turn_ring(&mut self, ring: Ring, clockwise: bool) {
        let stacks = self.stacks_mut(ring);
        if clockwise { stacks.rotate_right(1) } else { stacks.rotate_left(1) }
    }

    /// Turns the whole station by a depot (rules §2.2).
    pub(super) const fn turn(&mut self, clockwise: bool) {
        let step = if clockwise { DEPOTS - 1 } else { 1 };
        self.rotation = (self.rotation + step) % DEPOTS;
    }

    /// Turns the whole station so far (0–5).
    pub(super) const fn turn_to(&mut self, rotation: u8) {
        self.rotation = rotation % DEPOTS;
    }

    /// Exchanges the stacks of `ring` in two depots.
    pub(super) fn exchange(&mut self, ring: Ring, first: u8, second: u8) {
        let (first, second) = (usize::from(first % DEPOTS), usize::from(second % DEPOTS));
        self.stacks_mut(ring).swap(first, second);
    }

    const fn stacks_mut(&mut self, ring: Ring) -> &mut Stacks {
        match ring {
            Ring::Inner => &mut self.inner,
            Ring::Outer => &mut self.outer,
        }
    }
}

/// Letters and digits of a seed, without those that are easily taken for another.
const SEED_LETTERS: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/// A new seed, eight signs that are easily read aloud.
pub(in crate::app::screens) fn random_seed() -> String {
    let mut bits = chance();
    let mut sign = || {
        let index = bits as usize % SEED_LETTERS.len();
        bits /= SEED_LETTERS.len() as u64;
        char::from(SEED_LETTERS[index])
    };
    let signs: String = (0..8).map(|_| sign()).collect();
    format!("{}-{}", &signs[..4], &signs[4..])
}

/// One of `options` by chance.
fn pick<T: Copy>(options: Vec<T>) -> Option<T> {
    let place = chance() as usize % options.len().max(1);
    options.get(place).copied()
}

/// A number by chance: the standard library seeds every [`RandomState`] differently.
fn chance() -> u64 {
    RandomState::new().hash_one(std::time::SystemTime::now())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(count: usize) -> Draft {
        Draft::new(count, &["Ada".into(), "Ben".into(), "Cleo".into()])
    }

    fn names(draft: &Draft) -> Vec<&str> {
        draft.seats().iter().map(|seat| seat.name.as_str()).collect()
    }

    #[test]
    fn every_number_of_seats_makes_a_sound_setup() {
        for count in 1..=6 {
            let setup = draft(count).setup(|index| format!("Player {}", index + 1));
            assert_eq!(setup.check(), Ok(()));
            assert_eq!(setup.seats.len(), count);
            assert!(setup.seats.iter().all(|seat| !seat.name.is_empty()));
        }
    }

    #[test]
    fn seats_that_leave_keep_their_names_and_come_back() {
        let mut draft = draft(3);
        draft.remove(0);
        assert_eq!(names(&draft), ["Ben", "Cleo"]);
        draft.set_count(3);
        assert_eq!(names(&draft), ["Ben", "Cleo", "Ada"]);
        draft.swap(0, 2);
        assert_eq!(names(&draft), ["Ada", "Cleo", "Ben"]);
        (0..9).for_each(|_| draft.remove(0));
        assert_eq!(draft.count(), 1);
    }

    #[test]
    fn colours_stay_different() {
        let mut draft = draft(3);
        draft.set_colour(0, 2);
        draft.set_colour(1, 5);
        let mut colours: Vec<u8> = draft.seats.iter().map(|seat| seat.colour).collect();
        assert_eq!(colours[..3], [2, 5, 0]);
        colours.sort_unstable();
        assert_eq!(colours, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn the_two_player_variant_counts_only_with_two() {
        let mut draft = draft(2);
        draft.options.two_player_variant = true;
        assert!(draft.setup(|_| String::new()).options.two_player_variant);
        draft.set_count(3);
        assert_eq!(draft.check(), Ok(()));
        draft.set_count(2);
        assert!(draft.setup(|_| String::new()).options.two_player_variant);
    }

    #[test]
    fn whatever_is_done_to_the_station_it_stays_sound() {
        let mut draft = draft(2);
        draft.by_hand = true;
        draft.station.turn_ring(Ring::Inner, true);
        draft.station.turn_ring(Ring::Outer, false);
        draft.station.exchange(Ring::Outer, 0, 4);
        (0..4).for_each(|_| draft.station.turn(true));
        assert_eq!(draft.check(), Ok(()));
        let state = draft.setup(|_| String::new()).deal().unwrap();
        assert_eq!(state.station.rotation, 2);
        assert_eq!(state.station.stack(Ring::Outer, 3).shape, draft.station.outer[3]);
    }

    #[test]
    fn a_rematch_has_the_same_setup_with_a_new_seed() {
        let mut before = draft(4);
        before.by_hand = true;
        before.station.turn(false);
        let setup = before.setup(|_| "x".into());
        let again = Draft::from_setup(&setup).setup(|_| String::new());
        assert_ne!(again.seed, setup.seed);
        assert_eq!(Setup { seed: setup.seed.clone(), ..again }, setup);
    }

    #[test]
    fn colours_of_a_foreign_setup_are_made_different() {
        let mut setup = Setup::standard(3, "same colours");
        setup.seats.iter_mut().for_each(|seat| seat.colour = 1);
        let draft = Draft::from_setup(&setup);
        let mut colours: Vec<u8> = draft.seats.iter().map(|seat| seat.colour).collect();
        colours.sort_unstable();
        assert_eq!(colours, [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn hands_follow_their_seats_and_wait_until_each_has_chosen() {
        let mut draft = draft(3);
        draft.deal_hands();
        assert_eq!(draft.check(), Ok(()));
        let last = draft.hand(2).cloned().unwrap();
        draft.swap(0, 2);
        assert_eq!(draft.hand(0), Some(&last));
        for index in 0..3 {
            assert!(draft.undecided().any(|open| open == index));
            let hand = draft.hand(index).cloned().unwrap();
            draft.choose_planet(index, hand.planets[1]);
            draft.choose_corporation(index, hand.corporations[0]);
            assert_eq!(draft.seats()[index].planet, hand.planets[1]);
        }
        assert_eq!(draft.undecided().count(), 0);
        assert_eq!(draft.check(), Ok(()));
        draft.drop_hands();
        assert_eq!(draft.hand(0), None);
    }

    #[test]
    fn random_worlds_are_allowed_ones() {
        let mut draft = draft(6);
        draft.randomise_worlds();
        assert_eq!(draft.check(), Ok(()));
        assert_eq!(random_seed().chars().count(), 9);
    }
}
