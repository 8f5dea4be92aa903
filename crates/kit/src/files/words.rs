//! Problems with files in words: which file, where, and the remedy.

use super::games::all;
use super::progress::round;
use crate::text::Speaks;
use crate::{phrases, t};
use std::path::Path;
use table::{Access, BrokenRule, Fault, FileError, KeptProblem, Loss, Remedy};

/// The problem with a file in two sentences: the reason and the remedy. [`file_title`] names the file.
pub fn file_error(speaker: &impl Speaks, error: &FileError) -> String {
    format!(
        "{} {}",
        fault(speaker, &error.fault),
        remedy(speaker, error.remedy())
    )
}

/// The name of a file without its folder.
pub fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or(path.as_os_str());
    name.to_string_lossy().into_owned()
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

/// Why the settings could not be loaded, and what became of them.
pub fn settings_problem(speaker: &impl Speaks, problem: &KeptProblem) -> String {
    let error = match problem {
        KeptProblem::Damaged { kept, is_utf_16 } => {
            let file = kept.display().to_string();
            let text = t!(speaker, "files-settings-damaged", file);
            return damage(speaker, text, *is_utf_16);
        }
        KeptProblem::Disk(error) => error.to_string(),
        KeptProblem::Newer(_) => problem.to_string(),
    };
    t!(speaker, "files-settings-unreadable", error)
}

/// What the rules of a game refuse, in its words; an error of no game of the program as it says itself.
pub fn broken(speaker: &impl Speaks, broken: &BrokenRule) -> String {
    let language = speaker.language();
    let mut told = all().iter().map(|game| game.words(language, broken));
    told.find_map(|words| words)
        .unwrap_or_else(|| broken.to_string())
}

phrases! {
    /// The headline of a message about a file: its name without the folder.
    pub fn file_title(error: &FileError) = title(error.access, &file_name(&error.path));

    fn title(access: Access, file: &str) = "files-title" { Reading => (file), Saving => (file), Keeping }

    /// What would be lost if a file were replaced, as a sentence.
    pub fn loss(loss: &Loss) = "files-there" {
        Game { names, round: last, finished } => (names = names.join(", "), round(*last, *finished)),
        OtherSteps(count) => (count),
        FurtherSteps(count) => (count),
        NoGame(reason) => (reason: fault(reason)),
        File,
    }

    /// The problem with a file, as a sentence.
    pub fn fault(fault: &Fault) = "files" {
        Missing, NoFolder, FolderIsFile, Denied, Protected, ReadOnly, NoFile, Name, Taken, Busy, DiskFull,
        Disk { reason } => (reason),
        Empty,
        TooLarge { limit, .. } => (megabytes = limit / (1024 * 1024)),
        Utf16, NotText { .. }, Foreign { .. },
        Newer { found, known } => (found, known),
        Unwritable { reason } => (reason),
        WouldReplace { loss: lost, .. } => loss(lost),
        Unverified,
        OtherRules { found, known } => (found, known),
        Syntax { line, column, .. } => (line, column),
        MissingPart { part } => (part),
        Setup(error) => (reason: broken(error)),
        InvalidState(reason) => (reason: broken(reason)),
        Refused { action, reason } => (action, reason: broken(reason)),
        Diverged { action } => (action),
        Cursor { cursor, actions } => (cursor, actions),
        SeatChange { change } => (change),
        StateHash, OtherState,
    }

    /// The remedy, as a sentence.
    pub fn remedy(remedy: Remedy) = "files-remedy" {
        ChooseAnother, CheckAccess, CheckFolder, OtherFolder, OtherName, PlainName, Unprotect, CloseOther, MakeRoom,
        TryElsewhere, TryAgain, AllowKeeping, ClearAway, MakeRoomToKeep, SaveElsewhere, Update, OlderCopy,
        OlderProgram, SaveAsUtf8, Decide, Report,
    }
}

#[cfg(test)]
mod tests;
