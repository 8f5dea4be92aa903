//! Pictures of the painted widgets, compared with those in `tests/snapshots`.
//!
//! After an intended change, `UPDATE_SNAPSHOTS=1 cargo test --test widget_pictures` paints them again. Look at them.

use egui::{Context, Ui, vec2};
use egui_kittest::{Harness, OsThreshold, SnapshotOptions};
use planet_unknown::app::art;
use planet_unknown::app::devices::{Family, PadButton};
use planet_unknown::app::rulebook::first_time_ui;
use planet_unknown::app::theme::{self, tokens};
use planet_unknown::app::widgets::board::{Ban, BanKind, BoardView};
use planet_unknown::app::widgets::civ_card::CivCardView;
use planet_unknown::app::widgets::dial::{DialPlayer, DialView};
use planet_unknown::app::widgets::event_card::{EventCardView, event_card_chip};
use planet_unknown::app::widgets::objective::{Contender, ObjectiveView, Standing};
use planet_unknown::app::widgets::pad_glyph;
use planet_unknown::app::widgets::tile::TileButton;
use planet_unknown::app::widgets::tracks::TracksView;
use play::guide::first_times;
use rules::card::{Need, Progress};
use rules::{
    Board, Cell, CivCard, CorporationId, EventCard, EventColour, Field, GameState, Objective,
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

#[test]
fn what_an_event_card_closes() {
    let board = busy_board();
    let ban = |kind, cells, colour| Ban {
        kind,
        cells,
        colour,
    };
    let ice = board.data().ice & board.empty();
    let around = |terrain| board.terrain(terrain).neighbours() & board.empty();
    let tiles = [
        ban(BanKind::Tile, ice, EventColour::Red),
        ban(
            BanKind::Terrain(Terrain::Tech),
            around(Terrain::Tech),
            EventColour::Red,
        ),
        ban(
            BanKind::Terrain(Terrain::Water),
            around(Terrain::Water),
            EventColour::Red,
        ),
    ];
    let rovers = [ban(
        BanKind::Rover,
        board.terrain(Terrain::Biomass),
        EventColour::Orange,
    )];
    snapshot("bans", [816.0, 416.0], |ui| {
        ui.horizontal(|ui| {
            BoardView::new(&board).bans(&tiles).show(ui, 400.0);
            BoardView::new(&board).bans(&rovers).show(ui, 400.0);
        });
    });
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
    let state = dealt();
    let player = |seat: SeatId| DialPlayer {
        position: state.seat(seat).position,
        colour: seat.0,
        name: "player",
        commander: seat.0 == 1,
        active: seat.0 == 1,
    };
    let players: Vec<DialPlayer<'_>> = state.seat_ids().map(player).collect();
    snapshot("station", [336.0, 336.0], |ui| {
        DialView::new(&state.station)
            .players(&players)
            .show(ui, 320.0);
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
fn corporation_boards() {
    let seats = CorporationId::ALL.map(|corporation| {
        let mut setup = Setup::standard(1, "corporation boards");
        setup.seats[0].corporation = corporation;
        setup
            .deal()
            .expect("a game with any corporation can be dealt")
            .seats[0]
            .clone()
    });
    snapshot("corporations", [1020.0, 1190.0], |ui| {
        for row in seats.chunks(3) {
            ui.horizontal(|ui| {
                for seat in row {
                    TracksView::new(seat).show(ui, vec2(326.0, 380.0));
                }
            });
        }
    });
}

#[test]
fn cards_and_objectives() {
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
                CivCardView::new(card)
                    .width(200.0)
                    .selected(number == 12)
                    .show(ui);
            }
        });
        let (own, other) = (
            Contender {
                name: "Ada",
                colour: 0,
            },
            Contender {
                name: "Ben",
                colour: 1,
            },
        );
        ObjectiveView::new(objective, Standing::between(&score, own, other))
            .width(408.0)
            .show(ui);
    });
}

#[test]
fn objectives() {
    let seats = [
        ("Ada", 0),
        ("Ben", 1),
        ("Cleo", 2),
        ("Dora", 3),
        ("Emil", 4),
        ("Fritz", 5),
    ];
    let counts = |most: u8| {
        (0..)
            .zip(seats)
            .map(move |(seat, (name, colour))| (Contender { name, colour }, most - seat))
    };
    let race = |medals, players: usize| Standing::Race {
        counts: counts(12).take(players).collect(),
        medals,
    };
    let alone = |has, need| Standing::Alone {
        progress: Progress { has, need },
        over: false,
    };
    let objective = |number| Objective::new(number).expect("there are 28 objectives");
    snapshot("objectives", [1010.0, 560.0], |ui| {
        ui.horizontal_top(|ui| {
            let cards = [
                (7, alone(3, Need::AtLeast(6))),
                (27, alone(0, Need::AtMost(0))),
                (9, race(5, 3)),
            ];
            for (number, standing) in cards.into_iter().chain([(18, race(0, 6))]) {
                ObjectiveView::new(objective(number), standing)
                    .upright()
                    .width(236.0)
                    .show(ui);
            }
        });
        ui.horizontal_wrapped(|ui| {
            let list = [
                (15, alone(10, Need::AtLeast(10))),
                (20, alone(4, Need::AtLeast(15))),
            ];
            let more = [
                (24, alone(6, Need::AtMost(5))),
                (25, alone(2, Need::AtLeast(9))),
                (26, race(2, 6)),
            ];
            for (number, standing) in list
                .into_iter()
                .chain(more)
                .chain([(28, alone(33, Need::AtMost(0)))])
            {
                ObjectiveView::new(objective(number), standing)
                    .width(300.0)
                    .show(ui);
            }
        });
    });
}

#[test]
fn planets() {
    let boards: Vec<Board> = PlanetId::ALL.into_iter().map(Board::new).collect();
    snapshot("planets", [1316.0, 796.0], |ui| {
        for row in boards.chunks(5) {
            ui.horizontal(|ui| {
                for board in row {
                    BoardView::new(board).thumbnail().show(ui, 252.0);
                }
            });
        }
    });
}

#[test]
fn event_cards() {
    let numbers = [4, 17, 1, 31, 39, 33, 43, 53, 55, 56, 45, 52];
    let event_cards: Vec<EventCard> = numbers.into_iter().filter_map(EventCard::new).collect();
    snapshot("events", [1000.0, 900.0], |ui| {
        for row in event_cards.chunks(4) {
            ui.horizontal_top(|ui| {
                for event_card in row {
                    EventCardView::new(*event_card).width(240.0).show(ui);
                }
            });
        }
        ui.horizontal(|ui| {
            for (event_card, most) in event_cards.iter().zip([240.0, 400.0, 140.0, 60.0]) {
                event_card_chip(ui, *event_card, "event", most);
            }
        });
    });
}

#[test]
fn buttons_of_gamepads() {
    snapshot("buttons_of_gamepads", [680.0, 430.0], |ui| {
        for family in Family::ALL {
            ui.horizontal_wrapped(|ui| {
                for button in PadButton::all() {
                    pad_glyph(ui, family, button, 36.0);
                }
            });
            ui.add_space(12.0);
        }
    });
}

#[test]
fn what_is_explained_once() {
    snapshot("first-times", [900.0, 520.0], |ui| {
        egui::Grid::new("first times").show(ui, |ui| {
            for (index, step) in first_times().iter().enumerate() {
                ui.allocate_ui([280.0, 100.0].into(), |ui| first_time_ui(ui, &step.name));
                if index % 3 == 2 {
                    ui.end_row();
                }
            }
        });
    });
}
