//! Opening a game when the library already has versions of it. Opening writes nothing.

use super::identity::GameId;
use super::keeper::Keeper;
use super::{Hold, Library};
use crate::file_error::FileError;
use crate::history::{Entry, Table};
use crate::relation::Relation;
use crate::save::Loaded;
use crate::store::Unreadable;
use game::{Game, Kept};
use std::path::PathBuf;

/// A game that is ready to be played.
#[derive(Clone, Debug)]
pub struct Opened<G: Game> {
    /// The game.
    pub table: Box<Table<G>>,
    /// The place where it is kept.
    pub keeper: Keeper,
}

impl<G: Game> Opened<G> {
    /// A game that was never kept anywhere.
    pub fn new(table: Table<G>) -> Self {
        Self {
            table: Box::new(table),
            keeper: Keeper::default(),
        }
    }

    /// A game that is on the disk as it is, so that only further actions need to be saved. Without a hold, it is a version of a
    /// game as a separate game.
    fn kept(table: Table<G>, hold: Option<Hold>, file: Option<PathBuf>) -> Self {
        let kept = Some(table.revision());
        Self {
            keeper: Keeper { hold, file, kept },
            ..Self::new(table)
        }
    }
}

impl Keeper {
    /// The table of an opened game, and the place where it is kept.
    pub fn of<G: Game>(opened: Opened<G>) -> (Table<G>, Self) {
        (*opened.table, opened.keeper)
    }
}

/// The outcome of opening a game: the game, or an obstacle. The game is [`Opened`], or what [`map`](Self::map) made
/// of it.
#[derive(Clone, Debug)]
pub enum OpenOutcome<T> {
    /// There is no obstacle.
    Clear(T),
    /// The library has a version that is further on or that diverges. Both are kept, whichever is chosen.
    FurtherOn {
        /// The requested version, as a separate game.
        asked: T,
        /// The version in the library.
        kept: T,
        /// The relation of the version in the library to the requested one.
        relation: Relation,
    },
    /// Another window has the game open.
    InUse {
        /// The requested version, as a separate game.
        copy: T,
    },
}

impl<T> OpenOutcome<T> {
    /// The same with what `made` makes of the game.
    pub fn map<U>(self, made: impl Fn(T) -> U) -> OpenOutcome<U> {
        match self {
            Self::Clear(game) => OpenOutcome::Clear(made(game)),
            Self::FurtherOn {
                asked,
                kept,
                relation,
            } => OpenOutcome::FurtherOn {
                asked: made(asked),
                kept: made(kept),
                relation,
            },
            Self::InUse { copy } => OpenOutcome::InUse { copy: made(copy) },
        }
    }
}

/// A game that was found in the library.
pub(super) struct Located<G: Game> {
    pub(super) hold: Hold,
    /// The version in the library, and its relation to the requested one.
    pub(super) kept: Option<(Relation, Box<Loaded<G>>)>,
}

impl Library {
    /// Opens `loaded`, which comes from `file`, unless there is an obstacle. An unusable folder of the library is
    /// not one: the error is reported when the game is first kept.
    pub fn open_loaded<G: Kept>(
        &self,
        loaded: Loaded<G>,
        file: Option<PathBuf>,
    ) -> OpenOutcome<Opened<G>> {
        let table = loaded.table;
        let located = self.locate(&table, loaded.game);
        let (hold, kept) = match located.inspect_err(|error| log::warn!("{error}")) {
            Ok(Some(Located { hold, kept })) => (hold, kept),
            Ok(None) => {
                let copy = Opened::kept(table, None, None);
                return OpenOutcome::InUse { copy };
            }
            Err(_) => return OpenOutcome::Clear(Opened::kept(table, None, file)),
        };
        let opened = |table| Opened::kept(table, Some(hold), file);
        match kept {
            Some((relation, kept)) if has_it_ahead(relation, &kept.table, &table) => {
                // The version in the library includes later marks and hints, and steps that can be redone.
                let mut kept = kept.table;
                kept.move_cursor(table.cursor());
                OpenOutcome::Clear(opened(kept))
            }
            Some((relation @ (Relation::FurtherOn | Relation::Branch), kept)) => {
                OpenOutcome::FurtherOn {
                    asked: Opened::kept(table, None, None),
                    kept: opened(kept.table),
                    relation,
                }
            }
            _ => OpenOutcome::Clear(opened(table)),
        }
    }

    /// Opens a game of the library as one of the kind `G`; `None` if there is none with this identity.
    ///
    /// # Errors
    /// The fault in its latest version, and what can still be played. [`Fault::Foreign`](crate::Fault::Foreign) if it is
    /// a game of another kind.
    pub fn open<G: Kept>(
        &self,
        id: GameId,
    ) -> Result<Option<OpenOutcome<Opened<G>>>, Unreadable<G>> {
        self.flush();
        let loaded = self.folders.load(id)?;
        Ok(loaded.map(|loaded| self.held_or_copy(id, loaded)))
    }

    /// A version that was saved from damage, to be played on as the game `id`. The damaged file is put aside when it is
    /// first kept.
    pub fn rescued<G: Kept>(&self, id: GameId, loaded: Loaded<G>) -> OpenOutcome<Opened<G>> {
        self.distrust(id);
        self.held_or_copy(id, loaded)
    }

    fn held_or_copy<G: Kept>(&self, id: GameId, loaded: Loaded<G>) -> OpenOutcome<Opened<G>> {
        let copy = |loaded: Loaded<G>| Opened::kept(loaded.table, None, None);
        match self.hold(id).inspect_err(|error| log::warn!("{error}")) {
            Ok(Some(hold)) => {
                let file = self.folders.notes(&self.folders.folder(id)).file;
                OpenOutcome::Clear(Opened::kept(loaded.table, Some(hold), file))
            }
            Ok(None) => OpenOutcome::InUse { copy: copy(loaded) },
            Err(_) => OpenOutcome::Clear(copy(loaded)),
        }
    }

    /// Finds the game on `table` in the library and holds it; `None` if another process has it open. A game of the same deal
    /// that began with a different action is a different game.
    pub(super) fn locate<G: Kept>(
        &self,
        table: &Table<G>,
        named: Option<GameId>,
    ) -> Result<Option<Located<G>>, FileError> {
        self.flush();
        let dealt = named.unwrap_or_else(|| GameId::of_table(table));
        let first = table.entries().first().map(|entry| &entry.action);
        let mut id = dealt;
        loop {
            let hold = self.hold(id)?;
            let kept = match self.folders.load::<G>(id) {
                Ok(kept) => kept.map(Box::new),
                Err(unreadable) => unreadable.before,
            };
            let kept = kept.map(|kept| (Relation::of(&kept.table, table), kept));
            match (hold, kept) {
                (_, Some((Relation::Stranger, _))) => {
                    id = match id == dealt {
                        true => dealt.beginning_with(first),
                        false => id.next(),
                    };
                }
                (hold, kept) => return Ok(hold.map(|hold| Located { hold, kept })),
            }
        }
    }
}

/// Whether the version `kept` holds `asked` in the same order of actions and, apart from steps that were taken back, no more.
fn has_it_ahead<G: Game>(relation: Relation, kept: &Table<G>, asked: &Table<G>) -> bool {
    let no_more = relation == Relation::Same
        || relation == Relation::FurtherOn && kept.cursor() <= asked.cursor();
    let (kept, asked) = (kept.entries(), asked.entries());
    let same = |(kept, asked): (&Entry<G>, &Entry<G>)| kept.action == asked.action;
    no_more && kept.len() >= asked.len() && kept.iter().zip(asked).all(same)
}
