//! Decks of alerts as players mix them: always 20 cards, and of each colour no more than there are (rules §9.1).

use std::ops::RangeInclusive;

use crate::game::alerts::DECK;
use crate::game::{AlertColour, AlertMix};

/// A kind of deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Preset {
    Gentle,
    Balanced,
    Harsh,
}

impl Preset {
    pub(super) const ALL: [Self; 3] = [Self::Gentle, Self::Balanced, Self::Harsh];

    /// The deck that stands for the kind.
    pub(super) const fn mix(self) -> AlertMix {
        match self {
            Self::Gentle => AlertMix::GENTLE,
            Self::Balanced => AlertMix::BALANCED,
            Self::Harsh => AlertMix::HARSH,
        }
    }

    /// How many alerts of a colour a deck of this kind has.
    fn range(self, colour: AlertColour) -> RangeInclusive<u8> {
        let middle = self.mix().of(colour);
        middle.saturating_sub(2)..=middle + 2
    }

    fn contains(self, mix: AlertMix) -> bool {
        AlertColour::ALL
            .iter()
            .all(|colour| self.range(*colour).contains(&mix.of(*colour)))
    }

    /// The kind of a deck, if it is of one.
    pub(super) fn of(mix: AlertMix) -> Option<Self> {
        Self::ALL.into_iter().find(|preset| preset.contains(mix))
    }

    /// The kind that a deck is nearest to.
    pub(super) fn nearest(mix: AlertMix) -> Self {
        let apart = match i16::from(mix.red) - i16::from(mix.green) {
            ..=-5 => Self::Gentle,
            5.. => Self::Harsh,
            _ => Self::Balanced,
        };
        Self::of(mix).unwrap_or(apart)
    }

    /// A deck of this kind for so many seats; `chance` says which.
    pub(super) fn random(self, seats: usize, chance: u64) -> AlertMix {
        let decks: Vec<AlertMix> = AlertMix::every(seats)
            .filter(|mix| Self::of(*mix) == Some(self))
            .collect();
        let place = chance as usize % decks.len().max(1);
        decks
            .get(place)
            .copied()
            .unwrap_or_else(|| fitted(self.mix(), seats))
    }
}

/// How many alerts of a colour a deck for so many seats can have.
pub(super) fn range(colour: AlertColour, seats: usize) -> RangeInclusive<u8> {
    let others = others(colour)
        .map(|other| AlertMix::most(other, seats))
        .iter()
        .sum();
    DECK.saturating_sub(others)..=AlertMix::most(colour, seats).min(DECK)
}

/// `mix` with `count` alerts of one colour, as far as so many seats can have them. The other two colours share the
/// rest as they did before.
pub(super) fn with(mix: AlertMix, colour: AlertColour, count: u8, seats: usize) -> AlertMix {
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
    let least = rest.saturating_sub(AlertMix::most(second, seats));
    let share = share.clamp(least, AlertMix::most(first, seats).min(rest));
    let of = |wanted| match wanted {
        _ if wanted == colour => count,
        _ if wanted == first => share,
        _ => rest - share,
    };
    let [green, orange, red] = AlertColour::ALL.map(of);
    AlertMix::new(green, orange, red)
}

/// The deck nearest to `mix` that so many seats can have.
pub(super) fn fitted(mix: AlertMix, seats: usize) -> AlertMix {
    if mix.fits(seats) {
        return mix;
    }
    let beyond = |colour: &AlertColour| {
        mix.of(*colour)
            .saturating_sub(AlertMix::most(*colour, seats))
    };
    let fullest = AlertColour::ALL
        .into_iter()
        .max_by_key(beyond)
        .unwrap_or(AlertColour::Green);
    with(mix, fullest, mix.of(fullest), seats)
}

/// The other two colours.
fn others(colour: AlertColour) -> [AlertColour; 2] {
    match colour {
        AlertColour::Green => [AlertColour::Orange, AlertColour::Red],
        AlertColour::Orange => [AlertColour::Green, AlertColour::Red],
        AlertColour::Red => [AlertColour::Green, AlertColour::Orange],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every deck, and a few that are none.
    fn every_mix() -> impl Iterator<Item = AlertMix> {
        AlertMix::every(1).chain([
            AlertMix::new(0, 0, 0),
            AlertMix::new(255, 255, 255),
            AlertMix::new(20, 20, 20),
        ])
    }

    #[test]
    fn whatever_is_moved_the_deck_stays_a_deck() {
        for (mix, seats) in every_mix().flat_map(|mix| (1..=6).map(move |seats| (mix, seats))) {
            assert!(fitted(mix, seats).fits(seats), "{mix:?} {seats}");
            for colour in AlertColour::ALL {
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
        let mix = with(AlertMix::new(3, 6, 11), AlertColour::Green, 4, 1);
        assert_eq!(mix, AlertMix::new(4, 6, 10));
        assert_eq!(with(mix, AlertColour::Green, 3, 1), AlertMix::new(3, 6, 11));
        assert_eq!(
            with(AlertMix::new(20, 0, 0), AlertColour::Green, 10, 1),
            AlertMix::new(10, 5, 5)
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
