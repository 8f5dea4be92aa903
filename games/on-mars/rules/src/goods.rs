//! Resources and Crystals, prices and payments (on-mars §1.1 to §1.4).

use crate::id::GoalSet;
use serde::{Deserialize, Serialize};

game::words! {
    /// A Resource, or a Crystal.
    #[derive(Default)]
    Good {
        /// Mineral, which may be paid in place of any other Resource.
        #[default]
        Mineral = "mineral",
        /// Battery.
        Battery = "battery",
        /// Water.
        Water = "water",
        /// Plant.
        Plant = "plant",
        /// Oxygen.
        Oxygen = "oxygen",
        /// Crystal: no Resource.
        Crystal = "crystal",
    }
}

impl Good {
    /// The Resources.
    pub const RESOURCES: [Self; 5] = [
        Self::Mineral,
        Self::Battery,
        Self::Water,
        Self::Plant,
        Self::Oxygen,
    ];
    /// The Resources that are not Minerals.
    pub const OTHERS: [Self; 4] = [Self::Battery, Self::Water, Self::Plant, Self::Oxygen];
}

game::amounts! {
    /// So much of each good.
    Goods of Good;
}

impl Goods {
    /// The number of Resources.
    pub fn resources(self) -> u16 {
        self.0[..5].iter().map(|number| u16::from(*number)).sum()
    }
}

/// What something costs.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Price {
    /// Resources and Crystals.
    pub goods: Goods,
    /// Resources of any kind.
    pub any: u8,
    /// Colonists that go from LQ to WA.
    pub colonists: u8,
    /// Units, each a Crystal or a Colonist: the extra cost of placing (on-mars §3.6).
    pub units: u8,
}

impl Price {
    /// So many Crystals.
    pub fn crystals(number: u8) -> Self {
        Self {
            goods: Goods::of(Good::Crystal, number),
            ..Self::default()
        }
    }

    /// The extra cost of placing.
    pub fn units(units: u8) -> Self {
        Self {
            units,
            ..Self::default()
        }
    }
}

/// What a seat could pay with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Purse {
    /// Storage, and the Crystals of the Depot.
    pub goods: Goods,
    /// Colonists in LQ.
    pub lq: u8,
    /// Private Goals that may be spent as Crystals (on-mars §8.43).
    pub goals: u8,
}

/// What is really paid.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Payment {
    /// Resources, and Crystals of the Depot.
    pub goods: Goods,
    /// Colonists that go from LQ to WA.
    pub colonists: u8,
    /// Private Goals, each as a Crystal.
    pub goals: GoalSet,
}

impl Purse {
    /// Whether it can pay this; a Mineral stands for any other Resource, never for a Crystal (on-mars §1.2).
    pub fn covers(self, price: Price) -> bool {
        let crystals = self.crystals();
        let due = price.goods[Good::Crystal];
        let missing = Good::OTHERS.map(|good| price.goods[good].saturating_sub(self.goods[good]));
        let jokers = missing.iter().map(|number| u16::from(*number)).sum::<u16>();
        let minerals = u16::from(price.goods[Good::Mineral]) + jokers;
        let resources = price.goods.resources() + u16::from(price.any);
        due <= crystals
            && price.colonists <= self.lq
            && u16::from(price.units)
                <= u16::from(crystals - due) + u16::from(self.lq - price.colonists)
            && minerals <= u16::from(self.goods[Good::Mineral])
            && resources <= self.goods.resources()
    }

    /// The Crystals it could pay, Private Goals included.
    pub fn crystals(self) -> u8 {
        self.goods[Good::Crystal].saturating_add(self.goals)
    }

    /// What is left after a payment.
    #[must_use]
    pub fn after(self, payment: Payment) -> Self {
        Self {
            goods: self.goods.minus(payment.goods),
            lq: self.lq.saturating_sub(payment.colonists),
            goals: self.goals.saturating_sub(payment.goals.len() as u8),
        }
    }

    /// What is left after so many Crystals and Colonists; Private Goals are kept as long as possible.
    #[must_use]
    pub fn spend(mut self, crystals: u8, colonists: u8) -> Self {
        let own = crystals.min(self.goods[Good::Crystal]);
        self.goods[Good::Crystal] -= own;
        self.goals = self.goals.saturating_sub(crystals - own);
        self.lq = self.lq.saturating_sub(colonists);
        self
    }

    /// Each way to pay a price with these Private Goals.
    pub fn ways(self, price: Price, goals: GoalSet) -> Vec<Payment> {
        let mut resources = Vec::new();
        if !self.covers(price) {
            return Vec::new();
        }
        self.resource_ways(price, 0, Goods::NONE, &mut resources);
        let mut ways = Vec::new();
        for units in 0..=price.units {
            let colonists = price.colonists + units;
            let crystals = price.goods[Good::Crystal] + price.units - units;
            if colonists > self.lq {
                break;
            }
            for number in 0..=crystals.min(self.goals) {
                let own = crystals - number;
                if own > self.goods[Good::Crystal] {
                    continue;
                }
                for goals in goals.choose(number.into()) {
                    ways.extend(resources.iter().map(|given: &Goods| Payment {
                        goods: given.plus(Goods::of(Good::Crystal, own)),
                        colonists,
                        goals,
                    }));
                }
            }
        }
        ways
    }

    /// Adds each way to pay the Resources of a price; those before `at` are chosen.
    fn resource_ways(self, price: Price, at: usize, given: Goods, ways: &mut Vec<Goods>) {
        let due = price.goods.resources() + u16::from(price.any);
        let Some(good) = Good::RESOURCES.get(at).copied() else {
            let fits = given.resources() == due && Self::pays(price, given);
            return ways.extend(fits.then_some(given));
        };
        // Minerals alone stand for others.
        let most = match good {
            Good::Mineral => due,
            _ => u16::from(price.goods[good]) + u16::from(price.any),
        };
        let left = due.saturating_sub(given.resources()).min(most);
        for number in 0..=u16::from(self.goods[good]).min(left) {
            let more = given.plus(Goods::of(good, number as u8));
            self.resource_ways(price, at + 1, more, ways);
        }
    }

    /// Whether so many Resources, as many as are due, pay a price.
    fn pays(price: Price, given: Goods) -> bool {
        let extra = Good::OTHERS.map(|good| given[good].saturating_sub(price.goods[good]));
        let extra = extra.iter().map(|number| u16::from(*number)).sum::<u16>();
        given[Good::Mineral] >= price.goods[Good::Mineral] && extra <= u16::from(price.any)
    }
}
