//! Tests that every reason has a text in both languages.

use super::*;
use crate::text::Language;
use bot::{Advised, Limit, Weights, terms};
use play::advice::Hint;
use rules::{Action, Cell, CellSet, Objective, Ring, SeatId, Setup, Shape, Terrain, Tile};

/// One fact of each kind, and both forms of those that have two.
fn facts() -> Vec<Fact> {
    let (row, column) = (Line::Row(2), Line::Column(3));
    let cell = Cell::new(4, 5).expect("a cell");
    let tile = Tile::new(Shape::I2, 0, false);
    let objective = Objective::new(1).expect("an objective");
    let (tracker, benefit) = (Track::Civ, Benefit::CivMilestone(2));
    let lines = vec![
        Fact::Planet(PlanetFact::Completes {
            lines: vec![row, column],
            medals: 3,
        }),
        Fact::Planet(PlanetFact::Enables(row)),
        Fact::Planet(PlanetFact::Nears {
            line: column,
            missing: 2,
        }),
        Fact::Planet(PlanetFact::KeepsOpen(row)),
        Fact::Planet(PlanetFact::Frees(column)),
        Fact::Planet(PlanetFact::Hampers(row)),
        Fact::Planet(PlanetFact::Blocks(column)),
        Fact::Planet(PlanetFact::Bonus(2)),
        Fact::Planet(PlanetFact::Bonus(-2)),
        Fact::Planet(PlanetFact::Fills(1)),
        Fact::Planet(PlanetFact::Hole(CellSet::of(cell))),
        Fact::Planet(PlanetFact::Fits {
            shape: Shape::I3,
            places: 1,
        }),
        Fact::Planet(PlanetFact::NoRoom(Shape::I3)),
    ];
    let tracks = vec![
        Fact::Track(TrackFact::Gains { tracker, benefit }),
        Fact::Track(TrackFact::EnergyGains { tracker, benefit }),
        Fact::Track(TrackFact::Approaches { tracker, benefit }),
        Fact::Track(TrackFact::Advances(tracker)),
        Fact::Track(TrackFact::Regresses(tracker)),
        Fact::Track(TrackFact::LosesMedals(2)),
        Fact::Track(TrackFact::LocksTechs(vec![1, 3])),
    ];
    let pieces = vec![
        Fact::Piece(PieceFact::CollectsLifepods(1)),
        Fact::Piece(PieceFact::CollectsMeteorites(2)),
        Fact::Piece(PieceFact::LoadsMeteorite),
        Fact::Piece(PieceFact::RoverNear {
            lifepod: cell,
            steps: 3,
        }),
        Fact::Piece(PieceFact::LosesLifepods(1)),
        Fact::Piece(PieceFact::LosesRovers(2)),
        Fact::Planet(PlanetFact::Meteorite(cell)),
    ];
    let cards = vec![
        Fact::Card(CardFact::Worth(4)),
        Fact::Card(CardFact::Now),
        Fact::Objective(ObjectiveFact::Meets(objective)),
        Fact::Objective(ObjectiveFact::Serves(objective)),
        Fact::Objective(ObjectiveFact::Spoils(objective)),
        Fact::Objective(ObjectiveFact::Leads(objective)),
        Fact::Offers(Ring::Outer, tile),
    ];
    let outlook = Part::ALL
        .into_iter()
        .flat_map(|part| [true, false].map(|better| Fact::Outlook { part, better }));
    [lines, tracks, pieces, cards, outlook.collect()].concat()
}

/// A reason for a choice, in words.
fn good(language: Language, fact: &Fact) -> String {
    let reasons = Reasons {
        good: vec![fact.clone()],
        bad: None,
    };
    super::reasons(&language, &reasons)
}

/// A reason against a choice, in words.
fn bad(language: Language, fact: &Fact) -> String {
    let reasons = Reasons {
        good: Vec::new(),
        bad: Some(fact.clone()),
    };
    super::reasons(&language, &reasons)
}

fn assert_sentence(words: &str) {
    assert!(
        words.ends_with('.') && !words.contains("advice-") && !words.contains(['{', '}', '$']),
        "{words}"
    );
}

#[test]
fn every_fact_can_be_said_for_and_against_a_choice_in_every_language() {
    for language in Language::ALL {
        for fact in facts() {
            assert_sentence(&good(language, &fact));
            assert_sentence(&bad(language, &fact));
        }
    }
}

#[test]
fn a_completed_row_is_numbered_as_the_window_shows_it() {
    let completes = Fact::Planet(PlanetFact::Completes {
        lines: vec![Line::Row(4)],
        medals: 2,
    });
    let said = [
        (Language::English, "Completes row 5"),
        (Language::German, "Vervollständigt Reihe 5"),
    ];
    for (language, begins) in said {
        let words = good(language, &completes);
        assert!(words.starts_with(begins), "{words}");
    }
}

#[test]
fn reasons_are_whole_sentences() {
    let (english, german) = (Language::English, Language::German);
    let card = Fact::Track(TrackFact::Gains {
        tracker: Track::Civ,
        benefit: Benefit::CivMilestone(3),
    });
    assert_eq!(good(english, &card), "Earns a civ card of rank 3.");
    assert_eq!(
        good(english, &Fact::Piece(PieceFact::LoadsMeteorite)),
        "Loads a meteorite onto a rover."
    );
    assert_eq!(
        good(german, &Fact::Piece(PieceFact::LoadsMeteorite)),
        "Lädt einen Meteoriten auf einen Rover."
    );
    assert_eq!(
        bad(english, &Fact::Planet(PlanetFact::Bonus(-2))),
        "Loses 2 medals of the planet itself."
    );
    assert_eq!(
        bad(german, &Fact::Planet(PlanetFact::Bonus(-2))),
        "Nachteil: verliert 2 eigene Medaillen des Planeten."
    );
    assert_eq!(
        bad(german, &Fact::Planet(PlanetFact::NoRoom(Shape::I3))),
        "Nachteil: lässt keinen Platz für das I3-Plättchen."
    );
    assert_eq!(
        bad(german, &Fact::Piece(PieceFact::LosesLifepods(1))),
        "Nachteil: verliert eine Rettungskapsel."
    );
}

#[test]
fn the_best_option_is_never_said_to_be_like_the_others_when_they_are_worse() {
    let seat = SeatId(0);
    let state = Setup::standard(1, "advice").deal().expect("a valid setup");
    let option = |(steps, medals)| Advised {
        choice: Choice::Rotate(steps),
        medals,
        error: 0.2,
        terms: terms(&state, seat, Weights::in_use()),
    };
    let advised = [(1, 20.0), (2, 19.0)].map(option);
    let mut hint = Hint::new(&state.view(seat), &advised, 64).expect("advice");
    assert!(hint.is_clear());
    for bad in [None, Some(Fact::Piece(PieceFact::LosesLifepods(1)))] {
        hint.options[0].reasons = Reasons {
            good: Vec::new(),
            bad,
        };
        for language in Language::ALL {
            let words = why_best(&language, &hint.options[0]);
            assert_ne!(words, why(&language, &hint.options[0]));
            assert_sentence(&words);
        }
    }
}

// finding: "about equal: Loses a lifepod." and "best: completes a column, but loses more" told half of the truth
#[test]
fn a_reason_against_never_stands_alone_for_an_option_as_good_as_the_best() {
    let seat = SeatId(0);
    let state = Setup::standard(1, "advice").deal().expect("a valid setup");
    let option = |steps| Advised {
        choice: Choice::Rotate(steps),
        medals: 20.0,
        error: 0.2,
        terms: terms(&state, seat, Weights::in_use()),
    };
    let advised = [1, 2].map(option);
    let mut hint = Hint::new(&state.view(seat), &advised, 64).expect("advice");
    let lost = Fact::Piece(PieceFact::LosesLifepods(1));
    for good in [Vec::new(), vec![Fact::Piece(PieceFact::LoadsMeteorite)]] {
        let against = Reasons {
            good,
            bad: Some(lost.clone()),
        };
        hint.options[1].reasons = against.clone();
        for language in Language::ALL {
            let words = [
                why(&language, &hint.options[1]),
                why_best(&language, &hint.options[1]),
            ];
            words.iter().for_each(|words| assert_sentence(words));
            assert_ne!(words[1], reasons(&language, &against));
            if against.good.is_empty() {
                assert_ne!(words[0], reasons(&language, &against));
            }
        }
    }
}

#[test]
fn a_shape_that_reasons_name_is_drawn_once() {
    let (no_room, fits) = (
        Fact::Planet(PlanetFact::NoRoom(Shape::I3)),
        Fact::Planet(PlanetFact::Fits {
            shape: Shape::F,
            places: 3,
        }),
    );
    let reasons = Reasons {
        good: vec![fits.clone(), fits],
        bad: Some(no_room),
    };
    assert_eq!(reasons.shapes(), [Shape::F, Shape::I3]);
}

#[test]
fn placements_with_the_same_first_cell_are_told_apart() {
    let mut state = Setup::standard(1, "twins").deal().unwrap();
    let seat = SeatId(0);
    let choice = Choice::Rotate(0);
    state.apply(&Action { seat, choice }).unwrap();
    let view = state.view(seat);
    let hint = Hint::on(&view, 4, "twins", &Limit::none()).unwrap();
    let advice = |choice| Advice {
        choice,
        ..hint.options[0].clone()
    };
    let all: Vec<Advice> = state.legal(seat).into_iter().map(advice).collect();
    let briefly = |choice| advised_choice_briefly(&Language::English, &view, choice);
    let among = |choice| advised_choice_among(&Language::English, &view, choice, &all);
    let resources = |choice| {
        let mut after = state.clone();
        after.apply(&Action { seat, choice }).unwrap();
        Terrain::ALL.map(|terrain| after.seat(seat).board.resources(terrain))
    };
    let mut twins = 0;
    for (index, option) in all.iter().enumerate() {
        let is_twin = |other: &&Advice| briefly(other.choice) == briefly(option.choice);
        let elsewhere = |other: &&Advice| resources(other.choice) != resources(option.choice);
        for other in all[..index].iter().filter(is_twin).filter(elsewhere) {
            twins += 1;
            assert_ne!(among(other.choice), among(option.choice));
        }
    }
    assert!(twins > 0, "some placements begin at the same cell");
}
