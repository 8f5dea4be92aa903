//! The export of games with events, private objectives, solo rules and the two-player variant.

use super::checker::check;
use super::played::play_until;
use super::{exported, list, number};
use rules::{CorporationId, EventMix, Setup};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn modular(seats: usize, seed: u64, mix: EventMix) -> Setup {
    let mut setup = Setup::standard(seats, &format!("modules {seed}"));
    setup.options.events = Some(mix);
    setup.options.solo = seats == 1;
    setup.options.private_objectives = seats > 1;
    setup.options.two_player_variant = seats == 2 && seed.is_multiple_of(2);
    setup
}

fn mixes(seats: usize) -> Vec<EventMix> {
    let gentle = EventMix::new(
        EventMix::most(rules::EventColour::Green, seats).min(18),
        2,
        0,
    );
    let mut mixes = vec![EventMix::BALANCED, EventMix::HARSH, EventMix::new(0, 2, 18)];
    mixes.extend(gentle.fits(seats).then_some(gentle));
    mixes
}

#[test]
fn games_with_every_module_fit_together_in_every_detail() {
    let (mut events, mut ends) = (BTreeSet::new(), BTreeSet::new());
    for seats in 1..=6 {
        for mix in mixes(seats) {
            for seed in 0..if seats < 3 { 12 } else { 2 } {
                let game = exported(&play_until(modular(seats, seed, mix), |_| false));
                check(&game);
                let drawn: Vec<&Value> = list(&game, "rounds")
                    .iter()
                    .map(|round| &round["event"])
                    .collect();
                assert!(
                    drawn.iter().all(|event| event.is_string()),
                    "an event in every round"
                );
                assert_eq!(
                    drawn
                        .iter()
                        .map(|event| event.as_str())
                        .collect::<BTreeSet<_>>()
                        .len(),
                    drawn.len()
                );
                events.extend(
                    drawn
                        .iter()
                        .filter_map(|event| event.as_str())
                        .map(str::to_owned),
                );
                ends.insert(game["end"]["reason"].as_str().expect("a reason").to_owned());
            }
        }
    }
    assert!(events.len() > 50, "{events:?}");
    assert!(
        ends.is_subset(
            &["empty_depot", "events", "unplaceable"]
                .map(str::to_owned)
                .into()
        ),
        "{ends:?}"
    );
}

#[test]
fn the_deck_and_the_modules_are_told() {
    let game = exported(&play_until(modular(3, 1, EventMix::new(7, 6, 7)), |_| {
        false
    }));
    let setup = &game["setup"];
    assert_eq!(setup["events"], json!({"green": 7, "orange": 6, "red": 7}));
    assert_eq!(
        (&setup["private_objectives"], &setup["solo"]),
        (&true.into(), &false.into())
    );
    assert!(
        list(&game["end"], "seats")
            .iter()
            .all(|seat| list(seat, "private_objectives").len() == 1)
    );
    assert_eq!(game["end"]["solo"], Value::Null);
    let colours = list(&game, "rounds")
        .iter()
        .filter_map(|round| round["event"].as_str()?.chars().next());
    assert!(colours.filter(|colour| *colour == 'R').count() <= 7);
}

#[test]
fn the_solo_game_shows_its_target_and_grade() {
    let game = exported(&play_until(modular(1, 3, EventMix::new(9, 3, 8)), |_| {
        false
    }));
    assert_eq!(game["setup"]["solo"], true);
    assert_eq!(game["setup"]["first_commander"], 0);
    let total = number(&game["end"]["scores"][0]["total"]) as i64;
    let grade = (total - (58 - 15)).max(0) / 5;
    assert_eq!(
        game["end"]["solo"],
        json!({"target": 58, "grade": grade.min(6)}),
        "rules §10.6"
    );
    let objectives = game["end"]["scores"][0]["private_objectives"]
        .as_object()
        .expect("a map");
    assert!(
        objectives
            .values()
            .all(|medals| *medals == 0 || *medals == 5)
    );
}

/// A game that is played until `event` has been revealed and that round has ended.
fn game_with(event: &str, mix: EventMix) -> Value {
    let games = (0..200).map(|seed| exported(&play_until(modular(1, seed, mix), |_| false)));
    let mut found = games.filter(|game| {
        list(game, "rounds")
            .iter()
            .any(|round| round["event"] == event)
    });
    found.next().expect("some game draws it")
}

#[test]
fn depot_and_offer_are_those_after_the_event() {
    let mut turned = 0;
    for event in ["G15", "R12"] {
        let game = game_with(event, EventMix::new(10, 0, 10));
        let mut rotation = number(&game["setup"]["station"]["rotation"]);
        for round in list(&game, "rounds") {
            rotation = (rotation + 5) % 6;
            let after = number(&round["rotation"]);
            assert!(
                after == rotation || round["event"] == "G15",
                "one depot clockwise"
            );
            turned += u64::from(after != rotation);
            rotation = after;
            let turn = &round["turns"][0];
            assert_eq!(number(&turn["depot"]), rotation);
            if round["event"] == "R12" {
                assert_eq!(list(turn, "offered").len(), 1, "the other shape is gone");
            }
        }
    }
    assert!(
        turned > 0,
        "a random player turns the station to another depot"
    );
}

#[test]
fn the_station_before_the_first_round_is_the_one_dealt() {
    for (corporation, private) in [
        (CorporationId::STANDARD, true),
        (CorporationId::Flux, false),
    ] {
        let mut setup = modular(2, 2, EventMix::BALANCED);
        setup.options.private_objectives = private;
        setup.seats[1].corporation = corporation;
        let game = exported(&play_until(setup, |table| table.state().round > 1));
        let rotation = number(&game["setup"]["station"]["rotation"]);
        assert_eq!(number(&game["rounds"][0]["rotation"]), (rotation + 5) % 6);
    }
}
