//! On Mars at its table: whole games through the window, and each question at its place (on-mars §14, §16).

mod desk;
mod ways;
#[path = "../../../../../crates/kit/tests/frame/window.rs"]
mod window;

use desk::{Desk, NAMES, by_luck, game, settings, step, with_bots, words};
use egui::Key;
use game::{Action, Game as _, SeatId, luck};
use kit::text::Language;
use on_mars::{
    Choice, Deed, Effect, Event, Good, Goods, HexId, MainAction, Payment, Question, Side, State,
    Step,
};
use on_mars_window::{names, t};
use table::{Secrets, Table};

/// Plays a whole random game. Its first and its last choices, so many each, are made through the window at their places; those
/// between on the table alone, for a window that paints thousands of frames takes minutes.
fn plays_whole(players: usize, seed: &str, most: usize) {
    let mut ahead = game(players, seed);
    let mut dice = luck(seed);
    let all = std::iter::from_fn(|| step(&mut ahead, &mut dice)).count();
    let mut luck = luck(seed);
    let mut table = game(players, seed);
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    for number in 0..all {
        let before = table.state().clone();
        if number == all.saturating_sub(most) {
            desk = Desk::open(table.clone(), settings(Secrets::Open));
        }
        let choice = step(&mut table, &mut luck).expect("a choice");
        if number < most || number >= all.saturating_sub(most) {
            ways::choose(&mut desk, &before, choice);
        }
    }
    assert!(desk.says("The game is over."));
    desk.click("Results");
    assert!(desk.says("Scientists") && desk.says("Total"));
    assert!(desk.says("On the track: "), "points are counted one by one");
}

#[test]
fn two_play_a_whole_game_to_its_results() {
    plays_whole(2, "whole", 400);
}

#[test]
fn three_play_a_whole_game_to_its_results() {
    plays_whole(3, "whole", 150);
}

#[test]
fn four_play_a_whole_game_to_its_results() {
    plays_whole(4, "whole", 150);
}

/// on-mars §11.17
#[test]
fn one_plays_a_whole_solo_game_to_its_results() {
    plays_whole(1, "whole", 200);
}

/// on-mars §11.1, §11.4, §11.17
#[test]
fn a_solo_game_shows_lacerda_and_every_line_of_the_goal() {
    for (language, lead, deck, lost) in [
        (
            Language::English,
            "1 OP more than Lacerda: ",
            "12 cards left",
            "Lacerda wins.",
        ),
        (
            Language::German,
            "1 GP mehr als Lacerda: ",
            "noch 12 Karten",
            "Lacerda gewinnt.",
        ),
    ] {
        let settings = || kit::settings::Settings {
            language,
            ..settings(Secrets::Open)
        };
        let mut table = game(1, "solo");
        let desk = Desk::open(table.clone(), settings());
        assert!(desk.says(lead) && desk.says("Lacerda: ") && desk.says(deck));
        let mut luck = luck("solo");
        while step(&mut table, &mut luck).is_some() {}
        let won = table.state().is_solo_won().expect("it is over");
        let mut desk = Desk::open(table, settings());
        desk.press(Key::Enter);
        assert_eq!(desk.says(lost), !won);
        assert!(desk.says(lead), "the lines stand in the results");
    }
}

/// on-mars §11.4
#[test]
fn what_lacerda_does_is_told_in_the_log_and_on_the_board() {
    let mut table = game(1, "deeds");
    let mut luck = luck("deeds");
    let deeds = |table: &Table<State>| {
        let entries = table.entries().iter().flat_map(|entry| &entry.events);
        entries
            .filter(|event| matches!(event, Event::Deed(Deed::Card(..))))
            .count()
    };
    while deeds(&table) == 0 {
        step(&mut table, &mut luck);
    }
    let desk = Desk::open(table, settings(Secrets::Open));
    let cards = desk.names("11 cards left");
    assert!(cards.iter().all(|name| name.contains("Lacerda’s card: ")) && !cards.is_empty());
}

/// A table at the first turn.
fn first_turn(players: usize) -> Table<State> {
    let mut luck = luck("first");
    let mut table = game(players, "first");
    while table.state().question() != Some(Question::Turn) {
        step(&mut table, &mut luck);
    }
    table
}

#[test]
fn one_plays_against_bots() {
    let table = with_bots(game(4, "alone"), 1);
    let mut desk = Desk::open(table, settings(Secrets::FaceDown));
    assert!(
        desk.says("Private goal: "),
        "a single player needs no peeking"
    );
    desk.wait_until("the first question", |desk| {
        desk.says("Which space of turn order")
    });
    desk.press(Key::Num1);
    desk.wait_until("the next one", |desk| {
        !desk.says("Which space of turn order")
    });
}

/// on-mars §13.1
#[test]
fn private_goals_stay_face_down_until_their_player_looks() {
    let table = first_turn(2);
    let state = table.state();
    let asked = state.asked().expect("somebody is asked");
    let goals = |seat: SeatId| {
        let own = state.seat(seat).goals.iter();
        own.map(|goal| names::goal(&Language::English, state, goal))
            .collect::<Vec<_>>()
    };
    let own = goals(asked);
    let others: Vec<String> = goals(SeatId(1 - asked.0));
    let mut desk = Desk::open(table.clone(), settings(Secrets::FaceDown));
    let mut all = own.iter().chain(&others);
    assert!(all.all(|goal| !desk.tells(goal)));
    assert!(desk.says("Private goal 3, face down"));
    desk.press(Key::L);
    assert!(own.iter().all(|goal| desk.tells(goal)));
    assert!(others.iter().all(|goal| !desk.tells(goal)));
}

/// on-mars §16.1, §3.6
#[test]
fn an_action_tells_what_it_costs_now_and_why_it_is_not_open() {
    let crowded = by_luck(|state| {
        let asked = state.asked();
        state.question() == Some(Question::Turn)
            && !state.main_done
            && asked.is_some_and(|seat| {
                let slot = MainAction::ObtainBlueprint.slot();
                let units = slot.and_then(|slot| state.placing(seat, slot));
                state.side(seat) == Side::Orbit
                    && state.is_main_open(seat, MainAction::ObtainBlueprint)
                    && units.is_some_and(|(_, units)| units > 0)
            })
    });
    let mut desk = Desk::open(crowded, settings(Secrets::Open));
    assert!(desk.tells("as somebody stands there already"));
    desk.look_at("Obtain a blueprint");
    assert!(desk.says("as somebody stands there already"));
    assert!(desk.tells("On the other side."));
}

/// on-mars §3.3
#[test]
fn what_is_refused_is_refused_with_its_reason() {
    let table = first_turn(2);
    let state = table.state();
    let asked = state.asked().expect("somebody is asked");
    let other = match state.side(asked) {
        Side::Orbit => MainAction::Construct,
        Side::Colony => MainAction::ObtainBlueprint,
    };
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.click(&names::main_action(&Language::English, other));
    assert!(desk.says("it belongs to the other side"));
}

/// on-mars §16.7
#[test]
fn a_tech_tile_is_dragged_along_the_lab() {
    let table = by_luck(|state| state.question() == Some(Question::Develop));
    let state = table.state();
    let seat = state.asked().expect("somebody is asked");
    let choices = table.view(seat).legal();
    let found = choices.iter().find_map(|choice| match choice {
        Choice::Develop(from, to) => Some((*from, *to)),
        _ => None,
    });
    let (from, to) = found.expect("a step");
    let tech = state.seat(seat).lab[from.index()].expect("a tile");
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.drag(&ways::tile(state, seat, from), &ways::free(state, to));
    let level = state.board().lab(to).map_or(0, |place| place.level);
    let name = names::capital(names::lab(&Language::English, state, to));
    let tech = names::tech_level(&Language::English, tech, level);
    assert!(desk.says(&t!(Language::English, "board-lab-tile", name, tech)) || desk.says("I am"));
}

/// on-mars §16.7
#[test]
fn a_colonist_is_dragged_onto_an_action() {
    let table = by_luck(|state| {
        let asked = state.asked();
        state.question() == Some(Question::Turn)
            && asked.is_some_and(|seat| {
                state.side(seat) == Side::Orbit
                    && !state.main_done
                    && state.is_main_open(seat, MainAction::ObtainBlueprint)
            })
    });
    let state = table.state();
    let seat = state.asked().expect("somebody is asked");
    let (count, room) = (state.seat(seat).lq, state.lq_room(seat));
    let at = "Living quarters";
    let quarters = t!(Language::English, "board-lq", at, count, room);
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.drag(&quarters, "Obtain a blueprint");
    assert!(!desk.says("Your turn in orbit"), "the action is begun");
}

// finding: what was clicked was asked for once more
#[test]
fn a_blueprint_that_is_clicked_when_a_bonus_is_offered_is_taken() {
    let table = by_luck(|state| {
        let offered = state.agenda.last().and_then(|task| match task.step {
            Step::Bonus(origin) => state.effect(origin),
            _ => None,
        });
        matches!(offered, Some(Effect::TakeBlueprint { .. }))
    });
    let state = table.state();
    let card = state.display.iter().flatten().next().expect("a card");
    let name = names::card(&Language::English, state, *card).to_owned();
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.click(&format!("On display: {name}"));
    desk.click("Log");
    assert!(desk.says(&format!("takes the blueprint {name}")));
}

/// on-mars §16.9
#[test]
fn a_click_on_a_step_of_the_turn_takes_it_back_with_all_after_it() {
    let table = by_luck(|state| state.question() == Some(Question::Site));
    let mut desk = Desk::open(table, settings(Secrets::Open));
    let steps = desk.names("Back to before: ");
    assert!(steps.len() >= 2, "the action and the type: {steps:?}");
    desk.click(steps.last().expect("a step"));
    assert!(desk.says("What do you construct?"));
    assert_eq!(desk.names("Back to before: "), steps[..steps.len() - 1]);
    desk.click(&steps[0]);
    assert!(desk.names("Back to before: ").is_empty());
}

/// A hex two steps from the rover of the seat that moves, and the first step there.
fn two_steps_off(state: &State) -> Option<[HexId; 2]> {
    let (seat, Some(Step::Move(points))) =
        (state.asked()?, state.agenda.last().map(|task| task.step))
    else {
        return None;
    };
    let steps = |state: &State| {
        let legal = state.legal(seat).into_iter();
        legal.filter_map(|choice| match choice {
            Choice::MoveRover(to) => Some(to),
            _ => None,
        })
    };
    let from = state.rover(seat);
    let is_alone = points.bots == 0 && points.rover > 1;
    let mut ways = steps(state).filter(|_| is_alone).filter_map(|near| {
        let mut after = state.clone();
        let choice = Choice::MoveRover(near);
        after.apply(&Action { seat, choice }).ok()?;
        let far = steps(&after).find(|far| state.board().distance(from, *far) == Some(2))?;
        Some([near, far])
    });
    ways.next()
}

/// on-mars §8.50: all that is shaded is within reach of one click
#[test]
fn a_rover_goes_to_a_hex_two_steps_off_with_one_click() {
    let table = by_luck(|state| two_steps_off(state).is_some());
    let [_, far] = two_steps_off(table.state()).expect("it was looked for");
    let name = ways::hex(table.state(), far);
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click(&name);
    let gone = desk.names("Back to before: Rover to hex");
    assert!(
        gone.last().is_some_and(|step| step.ends_with(&name[1..])),
        "{gone:?} to {name}"
    );
}

/// A table at which a single Crystal is asked for, which may be one of the Depot or a Private Goal.
fn one_crystal() -> Table<State> {
    by_luck(|state| {
        let mut legal = Vec::new();
        if let (Some(Question::Placing), Some(seat)) = (state.question(), state.asked()) {
            state.legal_into(seat, &mut legal);
        }
        let one = |choice: &&Choice| matches!(choice, Choice::Pay(paid) if paid.goals.len() == 1);
        let crystal = Payment {
            goods: Goods::of(Good::Crystal, 1),
            ..Payment::default()
        };
        legal.contains(&Choice::Pay(crystal)) && legal.iter().filter(one).count() > 1
    })
}

/// on-mars §16.6, §8.43
#[test]
fn a_private_goal_is_dragged_onto_a_price_to_pay_as_a_crystal() {
    let table = one_crystal();
    let state = table.state();
    let seat = state.asked().expect("somebody is asked");
    let goal = state.seat(seat).goals.iter().next().expect("a goal");
    let goal = names::goal(&Language::English, state, goal);
    let goal = t!(Language::English, "board-goal", goal);
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    let price = desk.names("Price: ").remove(0);
    desk.drag(&goal, &price);
    assert!(!desk.says(&goal) && !desk.says("Price: "));
}

/// on-mars §16.6, §16.7
#[test]
fn what_is_paid_is_put_on_the_price_by_drag_or_click() {
    let table = one_crystal();
    let state = table.state();
    let seat = state.asked().expect("somebody is asked");
    let crystals = ways::stored(state, seat, Good::Crystal);
    let price = |desk: &Desk| desk.names("Price: ").remove(0);
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.drag(&crystals, &ways::stored(state, seat, Good::Mineral));
    assert!(desk.says(&crystals), "it was put back");
    let onto = price(&desk);
    desk.drag(&crystals, &onto);
    assert!(!desk.says(&crystals) && !desk.says("Price: "));
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.click(&crystals);
    assert!(!desk.says(&crystals) && !desk.says("Price: "));
}

/// on-mars §16.6
#[test]
fn a_private_goal_is_dragged_onto_the_board_to_complete_it() {
    let met = |state: &State| {
        let mut legal = Vec::new();
        if let Some(seat) = state.asked() {
            state.legal_into(seat, &mut legal);
        }
        legal
            .into_iter()
            .find(|choice| matches!(choice, Choice::Goal(..)))
    };
    let table = by_luck(|state| met(state).is_some());
    let state = table.state();
    let choice = met(state).expect("a goal");
    let Choice::Goal(id, _) = choice else {
        unreachable!("{choice:?}");
    };
    let goal = names::goal(&Language::English, state, id);
    let card = t!(Language::English, "board-goal", goal = goal.as_str());
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.drag(&card, &ways::hex(state, HexId(0)));
    let reward = words(state, choice);
    if desk.says(&reward) {
        desk.click(&reward);
    }
    assert!(desk.says(&t!(Language::English, "board-goal-done", goal)));
}

/// on-mars §16.5
#[test]
fn the_board_of_another_is_one_click_away() {
    let mut desk = Desk::open(first_turn(3), settings(Secrets::Open));
    let others = desk.names("Board of ");
    assert_eq!(others.len(), 2);
    desk.click(&others[0]);
    assert!(desk.says("Close the board of "));
    desk.press(Key::Escape);
    assert!(!desk.says("Close the board of "));
}

// finding: a 4K window that became small still had large text for a moment, and the program stopped
#[test]
fn a_window_may_become_as_small_as_it_likes() {
    let mut desk = Desk::open(first_turn(4), settings(Secrets::Open));
    for size in [
        [640.0, 360.0],
        [427.0, 240.0],
        [60.0, 40.0],
        [1280.0, 800.0],
    ] {
        desk.resize(size);
    }
    assert!(desk.says("Undo"));
}

#[test]
fn the_window_rests_when_nothing_happens() {
    let mut desk = Desk::open(first_turn(4), settings(Secrets::Open));
    assert!(desk.comes_to_rest());
}

#[test]
fn every_choice_has_words_in_every_language() {
    let mut luck = luck("words");
    let mut table = game(4, "words");
    let name = |seat: SeatId| NAMES[seat.index()].to_owned();
    while !table.state().is_finished() {
        let state = table.state();
        let seat = state.asked().expect("somebody is asked");
        for choice in table.view(seat).legal() {
            for language in Language::ALL {
                let words = on_mars_window::ask::choice(&language, choice, state, &name);
                assert!(
                    !words.is_empty() && !words.starts_with("ask-"),
                    "{choice:?}"
                );
            }
        }
        step(&mut table, &mut luck);
    }
}
