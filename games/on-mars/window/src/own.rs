//! The board of a seat: Colonists, Storage, Depot with the Executive actions, Lab and cards (on-mars §16.5, §16.8).

use crate::actions::{count, headed};
use crate::art;
use crate::cards::{blueprints_ui, goals_ui, hired_ui};
use crate::desk::Desk;
use crate::lab::lab_ui;
use crate::layout::{column, line, split};
use crate::motion::{Anchor, note};
use crate::names;
use crate::palette;
use crate::scene::{Scene, note_spots, place_ui};
use crate::spots::{Pick, Spot, has_crystal};
use crate::t;
use egui::{Color32, Rect, Stroke, Ui, pos2, vec2};
use game::SeatId;
use kit::theme::{Icon, number};
use kit::widgets::About;
use kit::widgets::player::player_color;
use on_mars::{Good, Step};

/// How much of their part Colonists have; the rest is Storage.
const PEOPLE: f32 = 0.56;

/// Draws the board of a seat into a room: what belongs to the player at the screen can be used, what belongs to others only
/// looked at.
pub(crate) fn own_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, room): (SeatId, Rect),
) {
    scene.canvas.rect(room, 8, palette::PANEL);
    let edge = player_color(scene.colour(seat)).gamma_multiply(0.8);
    scene.canvas.border(room, 8, Stroke::new(1.5, edge));
    let inner = room.shrink(5.0);
    let part = |from: f32, to: f32| {
        let at = |share: f32| inner.left() + share * inner.width();
        inner.with_min_x(at(from)).with_max_x(at(to) - 6.0)
    };
    let [people, depot, lab] =
        [(0.0, 0.175), (0.175, 0.362), (0.362, 0.588)].map(|(from, to)| part(from, to));
    let goals = part(0.857, 1.005);
    people_ui(ui, desk, scene, (seat, people));
    depot_ui(ui, desk, scene, (seat, depot));
    lab_ui(ui, desk, scene, (seat, lab));
    let cards = part(0.588, 0.857);
    let [above, below] = split(cards, 0.5);
    blueprints_ui(ui, desk, scene, (seat, above));
    hired_ui(ui, desk, scene, (seat, below));
    goals_ui(ui, desk, scene, (seat, goals));
    if seat == scene.seat() {
        let [colonists, storage] = split(people, PEOPLE);
        let spots = [
            ("colonists", colonists),
            ("storage", storage),
            ("depot", depot),
            ("lab", lab),
            ("blueprints", above),
            ("hired", below),
            ("goals", goals),
        ];
        note_spots(ui, spots);
    }
}

/// LQ by rows with their OP, WA, and Storage.
fn people_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (seat, room): (SeatId, Rect)) {
    let [above, below] = split(room, PEOPLE);
    let [quarters, work] = split(above, 0.64);
    let [quarters, work] = [quarters, work].map(|part| part.with_max_y(part.bottom() - 3.0));
    lq_ui(ui, desk, scene, (seat, quarters));
    wa_ui(ui, desk, scene, (seat, work));
    let title = t!(ui, "board-storage", most = scene.state().storage(seat));
    let storage = headed(ui, scene, below, &title);
    for (index, good) in Good::ALL.into_iter().enumerate() {
        let rect = column(line(storage, index / 3, 2), index % 3, 3).shrink(1.0);
        storage_ui(ui, desk, scene, (seat, good, rect));
    }
}

/// The living quarters: rows of two, each with the OP that it is worth at the end.
fn lq_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (seat, room): (SeatId, Rect)) {
    let state = scene.state();
    let board = &state.components.data().player_board;
    let (own, space) = (state.seat(seat), state.lq_room(seat));
    scene.canvas.rect(room, 5, palette::HOLLOW);
    let rows = board.lq_op_by_row.len();
    let size = board.lq_row_size;
    let colour = scene.colour(seat);
    for (index, op) in board.lq_op_by_row.iter().enumerate() {
        let rect = column(room, index, rows).shrink(1.0);
        let [beds, foot] = split(rect, 0.74);
        let first = index as u8 * size;
        let canvas = &mut scene.canvas;
        for bed in 0..size {
            let place = line(beds, usize::from(size - 1 - bed), size.into());
            let edge = place.size().min_elem();
            let number = first + bed;
            if number < own.lq {
                art::figure(canvas, art::COLONIST, place.center(), (edge, colour));
            } else if number < space {
                let ring = Stroke::new(1.0, palette::EDGE);
                canvas.circle(place.center(), 0.3 * edge, Color32::TRANSPARENT, ring);
            }
        }
        let ink = if first < own.lq {
            palette::LAMP
        } else {
            palette::FAINT
        };
        let font = number(scene.layout.font(14.0));
        canvas.label(foot.center(), op, font, ink);
    }
    note(ui.ctx(), Anchor::Own(Spot::Lq), room.center());
    let about = About {
        name: &|ui| {
            let at = names::capital(t!(ui, "names-living-quarters"));
            t!(ui, "board-lq", at, count = own.lq, room = space)
        },
        help: &|ui| t!(ui, "board-lq-help", supply = own.supply),
        rule: "1.6",
    };
    place_ui(ui, desk, scene, (seat, Spot::Lq, room), about);
}

fn wa_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (seat, room): (SeatId, Rect)) {
    let own = scene.state().seat(seat);
    scene.canvas.rect(room, 5, palette::HOLLOW);
    let colour = scene.colour(seat);
    let sign = room.left_center() + vec2(0.5 * room.height(), 0.0);
    let edge = 0.7 * room.height();
    scene
        .canvas
        .picture_at(Icon::Settings, sign, 0.8 * edge, palette::FAINT);
    let rest = room.with_min_x(sign.x + 0.5 * room.height());
    let places = usize::from(own.wa).max(6);
    for index in 0..usize::from(own.wa) {
        let at = column(rest, index, places).center();
        art::figure(&mut scene.canvas, art::COLONIST, at, (edge, colour));
    }
    note(ui.ctx(), Anchor::Own(Spot::Wa), room.center());
    let about = About {
        name: &|ui| {
            let at = names::capital(t!(ui, "names-working-area"));
            t!(ui, "board-wa", at, count = own.wa)
        },
        help: &|ui| t!(ui, "board-wa-help"),
        rule: "1.1",
    };
    place_ui(ui, desk, scene, (seat, Spot::Wa, room), about);
}

/// A good in Storage; Crystals lie in the Depot, and those that wait below it.
fn storage_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, good, rect): (SeatId, Good, Rect),
) {
    let state = scene.state();
    let own = state.seat(seat);
    let held = own.goods[good];
    let most = match good {
        Good::Crystal => state.depot(seat),
        _ => state.storage(seat),
    };
    let canvas = &mut scene.canvas;
    canvas.rect(rect, 5, palette::HOLLOW);
    let edge = (0.9 * rect.height()).min(0.46 * rect.width());
    let at = rect.left_center() + vec2(0.58 * edge, 0.0);
    let tint = match held {
        0 => Color32::WHITE.gamma_multiply(0.35),
        _ => Color32::WHITE,
    };
    canvas.picture_at(art::good(good), at, edge, tint);
    let waits = if good == Good::Crystal { own.below } else { 0 };
    let words = match waits {
        0 => format!("{held}/{most}"),
        _ => format!("{held}+{waits}"),
    };
    // What has no room in the Depot is lost at the end of the round (on-mars §1.4).
    let ink = match held.saturating_add(waits) {
        all if all > most => palette::ALARM,
        all if all == most => palette::LAMP,
        _ => palette::WORDS,
    };
    let at = pos2((at.x + 0.5 * edge + rect.right()) / 2.0, rect.center().y);
    canvas.label(at, words, number(scene.layout.font(15.0)), ink);
    let chosen = desk.chosen[good];
    if chosen > 0 && seat == scene.seat() {
        let corner = rect.right_top() + vec2(-10.0, 9.0);
        count(scene, corner, format!("+{chosen}"), palette::LAMP);
    }
    let spot = Spot::Storage(good);
    note(ui.ctx(), Anchor::Own(spot), rect.center());
    let about = About {
        name: &|ui| match good {
            Good::Crystal => t!(ui, "board-crystals", count = held, most, waits),
            _ => t!(ui, "board-stored", good = names::good(ui, good, held), most),
        },
        help: &|ui| match good {
            Good::Crystal => t!(ui, "board-crystals-help"),
            _ => t!(ui, "board-stored-help"),
        },
        rule: if good == Good::Crystal { "1.4" } else { "1.3" },
    };
    place_ui(ui, desk, scene, (seat, spot, rect), about);
}

/// The Depot: eight spaces with Ships or Crystals, the Executive action beside each, and the Hangar below.
fn depot_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (seat, room): (SeatId, Rect)) {
    let [spaces, below] = split(room, 0.82);
    for index in (0..8_u8).rev() {
        let place = usize::from(index);
        let rect = line(column(spaces, place / 4, 2), place % 4, 4).shrink(1.0);
        let own = scene.state().seat(seat);
        let holds = [own.ships >> index & 1 == 1, has_crystal(own, index)];
        space_ui(ui, desk, scene, (seat, index, rect), holds);
    }
    hangar_ui(ui, desk, scene, (seat, below.with_min_y(below.top() + 2.0)));
}

/// A Depot space and its Executive action: price and effect.
fn space_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, index, rect): (SeatId, u8, Rect),
    [has_ship, has_crystal]: [bool; 2],
) {
    let state = scene.state();
    let Some(action) = state
        .components
        .data()
        .executive_actions
        .get(usize::from(index))
    else {
        return;
    };
    let ground = if has_ship {
        palette::HOLLOW
    } else {
        palette::PLATE
    };
    scene.canvas.rect(rect, 5, ground);
    let edge = (0.94 * rect.height()).min(0.36 * rect.width());
    let at = rect.left_center() + vec2(0.56 * edge, 0.0);
    let rim = Stroke::new(1.0, palette::EDGE);
    scene.canvas.circle(at, 0.46 * edge, palette::SKY, rim);
    let held = desk.drags && desk.pick == Some(Pick::Ship(index)) && seat == scene.seat();
    if has_ship && !held {
        let colour = scene.colour(seat);
        art::figure(&mut scene.canvas, art::SHIP, at, (edge, colour));
    } else if has_crystal {
        scene.canvas.art(art::CRYSTAL, at, 0.8 * edge);
    }
    let rest = rect.with_min_x(at.x + 0.56 * edge);
    let font = number(scene.layout.font(14.0));
    let ink = if has_ship {
        palette::FAINT
    } else {
        palette::WORDS
    };
    let price = pos2(rest.left() + 0.14 * rest.width(), rest.center().y);
    scene.canvas.label(price, action.price, font, ink);
    let sign = pos2(rest.left() + 0.3 * rest.width(), rest.center().y);
    scene.canvas.art(art::CRYSTAL, sign, 0.42 * edge);
    let effect = rest.with_min_x(rest.left() + 0.42 * rest.width());
    let marks = art::effect(action.does);
    let size = (0.62 * edge, effect.width() - 2.0);
    art::row(&mut scene.canvas, effect.center(), size, &marks);
    let spot = Spot::Depot(index);
    note(ui.ctx(), Anchor::Own(spot), at);
    let about = About {
        name: &|ui| {
            let effect = names::capital(names::executive(ui, state, index));
            let price = names::good(ui, Good::Crystal, action.price);
            match has_ship {
                true => t!(ui, "board-executive-shut", effect, price),
                false => t!(ui, "board-executive", effect, price),
            }
        },
        help: &|ui| match has_ship {
            true => t!(ui, "board-executive-shut-help"),
            false => t!(ui, "board-executive-help"),
        },
        rule: "6.1",
    };
    place_ui(ui, desk, scene, (seat, spot, rect), about);
}

/// The Hangar, the Bots in the supply, and the tiles taken.
fn hangar_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (seat, room): (SeatId, Rect)) {
    let state = scene.state();
    let own = state.seat(seat);
    let colour = player_color(scene.colour(seat));
    scene.canvas.rect(room, 5, palette::HOLLOW);
    let finds = own.discovery.len();
    let parts = [
        (art::SHIP, colour, usize::from(own.hangar)),
        (art::BOT, colour, usize::from(own.bots_supply)),
        (art::DISCOVERY, Color32::WHITE, finds),
        (art::RESEARCH, Color32::WHITE, own.research.len()),
    ];
    for (index, (drawing, tint, number_of)) in parts.into_iter().enumerate() {
        let rect = column(room, index, 4);
        let edge = (0.9 * rect.height()).min(0.5 * rect.width());
        let at = rect.left_center() + vec2(0.6 * edge, 0.0);
        scene.canvas.picture_at(drawing, at, edge, tint);
        let font = number(scene.layout.font(15.0));
        let at = at + vec2(0.95 * edge, 0.0);
        scene.canvas.label(at, number_of, font, palette::WORDS);
    }
    let welcomes = matches!(scene.step(), Some(Step::Part(_))) && desk.drags;
    if welcomes && seat == scene.seat() {
        scene.light_if_meant(desk, Spot::Hangar, room, 5);
    }
    note(ui.ctx(), Anchor::Own(Spot::Hangar), room.left_center());
    let about = About {
        name: &|ui| {
            let (hangar, bots) = (
                names::ships(ui, own.hangar),
                names::bots(ui, own.bots_supply),
            );
            t!(ui, "board-hangar", hangar, bots)
        },
        help: &|ui| {
            let tiles = own
                .discovery
                .iter()
                .map(|tile| names::discovery(ui, state, *tile));
            let research = own
                .research
                .iter()
                .map(|tile| names::research(ui, state, tile));
            let tiles: Vec<String> = tiles.chain(research).collect();
            match tiles.is_empty() {
                true => t!(ui, "board-hangar-help"),
                false => t!(ui, "board-hangar-tiles", tiles = tiles.join(", ")),
            }
        },
        rule: "10.4",
    };
    place_ui(ui, desk, scene, (seat, Spot::Hangar, room), about);
}
