//! The star, with its energy as gems (exoplanets §14.1).

use crate::desk::Scene;
use crate::layout::Layout;
use crate::motion::{Anchor, note};
use crate::words;
use crate::{art, palette, t};
use egui::{
    Color32, Mesh, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use game::Game as _;
use kit::text::Speaks as _;
use kit::theme::{body, strong};
use kit::widgets::{Canvas, help_by_rule};
use std::sync::Arc;

/// Draws the star: its light goes from white to red, and its gems are the turns that are left.
pub(crate) fn star_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let (state, rect) = (scene.state(), scene.layout.star);
    let numbers = state.components.numbers(state.seat_count());
    let all = numbers.map_or(state.star, |numbers| numbers.star_energy);
    let share = f32::from(state.star) / f32::from(all.max(1));
    let color = palette::star(share);
    let radius = 0.40 * rect.height();
    let center = pos2(rect.right() - 0.30 * rect.width() - radius, rect.center().y);
    let breath = 1.0 + 0.03 * kit::theme::motion::pulse(ui.ctx());
    let mut mesh = Mesh::default();
    let strength = 0.25 + 0.75 * share;
    for (wide, bright) in [(3.4, 0.16), (1.9, 0.34), (1.28, 0.8)] {
        let color = color.gamma_multiply(bright * strength);
        art::glow(&mut mesh, center, wide * breath * radius, color);
    }
    disc(&mut mesh, center, radius, color);
    let clip = rect
        .with_max_x(scene.layout.system.right())
        .expand2(vec2(0.0, 4.0));
    let painter = ui.painter().with_clip_rect(clip.intersect(ui.clip_rect()));
    painter.add(Shape::Mesh(Arc::new(mesh)));
    gems(ui, scene, rect, all);
    note(ui.ctx(), Anchor::Star, rect.center());
    let response = ui.interact(rect, ui.scope_id().with("star"), Sense::hover());
    let language = ui.language();
    response.widget_info(|| {
        let name = t!(language, "board-star-turns", turns = state.star);
        WidgetInfo::labeled(Role::Image, true, name)
    });
    help_by_rule(
        response,
        &t!(ui, "board-star"),
        || t!(ui, "board-star-help"),
        "3.2",
    );
}

/// The disc of the star: bright within, its own colour at the limb.
fn disc(mesh: &mut Mesh, center: Pos2, radius: f32, color: Color32) {
    let white = color.lerp_to_gamma(Color32::WHITE, 0.55);
    let first = mesh.vertices.len() as u32;
    mesh.colored_vertex(center, white);
    let steps = 96;
    for (part, shade) in [
        (0.86, color),
        (1.0, color.lerp_to_gamma(palette::DEEP, 0.25)),
        (1.012, Color32::TRANSPARENT),
    ] {
        for step in 0..=steps {
            let angle = step as f32 / steps as f32 * std::f32::consts::TAU;
            mesh.colored_vertex(center + Vec2::angled(angle) * part * radius, shade);
        }
    }
    let ring = steps + 1;
    for step in 0..steps {
        let at = first + 1 + step;
        mesh.add_triangle(first, at, at + 1);
        for outward in [0, ring] {
            let (near, far) = (at + outward, at + outward + ring);
            mesh.add_triangle(near, near + 1, far);
            mesh.add_triangle(near + 1, far, far + 1);
        }
    }
}

/// The energy as gems, a row for each round; places of spent ones stay visible.
fn gems(ui: &Ui, scene: &Scene<'_>, rect: Rect, all: u8) {
    let state = scene.state();
    let seats = state.seat_count() as u8;
    let rows = all.div_ceil(seats.max(1));
    let edge = (0.62 * rect.height() / f32::from(rows.max(4)))
        .min(0.8 * rect.width() / f32::from(seats.max(2)))
        .min(46.0);
    let mut canvas = Canvas::new(ui.ctx(), edge);
    let top = rect.center().y - edge * (f32::from(rows) - 1.0) / 2.0;
    for gem in 0..all {
        let (row, column) = (gem / seats, gem % seats);
        let x = rect.left()
            + 0.44 * rect.width()
            + (f32::from(column) - (f32::from(seats) - 1.0) / 2.0) * 0.86 * edge;
        // The last row is spent first.
        let at = pos2(x, top + edge * f32::from(row));
        match gem < state.star {
            true => canvas.art(art::ENERGY, at, 0.84 * edge),
            false => {
                let stroke = Stroke::new(1.2, palette::DEEP.gamma_multiply(0.55));
                canvas.circle(at, 0.13 * edge, palette::DEEP.gamma_multiply(0.35), stroke);
            }
        }
    }
    let words = t!(ui, "board-star-turns", turns = state.star);
    let corner = pos2(rect.left() + 2.0, top + edge * f32::from(rows) - 8.0);
    let pill = Rect::from_min_size(corner, vec2(rect.width() - 8.0, 22.0));
    canvas.rect(pill, 11, palette::DEEP.gamma_multiply(0.72));
    canvas.label(pill.center(), words, strong(14.0), palette::WORDS);
    canvas.paint(ui.painter());
}

/// Draws the orbits as faint arcs with their numbers, and the names of the arms.
pub(crate) fn orbits_ui(ui: &Ui, layout: &Layout) {
    let mut canvas = Canvas::new(ui.ctx(), 20.0);
    for orbit in 1..=layout.orbits() {
        let points = layout.orbit(orbit);
        let head = points[0];
        canvas.path(points, Stroke::new(1.2, palette::ORBIT));
        let at = pos2(
            head.x + 0.004 * layout.system.width(),
            layout.system.top() + Layout::HEAD / 2.0,
        );
        canvas.label(at, t!(ui, "board-orbit", orbit), body(14.0), palette::FAINT);
    }
    for arm in exoplanets::Arm::ALL {
        let first = layout.place(exoplanets::Place { arm, orbit: 1 });
        let last = layout.place(exoplanets::Place {
            arm,
            orbit: layout.orbits() as u8,
        });
        let middle = first.center().y;
        let line = [
            pos2(first.left() - 4.0, middle),
            pos2(last.center().x, middle),
        ];
        canvas.line(line, Stroke::new(1.0, palette::ORBIT.gamma_multiply(0.6)));
        let name = words::arm(ui, arm);
        canvas.label(layout.name(arm), name, body(14.0), palette::FAINT);
    }
    canvas.paint(ui.painter());
}
