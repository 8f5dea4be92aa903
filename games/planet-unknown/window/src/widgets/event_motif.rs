//! The motifs of event cards: the screen of a ship's radio in the colour of the event card, and what the event card is about.

use egui::{Color32, Painter, Pos2, Rect, Stroke, pos2};

use super::card_parts::paint_band;
use super::motif::Subject;
use kit::theme::sizes::stroke;
use kit::theme::tokens;
use kit::widgets::Canvas;
use rules::{EventCard, EventCardEffect, EventColour, Terrain, Track, TrackSet};

/// The colour in which event cards of a colour are shown.
pub(super) fn event_color(colour: EventColour) -> Color32 {
    *tokens().event_cards[colour as usize]
}

/// The sign of a colour, told apart by its shape, too: a disc, a triangle, an octagon.
pub(super) fn paint_sign(canvas: &mut Canvas, colour: EventColour, center: Pos2, size: f32) {
    Subject::new(center, size, event_color(colour)).paint(canvas, colour.name());
}

/// Paints the motif of an event card; the painter clips it.
pub(super) fn paint_motif(painter: &Painter, rect: Rect, event_card: EventCard) {
    let hue = event_color(event_card.colour());
    paint_band(painter, rect, (hue, [0.06, 0.34]), |canvas, size| {
        paint_screen(canvas, rect, event_card);
        let subject = Subject::new(rect.center(), size, hue);
        paint_effect(canvas, subject, event_card.effect());
    });
}

/// A dark screen with lines and the wave of a voice.
fn paint_screen(canvas: &mut Canvas, rect: Rect, event_card: EventCard) {
    let hue = event_color(event_card.colour());
    let dark = tokens().color.space.lerp_to_gamma(hue, 0.06);
    let mut y = rect.top() + 3.0;
    while y < rect.bottom() {
        let pen = Stroke::new(stroke::HAIR, hue.gamma_multiply(0.09));
        canvas.line([pos2(rect.left(), y), pos2(rect.right(), y)], pen);
        y += 5.0;
    }
    let voice = f32::from(u8::from(event_card));
    let wave = |x: f32| {
        let way = (x - rect.left()) / rect.width();
        let loud =
            0.25 + 0.75 * (way * 9.0 + voice).sin().abs() * (way * 4.0 + 0.7 * voice).cos().abs();
        rect.center().y
            + 0.38 * rect.height() * loud * (way * (40.0 + 3.0 * (voice % 5.0)) + voice).sin()
    };
    let steps = (rect.width() / 2.0) as u16;
    let points: Vec<Pos2> = (0..=steps)
        .map(|step| rect.left() + rect.width() * f32::from(step) / f32::from(steps.max(1)))
        .map(|x| pos2(x, wave(x)))
        .collect();
    canvas.path(points, Stroke::new(1.4, hue.gamma_multiply(0.5)));
    let disc = 0.46 * rect.height().min(rect.width());
    let ring = Stroke::new(stroke::THIN, hue.gamma_multiply(0.7));
    canvas.circle(rect.center(), disc, dark.gamma_multiply(0.82), ring);
}

/// What the event card is about.
fn paint_effect(canvas: &mut Canvas, subject: Subject<'_>, effect: EventCardEffect) {
    let motif = match effect {
        EventCardEffect::AdvanceBare(among, times) => {
            return paint_trackers(canvas, subject.count(times), among, "up");
        }
        EventCardEffect::Advance(among) => return paint_trackers(canvas, subject, among, "up"),
        EventCardEffect::Regress(among, times) => {
            return paint_trackers(canvas, subject.count(times), among, "down");
        }
        EventCardEffect::BarTerrain(terrain) => {
            return subject.terrains(&[terrain]).paint(canvas, "no-ground");
        }
        EventCardEffect::ExtraRover => "more-rovers",
        EventCardEffect::AddCards => "more-cards",
        EventCardEffect::RemoveCards => "fewer-cards",
        EventCardEffect::DrawObjective => "more-objectives",
        EventCardEffect::DestroyObjective => "no-objective",
        EventCardEffect::DestroyRover => "no-rover",
        EventCardEffect::DestroyLifepod => "no-lifepod",
        EventCardEffect::DestroyCollectedLifepod => "fewer-lifepods",
        EventCardEffect::DestroyCollectedMeteorite => "fewer-meteorites",
        EventCardEffect::TurnStation => "station",
        EventCardEffect::Patch => "gained-patch",
        EventCardEffect::Boost => "boost",
        EventCardEffect::CollectLifepod => "lifepod",
        EventCardEffect::CollectMeteorite => "meteorite",
        EventCardEffect::Meteorite => "strike",
        EventCardEffect::BarEdge => "no-edge",
        EventCardEffect::BarIce => "no-ice",
        EventCardEffect::BarOwnTerrain => "no-own-terrain",
        EventCardEffect::OneResource { .. } => "one-resource",
        EventCardEffect::BarMilestones => "no-milestones",
        EventCardEffect::BarBoosts => "no-boosts",
        EventCardEffect::RemoveShape => "no-shape",
        EventCardEffect::BoostOrForesee => "boost-or-look",
    };
    subject.paint(canvas, motif);
}

/// The trackers of which one moves, and as many arrows as it moves fields.
fn paint_trackers(canvas: &mut Canvas, subject: Subject<'_>, among: TrackSet, arrows: &str) {
    let terrains: Vec<Terrain> = among.iter().map(Track::terrain).collect();
    let trackers = if terrains.len() > 3 {
        "small-trackers"
    } else {
        "trackers"
    };
    subject.terrains(&terrains).paint(canvas, trackers);
    subject.paint(canvas, arrows);
}
