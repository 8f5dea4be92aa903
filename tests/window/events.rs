//! Events at the table, through the accessibility tree.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::screen::Command;
use kit::screen::Screen;
use planet_unknown::app::screens::{Replay, Results};
use planet_unknown::app::text::{Language, describe};
use planet_unknown::app::widgets::board::cell_name;
use planet_unknown::app::widgets::event_card::event_card_name;
use planet_unknown::app::widgets::tile::tile_name;
use play::Table;
use play::library::Opened;
use rules::{
    Action, Benefit, Berth, Cell, Change, Choice, CorporationId, EventCard, EventCardEffect,
    EventColour, EventMix, Field, Orientation, Phase, PlanetId, Question, Ring, SeatId, Setup,
    Shape, Tile, Track,
};
use table::{Secrets, Sharing, Ways};

use super::desk::Desk;

const ENGLISH: Language = Language::English;

/// A deck with as many cards of a colour as possible.
fn mostly(colour: EventColour, seats: usize) -> EventMix {
    let most = EventMix::most(colour, seats);
    let rest = 20 - most;
    match colour {
        EventColour::Green => EventMix::new(most, rest, 0),
        EventColour::Orange => EventMix::new(0, most, rest),
        EventColour::Red => EventMix::new(0, rest, most),
    }
}

/// A practice game on the way to round `round`, whose event card satisfies `wanted`.
fn dealt(seats: usize, round: usize, wanted: impl Fn(EventCardEffect) -> bool) -> Table {
    dealt_to(CorporationId::STANDARD, seats, round, wanted)
}

/// The same, with a corporation for the first seat.
fn dealt_to(
    corporation: CorporationId,
    seats: usize,
    round: usize,
    wanted: impl Fn(EventCardEffect) -> bool,
) -> Table {
    let colours = EventColour::ALL.into_iter();
    let colour = colours
        .filter(|colour| {
            EventCard::available(*colour, seats).any(|event_card| wanted(event_card.effect()))
        })
        .last();
    for seed in 0..2000 {
        let mut setup = Setup::standard(seats, &format!("events {seed}"));
        setup.options.events = Some(mostly(colour.expect("there is such an event"), seats));
        setup.seats[0].corporation = corporation;
        (setup.options.solo, setup.options.practice) = (seats == 1, true);
        setup
            .seats
            .iter_mut()
            .zip(["Ada", "Grace", "Mary", "Rosa"])
            .for_each(|(seat, name)| seat.name = name.to_owned());
        let table = Table::new(setup).expect("a valid setup");
        let event_cards = &table.state().event_cards;
        let all: Vec<EventCard> = event_cards
            .in_force
            .into_iter()
            .chain(event_cards.hidden.iter().rev().copied())
            .collect();
        if wanted(all[round - 1].effect()) {
            return table;
        }
    }
    unreachable!("none of the seeds deals such an event");
}

/// A solo game in which such an event card was just revealed in the second round; in the first, `changes` were laid out.
fn met(wanted: impl Fn(EventCardEffect) -> bool, changes: &[Change]) -> Table {
    met_by(CorporationId::STANDARD, wanted, changes)
}

/// The same, with a corporation.
fn met_by(
    corporation: CorporationId,
    wanted: impl Fn(EventCardEffect) -> bool,
    changes: &[Change],
) -> Table {
    let mut table = dealt_to(corporation, 1, 2, wanted);
    let mut laid = false;
    while table.state().round < 2 {
        let urgent = table.state().seats[0]
            .turn
            .agenda
            .iter()
            .any(|pending| pending.urgent);
        if matches!(table.state().phase, Phase::Turns { .. }) && !laid && !urgent {
            laid = true;
            for change in changes {
                play(&mut table, Choice::Arrange(*change));
            }
        }
        play_first(&mut table);
    }
    table
}

/// Makes the first legal choice that does not drive a rover.
fn play_first(table: &mut Table) {
    let seat = table.state().active().expect("a game that goes on");
    let legal = table.state().legal(seat);
    let choice = legal
        .into_iter()
        .find(|choice| !matches!(choice, Choice::Drive { .. }))
        .expect("something is legal");
    play(table, choice);
}

fn play(table: &mut Table, choice: Choice) {
    let seat = table.state().active().expect("a game that goes on");
    table
        .play(Action { seat, choice })
        .unwrap_or_else(|illegal| unreachable!("{choice:?}: {illegal}"));
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("inside the grid")
}

fn in_force(table: &Table) -> EventCard {
    table
        .state()
        .event_cards
        .in_force
        .expect("an event is in force")
}

/// The name of an event card in the top bar.
fn chip(event_card: EventCard) -> String {
    describe::capitalised(&describe::event_card_called(&ENGLISH, event_card))
}

#[test]
fn an_event_card_comes_out_as_a_card_and_stays_in_the_top_bar() {
    let table = dealt(3, 1, |effect| effect == EventCardEffect::BarEdge);
    let event_card = *table.state().event_cards.hidden.last().expect("a deck");
    let mut desk = Desk::open_table(&table);
    assert!(
        desk.shows("20") && !desk.shows(&chip(event_card)),
        "it is still face down"
    );
    desk.press(Key::Enter);
    assert!(
        desk.shows("The event of round 1") && desk.shows(&event_card_name(ENGLISH, event_card))
    );
    desk.press(Key::Num1);
    assert!(!desk.shows("Pin it"), "the card comes first");
    desk.press(Key::Enter);
    assert!(
        !desk.shows("The event of round 1") && !desk.shows(&event_card_name(ENGLISH, event_card))
    );
    let name = chip(event_card);
    let words = desk
        .window
        .get_by_label(&name)
        .accesskit_node()
        .description()
        .unwrap_or_default();
    assert!(
        words.contains("Tiles may not be placed on the planet edge")
            && words.contains("19 events are left")
    );
    desk.click(&name);
    assert!(
        desk.shows(&event_card_name(ENGLISH, event_card)),
        "it can be read again"
    );
    desk.press(Key::Escape);
    assert!(!desk.shows(&event_card_name(ENGLISH, event_card)));
    desk.click(&name);
    desk.click("Continue");
    assert!(!desk.shows(&event_card_name(ENGLISH, event_card)));
}

#[test]
fn where_tiles_may_not_go_is_marked_and_said() {
    let table = met(|effect| effect == EventCardEffect::BarIce, &[]);
    let mut desk = Desk::open_table(&table);
    assert!(!desk.says("closed this round"), "nothing is in the hand");
    desk.press(Key::Num1);
    let ice = table
        .state()
        .event_card_restriction(SeatId(0))
        .expect("ice is closed")
        .cells;
    let open_ice = (ice & table.state().seats[0].board.empty()).len() as usize;
    assert_eq!(
        desk.window
            .query_all_by_label_contains("closed this round")
            .count(),
        open_ice
    );
    assert!(desk.shows("No tiles here this round"));
    let legend = desk.window.get_by_label("No tiles here this round");
    let why = legend.accesskit_node().description().unwrap_or_default();
    assert_eq!(why, describe::event_card_bars(&ENGLISH, in_force(&table)));
    for size in [
        [1280.0, 800.0],
        [1920.0, 1080.0],
        [1024.0, 640.0],
        [512.0, 400.0],
    ] {
        desk.window.set_size(size.into());
        desk.window.run_steps(3);
        let legend = desk.window.get_by_label("No tiles here this round").rect();
        let boards = desk.window.query_all_by_role(Role::Group);
        let board = boards
            .map(|node| node.rect())
            .max_by(|one, other| one.area().total_cmp(&other.area()));
        let board = board.expect("the planet is a group of cells");
        assert!(
            board.width() > 100.0 && !board.intersects(legend),
            "{size:?}: {legend:?} lies on {board:?}"
        );
    }
}

#[test]
fn benefits_that_do_not_count_are_marked() {
    let table = met(|effect| effect == EventCardEffect::BarBoosts, &[]);
    let boosts = |field: &Field| {
        CorporationId::STANDARD
            .data()
            .benefits(*field)
            .contains(&Benefit::Boost)
    };
    let fields = Track::ALL
        .into_iter()
        .flat_map(|track| CorporationId::STANDARD.data().fields(track));
    let desk = Desk::open_table(&table);
    let marked = desk
        .window
        .query_all_by_label_contains("does not count this round")
        .count();
    assert_eq!(marked, fields.filter(boosts).count());
}

#[test]
fn where_rovers_may_not_go_is_marked_and_refused_in_the_name_of_the_event_card() {
    let on = cell(5, 5);
    let mut table = met(
        |effect| matches!(effect, EventCardEffect::BarTerrain(_)),
        &[],
    );
    let EventCardEffect::BarTerrain(terrain) = in_force(&table).effect() else {
        unreachable!("it was asked for")
    };
    let shape = |tile: &Tile| tile.terrains()[0] == terrain && tile.shape() == Shape::I2;
    let tile = Tile::all().find(shape).expect("such a tile");
    let lay = Change::Tile {
        tile,
        orientation: Orientation::UPRIGHT,
        anchor: on,
    };
    for change in [lay, Change::Movement(3)] {
        play(&mut table, Choice::Arrange(change));
    }
    let closed = table.state().cells_barred_by_event_card(SeatId(0));
    let barred = closed.first().expect("a cell of that terrain");
    let beside = closed
        .neighbours()
        .without(closed)
        .first()
        .expect("a cell beside it");
    play(&mut table, Choice::Arrange(Change::Rover(beside)));
    let mut desk = Desk::open_table(&table);
    desk.press(Key::V);
    assert!(desk.shows("No rovers here this round"));
    let board = &table.state().seats[0].board;
    let name = format!(
        "{}, closed this round",
        cell_name(ENGLISH, board, barred, None)
    );
    desk.click(&name);
    assert!(desk.says(&describe::event_card_bars(&ENGLISH, in_force(&table))));
}

/// A lifepod that was collected to the scoring area, and another one to `berth`.
fn collected(berth: Berth) -> Vec<Change> {
    let lifepods = PlanetId::STANDARD
        .data()
        .lifepods
        .into_iter()
        .take(2)
        .map(Change::Lifepod);
    lifepods
        .chain([Change::CollectedLifepods(1), Change::Berth(berth)])
        .collect()
}

/// Opens a window at a game in which `asks` is asked, answers it there with `answer`, and checks that it was answered.
fn answered(table: &Table, asks: fn(&Question) -> bool, answer: impl Fn(&mut Desk)) -> Desk {
    let questions = table.state().questions(SeatId(0));
    let asked = questions
        .iter()
        .find(|asked| asks(&asked.question))
        .expect("it is asked");
    let words = describe::question(&ENGLISH, &asked.what, &asked.question);
    let mut desk = Desk::open_table(table);
    assert!(desk.says(&words), "{words}");
    answer(&mut desk);
    assert!(!desk.says(&words), "{words}");
    desk
}

/// Clicks a cell of the planet.
fn click_cell(desk: &mut Desk, table: &Table, cell: Cell) {
    desk.click(&cell_name(
        ENGLISH,
        &table.state().seats[0].board,
        cell,
        None,
    ));
}

#[test]
fn the_dial_is_turned_for_an_event_card_as_by_the_commander() {
    let table = met(|effect| effect == EventCardEffect::TurnStation, &[]);
    let mut turned = table.state().clone();
    turned.station.turn_clockwise(2);
    let [offered, later] = [table.state(), &turned].map(|state| state.offered(SeatId(0))[0].1);
    let desk = answered(
        &table,
        |asked| *asked == Question::TurnStation,
        |desk| {
            assert!(desk.shows(&tile_name(ENGLISH, offered)));
            desk.press(Key::ArrowRight);
            desk.press(Key::ArrowRight);
            assert!(
                desk.shows("Turn 2 depots clockwise") && desk.shows(&tile_name(ENGLISH, later)),
                "what would be offered"
            );
            desk.press(Key::Enter);
        },
    );
    assert!(desk.shows(&tile_name(ENGLISH, later)));
}

#[test]
fn a_stack_is_removed_by_its_picture_its_number_or_on_the_dial() {
    let table = met(|effect| effect == EventCardEffect::RemoveShape, &[]);
    let stack = table
        .state()
        .station
        .stack(Ring::Inner, table.state().depot_of(SeatId(0)));
    let asks = |asked: &Question| matches!(asked, Question::RemoveShape);
    let label = format!("{}: {} tiles", stack.shape.name(), stack.tiles.len());
    answered(&table, asks, |desk| desk.click(&label));
    answered(&table, asks, |desk| desk.press(Key::Num2));
    let depot = table.state().depot_of(SeatId(0)) + 1;
    answered(&table, asks, |desk| {
        let on_dial = format!("Depot {depot}, ");
        desk.window
            .get_all_by_label_contains(&on_dial)
            .next()
            .expect("it is on the dial")
            .click();
        desk.window.run_steps(3);
    });
}

#[test]
fn the_resource_that_advances_is_chosen_by_what_it_gives() {
    let mut table = met(
        |effect| matches!(effect, EventCardEffect::OneResource { .. }),
        &[],
    );
    play_first(&mut table);
    answered(
        &table,
        |asked| matches!(asked, Question::Resource(_)),
        |desk| {
            let choices = desk.window.get_all_by_label_contains(" resource: ");
            assert_eq!(choices.count(), 2);
            desk.press(Key::Num1);
        },
    );
}

#[test]
fn targets_of_an_event_card_on_the_planet_are_clicked_there() {
    let rovers = [cell(5, 5), cell(6, 5)].map(Change::Rover);
    let meteor = |tile: &Tile| tile.has_meteor() && tile.shape() == Shape::I2;
    let tile = Tile::all().find(meteor).expect("such a tile");
    let lay = Change::Tile {
        tile,
        orientation: Orientation::UPRIGHT,
        anchor: cell(5, 5),
    };
    let games = [
        met(|effect| effect == EventCardEffect::DestroyRover, &rovers),
        met(|effect| effect == EventCardEffect::DestroyLifepod, &[]),
        met(|effect| effect == EventCardEffect::Meteorite, &[lay]),
    ];
    for table in games {
        let questions = table.state().questions(SeatId(0));
        let Question::Cell { cells, .. } = questions[0].question else {
            unreachable!("a cell is asked for")
        };
        let struck = cells.first().expect("a cell");
        answered(
            &table,
            |asked| matches!(asked, Question::Cell { .. }),
            |desk| click_cell(desk, &table, struck),
        );
    }
}

#[test]
fn a_collected_lifepod_is_destroyed_where_it_is_kept() {
    let kept = Berth::Field(Field::new(Track::Civ, 1));
    let table = met_by(
        CorporationId::Cosmos,
        |effect| effect == EventCardEffect::DestroyCollectedLifepod,
        &collected(kept),
    );
    let asks = |asked: &Question| matches!(asked, Question::DestroyCollectedLifepod(_));
    answered(&table, asks, |desk| desk.press(Key::Num1));
    answered(&table, asks, |desk| {
        let name = describe::berth(&ENGLISH, kept, CorporationId::Cosmos);
        desk.click(&describe::capitalised(&name))
    });
}

#[test]
fn trackers_go_back_or_on_without_benefits_on_their_tracks() {
    let on = |track| Change::Tracker {
        tracker: track,
        to: Field::new(track, 4),
    };
    let trackers = Track::ALL.map(on);
    let back = met(
        |effect| matches!(effect, EventCardEffect::Regress(_, 2)),
        &trackers,
    );
    let asks = |asked: &Question| matches!(asked, Question::Regress(_));
    answered(&back, asks, |desk| {
        assert!(desk.shows("Which tracker goes back by 2?"));
        assert!(
            desk.window
                .query_by_label_contains("locks tech 1")
                .is_some()
        );
        desk.press(Key::Num3);
    });
    let bare = met(
        |effect| matches!(effect, EventCardEffect::AdvanceBare(..)),
        &[],
    );
    answered(
        &bare,
        |asked| matches!(asked, Question::Advance(..)),
        |desk| {
            assert!(desk.shows("Which tracker advances by 3 without benefits?"));
            assert!(desk.says("Civ track 3 (3 steps): +1 medal"));
            desk.press(Key::Num1);
        },
    );
}

#[test]
fn the_objective_to_be_destroyed_is_chosen_among_cards() {
    let table = met(|effect| effect == EventCardEffect::DestroyObjective, &[]);
    let held = table.state().seats[0].private_objectives;
    let title = |index: usize| describe::private_title(&ENGLISH, held[index]);
    answered(
        &table,
        |asked| matches!(asked, Question::DestroyObjective(_)),
        |desk| {
            assert!(
                (0..held.len()).all(|index| desk.shows(&format!("Destroy “{}”", title(index))))
            );
            desk.click(&format!("Destroy “{}”", title(0)));
        },
    );
}

#[test]
fn a_foreseen_event_card_is_shown_until_it_is_revealed() {
    let table = met(|effect| effect == EventCardEffect::BoostOrForesee, &[]);
    let next = *table
        .state()
        .event_cards
        .hidden
        .last()
        .expect("more events");
    let called = format!("Next: {}", describe::event_card_called(&ENGLISH, next));
    let mut desk = answered(
        &table,
        |asked| matches!(asked, Question::Pick(_)),
        |desk| {
            assert!(!desk.shows(&called));
            desk.press(Key::Num2);
            assert!(
                desk.shows("The next event, for your eyes only")
                    && desk.shows(&event_card_name(ENGLISH, next))
            );
            desk.press(Key::Enter);
        },
    );
    assert!(!desk.shows(&event_card_name(ENGLISH, next)) && desk.shows(&called));
    desk.click(&called);
    assert!(desk.shows(&event_card_name(ENGLISH, next)));
}

#[test]
fn a_foreseen_event_card_that_is_face_down_is_seen_only_while_the_key_is_held() {
    let mut table = dealt(2, 2, |effect| effect == EventCardEffect::BoostOrForesee);
    let is_asked = |table: &Table| {
        let seat = table.state().active().expect("a game that goes on");
        let questions = table.state().questions(seat);
        questions
            .iter()
            .any(|asked| matches!(asked.question, Question::Pick(_)))
    };
    while table.state().round < 2 || !is_asked(&table) {
        play_first(&mut table);
    }
    let hidden = &table.state().event_cards.hidden;
    let next = *hidden.last().expect("more events");
    let (called, name) = (
        format!("Next: {}", describe::event_card_called(&ENGLISH, next)),
        event_card_name(ENGLISH, next),
    );
    let ways = Ways {
        sharing: Sharing::InTurn,
        secrets: Secrets::FaceDown,
    };
    let mut desk = Desk::open_shared(&table, ways);
    if desk.shows("Events: Continue") {
        desk.press(Key::Enter);
    }
    desk.press(Key::Num2);
    assert!(desk.says("The next event card is face down"));
    assert!(!desk.shows(&name) && !desk.shows(&called));
    desk.window.key_down(Key::L);
    desk.window.run_steps(3);
    desk.click(&called);
    assert!(desk.shows(&name));
    desk.window.key_up(Key::L);
    desk.window.run_steps(3);
    assert!(!desk.shows(&name) && !desk.shows(&called));
    desk.click("Log");
    assert!(desk.says("foresees the next event."));
}

#[test]
fn the_results_and_the_replay_tell_the_event_cards() {
    let mut table = dealt(1, 1, |_| true);
    let first = in_force_or_next(&table);
    while !table.state().is_finished() {
        play_first(&mut table);
    }
    let mut desk = showing(Results::opened(Opened::new(table.clone())));
    desk.click("Results: Course of the game");
    let name = format!("Round 1: {}", chip(first));
    let words = desk
        .window
        .get_by_label(&name)
        .accesskit_node()
        .description()
        .unwrap_or_default();
    assert_eq!(words, describe::event_card_text(&ENGLISH, first));
    let in_round_one = (0..table.entries().len())
        .filter_map(|index| table.state_at(index)?.event_cards.in_force)
        .next();
    assert_eq!(in_round_one, Some(first));
    let mut desk = showing(Replay::new(table));
    desk.press(Key::Home);
    for _ in 0..6 {
        desk.press(Key::ArrowRight);
    }
    assert!(
        desk.shows(&chip(first)),
        "six actions on, the first round has begun"
    );
}

/// Opens a window on a screen.
fn showing(screen: impl Screen + 'static) -> Desk {
    let mut desk = Desk::open(ENGLISH);
    let ctx = desk.window.ctx.clone();
    desk.window
        .state_mut()
        .apply(&ctx, Command::Show(Box::new(screen)));
    desk.window.run_steps(3);
    desk
}

/// The event card in force, or the next one.
fn in_force_or_next(table: &Table) -> EventCard {
    let event_cards = &table.state().event_cards;
    event_cards
        .in_force
        .or(event_cards.hidden.last().copied())
        .expect("a deck")
}

/// Presses and releases a button of the mouse where nothing but the veil is.
fn click_on_the_veil(desk: &mut Desk) {
    let at = egui::pos2(5.0, 300.0);
    for pressed in [true, false] {
        desk.window.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        });
        desk.window.step();
    }
}

#[test]
fn a_click_meant_for_the_table_does_not_put_a_new_event_card_away() {
    let table = dealt(3, 1, |effect| effect == EventCardEffect::BarEdge);
    let event_card = *table.state().event_cards.hidden.last().expect("a deck");
    let name = event_card_name(ENGLISH, event_card);
    let mut desk = Desk::open_table(&table);
    desk.window.key_press(Key::Enter);
    desk.window.step();
    click_on_the_veil(&mut desk);
    desk.window.step();
    assert!(desk.shows(&name), "nobody can have read it");
    desk.window.run_steps(4);
    click_on_the_veil(&mut desk);
    desk.window.run_steps(2);
    assert!(!desk.shows(&name));
}

#[test]
fn g16_an_event_card_is_read_once_for_all_who_share_the_screen() {
    let mut setup = dealt(3, 1, |effect| effect == EventCardEffect::BarEdge)
        .setup()
        .clone();
    setup.options.practice = false;
    let table = Table::new(setup).expect("a valid setup");
    let event_card = *table.state().event_cards.hidden.last().expect("a deck");
    let name = event_card_name(ENGLISH, event_card);
    let ways = Ways {
        sharing: Sharing::AnyOrder,
        secrets: Secrets::FaceDown,
    };
    let mut desk = Desk::open_shared(&table, ways);
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert!(!desk.shows(&name), "the first player has read it");
    let other = [Key::Num1, Key::Num2][usize::from(table.state().commander.0 == 0)];
    desk.window.key_press_modifiers(egui::Modifiers::ALT, other);
    desk.window.run();
    assert!(!desk.shows(&name), "and so has everybody at the screen");
}

#[test]
fn an_event_card_that_cannot_do_anything_says_so() {
    let table = dealt(2, 1, |effect| effect == EventCardEffect::Meteorite);
    let mut desk = Desk::open_table(&table);
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert!(desk.says("The event does nothing to you. Not carried out: "));
}

// rules §6.1, §9
#[test]
fn who_comes_to_the_screen_is_told_which_tech_the_event_card_has_unlocked() {
    let wanted = EventCardEffect::Advance([Track::Biomass, Track::Tech].into_iter().collect());
    let mut table = dealt(2, 2, |effect| effect == wanted);
    let commander = SeatId(1 - table.state().commander.0);
    let other = SeatId(1 - commander.0);
    // The biomass tracker is at its top, so that the card leaves no choice.
    let fields = [(Track::Biomass, 15), (Track::Tech, 2)];
    let may_end = |table: &Table, seat: SeatId| {
        table.state().active() == Some(seat) && table.state().legal(seat).contains(&Choice::EndTurn)
    };
    let mut laid_out = false;
    while table.state().round < 2 || !may_end(&table, commander) {
        if !laid_out && may_end(&table, other) {
            laid_out = true;
            for (tracker, height) in fields {
                let to = Field::new(tracker, height);
                play(&mut table, Choice::Arrange(Change::Tracker { tracker, to }));
            }
        }
        play_first(&mut table);
    }
    let ways = Ways {
        sharing: Sharing::InTurn,
        secrets: Secrets::Open,
    };
    let mut desk = Desk::open_shared(&table, ways);
    desk.press(Key::Enter);
    assert!(!desk.says("Tech 1 is yours. "));
    desk.press(Key::E);
    desk.press(Key::Enter);
    assert!(desk.says("Tech 1 is yours. "));
}
