//! Sky, ice and rock, and the sun that sinks with the incident track (cryo §12.3).

use crate::desk::Scene;
use crate::layout::Layout;
use crate::motion::{Anchor, note};
use crate::{palette, t};
use cryo::{IncidentKind, SectionId, SegmentId, State};
use egui::{Color32, Context, Id, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};
use kit::theme::{number, strong};
use kit::widgets::{About, Canvas, Layer, paint_kept};

/// Paints what lies behind everything; it is kept until the sun has moved or the table has another size.
pub(crate) fn ground_ui(ui: &Ui, layout: &Layout, state: &State) {
    let gone = 255.0 * gone(state);
    let ctx = ui.ctx().clone();
    let inputs = (*layout, gone as u8, state.seats.len());
    let id = Id::unique("ground of cryo");
    let links = links(state);
    paint_kept(ui.painter(), id, inputs, |(layout, gone, _)| {
        vec![ground(&ctx, layout, f32::from(*gone) / 255.0, &links)]
    });
}

/// The share of the track that has been turned up.
fn gone(state: &State) -> f32 {
    let numbers = state.components.numbers(state.seats.len());
    let stack = numbers.map_or(1, |numbers| numbers.incident_stack.value);
    let all = state.track.len() as f32 * f32::from(stack) + 1.0;
    1.0 - left(state) as f32 / all
}

fn left(state: &State) -> usize {
    state.track.iter().map(|stack| stack.len()).sum()
}

/// The segments that are joined, each with the one before it.
fn links(state: &State) -> Vec<(SegmentId, Option<SegmentId>)> {
    let segments = &state.components.data().tunnels.segments;
    let mut links = Vec::new();
    for (segment, id) in segments.iter().zip((0..).map(SegmentId)) {
        let before = segment.from.iter().filter_map(|name| {
            let place = segments.iter().position(|other| other.id == *name)?;
            Some(Some(SegmentId(place as u8)))
        });
        let before: Vec<_> = before.collect();
        match before.is_empty() {
            true => links.push((id, None)),
            false => links.extend(before.into_iter().map(|from| (id, from))),
        }
    }
    links
}

fn ground(
    ctx: &Context,
    layout: &Layout,
    gone: f32,
    links: &[(SegmentId, Option<SegmentId>)],
) -> Layer {
    let mut canvas = Canvas::new(ctx, 24.0);
    let main = layout.room.with_max_x(layout.others.left() - 4.0);
    canvas.rect(layout.room, 0, palette::ROCK);
    let sky = main.with_max_y(layout.ice.center().y);
    let line = |rect: Rect, y: f32| [pos2(rect.left(), y), pos2(rect.right(), y)];
    let dusk = palette::SKY.lerp_to_gamma(palette::DUSK, 0.35 + 0.65 * gone);
    let colors = [palette::SKY, dusk];
    canvas.band(&line(sky, sky.top()), &line(sky, sky.bottom()), colors);
    for star in 0..60_u32 {
        let (x, y) = (star * 7919 % 997, star * 104_729 % 499);
        let at = pos2(
            sky.left() + sky.width() * x as f32 / 997.0,
            sky.top() + 0.6 * sky.height() * y as f32 / 499.0,
        );
        let light = palette::WORDS.gamma_multiply(0.15 + 0.4 * (star % 5) as f32 / 5.0);
        canvas.dot(at, 0.8 + (star % 3) as f32 * 0.3, light);
    }
    // Ice with a ragged lower edge, and its shine.
    let ice = Rect::from_x_y_ranges(main.x_range(), layout.ice.y_range());
    let steps = 60;
    let edge = |base: f32, wave: f32| -> Vec<Pos2> {
        let point = |step: usize| {
            let x = ice.left() + ice.width() * step as f32 / steps as f32;
            let rag = (step as f32 * 1.9).sin() + (step as f32 * 0.73).cos();
            pos2(x, base + wave * rag)
        };
        (0..=steps).map(point).collect()
    };
    let (top, bottom) = (edge(ice.top() + 2.0, 1.0), edge(ice.bottom() + 4.0, 4.0));
    let colors = [
        palette::ICE.gamma_multiply(0.55),
        palette::ICE.gamma_multiply(0.12),
    ];
    canvas.band(&top, &bottom, colors);
    canvas.path(top, Stroke::new(2.0, palette::ICE.gamma_multiply(0.9)));
    tunnels(&mut canvas, layout, links);
    canvas.into_layer()
}

/// The tunnels between the segments, from the entrance on.
fn tunnels(canvas: &mut Canvas, layout: &Layout, links: &[(SegmentId, Option<SegmentId>)]) {
    let width = 0.075 * layout.caverns.height();
    for wide in [1.5, 1.0] {
        let color = match wide > 1.2 {
            true => palette::EDGE.gamma_multiply(0.5),
            false => palette::TUNNEL,
        };
        let stroke = Stroke::new(width * wide, color);
        for (segment, before) in links {
            let (to, caverns) = layout.segment(*segment);
            let end = pos2(caverns[1].right() - 6.0, to.y);
            canvas.line([to, end], stroke);
            match before {
                Some(before) => {
                    let (at, caverns) = layout.segment(*before);
                    let from = pos2(caverns[1].right() - 6.0, at.y);
                    canvas.line([from, to], stroke);
                }
                None => {
                    let mouth = pos2(layout.caverns.left() + 8.0, layout.ice.center().y + 6.0);
                    let below = pos2(mouth.x, to.y);
                    canvas.line([mouth, below], stroke);
                    canvas.line([below, to], stroke);
                }
            }
        }
    }
}

/// Draws the incident track: stacks that are left, and the sun above the next one.
pub(crate) fn sun_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let (state, rect) = (scene.state(), scene.layout.sun);
    let count = left(state);
    let risen = (0..4).map(SectionId).any(|section| {
        let tile = state.incidents[section.index()];
        tile.is_some_and(|it| state.components.incident(it).kind == IncidentKind::Sunset)
    });
    // Behind the stacks, whose numbers it must not hide.
    sun(ui, scene, rect, risen || state.ending.is_some());
    let step = 0.7 * rect.width() / 6.0;
    let edge = (0.72 * rect.height()).min(34.0);
    for (index, stack) in state.track.iter().enumerate() {
        let center = pos2(
            rect.left() + step * (index as f32 + 0.5) + 0.04 * rect.width(),
            rect.center().y,
        );
        field(scene, center, edge, (index, stack.len()));
    }
    let short = match (state.ending, risen) {
        (None, false) => t!(ui, "board-recalls", count),
        _ => t!(ui, "board-sunset"),
    };
    let color = if risen {
        palette::ALARM
    } else {
        palette::WORDS
    };
    let at = pos2(rect.right() - 0.2 * rect.width(), rect.center().y - 9.0);
    let limits = [0.2 * rect.width(), 1.0];
    scene
        .words
        .write(ui, at, (&short, strong(15.0)), color, limits);
    let response = ui.interact(rect, ui.scope_id().with("sun"), Sense::hover());
    let about = About {
        name: &|ui| match (state.ending, risen) {
            (Some(_), _) => t!(ui, "board-sun-ends"),
            (None, true) => t!(ui, "board-sun-risen"),
            (None, false) => t!(ui, "board-sun", count),
        },
        help: &|ui| {
            let stacks = state.track.iter().map(|stack| stack.len().to_string());
            let stacks = stacks.collect::<Vec<_>>().join(" · ");
            t!(ui, "board-sun-help", stacks)
        },
        rule: "3.14",
    };
    about.tell(ui, response);
    note(ui.ctx(), Anchor::Sun, rect.center());
}

/// A field of the track: the backs of its stack, and how many there are.
fn field(scene: &mut Scene<'_>, center: Pos2, edge: f32, (index, count): (usize, usize)) {
    let late = index >= 3;
    let back = match late {
        true => palette::RUST.gamma_multiply(0.7),
        false => palette::EDGE.gamma_multiply(0.8),
    };
    let size = vec2(0.8 * edge, edge);
    let canvas = &mut scene.canvas;
    if count == 0 {
        let rect = Rect::from_center_size(center, size);
        let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.5));
        canvas.border(rect, 4, stroke);
        return;
    }
    for layer in (0..count).rev() {
        let at = center + vec2(2.2 * layer as f32, -0.8 * layer as f32);
        let rect = Rect::from_center_size(at, size);
        let shade = back.lerp_to_gamma(palette::SKY, 0.12 * layer as f32);
        canvas.rect(rect, 4, shade);
        let stroke = Stroke::new(1.0, palette::SKY);
        canvas.border(rect, 4, stroke);
    }
    canvas.label(center, count, number(16.0), palette::WORDS);
}

/// The sun: it sinks from the left to the right, and turns red at the end.
fn sun(ui: &Ui, scene: &mut Scene<'_>, rect: Rect, alarms: bool) {
    let gone = gone(scene.state());
    let x = rect.left() + (0.03 + 0.75 * gone) * rect.width();
    let y = rect.top() + rect.height() * (0.25 + 0.55 * gone);
    let breath = 0.75 + 0.25 * kit::theme::motion::pulse(ui.ctx());
    let color = match alarms {
        true => palette::ALARM,
        false => palette::SUN.lerp_to_gamma(palette::ALARM, 0.6 * gone),
    };
    let radius = 0.26 * rect.height();
    for (wide, bright) in [(4.2, 0.12), (2.6, 0.25)] {
        let light = color.gamma_multiply(bright * breath);
        crate::art::glow(&mut scene.canvas, pos2(x, y), wide * radius * 1.6, light);
    }
    let rim = Stroke::new(1.5, Color32::WHITE.gamma_multiply(0.6));
    scene.canvas.circle(pos2(x, y), radius, color, rim);
}
