//! The file system as the program uses it: a few operations, each of which may fail. Tests replace it with one in which
//! any operation fails or the program dies between two of them.

use std::fmt::Debug;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use tempfile::NamedTempFile;

/// Operations on files and folders.
pub trait Disk: Debug + Send + Sync {
    /// The bytes of a file, at most `most` of them.
    ///
    /// # Errors
    /// The error that the system reports.
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>>;

    /// The metadata of `path`, following links.
    ///
    /// # Errors
    /// The error that the system reports; [`io::ErrorKind::NotFound`] if nothing is there.
    fn look(&self, path: &Path) -> io::Result<Found>;

    /// The contents of a folder as full paths, sorted.
    ///
    /// # Errors
    /// The error that the system reports; [`io::ErrorKind::NotFound`] if there is no such folder.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Creates a folder and any missing parents.
    ///
    /// # Errors
    /// The error that the system reports.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Creates an unnamed file in `folder`. It disappears unless it is given a name.
    ///
    /// # Errors
    /// The error that the system reports.
    fn draft(&self, folder: &Path) -> io::Result<Box<dyn Draft>>;

    /// Renames a file, replacing any file that has the new name.
    ///
    /// # Errors
    /// The error that the system reports.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Removes a file or an empty folder.
    ///
    /// # Errors
    /// The error that the system reports.
    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Takes the lock represented by the file at `path`, which is created; `None` if another process has it.
    ///
    /// # Errors
    /// The error that the system reports.
    fn lock(&self, path: &Path) -> io::Result<Option<Lock>>;
}

/// A file that has no name yet.
pub trait Draft: Debug {
    /// Appends bytes and passes them to the disk.
    ///
    /// # Errors
    /// The error that the system reports.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;

    /// Waits until the written bytes are on the disk.
    ///
    /// # Errors
    /// The error that the system reports.
    fn sync(&mut self) -> io::Result<()>;

    /// The current contents of the file.
    ///
    /// # Errors
    /// The error that the system reports.
    fn read_back(&self) -> io::Result<Vec<u8>>;

    /// Names the file, replacing any file that has the name.
    ///
    /// # Errors
    /// The error that the system reports; the file that had the name before is unchanged then.
    fn publish(self: Box<Self>, path: &Path) -> io::Result<()>;

    /// Names the file if nothing has the name.
    ///
    /// # Errors
    /// [`io::ErrorKind::AlreadyExists`] if something has it, or the error that the system reports.
    fn publish_new(self: Box<Self>, path: &Path) -> io::Result<()>;
}

/// The metadata of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// Whether it is a file.
    pub is_file: bool,
    /// Whether it is read-only.
    pub readonly: bool,
    /// Its length in bytes.
    pub length: u64,
    /// The time of its last change, if the system knows it.
    pub changed: Option<SystemTime>,
}

/// What the disk has found; `None` if nothing is there.
///
/// # Errors
/// Any other error.
pub(crate) fn if_there<T>(found: io::Result<T>) -> io::Result<Option<T>> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// A lock that one process at a time can hold. It is released when this value is dropped or the process ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// The disk of this machine.
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
            changed: found.modified().ok(),
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
        builder.prefix(".saving-").suffix(".tmp");
        // The default permissions of a new file there.
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
            // The previous holder may have removed the file; the lock on it is meaningless then.
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
        sync_folder_of(path);
        Ok(())
    }

    fn publish_new(self: Box<Self>, path: &Path) -> io::Result<()> {
        if let Err(failed) = self.0.persist_noclobber(path) {
            if failed.error.kind() == io::ErrorKind::AlreadyExists {
                return Err(failed.error);
            }
            // Some disks, such as memory sticks, cannot look and name in one step.
            if fs::symlink_metadata(path).is_ok() {
                return Err(io::ErrorKind::AlreadyExists.into());
            }
            failed.file.persist(path).map_err(|failed| failed.error)?;
        }
        sync_folder_of(path);
        Ok(())
    }
}

/// Makes a new name survive a power cut, on systems that can; the file itself is safe already.
fn sync_folder_of(path: &Path) {
    if let Some(Ok(folder)) = path.parent().map(File::open) {
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

    #[test]
    fn a_new_file_takes_no_name_that_something_has() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let named = |text: &[u8]| {
            let mut draft = RealDisk.draft(folder.path()).unwrap();
            draft.write(text).unwrap();
            draft.publish_new(&path).map_err(|error| error.kind())
        };
        assert_eq!(named(b"first"), Ok(()));
        assert_eq!(named(b"second"), Err(io::ErrorKind::AlreadyExists));
        assert_eq!(RealDisk.read(&path, 9).unwrap(), b"first");
    }
}
