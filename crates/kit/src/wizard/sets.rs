//! The components that a game is played with: our own, or a set of the game's owner from the folder of its game.

use std::path::Path;

use egui::{Label, RichText, Ui};
use game::components::ComponentSet;

use crate::files::{SetKind, show_folder, words};
use crate::screen::Cx;
use crate::t;
use crate::text::Speaks;
use crate::theme::{Icon, tokens};
use crate::widgets::{Button, Tone, dim, row, section};
use table::set_files::{SetFile, sets, write_template};
use table::{Fault, FileError};

/// The choice of a set. The folder is read when it is first shown, and when the player asks.
#[derive(Debug, Default)]
pub struct SetChoice {
    found: Option<Result<Vec<SetFile>, FileError>>,
}

impl SetChoice {
    /// The set of this name in the folder of the game, if it is there and can be played with.
    pub fn named(&mut self, cx: &Cx<'_>, kind: SetKind, name: &str) -> Option<ComponentSet> {
        let read = || sets(&cx.paths.sets_folder(kind.folder), kind.check);
        let found = self.found.get_or_insert_with(read).as_ref().ok()?;
        let set = found.iter().find(|set| set.name == name)?;
        let (name, text) = (set.name.clone(), set.text.clone().ok()?);
        Some(ComponentSet::Own { name, text })
    }

    /// Draws the choice between our own components and the sets in the folder of the game; `now` are those played with.
    /// Returns what was chosen.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        kind: SetKind,
        now: &ComponentSet,
    ) -> Option<ComponentSet> {
        let folder = cx.paths.sets_folder(kind.folder);
        section(ui, Some(Icon::Cards), &t!(ui, "wizard-sets"));
        let found = self.found.get_or_insert_with(|| sets(&folder, kind.check));
        let ours = Button::new(t!(ui, "wizard-set-ours")).icon(Icon::Check);
        let ours = ours.selected(*now == ComponentSet::Standard);
        let mut chosen = ui.add(ours).clicked().then_some(ComponentSet::Standard);
        match found {
            Ok(found) => {
                let is_new = |set: &&SetFile| set.text.as_deref() != Ok(kind.template);
                for set in found.iter().filter(is_new) {
                    chosen = set_ui(ui, set, now).or(chosen);
                }
            }
            Err(error) => refusal_ui(ui, &folder, words::file_error(ui, error)),
        }
        let shown = folder.display().to_string();
        dim(ui, t!(ui, "wizard-set-hint", folder = shown));
        ui.horizontal_wrapped(|ui| {
            let written = folder_ui(ui, cx, kind);
            let again = Button::new(t!(ui, "wizard-set-again")).icon(Icon::Redo);
            if ui.add(again).clicked() || written {
                self.found = None;
            }
        });
        chosen
    }
}

/// Draws the button of a set, or why it cannot be chosen. Returns the set if it was.
fn set_ui(ui: &mut Ui, set: &SetFile, now: &ComponentSet) -> Option<ComponentSet> {
    let text = match &set.text {
        Ok(text) => text,
        Err(problem) => {
            refusal_ui(ui, &set.path, problem_words(ui, &set.path, problem));
            return None;
        }
    };
    let is_now = matches!(now, ComponentSet::Own { name, .. } if *name == set.name);
    let label = t!(ui, "wizard-set-own", name = &set.name);
    let button = Button::new(label).icon(Icon::Cards).selected(is_now);
    ui.add(button).clicked().then(|| ComponentSet::Own {
        name: set.name.clone(),
        text: text.clone(),
    })
}

/// Why a file is no set, and what to do about it.
fn problem_words(speaker: &impl Speaks, path: &Path, fault: &Fault) -> String {
    match fault {
        Fault::Setup(broken) => words::broken(speaker, broken),
        fault => words::file_error(speaker, &FileError::new(path, fault.clone())),
    }
}

fn refusal_ui(ui: &mut Ui, path: &Path, reason: String) {
    ui.horizontal(|ui| {
        Icon::Warning.ui(ui, tokens().shape.icon, tokens().color.warn);
        let text = format!("{}: {reason}", words::file_name(path));
        let text = RichText::new(text).color(tokens().color.warn);
        ui.add(Label::new(text).wrap());
    });
}

/// Draws the buttons that write a template and show the folder. Returns whether one has been written.
fn folder_ui(ui: &mut Ui, cx: &mut Cx<'_>, kind: SetKind) -> bool {
    let folder = cx.paths.sets_folder(kind.folder);
    let template = Button::new(t!(ui, "wizard-set-template")).icon(Icon::Save);
    let mut written = false;
    if ui.add(template).clicked() {
        match write_template(&folder, &t!(ui, "wizard-set-template-name"), kind.template) {
            Ok(path) => {
                let file = path.display().to_string();
                cx.notify(Tone::Good, t!(ui, "wizard-set-written", file));
                written = true;
            }
            Err(error) => cx.notify(Tone::Failure, words::file_error(ui, &error)),
        }
    }
    let show = Button::new(t!(ui, "wizard-set-folder")).icon(Icon::Open);
    let refusal = (!folder.is_dir()).then(|| t!(ui, "wizard-set-no-folder"));
    if ui.add(show.refused(refusal)).clicked() {
        show_folder(ui, cx, &folder);
    }
    written
}

/// Draws the row of the settings about the sets of a game with this title.
pub fn set_row_ui(ui: &mut Ui, cx: &mut Cx<'_>, title: &str, kind: SetKind) {
    let folder = cx.paths.sets_folder(kind.folder).display().to_string();
    row(ui, title, &t!(ui, "wizard-set-hint", folder), |ui| {
        ui.horizontal_wrapped(|ui| folder_ui(ui, cx, kind));
    });
}
