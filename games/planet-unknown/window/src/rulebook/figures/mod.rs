//! The pictures of the rule book, painted by the widgets of the game.
//!
//! A picture is a small scene: a board, a seat or a station created by the rules, shown by the same widget as in the
//! game, so that it looks the same and is never out of date. A new picture takes a line in [`Figure::named`], or, if it
//! shows boards, a row in `assets/art/boards.ron`, and a line in the text of both languages: `![caption](figure:name)`.

mod boards;
mod first_times;
mod pieces;

use egui::{
    Align, Label, Layout, Rect, Response, Role, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use self::boards::Boards;
use crate::text::describe::world_key;
use kit::theme::{body, rich, tokens};
use rules::{CorporationId, PlanetId};

/// The edge of a symbol, in points.
const EDGE: f32 = 42.0;

/// The size of a picture of something that is explained once, in points.
const FIRST: (f32, f32) = (272.0, 96.0);

/// A picture of the rule book.
#[derive(Debug, Clone, Copy)]
pub(super) struct Figure {
    scene: Scene,
    /// The ideal size, in points. If there is less room, the picture is narrower.
    size: Vec2,
    /// Whether a narrower picture is lower as well.
    scales: bool,
}

/// The subject of a [`Figure`].
#[derive(Debug, Clone, Copy)]
enum Scene {
    Painted(fn(&mut Ui, Rect)),
    Boards(&'static Boards),
    Planet(PlanetId),
    Corporation(CorporationId),
}

impl Figure {
    /// Returns the picture of this name, if there is one.
    pub(super) fn named(name: &str) -> Option<Self> {
        if let Some(key) = name.strip_prefix("planet/") {
            let planet = PlanetId::ALL
                .into_iter()
                .find(|planet| world_key(planet.name()) == key)?;
            return Some(Self {
                scene: Scene::Planet(planet),
                size: Vec2::splat(280.0),
                scales: true,
            });
        }
        if let Some(key) = name.strip_prefix("corporation/") {
            let corporation = CorporationId::ALL
                .into_iter()
                .find(|id| world_key(id.name()) == key)?;
            return Some(Self {
                scene: Scene::Corporation(corporation),
                size: vec2(660.0, 330.0),
                scales: false,
            });
        }
        if let Some(boards) = boards::named(name) {
            return Some(Self {
                scene: Scene::Boards(boards),
                size: boards.size.into(),
                scales: true,
            });
        }
        let (scene, (x, y), scales): (fn(&mut Ui, Rect), _, _) = match name {
            "station" => (pieces::station, (320.0, 320.0), true),
            "terrains" => (pieces::terrains, (640.0, 70.0), false),
            "tile" => (pieces::tiles, (320.0, 150.0), true),
            "tracks" => (pieces::tracks, (660.0, 340.0), false),
            "benefits" => (pieces::benefits, (740.0, 94.0), false),
            "civ-cards" => (pieces::civ_cards, (420.0, 264.0), false),
            "events" => (pieces::event_cards, (660.0, 256.0), false),
            "objective" => (pieces::objective, (420.0, 64.0), false),
            "private-objective" => (pieces::private_objective, (420.0, 100.0), false),
            "first-boost" => (first_times::boost, FIRST, true),
            "first-card" => (first_times::civ_milestones, FIRST, true),
            "first-tech" => (first_times::tech_milestones, FIRST, true),
            "first-event" => (first_times::event_card, FIRST, true),
            "first-command" => (first_times::station, (272.0, 136.0), true),
            _ => return None,
        };
        Some(Self {
            scene: Scene::Painted(scene),
            size: vec2(x, y),
            scales,
        })
    }

    /// Its size in points at a given available width.
    fn size_in(self, width: f32) -> Vec2 {
        let share = (width / self.size.x).min(1.0);
        match (self.scales, self.scene) {
            (true, _) => (self.size * share).floor(),
            (false, Scene::Painted(_)) if share < 1.0 => {
                vec2(width, pieces::height_in(self.size, width))
            }
            (false, _) => vec2(self.size.x * share, self.size.y),
        }
    }

    /// Returns whether it needs a caption: it does not if the heading above says the same.
    const fn needs_caption(self) -> bool {
        matches!(self.scene, Scene::Painted(_) | Scene::Boards(_))
    }

    fn paint(self, ui: &mut Ui, rect: Rect) {
        match self.scene {
            Scene::Painted(paint) => paint(ui, rect),
            Scene::Boards(boards) => boards.paint(ui, rect),
            Scene::Planet(planet) => boards::planet(ui, rect, planet),
            Scene::Corporation(corporation) => pieces::corporation(ui, rect, corporation),
        }
    }
}

/// Draws the picture of this name above its caption, which is also its accessible name.
pub(super) fn figure_ui(ui: &mut Ui, name: &str, caption: &str) {
    let Some(figure) = Figure::named(name) else {
        return;
    };
    let response = picture_ui(ui, name, figure);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, caption));
    if !figure.needs_caption() {
        return;
    }
    let width = ui.available_width();
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.set_max_width(width);
        let caption = rich(caption, body(tokens().text.small), tokens().color.text_dim);
        ui.add(Label::new(caption).wrap());
    });
}

/// Draws the small picture that goes with something that is explained when it happens for the first time. It has no
/// accessible name: the text below it says what it shows. Nothing is drawn for a `name` without a picture.
pub fn first_time_ui(ui: &mut Ui, name: &str) {
    if let Some(figure) = Figure::named(name).filter(|_| name.starts_with("first-")) {
        picture_ui(ui, name, figure);
    }
}

fn picture_ui(ui: &mut Ui, name: &str, figure: Figure) -> Response {
    let width = ui.available_width();
    let size = figure.size_in(width);
    let (row, response) = ui.allocate_exact_size(vec2(width, size.y), Sense::hover());
    if ui.is_rect_visible(row) {
        let rect = Rect::from_center_size(row.center(), size);
        let mut inner = ui.new_child(UiBuilder::new().id_salt(("figure", name)).max_rect(rect));
        // It takes no input, but does not look disabled.
        inner.visuals_mut().disabled_alpha = 1.0;
        inner.disable();
        figure.paint(&mut inner, rect);
    }
    response
}

#[cfg(test)]
mod tests {
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::super::book::{Kind, book};
    use super::*;
    use crate::text::Language;
    use kit::theme;
    use play::guide::first_times;

    fn figures(language: Language) -> Vec<(String, String)> {
        let blocks = book(language)
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
                    Figure::named(&name).is_some(),
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
                    figure_ui(ui, name, caption);
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
            let is_known = name.starts_with("first-") && Figure::named(name).is_some();
            assert!(is_known, "{name} has no picture");
        }
    }
}
