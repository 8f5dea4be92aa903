//! What a level of life costs (exoplanets §5.2, §5.3).

use crate::components::Marker;
use crate::decision::Illegal;
use crate::resource::{Item, Lack, Resources, sums_of, totals};
use crate::state::{Placed, State};
use smallvec::SmallVec;

/// The cost of one level on a planet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cost {
    /// The printed items, then those of markers.
    pub items: SmallVec<[Item; 6]>,
    /// How many of them have to be paid: at least 1.
    pub paid: usize,
}

impl State {
    /// The cost of one level on a planet (exoplanets §5.2).
    pub fn cost(&self, placed: &Placed) -> Cost {
        let (_, less) = self.changes(placed);
        self.cost_less(placed, less)
    }

    /// The cost of one level on a planet, of which so many resources are taken off.
    fn cost_less(&self, placed: &Placed, less: usize) -> Cost {
        let printed = &self.card(placed.id).cost;
        let mut items: SmallVec<[Item; 6]> = SmallVec::from_slice(printed);
        if placed.has_markers() {
            for (marker, count) in self.markers(placed) {
                if let Marker::Add(kind) = marker {
                    items.extend((0..count).map(|_| Item::of(kind)));
                }
            }
        }
        let paid = items.len().saturating_sub(less).max(1);
        Cost { items, paid }
    }

    /// What markers add to the cost of a level, and how many resources markers and discounts take off.
    pub(crate) fn changes(&self, placed: &Placed) -> (Resources, usize) {
        let (mut added, mut less) = (Resources::NONE, usize::from(placed.discount));
        if placed.has_markers() {
            // Counts of zero change nothing; adding them is faster than filtering them out.
            for (marker, count) in self.components.markers().iter().zip(placed.markers) {
                match marker {
                    Marker::Add(kind) => added[*kind] += count,
                    Marker::Minus(minus) => less += usize::from(*minus) * usize::from(count),
                    Marker::Ep(_) => {}
                }
            }
        }
        (added, less)
    }

    /// Passes on every total that pays so many levels on a planet out of `held`.
    pub fn each_price(
        &self,
        placed: &Placed,
        levels: u8,
        held: Resources,
        add: impl FnMut(Resources),
    ) {
        self.each_price_with(self.changes(placed), placed, levels, held, add);
    }

    /// [`Self::each_price`] with [what changes it](Self::changes).
    pub(crate) fn each_price_with(
        &self,
        (added, less): (Resources, usize),
        placed: &Placed,
        levels: u8,
        held: Resources,
        add: impl FnMut(Resources),
    ) {
        if less == 0 || added == Resources::NONE {
            let added = added.times(levels);
            let printed = self.components.prices(placed.id, less, levels).iter();
            let prices = printed.map(|printed| *printed + added);
            return prices.filter(|price| held.covers(*price)).for_each(add);
        }
        let cost = self.cost_less(placed, less);
        let one = totals(&cost.items, cost.paid, held);
        let mut sums = vec![Resources::NONE];
        for _ in 0..levels {
            sums = sums_of(&sums, &one);
        }
        let payable = sums.into_iter().filter(|sum| held.covers(*sum));
        payable.for_each(add);
    }

    /// Whether `pay` pays so many levels on a planet out of `held`.
    pub(crate) fn check_price(
        &self,
        placed: &Placed,
        levels: u8,
        held: Resources,
        pay: Resources,
    ) -> Result<(), Illegal> {
        let (mut some, mut found) = (false, false);
        self.each_price(placed, levels, held, |price| {
            some = true;
            found |= price == pay;
        });
        match (found, some) {
            (true, _) => Ok(()),
            (false, true) => Err(Illegal::NotThePrice),
            (false, false) => Err(Illegal::CannotPay(self.lack(placed, levels, held))),
        }
    }

    /// What `held` lacks of so many levels on a planet.
    fn lack(&self, placed: &Placed, levels: u8, held: Resources) -> Lack {
        let mut lacks = Vec::new();
        let plenty = Resources::new(u8::MAX, u8::MAX, u8::MAX);
        self.each_price(placed, levels, plenty, |price| {
            lacks.push(Lack::of(price, held));
        });
        let least = lacks.iter().map(|lack| lack.count()).min();
        let cheapest = lacks.into_iter().filter(|lack| Some(lack.count()) == least);
        cheapest.reduce(Lack::or).unwrap_or_default()
    }
}
