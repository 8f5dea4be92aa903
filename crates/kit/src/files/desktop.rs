//! The file manager of the desktop.

use std::path::Path;

use egui::Ui;

use crate::screen::Cx;
use crate::t;
use crate::widgets::Tone;

/// Shows a folder in the file manager of the desktop.
pub fn show_folder(ui: &Ui, cx: &mut Cx<'_>, folder: &Path) {
    if let Err(error) = open::that_detached(folder) {
        let (path, error) = (folder.display().to_string(), error.to_string());
        let words = t!(ui, "files-folder-failed", path, error);
        cx.notify(Tone::Failure, words);
    }
}
