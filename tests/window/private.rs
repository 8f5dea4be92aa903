//! Private objectives in the window: who may see them, and when the screen is handed over.

use egui::Key;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::{Language, describe};
use play::Table;
use rules::{Effect, EventMix, GameState, SeatId, Setup};
use table::Players;
use table::{Secrets, Sharing, Ways};

use super::desk::Desk;

const NAMES: [&str; 3] = ["Ada", "Grace", "Mary"];

fn setup() -> Setup {
    let mut setup = Setup::standard(3, "private objectives");
    setup
        .seats
        .iter_mut()
        .zip(NAMES)
        .for_each(|(seat, name)| name.clone_into(&mut seat.name));
    setup.options.private_objectives = true;
    setup.options.events = Some(EventMix::BALANCED);
    setup
}

/// Opens a new game.
fn begin(setup: Setup) -> Desk {
    let mut desk = Desk::open(Language::English);
    desk.start(setup, Players::default());
    desk.window.run_steps(4);
    desk
}

/// The titles of the private objectives that a seat has drawn.
fn drawn(state: &GameState, seat: SeatId) -> Vec<String> {
    let among = state
        .seat(seat)
        .turn
        .agenda
        .iter()
        .find_map(|pending| match pending.effect {
            Effect::KeepObjective { among, .. } => Some(among),
            _ => None,
        });
    let among = among.expect("it has drawn some").iter();
    among
        .map(|objective| describe::private_title(&Language::English, objective))
        .collect()
}

/// All texts in the window, with all explanations.
pub fn words(desk: &Desk) -> String {
    let nodes = desk.window.root().children_recursive();
    let all = nodes.flat_map(|node| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description()]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
    });
    all.collect::<Vec<_>>().join("\n")
}

fn press(desk: &mut Desk, key: Key) {
    desk.window.key_press(key);
    desk.window.run_steps(4);
}

/// Opens everything that the table can show.
pub fn look_around(desk: &mut Desk) -> String {
    let mut all = words(desk);
    for tab in ["Cards", "Log", "Other players"] {
        let tabs: Vec<_> = desk
            .window
            .query_all_by_role_and_label(egui::Role::Button, tab)
            .collect();
        if let Some(tab) = tabs.first() {
            tab.click();
        }
        desk.window.run_steps(3);
        all += &words(desk);
    }
    press(desk, Key::B);
    all += &words(desk);
    press(desk, Key::B);
    all
}

#[test]
fn nobody_sees_the_private_objectives_of_others() {
    let setup = setup();
    let state = setup.deal().expect("a valid setup");
    let order: Vec<SeatId> = state.turn_order().collect();
    let mut desk = begin(setup);
    for seat in &order {
        let ready = format!("I am {}", NAMES[seat.index()]);
        assert!(desk.shows(&ready), "{}", words(&desk));
        let own = drawn(&state, *seat);
        let hidden = |desk: &Desk, seat: SeatId| {
            drawn(&state, seat)
                .iter()
                .all(|title| !words(desk).contains(title))
        };
        assert!(
            hidden(&desk, *seat),
            "nothing shows before the screen has changed hands"
        );
        desk.window.get_by_label(&ready).click();
        desk.window.run_steps(4);
        assert!(desk.shows("Keep one objective for yourself."));
        assert!(own.iter().all(|title| words(&desk).contains(title)));
        press(&mut desk, Key::Num1);
        let seen = look_around(&mut desk);
        assert!(
            seen.contains(&own[0]),
            "the own one is shown with its standing"
        );
        assert!(
            seen.contains("They are dealt once everyone has kept"),
            "neighbour objectives come later"
        );
        for other in order.iter().filter(|other| *other != seat) {
            assert!(
                drawn(&state, *other)
                    .iter()
                    .all(|title| !seen.contains(title)),
                "{seat:?} sees those of {other:?}"
            );
        }
        press(&mut desk, Key::E);
    }
    let first = format!("I am {}", NAMES[order[0].index()]);
    assert!(
        desk.shows(&first),
        "who holds one takes over the screen at every turn: {}",
        words(&desk)
    );
}

#[test]
fn the_bar_shows_the_modules_of_the_game() {
    let mut setup = setup();
    setup.options.patches_count_as_tiles = true;
    let mut desk = begin(setup);
    let ready = NAMES
        .map(|name| format!("I am {name}"))
        .into_iter()
        .find(|ready| desk.shows(ready));
    desk.window
        .get_by_label(&ready.expect("somebody begins"))
        .click();
    desk.window.run_steps(4);
    press(&mut desk, Key::Num1);
    let chip = desk
        .window
        .get_by_label("In this game: Events, Private objectives, Patches count as tiles");
    let help = chip.accesskit_node().description().unwrap_or_default();
    assert!(help.contains("where it touches only a patch."), "{help}");
    assert!(help.contains("7 green, 6 orange, 7 red"), "{help}");
}

#[test]
fn the_bar_shows_the_state_of_the_solo_game() {
    let mut setup = Setup::standard(1, "solo");
    setup.options.solo = true;
    setup.options.events = Some(EventMix::HARSH);
    let mut desk = begin(setup);
    assert!(desk.shows("Keep 3 objectives for yourself, one after the other."));
    for _ in 0..3 {
        press(&mut desk, Key::Num1);
    }
    assert!(words(&desk).contains("Solo game: "), "{}", words(&desk));
    assert!(words(&desk).contains(" of 53 medals"));
    assert!(words(&desk).contains("would be at −"));
}

// rules §2.5
#[test]
fn no_hint_names_cards_that_are_still_face_down() {
    let table = Table::new(setup()).expect("a valid setup");
    let ways = Ways {
        sharing: Sharing::InTurn,
        secrets: Secrets::FaceDown,
    };
    let mut desk = Desk::open_shared(&table, ways);
    let secrets = drawn(table.state(), SeatId(0));
    assert!(desk.says("chooses among secret cards"));
    desk.click("Ask for a hint");
    desk.press(Key::H);
    assert!(desk.says("First show the cards that you choose among."));
    assert!(secrets.iter().all(|title| !words(&desk).contains(title)));
    assert!(!desk.says("Close the hint"));
}
