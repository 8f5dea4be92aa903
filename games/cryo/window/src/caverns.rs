//! The caverns below the ice, along six tunnel segments (cryo §12.4).

use crate::desk::{Desk, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::ship::pods_by_owner;
use crate::{art, names, palette, t};
use cryo::{Cavern, CavernTileId, Question, SegmentId, SpaceId, State};
use egui::{Color32, Pos2, Rect, Stroke, Ui, pos2, vec2};
use game::SeatId;
use kit::theme::{Icon, number, strong};
use kit::widgets::About;
use kit::widgets::player::player_color;

/// Draws the tunnels and their caverns.
pub(crate) fn caverns_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let segments = (0..).map(SegmentId).zip(&scene.state().board().segments);
    for (segment, of) in segments {
        let (middle, rects) = scene.layout.segment(segment);
        for (space, rect) in of.caverns.into_iter().zip(rects) {
            if let Some(cavern) = scene.state().cavern(space) {
                cavern_ui(ui, desk, scene, (space, *cavern, rect));
            }
        }
        let sign =
            Rect::from_center_size(middle, vec2(34.0, 34.0_f32.max(0.6 * rects[0].height())));
        segment_ui(ui, desk, scene, (segment, sign), of.energy);
    }
}

/// The sign of a segment, with the energy of the whole way.
fn segment_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (segment, rect): (SegmentId, Rect),
    energy: u8,
) {
    let vehicle = desk
        .draft
        .vehicle
        .filter(|_| scene.question() == Some(Question::Launch));
    let energy = match vehicle {
        Some(vehicle) => scene
            .state()
            .launch_energy(scene.at.seat(), vehicle, energy),
        None => energy,
    };
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 8, palette::TUNNEL);
    let stroke = Stroke::new(1.2, palette::EDGE);
    canvas.border(rect, 8, stroke);
    let middle = rect.center();
    canvas.art(art::ENERGY, middle + vec2(-7.0, 7.0), 16.0);
    let at = middle + vec2(8.0, 7.0);
    canvas.label(at, energy, number(16.0), palette::WORDS);
    let name = names::segment(scene.state(), segment);
    let at = middle - vec2(0.0, 9.0);
    scene.canvas.label(at, name, strong(14.0), palette::FAINT);
    let spot = Spot::Segment(segment);
    scene.mark(desk, spot, rect, 8);
    note(ui.ctx(), Anchor::Segment(segment), middle);
    let about = About {
        name: &|ui| t!(ui, "board-segment", segment = name, energy),
        help: &|ui| t!(ui, "board-segment-help"),
        rule: "8.3",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

fn cavern_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (space, cavern, rect): (SpaceId, Cavern, Rect),
) {
    let state = scene.state();
    let Some(tile) = cavern.tile else { return };
    let size = state.board().spaces[space.index()].0;
    let corners = match size {
        cryo::Size::Large => 16,
        cryo::Size::Small => 24,
    };
    let ground = match cavern.up {
        true => palette::cavern(size),
        false => palette::SKY,
    };
    scene.canvas.rect(rect, corners, ground);
    let rim = match (cavern.up, leader(state, &cavern)) {
        (true, Some(Lead::Alone(seat))) => Stroke::new(2.5, player_color(scene.colour(seat))),
        (true, _) => Stroke::new(1.5, palette::EDGE),
        (false, _) => Stroke::new(1.2, palette::EDGE.gamma_multiply(0.6)),
    };
    scene.canvas.border(rect, corners, rim);
    match cavern.up {
        true => open(ui, scene, (space, rect), &cavern, tile),
        false => closed(ui, scene, (space, rect), size),
    }
    let looks = scene.at.shows_secrets && state.sees_caverns(scene.at.seat());
    if !cavern.up && looks {
        values(scene, rect, tile, 0.6);
    }
    scene.light_if_meant(desk, Spot::Cavern(space), rect, corners);
    note(ui.ctx(), Anchor::Cavern(space), rect.center());
    let at = scene.at;
    let about = About {
        name: &|ui| {
            let space = names::space(state, space);
            match cavern.up {
                true => {
                    let pods = pods_by_owner(ui, at, cavern.pods);
                    t!(ui, "board-cavern", space, cavern: names::cavern(state, tile), pods)
                }
                false => t!(ui, "board-cavern-down", space, size = names::size(ui, size)),
            }
        },
        help: &|ui| match (cavern.up, looks) {
            (true, _) => cavern_help(ui, at, &cavern, tile),
            (false, true) => t!(ui, "board-cavern-secret", cavern: names::cavern(state, tile)),
            (false, false) => t!(ui, "board-cavern-down-help"),
        },
        rule: "7.2",
    };
    scene.spot_ui(ui, desk, (Spot::Cavern(space), rect), about);
}

/// Who has the most pods in a cavern.
enum Lead {
    Alone(SeatId),
    Tie,
}

fn leader(state: &State, cavern: &Cavern) -> Option<Lead> {
    let most = *cavern.pods.iter().max()?;
    let mut first = state
        .seat_ids()
        .filter(|seat| most > 0 && cavern.pods[seat.index()] == most);
    let leader = first.next()?;
    Some(match first.next() {
        Some(_) => Lead::Tie,
        None => Lead::Alone(leader),
    })
}

fn cavern_help(
    ui: &Ui,
    at: &kit::frame::At<'_, State>,
    cavern: &Cavern,
    tile: CavernTileId,
) -> String {
    let state = at.state();
    let of = state.components.cavern_tile(tile);
    let cost = names::stock(ui, of.settling_cost.stock());
    let [first, second] = of.majority;
    let help = t!(ui, "board-cavern-help", cost, first, second);
    match leader(state, cavern) {
        Some(Lead::Alone(seat)) => {
            let leads = t!(ui, "board-cavern-leader", name = at.name(seat));
            format!("{help} {leads}")
        }
        Some(Lead::Tie) => format!("{help} {}", t!(ui, "board-cavern-tie")),
        None => help,
    }
}

/// An open cavern: its cost and values above, its pods below.
fn open(
    ui: &Ui,
    scene: &mut Scene<'_>,
    (space, rect): (SpaceId, Rect),
    cavern: &Cavern,
    tile: CavernTileId,
) {
    values(scene, rect, tile, 1.0);
    let name = names::space(scene.state(), space);
    let at = rect.left_top() + vec2((0.09 * rect.width()).min(9.0), 4.0);
    scene
        .words
        .write(ui, at, (name, strong(14.0)), palette::FAINT, [36.0, 1.0]);
    let seats: Vec<SeatId> = scene
        .state()
        .seat_ids()
        .filter(|seat| cavern.pods[seat.index()] > 0)
        .collect();
    let step = (rect.width() - 14.0) / seats.len().max(2) as f32;
    let size = (0.38 * rect.height()).min(0.6 * step).min(30.0);
    let lead = leader(scene.state(), cavern);
    for (index, seat) in seats.into_iter().enumerate() {
        let at = pos2(
            rect.left() + 10.0 + step * (index as f32 + 0.5),
            rect.bottom() - 0.30 * rect.height(),
        );
        let pods = (scene.colour(seat), cavern.pods[seat.index()]);
        art::pods(&mut scene.canvas, at, size, pods);
        if matches!(lead, Some(Lead::Alone(leader)) if leader == seat) {
            let crown = at + vec2(-0.9 * size, 0.0);
            scene
                .canvas
                .picture_at(Icon::Star, crown, 0.5 * size, palette::LAMP);
        }
    }
}

/// The settling cost and the two values of a cavern.
fn values(scene: &mut Scene<'_>, rect: Rect, tile: CavernTileId, fade: f32) {
    let of = scene.state().components.cavern_tile(tile);
    let y = rect.top() + 0.26 * rect.height();
    let edge = (0.30 * rect.height()).min(24.0);
    let size = (0.3 * rect.height()).clamp(14.0, 17.0);
    let right = rect.right() - (0.19 * rect.width()).max(16.0);
    // Between the name and the values; close together where there is no room.
    let costs = of.settling_cost.stock().iter();
    let last = costs.map(|(_, count)| count).sum::<u8>().saturating_sub(1);
    let mut x = rect.left() + (0.09 * rect.width()).min(9.0) + 27.0 + 0.5 * edge;
    let room = right - size - 0.5 * edge - x;
    let step = (room / f32::from(last.max(1))).min(1.05 * edge);
    for (track, count) in of.settling_cost.stock().iter() {
        for _ in 0..count {
            let tint = Color32::WHITE.gamma_multiply(fade);
            scene
                .canvas
                .picture_at(art::track(track), pos2(x, y), edge, tint);
            x += step;
        }
    }
    let [first, second] = of.majority;
    let at: Pos2 = pos2(right, y);
    let words = format!("{first}/{second}");
    let ink = palette::LAMP.gamma_multiply(fade);
    scene.canvas.label(at, words, number(size), ink);
}

/// A cavern that lies face down shows only its size.
fn closed(ui: &Ui, scene: &mut Scene<'_>, (space, rect): (SpaceId, Rect), size: cryo::Size) {
    let count = match size {
        cryo::Size::Small => 1,
        cryo::Size::Large => 2,
    };
    for part in 0..count {
        let x = rect.center().x + (part as f32 - (count as f32 - 1.0) / 2.0) * 26.0;
        let at = pos2(x, rect.bottom() - 0.30 * rect.height());
        let stroke = Stroke::new(1.5, palette::EDGE);
        scene.canvas.circle(at, 7.0, palette::ROCK, stroke);
    }
    let name = names::space(scene.state(), space);
    let at = rect.left_top() + vec2((0.09 * rect.width()).min(9.0), 4.0);
    scene
        .words
        .write(ui, at, (name, strong(14.0)), palette::FAINT, [36.0, 1.0]);
}
