//! The wreck: four sections with cells, docks, chambers and incidents, and the ice with salvage spaces and launch dock
//! (cryo §12.1, §12.2).

use crate::desk::{Desk, Pick, Scene, Spot};
use crate::layout::Deck;
use crate::motion::{Anchor, note};
use crate::preview::{cell_deed, incident as incident_after, next_chamber};
use crate::{art, names, palette, t, words};
use cryo::{
    ActionKind, Cell, CellId, CellSet, ChamberId, Choice, DockId, IncidentKind, Question,
    SalvageId, SectionId, State, Task,
};
use egui::{Color32, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};
use game::{Action, Game as _, SeatId};
use kit::frame::At;
use kit::text::{Speaks as _, capitalised};
use kit::theme::{Icon, number, strong};
use kit::widgets::About;

/// The corners at the left.
const LEFT: [bool; 4] = [true, false, true, false];

/// Draws the four sections, the salvage spaces and the launch dock.
pub(crate) fn ship_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let lit = lit_cells(desk, scene);
    for section in (0..4).map(SectionId) {
        section_ui(ui, desk, scene, section, lit);
    }
    ice_ui(ui, desk, scene);
}

/// The cells that a dock touches: the one that is picked, is used, or was looked at in the last frame.
fn lit_cells(desk: &mut Desk, scene: &Scene<'_>) -> CellSet {
    let used = match (desk.pick, scene.task()) {
        (Some(Pick::Dock(dock)), _) | (_, Some(Task::Second(dock, _))) => Some(dock),
        _ => None,
    };
    let dock = used.or(desk.looked.take());
    dock.map_or(CellSet::EMPTY, |dock| {
        scene.state().board().dock(dock).touches
    })
}

fn section_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    section: SectionId,
    lit: CellSet,
) {
    let state = scene.state();
    let deck = scene.layout.deck(section);
    hull(scene, &deck, section);
    let data = &state.components.data().sections[section.index()];
    let (cells, docks) = (section_cells(state, section), section_docks(state, section));
    // The ways from each dock to its cells, below both.
    for (dock, id) in data.docks.list.iter().zip(&docks) {
        let from = deck.place(dock.col, dock.row).center();
        for (cell, of) in cells.iter().zip(&data.cells.list) {
            if state.board().dock(*id).touches.contains(*cell) {
                let to = deck.place(of.col, of.row).center();
                let stroke = Stroke::new(5.0, palette::EDGE.gamma_multiply(0.55));
                scene.canvas.line([from, to], stroke);
            }
        }
    }
    for (cell, of) in cells.iter().zip(&data.cells.list) {
        let rect = deck.place(of.col, of.row).shrink2(vec2(1.0, 2.0));
        cell_ui(ui, desk, scene, (*cell, rect), lit.contains(*cell));
    }
    for (dock, id) in data.docks.list.iter().zip(docks) {
        let rect = deck.place(dock.col, dock.row);
        dock_ui(ui, desk, scene, (id, rect));
    }
    let name = capitalised(&names::section(ui, state, section));
    let title = deck.title();
    let font = (name.as_str(), strong(14.0));
    let limits = [title.width(), 1.0];
    scene
        .words
        .write(ui, title.min, font, palette::section(section), limits);
    incident_ui(ui, desk, scene, (section, deck.incident()));
    for (number, chamber) in (0..).zip(ChamberId::of_section(section)) {
        chamber_ui(ui, desk, scene, (chamber, deck.chamber(number)));
    }
}

fn section_cells(state: &State, section: SectionId) -> Vec<CellId> {
    let cells = (0..).map(CellId).zip(&state.board().cells);
    let own = cells.filter(|(_, cell)| cell.section == section);
    own.map(|(id, _)| id).collect()
}

fn section_docks(state: &State, section: SectionId) -> Vec<DockId> {
    let docks = (0..).map(DockId).zip(&state.board().docks);
    let own = docks.filter(|(_, dock)| dock.section == section);
    own.map(|(id, _)| id).collect()
}

/// The hull of a section: torn steel with rust at its lower edge.
fn hull(scene: &mut Scene<'_>, deck: &Deck, section: SectionId) {
    let rect = deck.room;
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 10, palette::SKY.gamma_multiply(0.82));
    let edge = rect.with_min_y(rect.bottom() - 5.0);
    canvas.rect(edge, 4, palette::RUST.gamma_multiply(0.5));
    let light = palette::section(section).gamma_multiply(0.55);
    canvas.border(rect, 10, Stroke::new(1.5, light));
}

/// A cell with what it takes and gives, or with the tile that lies there.
fn cell_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (cell, rect): (CellId, Rect),
    lit: bool,
) {
    let state = scene.state();
    let of = *state.board().cell(cell);
    let payable = match scene.question() {
        Some(Question::Main) => state.possible(scene.at.seat()).contains(cell),
        _ => true,
    };
    let ground = match of.stack {
        Some((colour, ..)) => palette::tile(colour),
        None => palette::PLATE,
    };
    let fade = if payable { 1.0 } else { 0.5 };
    scene.canvas.rect(rect, 6, ground.gamma_multiply(fade));
    let edge = match lit {
        true => Stroke::new(2.0, palette::LAMP),
        false => Stroke::new(1.0, palette::EDGE.gamma_multiply(fade)),
    };
    scene.canvas.border(rect, 6, edge);
    picture(scene, rect, cell, &of, fade);
    if !payable {
        // What cannot be paid lies in the dark.
        scene
            .canvas
            .rect(rect, 6, palette::SKY.gamma_multiply(0.45));
    }
    scene.light_if_meant(desk, Spot::Cell(cell), rect, 6);
    if scene.task() == Some(Task::Act(cell)) {
        scene.light(rect, 6);
    }
    note(ui.ctx(), Anchor::Cell(cell), rect.center());
    let about = About {
        name: &|ui| names::cell(ui, state, cell),
        help: &|ui| cell_help(ui, state, cell),
        rule: action_rule(of.action),
    };
    scene.spot_ui(ui, desk, (Spot::Cell(cell), rect), about);
}

fn cell_help(ui: &Ui, state: &State, cell: CellId) -> String {
    let deed = format!("{}.", capitalised(&cell_deed(ui, state, cell)));
    let stack = state.board().cell(cell).stack;
    match (stack, state.top_tile(cell)) {
        (Some((_, stack, _)), Some(top)) => {
            let count = state.stacks[usize::from(stack)].len() - 1;
            let cost = t!(ui, "board-tile-cost", cost = names::cost(ui, state, top));
            t!(ui, "board-cell-stack", deed, count, cost)
        }
        _ => deed,
    }
}

const fn action_rule(action: ActionKind) -> &'static str {
    match action {
        ActionKind::Stasis => "4.1",
        ActionKind::Resource => "4.2",
        ActionKind::Reactor => "4.3",
        ActionKind::Converter => "4.4",
        ActionKind::Computer => "4.5",
        ActionKind::Scout => "4.7",
        ActionKind::Send => "4.8",
        ActionKind::Back => "4.9",
        ActionKind::Launch => "4.10",
    }
}

/// What a cell takes and gives, as a picture.
fn picture(scene: &mut Scene<'_>, rect: Rect, cell: CellId, of: &Cell, fade: f32) {
    let state = scene.state();
    let edge = (0.58 * rect.height()).min(0.36 * rect.width());
    let (left, right) = (
        rect.center() - vec2(0.27 * rect.width(), 0.0),
        rect.center() + vec2(0.27 * rect.width(), 0.0),
    );
    let tint = palette::WORDS.gamma_multiply(fade);
    let canvas = &mut scene.canvas;
    let turns = |canvas: &mut kit::widgets::Canvas, from, to| {
        canvas.art(from, left, edge);
        canvas.picture_at(Icon::Right, rect.center(), 0.5 * edge, tint);
        canvas.art(to, right, edge);
    };
    match of.action {
        ActionKind::Stasis => turns(canvas, art::ORGANICS, art::POD),
        ActionKind::Reactor => turns(canvas, art::CRYSTAL, art::ENERGY),
        ActionKind::Computer => turns(canvas, art::TECH, art::CARD),
        ActionKind::Converter => {
            for (index, part) in [art::CRYSTAL, art::ORGANICS, art::TECH].iter().enumerate() {
                let lift = vec2((index as f32 - 1.0) * 0.42 * edge, 0.0);
                let small = left + lift + vec2(0.0, [0.16, -0.2, 0.16][index] * edge);
                canvas.art(*part, small, 0.62 * edge);
            }
            let middle = rect.center() + vec2(4.0, 0.0);
            canvas.picture_at(Icon::Right, middle, 0.5 * edge, tint);
            canvas.art(art::NANITES, right, edge);
        }
        ActionKind::Scout => {
            let parts = [art::TECH, art::ENERGY];
            art::row(canvas, left + vec2(2.0, 0.0), 0.72 * edge, (&parts, false));
            canvas.picture_at(Icon::Search, right + vec2(3.0, 0.0), edge, tint);
        }
        ActionKind::Send => {
            canvas.art(art::POD, left, edge);
            canvas.picture_at(Icon::TurnOn, rect.center(), 0.6 * edge, tint);
            canvas.picture_at(Icon::Ice, right, edge, palette::ICE);
        }
        ActionKind::Back => {
            canvas.picture_at(Icon::Ice, left, edge, palette::ICE);
            canvas.picture_at(Icon::TurnBack, rect.center(), 0.6 * edge, tint);
            canvas.art(art::POD, right, edge);
        }
        ActionKind::Launch => canvas.picture_at(Icon::Rocket, rect.center(), 1.3 * edge, tint),
        ActionKind::Resource => {
            let Some((_, stack, printed)) = of.stack else {
                return;
            };
            let count = state.stacks[usize::from(stack)].len();
            match state.top_tile(cell) {
                Some(tile) => {
                    let tile = state.components.tile(tile);
                    // What it asks for in a cost slot, then what it gives.
                    let cost = rect.with_max_x(rect.left() + 0.27 * rect.width());
                    let ground = palette::SKY.gamma_multiply(0.7 * fade);
                    canvas.rect(cost, kit::widgets::corners(6.0, LEFT), ground);
                    let asked = art::cost(&tile.cost.any);
                    let step = cost.height() / asked.len().max(1) as f32;
                    let small = step.min(cost.width()) - 3.0;
                    for (number, drawing) in asked.into_iter().enumerate() {
                        let y = cost.top() + step * (number as f32 + 0.5);
                        canvas.art(drawing, pos2(cost.center().x, y), small);
                    }
                    let (drawings, is_choice) = art::reward(tile.reward);
                    let room = rect.with_min_x(cost.right());
                    let most = 1.3 * drawings.len().max(1) as f32;
                    let edge = edge.min((room.width() - 12.0) / most);
                    let at = room.center() - vec2(4.0, 0.0);
                    art::row(canvas, at, edge, (&drawings, is_choice));
                    let corner = rect.right_bottom() - vec2(8.0, 9.0);
                    canvas.label(corner, count, number(14.0), palette::WORDS);
                }
                None => {
                    for (track, _) in printed.iter() {
                        let tint = Color32::WHITE.gamma_multiply(0.55);
                        canvas.picture_at(art::track(track), rect.center(), edge, tint);
                    }
                }
            }
        }
    }
}

/// A dock: open, taken or damaged.
fn dock_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (dock, room): (DockId, Rect)) {
    let state = scene.state();
    let size = (room.height() - 2.0).min(room.width() - 2.0).min(56.0);
    let rect = Rect::from_center_size(room.center(), Vec2::splat(size));
    let (center, radius) = (rect.center(), 0.44 * size);
    let damaged = state.damaged.contains(dock);
    let rim = if damaged { palette::RUST } else { palette::ICE };
    scene
        .canvas
        .circle(center, radius, palette::SKY, Stroke::new(2.5, rim));
    if let Some(owner) = state.drone_on(dock) {
        let colour = scene.colour(owner);
        art::drone(&mut scene.canvas, center, 0.9 * size, colour);
    } else if damaged {
        let arm = 0.28 * size;
        for lean in [vec2(arm, arm), vec2(arm, -arm)] {
            let stroke = Stroke::new(3.5, palette::RUST);
            scene.canvas.line([center - lean, center + lean], stroke);
        }
    } else {
        let lamp = palette::ICE.gamma_multiply(0.35 + 0.3 * scene.pulse);
        scene.canvas.dot(center, 0.12 * size, lamp);
    }
    note(ui.ctx(), Anchor::Dock(dock), center);
    dock_spot_ui(ui, desk, scene, (dock, rect));
}

/// What can be done with a dock, and what it says.
fn dock_spot_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (dock, rect): (DockId, Rect)) {
    let state = scene.state();
    let corners = (rect.width() / 2.0) as u8;
    if desk.pick == Some(Pick::Dock(dock)) {
        let stroke = Stroke::new(3.5, palette::LAMP);
        scene.canvas.border(rect, corners, stroke);
    } else {
        scene.light_if_meant(desk, Spot::Dock(dock), rect, corners);
    }
    let at = scene.at;
    let asks = scene.question() == Some(Question::Main);
    let about = About {
        name: &|ui| {
            let (dock, state) = (names::dock(ui, state, dock), dock_state(ui, at, dock));
            t!(ui, "board-dock", dock, state)
        },
        help: &|ui| dock_help(ui, at, dock, asks),
        rule: "3.6",
    };
    let response = scene.spot_ui(ui, desk, (Spot::Dock(dock), rect), about);
    if response.hovered() || response.has_focus() && asks {
        desk.looked = Some(dock);
    }
}

fn dock_state(ui: &Ui, at: &At<'_, State>, dock: DockId) -> String {
    let state = at.state();
    match state.drone_on(dock) {
        Some(owner) => t!(ui, "board-dock-taken", name = at.name(owner)),
        None if !state.damaged.contains(dock) => t!(ui, "board-dock-open"),
        None if state.uses_damaged_docks(at.seat()) => t!(ui, "board-dock-damaged-open"),
        None => t!(ui, "board-dock-damaged"),
    }
}

/// The actions that a dock touches, with what they cost and bring, and why they are not possible now.
fn dock_help(ui: &Ui, at: &At<'_, State>, dock: DockId, asks: bool) -> String {
    let state = at.state();
    let line = |cell: CellId| {
        let action = names::action(ui, state, cell);
        let deed = cell_deed(ui, state, cell);
        let choice = Choice::Deploy(dock, Some(cell));
        let seat = at.seat();
        match state.check(&Action { seat, choice }) {
            Err(reason) if asks => {
                let reason = words::refusal(&ui.language(), reason);
                t!(ui, "board-dock-not", action, deed, reason)
            }
            _ => t!(ui, "board-dock-line", action, deed),
        }
    };
    let touched = state.board().dock(dock).touches.iter();
    touched.map(line).collect::<Vec<_>>().join("\n")
}

/// The open incident of a section, as a card pinned to it.
fn incident_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (section, rect): (SectionId, Rect),
) {
    let (state, at) = (scene.state(), scene.at);
    let incident = state.incidents[section.index()];
    let tile = incident.map(|it| state.components.incident(it));
    let spot = Spot::Incident(section);
    let (ground, edge) = match tile.map(|tile| tile.kind) {
        None => (palette::SKY, palette::EDGE.gamma_multiply(0.4)),
        Some(IncidentKind::Sabotage) => (palette::BURNED, palette::ALARM),
        Some(IncidentKind::Sunset) => (palette::DUSK, palette::SUN),
        Some(IncidentKind::Loot) => (palette::STEEL, palette::EDGE),
    };
    scene.canvas.rect(rect, 6, ground);
    scene.canvas.border(rect, 6, Stroke::new(1.5, edge));
    if let Some(tile) = tile {
        let size = 0.62 * rect.height();
        let sign = rect.left_center() + vec2(0.62 * rect.height(), 0.0);
        let beside = pos2(sign.x + 0.55 * rect.height(), rect.center().y);
        match (tile.kind, tile.reward) {
            (IncidentKind::Loot, Some(reward)) => {
                let (drawings, is_choice) = art::reward(reward);
                let edge = 0.56 * rect.height();
                let canvas = &mut scene.canvas;
                art::row(canvas, rect.center(), edge, (&drawings, is_choice));
            }
            (kind, _) => {
                let (icon, color) = match kind {
                    IncidentKind::Sunset => (Icon::Warning, palette::SUN),
                    _ => (Icon::Meteorite, palette::ALARM),
                };
                scene.canvas.picture_at(icon, sign, size, color);
                let words = names::incident(ui, state, incident.unwrap_or_default());
                let words = capitalised(&words);
                let width = rect.right() - beside.x - 4.0;
                let font = (words.as_str(), strong(15.0));
                scene
                    .words
                    .write(ui, beside - vec2(0.0, 9.0), font, color, [width, 1.0]);
            }
        }
    }
    scene.light_if_meant(desk, spot, rect, 6);
    note(ui.ctx(), Anchor::Incident(section), rect.center());
    let about = About {
        name: &|ui| {
            let name = names::section(ui, state, section);
            match incident {
                Some(it) => {
                    t!(ui, "board-incident", section = name, incident: names::incident(state, it))
                }
                None => t!(ui, "board-incident-none", section = name),
            }
        },
        help: &|ui| {
            let after = incident_after(ui, at, section).unwrap_or_default();
            t!(ui, "board-incident-help", after = after)
        },
        rule: "3.10",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// A stasis chamber: pods by colour, frost on the one that dies next, dark if it has burned.
fn chamber_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (chamber, rect): (ChamberId, Rect),
) {
    let state = scene.state();
    let section = chamber.section();
    let next = next_chamber(state, section);
    let gone = next.is_none_or(|next| chamber < next);
    let is_next = next == Some(chamber);
    let struck = |it| state.components.incident(it).kind == IncidentKind::Sabotage;
    let danger = is_next && state.incidents[section.index()].is_some_and(struck);
    let ground = if gone {
        palette::BURNED
    } else {
        palette::STEEL
    };
    scene.canvas.rect(rect, 8, ground);
    if gone {
        let size = (0.5 * rect.height()).min(0.5 * rect.width());
        let tint = palette::ALARM.gamma_multiply(0.5);
        scene
            .canvas
            .picture_at(Icon::Cross, rect.center(), size, tint);
    } else {
        pods_in(scene, rect, state.chambers[chamber.index()]);
    }
    let stroke = match (danger, is_next) {
        (true, _) => Stroke::new(2.5, palette::ALARM.gamma_multiply(0.5 + 0.5 * scene.pulse)),
        (false, true) => Stroke::new(2.0, palette::FROST),
        (false, false) => Stroke::new(1.0, palette::EDGE.gamma_multiply(0.7)),
    };
    if is_next {
        frost(scene, rect);
    }
    scene.canvas.border(rect, 8, stroke);
    scene.light_if_meant(desk, Spot::Chamber(chamber), rect, 8);
    note(ui.ctx(), Anchor::Chamber(chamber), rect.center());
    let at = scene.at;
    let about = About {
        name: &|ui| {
            let name = names::chamber(ui, state, chamber);
            match gone {
                true => t!(ui, "board-chamber-gone", chamber = name),
                false => {
                    let pods = pods_by_owner(ui, at, state.chambers[chamber.index()]);
                    t!(ui, "board-chamber", chamber = name, pods)
                }
            }
        },
        help: &|ui| match (danger, is_next) {
            (true, _) => t!(ui, "board-chamber-danger"),
            (false, true) => t!(ui, "board-chamber-next"),
            (false, false) => t!(ui, "board-chamber-help"),
        },
        rule: "3.11",
    };
    scene.spot_ui(ui, desk, (Spot::Chamber(chamber), rect), about);
}

/// Whose pods are somewhere.
pub(crate) fn pods_by_owner(ui: &Ui, at: &At<'_, State>, pods: cryo::Pods) -> String {
    let owners = at.state().seat_ids().zip(pods);
    let owners = owners.filter(|(_, count)| *count > 0);
    let words = owners.map(|(owner, count)| {
        let name = at.name(owner);
        t!(ui, "board-chamber-pods", name, count)
    });
    let words: Vec<String> = words.collect();
    match words.is_empty() {
        true => t!(ui, "board-chamber-nobody"),
        false => words.join(", "),
    }
}

/// Pods of each seat, in two columns.
fn pods_in(scene: &mut Scene<'_>, rect: Rect, pods: cryo::Pods) {
    let seats: Vec<SeatId> = scene.state().seat_ids().collect();
    let rows = seats.len().div_ceil(2) as f32;
    // The border of the chamber that dies next is broad.
    let rect = rect.shrink2(vec2(3.0, 0.0));
    let cell = vec2(rect.width() / 2.0, rect.height() / rows);
    let size = (0.62 * cell.x).min(0.82 * cell.y).min(26.0);
    for (index, seat) in seats.into_iter().enumerate() {
        let count = pods[seat.index()];
        if count == 0 {
            continue;
        }
        let place = vec2((index % 2) as f32 + 0.5, (index / 2) as f32 + 0.5);
        let colour = scene.colour(seat);
        let at = rect.min + place * cell;
        art::pods(&mut scene.canvas, at, size, (colour, count));
    }
}

/// Frost that creeps in from the corners.
fn frost(scene: &mut Scene<'_>, rect: Rect) {
    let color = palette::FROST.gamma_multiply(0.30);
    let corners = [
        (rect.left_top(), vec2(1.0, 1.0)),
        (rect.right_top(), vec2(-1.0, 1.0)),
        (rect.left_bottom(), vec2(1.0, -1.0)),
        (rect.right_bottom(), vec2(-1.0, -1.0)),
    ];
    for (corner, inward) in corners {
        for (part, reach) in [(0.15, 0.46), (0.5, 0.36), (0.85, 0.46)] {
            let angle = part * std::f32::consts::FRAC_PI_2;
            let long = reach * rect.height();
            let tip = corner + Vec2::angled(angle) * inward * long;
            let start = corner + inward * 2.0;
            scene.canvas.line([start, tip], Stroke::new(2.0, color));
            let side = Vec2::angled(angle + 0.6) * inward * 0.4 * long;
            let middle: Pos2 = start + (tip - start) * 0.5;
            scene
                .canvas
                .line([middle, middle + side], Stroke::new(1.4, color));
        }
    }
}

/// The salvage spaces and the launch dock, on the ice.
fn ice_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let state = scene.state();
    for index in 0..state.board().salvage.len() {
        let space = SalvageId(index as u8);
        if let Some(gives) = state.board().salvage_of(space, state.seats.len()) {
            let rect = scene.layout.salvage(index);
            salvage_ui(ui, desk, scene, (space, rect), gives);
        }
    }
    let (dock, rect) = (state.board().launch_dock(), scene.layout.launch_dock());
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 8, palette::STEEL);
    let stroke = Stroke::new(2.0, palette::section(SectionId(3)));
    canvas.border(rect, 8, stroke);
    let sign = rect.left_center() + vec2(0.7 * rect.height(), 0.0);
    let size = 0.7 * rect.height();
    canvas.picture_at(Icon::Rocket, sign, size, palette::LAMP);
    let owners = state.seat_ids().flat_map(|seat| {
        let count = usize::from(state.seat(seat).launching);
        std::iter::repeat_n(seat, count)
    });
    let owners: Vec<SeatId> = owners.collect();
    let room = rect.width() - 1.5 * rect.height();
    let step = (0.95 * rect.height()).min(room / owners.len().max(1) as f32);
    for (index, owner) in owners.iter().enumerate() {
        let x = sign.x + 0.9 * rect.height() + step * index as f32;
        let colour = scene.colour(*owner);
        let at = pos2(x, rect.center().y);
        art::drone(&mut scene.canvas, at, 0.8 * rect.height(), colour);
    }
    note(ui.ctx(), Anchor::Dock(dock), rect.center());
    dock_spot_ui(ui, desk, scene, (dock, rect));
}

fn salvage_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (space, rect): (SalvageId, Rect),
    gives: cryo::Stock,
) {
    let (state, at) = (scene.state(), scene.at);
    let corners = (rect.width() / 2.0) as u8;
    scene
        .canvas
        .rect(rect, corners, palette::SKY.gamma_multiply(0.75));
    let stroke = Stroke::new(1.2, palette::ICE.gamma_multiply(0.7));
    scene.canvas.border(rect, corners, stroke);
    let owner = state.salvage[space.index()];
    match owner {
        Some(owner) => {
            let colour = scene.colour(owner);
            let size = 0.8 * rect.width();
            kit::widgets::player::badge(&mut scene.canvas, rect.center(), size, colour);
        }
        None => {
            for (track, _) in gives.iter() {
                let (at, edge) = (rect.center(), 0.56 * rect.width());
                let tint = Color32::WHITE.gamma_multiply(0.85);
                scene.canvas.picture_at(art::track(track), at, edge, tint);
            }
        }
    }
    if desk.back.contains(space) && scene.question() == Some(Question::Back) {
        scene.ring(rect.expand(2.0), corners);
    } else {
        scene.light_if_meant(desk, Spot::Salvage(space), rect, corners);
    }
    note(ui.ctx(), Anchor::Salvage(space), rect.center());
    let about = About {
        name: &|ui| {
            let who = match owner {
                Some(owner) => at.name(owner).to_owned(),
                None => t!(ui, "board-salvage-empty"),
            };
            t!(ui, "board-salvage", space: names::salvage(state, space), who)
        },
        help: &|ui| t!(ui, "board-salvage-help"),
        rule: "3.9",
    };
    scene.spot_ui(ui, desk, (Spot::Salvage(space), rect), about);
}
