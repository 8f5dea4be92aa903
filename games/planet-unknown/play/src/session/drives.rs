//! What a drive would change, and undo and redo. A rover that drove all the way at one click also goes back all the way at
//! one.

use super::{Common, SeatMut, SeatView};
use crate::contests;
use crate::intent::Outcome;
use crate::routes::Routes;
use crate::{Entry, Table};
use rules::{Action, Cell, Choice, Illegal, Objective, SeatId};
use table::Sharing;

/// The drives of a seat, each with the number of actions of the seat before and after it.
#[derive(Clone, Debug, Default)]
pub(super) struct Drives {
    done: Vec<[usize; 2]>,
    undone: Vec<[usize; 2]>,
}

impl<'a> SeatView<'a> {
    /// How the medals of objectives that everybody sees would change if the picked rover drove to `cell`; only those that
    /// would change (rules §8).
    pub fn changes_by_driving(self, cell: Cell) -> Vec<(Objective, i16)> {
        let (seat, mut after) = (self.seat, self.state().clone());
        let Some(routes) = self.routes().filter(|routes| routes.cost(cell).is_some()) else {
            return Vec::new();
        };
        let mut from = routes.from();
        for to in routes.way_to(cell) {
            let choice = Choice::Drive { from, to };
            if after.apply(&Action { seat, choice }).is_err() {
                return Vec::new();
            }
            from = to;
        }
        contests::changes(self.state(), &after, seat)
    }
}

impl SeatMut<'_> {
    /// Picks the rover on `cell`, to drive or to be teleported, unless it is picked already, or refuses it if it can do
    /// neither.
    pub(super) fn begin_drag(&mut self, cell: Cell) -> Outcome {
        if !self.here().own().board.rovers.contains(cell) {
            return Outcome::Quiet;
        }
        if self.here().asks_for_rover(cell) {
            return self.act(cell);
        }
        if self.here().relocating() == Some(cell) {
            return Outcome::Quiet;
        }
        if self.here().drivable().contains(cell) {
            return match self.here().routes().map(Routes::from) == Some(cell) {
                true => Outcome::Quiet,
                false => self.act(cell),
            };
        }
        let beside = cell.offset(1, 0).or(cell.offset(-1, 0));
        let choice = beside.map(|to| Choice::Drive { from: cell, to });
        let refused = choice.and_then(|choice| self.here().check(choice).err());
        refused.map_or(Outcome::Quiet, Outcome::Refused)
    }

    /// Lets go on `cell` the rover or the tile that was dragged.
    pub(super) fn end_drag(&mut self, cell: Cell) -> Outcome {
        let rovers = self.here().own().board.rovers;
        let drives = self.hand().ghost.is_none() && self.here().routes().is_some();
        match drives && rovers.contains(cell) {
            true => Outcome::Refused(Illegal::BlockedStep),
            false => self.act(cell),
        }
    }

    /// Notes that the player has driven a rover. `before` is the number of their actions before it.
    pub(super) fn note_drive(&mut self, before: usize) {
        let after = self.session.actions_of(self.seat);
        let drives = &mut self.sitting_mut().drives;
        drives.done.retain(|drive| drive[1] <= before);
        drives.done.push([before, after]);
        drives.undone.clear();
    }

    /// Lets the last action belong to the drive before it, if there was one: undo takes both back.
    pub(super) fn join_last_drive(&mut self) {
        let now = self.session.actions_of(self.seat);
        let done = &mut self.sitting_mut().drives.done;
        if let Some(drive) = done.last_mut().filter(|drive| drive[1] + 1 == now) {
            drive[1] = now;
        }
    }

    /// Puts back the tile in the hand; without one, takes back the last step or drive.
    pub(super) fn undo(&mut self) -> Outcome {
        if self.hand_mut().ghost.take().is_some() {
            return Outcome::Quiet;
        }
        let (id, now) = (self.seat, self.session.actions_of(self.seat));
        let drives = &mut self.sitting_mut().drives;
        drives.done.retain(|drive| drive[1] <= now);
        let Some([first, _]) = drives.done.pop_if(|drive| drive[1] == now) else {
            return self.undo_step();
        };
        drives.undone.push([first, now]);
        self.repeat(Self::undo_step, |seat| seat.session.actions_of(id) > first)
    }

    /// Redoes the step or the drive that was taken back last.
    pub(super) fn redo(&mut self) -> Outcome {
        let (id, now) = (self.seat, self.session.actions_of(self.seat));
        let drives = &mut self.sitting_mut().drives;
        let Some([_, last]) = drives.undone.pop_if(|drive| drive[0] == now) else {
            return self.redo_step();
        };
        drives.done.push([now, last]);
        self.repeat(Self::redo_step, |seat| {
            seat.here().can_redo() && seat.session.actions_of(id) < last
        })
    }

    /// Steps through the history at least once, and on as long as `goes_on` holds. Returns the first outcome.
    fn repeat(
        &mut self,
        mut step: impl FnMut(&mut Self) -> Outcome,
        goes_on: impl Fn(&Self) -> bool,
    ) -> Outcome {
        let outcome = step(self);
        let mut last = outcome.clone();
        while last == Outcome::Travelled && goes_on(self) {
            last = step(self);
        }
        outcome
    }

    fn undo_step(&mut self) -> Outcome {
        match self.session.sharing() {
            Sharing::InTurn => self.session.travel(Table::undo),
            Sharing::AnyOrder | Sharing::SideBySide => self.session.undo_of(self.seat),
        }
    }

    fn redo_step(&mut self) -> Outcome {
        match self.session.sharing() {
            Sharing::InTurn => self.session.travel(|table| {
                table.redo();
                Ok(())
            }),
            Sharing::AnyOrder | Sharing::SideBySide => self.session.redo_of(self.seat),
        }
    }
}

impl Common {
    /// The number of actions of `seat` so far.
    pub(super) fn actions_of(&self, seat: SeatId) -> usize {
        let own = |entry: &&Entry| entry.action.seat == seat;
        self.table.done().iter().filter(own).count()
    }
}

#[cfg(test)]
mod tests {
    use crate::Table;
    use crate::contests::changes;
    use crate::ghost::Spin;
    use crate::intent::{Intent, Outcome};
    use crate::routes::Routes;
    use crate::session::Session;
    use crate::tests::{find_in_games, play_until, session};
    use rules::{
        Answer, Berth, CellSet, Change, Choice, CorporationId, Decision, Illegal, Question, Ring,
        SeatId, Setup,
    };

    /// A game in which a rover can drive four steps.
    fn driving() -> Session {
        let mut setup = Setup::standard(2, "table");
        setup.options.practice = true;
        let practice = Session::new(Table::new(setup).unwrap());
        let mut session = play_until(practice, |session| !session.here().drivable().is_empty());
        session.handle(Intent::Make(Choice::Arrange(Change::Movement(4))));
        session
    }

    /// Drives the next rover as far as it can go. Returns the number of actions before.
    fn drive_far(session: &mut Session) -> usize {
        let before = session.position();
        session.handle(Intent::NextRover);
        let routes = session.here().routes().unwrap().clone();
        let cells = routes.reachable().into_iter();
        let target = cells.max_by_key(|cell| routes.cost(*cell)).unwrap();
        assert!(routes.way_to(target).len() > 1, "several steps");
        session.handle(Intent::Act(target));
        before
    }

    #[test]
    fn a_drive_is_taken_back_and_redone_as_one() {
        let mut session = driving();
        let before = drive_far(&mut session);
        let after = session.position();
        for _ in 0..2 {
            assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
            assert_eq!(session.position(), before);
            assert_eq!(session.handle(Intent::Redo), Outcome::Travelled);
            assert_eq!(session.position(), after);
        }
    }

    // rules §8
    #[test]
    fn what_a_drive_changes_for_objectives_is_foretold() {
        let mut session = driving();
        session.handle(Intent::NextRover);
        let (before, seat) = (session.here().state().clone(), session.viewer());
        let routes = session.here().routes().unwrap().clone();
        for to in routes.reachable().into_iter() {
            let foretold = session.here().changes_by_driving(to);
            session.handle(Intent::Act(to));
            assert_eq!(foretold, changes(&before, session.here().state(), seat));
            session.handle(Intent::Undo);
            session.handle(Intent::NextRover);
        }
    }

    #[test]
    fn a_click_beside_the_only_rover_picks_it() {
        let mut session = driving();
        let [rover] = session.here().drivable().into_iter().collect::<Vec<_>>()[..] else {
            unreachable!("one rover")
        };
        let routes = Routes::explore(session.here().state(), session.viewer(), rover);
        let far = rules::Cell::all().find(|cell| *cell != rover && routes.cost(*cell).is_none());
        assert_eq!(
            session.handle(Intent::Act(far.expect("a cell"))),
            Outcome::Quiet
        );
        let routes = session.here().routes();
        assert_eq!(routes.map(|routes| routes.from()), Some(rover));
    }

    #[test]
    fn a_click_where_only_one_rover_gets_drives_it_there() {
        let mut session = driving();
        let rover = session.here().drivable().first().expect("one rover");
        let routes = Routes::explore(session.here().state(), session.viewer(), rover);
        let near = routes.reachable().first().expect("a target");
        let driven = session.handle(Intent::Act(near));
        assert!(matches!(driven, Outcome::Played { .. }), "{driven:?}");
        let rovers = session.here().state().seat(session.viewer()).board.rovers;
        assert!(rovers.contains(near) && !rovers.contains(rover));
    }

    #[test]
    fn the_only_rover_is_picked_once_it_alone_can_do_something() {
        let stands_ready = |table: &Table| {
            let session = Session::new(table.clone());
            let pending = session.here().focused()?.pending;
            let only = session.here().choice_at_once(session.here().focused()?)?;
            let mut after = table.clone();
            let seat = session.viewer();
            after.play(rules::Action { seat, choice: only }).ok()?;
            let after = Session::new(after);
            let rover = after.here().drivable().first()?;
            let is_ready = after.here().focused().is_none() && after.here().drivable().len() == 1;
            is_ready.then(|| (table.clone(), pending, rover))
        };
        let (table, pending, rover) = find_in_games(|_| {}, stands_ready);
        let mut session = Session::new(table);
        session.handle(Intent::Focus(pending));
        assert_eq!(
            session.here().routes().map(|routes| routes.from()),
            Some(rover)
        );
        assert_eq!(
            session.here().cursor(),
            Some(rover),
            "Enter drives it nowhere"
        );
        session.handle(Intent::PutBack);
        assert!(session.here().routes().is_none(), "it can be put back");
    }

    /// A cell that so many rovers get to, while several can drive, in some game; and that game.
    fn cell_in_reach_of(wanted: impl Fn(usize) -> bool) -> (Session, rules::Cell) {
        let mut found = None;
        let session = find_in_games(
            |_| {},
            |table: &Table| {
                let session = Session::new(table.clone());
                let here = session.here();
                let rovers = here.drivable();
                let routes: Vec<Routes> = rovers
                    .into_iter()
                    .map(|rover| Routes::explore(here.state(), here.id(), rover))
                    .collect();
                let count = |cell: &rules::Cell| {
                    routes.iter().filter(|it| it.cost(*cell).is_some()).count()
                };
                let free =
                    |cell: &rules::Cell| !here.state().seat(here.id()).board.rovers.contains(*cell);
                let is_idle = here.focused().is_none() && rovers.len() > 1;
                found =
                    rules::Cell::all().find(|cell| is_idle && free(cell) && wanted(count(cell)));
                found.is_some().then_some(session)
            },
        );
        (session, found.expect("a cell"))
    }

    #[test]
    fn a_click_drives_the_only_rover_that_gets_there() {
        let (mut session, cell) = cell_in_reach_of(|rovers| rovers > 1);
        assert_eq!(session.handle(Intent::Act(cell)), Outcome::RoverFirst);
        let (mut session, cell) = cell_in_reach_of(|rovers| rovers == 0);
        assert_eq!(session.handle(Intent::Act(cell)), Outcome::OutOfReach);
        let (mut session, cell) = cell_in_reach_of(|rovers| rovers == 1);
        let driven = session.handle(Intent::Act(cell));
        assert!(matches!(driven, Outcome::Played { .. }), "{driven:?}");
        let seat = session.here().state().seat(session.viewer());
        assert!(seat.board.rovers.contains(cell));
    }

    #[test]
    fn a_rover_that_has_collected_a_lifepod_stays_picked() {
        let mut setup = Setup::standard(1, "table");
        setup.options.practice = true;
        setup.seats[0].corporation = CorporationId::JumpDrive;
        let mut session = Session::new(Table::new(setup).unwrap());
        session.handle(Intent::ConfirmDial);
        let lifepod = session.here().state().seats[0]
            .board
            .lifepods
            .first()
            .unwrap();
        let beside = CellSet::of(lifepod).neighbours().first().unwrap();
        for change in [Change::Rover(beside), Change::Movement(3)] {
            session.handle(Intent::Make(Choice::Arrange(change)));
        }
        session.handle(Intent::Act(beside));
        session.handle(Intent::Act(lifepod));
        assert!(session.here().routes().is_none(), "the lifepod comes first");
        session.handle(Intent::Answer(Answer::Berth(Berth::Tech(1))));
        assert!(
            session.here().state().seats[0]
                .board
                .rovers
                .contains(lifepod)
        );
        let routes = session.here().routes();
        assert_eq!(routes.map(|routes| routes.from()), Some(lifepod));
    }

    #[test]
    fn a_step_before_a_drive_is_taken_back_alone() {
        let mut session = driving();
        let before = drive_far(&mut session);
        session.handle(Intent::Undo);
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        assert!(session.position() < before);
        session.handle(Intent::Redo);
        assert_eq!(session.position(), before);
    }

    #[test]
    fn undo_first_puts_back_the_tile_in_the_hand() {
        let mut session = session(2);
        session.handle(Intent::ConfirmDial);
        let position = session.position();
        session.handle(Intent::Take(Ring::Inner));
        session.handle(Intent::Spin(Spin::Clockwise));
        assert_eq!(session.handle(Intent::Undo), Outcome::Quiet);
        assert!(session.here().ghost().is_none());
        assert_eq!(session.position(), position);
    }

    #[test]
    fn a_rover_that_is_dragged_is_picked_or_says_why_it_cannot_drive() {
        let mut session = driving();
        let rover = session.here().drivable().first().expect("a rover");
        for _ in 0..2 {
            assert_eq!(session.handle(Intent::Drag(rover)), Outcome::Quiet);
            assert!(
                session
                    .here()
                    .routes()
                    .is_some_and(|routes| routes.from() == rover)
            );
        }
        let board = &session.here().state().seat(session.viewer()).board;
        let bare = board.data().cells.without(board.rovers).first();
        let bare = bare.expect("a cell without a rover");
        assert_eq!(session.handle(Intent::Drag(bare)), Outcome::Quiet);
        session.handle(Intent::Make(Choice::Arrange(Change::Movement(0))));
        let outcome = session.handle(Intent::Drag(rover));
        assert_eq!(outcome, Outcome::Refused(Illegal::NoMovement));
    }

    /// A session in which several rovers can drive and nothing else is asked.
    fn with_several_rovers() -> Session {
        let several = |table: &Table| {
            let session = Session::new(table.clone());
            let is_idle = session.here().focused().is_none() && session.here().drivable().len() > 1;
            is_idle.then_some(session)
        };
        find_in_games(|_| {}, several)
    }

    // rules §6.5
    #[test]
    fn a_rover_that_is_dropped_on_another_one_stays_picked_and_says_why() {
        let mut session = with_several_rovers();
        let rovers: Vec<rules::Cell> = session.here().drivable().into_iter().collect();
        session.handle(Intent::Drag(rovers[0]));
        let dropped = session.handle(Intent::Drop(rovers[1]));
        assert_eq!(dropped, Outcome::Refused(Illegal::BlockedStep));
        let picked = session.here().routes().map(|routes| routes.from());
        assert_eq!(picked, Some(rovers[0]));
    }

    /// A game in which a rover is to be teleported, the only one or one of several.
    fn teleporting(only: bool) -> (Session, CellSet, CellSet) {
        find_in_games(
            |_| {},
            |table| {
                let Some(Decision::Play(questions)) = table.state().decision(SeatId(0)) else {
                    return None;
                };
                let found = questions.iter().find_map(|asked| {
                    let Question::Relocate { rovers, to } = &asked.question else {
                        return None;
                    };
                    ((rovers.len() == 1) == only).then_some((asked.pending, *rovers, *to))
                });
                let (pending, rovers, to) = found?;
                let mut session = Session::new(table.clone());
                session.handle(Intent::Focus(pending));
                Some((session, rovers, to))
            },
        )
    }

    #[test]
    fn the_only_rover_to_be_teleported_goes_where_is_clicked_or_dragged() {
        for drags in [false, true] {
            let (mut session, rovers, to) = teleporting(true);
            let (rover, to) = (rovers.first().expect("it"), to.first().expect("a cell"));
            assert_eq!(session.here().relocating(), Some(rover));
            if drags {
                assert_eq!(session.handle(Intent::Drag(rover)), Outcome::Quiet);
            }
            let outcome = session.handle(Intent::Act(to));
            assert!(matches!(outcome, Outcome::Played { .. }), "{outcome:?}");
            let board = &session.here().state().seats[0].board;
            assert!(board.rovers.contains(to) && !board.rovers.contains(rover));
        }
    }

    #[test]
    fn one_of_several_rovers_to_be_teleported_is_dragged() {
        let (mut session, rovers, to) = teleporting(false);
        let (rover, to) = (rovers.first().expect("one"), to.first().expect("a cell"));
        assert_eq!(session.here().relocating(), None);
        assert!(session.here().draggable().contains(rover));
        session.handle(Intent::Drag(rover));
        assert_eq!(session.here().relocating(), Some(rover));
        session.handle(Intent::Act(to));
        assert!(session.here().state().seats[0].board.rovers.contains(to));
    }
}
