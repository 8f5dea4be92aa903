//! The pictures of the rule book, painted by the widgets of the game.
//!
//! A picture is a small scene: a board, a seat or a station created by the rules, shown by the same widget as in the
//! game, so that it looks the same and is never out of date. A new picture takes a line in [`named`], or, if it
//! shows boards, a row in `assets/art/boards.ron`, and a line in the text of both languages: `![caption](figure:name)`.

mod boards;
mod first_times;
mod pieces;

use egui::{Rect, Ui, Vec2, vec2};

use self::first_times::milestones;
use crate::text::describe::world_key;
use kit::rulebook::Figure;
use rules::{Benefit, CorporationId, PlanetId};

/// The edge of a symbol, in points.
const EDGE: f32 = 42.0;

/// The size of a picture of something that is explained once, in points.
const FIRST: (f32, f32) = (272.0, 96.0);

/// Returns the picture of this name, if there is one.
pub(super) fn named(name: &str) -> Option<Figure> {
    if let Some(key) = name.strip_prefix("planet/") {
        let mut planets = PlanetId::ALL.into_iter();
        let planet = planets.find(|planet| world_key(planet.name()) == key)?;
        let paint = move |ui: &mut Ui, rect| boards::planet(ui, rect, planet);
        return Some(Figure::new(Vec2::splat(280.0), paint).without_caption());
    }
    if let Some(key) = name.strip_prefix("corporation/") {
        let mut corporations = CorporationId::ALL.into_iter();
        let corporation = corporations.find(|id| world_key(id.name()) == key)?;
        let paint = move |ui: &mut Ui, rect| pieces::corporation(ui, rect, corporation);
        let figure = Figure::new(vec2(660.0, 330.0), paint).without_caption();
        return Some(figure.with_height(|size, _| size.y));
    }
    if let Some(boards) = boards::named(name) {
        let paint = |ui: &mut Ui, rect| boards.paint(ui, rect);
        return Some(Figure::new(boards.size.into(), paint));
    }
    let scaling = |(x, y), paint: fn(&mut Ui, Rect)| Figure::new(vec2(x, y), paint);
    let flowing = |size, paint| scaling(size, paint).with_height(pieces::height_in);
    Some(match name {
        "station" => scaling((320.0, 320.0), pieces::station),
        "terrains" => flowing((640.0, 70.0), pieces::terrains),
        "tile" => scaling((320.0, 150.0), pieces::tiles),
        "tracks" => flowing((660.0, 340.0), pieces::tracks),
        "benefits" => flowing((740.0, 94.0), pieces::benefits),
        "civ-cards" => flowing((420.0, 264.0), pieces::civ_cards),
        "events" => flowing((660.0, 256.0), pieces::event_cards),
        "objective" => flowing((420.0, 64.0), pieces::objective),
        "private-objective" => flowing((420.0, 100.0), pieces::private_objective),
        "first-boost" => scaling(FIRST, first_times::boost),
        "first-card" => scaling(FIRST, |ui, rect| {
            milestones(ui, rect, Benefit::CivMilestone)
        }),
        "first-tech" => scaling(FIRST, |ui, rect| {
            milestones(ui, rect, Benefit::TechMilestone)
        }),
        "first-event" => scaling(FIRST, first_times::event_card),
        "first-command" => scaling((272.0, 136.0), first_times::station),
        _ => return None,
    })
}

/// Draws the small picture that goes with something that is explained when it happens for the first time. It has no
/// accessible name: the text below it says what it shows. Nothing is drawn for a `name` without a picture.
pub fn first_time_ui(ui: &mut Ui, name: &str) {
    if let Some(figure) = named(name).filter(|_| name.starts_with("first-")) {
        figure.ui(ui);
    }
}

#[cfg(test)]
mod tests {
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::super::RULEBOOK;
    use super::*;
    use crate::text::Language;
    use kit::rulebook::Kind;
    use kit::theme;
    use play::guide::first_times;

    fn figures(language: Language) -> Vec<(String, String)> {
        let blocks = RULEBOOK
            .book(language)
            .chapters()
            .iter()
            .flat_map(|chapter| &chapter.blocks);
        let figures = blocks.filter_map(|block| match &block.kind {
            Kind::Figure(name) => Some((name.clone(), block.text.plain())),
            _ => None,
        });
        figures.collect()
    }

    #[test]
    fn every_picture_of_the_books_exists_and_says_what_it_shows() {
        for language in Language::ALL {
            let figures = figures(language);
            assert!(figures.len() >= 12);
            for (name, caption) in figures {
                assert!(
                    named(&name).is_some(),
                    "{language:?}: there is no picture {name}"
                );
                assert!(!caption.is_empty(), "{language:?}: {name} says nothing");
            }
        }
    }

    #[test]
    fn every_picture_can_be_painted_in_any_room() {
        // One planet is enough: all are painted in the same way, and painting takes long.
        let is_one = |name: &str| !name.starts_with("planet/") || name == "planet/gaia";
        let figures: Vec<_> = figures(Language::English)
            .into_iter()
            .filter(|(name, _)| is_one(name))
            .collect();
        for width in [240.0, 700.0] {
            let builder = Harness::builder()
                .with_size(vec2(width, 14_000.0))
                .with_context_setup(theme::install);
            let mut harness = builder.build_ui(|ui| {
                for (name, caption) in &figures {
                    named(name).unwrap().captioned_ui(ui, caption);
                }
            });
            harness.run_steps(2);
            for (name, caption) in &figures {
                let picture = harness.get_all_by_label(caption).next().unwrap();
                assert!(
                    picture.rect().width() <= width && picture.rect().bottom() < 14_000.0,
                    "{name}"
                );
            }
        }
    }

    #[test]
    fn everything_that_is_explained_once_has_a_picture() {
        for step in first_times() {
            let name = &step.name;
            let is_known = name.starts_with("first-") && named(name).is_some();
            assert!(is_known, "{name} has no picture");
        }
    }
}
