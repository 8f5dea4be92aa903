//! The guided first game, and what is explained when it happens for the first time. Texts: `lesson.ftl`.

use crate::{OnMars, t};
use kit::frame::{At, Card, Cards, begin_lesson};
use kit::screen::Cx;
use on_mars::{Choice, Phase, Question, Setup, Side, State};

/// The seed of the guided first game, by which its files are known.
pub(crate) const SEED: &str = "first landing";

/// All cards.
pub(crate) const CARDS: Cards<State> = Cards {
    seed: Some(SEED),
    lesson: LESSON,
    first_times: FIRST_TIMES,
    words: |language, name| t!(language, &format!("lesson-{name}")),
};

const LESSON: &[Card<State>] = &[
    Card::new("mars-aim", "map", "10.4").tells(chooses_first_space),
    Card::new("mars-space", "order", "2.17").does(chooses_first_space),
    Card::new("mars-turn", "question", "3.3").tells(begins_turn),
    Card::new("mars-storage", "storage", "1.2").tells(begins_turn),
    Card::new("mars-crystals", "depot", "1.4").tells(begins_turn),
    Card::new("mars-colonists", "colonists", "1.6").tells(begins_turn),
    Card::new("mars-orbit", "orbit", "2.2").tells(|at| begins_on(at, Side::Orbit)),
    Card::new("mars-orbit-action", "orbit actions", "4.3").does(|at| begins_on(at, Side::Orbit)),
    Card::new("mars-learn", "grid", "4.3").does(|at| asks(at, Question::Learn)),
    Card::new("mars-tech", "lab", "8.23").tells(|at| ends_on(at, Side::Orbit)),
    Card::new("mars-colony", "colony", "2.2").tells(|at| begins_on(at, Side::Colony)),
    Card::new("mars-colony-action", "colony actions", "5.2").does(|at| begins_on(at, Side::Colony)),
    Card::new("mars-type", "types", "7.10").does(|at| asks(at, Question::Type)),
    Card::new("mars-site", "map", "7.3").does(|at| asks(at, Question::Site)),
    Card::new("mars-level", "life support", "7.20").tells(|at| ends_on(at, Side::Colony)),
    Card::new("mars-end", "question", "6.1").does(ends_turn),
    Card::new("mars-travel", "shuttle", "9.3").does(|at| asks(at, Question::Travel)),
    Card::new("mars-goals", "goals", "8.40").tells(|at| begins_from(at, 2)),
    Card::new("mars-missions", "missions", "10.1").tells(|at| begins_from(at, 2)),
    Card::new("mars-points", "own", "10.4").tells(|at| begins_from(at, 3)),
    Card::new("mars-free", "question", "10.8").frees(|at| begins_from(at, 3)),
];

const FIRST_TIMES: &[Card<State>] = &[
    Card::new("mars-first-placing", "colonists", "3.6").does(|at| asks(at, Question::Placing)),
    Card::new("mars-first-more", "colonists", "3.10").does(|at| asks(at, Question::More)),
    Card::new("mars-first-pay", "storage", "1.2").does(pays_resources),
    Card::new("mars-first-develop", "lab", "8.22").does(|at| asks(at, Question::Develop)),
    Card::new("mars-first-move", "map", "8.50").does(|at| asks(at, Question::Move)),
    Card::new("mars-first-join", "question", "7.5").does(|at| asks(at, Question::Tech)),
    Card::new("mars-first-lss", "life support", "7.11").does(|at| asks(at, Question::Lss)),
    Card::new("mars-first-upgrade", "map", "7.12").does(|at| asks(at, Question::Upgrade)),
    Card::new("mars-first-ship", "depot", "5.4").does(|at| asks(at, Question::Ship)),
    Card::new("mars-first-hire", "display", "5.5").does(|at| asks(at, Question::Hire)),
    Card::new("mars-first-use", "blueprints", "6.3").does(|at| asks(at, Question::Use)),
    Card::new("mars-first-displace", "map", "7.18").does(|at| asks(at, Question::Displace)),
    Card::new("mars-first-reply", "lab", "8.24").does(|at| asks(at, Question::Reply)),
    Card::new("mars-first-explore", "exploration", "9.8").does(|at| asks(at, Question::Explore)),
    Card::new("mars-first-fetch", "question", "7.11").does(|at| asks(at, Question::Fetch)),
    Card::new("mars-first-deliver", "hired", "8.36").does(|at| asks(at, Question::Deliver)),
    Card::new("mars-first-goal", "goals", "8.40").tells(meets_goal),
    Card::new("mars-first-level", "shuttle", "7.20")
        .tells(|at| asks(at, Question::Turn) && at.state().level > 1),
    Card::new("mars-first-last-round", "end", "10.2")
        .tells(|at| asks(at, Question::Turn) && at.state().last_round),
];

/// Begins the guided first game from its beginning: one person against an easy bot.
pub(crate) fn begin(cx: &mut Cx<'_>) {
    let language = cx.settings.language;
    let names = [t!(language, "lesson-you"), t!(language, "lesson-tutor")];
    begin_lesson::<OnMars>(cx, Setup::standard(2, SEED), names);
}

fn asks(at: &At<'_, State>, question: Question) -> bool {
    at.acts && at.state().question() == Some(question)
}

/// Whether the player chooses the first Turn Order space.
fn chooses_first_space(at: &At<'_, State>) -> bool {
    asks(at, Question::Space) && at.state().phase == Phase::Setup
}

/// Whether the player has a Main action before them.
fn begins_turn(at: &At<'_, State>) -> bool {
    asks(at, Question::Turn) && !at.state().main_done
}

/// [`begins_turn`] on this side.
fn begins_on(at: &At<'_, State>, side: Side) -> bool {
    begins_turn(at) && at.state().side(at.seat()) == side
}

/// [`begins_turn`] in this round or later.
fn begins_from(at: &At<'_, State>, round: u16) -> bool {
    begins_turn(at) && at.state().round >= round
}

/// Whether the Main action is done.
fn ends_turn(at: &At<'_, State>) -> bool {
    asks(at, Question::Turn) && at.state().main_done
}

/// Whether there are several ways to pay Resources.
fn pays_resources(at: &At<'_, State>) -> bool {
    let pays = |choice: &Choice| matches!(choice, Choice::Pay(paid) if paid.goods.resources() > 0);
    asks(at, Question::Pay) && at.view.legal().iter().any(pays)
}

/// [`ends_turn`] on this side.
fn ends_on(at: &At<'_, State>, side: Side) -> bool {
    ends_turn(at) && at.state().side(at.seat()) == side
}

/// Whether the player may complete a Private Goal, and has completed none.
fn meets_goal(at: &At<'_, State>) -> bool {
    let (state, seat) = (at.state(), at.seat());
    let own = state.seat(seat);
    at.shows_secrets
        && asks(at, Question::Turn)
        && own.goal_done.is_none()
        && own.goals.iter().any(|goal| state.is_met(seat, goal))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::RULEBOOK;
    use crate::text::Language;
    use game::{Action, Game as _, SeatId, View, luck};
    use on_mars::{Journey, MainAction};
    use std::collections::BTreeSet;

    #[test]
    fn every_card_has_its_words_and_its_rule() {
        let cards: Vec<&Card<State>> = LESSON.iter().chain(FIRST_TIMES).collect();
        for language in Language::ALL {
            let words = cards
                .iter()
                .map(|card| t!(language, &format!("lesson-{}", card.name)));
            let words: BTreeSet<String> = words.collect();
            assert_eq!(words.len(), cards.len());
            assert!(words.iter().all(|words| !words.starts_with("lesson-")));
            for card in &cards {
                let book = RULEBOOK.book(language);
                assert!(book.place(card.rule).is_some(), "{}", card.name);
            }
        }
    }

    #[test]
    fn the_lesson_is_known_by_its_seed() {
        assert!(CARDS.is_lesson(&Setup::standard(2, SEED)));
        assert!(!CARDS.is_lesson(&Setup::standard(3, SEED)));
        assert!(!CARDS.is_lesson(&Setup::standard(2, "another")));
    }

    /// What the cards ask the player to do; otherwise the first answer.
    fn as_told(legal: &[Choice]) -> Choice {
        let told = [
            Choice::Space(2),
            Choice::Main(MainAction::LearnTech),
            Choice::Main(MainAction::Construct),
            Choice::Travel(Journey::Shuttle),
            Choice::EndTurn,
        ];
        let mut wished = told.into_iter().filter(|choice| legal.contains(choice));
        wished.next().unwrap_or(legal[0])
    }

    fn at<'a>(view: &'a View<State>, setup: &'a Setup, shows_secrets: bool) -> At<'a, State> {
        At {
            shows_secrets,
            acts: true,
            ..At::watched(view, setup)
        }
    }

    // finding: a card told both people at the screen that one of them had reached a face-down goal
    #[test]
    fn a_goal_that_lies_face_down_is_not_told() {
        let setup = Setup::standard(2, SEED);
        let mut state = State::deal(&setup).expect("a game");
        let mut luck = luck(SEED);
        while state.question() != Some(Question::Turn) {
            let seat = state.active().expect("the game goes on");
            let choice = state.sample(seat, &mut luck).expect("a choice");
            state.apply(&Action { seat, choice }).expect("legal");
        }
        let seat = state.active().expect("the game goes on");
        // The colony has reached level 3.
        state.seats[seat.index()].goals.insert(on_mars::GoalId(7));
        state.level = 3;
        let view = View::new(&state, seat);
        assert!(meets_goal(&at(&view, &setup, true)));
        assert!(!meets_goal(&at(&view, &setup, false)));
    }

    #[test]
    fn all_cards_of_the_lesson_come_to_who_does_what_they_say() {
        let setup = Setup::standard(2, SEED);
        let mut state = State::deal(&setup).expect("a game");
        let mut luck = luck(SEED);
        let mut told = BTreeSet::new();
        while let Some(seat) = state.active().filter(|_| state.round < 4) {
            let view = View::new(&state, seat);
            let at = at(&view, &setup, true);
            let choice = match seat {
                SeatId(0) => {
                    let cards = LESSON.iter().filter(|card| (card.when)(&at));
                    told.extend(cards.map(|card| card.name));
                    as_told(&state.legal(seat))
                }
                _ => state.sample(seat, &mut luck).expect("a choice"),
            };
            state.apply(&Action { seat, choice }).expect("legal");
        }
        let all: BTreeSet<&str> = LESSON.iter().map(|card| card.name).collect();
        assert_eq!(told, all);
    }
}
