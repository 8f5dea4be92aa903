//! Pictures: drawings of tracks, pods and cards, and what stands for actions, upgrades and vehicles.

use cryo::{CardKind, CostItem, Reward, Track};
use egui::{Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use kit::art::Drawing;
use kit::theme::{Icon, number};
use kit::widgets::Canvas;
use kit::widgets::player::badge;

use crate::palette;

kit::game_drawings! {
    "cryo" in "../../../../assets/cryo/art":
    CRYSTAL => "crystal",
    ORGANICS => "organics",
    TECH => "tech",
    NANITES => "nanites",
    ENERGY => "energy",
    POD => "pod",
    CARD => "card",
}

/// The drawing of a track.
pub(crate) const fn track(track: Track) -> Drawing {
    match track {
        Track::Crystal => CRYSTAL,
        Track::Organics => ORGANICS,
        Track::Tech => TECH,
        Track::Nanites => NANITES,
        Track::Energy => ENERGY,
    }
}

/// The icon of an upgrade.
pub(crate) const fn upgrade(kind: CardKind) -> Icon {
    match kind {
        CardKind::GroundScanner => Icon::Search,
        CardKind::Supercharge => Icon::Energy,
        CardKind::Interface => Icon::Unlock,
        CardKind::WakeUp => Icon::Clock,
        CardKind::Automation => Icon::Settings,
        CardKind::Prototype => Icon::Copy,
        CardKind::EarlyWarning => Icon::Warning,
        CardKind::Overclock => Icon::Redo,
    }
}

/// The drawings of a reward, and whether only one of them is gained.
pub(crate) fn reward(reward: Reward) -> (Vec<Drawing>, bool) {
    let (amounts, is_choice) = match reward {
        Reward::All(all) => (all, false),
        Reward::OneOf(some) => (some, true),
    };
    let mut drawings = Vec::new();
    for (kind, count) in amounts.stock().iter() {
        drawings.extend((0..count).map(|_| track(kind)));
    }
    drawings.extend((0..amounts.card).map(|_| CARD));
    drawings.extend((0..amounts.wake).map(|_| POD));
    (drawings, is_choice)
}

/// The drawings of a cost, one of which is to be paid.
pub(crate) fn cost(items: &[CostItem]) -> Vec<Drawing> {
    let each = items.iter().map(|item| item.track().map_or(CARD, track));
    each.collect()
}

/// Drawings in a row around a point, with slashes between alternatives.
pub(crate) fn row(
    canvas: &mut Canvas,
    center: Pos2,
    edge: f32,
    (drawings, is_choice): (&[Drawing], bool),
) {
    let step = edge * if is_choice { 1.3 } else { 1.04 };
    let mut x = center.x - step * (drawings.len() as f32 - 1.0) / 2.0;
    for (index, drawing) in drawings.iter().enumerate() {
        canvas.art(*drawing, pos2(x, center.y), edge);
        if is_choice && index > 0 {
            let middle = pos2(x - step / 2.0, center.y);
            let lean = vec2(0.1 * edge, -0.36 * edge);
            let stroke = Stroke::new(1.6, palette::WORDS);
            canvas.line([middle - lean, middle + lean], stroke);
        }
        x += step;
    }
}

/// Pods of a seat: its sign, and how many.
pub(crate) fn pods(canvas: &mut Canvas, center: Pos2, size: f32, (colour, count): (u8, u8)) {
    badge(canvas, center - vec2(0.32 * size, 0.0), 0.92 * size, colour);
    let at = center + vec2(0.46 * size, 0.0);
    canvas.label(at, count, number((0.78 * size).max(13.0)), palette::WORDS);
}

/// A drone of a seat: a body with four arms, and the sign of the seat.
pub(crate) fn drone(canvas: &mut Canvas, center: Pos2, size: f32, colour: u8) {
    let arm = 0.42 * size;
    let stroke = Stroke::new(0.09 * size, palette::EDGE);
    for (x, y) in [(1.0, 1.0), (-1.0, 1.0)] {
        let lean = vec2(x, y) * arm;
        canvas.line([center - lean, center + lean], stroke);
    }
    for (x, y) in [(1.0, 1.0), (-1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
        let rotor = center + vec2(x, y) * arm;
        let rim = Stroke::new(1.0, palette::FAINT);
        canvas.circle(rotor, 0.13 * size, palette::STEEL, rim);
    }
    badge(canvas, center, 0.66 * size, colour);
}

/// A glow that fades outward in steps.
pub(crate) fn glow(canvas: &mut Canvas, center: Pos2, radius: f32, color: Color32) {
    let rect = Rect::from_center_size(center, Vec2::splat(radius));
    canvas.soft_rect(rect, (radius / 2.0) as u8, radius, color);
}
