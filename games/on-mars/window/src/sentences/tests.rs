//! Tests that everything that happens is told, in both languages.

use super::*;
use crate::text::Language;
use game::{Action, Game as _, Luck, View, luck, pick};
use on_mars::{Choice, Setup};
use std::collections::BTreeSet;

/// Whether words come out of the texts whole: no key, no gap.
fn assert_said(words: &str) {
    let is_key = ["log-", "news-", "names-"]
        .iter()
        .any(|area| words.starts_with(area));
    assert!(
        !words.is_empty() && !is_key && !words.contains('{'),
        "{words:?}"
    );
}

/// A choice at random that leaves little undone.
fn choose(state: &State, seat: SeatId, luck: &mut Luck) -> Choice {
    let legal = state.legal(seat);
    let ends = |choice: &Choice| {
        matches!(
            choice,
            Choice::Stop | Choice::EndTurn | Choice::Accept(false)
        )
    };
    let others: Vec<Choice> = legal.iter().filter(|it| !ends(it)).copied().collect();
    pick(if others.is_empty() { &legal } else { &others }, luck).expect("a choice")
}

/// A table at which `seat` plays.
fn here<'a>(view: &'a View<State>, setup: &'a Setup) -> At<'a, State> {
    At {
        acts: true,
        ..At::watched(view, setup)
    }
}

#[test]
fn whatever_happens_in_a_game_is_told_in_both_languages() {
    let mut kinds = BTreeSet::new();
    for number in 0..12 {
        let seed = format!("told {number}");
        let setup = Setup::standard(2 + number % 3, &seed);
        let mut state = State::deal(&setup).expect("a game");
        let mut luck = luck(&seed);
        while let Some(seat) = state.active() {
            let choice = choose(&state, seat, &mut luck);
            let events = state.apply(&Action { seat, choice }).expect("legal");
            let view = View::new(&state, seat);
            let here = here(&view, &setup);
            for event in &events {
                let name = format!("{event:?}");
                let name = name.split(['(', ' ', '{']).next().unwrap_or_default();
                kinds.insert(name.to_owned());
                for language in Language::ALL {
                    if let Some(words) = news(&language, &here, event) {
                        assert_said(&words);
                    }
                    assert_said(&told(&language, &here, event).expect("words"));
                }
            }
        }
    }
    // Rare at random: a private goal is mostly spent before it is met, and the Radar is one card of 24.
    kinds.retain(|kind| kind != "GoalMet" && kind != "Radar");
    assert_eq!(kinds.len(), 58, "{kinds:?}");
}

/// on-mars §8.40, §8.3.15
#[test]
fn a_goal_and_the_radar_are_told() {
    let setup = Setup::standard(2, "rare");
    let state = State::deal(&setup).expect("a game");
    let view = View::new(&state, SeatId(0));
    let here = here(&view, &setup);
    let told = |language, event| told(&language, &here, &event).expect("words");
    let goal = Event::GoalMet(SeatId(1), on_mars::GoalId(6));
    assert_eq!(
        told(Language::English, goal.clone()),
        "2 completes a private goal: 3 shelters on the map."
    );
    assert_eq!(
        told(Language::German, goal),
        "2 erfüllt ein privates Ziel: 3 Unterkünfte auf der Karte."
    );
    let radar = Event::Radar(SeatId(0), on_mars::DiscoveryId(0));
    assert_eq!(
        told(Language::German, radar),
        "1 legt eine Entdeckung „zweimal entwickeln, zum üblichen Preis“ auf das Radar."
    );
}
