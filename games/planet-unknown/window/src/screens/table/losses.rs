//! What a placement of the held tile would cost, for the chips in the bar and for the box at the tile.

use super::desk::Desk;
use crate::t;
use crate::text::describe;
use crate::widgets::terrain_icon;
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
    let mut losses = pieces(ui, preview);
    losses.extend(preview.dry.then(|| Loss {
        icon: terrain_icon(Terrain::Water),
        text: t!(ui, "table-preview-dry"),
        sentence: t!(ui, "table-preview-dry-help"),
        is_slight: true,
    }));
    losses.extend(preview.idle.iter().map(|track| Loss {
        icon: terrain_icon(track.terrain()),
        text: "0".to_owned(),
        sentence: describe::idle_resource(ui, *track),
        is_slight: true,
    }));
    losses.extend(lines(ui, preview));
    losses.extend(medals(ui, preview));
    losses.extend(preview.last_round.then(|| Loss {
        icon: Icon::Hourglass,
        text: t!(ui, "table-last-round"),
        sentence: t!(ui, "table-preview-last"),
        is_slight: false,
    }));
    losses
        .iter_mut()
        .for_each(|loss| loss.is_slight |= desk.hides_score);
    losses
}

/// The lifepods and rovers that would be destroyed.
fn pieces(ui: &Ui, preview: &Preview) -> Vec<Loss> {
    let pieces = [
        (Icon::Lifepod, preview.lifepods, "table-preview-lifepods"),
        (Icon::Rover, preview.rovers, "table-preview-rovers"),
    ];
    let lost = pieces.into_iter().filter(|(_, cells, _)| !cells.is_empty());
    let told = lost.map(|(icon, cells, key)| Loss {
        icon,
        text: format!("−{}", cells.len()),
        sentence: t!(ui, key, count = cells.len()),
        is_slight: false,
    });
    told.collect()
}

/// The rows and columns that a meteorite would block.
fn lines(ui: &Ui, preview: &Preview) -> impl Iterator<Item = Loss> {
    preview.blocked.iter().map(move |line| {
        let name = describe::line(ui, *line);
        Loss {
            icon: Icon::Lock,
            text: describe::capitalised(&name),
            sentence: t!(ui, "table-preview-blocked", line = name),
            is_slight: false,
        }
    })
}

/// The medals of tracks, of the planet's own rule and of objectives that would be lost.
fn medals(ui: &Ui, preview: &Preview) -> impl Iterator<Item = Loss> {
    let tracks = (preview.tracks < 0).then(|| {
        let medals = describe::signed(preview.tracks.into());
        t!(ui, "table-preview-tracks", medals)
    });
    let tracks = tracks.map(|sentence| (Icon::Medal, i32::from(preview.tracks), sentence));
    let bonus = (preview.bonus < 0).then(|| bonus_sentence(ui, preview));
    let bonus = bonus.map(|sentence| (Icon::Medal, i32::from(preview.bonus), sentence));
    let objectives = preview.objectives.iter().filter(|(_, medals)| *medals < 0);
    let objectives = objectives.map(move |(objective, medals)| {
        let sentence = objective_sentence(ui, *objective, *medals);
        (Icon::Objective, i32::from(*medals), sentence)
    });
    let lost = tracks.into_iter().chain(bonus).chain(objectives);
    lost.map(move |(icon, medals, sentence)| Loss {
        icon,
        text: describe::signed(medals),
        sentence,
        is_slight: !preview.loses_medals(),
    })
}

/// How the medals of the planet's own rule would change, in a sentence.
pub(super) fn bonus_sentence(ui: &Ui, preview: &Preview) -> String {
    let medals = describe::signed(preview.bonus.into());
    t!(ui, "table-preview-bonus", medals)
}

/// How the medals of an objective would change, in a sentence.
pub(super) fn objective_sentence(ui: &Ui, objective: Objective, medals: i16) -> String {
    let title = describe::objective_title(ui, objective);
    let medals = describe::signed(medals.into());
    t!(ui, "table-preview-objective", title, medals)
}
