//! Whether a state from a file is one that a game can go on from.

mod agenda;

use crate::components::{Building, ContractKind, MOST_LAB, Mission, MissionMix, Slot, Tech};
use crate::goods::Good;
use crate::id::{CardId, CardSet, ContractId, DiscoveryId, GoalSet, HexId, HexSet};
use crate::solo::{LACERDA, YOU};
use crate::state::{Hired, MOST_SEATS, Phase, State};
use crate::task::{Step, Task};
use game::SeatId;
use std::collections::BTreeSet;
use thiserror::Error;

/// What is wrong with a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Invalid {
    /// There are too few or too many seats, or one is named that is not there.
    #[error("one to four play")]
    Seats,
    /// A player board has more than it can hold, or less than it has.
    #[error("a player board has too much or too little")]
    Board,
    /// Buildings or pieces are missing, too many, or in wrong places.
    #[error("Buildings or pieces are missing, too many or out of place")]
    Map,
    /// Blueprints are missing, too many, or in wrong places.
    #[error("Blueprints are missing, too many or out of place")]
    Blueprints,
    /// Tech tiles are missing, too many, or in wrong places.
    #[error("Tech tiles are missing, too many or out of place")]
    Techs,
    /// Discovery or Research tiles are missing, too many, or in wrong places.
    #[error("Discovery or Research tiles are missing, too many or out of place")]
    Tiles,
    /// Scientists or Contracts are missing, too many, or in wrong places.
    #[error("Scientists or Contracts are missing, too many or out of place")]
    Display,
    /// Private Goals are missing, too many, or in wrong places.
    #[error("Private Goals are missing, too many or out of place")]
    Goals,
    /// Cards of the First Colonists are missing, too many, or in wrong places.
    #[error("cards of the First Colonists are missing, too many or out of place")]
    FirstColonists,
    /// Colony level, LSS, Missions and Shuttle contradict each other.
    #[error("Colony level, LSS, Missions and Shuttle contradict each other")]
    Colony,
    /// Phase, turn and markers contradict each other.
    #[error("phase, turn and markers contradict each other")]
    Turn,
    /// Lacerda has what he cannot have, or his cards are missing or too many.
    #[error("Lacerda has what he cannot have, or not all his cards")]
    Solo,
    /// What is still to be done contradicts the rest.
    #[error("what is still to be done contradicts the rest")]
    Agenda,
}

impl State {
    /// Checks everything on which the rules rely. Each relies on those before it.
    pub(crate) fn check_all(&self) -> Result<(), Invalid> {
        let ensure = |holds: bool, fault| if holds { Ok(()) } else { Err(fault) };
        ensure(self.has_possible_seats(), Invalid::Seats)?;
        ensure(self.has_possible_solo(), Invalid::Solo)?;
        ensure(self.has_possible_map(), Invalid::Map)?;
        ensure(self.has_all_blueprints(), Invalid::Blueprints)?;
        ensure(
            self.seat_ids().all(|seat| self.has_possible_board(seat)),
            Invalid::Board,
        )?;
        ensure(self.has_all_techs(), Invalid::Techs)?;
        ensure(self.has_all_tiles(), Invalid::Tiles)?;
        ensure(self.has_all_cards(), Invalid::Display)?;
        ensure(self.has_all_colonists(), Invalid::FirstColonists)?;
        ensure(self.has_all_goals(), Invalid::Goals)?;
        ensure(self.has_possible_colony(), Invalid::Colony)?;
        ensure(self.has_possible_turn(), Invalid::Turn)?;
        ensure(self.has_possible_agenda(), Invalid::Agenda)
    }

    fn is_seat(&self, seat: SeatId) -> bool {
        seat.index() < self.seats.len()
    }

    fn is_hex(&self, hex: HexId) -> bool {
        self.board().all.contains(hex)
    }

    fn has_possible_seats(&self) -> bool {
        let slots = self.slots.iter().flat_map(|slot| &slot[self.seats.len()..]);
        (2..=MOST_SEATS).contains(&self.seats.len())
            && self.is_seat(self.first)
            && self.active.is_none_or(|seat| self.is_seat(seat))
            && self.standing.iter().all(|seat| self.is_seat(seat))
            && self.queue.iter().all(|seat| self.is_seat(*seat))
            && self.uses.iter().all(|(seat, _)| self.is_seat(*seat))
            && slots.copied().all(|there| there == 0)
    }

    /// Lacerda has all his cards and no Colonists, Resources or Bots on the map (on-mars §11.2, §11.6).
    fn has_possible_solo(&self) -> bool {
        let Some(solo) = &self.solo else { return true };
        if self.seats.len() != 2 {
            return false;
        }
        let (own, data) = (self.seat(LACERDA), &self.components.data().solo);
        let cards = solo.deck.iter().chain(&solo.discards);
        let mut cards: Vec<usize> = cards.map(|card| card.index()).collect();
        cards.sort_unstable();
        let missions: BTreeSet<_> = solo.missions.iter().collect();
        let open = |(mission, _): &(Mission, u8)| missions.contains(mission);
        let board = &self.components.data().player_board;
        cards.into_iter().eq(0..data.deck.len())
            && solo.goal.index() < data.goals.len()
            && missions.len() == 3
            && self.missions.iter().all(open)
            && solo.pass > 0
            && solo.pointer != Building::Shelter
            && (1..=8).contains(&solo.start_space)
            && own.goods.resources() == 0
            && (own.lq, own.wa, own.supply) == (0, 0, 0)
            && own.bots.is_empty()
            && own.bots_supply <= board.bots - board.bots_on_map
            && self.shuttle.is_some()
            && self.agenda.last().is_none_or(|task| task.seat == YOU)
    }

    /// Buildings lie on hexes of their own, pieces on hexes of the map.
    fn has_possible_map(&self) -> bool {
        let shelters = self.seats.iter().map(|seat| seat.shelters);
        let all: Vec<HexSet> = self.buildings.iter().copied().chain(shelters).collect();
        let count: usize = all.iter().map(|tiles| tiles.len()).sum();
        let union = self.all_buildings();
        let plain = (0..5).all(|building| {
            let data = &self.components.data().buildings[building];
            let stack: BTreeSet<u8> = self.stacks[building].iter().copied().collect();
            let laid = self.buildings[building].len();
            stack.iter().all(|tile| *tile < data.stack)
                && stack.len() == self.stacks[building].len()
                && laid + stack.len() == usize::from(data.stack + data.starting)
        });
        let mines = self.buildings[Building::Mine as usize];
        let mut markers = HexSet::EMPTY;
        let pieces = self.seats.iter().all(|seat| {
            let bots = seat.bots.iter().all(|bot| self.is_hex(*bot));
            let rover = seat.rover.is_none_or(|rover| self.is_hex(rover));
            let own = seat.miners.without(mines).is_empty();
            let taken = !markers.and(seat.miners).is_empty();
            markers = markers.or(seat.miners);
            bots && rover && own && !taken
        });
        union.len() == count
            && union.or(self.crystals).without(self.board().all).is_empty()
            && plain
            && pieces
    }

    /// Each Blueprint is at one place.
    fn has_all_blueprints(&self) -> bool {
        let mut cards: Vec<CardId> = self.display.iter().flatten().copied().collect();
        cards.extend(self.deck.iter().copied().chain(self.out.blueprints.iter()));
        let mut hexes = self
            .seats
            .iter()
            .fold(HexSet::EMPTY, |all, seat| all.or(seat.miners));
        let count = self.components.data().blueprints.len();
        for seat in &self.seats {
            cards.extend(seat.blueprints.iter());
            for (card, hex) in &seat.built {
                if card.index() >= count || hexes.contains(*hex) || !self.is_hex(*hex) {
                    return false;
                }
                hexes.insert(*hex);
                cards.push(*card);
                let building = self.components.card(*card).building;
                let fits = match building {
                    Building::Shelter => seat.shelters.contains(*hex),
                    _ => self.buildings[building as usize].contains(*hex),
                };
                if !fits {
                    return false;
                }
            }
        }
        let known: CardSet = cards.iter().copied().collect();
        cards.len() == count
            && known.len() == count
            && cards.iter().all(|card| card.index() < count)
    }

    fn has_possible_board(&self, seat: SeatId) -> bool {
        let (own, board) = (self.seat(seat), &self.components.data().player_board);
        let (most, lacerda) = (self.storage(seat), self.is_lacerda(seat));
        let on_slots: u16 = self
            .slots
            .iter()
            .map(|slot| u16::from(slot[seat.index()]))
            .sum();
        let colonists = u16::from(own.lq)
            + u16::from(own.wa)
            + u16::from(own.supply)
            + on_slots
            + own.miners.len() as u16;
        let ships = u32::from(own.hangar) + own.ships.count_ones();
        Good::RESOURCES.iter().all(|good| own.goods[*good] <= most)
            && own.goods[Good::Crystal] <= self.depot(seat)
            && own.below <= 200
            && u16::from(own.ships) < 1 << board.ships
            && ships <= u32::from(board.ships)
            && (lacerda || colonists == u16::from(board.colonists))
            && own.lq <= self.lq_room(seat)
            && (lacerda || own.bots.len() + usize::from(own.bots_supply) == usize::from(board.bots))
            && (1..=usize::from(board.shelters)).contains(&own.shelters.len())
            && own.blueprints.len() + own.built.len() <= usize::from(board.advanced_markers)
            && own.cubes < 1 << 5
            && own.op.abs() < 10_000
    }

    /// Each Tech is as often there as there are tiles of it.
    fn has_all_techs(&self) -> bool {
        let Some(numbers) = self.components.numbers(self.seats.len()) else {
            return false;
        };
        let spaces = self.board().lab.len();
        let labs = self.seats.iter().all(|seat| {
            let tiles: Vec<Tech> = seat.lab.iter().flatten().copied().collect();
            let different = BTreeSet::from_iter(&tiles).len() == tiles.len();
            different && seat.lab[spaces.min(MOST_LAB)..].iter().all(Option::is_none)
        });
        let mut all: Vec<Tech> = self.grid.iter().flatten().copied().collect();
        all.extend(self.tech_stack.iter().copied());
        all.extend(self.seats.iter().flat_map(|seat| seat.lab.iter().flatten()));
        let count = |tech| all.iter().filter(|own| **own == tech).count();
        labs && self.grid.len() == self.board().grid.len()
            && Tech::ALL.iter().all(|tech| {
                let copies = match (tech, numbers.tech_refill) {
                    (Tech::Shelter, _) => self.seats.len(),
                    (_, true) => 2,
                    (_, false) => 1,
                };
                count(*tech) == copies
            })
            && self
                .seats
                .iter()
                .all(|seat| seat.lab.contains(&Some(Tech::Shelter)))
    }

    /// Each Discovery and Research tile is as often there as there are copies.
    fn has_all_tiles(&self) -> bool {
        let data = self.components.data();
        let mut tiles: Vec<DiscoveryId> = self.discovery_stack.clone();
        tiles.extend(self.exploration.iter().flatten());
        tiles.extend(self.discovery.iter().map(|(_, tile)| *tile));
        tiles.extend(self.out.discovery.iter());
        let mut research: Vec<_> = self.research.iter().map(|(_, tile)| *tile).collect();
        research.extend(self.out.research.iter());
        for seat in &self.seats {
            tiles.extend(seat.discovery.iter().chain(&seat.radar));
            research.extend(seat.research.iter());
        }
        let count = |id: usize| tiles.iter().filter(|tile| tile.index() == id).count();
        let copies = data.discovery_tiles.iter().enumerate();
        let mut copies = copies.map(|(id, tile)| count(id) == usize::from(tile.copies));
        let all: usize = data
            .discovery_tiles
            .iter()
            .map(|tile| usize::from(tile.copies))
            .sum();
        let count = |id: usize| research.iter().filter(|tile| tile.index() == id).count();
        let kinds = data.research_tiles.iter().enumerate();
        let mut kinds = kinds.map(|(id, tile)| count(id) == usize::from(tile.copies));
        let all_research: usize = data
            .research_tiles
            .iter()
            .map(|tile| usize::from(tile.copies))
            .sum();
        let hexes = self.discovery.iter().map(|(hex, _)| *hex);
        let mut hexes = hexes.chain(self.research.iter().map(|(hex, _)| *hex));
        copies.all(|fits| fits)
            && kinds.all(|fits| fits)
            && (tiles.len(), research.len()) == (all, all_research)
            && hexes.all(|hex| self.is_hex(hex) && !self.all_buildings().contains(hex))
            && self.warehouse.0.iter().all(|pile| *pile <= 200)
    }

    /// Each Scientist and Contract is at one place, and what Contracts say is so.
    fn has_all_cards(&self) -> bool {
        let data = self.components.data();
        let count = data.contracts.len();
        let (mut scientists, mut contracts) = (Vec::new(), self.contracts.to_vec());
        for hired in self.hire.iter().flatten() {
            match hired {
                Hired::Scientist(scientist) => scientists.push(scientist.index()),
                Hired::Contract(contract) => contracts.push(*contract),
            }
        }
        for seat in &self.seats {
            let own = seat.scientists.iter().enumerate();
            for (scientist, figure) in own {
                let Some(card) = figure else { continue };
                scientists.push(scientist);
                let works = |card: CardId| {
                    card.index() < data.blueprints.len()
                        && self.built_by(card).is_some()
                        && self.components.card(card).building
                            == data.scientists[scientist].works_in
                };
                if !card.is_none_or(works) {
                    return false;
                }
            }
            contracts.extend(seat.contracts.iter().map(|held| held.contract));
        }
        scientists.sort_unstable();
        contracts.sort_unstable();
        let gaps: BTreeSet<u8> = self.gaps.iter().copied().collect();
        let open = |place: &u8| self.hire.get(usize::from(*place)) == Some(&None);
        scientists.into_iter().eq(0..6)
            && contracts.into_iter().eq((0..count as u8).map(ContractId))
            && self
                .seat_ids()
                .all(|seat| self.has_possible_contracts(seat))
            && gaps.len() == self.gaps.len()
            && gaps.iter().all(open)
    }

    fn has_possible_contracts(&self, seat: SeatId) -> bool {
        self.seat(seat).contracts.iter().all(|held| {
            let data = self.components.contract(held.contract);
            let met = self.is_contract_met(seat, *held);
            let open = self.phase == Phase::End
                || matches!(
                    self.agenda.last(),
                    Some(Task {
                        step: Step::Gain(..),
                        ..
                    })
                );
            data.needs.goods().covers(held.goods)
                && (met == held.done || open && met && data.kind == ContractKind::Deliver)
        })
    }

    /// Each seat has its Private Goals.
    fn has_all_goals(&self) -> bool {
        let data = self.components.data();
        let all = (1_u64 << data.private_goals.len()) - 1;
        let mut taken = GoalSet::EMPTY;
        self.seat_ids().all(|id| {
            let seat = self.seat(id);
            let due = match self.is_lacerda(id) {
                true => 0,
                false => usize::from(data.player_board.private_goals),
            };
            let done = GoalSet::from_iter(seat.goal_done);
            let parts = [seat.goals, seat.spent_goals, done];
            let own = parts.into_iter().fold(GoalSet::EMPTY, GoalSet::or);
            let count: usize = parts.iter().map(|part| part.len()).sum();
            let fits = u64::from(own.0) & !all == 0
                && count == own.len()
                && count == due
                && taken.and(own).is_empty();
            taken = taken.or(own);
            fits
        })
    }

    fn has_possible_colony(&self) -> bool {
        let data = self.components.data();
        let players = self.seats.len() as u8;
        let known: BTreeSet<_> = self.missions.iter().map(|(mission, _)| mission).collect();
        let trackers = self.missions.iter().all(|(mission, left)| {
            let need = self.components.mission(*mission).need.get(&players);
            let counted = left.saturating_add(self.contributions(*mission));
            *left > 0 && need == Some(&counted)
        });
        let mix = match self.options.mission_mix {
            MissionMix::Short => &data.mission_mix.short,
            MissionMix::Long => &data.mission_mix.long,
        };
        let of = |deck| {
            let own = self.missions.iter();
            own.filter(|(mission, _)| self.components.mission(*mission).deck == deck)
                .count()
        };
        let mixed = match self.options.first_colonists {
            true => known
                .iter()
                .all(|own| data.first_colonists.missions.contains(own)),
            false => {
                of(MissionMix::Short) <= usize::from(mix.short)
                    && of(MissionMix::Long) <= usize::from(mix.long)
            }
        };
        let levels = data.colony.mission_marker_at_levels.iter();
        let levels = levels.filter(|level| **level <= self.level).count();
        let shuttle = match self.shuttle {
            None => self.phase == Phase::Setup && self.solo.is_none(),
            Some((_, space)) => (1..=data.shuttle.spaces_per_side).contains(&space),
        };
        (1..=data.colony.max_level).contains(&self.level)
            && (0..4).all(|track| self.has_possible_row(track))
            && self
                .rewards
                .iter()
                .all(|reward| reward.index() < data.lss_rewards.len())
            && known.len() == self.missions.len()
            && trackers
            && mixed
            && usize::from(self.remaining) == self.missions.len().saturating_sub(levels)
            && shuttle
    }

    /// The contributions to a Mission so far.
    fn contributions(&self, mission: Mission) -> u8 {
        let all: usize = self
            .seats
            .iter()
            .map(|seat| match mission {
                Mission::ResearchTaken => seat.research.len(),
                Mission::BlueprintsTaken => seat.blueprints.len() + seat.built.len(),
                Mission::AdvancedBuilt => seat.built.len(),
                Mission::BotsPlaced => seat.bots.len().saturating_sub(1),
                Mission::DiscoveryTaken => seat.discovery.len(),
                Mission::TechsTaken => seat.lab.iter().flatten().count().saturating_sub(1),
                Mission::CubesPlaced => seat.cubes.count_ones() as usize,
                Mission::ScientistsTaken => seat.scientists.iter().flatten().count(),
                Mission::ContractsCompleted => {
                    seat.contracts.iter().filter(|held| held.done).count()
                }
            })
            .sum();
        let moved: usize = self.solo.as_ref().map_or(0, |solo| {
            let cards = solo.missions.iter().zip(solo.moved);
            let cards = cards.filter(|(own, _)| **own == mission);
            let bots = match mission {
                Mission::BotsPlaced => usize::from(self.bots_on_board()),
                _ => 0,
            };
            bots + cards.map(|(_, moved)| usize::from(moved)).sum::<usize>()
        });
        let all = all + moved;
        let due = |task: &&Task| task.step == Step::Contribute(mission);
        let due = self.agenda.iter().filter(due).count();
        all.saturating_sub(due) as u8
    }

    /// An LSS marker has moved up with each Building of its type.
    fn has_possible_row(&self, track: usize) -> bool {
        let data = self.components.data();
        let building = Self::lss_building(track);
        let left = self.stacks[building as usize].len() as u8;
        let due = |task: &&Task| task.step == Step::Raise(building);
        let due = self.agenda.iter().filter(due).count() as u8;
        let built = data.buildings[building as usize]
            .stack
            .saturating_sub(left)
            .saturating_sub(due);
        let row = self.lss[track];
        row == (data.lss.start_row + built).min(data.lss.rows) && row >= self.level
    }

    fn has_possible_turn(&self) -> bool {
        let spaces: Vec<u8> = self.seats.iter().filter_map(|seat| seat.space).collect();
        let different = BTreeSet::from_iter(&spaces).len() == spaces.len();
        let known = spaces.iter().all(|space| (1..=8).contains(space));
        let all = spaces.len() == self.seats.len();
        let idle = !self.main_done && !self.executive_done && !self.closing && self.fresh == 0;
        let phase = match self.phase {
            Phase::Setup => self.round == 0 && self.active.is_none(),
            Phase::Colonization => {
                all && self.round > 0
                    && self.active.is_some_and(|seat| self.standing.contains(seat))
            }
            Phase::Shuttle => {
                all && self.round > 0 && self.active.is_none() && !self.last_round_over()
            }
            Phase::End | Phase::Over => all && self.active.is_none(),
        };
        let fresh = self
            .active
            .is_none_or(|seat| self.fresh <= self.seat(seat).lq);
        let slots = &self.components.data().action_slots;
        let open = [
            slots.obtain_blueprint,
            slots.research_development,
            slots.construct,
            slots.upgrade,
            MOST_SEATS as u8,
        ];
        let full = Slot::ALL.iter().zip(open).all(|(slot, open)| {
            let there = self.on_slots(*slot);
            there.iter().map(|there| u16::from(*there)).sum::<u16>() <= open.into()
        });
        different && known && phase && (self.active.is_some() || idle) && fresh && full
    }

    /// Whether the last round is played: it has no Shuttle phase, but the round before it has.
    const fn last_round_over(&self) -> bool {
        self.remaining > 0 && self.last_round
    }
}
