//! The actions of the ship (cryo §4, §8).

use crate::components::{ActionKind, Reward};
use crate::decision::Choice;
use crate::event::Event;
use crate::id::{CellId, ChamberId, PlatformId, SlotId, SpaceId, TileId};
use crate::state::{Bill, Launch, State, Task};
use crate::stock::{Stock, Track};
use game::SeatId;

impl State {
    /// Begins the action of a cell: its question, and what has to be paid before.
    pub(crate) fn begin_action(&mut self, cell: CellId) {
        self.agenda.push(Task::Act(cell));
        if self.board().cell(cell).action == ActionKind::Scout {
            let cost = self.board().scouting;
            self.agenda.push(Task::Pay(Bill { cost, second: None }));
        }
    }

    /// Whether the action of a cell asks something: all but an empty resource space (cryo §4.2).
    pub(crate) fn is_asked_by(&self, seat: SeatId, cell: CellId) -> bool {
        match self.board().cell(cell).action {
            ActionKind::Resource => self.top_tile(cell).is_some(),
            // It is paid already.
            ActionKind::Scout => {
                let mut spaces = (0..self.caverns.len() as u8).map(SpaceId);
                self.seat(seat).pods > 0 && spaces.any(|space| self.can_scout(space))
            }
            _ => self.obstacle(seat, cell, self.seat(seat).stock).is_none(),
        }
    }

    /// The tile on top of the stack of a resource space.
    pub fn top_tile(&self, cell: CellId) -> Option<TileId> {
        let (_, stack, _) = self.board().cell(cell).stack?;
        self.stacks.get(usize::from(stack))?.last().copied()
    }

    /// Gives what is printed under an empty stack (cryo §4.2).
    pub(crate) fn take_printed(&mut self, seat: SeatId, cell: CellId, events: &mut Vec<Event>) {
        if let Some((_, _, printed)) = self.board().cell(cell).stack {
            self.gain(seat, printed, events);
        }
    }

    /// Carries out the action of a cell as its answer says.
    pub(crate) fn act(
        &mut self,
        seat: SeatId,
        cell: CellId,
        choice: Choice,
        events: &mut Vec<Event>,
    ) {
        let of = *self.board().cell(cell);
        match (choice, of.action) {
            (Choice::Amount(pods), ActionKind::Stasis) => {
                self.agenda.push(Task::Wake(Some(of.section), pods));
                self.agenda.push(Self::bill(
                    Track::Organics,
                    self.price_of_waking(seat, pods),
                ));
            }
            (Choice::Amount(crystal), _) => {
                self.agenda
                    .push(Task::Gain(Stock::of(Track::Energy, crystal)));
                self.agenda.push(Self::bill(Track::Crystal, crystal));
            }
            (Choice::Mix([crystal, organics, tech]), _) => {
                self.pay(seat, Stock::new([crystal, organics, tech, 0, 0]), events);
                self.gain(
                    seat,
                    Stock::of(Track::Nanites, crystal + organics + tech),
                    events,
                );
            }
            (Choice::Split(draw, play), _) => {
                self.agenda.push(Task::Plays(play));
                self.agenda.push(Task::Draws(draw));
                self.agenda.push(Self::bill(Track::Tech, draw + play));
            }
            (Choice::Reward, _) => self.take_tile(seat, cell, None, events),
            (Choice::Fill(slot), _) => self.take_tile(seat, cell, Some(slot), events),
            (Choice::Scout(space), _) => self.scout(seat, space, events),
            (Choice::Send(space), _) => {
                self.seat_mut(seat).pods -= 1;
                self.salvage[space.index()] = Some(seat);
                events.push(Event::Sent(seat, space));
            }
            (Choice::Back(spaces), _) => {
                spaces
                    .iter()
                    .for_each(|space| self.salvage[space.index()] = None);
                self.seat_mut(seat).pods += spaces.len() as u8;
                events.push(Event::Fetched(seat, spaces));
            }
            (Choice::Launch(launch), _) => {
                if let Ok(bill) = self.check_launch(seat, launch, self.seat(seat).stock) {
                    self.agenda.push(Task::Land(launch));
                    self.agenda.push(Task::Pay(bill));
                }
            }
            // Nothing else passes the check.
            _ => {}
        }
    }

    /// A pod comes from a chamber to the platform.
    pub(crate) fn wake(&mut self, seat: SeatId, chamber: ChamberId, events: &mut Vec<Event>) {
        self.chambers[chamber.index()][seat.index()] -= 1;
        self.seat_mut(seat).pods += 1;
        events.push(Event::Woken(seat, chamber));
    }

    /// Takes the top tile of a stack, into a slot or for its reward, and turns the next one up (cryo §4.2).
    fn take_tile(
        &mut self,
        seat: SeatId,
        cell: CellId,
        slot: Option<SlotId>,
        events: &mut Vec<Event>,
    ) {
        let Some((_, stack, _)) = self.board().cell(cell).stack else {
            return;
        };
        let stack = &mut self.stacks[usize::from(stack)];
        let Some(tile) = stack.pop() else { return };
        let next = stack.last().copied();
        events.push(Event::TileTaken {
            seat,
            cell,
            tile,
            slot,
        });
        events.extend(next.map(|next| Event::TileTurned(cell, next)));
        match slot {
            Some(slot) => {
                self.seat_mut(seat).slots[slot.index()] = Some(tile);
                if self.buys_rewards(seat) {
                    self.agenda.push(Task::Prototype(slot));
                }
            }
            None => {
                self.boxed_tiles[tile.index()] += 1;
                self.reward(seat, self.components.tile(tile).reward, events);
            }
        }
    }

    /// Turns a cavern up and puts a pod there; then owners of a scanner gain (cryo §4.7, §10.9).
    fn scout(&mut self, seat: SeatId, space: SpaceId, events: &mut Vec<Event>) {
        let cavern = &mut self.caverns[space.index()];
        cavern.up = true;
        events.extend(cavern.tile.map(|tile| Event::CavernTurned(space, tile)));
        self.settle(seat, space, 1, events);
        if let Some(gain) = self.settling_cost(space) {
            for owner in seat.around(self.seats.len()) {
                if self.gains_from_scouting(owner) {
                    self.gain(owner, gain, events);
                }
            }
        }
        self.look_for_end(events);
    }

    /// Puts pods from the platform into a cavern.
    fn settle(&mut self, seat: SeatId, space: SpaceId, pods: u8, events: &mut Vec<Event>) {
        self.seat_mut(seat).pods -= pods;
        self.caverns[space.index()].pods[seat.index()] += pods;
        events.push(Event::Settled(seat, space, pods));
    }

    /// Settles the pods of a launch that is paid, and discards the vehicle (cryo §8.5, §8.6).
    pub(crate) fn land(&mut self, seat: SeatId, launch: Launch, events: &mut Vec<Event>) {
        let Launch {
            vehicle,
            segment,
            pods,
        } = launch;
        events.push(Event::Launched(seat, vehicle, segment));
        let caverns = self.board().segment(segment).map(|segment| segment.caverns);
        for (space, pods) in caverns.into_iter().flatten().zip(pods) {
            if pods > 0 {
                self.settle(seat, space, pods, events);
            }
        }
        self.seat_mut(seat).vehicles.remove(vehicle);
        self.discard.push(vehicle);
        self.look_for_end(events);
    }

    /// The reward of a platform action: that of its tile, or the fixed one (cryo §6.7).
    pub(crate) fn give_platform_reward(
        &mut self,
        seat: SeatId,
        dock: PlatformId,
        events: &mut Vec<Event>,
    ) {
        let tile = self.tile_at(seat, dock, false);
        let printed = self.components.platform_dock(dock).fixed_reward;
        let reward = tile.map(|tile| self.components.tile(tile).reward);
        if let Some(reward) = reward.or(printed.map(Reward::All)) {
            self.reward(seat, reward, events);
        }
    }
}
