//! Files for the window that is open: a second start of the program that names a game hands it over, and waits until the
//! window has taken it. A window that is just closing takes nothing; the start opens a window itself then.

use egui::Context;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;
use table::atomic_file;
use table::disk::{Disk as _, Lock, RealDisk};

/// The folder with the files that other starts of the program name. One window at a time looks into it.
#[derive(Debug)]
pub(super) struct Inbox {
    folder: PathBuf,
    /// Held while the window is open.
    _lock: Lock,
}

/// The requests that arrive, for a window.
#[derive(Debug)]
pub(super) struct Arrivals(Receiver<PathBuf>);

/// A file that this start has handed over to a window.
#[derive(Debug)]
pub(super) struct Handed {
    folder: PathBuf,
    request: PathBuf,
    /// Held while this start waits, so that nobody opens what a start that died has named.
    _waits: Lock,
}

/// What has become of a file that was handed over.
#[derive(Debug)]
pub(super) enum Fate {
    /// A window that was open before has taken it.
    Taken,
    /// Nobody has taken it yet.
    Waiting,
    /// The window is gone: it is this start that opens the file, and takes those of others.
    Ours(Inbox),
}

impl Inbox {
    /// Takes the folder, unless another window has it.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub(super) fn take(folder: &Path) -> io::Result<Option<Self>> {
        fs::create_dir_all(folder)?;
        let lock = RealDisk.lock(&folder.join("lock"))?;
        Ok(lock.map(|lock| Self {
            folder: folder.to_owned(),
            _lock: lock,
        }))
    }

    /// Hands a file over to the window that is open.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn hand_over(folder: &Path, game: &Path) -> io::Result<Handed> {
        let game = std::path::absolute(game)?;
        let game = game.to_str().ok_or(io::ErrorKind::InvalidFilename)?;
        let request = folder.join(format!("{}.game", std::process::id()));
        let waits = RealDisk.lock(&waits(&request))?;
        let handed = Handed {
            folder: folder.to_owned(),
            request,
            _waits: waits.ok_or(io::ErrorKind::WouldBlock)?,
        };
        atomic_file::replace(&handed.request, game)?;
        Ok(handed)
    }

    /// Looks for requests in the background and wakes the window while there is one.
    pub(super) fn watch(self, ctx: Context) -> Arrivals {
        let (sender, arrivals) = channel();
        thread::spawn(move || {
            while self.tell(&sender, &ctx) {
                thread::sleep(Duration::from_millis(400));
            }
        });
        Arrivals(arrivals)
    }

    /// Tells the window of the requests, again and again until it takes them. Returns whether it still listens.
    pub(super) fn tell(&self, window: &Sender<PathBuf>, ctx: &Context) -> bool {
        self.requests().into_iter().all(|request| {
            let listens = window.send(request).is_ok();
            ctx.request_repaint();
            listens
        })
    }

    /// The requests of starts that wait. Those of starts that died are removed.
    fn requests(&self) -> Vec<PathBuf> {
        let files = RealDisk.list(&self.folder).unwrap_or_default();
        let is_request = |path: &PathBuf| path.extension().is_some_and(|end| end == "game");
        let mut requests: Vec<PathBuf> = files.into_iter().filter(is_request).collect();
        requests.retain(|request| match RealDisk.lock(&waits(request)) {
            Ok(Some(_nobody)) => {
                remove(request);
                remove(&waits(request));
                false
            }
            Ok(None) => true,
            Err(error) => {
                log::warn!("{}: {error}", request.display());
                false
            }
        });
        requests
    }
}

impl Handed {
    /// Waits until the window has taken the file. If it does not, it is this start that opens the file: with the folder
    /// if the window is gone, without it if it does not answer.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub(super) fn settle(self) -> io::Result<Fate> {
        for _ in 0..100 {
            match self.fate()? {
                Fate::Waiting => thread::sleep(Duration::from_millis(50)),
                settled => return Ok(settled),
            }
        }
        Ok(match self.take_back() {
            true => Fate::Waiting,
            false => Fate::Taken,
        })
    }

    /// What has become of the file by now.
    ///
    /// # Errors
    /// If the folder cannot be used.
    pub(super) fn fate(&self) -> io::Result<Fate> {
        Ok(match Inbox::take(&self.folder)? {
            Some(inbox) if self.take_back() => Fate::Ours(inbox),
            None if self.request.exists() => Fate::Waiting,
            Some(_) | None => Fate::Taken,
        })
    }

    /// Takes the file back, unless the window has taken it.
    fn take_back(&self) -> bool {
        fs::remove_file(&self.request).is_ok()
    }
}

impl Drop for Handed {
    fn drop(&mut self) {
        remove(&waits(&self.request));
    }
}

impl Arrivals {
    /// Takes the next file that a start has handed over, if there is one. That start opens it no more.
    pub(super) fn next(&self) -> Option<PathBuf> {
        self.0.try_iter().find_map(|request| {
            let game = fs::read_to_string(&request).ok()?;
            fs::remove_file(&request).ok()?;
            Some(PathBuf::from(game))
        })
    }
}

/// The file that stands for the start which waits for the answer to `request`.
fn waits(request: &Path) -> PathBuf {
    request.with_extension("waits")
}

fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path)
        && error.kind() != io::ErrorKind::NotFound
    {
        log::warn!("{}: {error}", path.display());
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A window that is open on `folder`, and what it is told.
    pub(in super::super) fn open(folder: &Path) -> (Inbox, Sender<PathBuf>, Arrivals) {
        let Ok(Some(inbox)) = Inbox::take(folder) else {
            unreachable!("nobody else has it");
        };
        let (sender, arrivals) = channel();
        (inbox, sender, Arrivals(arrivals))
    }

    #[test]
    fn a_second_start_hands_its_file_over_and_hears_that_it_is_taken() {
        let folder = tempfile::tempdir().expect("a folder");
        let (first, sender, arrivals) = open(folder.path());
        let second = Inbox::take(folder.path()).expect("a folder");
        assert!(second.is_none());
        let handed = Inbox::hand_over(folder.path(), Path::new("game.ron")).expect("it is written");
        assert!(
            first.tell(&sender, &Context::default()) && first.tell(&sender, &Context::default())
        );
        assert!(matches!(handed.fate(), Ok(Fate::Waiting)));
        let absolute = std::path::absolute("game.ron").expect("a path");
        assert_eq!(arrivals.next(), Some(absolute));
        assert!(matches!(handed.fate(), Ok(Fate::Taken)));
        assert_eq!(arrivals.next(), None, "it is handed over once");
        assert!(matches!(handed.settle(), Ok(Fate::Taken)));
    }

    #[test]
    fn a_start_during_a_closing_opens_its_file_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let (closing, sender, arrivals) = open(folder.path());
        let handed = Inbox::hand_over(folder.path(), Path::new("game.ron")).expect("it is written");
        assert!(closing.tell(&sender, &Context::default()));
        assert!(matches!(handed.fate(), Ok(Fate::Waiting)));
        drop(closing);
        let Ok(Fate::Ours(inbox)) = handed.settle() else {
            panic!("nobody opens it");
        };
        assert_eq!(arrivals.next(), None, "it is opened once");
        assert!(inbox.requests().is_empty());
    }

    #[test]
    fn what_a_start_named_that_died_is_not_opened() {
        let folder = tempfile::tempdir().expect("a folder");
        let (first, sender, arrivals) = open(folder.path());
        atomic_file::replace(&folder.path().join("1.game"), "game.ron").expect("it is written");
        assert!(first.tell(&sender, &Context::default()));
        assert_eq!(arrivals.next(), None);
        assert_eq!(RealDisk.list(folder.path()).expect("a folder").len(), 1);
    }
}
