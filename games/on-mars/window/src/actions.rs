//! The Main actions of a side: names, slots with Colonists, and what each costs now (on-mars §3.6, §16.1).

use crate::art::{self, Mark};
use crate::desk::Desk;
use crate::layout::{column, line};
use crate::motion::{Anchor, note};
use crate::names;
use crate::palette;
use crate::preview;
use crate::scene::{Scene, note_spots};
use crate::spots::Spot;
use egui::{Color32, Pos2, Rect, Stroke, Ui, pos2, vec2};
use kit::theme::{body, number, strong};
use kit::widgets::About;
use on_mars::{MainAction, Price, Side, Slot, State};

/// Draws a side: its ground, its name, and its five Main actions in the upper part. Returns the room that is left.
pub(crate) fn side_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, side: Side) -> Rect {
    let room = match side {
        Side::Orbit => scene.layout.orbit,
        Side::Colony => scene.layout.colony,
    };
    let (state, seat) = (scene.state(), scene.seat());
    let bright = state.side(seat) == side;
    let light = palette::side(side);
    let ground = match bright {
        true => palette::PANEL.lerp_to_gamma(light, 0.14),
        false => palette::PANEL,
    };
    scene.canvas.rect(room, 8, ground);
    let edge = if bright { light } else { palette::EDGE };
    let width = if bright { 2.0 } else { 1.0 };
    scene.canvas.border(room, 8, Stroke::new(width, edge));
    let inner = room.shrink(4.0);
    let font = scene.layout.font(15.0);
    let head = font + 4.0;
    let title = names::side(ui, side);
    let at = inner.min + vec2(4.0, -1.0);
    scene
        .words
        .write(ui, at, (&title, strong(font)), light, [inner.width(), 1.0]);
    // Each place gets as much as it needs; the actions a good third.
    let [above, below] = crate::layout::split(inner.with_min_y(inner.top() + head), 0.40);
    let actions = MainAction::ALL.into_iter();
    let own = actions.filter(|action| state.components.main(*action).side == side);
    for (index, action) in own.enumerate() {
        let rect = line(above, index, 5).shrink2(vec2(0.0, 1.0));
        action_ui(ui, desk, scene, (action, rect, bright));
    }
    let spot = match side {
        Side::Orbit => "orbit actions",
        Side::Colony => "colony actions",
    };
    note_spots(ui, [(spot, above)]);
    below.with_min_y(below.top() + 3.0)
}

/// An action: its name, the Colonists on its slots, and its price now.
fn action_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (action, rect, bright): (MainAction, Rect, bool),
) {
    let (state, at) = (scene.state(), scene.at);
    let fill = if bright {
        palette::PLATE
    } else {
        palette::HOLLOW
    };
    scene.canvas.rect(rect, 6, fill);
    let ink = if bright {
        palette::WORDS
    } else {
        palette::FAINT
    };
    let font = scene.layout.font(14.0);
    let name = names::main_action(ui, action);
    let place = pos2(rect.left() + 7.0, rect.center().y - 0.62 * font);
    let marks = costs(state, scene.seat(), action);
    // An extra cost needs more room than the Colonist alone.
    let columns = if marks.len() > 2 {
        [0.54, 0.71]
    } else {
        [0.6, 0.82]
    };
    let [left, right] = columns.map(|share| rect.left() + share * rect.width());
    let limits = [left - rect.left() - 8.0, 1.0];
    scene
        .words
        .write(ui, place, (&name, body(font)), ink, limits);
    if let Some(slot) = action.slot() {
        slots(scene, rect.with_min_x(left).with_max_x(right), slot);
    }
    let room = rect.with_min_x(right).shrink2(vec2(2.0, 0.0));
    let edge = (0.66 * rect.height()).min(26.0 * scene.layout.scale);
    let size = (edge, room.width());
    art::row(&mut scene.canvas, room.center(), size, &marks);
    let spot = Spot::Main(action);
    scene.light_if_meant(desk, spot, rect, 6);
    note(ui.ctx(), Anchor::Main(action), rect.center());
    let about = About {
        name: &|ui| names::main_action(ui, action),
        help: &|ui| preview::main(ui, at, action),
        rule: place_in_rules(action),
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

const fn place_in_rules(action: MainAction) -> &'static str {
    match action {
        MainAction::LandingPod => "4.1",
        MainAction::ObtainBlueprint => "4.2",
        MainAction::LearnTech => "4.3",
        MainAction::ResearchDevelopment => "4.4",
        MainAction::Resupply => "4.5",
        MainAction::ControlCenter => "5.1",
        MainAction::Construct => "5.2",
        MainAction::Upgrade => "5.3",
        MainAction::WelcomeShip => "5.4",
        MainAction::Hire => "5.5",
    }
}

/// The slots of an action with the Colonists there.
fn slots(scene: &mut Scene<'_>, room: Rect, slot: Slot) {
    let state = scene.state();
    let there = state.on_slots(slot);
    let limits = &state.components.data().action_slots;
    let count = match slot {
        Slot::ObtainBlueprint => limits.obtain_blueprint,
        Slot::ResearchDevelopment => limits.research_development,
        Slot::Construct => limits.construct,
        Slot::Upgrade => limits.upgrade,
        Slot::Hire => state.seats.len() as u8,
    };
    let owners = state
        .seat_ids()
        .flat_map(|seat| std::iter::repeat_n(seat, usize::from(there[seat.index()])));
    let owners: Vec<_> = owners.collect();
    for index in 0..usize::from(count) {
        let place = column(room, index, count.into());
        let radius = (0.46 * place.width()).min(0.4 * place.height());
        let ring = Stroke::new(1.5, Color32::from_rgb(206, 72, 58));
        scene
            .canvas
            .circle(place.center(), radius, palette::SKY, ring);
        if let Some(owner) = owners.get(index) {
            let colour = scene.colour(*owner);
            let figure = (2.0 * radius, colour);
            art::figure(&mut scene.canvas, art::COLONIST, place.center(), figure);
        }
    }
}

/// What an action costs now as a row: the Colonist, the extra cost, its price.
fn costs(state: &State, seat: game::SeatId, action: MainAction) -> Vec<Mark> {
    let mut marks = Vec::new();
    if let Some(slot) = action.slot() {
        let colonist = Price {
            colonists: 1,
            ..Price::default()
        };
        marks.extend(art::price(colonist));
        let units = state.placing(seat, slot).map_or(0, |(_, units)| units);
        if units > 0 {
            marks.push(Mark::Words("+"));
            marks.extend(art::price(Price::units(units)));
        }
    }
    let cost = state.components.main(action).cost.price();
    marks.extend(art::price(cost));
    marks
}

/// A heading above a part of a side, and the room below it.
pub(crate) fn headed(ui: &Ui, scene: &mut Scene<'_>, room: Rect, words: &str) -> Rect {
    let font = scene.layout.font(14.0);
    let at = room.min + vec2(2.0, -2.0);
    let limits = [room.width() - 2.0, 1.0];
    scene
        .words
        .write(ui, at, (words, body(font)), palette::FAINT, limits);
    room.with_min_y(room.top() + 1.18 * font)
}

/// A small number at a corner of something.
pub(crate) fn count(scene: &mut Scene<'_>, corner: Pos2, count: impl ToString, color: Color32) {
    let font = number(scene.layout.font(14.0));
    let radius = 0.66 * font.size;
    scene
        .canvas
        .circle(corner, radius, palette::INK, Stroke::new(1.0, color));
    scene.canvas.label(corner, count, font, color);
}
