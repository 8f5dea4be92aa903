//! Decks of event cards composed by players: always 20 cards, and of each colour no more than exist (rules §9.1).

use std::ops::RangeInclusive;

use rules::event_cards::DECK;
use rules::{EventColour, EventMix};

/// A preset: a kind of deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Preset {
    Gentle,
    Balanced,
    Harsh,
}

impl Preset {
    pub(super) const ALL: [Self; 3] = [Self::Gentle, Self::Balanced, Self::Harsh];

    /// The typical deck of this preset.
    pub(super) const fn mix(self) -> EventMix {
        match self {
            Self::Gentle => EventMix::GENTLE,
            Self::Balanced => EventMix::BALANCED,
            Self::Harsh => EventMix::HARSH,
        }
    }

    /// Whether a deck has about as many event cards of each colour as the typical one.
    fn contains(self, mix: EventMix) -> bool {
        let typical = self.mix();
        let is_near = |colour: EventColour| typical.of(colour).abs_diff(mix.of(colour)) <= 2;
        EventColour::ALL.into_iter().all(is_near)
    }

    /// The preset that a deck belongs to, if any.
    pub(super) fn of(mix: EventMix) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.contains(mix))
    }

    /// The preset that a deck is nearest to.
    pub(super) fn nearest(mix: EventMix) -> Self {
        let apart = match i16::from(mix.red) - i16::from(mix.green) {
            ..=-5 => Self::Gentle,
            5.. => Self::Harsh,
            _ => Self::Balanced,
        };
        Self::of(mix).unwrap_or(apart)
    }

    /// A deck of this preset for a number of seats; `chance` determines which.
    pub(super) fn random(self, seats: usize, chance: u64) -> EventMix {
        let is_own = |mix: &EventMix| Self::of(*mix) == Some(self);
        let decks: Vec<EventMix> = EventMix::every(seats).filter(is_own).collect();
        let deck = decks.get(chance as usize % decks.len().max(1));
        deck.copied().unwrap_or_else(|| fitted(self.mix(), seats))
    }
}

/// The numbers of event cards of a colour that a deck for a number of seats can have.
pub(super) fn range(colour: EventColour, seats: usize) -> RangeInclusive<u8> {
    let others = others(colour).map(|other| EventMix::most(other, seats));
    DECK.saturating_sub(others.iter().sum())..=EventMix::most(colour, seats).min(DECK)
}

/// `mix` with `count` event cards of one colour, as far as the number of seats allows. The other two colours share the
/// rest in the same ratio as before.
pub(super) fn with(mix: EventMix, colour: EventColour, count: u8, seats: usize) -> EventMix {
    let range = range(colour, seats);
    let count = count.clamp(*range.start(), *range.end());
    let rest = DECK - count;
    let [first, second] = others(colour);
    let (a, b) = (u16::from(mix.of(first)), u16::from(mix.of(second)));
    let share = if a + b == 0 {
        rest / 2
    } else {
        ((2 * a * u16::from(rest) + a + b) / (2 * (a + b))) as u8
    };
    let least = rest.saturating_sub(EventMix::most(second, seats));
    let share = share.clamp(least, EventMix::most(first, seats).min(rest));
    let of = |wanted| match wanted {
        _ if wanted == colour => count,
        _ if wanted == first => share,
        _ => rest - share,
    };
    let [green, orange, red] = EventColour::ALL.map(of);
    EventMix::new(green, orange, red)
}

/// The deck nearest to `mix` that this number of seats can have.
pub(super) fn fitted(mix: EventMix, seats: usize) -> EventMix {
    if mix.fits(seats) {
        return mix;
    }
    let beyond = |colour: &EventColour| {
        mix.of(*colour)
            .saturating_sub(EventMix::most(*colour, seats))
    };
    let fullest = EventColour::ALL.into_iter().max_by_key(beyond);
    let fullest = fullest.unwrap_or(EventColour::Green);
    with(mix, fullest, mix.of(fullest), seats)
}

/// The other two colours.
fn others(colour: EventColour) -> [EventColour; 2] {
    match colour {
        EventColour::Green => [EventColour::Orange, EventColour::Red],
        EventColour::Orange => [EventColour::Green, EventColour::Red],
        EventColour::Red => [EventColour::Green, EventColour::Orange],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every deck, and a few mixes that are not decks.
    fn every_mix() -> impl Iterator<Item = EventMix> {
        EventMix::every(1).chain([
            EventMix::new(0, 0, 0),
            EventMix::new(255, 255, 255),
            EventMix::new(20, 20, 20),
        ])
    }

    #[test]
    fn whatever_is_moved_the_deck_stays_a_deck() {
        for (mix, seats) in every_mix().flat_map(|mix| (1..=6).map(move |seats| (mix, seats))) {
            assert!(fitted(mix, seats).fits(seats), "{mix:?} {seats}");
            for colour in EventColour::ALL {
                for count in [0, 1, 7, 13, 20, 255] {
                    let moved = with(mix, colour, count, seats);
                    assert!(
                        moved.fits(seats),
                        "{mix:?} {colour:?} {count} {seats}: {moved:?}"
                    );
                    let range = range(colour, seats);
                    assert_eq!(moved.of(colour), count.clamp(*range.start(), *range.end()));
                }
            }
        }
    }

    #[test]
    fn the_others_share_what_is_left_as_before() {
        let mix = with(EventMix::new(3, 6, 11), EventColour::Green, 4, 1);
        assert_eq!(mix, EventMix::new(4, 6, 10));
        assert_eq!(with(mix, EventColour::Green, 3, 1), EventMix::new(3, 6, 11));
        assert_eq!(
            with(EventMix::new(20, 0, 0), EventColour::Green, 10, 1),
            EventMix::new(10, 5, 5)
        );
    }

    #[test]
    fn presets_are_decks_for_everybody_and_know_their_own() {
        for preset in Preset::ALL {
            assert_eq!(Preset::of(preset.mix()), Some(preset));
            for (seats, chance) in
                (1..=6).flat_map(|seats| (0..60).map(move |chance| (seats, chance)))
            {
                let mix = preset.random(seats, chance);
                assert!(
                    mix.fits(seats) && Preset::of(mix) == Some(preset),
                    "{mix:?}"
                );
                assert_eq!(Preset::nearest(mix), preset, "{mix:?}");
            }
        }
    }
}
