//! Cards: their kinds, and hands of them (cryo §5).

use serde::{Deserialize, Serialize};

game::words! {
    /// A kind of card, in the order of the components. It is an upgrade, a mission, a vehicle or scrap.
    CardKind {
        /// Ground scanner, Expansion, Rhino (cryo §5.5).
        GroundScanner = "ground_scanner",
        /// Supercharge, Power bank, Moth (cryo §5.6).
        Supercharge = "supercharge",
        /// Interface, Looting, Ram (cryo §5.7).
        Interface = "interface",
        /// Wake-up protocol, Fortress, Crab (cryo §5.8).
        WakeUp = "wake_up",
        /// Automation, Industry, Mole (cryo §5.9).
        Automation = "automation",
        /// Prototype, Reserve, Shark (cryo §5.10).
        Prototype = "prototype",
        /// Early warning, Memorial, Spider (cryo §5.12).
        EarlyWarning = "early_warning",
        /// Overclock, Community, Turtle (cryo §5.11).
        Overclock = "overclock",
    }
}

impl CardKind {
    /// Index into a list of kinds.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The kind of this number; after the last one they begin anew.
impl From<u8> for CardKind {
    fn from(number: u8) -> Self {
        Self::ALL[usize::from(number) % 8]
    }
}

game::named! {
    /// What a card is played as (cryo §5.1).
    pub enum CardUse {
        /// An upgrade (cryo §5.2).
        Upgrade = "upgrade",
        /// A mission (cryo §5.3).
        Mission = "mission",
        /// A vehicle (cryo §5.4).
        Vehicle = "vehicle",
    }
}

game::sets! {
    /// A set of kinds of cards, each at most once.
    CardSet(u8) of CardKind;
}

/// Some cards in no order: how many of each kind.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Cards([u8; 8]);

impl Cards {
    /// How many of this kind.
    pub const fn count(self, kind: CardKind) -> u8 {
        self.0[kind.index()]
    }

    /// How many in all.
    pub fn len(self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 8]
    }

    /// Whether there is one of this kind.
    pub const fn contains(self, kind: CardKind) -> bool {
        self.count(kind) > 0
    }

    /// Whether all of `others` are among them.
    pub fn covers(self, others: Self) -> bool {
        self.0.iter().zip(others.0).all(|(held, due)| *held >= due)
    }

    /// Adds one.
    pub fn add(&mut self, kind: CardKind) {
        let count = &mut self.0[kind.index()];
        *count = count.saturating_add(1);
    }

    /// Removes one, if there is one.
    pub fn remove(&mut self, kind: CardKind) {
        let count = &mut self.0[kind.index()];
        *count = count.saturating_sub(1);
    }

    /// Those that are left without `others`.
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(std::array::from_fn(|kind| {
            self.0[kind].saturating_sub(others.0[kind])
        }))
    }

    /// Every kind that occurs, once.
    pub fn kinds(self) -> impl Iterator<Item = CardKind> + Clone {
        CardKind::ALL
            .into_iter()
            .filter(move |kind| self.contains(*kind))
    }

    /// Every card, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = CardKind> + Clone {
        let all = CardKind::ALL.into_iter();
        all.flat_map(move |kind| (0..self.count(kind)).map(move |_| kind))
    }
}

impl FromIterator<CardKind> for Cards {
    fn from_iter<I: IntoIterator<Item = CardKind>>(kinds: I) -> Self {
        let mut cards = Self::default();
        kinds.into_iter().for_each(|kind| cards.add(kind));
        cards
    }
}
