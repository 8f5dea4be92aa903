//! The colony: its Main actions, Life Support System, Building stacks, Scientists and Contracts, Progress (on-mars §2.2, §16.3).

use crate::actions::{count, side_ui};
use crate::art;
use crate::cards::hired;
use crate::desk::Desk;
use crate::layout::{column, line, split};
use crate::motion::{Anchor, note};
use crate::names;
use crate::palette;
use crate::preview::is_needed;
use crate::scene::{Scene, note_spots};
use crate::spots::Spot;
use crate::t;
use egui::{Color32, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};
use kit::frame::note_spot;
use kit::theme::{Icon, number};
use kit::widgets::About;
use kit::widgets::player::badge;
use on_mars::{Building, Count, RewardId, Side, State};

/// Draws the colony.
pub(crate) fn colony_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = side_ui(ui, desk, scene, Side::Colony);
    let [above, below] = split(room, 0.57);
    let middle = above.left() + 0.52 * above.width();
    let (tracks, stacks) = (
        above.with_max_x(middle - 3.0),
        above.with_min_x(middle + 3.0),
    );
    lss_ui(ui, desk, scene, tracks);
    stacks_ui(ui, desk, scene, stacks);
    let [display, progress] = split(below.with_min_y(below.top() + 4.0), 0.7);
    display_ui(ui, desk, scene, display);
    progress_ui(ui, scene, progress.with_min_y(progress.top() + 3.0));
    let spots = [
        ("life support", tracks),
        ("stacks", stacks),
        ("display", display),
    ];
    note_spots(ui, spots);
    note_spot(ui.ctx(), "types", [tracks, stacks]);
}

/// The four tracks of the Life Support System below their rewards; those that are needed glow.
fn lss_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let tracks = scene.state().components.data().lss.tracks.clone();
    note(ui.ctx(), Anchor::Level, room.center());
    for (index, kind) in tracks.iter().copied().enumerate() {
        let rect = column(room, index, tracks.len()).shrink2(vec2(1.5, 0.0));
        track_ui(ui, desk, scene, (index, kind, rect));
    }
}

fn track_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (index, kind, rect): (usize, Building, Rect),
) {
    let state = scene.state();
    let (row, level) = (state.lss[index], state.level);
    let needed = is_needed(state, kind);
    scene.canvas.rect(rect, 5, palette::HOLLOW);
    let head = rect.with_max_y(rect.top() + 0.21 * rect.height());
    reward(scene, head, state.rewards[index]);
    let rows = rect
        .with_min_y(head.bottom())
        .with_max_y(rect.bottom() - 0.19 * rect.height());
    let canvas = &mut scene.canvas;
    for place in 1..=5_u8 {
        let step = line(rows, usize::from(5 - place), 5).shrink2(vec2(2.0, 1.0));
        let color = match place {
            _ if place <= row => palette::building(kind),
            _ if place == level + 1 => palette::ENAMEL.gamma_multiply(0.35),
            _ => palette::EDGE.gamma_multiply(0.3),
        };
        canvas.rect(step, 2, color);
        if place == row {
            let dot = palette::ENAMEL;
            canvas.circle(step.center(), 0.4 * step.height(), dot, Stroke::NONE);
        }
        if place == (level + 1).min(5) {
            let ends = [step.left_bottom(), step.right_bottom()];
            canvas.line(ends, Stroke::new(2.0, palette::ENAMEL));
        }
    }
    let at = pos2(rect.center().x, rect.bottom() - 0.095 * rect.height());
    let edge = (0.17 * rect.height()).min(rect.width());
    let ground = Rect::from_center_size(at, vec2(1.3 * edge, edge));
    canvas.rect(ground, 4, palette::building(kind));
    canvas.picture_at(art::building(kind), at, 0.86 * edge, Color32::WHITE);
    if needed {
        let stroke = Stroke::new(2.0, palette::ALARM);
        canvas.border(rect, 5, stroke);
    }
    let spot = Spot::Track(kind);
    scene.light_if_meant(desk, spot, rect, 5);
    note(ui.ctx(), Anchor::Track(kind), rect.center());
    let about = About {
        name: &|ui| {
            let kind = names::capital(names::buildings(ui, kind));
            match needed {
                true => t!(ui, "board-track-needed", kind, row, level),
                false => t!(ui, "board-track", kind, row, level),
            }
        },
        help: &|ui| t!(ui, "board-track-help", reward: names::reward(state, state.rewards[index])),
        rule: "7.10",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// An LSS Reward tile: OP for each of what.
fn reward(scene: &mut Scene<'_>, rect: Rect, id: RewardId) {
    let of = scene.state().components.reward(id);
    let rect = rect.shrink(1.0);
    scene.canvas.rect(rect, 4, palette::ENAMEL);
    let edge = (0.8 * rect.height()).min(0.55 * rect.width());
    let at = rect.right_center() - vec2(0.62 * edge, 0.0);
    let (picture, tint) = counted(of.count);
    scene.canvas.picture_at(picture, at, edge, tint);
    let at = rect.left_center() + vec2(0.22 * rect.width(), 0.0);
    let font = number(scene.layout.font(15.0));
    scene.canvas.label(at, of.op_each, font, palette::INK);
}

/// What stands for something that is counted, on enamel.
fn counted(count: Count) -> (kit::art::Picture, Color32) {
    let figure = Color32::from_rgb(240, 200, 120);
    match count {
        Count::ShipsInHangar => (art::SHIP.into(), figure),
        Count::AdvancedMarkersOnMars => (art::MARKER.into(), figure),
        Count::MinesWithColonistOrMarker => (art::MINE.into(), palette::building(Building::Mine)),
        Count::BotsOnMars => (art::BOT.into(), figure),
        Count::DiscoveryTilesTaken => (art::DISCOVERY.into(), Color32::WHITE),
        Count::SheltersOnMars => (art::SHELTER.into(), palette::INK),
        Count::ColonistsInLq => (art::COLONIST.into(), figure),
        _ => (Icon::Tech.into(), palette::INK),
    }
}

/// The Building stacks with the arrows of the next tile, and the own Shelters.
fn stacks_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    for (index, kind) in Building::ALL.into_iter().enumerate() {
        let rect = column(line(room, index / 3, 2), index % 3, 3).shrink(1.5);
        stack_ui(ui, desk, scene, (kind, rect));
    }
}

/// How many tiles of a stack are left, and the arrows of the next one.
fn stack_of(state: &State, seat: game::SeatId, kind: Building) -> (usize, Vec<u8>) {
    match kind {
        Building::Shelter => {
            let all = usize::from(state.components.data().player_board.shelters);
            (all - state.seat(seat).shelters.len().min(all), Vec::new())
        }
        _ => {
            let stack = &state.stacks[kind as usize];
            let arrows = &state.components.building(kind).arrows;
            let top = stack.last().and_then(|tile| arrows.get(usize::from(*tile)));
            (stack.len(), top.cloned().unwrap_or_default())
        }
    }
}

fn stack_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (kind, rect): (Building, Rect)) {
    let state = scene.state();
    let (left, arrows) = stack_of(state, scene.seat(), kind);
    let size = 0.46 * rect.size().min_elem();
    let at = rect.center();
    note(ui.ctx(), Anchor::Stack(kind), at);
    let ground = match left {
        0 => palette::HOLLOW,
        _ => palette::building(kind),
    };
    let shade = vec2(2.5, 3.0);
    let canvas = &mut scene.canvas;
    if left > 1 {
        canvas.polygon(art::hexagon(at + shade, size), palette::INK, Stroke::NONE);
    }
    let edge = Stroke::new(1.5, palette::ENAMEL);
    canvas.polygon(art::hexagon(at, size), ground, edge);
    canvas.picture_at(art::building(kind), at, 0.95 * size, Color32::WHITE);
    for direction in arrows {
        let way = Vec2::angled(std::f32::consts::TAU * (f32::from(direction) / 6.0 - 0.25));
        let (tip, side) = (at + 0.98 * size * way, 0.2 * size * way.rot90());
        let base = at + 0.66 * size * way;
        let points = vec![tip, base + side, base - side];
        let rim = Stroke::new(1.0, palette::INK);
        canvas.polygon(points, palette::good(on_mars::Good::Crystal), rim);
    }
    let corner = rect.right_bottom() - vec2(10.0, 10.0);
    count(scene, corner, left, palette::ENAMEL);
    let cost = state.components.building(kind).cost;
    let mut marks = art::price(cost.price());
    if cost.colonist_lq > 0 {
        let colonist = on_mars::Price {
            colonists: cost.colonist_lq,
            ..on_mars::Price::default()
        };
        marks = art::price(colonist);
    }
    let corner = rect.left_bottom() + vec2(11.0, -10.0);
    art::row(&mut scene.canvas, corner, (20.0, 24.0), &marks);
    let spot = Spot::Stack(kind);
    scene.light_if_meant(desk, spot, rect, 8);
    let about = About {
        name: &|ui| {
            let kind = names::capital(names::building(ui, kind));
            t!(ui, "board-stack", kind, left)
        },
        help: &|ui| t!(ui, "board-stack-help", cost = names::amounts(ui, cost)),
        rule: "7.1",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// The display of Scientists and Contracts.
fn display_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    for (card, index) in state.hire.iter().copied().zip(0_u8..) {
        let rect = column(room, index.into(), state.hire.len()).shrink(1.5);
        let spot = Spot::Hire(index);
        note(ui.ctx(), Anchor::Hire(index), rect.center());
        match card {
            Some(card) => {
                hired(scene, rect, card);
                scene.light_if_meant(desk, spot, rect, 5);
            }
            None => {
                let stroke = Stroke::new(1.0, palette::EDGE);
                scene.canvas.border(rect, 5, stroke);
            }
        }
        let about = About {
            name: &|ui| match card {
                Some(card) => {
                    let (name, cost) = (
                        names::hired(ui, state, card),
                        names::hired_cost(ui, state, card),
                    );
                    t!(ui, "board-hire", name = names::capital(name), cost)
                }
                None => t!(ui, "board-hire-gap"),
            },
            help: &|ui| card.map_or_else(String::new, |card| names::hired_about(ui, state, card)),
            rule: "5.5",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
}

/// The Progress area: whose cubes lie there, by type.
fn progress_ui(ui: &mut Ui, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    scene.canvas.rect(room, 5, palette::HOLLOW);
    let kinds = Building::ALL.into_iter().take(5);
    for (index, kind) in kinds.enumerate() {
        let rect = column(room, index, 5).shrink(1.5);
        let edge = (0.8 * rect.height()).min(0.4 * rect.width());
        let at = rect.left_center() + vec2(0.55 * edge, 0.0);
        let canvas = &mut scene.canvas;
        let ground = Rect::from_center_size(at, Vec2::splat(edge));
        canvas.rect(ground, 4, palette::building(kind));
        canvas.picture_at(art::building(kind), at, 0.85 * edge, Color32::WHITE);
        let there = state
            .seat_ids()
            .filter(|seat| state.seat(*seat).cubes >> index & 1 == 1);
        let there: Vec<_> = there.collect();
        let rest = rect.with_min_x(at.x + 0.6 * edge);
        let most = there.len().max(2);
        for (place, seat) in there.into_iter().enumerate() {
            let spot = column(rest, place, most).center();
            let size = (0.9 * rest.width() / most as f32).min(0.8 * rest.height());
            let colour = scene.colour(seat);
            badge(&mut scene.canvas, spot, size, colour);
        }
    }
    note(ui.ctx(), Anchor::Progress, room.center());
    let response = ui.interact(room, ui.scope_id().with("progress"), Sense::hover());
    let own = state.seat(scene.seat()).cubes.count_ones();
    let about = About {
        name: &|ui| t!(ui, "board-progress", own),
        help: &|ui| t!(ui, "board-progress-help"),
        rule: "7.8",
    };
    about.tell(ui, response);
}
