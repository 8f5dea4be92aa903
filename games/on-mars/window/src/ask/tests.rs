//! Tests that everything that is asked and may be answered has words, in both languages.

use super::*;
use crate::text::Language;
use game::{Action, Game as _, View, luck};
use on_mars::{Question, Setup};
use std::collections::BTreeSet;

fn assert_said(words: &str) {
    let is_key = words.starts_with("ask-") || words.starts_with("names-");
    assert!(
        !words.is_empty() && !is_key && !words.contains('{'),
        "{words:?}"
    );
}

/// on-mars §14: each question is put into words, and its answers can be told from each other.
#[test]
fn every_question_and_every_choice_of_a_game_has_words() {
    let mut asked = BTreeSet::new();
    for number in 0..9 {
        let seed = format!("asked {number}");
        let setup = Setup::standard(2 + number % 3, &seed);
        let mut state = State::deal(&setup).expect("a game");
        let mut luck = luck(&seed);
        while let Some(seat) = state.active() {
            let view = View::new(&state, seat);
            let here = At {
                acts: true,
                ..At::watched(&view, &setup)
            };
            let kind = state.question().expect("a question");
            asked.insert(kind);
            let legal = state.legal(seat);
            for language in Language::ALL {
                assert_said(&question(&language, &here));
                let names = |seat| here.name(seat).to_owned();
                let said = legal
                    .iter()
                    .map(|it| choice(&language, *it, &state, &names));
                let said: BTreeSet<String> = said.collect();
                said.iter().for_each(|words| assert_said(words));
                assert_eq!(said.len(), legal.len(), "{kind:?}: {said:#?} of {legal:?}");
            }
            let choice = state.sample(seat, &mut luck).expect("a choice");
            state.apply(&Action { seat, choice }).expect("legal");
        }
    }
    // A goal is never asked for alone; resources of one's choice come from two cards only.
    asked.remove(&Question::Choose);
    assert_eq!(asked.len(), 30, "{asked:?}");
}

/// on-mars §8.41.12; finding: a Scientist that a Private Goal brings for nothing was told with its price.
#[test]
fn what_is_hired_for_nothing_has_no_price() {
    let mut state = State::deal(&Setup::standard(2, "free")).expect("a game");
    let told = |state: &State| {
        choice(&Language::English, Choice::Hire(0), state, &|_| {
            String::new()
        })
    };
    assert!(!told(&state).contains("free of charge"));
    let job = Job {
        origin: Origin::Goal(on_mars::GoalId(11), false),
        left: 1,
        begun: false,
        boosted: false,
        extra: false,
    };
    let (seat, step) = (SeatId(0), Step::Part(job));
    state.agenda.push(on_mars::Task { seat, step });
    assert!(told(&state).contains("free of charge"), "{}", told(&state));
}
