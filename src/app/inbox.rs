//! Files for the window that is open: a second start of the program that names a game hands it over.

use egui::Context;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// The time between two looks into the folder.
const LOOK: Duration = Duration::from_millis(400);

/// The folder with the files that other starts of the program name. One window at a time looks into it.
#[derive(Debug)]
pub struct Inbox {
    folder: PathBuf,
    /// Held while the window is open.
    _lock: File,
}

/// The files that arrive, for a window.
#[derive(Debug)]
pub struct Arrivals(Receiver<PathBuf>);

/// Who gets the files.
#[derive(Debug)]
pub enum Owner {
    /// This process.
    This(Inbox),
    /// Another window that is open.
    Other,
}

impl Inbox {
    /// Takes the folder, unless another window has it.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub fn take(folder: &Path) -> io::Result<Owner> {
        fs::create_dir_all(folder)?;
        let lock = File::create(folder.join("lock"))?;
        match lock.try_lock() {
            Ok(()) => {
                let inbox = Self {
                    folder: folder.to_owned(),
                    _lock: lock,
                };
                // Nobody waits any more for what an earlier window did not open.
                inbox.collect();
                Ok(Owner::This(inbox))
            }
            Err(fs::TryLockError::WouldBlock) => Ok(Owner::Other),
            Err(fs::TryLockError::Error(error)) => Err(error),
        }
    }

    /// Hands a file over to the window that is open.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn hand_over(folder: &Path, game: &Path) -> io::Result<()> {
        let game = std::path::absolute(game)?;
        let game = game.to_str().ok_or(io::ErrorKind::InvalidFilename)?;
        let name = format!("{}.game", std::process::id());
        crate::table::atomic_file::replace(&folder.join(name), game)
    }

    /// Looks for files in the background and wakes the window when one has arrived.
    pub fn watch(self, ctx: Context) -> Arrivals {
        let (sender, arrivals) = channel();
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(LOOK);
                for game in self.collect() {
                    if sender.send(game).is_err() {
                        return;
                    }
                    ctx.request_repaint();
                }
            }
        });
        Arrivals(arrivals)
    }

    /// The files that have arrived; they are taken out.
    fn collect(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(&self.folder).into_iter().flatten();
        let paths = files.filter_map(|file| Some(file.ok()?.path()));
        let games = paths.filter(|path| path.extension().is_some_and(|end| end == "game"));
        games
            .filter_map(|path| {
                let game = fs::read_to_string(&path);
                if let Err(error) = fs::remove_file(&path) {
                    log::warn!("{}: {error}", path.display());
                }
                game.ok().map(PathBuf::from)
            })
            .collect()
    }
}

impl Arrivals {
    /// The next file, if one has arrived.
    pub fn next(&self) -> Option<PathBuf> {
        self.0.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_start_hands_its_file_over_to_the_first() {
        let folder = tempfile::tempdir().expect("a folder");
        let Ok(Owner::This(first)) = Inbox::take(folder.path()) else {
            unreachable!("nobody else has it");
        };
        let second = Inbox::take(folder.path()).expect("a folder");
        assert!(matches!(second, Owner::Other));
        Inbox::hand_over(folder.path(), Path::new("game.ron")).expect("it is written");
        let absolute = std::path::absolute("game.ron").expect("a path");
        assert_eq!(first.collect(), [absolute]);
        assert!(first.collect().is_empty(), "it is handed over once");
        drop(first);
        let third = Inbox::take(folder.path()).expect("a folder");
        assert!(matches!(third, Owner::This(_)));
    }
}
