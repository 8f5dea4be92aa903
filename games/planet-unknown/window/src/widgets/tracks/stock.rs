//! The painting of the techs and the stock: rovers, lifepods, meteorites, stored patches.

use egui::{Color32, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::layout::TracksLayout;
use super::{Spot, TracksResponse, TracksView};
use crate::art::Painting;
use kit::theme::sizes::{corner, stroke};
use kit::theme::{Icon, number, tokens};
use kit::widgets::{Canvas, Layer, paint_kept};
use rules::corporation::Techs;
use rules::{Seat, Track};

/// Paints techs and stock.
pub(super) fn paint(view: &TracksView<'_>, ui: &Ui, layout: &TracksLayout, shown: &TracksResponse) {
    let id = shown.response.id.with("stock");
    let inputs = (view.seat.clone(), *layout);
    paint_kept(ui.painter(), id, inputs, |(seat, layout)| {
        vec![draw(ui, seat, layout)]
    });
    if let Some((
        Spot::Tech(_) | Spot::Rovers | Spot::Lifepods | Spot::Meteorites | Spot::Patches,
        rect,
    )) = shown.hovered
    {
        let frame = Stroke::new(stroke::THIN, tokens().paint.field_border);
        let mut canvas = Canvas::new(ui.ctx(), rect.height());
        canvas.border(rect, corner::MEDIUM, frame);
        canvas.paint(ui.painter());
    }
}

fn draw(ui: &Ui, seat: &Seat, layout: &TracksLayout) -> Layer {
    let mut canvas = Canvas::new(ui.ctx(), layout.tech(1).height());
    for level in seat.rules().levels() {
        paint_tech(&mut canvas, seat, layout.tech(level), level);
    }
    let things = [
        (Painting::Rover, seat.rovers_left),
        (Painting::Lifepod, seat.lifepods),
        (Painting::Meteorite, seat.meteorites),
        (Painting::Patch, seat.stored_patches),
    ];
    for ((painting, count), index) in things.into_iter().zip(0..) {
        let rect = layout.stock(index);
        let color = &tokens().color;
        canvas.rect(rect, corner::MEDIUM, color.inset);
        canvas.border(rect, corner::MEDIUM, Stroke::new(stroke::HAIR, color.line));
        let size = (0.86 * rect.height()).min(0.5 * rect.width());
        let (tint, text) = match count {
            0 => (tokens().paint.none_left, color.text_dim),
            _ => (Color32::WHITE, color.text),
        };
        let left = rect.center() - vec2(0.22 * rect.width(), 0.0);
        canvas.picture_at(painting, left, size, tint);
        if painting == Painting::Patch {
            canvas.picture_at(Icon::Biomass, left, 0.5 * size, Color32::BLACK);
        }
        let right = rect.center() + vec2(0.22 * rect.width(), 0.0);
        // Two digits need the width of one.
        let height = if count < 10 { 0.52 } else { 0.38 };
        canvas.label(right, count, number(height * rect.height()), text);
    }
    let groups = layout.stock(2);
    // Three meteorites are a group, whose medals count.
    for (pip, right) in (0..).zip([-6.0, 0.0, 6.0]) {
        let at = pos2(groups.center().x + right, groups.bottom() - 4.5);
        let color = if pip < seat.meteorites % 3 {
            tokens().color.accent
        } else {
            tokens().color.line
        };
        canvas.dot(at, 2.0, color);
    }
    canvas.into_layer()
}

/// The state of a tech.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TechLook {
    /// Available.
    Open,
    /// Available, but its ability is used up for now.
    Spent,
    /// Reached before, but no longer available.
    Lapsed,
    /// Not reached yet.
    Locked,
}

impl TechLook {
    /// Returns the state of the tech of `level` for `seat`.
    pub(super) fn of(seat: &Seat, level: u8) -> Self {
        let tracker = seat.tracker(Track::Tech);
        let passed = tracker.track == Track::Tech
            && tracker.height >= seat.corporation.data().tech_height(level);
        match (seat.rules().unlocked(seat, level), seat.is_spent(level)) {
            (true, false) => Self::Open,
            (true, true) => Self::Spent,
            (false, _) if passed => Self::Lapsed,
            (false, _) => Self::Locked,
        }
    }
}

/// Paints a tech level: a lit chip, a chip with a tick if it is used up, or a dark chip with a lock. A lifepod that
/// unlocked it lies on it.
fn paint_tech(canvas: &mut Canvas, seat: &Seat, rect: Rect, level: u8) {
    let color = &tokens().color;
    let look = TechLook::of(seat, level);
    let (width, fill, border) = match look {
        TechLook::Open => (1.5, color.accent_soft, color.accent),
        _ => (1.0, color.inset, color.line),
    };
    canvas.rect(rect, corner::MEDIUM, color.inset);
    canvas.rect(rect, corner::MEDIUM, fill);
    canvas.border(rect, corner::MEDIUM, Stroke::new(width, border));
    let size = (0.82 * rect.height()).min(0.62 * rect.width());
    let center = rect.center();
    let (tint, ink) = match look {
        TechLook::Open => (Color32::WHITE, tokens().paint.ink),
        TechLook::Spent => (tokens().paint.tech_spent, tokens().paint.ink),
        TechLook::Lapsed | TechLook::Locked => (tokens().paint.tech_locked, color.text),
    };
    canvas.picture_at(Painting::TechChip, center, size, tint);
    let sign = seat.rules().tech_sign(level);
    canvas.label(center, sign, number(0.52 * size), ink);
    let corner = center + Vec2::splat(0.40 * size);
    if let Some((icon, ink)) = match look {
        TechLook::Open => None,
        TechLook::Spent => Some((Icon::Check, color.good)),
        TechLook::Lapsed => Some((Icon::Cross, color.warn)),
        TechLook::Locked => Some((Icon::Lock, color.text_dim)),
    } {
        let ring = Stroke::new(stroke::HAIR, color.line_strong);
        canvas.circle(corner, 0.24 * size, color.panel, ring);
        canvas.picture_at(icon, corner, 0.30 * size, ink);
    }
    if seat.corporation_state.berthed.contains(level) {
        let at = pos2(rect.left() + 0.26 * size, rect.top() + 0.32 * size);
        canvas.art(Painting::Lifepod, at, 0.56 * size);
    }
}
