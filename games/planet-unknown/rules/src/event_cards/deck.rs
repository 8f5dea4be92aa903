//! The deck of event cards (rules §9.1).

use crate::CopyVec;
use crate::card::{EventCard, EventCardSet, EventColour};
use arrayvec::ArrayVec;
use rand::Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use serde::{Deserialize, Serialize};

/// The number of event cards in a deck.
pub const DECK: u8 = 20;
/// The target of the solo game before the adjustment for the deck (rules §10.5).
pub const BASE_TARGET: u16 = 60;

/// The number of event cards of each colour in a deck; [`DECK`] in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EventMix {
    /// Green ones.
    pub green: u8,
    /// Orange ones.
    pub orange: u8,
    /// Red ones.
    pub red: u8,
}

impl EventMix {
    /// A deck of mostly good news.
    pub const GENTLE: Self = Self::new(11, 6, 3);
    /// A deck of as much good news as bad.
    pub const BALANCED: Self = Self::new(7, 6, 7);
    /// A deck of mostly bad news.
    pub const HARSH: Self = Self::new(3, 6, 11);

    /// A deck with these numbers of each colour.
    pub const fn new(green: u8, orange: u8, red: u8) -> Self {
        Self { green, orange, red }
    }

    /// The number of a colour.
    pub const fn of(self, colour: EventColour) -> u8 {
        match colour {
            EventColour::Green => self.green,
            EventColour::Orange => self.orange,
            EventColour::Red => self.red,
        }
    }

    /// The most event cards of a colour in a deck for this number of seats (rules §9.1).
    pub fn most(colour: EventColour, seats: usize) -> u8 {
        EventCard::available(colour, seats).count() as u8
    }

    /// Whether it is possible for this number of seats.
    pub fn fits(self, seats: usize) -> bool {
        let exist = |colour: &EventColour| self.of(*colour) <= Self::most(*colour, seats);
        let all = EventColour::ALL.map(|colour| u16::from(self.of(colour)));
        EventColour::ALL.iter().all(exist) && all.iter().sum::<u16>() == u16::from(DECK)
    }

    /// Every possible deck for this number of seats.
    pub fn every(seats: usize) -> impl Iterator<Item = Self> {
        let pairs =
            (0..=DECK).flat_map(|green| (0..=DECK - green).map(move |orange| (green, orange)));
        let mixes = pairs.map(|(green, orange)| Self::new(green, orange, DECK - green - orange));
        mixes.filter(move |mix| mix.fits(seats))
    }

    /// A random deck for this number of seats, each equally likely.
    pub fn random(seats: usize, rng: &mut impl Rng) -> Self {
        let all: Vec<Self> = Self::every(seats).collect();
        all.choose(rng).copied().unwrap_or(Self::BALANCED)
    }

    /// The change of the solo target by the event cards of a colour (rules §10.5).
    pub const fn shift(self, colour: EventColour) -> i16 {
        let steps: [i16; 5] = match colour {
            EventColour::Green => [0, 3, 6, 9, 12],
            EventColour::Orange => [0, -1, -2, -3, -4],
            EventColour::Red => [0, -5, -7, -9, -11],
        };
        steps[step(self.of(colour))]
    }

    /// The target of the solo game with this deck, in medals (rules §10.5).
    pub const fn target(self) -> u16 {
        let green = self.shift(EventColour::Green);
        let shift = green + self.shift(EventColour::Orange) + self.shift(EventColour::Red);
        BASE_TARGET.saturating_add_signed(shift)
    }

    /// The shuffled cards of a deck for this number of seats.
    pub(crate) fn deal(self, seats: usize, rng: &mut impl Rng) -> CopyVec<EventCard, 20> {
        let mut deck = CopyVec::new();
        for colour in EventColour::ALL {
            let mut cards: ArrayVec<EventCard, 20> = EventCard::available(colour, seats).collect();
            cards.shuffle(rng);
            deck.extend(cards.into_iter().take(usize::from(self.of(colour))));
        }
        deck.shuffle(rng);
        deck
    }
}

/// The row of the table of rules §10.5 for this number of event cards of a colour.
const fn step(count: u8) -> usize {
    match count {
        0..=2 => 0,
        3..=6 => 1,
        7..=10 => 2,
        11..=14 => 3,
        _ => 4,
    }
}

/// The event cards of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct EventDeck {
    /// Face down, the next one last.
    pub hidden: CopyVec<EventCard, 20>,
    /// The event card of this round, until its civ cards are claimed (rules §9.2).
    pub in_force: Option<EventCard>,
    /// Every drawn event card, including the one in force.
    pub drawn: EventCardSet,
}

impl EventDeck {
    /// The number of face-down event cards of a colour.
    pub fn left(&self, colour: EventColour) -> usize {
        self.hidden
            .iter()
            .filter(|event_card| event_card.colour() == colour)
            .count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_has_its_target() {
        assert_eq!(EventMix::new(9, 3, 8).target(), 58, "rules §10.6");
    }

    #[test]
    fn a_deck_fits_the_seats() {
        assert!(EventMix::new(20, 0, 0).fits(1));
        assert!(
            !EventMix::new(17, 3, 0).fits(2),
            "four green ones are for the solo game only"
        );
        assert!(EventMix::new(16, 4, 0).fits(2));
        assert!(!EventMix::new(7, 7, 7).fits(2));
        assert!(!EventMix::new(255, 1, 20).fits(1));
        assert_eq!(EventMix::every(1).count(), 21 * 22 / 2);
        for mix in [EventMix::GENTLE, EventMix::BALANCED, EventMix::HARSH] {
            assert!(
                (1..=6).all(|seats| EventMix::every(seats).any(|other| other == mix)),
                "{mix:?}"
            );
        }
    }
}
