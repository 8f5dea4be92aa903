//! Questions about the corporation board: which tracker, which field, which lifepod, and where it goes.

use super::cells::next_of;
use super::{SeatMut, SeatView};
use crate::intent::{CorporationPlace, Intent, Outcome};
use rules::choices::answers;
use rules::{Action, Answer, Berth, Choice, Field, GameState, Question, SeatId, Track};

/// The largest number of answers that get a button each.
const FEW: usize = 6;
/// The digit of the scoring area beside techs, above the highest level.
const SCORING: u8 = 7;

impl<'a> SeatView<'a> {
    /// The tracker or lifepod that is being moved.
    pub fn lifted(self) -> Option<CorporationPlace> {
        self.hand().lifted
    }

    /// What of the corporation board the keyboard is on.
    pub fn place(self) -> Option<CorporationPlace> {
        self.hand().place
    }

    /// The steps of trackers that answer the question in focus. If a tracker is in the hand, only its steps.
    pub(super) fn steps(self) -> Vec<(Track, Field)> {
        let steps = match self.question() {
            Some(Question::Advance(steps, _) | Question::Regress(steps)) => steps,
            _ => return Vec::new(),
        };
        let fits = |tracker: Track| match self.hand().lifted {
            Some(CorporationPlace::Tracker(lifted)) => lifted == tracker,
            _ => true,
        };
        let steps = steps.iter().filter(|(tracker, _)| fits(*tracker));
        steps.copied().collect()
    }

    /// Everything on the corporation board that can be chosen now.
    pub fn places(self) -> Vec<CorporationPlace> {
        let Some(asked) = self.focused() else {
            return Vec::new();
        };
        match &asked.question {
            Question::Advance(..) | Question::Regress(_) => {
                let place = |(tracker, to)| CorporationPlace::Step(tracker, to);
                self.steps().into_iter().map(place).collect()
            }
            Question::Track(_) => Track::ALL.map(CorporationPlace::Track).to_vec(),
            Question::Berth(berths) | Question::DestroyCollectedLifepod(berths) => {
                berths.iter().map(CorporationPlace::Berth).collect()
            }
            Question::Reposition { from, to } => {
                let lifted = self.hand().lifted;
                let berths = if lifted.is_some() { to } else { from };
                let places = berths.iter().map(CorporationPlace::Berth);
                places.filter(|place| Some(*place) != lifted).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Whether the question in focus is answered on the corporation board.
    pub(super) fn is_asked_on_board(self) -> bool {
        !self.places().is_empty()
    }

    /// What the buttons of the question in focus do, in order, each with its digit. A question with too many answers is
    /// asked in two steps, or on the corporation board.
    ///
    /// A track has the same digit in every question: that of its place on the corporation board, from 1. Only where one
    /// tracker can take several steps, the steps are counted. A tech has the digit of its level.
    pub fn numbered(self) -> Vec<(u8, Intent)> {
        let all = self.in_order();
        let tracks: Option<Vec<Track>> = all.iter().copied().map(track_of).collect();
        let by_track = tracks.is_some_and(|tracks| are_different(&tracks));
        let among_techs = all.iter().any(|choice| level_of(*choice).is_some());
        let numbers = (1..=u8::MAX).chain(std::iter::repeat(u8::MAX));
        let digit = |(number, choice)| {
            let track = track_of(choice).filter(|_| by_track);
            let number = match (track, level_of(choice)) {
                (Some(track), _) => track as u8 + 1,
                (None, Some(level)) => level,
                (None, None) if among_techs => SCORING,
                (None, None) => number,
            };
            (number, choice)
        };
        let mut numbered: Vec<(u8, Intent)> = numbers.zip(all).map(digit).collect();
        if among_techs {
            numbered.sort_by_key(|(digit, _)| *digit);
        }
        numbered
    }

    /// What the buttons of the question in focus do, in order.
    fn in_order(self) -> Vec<Intent> {
        let Some(asked) = self.focused() else {
            return Vec::new();
        };
        let places = self.places();
        match &asked.question {
            Question::Advance(..) | Question::Regress(_) => self.numbered_steps(&places),
            Question::Berth(_)
            | Question::Reposition { .. }
            | Question::DestroyCollectedLifepod(_) => {
                let few = places.len() <= FEW;
                let listed = places.into_iter().filter(|place| {
                    few || !matches!(place, CorporationPlace::Berth(Berth::Field(_)))
                });
                listed.map(Intent::Choose).collect()
            }
            question => {
                let mut all = Vec::new();
                answers(question, |answer| all.push(Intent::Answer(answer)));
                all
            }
        }
    }

    /// The steps, or the trackers to choose from first if there are too many.
    fn numbered_steps(self, places: &[CorporationPlace]) -> Vec<Intent> {
        if places.len() <= FEW || self.hand().lifted.is_some() {
            return places.iter().copied().map(Intent::Choose).collect();
        }
        let moves = |track: &Track| {
            let mut tracks = places.iter().map(|place| track_of(Intent::Choose(*place)));
            tracks.any(|moved| moved == Some(*track))
        };
        let moving = Track::ALL.into_iter().filter(moves);
        moving
            .map(|track| Intent::Choose(CorporationPlace::Tracker(track)))
            .collect()
    }

    /// How the medals of tracks and lifepods would change if the lifepod in question went to `to` (rules §8 Cosmos Inc.).
    pub fn change_by_berth(self, to: Berth) -> Option<i16> {
        let asked = self.focused()?;
        let answer = if let Question::Berth(_) = asked.question {
            Answer::Berth(to)
        } else if let Some(CorporationPlace::Berth(from)) = self.hand().lifted {
            Answer::Reposition { from, to }
        } else {
            return None;
        };
        let (seat, pending) = (self.seat, asked.pending);
        let choice = Choice::Resolve { pending, answer };
        let mut after = self.state().clone();
        after.apply(&Action { seat, choice }).ok()?;
        Some(track_and_lifepod_medals(&after, seat) - track_and_lifepod_medals(self.state(), seat))
    }
}

impl SeatMut<'_> {
    /// Chooses a place on the corporation board.
    pub(super) fn choose(&mut self, place: CorporationPlace) -> Outcome {
        let place = self.here().first_step(place);
        self.turn_to_place(place);
        let question = self.here().question();
        let back = matches!(question, Some(Question::Regress(_)));
        let steps = back || matches!(question, Some(Question::Advance(..)));
        let repositions = matches!(question, Some(Question::Reposition { .. }));
        match place {
            CorporationPlace::Tracker(_) if steps => self.lift(place),
            CorporationPlace::Tracker(_) => Outcome::Quiet,
            CorporationPlace::Step(tracker, to) if back => {
                self.answer(Answer::Regress { tracker, to })
            }
            CorporationPlace::Step(tracker, to) => self.answer(Answer::Advance { tracker, to }),
            CorporationPlace::Track(track) => self.answer(Answer::Track(track)),
            CorporationPlace::Berth(to) if repositions => self.reposition(to),
            CorporationPlace::Berth(to) => self.answer(Answer::Berth(to)),
        }
    }

    /// Takes the lifepod at `to` into the hand, lays it down again, or moves the one in the hand to `to`.
    fn reposition(&mut self, to: Berth) -> Outcome {
        match self.hand().lifted {
            Some(CorporationPlace::Berth(from)) if from == to => self.lay_down(),
            Some(CorporationPlace::Berth(from)) => self.answer(Answer::Reposition { from, to }),
            _ => self.lift(CorporationPlace::Berth(to)),
        }
    }

    /// Takes a tracker or a lifepod into the hand.
    fn lift(&mut self, place: CorporationPlace) -> Outcome {
        self.hand_mut().focus = self.here().focused().map(|asked| asked.pending);
        self.hand_mut().lifted = Some(place);
        self.hand_mut().place = None;
        Outcome::Quiet
    }

    fn lay_down(&mut self) -> Outcome {
        self.hand_mut().lifted = None;
        self.hand_mut().place = None;
        Outcome::Quiet
    }

    /// Moves the keyboard's cursor to the next or the previous place that can be chosen.
    pub(super) fn next_place(&mut self, forward: bool) -> Outcome {
        let places = self.here().places();
        self.hand_mut().place = next_of(&places, self.hand().place, forward);
        Outcome::Quiet
    }
}

/// The level of the tech to which a choice sends a lifepod.
fn level_of(choice: Intent) -> Option<u8> {
    if let Intent::Choose(CorporationPlace::Berth(Berth::Tech(level))) = choice {
        Some(level)
    } else {
        None
    }
}

/// The track that a choice is about, if it is about one.
const fn track_of(choice: Intent) -> Option<Track> {
    match choice {
        Intent::Choose(
            CorporationPlace::Tracker(track)
            | CorporationPlace::Step(track, _)
            | CorporationPlace::Track(track),
        )
        | Intent::Answer(Answer::Track(track)) => Some(track),
        _ => None,
    }
}

fn are_different(tracks: &[Track]) -> bool {
    let before = |index: usize| &tracks[..index];
    (0..tracks.len()).all(|index| !before(index).contains(&tracks[index]))
}

/// The medals of the tracks and the collected lifepods of `seat` (rules §10.3).
fn track_and_lifepod_medals(state: &GameState, seat: SeatId) -> i16 {
    state.seat(seat).track_medals() as i16 + i16::from(state.score(seat).lifepods)
}

#[cfg(test)]
mod tests {
    use crate::intent::{CorporationPlace, Intent};
    use crate::session::Session;
    use crate::tests::{find_in_games, play_until, session};
    use rules::{Berth, CorporationId, Question, Setup};

    /// Plays on until so many steps of different trackers can be chosen.
    fn advancing(session: Session, is_enough: fn(usize) -> bool) -> Session {
        play_until(session, |session| {
            let question = session.here().question();
            matches!(question, Some(Question::Advance(steps, _)) if is_enough(steps.len()))
        })
    }

    #[test]
    fn the_digit_of_a_tracker_is_that_of_its_track_whatever_else_can_advance() {
        for is_enough in [|count| count == 1, |count| count > 1] {
            let session = advancing(session(2), is_enough);
            for (digit, choice) in session.here().numbered() {
                let Intent::Choose(CorporationPlace::Step(tracker, _)) = choice else {
                    panic!("{choice:?} is no step");
                };
                assert_eq!(digit, tracker as u8 + 1);
            }
        }
    }

    // rules §8 Cosmos Inc.
    #[test]
    fn what_a_lifepod_is_worth_at_its_next_place_is_known_before() {
        let cosmos = |setup: &mut Setup| setup.seats[0].corporation = CorporationId::Cosmos;
        let mut session = find_in_games(cosmos, |table| {
            let session = Session::new(table.clone());
            let question = session.here().focused().map(|asked| asked.question.clone());
            matches!(question, Some(Question::Berth(_))).then_some(session)
        });
        let seat = session.viewer();
        let worth = session.here().change_by_berth(Berth::Scoring);
        let before = session.here().state().score(seat).lifepods;
        session.handle(Intent::Choose(CorporationPlace::Berth(Berth::Scoring)));
        assert_eq!(worth, Some(1));
        assert_eq!(session.here().state().score(seat).lifepods, before + 1);
        assert_eq!(
            session.here().change_by_berth(Berth::Scoring),
            None,
            "nothing is asked"
        );
    }
}
