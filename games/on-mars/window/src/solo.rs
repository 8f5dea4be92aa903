//! The solo game: the lines of its goal, which are always in sight, and Lacerda with his cards (on-mars §11).

use crate::art;
use crate::layout::line;
use crate::names::{
    advanced_buildings, building, buildings, capital, contract, goods, main_action, on_side,
    points, scientist, tech,
};
use crate::palette;
use crate::scene::Scene;
use crate::t;
use crate::text::Speaks;
use egui::{Color32, Rect, Sense, Stroke, Ui, pos2, vec2};
use kit::art::Picture;
use kit::text::{list, whole};
use kit::theme::{Icon, number};
use kit::widgets::{About, Canvas};
use on_mars::{
    Building, ContractId, Good, Goods, MainAction, ScientistId, SoloCardId, SoloGoalData, SoloLine,
    State,
};

/// A Solo Goal by its name.
pub fn goal(speaker: &impl Speaks, data: &SoloGoalData) -> String {
    t!(speaker, &format!("solo-goal-{}", data.id.replace('_', "-")))
}

/// The lines of the Solo Goal as they stand, each in words and with its picture; none in other games.
fn lines(speaker: &impl Speaks, state: &State) -> Vec<(SoloLine, String, Picture)> {
    let Some(result) = state.solo_result() else {
        return Vec::new();
    };
    let data = state.components.solo_goal(result.goal);
    let told = |line: SoloLine| {
        let words = capital(words_of(speaker, state, data, &line));
        let picture = picture_of(data, &line);
        (line, words, picture)
    };
    result.lines.into_iter().map(told).collect()
}

/// A line of a Solo Goal in words. No goal asks for two things of one kind.
fn words_of(speaker: &impl Speaks, state: &State, data: &SoloGoalData, line: &SoloLine) -> String {
    let count = line.need;
    match line.name {
        "level" => t!(speaker, "solo-line-level", count),
        "contracts" => t!(speaker, "solo-line-contracts", count),
        "each_kind" => t!(speaker, "solo-line-each-kind"),
        "contract_ids" => {
            let ids = data.contract_ids.iter().map(|id| ContractId(id - 1));
            let names: Vec<String> = ids.map(|id| contract(speaker, state, id)).collect();
            list(speaker, &names)
        }
        "private_goal" => t!(speaker, "solo-line-private-goal"),
        "tech_level" => t!(speaker, "solo-line-tech-level", level = count),
        "tech" => {
            let kinds: Vec<_> = data.tech.keys().map(|kind| tech(speaker, *kind)).collect();
            t!(speaker, "solo-line-tech", tech: list(&kinds), level = count)
        }
        "research" => t!(speaker, "solo-line-research", count),
        "shelters" => t!(speaker, "solo-line-shelters", count),
        "mines" => t!(speaker, "solo-line-mines", count),
        "advanced" => t!(speaker, "solo-line-advanced", count),
        "advanced_of" => {
            let kinds = data.advanced_of.keys();
            let of: Vec<_> = kinds
                .map(|kind| advanced_buildings(speaker, *kind))
                .collect();
            t!(speaker, "solo-line-advanced-of", count, buildings: list(&of))
        }
        "complex_of" => {
            let kinds = data.complex_of.keys();
            let of: Vec<_> = kinds.map(|kind| buildings(speaker, *kind)).collect();
            t!(speaker, "solo-line-complex-of", count, buildings: list(&of))
        }
        "storage" => {
            let good = data.storage.keys().next().copied().unwrap_or(Good::Plant);
            let all = goods(speaker, Goods::of(good, count.try_into().unwrap_or(0)));
            t!(speaker, "solo-line-storage", goods = all)
        }
        "scientist" => {
            let mut all = state.components.data().scientists.iter();
            let found = all.position(|of| Some(&of.id) == data.scientist.as_ref());
            let name = found.map_or("", |id| scientist(speaker, state, ScientistId(id as u8)));
            t!(speaker, "solo-line-scientist", scientist = name)
        }
        "side" => {
            let side = data.side.map(|side| on_side(speaker, side));
            t!(speaker, "solo-line-side", side = side.unwrap_or_default())
        }
        _ => t!(speaker, "solo-line-lead", points(count)),
    }
}

/// The picture of a line of a Solo Goal.
fn picture_of(data: &SoloGoalData, line: &SoloLine) -> Picture {
    let building = |kind| art::building(kind).into();
    match line.name {
        "level" => Icon::Planet.into(),
        "contracts" | "each_kind" | "contract_ids" => art::CONTRACT.into(),
        "private_goal" => art::GOAL.into(),
        "tech_level" | "tech" => Icon::Tech.into(),
        "research" => art::RESEARCH.into(),
        "shelters" => building(Building::Shelter),
        "mines" => building(Building::Mine),
        "advanced" | "advanced_of" => art::MARKER.into(),
        "complex_of" => building(
            data.complex_of
                .keys()
                .next()
                .copied()
                .unwrap_or(Building::Mine),
        ),
        "storage" => art::good(data.storage.keys().next().copied().unwrap_or(Good::Plant)).into(),
        "scientist" => art::SCIENTIST.into(),
        "side" => art::SHUTTLE.into(),
        _ => Icon::Trophy.into(),
    }
}

/// What a line says of itself: its words, and whether it is met.
fn said(speaker: &impl Speaks, line: &SoloLine, words: &str) -> String {
    if line.name == "lead" {
        let (lead, count) = (line.have >= 0, points(speaker, line.have.abs()));
        return match lead {
            true => t!(speaker, "solo-lead-ahead", line = words, count),
            false => t!(speaker, "solo-lead-behind", line = words, count),
        };
    }
    let met = match line.is_met() {
        true => t!(speaker, "solo-met"),
        false => t!(speaker, "solo-not-met"),
    };
    let have = whole(line.have);
    t!(speaker, "solo-line", line = words, have, met)
}

/// The lines of the Solo Goal for the results.
pub fn told_lines(speaker: &impl Speaks, state: &State) -> Vec<String> {
    let lines = lines(speaker, state).into_iter();
    lines
        .map(|(line, words, _)| said(speaker, &line, &words))
        .collect()
}

/// Who has won a solo game.
pub fn verdict(speaker: &impl Speaks, state: &State) -> Option<String> {
    let id = state.solo.as_ref()?.goal;
    let goal = goal(speaker, state.components.solo_goal(id));
    Some(match state.is_solo_won()? {
        true => t!(speaker, "solo-won", goal),
        false => t!(speaker, "solo-lost", goal),
    })
}

/// What the Solo Goal of a game asks for.
pub fn goal_about(speaker: &impl Speaks, state: &State) -> String {
    let lines = lines(speaker, state).into_iter();
    let words: Vec<String> = lines.map(|(_, words, _)| words).collect();
    words.join(" · ")
}

/// Draws the lines of the Solo Goal, each with its picture, and a tick if it is met.
pub(crate) fn goal_ui(ui: &Ui, scene: &mut Scene<'_>, room: Rect) {
    let lines = lines(ui, scene.state());
    let count = lines.len().max(8);
    for (index, (of, words, picture)) in lines.into_iter().enumerate() {
        let rect = line(room, index, count).shrink2(vec2(0.0, 1.0));
        let light = match of.is_met() {
            true => palette::LAMP,
            false => palette::EDGE,
        };
        scene.canvas.rect(rect, 5, palette::PANEL);
        scene.canvas.border(rect, 5, Stroke::new(1.0, light));
        let edge = (0.8 * rect.height()).min(0.42 * rect.width());
        let at = pos2(rect.left() + 0.26 * rect.width(), rect.center().y);
        scene.canvas.picture_at(picture, at, edge, Color32::WHITE);
        let at = pos2(rect.left() + 0.72 * rect.width(), rect.center().y);
        let font = number(scene.layout.font(14.0).min(0.36 * rect.width()));
        match of.is_met() {
            true => scene.canvas.picture_at(Icon::Check, at, edge, light),
            false if of.name == "lead" => {
                scene.canvas.label(at, whole(of.have), font, palette::WORDS)
            }
            false => {
                let words = format!("{}/{}", of.have, of.need);
                scene.canvas.label(at, words, font, palette::WORDS);
            }
        }
        let id = ui.scope_id().with(("line of the solo goal", index));
        let response = ui.interact(rect, id, Sense::hover());
        let about = About {
            name: &|ui| said(ui, &of, &words),
            help: &|ui| t!(ui, "solo-goal-help"),
            rule: "11.17",
        };
        about.tell(ui, response);
    }
}

/// What a card of Lacerda says, in words.
fn card(speaker: &impl Speaks, state: &State, id: SoloCardId) -> String {
    let of = state.components.solo_card(id);
    let (orbit, colony) = match of.action {
        1 => (MainAction::ObtainBlueprint, MainAction::Construct),
        2 => (MainAction::LearnTech, MainAction::Upgrade),
        _ => (MainAction::ResearchDevelopment, MainAction::Hire),
    };
    t!(
        speaker,
        "solo-card",
        orbit = main_action(speaker, orbit),
        colony = main_action(speaker, colony),
        mission = of.mission.name(),
        travels = if of.travel { "yes" } else { "no" }
    )
}

/// Lacerda’s pointer, deck and last card, in words.
pub fn lacerda_about(speaker: &impl Speaks, state: &State) -> Option<String> {
    let solo = state.solo.as_ref()?;
    let pointer = t!(speaker, "solo-pointer", building(solo.pointer));
    let deck = t!(speaker, "solo-deck", count = solo.deck.len());
    let last = solo.discards.last().map(|id| card(speaker, state, *id));
    let parts: Vec<String> = [pointer, deck].into_iter().chain(last).collect();
    Some(parts.join(" · "))
}

/// Draws Lacerda’s pointer, deck and last card into his part of the strip, from `left` on.
pub(crate) fn lacerda_ui(canvas: &mut Canvas, state: &State, rect: Rect, edge: f32) {
    let Some(solo) = &state.solo else {
        return;
    };
    let font = number((0.95 * edge).max(13.0));
    let mut at = rect.left_center() + vec2(0.5 * edge, 0.0);
    let kind = solo.pointer;
    let ground = Rect::from_center_size(at, vec2(1.2, 1.2) * edge);
    canvas.rect(ground, 3, palette::building(kind));
    canvas.picture_at(art::building(kind), at, edge, Color32::WHITE);
    at.x += 1.7 * edge;
    canvas.art(art::CONTRACT, at, edge);
    let left = at + vec2(1.05 * edge, 0.0);
    canvas.label(left, solo.deck.len(), font.clone(), palette::WORDS);
    if let Some(id) = solo.discards.last() {
        let of = state.components.solo_card(*id);
        let sign = if of.travel { "" } else { " ✗" };
        let words = format!("{}{}{sign}", of.mission.name(), of.action);
        at.x += 3.4 * edge;
        canvas.label(at, words, font, palette::LAMP);
    }
}
