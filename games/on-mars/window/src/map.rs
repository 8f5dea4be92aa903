//! The map of 91 hexes: Buildings, Complexes, pieces, tiles, Building zones and where one may go (on-mars §16.4).

use crate::art::{self, hexagon};
use crate::clicks::targets;
use crate::desk::Desk;
use crate::layout::Look;
use crate::motion::{Anchor, note};
use crate::names;
use crate::scene::Scene;
use crate::spots::{Pick, Spot};
use crate::t;
use crate::terrain::{dust, ground, is_seen};
use crate::{palette, preview};
use egui::{Color32, CursorIcon, Pos2, Rect, Sense, Stroke, Ui, Vec2, vec2};
use kit::theme::{Icon, number};
use kit::widgets::player::player_color;
use kit::widgets::{About, Button, Canvas};
use on_mars::{Building, HexId, HexSet, Question, State, Step};

/// Draws the map.
pub(crate) fn map_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let (state, room) = (scene.state(), scene.layout.map);
    move_look(ui, desk, scene);
    let painter = ui.painter().with_clip_rect(room);
    ground(&painter, state.board(), (scene.hexes, room, state.level));
    let mut canvas = Canvas::new(ui.ctx(), 1.3 * scene.hexes.size);
    complexes(&mut canvas, scene);
    let all: Vec<HexId> = state.board().all.iter().collect();
    for hex in &all {
        content(&mut canvas, scene, *hex);
    }
    shade(&mut canvas, scene, desk);
    for hex in &all {
        pieces(&mut canvas, scene, desk, *hex);
    }
    for hex in all {
        if is_seen(state.board(), &scene.hexes, room, hex) {
            hex_ui(ui, desk, scene, hex);
        }
    }
    legal(ui, &mut canvas, scene, desk);
    dust(ui, &mut canvas, room, scene.layout.scale);
    canvas.border(room, 8, Stroke::new(1.2, palette::EDGE));
    canvas.paint(&painter);
    if desk.look != Look::default() {
        whole_ui(ui, desk, room);
    }
}

/// Zooms with wheel and pinch around the pointer, and moves the map by drag.
fn move_look(ui: &Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = scene.layout.map;
    let response = ui.interact(room, ui.scope_id().with("map"), Sense::click_and_drag());
    if response.dragged() && !desk.drags {
        desk.look.pan += response.drag_delta();
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    let pointer = ui.input(|input| input.pointer.hover_pos());
    let Some(at) = pointer.filter(|at| room.contains(*at)) else {
        return;
    };
    let factor =
        ui.input(|input| input.zoom_delta() * (0.004 * input.smooth_scroll_delta().y).exp());
    if factor != 1.0 {
        let before = desk.look.zoom;
        desk.look.zoom = (before * factor).clamp(1.0, 4.0);
        let grown = desk.look.zoom / before;
        let arm = at - room.center() - desk.look.pan;
        desk.look.pan += arm * (1.0 - grown);
    }
    let most = room.size() * (desk.look.zoom - 1.0) / 2.0 + Vec2::splat(0.001);
    desk.look.pan = desk.look.pan.clamp(-most, most);
    if desk.look.zoom == 1.0 {
        desk.look = Look::default();
    }
}

/// The button that shows the whole map again.
fn whole_ui(ui: &mut Ui, desk: &mut Desk, room: Rect) {
    let place = Rect::from_min_size(room.left_top() + vec2(6.0, 6.0), Vec2::splat(34.0));
    let button = Button::icon_only(Icon::Search, t!(ui, "board-whole-map"));
    if ui.put(place, button).clicked() {
        desk.look = Look::default();
    }
}

/// Bands between Buildings of one Complex.
fn complexes(canvas: &mut Canvas, scene: &Scene<'_>) {
    let state = scene.state();
    for kind in Building::ALL {
        for tiles in groups(state, kind) {
            for hex in tiles.iter() {
                let near = state.board().ring(hex, 1).and(tiles);
                for other in near.iter().filter(|other| *other > hex) {
                    let ends = [hex, other].map(|at| scene.hexes.at(state.board(), at));
                    let wide = 0.8 * scene.hexes.size;
                    canvas.line(ends, Stroke::new(wide + 3.0, palette::ENAMEL));
                    canvas.line(ends, Stroke::new(wide, palette::building(kind)));
                }
            }
        }
    }
}

/// The Buildings of a type that hang together; Shelters of each seat for themselves.
fn groups(state: &State, kind: Building) -> Vec<HexSet> {
    let sets: Vec<HexSet> = match kind {
        Building::Shelter => state.seats.iter().map(|seat| seat.shelters).collect(),
        _ => vec![state.buildings[kind as usize]],
    };
    let mut groups = Vec::new();
    for mut left in sets {
        while let Some(first) = left.iter().next() {
            let group = state.board().joined(left, [first].into_iter().collect());
            left = left.without(group);
            groups.push(group);
        }
    }
    groups
}

/// A Building, a Crystal or a tile on a hex.
fn content(canvas: &mut Canvas, scene: &Scene<'_>, hex: HexId) {
    let state = scene.state();
    let (at, size) = (scene.hexes.at(state.board(), hex), scene.hexes.size);
    if let Some((kind, owner)) = state.building_at(hex) {
        let edge = match owner {
            Some(owner) => Stroke::new(0.12 * size, player_color(scene.colour(owner))),
            None => Stroke::new(1.5, palette::ENAMEL),
        };
        canvas.polygon(hexagon(at, 0.84 * size), palette::building(kind), edge);
        let stands = state.pieces().contains(hex);
        let (middle, edge) = match stands {
            true => (at + vec2(0.44, -0.42) * size, 0.62 * size),
            false => (at, size),
        };
        canvas.picture_at(art::building(kind), middle, edge, Color32::WHITE);
        return;
    }
    if let Some((_, tile)) = state.discovery.iter().find(|(there, _)| *there == hex) {
        canvas.polygon(
            hexagon(at, 0.72 * size),
            Color32::from_rgb(206, 112, 52),
            Stroke::new(1.2, palette::ENAMEL),
        );
        let marks = art::effect(state.components.discovery(*tile).does);
        art::row(canvas, at, (0.62 * size, 1.1 * size), &marks);
    } else if let Some((_, tile)) = state.research.iter().find(|(there, _)| *there == hex) {
        canvas.art(art::RESEARCH, at - vec2(0.0, 0.1 * size), 1.2 * size);
        let name = &state.components.research(*tile).id;
        let font = number((0.5 * size).max(13.0));
        let corner = at + vec2(0.48 * size, 0.5 * size);
        canvas.circle(corner, 0.3 * size, palette::INK, Stroke::NONE);
        canvas.label(corner, name, font, palette::ENAMEL);
    } else if state.crystals.contains(hex) {
        canvas.art(art::CRYSTAL, at, 0.9 * size);
    }
}

/// The Building zone while one builds or upgrades, and the reach of the piece in the hand.
fn shade(canvas: &mut Canvas, scene: &Scene<'_>, desk: &Desk) {
    let state = scene.state();
    let shaded = match (scene.question(), desk.held(), scene.step()) {
        (Some(Question::Type | Question::Site | Question::Upgrade), ..) => state.zone(scene.seat()),
        (_, Some(Pick::Bot(from)), Some(Step::Move(movement))) => reach(state, from, movement.bots),
        (_, Some(Pick::Rover), Some(Step::Move(movement))) => {
            reach(state, state.rover(scene.seat()), movement.rover)
        }
        _ => return,
    };
    for hex in shaded.iter() {
        let corners = hexagon(scene.hexes.at(state.board(), hex), 0.97 * scene.hexes.size);
        canvas.polygon(corners, palette::REACH.gamma_multiply(0.2), Stroke::NONE);
    }
}

/// The hexes that so many steps lead to.
fn reach(state: &State, from: HexId, points: u8) -> HexSet {
    let rings = state.board().rings(from, 1).take(points.into());
    rings.fold(HexSet::EMPTY, |all, (_, ring)| all.or(ring))
}

/// The pieces on a hex, each in the colour and with the sign of its seat.
fn pieces(canvas: &mut Canvas, scene: &Scene<'_>, desk: &Desk, hex: HexId) {
    let state = scene.state();
    let (at, size) = (scene.hexes.at(state.board(), hex), scene.hexes.size);
    let mut here = Vec::new();
    for seat in state.seat_ids() {
        let (own, colour) = (state.seat(seat), scene.colour(seat));
        let viewer = seat == scene.seat();
        let held = |pick| viewer && desk.drags && desk.pick == Some(pick);
        if own.built.iter().any(|(_, there)| *there == hex) {
            here.push((art::MARKER, colour));
        }
        if own.miners.contains(hex) {
            here.push((art::COLONIST, colour));
        }
        let bots = own.bots.iter().filter(|bot| **bot == hex).count();
        let bots = bots - usize::from(held(Pick::Bot(hex))).min(bots);
        here.extend(std::iter::repeat_n((art::BOT, colour), bots));
        let waits = viewer && matches!(scene.step(), Some(Step::Move(own)) if own.rover > 0);
        let rover =
            own.rover == Some(hex) || own.rover.is_none() && waits && state.rover(seat) == hex;
        if rover && !held(Pick::Rover) {
            here.push((art::ROVER, colour));
        }
    }
    let built = state.building_at(hex).is_some();
    let base = at
        + if built {
            vec2(-0.08, 0.18) * size
        } else {
            Vec2::ZERO
        };
    let count = here.len() as f32;
    let edge = size * if count > 1.0 { 1.1 } else { 1.46 };
    for ((drawing, colour), place) in here.into_iter().zip(0_u8..) {
        let x = (f32::from(place) - (count - 1.0) / 2.0) * 0.8 * size;
        art::figure(canvas, drawing, base + vec2(x, 0.0), (edge, colour));
    }
}

/// The light on hexes that may be chosen, the needed Tech level there, and the sizes of Complexes.
fn legal(ui: &Ui, canvas: &mut Canvas, scene: &Scene<'_>, desk: &Desk) {
    let (state, size) = (scene.state(), scene.hexes.size);
    let at = |hex| scene.hexes.at(state.board(), hex);
    let font = number((0.62 * size).clamp(14.0, 26.0));
    for kind in Building::ALL {
        for group in groups(state, kind)
            .into_iter()
            .filter(|group| group.len() > 1)
        {
            if let Some(first) = group.iter().next() {
                let corner = at(first) - vec2(0.52 * size, 0.5 * size);
                sign(canvas, corner, (group.len(), font.clone()), palette::ENAMEL);
            }
        }
    }
    let stroke = Stroke::new(2.5, scene.glow());
    for hex in targets(scene, desk) {
        canvas.outline(hexagon(at(hex), 0.9 * size), stroke);
        if let Some(Step::Site(_, kind)) = scene.step() {
            let joins = state.joins(scene.seat(), kind, hex);
            if joins > 0 {
                sign(canvas, at(hex), (joins.into(), font.clone()), palette::LAMP);
            }
        }
    }
    if let (Some(Step::Site(_, kind)), [Some(Spot::Hex(hex)), _]) =
        (scene.step(), scene.spots.looked_at(ui, desk.drags))
    {
        let tiles = state.tiles(scene.seat(), kind);
        let joined = state.board().joined(tiles, state.board().ring(hex, 1));
        for part in joined.iter() {
            canvas.outline(
                hexagon(at(part), 0.9 * size),
                Stroke::new(3.0, palette::REACH),
            );
        }
    }
    let hinted = state
        .board()
        .all
        .iter()
        .filter(|hex| scene.hints_at(Spot::Hex(*hex)));
    for hex in hinted {
        let stroke = Stroke::new(3.0, kit::theme::tokens().color.hint);
        canvas.outline(hexagon(at(hex), 0.96 * size), stroke);
    }
    if let Some(Pick::Bot(hex)) = desk.held() {
        canvas.outline(
            hexagon(at(hex), 0.92 * size),
            Stroke::new(3.5, palette::LAMP),
        );
    }
}

/// A number on a small disc.
fn sign(canvas: &mut Canvas, at: Pos2, (count, font): (usize, egui::FontId), color: Color32) {
    let radius = 0.62 * font.size;
    canvas.circle(at, radius, palette::INK, Stroke::new(1.5, color));
    canvas.label(at, count, font, color);
}

/// A hex that can be clicked.
fn hex_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, hex: HexId) {
    let (state, room) = (scene.state(), scene.layout.map);
    let rect = scene.hexes.rect(state.board(), hex).intersect(room);
    let middle = scene.hexes.at(state.board(), hex);
    note(ui.ctx(), Anchor::Hex(hex), middle);
    let at = scene.at;
    let about = About {
        name: &|ui| names::capital(names::building_at(ui, state, hex)),
        help: &|ui| preview::on_hex(ui, at, hex),
        rule: "1.7",
    };
    scene.spot_ui(ui, desk, (Spot::Hex(hex), rect), about);
}
