//! The techs of a corporation: each one value (rules §3.8, §6.6, §8).

use super::{Corporation, Field, LevelSet};
use crate::effect::Effect;
use crate::state::Seat;
use std::ops::RangeInclusive;

/// How often a tech may be used (rules §3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UseLimit {
    /// As often as one likes.
    Unlimited,
    /// Once in each round.
    OncePerRound,
    /// Once in the game.
    OncePerGame,
}

/// The fate of a pending effect on which a tech is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// It is there twice.
    Twice,
    /// It becomes this one.
    Becomes(Effect),
}

/// When a tech works.
#[derive(Clone, Copy, Debug)]
pub enum Works {
    /// As long as it is available: a query or a reaction of the corporation asks for it.
    Throughout,
    /// When the seat likes, at any moment of its turn: what it offers; nothing while the corporation's own rule
    /// forbids it.
    Offered(fn(&Seat) -> Option<Effect>),
    /// At once when it becomes available, before everything else.
    Unlocked(Effect),
    /// When the seat likes, on a pending effect: what comes of the effect, if it is one for this tech.
    Instead(fn(Effect) -> Option<Instead>),
}

/// One tech of a corporation.
#[derive(Clone, Copy, Debug)]
pub struct Tech {
    /// When it works.
    pub works: Works,
    /// How often it may be used.
    pub limit: UseLimit,
    /// The level with which it lapses for good, used or not.
    pub lapses_with: Option<u8>,
}

impl Tech {
    /// A tech that works as long as it is available.
    pub const THROUGHOUT: Self = Self::new(Works::Throughout);

    const fn new(works: Works) -> Self {
        Self {
            works,
            limit: UseLimit::Unlimited,
            lapses_with: None,
        }
    }

    /// An ability: what it offers.
    pub const fn offering(offer: fn(&Seat) -> Option<Effect>) -> Self {
        Self::new(Works::Offered(offer))
    }

    /// A tech that brings `effect` when it becomes available.
    pub const fn on_unlocking(effect: Effect) -> Self {
        Self::new(Works::Unlocked(effect))
    }

    /// A tech for a pending effect: what comes of it.
    pub const fn instead(instead: fn(Effect) -> Option<Instead>) -> Self {
        Self::new(Works::Instead(instead))
    }

    /// The same, once in each round.
    #[must_use]
    pub const fn once_per_round(self) -> Self {
        Self {
            limit: UseLimit::OncePerRound,
            ..self
        }
    }

    /// The same, once in the game.
    #[must_use]
    pub const fn once_per_game(self) -> Self {
        Self {
            limit: UseLimit::OncePerGame,
            ..self
        }
    }

    /// The same, until `level` or a higher one is unlocked.
    #[must_use]
    pub const fn lapsing_with(self, level: u8) -> Self {
        Self {
            lapses_with: Some(level),
            ..self
        }
    }

    /// What it offers `seat`, if it is an ability and the corporation's own rule lets it be used.
    pub fn offer(&self, seat: &Seat) -> Option<Effect> {
        if let Works::Offered(offer) = self.works {
            offer(seat)
        } else {
            None
        }
    }
}

/// What holds for the techs and the medals of every corporation: no corporation overrides it.
pub trait Techs: Corporation {
    /// The levels of its techs.
    fn levels(&self) -> RangeInclusive<u8> {
        1..=self.techs().len() as u8
    }

    /// The tech of `level`; one that does nothing by itself where there is none.
    fn tech(&self, level: u8) -> Tech {
        let index = usize::from(level).wrapping_sub(1);
        self.techs().get(index).copied().unwrap_or(Tech::THROUGHOUT)
    }

    /// The levels of the techs that a seat uses by itself, whether they are available or not.
    fn abilities(&self) -> LevelSet {
        let is_ability = |tech: &Tech| matches!(tech.works, Works::Offered(_));
        let techs = self.numbered_techs();
        techs
            .filter_map(|(level, tech)| is_ability(tech).then_some(level))
            .collect()
    }

    /// Whether tech level `level` is available to `seat`: reached, and no event card has put it off (rules §6.6, §11.22).
    fn unlocked(&self, seat: &Seat, level: u8) -> bool {
        self.reached(seat, level) && !seat.turn.dormant.contains(level)
    }

    /// The tech that can be used on `effect`, and what comes of the effect then.
    fn instead(&self, effect: Effect) -> Option<(u8, Instead)> {
        let on_effect = |(level, tech): (u8, &Tech)| {
            if let Works::Instead(instead) = tech.works {
                Some((level, instead(effect)?))
            } else {
                None
            }
        };
        self.numbered_techs().find_map(on_effect)
    }

    /// Its techs, each with its level.
    fn numbered_techs(&self) -> impl Iterator<Item = (u8, &Tech)> {
        let techs = self.techs().iter().enumerate();
        techs.map(|(index, tech)| (index as u8 + 1, tech))
    }

    /// The topmost medals on or below `field` that no lifepod covers (rules §6.7).
    fn medals_below(&self, seat: &Seat, field: Field) -> u8 {
        let parked = seat.corporation_state.parked;
        if parked.is_empty() {
            return self.data().medals_up_to(field);
        }
        let fields = (0..=field.height)
            .rev()
            .map(|height| Field::new(field.track, height));
        fields
            .filter(|field| !parked.contains(*field))
            .find_map(|field| self.data().medals(field))
            .unwrap_or(0)
    }
}

impl<C: Corporation + ?Sized> Techs for C {}
