//! Cards: Blueprints, Scientists, Contracts and Private Goals, on the display and in the own hand.

use crate::art::{self, Mark};
use crate::desk::Desk;
use crate::layout::{column, line};
use crate::motion::{Anchor, note};
use crate::names;
use crate::palette;
use crate::preview::lacks;
use crate::scene::Scene;
use crate::spots::Spot;
use crate::t;
use egui::{Color32, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};
use game::SeatId;
use kit::frame::face_down;
use kit::text::whole;
use kit::theme::{Icon, body, number, strong};
use kit::widgets::About;
use kit::widgets::player::badge;
use on_mars::{CardId, ContractKind, GoalId, Good, Held, Hired, ScientistId, TaskCardId};

/// The face of a Blueprint: Building type, level, action, gain and OP; of one that a seat has not built, what it costs.
pub(crate) fn blueprint(scene: &mut Scene<'_>, rect: Rect, card: CardId, is_unbuilt: bool) {
    let of = scene.state().components.card(card);
    let ground = palette::building(of.building);
    let canvas = &mut scene.canvas;
    art::plate(canvas, rect, palette::PLATE);
    let (width, height) = (rect.width(), rect.height());
    let band = rect.with_max_y(rect.top() + 0.36 * height);
    canvas.rect(band, 5, ground);
    let edge = (0.34 * height).min(0.46 * width);
    let sign = pos2(band.left() + 0.28 * width, band.center().y);
    canvas.picture_at(art::building(of.building), sign, edge, Color32::WHITE);
    let font = number((0.3 * height).min(0.42 * width).clamp(14.0, 30.0));
    let level = match of.level {
        1 => "I",
        _ => "III",
    };
    let at = pos2(band.right() - 0.26 * width, band.center().y);
    canvas.label(at, level, font.clone(), palette::ENAMEL);
    let middle = pos2(rect.center().x, rect.top() + 0.54 * height);
    let marks = art::effect(of.action);
    art::row(canvas, middle, (0.36 * height, 0.94 * width), &marks);
    let bottom = rect.bottom() - 0.15 * height;
    let at = pos2(rect.left() + 0.24 * width, bottom);
    canvas.art(art::good(of.building.produces()), at, 0.26 * height);
    let at = pos2(rect.right() - 0.26 * width, bottom);
    let unbuilt = &scene.state().components.data().scoring.blueprint_unbuilt_op;
    let (points, color) = match is_unbuilt {
        true => (unbuilt.get(&of.level).copied().unwrap_or(0), palette::ALARM),
        false => (of.op, palette::LAMP),
    };
    let font = number(font.size.min(if is_unbuilt { 0.34 } else { 0.42 } * width));
    scene.canvas.label(at, whole(points.into()), font, color);
}

/// A card of the display of Scientists and Contracts, or of a seat.
pub(crate) fn hired(scene: &mut Scene<'_>, rect: Rect, card: Hired) {
    match card {
        Hired::Scientist(id) => scientist(scene, rect, id),
        Hired::Contract(id) => {
            let held = Held {
                contract: id,
                goods: on_mars::Goods::NONE,
                done: false,
            };
            contract(scene, rect, &held, false);
        }
    }
}

fn scientist(scene: &mut Scene<'_>, rect: Rect, id: ScientistId) {
    let of = scene.state().components.scientist(id);
    let canvas = &mut scene.canvas;
    art::plate(canvas, rect, Color32::from_rgb(40, 58, 74));
    let (width, height) = (rect.width(), rect.height());
    let at = pos2(rect.center().x, rect.top() + 0.3 * height);
    canvas.art(art::SCIENTIST, at, (0.5 * height).min(0.8 * width));
    let y = rect.top() + 0.76 * height;
    let edge = (0.36 * height).min(0.42 * width);
    for (kind, share) in [(of.works_in, 0.27), (of.scores, 0.73)] {
        let at = pos2(rect.left() + share * width, y);
        let ground = Rect::from_center_size(at, vec2(edge, edge));
        canvas.rect(ground, 4, palette::building(kind));
        canvas.picture_at(art::building(kind), at, 0.8 * edge, Color32::WHITE);
    }
    // A figure where the Scientist works, points for what is scored.
    let [works, scores] = [0.1, 0.9].map(|share| pos2(rect.left() + share * width, y - 0.4 * edge));
    canvas.art(art::SCIENTIST, works, 0.6 * edge);
    let font = number(0.5 * edge);
    canvas.dot(scores, 0.32 * edge, palette::HOLLOW);
    canvas.label(scores, whole(of.op_each.into()), font, palette::LAMP);
}

/// A Contract: what it asks for, and what it is worth; on the display both ways, of a seat as it stands.
fn contract(scene: &mut Scene<'_>, rect: Rect, held: &Held, is_own: bool) {
    let of = scene.state().components.contract(held.contract);
    let canvas = &mut scene.canvas;
    art::plate(canvas, rect, Color32::from_rgb(84, 68, 40));
    let (width, height) = (rect.width(), rect.height());
    let marks: Vec<Mark> = match (of.kind, of.building) {
        (ContractKind::Upgrade, Some(kind)) => {
            vec![art::mark(art::building(kind), of.complex)]
        }
        _ => Vec::new(),
    };
    let middle = pos2(rect.center().x, rect.top() + 0.38 * height);
    if marks.is_empty() {
        let needs = of.needs.goods();
        let kinds: Vec<(Good, u8)> = needs.iter().collect();
        for (index, (kind, count)) in kinds.iter().enumerate() {
            let upper = rect.with_max_y(rect.top() + 0.72 * height);
            let place = line(upper, index, kinds.len());
            let there = held.goods[*kind];
            let edge = (0.66 * place.height()).min(0.4 * width);
            let sign = pos2(rect.left() + 0.26 * width, place.center().y);
            canvas.art(art::good(*kind), sign, edge);
            let words = format!("{there}/{count}");
            let at = pos2(rect.left() + 0.68 * width, place.center().y);
            canvas.label(at, words, number(scene.layout.font(14.0)), palette::WORDS);
        }
    } else {
        art::row(canvas, middle, (0.5 * height, 0.9 * width), &marks);
    }
    let at = pos2(rect.center().x, rect.bottom() - 0.15 * height);
    let font = number(scene.layout.font(14.0));
    match held.done {
        true => canvas.picture_at(Icon::Check, at, 0.26 * height, palette::LAMP),
        false => {
            let [met, failed] = [of.op, of.op_failed].map(|op| names::signed(op.into()));
            let shift = match is_own {
                true => Vec2::ZERO,
                false => vec2(0.24 * width, 0.0),
            };
            canvas.label(at + shift, failed, font.clone(), palette::ALARM);
            if !is_own {
                canvas.label(at - shift, met, font, palette::LAMP);
            }
        }
    }
}

/// The Blueprints of a seat: built ones straight, unbuilt ones tilted with what they cost at the end.
pub(crate) fn blueprints_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, room): (SeatId, Rect),
) {
    let state = scene.state();
    let own = state.seat(seat);
    if seat == scene.seat() {
        scene.spots.note(Spot::Cards, room);
        note(ui.ctx(), Anchor::Cards, room.center());
    }
    let built = own.built.iter().map(|(card, _)| (*card, true));
    let cards: Vec<_> = own
        .blueprints
        .iter()
        .map(|card| (card, false))
        .chain(built)
        .collect();
    let places = usize::from(state.components.data().player_board.advanced_markers);
    for index in 0..places {
        let rect = column(room, index, places).shrink(1.5);
        match cards.get(index) {
            Some((card, is_built)) => card_ui(ui, desk, scene, (seat, *card, *is_built, rect)),
            None => {
                let stroke = Stroke::new(1.0, palette::EDGE.gamma_multiply(0.6));
                scene.canvas.border(rect, 5, stroke);
                let tint = (rect.width().min(rect.height()) * 0.5, scene.colour(seat));
                art::figure(&mut scene.canvas, art::MARKER, rect.center(), tint);
            }
        }
    }
}

fn card_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, card, is_built, rect): (SeatId, CardId, bool, Rect),
) {
    let (state, at) = (scene.state(), scene.at);
    let rect = match is_built {
        true => rect,
        false => rect.with_min_y(rect.top() + 0.1 * rect.height()),
    };
    blueprint(scene, rect, card, !is_built);
    if !is_built {
        let stroke = Stroke::new(1.5, palette::ALARM.gamma_multiply(0.8));
        scene.canvas.border(rect, 5, stroke);
        let corner = pos2(rect.right() - 8.0, rect.top() + 2.0);
        let size = (0.36 * rect.width(), scene.colour(seat));
        art::figure(&mut scene.canvas, art::MARKER, corner, size);
    }
    if let Some((owner, _)) = state.has_figure(card) {
        let at = rect.left_top() + vec2(10.0, 10.0);
        scene.canvas.art(art::SCIENTIST, at, 26.0);
        let colour = scene.colour(owner);
        badge(&mut scene.canvas, at + vec2(8.0, 8.0), 14.0, colour);
    }
    let spot = Spot::Card(card);
    scene.light_if_meant(desk, spot, rect, 5);
    let about = About {
        name: &|ui| {
            let (name, card) = (at.name(seat), names::card(ui, state, card));
            match is_built {
                true => t!(ui, "board-card-built", name, card),
                false => t!(ui, "board-card-unbuilt", name, card),
            }
        },
        help: &|ui| names::card_about(ui, state, card),
        rule: "8.1",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// The Scientists and Contracts of a seat.
pub(crate) fn hired_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, room): (SeatId, Rect),
) {
    let state = scene.state();
    let own = state.seat(seat);
    if seat == scene.seat() {
        scene.spots.note(Spot::Contracts, room);
        note(ui.ctx(), Anchor::Contracts, room.center());
    }
    let scientists = (0..6).map(ScientistId);
    let scientists: Vec<_> = scientists
        .filter(|id| own.scientists[id.index()].is_some())
        .collect();
    let count = (scientists.len() + own.contracts.len()).max(8);
    let mut places = (0..count).map(|index| column(room, index, count).shrink(1.5));
    for id in scientists {
        let Some(rect) = places.next() else { return };
        scientist(scene, rect, id);
        let works = own.scientists[id.index()].flatten();
        let id_of = ui.scope_id().with(("scientist", seat, id));
        let response = ui.interact(rect, id_of, Sense::hover());
        let about = About {
            name: &|ui| names::scientist(ui, state, id).to_owned(),
            help: &|ui| {
                let about = names::scientist_about(ui, state, id);
                match works {
                    Some(card) => t!(ui, "board-figure-on", about, card: names::card(state, card)),
                    None => about,
                }
            },
            rule: "8.30",
        };
        about.tell(ui, response);
    }
    for held in &own.contracts {
        let Some(rect) = places.next() else { return };
        contract(scene, rect, held, true);
        let spot = Spot::Contract(held.contract);
        scene.light_if_meant(desk, spot, rect, 5);
        let about = About {
            name: &|ui| names::capital(names::contract(ui, state, held.contract)),
            help: &|ui| {
                let about = names::contract_about(ui, state, held.contract);
                match lacks(ui, state, held) {
                    Some(rest) => format!("{about} {}.", names::capital(rest)),
                    None => about,
                }
            },
            rule: "8.35",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
}

/// The Private Goals of the player at the screen, face down until the player looks; of others their number alone.
pub(crate) fn goals_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, room): (SeatId, Rect),
) {
    let own = scene.state().seat(seat);
    let shown = seat == scene.seat() && scene.at.shows_secrets;
    let all = own.goals.iter().map(Some).collect::<Vec<_>>();
    let first = scene.state().first_colonist(seat);
    let cards = first.map_or(0, |own| own.tasks.len().max(own.plan.iter().len()));
    let count = all.len().max(3) + cards;
    let done = own
        .goal_done
        .map(|goal| (goal, line(room, count - cards - 1, count).shrink(1.5)));
    for (index, goal) in all.into_iter().enumerate() {
        let rect = line(room, index, count).shrink2(vec2(1.5, 1.0));
        match goal.filter(|_| shown) {
            Some(goal) => goal_ui(ui, desk, scene, (goal, rect)),
            None => face_down_ui(ui, scene, (seat, index + 1, rect)),
        }
    }
    if let Some((goal, rect)) = done {
        done_ui(ui, scene, (seat, goal, rect));
    }
    for card in 0..cards {
        let rect = line(room, count - cards + card, count).shrink2(vec2(1.5, 1.0));
        first_colonists_ui(ui, desk, scene, (seat, card, rect));
    }
}

/// The plan of the First Colonists or one of their task cards, face down unless the player looks (on-mars §17.3).
fn first_colonists_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, index, rect): (SeatId, usize, Rect),
) {
    let (state, is_own) = (scene.state(), seat == scene.seat());
    let shown = state
        .first_colonist(seat)
        .filter(|_| is_own && scene.at.shows_secrets);
    art::plate(&mut scene.canvas, rect, Color32::from_rgb(38, 66, 74));
    let id = ui.scope_id().with(("first colonists", seat, index));
    let task = shown.and_then(|own| own.tasks.iter().nth(index));
    if let Some(card) = task {
        return task_card_ui(ui, desk, scene, (card, rect));
    }
    if let Some(plan) = shown.and_then(|own| own.plan) {
        let types = &state.components.data().first_colonists.a_cards[plan.index()];
        for (index, kind) in types.iter().enumerate() {
            let at = column(rect, index, types.len()).center();
            let edge = (0.8 * rect.height()).min(0.9 * rect.width() / types.len() as f32);
            scene.canvas.art(art::building(*kind), at, edge);
        }
        let about = About {
            name: &|ui| t!(ui, "board-plan", plan = names::plan(ui, state, plan)),
            help: &|ui| t!(ui, "board-plan-help"),
            rule: "17.3",
        };
        about.tell(ui, ui.interact(rect, id, Sense::hover()));
        return;
    }
    let edge = (0.7 * rect.height()).min(24.0 * scene.layout.scale);
    scene.canvas.art(art::COLONIST, rect.center(), edge);
    let response = match is_own {
        true => face_down(ui, rect, id),
        false => ui.interact(rect, id, Sense::hover()),
    };
    let about = About {
        name: &|ui| t!(ui, "board-first-colonists-down", number = index + 1),
        help: &|ui| t!(ui, "board-first-colonists-down-help"),
        rule: "17.3",
    };
    about.tell(ui, response);
}

/// A task card in hand.
fn task_card_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (card, rect): (TaskCardId, Rect),
) {
    let (state, spot) = (scene.state(), Spot::Task(card));
    let font = scene.layout.font(13.0);
    let of = state.components.task_card(card);
    let edge = (0.7 * rect.height()).min(22.0 * scene.layout.scale);
    let at = pos2(rect.right() - 0.8 * edge, rect.center().y);
    let reward = art::price(of.reward.price());
    art::row(&mut scene.canvas, at, (edge, 1.5 * edge), &reward);
    let words = names::capital(names::task(ui, of.task));
    let width = rect.width() - 1.7 * edge - 5.0;
    let rows = (rect.height() / (1.22 * font)).floor().clamp(1.0, 2.0);
    let at = rect.left_center() + vec2(5.0, 0.0);
    scene
        .words
        .write_middle(ui, at, (&words, body(font)), palette::WORDS, [width, rows]);
    scene.light_if_meant(desk, spot, rect, 5);
    let about = About {
        name: &|ui| t!(ui, "board-task-card", card: names::task_card(state, card)),
        help: &|ui| t!(ui, "board-task-card-help"),
        rule: "17.3",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

fn goal_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, (goal, rect): (GoalId, Rect)) {
    let (state, spot) = (scene.state(), Spot::Goal(goal));
    art::plate(&mut scene.canvas, rect, Color32::from_rgb(92, 40, 54));
    let edge = (0.5 * rect.height()).min(24.0 * scene.layout.scale);
    let at = pos2(rect.left() + 0.6 * edge, rect.center().y);
    scene.canvas.art(art::GOAL, at, edge);
    let font = scene.layout.font(14.0);
    let words = names::capital(names::goal(ui, state, goal));
    let left = rect.left() + 1.25 * edge;
    let rows = (rect.height() / (1.22 * font)).floor().max(1.0);
    let at = pos2(left, rect.center().y);
    let room = [rect.right() - left - 4.0, rows];
    scene
        .words
        .write_middle(ui, at, (&words, body(font)), palette::WORDS, room);
    scene.light_if_meant(desk, spot, rect, 5);
    let about = About {
        name: &|ui| t!(ui, "board-goal", goal = names::goal(ui, state, goal)),
        help: &|ui| names::goal_about(ui, state, goal),
        rule: "8.40",
    };
    scene.spot_ui(ui, desk, (spot, rect), about);
}

/// A Private Goal that nobody may see, or whose player has not asked to see it.
fn face_down_ui(ui: &mut Ui, scene: &mut Scene<'_>, (seat, number, rect): (SeatId, usize, Rect)) {
    art::plate(&mut scene.canvas, rect, Color32::from_rgb(62, 32, 42));
    let edge = (0.7 * rect.height()).min(32.0 * scene.layout.scale);
    scene
        .canvas
        .art(art::GOAL, rect.center() - vec2(0.7 * edge, 0.0), edge);
    if seat == scene.seat() && scene.at.acts {
        let at = rect.center() + vec2(0.7 * edge, 0.0);
        let font = strong(scene.layout.font(16.0));
        scene.canvas.label(at, "L", font, palette::FAINT);
    }
    let id = ui.scope_id().with(("goal face down", seat, number));
    let response = match seat == scene.seat() {
        true => face_down(ui, rect, id),
        false => ui.interact(rect, id, Sense::hover()),
    };
    let about = About {
        name: &|ui| t!(ui, "board-goal-down", number),
        help: &|ui| t!(ui, "board-goal-down-help"),
        rule: "13.1",
    };
    about.tell(ui, response);
}

/// The Private Goal that a seat has completed.
fn done_ui(ui: &mut Ui, scene: &mut Scene<'_>, (seat, goal, rect): (SeatId, GoalId, Rect)) {
    let state = scene.state();
    art::plate(&mut scene.canvas, rect, palette::HOLLOW);
    let edge = 0.6 * rect.height();
    scene
        .canvas
        .picture_at(Icon::Check, rect.center(), edge.min(28.0), palette::LAMP);
    let id = ui.scope_id().with(("goal done", seat));
    let response = ui.interact(rect, id, Sense::hover());
    let about = About {
        name: &|ui| t!(ui, "board-goal-done", goal = names::goal(ui, state, goal)),
        help: &|ui| names::goal_about(ui, state, goal),
        rule: "8.40",
    };
    about.tell(ui, response);
}
