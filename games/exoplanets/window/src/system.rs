//! The system: planets and open places in four arms (exoplanets §14.2, §14.3).

use crate::desk::{Desk, Pick, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::palette::colour;
use crate::planet::Globe;
use crate::preview::preview;
use crate::{t, words};
use egui::Ui;
use exoplanets::{Arm, Choice, Cost, Place, Placed, Question};
use game::SeatId;
use kit::frame::At;
use kit::text::capitalised;
use kit::widgets::About;

/// Draws all places; the planets that a pick goes with, and the places for a birth, glow.
pub(crate) fn system_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    scene.spots.note(Spot::System, scene.layout.system);
    let state = scene.state();
    for arm in Arm::ALL {
        let row = &state.arms[arm.index()];
        for (placed, orbit) in row.planets.iter().zip(1..) {
            planet_ui(ui, desk, scene, Place { arm, orbit }, placed);
        }
        let born = row.planets.len() as u8;
        for further in 1..=row.face_down.len() as u8 {
            let place = Place {
                arm,
                orbit: born + further,
            };
            open_ui(ui, desk, scene, place, further == 1);
        }
    }
}

fn planet_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, place: Place, placed: &Placed) {
    let state = scene.state();
    let rect = scene.layout.place(place);
    let spot = Spot::Planet(placed.id);
    let kind = capitalised(words::planet_type(ui, state, state.kind(placed.id)));
    let setup = scene.at.setup;
    let colour = |seat: SeatId| colour(setup, seat);
    let globe = scene.brush.placed(rect, (state, placed), &colour, &kind);
    note(ui.ctx(), Anchor::Planet(placed.id), globe.center);
    let wanted = !scene.meant(desk.pick, spot).is_empty();
    let hinted = matches!(scene.at.hint,
        Some(Choice::Develop { planet, .. } | Choice::Species { planet, .. } | Choice::Play { target: Some(planet), .. })
            if planet == placed.id);
    if wanted || hinted {
        scene.brush.target(globe.center, globe.radius, scene.pulse);
    } else if desk.pick.is_none() && scene.is_payable(placed.id) {
        scene.brush.payable(&globe);
    }
    let (at, payable) = (scene.at, scene.is_payable(placed.id));
    let about = About {
        name: &|ui| capitalised(&words::planet(ui, state, placed.id)),
        help: &|ui| match payable {
            true => format!(
                "{} {}",
                planet_help(ui, at, placed),
                t!(ui, "board-planet-payable")
            ),
            false => planet_help(ui, at, placed),
        },
        rule: "5.2",
    };
    let response = scene.spot_ui(ui, desk, (spot, rect), about);
    let lit = kit::theme::motion::hover(ui, &response);
    let chosen = desk.pick == Some(Pick::Planet(placed.id));
    if lit > 0.0 || chosen {
        let strength = if chosen { 1.0 } else { 0.5 * lit };
        scene.brush.target(globe.center, globe.radius, strength);
    }
}

fn open_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, place: Place, is_next: bool) {
    let rect = scene.layout.place(place);
    scene.brush.open_place(rect, is_next);
    let is_birth = matches!(
        scene.question(),
        Some(Question::Source | Question::Planet | Question::Stack | Question::Arm)
    );
    let spot = if is_next {
        Spot::Open(place.arm)
    } else {
        Spot::System
    };
    let takes = is_next && !scene.meant(desk.pick, spot).is_empty();
    if is_next && is_birth {
        let radius = Globe::within(rect).radius;
        if takes {
            scene.brush.target(rect.center(), radius, scene.pulse);
        }
        if scene.at.hint == Some(Choice::Arm(place.arm)) {
            scene.brush.target(rect.center(), 1.15 * radius, 1.0);
        }
    }
    let birth = Choice::Arm(place.arm);
    let birth = scene.legal.contains(&birth).then_some(birth);
    let at = scene.at;
    let about = About {
        name: &|ui| t!(ui, "board-open", place: words::place(place)),
        help: &|ui| match (is_next, birth.and_then(|birth| preview(ui, at, birth))) {
            (true, None) => t!(ui, "board-open-next"),
            (true, Some(brings)) => {
                let now = t!(ui, "board-open-now", brings);
                format!("{} {now}", t!(ui, "board-open-next"))
            }
            (false, _) => t!(ui, "board-open-later"),
        },
        rule: "4.7",
    };
    if is_next {
        scene.spot_ui(ui, desk, (spot, rect), about);
    } else {
        let id = ui.scope_id().with(("open", place));
        let response = ui.interact(rect, id, egui::Sense::hover());
        about.tell(ui, response);
    }
}

/// Everything about a planet of the system in words, and the EP that it gives each player now (exoplanets §14.3).
fn planet_help(ui: &Ui, at: &At<'_, exoplanets::State>, placed: &Placed) -> String {
    let state = at.state();
    let mut parts = vec![printed(ui, state.card(placed.id), &state.cost(placed))];
    for (marker, count) in state.markers(placed) {
        for _ in 0..count {
            parts.push(format!("{}.", words::marker(ui, marker)));
        }
    }
    if let Some(tile) = placed.tile {
        parts.push(t!(ui, "board-planet-tile", effect: words::effect(state, tile)));
    }
    let living: Vec<String> = state
        .seat_ids()
        .filter_map(|seat| presence(ui, at, placed, seat))
        .collect();
    if living.is_empty() {
        parts.push(t!(ui, "board-planet-empty"));
    }
    parts.extend(living);
    parts.join(" ")
}

/// What is printed on a planet, with what markers make of its cost.
pub(crate) fn printed(ui: &Ui, card: &exoplanets::Planet, cost: &Cost) -> String {
    let items = words::items(&ui, &cost.items);
    let size = card.size();
    let words = t!(ui, "board-planet-help", cost = items, yields: words::item(card.yields), size);
    match cost.items.len() - cost.paid {
        0 => words,
        less => format!("{words} {}", t!(ui, "board-planet-less", less)),
    }
}

fn presence(
    ui: &Ui,
    at: &At<'_, exoplanets::State>,
    placed: &Placed,
    seat: SeatId,
) -> Option<String> {
    let ep = at.state().planet_score(seat, placed)?.ep;
    let name = at.name(seat);
    Some(match placed.species {
        Some(_) => t!(ui, "board-planet-species", name, ep),
        None => {
            let level = placed.level(seat);
            t!(ui, "board-planet-level", name, level, ep)
        }
    })
}
