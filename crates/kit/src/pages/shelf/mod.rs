//! The shelf: the games of the program besides that of the start screen, each with its picture.

mod game_page;
mod picture;

pub use game_page::GamePage;

use std::collections::BTreeMap;

use egui::{Frame, Response, RichText, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo};

use self::picture::Picture;
use crate::files::{BoardGame, GameBox, all};
use crate::screen::{Cx, Screen, page};
use crate::t;
use crate::text::Speaks;
use crate::theme::{Icon, heading, tokens};
use crate::widgets::{dim, full_width};

/// The width of a picture beside its words, at most.
const PICTURE: f32 = 288.0;

/// The page of the shelf. A game that is chosen shows a [page](GamePage) of its own.
#[derive(Default)]
pub struct ShelfPage {
    /// The pictures of the games by their titles, drawn when they are first shown.
    pictures: BTreeMap<&'static str, Picture>,
}

impl ShelfPage {
    /// Whether there is a game on the shelf.
    pub fn has_games() -> bool {
        boxes().next().is_some()
    }
}

/// The games on the shelf with their boxes.
fn boxes() -> impl Iterator<Item = (&'static dyn BoardGame, &'static GameBox)> {
    let games = all().iter().copied();
    games.filter_map(|game| Some((game, game.on_shelf()?)))
}

impl Screen for ShelfPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "shelf-title");
        page(ui, cx, &title, |ui, cx| {
            for (game, on_shelf) in boxes() {
                let title = game.kind().title;
                let picture = self.pictures.entry(title).or_default();
                if box_ui(ui, title, on_shelf, picture).clicked() {
                    cx.show(GamePage::new(game, on_shelf));
                }
                ui.add_space(tokens().space.l);
            }
        });
    }
}

/// Draws a box as a button: its picture, with the words beside it.
fn box_ui(ui: &mut Ui, title: &str, on_shelf: &GameBox, picture: &mut Picture) -> Response {
    let name = format!("{title}: {}", facts(ui, on_shelf).join(", "));
    let shown = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        let color = &tokens().color;
        let (fill, border) = match ui.response() {
            held if held.is_pointer_button_down_on() => (color.pressed, color.accent),
            lit if lit.hovered() || lit.has_focus() => (color.hover, color.accent),
            _ => (color.raised, color.line),
        };
        let frame = Frame::new()
            .fill(fill)
            .stroke(Stroke::new(tokens().shape.border, border));
        let frame = frame.corner_radius(tokens().shape.radius_l);
        full_width(ui, frame.inner_margin(tokens().space.m), |ui| {
            let words = |ui: &mut Ui| {
                ui.label(RichText::new(title).font(heading(tokens().text.heading)));
                facts_ui(ui, on_shelf);
                ui.add_space(tokens().space.xs);
                ui.label((on_shelf.about)(ui.language()));
            };
            let width = PICTURE.min(0.4 * ui.available_width());
            ui.horizontal_top(|ui| {
                picture.ui(ui, on_shelf.picture, width);
                ui.add_space(tokens().space.s);
                ui.vertical(words);
            });
        });
    });
    let response = shown.response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response
}

/// How many can play, and for how long.
fn facts(speaker: &impl Speaks, on_shelf: &GameBox) -> [String; 2] {
    let (least, most) = on_shelf.players.clone().into_inner();
    let players = t!(speaker, "shelf-players", least, most);
    let (least, most) = on_shelf.minutes.clone().into_inner();
    [players, t!(speaker, "shelf-minutes", least, most)]
}

/// Draws how many can play, and for how long.
fn facts_ui(ui: &mut Ui, on_shelf: &GameBox) {
    let facts = facts(ui, on_shelf);
    ui.horizontal_wrapped(|ui| {
        for (icon, fact) in [Icon::Person, Icon::Clock].into_iter().zip(facts) {
            icon.ui(ui, tokens().shape.icon, tokens().color.accent);
            dim(ui, fact);
            ui.add_space(tokens().space.m);
        }
    });
}
