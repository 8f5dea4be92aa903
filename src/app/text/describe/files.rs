//! Problems with files in words: which file, where, and the remedy.

use super::refusal::{illegal, setup_error};
use crate::app::text::Speaks;
use crate::game::InvalidState;
use crate::t;
use crate::table::{Fault, FileError, Remedy};

/// The problem with a file in two sentences: the reason and the remedy. [`file_title`] names the file.
pub fn file_error(speaker: &impl Speaks, error: &FileError) -> String {
    format!(
        "{} {}",
        fault(speaker, &error.fault),
        remedy(speaker, error.remedy())
    )
}

/// The headline of a message about a file: its name without the folder.
pub fn file_title(speaker: &impl Speaks, error: &FileError) -> String {
    let name = error
        .path
        .file_name()
        .unwrap_or(error.path.as_os_str())
        .to_string_lossy()
        .into_owned();
    if error.saving {
        t!(speaker, "files-not-saved", file = name)
    } else {
        t!(speaker, "files-not-opened", file = name)
    }
}

/// The problem with a file, as a sentence.
pub fn fault(speaker: &impl Speaks, fault: &Fault) -> String {
    match fault {
        Fault::WouldOverwrite(inner) => {
            t!(speaker, "files-overwrite", reason = reason(speaker, inner))
        }
        Fault::Unverified(inner) => {
            t!(speaker, "files-unverified", reason = reason(speaker, inner))
        }
        other => reason(speaker, other),
    }
}

fn reason(speaker: &impl Speaks, fault: &Fault) -> String {
    match fault {
        Fault::Missing => t!(speaker, "files-missing"),
        Fault::NoFolder => t!(speaker, "files-no-folder"),
        Fault::Denied => t!(speaker, "files-denied"),
        Fault::NoFile => t!(speaker, "files-no-file"),
        Fault::DiskFull => t!(speaker, "files-disk-full"),
        Fault::Disk { reason } => t!(speaker, "files-disk", reason = reason.clone()),
        Fault::Empty => t!(speaker, "files-empty"),
        Fault::TooLarge { limit, .. } => t!(
            speaker,
            "files-too-large",
            megabytes = limit / (1024 * 1024)
        ),
        Fault::Utf16 => t!(speaker, "files-utf-16"),
        Fault::NotText { .. } => t!(speaker, "files-no-text"),
        Fault::Foreign => t!(speaker, "files-foreign"),
        Fault::Newer { found, known } => t!(speaker, "files-newer", found = *found, known = *known),
        Fault::Unwritable { reason } => t!(speaker, "files-unwritable", reason = reason.clone()),
        Fault::WouldOverwrite(inner) | Fault::Unverified(inner) => reason(speaker, inner),
        damage => damaged(speaker, damage),
    }
}

/// The damage inside a saved game, as a sentence.
fn damaged(speaker: &impl Speaks, fault: &Fault) -> String {
    match fault {
        Fault::OtherRules { found, known } => {
            t!(speaker, "files-other-rules", found = *found, known = *known)
        }
        Fault::Syntax { line, column, .. } => {
            t!(speaker, "files-syntax", line = *line, column = *column)
        }
        Fault::MissingPart { part } => t!(speaker, "files-part", part = *part),
        Fault::Setup(error) => t!(speaker, "files-setup", reason = setup_error(speaker, error)),
        Fault::InvalidState(reason) => {
            t!(
                speaker,
                "files-contradiction",
                reason = contradiction(speaker, *reason)
            )
        }
        Fault::Refused { action, reason } => {
            t!(
                speaker,
                "files-refused",
                action = *action,
                reason = illegal(speaker, *reason)
            )
        }
        Fault::Diverged { action } => t!(speaker, "files-diverged", action = *action),
        Fault::Cursor { cursor, actions } => t!(
            speaker,
            "files-cursor",
            cursor = *cursor,
            actions = *actions
        ),
        Fault::SeatChange { change } => t!(speaker, "files-seat-change", change = *change),
        Fault::StateHash => t!(speaker, "files-hash"),
        _ => t!(speaker, "files-state"),
    }
}

/// `text` about a damaged file of the player's, and the remedy if an editor has written it in UTF-16.
pub fn damage(speaker: &impl Speaks, text: String, is_utf_16: bool) -> String {
    if !is_utf_16 {
        return text;
    }
    let (reason, remedy) = (
        reason(speaker, &Fault::Utf16),
        remedy(speaker, Remedy::SaveAsUtf8),
    );
    format!("{text} {reason} {remedy}")
}

/// The remedy, as a sentence.
pub fn remedy(speaker: &impl Speaks, remedy: Remedy) -> String {
    match remedy {
        Remedy::ChooseAnother => t!(speaker, "files-remedy-another"),
        Remedy::CheckAccess => t!(speaker, "files-remedy-access"),
        Remedy::CheckFolder => t!(speaker, "files-remedy-folder"),
        Remedy::CheckDisk => t!(speaker, "files-remedy-disk"),
        Remedy::Update => t!(speaker, "files-remedy-update"),
        Remedy::OlderCopy => t!(speaker, "files-remedy-copy"),
        Remedy::OlderProgram => t!(speaker, "files-remedy-program"),
        Remedy::OtherName => t!(speaker, "files-remedy-name"),
        Remedy::SaveAsUtf8 => t!(speaker, "files-remedy-utf-8"),
    }
}

/// The contradiction in a state, as a sentence.
fn contradiction(speaker: &impl Speaks, reason: InvalidState) -> String {
    match reason {
        InvalidState::Seats => t!(speaker, "files-contradiction-seats"),
        InvalidState::Tiles => t!(speaker, "files-contradiction-tiles"),
        InvalidState::Cards => t!(speaker, "files-contradiction-cards"),
        InvalidState::Objectives => t!(speaker, "files-contradiction-objectives"),
        InvalidState::EventCards => t!(speaker, "files-contradiction-events"),
        InvalidState::Tracker(seat) => {
            t!(
                speaker,
                "files-contradiction-tracker",
                seat = seat.index() + 1
            )
        }
        InvalidState::Board(seat) => t!(
            speaker,
            "files-contradiction-board",
            seat = seat.index() + 1
        ),
        InvalidState::Pieces(seat) => t!(
            speaker,
            "files-contradiction-pieces",
            seat = seat.index() + 1
        ),
        InvalidState::Turn(seat) => {
            t!(speaker, "files-contradiction-turn", seat = seat.index() + 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::text::Language;
    use std::path::Path;

    #[test]
    fn a_damaged_file_is_named_with_place_and_remedy() {
        let fault = Fault::Syntax {
            line: 12,
            column: 5,
            reason: "Expected comma".to_owned(),
        };
        let error = FileError::new(Path::new("/home/ada/freitag.ron"), fault);
        assert_eq!(
            file_title(&Language::German, &error),
            "„freitag.ron“ lässt sich nicht öffnen"
        );
        let text = file_error(&Language::German, &error);
        assert_eq!(
            text,
            "Die Datei ist in Zeile 12, Spalte 5 beschädigt. Nimm eine ältere Kopie der Datei."
        );
    }

    #[test]
    fn a_game_by_other_rules_is_opened_with_the_program_that_knows_them() {
        let remedy_for = |found| {
            let error = FileError::new(Path::new("old.ron"), Fault::OtherRules { found, known: 3 });
            file_error(&Language::English, &error)
        };
        assert!(
            remedy_for(2)
                .ends_with("Open it with the version of the program in which it was played.")
        );
        assert!(remedy_for(4).ends_with(&t!(Language::English, "files-remedy-update")));
    }

    #[test]
    fn what_would_be_lost_is_told_before_it_is_overwritten() {
        let error = FileError::on_saving(
            Path::new("letter.txt"),
            Fault::WouldOverwrite(Box::new(Fault::Foreign)),
        );
        assert_eq!(
            file_title(&Language::English, &error),
            "“letter.txt” cannot be saved"
        );
        let text = file_error(&Language::English, &error);
        assert!(
            text.starts_with("The existing file would be lost"),
            "{text}"
        );
        assert!(
            text.contains("not a saved game of Planet Unknown"),
            "{text}"
        );
    }
}
