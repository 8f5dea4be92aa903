//! Errors of a setup.

use super::{MAX_NAME, MAX_SEED};
use crate::corporation::CorporationId;
use crate::planet::PlanetId;
use thiserror::Error;

/// The reason why a setup cannot be dealt.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Fewer than one or more than six seats.
    #[error("a game has 1 to 6 seats, not {0}")]
    Seats(usize),
    /// The seed is too long.
    #[error("the seed is longer than {MAX_SEED} characters")]
    Seed,
    /// A name is too long.
    #[error("the name of seat {0} is longer than {MAX_NAME} characters")]
    Name(usize),
    /// The colour does not exist.
    #[error("the colour of seat {0} does not exist")]
    Colour(usize),
    /// A special planet appears twice (rules §2.1).
    #[error("the special planet {0} is taken by two seats")]
    PlanetTwice(PlanetId),
    /// A special corporation appears twice (rules §2.1).
    #[error("the special corporation {0} is taken by two seats")]
    CorporationTwice(CorporationId),
    /// The stacks are not one small and one large one per depot, with each shape once.
    #[error("each shape needs one depot of its own ring, and the rotation must be 0 to 5")]
    Station,
    /// The two-player variant without two seats.
    #[error("the two-player variant needs two seats")]
    TwoPlayerVariant,
    /// The solo game with more than one seat or without events (rules §2.1, §3.3).
    #[error("the solo game has one seat and a deck of event cards")]
    Solo,
    /// Events with one seat outside the solo game (rules §2.1).
    #[error("a game of one seat has events only as a solo game")]
    FreePlay,
    /// The module of private objectives with one seat (rules §2.5).
    #[error("the private objectives of the module need 2 to 6 seats")]
    PrivateObjectives,
    /// A deck without exactly 20 cards, or with more of a colour than exist for these seats (rules §9.1).
    #[error(
        "the deck of event cards needs 20 cards, and no more of a colour than exist for this number of seats"
    )]
    EventDeck,
}
