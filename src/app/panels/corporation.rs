//! The corporation of the seat shown large: tracks, trackers, techs and stock.

use super::Scene;
use crate::app::screens::table::intent::Intent;
use crate::app::text::describe;
use crate::app::theme::{Icon, number, tokens};
use crate::app::widgets::{chip, help, terrain_colors, terrain_icon};
use crate::game::corporation::TOP;
use crate::game::{Answer, Benefit, Field, Question, Track};
use egui::{Align2, Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

/// Draws the corporation of the seat shown large.
pub fn corporation_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    stock_ui(ui, scene);
    let room = ui.available_rect_before_wrap();
    ui.allocate_rect(room, Sense::hover());
    let height = room.height() / f32::from(TOP + 1);
    let width = room.width() / 5.0;
    for (index, track) in Track::ALL.into_iter().enumerate() {
        for level in 0..=TOP {
            let corner = room.left_bottom() + vec2(index as f32 * width, -height * f32::from(level + 1));
            let rect = Rect::from_min_size(corner, vec2(width, height)).shrink(1.0);
            field_ui(ui, scene, rect, Field::new(track, level));
        }
    }
}

fn stock_ui(ui: &mut Ui, scene: &Scene<'_>) {
    let seat = scene.state().seat(scene.session.shown());
    let color = &tokens().color;
    ui.horizontal_wrapped(|ui| {
        chip(ui, Some(Icon::Rover), &seat.rovers_left.to_string(), color.focus);
        chip(ui, Some(Icon::Lifepod), &seat.lifepods.to_string(), color.good);
        chip(ui, Some(Icon::Meteorite), &seat.meteorites.to_string(), color.bad);
        chip(ui, Some(Icon::Biomass), &seat.stored_patches.to_string(), tokens().terrain.biomass.light);
    });
}

fn field_ui(ui: &mut Ui, scene: &mut Scene<'_>, rect: Rect, field: Field) {
    let seat = scene.state().seat(scene.session.shown());
    let benefits = seat.corporation.data().benefits(field);
    let answer = answer_at(scene, field);
    let sense = if answer.is_some() { Sense::click() } else { Sense::hover() };
    let response = ui.interact(rect, ui.scope_id().with(("field", field)), sense);
    paint_field(ui, rect, field, benefits, answer.is_some(), &response);
    let trackers = Track::ALL.into_iter().filter(|track| seat.tracker(*track) == field);
    for tracker in trackers {
        let color = terrain_colors(tracker.terrain());
        let radius = rect.height().min(rect.width()) * 0.45;
        ui.painter().circle(rect.center(), radius, color.fill, Stroke::new(2.0, Color32::WHITE));
        let icon = Rect::from_center_size(rect.center(), Vec2::splat(radius * 1.2));
        terrain_icon(tracker.terrain()).paint(ui.painter(), icon, color.glyph);
    }
    let title = describe::field(ui, field);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, answer.is_some(), &title));
    let sentence = describe::benefits(ui, benefits).unwrap_or_default();
    if help(response, &title, &sentence).clicked()
        && let Some(answer) = answer
    {
        scene.play(Intent::Answer(answer));
    }
}

/// The answer that a click on `field` gives to the question in focus.
fn answer_at(scene: &Scene<'_>, field: Field) -> Option<Answer> {
    if !scene.session.is_playing() {
        return None;
    }
    let Question::Advance(steps) = &scene.session.focused()?.question else {
        return None;
    };
    let step = steps.iter().find(|(_, to)| *to == field);
    step.map(|(tracker, to)| Answer::Advance { tracker: *tracker, to: *to })
}

fn paint_field(ui: &Ui, rect: Rect, field: Field, benefits: &[Benefit], answers: bool, response: &Response) {
    let color = &tokens().color;
    let terrain = terrain_colors(field.track.terrain());
    let fill = if response.hovered() && answers { color.hover } else { terrain.fill.gamma_multiply(0.35) };
    let border = if answers { Stroke::new(2.0, color.accent) } else { Stroke::new(1.0, color.line) };
    ui.painter().rect(rect, 3.0, fill, border, StrokeKind::Inside);
    let words: Vec<String> = benefits.iter().map(|benefit| short(*benefit)).collect();
    let font = number((rect.height() * 0.6).min(13.0));
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, words.join(" "), font, color.text);
}

fn short(benefit: Benefit) -> String {
    match benefit {
        Benefit::Medals(medals) => format!("{medals}★"),
        Benefit::CivMilestone(rank) => format!("C{rank}"),
        Benefit::Boost => "+".to_owned(),
        Benefit::Patch => "P".to_owned(),
        Benefit::Rover => "R".to_owned(),
        Benefit::RoverMoves(steps) => format!("→{steps}"),
        Benefit::TechMilestone(level) => format!("T{level}"),
    }
}
