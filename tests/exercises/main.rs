//! The exercises: each can be set up, is not solved at its start, and is solved by the whole solution and not earlier.

mod whole_turn;

use play::exercise::{Goal, SEAT};
use play::{Exercise, Save, Table, save};
use rules::{Action, CorporationId, PlanetId};
use whole_turn::WholeTurn;

fn table(exercise: &Exercise) -> Table {
    exercise
        .table("Ada")
        .unwrap_or_else(|illegal| unreachable!("{}: {illegal}", exercise.name))
}

#[test]
fn every_solution_reaches_the_goal_with_its_last_step() {
    for exercise in Exercise::all() {
        let mut table = table(exercise);
        assert!(
            !exercise.goal.is_reached(table.state()),
            "{} begins solved",
            exercise.name
        );
        for step in &exercise.solution {
            assert!(
                !exercise.is_solved(&table),
                "{} is solved before its last step",
                exercise.name
            );
            assert_eq!(exercise.next_step(&table), Some(*step), "{}", exercise.name);
            let action = Action {
                seat: SEAT,
                choice: *step,
            };
            table
                .play(action)
                .unwrap_or_else(|illegal| unreachable!("{}: {step:?}: {illegal}", exercise.name));
        }
        assert!(
            exercise.is_solved(&table),
            "{} is not solved",
            exercise.name
        );
        assert_eq!(exercise.next_step(&table), None);
    }
}

#[test]
fn an_exercise_is_recognised_also_after_loading_and_nothing_else_is() {
    for exercise in Exercise::all() {
        let mut table = table(exercise);
        assert_eq!(Exercise::on(&table), Some(exercise));
        table
            .play(Action {
                seat: SEAT,
                choice: exercise.solution[0],
            })
            .expect("legal");
        let text = Save::new(&table).encode().expect("it can be written");
        let loaded = save::decode(&text).expect("it opens").table;
        assert_eq!(Exercise::on(&loaded), Some(exercise));
        let unprepared = Table::new(exercise.setup("Ada")).expect("a valid setup");
        assert_eq!(Exercise::on(&unprepared), None);
        assert!(!exercise.is_solved(&unprepared));
    }
}

#[test]
fn going_another_way_leaves_the_solution() {
    let exercise = &Exercise::all()[0];
    let mut table = table(exercise);
    let other = table
        .state()
        .legal(SEAT)
        .into_iter()
        .find(|choice| *choice != exercise.solution[0]);
    table
        .play(Action {
            seat: SEAT,
            choice: other.expect("another choice"),
        })
        .expect("legal");
    assert_eq!(exercise.next_step(&table), None);
}

#[test]
fn names_are_unique_and_difficulties_within_their_range() {
    for (index, exercise) in Exercise::all().iter().enumerate() {
        assert!((1..=3).contains(&exercise.difficulty), "{}", exercise.name);
        assert!(
            Exercise::all()[..index]
                .iter()
                .all(|other| other.name != exercise.name)
        );
        assert_eq!(Exercise::named(&exercise.name), Some(exercise));
    }
}

#[test]
fn every_planet_and_every_corporation_has_an_exercise() {
    for planet in PlanetId::ALL {
        assert!(
            Exercise::all()
                .iter()
                .any(|exercise| exercise.planet == planet),
            "{planet}"
        );
    }
    for corporation in CorporationId::ALL {
        assert!(
            Exercise::all()
                .iter()
                .any(|exercise| exercise.corporation == corporation),
            "{corporation}"
        );
    }
}

#[test]
fn the_standard_game_has_exercises() {
    let standard = |exercise: &&Exercise| {
        (exercise.planet, exercise.corporation) == (PlanetId::STANDARD, CorporationId::STANDARD)
    };
    assert!(Exercise::all().iter().filter(standard).count() >= 2);
}

#[test]
fn there_are_sixty_exercises_from_the_easiest_to_the_hardest() {
    let all = Exercise::all();
    assert!(all.len() >= 60, "{}", all.len());
    assert!(all.is_sorted_by_key(|exercise| exercise.difficulty));
    for planet in PlanetId::ALL {
        let turns = all.iter().filter(|each| each.turn_number().is_some());
        assert!(turns.filter(|each| each.planet == planet).count() >= 2);
    }
}

/// Whatever a player does in such a turn, only one place of one tile reaches the goal.
#[test]
fn a_best_turn_has_one_best_place_and_no_other_comes_near() {
    for exercise in Exercise::all() {
        if exercise.turn_number().is_none() {
            continue;
        }
        let table = table(exercise);
        let turn = WholeTurn::search(table.state(), SEAT);
        let turn = turn.unwrap_or_else(|| unreachable!("{} is too long", exercise.name));
        assert_eq!(exercise.goal, Goal::Medals(turn.medals));
        assert!(turn.second + 2 <= turn.medals, "{}", exercise.name);
    }
}
