//! The end of a turn: whether it may end, and what would go to waste.

use super::Session;
use crate::intent::{Outcome, Waste};
use rules::{Action, Choice, Illegal, Question};

impl Session {
    /// What would go to waste if the turn ended now.
    pub fn waste(&self) -> Waste {
        let movement = if self.drivable().is_empty() {
            0
        } else {
            self.state().seat(self.viewer()).turn.movement
        };
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
    pub fn may_end(&self) -> Result<(), Illegal> {
        let seat = self.viewer();
        let choice = Choice::EndTurn;
        self.state().check(&Action { seat, choice }).map(drop)
    }

    pub(super) fn end_turn(&mut self, sure: bool) -> Outcome {
        if let Err(illegal) = self.may_end() {
            return Outcome::Refused(illegal);
        }
        let waste = self.waste();
        if !sure && !waste.is_nothing() {
            return Outcome::AskWaste(waste);
        }
        self.play(Choice::EndTurn)
    }
}

#[cfg(test)]
mod tests {
    use crate::intent::{Intent, Outcome};
    use crate::tests::driving;
    use rules::{Choice, Question};

    #[test]
    fn unspent_movement_is_asked_about_before_it_lapses() {
        let mut session = driving();
        while let Some(asked) = session
            .asked()
            .iter()
            .find(|asked| asked.question != Question::Impossible)
            .cloned()
        {
            if session.handle(Intent::Focus(asked.pending)) == Outcome::Quiet {
                let answer = session
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
            session.waiting_for().is_some() || session.viewer() != seat || session.is_rotating()
        );
    }
}
