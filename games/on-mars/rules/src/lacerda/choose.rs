//! What Lacerda chooses: everything that is equally good by his rules, so that chance decides (on-mars §11.8 to §11.12).

use crate::components::{Building, BuildingChoice, Effect, Slot, Tech};
use crate::decision::Choice;
use crate::goods::Good;
use crate::id::{CardId, HexId, LabId};
use crate::solo::{LACERDA, Solo, YOU};
use crate::state::{Hired, State};
use crate::task::Origin;
use game::SeatId;
use std::cmp::{Ordering, Reverse};

/// All that are best by a key.
pub(super) fn best<T: Copy, K: Ord>(
    all: impl IntoIterator<Item = T>,
    key: impl Fn(T) -> K,
) -> Vec<T> {
    let (mut most, mut best) = (None, Vec::new());
    for one in all {
        let key = Some(key(one));
        match key.cmp(&most) {
            Ordering::Less => {}
            Ordering::Equal => best.push(one),
            Ordering::Greater => (most, best) = (key, vec![one]),
        }
    }
    best
}

impl State {
    /// Whether Lacerda can do the first part of an effect: nothing costs him anything (on-mars §11.6).
    pub(crate) fn can_lacerda(&self, origin: Origin) -> bool {
        match self.effect(origin) {
            Some(
                Effect::GainCrystal { .. }
                | Effect::GainOp { .. }
                | Effect::GainColonist { .. }
                | Effect::MoveBots { .. }
                | Effect::MoveBotsAsRover { .. }
                | Effect::MoveAll { .. }
                | Effect::MoveRover { .. },
            ) => true,
            Some(Effect::Construct { building, .. }) => self.lacerdas_sites(building).is_some(),
            Some(_) => !self.lacerdas_wishes(origin, 0).is_empty(),
            None => false,
        }
    }

    /// What Lacerda would like best as the next part of an effect, of which so many are done.
    pub(super) fn lacerdas_wishes(&self, origin: Origin, done: u8) -> Vec<Choice> {
        match self.effect(origin) {
            Some(Effect::TakeBlueprint { .. }) => self.blueprint_wish(),
            Some(Effect::LearnTech { .. }) => self.learn_wish(),
            Some(Effect::Develop { .. }) => self.develop_wish(origin, done),
            Some(Effect::WarehouseTake { resources_only, .. }) => {
                self.warehouse_wish(resources_only)
            }
            Some(Effect::Upgrade { .. }) => self.upgrade_wish(),
            Some(Effect::HireAny) => self.hire_wish(true, true),
            Some(Effect::TakeContract { .. }) => self.hire_wish(false, true),
            Some(Effect::TakeScientist { .. }) => self.hire_wish(true, false),
            Some(Effect::RetrieveAny { .. } | Effect::RetrieveSlots {}) => {
                let there = self.on_slots(Slot::Hire)[LACERDA.index()] > 0;
                let back = there.then_some(Choice::Fetch(Some(Slot::Hire)));
                back.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether a Scientist of Lacerda scores Advanced Buildings of a type (on-mars §8.30).
    fn is_scored(&self, building: Building) -> bool {
        let scientists = self.components.data().scientists.iter();
        let mut own = scientists.zip(self.seat(LACERDA).scientists);
        own.any(|(data, figure)| figure.is_some() && data.scores == building)
    }

    /// A Blueprint of a type that his Scientists score, if there are any; of several the leftmost one of the row with more
    /// cards, of equal rows of the lower one (on-mars §11.8).
    fn blueprint_wish(&self) -> Vec<Choice> {
        if self.markers(LACERDA) == 0 {
            return Vec::new();
        }
        let row = |place: usize| &self.display[place / 6 * 6..place / 6 * 6 + 6];
        let count = |place: usize| row(place).iter().flatten().count();
        let places = self.display.iter().enumerate();
        let there = places.filter_map(|(place, card)| Some((place, (*card)?)));
        let wanted = best(there, |(place, card): (usize, CardId)| {
            let scored = self.is_scored(self.components.card(card).building);
            (scored, count(place), place / 6, Reverse(place % 6))
        });
        let cards = wanted.into_iter();
        cards.map(|(_, card)| Choice::Blueprint(card)).collect()
    }

    /// The cheapest place of the Grid, the leftmost of its row, for the top free space of column 1 (on-mars §11.8).
    fn learn_wish(&self) -> Vec<Choice> {
        let lab = &self.seat(LACERDA).lab;
        let mut entry = self.board().entry.iter();
        let Some(space) = entry.find(|space| lab[space.index()].is_none()) else {
            return Vec::new();
        };
        let places = self.grid.iter().zip(&self.board().grid).zip(0_u8..);
        let new = places
            .filter(|((tech, _), _)| tech.is_some_and(|tech| !lab.contains(&Some(tech))))
            .map(|((_, (price, _)), place)| {
                let cost = price.goods.resources() + u16::from(price.any);
                (cost, place)
            });
        let cheapest = best(new, Reverse).into_iter();
        cheapest
            .map(|(_, place)| Choice::Learn(place, space))
            .collect()
    }

    /// First the most developed tile that can move, then the least developed one; of equal ones the lower, of two spaces
    /// the upper (on-mars §11.8).
    fn develop_wish(&self, origin: Origin, done: u8) -> Vec<Choice> {
        let only = match origin {
            Origin::Reply(tech) => Some(tech),
            _ => None,
        };
        let lab = &self.seat(LACERDA).lab;
        let spaces = (0..).map(LabId).zip(&self.board().lab);
        let steps = spaces.filter_map(|(from, place)| {
            let tech = lab[from.index()]?;
            let mut right = place.right.iter();
            let to = right.find(|to| lab[to.index()].is_none())?;
            let counts = only.is_none_or(|only| only == tech);
            counts.then_some((i16::from(place.level), from, to))
        });
        let way = if done.is_multiple_of(2) { 1 } else { -1 };
        let moved = best(steps, |(level, from, _)| (way * level, from));
        let steps = moved.into_iter();
        steps
            .map(|(_, from, to)| Choice::Develop(from, to))
            .collect()
    }

    /// The item that there is most of, the leftmost of equal ones; a Crystal only if it fits (on-mars §11.14).
    fn warehouse_wish(&self, resources_only: bool) -> Vec<Choice> {
        let items = &self.components.data().warehouse.items;
        let fits =
            |good: Good| good != Good::Crystal || !resources_only && self.crystal_room(LACERDA) > 0;
        let there = items.iter().copied().enumerate();
        let there = there.filter(|(_, good)| self.warehouse[*good] > 0 && fits(*good));
        let most = best(there, |(place, good)| {
            (self.warehouse[good], Reverse(place))
        });
        let most = most.into_iter();
        most.map(|(_, good)| Choice::Take(good)).collect()
    }

    /// Any Blueprint on any Building: first those that his Scientists score, then those with more OP. One of level 1 leaves
    /// large Complexes to those of level 3 (on-mars §11.10).
    fn upgrade_wish(&self) -> Vec<Choice> {
        best(self.upgrade_options(LACERDA, true), |choice| {
            let Choice::Upgrade(card, hex) = choice else {
                return (false, 0, false);
            };
            let data = self.components.card(card);
            let size = self.complex(LACERDA, data.building, hex).len();
            let spares = data.level > 1 || size < 3;
            (self.is_scored(data.building), data.op, spares)
        })
    }

    /// The Scientist with most possible OP, after two of them the Contract worth most (on-mars §11.11).
    fn hire_wish(&self, scientists: bool, contracts: bool) -> Vec<Choice> {
        let owned = self.seat(LACERDA).scientists.iter().flatten().count();
        let places = self.hire.iter().zip(0_u8..);
        let wanted = places.filter_map(|(hired, place)| {
            let worth = match (*hired)? {
                Hired::Scientist(_) if !scientists || owned >= 2 => return None,
                Hired::Scientist(id) => {
                    let data = self.components.scientist(id);
                    (1, self.blueprints_of(data.scores) * data.op_each)
                }
                Hired::Contract(_) if !contracts => return None,
                Hired::Contract(id) => (0, self.components.contract(id).op),
            };
            Some((place, worth))
        });
        let most = best(wanted, |(_, worth)| worth).into_iter();
        most.map(|(place, _)| Choice::Hire(place)).collect()
    }

    /// The Blueprints of this type of all players, built or not.
    fn blueprints_of(&self, building: Building) -> i16 {
        let cards = self.seats.iter().flat_map(|seat| {
            let built = seat.built.iter().map(|(card, _)| *card);
            seat.blueprints.iter().chain(built)
        });
        let counts = |card: &CardId| self.components.card(*card).building == building;
        cards.filter(counts).count() as i16
    }

    /// Whether the LSS needs a Building of this type (on-mars §7.10); a Mine is always possible.
    fn is_wanted(&self, building: Building) -> bool {
        let data = &self.components.data().lss;
        let track = data.tracks.iter().position(|own| *own == building);
        track.is_none_or(|track| self.lss[track] <= self.level && self.lss[track] < data.rows)
    }

    /// What Lacerda constructs: a type, and the hexes where its Complex is largest (on-mars §11.9).
    pub(super) fn lacerdas_sites(&self, choice: BuildingChoice) -> Option<(Building, Vec<HexId>)> {
        let sites = |building: Building| {
            let reach = self.best_tech(building.tech());
            let open = self.sites_within(LACERDA, building, self.board().all, reach);
            let hexes = best(open.iter(), |hex| self.joins(LACERDA, building, hex));
            (building, hexes)
        };
        let possible = |(_, hexes): &(Building, Vec<HexId>)| !hexes.is_empty();
        if choice != BuildingChoice::Any {
            let mut types = Building::ALL.into_iter();
            let building = types.find(|building| choice.allows(*building))?;
            return Some(sites(building)).filter(possible);
        }
        let pointer = self.solo.as_ref()?.pointer;
        let types = std::iter::successors(Some(pointer), |last| Some(Solo::after(*last)));
        let wanted = types.take(5).filter(|building| self.is_wanted(*building));
        wanted.map(sites).find(possible)
    }

    /// Whose Tech he uses where so many levels help: his own if it has them or nobody has more (on-mars §11.12).
    pub(super) fn lacerdas_owner(&self, tech: Tech, levels: u8) -> Option<SeatId> {
        let level = |seat| self.tech_level(seat, tech).unwrap_or(0);
        let (own, yours) = (level(LACERDA), level(YOU));
        match own.max(yours) {
            0 => None,
            _ if own >= levels || own >= yours => Some(LACERDA),
            _ => Some(YOU),
        }
    }
}
