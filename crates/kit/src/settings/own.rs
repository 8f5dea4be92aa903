//! What a game keeps between starts beside the settings of the window, in a file of its own.

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::any::{Any, TypeId};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io;
use std::path::Path;
use std::sync::Arc;

use super::Settings;
use super::file::{peek, read};
use table::{KeptProblem, kept_file};

/// The settings of one game.
pub trait Own:
    Any + Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync
{
    /// The name of its file, beside that of the window.
    const FILE: &'static str;

    /// `theirs`, which another window has written, with what these settings have changed since they were `before`.
    #[must_use]
    fn merged(&self, before: &Self, theirs: &Self) -> Self;

    /// The defaults, but for what is no matter of taste.
    #[must_use]
    fn reset(&self) -> Self;

    /// Those in `settings`; the defaults if there are none yet.
    fn of(settings: &Settings) -> Cow<'_, Self> {
        settings.games.of()
    }

    /// Changes those in `settings`.
    fn change(settings: &mut Settings, change: impl FnOnce(&mut Self)) {
        let mut own = Self::of(settings).into_owned();
        change(&mut own);
        settings.games.0.insert(TypeId::of::<Self>(), Arc::new(own));
    }
}

/// A kind of settings that a game has.
#[derive(Clone, Copy, Debug)]
pub struct OwnKind {
    /// Reads those in the folder of the settings; without a file, those that the file of the window still holds.
    read: fn(&Path, &Path) -> ReadPart,
}

type ReadPart = Result<Arc<dyn Part>, KeptProblem>;

impl OwnKind {
    /// The kind of `T`.
    pub const fn of<T: Own>() -> Self {
        Self {
            read: |folder, window| {
                let own = match read::<T>(&folder.join(T::FILE))? {
                    Some(own) => own,
                    // The file of the window, if it is damaged, is reported by whoever reads it for the window.
                    None => peek(window),
                };
                Ok(Arc::new(own))
            },
        }
    }
}

/// The settings of all games.
#[derive(Clone, Debug, Default)]
pub struct GameSettings(BTreeMap<TypeId, Arc<dyn Part>>);

impl PartialEq for GameSettings {
    fn eq(&self, other: &Self) -> bool {
        let mut parts = self.0.values().zip(other.0.values());
        self.0.keys().eq(other.0.keys()) && parts.all(|(part, other)| part.is(&**other))
    }
}

impl GameSettings {
    fn of<T: Own>(&self) -> Cow<'_, T> {
        let part = self.0.get(&TypeId::of::<T>());
        let part = part.and_then(|part| (&**part as &dyn Any).downcast_ref());
        part.map_or_else(|| Cow::Owned(T::default()), Cow::Borrowed)
    }

    /// The defaults of all games, but for what is no matter of taste.
    pub(super) fn reset(&self) -> Self {
        let reset = |(id, part): (&TypeId, &Arc<dyn Part>)| (*id, part.reset());
        Self(self.0.iter().map(reset).collect())
    }

    /// Reads those in the folder of the settings of the window.
    pub(super) fn read(
        folder: &Path,
        window: &Path,
        kinds: &[OwnKind],
    ) -> (Self, Option<KeptProblem>) {
        let (mut own, mut problem) = (Self::default(), None);
        for kind in kinds {
            match (kind.read)(folder, window) {
                Ok(part) => drop(own.0.insert((&*part as &dyn Any).type_id(), part)),
                Err(other) => problem = Some(other),
            }
        }
        (own, problem)
    }

    /// Writes those that this window has changed since they were `before`, and those that have no file yet.
    pub(super) fn save(&self, folder: &Path, before: &Self) -> io::Result<()> {
        for (id, part) in &self.0 {
            let before = before.0.get(id);
            let is_kept = folder.join(part.file()).exists();
            if !is_kept || before.is_none_or(|before| !part.is(&**before)) {
                part.save(folder, before.map(|before| &**before))?;
            }
        }
        Ok(())
    }
}

/// The settings of a game that is not named.
trait Part: Any + Debug + Send + Sync {
    fn file(&self) -> &'static str;
    fn is(&self, other: &dyn Part) -> bool;
    fn reset(&self) -> Arc<dyn Part>;
    fn save(&self, folder: &Path, before: Option<&dyn Part>) -> io::Result<()>;
}

impl<T: Own> Part for T {
    fn file(&self) -> &'static str {
        T::FILE
    }

    fn is(&self, other: &dyn Part) -> bool {
        (other as &dyn Any).downcast_ref() == Some(self)
    }

    fn reset(&self) -> Arc<dyn Part> {
        Arc::new(Own::reset(self))
    }

    fn save(&self, folder: &Path, before: Option<&dyn Part>) -> io::Result<()> {
        let file = folder.join(T::FILE);
        let before = before.and_then(|before| (before as &dyn Any).downcast_ref());
        kept_file::alone(&file, || {
            let merged = match (read(&file), before) {
                (Ok(Some(theirs)), Some(before)) => self.merged(before, &theirs),
                (Err(KeptProblem::Disk(error)), _) => return Err(error),
                (Ok(_) | Err(_), _) => self.clone(),
            };
            kept_file::save(&file, &merged)
        })
    }
}
