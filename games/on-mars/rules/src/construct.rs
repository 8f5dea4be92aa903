//! Buildings: constructing, upgrading, LSS, and the pieces in their way (on-mars §7).

use crate::components::{Building, Mission};
use crate::event::Event;
use crate::goods::Goods;
use crate::id::{CardId, HexId, HexSet};
use crate::state::State;
use crate::task::{Origin, Step};
use game::SeatId;

impl State {
    /// Constructs a Building that can be paid, on a legal hex (on-mars §7.2 to §7.9).
    pub(crate) fn construct(&mut self, seat: SeatId, building: Building, hex: HexId) {
        let price = self.components.building(building).cost.price();
        self.push_all(
            seat,
            [
                Step::Pay(price, None),
                Step::Clear(hex),
                Step::Lay(building, hex),
            ],
        );
    }

    /// Clears a hex for a Building: what lies there goes away, a piece is displaced (on-mars §7.4).
    pub(crate) fn clear(&mut self, hex: HexId, events: &mut Vec<Event>) {
        if self.finds().contains(hex) {
            self.remove_find(hex, events);
        }
        self.displace_pieces(hex);
    }

    /// A Crystal or tile goes away.
    pub(crate) fn remove_find(&mut self, hex: HexId, events: &mut Vec<Event>) {
        self.crystals.remove(hex);
        let discovery = self.discovery.iter().position(|(at, _)| *at == hex);
        if let Some(at) = discovery {
            let (_, tile) = self.discovery.remove(at);
            self.out.discovery.push(tile);
        }
        let research = self.research.iter().position(|(at, _)| *at == hex);
        if let Some(at) = research {
            let (_, tile) = self.research.remove(at);
            self.out.research.push(tile);
        }
        events.push(Event::Removed(hex));
    }

    /// The owner of a Bot or Rover on a hex is asked where it goes (on-mars §7.18).
    fn displace_pieces(&mut self, hex: HexId) {
        for seat in self.seat_ids() {
            if self.seat(seat).bots.contains(&hex) {
                self.push(seat, Step::Displace(false, hex));
            }
            if self.seat(seat).rover == Some(hex) {
                self.push(seat, Step::Displace(true, hex));
            }
        }
    }

    pub(crate) fn displace(
        &mut self,
        seat: SeatId,
        rover: bool,
        from: HexId,
        to: HexId,
        events: &mut Vec<Event>,
    ) {
        let own = self.seat_mut(seat);
        if rover {
            own.rover = Some(to);
        } else if let Some(bot) = own.bots.iter_mut().find(|bot| **bot == from) {
            *bot = to;
        }
        events.push(Event::Displaced(seat, rover, from, to));
    }

    /// Lays a Building; its arrows bring Crystals, its tile is turned, and what it brings follows (on-mars §7.6 to §7.9).
    pub(crate) fn lay(
        &mut self,
        seat: SeatId,
        building: Building,
        hex: HexId,
        events: &mut Vec<Event>,
    ) {
        events.push(Event::Built(seat, building, hex));
        match building {
            Building::Shelter => self.seat_mut(seat).shelters.insert(hex),
            _ => {
                self.buildings[building as usize].insert(hex);
                self.turn_tile(building, hex, events);
            }
        }
        let size = self.complex(seat, building, hex).len() as u8;
        self.look_at_contracts(events);
        let data = self.components.building(building);
        let last = match (data.cost.colonist_lq > 0, data.lss) {
            (true, _) => Step::Mine(hex),
            (_, true) => Step::Raise(building),
            _ => Step::Gain(Goods::NONE, false),
        };
        self.push_all(
            seat,
            [
                Step::Gain(Goods::of(building.produces(), size), false),
                Step::Cube(building, hex),
                last,
            ],
        );
    }

    /// Lays out the Crystals of the top tile of a stack, and shows the next one (on-mars §7.6).
    fn turn_tile(&mut self, building: Building, hex: HexId, events: &mut Vec<Event>) {
        let stack = &mut self.stacks[building as usize];
        let Some(tile) = stack.pop() else { return };
        let next = stack.last().copied();
        let components = self.components.clone();
        let arrows = components.building(building).arrows.get(usize::from(tile));
        let empty = self.empty_hexes();
        let beside = components.board().next[hex.index()];
        let hexes = arrows.into_iter().flatten();
        let hexes = hexes.filter_map(|direction| beside[usize::from(*direction)]);
        let hexes: HexSet = hexes.filter(|hex| empty.contains(*hex)).collect();
        self.crystals = self.crystals.or(hexes);
        if !hexes.is_empty() {
            events.push(Event::Arrows(hexes));
        }
        if let Some(next) = next {
            events.push(Event::TileTurned(building, next));
        }
    }

    /// Moves the Progress cube of a type, the first time that a Complex of it is formed or enlarged (on-mars §7.8).
    pub(crate) fn place_cube(
        &mut self,
        seat: SeatId,
        building: Building,
        hex: HexId,
        events: &mut Vec<Event>,
    ) {
        let bit = 1 << building as u8;
        let counts = self.components.building(building).progress_cube;
        let forms = self.complex(seat, building, hex).len() >= 2;
        if counts && forms && self.seat(seat).cubes & bit == 0 {
            self.seat_mut(seat).cubes |= bit;
            events.push(Event::Cube(seat, building));
            self.contribute(seat, Mission::CubesPlaced, events);
        }
    }

    /// A Colonist of LQ becomes a miner (on-mars §7.9).
    pub(crate) fn become_miner(&mut self, seat: SeatId, hex: HexId, events: &mut Vec<Event>) {
        if self.seat(seat).lq > 0 || self.is_lacerda(seat) {
            self.leave_lq(seat, false);
            self.seat_mut(seat).miners.insert(hex);
            events.push(Event::Miner(seat, hex));
        }
    }

    /// Moves an LSS marker up (on-mars §7.10, §7.11).
    pub(crate) fn raise(&mut self, seat: SeatId, building: Building, events: &mut Vec<Event>) {
        let components = self.components.clone();
        let data = &components.data().lss;
        let track = data.tracks.iter().position(|own| *own == building);
        let Some(track) = track.filter(|track| self.lss[*track] < data.rows) else {
            return;
        };
        let row = self.lss[track];
        let needed = row <= self.level;
        if row == data.start_row {
            self.score_op(seat, data.first_advance_op, events);
        }
        self.lss[track] = row + 1;
        events.push(Event::Raised(seat, building, row + 1));
        if needed {
            let reward = components.reward(self.rewards[track]);
            let count = i16::from(self.count_of(seat, reward.count));
            events.push(Event::Reward(seat, self.rewards[track]));
            self.score_op(seat, reward.op_each.saturating_mul(count), events);
            self.push(seat, Step::Choice);
        }
    }

    /// Clears a Building for an Advanced marker: pieces are displaced, a miner comes home (on-mars §7.15).
    pub(crate) fn vacate(&mut self, hex: HexId) {
        for seat in self.seat_ids() {
            if self.seat(seat).miners.contains(hex) {
                self.seat_mut(seat).miners.remove(hex);
                self.come_home(seat, 1);
            }
        }
        self.displace_pieces(hex);
    }

    /// A marker moves from its card to a Building (on-mars §7.14).
    pub(crate) fn advance_building(
        &mut self,
        seat: SeatId,
        card: CardId,
        hex: HexId,
        events: &mut Vec<Event>,
    ) {
        let own = self.seat_mut(seat);
        own.blueprints.remove(card);
        if own.built.try_push((card, hex)).is_err() {
            return;
        }
        events.push(Event::Upgraded(seat, card, hex));
        self.look_at_contracts(events);
        self.contribute(seat, Mission::AdvancedBuilt, events);
    }

    /// A new Bot comes to the map (on-mars §7.19).
    pub(crate) fn place_bot(&mut self, seat: SeatId, hex: HexId, events: &mut Vec<Event>) {
        let own = self.seat_mut(seat);
        if own.bots_supply == 0 {
            return;
        }
        own.bots_supply -= 1;
        own.bots.push(hex);
        events.push(Event::BotPlaced(seat, hex));
        self.contribute(seat, Mission::BotsPlaced, events);
    }

    /// The tile on a hex is taken; its benefit comes at once (on-mars §8.52).
    pub(crate) fn pick(&mut self, seat: SeatId, hex: HexId, events: &mut Vec<Event>) {
        if !self.can_pick(seat, hex, self.purse(seat)) {
            return;
        }
        if let Some(at) = self.research.iter().position(|(at, _)| *at == hex) {
            let (_, tile) = self.research.remove(at);
            self.seat_mut(seat).research.insert(tile);
            events.push(Event::ResearchTaken(seat, tile));
            let mission = Step::Contribute(Mission::ResearchTaken);
            self.push_all(seat, [mission, Step::Run(Origin::Research(tile))]);
        } else if let Some(at) = self.discovery.iter().position(|(at, _)| *at == hex) {
            let (_, tile) = self.discovery.remove(at);
            self.seat_mut(seat).discovery.push(tile);
            events.push(Event::DiscoveryTaken(seat, tile));
            let mission = Step::Contribute(Mission::DiscoveryTaken);
            self.push_all(seat, [mission, Step::Run(Origin::Discovery(tile))]);
        }
    }
}
