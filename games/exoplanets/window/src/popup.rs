//! What can be done with the planet or tile that was clicked: beside it, with what each choice would bring.

use crate::desk::{Desk, Pick, Scene, Spot};
use crate::preview::{consequence, preview};
use crate::{t, words};
use egui::{Align2, Pos2, Rect, Ui, vec2};
use exoplanets::{Choice, PlanetId, Question, Resources, TileId};
use kit::frame::{ListLine, lines_ui, list_beside};
use kit::text::{Speaks as _, capitalised};

/// A line of the list: a choice, or the way to choose a planet first.
type Line = ListLine<Deed>;

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
            let rect = scene.spots.rect_of(Spot::Planet(planet))?;
            let title = capitalised(&words::planet(ui, scene.state(), planet));
            (title, of_planet(ui, scene, planet), beside(scene, rect))
        }
        Pick::Tile(tile) => {
            let rect = scene.spots.rect_of(Spot::Tile(tile))?;
            let title = words::tile(ui, scene.state(), tile);
            let above = (rect.center_top() - vec2(0.0, 4.0), Align2::CENTER_BOTTOM);
            (title, of_tile(ui, scene, tile), above)
        }
        _ => return None,
    };
    let fresh = std::mem::take(&mut desk.fresh);
    let chosen = list_beside(ui.ctx(), "what can be done", anchor, |ui| {
        lines_ui(ui, &title, lines, fresh)
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

fn line(ui: &Ui, scene: &Scene<'_>, words: String, deed: Deed) -> Line {
    let (refused, brings) = match deed {
        Deed::Choose(choice) => match scene.refusal(ui, choice) {
            None => (None, preview(&ui.language(), scene.at, choice)),
            refused => (refused, None),
        },
        Deed::Aim(tile) => {
            let brings = consequence(&ui.language(), scene.state(), tile);
            (None, Some(brings))
        }
    };
    Line {
        words,
        name: None,
        refused,
        brings,
        is_hinted: false,
        deed,
    }
}

/// Life and species on a planet, a line for each payment.
fn of_planet(ui: &Ui, scene: &Scene<'_>, planet: PlanetId) -> Vec<Line> {
    let line = |choice: Choice, words: String| line(ui, scene, words, Deed::Choose(choice));
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
    let line = |choice: Choice, words: String| line(ui, scene, words, Deed::Choose(choice));
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
                _ => self::line(ui, scene, t!(ui, "board-act-effect-on"), Deed::Aim(tile)),
            };
            vec![
                line(Choice::Claim(tile), t!(ui, "board-act-claim", ep)),
                effect,
            ]
        }
    }
}
