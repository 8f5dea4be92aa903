//! The own platform: tracks, docks with their machines, places for cards, pods (cryo §12.5).

use crate::desk::{Desk, Pick, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::preview::{in_slot, machine};
use crate::{art, names, palette, t};
use cryo::{CardKind, CardUse, PlatformId, Question, Reward, SlotId, State, TileId, Track};
use egui::{Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};
use game::SeatId;
use kit::frame::{column, line, note_spot};
use kit::theme::{Icon, body, number, strong};
use kit::widgets::{About, fitting, widest_word};

/// The width of an empty place beside laid cards.
const EMPTY: f32 = 24.0;

/// Draws the platform of the player at the screen.
pub(crate) fn platform_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = scene.layout.platform;
    let canvas = &mut scene.canvas;
    canvas.rect(room, 10, palette::STEEL.gamma_multiply(0.9));
    canvas.border(room, 10, Stroke::new(1.2, palette::EDGE));
    note(ui.ctx(), Anchor::Seat(scene.at.seat()), room.center());
    let inner = room.shrink(5.0);
    // These stay where they are when the hand grows.
    let width = scene.layout.room.width();
    let tracks = inner.with_max_x(inner.left() + 0.07 * width);
    let machines = inner.with_min_x(tracks.right() + 6.0);
    let machines = machines.with_max_x(machines.left() + 0.357 * width);
    let cards = inner.with_min_x(machines.right() + 6.0);
    for (index, track) in Track::ALL.into_iter().enumerate() {
        let rect = line(tracks, index, 5).shrink2(vec2(0.0, 1.0));
        track_ui(ui, desk, scene, (track, rect));
    }
    let docks: Vec<PlatformId> = scene.state().board().platform_docks().collect();
    for (index, dock) in docks.iter().enumerate() {
        let rect = column(machines, index, docks.len()).shrink2(vec2(2.0, 0.0));
        machine_ui(ui, desk, scene, (*dock, rect));
    }
    cards_ui(ui, desk, scene, cards);
    let homes = scene.state().board().platform_docks();
    let homes = homes.filter_map(|dock| scene.spots.rect_of(Spot::Home(dock)));
    note_spot(ui.ctx(), "drones", homes);
}

/// A track: its drawing, what it counts, and its places.
fn track_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (track, rect): (Track, Rect)) {
    let state = scene.state();
    let held = state.seat(scene.at.seat()).stock[track];
    let most = state.board().ends[track];
    let edge = (0.86 * rect.height()).min(36.0);
    let sign = rect.left_center() + vec2(0.55 * edge, 0.0);
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 6, palette::SKY.gamma_multiply(0.7));
    canvas.art(art::track(track), sign, edge);
    let at = sign + vec2(0.95 * edge, 0.0);
    canvas.label(at, held, number(0.72 * edge), palette::WORDS);
    let left = at.x + 0.55 * edge;
    let step = (rect.right() - 4.0 - left) / f32::from(most.max(1));
    for pip in 0..most {
        let x = left + step * (f32::from(pip) + 0.5);
        let size = vec2(0.72 * step, 0.42 * rect.height());
        let pip_rect = Rect::from_center_size(pos2(x, rect.center().y), size);
        let color = match pip < held {
            true => palette::LAMP.gamma_multiply(0.85),
            false => palette::EDGE.gamma_multiply(0.35),
        };
        canvas.rect(pip_rect, 2, color);
    }
    let drafted = Track::PLAIN.iter().position(|plain| *plain == track);
    let drafted = drafted.map_or(0, |place| desk.mix[place]);
    if scene.question() == Some(Question::Mix) && drafted > 0 {
        let corner = rect.right_center() - vec2(14.0, 0.0);
        let canvas = &mut scene.canvas;
        canvas.circle(corner, 12.0, palette::LAMP, Stroke::NONE);
        let words = format!("−{drafted}");
        canvas.label(corner, words, number(15.0), palette::SKY);
    }
    let mixes = scene.question() == Some(Question::Mix) && held > 0 && track != Track::Energy;
    match mixes && track != Track::Nanites {
        true => scene.light(rect, 6),
        false => scene.light_if_meant(desk, Spot::Track(track), rect, 6),
    }
    note(ui.ctx(), Anchor::Track(track), sign);
    let about = About {
        name: &|ui| t!(ui, "board-track", amount: names::amount(track, held), most),
        help: &|ui| t!(ui, "board-track-help"),
        rule: "1.2",
    };
    scene.spot_ui(ui, desk, (Spot::Track(track), rect), about);
}

/// A dock of the platform, and below it what its machine takes and gives.
fn machine_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (dock, rect): (PlatformId, Rect),
) {
    let (state, seat) = (scene.state(), scene.at.seat());
    let complete = state.is_complete(seat, dock);
    scene.canvas.rect(rect, 8, palette::SKY.gamma_multiply(0.6));
    let edge = match complete {
        true => Stroke::new(2.0, palette::LAMP.gamma_multiply(0.8)),
        false => Stroke::new(1.0, palette::EDGE.gamma_multiply(0.6)),
    };
    scene.canvas.border(rect, 8, edge);
    let size = (0.36 * rect.height()).min(rect.width()).min(70.0);
    let middle = pos2(rect.center().x, rect.top() + 3.0 + size / 2.0);
    let top = Rect::from_center_size(middle, Vec2::splat(size));
    home_ui(ui, desk, scene, (dock, top));
    let name = names::machine(ui, &state.components, dock);
    let at = pos2(rect.left() + 3.0, top.bottom() + 1.0);
    let rows = if rect.height() > 140.0 { 2.0 } else { 1.0 };
    let limits = [rect.width() - 5.0, rows];
    let name = match rows < 2.0 {
        true => name.replace([' ', '-'], "\u{a0}"),
        false => name.to_owned(),
    };
    let font = fitting(ui, &name, body(14.0), limits[0]);
    // A name that is too long for its dock is left to the tooltip.
    if font.size > 12.0 {
        scene
            .words
            .write(ui, at, (&name, font), palette::FAINT, limits);
    }
    let row = rect.with_min_y(at.y + 18.0 * rows).shrink2(vec2(1.0, 2.0));
    let slot = (row.height()).min(0.46 * row.width()).min(64.0);
    let aside = (row.width() - slot) / 2.0;
    let place = |side: f32| {
        let at = row.center() + vec2(side * aside, 0.0);
        Rect::from_center_size(at, Vec2::splat(slot))
    };
    let board = state.board();
    match board.slot_of(dock, true) {
        Some(slot) => slot_ui(ui, desk, scene, (slot, place(-1.0))),
        None => {
            let at = place(-1.0).center();
            scene.canvas.label(at, "0", number(18.0), palette::FAINT);
        }
    }
    match (
        board.slot_of(dock, false),
        state.components.platform_dock(dock).fixed_reward,
    ) {
        (Some(slot), _) => slot_ui(ui, desk, scene, (slot, place(1.0))),
        (None, Some(fixed)) => {
            let (drawings, _) = art::reward(Reward::All(fixed));
            let at = place(1.0).center();
            art::row(&mut scene.canvas, at, 0.8 * slot, (&drawings, false));
        }
        (None, None) => {}
    }
    let (middle, arrow) = (
        row.center(),
        (row.width() - 2.0 * slot + 6.0).clamp(9.0, 18.0),
    );
    scene
        .canvas
        .picture_at(Icon::Right, middle, arrow, palette::WORDS);
}

/// A dock of the platform, with the drone on it.
fn home_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (dock, rect): (PlatformId, Rect)) {
    let (state, seat) = (scene.state(), scene.at.seat());
    let has_drone = state.seat(seat).home.contains(dock);
    let center = rect.center();
    let rim = Stroke::new(2.0, palette::ICE.gamma_multiply(0.8));
    scene
        .canvas
        .circle(center, 0.45 * rect.width(), palette::SKY, rim);
    let held = desk.drags && desk.pick == Some(Pick::Drone(dock));
    match has_drone && !held {
        true => {
            let colour = scene.colour(seat);
            art::drone(&mut scene.canvas, center, 0.86 * rect.width(), colour);
        }
        false => {
            let words = dock.0 + 1;
            scene
                .canvas
                .label(center, words, number(16.0), palette::FAINT);
        }
    }
    let corners = (rect.width() / 2.0) as u8;
    let spot = Spot::Home(dock);
    let starts = has_drone && scene.question() == Some(Question::Main);
    match starts && !desk.is_picked(spot) {
        true => scene.light(rect, corners),
        false => scene.mark(desk, spot, rect, corners),
    }
    note(ui.ctx(), Anchor::Home(dock), center);
    let about = About {
        name: &|ui| {
            let told = match has_drone {
                true => t!(ui, "board-home-drone"),
                false => t!(ui, "board-home-free"),
            };
            t!(ui, "board-home", dock: names::home(state, dock), state = told)
        },
        help: &|ui| {
            let machine = machine(ui, state, seat, dock);
            match state.is_complete(seat, dock) {
                true => t!(ui, "board-home-help", machine),
                false => t!(ui, "board-home-no-machine"),
            }
        },
        rule: "6.7",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// A slot with its tile: what it takes, or what it gives.
fn slot_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (slot, rect): (SlotId, Rect)) {
    let (state, seat) = (scene.state(), scene.at.seat());
    let tile = state.seat(seat).slots[slot.index()];
    let is_cost = state.board().slots[slot.index()].is_cost;
    paint_slot(scene, rect, tile, is_cost);
    let spot = Spot::Slot(slot);
    scene.mark(desk, spot, rect, 6);
    note(ui.ctx(), Anchor::Slot(slot), rect.center());
    let about = About {
        name: &|ui| {
            let told = match tile {
                Some(tile) => in_slot(ui, state, tile, is_cost),
                None => t!(ui, "board-slot-empty"),
            };
            t!(ui, "board-slot", slot: names::slot(state, slot), tile = told)
        },
        help: &|ui| t!(ui, "board-slot-help"),
        rule: "6.8",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// A slot as such, on any platform.
pub(crate) fn paint_slot(scene: &mut Scene<'_>, rect: Rect, tile: Option<TileId>, is_cost: bool) {
    let Some(tile) = tile else {
        scene.canvas.rect(rect, 5, palette::STEEL);
        let color = if is_cost {
            palette::RUST
        } else {
            palette::EDGE
        };
        scene.canvas.border(rect, 5, Stroke::new(1.2, color));
        return;
    };
    let of = scene.state().components.tile(tile);
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 5, palette::tile(of.colour));
    canvas.border(rect, 5, Stroke::new(1.0, palette::EDGE));
    let (drawings, is_choice) = match is_cost {
        true => (art::cost(&of.cost.any), true),
        false => art::reward(of.reward),
    };
    let edge = match drawings.len() {
        0 | 1 => 0.74 * rect.width(),
        _ => 0.40 * rect.width(),
    };
    art::row(canvas, rect.center(), edge, (&drawings, is_choice));
}

/// Pods, upgrades, vehicles and missions, a row each.
fn cards_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let row = |index| line(room, index, 4).shrink2(vec2(0.0, 1.5));
    pods_ui(ui, desk, scene, row(0));
    for (index, role) in (1..).zip([CardUse::Upgrade, CardUse::Vehicle, CardUse::Mission]) {
        places_ui(ui, desk, scene, (role, row(index)));
    }
}

/// The pods on the platform and its vehicles.
fn pods_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, rect: Rect) {
    let (state, seat) = (scene.state(), scene.at.seat());
    let own = state.seat(seat);
    let room = state.capacity(seat);
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 6, palette::SKY.gamma_multiply(0.7));
    let edge = (0.9 * rect.height()).min(0.17 * rect.width()).min(40.0);
    let size = (0.55 * edge).max(13.0);
    let at = |share: f32| rect.left_center() + vec2(share * rect.width(), 0.0);
    let sign = at(0.1);
    canvas.art(art::POD, sign, edge);
    let words = format!("{}/{room}", own.pods);
    canvas.label(at(0.3), words, number(size), palette::WORDS);
    let kept: u8 = own.loot.iter().sum();
    let tallies = [
        (Icon::Star, state.settled(seat), 0.47),
        (Icon::Cross, own.destroyed, 0.65),
        (Icon::Event, kept, 0.83),
    ];
    for (icon, count, share) in tallies {
        canvas.picture_at(icon, at(share), size, palette::FAINT);
        canvas.label(at(share + 0.09), count, number(size), palette::WORDS);
    }
    if matches!(scene.question(), Some(Question::Send | Question::Scout)) {
        scene.light(rect, 6);
    }
    note(ui.ctx(), Anchor::Pods, sign);
    let about = About {
        name: &|ui| t!(ui, "board-pods", pods = own.pods, room),
        help: &|ui| {
            let sleeping = state.sleepers(seat, None);
            let settled = state.settled(seat);
            let lost = own.destroyed;
            t!(ui, "board-pods-help", sleeping, settled, lost, kept)
        },
        rule: "1.6",
    };
    scene.spot_ui(ui, desk, (Spot::Pods, rect), about);
}

/// What lies on the places for cards of one use.
fn laid(state: &State, seat: SeatId, role: CardUse) -> Vec<CardKind> {
    let own = state.seat(seat);
    match role {
        CardUse::Upgrade => own.upgrades.iter().collect(),
        CardUse::Mission => own.missions.iter().collect(),
        CardUse::Vehicle => own.vehicles.iter().collect(),
    }
}

/// The places for cards of one use, with the cards there.
fn places_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (role, rect): (CardUse, Rect)) {
    let places = &scene.state().components.data().platform.places;
    let count = match role {
        CardUse::Upgrade => places.upgrades,
        CardUse::Mission => places.missions,
        CardUse::Vehicle => places.vehicles,
    };
    note(ui.ctx(), Anchor::Places(role), rect.center());
    let cards = laid(scene.state(), scene.at.seat(), role);
    let free = usize::from(count).saturating_sub(cards.len());
    let need = |card: &CardKind| {
        let words = laid_words(ui, scene, (role, *card));
        let words = match rows_in(rect) < 2.0 {
            true => words.replace(' ', "\u{a0}"),
            false => words,
        };
        beside_sign(rect) + widest_word(ui, &words, &strong(14.0)) + 8.0
    };
    let needs: Vec<f32> = cards.iter().map(need).collect();
    let named = usize::from(cards.is_empty());
    let room = rect.width() - EMPTY * (free - free.min(named)) as f32;
    let looked = desk.wide[role as usize];
    let mut widths = spread(room, if named > 0 { &[1.0] } else { &needs }, looked);
    widths.resize(usize::from(count), (EMPTY, false));
    let mut left = rect.left();
    for (index, (width, has_name)) in widths.into_iter().enumerate() {
        let place = Rect::from_x_y_ranges(left..=left + width, rect.y_range());
        let place = place.shrink2(vec2(1.5, 0.0));
        left += width;
        let Some(card) = cards.get(index) else {
            empty(ui, scene, (role, index), place);
            continue;
        };
        if card_ui(ui, desk, scene, (role, *card, index), (place, has_name)) {
            desk.wide[role as usize] = index;
        }
    }
    let spot = match role {
        CardUse::Upgrade => "upgrades",
        CardUse::Mission => "missions",
        CardUse::Vehicle => "vehicles",
    };
    note_spot(ui.ctx(), spot, [rect]);
    let is_open = desk.drags && !scene.meant(desk.pick, Spot::Places(role)).is_empty();
    if is_open {
        scene.light(rect, 6);
        scene.spots.note(Spot::Places(role), rect);
    }
}

fn role_name(ui: &Ui, role: CardUse) -> String {
    match role {
        CardUse::Upgrade => t!(ui, "board-upgrades"),
        CardUse::Mission => t!(ui, "board-missions"),
        CardUse::Vehicle => t!(ui, "board-vehicles"),
    }
}

/// An empty place: the first says for what it is.
fn empty(ui: &Ui, scene: &mut Scene<'_>, (role, index): (CardUse, usize), rect: Rect) {
    scene
        .canvas
        .rect(rect, 6, palette::SKY.gamma_multiply(0.45));
    let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.4));
    scene.canvas.border(rect, 6, stroke);
    if index == 0 {
        let name = role_name(ui, role);
        let at = pos2(rect.left() + 6.0, rect.center().y);
        let limits = [rect.width() - 8.0, 1.0];
        let font = fitting(ui, &name, body(14.0), limits[0]);
        if font.size > 11.0 {
            scene
                .words
                .write_middle(ui, at, (&name, font), palette::FAINT, limits);
        }
    }
}

/// How much less than it needs something may have, with smaller words.
const TIGHT: f32 = 0.86;
/// How much less it may have if the words are cut off.
const CUT: f32 = 0.55;

/// The widths of things side by side that need so much, and whether each has it for its words: all of them, as well as that
/// goes, cut off if need be, or only the one that is looked at.
pub(crate) fn spread(room: f32, needs: &[f32], looked: usize) -> Vec<(f32, bool)> {
    let (sum, last) = (needs.iter().sum::<f32>(), needs.len().saturating_sub(1));
    let looked = looked.min(last);
    let width = |(index, need): (usize, &f32)| match index == looked {
        _ if sum <= room => (need + (room - sum) / needs.len() as f32, true),
        _ if CUT * sum <= room => (need * room / sum, true),
        true => (TIGHT * need, true),
        false => ((room - TIGHT * needs[looked]) / last.max(1) as f32, false),
    };
    needs.iter().enumerate().map(width).collect()
}

/// The edge of the sign of a card on its place, and where its words begin.
fn sign_edge(rect: Rect) -> f32 {
    (0.62 * rect.height()).min(26.0)
}

/// The rows of words on it.
fn rows_in(rect: Rect) -> f32 {
    if rect.height() > 35.0 { 2.0 } else { 1.0 }
}

fn beside_sign(rect: Rect) -> f32 {
    1.32 * sign_edge(rect)
}

/// What stands on a card on its place.
fn laid_words(ui: &Ui, scene: &Scene<'_>, (role, card): (CardUse, CardKind)) -> String {
    let (state, seat) = (scene.state(), scene.at.seat());
    let name = names::card_as(ui, state, card, role);
    match role {
        CardUse::Mission if !scene.at.shows_secrets => String::new(),
        CardUse::Vehicle => format!("{}\u{a0}{name}", state.seats_of(seat, card)),
        CardUse::Upgrade | CardUse::Mission => name.to_owned(),
    }
}

/// A card on its place. Returns whether it is looked at.
fn card_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (role, card, index): (CardUse, CardKind, usize),
    (rect, has_name): (Rect, bool),
) -> bool {
    let (state, seat) = (scene.state(), scene.at.seat());
    let hidden = role == CardUse::Mission && !scene.at.shows_secrets;
    let ground = match role {
        CardUse::Mission => palette::SKY,
        CardUse::Upgrade | CardUse::Vehicle => palette::PLATE,
    };
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 6, ground);
    canvas.border(rect, 6, Stroke::new(1.2, palette::EDGE));
    let edge = sign_edge(rect);
    let sign = rect.left_center() + vec2(0.66 * edge, 0.0);
    let icon = match (role, hidden) {
        (CardUse::Upgrade, _) => art::upgrade(card),
        (CardUse::Vehicle, _) => Icon::Rover,
        (CardUse::Mission, true) => Icon::Secret,
        (CardUse::Mission, false) => Icon::Objective,
    };
    canvas.picture_at(icon, sign, edge, palette::ICE);
    if has_name {
        let words = laid_words(ui, scene, (role, card));
        let left = rect.left() + beside_sign(rect);
        let at = pos2(left, rect.center().y);
        let limits = [rect.right() - left - 2.0, rows_in(rect)];
        let font = fitting(ui, &words, strong(14.0), limits[0]);
        scene
            .words
            .write_middle(ui, at, (&words, font), palette::WORDS, limits);
    } else if role == CardUse::Vehicle {
        let at = pos2(rect.right() - 9.0, rect.center().y);
        let seats = state.seats_of(seat, card);
        scene.canvas.label(at, seats, number(15.0), palette::WORDS);
    }
    let about = About {
        name: &|ui| laid_name(ui, state, seat, (role, card), hidden),
        help: &|ui| match hidden {
            true => t!(ui, "board-mission-down-help"),
            false => names::use_of(ui, (state, seat), card, role),
        },
        rule: "5.1",
    };
    if role == CardUse::Vehicle {
        let spot = Spot::Vehicle(card);
        scene.mark(desk, spot, rect, 6);
        if scene.spots.rect_of(spot).is_none() {
            let response = scene.spot_ui(ui, desk, (spot, rect), about);
            return response.hovered() || response.has_focus();
        }
    }
    let id = ui.scope_id().with(("laid", role, index));
    let response = ui.interact(rect, id, Sense::hover());
    let is_looked_at = response.hovered();
    about.tell(ui, response);
    is_looked_at
}

fn laid_name(
    ui: &Ui,
    state: &State,
    seat: SeatId,
    (role, card): (CardUse, CardKind),
    hidden: bool,
) -> String {
    let name = names::card_as(ui, state, card, role);
    match role {
        CardUse::Upgrade => t!(ui, "board-upgrade", name),
        CardUse::Vehicle => {
            let seats = state.seats_of(seat, card);
            t!(ui, "board-vehicle", name, seats)
        }
        CardUse::Mission if hidden => t!(ui, "board-mission-down"),
        CardUse::Mission => {
            let points = state.mission_points(seat, card);
            t!(ui, "board-mission", name, points)
        }
    }
}
