//! The platforms of the others: small, but live (cryo §12.6).

use crate::desk::Scene;
use crate::motion::{Anchor, note};
use crate::platform::paint_slot;
use crate::{art, names, palette, t};
use cryo::{CardKind, CardUse, State, Track};
use egui::{Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};
use game::SeatId;
use kit::theme::{Icon, body, number, strong};
use kit::widgets::About;
use kit::widgets::player::{badge, player_color};

/// Draws the platforms of all others, clockwise from the player at the screen.
pub(crate) fn others_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let room = scene.layout.others;
    let seats = scene.state().seats.len();
    let others: Vec<SeatId> = scene.at.seat().around(seats).skip(1).collect();
    let height = (room.height() / others.len().max(1) as f32).min(230.0);
    for (index, seat) in others.into_iter().enumerate() {
        let top = room.top() + height * index as f32;
        let rect = Rect::from_x_y_ranges(room.x_range(), top..=top + height);
        other_ui(ui, scene, seat, rect.shrink2(vec2(0.0, 2.0)));
    }
}

fn other_ui(ui: &Ui, scene: &mut Scene<'_>, seat: SeatId, rect: Rect) {
    let (state, colour) = (scene.state(), scene.colour(seat));
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 8, palette::STEEL.gamma_multiply(0.85));
    let color = player_color(colour).gamma_multiply(0.7);
    canvas.border(rect, 8, Stroke::new(1.5, color));
    let inner = rect.shrink(5.0);
    let row = inner.height() / 6.0;
    let line = |index: f32| pos2(inner.left(), inner.top() + row * (index + 0.5));
    let edge = (0.84 * row).min(26.0);
    badge(canvas, line(0.0) + vec2(0.5 * edge, 0.0), edge, colour);
    let at = line(0.0) + vec2(1.2 * edge, -9.0);
    let name = scene.at.name(seat);
    let limits = [inner.width() - 30.0, 1.0];
    scene
        .words
        .write(ui, at, (name, strong(14.0)), palette::WORDS, limits);
    tracks(scene, line(1.0), (seat, inner.width()), edge);
    drones(scene, line(2.0), (seat, inner.width()), edge);
    counts(scene, line(3.0), (seat, inner.width()), edge);
    slots(scene, line(4.0), (seat, inner.width()), edge);
    cards(ui, scene, line(5.0), (seat, inner.width()), edge);
    note(ui.ctx(), Anchor::Seat(seat), rect.center());
    let id = ui.scope_id().with(("other", seat));
    let response = ui.interact(rect, id, Sense::hover());
    let about = About {
        name: &|ui| t!(ui, "board-other", name),
        help: &|ui| other_help(ui, state, seat),
        rule: "11.1",
    };
    about.tell(ui, response);
}

fn tracks(scene: &mut Scene<'_>, at: Pos2, (seat, width): (SeatId, f32), edge: f32) {
    let stock = scene.state().seat(seat).stock;
    let step = width / 5.0;
    for (index, track) in Track::ALL.into_iter().enumerate() {
        let sign = at + vec2(step * index as f32 + 0.42 * edge, 0.0);
        scene.canvas.art(art::track(track), sign, 0.8 * edge);
        let at = sign + vec2(0.78 * edge, 0.0);
        scene
            .canvas
            .label(at, stock[track], number(15.0), palette::WORDS);
    }
}

/// The docks of the platform with the drones at home; those that are out stand at the right.
fn drones(scene: &mut Scene<'_>, at: Pos2, (seat, width): (SeatId, f32), edge: f32) {
    let (state, colour) = (scene.state(), scene.colour(seat));
    let own = state.seat(seat);
    let step = (0.66 * width) / 6.0;
    let canvas = &mut scene.canvas;
    for (index, dock) in state.board().platform_docks().enumerate() {
        let center = at + vec2(step * (index as f32 + 0.5), 0.0);
        let rim = Stroke::new(1.2, palette::EDGE);
        canvas.circle(center, 0.40 * edge, palette::SKY, rim);
        if own.home.contains(dock) {
            badge(canvas, center, 0.74 * edge, colour);
        }
    }
    let out = own.out.len() + usize::from(own.launching);
    let sign = at + vec2(0.78 * width, 0.0);
    canvas.picture_at(Icon::TurnOn, sign, 0.7 * edge, palette::FAINT);
    let at = sign + vec2(0.8 * edge, 0.0);
    canvas.label(at, out, number(15.0), palette::WORDS);
}

/// Pods, hand cards and missions.
fn counts(scene: &mut Scene<'_>, at: Pos2, (seat, width): (SeatId, f32), edge: f32) {
    let state = scene.state();
    let own = state.seat(seat);
    let pods = format!("{}/{}", own.pods, state.capacity(seat));
    let canvas = &mut scene.canvas;
    canvas.art(art::POD, at + vec2(0.4 * edge, 0.0), 0.8 * edge);
    let awake = at + vec2(0.20 * width, 0.0);
    canvas.label(awake, pods, number(15.0), palette::WORDS);
    canvas.art(art::CARD, at + vec2(0.42 * width, 0.0), 0.8 * edge);
    let cards = at + vec2(0.42 * width + 0.8 * edge, 0.0);
    canvas.label(cards, own.hand.len(), number(15.0), palette::WORDS);
    let sign = at + vec2(0.72 * width, 0.0);
    canvas.picture_at(Icon::Secret, sign, 0.74 * edge, palette::FAINT);
    let missions = sign + vec2(0.8 * edge, 0.0);
    canvas.label(missions, own.missions.len(), number(15.0), palette::WORDS);
}

fn slots(scene: &mut Scene<'_>, at: Pos2, (seat, width): (SeatId, f32), edge: f32) {
    let state = scene.state();
    let slots = &state.board().slots;
    let step = width / slots.len().max(1) as f32;
    let size = (0.92 * step).min(edge);
    for (index, slot) in slots.iter().enumerate() {
        let center = at + vec2(step * (index as f32 + 0.5), 0.0);
        let rect = Rect::from_center_size(center, Vec2::splat(size));
        paint_slot(scene, rect, state.seat(seat).slots[index], slot.is_cost);
    }
}

/// Upgrades by their icons, and vehicles with their seats.
fn cards(ui: &Ui, scene: &mut Scene<'_>, at: Pos2, (seat, width): (SeatId, f32), edge: f32) {
    let state = scene.state();
    let own = state.seat(seat);
    let mut x = 0.5 * edge;
    let canvas = &mut scene.canvas;
    for card in own.upgrades.iter() {
        let sign = at + vec2(x, 0.0);
        let rim = Stroke::new(1.0, palette::EDGE);
        canvas.circle(sign, 0.5 * edge, palette::PLATE, rim);
        canvas.picture_at(art::upgrade(card), sign, 0.66 * edge, palette::ICE);
        x += 1.1 * edge;
    }
    let mut x = width - 1.5 * edge * own.vehicles.len() as f32;
    for card in own.vehicles.iter() {
        let sign = at + vec2(x + 0.4 * edge, 0.0);
        canvas.picture_at(Icon::Rover, sign, 0.74 * edge, palette::ICE);
        let seats = state.seats_of(seat, card);
        let at = sign + vec2(0.62 * edge, 0.0);
        canvas.label(at, seats, number(15.0), palette::WORDS);
        x += 1.5 * edge;
    }
    if own.upgrades.is_empty() && own.vehicles.is_empty() {
        let words = t!(ui, "board-none");
        let at = at - vec2(-2.0, 9.0);
        scene
            .words
            .write(ui, at, (&words, body(14.0)), palette::FAINT, [width, 1.0]);
    }
}

fn other_help(ui: &Ui, state: &State, seat: SeatId) -> String {
    let own = state.seat(seat);
    let listed = |cards: Vec<CardKind>, role: CardUse| {
        let names: Vec<&str> = cards
            .into_iter()
            .map(|card| names::card_as(ui, state, card, role))
            .collect();
        match names.is_empty() {
            true => t!(ui, "board-none"),
            false => names.join(", "),
        }
    };
    let loot: u8 = own.loot.iter().sum();
    t!(
        ui,
        "board-other-help",
        standing = names::standing(ui, state, seat),
        upgrades = listed(own.upgrades.iter().collect(), CardUse::Upgrade),
        vehicles = listed(own.vehicles.iter().collect(), CardUse::Vehicle),
        room = state.capacity(seat),
        settled = state.settled(seat),
        lost = own.destroyed,
        loot
    )
}
