//! Tests of boards, driven by their accessible names.

use std::cell::RefCell;
use std::sync::LazyLock;

use egui_kittest::{Harness, kittest::Queryable as _};

use super::*;
use kit::theme;
use rules::{CorporationId, PlanetId, Shape};

fn board() -> Board {
    let mut board = Board::new(PlanetId::Ksb4156);
    let anchor = Cell::new(0, 5).expect("inside the grid");
    board.lay_tile(Tile::new(Shape::I2, 1, true), Orientation::UPRIGHT, anchor);
    board.meteorites = board.meteor_symbols;
    board
}

/// Shows a board and clicks the node with a name; returns the board's response in that frame.
fn click(view: impl Fn(&Board) -> BoardView<'_>, name: &str) -> BoardResponse {
    let (board, clicked) = (board(), RefCell::new(None));
    let harness = Harness::builder()
        .with_size(egui::vec2(500.0, 500.0))
        .with_context_setup(theme::install);
    let mut harness = harness.with_max_steps(8).build_ui(|ui| {
        let shown = view(&board).show(ui, 480.0);
        if shown.clicked.is_some() || shown.clicked_line.is_some() || shown.response.clicked() {
            *clicked.borrow_mut() = Some(shown);
        }
    });
    harness.run_steps(2);
    harness.get_by_label(name).click();
    harness.run_steps(2);
    drop(harness);
    clicked.into_inner().expect("the click is told")
}

#[test]
fn cells_are_named_with_everything_on_them_and_tell_clicks() {
    let shown = click(
        |board| BoardView::new(board),
        "A7: water resource (ice), meteorite",
    );
    assert_eq!(shown.clicked, Cell::new(0, 6));
}

#[test]
fn lines_are_named_with_what_they_lack_and_tell_clicks() {
    let shown = click(
        |board| BoardView::new(board),
        "Row 1: 2 cells missing for 1 medal",
    );
    assert_eq!(shown.clicked_line, Some(Line::Row(0)));
}

#[test]
fn a_thumbnail_is_one_button_with_a_summary() {
    static SEAT: LazyLock<SeatSetup> = LazyLock::new(|| SeatSetup {
        name: "Ada".into(),
        colour: 0,
        planet: PlanetId::Ksb4156,
        corporation: CorporationId::STANDARD,
    });
    let name =
        "Planet of Ada: KSB-4156, 2 of 96 cells covered, lifepods: 6, rovers: 0, meteorites: 1";
    let shown = click(
        |board| BoardView::new(board).thumbnail().seat(Some(&SEAT)),
        name,
    );
    assert_eq!(shown.clicked, None, "a thumbnail has no cells of its own");
}
