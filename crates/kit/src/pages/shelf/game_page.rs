//! The page of one game of the shelf: what it is, and the ways into it.

use egui::Ui;
use table::{Kind, library::Entry};

use super::facts_ui;
use super::picture::Picture;
use crate::files::{BoardGame, GameBox, game_place, players_of};
use crate::pages::GamesPage;
use crate::rulebook::Reader;
use crate::screen::{Command, Cx, Screen, Wish, page};
use crate::t;
use crate::text::Speaks as _;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, dim, inset, panel};

/// The width of the buttons.
const MENU: f32 = 340.0;

/// The page of a game.
pub struct GamePage {
    game: &'static dyn BoardGame,
    on_shelf: &'static GameBox,
    picture: Picture,
    /// The game in progress that was played last.
    continued: Option<Entry>,
    /// Whether one was ever begun.
    has_games: bool,
}

impl GamePage {
    /// The page of a game, if it stands on the shelf.
    pub fn of(kind: Kind) -> Option<Self> {
        let mut boxes = super::boxes();
        let (game, on_shelf) = boxes.find(|(game, _)| game.kind().format == kind.format)?;
        Some(Self::new(game, on_shelf))
    }

    /// The page of a game with its box.
    pub(super) fn new(game: &'static dyn BoardGame, on_shelf: &'static GameBox) -> Self {
        Self {
            game,
            on_shelf,
            picture: Picture::default(),
            continued: None,
            has_games: false,
        }
    }

    /// Draws the ways into the game.
    fn menu_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if let Some(entry) = &self.continued
            && let Some(summary) = entry.in_progress()
        {
            let (label, players) = (t!(ui, "shelf-continue"), players_of(summary));
            let place = game_place(ui, summary);
            let button = Button::new(label.clone()).icon(Icon::Play).primary();
            let name = format!("{label}: {players}. {place}");
            if ui.add(button.name(name).wide().large()).clicked() {
                cx.push(Command::Open(Wish::Kept(entry.id)));
            }
            dim(ui, format!("{place} · {players}"));
        }
        let wizard = Button::new(t!(ui, "wizard-title")).icon(Icon::Rocket);
        let wizard = match self.continued {
            None => wizard.primary(),
            Some(_) => wizard,
        };
        if ui.add(wizard.wide().large()).clicked() {
            (self.on_shelf.begin)(cx);
        }
        let lesson = Button::new((self.on_shelf.lesson)(ui.language())).icon(Icon::Hint);
        if ui.add(lesson.wide().large()).clicked() {
            (self.on_shelf.learn)(cx);
        }
        let rules = Button::new(t!(ui, "rules-title")).icon(Icon::Rules);
        if ui.add(rules.wide().large()).clicked() {
            cx.show(Reader::new(self.game.rulebook()));
        }
        if self.has_games {
            let games = Button::new(t!(ui, "games-title")).icon(Icon::Cards);
            if ui.add(games.wide().large()).clicked() {
                cx.show(GamesPage::default());
            }
        }
    }
}

impl Screen for GamePage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        page(ui, cx, self.game.kind().title, |ui, cx| {
            let language = ui.language();
            let room = ui.available_width();
            let on_shelf = self.on_shelf;
            let words = |ui: &mut Ui| {
                facts_ui(ui, on_shelf);
                ui.add_space(tokens().space.xs);
                ui.label((on_shelf.about)(language));
                ui.add_space(tokens().space.s);
                inset().show(ui, |ui| dim(ui, (on_shelf.notice)(language)));
                ui.add_space(tokens().space.m);
            };
            if room < 2.0 * MENU {
                self.menu_ui(ui, cx);
                ui.add_space(tokens().space.m);
                self.picture.ui(ui, on_shelf.picture, room.min(MENU));
                words(ui);
                return;
            }
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(MENU);
                    self.menu_ui(ui, cx);
                });
                ui.add_space(tokens().space.l);
                panel().show(ui, |ui| {
                    ui.vertical(|ui| {
                        let width = ui.available_width();
                        self.picture.ui(ui, on_shelf.picture, width);
                        ui.add_space(tokens().space.xs);
                        words(ui);
                    });
                });
            });
        });
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        let kind = self.game.kind();
        let mut entries = cx.library.entries();
        entries.retain(|entry| entry.kind == Some(kind));
        self.has_games = !entries.is_empty();
        let mut entries = entries.into_iter();
        self.continued = entries.find(|entry| entry.in_progress().is_some());
    }

    fn game(&self) -> Option<Kind> {
        Some(self.game.kind())
    }
}
