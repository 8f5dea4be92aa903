//! The row above the table: Turn Order, Shuttle, Missions and when the game ends (on-mars §16.2, §16.3).

use crate::art;
use crate::desk::Desk;
use crate::layout::column;
use crate::motion::{Anchor, note};
use crate::names;
use crate::palette;
use crate::scene::{Scene, note_spots};
use crate::spots::Spot;
use crate::t;
use egui::{Color32, Rect, Sense, Stroke, Ui, pos2, vec2};
use kit::theme::{Icon, body, number, strong};
use kit::widgets::About;
use kit::widgets::player::{badge, player_color};
use on_mars::{Mission, Origin, Phase, Side};

/// Draws the row.
pub(crate) fn track_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = scene.layout.track;
    let part = |from: f32, to: f32| {
        let at = |share: f32| room.left() + share * room.width();
        room.with_min_x(at(from)).with_max_x(at(to) - 4.0)
    };
    let order = part(0.0, 0.48);
    for space in 1..=8_u8 {
        let rect = column(order, usize::from(space - 1), 8).shrink2(vec2(1.5, 0.0));
        space_ui(ui, desk, scene, (space, rect));
    }
    let (shuttle, missions, end) = (part(0.48, 0.68), part(0.68, 0.9), part(0.9, 1.003));
    shuttle_ui(ui, desk, scene, shuttle);
    missions_ui(ui, scene, missions);
    end_ui(ui, scene, end);
    let spots = [
        ("order", order),
        ("shuttle", shuttle),
        ("missions", missions),
        ("end", end),
    ];
    note_spots(ui, spots);
}

/// A Turn Order space: its number, its bonus, and the marker there, which stands until its turn is over.
fn space_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (space, rect): (u8, Rect)) {
    let state = scene.state();
    let side = if space > 4 { Side::Colony } else { Side::Orbit };
    let light = palette::side(side);
    let there = state
        .seat_ids()
        .find(|seat| state.seat(*seat).space == Some(space));
    let turns = there.is_some() && there == state.active;
    let ground = palette::PANEL.lerp_to_gamma(light, if turns { 0.5 } else { 0.16 });
    scene.canvas.rect(rect, 6, ground);
    let width = if turns { 2.5 } else { 1.0 };
    scene.canvas.border(rect, 6, Stroke::new(width, light));
    let font = number(scene.layout.font(14.0));
    let at = rect.left_top() + vec2(0.7 * font.size, 0.75 * font.size);
    scene.canvas.label(at, space, font, palette::WORDS);
    if let Some(bonus) = state.effect(Origin::Space(space)) {
        let left = rect.with_min_x(rect.left() + 0.16 * rect.width());
        let left = left.with_max_x(rect.right() - 0.45 * rect.width());
        let marks = art::effect(bonus);
        let size = (0.5 * rect.height(), left.width());
        art::row(&mut scene.canvas, left.center(), size, &marks);
    }
    if let Some(seat) = there {
        let size = 0.86 * rect.height();
        let at = rect.right_center() - vec2(0.6 * size, 0.0);
        let stands = state.standing.contains(seat) || turns;
        let colour = scene.colour(seat);
        match stands {
            true => art::figure(&mut scene.canvas, art::COLONIST, at, (size, colour)),
            false => {
                let lying = Rect::from_center_size(at, egui::Vec2::splat(0.8 * size));
                let tint = player_color(colour).gamma_multiply(0.75);
                let quarter = std::f32::consts::FRAC_PI_2;
                scene
                    .canvas
                    .turned_picture(art::COLONIST, lying, quarter, tint);
                let corner = at + vec2(0.25, 0.3) * size;
                badge(&mut scene.canvas, corner, 0.36 * size, colour);
            }
        }
    }
    let spot = Spot::Space(space);
    scene.light_if_meant(desk, spot, rect, 6);
    note(ui.ctx(), Anchor::Space(space), rect.center());
    let at = scene.at;
    let about = About {
        name: &|ui| {
            let name = names::capital(names::space(ui, space));
            match there {
                Some(seat) => t!(ui, "board-space-taken", name, player = at.name(seat)),
                None => t!(ui, "board-space-free", name),
            }
        },
        help: &|ui| names::capital(names::bonus(ui, state, space)),
        rule: "9.12",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// The Shuttle track across both sides, and in how many rounds it travels.
fn shuttle_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    let canvas = &mut scene.canvas;
    canvas.rect(room, 6, palette::PANEL);
    canvas.border(room, 6, Stroke::new(1.0, palette::EDGE));
    let track = room.with_max_x(room.left() + 0.6 * room.width());
    let step = track.width() / 7.0;
    let place = |side: Side, space: u8| {
        let from_middle = (f32::from(space) - 0.5) * step;
        let x = match side {
            Side::Orbit => track.center().x - from_middle,
            Side::Colony => track.center().x + from_middle,
        };
        pos2(x, track.center().y)
    };
    let ends = [track.center_top(), track.center_bottom()];
    canvas.line(ends, Stroke::new(1.0, palette::EDGE));
    for side in Side::ALL {
        for space in 1..=state.components.data().shuttle.spaces_per_side {
            let ring = match space {
                1 => Stroke::new(2.0, palette::ALARM),
                _ => Stroke::new(1.2, palette::side(side)),
            };
            let radius = 0.3 * track.height();
            scene
                .canvas
                .circle(place(side, space), radius, palette::SKY, ring);
        }
        let half = match side {
            Side::Orbit => track.with_max_x(track.center().x),
            Side::Colony => track.with_min_x(track.center().x),
        };
        let spot = Spot::Shuttle(side);
        scene.light_if_meant(desk, spot, half, 6);
        let about = About {
            name: &|ui| t!(ui, "board-shuttle-side", side = names::side(ui, side)),
            help: &|ui| t!(ui, "board-shuttle-help"),
            rule: "9.1",
        };
        scene.spot_ui(ui, desk, (spot, half), about);
    }
    let words = match state.shuttle {
        Some((side, space)) => {
            let at = place(side, space);
            scene.canvas.art(art::SHUTTLE, at, 0.95 * track.height());
            note(ui.ctx(), Anchor::Shuttle, at);
            let rounds = if state.last_round { 0 } else { space };
            t!(ui, "board-shuttle", rounds)
        }
        None => t!(ui, "board-shuttle-none"),
    };
    let font = body(scene.layout.font(14.0));
    let rest = room.with_min_x(track.right() + 4.0);
    let height = ui
        .painter()
        .layout(words.clone(), font.clone(), palette::WORDS, rest.width())
        .size()
        .y;
    let at = pos2(rest.left(), rest.center().y - height / 2.0);
    scene
        .words
        .write(ui, at, (&words, font), palette::WORDS, [rest.width(), 2.0]);
}

/// The Missions with their trackers.
fn missions_ui(ui: &mut Ui, scene: &mut Scene<'_>, room: Rect) {
    let state = scene.state();
    for (index, (mission, left)) in state.missions.iter().copied().enumerate() {
        let rect = column(room, index, 3).shrink2(vec2(1.5, 0.0));
        mission_ui(ui, scene, (mission, left, rect));
    }
}

fn mission_ui(ui: &mut Ui, scene: &mut Scene<'_>, (mission, left, rect): (Mission, u8, Rect)) {
    let state = scene.state();
    let done = left == 0;
    let canvas = &mut scene.canvas;
    canvas.rect(
        rect,
        6,
        if done {
            palette::HOLLOW
        } else {
            palette::PLATE
        },
    );
    canvas.border(rect, 6, Stroke::new(1.0, palette::EDGE));
    let edge = (0.72 * rect.height()).min(0.4 * rect.width());
    let (picture, tint) = sign(mission);
    let at = rect.left_center() + vec2(0.65 * edge, 0.0);
    canvas.picture_at(picture, at, edge, tint);
    let crystals = state.components.mission(mission).crystals;
    for index in 0..crystals {
        let at = rect.right_center() - vec2(0.3 * edge + 0.4 * edge * f32::from(index), 0.0);
        canvas.art(art::CRYSTAL, at, 0.5 * edge);
    }
    let at = rect.center() + vec2(0.06 * rect.width(), 0.0);
    match done {
        true => canvas.picture_at(Icon::Check, at, edge, palette::LAMP),
        false => {
            let font = number(scene.layout.font(18.0));
            canvas.label(at, left, font, palette::WORDS);
        }
    }
    note(ui.ctx(), Anchor::Mission(mission), rect.center());
    let id = ui.scope_id().with(("mission", mission));
    let response = ui.interact(rect, id, Sense::hover());
    let about = About {
        name: &|ui| t!(ui, "board-mission", mission: names::mission(mission), left),
        help: &|ui| names::mission_about(ui, state, mission, left),
        rule: "8.45",
    };
    about.tell(ui, response);
}

/// What stands for what a Mission counts.
fn sign(mission: Mission) -> (kit::art::Picture, Color32) {
    let figure = Color32::from_rgb(240, 214, 160);
    match mission {
        Mission::ResearchTaken => (art::RESEARCH.into(), Color32::WHITE),
        Mission::BlueprintsTaken => (art::BLUEPRINT.into(), Color32::WHITE),
        Mission::AdvancedBuilt => (art::MARKER.into(), figure),
        Mission::BotsPlaced => (art::BOT.into(), figure),
        Mission::DiscoveryTaken => (art::DISCOVERY.into(), Color32::WHITE),
        Mission::TechsTaken => (Icon::Tech.into(), palette::WORDS),
        Mission::CubesPlaced => (Icon::Tile.into(), figure),
        Mission::ScientistsTaken => (art::SCIENTIST.into(), Color32::WHITE),
        Mission::ContractsCompleted => (art::CONTRACT.into(), Color32::WHITE),
    }
}

/// The Remaining Missions marker, the Colony level, and when the game ends.
fn end_ui(ui: &mut Ui, scene: &mut Scene<'_>, rect: Rect) {
    let state = scene.state();
    scene.canvas.rect(rect, 6, palette::PANEL);
    let edge = match state.last_round {
        true => Stroke::new(2.0, palette::ALARM),
        false => Stroke::new(1.0, palette::EDGE),
    };
    scene.canvas.border(rect, 6, edge);
    let font = scene.layout.font(14.0);
    let level = t!(ui, "board-level", level = state.level);
    let words = match state.last_round {
        true if state.phase == Phase::Over => t!(ui, "board-over"),
        true => t!(ui, "board-last-round"),
        false => t!(ui, "board-remaining", left = state.remaining),
    };
    let top = rect.center().y - 1.22 * font;
    let left = rect.left() + 6.0;
    let limits = [rect.width() - 8.0, 1.0];
    let at = pos2(left, top);
    scene
        .words
        .write(ui, at, (&level, strong(font)), palette::WORDS, limits);
    let color = if state.last_round {
        palette::ALARM
    } else {
        palette::FAINT
    };
    let at = pos2(left, top + 1.2 * font);
    scene
        .words
        .write(ui, at, (&words, body(font)), color, limits);
    let response = ui.interact(rect, ui.scope_id().with("end"), Sense::hover());
    let about = About {
        name: &|_| format!("{level} · {words}"),
        help: &|ui| t!(ui, "board-end-help"),
        rule: "10.1",
    };
    about.tell(ui, response);
}
