//! The guided first game, and what is explained when it happens for the first time. Texts: `lesson.ftl`.

use crate::{OnMars, t};
use kit::frame::{At, Card, Cards, Until, begin_lesson};
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
    Card::tells("mars-aim", chooses_first_space, "map", "10.4"),
    Card::does("mars-space", chooses_first_space, "order", "2.17"),
    Card::tells("mars-turn", begins_turn, "question", "3.3"),
    Card::tells("mars-storage", begins_turn, "storage", "1.2"),
    Card::tells("mars-crystals", begins_turn, "depot", "1.4"),
    Card::tells("mars-colonists", begins_turn, "colonists", "1.6"),
    Card::tells(
        "mars-orbit",
        |at| begins_on(at, Side::Orbit),
        "orbit",
        "2.2",
    ),
    Card::does(
        "mars-orbit-action",
        |at| begins_on(at, Side::Orbit),
        "orbit actions",
        "4.3",
    ),
    Card::does("mars-learn", |at| asks(at, Question::Learn), "grid", "4.3"),
    Card::tells("mars-tech", |at| ends_on(at, Side::Orbit), "lab", "8.23"),
    Card::tells(
        "mars-colony",
        |at| begins_on(at, Side::Colony),
        "colony",
        "2.2",
    ),
    Card::does(
        "mars-colony-action",
        |at| begins_on(at, Side::Colony),
        "colony actions",
        "5.2",
    ),
    Card::does("mars-type", |at| asks(at, Question::Type), "types", "7.10"),
    Card::does("mars-site", |at| asks(at, Question::Site), "map", "7.3"),
    Card::tells(
        "mars-level",
        |at| ends_on(at, Side::Colony),
        "life support",
        "7.20",
    ),
    Card::does("mars-end", ends_turn, "question", "6.1"),
    Card::does(
        "mars-travel",
        |at| asks(at, Question::Travel),
        "shuttle",
        "9.3",
    ),
    Card::tells("mars-goals", |at| begins_from(at, 2), "goals", "8.40"),
    Card::tells("mars-missions", |at| begins_from(at, 2), "missions", "10.1"),
    Card::tells("mars-points", |at| begins_from(at, 3), "own", "10.4"),
    Card {
        until: Until::Free,
        ..Card::tells("mars-free", |at| begins_from(at, 3), "question", "10.8")
    },
];

const FIRST_TIMES: &[Card<State>] = &[
    Card::does(
        "mars-first-placing",
        |at| asks(at, Question::Placing),
        "colonists",
        "3.6",
    ),
    Card::does(
        "mars-first-more",
        |at| asks(at, Question::More),
        "colonists",
        "3.10",
    ),
    Card::does("mars-first-pay", pays_resources, "storage", "1.2"),
    Card::does(
        "mars-first-develop",
        |at| asks(at, Question::Develop),
        "lab",
        "8.22",
    ),
    Card::does(
        "mars-first-move",
        |at| asks(at, Question::Move),
        "map",
        "8.50",
    ),
    Card::does(
        "mars-first-join",
        |at| asks(at, Question::Tech),
        "question",
        "7.5",
    ),
    Card::does(
        "mars-first-lss",
        |at| asks(at, Question::Lss),
        "life support",
        "7.11",
    ),
    Card::does(
        "mars-first-upgrade",
        |at| asks(at, Question::Upgrade),
        "map",
        "7.12",
    ),
    Card::does(
        "mars-first-ship",
        |at| asks(at, Question::Ship),
        "depot",
        "5.4",
    ),
    Card::does(
        "mars-first-hire",
        |at| asks(at, Question::Hire),
        "display",
        "5.5",
    ),
    Card::does(
        "mars-first-use",
        |at| asks(at, Question::Use),
        "blueprints",
        "6.3",
    ),
    Card::does(
        "mars-first-displace",
        |at| asks(at, Question::Displace),
        "map",
        "7.18",
    ),
    Card::does(
        "mars-first-reply",
        |at| asks(at, Question::Reply),
        "lab",
        "8.24",
    ),
    Card::does(
        "mars-first-explore",
        |at| asks(at, Question::Explore),
        "exploration",
        "9.8",
    ),
    Card::does(
        "mars-first-fetch",
        |at| asks(at, Question::Fetch),
        "question",
        "7.11",
    ),
    Card::does(
        "mars-first-deliver",
        |at| asks(at, Question::Deliver),
        "hired",
        "8.36",
    ),
    Card::tells("mars-first-goal", meets_goal, "goals", "8.40"),
    Card::tells(
        "mars-first-level",
        |at| asks(at, Question::Turn) && at.state().level > 1,
        "shuttle",
        "7.20",
    ),
    Card::tells(
        "mars-first-last-round",
        |at| asks(at, Question::Turn) && at.state().last_round,
        "end",
        "10.2",
    ),
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
