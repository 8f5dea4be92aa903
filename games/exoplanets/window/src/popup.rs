//! What can be done with the planet or tile that was clicked: beside it, with what each choice would bring.

use crate::desk::{Desk, Pick, Scene, Spot};
use crate::preview::{consequence, preview};
use crate::{t, words};
use egui::{Align2, Pos2, Rect, Ui, vec2};
use exoplanets::{Choice, PlanetId, Question, Resources, TileId};
use kit::frame::list_beside;
use kit::text::{Speaks as _, capitalised};
use kit::theme::{rich, strong, tokens};
use kit::widgets::{Button, dim, numbered_in_list};

/// A line of the list: a choice in words, or the way to choose a planet first.
struct Line {
    words: String,
    deed: Deed,
}

#[derive(Clone, Copy)]
enum Deed {
    Choose(Choice),
    Aim(TileId),
}

/// Lists what can be done with what was clicked. Returns what the player chooses.
pub(crate) fn popup_ui(ui: &Ui, desk: &mut Desk, scene: &Scene<'_>) -> Option<Choice> {
    let pick = desk.pick.filter(|_| !desk.drags && scene.at.acts)?;
    let (title, lines, anchor) = match pick {
        Pick::Planet(planet) => {
            let rect = scene.rect_of(Spot::Planet(planet))?;
            let title = capitalised(&words::planet(ui, scene.state(), planet));
            (title, of_planet(ui, scene, planet), beside(scene, rect))
        }
        Pick::Tile(tile) => {
            let rect = scene.rect_of(Spot::Tile(tile))?;
            let title = words::tile(ui, scene.state(), tile);
            let above = (rect.center_top() - vec2(0.0, 4.0), Align2::CENTER_BOTTOM);
            (title, of_tile(ui, scene, tile), above)
        }
        _ => return None,
    };
    let fresh = std::mem::take(&mut desk.fresh);
    let chosen = list_beside(ui.ctx(), "what can be done", anchor, |ui| {
        lines_ui(ui, scene, (&title, lines), fresh)
    });
    match chosen? {
        Deed::Choose(choice) => {
            desk.pick = None;
            Some(choice)
        }
        Deed::Aim(tile) => {
            desk.pick = Some(Pick::Effect(tile));
            None
        }
    }
}

/// The corner of the list beside a planet, and which of its corners that is.
fn beside(scene: &Scene<'_>, planet: Rect) -> (Pos2, Align2) {
    match planet.center().x < scene.layout.system.center().x {
        true => (planet.right_top() + vec2(2.0, 0.0), Align2::LEFT_TOP),
        false => (planet.left_top() - vec2(2.0, 0.0), Align2::RIGHT_TOP),
    }
}

fn lines_ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    (title, lines): (&str, Vec<Line>),
    fresh: bool,
) -> Option<Deed> {
    ui.set_max_width(360.0);
    let color = tokens().color.text;
    ui.label(rich(title, strong(tokens().text.body), color));
    let by_keys = fresh && ui.memory(|memory| memory.focused().is_some());
    let (mut done, mut number, mut focused) = (None, 0, false);
    let mut said = None;
    for Line { words, deed } in lines {
        let refused = match deed {
            Deed::Choose(choice) => scene.refusal(ui, choice),
            Deed::Aim(_) => None,
        };
        let is_possible = refused.is_none();
        let reason = refused.clone();
        let button = Button::new(words).refused(refused).wide();
        let (response, pressed) = match is_possible {
            true => {
                number += 1;
                numbered_in_list(ui, button, number)
            }
            false => (ui.add(button), false),
        };
        if is_possible && by_keys && !std::mem::replace(&mut focused, true) {
            response.request_focus();
        }
        if pressed {
            done = Some(deed);
        }
        let brings = match deed {
            Deed::Choose(choice) if is_possible => preview(&ui.language(), scene.at, choice),
            Deed::Choose(_) => reason,
            Deed::Aim(tile) => Some(consequence(&ui.language(), scene.state(), tile)),
        };
        // Ways to pay for the same bring the same: it is said once.
        if let Some(brings) = brings.filter(|words| !words.is_empty()) {
            if said.as_ref() != Some(&brings) {
                dim(ui, &brings);
            }
            said = Some(brings);
        }
    }
    done
}

/// Life and species on a planet, a line for each payment.
fn of_planet(ui: &Ui, scene: &Scene<'_>, planet: PlanetId) -> Vec<Line> {
    let line = |choice: Choice, words: String| Line {
        words,
        deed: Deed::Choose(choice),
    };
    let (mut life, mut species) = (Vec::new(), Vec::new());
    for choice in &scene.legal {
        match *choice {
            Choice::Develop { planet: there, pay } if there == planet => {
                let pay = words::resources(&ui, pay);
                life.push(line(*choice, t!(ui, "board-act-develop", pay)));
            }
            Choice::Species { planet: there, pay } if there == planet => {
                let pay = words::resources(&ui, pay);
                species.push(line(*choice, t!(ui, "board-act-species", pay)));
            }
            _ => {}
        }
    }
    let pay = Resources::NONE;
    if life.is_empty() {
        life.push(line(
            Choice::Develop { planet, pay },
            t!(ui, "board-act-develop-none"),
        ));
    }
    if species.is_empty() {
        species.push(line(
            Choice::Species { planet, pay },
            t!(ui, "board-act-species-none"),
        ));
    }
    life.extend(species);
    life
}

/// What a tile can be used for now.
fn of_tile(ui: &Ui, scene: &Scene<'_>, tile: TileId) -> Vec<Line> {
    let line = |choice: Choice, words: String| Line {
        words,
        deed: Deed::Choose(choice),
    };
    let components = &scene.state().components;
    match scene.question() {
        Some(Question::Keep) => vec![line(Choice::Remove(tile), t!(ui, "board-act-remove"))],
        Some(Question::Discard) => vec![line(Choice::Discard(tile), t!(ui, "board-act-discard"))],
        _ => {
            let ep = components.goal(tile).ep;
            let targets = scene.legal.iter().filter(|choice| {
                matches!(choice, Choice::Play { tile: it, target: Some(_) } if *it == tile)
            });
            let effect = match targets.count() {
                // Where there is none, the reason is told.
                0 => line(
                    Choice::Play { tile, target: None },
                    t!(ui, "board-act-effect"),
                ),
                _ => Line {
                    words: t!(ui, "board-act-effect-on"),
                    deed: Deed::Aim(tile),
                },
            };
            vec![
                line(Choice::Claim(tile), t!(ui, "board-act-claim", ep)),
                effect,
            ]
        }
    }
}
