//! What differs between the files of several games.

use crate::Game;

/// A game that is kept in files. It has a marker and versions of its own; the layout of the files is the same for all.
///
/// ```
/// use game::Kept as _;
/// use game::games::nim::Nim;
///
/// assert_eq!((Nim::FORMAT, Nim::FORMAT_VERSION), ("nim-game", 1));
/// ```
pub trait Kept: Game {
    /// The name of the game in messages.
    const TITLE: &'static str;
    /// The marker in the first line of its files. No other game has the same.
    const FORMAT: &'static str;
    /// The newest version of its files.
    const FORMAT_VERSION: u32 = 1;
    /// The largest file that is read, in bytes.
    const SIZE_LIMIT: u64 = 16 * 1024 * 1024;

    /// The lowest version that says all that is to be written of a game of `setup`, so that older programs can open the file.
    fn version(_setup: &Self::Setup, _needs: &Needs<'_, Self>) -> u32 {
        Self::FORMAT_VERSION
    }

    /// Checks a setup from a file, without dealing it if possible.
    ///
    /// # Errors
    /// Why no game can be dealt from it.
    fn check_setup(setup: &Self::Setup) -> Result<(), Self::SetupError> {
        Self::deal(setup).map(drop)
    }
}

/// What a file has to say that not every file says.
#[derive(Clone, Copy, Debug)]
pub struct Needs<'a, G> {
    /// The state at which a rescued game begins in place of the deal.
    pub start: Option<&'a G>,
    /// The identity of the game.
    pub identity: bool,
    /// That a seat has changed hands.
    pub hands: bool,
    /// That a seat may have acted out of its turn.
    pub any_order: bool,
}

/// Whether a value is the default, so that a file may leave it out.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
