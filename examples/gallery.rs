//! Paints the game's widgets into pictures, to look at them: `cargo run --example gallery -- FOLDER`.

use std::error::Error;
use std::path::Path;

use egui::{Context, Ui, vec2};
use egui_kittest::Harness;
use planet_unknown::app::art;
use planet_unknown::app::theme::{self, tokens};
use planet_unknown::app::widgets::board::{BoardView, Ghost, GhostPiece};
use planet_unknown::app::widgets::civ_card::{CivCardView, card_back};
use planet_unknown::app::widgets::dial::{DialPlayer, DialView};
use planet_unknown::app::widgets::objective::{Contender, ObjectiveView};
use planet_unknown::app::widgets::tile::TileButton;
use planet_unknown::app::widgets::tracks::TracksView;
use planet_unknown::game::{
    Cell, CellSet, CivCard, Field, GameState, Objective, ObjectiveScore, Orientation, SeatId, Setup, Tile, Track,
};
use rand::SeedableRng as _;

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let only = std::env::args().nth(2);
    std::fs::create_dir_all(&folder)?;
    let state = midgame()?;
    for (name, size, scale, page) in PAGES {
        if only.as_ref().is_none_or(|only| only == name) {
            paint(Path::new(&folder), name, *size, *scale, |ui| page(ui, &state))?;
        }
    }
    Ok(())
}

type Page = fn(&mut Ui, &GameState);

/// Every page: its name, its size in points, its pixels per point, and what it shows.
const PAGES: &[(&str, [f32; 2], f32, Page)] = &[
    ("board", [760.0, 760.0], 1.0, board),
    ("board-small", [400.0, 400.0], 1.0, |ui, state| {
        BoardView::new(&state.seat(SeatId(2)).board).show(ui, 384.0);
    }),
    ("board-huge", [700.0, 700.0], 2.0, |ui, state| {
        BoardView::new(&state.seat(SeatId(3)).board).show(ui, 684.0);
    }),
    ("board-empty", [430.0, 430.0], 2.0, |ui, state| empty_board(ui, state)),
    ("thumbnails", [720.0, 260.0], 1.0, thumbnails),
    ("dial", [420.0, 420.0], 1.0, |ui, state| dial(ui, state, 404.0)),
    ("dial-small", [236.0, 236.0], 1.0, |ui, state| dial(ui, state, 220.0)),
    ("cards", [1120.0, 940.0], 1.0, cards),
    ("objectives", [720.0, 760.0], 1.0, objectives),
    ("tracks", [340.0, 620.0], 1.0, tracks),
    ("tracks-wide", [516.0, 346.0], 1.0, |ui, state| {
        TracksView::new(state.seat(SeatId(2))).show(ui, vec2(500.0, 330.0));
    }),
    ("tracks-least", [346.0, 286.0], 1.0, |ui, state| {
        TracksView::new(state.seat(SeatId(0))).show(ui, vec2(330.0, 270.0));
    }),
    ("tracks-large", [660.0, 960.0], 1.0, tracks),
    ("tiles", [900.0, 560.0], 1.0, tiles),
];

fn paint(folder: &Path, name: &str, size: [f32; 2], scale: f32, page: impl FnMut(&mut Ui)) -> Outcome {
    let mut page = page;
    let mut harness = Harness::builder()
        .with_size(vec2(size[0], size[1]))
        .with_pixels_per_point(scale)
        .with_context_setup(prepare)
        .wgpu()
        .build_ui(|ui| {
            ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, tokens().color.space);
            page(ui);
        });
    harness.run_steps(4);
    let image = harness.render()?;
    let path = folder.join(format!("{name}.png"));
    image.save(&path)?;
    println!("{}", path.display());
    Ok(())
}

fn prepare(ctx: &Context) {
    theme::install(ctx);
    theme::set_reduced_motion(ctx, true);
    art::paint_at_once(ctx);
}

/// A game of four seats in its middle.
fn midgame() -> Result<GameState, Box<dyn Error>> {
    let mut state = Setup::standard(4, "gallery").deal()?;
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(11);
    for _ in 0..330 {
        let Some(seat) = state.active() else { break };
        let legal = state.legal(seat);
        let index = rand::RngExt::random_range(&mut rng, 0..legal.len());
        let action = planet_unknown::game::Action { seat, choice: legal[index] };
        state.apply(&action)?;
    }
    Ok(state)
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).unwrap_or_else(|| unreachable!("inside the grid"))
}

fn board(ui: &mut Ui, state: &GameState) {
    let seat = state.seat(SeatId(0));
    let near: CellSet = seat.board.empty() & CellSet::row(3);
    let costs = [(cell(4, 8), 1), (cell(5, 8), 2)];
    let tile = Tile::new(planet_unknown::game::Shape::F, 0, true);
    let ghost = Ghost {
        what: GhostPiece::Tile(tile, Orientation::UPRIGHT.turned_clockwise()),
        anchor: cell(8, 8),
        legal: true,
        pinned: false,
    };
    BoardView::new(&seat.board)
        .highlight(near)
        .costs(&costs)
        .ghost(Some(ghost))
        .cursor(Some(cell(5, 5)))
        .show(ui, 744.0);
}

fn empty_board(ui: &mut Ui, state: &GameState) {
    let board = planet_unknown::game::Board::new(state.seat(SeatId(0)).board.planet_id());
    let tile = Tile::new(planet_unknown::game::Shape::Z5, 2, true);
    let ghost =
        Ghost { what: GhostPiece::Tile(tile, Orientation::UPRIGHT), anchor: cell(4, 4), legal: false, pinned: false };
    BoardView::new(&board).anchors(board.data().edge).ghost(Some(ghost)).show(ui, 414.0);
}

fn thumbnails(ui: &mut Ui, state: &GameState) {
    ui.horizontal(|ui| {
        for (id, size) in state.seat_ids().zip([120.0, 140.0, 180.0, 230.0]) {
            let color = *tokens().seats[id.index()];
            BoardView::new(&state.seat(id).board).seat_color(color).thumbnail().show(ui, size);
        }
    });
}

fn dial(ui: &mut Ui, state: &GameState, size: f32) {
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let player = |(seat, name): (SeatId, &'static str)| DialPlayer {
        position: state.seat(seat).position,
        colour: seat.0,
        name,
        commander: state.commander == seat,
        active: state.active() == Some(seat),
    };
    let players: Vec<DialPlayer<'_>> = state.seat_ids().zip(names).map(player).collect();
    DialView::new(&state.station).players(&players).show(ui, size);
}

fn cards(ui: &mut Ui, _state: &GameState) {
    let numbers = [1, 2, 12, 4, 5, 7, 13, 14, 17, 21, 22, 23, 25, 28, 30, 36];
    ui.horizontal_wrapped(|ui| {
        for (index, card) in numbers.into_iter().filter_map(CivCard::new).enumerate() {
            let view = CivCardView::new(card).width(if index < 10 { 200.0 } else { 260.0 });
            let view = if index < 10 { view } else { view.in_row() };
            view.selected(index == 1).enabled(index != 3).medals((index == 5).then_some(2)).show(ui);
        }
        card_back(ui, 3, 70.0, "secret card");
    });
}

fn objectives(ui: &mut Ui, _state: &GameState) {
    let (own, other) = (Contender { name: "Ada", colour: 0 }, Contender { name: "Ben", colour: 1 });
    ui.horizontal_wrapped(|ui| {
        for (index, objective) in Objective::all().step_by(2).enumerate() {
            let medals = [5, 2, 0][index % 3];
            let score = ObjectiveScore { objective, opponent: SeatId(1), own: 3, other: index as u8, medals };
            ObjectiveView::new(&score, own, other).width(if index < 8 { 300.0 } else { 340.0 }).show(ui);
        }
    });
}

fn tracks(ui: &mut Ui, state: &GameState) {
    let seat = state.seat(SeatId(1));
    let at = seat.tracker(Track::Water);
    let steps = [(Track::Water, Field::new(Track::Water, at.height + 1))];
    let width = ui.available_width() - 8.0;
    TracksView::new(seat).choose(&steps).show(ui, vec2(width, TracksView::height_for(width)));
}

fn tiles(ui: &mut Ui, _state: &GameState) {
    ui.horizontal_wrapped(|ui| {
        for (index, shape) in planet_unknown::game::Shape::ALL.into_iter().enumerate() {
            for meteor in [false, true] {
                let tile = Tile::new(shape, index as u8 + u8::from(meteor), meteor);
                let enabled = index != 5;
                TileButton::new(tile).size(vec2(128.0, 128.0)).selected(index == 2).enabled(enabled).show(ui);
            }
        }
    });
}
