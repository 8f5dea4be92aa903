//! The bans of the round's event card on the planet shown large (rules §9.2): the cells, and a legend with the reason.

use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::board::{Ban, BanKind, paint_swatch};
use crate::widgets::{cut, help};
use egui::{Align, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2};
use kit::theme::{body, tokens};
use rules::{Benefit, Cell, GameState, Seat, SeatId, Terrain, Track};

/// The edge of the pattern in the legend, and the height of the legend, in points.
pub(super) const SWATCH: f32 = 22.0;

/// The bans on the planet that concern what the player is holding: a tile or a rover.
pub(super) fn bans(scene: &Scene<'_>) -> Vec<Ban> {
    let seat = scene.seat;
    match (seat.ghost(), seat.offer()) {
        (Some(ghost), Some(offer)) if !offer.lifted.event => {
            let terrains = ghost.tile.terrains();
            let [first, second] = terrains.map(BanKind::Terrain);
            of_kinds(scene.state(), seat.id(), [BanKind::Tile, first, second])
        }
        _ if seat.routes().is_some() || seat.relocating().is_some() => {
            of_kinds(scene.state(), seat.id(), [BanKind::Rover])
        }
        _ => Vec::new(),
    }
}

/// The bans of the event card that are of these kinds and concern any cell.
fn of_kinds(state: &GameState, seat: SeatId, kinds: impl IntoIterator<Item = BanKind>) -> Vec<Ban> {
    let Some(event_card) = state.event_cards.in_force else {
        return Vec::new();
    };
    let board = &state.seat(seat).board;
    let restriction = state.event_card_restriction(seat).unwrap_or_default();
    let ban = |kind| {
        let cells = match kind {
            BanKind::Tile => restriction.cells & board.empty(),
            BanKind::Terrain(terrain) => restriction.terrains[terrain as usize] & board.empty(),
            BanKind::Rover => state.cells_barred_by_event_card(seat),
        };
        Ban {
            kind,
            cells,
            colour: event_card.colour(),
        }
    };
    let bans = kinds.into_iter().map(ban);
    bans.filter(|ban| !ban.cells.is_empty()).collect()
}

/// The reason why a cell of a seat's planet is banned in this round, whatever the player is holding.
pub(super) fn ban_on(ui: &Ui, state: &GameState, seat: SeatId, cell: Cell) -> Option<String> {
    let kinds = [BanKind::Tile, BanKind::Rover]
        .into_iter()
        .chain(Terrain::ALL.map(BanKind::Terrain));
    let mut bans = of_kinds(state, seat, kinds).into_iter();
    let closed = bans.any(|ban| ban.cells.contains(cell));
    let event_card = state.event_cards.in_force.filter(|_| closed)?;
    Some(describe::event_card_bars(ui, event_card))
}

/// What the pattern of a ban means.
fn meaning(ui: &Ui, ban: &Ban) -> String {
    match ban.kind {
        BanKind::Tile => t!(ui, "events-legend-tiles"),
        BanKind::Terrain(_) => t!(ui, "events-legend-terrain"),
        BanKind::Rover => t!(ui, "events-legend-rovers"),
    }
}

/// The width of the legend of a ban, in points.
pub(super) fn legend_width(ui: &Ui, ban: &Ban) -> f32 {
    let (words, font) = (meaning(ui, ban), body(tokens().text.small));
    let words = cut(ui, &words, font, f32::INFINITY);
    SWATCH + ui.spacing().item_spacing.x + words.size().x
}

/// Draws the legend of a ban in `place`: its pattern and what that means. Its tooltip gives the reason.
pub(super) fn legend_ui(ui: &mut Ui, scene: &Scene<'_>, ban: &Ban, place: Rect) {
    let Some(event_card) = scene.state().event_cards.in_force else {
        return;
    };
    let row = UiBuilder::new()
        .max_rect(place)
        .layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(row, |ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(SWATCH), Sense::hover());
        paint_swatch(ui.painter(), rect, ban);
        let border = Stroke::new(tokens().shape.border, tokens().color.line_strong);
        ui.painter()
            .rect_stroke(rect, 2, border, StrokeKind::Inside);
        let words = RichText::new(meaning(ui, ban)).font(body(tokens().text.small));
        let label = ui.add(Label::new(words).extend());
        let title = describe::event_card_title(ui, event_card);
        help(label, &title, || describe::event_card_bars(ui, event_card));
    });
}

/// The benefits on the tracks of a seat that give it nothing in this round.
pub(super) fn struck(state: &GameState, seat: SeatId) -> Vec<Benefit> {
    let owner = state.seat(seat);
    let fields = Track::ALL
        .into_iter()
        .flat_map(|track| owner.corporation.data().fields(track));
    let benefits = fields.flat_map(|field| owner.rules().benefits(owner, field));
    benefits
        .filter(|benefit| state.gives_nothing(owner, *benefit))
        .collect()
}

/// The reason why a field gives `owner` nothing, or less, now.
pub(super) fn struck_on(
    ui: &Ui,
    (state, owner): (&GameState, &Seat),
    benefits: &[Benefit],
) -> Option<String> {
    let mut all = benefits.iter();
    if !all.any(|benefit| state.gives_nothing(owner, *benefit)) {
        return None;
    }
    let barred = benefits.iter().any(|benefit| state.bars_benefit(*benefit));
    let lacks_rover = benefits.contains(&Benefit::Rover);
    Some(match state.event_cards.in_force.filter(|_| barred) {
        Some(event_card) => describe::event_card_bars(ui, event_card),
        None if lacks_rover => t!(ui, "help-field-no-rover"),
        None => t!(ui, "help-field-no-card"),
    })
}
