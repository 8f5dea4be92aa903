//! The guided first game, and what is explained when it happens for the first time. Texts: `lesson.ftl`.

use crate::{Cryo, t};
use cryo::{CardUse, Choice, IncidentKind, Question, SectionId, Setup, State};
use game::Game as _;
use kit::frame::{At, Card, Cards, begin_lesson};
use kit::screen::Cx;

/// The seed of the guided first game, by which its files are known.
pub(crate) const SEED: &str = "first thaw";

/// All cards.
pub(crate) const CARDS: Cards<State> = Cards {
    seed: Some(SEED),
    lesson: LESSON,
    first_times: FIRST_TIMES,
    words: |language, name| t!(language, &format!("lesson-{name}")),
};

const DEPLOY: Card<State> =
    Card::new("cryo-deploy", "laboratory", "3.6").does(|at| mains(at, 1..=1));
const END: Card<State> = Card::new("cryo-end", "hand", "5.13").does(|at| asks(at, Question::End));
const RECALL: Card<State> = Card::new("cryo-recall", "question", "3.8").does(must_recall);
const INCIDENT: Card<State> =
    Card::new("cryo-incident", "incidents", "3.10").does(|at| asks(at, Question::Incident));
const RETURN: Card<State> =
    Card::new("cryo-return", "drones", "3.15").does(|at| asks(at, Question::Return));

const LESSON: &[Card<State>] = &[
    Card::new("cryo-aim", "caverns", "9.2").tells(|at| asks(at, Question::Keep)),
    Card::new("cryo-keep", "hand", "2.11").does(|at| asks(at, Question::Keep)),
    Card::new("cryo-turn", "drones", "3.1").tells(|at| mains(at, 1..=1)),
    DEPLOY,
    END,
    Card::new("cryo-platform", "platform", "6.6").tells(|at| mains(at, 2..=99)),
    Card::new("cryo-pods", "chambers", "4.1").tells(|at| mains(at, 2..=99)),
    Card::new("cryo-tiles", "tiles", "4.2").tells(|at| mains(at, 3..=99)),
    Card::new("cryo-cards", "hand", "5.1").tells(|at| mains(at, 3..=99)),
    Card::new("cryo-caverns", "caverns", "8.1").tells(|at| mains(at, 3..=99)),
    RECALL,
    INCIDENT,
    RETURN,
    Card::new("cryo-sunset", "sun", "3.13").tells(|at| mains(at, 5..=99)),
    Card::new("cryo-points", "caverns", "9.2").tells(|at| mains(at, 5..=99)),
    Card::new("cryo-vehicle", "hand", "1.3").does(needs_vehicle),
    Card::new("cryo-launch", "launch dock", "8.1").does(may_launch),
    Card::new("cryo-settled", "caverns", "9.2").tells(has_settled),
    Card::new("cryo-free", "platform", "9.4").frees(is_free),
];

const FIRST_TIMES: &[Card<State>] = &[
    DEPLOY,
    RECALL,
    INCIDENT,
    RETURN,
    END,
    Card::new("cryo-first-action", "list", "3.7").does(asks_amount),
    Card::new("cryo-first-payment", "list", "10.3").does(|at| asks(at, Question::Payment)),
    Card::new("cryo-first-card", "hand", "1.3").does(asks_card),
    Card::new("cryo-first-launch", "caverns", "8.1").does(|at| asks(at, Question::Launch)),
    Card::new("cryo-first-upgrade", "upgrades", "5.2").tells(|at| has(at, CardUse::Upgrade)),
    Card::new("cryo-first-mission", "missions", "5.3").tells(|at| has(at, CardUse::Mission)),
    Card::new("cryo-first-danger", "incidents", "3.11").tells(is_in_danger),
    Card::new("cryo-first-sunset", "sun", "3.13")
        .tells(|at| shows(at, IncidentKind::Sunset, |_| true)),
];

/// Begins the guided first game from its beginning: one person against an easy bot.
pub(crate) fn begin(cx: &mut Cx<'_>) {
    let language = cx.settings.language;
    let names = [t!(language, "lesson-crew"), t!(language, "lesson-tutor")];
    begin_lesson::<Cryo>(cx, Setup::standard(2, SEED), names);
}

fn asks(at: &At<'_, State>, question: Question) -> bool {
    at.acts && at.state().question() == Some(question)
}

/// Whether the player begins one of these own turns, from 1.
fn mains(at: &At<'_, State>, turns: std::ops::RangeInclusive<u16>) -> bool {
    asks(at, Question::Main) && turns.contains(&at.state().round())
}

/// Whether a turn begins in which a card could become the first vehicle.
fn needs_vehicle(at: &At<'_, State>) -> bool {
    let (state, seat) = (at.state(), at.seat());
    let had_none = state.seat(seat).vehicles.is_empty() && state.settled(seat) == 0;
    mains(at, 5..=99) && had_none
}

/// Whether the first launch is possible.
fn may_launch(at: &At<'_, State>) -> bool {
    let (state, seat) = (at.state(), at.seat());
    let dock = state.board().launch_dock();
    let launches = |choice: &Choice| matches!(choice, Choice::Deploy(at, Some(_)) if *at == dock);
    mains(at, 5..=99) && state.settled(seat) == 0 && state.legal(seat).iter().any(launches)
}

/// Whether a turn begins after pods have reached a cavern.
fn has_settled(at: &At<'_, State>) -> bool {
    mains(at, 5..=99) && at.state().settled(at.seat()) > 0
}

/// Whether the lesson has shown everything, or there have been turns enough to go on alone.
fn is_free(at: &At<'_, State>) -> bool {
    has_settled(at) || mains(at, 16..=99)
}

/// Whether no drone is left to deploy, or there have been turns enough to recall those that are out.
fn must_recall(at: &At<'_, State>) -> bool {
    let (state, seat) = (at.state(), at.seat());
    let own = state.seat(seat);
    let is_late = mains(at, 4..=99) && state.legal(seat).contains(&Choice::Recall);
    is_late || mains(at, 2..=99) && own.home.is_empty()
}

fn asks_amount(at: &At<'_, State>) -> bool {
    [Question::Amount, Question::Mix, Question::Split]
        .into_iter()
        .any(|question| asks(at, question))
}

fn asks_card(at: &At<'_, State>) -> bool {
    [Question::Card, Question::Play]
        .into_iter()
        .any(|question| asks(at, question))
}

/// Whether a turn begins after the player has played a card as `role`.
fn has(at: &At<'_, State>, role: CardUse) -> bool {
    let own = at.state().seat(at.seat());
    let played = match role {
        CardUse::Upgrade => !own.upgrades.is_empty(),
        CardUse::Mission => !own.missions.is_empty(),
        CardUse::Vehicle => !own.vehicles.is_empty(),
    };
    asks(at, Question::Main) && played
}

/// Whether a turn begins while such an incident lies face up in a section of which `fits` is true.
fn shows(at: &At<'_, State>, kind: IncidentKind, fits: impl Fn(SectionId) -> bool) -> bool {
    let state = at.state();
    let mut sections = (0..).map(SectionId).zip(state.incidents);
    asks(at, Question::Main)
        && sections.any(|(section, incident)| {
            incident.is_some_and(|it| state.components.incident(it).kind == kind) && fits(section)
        })
}

/// Whether a turn begins while a sabotage lies face up where pods of the player sleep.
fn is_in_danger(at: &At<'_, State>) -> bool {
    let sleeps = |section| at.state().sleepers(at.seat(), Some(section)) > 0;
    shows(at, IncidentKind::Sabotage, sleeps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::RULEBOOK;
    use crate::text::Language;
    use std::collections::BTreeSet;

    #[test]
    fn every_card_has_its_words_and_its_rule() {
        let cards: Vec<&Card<State>> = LESSON.iter().chain(FIRST_TIMES).collect();
        for language in Language::ALL {
            let words = cards
                .iter()
                .map(|card| t!(language, &format!("lesson-{}", card.name)));
            let words: BTreeSet<String> = words.collect();
            let names: BTreeSet<&str> = cards.iter().map(|card| card.name).collect();
            assert_eq!(words.len(), names.len());
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
}
