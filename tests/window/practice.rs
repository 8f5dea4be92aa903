//! Practice games through the window: laying out, fetching, marks, explanations, exercises.

use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::settings::Own as _;
use planet_unknown::app::OwnSettings;
use planet_unknown::app::screens;
use planet_unknown::app::text::{Language, describe};
use planet_unknown::app::widgets::tile::tile_name;
use planet_unknown::app::widgets::tracks::field_name;
use play::library::Opened;
use play::{Exercise, Table};
use rules::{
    Action, Answer, CellSet, Change, Choice, Effect, Field, Orientation, PlacementFault, PlanetId,
    SeatId, Setup, Track,
};

use super::desk::{Desk, keep, kept};

const ENGLISH: Language = Language::English;

/// A practice game of one seat on a planet, with its station turned.
fn practice_on(planet: PlanetId) -> Table {
    let mut setup = Setup::standard(1, "window");
    setup.options.practice = true;
    setup.seats[0].planet = planet;
    let mut table = Table::new(setup).expect("a valid setup");
    play(&mut table, Choice::Rotate(0));
    table
}

fn play(table: &mut Table, choice: Choice) {
    table
        .play(Action {
            seat: SeatId(0),
            choice,
        })
        .expect("a legal choice");
}

/// A window with a practice game of one seat, with its station turned.
fn practising() -> Desk {
    sitting_at(practice_on(PlanetId::STANDARD))
}

/// A window with this game.
fn sitting_at(table: Table) -> Desk {
    let mut desk = Desk::open(ENGLISH);
    let ctx = desk.window.ctx.clone();
    let command = screens::sit(Opened::new(table));
    desk.window.state_mut().apply(&ctx, command);
    desk.window.run_steps(3);
    desk
}

/// Scrolls the first widget with this name into view and clicks it.
fn click(desk: &mut Desk, name: &str) {
    let node = || desk.window.get_all_by_label(name).next();
    node()
        .unwrap_or_else(|| unreachable!("{name} is not on show"))
        .scroll_to_me();
    desk.window.run_steps(4);
    let node = desk.window.get_all_by_label(name).next();
    node.unwrap_or_else(|| unreachable!("{name} is gone"))
        .click();
    desk.window.run_steps(4);
}

/// Brings a part of the practice game to the front.
fn turn_to(desk: &mut Desk, part: &str) {
    click(desk, &format!("Parts of the practice game: {part}"));
}

fn open_exercise(name: &str) -> (Desk, &'static Exercise) {
    let exercise = Exercise::named(name).expect("an exercise");
    let mut desk = Desk::open(ENGLISH);
    desk.click("Practice");
    let title = describe::exercise_title(&ENGLISH, exercise);
    click(&mut desk, &format!("Start: {title}"));
    (desk, exercise)
}

#[test]
fn the_station_turns_to_any_depot_and_any_tile_is_fetched() {
    let mut desk = practising();
    turn_to(&mut desk, "Position");
    click(&mut desk, "Turn right");
    click(&mut desk, "Any tile");
    let setup = Setup::standard(1, "window").deal().expect("a valid setup");
    let stack = &setup.station.outer[2];
    let first = *stack.tiles.iter().min().expect("a tile");
    click(&mut desk, &tile_name(ENGLISH, first));
    let second = *stack.tiles.iter().max().expect("a tile");
    click(&mut desk, &tile_name(ENGLISH, second));
    let table = desk.last_kept();
    let choices: Vec<Choice> = table
        .done()
        .iter()
        .map(|entry| entry.action.choice)
        .collect();
    assert_eq!(choices[1..], [Choice::Rotate(1), Choice::Fetch(second)]);
    assert!(
        table
            .state()
            .offered(SeatId(0))
            .iter()
            .any(|(_, tile)| *tile == second)
    );
}

#[test]
fn a_tracker_is_set_a_counter_raised_and_a_mark_returned_to() {
    let mut desk = practising();
    turn_to(&mut desk, "Marks");
    click(&mut desk, "Mark this position");
    turn_to(&mut desk, "Position");
    click(&mut desk, "Lay out the position");
    click(&mut desk, "More: rover movements");
    let seat = first_seat();
    let to = Field::new(Track::Tech, 3);
    click(&mut desk, &field_name(ENGLISH, &seat, to));
    turn_to(&mut desk, "Marks");
    assert!(desk.shows("Return to mark 1"));
    click(&mut desk, "Return to mark 1");
    click(&mut desk, "Redo");
    click(&mut desk, "Redo");
    let table = desk.last_kept();
    assert_eq!(table.marks().len(), 1);
    let choices: Vec<Choice> = table
        .done()
        .iter()
        .map(|entry| entry.action.choice)
        .collect();
    let tracker = Change::Tracker {
        tracker: Track::Tech,
        to,
    };
    assert_eq!(
        choices[1..],
        [
            Choice::Arrange(Change::Movement(1)),
            Choice::Arrange(tracker)
        ]
    );
}

/// The only seat as it is at the start of a game.
fn first_seat() -> rules::Seat {
    Setup::standard(1, "window")
        .deal()
        .expect("a valid setup")
        .seats[0]
        .clone()
}

#[test]
fn every_choice_is_explained_with_its_rule() {
    let mut desk = practising();
    turn_to(&mut desk, "Why?");
    click(&mut desk, "Explain every choice");
    assert!(
        desk.window
            .query_by_label_contains("You may not end the turn yet")
            .is_some()
    );
    click(&mut desk, "Rules 4");
    assert!(
        desk.window
            .query_all_by_label_contains("Placing")
            .next()
            .is_some()
    );
}

#[test]
fn refused_places_of_the_tile_in_the_hand_are_counted_by_their_reason() {
    let state = practice_on(PlanetId::STANDARD).state().clone();
    let (_, tile) = state.offered(SeatId(0))[0];
    let anchors = state
        .tile_rules(SeatId(0))
        .anchors(tile, Orientation::UPRIGHT);
    let mut desk = practising();
    turn_to(&mut desk, "Why?");
    click(&mut desk, "Explain every choice");
    assert!(desk.shows("Take a tile to see where it may not lie, and why."));
    desk.press(egui::Key::Num1);
    desk.window.run_steps(4);
    let refused = |fault| {
        let reason = describe::placement_fault(&ENGLISH, fault);
        let words = format!("places: {reason}");
        let lines = desk.window.query_all_by_label_contains(&words);
        let text = lines
            .filter_map(|node| node.accesskit_node().value())
            .next()
            .unwrap_or_default();
        text.trim_start_matches("✗ ")
            .split(' ')
            .next()
            .and_then(|count| count.parse().ok())
            .unwrap_or(0_usize)
    };
    let footprint = tile.shape().footprint(Orientation::UPRIGHT);
    let places = CellSet::GRID
        .into_iter()
        .filter(|anchor| footprint.at(*anchor).is_some())
        .count();
    let on_edge = refused(PlacementFault::NotOnEdge);
    assert!(on_edge > 0);
    assert_eq!(
        on_edge + refused(PlacementFault::Outside) + anchors.into_iter().count(),
        places
    );
    click(&mut desk, "Rules 4.2");
    assert!(
        desk.window
            .query_by_label_contains("first tile covers at least one cell of the planet edge")
            .is_some()
    );
}

#[test]
fn trackers_that_do_not_advance_are_named_with_the_rule() {
    let mut table = practice_on(PlanetId::STANDARD);
    let legal = table.state().legal(SeatId(0));
    let places = |choice: &&Choice| {
        matches!(
            choice,
            Choice::Resolve {
                answer: Answer::Place { .. },
                ..
            }
        )
    };
    play(&mut table, *legal.iter().find(places).expect("a place"));
    let resource =
        table
            .state()
            .seat(SeatId(0))
            .turn
            .agenda
            .iter()
            .find_map(|pending| match pending.effect {
                Effect::Resource(track) => Some(track),
                _ => None,
            });
    let others = Track::ALL
        .into_iter()
        .filter(|track| Some(*track) != resource);
    let names: Vec<String> = others
        .map(|track| describe::tracker(&ENGLISH, track))
        .collect();
    let mut desk = sitting_at(table);
    turn_to(&mut desk, "Why?");
    click(&mut desk, "Explain every choice");
    assert!(desk.shows(&format!(
        "✗ This does not advance: {}",
        kit::text::list(&ENGLISH, &names)
    )));
    assert!(desk.shows("Rules 5.1"));
}

#[test]
fn refused_steps_of_each_rover_are_explained() {
    let mut table = practice_on(PlanetId::KAax);
    let board = table.state().seat(SeatId(0)).board.clone();
    let barred = board.barred();
    let from = (barred.neighbours() & board.data().cells)
        .without(barred)
        .first()
        .expect("a cell beside toxic ones");
    let around = CellSet::of(from).neighbours() & board.data().cells;
    let other = around
        .without(barred)
        .first()
        .expect("a cell that may be entered");
    for cell in [from, other] {
        play(&mut table, Choice::Arrange(Change::Rover(cell)));
    }
    let mut desk = sitting_at(table);
    turn_to(&mut desk, "Why?");
    click(&mut desk, "Explain every choice");
    assert!(
        desk.window
            .query_by_label_contains("No rover movement is left.")
            .is_some()
    );
    let line = |to: CellSet, reason: &str| {
        let to: Vec<String> = to.into_iter().map(describe::cell).collect();
        format!(
            "✗ Rover at {}, to {}: {reason}",
            describe::cell(from),
            to.join(", ")
        )
    };
    assert!(desk.shows(&line(
        around & barred,
        &describe::planet_rule(&ENGLISH, PlanetId::KAax)
    )));
    assert!(desk.shows(&line(CellSet::of(other), "Another rover is there.")));
    assert!(desk.shows("Rules 6.5") && desk.shows("Rules 7"));
}

#[test]
fn an_exercise_shows_goal_hint_and_solution_and_recognises_success() {
    let (mut desk, exercise) = open_exercise("boost");
    assert!(desk.shows(&describe::goal(&ENGLISH, exercise)));
    assert!(!desk.shows(&describe::hint(&ENGLISH, exercise)));
    click(&mut desk, "Hint");
    assert!(desk.shows(&describe::hint(&ENGLISH, exercise)));
    for _ in 0..exercise.solution.len() {
        assert!(!desk.shows("Well done!"));
        click(&mut desk, "Next step of the solution");
    }
    assert!(
        desk.window
            .query_all_by_label_contains("Try it yourself")
            .next()
            .is_some()
    );
    assert!(
        OwnSettings::of(desk.window.state().settings())
            .solved_exercises
            .is_empty(),
        "it was shown, not solved"
    );
    click(&mut desk, "Stay here");
    assert!(
        desk.window
            .query_all_by_label_contains("Try it yourself")
            .next()
            .is_none()
    );
}

#[test]
fn an_exercise_leaves_the_game_in_progress_alone() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let table = Table::new(Setup::standard(2, "in progress")).expect("a valid setup");
    keep(folder.path(), table.clone());
    let mut desk = Desk::open_in(folder, Some(ENGLISH), [1280.0, 960.0]);
    desk.click("Practice");
    let exercise = Exercise::named("boost").expect("an exercise");
    click(
        &mut desk,
        &format!("Start: {}", describe::exercise_title(&ENGLISH, exercise)),
    );
    click(&mut desk, "Next step of the solution");
    let kept = kept(desk.folder.path());
    assert_eq!(kept.len(), 1, "an exercise is not kept");
    assert_eq!(kept[0].setup(), table.setup());
}

#[test]
fn solving_an_exercise_is_remembered_and_leads_to_the_next() {
    let exercise = Exercise::named("boost").expect("an exercise");
    let (last, before) = exercise.solution.split_last().expect("a solution");
    let mut table = exercise.table("Ada").expect("it is set up");
    for step in before {
        table
            .play(rules::Action {
                seat: SeatId(0),
                choice: *step,
            })
            .expect("legal");
    }
    let mut desk = Desk::open(ENGLISH);
    let ctx = desk.window.ctx.clone();
    let command = screens::sit(Opened::new(table));
    desk.window.state_mut().apply(&ctx, command);
    desk.window.run_steps(3);
    let Choice::Resolve {
        answer: rules::Answer::Advance { to, .. },
        ..
    } = last
    else {
        unreachable!("the last step is an advance");
    };
    click(&mut desk, &field_name(ENGLISH, &first_seat(), *to));
    assert!(desk.shows("Well done!"));
    assert!(OwnSettings::of(desk.window.state().settings()).has_solved("boost"));
    click(&mut desk, "Next exercise");
    assert!(!desk.shows("Well done!"));
    let next = &Exercise::all()[1];
    assert!(desk.shows(&describe::goal(&ENGLISH, next)));
}

// N9
#[test]
fn the_list_filters_exercises_by_planet_and_corporation() {
    let mut desk = Desk::open(Language::German);
    desk.click("Üben");
    click(&mut desk, "Nur Arashi");
    let title = |name| {
        let exercise = Exercise::named(name).expect("an exercise");
        describe::exercise_title(&Language::German, exercise)
    };
    assert!(desk.shows(&title("arashi")) && !desk.shows(&title("cosmos")));
    click(&mut desk, "Nur Cosmos Inc.");
    assert!(desk.shows("Solche Aufgaben gibt es nicht."));
    click(&mut desk, "Nur Arashi");
    assert!(!desk.shows(&title("arashi")) && desk.shows(&title("cosmos")));
}

// N9
#[test]
fn an_exercise_has_one_button_for_hints() {
    let (mut desk, exercise) = open_exercise("boost");
    assert!(!desk.shows("Ask for a hint"));
    desk.press(egui::Key::H);
    assert!(desk.shows(&describe::hint(&ENGLISH, exercise)));
}

// N8
#[test]
fn a_practice_game_is_set_up_from_its_worlds_on() {
    let mut desk = Desk::open(Language::German);
    desk.click("Üben");
    click(&mut desk, "Übungsspiel aufbauen");
    assert!(desk.shows("Schritt 1: Welten") && desk.shows("Planet: Arashi"));
    desk.click("Schritt 3: Module");
    assert!(desk.says("ohne Zielwert"));
}

// N8
#[test]
fn the_planet_keeps_its_place_while_the_station_of_a_practice_game_turns() {
    let mut setup = Setup::standard(1, "window");
    setup.options.practice = true;
    let table = Table::new(setup).expect("a valid setup");
    let desk = sitting_at(table);
    let planet = desk.window.query_all_by_label_contains("D4: ").next();
    let cell = planet.expect("a cell of the planet").rect();
    assert!(cell.width() > 30.0, "{cell:?}");
}

// N15
#[test]
fn the_coach_of_practice_games_stays_on() {
    let mut desk = practising();
    click(&mut desk, "Comment on my moves");
    assert!(OwnSettings::of(desk.window.state().settings()).practice_coach);
    let ctx = desk.window.ctx.clone();
    let again = screens::sit(Opened::new(practice_on(PlanetId::STANDARD)));
    desk.window.state_mut().apply(&ctx, again);
    desk.window.run_steps(3);
    assert!(desk.says("Make a move, and the coach will comment on it."));
}

/// A turn with nothing left but its end, and with movement; with a rover on the planet if `rover`.
fn idle_turn(rover: bool) -> Table {
    let mut table = practice_on(PlanetId::STANDARD);
    let ends = |choice: &Choice| matches!(choice, Choice::EndTurn);
    loop {
        let legal = table.state().legal(SeatId(0));
        match legal.iter().find(|choice| ends(choice)) {
            Some(_) => break,
            None => play(&mut table, legal[0]),
        }
    }
    let rovers = table.state().seats[0].board.rovers;
    rovers
        .into_iter()
        .for_each(|cell| play(&mut table, Choice::Arrange(Change::Rover(cell))));
    if rover {
        let tile = table.state().seats[0].board.covered();
        let at = tile.first().expect("a tile has been placed");
        play(&mut table, Choice::Arrange(Change::Rover(at)));
    }
    play(&mut table, Choice::Arrange(Change::Movement(3)));
    table
}

// rules §3.7
#[test]
fn movement_that_no_rover_can_use_is_said_to_lapse() {
    let lapses = "You have no rover on your planet, so the movement lapses. End your turn.";
    assert!(sitting_at(idle_turn(false)).shows(lapses));
    let desk = sitting_at(idle_turn(true));
    assert!(!desk.shows(lapses));
    assert!(desk.shows("Click a rover to see where it can drive, or end your turn."));
}

// finding: a click on a line of the log of a practice game threw away whole turns
#[test]
fn a_click_on_an_old_line_of_the_log_asks_before_it_goes_back() {
    let mut table = practice_on(PlanetId::STANDARD);
    while table.state().round < 2 {
        let choice = table.state().legal(SeatId(0))[0];
        play(&mut table, choice);
    }
    let mut desk = sitting_at(table);
    desk.click("Log");
    for (answer, round) in [("Cancel", "Round 2"), ("Go back", "Round 1")] {
        let lines = desk.window.query_all_by_label_contains("Placed at");
        lines.last().expect("a line of the log").click();
        desk.window.run_steps(4);
        assert!(desk.says("steps?"), "it asks");
        desk.click(answer);
        assert!(desk.says(round), "{answer}");
    }
}
