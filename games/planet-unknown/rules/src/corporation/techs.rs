//! The techs of a corporation, each of them one value (rules §3.8, §6.6, §8).

use super::{Corporation, Field, LevelSet, TOP};
use crate::effect::{Effect, Pending, Source};
use crate::state::Seat;
use std::ops::RangeInclusive;

/// The limit on the uses of a tech (rules §3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UseLimit {
    /// None.
    Unlimited,
    /// Once in each round.
    OncePerRound,
    /// Once in the game.
    OncePerGame,
}

/// The fate of a pending effect on which a tech is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// It takes place twice.
    Twice,
    /// It is replaced by this one.
    Becomes(Effect),
}

/// The way a tech works.
#[derive(Clone, Copy, Debug)]
pub enum Works {
    /// As long as it is available: in queries and reactions of the corporation.
    Throughout,
    /// At any moment of the turn, when the seat chooses: the offered effect; `None` while a rule of the corporation
    /// forbids it.
    Offered(fn(&Seat) -> Option<Effect>),
    /// Immediately when it becomes available, before everything else.
    Unlocked(Effect),
    /// On a pending effect, when the seat chooses: the fate of the effect; `None` if the tech cannot be used on it.
    Instead(fn(Effect) -> Option<Instead>),
}

/// The rover movement that a tech gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechMovement {
    /// The level of the tech.
    pub level: u8,
    /// The number of steps, at least one.
    pub steps: u8,
}

/// One tech of a corporation.
#[derive(Clone, Copy, Debug)]
pub struct Tech {
    /// The way it works.
    pub works: Works,
    /// The limit on its uses.
    pub limit: UseLimit,
    /// The level whose unlocking ends it for good, used or not.
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

    /// An ability that offers an effect.
    pub const fn offering(offer: fn(&Seat) -> Option<Effect>) -> Self {
        Self::new(Works::Offered(offer))
    }

    /// A tech that grants `effect` when it becomes available.
    pub const fn on_unlocking(effect: Effect) -> Self {
        Self::new(Works::Unlocked(effect))
    }

    /// A tech used on a pending effect, with the fate of that effect.
    pub const fn instead(instead: fn(Effect) -> Option<Instead>) -> Self {
        Self::new(Works::Instead(instead))
    }

    /// The same, once in each round.
    #[must_use]
    pub const fn once_per_round(mut self) -> Self {
        self.limit = UseLimit::OncePerRound;
        self
    }

    /// The same, once in the game.
    #[must_use]
    pub const fn once_per_game(mut self) -> Self {
        self.limit = UseLimit::OncePerGame;
        self
    }

    /// The same, until `level` or a higher one is unlocked.
    #[must_use]
    pub const fn lapsing_with(mut self, level: u8) -> Self {
        self.lapses_with = Some(level);
        self
    }

    /// The effect it offers `seat`; `None` if it is not an ability or a rule of the corporation forbids it.
    pub fn offer(&self, seat: &Seat) -> Option<Effect> {
        match self.works {
            Works::Offered(offer) => offer(seat),
            _ => None,
        }
    }
}

/// The rules for techs and medals that hold for every corporation: none overrides them.
pub trait Techs: Corporation {
    /// The levels of its techs.
    fn levels(&self) -> RangeInclusive<u8> {
        1..=self.techs().len() as u8
    }

    /// The tech of `level`; if there is none, a tech without an effect of its own.
    fn tech(&self, level: u8) -> Tech {
        let index = usize::from(level).wrapping_sub(1);
        self.techs().get(index).copied().unwrap_or(Tech::THROUGHOUT)
    }

    /// The sign of the tech of `level` in print: a digit, or a letter if no field of the tech track unlocks it (rules §8, Jump
    /// Drive).
    fn tech_sign(&self, level: u8) -> char {
        let first = match self.data().tech_height(level) {
            0..=TOP => b'0',
            _ => b'A' - 1,
        };
        char::from(first.saturating_add(level))
    }

    /// The levels of the abilities, available or not.
    fn abilities(&self) -> LevelSet {
        let is_ability = |tech: &Tech| matches!(tech.works, Works::Offered(_));
        let techs = self.numbered_techs();
        techs
            .filter_map(|(level, tech)| is_ability(tech).then_some(level))
            .collect()
    }

    /// Whether tech level `level` is available to `seat`: reached, and not deferred by an event card (rules §6.6,
    /// §11.22).
    fn unlocked(&self, seat: &Seat, level: u8) -> bool {
        self.reached(seat, level) && !seat.turn.dormant.contains(level)
    }

    /// `effect`, pending as given by tech `level`; `None` unless the tech is available to `seat`.
    fn given(&self, seat: &Seat, level: u8, effect: Effect) -> Option<Pending> {
        let given = Pending::new(effect, Source::Tech(level));
        self.unlocked(seat, level).then_some(given)
    }

    /// The movement of `steps` that tech `level` gives; `None` if there are no steps, or the tech is not available to `seat`.
    fn movement(&self, seat: &Seat, level: u8, steps: u8) -> Option<TechMovement> {
        (steps > 0 && self.unlocked(seat, level)).then_some(TechMovement { level, steps })
    }

    /// The tech that can be used on `effect`, and the fate of the effect.
    fn instead(&self, effect: Effect) -> Option<(u8, Instead)> {
        let on_effect = |(level, tech): (u8, &Tech)| match tech.works {
            Works::Instead(instead) => Some((level, instead(effect)?)),
            _ => None,
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
