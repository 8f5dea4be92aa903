//! What is possible (the record, section 4), and the parts of effects.

use crate::components::{Building, ContractKind, Effect, RoverPoints, Slot, Tech, Welcomed};
use crate::decision::Choice;
use crate::goods::{Good, Goods, Price, Purse};
use crate::id::{ContractId, HexId, HexSet, LabId};
use crate::offer::Choices;
use crate::state::{Hired, State};
use crate::task::Origin;
use game::SeatId;

impl State {
    /// Whether an effect is possible for `seat` with this purse: its first part can be done and paid.
    pub(crate) fn is_possible(&self, seat: SeatId, origin: Origin, purse: Purse) -> bool {
        let Some(effect) = self.effect(origin) else {
            return false;
        };
        if self.is_lacerda(seat) {
            return self.can_lacerda(origin);
        }
        match effect {
            Effect::GainResource(_)
            | Effect::GainResourceChoice { .. }
            | Effect::GainCrystal { .. }
            | Effect::GainOp { .. }
            | Effect::MoveBots { .. }
            | Effect::MoveBotsAsRover { .. }
            | Effect::MoveAll { .. } => true,
            Effect::MoveRover { mp, .. } => match mp {
                RoverPoints::Points(_) => true,
                RoverPoints::HighestRoverTech => {
                    self.best_tech(Tech::Rover) > 0 || purse.crystals() > 0
                }
            },
            Effect::GainColonist { cost, .. } => purse.covers(cost.price()),
            Effect::Construct { .. } => self.types(seat, origin, purse).next().is_some(),
            Effect::ProduceAll { .. } => !self.producers(seat).is_empty(),
            Effect::ExchangeResource { pay, .. } => purse.goods.resources() >= u16::from(pay),
            Effect::CopyDiscovery => match self.radar_tile(origin) {
                Some(tile) => self.is_possible(seat, Origin::Discovery(tile), purse),
                None => self.exploration.iter().any(Option::is_some),
            },
            Effect::Travel { side } => self.destination(seat, side).is_some(),
            Effect::UseAdvancedBuilding => !self.use_options(seat, purse).is_empty(),
            _ => !self.part_options(seat, origin, purse).is_empty(),
        }
    }

    /// The Discovery tile on the Radar that stands there.
    pub(crate) fn radar_tile(&self, origin: Origin) -> Option<crate::id::DiscoveryId> {
        let Origin::Card(card) = origin else {
            return None;
        };
        let (owner, _) = self.built_by(card)?;
        self.seat(owner).radar
    }

    /// What answers the next part of an effect, with this purse.
    pub(crate) fn part_options(&self, seat: SeatId, origin: Origin, purse: Purse) -> Choices {
        let Some(effect) = self.effect(origin) else {
            return Choices::new();
        };
        match effect {
            Effect::TakeBlueprint { .. } => self.blueprint_options(seat),
            Effect::LearnTech { .. } => self.learn_options(seat, purse),
            Effect::Develop { free, .. } => {
                let tile = match origin {
                    Origin::Reply(tech) => Some(tech),
                    _ => None,
                };
                self.develop_options(seat, tile, free, purse)
            }
            Effect::WarehouseTake { resources_only, .. } => {
                self.warehouse_options(seat, resources_only)
            }
            Effect::Upgrade { free, anywhere, .. } => {
                let paid = free || purse.covers(self.upgrade_price());
                match paid {
                    true => self.upgrade_options(seat, anywhere),
                    false => Choices::new(),
                }
            }
            Effect::WelcomeShip { free, .. } => self.ship_options(seat, free, purse),
            Effect::HireAny => self.hire_options(true, true, false, purse),
            Effect::TakeContract { paid } => self.hire_options(false, true, !paid, purse),
            Effect::TakeScientist { free } => self.hire_options(true, false, free, purse),
            Effect::RetrieveAny { .. } => self.fetch_options(seat, true, true),
            Effect::RetrieveSlots {} => self.fetch_options(seat, true, false),
            Effect::RetrieveWa { .. } => self.fetch_options(seat, false, true),
            Effect::ProduceAll { .. } => self.producers(seat).iter().map(Choice::Hex).collect(),
            _ => Choices::new(),
        }
    }

    /// Blueprints of the display, while a marker is free (on-mars §4.2).
    fn blueprint_options(&self, seat: SeatId) -> Choices {
        let cards = self.display.iter().flatten().copied();
        match self.markers(seat) {
            0 => Choices::new(),
            _ => cards.map(Choice::Blueprint).collect(),
        }
    }

    /// Techs of the Grid that can be paid, each for a free space of Lab column 1 (on-mars §4.3).
    fn learn_options(&self, seat: SeatId, purse: Purse) -> Choices {
        let own = self.seat(seat);
        let free = |space: &LabId| own.lab[space.index()].is_none();
        let spaces = self.board().entry.iter().filter(free);
        let places = self.grid.iter().zip(&self.board().grid).zip(0..);
        let open = places.filter(|((tile, (price, _)), _)| {
            let new = tile.is_some_and(|tech| !own.lab.contains(&Some(tech)));
            new && purse.covers(*price)
        });
        open.flat_map(|(_, place)| spaces.clone().map(move |space| Choice::Learn(place, space)))
            .collect()
    }

    /// Steps in the Lab, of one tile or of all (on-mars §8.22).
    fn develop_options(
        &self,
        seat: SeatId,
        tile: Option<Tech>,
        free: bool,
        purse: Purse,
    ) -> Choices {
        let lab = &self.seat(seat).lab;
        let spaces = (0..).map(LabId).zip(&self.board().lab);
        let own = spaces.filter(|(space, _)| {
            let there = lab[space.index()];
            there.is_some() && (tile.is_none() || tile == there)
        });
        own.flat_map(|(from, place)| {
            let open = move |to: &LabId| {
                let affordable = |to| {
                    self.board()
                        .lab(to)
                        .is_some_and(|to| purse.covers(to.price))
                };
                lab[to.index()].is_none() && (free || affordable(*to))
            };
            let targets = place.right.iter().filter(open);
            targets.map(move |to| Choice::Develop(from, to))
        })
        .collect()
    }

    /// Items of the Warehouse that fit (on-mars §1.3, §1.4).
    fn warehouse_options(&self, seat: SeatId, resources_only: bool) -> Choices {
        let there = self.warehouse.iter().map(|(good, _)| good);
        let fits = |good: &Good| match good {
            Good::Crystal => !resources_only && self.crystal_room(seat) > 0,
            _ => self.seat(seat).goods[*good] < self.storage(seat),
        };
        there.filter(fits).map(Choice::Take).collect()
    }

    /// The price of an upgrade (on-mars §7.13).
    pub(crate) fn upgrade_price(&self) -> Price {
        let action = self.components.main(crate::components::MainAction::Upgrade);
        action.cost.price()
    }

    /// Blueprints with the Buildings that they may upgrade (on-mars §7.12).
    pub(crate) fn upgrade_options(&self, seat: SeatId, anywhere: bool) -> Choices {
        let own = self.seat(seat);
        let mut options = Choices::new();
        if own.blueprints.is_empty() {
            return options;
        }
        let zone = match anywhere {
            true => self.board().all,
            false => self.zone(seat),
        };
        let open = zone.without(self.advanced());
        for card in own.blueprints.iter() {
            let data = self.components.card(card);
            let sites = self.tiles(seat, data.building).and(open);
            let large =
                |hex: &HexId| data.level == 1 || self.complex(seat, data.building, *hex).len() >= 3;
            let sites = sites.iter().filter(large);
            options.extend(sites.map(|hex| Choice::Upgrade(card, hex)));
        }
        options
    }

    /// Ships that may be welcomed (on-mars §5.4).
    fn ship_options(&self, seat: SeatId, free: bool, purse: Purse) -> Choices {
        let price = self.welcome_price();
        if self.ships_gone(seat) >= self.level || !free && !purse.covers(price) {
            return Choices::new();
        }
        let ships = self.seat(seat).ships;
        let there = (1..=8).filter(|space| ships >> (space - 1) & 1 == 1);
        there.map(Choice::Ship).collect()
    }

    /// The price of a Ship.
    pub(crate) fn welcome_price(&self) -> Price {
        let action = self
            .components
            .main(crate::components::MainAction::WelcomeShip);
        action.cost.price()
    }

    /// What comes with a Ship: Colonists alone, or a Bot with them.
    pub(crate) fn welcome_rewards(&self, origin: Origin) -> [Welcomed; 2] {
        let own = match self.effect(origin) {
            Some(Effect::WelcomeShip { rewards, .. }) => rewards,
            _ => None,
        };
        let action = self
            .components
            .main(crate::components::MainAction::WelcomeShip);
        let none = Welcomed {
            colonists: 0,
            bots: 0,
        };
        let plain = std::array::from_fn(|at| action.rewards.get(at).copied().unwrap_or(none));
        own.unwrap_or(plain)
    }

    /// Cards of the display that can be paid (on-mars §5.5).
    fn hire_options(&self, scientists: bool, contracts: bool, free: bool, purse: Purse) -> Choices {
        let open = |hired: Hired| {
            let kind = match hired {
                Hired::Scientist(_) => scientists,
                Hired::Contract(_) => contracts,
            };
            kind && (free || purse.covers(self.hire_price(hired)))
        };
        let places = self.hire.iter().zip(0..);
        places
            .filter(|(hired, _)| hired.is_some_and(open))
            .map(|(_, place)| Choice::Hire(place))
            .collect()
    }

    /// The price of a Scientist or a Contract (on-mars §5.5, §5.6).
    pub(crate) fn hire_price(&self, hired: Hired) -> Price {
        match hired {
            Hired::Scientist(scientist) => self.components.scientist(scientist).cost.price(),
            Hired::Contract(_) => Price::crystals(self.components.data().contract_cost.crystal),
        }
    }

    /// Where Colonists of `seat` can be fetched back from.
    fn fetch_options(&self, seat: SeatId, slots: bool, wa: bool) -> Choices {
        let there = Slot::ALL
            .iter()
            .filter(|slot| slots && self.on_slots(**slot)[seat.index()] > 0);
        let wa = (wa && self.seat(seat).wa > 0).then_some(Choice::Fetch(None));
        there
            .map(|slot| Choice::Fetch(Some(*slot)))
            .chain(wa)
            .collect()
    }

    /// The hexes with a miner or an Advanced marker of `seat` (on-mars §9.9).
    pub(crate) fn producers(&self, seat: SeatId) -> HexSet {
        let own = self.seat(seat);
        own.miners
            .or(own.built.iter().map(|(_, hex)| *hex).collect())
    }

    /// What is produced on these hexes.
    pub(crate) fn production(&self, hexes: HexSet) -> Goods {
        let good = |hex| {
            self.building_at(hex)
                .map(|(building, _)| building.produces())
        };
        let goods = hexes.iter().filter_map(good);
        goods.fold(Goods::NONE, |all, good| all.plus(Goods::of(good, 1)))
    }

    /// The Building types that `seat` can pay and has a hex for (on-mars §7.1 to §7.3).
    pub(crate) fn types(
        &self,
        seat: SeatId,
        origin: Origin,
        purse: Purse,
    ) -> impl Iterator<Item = Building> + '_ {
        let choice = match self.effect(origin) {
            Some(Effect::Construct { building, .. }) => Some(building),
            _ => None,
        };
        let types = Building::ALL.into_iter();
        types.filter(move |building| {
            choice.is_some_and(|choice| choice.allows(*building))
                && !self.sites(seat, origin, *building, purse).is_empty()
        })
    }

    /// The hexes for a Building of this type; none if it cannot be paid or its stack is empty (on-mars §7.1 to §7.5).
    pub(crate) fn sites(
        &self,
        seat: SeatId,
        origin: Origin,
        building: Building,
        purse: Purse,
    ) -> HexSet {
        let cost = self.components.building(building).cost;
        if !purse.covers(cost.price()) || purse.lq < cost.colonist_lq {
            return HexSet::EMPTY;
        }
        let reach = self.best_tech(building.tech()) + self.boost_levels(origin, building, purse);
        self.sites_within(seat, building, self.zone(seat), reach)
    }

    /// The hexes of a zone for a Building of this type, if so many can be joined; none if its stack is empty.
    pub(crate) fn sites_within(
        &self,
        seat: SeatId,
        building: Building,
        zone: HexSet,
        reach: u8,
    ) -> HexSet {
        let left = match building {
            Building::Shelter => {
                self.seat(seat).shelters.len()
                    < usize::from(self.components.data().player_board.shelters)
            }
            _ => !self.stacks[building as usize].is_empty(),
        };
        if !left {
            return HexSet::EMPTY;
        }
        let board = self.board();
        let open = zone.without(self.all_buildings());
        let tiles = self.tiles(seat, building);
        let near = board.around(tiles);
        let two = |all: HexSet, hex| all.or(board.ring(hex, 2));
        let alone = tiles.iter().fold(HexSet::EMPTY, two).without(near);
        let mut sites = open.and(alone);
        if reach > 0 {
            let beside = open.and(near).iter();
            let joins = |hex: &HexId| self.joins(seat, building, *hex) <= reach;
            beside.filter(joins).for_each(|hex| sites.insert(hex));
        }
        sites
    }

    /// The Tech levels that Colonists could add (on-mars §8.4).
    pub(crate) fn boost_levels(&self, origin: Origin, building: Building, purse: Purse) -> u8 {
        let miner = self.components.building(building).cost.colonist_lq;
        match self.boost(origin) {
            Some(_) => purse.lq.saturating_sub(miner),
            None => 0,
        }
    }

    /// The Buildings that one on this hex would be joined with (on-mars §7.5).
    pub fn joins(&self, seat: SeatId, building: Building, hex: HexId) -> u8 {
        let tiles = self.tiles(seat, building);
        let beside = self.board().ring(hex, 1);
        self.board().joined(tiles, beside).len() as u8
    }

    /// Whose Tech with how many levels by Colonists joins a Building on this hex with others. A Colonist who would add nothing
    /// is not sent.
    pub(crate) fn join_options(
        &self,
        seat: SeatId,
        origin: Origin,
        building: Building,
        hex: HexId,
    ) -> Choices {
        let purse = self.purse(seat);
        if !self.sites(seat, origin, building, purse).contains(hex) {
            return Choices::new();
        }
        let needed = self.joins(seat, building, hex);
        let most = self.boost_levels(origin, building, purse);
        let owners = self.tech_owners(building.tech());
        let owners = owners.map(|(owner, level)| (Some(owner), level));
        owners
            .chain([(None, 0)])
            .map(|(owner, level)| (owner, needed.saturating_sub(level)))
            .filter(|(_, boosts)| *boosts <= most)
            .map(|(owner, boosts)| Choice::Tech(owner, boosts))
            .collect()
    }

    /// What the Contracts of `seat` still need: which, of what, how much (on-mars §8.36).
    pub(crate) fn needs(&self, seat: SeatId) -> impl Iterator<Item = (ContractId, Good, u8)> + '_ {
        let held = self.seat(seat).contracts.iter();
        let open = held.filter(|held| !held.done);
        let open = open
            .filter(|held| self.components.contract(held.contract).kind == ContractKind::Deliver);
        open.flat_map(|held| {
            let needs = self.components.contract(held.contract).needs.goods();
            let left = needs.minus(held.goods);
            let left: Vec<(Good, u8)> = left.iter().collect();
            left.into_iter()
                .map(|(good, number)| (held.contract, good, number))
        })
    }

    /// Whether a Contract of `seat` needs any of these goods.
    pub(crate) fn is_needed(&self, seat: SeatId, goods: Goods) -> bool {
        self.needs(seat).any(|(_, good, _)| goods[good] > 0)
    }

    /// Whether `seat` may take the tile on a hex with a piece that stops there (on-mars §8.52).
    pub(crate) fn can_pick(&self, seat: SeatId, hex: HexId, purse: Purse) -> bool {
        if let Some((_, tile)) = self.research.iter().find(|(at, _)| *at == hex) {
            return !self.seat(seat).research.contains(*tile)
                && self.is_possible(seat, Origin::Research(*tile), purse);
        }
        let Some((_, tile)) = self.discovery.iter().find(|(at, _)| *at == hex) else {
            return true;
        };
        let origin = Origin::Discovery(*tile);
        match self.effect(origin) {
            Some(Effect::GainResource(amounts)) if !self.is_lacerda(seat) => {
                let goods = amounts.goods();
                let room = |good| self.seat(seat).goods[good] < self.storage(seat);
                let fits = |(good, _)| good == Good::Crystal || room(good);
                goods.iter().any(fits) || self.is_needed(seat, goods)
            }
            _ => self.is_possible(seat, origin, purse),
        }
    }
}
