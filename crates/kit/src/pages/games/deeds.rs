//! What can be done with a game of the list.

use egui::{Popup, PopupCloseBehavior, Ui};

use super::{GamesPage, name_of, read};
use crate::files::{of_kind, show_folder, words};
use crate::screen::{Command, Cx};
use crate::text::Speaks as _;
use crate::theme::Icon;
use crate::widgets::{Button, Tone, icon_button};
use crate::{phrases, t};
use table::library::Entry;

/// What the player wants of a game in the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    Replay,
    Analyse,
    SameDeal,
    Rename,
    Copy,
    Folder,
    Remove,
}

impl Deed {
    /// All of them.
    pub(super) const ALL: [Self; 7] = [
        Self::Replay,
        Self::Analyse,
        Self::SameDeal,
        Self::Rename,
        Self::Copy,
        Self::Folder,
        Self::Remove,
    ];
    /// Those with a button of their own.
    const SHOWN: [Self; 4] = [Self::Replay, Self::Analyse, Self::SameDeal, Self::Remove];
    /// Those in the menu of a game.
    const REST: [Self; 3] = [Self::Rename, Self::Copy, Self::Folder];

    /// Whether it can be done with this game.
    fn fits(self, entry: &Entry) -> bool {
        let game = entry.summary.as_ref().ok();
        match self {
            Self::Folder | Self::Remove => true,
            Self::Rename | Self::Copy => game.is_some(),
            Self::Replay | Self::SameDeal => game.is_some_and(|game| game.finished),
            Self::Analyse => game.is_some_and(|game| {
                game.finished && of_kind(game.kind).is_some_and(|game| game.analyses())
            }),
        }
    }

    const fn icon(self) -> Icon {
        match self {
            Self::Replay => Icon::Step,
            Self::Analyse => Icon::Chart,
            Self::SameDeal => Icon::Redo,
            Self::Rename => Icon::Edit,
            Self::Copy => Icon::Copy,
            Self::Folder => Icon::Open,
            Self::Remove => Icon::Trash,
        }
    }
}

phrases! {
    /// What a deed is called in the menu of a game.
    fn label(deed: Deed) = "games" {
        Replay => "games-replay-it",
        Analyse => "games-analyse-it",
        SameDeal => "games-deal-again",
        Rename => "games-rename-it",
        Copy => "games-copy-it",
        Folder => "games-folder-of-it",
        Remove => "games-remove-it",
    }

    /// What a deed is called with the players of the game.
    fn full_name(deed: Deed, name: String) = "games" {
        Replay => (name), Analyse => (name), SameDeal => (name), Rename => (name), Copy => (name), Folder => (name),
        Remove => (name),
    }
}

impl GamesPage {
    /// Does what the player wants of a game.
    pub(super) fn carry_out(&mut self, ui: &Ui, cx: &mut Cx<'_>, entry: &Entry, deed: Deed) {
        let mut look = || {
            let known = self.read.remove(&entry.id).flatten();
            known.or_else(|| read(entry))
        };
        match deed {
            Deed::Replay => {
                let replay = look().map(|game| game.replay());
                cx.commands.extend(replay.map(Command::Show));
            }
            Deed::Analyse => {
                let analysis = look().and_then(|game| game.analysis(cx.paths));
                cx.commands.extend(analysis.map(Command::Show));
            }
            Deed::SameDeal => {
                let deal = look().map(|game| game.deal_again(ui.language()));
                cx.commands.extend(deal);
            }
            Deed::Rename => {
                let title = entry.title.clone().unwrap_or_default();
                self.renaming = Some((entry.id, title));
            }
            Deed::Copy => self.copy(ui, cx, entry),
            Deed::Folder => {
                if let Some(folder) = entry.path.parent() {
                    show_folder(ui, cx, folder);
                }
            }
            Deed::Remove => self.remove(ui, cx, entry),
        }
    }

    fn remove(&mut self, ui: &Ui, cx: &mut Cx<'_>, entry: &Entry) {
        match cx.library.remove(entry.id) {
            Ok(true) => {
                self.entries.retain(|other| other.id != entry.id);
                self.removed = cx.library.removed();
            }
            Ok(false) => cx.notify(Tone::Warning, t!(ui, "games-in-use")),
            Err(error) => cx.notify(Tone::Failure, words::fault(ui, &error.fault)),
        }
    }

    fn copy(&mut self, ui: &Ui, cx: &mut Cx<'_>, entry: &Entry) {
        let Some(game) = read(entry) else {
            return;
        };
        match game.copy(cx.library) {
            Ok(()) => self.entries = cx.library.entries(),
            Err(error) => cx.notify(Tone::Failure, words::fault(ui, &error.fault)),
        }
    }
}

/// Draws the buttons for what can be done with a game.
pub(super) fn deeds_ui(ui: &mut Ui, entry: &Entry) -> Option<Deed> {
    let mut wanted = None;
    for deed in Deed::SHOWN.into_iter().filter(|deed| deed.fits(entry)) {
        let name = full_name(ui, deed, name_of(ui, entry));
        if icon_button(ui, deed.icon(), name).clicked() {
            wanted = Some(deed);
        }
    }
    menu_ui(ui, entry, &Deed::REST).or(wanted)
}

/// Draws a button that opens a menu with these deeds.
pub(super) fn menu_ui(ui: &mut Ui, entry: &Entry, deeds: &[Deed]) -> Option<Deed> {
    let name = t!(ui, "games-more", name = name_of(ui, entry));
    let button = icon_button(ui, Icon::Menu, name);
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
    let chosen = popup.show(|ui| {
        ui.set_width(320.0);
        let fitting = deeds.iter().copied().filter(|deed| deed.fits(entry));
        fitting
            .filter(|deed| {
                let name = full_name(ui, *deed, name_of(ui, entry));
                let button = Button::new(label(ui, *deed)).name(name);
                let button = button.icon(deed.icon()).wide();
                ui.add(button).clicked()
            })
            .last()
    });
    chosen.and_then(|shown| shown.inner)
}
