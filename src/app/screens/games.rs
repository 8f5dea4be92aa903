//! The list of all games: those in progress, and finished ones.

use egui::{RichText, Ui};

use super::Screen;
use super::page::page;
use crate::app::files::Wish;
use crate::app::text::describe;
use crate::app::theme::{Icon, heading, tokens};
use crate::app::widgets::{Button, dim};
use crate::app::{Command, Cx};
use crate::t;
use crate::table::library::Entry;

/// The page of the library's games, which opens a game or its results.
#[derive(Debug, Default)]
pub struct GamesPage {
    entries: Vec<Entry>,
}

impl Screen for GamesPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "games-title");
        page(ui, cx, &title, |ui, cx| {
            dim(ui, t!(ui, "games-hint"));
            let is_damaged = |entry: &Entry| entry.summary.is_err();
            let is_over = |entry: &Entry| !is_damaged(entry) && entry.in_progress().is_none();
            self.section_ui(ui, cx, &t!(ui, "games-damaged"), is_damaged);
            self.section_ui(ui, cx, &t!(ui, "games-in-progress"), |entry| {
                entry.in_progress().is_some()
            });
            self.section_ui(ui, cx, &t!(ui, "games-over"), is_over);
        });
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        self.entries = cx.library.entries();
    }
}

impl GamesPage {
    /// Draws the games of one kind below their heading, if there are any.
    fn section_ui(
        &self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        title: &str,
        belongs: impl Fn(&Entry) -> bool,
    ) {
        let mut entries = self
            .entries
            .iter()
            .filter(|entry| belongs(entry))
            .peekable();
        if entries.peek().is_none() {
            return;
        }
        ui.add_space(tokens().space.l);
        ui.label(RichText::new(title).font(heading(tokens().text.section)));
        for entry in entries {
            if entry_ui(ui, entry) {
                cx.push(Command::Open(Wish::Kept(entry.id)));
            }
        }
    }
}

/// Draws a game of the library as a button. Returns whether it was clicked.
pub(super) fn entry_ui(ui: &mut Ui, entry: &Entry) -> bool {
    let (label, icon) = match &entry.summary {
        Ok(game) => {
            let (players, place) = (describe::players_of(game), describe::place(ui, game));
            (format!("{players}\n{place}"), Icon::Play)
        }
        Err(error) => {
            let reason = describe::fault(ui, &error.fault);
            (
                format!("{}\n{reason}", t!(ui, "games-unreadable")),
                Icon::Warning,
            )
        }
    };
    ui.add(Button::new(label).icon(icon).wide()).clicked()
}
