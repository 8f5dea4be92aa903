//! The choices of the players so far: a setup in the making, independent of the window.

use crate::OwnSettings;
use crate::seats::colour as colour_number;
use cryo::{ComponentSet, MOST_SEATS, Player, PlayerColour, Setup};
use kit::wizard::{Guest, GuestMut, OwnSet, Seats, random_seed};
use std::ops::RangeInclusive;
use table::{Level, MAX_NAME, Player as Sitter, Players};

/// A setup in the making.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Draft {
    /// All seats; the first [`Self::count`](Seats::count) are in the game.
    seats: [Seat; MOST_SEATS],
    count: usize,
    /// The seed, any text, which determines every shuffle.
    pub(super) seed: String,
    /// Whether seats get the balance extra (cryo §2.5).
    pub(super) balance_extra: bool,
    set: Option<OwnSet>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Seat {
    name: String,
    aside: String,
    /// The number of the colour in the window.
    colour: u8,
    player: Sitter,
}

impl Draft {
    /// The draft of the last game, with the names of people who play in this window. `set` is the set it was played with.
    pub(super) fn new(own: &OwnSettings, names: &[String], set: Option<OwnSet>) -> Self {
        let colours = own.seat_colours.iter().copied().chain(PlayerColour::ALL);
        let mut free = Vec::new();
        for colour in colours {
            if !free.contains(&colour) {
                free.push(colour);
            }
        }
        let mut seats: [Seat; MOST_SEATS] = Default::default();
        for (seat, colour) in seats.iter_mut().zip(free) {
            seat.colour = colour_number(colour);
        }
        for (seat, name) in seats.iter_mut().zip(names) {
            seat.name = name.chars().take(MAX_NAME).collect();
        }
        // A set that is gone leaves our own components, with our balance extra.
        let is_gone = own.set.is_some() && set.is_none();
        let mut draft = Self {
            seats,
            count: own.seats.unwrap_or(2).clamp(2, MOST_SEATS),
            seed: random_seed(),
            balance_extra: own.balance_extra || is_gone,
            set,
        };
        match own.seats {
            Some(_) => draft.take_over(&own.sitters),
            // What a person needs who plays for the first time.
            None => draft.set_player(1, Sitter::Bot(Level::Easy)),
        }
        draft
    }

    /// Sets the players of the last game.
    fn take_over(&mut self, players: &Players) {
        for index in 0..self.count {
            self.set_player(index, players.of(game::SeatId(index as u8)));
        }
    }

    /// The set of an owner, if that is played with.
    pub(super) const fn set(&self) -> Option<&OwnSet> {
        self.set.as_ref()
    }

    /// Plays with this set, or with our own components. The balance extra is meant for ours alone (cryo §2.5).
    pub(super) fn use_set(&mut self, set: Option<OwnSet>) {
        if self.set.is_some() != set.is_some() {
            self.balance_extra = set.is_none();
        }
        self.set = set;
    }

    /// The setup; players without a name get the one that `name` returns for their seat.
    pub(super) fn setup(&self, name: impl Fn(usize) -> String) -> Setup {
        let player = |(index, seat): (usize, &Seat)| Player {
            name: match seat.name.trim() {
                "" => name(index),
                typed => typed.to_owned(),
            },
            colour: colour_of(seat.colour),
        };
        let seats = self.seats[..self.count].iter().enumerate();
        Setup {
            seed: self.seed.clone(),
            seats: seats.map(player).collect(),
            balance_extra: self.balance_extra,
            components: match self.set.clone() {
                None => ComponentSet::Standard,
                Some(OwnSet { name, text }) => ComponentSet::Own { name, text },
            },
            practice: false,
        }
    }

    /// What is kept for the next game.
    pub(super) fn kept(&self) -> OwnSettings {
        OwnSettings {
            seats: Some(self.count),
            sitters: self.players(),
            seat_colours: self
                .seats
                .iter()
                .map(|seat| colour_of(seat.colour))
                .collect(),
            balance_extra: self.balance_extra,
            set: self.set.as_ref().map(|set| set.name.clone()),
        }
    }
}

/// The colour with this number in the window.
fn colour_of(number: u8) -> PlayerColour {
    let mut all = PlayerColour::ALL.into_iter();
    all.find(|colour| colour_number(*colour) == number)
        .unwrap_or(PlayerColour::Orange)
}

impl Seats for Draft {
    const COUNTS: RangeInclusive<usize> = 2..=MOST_SEATS;
    const COLOURS: &'static [u8] = &[
        colour_number(PlayerColour::Orange),
        colour_number(PlayerColour::Blue),
        colour_number(PlayerColour::Yellow),
        colour_number(PlayerColour::White),
    ];
    const LEVELS: &'static [Level] = &[Level::Easy, Level::Normal, Level::Hard];

    fn count(&self) -> usize {
        self.count
    }

    fn set_count(&mut self, count: usize) {
        self.count = count.clamp(2, MOST_SEATS);
    }

    fn guest(&self, index: usize) -> Option<Guest<'_>> {
        let seat = self.seats.get(index)?;
        Some(Guest {
            name: &seat.name,
            colour: seat.colour,
            player: seat.player,
            aside: &seat.aside,
        })
    }

    fn guest_mut(&mut self, index: usize) -> Option<GuestMut<'_>> {
        let seat = self.seats.get_mut(index)?;
        Some(GuestMut {
            name: &mut seat.name,
            colour: &mut seat.colour,
            player: &mut seat.player,
            aside: &mut seat.aside,
        })
    }

    fn swap(&mut self, first: usize, second: usize) {
        if first < self.count && second < self.count {
            self.seats.swap(first, second);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cryo::{STANDARD, State};
    use game::Game as _;

    fn draft() -> Draft {
        Draft::new(&OwnSettings::default(), &["Ada".into()], None)
    }

    fn set() -> OwnSet {
        OwnSet {
            name: "printed".into(),
            text: STANDARD.into(),
        }
    }

    #[test]
    fn the_first_game_is_one_against_an_easy_bot() {
        let setup = draft().setup(|index| format!("{index}"));
        let names: Vec<_> = setup.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Ada", "1"]);
        assert_eq!(draft().player(1), Sitter::Bot(Level::Easy));
        assert!(setup.balance_extra && State::deal(&setup).is_ok());
    }

    /// cryo §2.5
    #[test]
    fn the_balance_extra_is_off_with_a_set_until_somebody_switches_it_on() {
        let mut draft = draft();
        draft.use_set(Some(set()));
        assert!(!draft.balance_extra);
        draft.balance_extra = true;
        draft.use_set(Some(OwnSet {
            name: "other".into(),
            ..set()
        }));
        assert!(draft.balance_extra, "it was switched on");
        draft.balance_extra = false;
        draft.use_set(None);
        assert!(draft.balance_extra, "as our own components need it");
    }

    #[test]
    fn the_next_game_begins_with_the_choices_of_the_last_one() {
        let mut draft = draft();
        draft.set_count(3);
        draft.set_colour(0, colour_number(PlayerColour::White));
        draft.use_set(Some(set()));
        let again = Draft::new(&draft.kept(), &["Ada".into()], Some(set()));
        let seedless = |draft: &Draft| Draft {
            seed: String::new(),
            ..draft.clone()
        };
        assert_eq!(again.kept(), draft.kept());
        assert_eq!(
            seedless(&again).setup(|_| "?".into()),
            seedless(&draft).setup(|_| "?".into())
        );
        let gone = Draft::new(&draft.kept(), &[], None);
        assert!(
            gone.balance_extra && gone.set().is_none(),
            "the set is gone"
        );
    }

    #[test]
    fn two_seats_are_the_least_and_who_leaves_is_the_first_to_come_back() {
        let mut draft = draft();
        draft.set_count(3);
        draft.remove(0);
        draft.remove(0);
        assert_eq!(
            (draft.count(), draft.player(0)),
            (2, Sitter::Bot(Level::Easy))
        );
        draft.set_count(3);
        assert_eq!(draft.guest(2).map(|guest| guest.name), Some("Ada"));
    }

    #[test]
    fn colours_stay_different_whatever_the_settings_say() {
        let own = OwnSettings {
            seat_colours: vec![PlayerColour::Yellow, PlayerColour::Yellow],
            seats: Some(9),
            ..OwnSettings::default()
        };
        let setup = Draft::new(&own, &[], None).setup(|_| "?".into());
        assert_eq!(setup.seats.len(), 4);
        assert_eq!(setup.seats[0].colour, PlayerColour::Yellow);
        assert!(State::deal(&setup).is_ok());
    }
}
