//! Faults in files, in a form that a window can express in any language and that names a remedy.

use crate::broken_rule::BrokenRule;
use crate::disk::Found;
use crate::text_file::NoText;
use std::fmt;
use std::io;
use thiserror::Error;

/// A fault in a file.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Fault {
    /// There is no such file.
    #[error("there is no such file")]
    Missing,
    /// The folder of the file does not exist.
    #[error("its folder does not exist")]
    NoFolder,
    /// What should be the folder of the file is a file itself.
    #[error("what should be its folder is a file")]
    FolderIsFile,
    /// The system refuses access.
    #[error("the system refuses access to it")]
    Denied,
    /// The file is write-protected.
    #[error("it is write-protected")]
    Protected,
    /// The disk can only be read.
    #[error("the disk can only be read")]
    ReadOnly,
    /// It is a folder.
    #[error("it is no file")]
    NoFile,
    /// The system allows no such name.
    #[error("its name is too long or not allowed there")]
    Name,
    /// Something else has the name.
    #[error("there is something else of this name")]
    Taken,
    /// Another program uses it.
    #[error("another program uses it")]
    Busy,
    /// There is no room left.
    #[error("the disk is full")]
    DiskFull,
    /// The disk reports an error.
    #[error("the disk reports: {reason}")]
    Disk {
        /// The message of the system.
        reason: String,
    },
    /// The file is empty.
    #[error("the file is empty")]
    Empty,
    /// The file is larger than any game.
    #[error("the file has {bytes} bytes; no saved game has more than {limit}")]
    TooLarge {
        /// Its size in bytes.
        bytes: u64,
        /// The largest size in bytes.
        limit: u64,
    },
    /// The file is text in UTF-16, as some editors write it.
    #[error("the file is text in UTF-16, not in UTF-8")]
    Utf16,
    /// The file is not UTF-8 text.
    #[error("the file is no text: byte {offset} does not belong into one")]
    NotText {
        /// The first wrong byte, from 0.
        offset: usize,
    },
    /// The file is not marked as a saved game of this kind.
    #[error("the file is no saved game of {game}")]
    Foreign {
        /// The name of the game, or of several.
        game: String,
    },
    /// The file has a format that this program does not know yet.
    #[error("the file has format {found}; this program knows up to {known}")]
    Newer {
        /// The file's format.
        found: u32,
        /// The program's format.
        known: u32,
    },
    /// The game was played by another version of the rules.
    #[error(
        "the game was played by version {found} of the rules; this program has version {known}"
    )]
    OtherRules {
        /// The file's rules.
        found: u32,
        /// The program's rules.
        known: u32,
    },
    /// The text breaks off or is damaged.
    #[error("the file is damaged at line {line}, column {column}: {reason}")]
    Syntax {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The message of the parser, in English.
        reason: String,
    },
    /// A part of the file is missing.
    #[error("the file has no {part}")]
    MissingPart {
        /// The name of the part in the file.
        part: &'static str,
    },
    /// The setup in the file cannot be dealt, or its set of components cannot be played with.
    #[error("its setup is impossible: {0}")]
    Setup(BrokenRule),
    /// The state in the file is inconsistent.
    #[error("its state is impossible: {0}")]
    InvalidState(BrokenRule),
    /// An action violates the rules.
    #[error("action {action} is against the rules: {reason}")]
    Refused {
        /// The number of the action, from 1.
        action: usize,
        /// The reason for the refusal.
        reason: BrokenRule,
    },
    /// An action leads to a different state from the one recorded.
    #[error("action {action} leads to another state than the file says")]
    Diverged {
        /// The number of the action, from 1.
        action: usize,
    },
    /// The cursor is beyond the last action.
    #[error("the game stands after action {cursor}, but there are only {actions}")]
    Cursor {
        /// The cursor.
        cursor: usize,
        /// The number of actions.
        actions: usize,
    },
    /// A change of hands is impossible in the game.
    #[error(
        "change of hands {change} names a seat or a moment that the game does not have, or too long a name"
    )]
    SeatChange {
        /// The number of the change, from 1.
        change: usize,
    },
    /// The stored state is not the result of the actions.
    #[error("its state is not the one that its setup and actions lead to")]
    OtherState,
    /// The stored state does not match its hash.
    #[error("its state does not fit its hash")]
    StateHash,
    /// Something in the file that is there already would be lost.
    #[error("{loss}")]
    WouldReplace {
        /// What would be lost.
        loss: Loss,
        /// The file that is there.
        found: Found,
    },
    /// The written file could not be read back.
    #[error("it could not be read back after writing; nothing was replaced")]
    Unverified,
    /// The game cannot be serialized.
    #[error("the game cannot be written: {reason}")]
    Unwritable {
        /// The reason.
        reason: String,
    },
}

impl From<NoText> for Fault {
    fn from(error: NoText) -> Self {
        match error {
            NoText::Utf16 => Self::Utf16,
            NoText::Foreign(offset) => Self::NotText { offset },
        }
    }
}

/// What would be lost if a file were replaced.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Loss {
    /// Another game.
    #[error("another game is there and would be lost: {}, round {round}", names.join(", "))]
    Game {
        /// The names of its seats.
        names: Vec<String>,
        /// Its round, from 1.
        round: u16,
        /// Whether it is over.
        finished: bool,
    },
    /// Steps of the same game that were taken back or played differently in the one to be written.
    #[error("actions of this game that are there and not in the new file would be lost: {0}")]
    OtherSteps(usize),
    /// Steps of the same game after those of the one to be written.
    #[error("further actions of this game are there and would be lost: {0}")]
    FurtherSteps(usize),
    /// A file that is no intact saved game.
    #[error("the file there is no intact saved game ({0}) and would be lost")]
    NoGame(Box<Fault>),
    /// A file that is not meant to be a game.
    #[error("a file of this name is there and would be lost")]
    File,
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Self {
        // Windows: another program has opened the file, or a part of it, for itself.
        let is_shared = cfg!(windows) && matches!(error.raw_os_error(), Some(32 | 33));
        match error.kind() {
            _ if is_shared => Self::Busy,
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::PermissionDenied => Self::Denied,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            io::ErrorKind::IsADirectory => Self::NoFile,
            io::ErrorKind::NotADirectory => Self::FolderIsFile,
            io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => Self::Name,
            io::ErrorKind::AlreadyExists => Self::Taken,
            io::ErrorKind::ResourceBusy | io::ErrorKind::ExecutableFileBusy => Self::Busy,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            _ => Self::Disk {
                reason: error.to_string(),
            },
        }
    }
}

/// What is done with a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// It is read.
    Reading,
    /// It is written where the players want it.
    Saving,
    /// The program writes it on its own, into its library.
    Keeping,
}

/// The remedy for a [`Fault`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remedy {
    /// Choose another file.
    ChooseAnother,
    /// Check the permissions of the file.
    CheckAccess,
    /// Choose another folder or check its permissions.
    CheckFolder,
    /// Choose another folder.
    OtherFolder,
    /// Choose another name.
    OtherName,
    /// Choose a shorter name, or one without special characters.
    PlainName,
    /// Choose another name or lift the write protection.
    Unprotect,
    /// Close the other program.
    CloseOther,
    /// Make room on the disk or choose another one.
    MakeRoom,
    /// Try again, or choose another folder.
    TryElsewhere,
    /// Try again, or use a copy of the file.
    TryAgain,
    /// Give the program write access to its folder; until then save the game elsewhere.
    AllowKeeping,
    /// Move away what is in the way; until then save the game elsewhere.
    ClearAway,
    /// Make room on the disk; the next step saves the game again.
    MakeRoomToKeep,
    /// Save the game elsewhere.
    SaveElsewhere,
    /// Update the program.
    Update,
    /// Use an older copy of the file.
    OlderCopy,
    /// Open it with the version of the program in which it was played.
    OlderProgram,
    /// Save the file as UTF-8 in a text editor.
    SaveAsUtf8,
    /// Replace the file, keep both or choose another name.
    Decide,
    /// Report the fault.
    Report,
}

impl Fault {
    /// The remedy for the fault in this kind of access.
    pub const fn remedy(&self, access: Access) -> Remedy {
        match (access, self) {
            (_, Self::Utf16) => Remedy::SaveAsUtf8,
            (_, Self::OtherRules { found, known }) if *found < *known => Remedy::OlderProgram,
            (_, Self::Newer { .. } | Self::OtherRules { .. }) => Remedy::Update,
            (_, Self::WouldReplace { .. }) => Remedy::Decide,
            (_, Self::Unwritable { .. }) => Remedy::Report,
            (
                _,
                Self::Empty | Self::TooLarge { .. } | Self::NotText { .. } | Self::Foreign { .. },
            ) => Remedy::ChooseAnother,
            _ if self.is_damage() => Remedy::OlderCopy,
            (_, Self::Busy) => Remedy::CloseOther,

            (Access::Reading, Self::Denied) => Remedy::CheckAccess,
            (Access::Reading, Self::Disk { .. }) => Remedy::TryAgain,
            (Access::Reading, _) => Remedy::ChooseAnother,

            (
                Access::Saving,
                Self::Missing | Self::NoFolder | Self::FolderIsFile | Self::ReadOnly,
            ) => Remedy::OtherFolder,
            (Access::Saving, Self::Denied) => Remedy::CheckFolder,
            (Access::Saving, Self::Protected) => Remedy::Unprotect,
            (Access::Saving, Self::NoFile | Self::Taken) => Remedy::OtherName,
            (Access::Saving, Self::Name) => Remedy::PlainName,
            (Access::Saving, Self::DiskFull) => Remedy::MakeRoom,
            (Access::Saving, _) => Remedy::TryElsewhere,

            (Access::Keeping, Self::Denied | Self::Protected) => Remedy::AllowKeeping,
            (Access::Keeping, Self::FolderIsFile | Self::NoFile | Self::Taken) => Remedy::ClearAway,
            (Access::Keeping, Self::DiskFull) => Remedy::MakeRoomToKeep,
            (Access::Keeping, _) => Remedy::SaveElsewhere,
        }
    }

    /// Whether the fault is in the file itself rather than in access to it.
    pub const fn is_damage(&self) -> bool {
        !matches!(
            self,
            Self::Missing
                | Self::NoFolder
                | Self::FolderIsFile
                | Self::Denied
                | Self::Protected
                | Self::ReadOnly
                | Self::NoFile
                | Self::Name
                | Self::Taken
                | Self::Busy
                | Self::DiskFull
                | Self::Disk { .. }
                | Self::WouldReplace { .. }
                | Self::Unverified
                | Self::Unwritable { .. }
        )
    }
}

impl fmt::Display for Remedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ChooseAnother => "choose another file",
            Self::CheckAccess => "see to the permissions of the file",
            Self::CheckFolder => "choose another folder or see to its permissions",
            Self::OtherFolder => "choose another folder",
            Self::OtherName => "choose another name",
            Self::PlainName => "choose a shorter name without special characters",
            Self::Unprotect => "choose another name or lift the write protection",
            Self::CloseOther => "close the other program",
            Self::MakeRoom => "make room on the disk or choose another one",
            Self::TryElsewhere => "try again or choose another folder",
            Self::TryAgain => "try again or take a copy of the file",
            Self::AllowKeeping => "give the program write access to the folder",
            Self::ClearAway => "move away what is in the way",
            Self::MakeRoomToKeep => "make room on the disk",
            Self::SaveElsewhere => "save the game elsewhere",
            Self::Update => "update the program",
            Self::OlderCopy => "take an older copy of the file",
            Self::OlderProgram => "open it with the version of the program that it was played with",
            Self::SaveAsUtf8 => "save it as UTF-8 in a text editor",
            Self::Decide => "choose another name or replace it with --overwrite",
            Self::Report => "please report this fault of the program",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_named() {
        let fault = Fault::from(io::Error::from(io::ErrorKind::StorageFull));
        assert_eq!(
            (&fault, fault.remedy(Access::Saving)),
            (&Fault::DiskFull, Remedy::MakeRoom)
        );
    }
}
