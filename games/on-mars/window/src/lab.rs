//! The Laboratory of a seat: hexes with their benefits, and price, level and OP of each column (on-mars §8.20, §8.22).

use crate::art;
use crate::desk::Desk;
use crate::motion::{Anchor, note};
use crate::names;
use crate::palette;
use crate::scene::{Scene, place_ui};
use crate::spots::{Pick, Spot};
use crate::t;
use egui::{Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};
use game::SeatId;
use kit::theme::number;
use kit::widgets::About;
use on_mars::{Good, LabId, Row, Step};

/// Where the spaces of a Lab lie.
struct Places {
    room: Rect,
    columns: usize,
    size: f32,
}

impl Places {
    /// The middle of a space: three rows, between which those of two spaces lie.
    fn at(&self, column: u8, row: Row, count: usize) -> Pos2 {
        let width = self.room.width() / self.columns as f32;
        let x = self.room.left() + width * (f32::from(column) - 0.5);
        let step = self.room.height() / 3.0;
        let lift = match (row, count) {
            (Row::Top, 3..) => -1.0,
            (Row::Top, _) => -0.5,
            (Row::Middle, _) => 0.0,
            (Row::Bottom, 3..) => 1.0,
            (Row::Bottom, _) => 0.5,
        };
        pos2(x, self.room.center().y + lift * step)
    }
}

/// Draws the Lab of a seat.
pub(crate) fn lab_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, room): (SeatId, Rect),
) {
    let state = scene.state();
    let data = &state.components.data().lab;
    scene.canvas.rect(room, 6, palette::HOLLOW);
    let font = number(scene.layout.font(14.0));
    let head = 1.5 * font.size;
    let places = Places {
        room: room
            .with_min_y(room.top() + head)
            .with_max_y(room.bottom() - head),
        columns: data.columns.len(),
        size: 0.0,
    };
    let width = room.width() / places.columns as f32;
    let size = (width / 1.56).min((room.height() - 2.0 * head) / (3.0 * 3.0_f32.sqrt()) * 1.02);
    let places = Places { size, ..places };
    for of in &data.columns {
        let x = room.left() + width * (f32::from(of.column) - 0.5);
        let marks = art::price(of.price.price());
        let at = pos2(x, room.top() + 0.5 * head);
        art::row(&mut scene.canvas, at, (0.82 * head, 0.96 * width), &marks);
        let foot = pos2(x, room.bottom() - 0.5 * head);
        let words = names::points(ui, of.op.into());
        scene.canvas.label(foot, words, font.clone(), palette::LAMP);
    }
    links(scene, &places);
    for (of, index) in data.spaces.iter().zip(0_u8..) {
        let alike = data.spaces.iter().filter(|other| other.column == of.column);
        let at = places.at(of.column, of.row, alike.count());
        space_ui(ui, desk, scene, (seat, LabId(index)), (at, places.size));
    }
}

/// Lines from each space to those that it leads to.
fn links(scene: &mut Scene<'_>, places: &Places) {
    let state = scene.state();
    let spaces = &state.components.data().lab.spaces;
    let at = |space: LabId| {
        let of = spaces.get(space.index())?;
        let alike = spaces.iter().filter(|other| other.column == of.column);
        Some(places.at(of.column, of.row, alike.count()))
    };
    for (place, index) in state.board().lab.iter().zip(0_u8..) {
        for to in place.right.iter() {
            if let (Some(from), Some(to)) = (at(LabId(index)), at(to)) {
                scene
                    .canvas
                    .line([from, to], Stroke::new(2.0, palette::EDGE));
            }
        }
    }
}

fn space_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, space): (SeatId, LabId),
    (at, size): (Pos2, f32),
) {
    let state = scene.state();
    let (Some(place), tile) = (
        state.board().lab(space),
        state.seat(seat).lab.get(space.index()).copied().flatten(),
    ) else {
        return;
    };
    let rect = Rect::from_center_size(at, vec2(1.56, 1.72) * size);
    let edge = Stroke::new(1.2, palette::EDGE);
    scene
        .canvas
        .polygon(art::hexagon(at, 0.97 * size), palette::PLATE, edge);
    let held = desk.drags && desk.pick == Some(Pick::Lab(space)) && seat == scene.seat();
    match tile.filter(|_| !held) {
        Some(tile) => art::tech_tile(&mut scene.canvas, at, 1.86 * size, tile),
        None => {
            let marks = place.benefit.map(art::effect).unwrap_or_default();
            art::row(&mut scene.canvas, at, (0.8 * size, 1.3 * size), &marks);
        }
    }
    if Some(space) == answering(scene) {
        let stroke = Stroke::new(3.0, palette::ALARM);
        scene.canvas.outline(art::hexagon(at, 1.02 * size), stroke);
    }
    let spot = Spot::Lab(space);
    note(ui.ctx(), Anchor::Own(spot), at);
    let about = About {
        name: &|ui| {
            let name = names::capital(names::lab(ui, state, space));
            match tile {
                Some(tile) => {
                    t!(ui, "board-lab-tile", name, tech: names::tech_level(tile, place.level))
                }
                None => t!(ui, "board-lab-free", name),
            }
        },
        help: &|ui| {
            let brings = match place.benefit {
                Some(does) => names::effect(ui, does),
                None => t!(ui, "names-nothing"),
            };
            let costs = names::price(ui, place.price);
            let about = t!(ui, "board-lab-help", costs, brings, points = place.op);
            match tile {
                Some(tile) => format!("{about} {}", names::tech_about(ui, state, tile)),
                None => about,
            }
        },
        rule: "8.20",
    };
    place_ui(ui, desk, scene, (seat, spot, rect), about);
    if seat == scene.seat() && place.price.goods[Good::Crystal] > 0 && desk.is_picked(spot) {
        let glow = Rect::from_center_size(at, Vec2::splat(2.0 * size));
        scene
            .canvas
            .soft_rect(glow, 40, size, palette::LAMP.gamma_multiply(0.1));
    }
}

/// The space of the Tech about whose use its owner is asked (on-mars §8.24).
fn answering(scene: &Scene<'_>) -> Option<LabId> {
    match scene.step()? {
        Step::Reply(tech) => scene.state().lab_space(scene.seat(), tech),
        _ => None,
    }
}
