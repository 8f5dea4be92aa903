//! What a placement of the held tile would cost, for the chips in the bar and for the box at the tile.

use super::desk::Desk;
use crate::text::describe::{self, objective_title, signed};
use crate::widgets::terrain_icon;
use crate::{phrases, t};
use egui::{Color32, Ui};
use kit::theme::{Icon, tokens};
use play::preview::Preview;
use rules::{Objective, Terrain};

/// Something that a placement would cost.
pub(super) struct Loss {
    pub(super) icon: Icon,
    /// What it is, as on a chip.
    pub(super) text: String,
    /// What it is, in a sentence.
    pub(super) sentence: String,
    /// Whether little is at stake: a resource merely brings nothing, or other medals make up for these.
    pub(super) is_slight: bool,
}

impl Loss {
    /// The colour of its sign.
    pub(super) fn ink(&self) -> Color32 {
        match self.is_slight {
            true => tokens().color.text_dim,
            false => tokens().color.bad,
        }
    }
}

/// Everything that a placement would cost, what is destroyed first. Before a lesson has told of medals, nothing is a mistake
/// and all of it slight.
pub(super) fn losses(ui: &Ui, desk: &Desk, preview: &Preview) -> Vec<Loss> {
    let mut losses = Vec::new();
    let mut add = |icon, text, sentence, is_slight| {
        let is_slight = is_slight || desk.hides_score;
        losses.push(Loss {
            icon,
            text,
            sentence,
            is_slight,
        });
    };
    for (icon, cells, key) in [
        (Icon::Lifepod, preview.lifepods, "table-preview-lifepods"),
        (Icon::Rover, preview.rovers, "table-preview-rovers"),
    ] {
        if !cells.is_empty() {
            let sentence = t!(ui, key, count = cells.len());
            add(icon, format!("−{}", cells.len()), sentence, false);
        }
    }
    if preview.dry {
        let (icon, text) = (terrain_icon(Terrain::Water), t!(ui, "table-preview-dry"));
        add(icon, text, t!(ui, "table-preview-dry-help"), true);
    }
    for track in &preview.idle {
        let icon = terrain_icon(track.terrain());
        let sentence = describe::idle_resource(ui, *track);
        add(icon, "0".to_owned(), sentence, true);
    }
    // The rows and columns that a meteorite would block.
    for line in &preview.blocked {
        let name = describe::line(ui, *line);
        let text = describe::capitalised(&name);
        let sentence = t!(ui, "table-preview-blocked", line = name);
        add(Icon::Lock, text, sentence, false);
    }
    let is_slight = !preview.loses_medals();
    if preview.tracks < 0 {
        let text = signed(preview.tracks.into());
        let sentence = t!(ui, "table-preview-tracks", medals = &text);
        add(Icon::Medal, text, sentence, is_slight);
    }
    if preview.bonus < 0 {
        let text = signed(preview.bonus.into());
        add(Icon::Medal, text, bonus_sentence(ui, preview), is_slight);
    }
    for (objective, medals) in preview.objectives.iter().filter(|(_, medals)| *medals < 0) {
        let text = signed((*medals).into());
        let sentence = objective_sentence(ui, *objective, *medals);
        add(Icon::Objective, text, sentence, is_slight);
    }
    if preview.last_round {
        let (text, sentence) = (t!(ui, "table-last-round"), t!(ui, "table-preview-last"));
        add(Icon::Hourglass, text, sentence, false);
    }
    losses
}

phrases! {
    /// How the medals of the planet's own rule would change, in a sentence.
    pub(super) fn bonus_sentence(preview: &Preview) = "table-preview-bonus", medals = signed(preview.bonus.into());

    /// How the medals of an objective would change, in a sentence.
    pub(super) fn objective_sentence(objective: Objective, medals: i16) = "table-preview-objective",
        title: objective_title(objective), medals = signed(medals.into());
}
