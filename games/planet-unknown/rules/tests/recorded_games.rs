//! Recorded games that must stay the same on every platform and in every build: one for each number of seats, one for
//! each corporation, one for each planet, a solo game with each preset deck of event cards, and one with all modules
//! for each number of seats. The recordings hold the hash of the state after each round, and the result.
//!
//! Each game is played under every set of rulings: `tests/recorded` holds those of [`Rulings::First`], with civ cards
//! claimed after the round, `tests/recorded/second` those of [`Rulings::Second`]. Recordings of older rulings never change,
//! for games that began under them must go on as they were.
//!
//! After a change that alters states or the course of games of the present rulings on purpose, record those again and
//! check the difference: `RECORD_GAMES=1 cargo test -p planet-unknown-rules --test recorded_games`.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it reads what was recorded"
)]

#[path = "common/hash.rs"]
mod hash;

use hash::state_hash;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{Action, CorporationId, EventMix, PlanetId, Rulings, Setup};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Plays a game at random and records its course.
fn transcript(setup: &Setup) -> Result<String, std::fmt::Error> {
    let mut state = setup.deal().expect("a valid setup");
    let mut rng = ChaCha8Rng::seed_from_u64(setup.seats.len() as u64);
    let mut text = String::new();
    for seat in &setup.seats {
        writeln!(text, "{} on {}", seat.corporation, seat.planet)?;
    }
    if let Some(EventMix { green, orange, red }) = setup.options.events {
        writeln!(text, "{green} green, {orange} orange and {red} red alerts")?;
    }
    writeln!(
        text,
        "seed \"{}\"\nstart {:016x}",
        setup.seed,
        state_hash(&state)
    )?;
    let (mut actions, mut events) = (0, Vec::new());
    while let Some(seat) = state.active() {
        let legal = state.legal(seat);
        let choice = legal[rng.random_range(0..legal.len() as u32) as usize];
        let round = state.round;
        state
            .apply_into(&Action { seat, choice }, &mut events)
            .expect("a listed choice is legal");
        actions += 1;
        if state.round != round || state.is_finished() {
            writeln!(
                text,
                "round {round}: {actions} actions, {} events, {:016x}",
                events.len(),
                state_hash(&state)
            )?;
        }
    }
    for (seat, rank) in state.seat_ids().zip(state.ranks()) {
        writeln!(
            text,
            "{seat}: {} medals, rank {rank}",
            state.score(seat).total()
        )?;
    }
    Ok(text)
}

/// Compares a game under the first and under the present rulings with its recordings.
fn compare(name: &str, setup: &Setup) {
    let mut first = setup.clone();
    first.options.rulings = Rulings::First;
    first.options.claims_after_round = true;
    compare_with(&format!("{name}.txt"), &first);
    compare_with(&format!("second/{name}.txt"), setup);
}

/// Compares a game with what `file` holds. Only a game of the present rulings is recorded.
fn compare_with(file: &str, setup: &Setup) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "recorded", file]
        .iter()
        .collect();
    let played = transcript(setup).expect("text can be written");
    let is_present = setup.options.rulings == Rulings::default();
    if is_present && std::env::var_os("RECORD_GAMES").is_some() {
        std::fs::write(&path, &played).expect("the folder can be written to");
    }
    let recorded = std::fs::read_to_string(&path)
        .expect("the game was recorded")
        .replace("\r\n", "\n");
    assert_eq!(played, recorded, "the game {file} went another way");
}

/// The form of a name in file names.
fn file_name(name: &str) -> String {
    let letters = name.to_lowercase().replace('\'', "");
    letters
        .split(|letter: char| !letter.is_ascii_alphanumeric())
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join("-")
}

#[test]
fn recorded_games_go_the_same_way_on_every_platform_and_in_every_build() {
    for seats in 1..=6 {
        compare(
            &format!("{seats}-seats"),
            &Setup::standard(seats, &format!("recorded {seats}")),
        );
    }
}

#[test]
fn recorded_games_of_each_corporation_go_the_same_way() {
    for corporation in CorporationId::ALL {
        let mut setup = Setup::standard(2, &format!("recorded {corporation}"));
        setup.seats[1].corporation = corporation;
        compare(
            &format!("corporation-{}", file_name(corporation.name())),
            &setup,
        );
    }
}

#[test]
fn recorded_games_on_each_planet_go_the_same_way() {
    for (planet, corporation) in PlanetId::ALL
        .into_iter()
        .zip(CorporationId::ALL.into_iter().cycle())
    {
        let mut setup = Setup::standard(1, &format!("recorded {planet}"));
        (setup.seats[0].planet, setup.seats[0].corporation) = (planet, corporation);
        compare(&format!("planet-{}", file_name(planet.name())), &setup);
    }
}

/// Gives the seats the planets and corporations that follow number `first`.
fn settle(setup: &mut Setup, first: usize) {
    for (index, seat) in setup.seats.iter_mut().enumerate() {
        seat.planet = PlanetId::ALL[(first + index) % PlanetId::ALL.len()];
        seat.corporation = CorporationId::ALL[(first + index) % CorporationId::ALL.len()];
    }
}

#[test]
fn recorded_solo_games_with_each_preset_deck_go_the_same_way() {
    let presets = [
        ("gentle", EventMix::GENTLE),
        ("balanced", EventMix::BALANCED),
        ("harsh", EventMix::HARSH),
    ];
    for (number, (name, mix)) in presets.into_iter().enumerate() {
        let mut setup = Setup::standard(1, &format!("recorded solo {name}"));
        setup.options.solo = true;
        setup.options.events = Some(mix);
        settle(&mut setup, 3 * number);
        compare(&format!("solo-{name}"), &setup);
    }
}

#[test]
fn recorded_games_with_all_modules_go_the_same_way() {
    for seats in 2..=6 {
        let mut setup = Setup::standard(seats, &format!("recorded modules {seats}"));
        setup.options.events = Some(EventMix::BALANCED);
        setup.options.private_objectives = true;
        setup.options.two_player_variant = seats == 2;
        setup.options.reveal_at_once = seats % 2 == 1;
        setup.options.patches_count_as_tiles = seats % 3 == 0;
        settle(&mut setup, 5 * seats);
        compare(&format!("modules-{seats}-seats"), &setup);
    }
}
