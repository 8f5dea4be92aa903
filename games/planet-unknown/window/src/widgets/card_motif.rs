//! The motifs of civ cards: a sky over a horizon in the colour of the rank, and what the card is about.

use egui::{Color32, Painter, Rect, Stroke, pos2, vec2};

use super::card_parts::paint_band;
use super::motif::Subject;
use kit::theme::sizes::stroke;
use kit::theme::tokens;
use kit::widgets::Canvas;
use rules::{CivCard, CivEffect};

/// The colour of a rank of civ cards.
pub(super) fn rank_color(rank: u8) -> Color32 {
    let ranks = &tokens().ranks;
    *ranks[usize::from(rank.saturating_sub(1)).min(ranks.len() - 1)]
}

/// Paints the motif of a card; the painter clips it.
pub(super) fn paint_motif(painter: &Painter, rect: Rect, card: CivCard) {
    let hue = rank_color(card.rank());
    paint_band(painter, rect, (hue, [0.10, 0.52]), |canvas, size| {
        paint_sky(canvas, rect, card);
        let (name, count) = motif(card.effect());
        let subject = Subject::new(rect.center(), size, hue);
        subject.count(count).paint(canvas, name);
    });
}

/// The stars and the limb of a planet.
fn paint_sky(canvas: &mut Canvas, rect: Rect, card: CivCard) {
    let hue = rank_color(card.rank());
    let mut seed = u32::from(card.number()).wrapping_mul(2_654_435_761);
    let mut chance = || {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 8) as f32 / (1 << 24) as f32
    };
    for _ in 0..26 {
        let at = rect.min + vec2(chance(), 0.8 * chance()) * rect.size();
        let size = 0.4 + 0.9 * chance() * chance();
        let light = Color32::WHITE.gamma_multiply(0.35 + 0.5 * chance());
        canvas.dot(at, size, light);
    }
    let radius = 1.25 * rect.width();
    let center = pos2(
        rect.left() + rect.width() * (0.25 + 0.5 * chance()),
        rect.bottom() + radius - 0.24 * rect.height(),
    );
    canvas.dot(center, radius + 3.0, hue.gamma_multiply(0.28));
    let ring = Stroke::new(stroke::THIN, hue);
    let ground = tokens().color.space.lerp_to_gamma(hue, 0.24);
    canvas.circle(center, radius, ground, ring);
}

/// The motif of a card, and how many of its things there are.
const fn motif(effect: CivEffect) -> (&'static str, u8) {
    match effect {
        CivEffect::AdvanceDifferent(count) => ("some-trackers", count),
        CivEffect::AdvanceTwice => ("tracker-twice", 1),
        CivEffect::Patches(count) => ("patches", count),
        CivEffect::RoverMoves(steps) => ("drive", steps),
        CivEffect::TakeTile { resources: true } => ("tile", 1),
        CivEffect::TakeTile { resources: false } => ("bare-tile", 1),
        CivEffect::CollectLifepods(count) => ("lifepods", count),
        CivEffect::Relocate => ("relocation", 1),
        CivEffect::DestroyLine => ("beam", 1),
        CivEffect::RaiseAll(_) => ("all-trackers", 1),
        CivEffect::DestroyMeteorites(count) => ("shots", count),
        CivEffect::Medals(medals) => ("medals", medals),
        CivEffect::MedalsPerPatch(medals) => ("medals-per-patch", medals),
        CivEffect::MedalsAndAdvance(medals) => ("medals-and-tracker", medals),
        CivEffect::LifepodsWorth(medals) => ("medals-per-lifepod", medals),
        CivEffect::MeteoriteContract => ("medals-per-meteorite", 1),
        CivEffect::Commerce => ("contracts", 10),
    }
}
