//! The export format: its keys, and an independent check of its consistency.

mod checker;
mod modules;
#[path = "../played/mod.rs"]
mod played;

use checker::check;
use play::{Table, export::export};
use played::{play_until, whole_game};
use rules::{CorporationId, Setup};
use serde_json::Value;

fn exported(table: &Table) -> Value {
    serde_json::to_value(export(table)).expect("an export is JSON")
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key].as_array().expect("a list")
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect()
}

#[test]
fn whole_games_fit_together_in_every_detail() {
    let mut claims = 0;
    for seats in 1..=6 {
        for seed in 0..3 {
            let game = exported(&whole_game(seats, &format!("export {seed}")));
            assert!(game["end"].is_object());
            claims += check(&game);
        }
    }
    assert!(claims > 20, "the games claim civ cards");
}

#[test]
fn pieces_on_a_corporation_board_are_exported() {
    let mut seen = std::collections::BTreeSet::new();
    for corporation in CorporationId::ALL {
        for seed in 0..4 {
            let mut setup = Setup::standard(2, &format!("{corporation} {seed}"));
            setup.seats[0].corporation = corporation;
            let table = play_until(setup, |_| false);
            let game = exported(&table);
            let (seat, owner) = (&game["end"]["seats"][0], &table.state().seats[0]);
            let steps = number(&seat["trackers"]["biomass"][1]);
            assert!(
                corporation != CorporationId::Wormhole || steps <= 5,
                "{steps}"
            );
            assert_eq!(
                seat["flux_track"].is_string(),
                owner.corporation_state.token.is_some()
            );
            assert_eq!(
                list(seat, "lifepods_on_techs").len(),
                owner.corporation_state.berthed.len() as usize
            );
            assert_eq!(
                list(seat, "lifepods_on_tracks").len(),
                owner.corporation_state.parked.len() as usize
            );
            assert_eq!(
                list(seat, "loaded_rovers").len() as u32,
                owner.board.loaded.len()
            );
            assert_eq!(
                game["end"]["scores"][0]["common_objective"].is_object(),
                !table.state().contests.is_empty()
            );
            let filled = |key: &&str| !list(seat, key).is_empty();
            seen.extend(
                ["lifepods_on_techs", "lifepods_on_tracks", "loaded_rovers"]
                    .into_iter()
                    .filter(filled),
            );
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn a_game_can_be_exported_at_any_moment() {
    let mut moments = 0;
    play_until(Setup::standard(3, "any moment"), |table| {
        if table.cursor() % 5 == 0 {
            let game = exported(table);
            check(&game);
            assert_eq!(game["end"].is_null(), !table.state().is_finished());
            moments += 1;
        }
        false
    });
    assert!(moments > 30);
}

#[test]
fn the_station_starts_as_dealt_and_turns_by_the_variant() {
    let mut setup = Setup::standard(2, "variant");
    setup.options.two_player_variant = true;
    let game = exported(&play_until(setup, |table| table.state().round > 8));
    let mut rotation = number(&game["setup"]["station"]["rotation"]);
    for round in list(&game, "rounds") {
        rotation = (rotation + 5) % 6;
        assert_eq!(
            number(&round["rotation"]),
            rotation,
            "one depot clockwise in every round"
        );
    }
    check(&game);
}

#[test]
fn every_key_of_the_format_is_present() {
    let game = exported(&whole_game(4, "keys"));
    assert_eq!(keys(&game), ["format", "version", "setup", "rounds", "end"]);
    assert_eq!(
        (&game["format"], &game["version"]),
        (&"planet-unknown-export".into(), &2.into())
    );
    let setup = "seed solo two_player_variant private_objectives house_rules events seats station first_commander \
                 neighbour_objectives";
    assert_eq!(
        keys(&game["setup"]),
        setup.split_whitespace().collect::<Vec<_>>()
    );
    assert_eq!(
        keys(&game["setup"]["seats"][0]),
        ["name", "planet", "corporation", "position", "player"]
    );
    assert_eq!(game["setup"]["seats"][0]["planet"], "KSB-4156");
    assert_eq!(
        game["setup"]["events"],
        serde_json::json!({"green": 0, "orange": 0, "red": 0})
    );
    assert_eq!(
        keys(&game["setup"]["station"]),
        ["inner", "outer", "rotation"]
    );
    let round = &game["rounds"][0];
    assert_eq!(
        keys(round),
        [
            "round",
            "commander",
            "rotation",
            "event",
            "civ_cards_left",
            "turns",
            "civ_claims"
        ]
    );
    assert_eq!(round["civ_cards_left"], serde_json::json!([5, 5, 5, 5]));
    let turn = &round["turns"][0];
    assert_eq!(
        keys(turn),
        [
            "seat",
            "depot",
            "offered",
            "placed",
            "discarded",
            "actions",
            "claims",
            "after"
        ]
    );
    assert_eq!(
        keys(&turn["offered"][0]),
        ["shape", "pair", "meteor", "ring"]
    );
    let seat = "terrain symbols meteor_symbols patches meteorites lifepods rovers loaded_rovers trackers rovers_left \
                lifepods_scored lifepods_on_tracks lifepods_on_techs meteorites_collected stored_patches civ_cards \
                private_objectives flux_track";
    assert_eq!(
        keys(&turn["after"]),
        seat.split_whitespace().collect::<Vec<_>>()
    );
    assert_eq!(
        keys(&game["end"]),
        ["reason", "steps", "seats", "scores", "solo"]
    );
    let score = "rows columns planet_bonus tracks lifepods meteorites civ_cards private_objectives \
                 neighbour_objectives common_objective total empty_cells meteorites_on_planet rank";
    assert_eq!(
        keys(&game["end"]["scores"][0]),
        score.split_whitespace().collect::<Vec<_>>()
    );
}

#[test]
fn what_can_be_redone_is_not_exported() {
    let mut table = play_until(Setup::standard(2, "redo"), |table| {
        table.cursor() > 40 && table.can_undo().is_ok()
    });
    let before = exported(&table);
    table.undo().expect("it can be undone");
    let after = exported(&table);
    assert_ne!(before, after);
    table.redo();
    assert_eq!(exported(&table), before);
}
