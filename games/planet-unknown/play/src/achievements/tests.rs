//! The achievements of whole games.

use super::*;
use rules::{Action, EventMix, SeatId, Setup};
use std::collections::BTreeSet;
use table::Player;

fn finished(setup: Setup) -> Table {
    let mut table = Table::new(setup).expect("a valid setup");
    while let Some(seat) = table.state().active() {
        let legal = table.state().legal(seat);
        let choice = legal[table.cursor() * 7 % legal.len()];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    table
}

#[test]
fn names_are_unique() {
    let names: BTreeSet<&str> = Achievement::ALL
        .into_iter()
        .map(Achievement::name)
        .collect();
    assert_eq!(names.len(), Achievement::ALL.len());
    assert!((40..50).contains(&names.len()));
}

#[test]
fn a_finished_game_is_an_achievement_and_a_practice_game_is_none() {
    let mut setup = Setup::standard(2, "achievements");
    let unfinished = Table::new(setup.clone()).expect("a valid setup");
    assert!(Achievement::earned(&unfinished).is_empty());
    let earned = Achievement::earned(&finished(setup.clone()));
    assert!(earned.contains(&Achievement::FirstGame));
    assert!(earned.contains(&Achievement::Win), "one of two people wins");
    assert!(!earned.contains(&Achievement::SpecialPlanet));
    setup.options.practice = true;
    assert!(Achievement::earned(&finished(setup)).is_empty());
}

#[test]
fn only_what_people_did_counts() {
    let table = finished(Setup::standard(2, "bots"));
    let best = table.state().ranks().iter().position(|rank| *rank == 1);
    let players = |person: Option<usize>| {
        let of_seat = |seat| match Some(seat) == person {
            true => Player::Person,
            false => Player::Bot(Level::Hard),
        };
        (0..2).map(of_seat).collect()
    };
    let won = Achievement::earned(&table.clone().played_by(players(best)));
    assert!(won.contains(&Achievement::BeatHard) && !won.contains(&Achievement::BeatExpert));
    let watched = Achievement::earned(&table.played_by(players(None)));
    assert!(watched.is_empty());
}

#[test]
fn conditions_agree_with_the_game() {
    for seed in 0..30 {
        let mut setup = Setup::standard(1, &format!("conditions {seed}"));
        setup.options.solo = true;
        setup.options.events = Some(EventMix::GENTLE);
        let table = finished(setup);
        let (earned, state) = (Achievement::earned(&table), table.state());
        let (seat, score) = (state.seat(SeatId(0)), state.score(SeatId(0)));
        let has = |achievement| earned.contains(&achievement);
        assert_eq!(has(Achievement::TwoLifepods), seat.lifepods >= 2);
        assert_eq!(has(Achievement::FullPlanet), score.empty_cells == 0);
        assert_eq!(has(Achievement::SoloTarget), score.total() >= 51);
        let top = seat.tracker(Track::Water).height == TOP;
        assert_eq!(has(Achievement::WaterTop), top);
        assert!(has(Achievement::TwoBoosts) || !has(Achievement::ThreeBoosts));
    }
}
