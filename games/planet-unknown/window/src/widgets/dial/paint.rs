//! The painting of the hull, the two rings, their tiles and the players around them.

use egui::{Color32, Stroke, Ui};

use super::layout::{DIVIDE, DialLayout, HUB, HULL, MARKER, PLAYERS, RING, SECTOR, STAR};
use super::{DialResponse, DialSpot, DialView, spots};
use crate::widgets::player::{badge, player_color};
use crate::widgets::tile::{extent, paint_tile, square};
use kit::theme::sizes::{corner, stroke};
use kit::theme::{Icon, number, strong, tokens};
use kit::widgets::Canvas;
use kit::widgets::{Layer, paint_kept};
use rules::station::DEPOTS;
use rules::{Orientation, Ring, SeatId, SeatSetup, Shape, Stack, Station};

/// What the painting depends on.
#[derive(PartialEq)]
struct Inputs {
    station: Station,
    layout: DialLayout,
    markers: Vec<Marker>,
    selected: Option<DialSpot>,
    hovered: Option<DialSpot>,
}

/// A player at the rim.
#[derive(Clone, Copy, PartialEq)]
struct Marker {
    position: u8,
    colour: u8,
    commander: bool,
    active: bool,
}

/// Paints the station.
pub(super) fn paint(view: &DialView<'_>, ui: &Ui, layout: &DialLayout, shown: &DialResponse) {
    let state = view.state;
    let marker = |(seat, chosen): (SeatId, &SeatSetup)| Marker {
        position: state.seat(seat).position,
        colour: chosen.colour,
        commander: state.commands(seat),
        active: state.active() == Some(seat),
    };
    let players = state.seat_ids().zip(&view.setup.seats);
    let inputs = Inputs {
        station: state.station,
        layout: *layout,
        markers: players.map(marker).collect(),
        selected: view.selected,
        hovered: shown.hovered,
    };
    let id = shown.response.id.with("painting");
    paint_kept(ui.painter(), id, inputs, |inputs| draw(ui, inputs));
}

/// Draws the plates and the hub, the tiles of both rings, and the players.
fn draw(ui: &Ui, inputs: &Inputs) -> Vec<Layer> {
    let layout = &inputs.layout;
    let mut plates = Canvas::new(ui.ctx(), layout.cell(Ring::Outer));
    paint_hull(&mut plates, layout);
    for spot in spots() {
        paint_sector(&mut plates, inputs, spot);
    }
    for player in &inputs.markers {
        paint_view(&mut plates, layout, player);
    }
    paint_hub(&mut plates, layout);
    let [inner, outer] = Ring::ALL.map(|ring| draw_ring(ui, inputs, ring));
    let mut players = Canvas::new(ui.ctx(), 0.15 * layout.radius);
    for player in &inputs.markers {
        paint_player(&mut players, layout, player);
    }
    vec![plates.into_layer(), inner, outer, players.into_layer()]
}

/// Draws the stacks of a ring.
fn draw_ring(ui: &Ui, inputs: &Inputs, ring: Ring) -> Layer {
    let mut canvas = Canvas::new(ui.ctx(), inputs.layout.cell(ring));
    for spot in spots().filter(|spot| spot.ring == ring) {
        let stack = inputs.station.stack(ring, spot.depot);
        paint_stack(&mut canvas, &inputs.layout, spot, stack);
    }
    canvas.into_layer()
}

/// Paints the round hull: glow, rim with lights, plates.
fn paint_hull(canvas: &mut Canvas, layout: &DialLayout) {
    let color = &tokens().color;
    let (center, radius) = (layout.center, layout.radius);
    let circle = |distance| layout.arc(0.0, std::f32::consts::TAU, distance);
    let glow = [color.glow.gamma_multiply(0.42), Color32::TRANSPARENT];
    canvas.band(&circle(HULL), &circle(1.0), glow);
    let ring = Stroke::new(stroke::THIN, tokens().paint.steel);
    canvas.circle(center, (HULL + 0.035) * radius, tokens().paint.hull, ring);
    canvas.dot(center, (HULL + 0.012) * radius, tokens().paint.seam);
    for light in 0..4 * DEPOTS {
        let direction = layout.depot(0) + SECTOR * (0.5 + f32::from(light) / 4.0);
        let (size, tint) = match light % 4 {
            0 => (0.013, color.accent),
            _ => (0.007, color.focus),
        };
        let at = layout.at(direction, HULL + 0.024);
        canvas.dot(at, size * radius, tint.gamma_multiply(0.95));
    }
}

/// Paints a plate of the hull with a stack on it.
fn paint_sector(canvas: &mut Canvas, inputs: &Inputs, spot: DialSpot) {
    let layout = &inputs.layout;
    let (near, far) = match spot.ring {
        Ring::Inner => (HUB, DIVIDE - 0.006),
        Ring::Outer => (DIVIDE + 0.006, HULL),
    };
    let middle = layout.depot(spot.depot);
    let gap = 0.012 / ((near + far) / 2.0);
    let (from, to) = (middle - SECTOR / 2.0 + gap, middle + SECTOR / 2.0 - gap);
    let shade = if (spot.depot + u8::from(spot.ring == Ring::Outer)).is_multiple_of(2) {
        1.0
    } else {
        0.82
    };
    let dark = tokens().paint.plate.gamma_multiply(shade).to_opaque();
    let light = tokens().paint.plate_light.gamma_multiply(shade).to_opaque();
    let (inner, outer) = (layout.arc(from, to, near), layout.arc(from, to, far));
    canvas.band(&inner, &outer, [dark, light]);
    let color = &tokens().color;
    let [selected, hovered] = [inputs.selected, inputs.hovered].map(|at| at == Some(spot));
    let (width, line, tint) = match (selected, hovered) {
        (true, _) => (stroke::THICK, color.accent, Some(color.accent)),
        (_, true) => (stroke::MEDIUM, color.focus, Some(color.focus)),
        _ => (
            stroke::HAIR,
            tokens().paint.steel.gamma_multiply(0.35),
            None,
        ),
    };
    if let Some(tint) = tint {
        let tints = [tint.gamma_multiply(0.10), tint.gamma_multiply(0.28)];
        canvas.band(&inner, &outer, tints);
    }
    let mut outline = inner;
    outline.extend(outer.into_iter().rev());
    canvas.outline(outline, Stroke::new(width, line));
}

/// Paints the offer to a player: a beam in the player's colour over the depot in front.
fn paint_view(canvas: &mut Canvas, layout: &DialLayout, player: &Marker) {
    let color = player_color(player.colour);
    let middle = layout.position(player.position);
    let (from, to) = (middle - 0.47 * SECTOR, middle + 0.47 * SECTOR);
    let strength = if player.active { 1.0 } else { 0.55 };
    let tint = |share: f32| color.gamma_multiply(share * strength);
    let arc = |distance| layout.arc(from, to, distance);
    canvas.band(&arc(HULL - 0.012), &arc(HULL + 0.035), [tint(0.9); 2]);
    let beam = [color.gamma_multiply(0.02), tint(0.26)];
    canvas.band(&arc(HUB), &arc(HULL - 0.012), beam);
    for side in [from, to] {
        let line = [layout.at(side, HUB), layout.at(side, HULL)];
        canvas.line(line, Stroke::new(stroke::THIN, tint(0.75)));
    }
}

fn paint_hub(canvas: &mut Canvas, layout: &DialLayout) {
    let (center, radius) = (layout.center, layout.radius);
    let ring = Stroke::new(stroke::THIN, tokens().paint.steel.gamma_multiply(0.8));
    canvas.circle(center, HUB * radius, tokens().paint.seam, ring);
    let edge = Stroke::new(stroke::HAIR, tokens().color.accent);
    canvas.circle(center, 0.8 * HUB * radius, tokens().paint.hub, edge);
    let size = 1.05 * HUB * radius;
    canvas.picture_at(Icon::Station, center, size, tokens().color.accent);
}

/// Paints the top tile of a stack, upright at every rotation of the dial, and the number of tiles.
fn paint_stack(canvas: &mut Canvas, layout: &DialLayout, spot: DialSpot, stack: &Stack) {
    let (center, cell) = (layout.tile(spot), layout.cell(spot.ring));
    let orientation = compact(stack.shape);
    match stack.top() {
        Some(tile) => paint_tile(canvas, tile, orientation, center, cell),
        None => {
            let footprint = stack.shape.footprint(orientation);
            let origin = center - extent(footprint, cell) / 2.0;
            for part in &footprint.cells {
                let rect = square(part, origin, cell).shrink(0.6);
                if stack.tiles.is_empty() {
                    let border = Stroke::new(stroke::HAIR, tokens().color.line_strong);
                    canvas.border(rect, corner::SHARP, border);
                } else {
                    canvas.rect(rect, corner::SHARP, tokens().color.pressed);
                }
            }
            if !stack.tiles.is_empty() {
                let font = strong((1.4 * cell).max(9.0));
                canvas.label(center, "?", font, tokens().color.text);
            }
        }
    }
    let (at, count) = (layout.count(spot), stack.tiles.len());
    let size = layout.count_size(spot.ring);
    let color = &tokens().color;
    let (line, text) = match count {
        ..=2 => (color.warn, color.warn),
        _ => (color.line_strong, color.text),
    };
    let edge = Stroke::new(stroke::HAIR, line);
    canvas.circle(at, size, color.inset.gamma_multiply(0.92), edge);
    canvas.label(at, count, number((1.3 * size).max(9.0)), text);
}

/// The orientation that fits a sector best: long tiles lie crosswise.
pub(super) fn compact(shape: Shape) -> Orientation {
    let upright = shape.footprint(Orientation::UPRIGHT);
    if upright.height > 3 {
        Orientation::UPRIGHT.turned_clockwise()
    } else {
        Orientation::UPRIGHT
    }
}

/// Paints a player's badge; the commander's has a star.
fn paint_player(canvas: &mut Canvas, layout: &DialLayout, player: &Marker) {
    let direction = layout.position(player.position);
    let at = layout.at(direction, PLAYERS);
    let size = MARKER * layout.radius;
    let color = &tokens().color;
    if player.active {
        let ring = Stroke::new(stroke::THIN, color.accent);
        canvas.circle(at, RING * size, color.accent.gamma_multiply(0.35), ring);
    }
    badge(canvas, at, size, player.colour);
    if player.commander {
        let star = layout.star(direction);
        let edge = Stroke::new(stroke::HAIR, tokens().paint.seam);
        canvas.circle(star, STAR * size, color.accent, edge);
        canvas.picture_at(Icon::Commander, star, 0.44 * size, color.on_accent);
    }
}
