//! Resources: energy, water and gas (exoplanets §1.9).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use smallvec::SmallVec;
use std::ops::{Add, AddAssign, Index, IndexMut, SubAssign};

/// A kind of resource.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Resource {
    /// Energy.
    Energy,
    /// Water.
    Water,
    /// Gas.
    Gas,
}

impl Resource {
    /// All kinds, in the order of the rules.
    pub const ALL: [Self; 3] = [Self::Energy, Self::Water, Self::Gas];

    /// The letter of data files and exports.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Energy => "E",
            Self::Water => "W",
            Self::Gas => "G",
        }
    }
}

/// An amount of each resource, such as a price or what a seat holds.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Resources([u8; 3]);

impl Resources {
    /// Nothing.
    pub const NONE: Self = Self([0; 3]);

    /// This much energy, water and gas.
    pub const fn new(energy: u8, water: u8, gas: u8) -> Self {
        Self([energy, water, gas])
    }

    /// One of a kind.
    pub fn one(kind: Resource) -> Self {
        let mut one = Self::NONE;
        one[kind] = 1;
        one
    }

    /// Energy, water and gas together.
    pub fn total(self) -> u32 {
        self.0.into_iter().map(u32::from).sum()
    }

    /// Whether there is at least as much of each kind as in `price`.
    pub fn covers(self, price: Self) -> bool {
        // `|`, not `||`: one unpredictable branch instead of three.
        let lacks = |kind: usize| self.0[kind] < price.0[kind];
        !(lacks(0) | lacks(1) | lacks(2))
    }

    /// The kinds of which there is at least one.
    pub fn kinds(self) -> impl Iterator<Item = Resource> + Clone {
        Resource::ALL
            .into_iter()
            .filter(move |kind| self[*kind] > 0)
    }

    /// So many times as much.
    #[must_use]
    pub fn times(self, factor: u8) -> Self {
        Self(self.0.map(|amount| amount.saturating_mul(factor)))
    }

    /// The smaller amount of each kind.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        let [energy, water, gas] = [0, 1, 2].map(|kind| self.0[kind].min(other.0[kind]));
        Self([energy, water, gas])
    }

    /// The greater amount of each kind.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        let [energy, water, gas] = [0, 1, 2].map(|kind| self.0[kind].max(other.0[kind]));
        Self([energy, water, gas])
    }
}

impl Index<Resource> for Resources {
    type Output = u8;

    fn index(&self, kind: Resource) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Resource> for Resources {
    fn index_mut(&mut self, kind: Resource) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

impl Add for Resources {
    type Output = Self;

    fn add(mut self, more: Self) -> Self {
        self += more;
        self
    }
}

impl AddAssign for Resources {
    fn add_assign(&mut self, more: Self) {
        for (held, more) in self.0.iter_mut().zip(more.0) {
            *held = held.saturating_add(more);
        }
    }
}

impl SubAssign for Resources {
    fn sub_assign(&mut self, less: Self) {
        for (held, less) in self.0.iter_mut().zip(less.0) {
            *held = held.saturating_sub(less);
        }
    }
}

/// What is missing to pay a price in the cheapest way, or in several that are equally cheap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lack {
    /// What every way needs.
    pub named: Resources,
    /// How many more resources are missing, of these kinds.
    pub open: u8,
    /// The kinds, each as often as a way needs it at most.
    pub of: Resources,
}

impl Lack {
    /// What `held` lacks of `price`.
    pub(crate) fn of(price: Resources, held: Resources) -> Self {
        let mut named = price;
        named -= held;
        Self {
            named,
            ..Self::default()
        }
    }

    /// How many resources are missing.
    pub fn count(&self) -> u32 {
        self.named.total() + u32::from(self.open)
    }

    /// This one or another one with as many.
    pub(crate) fn or(self, other: Self) -> Self {
        let named = self.named.min(other.named);
        let more = |lack: &Self| {
            let mut more = lack.named;
            more -= named;
            more + lack.of
        };
        Self {
            named,
            open: (self.count() - named.total()) as u8,
            of: more(&self).max(more(&other)),
        }
    }
}

/// One item of a cost, or a yield: a resource, or one of several of the payer's choice (exoplanets §1.7, §15.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Item(u8);

impl Item {
    /// This resource.
    pub const fn of(kind: Resource) -> Self {
        Self(1 << kind as u8)
    }

    /// The resources of which it takes one.
    pub fn kinds(self) -> impl Iterator<Item = Resource> + Clone {
        Resource::ALL
            .into_iter()
            .filter(move |kind| self.allows(*kind))
    }

    /// Whether it may be this resource.
    pub const fn allows(self, kind: Resource) -> bool {
        self.0 & Self::of(kind).0 != 0
    }

    /// The only resource that it may be; none if there is a choice.
    pub const fn only(self) -> Option<Resource> {
        match self.0 {
            1 => Some(Resource::Energy),
            2 => Some(Resource::Water),
            4 => Some(Resource::Gas),
            _ => None,
        }
    }
}

/// Different totals that pay a price.
pub(crate) type Totals = SmallVec<[Resources; 16]>;

/// The totals that pay so many of the items out of `held`: the payer chooses which are left out (exoplanets §5.3).
pub(crate) fn totals(items: &[Item], paid: usize, held: Resources) -> Totals {
    let mut totals = Totals::new();
    add_totals(items, paid, Resources::NONE, held, &mut totals);
    totals
}

/// Adds the totals in which `due` of the items are paid after `so_far`.
fn add_totals(items: &[Item], due: usize, so_far: Resources, held: Resources, all: &mut Totals) {
    if due == 0 {
        return insert(all, so_far, held);
    }
    let Some((item, rest)) = items.split_first() else {
        return;
    };
    for kind in item.kinds() {
        let sum = so_far + Resources::one(kind);
        if held.covers(sum) {
            add_totals(rest, due - 1, sum, held, all);
        }
    }
    if rest.len() >= due {
        add_totals(rest, due, so_far, held, all);
    }
}

/// Adds a total once, if it can be paid.
fn insert(totals: &mut Totals, total: Resources, held: Resources) {
    if held.covers(total) && !totals.contains(&total) {
        totals.push(total);
    }
}

/// Every different sum of one of each.
pub(crate) fn sums_of(some: &[Resources], others: &[Resources]) -> Vec<Resources> {
    let mut sums = Vec::new();
    for sum in some
        .iter()
        .flat_map(|one| others.iter().map(|other| *one + *other))
    {
        if !sums.contains(&sum) {
            sums.push(sum);
        }
    }
    sums
}

impl Serialize for Item {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let letters: String = self.kinds().map(Resource::letter).collect();
        serializer.serialize_str(&letters)
    }
}

impl<'de> Deserialize<'de> for Item {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let mut item = Self(0);
        for letter in text.chars() {
            let kind = Resource::ALL
                .into_iter()
                .find(|kind| kind.letter().starts_with(letter));
            let kind = kind.ok_or_else(|| {
                D::Error::custom(format!(
                    "there is no resource {letter:?}: an item has the letters E, W and G"
                ))
            })?;
            item.0 |= Self::of(kind).0;
        }
        match item.0 {
            0 => Err(D::Error::custom("an item has at least one letter")),
            _ => Ok(item),
        }
    }
}
