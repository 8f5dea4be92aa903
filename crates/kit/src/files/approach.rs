//! A game of any kind on its way to the screen.

use std::path::{Path, PathBuf};

use crate::screen::{Command, Wish};
use game::Kept;
use table::library::{OpenOutcome, Opened};
use table::save::Loaded;
use table::{FileError, Library, store};

/// How a game is shown.
pub type Sit<G> = fn(Opened<G>) -> Command;

/// A game that is ready to be shown.
pub struct Ready {
    /// The players' own file for it.
    pub file: Option<PathBuf>,
    /// The round at which it stopped.
    pub round: u16,
    /// Whether it is over.
    pub finished: bool,
    /// The number of actions before that.
    pub actions: usize,
    sit: Box<dyn FnOnce() -> Command + Send>,
}

/// The outcome of opening a game: the game, or an obstacle, about which the player is asked first.
pub type Approach = OpenOutcome<Ready>;

/// What was recovered from a damaged file, to be played on in place of what was wished for.
pub type Rescue = Box<dyn FnOnce(&Library, &Wish) -> Approach + Send>;

/// A file that could not be read or written, and what can be played on in its place.
pub struct Problem {
    /// The fault; in a game of the library, that of its latest version.
    pub error: FileError,
    /// The state in the file, if only the history is damaged.
    pub rescue: Option<Rescue>,
    /// The previous version in the library, if that is intact.
    pub before: Option<Rescue>,
}

impl Ready {
    fn new<G: Kept>(opened: Opened<G>, sit: Sit<G>) -> Self {
        let state = opened.table.state();
        Self {
            file: opened.keeper.file().map(Path::to_owned),
            round: state.round(),
            finished: state.is_finished(),
            actions: opened.table.cursor(),
            sit: Box::new(move || sit(opened)),
        }
    }

    /// Shows it.
    pub fn sit(self) -> Command {
        (self.sit)()
    }
}

/// [`BoardGame::read`](super::BoardGame::read) for the game `G`, which is shown by `sit`.
///
/// # Errors
/// As there.
pub fn read<G: Kept>(
    library: &Library,
    wish: &Wish,
    sit: Sit<G>,
) -> Result<Option<Approach>, Box<Problem>> {
    let outcome = match wish {
        Wish::Choose => Ok(None),
        Wish::Kept(id) => library.open::<G>(*id),
        Wish::File(path) => {
            store::open(path).map(|loaded| Some(library.open_loaded(loaded, Some(path.clone()))))
        }
    };
    let outcome = outcome.map_err(|game| Problem {
        error: game.error,
        rescue: game.rescue.map(|loaded| recovered(loaded, sit)),
        before: game.before.map(|loaded| recovered(loaded, sit)),
    })?;
    Ok(outcome.map(|outcome| outcome.map(|opened| Ready::new(opened, sit))))
}

fn recovered<G: Kept>(loaded: Box<Loaded<G>>, sit: Sit<G>) -> Rescue {
    Box::new(move |library, wish| {
        let outcome = match wish {
            Wish::Kept(id) => library.rescued(*id, *loaded),
            Wish::Choose | Wish::File(_) => library.open_loaded(*loaded, None),
        };
        outcome.map(|opened| Ready::new(opened, sit))
    })
}
