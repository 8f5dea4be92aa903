//! The choices of the players so far: a setup in the making, independent of the window.

use super::mix::{self, Preset};
use super::world::Seat;
use kit::wizard::{Guest, Seats as _, random_seed};
use rules::setup::MAX_NAME;
use rules::state::MAX_SEATS;
use rules::station::DEPOTS;
use rules::{
    CorporationId, EventMix, GameOptions, PlanetId, Ring, SeatId, SeatSetup, Setup, SetupError,
    Shape, StationSetup,
};
use table::Players;

/// The stacks of one ring, by depot.
type Stacks = [Shape; DEPOTS as usize];

/// A setup in the making. It has all six seats, including those that are not in the game, so that nothing is lost when
/// the number of seats is changed back and forth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Draft {
    /// All seats; the first [`Self::count`] are in the game. Their six colours are always different.
    pub(super) seats: [Seat; MAX_SEATS],
    pub(super) count: usize,
    /// The seed, any text, which determines every shuffle.
    pub(super) seed: String,
    /// The variants and house rules as chosen; [`Self::options`] returns those that this number of seats can have. The
    /// deck of event cards is in [`Self::deck`].
    pub(super) options: GameOptions,
    /// Whether a game of 2–6 seats has events.
    pub(super) events: bool,
    /// The deck of event cards as chosen; [`Self::mix`] returns the one that this number of seats can have.
    pub(super) deck: EventMix,
    /// Whether the stacks are distributed by hand.
    pub(super) by_hand: bool,
    /// The distribution by hand.
    pub(super) station: Distribution,
}

/// The stacks as distributed by hand (rules §2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Distribution {
    /// The stacks of the inner and of the outer ring.
    stacks: [Stacks; 2],
    /// The rotation of the station, 0–5.
    pub(super) rotation: u8,
}

impl Draft {
    /// Returns a draft for `count` seats with the names of the last game.
    pub(super) fn new(count: usize, names: &[String]) -> Self {
        let names = names.iter();
        let mut names = names.map(|name| name.chars().take(MAX_NAME).collect());
        let seats = std::array::from_fn(|index| Seat {
            guest: Guest {
                name: names.next().unwrap_or_default(),
                colour: index as u8,
                ..Guest::default()
            },
            planet: PlanetId::STANDARD,
            corporation: CorporationId::STANDARD,
            hand: None,
        });
        let station = Distribution::default();
        let options = GameOptions {
            solo: true,
            ..GameOptions::default()
        };
        Self {
            seats,
            count: count.clamp(1, MAX_SEATS),
            seed: random_seed(),
            options,
            events: false,
            deck: Preset::Balanced.mix(),
            by_hand: false,
            station,
        }
    }

    /// Returns a draft of `setup` with a new seed, for another game of the same players. Seats that are not in the game have
    /// their names of `names`.
    pub(super) fn from_setup(setup: &Setup, players: &Players, names: &[String]) -> Self {
        let mut draft = Self::new(setup.seats.len(), names);
        let seats = setup.seats.iter().zip(SeatId::first(draft.count));
        for (seat, (chosen, id)) in draft.seats.iter_mut().zip(seats) {
            seat.guest.name.clone_from(&chosen.name);
            seat.guest.colour = chosen.colour;
            seat.guest.player = players.of(id);
            (seat.planet, seat.corporation) = (chosen.planet, chosen.corporation);
        }
        draft.give_unique_colours();
        draft.options = GameOptions {
            events: None,
            solo: setup.options.solo || draft.count > 1,
            ..setup.options.renewed()
        };
        draft.events = setup.options.events.is_some() && draft.count > 1;
        draft.deck = setup.options.events.unwrap_or(draft.deck);
        if let StationSetup::Chosen {
            inner,
            outer,
            rotation,
        } = setup.station
        {
            draft.by_hand = true;
            draft.station = Distribution {
                stacks: [inner, outer],
                rotation,
            };
        }
        draft
    }

    /// The setup; players without a name get the one that `name` returns for their seat.
    pub(super) fn setup(&self, name: impl Fn(usize) -> String) -> Setup {
        let seats = self.named(name).into_iter().zip(self.seats());
        let seats = seats.map(|((name, colour), seat)| SeatSetup {
            name,
            colour,
            planet: seat.planet,
            corporation: seat.corporation,
        });
        let [inner, outer] = self.station.stacks;
        let station = match self.by_hand {
            true => StationSetup::Chosen {
                inner,
                outer,
                rotation: self.station.rotation,
            },
            false => StationSetup::Random,
        };
        Setup {
            seed: self.seed.clone(),
            seats: seats.collect(),
            options: self.options(),
            station,
        }
    }

    /// The modules, variants and house rules that this number of seats can have.
    pub(super) fn options(&self) -> GameOptions {
        let alone = self.count == 1;
        let solo = self.options.solo && alone;
        GameOptions {
            solo,
            events: (solo || (self.events && !alone)).then(|| self.mix()),
            private_objectives: self.options.private_objectives && !alone,
            two_player_variant: self.options.two_player_variant && self.count == 2,
            ..self.options
        }
    }

    /// The deck of event cards nearest to the chosen one for which this number of seats has enough cards (rules §9.1).
    pub(super) fn mix(&self) -> EventMix {
        mix::fitted(self.deck, self.count)
    }

    /// The seats in the game.
    pub(super) fn seats(&self) -> &[Seat] {
        &self.seats[..self.count]
    }

    /// Checks whether a game can be dealt from this draft.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        self.setup(|_| String::new()).check()
    }

    fn give_unique_colours(&mut self) {
        let mut free: Vec<u8> = (0..MAX_SEATS as u8).collect();
        let mut late = Vec::new();
        for (index, seat) in self.seats.iter().enumerate() {
            match free.iter().position(|colour| *colour == seat.guest.colour) {
                Some(place) => {
                    free.remove(place);
                }
                None => late.push(index),
            }
        }
        for (index, colour) in late.into_iter().zip(free) {
            self.seats[index].guest.colour = colour;
        }
    }
}

impl Default for Distribution {
    fn default() -> Self {
        let ring = |wanted: Ring| {
            let shapes = Shape::ALL.into_iter();
            let shapes: Vec<Shape> = shapes.filter(|shape| shape.ring() == wanted).collect();
            std::array::from_fn(|depot| shapes[depot % shapes.len()])
        };
        Self {
            stacks: Ring::ALL.map(ring),
            rotation: 0,
        }
    }
}

impl Distribution {
    /// Turns one ring by one depot against the other.
    pub(super) fn turn_ring(&mut self, ring: Ring, clockwise: bool) {
        let stacks = &mut self.stacks[ring as usize];
        match clockwise {
            true => stacks.rotate_right(1),
            false => stacks.rotate_left(1),
        }
    }

    /// Turns the whole station by one depot (rules §2.2).
    pub(super) const fn turn(&mut self, clockwise: bool) {
        let step = if clockwise { DEPOTS - 1 } else { 1 };
        self.rotation = (self.rotation + step) % DEPOTS;
    }

    /// Exchanges the stacks of `ring` in two depots.
    pub(super) fn exchange(&mut self, ring: Ring, first: u8, second: u8) {
        let (first, second) = (usize::from(first % DEPOTS), usize::from(second % DEPOTS));
        self.stacks[ring as usize].swap(first, second);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(count: usize) -> Draft {
        Draft::new(count, &["Ada".into(), "Ben".into(), "Cleo".into()])
    }

    fn names(draft: &Draft) -> Vec<&str> {
        draft
            .seats()
            .iter()
            .map(|seat| seat.guest.name.as_str())
            .collect()
    }

    fn colours(draft: &Draft) -> Vec<u8> {
        let seats = draft.seats.iter();
        seats.map(|seat| seat.guest.colour).collect()
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
        let mut colours = colours(&draft);
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
    fn modules_count_only_for_those_who_can_have_them() {
        let mut draft = draft(1);
        draft.deck = EventMix::new(20, 0, 0);
        (draft.events, draft.options.private_objectives) = (true, true);
        assert_eq!(
            draft.options().target(),
            Some(72),
            "the solo game always has events"
        );
        for count in 2..=6 {
            draft.set_count(count);
            assert_eq!(draft.check(), Ok(()), "{count}");
            assert!(draft.options().private_objectives && !draft.options().solo);
        }
        draft.set_count(1);
        assert_eq!(
            draft.options().events,
            Some(EventMix::new(20, 0, 0)),
            "the deck alone is not forgotten"
        );
        draft.options.solo = false;
        assert_eq!(
            (draft.check(), draft.options().events),
            (Ok(()), None),
            "free play has no events"
        );
    }

    #[test]
    fn a_rematch_has_the_same_modules() {
        for count in [1, 2, 5] {
            let mut before = draft(count);
            (before.events, before.options.private_objectives) = (true, true);
            before.deck = Preset::Harsh.mix();
            let setup = before.setup(|_| "x".into());
            assert_eq!(
                Draft::from_setup(&setup, &Players::default(), &[])
                    .setup(|_| String::new())
                    .options,
                setup.options
            );
        }
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
        assert_eq!(
            state.station.stack(Ring::Outer, 3).shape,
            draft.station.stacks[1][3]
        );
    }

    #[test]
    fn a_rematch_has_the_same_setup_with_a_new_seed() {
        let mut before = draft(4);
        before.by_hand = true;
        before.station.turn(false);
        let setup = before.setup(|_| "x".into());
        let again = Draft::from_setup(&setup, &Players::default(), &[]).setup(|_| String::new());
        assert_ne!(again.seed, setup.seed);
        assert_eq!(
            Setup {
                seed: setup.seed.clone(),
                ..again
            },
            setup
        );
    }

    #[test]
    fn colours_of_a_foreign_setup_are_made_different() {
        let mut setup = Setup::standard(3, "same colours");
        setup.seats.iter_mut().for_each(|seat| seat.colour = 1);
        let draft = Draft::from_setup(&setup, &Players::default(), &[]);
        let mut colours = colours(&draft);
        colours.sort_unstable();
        assert_eq!(colours, [0, 1, 2, 3, 4, 5]);
    }
}
