//! Tests that every refusal and every mistake has words of its own.

use super::*;
use crate::text::Language;
use game::SeatId;
use std::collections::BTreeSet;

const QUESTIONS: [Question; 32] = [
    Question::Space,
    Question::Bonus,
    Question::Shuttle,
    Question::Turn,
    Question::Placing,
    Question::More,
    Question::Blueprint,
    Question::Learn,
    Question::Pay,
    Question::Develop,
    Question::Warehouse,
    Question::Move,
    Question::Type,
    Question::Site,
    Question::Tech,
    Question::Lss,
    Question::Fetch,
    Question::Upgrade,
    Question::Displace,
    Question::Ship,
    Question::Reward,
    Question::Bot,
    Question::Hire,
    Question::Refill,
    Question::Reply,
    Question::Use,
    Question::Produce,
    Question::Choose,
    Question::Goal,
    Question::Deliver,
    Question::Travel,
    Question::Explore,
];

#[test]
fn every_refusal_has_words_of_its_own() {
    let others = [
        Illegal::Over,
        Illegal::NotOpen(SeatId(1)),
        Illegal::OtherQuestion(Question::Turn),
        Illegal::NoGoal,
        Illegal::NotNeeded,
    ];
    let all: BTreeSet<Question> = QUESTIONS.into_iter().collect();
    assert_eq!(all.len(), Question::Explore as usize, "the last of §14");
    for language in Language::ALL {
        let questions = QUESTIONS.map(Illegal::NotPossible);
        let reasons = others.into_iter().chain(questions);
        let words: BTreeSet<String> = reasons.map(|reason| refusal(&language, reason)).collect();
        assert_eq!(words.len(), others.len() + QUESTIONS.len());
        assert!(words.iter().all(|words| !words.starts_with("refused-")));
    }
}

#[test]
fn a_mistake_in_a_set_is_told_with_its_place_and_remedy() {
    let flaws = [
        Flaw::Game,
        Flaw::Name,
        Flaw::Number,
        Flaw::Amount,
        Flaw::Fixed,
        Flaw::Unknown,
        Flaw::Hex,
        Flaw::Effect,
    ];
    for language in Language::ALL {
        let told = flaws.map(|flaw| {
            let place = "lab, 3a".to_owned();
            let error = SetupError::Components(ComponentsError::Wrong { place, flaw });
            setup_error(&language, &error)
        });
        assert!(told.iter().all(|words| words.contains("lab, 3a: ")));
        assert_eq!(BTreeSet::from(told).len(), flaws.len());
    }
}

#[test]
fn what_is_wrong_with_a_file_is_told() {
    let faults = [
        Invalid::Seats,
        Invalid::Board,
        Invalid::Map,
        Invalid::Blueprints,
        Invalid::Techs,
        Invalid::Tiles,
        Invalid::Display,
        Invalid::Goals,
        Invalid::Colony,
        Invalid::Turn,
        Invalid::Agenda,
    ];
    for language in Language::ALL {
        let words: BTreeSet<String> = faults.iter().map(|it| invalid(&language, *it)).collect();
        assert_eq!(words.len(), faults.len());
    }
}
