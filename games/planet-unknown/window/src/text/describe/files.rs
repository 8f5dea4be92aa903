//! Problems with files in words: which file, where, and the remedy.

use super::refusal::{illegal, setup_error};
use crate::t;
use crate::text::Speaks;
use rules::{InvalidState, SetupError};
use std::error::Error;
use std::path::Path;
use table::{Access, BrokenRule, Fault, FileError, Loss, Remedy};

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
    let file = file_name(&error.path);
    match error.access {
        Access::Reading => t!(speaker, "files-not-opened", file = file),
        Access::Saving => t!(speaker, "files-not-saved", file = file),
        Access::Keeping => t!(speaker, "files-not-kept"),
    }
}

/// The name of a file without its folder.
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
}

/// What would be lost if a file were replaced, as a sentence.
pub fn loss(speaker: &impl Speaks, loss: &Loss) -> String {
    match loss {
        Loss::Game {
            names,
            round,
            finished,
        } => {
            let round = super::games::round(speaker, *round, *finished);
            t!(
                speaker,
                "files-there-game",
                names = names.join(", "),
                round = round
            )
        }
        Loss::OtherSteps(count) => t!(speaker, "files-there-other-steps", count = *count),
        Loss::FurtherSteps(count) => t!(speaker, "files-there-further-steps", count = *count),
        Loss::NoGame(reason) => {
            let reason = fault(speaker, reason);
            t!(speaker, "files-there-no-game", reason = reason)
        }
        Loss::File => t!(speaker, "files-there-file"),
    }
}

/// The problem with a file, as a sentence.
pub fn fault(speaker: &impl Speaks, fault: &Fault) -> String {
    match fault {
        Fault::Missing => t!(speaker, "files-missing"),
        Fault::NoFolder => t!(speaker, "files-no-folder"),
        Fault::FolderIsFile => t!(speaker, "files-folder-is-file"),
        Fault::Denied => t!(speaker, "files-denied"),
        Fault::Protected => t!(speaker, "files-protected"),
        Fault::ReadOnly => t!(speaker, "files-read-only"),
        Fault::NoFile => t!(speaker, "files-no-file"),
        Fault::Name => t!(speaker, "files-name"),
        Fault::Taken => t!(speaker, "files-taken"),
        Fault::Busy => t!(speaker, "files-busy"),
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
        Fault::Foreign { .. } => t!(speaker, "files-foreign"),
        Fault::Newer { found, known } => t!(speaker, "files-newer", found = *found, known = *known),
        Fault::Unwritable { reason } => t!(speaker, "files-unwritable", reason = reason.clone()),
        Fault::WouldReplace { loss: lost, .. } => loss(speaker, lost),
        Fault::Unverified => t!(speaker, "files-unverified"),
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
        Fault::Setup(error) => {
            let told = |error: &SetupError| setup_error(speaker, error);
            t!(speaker, "files-setup", reason = in_words(error, told))
        }
        Fault::InvalidState(reason) => {
            t!(
                speaker,
                "files-contradiction",
                reason = in_words(reason, |reason| contradiction(speaker, *reason))
            )
        }
        Fault::Refused { action, reason } => {
            t!(
                speaker,
                "files-refused",
                action = *action,
                reason = in_words(reason, |reason| illegal(speaker, *reason))
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

/// What the rules refuse, as `told`; an error of another game as it says itself.
fn in_words<E: Error + 'static>(broken: &BrokenRule, told: impl Fn(&E) -> String) -> String {
    broken.of().map_or_else(|| broken.to_string(), told)
}

/// `text` about a damaged file of the player's, and the remedy if an editor has written it in UTF-16.
pub fn damage(speaker: &impl Speaks, text: String, is_utf_16: bool) -> String {
    if !is_utf_16 {
        return text;
    }
    let (reason, remedy) = (
        fault(speaker, &Fault::Utf16),
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
        Remedy::OtherFolder => t!(speaker, "files-remedy-other-folder"),
        Remedy::OtherName => t!(speaker, "files-remedy-name"),
        Remedy::PlainName => t!(speaker, "files-remedy-plain-name"),
        Remedy::Unprotect => t!(speaker, "files-remedy-unprotect"),
        Remedy::CloseOther => t!(speaker, "files-remedy-close-other"),
        Remedy::MakeRoom => t!(speaker, "files-remedy-room"),
        Remedy::TryElsewhere => t!(speaker, "files-remedy-elsewhere"),
        Remedy::TryAgain => t!(speaker, "files-remedy-again"),
        Remedy::AllowKeeping => t!(speaker, "files-remedy-allow"),
        Remedy::ClearAway => t!(speaker, "files-remedy-clear"),
        Remedy::MakeRoomToKeep => t!(speaker, "files-remedy-keep-room"),
        Remedy::SaveElsewhere => t!(speaker, "files-remedy-keep-elsewhere"),
        Remedy::Update => t!(speaker, "files-remedy-update"),
        Remedy::OlderCopy => t!(speaker, "files-remedy-copy"),
        Remedy::OlderProgram => t!(speaker, "files-remedy-program"),
        Remedy::SaveAsUtf8 => t!(speaker, "files-remedy-utf-8"),
        Remedy::Decide => t!(speaker, "files-remedy-decide"),
        Remedy::Report => t!(speaker, "files-remedy-report"),
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
mod tests;
