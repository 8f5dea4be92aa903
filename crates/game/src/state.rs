//! The trait of every game.

mod random;
mod view;

pub use random::{Luck, Stuck, luck, pick, play_on_at_random, random_game};
pub use view::View;

use crate::{Event, Ranking, SeatId, Setup};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt;
use std::hash::Hash;

/// What a seat chooses. A game is a setup and a list of actions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Action<C> {
    /// The acting seat.
    pub seat: SeatId,
    /// Its choice.
    pub choice: C,
}

/// An action in a game, with what comes before and after it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a, G: Game> {
    /// The state before it.
    pub before: &'a G,
    /// The legal choices of its seat.
    pub legal: &'a [G::Choice],
    /// The action.
    pub action: Action<G::Choice>,
    /// The resulting events.
    pub events: &'a [G::Event],
    /// The state after it.
    pub after: &'a G,
}

/// A part of a game. Two states that follow each other are in the same part if the number is the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// One seat acts at a time.
    InTurn(u32),
    /// All open seats act at the same time. The order of their actions changes nothing but the log.
    Together(u32),
}

impl Part {
    /// Whether all open seats act at the same time.
    pub const fn is_together(self) -> bool {
        matches!(self, Self::Together(_))
    }
}

/// The complete state of a game at one moment, and the rules of the game.
///
/// It has no clock, files or luck other than what its setup gives it: the same setup and actions always lead to the same
/// states. See the [crate](crate) for a walk, and `suite` for what every game promises.
pub trait Game:
    Clone + Eq + Hash + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What a game begins with.
    type Setup: Setup;
    /// Why no game can be dealt from a setup.
    type SetupError: Error + Clone + PartialEq + Send + Sync + 'static;
    /// What a seat chooses: small and plain. What is large is asked in several questions.
    type Choice: Copy
        + Eq
        + Hash
        + fmt::Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// What happens.
    type Event: Event;
    /// Why an action is refused.
    type Illegal: Error + Clone + PartialEq + Send + Sync + 'static;
    /// Why no game can go on from a state.
    type Invalid: Error + Clone + PartialEq + Send + Sync + 'static;

    /// The name of the game in files and on the command line.
    const NAME: &'static str;
    /// The version of the rules. It grows whenever the same actions may lead to a different state.
    const RULES_VERSION: u32;

    /// Deals a new game.
    ///
    /// # Errors
    /// Why the setup is invalid.
    fn deal(setup: &Self::Setup) -> Result<Self, Self::SetupError>;

    /// The number of seats.
    fn seat_count(&self) -> usize;

    /// The round or the turn, from 1, as lists of games name it. A game may have any number of them.
    fn round(&self) -> u16;

    /// All seats in the order in which they act now where they act in turn.
    fn turn_order(&self) -> impl Iterator<Item = SeatId> {
        SeatId(0).around(self.seat_count())
    }

    /// The seats that may act now, in turn order. None when the game is over.
    fn open_seats(&self) -> impl Iterator<Item = SeatId>;

    /// The first of the [open seats](Self::open_seats). None when the game is over.
    fn active(&self) -> Option<SeatId> {
        self.open_seats().next()
    }

    /// Whether `seat` may act now.
    fn is_open(&self, seat: SeatId) -> bool {
        self.open_seats().any(|open| open == seat)
    }

    /// Whether the game is over.
    fn is_finished(&self) -> bool {
        self.active().is_none()
    }

    /// The part of the game.
    fn part(&self) -> Part {
        Part::InTurn(0)
    }

    /// Writes the legal choices of `seat` into `choices`, in place of what is there: none unless it is open, and then at
    /// least one. A [check](Self::check) accepts each of them. It may also accept other ways to say the same.
    fn legal_into(&self, seat: SeatId, choices: &mut Vec<Self::Choice>);

    /// The legal choices of `seat`; see [`Self::legal_into`].
    fn legal(&self, seat: SeatId) -> Vec<Self::Choice> {
        let mut choices = Vec::new();
        self.legal_into(seat, &mut choices);
        choices
    }

    /// One of the legal choices of `seat`, each equally likely; none unless it is open.
    fn sample(&self, seat: SeatId, luck: &mut Luck) -> Option<Self::Choice> {
        pick(&self.legal(seat), luck)
    }

    /// The choice of `seat` that is so obvious that the table carries it out by itself, if there is one.
    fn forced(&self, _seat: SeatId) -> Option<Self::Choice> {
        None
    }

    /// Whether `action` is legal now. Actions may come from files: none makes it panic.
    ///
    /// # Errors
    /// Why it is not.
    fn check(&self, action: &Action<Self::Choice>) -> Result<(), Self::Illegal>;

    /// Carries out `action`, and adds what happens to `events`.
    ///
    /// # Errors
    /// Why it is refused; nothing is changed then.
    fn apply_into(
        &mut self,
        action: &Action<Self::Choice>,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal> {
        self.check(action)?;
        self.apply_listed(action, events);
        Ok(())
    }

    /// Carries out an action that [`Self::check`] accepts, such as one from [`Self::legal_into`] or [`Self::sample`].
    ///
    /// # Panics
    /// It may, if the action is not legal.
    fn apply_listed(&mut self, action: &Action<Self::Choice>, events: &mut Vec<Self::Event>);

    /// Carries out `action` and returns what happens; see [`Self::apply_into`].
    ///
    /// # Errors
    /// Why it is refused; nothing is changed then.
    fn apply(&mut self, action: &Action<Self::Choice>) -> Result<Vec<Self::Event>, Self::Illegal> {
        let mut events = Vec::new();
        self.apply_into(action, &mut events)?;
        Ok(events)
    }

    /// The state with all things that `seat` does not know in a fixed order. It is a state that the game could be in, but
    /// for the luck to come.
    #[must_use]
    fn known_to(&self, seat: SeatId) -> Self;

    /// A random state that `seat` cannot distinguish from this one: everything that it does not know is dealt anew, the luck
    /// to come included.
    #[must_use]
    fn redeal(&self, seat: SeatId, luck: &mut Luck) -> Self;

    /// The view of `seat`.
    fn view(&self, seat: SeatId) -> View<Self> {
        View::new(self, seat)
    }

    /// Whether what belongs to `seat` – its board, its hand, its points – is the same in both states: then what others have
    /// done between them did not touch it.
    fn same_seat(&self, other: &Self, seat: SeatId) -> bool;

    /// The game as it would be if of all open seats only one had acted since `start`, at which this part of the game began;
    /// `own` are its actions since. Whatever others chose at the same time is not in it. If the seat has used what others
    /// did, it is the game as it is.
    #[must_use]
    fn apart(&self, start: &Self, own: impl IntoIterator<Item = Action<Self::Choice>>) -> Self {
        let mut apart = start.clone();
        let fits = |action| apart.apply(&action).is_ok();
        if own.into_iter().all(fits) {
            apart
        } else {
            self.clone()
        }
    }

    /// The places and scores of all seats, once the game is over.
    fn ranking(&self) -> Option<Ranking>;

    /// Checks a state that comes from a file, so that the game can go on from it: whatever is done then, it neither panics
    /// nor goes on for ever.
    ///
    /// # Errors
    /// What is wrong with it.
    fn validate(&self) -> Result<(), Self::Invalid>;

    /// The state, read from a file, as one of the game of `setup`: what the two [share](crate::Shared) is put back. None if
    /// they do not belong together, as with other seats or variants.
    fn rejoin(self, setup: &Self::Setup) -> Option<Self> {
        (self.seat_count() == setup.seat_count()).then_some(self)
    }

    /// Allows what only practice games allow, if there is anything.
    fn practise(&mut self) {}
}
