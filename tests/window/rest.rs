//! Nothing is drawn again while nothing moves.

use std::time::Duration;

use egui_kittest::kittest::Queryable as _;
use play::Table;
use rules::{Action, Phase, Setup};
use table::{Secrets, Sharing, Ways};

use super::desk::Desk;

/// A game in which tiles are to be taken.
fn table(seats: usize) -> Table {
    let mut table = Table::new(Setup::standard(seats, "rest")).expect("a valid setup");
    while !matches!(table.state().phase, Phase::Turns { .. }) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    table
}

/// Draws what moves to its end, and gives how long the window then waits with the next frame if nothing happens.
fn pause(desk: &mut Desk) -> Vec<Duration> {
    desk.window.run();
    // What is declared for later comes to its end, too.
    for _ in 0..60 {
        desk.window.run_steps(1);
    }
    let windows = desk.window.output().viewport_output.values();
    windows.map(|window| window.repaint_delay).collect()
}

#[test]
fn the_table_is_not_drawn_again_while_nothing_moves() {
    for (seats, sharing) in [
        (1, Sharing::InTurn),
        (2, Sharing::AnyOrder),
        (2, Sharing::SideBySide),
        (4, Sharing::SideBySide),
        (6, Sharing::SideBySide),
    ] {
        let ways = Ways {
            sharing,
            secrets: Secrets::FaceDown,
        };
        let mut desk = Desk::open_shared(&table(seats), ways);
        assert_eq!(pause(&mut desk), [Duration::MAX], "{sharing:?}");
        let takes = desk.window.query_all_by_label_contains("Take: ");
        takes.last().expect("there are tiles").click();
        desk.window.run_steps(3);
        assert!(desk.shows("Put back"));
        assert_eq!(pause(&mut desk), [Duration::MAX], "{sharing:?}, tile held");
    }
}
