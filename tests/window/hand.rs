//! Every way of handling a tile with the pointer: drag and drop, one click or two, the buttons at the tile.

use egui::accesskit::Role;
use egui::{Event, Key, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::{Language, describe};
use planet_unknown::app::widgets::board::cell_name;
use play::Table;
use play::ghost::{Ghost, Spin};
use play::preview::Preview;
use play::session::Session;
use rules::{
    Action, Asked, Cell, CellSet, Choice, Decision, Phase, PlanetId, Question, Ring, SeatId, Setup,
    Shape, Tile,
};

use super::desk::{Desk, find_in_games};

const ENGLISH: Language = Language::English;

/// A solo game in which a tile is to be taken.
fn table() -> Table {
    let mut table = Table::new(Setup::standard(1, "hand")).expect("a valid setup");
    while !matches!(table.state().phase, Phase::Turns { .. }) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    table
}

/// Whether the tile may lie there and costs nothing.
fn is_free(table: &Table, ghost: &Ghost) -> bool {
    let preview = Preview::of(table.state(), SeatId(0), 0, ghost);
    preview.is_some_and(|preview| !preview.costs())
}

/// A window with a tile on offer, and the tile of its inner ring at a legal place.
struct Hand {
    desk: Desk,
    table: Table,
    ghost: Ghost,
}

impl Hand {
    fn open(lay_with_one_click: bool) -> Self {
        let table = table();
        let mut desk = Desk::open_table(&table);
        desk.change_own(|own| own.lay_with_one_click = lay_with_one_click);
        desk.window.run_steps(3);
        let (_, tile) = table.state().offered(SeatId(0))[0];
        let rules = table.state().tile_rules(SeatId(0));
        let upright = rules::Orientation::UPRIGHT;
        let mut ghost = Ghost::pick_up(Ring::Inner, tile, Cell::new(5, 5).expect("a cell"));
        let anchors = rules.anchors(tile, upright).into_iter();
        let mut places = anchors.map(|anchor| Ghost { anchor, ..ghost });
        let place = places.find(|ghost| is_free(&table, ghost));
        ghost = place.expect("a place where nothing is lost");
        Self { desk, table, ghost }
    }

    /// The middle of a cell of the planet on the screen.
    fn at(&self, cell: Cell) -> Pos2 {
        let board = &self.table.state().seat(SeatId(0)).board;
        let name = cell_name(ENGLISH, board, cell, None);
        self.desk.window.get_by_label(&name).rect().center()
    }

    /// The middle of the offer of the inner ring.
    fn offer(&self) -> Pos2 {
        let name = describe::capitalised(&describe::tile(&ENGLISH, self.ghost.tile));
        let mut nodes = self.desk.window.query_all_by_label(&name);
        nodes.next().expect("it is on offer").rect().center()
    }

    fn take(&mut self) {
        let name = format!("Take: {}", describe::tile(&ENGLISH, self.ghost.tile));
        self.desk.click(&name);
    }

    /// Presses at `from`, moves to `to` and lets go there.
    fn drag(&mut self, from: Pos2, to: Pos2) {
        let window = &mut self.desk.window;
        window.hover_at(from);
        window.run_steps(2);
        window.drag_at(from);
        window.run_steps(2);
        for way in [0.3, 0.6, 1.0] {
            window.hover_at(from + (to - from) * way);
            window.run_steps(2);
        }
        window.drop_at(to);
        window.run_steps(4);
    }

    fn click_at(&mut self, at: Pos2, button: PointerButton) {
        let window = &mut self.desk.window;
        window.hover_at(at);
        window.run_steps(2);
        for pressed in [true, false] {
            window.event(Event::PointerButton {
                pos: at,
                button,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
            window.run_steps(2);
        }
        window.run_steps(2);
    }

    /// Turns the wheel down by one notch.
    fn turn_wheel(&mut self) {
        self.desk.turn_wheel(-1.0);
    }

    fn held(&self) -> bool {
        self.desk.shows("Put back")
    }

    /// The cells of the tile that was laid.
    fn laid(self) -> CellSet {
        let table = self.desk.last_kept();
        table.state().seat(SeatId(0)).board.tiles()
    }
}

#[test]
fn a_tile_is_dragged_from_its_offer_and_lies_where_it_is_let_go() {
    let mut hand = Hand::open(true);
    let (from, to) = (hand.offer(), hand.at(hand.ghost.grip()));
    hand.drag(from, to);
    assert!(!hand.held(), "two acts: drag, end the turn");
    let expected = hand.ghost.cells();
    assert_eq!(hand.laid(), expected);
}

#[test]
fn a_tile_that_cannot_be_taken_now_says_so_when_it_is_dragged() {
    let mut hand = Hand::open(true);
    let (from, to) = (hand.offer(), hand.at(hand.ghost.grip()));
    hand.drag(from, to);
    hand.drag(from, to);
    assert!(!hand.held());
    assert!(hand.desk.shows("That is not what is being asked now."));
    let expected = hand.ghost.cells();
    assert_eq!(hand.laid(), expected);
}

#[test]
fn a_dragged_tile_is_turned_with_the_wheel_and_flipped_with_the_other_button() {
    let mut hand = Hand::open(true);
    let mut turned = hand.ghost;
    turned.spin(Spin::Clockwise);
    turned.spin(Spin::Flip);
    let rules = hand.table.state().tile_rules(SeatId(0));
    let anchors = rules.anchors(turned.tile, turned.orientation).into_iter();
    let mut places = anchors.map(|anchor| Ghost { anchor, ..turned });
    let turned = places
        .find(|ghost| is_free(&hand.table, ghost))
        .expect("a place");
    let (from, to) = (hand.offer(), hand.at(turned.grip()));
    let window = &mut hand.desk.window;
    window.hover_at(from);
    window.run_steps(2);
    window.drag_at(from);
    window.run_steps(2);
    for at in [from + (to - from) * 0.5, to] {
        window.hover_at(at);
        window.run_steps(2);
    }
    hand.turn_wheel();
    hand.click_at(to, PointerButton::Secondary);
    assert!(hand.held(), "the other button does not let go of it");
    hand.desk.window.drop_at(to);
    hand.desk.window.run_steps(4);
    assert!(!hand.held());
    assert_eq!(hand.laid(), turned.cells());
}

#[test]
fn a_tile_let_go_beside_the_planet_goes_back() {
    let mut hand = Hand::open(true);
    let from = hand.offer();
    hand.drag(from, from + Vec2::new(0.0, 200.0));
    assert!(!hand.held());
    hand.drag(from, from + Vec2::new(9.0, 0.0));
    assert!(hand.held(), "a click that slips takes the tile");
}

#[test]
fn a_tile_dragged_to_an_illegal_place_stays_in_the_hand_and_says_why() {
    let mut hand = Hand::open(true);
    let (from, to) = (hand.offer(), hand.at(Cell::new(5, 5).expect("a cell")));
    hand.drag(from, to);
    assert!(hand.held());
    let reasons = hand.desk.window.query_all_by_label_contains("edge");
    assert!(reasons.count() > 1, "the bar and the tile say so");
}

#[test]
fn one_click_lays_a_tile() {
    let mut hand = Hand::open(true);
    hand.take();
    let at = hand.at(hand.ghost.grip());
    hand.click_at(at, PointerButton::Primary);
    assert!(!hand.held());
    let expected = hand.ghost.cells();
    assert_eq!(hand.laid(), expected);
}

#[test]
fn a_second_click_lays_a_tile_that_was_set_down() {
    let mut hand = Hand::open(false);
    hand.take();
    let at = hand.at(hand.ghost.grip());
    hand.click_at(at, PointerButton::Primary);
    assert!(hand.held() && hand.desk.shows("Lay the held tile here"));
    hand.click_at(at, PointerButton::Primary);
    assert!(!hand.held());
    let expected = hand.ghost.cells();
    assert_eq!(hand.laid(), expected);
}

#[test]
fn the_buttons_at_a_tile_that_was_set_down_turn_flip_lift_and_lay_it() {
    let mut hand = Hand::open(false);
    hand.take();
    let at = hand.at(hand.ghost.grip());
    hand.click_at(at, PointerButton::Primary);
    let turns = [
        ("Turn the held tile clockwise", Spin::Clockwise),
        ("Flip the held tile", Spin::Flip),
        ("Turn the held tile anticlockwise", Spin::CounterClockwise),
        ("Flip the held tile", Spin::Flip),
        ("Turn the held tile anticlockwise", Spin::CounterClockwise),
        ("Turn the held tile clockwise", Spin::Clockwise),
    ];
    for (name, spin) in turns {
        hand.desk.click(name);
        hand.ghost.spin(spin);
    }
    hand.desk.click("Take the held tile up again");
    assert!(!hand.desk.shows("Lay the held tile here") && hand.held());
    let at = hand.at(hand.ghost.grip());
    hand.click_at(at, PointerButton::Primary);
    let rules = hand.table.state().tile_rules(SeatId(0));
    if hand.ghost.check(&rules).is_ok() {
        hand.desk.click("Lay the held tile here");
        let expected = hand.ghost.cells();
        assert_eq!(hand.laid(), expected);
    } else {
        assert!(hand.held(), "it may not lie there");
    }
}

#[test]
fn a_button_at_a_tile_stays_under_the_pointer_while_it_turns_the_tile() {
    let mut hand = Hand::open(false);
    hand.take();
    let at = hand.at(hand.ghost.grip());
    hand.click_at(at, PointerButton::Primary);
    let turn = |hand: &Hand| {
        let name = "Turn the held tile clockwise";
        hand.desk.window.get_by_label(name).rect().center()
    };
    let there = turn(&hand);
    for _ in 0..4 {
        hand.click_at(there, PointerButton::Primary);
        hand.ghost.spin(Spin::Clockwise);
        assert_eq!(turn(&hand), there);
    }
    hand.desk.click("Lay the held tile here");
    let expected = hand.ghost.cells();
    assert_eq!(hand.laid(), expected, "four quarter turns");
}

#[test]
fn the_buttons_at_a_tile_cover_no_medal() {
    let mut hand = Hand::open(false);
    hand.take();
    let rules = hand.table.state().tile_rules(SeatId(0));
    let anchors = rules.anchors(hand.ghost.tile, hand.ghost.orientation);
    let highest = anchors.into_iter().min_by_key(|anchor| anchor.row());
    hand.ghost.anchor = highest.expect("a place at the upper edge");
    let at = hand.at(hand.ghost.grip());
    hand.click_at(at, PointerButton::Primary);
    let window = &hand.desk.window;
    let buttons = ["Take the held tile up again", "Lay the held tile here"];
    let buttons = buttons.map(|name| window.get_by_label(name).rect());
    let medals = window.query_all_by_label_contains("Column ");
    let medals: Vec<egui::Rect> = medals.map(|medal| medal.rect()).collect();
    assert!(medals.len() >= 12, "{medals:?}");
    for medal in medals {
        assert!(
            buttons.iter().all(|button| !button.intersects(medal)),
            "{medal}"
        );
    }
}

#[test]
fn a_key_over_all_boards_lays_nothing_but_leads_back_to_the_table() {
    let mut hand = Hand::open(true);
    hand.take();
    hand.desk.press(egui::Key::B);
    assert!(hand.desk.shows("Back to the table"));
    hand.desk.press(egui::Key::Enter);
    assert!(!hand.desk.shows("Back to the table") && hand.held());
}

#[test]
fn wheel_and_right_click_turn_and_flip_the_tile_around_the_pointer() {
    let mut hand = Hand::open(true);
    hand.take();
    let middle = Cell::new(6, 5).expect("a cell");
    hand.ghost.hold_over(middle);
    let at = hand.at(middle);
    hand.click_at(at, PointerButton::Secondary);
    hand.ghost.spin(Spin::Flip);
    hand.turn_wheel();
    hand.ghost.spin(Spin::Clockwise);
    assert_eq!(hand.ghost.grip(), middle, "the hand stays where it is");
    let rules = hand.table.state().tile_rules(SeatId(0));
    let anchors = rules.anchors(hand.ghost.tile, hand.ghost.orientation);
    let mut places = anchors.into_iter().map(|anchor| Ghost {
        anchor,
        ..hand.ghost
    });
    let place = places.find(|ghost| is_free(&hand.table, ghost));
    let place = place.expect("a place where nothing is lost");
    let at = hand.at(place.grip());
    hand.click_at(at, PointerButton::Primary);
    assert_eq!(hand.laid(), place.cells(), "turned as the wheel turned it");
}

/// A solo game in which a rover can drive.
fn driving() -> Table {
    let mut table = table();
    let drives = |choice: &Choice| matches!(choice, Choice::Drive { .. });
    for step in (0..).map(|step| 7 * step) {
        let seat = table.state().active().expect("the game goes on");
        let legal = table.state().legal(seat);
        if legal.iter().any(drives) {
            break;
        }
        let choice = legal[step % legal.len()];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    table
}

/// The first drive of a rover that can drive on after it, and its next one.
fn two_drives(table: &Table) -> Option<[Choice; 2]> {
    let drives = |table: &Table| -> Vec<Choice> {
        let legal = table.state().legal(SeatId(0)).into_iter();
        let drives = legal.filter(|choice| matches!(choice, Choice::Drive { .. }));
        drives.collect()
    };
    drives(table).into_iter().find_map(|first| {
        let mut after = table.clone();
        let seat = SeatId(0);
        after
            .play(Action {
                seat,
                choice: first,
            })
            .ok()?;
        let Choice::Drive { to: stands, .. } = first else {
            return None;
        };
        let mut next = drives(&after).into_iter();
        let next = next.find(
            |next| matches!(next, Choice::Drive { from, to } if *from == stands && *to != stands),
        );
        Some([first, next?])
    })
}

#[test]
fn a_rover_that_is_still_moving_can_be_dragged_on() {
    let (table, drives) = find_in_games(|_| {}, |table| Some((table.clone(), two_drives(table)?)));
    let ways = drives.map(|choice| match choice {
        Choice::Drive { from, to } => (from, to),
        other => unreachable!("{other:?}"),
    });
    let before = table.cursor();
    let ghost = Ghost::pick_up(Ring::Inner, Tile::new(Shape::I2, 0, false), ways[0].0);
    let mut desk = Desk::open_table(&table);
    desk.set_motion(true);
    let mut hand = Hand { desk, table, ghost };
    let [(start, middle), (_, end)] = ways.map(|(from, to)| (hand.at(from), hand.at(to)));
    hand.click_at(start, PointerButton::Primary);
    // From here on the clock stands still, so that the rover remains on its way.
    let now = hand.desk.window.ctx.input(|input| input.time);
    hand.desk.window.input_mut().time = Some(now);
    hand.click_at(middle, PointerButton::Primary);
    hand.desk.drag(middle, end);
    hand.desk.window.input_mut().time = None;
    hand.desk.window.run_steps(12);
    let kept = hand.desk.last_kept();
    let made = kept.entries()[before..].iter();
    let driven = made.filter(|entry| matches!(entry.action.choice, Choice::Drive { .. }));
    assert_eq!(driven.count(), 2);
}

#[test]
fn a_rover_is_dragged_to_where_it_drives() {
    let table = driving();
    let legal = table.state().legal(SeatId(0));
    let drive = legal.iter().find_map(|choice| match choice {
        Choice::Drive { from, to } => Some((*from, *to)),
        _ => None,
    });
    let (from, to) = drive.expect("a rover can drive");
    let before = table.cursor();
    let ghost = Ghost::pick_up(Ring::Inner, Tile::new(Shape::I2, 0, false), from);
    let desk = Desk::open_table(&table);
    let mut hand = Hand { desk, table, ghost };
    let (start, end) = (hand.at(from), hand.at(to));
    hand.drag(start, end);
    let kept = hand.desk.last_kept();
    let made = kept.entries()[before..].iter();
    let driven = made.filter(|entry| entry.action.choice == Choice::Drive { from, to });
    assert_eq!(driven.count(), 1);
}

/// A solo game on Persephone in which its bans do not bind the tile.
fn lifted() -> Table {
    let there = |setup: &mut Setup| setup.seats[0].planet = PlanetId::Persephone;
    find_in_games(there, |table| {
        let Some(Decision::Play(questions)) = table.state().decision(SeatId(0)) else {
            return None;
        };
        let is_lifted = |asked: &Asked| matches!(&asked.question, Question::PlaceTile(offer) if offer.lifted.planet);
        questions
            .first()
            .filter(|asked| is_lifted(asked))
            .map(|_| table.clone())
    })
}

// rules §4.6
#[test]
fn bans_of_the_planet_that_are_lifted_are_told() {
    let words = "Nothing could be placed under the bans of the planet";
    assert!(Desk::open_table(&lifted()).says(words));
    assert!(!Desk::open_table(&table()).says(words));
}

#[test]
fn the_chip_of_an_effect_with_a_single_answer_says_what_a_click_carries_out() {
    let (table, choice) = find_in_games(
        |_| {},
        |table| {
            let session = Session::new(table.clone());
            let asked = session
                .here()
                .asked()
                .iter()
                .filter(|asked| !asked.offered());
            let beside: Vec<_> = asked.collect();
            let choices = beside
                .iter()
                .map(|asked| session.here().choice_at_once(asked));
            let only = choices.flatten().next()?;
            (beside.len() > 1).then(|| (table.clone(), only))
        },
    );
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    let words = describe::choice(&ENGLISH, choice, table.state(), SeatId(0));
    let promise = format!("A click carries it out: {words}.");
    let chip = desk.window.get_by(|node| {
        let words = node.description().unwrap_or_default();
        words.contains(&promise)
    });
    chip.click();
    desk.window.run_steps(3);
    let table = desk.last_kept();
    assert_eq!(table.done()[before].action.choice, choice);
}

#[test]
fn a_tile_dragged_on_the_planet_keeps_the_cell_it_was_grabbed_by_under_the_pointer() {
    let mut hand = Hand::open(false);
    let mut grabbed = hand.ghost.cells().into_iter();
    let grip = hand.ghost.grip();
    let by = grabbed
        .find(|cell| *cell != grip)
        .expect("it has other cells");
    hand.take();
    let (from, to) = (hand.at(by), hand.at(grip));
    hand.click_at(to, PointerButton::Primary);
    assert!(
        hand.desk.shows("Lay the held tile here"),
        "it waits to be confirmed"
    );
    hand.drag(from, from + Vec2::new(0.0, 200.0));
    hand.drag(from + Vec2::new(0.0, 200.0), from);
    hand.desk.press(egui::Key::Enter);
    let expected = hand.ghost.cells();
    assert_eq!(hand.laid(), expected);
}

#[test]
fn a_click_on_the_movement_that_is_left_picks_a_rover() {
    let table = driving();
    let movement = table.state().seat(SeatId(0)).turn.movement;
    let mut desk = Desk::open_table(&table);
    let chip = if movement == 1 {
        "1 movement"
    } else {
        "movements"
    };
    assert!(!desk.says("step away"));
    let is_button = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::Button;
    {
        let mut chips = desk.window.query_all_by_label_contains(chip);
        chips.find(is_button).expect("it is on show").click();
    }
    desk.window.run_steps(3);
    assert!(desk.says("step away"));
}

/// A game of two in which the player in turn may end the turn.
fn ending() -> Table {
    let mut table = Table::new(Setup::standard(2, "rests")).expect("a valid setup");
    while Session::new(table.clone()).here().may_end().is_err() {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("it is legal");
    }
    table
}

#[test]
fn a_pointer_that_rests_on_the_planet_leads_the_cursor_of_the_next_player_too() {
    let table = ending();
    let next = table.state().seat_ids().nth(1).expect("there are two");
    let mut desk = Desk::open_table(&table);
    let cell = Cell::new(2, 8).expect("a cell");
    let name = |seat| cell_name(ENGLISH, &table.state().seat(seat).board, cell, None);
    let at = desk.window.get_by_label(&name(SeatId(0))).rect().center();
    for shift in [0.0, 1.0] {
        desk.window.hover_at(at + Vec2::splat(shift));
        desk.window.run_steps(2);
    }
    for key in [Key::E, Key::Enter, Key::Num1] {
        desk.window.key_press(key);
        desk.window.run_steps(4);
    }
    assert_eq!(desk.focused(), Some(name(next)));
}
