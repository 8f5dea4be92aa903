//! A disk in a folder of the test that fails on demand, or dies as in a power failure.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use table::disk::{Disk, Draft, Found, Lock, RealDisk};

/// A step number that is never reached.
const NEVER: u64 = u64::MAX;

/// A disk that counts the steps that change it, and makes one of them, or all from one on, fail.
#[derive(Debug, Clone)]
pub struct FaultyDisk(Arc<Steps>);

#[derive(Debug)]
struct Steps {
    taken: AtomicU64,
    failing: AtomicU64,
    dying: AtomicU64,
}

impl FaultyDisk {
    /// A disk that works.
    pub fn new() -> Self {
        Self(Arc::new(Steps {
            taken: AtomicU64::new(0),
            failing: AtomicU64::new(NEVER),
            dying: AtomicU64::new(NEVER),
        }))
    }

    /// The number of steps that have changed the disk or tried to.
    pub fn steps(&self) -> u64 {
        self.0.taken.load(SeqCst)
    }

    /// Makes step `number`, counted from 0, fail.
    pub fn fail_at(&self, number: u64) {
        self.0.failing.store(number, SeqCst);
    }

    /// Makes every step fail after this number of further steps, as if the process were gone.
    pub fn die_after(&self, steps: u64) {
        self.0.dying.store(self.steps() + steps, SeqCst);
    }

    fn is_dead(&self) -> bool {
        self.steps() > self.0.dying.load(SeqCst)
    }

    /// Takes a step that changes the disk.
    fn step(&self) -> io::Result<()> {
        let number = self.0.taken.fetch_add(1, SeqCst);
        if number == self.0.failing.load(SeqCst) || number >= self.0.dying.load(SeqCst) {
            return Err(io::Error::other("the disk of the test fails"));
        }
        Ok(())
    }
}

impl Disk for FaultyDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        RealDisk.read(path, most)
    }

    fn look(&self, path: &Path) -> io::Result<Found> {
        RealDisk.look(path)
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        RealDisk.list(folder)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.step()?;
        RealDisk.make_folder(folder)
    }

    fn draft(&self, folder: &Path) -> io::Result<Box<dyn Draft>> {
        self.step()?;
        let path = folder.join(format!(".planet-unknown-{}.tmp", self.steps()));
        fs::write(&path, "")?;
        Ok(Box::new(FaultyDraft {
            disk: self.clone(),
            path,
        }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.step()?;
        RealDisk.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.step()?;
        RealDisk.remove(path)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Lock>> {
        self.step()?;
        RealDisk.lock(path)
    }
}

/// A draft that may be half written, and that stays when the process dies.
#[derive(Debug)]
struct FaultyDraft {
    disk: FaultyDisk,
    path: PathBuf,
}

impl Draft for FaultyDraft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        let step = self.disk.step();
        let written = if step.is_ok() {
            bytes
        } else {
            &bytes[..bytes.len() / 2]
        };
        fs::write(&self.path, written)?;
        step
    }

    fn sync(&mut self) -> io::Result<()> {
        self.disk.step()
    }

    fn read_back(&self) -> io::Result<Vec<u8>> {
        fs::read(&self.path)
    }

    fn publish(self: Box<Self>, path: &Path) -> io::Result<()> {
        self.disk.step()?;
        fs::rename(&self.path, path)
    }

    fn publish_new(self: Box<Self>, path: &Path) -> io::Result<()> {
        self.disk.step()?;
        fs::hard_link(&self.path, path)
    }
}

impl Drop for FaultyDraft {
    fn drop(&mut self) {
        if !self.disk.is_dead() {
            let _gone_already_if_published = fs::remove_file(&self.path);
        }
    }
}
