//! The painting of the hull, the two rings, their tiles and the players around them.

use egui::{Color32, Rect, Stroke, Ui, Vec2, vec2};

use super::layout::{DIVIDE, DialLayout, HUB, HULL, MARKER, PLAYERS, RING, SECTOR, STAR};
use super::{DialPlayer, DialResponse, DialSpot, DialView, spots};
use crate::widgets::player::{badge, player_color};
use crate::widgets::tile::paint_tile;
use kit::theme::sizes::{corner, stroke};
use kit::theme::{Icon, number, strong, tokens};
use kit::widgets::Canvas;
use kit::widgets::{Layer, paint_kept};
use rules::station::DEPOTS;
use rules::{Orientation, Ring, Shape, Stack, Station};

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

impl From<&DialPlayer<'_>> for Marker {
    fn from(player: &DialPlayer<'_>) -> Self {
        Self {
            position: player.position,
            colour: player.colour,
            commander: player.commander,
            active: player.active,
        }
    }
}

/// Paints the station.
pub(super) fn paint(view: &DialView<'_>, ui: &Ui, layout: &DialLayout, shown: &DialResponse) {
    let inputs = Inputs {
        station: *view.station,
        layout: *layout,
        markers: view.players.iter().map(Marker::from).collect(),
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
        let [selected, hovered] = [inputs.selected, inputs.hovered].map(|at| at == Some(spot));
        paint_sector(&mut plates, layout, spot, selected, hovered);
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
    let glow = color.glow;
    let circle = |distance| layout.arc(0.0, std::f32::consts::TAU, distance);
    canvas.band(
        &circle(HULL),
        &circle(1.0),
        [glow.gamma_multiply(0.42), Color32::TRANSPARENT],
    );
    let ring = Stroke::new(stroke::THIN, tokens().paint.steel);
    canvas.circle(center, (HULL + 0.035) * radius, tokens().paint.hull, ring);
    canvas.dot(center, (HULL + 0.012) * radius, tokens().paint.seam);
    for light in 0..4 * DEPOTS {
        let direction = layout.depot(0) + SECTOR * (0.5 + f32::from(light) / 4.0);
        let large = light % 4 == 0;
        let (size, tint) = if large {
            (0.013, color.accent)
        } else {
            (0.007, color.focus)
        };
        canvas.dot(
            layout.at(direction, HULL + 0.024),
            size * radius,
            tint.gamma_multiply(0.95),
        );
    }
}

/// Paints a plate of the hull with a stack on it.
fn paint_sector(
    canvas: &mut Canvas,
    layout: &DialLayout,
    spot: DialSpot,
    selected: bool,
    hovered: bool,
) {
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
    if hovered || selected {
        let tint = if selected { color.accent } else { color.focus };
        let tints = [tint.gamma_multiply(0.10), tint.gamma_multiply(0.28)];
        canvas.band(&inner, &outer, tints);
    }
    let edge = match (selected, hovered) {
        (true, _) => Stroke::new(stroke::THICK, color.accent),
        (_, true) => Stroke::new(stroke::MEDIUM, color.focus),
        _ => Stroke::new(stroke::HAIR, tokens().paint.steel.gamma_multiply(0.35)),
    };
    let mut outline = inner;
    outline.extend(outer.into_iter().rev());
    canvas.outline(outline, edge);
}

/// Paints the offer to a player: a beam in the player's colour over the depot in front.
fn paint_view(canvas: &mut Canvas, layout: &DialLayout, player: &Marker) {
    let color = player_color(player.colour);
    let middle = layout.position(player.position);
    let (from, to) = (middle - 0.47 * SECTOR, middle + 0.47 * SECTOR);
    let strength = if player.active { 1.0 } else { 0.55 };
    let rim = [
        layout.arc(from, to, HULL - 0.012),
        layout.arc(from, to, HULL + 0.035),
    ];
    canvas.band(
        &rim[0],
        &rim[1],
        [
            color.gamma_multiply(0.9 * strength),
            color.gamma_multiply(0.9 * strength),
        ],
    );
    let beam = [
        layout.arc(from, to, HUB),
        layout.arc(from, to, HULL - 0.012),
    ];
    canvas.band(
        &beam[0],
        &beam[1],
        [
            color.gamma_multiply(0.02),
            color.gamma_multiply(0.26 * strength),
        ],
    );
    for side in [from, to] {
        let line = [layout.at(side, HUB), layout.at(side, HULL)];
        let pen = Stroke::new(stroke::THIN, color.gamma_multiply(0.75 * strength));
        canvas.line(line, pen);
    }
}

fn paint_hub(canvas: &mut Canvas, layout: &DialLayout) {
    let (center, radius) = (layout.center, layout.radius);
    let ring = Stroke::new(stroke::THIN, tokens().paint.steel.gamma_multiply(0.8));
    canvas.circle(center, HUB * radius, tokens().paint.seam, ring);
    let edge = Stroke::new(stroke::HAIR, tokens().color.accent);
    canvas.circle(center, 0.8 * HUB * radius, tokens().paint.hub, edge);
    canvas.picture_at(
        Icon::Station,
        center,
        1.05 * HUB * radius,
        tokens().color.accent,
    );
}

/// Paints the top tile of a stack, upright at every rotation of the dial, and the number of tiles.
fn paint_stack(canvas: &mut Canvas, layout: &DialLayout, spot: DialSpot, stack: &Stack) {
    let (center, cell) = (layout.tile(spot), layout.cell(spot.ring));
    let orientation = compact(stack.shape);
    match stack.top() {
        Some(tile) => paint_tile(canvas, tile, orientation, center, cell),
        None => {
            let middle = Rect::from_center_size(center, Vec2::splat(cell));
            let footprint = stack.shape.footprint(orientation);
            let cell = middle.width();
            let origin = middle.center()
                - vec2(f32::from(footprint.width), f32::from(footprint.height)) * cell / 2.0;
            for part in &footprint.cells {
                let corner = origin + vec2(f32::from(part.column), f32::from(part.row)) * cell;
                let rect = Rect::from_min_size(corner, Vec2::splat(cell)).shrink(0.6);
                if stack.tiles.is_empty() {
                    let border = Stroke::new(stroke::HAIR, tokens().color.line_strong);
                    canvas.border(rect, corner::SHARP, border);
                } else {
                    canvas.rect(rect, corner::SHARP, tokens().color.pressed);
                }
            }
            if !stack.tiles.is_empty() {
                let font = strong((1.4 * cell).max(9.0));
                canvas.label(middle.center(), "?", font, tokens().color.text);
            }
        }
    }
    let (at, count) = (layout.count(spot), stack.tiles.len());
    let size = layout.count_size(spot.ring);
    let low = count <= 2;
    let color = &tokens().color;
    let edge = Stroke::new(
        stroke::HAIR,
        if low { color.warn } else { color.line_strong },
    );
    canvas.circle(at, size, color.inset.gamma_multiply(0.92), edge);
    let text = if low { color.warn } else { color.text };
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
