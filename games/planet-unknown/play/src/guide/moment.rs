//! The moments of a game that are worth a word, and the deeds that a lesson asks for.

use crate::session::SeatView;
use rules::{
    Asked, CorporationId, CourseEvent, Effect, EffectEvent, Event, EventKind, Phase, PieceEvent,
    PlanetId, Purpose, Question, TileEvent, Track, TrackEvent,
};
use serde::Deserialize;

/// A moment of the game, as the player at the screen sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Moment {
    /// The player is asked to place a tile.
    Placing,
    /// A tile of the player lies on the planet.
    TileLaid,
    /// The player is asked which resource of a tile to advance (rules §5.1).
    Advancing,
    /// Nothing is left but to end the turn.
    TurnDone,
    /// The player turns the station.
    Commanding,
    /// This round, or a later one, and it is the player's turn to place a tile.
    Round(u16),
    /// The player is asked now which tracker to advance with energy (rules §5.3).
    Energy,
    /// The player is asked now where to place a rover (rules §6.4).
    PlacingRover,
    /// A rover of the player is on the planet.
    Rover,
    /// The player has rover movement left (rules §6.5), and nothing is asked first.
    Movement,
    /// A meteorite lies on the player's planet.
    Meteorite,
    /// A tile of the player has covered a lifepod (rules §4.3).
    LifepodLost,
    /// A tile of the player has covered a rover (rules §4.3).
    RoverLost,
    /// A rover of the player has rescued a lifepod (rules §6.5).
    LifepodSaved,
    /// The player has collected a meteorite (rules §6.5).
    MeteoriteFetched,
    /// The water of a tile covered no ice (rules §5.2).
    WaterLost,
    /// The player did not use the energy of a tile (rules §5.3).
    EnergyDeclined,
    /// The player left the station as it was (rules §3.2).
    StationKept,
    /// The player has taken a move back.
    Undone,
    /// The player is asked now where a synergy boost goes (rules §6.1).
    Boost,
    /// The player is asked now where to put a biomass patch (rules §6.3).
    Patch,
    /// The player has earned a civ card (rules §6.2), and nothing else is asked first.
    CardEarned,
    /// The player is asked now to look at civ cards, one of which is kept.
    Claiming,
    /// The player has unlocked a tech in this turn (rules §6.6).
    Tech,
    /// An event card is in force (rules §9).
    EventCard,
    /// The current round is the last (rules §10.1).
    LastRound,
    /// The player has this planet.
    Planet(PlanetId),
    /// The player has this corporation.
    Corporation(CorporationId),
}

impl Moment {
    /// Whether it is this moment now. What happens once counts since action number `began`.
    pub fn is_now(self, seat: SeatView<'_>, began: usize) -> bool {
        let state = seat.state();
        let own = seat.own();
        match self {
            Self::Placing => is_placing(seat),
            Self::TileLaid => !own.board.last_tile.is_empty(),
            Self::Advancing => asks(seat, |asked| {
                matches!(asked.what.effect, Effect::Resource(_))
            }),
            Self::TurnDone => seat.is_playing() && !seat.is_rotating() && seat.may_end().is_ok(),
            Self::Commanding => seat.is_rotating(),
            Self::Round(round) => state.round >= round && is_placing(seat),
            Self::Energy => is_asked(seat, |asked| {
                matches!(asked.what.effect, Effect::Energy { .. })
            }),
            Self::PlacingRover => is_asked(seat, |asked| {
                let rover = Purpose::Rover;
                matches!(asked.question, Question::Cell { purpose, .. } if purpose == rover)
            }),
            Self::Rover => !own.board.rovers.is_empty(),
            Self::Movement => {
                seat.is_playing() && own.turn.movement > 0 && seat.focused().is_none()
            }
            Self::Meteorite => !own.board.meteorites.is_empty(),
            Self::LifepodLost => happened(seat, began, |kind| {
                matches!(kind, EventKind::Piece(PieceEvent::LifepodDestroyed(_)))
            }),
            Self::RoverLost => happened(seat, began, |kind| {
                matches!(kind, EventKind::Piece(PieceEvent::RoverDestroyed(_)))
            }),
            Self::LifepodSaved => happened(seat, began, |kind| {
                matches!(kind, EventKind::Piece(PieceEvent::LifepodCollected(_)))
            }),
            Self::MeteoriteFetched => happened(seat, began, |kind| {
                matches!(kind, EventKind::Piece(PieceEvent::MeteoriteCollected(_)))
            }),
            Self::WaterLost => happened(seat, began, |kind| {
                *kind == EventKind::Tile(TileEvent::ResourceIdle(Track::Water))
            }),
            Self::EnergyDeclined => happened(seat, began, |kind| {
                matches!(
                    kind,
                    EventKind::Effect(EffectEvent::Declined(Effect::Energy { .. }))
                )
            }),
            Self::StationKept => happened(seat, began, |kind| {
                *kind == EventKind::Course(CourseEvent::Rotated(0))
            }),
            Self::Undone => seat.can_redo(),
            Self::Boost => is_asked(seat, |asked| asked.what.effect == Effect::Boost),
            Self::Patch => is_asked(seat, |asked| asked.what.effect == Effect::Patch),
            Self::CardEarned => {
                own.turn.claims().next().is_some() && seat.focused().is_none_or(is_look)
            }
            Self::Claiming => is_asked(seat, is_look),
            Self::Tech => unlocked_now(seat),
            Self::EventCard => state.event_cards.in_force.is_some() && seat.is_playing(),
            Self::Planet(planet) => own.board.planet_id() == planet,
            Self::Corporation(corporation) => own.corporation == corporation,
            Self::LastRound => {
                state.last_round.is_some() && matches!(state.phase, Phase::Turns { .. })
            }
        }
    }
}

/// What a step of a lesson waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Deed {
    /// The player has read the step.
    Read,
    /// The player looks at another planet, or has read the step.
    Look,
    /// A tile is in the player's hand, or laid already.
    TakeTile,
    /// The player has laid a tile.
    LayTile,
    /// The tile is back in its depot.
    PutBack,
    /// The player has turned the station, or left it as it is.
    Turn,
    /// The player has ended the turn.
    EndTurn,
    /// The moment of the step is over.
    Pass,
}

impl Deed {
    /// Whether a step that ends with it can simply be read.
    pub(super) const fn is_reading(self) -> bool {
        matches!(self, Self::Read | Self::Look)
    }

    /// Whether the player has done it since action number `since`; `moment` is that of the step, `held` whether a tile
    /// has been in the hand since then.
    pub(super) fn is_done(
        self,
        seat: SeatView<'_>,
        since: usize,
        moment: Moment,
        held: bool,
    ) -> bool {
        let laid = || {
            happened(seat, since, |kind| {
                matches!(
                    kind,
                    EventKind::Tile(TileEvent::Placed { .. } | TileEvent::Discarded(_))
                )
            })
        };
        match self {
            Self::Read => false,
            Self::Look => seat.shown() != seat.id(),
            Self::TakeTile => seat.ghost().is_some() || laid(),
            Self::LayTile => laid(),
            Self::PutBack => held && seat.ghost().is_none() && !laid(),
            Self::Turn => happened(seat, since, |kind| {
                matches!(kind, EventKind::Course(CourseEvent::Rotated(_)))
            }),
            Self::EndTurn => happened(seat, since, |kind| {
                *kind == EventKind::Course(CourseEvent::TurnEnded)
            }),
            Self::Pass => !moment.is_now(seat, since),
        }
    }
}

fn is_placing(seat: SeatView<'_>) -> bool {
    asks(seat, |asked| {
        matches!(asked.question, Question::PlaceTile(_))
    })
}

/// Whether one of the questions is of this kind.
fn asks(seat: SeatView<'_>, is_it: impl Fn(&Asked) -> bool) -> bool {
    seat.is_playing() && seat.asked().iter().any(is_it)
}

/// Whether the question in focus is of this kind: a step about one of several things to do comes with its own question.
fn is_asked(seat: SeatView<'_>, is_it: impl Fn(&Asked) -> bool) -> bool {
    seat.is_playing() && seat.focused().is_some_and(is_it)
}

/// Whether it is the question whether to look at civ cards.
fn is_look(asked: &Asked) -> bool {
    matches!(asked.question, Question::Look { .. })
}

/// Whether the player has unlocked a tech since the end of their last turn.
fn unlocked_now(seat: SeatView<'_>) -> bool {
    let viewer = seat.id();
    let own = |event: &&Event| event.seat == Some(viewer);
    let mut turn = seat.log().rev().take_while(|entry| {
        let mut events = entry.events().filter(own);
        !events.any(|event| event.kind == EventKind::Course(CourseEvent::TurnEnded))
    });
    let unlocks =
        |kind: &EventKind| matches!(kind, EventKind::Track(TrackEvent::TechUnlocked { .. }));
    turn.any(|entry| {
        let mut events = entry.events().filter(own);
        events.any(|event| unlocks(&event.kind))
    })
}

/// Whether something of this kind has happened to the player since action number `since`.
fn happened(seat: SeatView<'_>, since: usize, is_it: impl Fn(&EventKind) -> bool) -> bool {
    let viewer = seat.id();
    let mut log = seat.log().skip(since);
    // An event without a seat, such as a turn of the station, belongs to whoever caused it.
    log.any(|entry| {
        let mut events = entry.events();
        events.any(|event| event.seat.unwrap_or(entry.seat()) == viewer && is_it(&event.kind))
    })
}
