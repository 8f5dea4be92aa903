//! Everything that a seat may choose now.

use crate::card::{CardUse, Cards};
use crate::components::ActionKind;
use crate::decision::{Choice, Question};
use crate::id::{
    CellId, CellSet, ChamberId, DockId, PlatformId, SalvageId, SalvageSet, SectionId, SegmentId,
    SlotId, SpaceId,
};
use crate::state::{Launch, Stage, State, Task};
use crate::stock::Track;
use game::SeatId;
use smallvec::SmallVec;

impl State {
    /// Passes on every legal choice of `seat`.
    pub(crate) fn each_legal(&self, seat: SeatId, mut add: impl FnMut(Choice)) {
        if !self.asks(seat) {
            return;
        }
        if self.stage == Stage::Setup {
            return self.each_keep(seat, add);
        }
        let Some(task) = self.agenda.last().copied() else {
            return;
        };
        let mut check = |choice| {
            if self.refusal(seat, choice).is_ok() {
                add(choice);
            }
        };
        match task {
            Task::Main => self.each_main(seat, &mut add),
            Task::Pay(bill) => self.each_way(seat, bill, |way| add(Choice::Pay(way))),
            Task::Act(cell) => self.each_act(seat, cell, &mut check),
            _ => self.each_answer(seat, task, &mut check),
        }
        if !self.scrapped {
            self.each_scrap(seat, |choice| {
                if self.refusal(seat, choice).is_ok() {
                    add(choice);
                }
            });
        }
    }

    /// All different ways to keep three of the cards in hand (cryo §2.11).
    fn each_keep(&self, seat: SeatId, mut add: impl FnMut(Choice)) {
        let hand: SmallVec<[_; 8]> = self.seat(seat).hand.iter().collect();
        let mut known = SmallVec::<[Cards; 10]>::new();
        for one in 0..hand.len() {
            for two in one + 1..hand.len() {
                for three in two + 1..hand.len() {
                    let kept = [hand[one], hand[two], hand[three]].into_iter().collect();
                    if !known.contains(&kept) {
                        known.push(kept);
                        add(Choice::Keep(kept));
                    }
                }
            }
        }
    }

    /// Deploy or recall (cryo §3.1).
    fn each_main(&self, seat: SeatId, add: &mut impl FnMut(Choice)) {
        if !self.seat(seat).home.is_empty() {
            let (closed, possible) = (self.closed_docks(seat), self.possible(seat));
            for (dock, place) in (0..).map(DockId).zip(&self.board().docks) {
                if closed.contains(dock) {
                    continue;
                }
                for cell in place.touches.and(possible).iter() {
                    add(Choice::Deploy(dock, Some(cell)));
                }
                add(Choice::Deploy(dock, None));
            }
        }
        if self.is_out(seat) {
            add(Choice::Recall);
        }
    }

    /// The cells whose actions `seat` can carry out (cryo §10.2).
    pub fn possible(&self, seat: SeatId) -> CellSet {
        let (board, held) = (self.board(), self.seat(seat).stock);
        let mut possible = board.cells_with(ActionKind::Resource, None);
        // All cells with the same action are possible or not, but for stasis control, which depends on the section.
        let mut add = |cells: CellSet| {
            let first = cells.iter().next();
            if first.is_some_and(|cell| self.obstacle(seat, cell, held).is_none()) {
                possible = possible.or(cells);
            }
        };
        for action in ActionKind::ALL {
            match action {
                ActionKind::Resource => {}
                ActionKind::Stasis => (0..4).map(SectionId).for_each(|section| {
                    add(board.cells_with(ActionKind::Stasis, Some(section)));
                }),
                _ => add(board.cells_with(action, None)),
            }
        }
        possible
    }

    /// Passes on what could answer the question of an action.
    fn each_act(&self, seat: SeatId, cell: CellId, check: &mut impl FnMut(Choice)) {
        match self.board().cell(cell).action {
            ActionKind::Stasis | ActionKind::Reactor => {
                (1..=5).for_each(|amount| check(Choice::Amount(amount)));
            }
            ActionKind::Converter => {
                let held = Track::PLAIN.map(|track| self.seat(seat).stock[track].min(5));
                for crystal in 0..=held[0] {
                    for organics in 0..=held[1] {
                        (0..=held[2])
                            .for_each(|tech| check(Choice::Mix([crystal, organics, tech])));
                    }
                }
            }
            ActionKind::Computer => {
                for all in 1..=5 {
                    (0..=all).for_each(|play| check(Choice::Split(all - play, play)));
                }
            }
            ActionKind::Resource => {
                check(Choice::Reward);
                self.each_slot(|slot| check(Choice::Fill(slot)));
            }
            ActionKind::Scout => {
                let spaces = (0..self.caverns.len() as u8).map(SpaceId);
                spaces.for_each(|space| check(Choice::Scout(space)));
            }
            ActionKind::Send => {
                let spaces = (0..self.salvage.len() as u8).map(SalvageId);
                spaces.for_each(|space| check(Choice::Send(space)));
            }
            ActionKind::Back => self.each_back(seat, check),
            ActionKind::Launch => self.each_launch(seat, check),
        }
    }

    fn each_slot(&self, each: impl FnMut(SlotId)) {
        (0..self.board().slots.len() as u8)
            .map(SlotId)
            .for_each(each);
    }

    /// One to three of the own salvage spaces.
    fn each_back(&self, seat: SeatId, check: &mut impl FnMut(Choice)) {
        let own: SmallVec<[SalvageId; 16]> = self.salvaging(seat).iter().collect();
        let mut back = |spaces: &[SalvageId]| {
            let spaces: SalvageSet = spaces.iter().copied().collect();
            check(Choice::Back(spaces));
        };
        for (place, one) in own.iter().enumerate() {
            back(&[*one]);
            for (after, two) in own.iter().enumerate().skip(place + 1) {
                back(&[*one, *two]);
                own.iter()
                    .skip(after + 1)
                    .for_each(|three| back(&[*one, *two, *three]));
            }
        }
    }

    fn each_launch(&self, seat: SeatId, check: &mut impl FnMut(Choice)) {
        let own = self.seat(seat);
        for vehicle in own.vehicles.kinds() {
            let most = self.seats_of(seat, vehicle).min(own.pods);
            for segment in (0..self.board().segments.len() as u8).map(SegmentId) {
                for one in 0..=most {
                    for other in 0..=most - one {
                        let pods = [one, other];
                        check(Choice::Launch(Launch {
                            vehicle,
                            segment,
                            pods,
                        }));
                    }
                }
            }
        }
    }

    /// Passes on what could answer any other question.
    fn each_answer(&self, seat: SeatId, task: Task, check: &mut impl FnMut(Choice)) {
        let hand = self.seat(seat).hand;
        let docks = || self.board().platform_docks();
        let sections = || (0..4).map(SectionId);
        match self.question() {
            Some(Question::Drone) => docks().for_each(|dock| check(Choice::Drone(dock))),
            Some(Question::Play | Question::Card) => {
                if matches!(task, Task::Card(_)) {
                    check(Choice::Draw);
                }
                for card in hand.kinds() {
                    CardUse::ALL
                        .into_iter()
                        .for_each(|role| check(Choice::Play(card, role)));
                }
            }
            Some(Question::OneOf) => {
                Track::ALL
                    .into_iter()
                    .for_each(|track| check(Choice::Take(track)));
            }
            Some(Question::Wake) => {
                (0..12)
                    .map(ChamberId)
                    .for_each(|chamber| check(Choice::Wake(chamber)));
            }
            Some(Question::Prototype | Question::Resource) => {
                Track::RESOURCES
                    .into_iter()
                    .for_each(|track| check(Choice::Spend(track)));
            }
            Some(Question::Incident | Question::Elsewhere) => {
                sections().for_each(|section| check(Choice::Section(section)));
            }
            Some(Question::Return) => docks().for_each(|dock| {
                check(Choice::Return(dock, false));
                check(Choice::Return(dock, true));
            }),
            Some(Question::CardCost | Question::Discard) => {
                hand.kinds().for_each(|card| check(Choice::Discard(card)));
            }
            Some(Question::Automation) => docks().for_each(|dock| check(Choice::Run(dock))),
            Some(Question::Second) => {
                if let Task::Second(dock, _) = task {
                    let cells = self.board().dock(dock).touches;
                    cells.iter().for_each(|cell| check(Choice::Second(cell)));
                }
            }
            Some(Question::End) => check(Choice::EndTurn),
            // The other questions have been answered before.
            _ => {}
        }
        check(Choice::Decline);
    }

    /// Passes on what could be scrapped (cryo §5.13).
    fn each_scrap(&self, seat: SeatId, mut check: impl FnMut(Choice)) {
        let own = self.seat(seat);
        own.hand
            .kinds()
            .for_each(|card| check(Choice::ScrapCard(card)));
        self.each_slot(|slot| {
            if own.slots[slot.index()].is_some() {
                check(Choice::ScrapTile(slot));
            }
        });
    }

    /// Whether `seat` has something to scrap in this turn.
    pub(crate) fn can_scrap(&self, seat: SeatId) -> bool {
        let own = self.seat(seat);
        !self.scrapped && (!own.hand.is_empty() || own.slots.iter().any(Option::is_some))
    }

    /// Whether so many pods are to wake that none of those in question stays asleep (cryo §4.1).
    pub(crate) fn all_wake(&self, seat: SeatId) -> bool {
        let task = self.agenda.last();
        matches!(task, Some(Task::Wake(section, left)) if self.sleepers(seat, *section) <= *left)
    }

    /// Whether `dock` of the platform is free of own drones and its action can be used.
    pub fn can_run(&self, seat: SeatId, dock: PlatformId) -> bool {
        !self.seat(seat).home.contains(dock) && self.check_run(seat, dock).is_ok()
    }
}
