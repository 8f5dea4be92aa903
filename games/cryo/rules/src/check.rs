//! Why a choice is refused (cryo §10.2).

use crate::card::{CardKind, CardUse, Cards};
use crate::components::{ActionKind, VehicleEffect};
use crate::decision::{Choice, Illegal, Question};
use crate::id::{
    CellId, ChamberId, DockId, PlatformId, SalvageId, SalvageSet, SectionId, SegmentId, SlotId,
    SpaceId,
};
use crate::state::{Bill, Launch, State, Task};
use crate::stock::{Stock, Track};
use game::SeatId;

fn ensure(holds: bool, why: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(why) }
}

impl State {
    /// Why `choice` of `seat` is refused now.
    pub(crate) fn refusal(&self, seat: SeatId, choice: Choice) -> Result<(), Illegal> {
        let question = self.question().ok_or(Illegal::Over)?;
        ensure(self.asks(seat), Illegal::NotOpen(seat))?;
        if let Choice::Keep(cards) = choice {
            ensure(question == Question::Keep, Illegal::OtherQuestion(question))?;
            return self.check_keep(seat, cards);
        }
        let task = self.agenda.last().copied();
        let task = task.ok_or(Illegal::OtherQuestion(question))?;
        let own = self.seat(seat);
        match (choice, task) {
            (Choice::ScrapCard(card), _) => self.check_scrap_card(seat, card, task),
            (Choice::ScrapTile(slot), _) => self.check_scrap_tile(seat, slot, task),
            (Choice::Deploy(dock, cell), Task::Main) => self.check_deploy(seat, dock, cell),
            (Choice::Recall, Task::Main) => ensure(self.is_out(seat), Illegal::NoDrone),
            (Choice::Drone(dock), Task::Drone(..)) => {
                ensure(own.home.contains(dock), Illegal::NoDrone)
            }
            (Choice::Second(cell), Task::Second(dock, first)) => {
                self.check_second(seat, dock, first, cell)
            }
            (Choice::Pay(pay), Task::Pay(bill)) => {
                ensure(self.is_way(seat, bill, pay), Illegal::NotThePrice)
            }
            (Choice::Play(card, role), Task::Plays(_) | Task::Card(_)) => {
                self.check_play(seat, card, role)
            }
            (Choice::Draw, Task::Card(_)) => Ok(()),
            (Choice::Take(track), Task::OneOf(stock)) => {
                ensure(stock[track] > 0, Illegal::NotOffered)
            }
            (Choice::Wake(chamber), Task::Wake(section, _)) => {
                self.check_wake(seat, section, chamber)
            }
            (Choice::Spend(track), Task::Prototype(_)) => {
                ensure(track != Track::Energy, Illegal::NotOffered)?;
                ensure(own.stock[track] > 0, Illegal::TooExpensive)
            }
            (Choice::Spend(track), Task::Cost(dock)) => self.check_spend(seat, dock, track),
            (Choice::Discard(card), Task::Cost(dock)) if self.asks_card(seat, dock) => {
                ensure(own.hand.contains(card), Illegal::NotInHand)
            }
            (Choice::Discard(card), Task::End(_)) if self.is_over_limit() => {
                ensure(own.hand.contains(card), Illegal::NotInHand)
            }
            (Choice::EndTurn, Task::End(_)) if !self.is_over_limit() => Ok(()),
            (Choice::Section(section), Task::Incident) => {
                let there = self.incidents.get(section.index());
                ensure(there.is_some_and(Option::is_some), Illegal::NothingThere)
            }
            (Choice::Section(section), Task::Elsewhere(_)) => {
                ensure(self.has_chamber_left(section), Illegal::NothingThere)
            }
            (Choice::Return(dock, used), Task::Return) => {
                let known = self.board().platform().contains(dock);
                ensure(known && !own.home.contains(dock), Illegal::DockClosed)?;
                if used {
                    self.check_run(seat, dock)
                } else {
                    Ok(())
                }
            }
            (Choice::Run(dock), Task::Automation) => {
                let known = self.board().platform().contains(dock);
                ensure(known && !own.home.contains(dock), Illegal::DockClosed)?;
                self.check_run(seat, dock)
            }
            (
                Choice::Decline,
                Task::Plays(_)
                | Task::Card(_)
                | Task::OneOf(_)
                | Task::Prototype(_)
                | Task::Automation
                | Task::Second(..),
            ) => Ok(()),
            (choice, Task::Act(cell)) => self.check_act(seat, cell, choice),
            _ => Err(Illegal::OtherQuestion(question)),
        }
    }

    fn check_keep(&self, seat: SeatId, cards: Cards) -> Result<(), Illegal> {
        let kept = usize::from(self.components.data().start.hand.kept);
        ensure(cards.len() == kept, Illegal::NotThatMany)?;
        ensure(self.seat(seat).hand.covers(cards), Illegal::NotInHand)
    }

    /// Whether a drone of `seat` is on the board.
    pub(crate) fn is_out(&self, seat: SeatId) -> bool {
        let own = self.seat(seat);
        !own.out.is_empty() || own.launching > 0
    }

    pub(crate) fn check_deploy(
        &self,
        seat: SeatId,
        dock: DockId,
        cell: Option<CellId>,
    ) -> Result<(), Illegal> {
        ensure(!self.seat(seat).home.is_empty(), Illegal::NoDrone)?;
        ensure(self.is_open_dock(seat, dock), Illegal::DockClosed)?;
        let Some(cell) = cell else { return Ok(()) };
        ensure(
            self.board().dock(dock).touches.contains(cell),
            Illegal::NotTouched,
        )?;
        self.obstacle(seat, cell, self.seat(seat).stock)
            .map_or(Ok(()), Err)
    }

    /// A second action has to be possible after it is paid (cryo §10.6).
    fn check_second(
        &self,
        seat: SeatId,
        dock: DockId,
        first: CellId,
        cell: CellId,
    ) -> Result<(), Illegal> {
        let touched = self.board().dock(dock).touches.contains(cell) && cell != first;
        ensure(touched, Illegal::NotTouched)?;
        let cost = self.second_action(seat).ok_or(Illegal::NotOffered)?;
        let second = Some(cell);
        let (way, _) = self.ways(seat, Bill { cost, second });
        ensure(way.is_some(), Illegal::TooExpensive)
    }

    /// Why the action of a cell cannot be carried out by `seat`, if it had this stock (cryo §10.2).
    pub(crate) fn obstacle(&self, seat: SeatId, cell: CellId, held: Stock) -> Option<Illegal> {
        let own = self.seat(seat);
        let when = |fails: bool, why| fails.then_some(why);
        let pays = |track| Self::is_payable(held, Stock::of(track, 1));
        let cell = self.board().cell(cell);
        match cell.action {
            ActionKind::Resource => None,
            ActionKind::Stasis => {
                let price = Stock::of(Track::Organics, self.price_of_waking(seat, 1));
                when(self.sleepers(seat, Some(cell.section)) == 0, Illegal::NoPod)
                    .or(when(self.room(seat) == 0, Illegal::NoRoom))
                    .or(when(!Self::is_payable(held, price), Illegal::TooExpensive))
            }
            ActionKind::Reactor => when(!pays(Track::Crystal), Illegal::TooExpensive),
            ActionKind::Converter => {
                let some = Track::PLAIN.iter().any(|track| held[*track] > 0);
                when(!some, Illegal::TooExpensive)
            }
            ActionKind::Computer => when(!pays(Track::Tech), Illegal::TooExpensive),
            ActionKind::Scout => {
                let cost = self.board().scouting;
                let mut spaces = (0..self.caverns.len() as u8).map(SpaceId);
                when(own.pods == 0, Illegal::NoPod)
                    .or(when(!Self::is_payable(held, cost), Illegal::TooExpensive))
                    .or(when(
                        !spaces.any(|space| self.can_scout(space)),
                        Illegal::NoCavern,
                    ))
            }
            ActionKind::Send => {
                let mut spaces = (0..self.salvage.len() as u8).map(SalvageId);
                when(own.pods == 0, Illegal::NoPod).or(when(
                    !spaces.any(|space| self.can_send(space)),
                    Illegal::NoSpace,
                ))
            }
            ActionKind::Back => when(self.salvaging(seat).is_empty(), Illegal::NoPod)
                .or(when(self.room(seat) == 0, Illegal::NoRoom)),
            ActionKind::Launch => when(own.vehicles.is_empty(), Illegal::Grounded)
                .or(when(own.pods == 0, Illegal::NobodyAwake))
                .or(when(!self.can_launch(seat, held), Illegal::NoLaunch)),
        }
    }

    /// Organics for waking so many pods by one stasis control (cryo §4.1, §5.8u).
    pub(crate) fn price_of_waking(&self, seat: SeatId, pods: u8) -> u8 {
        pods.saturating_sub(self.cheaper_stasis(seat))
    }

    /// Whether a cavern is face down next to one that is face up (cryo §4.7).
    pub fn can_scout(&self, space: SpaceId) -> bool {
        let hidden = self.cavern(space).is_some_and(|cavern| !cavern.up);
        let near = || self.board().adjacent[space.index()];
        hidden
            && near()
                .iter()
                .any(|near| self.cavern(near).is_some_and(|cavern| cavern.up))
    }

    /// Whether a pod may be sent to a salvage space (cryo §4.8).
    pub fn can_send(&self, space: SalvageId) -> bool {
        let open = self.board().salvage_of(space, self.seats.len()).is_some();
        open && self.salvage.get(space.index()) == Some(&None)
    }

    /// Whether there is one whole legal launch. As many pods as possible ride: if they leave too many behind, so do fewer.
    fn can_launch(&self, seat: SeatId, held: Stock) -> bool {
        let own = self.seat(seat);
        let segments = || (0..).map(SegmentId).zip(&self.board().segments);
        own.vehicles.kinds().any(|vehicle| {
            let riding = self.seats_of(seat, vehicle).min(own.pods);
            segments().any(|(segment, _)| {
                [[riding, 0], [0, riding]].into_iter().any(|pods| {
                    let launch = Launch {
                        vehicle,
                        segment,
                        pods,
                    };
                    self.check_launch(seat, launch, held).is_ok()
                })
            })
        })
    }

    /// The energy of a launch to a segment (cryo §8.3, §8.4).
    pub fn launch_energy(&self, seat: SeatId, vehicle: CardKind, energy: u8) -> u8 {
        match self.effect_of(vehicle) {
            Some(VehicleEffect::AnySegment) => 1,
            _ => energy.div_ceil(self.energy_counts(seat)),
        }
    }

    /// What a launch costs; or why it is refused (cryo §8).
    ///
    /// # Errors
    /// Why it is refused.
    pub fn check_launch(&self, seat: SeatId, launch: Launch, held: Stock) -> Result<Bill, Illegal> {
        let Launch {
            vehicle,
            segment,
            pods: [one, other],
        } = launch;
        let own = self.seat(seat);
        ensure(own.vehicles.contains(vehicle), Illegal::NoVehicle)?;
        let segment = self.board().segment(segment).ok_or(Illegal::NoCavern)?;
        let energy = self.launch_energy(seat, vehicle, segment.energy);
        let mut cost = Stock::of(Track::Energy, energy);
        ensure(Self::is_payable(held, cost), Illegal::TooExpensive)?;
        let (riding, seats) = (one.saturating_add(other), self.seats_of(seat, vehicle));
        ensure(
            riding > 0 && riding <= seats && riding <= own.pods,
            Illegal::WrongAmount,
        )?;
        let room = self.capacity(seat).saturating_sub(seats);
        ensure(own.pods - riding <= room, Illegal::LeftBehind)?;
        for (space, pods) in segment.caverns.into_iter().zip(launch.pods) {
            if pods > 0 {
                cost = cost.plus(self.settling_cost(space).ok_or(Illegal::NoCavern)?);
            }
        }
        ensure(Self::is_payable(held, cost), Illegal::TooExpensive)?;
        Ok(Bill { cost, second: None })
    }

    /// The answer to the question of an action.
    fn check_act(&self, seat: SeatId, cell: CellId, choice: Choice) -> Result<(), Illegal> {
        let (own, actions) = (self.seat(seat), &self.components.data().actions);
        let held = own.stock;
        let amount = |amount: u8, most: Option<u8>| {
            ensure(
                amount > 0 && most.is_some_and(|most| amount <= most),
                Illegal::WrongAmount,
            )
        };
        let payable = |track, price| {
            ensure(
                Self::is_payable(held, Stock::of(track, price)),
                Illegal::TooExpensive,
            )
        };
        let cell = self.board().cell(cell);
        match (cell.action, choice) {
            (ActionKind::Stasis, Choice::Amount(pods)) => {
                amount(pods, actions.stasis.up_to)?;
                ensure(
                    pods <= self.sleepers(seat, Some(cell.section)),
                    Illegal::NoPod,
                )?;
                ensure(pods <= self.room(seat), Illegal::NoRoom)?;
                payable(Track::Organics, self.price_of_waking(seat, pods))
            }
            (ActionKind::Reactor, Choice::Amount(crystal)) => {
                amount(crystal, actions.reactor.up_to)?;
                payable(Track::Crystal, crystal)
            }
            (ActionKind::Converter, Choice::Mix([crystal, organics, tech])) => {
                let all = crystal.saturating_add(organics).saturating_add(tech);
                amount(all, actions.converter.up_to)?;
                let paid = Stock::new([crystal, organics, tech, 0, 0]);
                ensure(held.covers(paid), Illegal::TooExpensive)
            }
            (ActionKind::Computer, Choice::Split(draw, play)) => {
                let all = draw.saturating_add(play);
                amount(all, actions.computer.up_to)?;
                ensure(draw > 0 || !own.hand.is_empty(), Illegal::NotInHand)?;
                payable(Track::Tech, all)
            }
            (ActionKind::Resource, Choice::Reward) => Ok(()),
            (ActionKind::Resource, Choice::Fill(slot)) => {
                let known = slot.index() < self.board().slots.len();
                ensure(known && own.slots[slot.index()].is_none(), Illegal::NoTile)
            }
            (ActionKind::Scout, Choice::Scout(space)) => {
                ensure(self.can_scout(space), Illegal::NoCavern)
            }
            (ActionKind::Send, Choice::Send(space)) => {
                ensure(self.can_send(space), Illegal::NoSpace)
            }
            (ActionKind::Back, Choice::Back(spaces)) => self.check_back(seat, spaces),
            (ActionKind::Launch, Choice::Launch(launch)) => {
                self.check_launch(seat, launch, held).map(drop)
            }
            _ => {
                let question = self.question().ok_or(Illegal::Over)?;
                Err(Illegal::OtherQuestion(question))
            }
        }
    }

    fn check_back(&self, seat: SeatId, spaces: SalvageSet) -> Result<(), Illegal> {
        let own = self.salvaging(seat);
        ensure(own.and(spaces) == spaces, Illegal::NoPod)?;
        let most = self.components.data().actions.back.pods_up_to.unwrap_or(0);
        let count = spaces.len();
        ensure(
            count > 0 && count <= usize::from(most),
            Illegal::WrongAmount,
        )?;
        ensure(count <= usize::from(self.room(seat)), Illegal::NoRoom)
    }

    fn check_wake(
        &self,
        seat: SeatId,
        section: Option<SectionId>,
        chamber: ChamberId,
    ) -> Result<(), Illegal> {
        let pods = self.chambers.get(chamber.index());
        let there = pods.is_some_and(|pods| pods[seat.index()] > 0);
        let here = section.is_none_or(|section| section == chamber.section());
        ensure(there && here, Illegal::NoPod)?;
        ensure(self.room(seat) > 0, Illegal::NoRoom)
    }

    /// A played card must have a place, and leave a card for a cost that is due (cryo §5.14, §10.4).
    fn check_play(&self, seat: SeatId, card: CardKind, role: CardUse) -> Result<(), Illegal> {
        let hand = self.seat(seat).hand;
        ensure(hand.contains(card), Illegal::NotInHand)?;
        let due = |task: &Task| matches!(task, Task::Cost(dock) if self.asks_card(seat, *dock));
        let reserved = self.agenda.iter().any(due);
        ensure(!reserved || hand.len() > 1, Illegal::Reserved)?;
        let (place, different) = self.fits(seat, card, role);
        ensure(different, Illegal::TwiceTheSame)?;
        ensure(place, Illegal::PlacesFull)
    }

    fn check_spend(&self, seat: SeatId, dock: PlatformId, track: Track) -> Result<(), Illegal> {
        let tile = self.tile_at(seat, dock, true).ok_or(Illegal::NoTile)?;
        ensure(
            self.components.tile(tile).cost.takes(track),
            Illegal::NotThePrice,
        )?;
        ensure(self.seat(seat).stock[track] > 0, Illegal::TooExpensive)
    }

    /// Whether the action of a dock of the platform can be used (cryo §10.8).
    pub(crate) fn check_run(&self, seat: SeatId, dock: PlatformId) -> Result<(), Illegal> {
        ensure(self.is_complete(seat, dock), Illegal::NotComplete)?;
        ensure(self.can_pay_at(seat, dock), Illegal::TooExpensive)?;
        let wakes = self.components.platform_dock(dock).fixed_reward;
        if wakes.is_some_and(|reward| reward.wake > 0) {
            ensure(self.sleepers(seat, None) > 0, Illegal::NoPod)?;
            ensure(self.room(seat) > 0, Illegal::NoRoom)?;
        }
        Ok(())
    }

    /// Whether `seat` can pay what the cost tile at a dock of the platform asks for; nothing without such a tile.
    pub(crate) fn can_pay_at(&self, seat: SeatId, dock: PlatformId) -> bool {
        let own = self.seat(seat);
        let Some(tile) = self.tile_at(seat, dock, true) else {
            return true;
        };
        let cost = &self.components.tile(tile).cost;
        let resource = |track: &Track| own.stock[*track] > 0 && cost.takes(*track);
        Track::RESOURCES.iter().any(resource) || cost.is_card() && !own.hand.is_empty()
    }

    /// A card may be scrapped once a turn, but not one that a cost needs (cryo §3.4, §10.4).
    fn check_scrap_card(&self, seat: SeatId, card: CardKind, task: Task) -> Result<(), Illegal> {
        ensure(!self.scrapped, Illegal::Scrapped)?;
        let hand = self.seat(seat).hand;
        ensure(hand.contains(card), Illegal::NotInHand)?;
        let due = matches!(task, Task::Cost(dock) if self.asks_card(seat, dock));
        ensure(!due || hand.len() > 1, Illegal::Reserved)
    }

    /// A tile may be scrapped once a turn, but not one of the action that goes on.
    fn check_scrap_tile(&self, seat: SeatId, slot: SlotId, task: Task) -> Result<(), Illegal> {
        ensure(!self.scrapped, Illegal::Scrapped)?;
        let of = self
            .board()
            .slots
            .get(slot.index())
            .ok_or(Illegal::NoTile)?;
        ensure(
            self.seat(seat).slots[slot.index()].is_some(),
            Illegal::NoTile,
        )?;
        let used = match task {
            Task::Cost(dock) => of.dock == dock,
            Task::Prototype(filled) => filled == slot,
            _ => false,
        };
        ensure(!used, Illegal::InUse)
    }

    /// Whether a section has a chamber without a sabotage tile.
    pub(crate) fn has_chamber_left(&self, section: SectionId) -> bool {
        let tiles = self.sabotage.get(section.index());
        tiles.is_some_and(|tiles| !tiles.is_full())
    }
}
