//! The file system as the program uses it: few steps, each of which may fail. Tests put another one in its place, in
//! which any step fails or the program dies between two of them.

use std::fmt::Debug;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Steps on files and folders.
pub trait Disk: Debug + Send + Sync {
    /// The bytes of a file, at most `most` of them.
    ///
    /// # Errors
    /// What the system reports.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// What stands at `path`, links followed.
    ///
    /// # Errors
    /// What the system reports; [`io::ErrorKind::NotFound`] where nothing stands.
    fn look(&self, path: &Path) -> io::Result<Found>;

    /// What lies in a folder, by full paths and in their order.
    ///
    /// # Errors
    /// What the system reports; [`io::ErrorKind::NotFound`] where there is no such folder.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Makes a folder and those above it, where they are missing.
    ///
    /// # Errors
    /// What the system reports.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// A new file without a name in `folder`, which is gone unless it gets one.
    ///
    /// # Errors
    /// What the system reports.
    fn draft(&self, folder: &Path) -> io::Result<Box<dyn Draft>>;

    /// Gives a file another name, in the place of whatever has it.
    ///
    /// # Errors
    /// What the system reports.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file, or a folder that is empty.
    ///
    /// # Errors
    /// What the system reports.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Takes the lock that the file at `path` stands for; nothing if somebody else has it. The file is made.
    ///
    /// # Errors
    /// What the system reports.
    fn lock(&self, path: &Path) -> io::Result<Option<Lock>>;
}

/// A file that has no name yet.
pub trait Draft: Debug {
    /// Adds bytes and hands them to the disk.
    ///
    /// # Errors
    /// What the system reports.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits until the disk has what was written.
    ///
    /// # Errors
    /// What the system reports.
    fn sync(&mut self) -> io::Result<()>;

    /// What the file holds now.
    ///
    /// # Errors
    /// What the system reports.
    fn read_back(&self) -> io::Result<Vec<u8>>;

    /// Gives the file its name, in the place of whatever has it.
    ///
    /// # Errors
    /// What the system reports; the file that had the name before is unchanged then.
    fn publish(self: Box<Self>, path: &Path) -> io::Result<()>;
}

/// What stands at a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// Whether it is a file.
    pub is_file: bool,
    /// Whether it must not be written.
    pub readonly: bool,
    /// Its length in bytes.
    pub length: u64,
}

/// A lock that one process at a time can hold. It is free again when this value or the process is gone.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// The disk of the machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        File::open(path)?.take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn look(&self, path: &Path) -> io::Result<Found> {
        let found = fs::metadata(path)?;
        Ok(Found {
            is_file: found.is_file(),
            readonly: found.permissions().readonly(),
            length: found.len(),
        })
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
        let mut paths = entries.collect::<io::Result<Vec<_>>>()?;
        paths.sort();
        Ok(paths)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)
    }

    fn draft(&self, folder: &Path) -> io::Result<Box<dyn Draft>> {
        let mut builder = tempfile::Builder::new();
        builder.prefix(".planet-unknown-").suffix(".tmp");
        // The permissions that any new file has there.
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            builder.permissions(fs::Permissions::from_mode(0o666));
        }
        Ok(Box::new(RealDraft(builder.tempfile_in(folder)?)))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        if path.is_dir() {
            fs::remove_dir(path)
        } else {
            fs::remove_file(path)
        }
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Lock>> {
        loop {
            let file = File::create(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) => return Err(error),
            }
            // Who had the lock before may have removed the file; then it no longer stands for anything.
            let named = same_file::Handle::from_path(path).ok();
            if named == Some(same_file::Handle::from_file(file.try_clone()?)?) {
                return Ok(Some(Lock { _file: file }));
            }
        }
    }
}

#[derive(Debug)]
struct RealDraft(NamedTempFile);

impl Draft for RealDraft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(bytes)?;
        self.0.flush()
    }

    fn sync(&mut self) -> io::Result<()> {
        self.0.as_file().sync_all()
    }

    fn read_back(&self) -> io::Result<Vec<u8>> {
        fs::read(self.0.path())
    }

    fn publish(self: Box<Self>, path: &Path) -> io::Result<()> {
        self.0.persist(path).map_err(|failed| failed.error)?;
        if let Some(folder) = path.parent() {
            sync_folder(folder);
        }
        Ok(())
    }
}

/// Makes a new name last through a power cut, on systems that can; the file itself is safe already.
fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        folder
            .sync_all()
            .unwrap_or_else(|error| log::debug!("the folder was not synchronised: {error}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_once_and_free_when_it_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let lock = RealDisk.lock(&path).unwrap();
        assert!(lock.is_some());
        assert!(RealDisk.lock(&path).unwrap().is_none());
        drop(lock);
        assert!(RealDisk.lock(&path).unwrap().is_some());
    }

    #[test]
    fn a_draft_that_gets_no_name_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let mut draft = RealDisk.draft(folder.path()).unwrap();
        draft.write(b"text").unwrap();
        assert_eq!(draft.read_back().unwrap(), b"text");
        drop(draft);
        assert_eq!(RealDisk.list(folder.path()).unwrap(), Vec::<PathBuf>::new());
        let mut draft = RealDisk.draft(folder.path()).unwrap();
        draft.write(b"text").unwrap();
        draft.publish(&path).unwrap();
        assert_eq!(RealDisk.list(folder.path()).unwrap(), [path.as_path()]);
        assert_eq!(RealDisk.read(&path, 3).unwrap(), b"tex");
    }
}
