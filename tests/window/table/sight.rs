//! Contents that must be visible without scrolling.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use play::{Save, Table, store};
use rules::{Action, Asked, Effect, Question, SeatId, Setup};
use table::Overwrite;

use super::super::desk::Desk;
use super::{Player, setup};

/// A game in which the only question is a synergy boost for any of the five trackers, each with a gain.
fn game_with_a_boost() -> Table {
    let is_wide = |asked: &[Asked]| match asked {
        [
            Asked {
                question: Question::Advance(steps, _),
                what,
                ..
            },
        ] => what.effect == Effect::Boost && steps.len() == 5,
        _ => false,
    };
    for seed in 0..100 {
        let mut table = Table::new(Setup {
            seed: format!("boost {seed}"),
            ..setup(1)
        })
        .expect("a valid setup");
        while let Some(seat) = table.state().active() {
            if table.state().round > 4 && is_wide(&table.state().questions(seat)) {
                return table;
            }
            let legal = table.state().legal(seat);
            let choice = legal[table.cursor() * 7 % legal.len()];
            table
                .record(Action { seat, choice })
                .expect("a listed choice is legal");
        }
    }
    unreachable!("no game comes to such a boost")
}

#[test]
fn all_choices_of_a_synergy_boost_are_in_sight() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("boost.ron");
    store::write(
        &path,
        &Save::new(&game_with_a_boost()),
        Overwrite::NothingLost,
    )
    .expect("a folder of its own");
    let mut desk = Desk::open_game(folder, path);
    desk.window.set_size(egui::vec2(1280.0, 800.0));
    desk.wait_until_shown("Synergy boost: choose any tracker to advance.");
    desk.window.run();
    let is_choice = |label: String| label.contains(" track ") && !label.contains(',');
    let buttons = desk.window.query_all_by_role(egui::accesskit::Role::Button);
    let choices: Vec<egui::Rect> = buttons
        .filter(|node| node.accesskit_node().label().is_some_and(is_choice))
        .map(|node| node.rect())
        .collect();
    assert_eq!(choices.len(), 5);
    for choice in choices {
        assert!(choice.bottom() < 800.0, "{choice:?} is cut off");
    }
}

#[test]
fn all_small_boards_of_six_seats_are_in_sight() {
    let mut player = Player::sit_down(6);
    player.desk.window.set_size(egui::vec2(1920.0, 1080.0));
    player.steps();
    let boards = player
        .desk
        .window
        .query_all_by_role(egui::accesskit::Role::Button);
    let is_board = |label: String| label.contains("KSB-4156");
    let boards: Vec<egui::Rect> = boards
        .filter(|node| node.accesskit_node().label().is_some_and(is_board))
        .map(|node| node.rect())
        .collect();
    assert_eq!(boards.len(), 5);
    for board in boards {
        assert!(board.bottom() < 940.0, "{board:?} is cut off");
    }
}

/// The place of the only thing with this name.
fn place_of(desk: &Desk, name: &str) -> egui::Rect {
    desk.window.get_by_label(name).rect()
}

#[test]
fn nothing_in_the_bars_covers_another_or_is_cut_off_in_the_smallest_window_with_the_largest_text() {
    for size in [[512.0, 320.0], [640.0, 400.0]] {
        let mut setup = setup(4);
        for seat in &mut setup.seats {
            seat.name = "A name of the greatest possible length…".to_owned();
        }
        setup.options.events = Some(rules::EventMix::BALANCED);
        setup.options.patches_count_as_tiles = true;
        setup.options.practice = true;
        let mut table = Table::new(setup).expect("a valid setup");
        while table.state().active().is_none_or(|seat| {
            let asked = table.state().questions(seat);
            !matches!(
                asked.first().map(|asked| &asked.question),
                Some(Question::PlaceTile(_))
            )
        }) {
            let seat = table.state().active().expect("the game goes on");
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).expect("legal");
        }
        let mut desk = Desk::open_table(&table);
        desk.window.set_size(size.into());
        desk.window.run_steps(4);
        desk.window.key_press(egui::Key::Num1);
        desk.window.run_steps(4);
        let room = egui::Rect::from_min_size(egui::Pos2::ZERO, size.into());
        let undo = place_of(&desk, "Undo");
        let chips = desk.window.query_all_by_label_contains(" plays");
        let bar = chips.map(|node| node.rect());
        let bar: Vec<egui::Rect> = bar.filter(|rect| rect.top() < undo.bottom()).collect();
        assert!(!bar.is_empty());
        for chip in bar {
            assert!(chip.right() < undo.left(), "{chip:?} covers {undo:?}");
        }
        let modules = desk.window.query_all_by_label_contains("In this game:");
        for chip in modules.map(|node| node.rect()) {
            assert!(chip.right() < undo.left(), "{chip:?} covers {undo:?}");
        }
        for name in ["Redo", "Menu", "Turn clockwise", "Flip", "Put back"] {
            let rect = place_of(&desk, name);
            assert!(room.contains_rect(rect), "{name} at {rect:?}");
        }
    }
}

/// The rectangles of the two tiles of every other seat while the station is turned.
fn offers_to_others(player: &Player) -> Vec<egui::Rect> {
    let own = player.mirror.setup().seats[player.mirror.viewer().index()]
        .name
        .clone();
    let is_offer =
        |words: String| words.starts_with("On offer to ") && words != format!("On offer to {own}");
    let buttons = player
        .desk
        .window
        .query_all_by_role(egui::accesskit::Role::Button);
    buttons
        .filter(|node| node.accesskit_node().description().is_some_and(is_offer))
        .map(|node| node.rect())
        .collect()
}

#[test]
fn the_offers_to_others_are_visible_while_the_station_is_turned() {
    let small = |seats| (seats, [1280.0, 800.0], 662.0);
    for (seats, size, bottom) in [small(2), small(4), small(6), (6, [1920.0, 1080.0], 942.0)] {
        let mut player = Player::sit_down(seats);
        player.desk.window.set_size(size.into());
        player.steps();
        let tiles = offers_to_others(&player);
        assert_eq!(tiles.len(), 2 * (seats - 1), "{seats} seats");
        for tile in tiles {
            assert!(
                tile.bottom() < bottom && tile.width() > 30.0,
                "{seats} seats: {tile:?} is cut off"
            );
        }
    }
}

/// The width of the name of the seat that is looked at, in the title of its planet.
fn width_of_title(player: &Player, name: &str) -> f32 {
    let back = place_of(&player.desk, "Back to your planet");
    let names = player.desk.window.query_all_by_label(name);
    names
        .map(|label| label.rect())
        .filter(|place| place.y_range().contains(back.center().y))
        .map(|place| place.width())
        .next_back()
        .expect("the title has the name")
}

#[test]
fn the_name_of_another_is_whole_beside_the_large_station() {
    let mut player = Player::sit_down(2);
    let other = 1 - player.mirror.viewer().index();
    let name = player.mirror.setup().seats[other].name.clone();
    player.key(Key::O);
    let [wide, narrow] = [[1920.0, 1080.0], [1280.0, 800.0]].map(|size| {
        player.desk.window.set_size(size.into());
        player.steps();
        width_of_title(&player, &name)
    });
    assert!(narrow > wide - 0.5, "{narrow} of {wide} points");
}

#[test]
fn no_help_covers_the_tiles_while_the_dial_is_dragged() {
    let mut player = Player::sit_down(2);
    player.desk.window.set_size(egui::vec2(1280.0, 800.0));
    player.steps();
    let dial = player
        .desk
        .window
        .get_by_role(egui::accesskit::Role::Slider)
        .rect();
    let depot = std::f32::consts::FRAC_PI_6;
    let at = |angle: f32| dial.center() + egui::Vec2::angled(depot + angle) * 0.3 * dial.width();
    let window = &mut player.desk.window;
    window.hover_at(at(0.0));
    window.run_steps(60);
    assert!(
        window.query_by_label("Depot").is_some(),
        "it is told while the pointer rests"
    );
    window.drag_at(at(0.0));
    window.run_steps(2);
    for step in 1..=60 {
        window.hover_at(at(0.02 * step as f32));
        window.run_steps(1);
    }
    window.run_steps(60);
    assert!(window.query_by_label("Depot").is_none());
}

#[test]
fn the_wheel_over_the_station_turns_it() {
    let mut player = Player::sit_down(2);
    let window = &mut player.desk.window;
    let dial = window.get_by_role(egui::accesskit::Role::Slider).rect();
    window.hover_at(dial.center());
    for notch in [-1.0, -1.0, 1.0] {
        player.desk.turn_wheel(notch);
    }
    assert!(player.desk.shows("Turn 1 depot clockwise"));
}

#[test]
fn all_boards_are_left_with_escape_and_no_seat_is_chosen_unseen() {
    let mut player = Player::sit_down(2);
    player.key(Key::B);
    assert!(player.desk.shows("Back to the table"));
    let tracks = player
        .desk
        .window
        .query_all_by_label_contains("Corporation board of ");
    assert_eq!(tracks.count(), 2, "planets and tracks of both");
    player.key(Key::O);
    player.key(Key::Escape);
    assert!(!player.desk.shows("Back to the table"));
    assert!(!player.desk.shows("Back to your planet"), "O chose nobody");
}

#[test]
fn a_small_board_tells_trackers_and_pieces() {
    let player = Player::sit_down(2);
    let vitals = player
        .desk
        .window
        .query_all_by_label_contains("Techs: 0, rovers");
    assert_eq!(vitals.count(), 1);
}

/// The rectangles of the boards of all seats but the one shown large.
fn small_boards(player: &Player) -> Vec<egui::Rect> {
    let buttons = player
        .desk
        .window
        .query_all_by_role(egui::accesskit::Role::Button);
    let is_board = |words: String| words.starts_with("Planet of ");
    buttons
        .filter(|node| node.accesskit_node().label().is_some_and(is_board))
        .map(|node| node.rect())
        .collect()
}

#[test]
fn the_boards_of_others_are_large_and_all_in_view() {
    for (seats, size, least) in [
        (6, [1280.0, 800.0], 56.0),
        (2, [1280.0, 800.0], 90.0),
        (4, [1366.0, 768.0], 120.0),
        (6, [1920.0, 1080.0], 155.0),
        (2, [1920.0, 1080.0], 400.0),
    ] {
        let mut player = Player::sit_down(seats);
        player.desk.window.set_size(size.into());
        player.steps();
        let boards = small_boards(&player);
        assert_eq!(boards.len(), seats - 1);
        let question = size[1] - 132.0;
        for board in boards {
            assert!(
                board.width() >= least && board.bottom() < question,
                "{seats} seats at {size:?}: {board:?}"
            );
        }
    }
}

#[test]
fn a_cell_explains_itself_at_the_pointer() {
    let mut player = Player::sit_down(1);
    player.click("Leave it as it is");
    let window = &mut player.desk.window;
    let pod = window
        .get_all_by_label("C8: land, lifepod")
        .next()
        .expect("a lifepod")
        .rect();
    window.hover_at(pod.center());
    window.run_steps(120);
    let told: Vec<egui::Rect> = window
        .root()
        .children_recursive()
        .filter(|node| {
            let value = node.accesskit_node().value();
            value.is_some_and(|text| text.starts_with("A lifepod: collect it with a rover"))
        })
        .map(|node| node.rect())
        .collect();
    assert_eq!(told.len(), 1, "the tooltip is there");
    assert!(
        told[0].distance_to_pos(pod.center()) < 3.0 * pod.height(),
        "{told:?}"
    );
}

#[test]
fn a_key_puts_a_tooltip_away_until_the_pointer_moves() {
    let mut player = Player::sit_down(1);
    player.click("Leave it as it is");
    let cell = player.desk.window.get_by_label("KSB-4156").rect().center();
    let window = &mut player.desk.window;
    // Assistive technology always gets the text; a tooltip shows it once more.
    let says = |window: &egui_kittest::Harness<'_, _>| {
        window
            .root()
            .children_recursive()
            .filter(|node| {
                node.accesskit_node()
                    .value()
                    .is_some_and(|text| text.starts_with("A rocky world"))
            })
            .count()
    };
    let away = says(window);
    window.hover_at(cell);
    window.run_steps(120);
    assert!(says(window) > away, "the tooltip is there");
    window.key_press(egui::Key::V);
    window.run_steps(10);
    assert_eq!(says(window), away);
    window.hover_at(cell + egui::vec2(1.0, 0.0));
    window.run_steps(120);
    assert!(says(window) > away, "it is there again");
}

#[test]
fn the_medals_so_far_are_counted_without_what_others_keep_secret() {
    let table = Table::new(Setup::standard(2, "count")).expect("a valid setup");
    let mut desk = Desk::open_table(&table);
    desk.press(Key::F10);
    desk.click("Count now");
    assert!(desk.says("As if the game ended now"));
    let total = table.state().score(SeatId(0)).total();
    assert!(desk.says(&format!("{total}")));
    desk.press(Key::Escape);
    assert!(!desk.says("As if the game ended now"));
}
