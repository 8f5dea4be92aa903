//! Faults in files, in a form that a window can express in any language and that names a remedy.

use crate::text_file::NoText;
use rules::{Illegal, InvalidState, SetupError};
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
    /// The system refuses access.
    #[error("the system refuses access to it")]
    Denied,
    /// It is a folder.
    #[error("it is no file")]
    NoFile,
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
    /// The file is not marked as a saved game.
    #[error("the file is no saved game of Planet Unknown")]
    Foreign,
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
    /// The setup in the file cannot be dealt.
    #[error("its setup is impossible: {0}")]
    Setup(#[from] SetupError),
    /// The state in the file is inconsistent.
    #[error("its state is impossible: {0}")]
    InvalidState(#[from] InvalidState),
    /// An action violates the rules.
    #[error("action {action} is against the rules: {reason}")]
    Refused {
        /// The number of the action, from 1.
        action: usize,
        /// The reason for the refusal.
        reason: Illegal,
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
    /// A file that is not an intact saved game would be overwritten.
    #[error("the file there is no intact saved game ({0}) and would be lost")]
    WouldOverwrite(Box<Fault>),
    /// The written file could not be read back.
    #[error("the game could not be read back after writing ({0}); nothing was replaced")]
    Unverified(Box<Fault>),
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

impl From<io::Error> for Fault {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the list of the standard library is open"
    )]
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Self::Denied,
            io::ErrorKind::IsADirectory | io::ErrorKind::NotADirectory => Self::NoFile,
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::DiskFull,
            _ => Self::Disk {
                reason: error.to_string(),
            },
        }
    }
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
    /// Make room on the disk or choose another one.
    CheckDisk,
    /// Update the program.
    Update,
    /// Use an older copy of the file.
    OlderCopy,
    /// Open it with the version of the program in which it was played.
    OlderProgram,
    /// Choose another name or agree to overwrite.
    OtherName,
    /// Save the file as UTF-8 in a text editor.
    SaveAsUtf8,
}

impl Fault {
    /// The remedy for the fault.
    pub const fn remedy(&self) -> Remedy {
        match self {
            Self::Missing
            | Self::NoFile
            | Self::Empty
            | Self::TooLarge { .. }
            | Self::NotText { .. }
            | Self::Foreign => Remedy::ChooseAnother,
            Self::Utf16 => Remedy::SaveAsUtf8,
            Self::Denied | Self::NoFolder => Remedy::CheckFolder,
            Self::DiskFull | Self::Disk { .. } | Self::Unverified(_) | Self::Unwritable { .. } => {
                Remedy::CheckDisk
            }
            Self::OtherRules { found, known } if *found < *known => Remedy::OlderProgram,
            Self::Newer { .. } | Self::OtherRules { .. } => Remedy::Update,
            Self::WouldOverwrite(_) => Remedy::OtherName,
            Self::Syntax { .. }
            | Self::MissingPart { .. }
            | Self::Setup(_)
            | Self::InvalidState(_)
            | Self::Refused { .. }
            | Self::Diverged { .. }
            | Self::Cursor { .. }
            | Self::SeatChange { .. }
            | Self::OtherState
            | Self::StateHash => Remedy::OlderCopy,
        }
    }

    /// Whether the fault is in the file itself rather than in access to it.
    pub const fn is_damage(&self) -> bool {
        !matches!(
            self,
            Self::Missing
                | Self::NoFolder
                | Self::Denied
                | Self::NoFile
                | Self::DiskFull
                | Self::Disk { .. }
                | Self::WouldOverwrite(_)
                | Self::Unverified(_)
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
            Self::CheckDisk => "make room on the disk or choose another one",
            Self::Update => "update the program",
            Self::OlderCopy => "take an older copy of the file",
            Self::OlderProgram => "open it with the version of the program that it was played with",
            Self::OtherName => "choose another name",
            Self::SaveAsUtf8 => "save it as UTF-8 in a text editor",
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
            (&fault, fault.remedy()),
            (&Fault::DiskFull, Remedy::CheckDisk)
        );
    }
}
