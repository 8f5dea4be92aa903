//! What the painted widgets look like. Where words or a few colours say it, a test samples them; a few pictures, of what only
//! the eye can judge, are compared with those in `tests/snapshots`.
//!
//! After an intended change, `UPDATE_SNAPSHOTS=1 cargo test --test widget_pictures` paints them again. Look at them.

use egui::{Context, Ui, vec2};
use egui_kittest::{Harness, OsThreshold, SnapshotOptions};
use planet_unknown::app::art;
use planet_unknown::app::theme::{self, tokens};
use planet_unknown::app::widgets::board::{Ban, BanKind, BoardView};
use planet_unknown::app::widgets::civ_card::CivCardView;
use planet_unknown::app::widgets::dial::DialView;
use planet_unknown::app::widgets::objective::ObjectiveView;
use planet_unknown::app::widgets::tile::TileButton;
use planet_unknown::app::widgets::tracks::TracksView;
use rules::{
    Board, Cell, CellSet, CivCard, CorporationId, EventColour, Field, GameState, Objective,
    ObjectiveScore, Orientation, PlanetId, SeatId, Setup, Shape, Terrain, Tile, Track,
};

/// The number of pixels that another graphics driver may paint differently.
const LENIENT: usize = 400;

fn snapshot(name: &str, size: [f32; 2], show: impl FnMut(&mut Ui)) {
    let mut show = show;
    let mut harness = Harness::builder()
        .with_size(vec2(size[0], size[1]))
        .with_context_setup(prepare)
        .wgpu()
        .build_ui(|ui| {
            ui.painter()
                .rect_filled(ui.ctx().content_rect(), 0.0, tokens().color.space);
            show(ui);
        });
    harness.run_steps(4);
    let pixels = OsThreshold::new(LENIENT)
        .windows(20 * LENIENT)
        .macos(20 * LENIENT);
    let options = SnapshotOptions::new()
        .threshold(1.5)
        .max_failed_pixels(pixels);
    harness.snapshot_options(name, &options);
}

/// The cells of a board in whose middle another colour is painted by the second of two views.
fn changed_cells<'a>(board: &Board, view: impl Fn(bool) -> BoardView<'a>) -> CellSet {
    let paint = |second: bool| {
        let mut grid = None;
        let mut harness = Harness::builder()
            .with_size(vec2(320.0, 320.0))
            .with_context_setup(prepare)
            .wgpu()
            .build_ui(|ui| grid = Some(view(second).show(ui, 300.0).grid));
        harness.run_steps(4);
        let picture = harness.render().expect("it can be painted");
        drop(harness);
        (picture, grid.expect("it was shown"))
    };
    let ((before, grid), (after, _)) = (paint(false), paint(true));
    let differs = |cell: &Cell| {
        let middle = grid.rect(*cell).scale_from_center(0.5);
        let pixels = |from: f32, to: f32| from.ceil() as u32..to as u32;
        pixels(middle.top(), middle.bottom()).any(|y| {
            pixels(middle.left(), middle.right())
                .any(|x| before.get_pixel(x, y) != after.get_pixel(x, y))
        })
    };
    board.data().cells.into_iter().filter(differs).collect()
}

fn prepare(ctx: &Context) {
    theme::install(ctx);
    theme::set_reduced_motion(ctx, true);
    art::paint_at_once(ctx);
}

fn dealt() -> GameState {
    Setup::standard(4, "pictures")
        .deal()
        .expect("a standard game can be dealt")
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("inside the grid")
}

/// A board with all terrains and all pieces.
fn busy_board() -> Board {
    let mut board = Board::new(PlanetId::Ksb4156);
    let upright = Orientation::UPRIGHT;
    board.lay_tile(Tile::new(Shape::I4, 0, false), upright, cell(4, 1));
    board.lay_tile(Tile::new(Shape::O4, 2, true), upright, cell(3, 2));
    board.lay_tile(Tile::new(Shape::F, 5, true), upright, cell(5, 2));
    board.lay_tile(
        Tile::new(Shape::U, 1, true),
        upright.turned_clockwise(),
        cell(8, 4),
    );
    board.meteorites = board.meteor_symbols;
    board.meteorites.remove(cell(4, 2));
    board.lay_patch(cell(3, 5));
    board.rovers.insert(cell(6, 1));
    board.rovers.insert(cell(2, 6));
    board
}

#[test]
fn a_board() {
    let board = busy_board();
    snapshot("board", [416.0, 416.0], |ui| {
        BoardView::new(&board)
            .highlight(board.lifepods)
            .costs(&[(cell(2, 7), 1)])
            .show(ui, 400.0);
    });
}

/// rules §9.2: cells that an event card closes are hatched, and no others.
#[test]
fn what_an_event_card_closes_looks_different() {
    let board = busy_board();
    let tech = board.terrain(Terrain::Tech).neighbours() & board.empty();
    let kinds = [
        (BanKind::Tile, board.data().ice & board.empty()),
        (BanKind::Terrain(Terrain::Tech), tech),
        (BanKind::Rover, board.terrain(Terrain::Biomass)),
    ];
    for (kind, cells) in kinds {
        let ban = [Ban {
            kind,
            cells,
            colour: EventColour::Red,
        }];
        let changed = changed_cells(&board, |paints| match paints {
            false => BoardView::new(&board),
            true => BoardView::new(&board).bans(&ban),
        });
        assert_eq!(changed, cells, "{kind:?}");
    }
}

#[test]
fn lifepods_can_be_seen_on_every_planet() {
    for planet in PlanetId::ALL {
        let board = Board::new(planet);
        let mut empty = board.clone();
        empty.lifepods = CellSet::EMPTY;
        let changed = changed_cells(&board, |lie| match lie {
            false => BoardView::new(&empty),
            true => BoardView::new(&board),
        });
        assert_eq!(changed, board.lifepods, "{planet}");
    }
}

#[test]
fn tiles() {
    snapshot("tiles", [460.0, 160.0], |ui| {
        ui.horizontal(|ui| {
            for (index, shape) in [Shape::F, Shape::I2, Shape::O4].into_iter().enumerate() {
                let tile = Tile::new(shape, 2 * index as u8, index > 0);
                TileButton::new(tile)
                    .size(vec2(140.0, 140.0))
                    .selected(index == 0)
                    .enabled(index < 2)
                    .show(ui);
            }
        });
    });
}

#[test]
fn the_station() {
    let setup = Setup::standard(4, "pictures");
    let mut state = dealt();
    state.commander = SeatId(1);
    snapshot("station", [336.0, 336.0], |ui| {
        DialView::new(&setup, &state).show(ui, 320.0);
    });
}

#[test]
fn a_corporation_board() {
    let mut state = dealt();
    let heights = [
        (Track::Civ, 4),
        (Track::Water, 7),
        (Track::Biomass, 2),
        (Track::Rover, 8),
        (Track::Tech, 6),
    ];
    for (track, height) in heights {
        state.seats[0].trackers[track as usize] = Field::new(track, height);
    }
    (state.seats[0].lifepods, state.seats[0].meteorites) = (2, 4);
    let steps = [(Track::Water, Field::new(Track::Water, 8))];
    snapshot("tracks", [316.0, 556.0], |ui| {
        TracksView::new(state.seat(SeatId(0)))
            .choose(&steps)
            .show(ui, vec2(300.0, 540.0));
    });
}

#[test]
fn a_path_across_the_tracks() {
    let mut setup = Setup::standard(1, "corporation boards");
    setup.seats[0].corporation = CorporationId::Oasis;
    let state = setup.deal().expect("any corporation can be dealt");
    snapshot("path", [342.0, 396.0], |ui| {
        TracksView::new(state.seat(SeatId(0))).show(ui, vec2(326.0, 380.0));
    });
}

#[test]
fn cards_and_objectives() {
    let setup = Setup::standard(2, "pictures");
    let objective = Objective::new(6).expect("there are 28 objectives");
    let score = ObjectiveScore {
        objective,
        opponent: SeatId(1),
        own: 7,
        other: 4,
        medals: 5,
    };
    snapshot("cards", [440.0, 360.0], |ui| {
        ui.horizontal(|ui| {
            for number in [12, 23] {
                let card = CivCard::new(number).expect("there are 36 civ cards");
                CivCardView::new(card).width(200.0).show(ui);
            }
        });
        ObjectiveView::between(&setup, SeatId(0), &score)
            .width(408.0)
            .show(ui);
    });
}
