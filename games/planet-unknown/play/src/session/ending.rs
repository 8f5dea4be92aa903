//! The end of a turn: whether it may end, what would go to waste, and whether it ends by itself.

use super::{SeatMut, SeatView};
use crate::Table;
use crate::intent::{Outcome, Waste};
use rules::{Action, Choice, Illegal, Phase, Question};

impl<'a> SeatView<'a> {
    /// What would go to waste if the turn ended now.
    pub fn waste(self) -> Waste {
        let turn = &self.own().turn;
        // Whoever has civ cards to claim, or something to do at the end of the game, may drive once more then (rules §3.8).
        let claims = turn.claims().next().is_some();
        let acts_again = claims || self.state().acts_at_end(self.seat);
        let lapses = !acts_again && !self.drivable().is_empty();
        let movement = if lapses { turn.movement } else { 0 };
        let open = self.asked().iter().filter(|asked| {
            asked.what.optional && !asked.offered() && asked.question != Question::Impossible
        });
        Waste {
            movement,
            optional: open.map(|asked| asked.what.effect).collect(),
        }
    }

    /// Checks that this part of the turn may end.
    ///
    /// # Errors
    /// The reason why not.
    pub fn may_end(self) -> Result<(), Illegal> {
        self.check(Choice::EndTurn)
    }

    /// Whether nothing is left to do in the turn but to end it: no effect, no ability, no drive, and no claim that waits.
    fn has_nothing_left(self) -> bool {
        let mut asked = self.asked().iter();
        matches!(self.state().phase, Phase::Turns { .. })
            && self.is_playing()
            && asked.all(|asked| asked.question == Question::Impossible)
            && self.drivable().is_empty()
            && self.own().turn.claims().next().is_none()
            && self.may_end().is_ok()
    }

    /// Whether the turn ends [by itself](super::Habits::end_turns) now: it does while another person is still playing. The last
    /// person ends the round by hand, whether bots have finished or not: so no bot makes an end final that nobody asked for.
    pub fn ends_by_itself(self) -> bool {
        self.sitting().has_stepped
            && self.session.habits.end_turns
            && self.has_nothing_left()
            && self.awaits_person()
            && self.can_take_end_back()
    }

    /// Whether another person has not finished this part of the round.
    fn awaits_person(self) -> bool {
        let common = self.common();
        let mut open = common.open_seats();
        open.any(|seat| seat != self.seat && common.players().is_person(seat))
    }

    /// Whether the end of the turn is left to the player, although turns end by themselves, because it also ends the round.
    pub fn ends_round_by_hand(self) -> bool {
        self.session.habits.end_turns && self.has_nothing_left() && !self.can_take_end_back()
    }

    /// Whether undo could take the end of the turn back.
    fn can_take_end_back(self) -> bool {
        let (seat, choice) = (self.seat, Choice::EndTurn);
        self.session.table.can_take_back(Action { seat, choice })
    }
}

impl SeatMut<'_> {
    pub(super) fn end_turn(&mut self, sure: bool) -> Outcome {
        if let Err(illegal) = self.here().may_end() {
            return Outcome::Refused(illegal);
        }
        let waste = self.here().waste();
        if !sure && !waste.is_nothing() {
            return Outcome::AskWaste(waste);
        }
        self.play(Choice::EndTurn)
    }

    /// Ends the turn if it [ends by itself](SeatView::ends_by_itself). Undo takes the end back with the step before it.
    pub fn end_by_itself(&mut self) -> Outcome {
        if !self.here().ends_by_itself() {
            return Outcome::Quiet;
        }
        self.at_screen(|player| {
            let (seat, choice) = (player.seat, Choice::EndTurn);
            let ended = player.session.step(seat, choice, Table::play_forced);
            if !matches!(ended, Outcome::Refused(_)) {
                player.join_last_drive();
                let sitting = player.sitting_mut();
                (sitting.driven, sitting.has_stepped) = (None, false);
            }
            ended
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::Table;
    use crate::intent::{Intent, Outcome, Practice};
    use crate::session::{Habits, Session};
    use crate::tests::{driving, find_in_games, finish_turn, place_somewhere, play_until, session};
    use rules::{Change, Choice, Question, SeatId, Setup};
    use table::{Level, Player, Secrets, Sharing, UndoRefused, Ways};

    /// A game of two whose turns end by themselves, in which the first has laid a tile and has nothing left to do.
    fn done(sharing: Sharing) -> Session {
        done_by(sharing, 2, &[])
    }

    /// Such a game of so many, some of whom are bots that have not begun.
    fn done_by(sharing: Sharing, seats: usize, bots: &[SeatId]) -> Session {
        let ways = Ways {
            sharing,
            secrets: Secrets::Open,
        };
        let table = |seed: u32| {
            let mut table = Table::new(Setup::standard(seats, &seed.to_string())).unwrap();
            for bot in bots {
                table.change_hands(*bot, Player::Bot(Level::Easy), "");
            }
            table
        };
        let mut games = (0..400).map(|seed| {
            let mut session = Session::shared(table(seed), ways);
            session.set_habits(Habits {
                end_turns: true,
                play_the_obvious: true,
                ..Habits::default()
            });
            if session.here().is_rotating() {
                session.handle(Intent::ConfirmDial);
                place_somewhere(&mut session);
            }
            session
        });
        games.find(|game| game.here().has_nothing_left()).unwrap()
    }

    /// Lets the turn of the player at the screen end by itself.
    fn end_by_itself(session: &mut Session) -> Outcome {
        session.seat_mut(session.viewer()).end_by_itself()
    }

    #[test]
    fn n17_a_turn_in_which_nothing_is_left_ends_by_itself_and_undo_takes_it_back_with_the_tile() {
        for sharing in [Sharing::InTurn, Sharing::AnyOrder] {
            let mut session = done(sharing);
            let (seat, from) = (session.viewer(), session.position());
            assert!(session.here().ends_by_itself());
            assert_eq!(end_by_itself(&mut session), Outcome::Played { from });
            assert_ne!(session.viewer(), seat, "the next player is at the screen");
            session.handle(Intent::TurnTo(seat));
            assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
            assert_eq!(session.viewer(), seat);
            assert!(session.here().own().turn.placed.is_empty());
            assert_eq!(session.handle(Intent::Redo), Outcome::Travelled);
            assert!(!session.is_open(seat), "it is done again as one");
        }
    }

    #[test]
    fn n17_who_takes_the_end_of_a_turn_back_is_not_ended_again() {
        let mut session = done(Sharing::InTurn);
        let seat = session.viewer();
        session.handle(Intent::EndTurn { sure: true });
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        assert!(session.viewer() == seat && session.here().has_nothing_left());
        assert_eq!(end_by_itself(&mut session), Outcome::Quiet);
    }

    #[test]
    fn n17_who_returns_to_a_mark_or_begins_again_is_not_ended() {
        for journey in [Practice::Return(0), Practice::Restart] {
            let mut session = done(Sharing::InTurn);
            session.handle(Intent::Practise(Practice::Mark));
            assert!(session.here().sitting().has_stepped);
            let travelled = session.handle(Intent::Practise(journey));
            assert_eq!(travelled, Outcome::Travelled);
            assert!(!session.here().sitting().has_stepped);
            assert_eq!(end_by_itself(&mut session), Outcome::Quiet);
        }
    }

    #[test]
    fn n17_the_end_that_cannot_be_taken_back_is_left_to_the_player() {
        let mut session = done(Sharing::InTurn);
        end_by_itself(&mut session);
        place_somewhere(&mut session);
        while !session.here().has_nothing_left() {
            let seat = session.viewer();
            let choice = session.here().state().legal(seat)[0];
            session.play(choice);
        }
        assert!(session.here().ends_round_by_hand());
        assert_eq!(end_by_itself(&mut session), Outcome::Quiet);
        session.handle(Intent::EndTurn { sure: true });
        let refused = Outcome::UndoRefused(UndoRefused::PassedOn);
        assert_eq!(session.handle(Intent::Undo), refused);
    }

    #[test]
    fn t16_only_people_who_still_play_let_a_turn_end_by_itself() {
        for bot in [SeatId(0), SeatId(1)] {
            let mut session = done_by(Sharing::AnyOrder, 2, &[bot]);
            assert!(session.here().can_take_end_back(), "the bot is still busy");
            assert!(!session.here().ends_by_itself());
            assert_eq!(end_by_itself(&mut session), Outcome::Quiet);
        }
        let mut session = done_by(Sharing::AnyOrder, 3, &[SeatId(2)]);
        let from = session.position();
        assert_eq!(end_by_itself(&mut session), Outcome::Played { from });
    }

    #[test]
    fn n17_no_turn_ends_by_itself_without_the_habit_or_before_the_tile() {
        let mut by_hand = done(Sharing::InTurn);
        by_hand.set_habits(Habits::default());
        assert_eq!(end_by_itself(&mut by_hand), Outcome::Quiet);
        let mut early = session(2);
        early.set_habits(by_hand.habits);
        early.handle(Intent::ConfirmDial);
        assert_eq!(end_by_itself(&mut early), Outcome::Quiet);
    }

    #[test]
    fn g6_who_finished_first_takes_it_back_while_another_seat_plays_on() {
        let mut session = done(Sharing::AnyOrder);
        let seat = session.viewer();
        session.handle(Intent::EndTurn { sure: true });
        let other = session.viewer();
        place_somewhere(&mut session);
        let board = session.here().own().board.clone();
        session.handle(Intent::TurnTo(seat));
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        assert!(session.is_open(seat) && session.viewer() == seat);
        assert!(session.here().state().seat(other).board == board);
        session.handle(Intent::EndTurn { sure: true });
        session.handle(Intent::TurnTo(other));
        finish_turn(&mut session);
        let table = session.table_with_secrets();
        assert!(table.can_undo_of(seat).is_err() && table.can_undo_of(other).is_err());
    }

    #[test]
    fn g14_all_that_leaves_no_choice_is_carried_out_and_taken_back_as_one() {
        let several = |table: &Table| {
            let session = Session::new(table.clone());
            (session.here().without_choice().count() > 2).then_some(session)
        };
        let mut session = find_in_games(|_| {}, several);
        let (seat, before) = (session.viewer(), session.here().state().clone());
        let from = session.position();
        assert_eq!(session.handle(Intent::All), Outcome::Played { from });
        assert!(session.position() > from + 2);
        assert_eq!(session.here().without_choice().count(), 0);
        assert_eq!(session.handle(Intent::Undo), Outcome::Travelled);
        assert_eq!((session.viewer(), session.position()), (seat, from));
        assert!(*session.here().state() == before);
        assert_eq!(session.handle(Intent::Redo), Outcome::Travelled);
        assert_eq!(session.here().without_choice().count(), 0);
    }

    #[test]
    fn unspent_movement_is_asked_about_before_it_lapses() {
        let mut session = driving();
        while let Some(asked) = session
            .here()
            .asked()
            .iter()
            .find(|asked| asked.question != Question::Impossible)
            .cloned()
        {
            if session.handle(Intent::Focus(asked.pending)) == Outcome::Quiet {
                let answer = session
                    .here()
                    .state()
                    .legal(session.viewer())
                    .into_iter()
                    .find_map(|choice| match choice {
                        Choice::Resolve { pending, answer } if pending == asked.pending => {
                            Some(answer)
                        }
                        _ => None,
                    });
                session.handle(Intent::Answer(answer.unwrap()));
            }
        }
        let seat = session.viewer();
        assert!(
            matches!(session.handle(Intent::EndTurn { sure: false }), Outcome::AskWaste(waste) if waste.movement > 0)
        );
        assert!(matches!(
            session.handle(Intent::EndTurn { sure: true }),
            Outcome::Played { .. }
        ));
        assert!(
            session.waiting_for().is_some()
                || session.viewer() != seat
                || session.here().is_rotating()
        );
    }

    // rules §3.8, §10.2
    #[test]
    fn movement_does_not_lapse_while_something_is_to_be_done_at_the_end_of_the_game() {
        let last = |table: &Table| {
            let session = Session::new(table.clone());
            let seat = session.viewer();
            let is_last =
                session.here().state().last_round.is_some() && session.here().may_end().is_ok();
            let waits = session.here().state().acts_at_end(seat);
            (is_last && waits && !session.here().drivable().is_empty()).then_some(session)
        };
        let mut session = find_in_games(|_| {}, last);
        let movement =
            |session: &Session| session.here().state().seat(session.viewer()).turn.movement;
        let left = movement(&session);
        assert!(left > 0);
        assert_eq!(session.here().waste().movement, 0);
        session.handle(Intent::EndTurn { sure: false });
        assert!(!session.here().state().is_finished());
        assert_eq!(movement(&session), left, "it can still be used");
    }

    #[test]
    fn movement_does_not_lapse_while_a_civ_card_waits() {
        let mut setup = Setup::standard(2, "table");
        setup.options.practice = true;
        let practice = Session::new(Table::new(setup).unwrap());
        let mut session = play_until(practice, |session| {
            let turn = &session.here().state().seat(session.viewer()).turn;
            turn.claims().next().is_some()
        });
        let land = session
            .here()
            .state()
            .seat(session.viewer())
            .board
            .data()
            .cells;
        for change in [Change::Rover(land.first().unwrap()), Change::Movement(2)] {
            session.handle(Intent::Make(Choice::Arrange(change)));
        }
        assert!(!session.here().drivable().is_empty());
        assert_eq!(session.here().waste().movement, 0);
    }
}
