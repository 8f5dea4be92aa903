//! Tests that everything that happens is told, in both languages.

use super::*;
use crate::text::Language;
use cryo::bot::hints;
use cryo::{Choice, Setup, Stock, Track};
use game::{Action, Game as _, Luck, View, luck, pick};
use search::Limit;
use std::collections::BTreeSet;

/// Whether words come out of the texts whole: no key, no gap.
fn assert_said(words: &str) {
    let is_key = ["log-", "news-", "hint-", "names-"]
        .iter()
        .any(|area| words.starts_with(area));
    assert!(
        !words.is_empty() && !is_key && !words.contains('{'),
        "{words:?}"
    );
}

/// A choice at random that leaves nothing undone.
fn choose(state: &State, seat: SeatId, luck: &mut Luck) -> Choice {
    let legal = state.legal(seat);
    let others = legal
        .iter()
        .filter(|choice| !matches!(choice, Choice::Decline));
    let others: Vec<Choice> = others.copied().collect();
    pick(if others.is_empty() { &legal } else { &others }, luck).expect("a choice")
}

#[test]
fn whatever_happens_in_a_game_is_told_in_both_languages() {
    let mut kinds = BTreeSet::new();
    for number in 0..60 {
        let seed = format!("told {number}");
        let setup = Setup::standard(2 + number % 3, &seed);
        let mut state = State::deal(&setup).expect("a game");
        let mut luck = luck(&seed);
        while let Some(seat) = state.active() {
            let choice = choose(&state, seat, &mut luck);
            let events = state.apply(&Action { seat, choice }).expect("legal");
            let view = View::new(&state, seat);
            let here = At {
                acts: true,
                ..At::watched(&view, &setup)
            };
            for event in &events {
                let name = format!("{event:?}");
                let name = name.split(['(', ' ', '{']).next().unwrap_or_default();
                kinds.insert(name.to_owned());
                for language in Language::ALL {
                    if let Some(words) = news(&language, &here, event) {
                        assert_said(&words);
                    }
                    match event {
                        Event::NewDeck(_) => assert_eq!(told(&language, &here, event), None),
                        _ => assert_said(&told(&language, &here, event).expect("words")),
                    }
                }
            }
        }
    }
    // Rare: a chamber is left in nearly every game.
    kinds.remove("NoChamberLeft");
    assert_eq!(kinds.len(), 37, "{kinds:?}");
}

/// cryo §3.11: everybody reads whose pods were lost, and who did it.
#[test]
fn a_sabotage_names_all_who_lost_pods() {
    let setup = Setup::standard(3, "sabotage");
    let state = State::deal(&setup).expect("a game");
    let view = View::new(&state, SeatId(0));
    let here = At {
        view: &view,
        setup: &setup,
        since: None,
        shows_secrets: false,
        acts: false,
        hint: None,
        pointed: None,
        told: None,
        taken: &[],
    };
    let told = |language, lost| {
        let (seat, chamber) = (SeatId(1), ChamberId(4));
        let event = Event::Sabotaged {
            seat,
            chamber,
            lost,
        };
        told(&language, &here, &event).expect("words")
    };
    assert_eq!(
        told(Language::English, [1, 0, 2, 0]),
        "2 sabotages chamber 2 (laboratory). Lost: 1 1 pod and 3 2 pods."
    );
    assert_eq!(
        told(Language::German, [0; 4]),
        "2 sabotiert: Kammer 2 (Labor). Sie war leer."
    );
}

#[test]
fn every_reason_of_a_hint_has_words() {
    let one = Stock::of(Track::Tech, 1);
    let reasons = [
        Reason::EndsGame,
        Reason::Points(-2),
        Reason::Settles(1),
        Reason::Loses(2),
        Reason::CostsOthers(1),
        Reason::Wakes(3),
        Reason::Plays(CardUse::Upgrade),
        Reason::Plays(CardUse::Mission),
        Reason::Plays(CardUse::Vehicle),
        Reason::Draws(2),
        Reason::Completes,
        Reason::Runs(1),
        Reason::FreesDrones(3),
        Reason::Gains(one),
        Reason::Costs(one),
    ];
    for language in Language::ALL {
        let words: BTreeSet<String> = reasons.iter().map(|it| reason(&language, *it)).collect();
        assert_eq!(words.len(), reasons.len());
        words.iter().for_each(|words| assert_said(words));
    }
    let state = State::deal(&Setup::standard(2, "hint")).expect("a game");
    let view = View::new(&state, SeatId(0));
    let best = hints(&view, 1, "hint", &Limit::none());
    let words = hint(&Language::English, "this".to_owned(), &best[0]);
    assert!(words.starts_with("this"), "{words}");
    let apart = Hint {
        reasons: vec![Reason::Wakes(3)],
        then: vec![Reason::Draws(2)],
        ..best[0].clone()
    };
    let words = hint(&Language::English, "this".to_owned(), &apart);
    assert_eq!(words, "this: wakes 3 pods – then: draws 2 cards");
}
