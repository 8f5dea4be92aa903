//! Pictures of the station, tiles, tracks, cards and symbols.

use kit::theme::sizes::rim;
use std::sync::LazyLock;

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, Vec2, vec2};

use super::EDGE;
use crate::text::describe::{benefit, capitalised, terrain};
use crate::widgets::civ_card::CivCardView;
use crate::widgets::dial::DialView;
use crate::widgets::event_card::whole_event_card;
use crate::widgets::objective::{ObjectiveView, Standing};
use crate::widgets::symbol::{benefit_symbol, terrain_symbol};
use crate::widgets::tile::TileButton;
use crate::widgets::tracks::{TracksView, first_seat};
use kit::theme::{body, tokens};
use rules::card::{Need, Progress};
use rules::score::OBJECTIVE_WIN;
use rules::{
    Benefit, CivCard, CorporationId, EventCard, Field, GameState, Objective, Phase, SeatId, Setup,
    Shape, Terrain, Tile, Track,
};

/// The least width of a symbol with its name, in points.
const SYMBOL: f32 = 104.0;

/// The players in pictures.
static SETUP: LazyLock<Setup> = LazyLock::new(|| {
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let mut setup = Setup::standard(names.len(), "the rule book");
    for (seat, name) in setup.seats.iter_mut().zip(names) {
        name.clone_into(&mut seat.name);
    }
    setup
});

/// Their game, the source of pictures. Nobody is to act.
static GAME: LazyLock<GameState> = LazyLock::new(|| {
    let mut game = SETUP.deal().expect("a standard game can be dealt");
    game.phase = Phase::Finished;
    game
});

/// Paints the station with four players.
pub(super) fn station(ui: &mut Ui, rect: Rect) {
    DialView::new(&SETUP, &GAME).show(ui, rect.width());
}

/// Paints a tile without and a tile with a meteor.
pub(super) fn tiles(ui: &mut Ui, rect: Rect) {
    let size = vec2(rect.width() / 2.0 - tokens().space.s, rect.height());
    ui.horizontal(|ui| {
        for tile in [Tile::new(Shape::F, 4, false), Tile::new(Shape::T4, 5, true)] {
            TileButton::new(tile).size(size).show(ui);
        }
    });
}

/// Paints the standard corporation with advanced trackers.
pub(super) fn tracks(ui: &mut Ui, rect: Rect) {
    let mut seat = GAME.seat(SeatId(0)).clone();
    for (track, height) in Track::ALL.into_iter().zip([4, 7, 2, 9, 6]) {
        seat.trackers[track as usize] = Field::new(track, height);
    }
    (seat.lifepods, seat.meteorites, seat.rovers_left) = (2, 4, 0);
    TracksView::new(&seat).show(ui, rect.size());
}

/// Paints the board of a corporation at the start.
pub(super) fn corporation(ui: &mut Ui, rect: Rect, corporation: CorporationId) {
    TracksView::new(first_seat(corporation)).show(ui, rect.size());
}

/// Paints an immediate civ card and an end-of-game card.
pub(super) fn civ_cards(ui: &mut Ui, rect: Rect) {
    let width = (rect.width() - tokens().space.s) / 2.0;
    ui.horizontal_top(|ui| {
        for card in [13, 28].into_iter().filter_map(CivCard::new) {
            CivCardView::new(card).width(width).to_read().show(ui);
        }
    });
}

/// Paints an event card of each colour.
pub(super) fn event_cards(ui: &mut Ui, rect: Rect) {
    const SHOWN: [u8; 3] = [14, 33, 56];
    let count = (rect.width() / 180.0)
        .floor()
        .clamp(1.0, SHOWN.len() as f32);
    let width = (rect.width() - (count - 1.0) * tokens().space.s) / count;
    ui.horizontal_top(|ui| {
        let shown = SHOWN.into_iter().take(count as usize);
        for event_card in shown.filter_map(EventCard::new) {
            whole_event_card(ui, event_card, width);
        }
    });
}

/// Paints a neighbour objective.
pub(super) fn objective(ui: &mut Ui, rect: Rect) {
    let standing = Standing::Race {
        counts: SETUP.seats.iter().zip([7, 4]).collect(),
        medals: OBJECTIVE_WIN,
    };
    objective_ui(ui, rect, Objective::new(6), standing);
}

/// Paints a private objective.
pub(super) fn private_objective(ui: &mut Ui, rect: Rect) {
    let standing = Standing::Alone {
        progress: Progress {
            has: 4,
            need: Need::AtLeast(6),
        },
        over: false,
    };
    objective_ui(ui, rect, Objective::new(10), standing);
}

fn objective_ui(ui: &mut Ui, rect: Rect, objective: Option<Objective>, standing: Standing<'_>) {
    if let Some(objective) = objective {
        let view = ObjectiveView::new(objective, standing);
        view.width(rect.width()).show(ui);
    }
}

/// Paints all terrains with their names.
pub(super) fn terrains(ui: &mut Ui, rect: Rect) {
    let places = places(rect, Terrain::ALL.len());
    for (kind, place) in Terrain::ALL.into_iter().zip(places) {
        let name = capitalised(&terrain(ui, kind));
        symbol_ui(ui, place, &name, |ui| terrain_symbol(ui, kind, EDGE));
    }
}

/// Paints the benefits of fields, with their names.
pub(super) fn benefits(ui: &mut Ui, rect: Rect) {
    let all = [
        Benefit::Medals(3),
        Benefit::CivMilestone(2),
        Benefit::Boost,
        Benefit::Patch,
        Benefit::Rover,
        Benefit::RoverMoves(2),
        Benefit::TechMilestone(1),
    ];
    for (kind, place) in all.into_iter().zip(places(rect, all.len())) {
        let name = capitalised(&benefit(ui, kind));
        symbol_ui(ui, place, &name, |ui| benefit_symbol(ui, kind, EDGE));
    }
}

/// The height of a picture of symbols or cards at a width below its ideal one.
pub(super) fn height_in(size: Vec2, width: f32) -> f32 {
    let rows = (size.x / (width / SYMBOL).floor().max(1.0) / SYMBOL)
        .ceil()
        .max(1.0);
    if size.y < 2.0 * SYMBOL {
        size.y * rows
    } else {
        size.y
    }
}

/// The areas of symbols, row by row.
fn places(rect: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let columns = ((rect.width() / SYMBOL).floor() as usize).clamp(1, count);
    let rows = count.div_ceil(columns);
    let size = rect.size() / vec2(columns as f32, rows as f32);
    (0..count).map(move |index| {
        let at = vec2((index % columns) as f32, (index / columns) as f32);
        Rect::from_min_size(rect.min + at * size, size)
    })
}

/// Draws a symbol above its name.
fn symbol_ui(ui: &mut Ui, place: Rect, name: &str, symbol: impl FnOnce(&mut Ui)) {
    let place = UiBuilder::new().max_rect(place.shrink(rim::WIDE));
    ui.scope_builder(place.layout(Layout::top_down(Align::Center)), |ui| {
        ui.spacing_mut().item_spacing.y = tokens().space.xs;
        symbol(ui);
        ui.add(Label::new(RichText::new(name).font(body(tokens().text.tiny))).wrap());
    });
}
