//! What effects ask that concern the corporation board, cards and objectives.

use super::corporation::{Benefit, Berths, Field};
use super::decision::{Question, Steps, TrackPurpose};
use super::effect::{Effect, Milestone};
use super::state::{GameState, SeatId};
use super::terrain::{Track, TrackSet};

impl GameState {
    /// What an effect asks that concerns the corporation board and objectives.
    pub(super) fn question_on_corporation(&self, seat: SeatId, effect: Effect) -> Question {
        let owner = self.seat(seat);
        match effect {
            Effect::Regress { among } => {
                let steps = among
                    .iter()
                    .filter_map(|tracker| Some((tracker, owner.rules().retreat(owner, tracker)?)));
                some_retreat(steps.collect())
            }
            Effect::Restart(track) => {
                let bottom = Field::new(track, 0);
                let steps = (owner.tracker(track) != bottom).then_some((track, bottom));
                some_retreat(steps.into_iter().collect())
            }
            Effect::AdvanceToMilestone(track) => match self.next_milestone(seat, track) {
                Some(field) => Question::Advance(std::iter::once((track, field)).collect()),
                None => Question::Impossible,
            },
            Effect::OneOf(first, second) => Question::Pick([first, second]),
            Effect::GainRow => Question::Track {
                among: TrackSet::ALL,
                purpose: TrackPurpose::Row,
            },
            Effect::MoveToken => Question::Track {
                among: TrackSet::ALL,
                purpose: TrackPurpose::Token,
            },
            Effect::BerthLifepod => Question::Berth(self.berths(seat)),
            Effect::Reposition { .. } => self.ask_reposition(seat),
            Effect::DrawObjectives if self.objective_deck.len() >= 3 => Question::Draw,
            Effect::KeepObjective { among, count, open } => {
                Question::KeepObjective { among, count, open }
            }
            _ => Question::Impossible,
        }
    }

    /// Looks at the cards of a milestone's rank, or at the extra card alone (rules §6.2, §11.12).
    pub(super) fn ask_claim(&self, Milestone { rank, extra, .. }: Milestone) -> Question {
        let none = self.cards.in_play.ranked(rank).is_empty();
        let none_extra = !extra || self.cards.in_play.ranked(rank + 1).is_empty();
        if none && none_extra {
            Question::Impossible
        } else {
            Question::Look { rank }
        }
    }

    /// The next field above the tracker of `track` that shows a milestone.
    fn next_milestone(&self, seat: SeatId, track: Track) -> Option<Field> {
        let owner = self.seat(seat);
        let above = owner
            .corporation
            .data()
            .fields(track)
            .filter(|field| field.height > owner.tracker(track).height);
        above.into_iter().find(|field| {
            owner
                .corporation
                .data()
                .benefits(*field)
                .iter()
                .any(Benefit::is_milestone)
        })
    }

    /// Advances below a height, never sideways (rules §11.19, §11.21).
    pub(super) fn ask_raise(&self, seat: SeatId, to: u8) -> Question {
        let Question::Advance(mut steps) = self.ask_advance(seat, self.below(seat, to)) else {
            return Question::Impossible;
        };
        let owner = self.seat(seat);
        steps.retain(|(tracker, to)| owner.rules().is_upward(owner.tracker(*tracker), *to));
        if steps.is_empty() {
            Question::Impossible
        } else {
            Question::Advance(steps)
        }
    }

    /// The places open to a lifepod that is being collected.
    fn berths(&self, seat: SeatId) -> Berths {
        let owner = self.seat(seat);
        owner.rules().berths(owner).unwrap_or(Berths {
            scoring: true,
            ..Berths::default()
        })
    }

    fn ask_reposition(&self, seat: SeatId) -> Question {
        let owner = self.seat(seat);
        let from = Berths {
            scoring: owner.lifepods > 0,
            fields: owner.corporation_state.parked,
            ..Berths::default()
        };
        if from.is_empty() {
            return Question::Impossible;
        }
        Question::Reposition {
            from,
            to: self.berths(seat),
        }
    }
}

fn some_retreat(steps: Steps) -> Question {
    if steps.is_empty() {
        Question::Impossible
    } else {
        Question::Regress(steps)
    }
}
