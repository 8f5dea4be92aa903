//! Sets of components in files: what the owner of a game plays with in place of our own.
//!
//! A set is a text file in a folder of its game. Only the game can say whether it is one.

use super::broken_rule::BrokenRule;
use super::disk::{Disk as _, RealDisk, if_there};
use super::fault::Fault;
use super::file_error::FileError;
use super::store::read_text;
use super::target::{self, Overwrite};
use std::path::{Path, PathBuf};

/// The ending of the files.
const ENDING: &str = "ron";
/// The largest file, in bytes.
const SIZE_LIMIT: u64 = 1024 * 1024;
/// The most files that are looked at.
const MOST: usize = 100;

/// What a game says about the text of a set.
pub type Check = fn(&str) -> Result<(), BrokenRule>;

/// A file that should be a set of components.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetFile {
    /// Its name, without ending.
    pub name: String,
    /// The file.
    pub path: PathBuf,
    /// The whole text of the set; [`Fault::Setup`] if the game cannot be played with what it says.
    pub text: Result<String, Fault>,
}

/// All files in `folder` that should be sets, by name. A folder that does not exist has none.
///
/// # Errors
/// If the folder cannot be read.
pub fn sets(folder: &Path, check: Check) -> Result<Vec<SetFile>, FileError> {
    let found = if_there(RealDisk.list(folder)).map_err(|error| FileError::new(folder, error))?;
    let paths = found.unwrap_or_default().into_iter();
    let is_set = |path: &PathBuf| path.extension().is_some_and(|ending| ending == ENDING);
    let sets = paths.filter(is_set).take(MOST);
    Ok(sets.map(|path| read(path, check)).collect())
}

fn read(path: PathBuf, check: Check) -> SetFile {
    let name = path.file_stem().unwrap_or_default();
    SetFile {
        name: name.to_string_lossy().into_owned(),
        text: read_text(&RealDisk, &path, SIZE_LIMIT).and_then(|text| {
            let checked = check(&text);
            let checked = checked.inspect_err(|wrong| log::warn!("{}: {wrong}", path.display()));
            checked.map(|()| text).map_err(Fault::Setup)
        }),
        path,
    }
}

/// Writes a template for a set into `folder`, which is made if there is none; returns its path. A file that is there stays, and
/// the template gets a free name beside it.
///
/// # Errors
/// The reason why nothing was written.
pub fn write_template(folder: &Path, name: &str, text: &str) -> Result<PathBuf, FileError> {
    let path = folder.join(name).with_extension(ENDING);
    let made = RealDisk.make_folder(folder);
    made.map_err(|error| FileError::on_saving(&path, error))?;
    match target::write(&path, text.as_bytes(), Overwrite::NothingLost) {
        Err(FileError {
            fault: Fault::WouldReplace { .. },
            ..
        }) => target::write(&path, text.as_bytes(), Overwrite::KeepBoth),
        written => written,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::games::nim::NimFault;
    use std::fs;

    fn even(text: &str) -> Result<(), BrokenRule> {
        match text.len() % 2 {
            0 => Ok(()),
            _ => Err(BrokenRule::new(NimFault::Heaps)),
        }
    }

    #[test]
    fn the_sets_of_a_folder_are_listed_with_what_is_wrong_with_them() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path();
        let none = sets(&folder.join("none"), even);
        assert!(none.expect("no folder is no fault").is_empty());
        for (name, bytes) in [
            ("b odd.ron", &b"(1)"[..]),
            ("a even.ron", b"\xef\xbb\xbf(12)"),
            ("c empty.ron", b""),
            ("d picture.ron", b"\x89PNG"),
            ("e notes.txt", b"nothing"),
        ] {
            fs::write(folder.join(name), bytes).expect("written");
        }
        fs::create_dir(folder.join("f folder.ron")).expect("a folder");
        let large = vec![b' '; SIZE_LIMIT as usize + 1];
        fs::write(folder.join("g large.ron"), large).expect("written");
        let found = sets(folder, even).expect("the folder is there");
        let texts: Vec<_> = found.iter().map(|set| set.text.clone()).collect();
        assert_eq!(
            texts,
            [
                Ok("(12)".to_owned()),
                Err(Fault::Setup(BrokenRule::new(NimFault::Heaps))),
                Err(Fault::Empty),
                Err(Fault::NotText { offset: 0 }),
                Err(Fault::NoFile),
                Err(Fault::TooLarge {
                    bytes: SIZE_LIMIT + 1,
                    limit: SIZE_LIMIT
                }),
            ]
        );
        assert_eq!(found[0].name, "a even");
    }

    #[test]
    fn a_template_replaces_nothing_that_was_changed() {
        let folder = tempfile::tempdir().expect("a folder");
        let folder = folder.path().join("sets/game");
        let write = || write_template(&folder, "template", "(1)").expect("written");
        let first = write();
        assert_eq!(write(), first, "the same file again");
        fs::write(&first, "(2)").expect("written");
        let second = write();
        assert_ne!(second, first);
        assert_eq!(fs::read_to_string(&first).expect("there"), "(2)");
        assert_eq!(fs::read_to_string(&second).expect("there"), "(1)");
    }
}
