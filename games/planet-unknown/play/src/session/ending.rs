//! The end of a turn: whether it may end, and what would go to waste.

use super::{SeatMut, SeatView};
use crate::intent::{Outcome, Waste};
use rules::{Action, Choice, Illegal, Question};

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
        let seat = self.seat;
        let choice = Choice::EndTurn;
        self.state().check(&Action { seat, choice }).map(drop)
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
}

#[cfg(test)]
mod tests {
    use crate::Table;
    use crate::intent::{Intent, Outcome, Practice};
    use crate::session::Session;
    use crate::tests::{driving, find_in_games, play_until};
    use rules::{Change, Choice, Question, Setup};

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
            session.handle(Intent::Practise(Practice::Arrange(change)));
        }
        assert!(!session.here().drivable().is_empty());
        assert_eq!(session.here().waste().movement, 0);
    }
}
