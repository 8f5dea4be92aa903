//! What happened, in words, told to those who may hear it.

use super::alerts::{alert_called, alert_text};
use super::cards::{card_text, card_title, objective_title, private_title};
use super::choice::{arranged, end_reason};
use super::effect::effect;
use super::names::{
    benefit, berth, capitalised, cell, destination, field, line, resource, ring, tile, track,
    tracker,
};
use crate::app::text::Speaks;
use crate::game::board::Lifted;
use crate::game::{
    Audience, Benefit, CardSet, CorporationId, Event, EventKind, Field, Objective, SeatId, Setup,
    Source, Tile, Track,
};
use crate::t;

/// Who listens to what happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listener {
    /// Everybody at once: only what all may know.
    Public,
    /// One seat, which also knows its own secrets.
    Seat(SeatId),
    /// Somebody to whom nothing is secret any more: the game is over.
    Everything,
}

impl Listener {
    /// Whether the listener may hear of `event`.
    pub fn hears(self, event: &Event) -> bool {
        match self {
            Self::Public => event.audience == Audience::All,
            Self::Seat(seat) => event.visible_to(seat),
            Self::Everything => true,
        }
    }
}

/// Tells what happens in a game: it knows the players' names and who listens.
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a, S> {
    speaker: S,
    setup: &'a Setup,
    listener: Listener,
}

impl<'a, S: Speaks> Narrator<'a, S> {
    /// A narrator for the game made from `setup`.
    pub const fn new(speaker: S, setup: &'a Setup, listener: Listener) -> Self {
        Self {
            speaker,
            setup,
            listener,
        }
    }

    /// The name of a player.
    pub fn name(&self, seat: SeatId) -> String {
        self.setup
            .seats
            .get(seat.index())
            .map_or_else(String::new, |seat| seat.name.clone())
    }

    /// The event as a sentence without the player it happened to; nothing where the listener may not know of it, or
    /// where the event that follows says it again.
    pub fn event(&self, event: &Event) -> Option<String> {
        if !self.listener.hears(event) {
            return None;
        }
        self.course(event).map(|text| capitalised(&text))
    }

    /// The event as a sentence with the name of the player before it.
    pub fn event_with_name(&self, event: &Event) -> Option<String> {
        let text = self.event(event)?;
        Some(match event.seat {
            Some(seat) => t!(
                self.speaker,
                "log-named",
                name = self.name(seat),
                text = text
            ),
            None => text,
        })
    }

    /// The course of the game: rounds, turns, the station, the end. What it does not tell it hands on, and the last
    /// that it is handed to names every kind of event.
    fn course(&self, event: &Event) -> Option<String> {
        let speaker = &self.speaker;
        Some(match event.kind {
            EventKind::RoundStarted { round, .. } if self.setup.options.solo => {
                t!(speaker, "log-round-solo", round = round)
            }
            EventKind::RoundStarted { round, commander } => {
                t!(
                    speaker,
                    "log-round",
                    round = round,
                    name = self.name(commander)
                )
            }
            EventKind::Rotated(steps) => t!(speaker, "log-rotated", steps = steps),
            EventKind::TopRevealed { ring: of, .. } => {
                t!(speaker, "log-revealed", ring = ring(speaker, of))
            }
            EventKind::TurnEnded => t!(speaker, "log-turn-ended"),
            EventKind::LastRound(reason) => {
                t!(
                    speaker,
                    "log-last-round",
                    reason = end_reason(speaker, reason)
                )
            }
            EventKind::CommanderPassed(seat) => {
                t!(speaker, "log-commander", name = self.name(seat))
            }
            EventKind::AlertRevealed(alert) => {
                let (alert, text) = (alert_called(speaker, alert), alert_text(speaker, alert));
                t!(
                    speaker,
                    "log-alert-revealed",
                    alert = capitalised(&alert),
                    text = text
                )
            }
            EventKind::CardsAdded => t!(speaker, "log-cards-added"),
            EventKind::CardsRemoved => t!(speaker, "log-cards-removed"),
            EventKind::GameEnded => t!(speaker, "log-game-ended"),
            _other => return self.piece(event),
        })
    }

    /// Pieces that come, move or go.
    fn piece(&self, event: &Event) -> Option<String> {
        let speaker = &self.speaker;
        Some(match event.kind {
            EventKind::TilePlaced {
                tile,
                anchor,
                source,
                lifted,
                ..
            } => self.placed(tile, cell(anchor), source, lifted),
            EventKind::Fetched { tile: which, .. } => {
                t!(speaker, "log-fetched", tile = tile(speaker, which))
            }
            EventKind::Arranged(change) => arranged(speaker, change),
            EventKind::TileDiscarded(put_away) => {
                t!(speaker, "log-discarded", tile = tile(speaker, put_away))
            }
            EventKind::MeteoriteLanded(at) => t!(speaker, "log-meteorite-landed", cell = cell(at)),
            EventKind::MeteoriteRepelled(at) => {
                t!(speaker, "log-meteorite-repelled", cell = cell(at))
            }
            EventKind::LifepodDestroyed(at) => {
                t!(speaker, "log-lifepod-destroyed", cell = cell(at))
            }
            EventKind::RoverDestroyed(at) => t!(speaker, "log-rover-destroyed", cell = cell(at)),
            EventKind::MeteoriteDestroyed(at) => {
                t!(speaker, "log-meteorite-destroyed", cell = cell(at))
            }
            EventKind::LineCleared(cleared) => {
                t!(speaker, "log-line-cleared", line = line(speaker, cleared))
            }
            EventKind::PatchPlaced {
                cell: at,
                on_tile: true,
                ..
            } => {
                t!(speaker, "log-patch-on-tile", cell = cell(at))
            }
            EventKind::PatchPlaced { cell: at, .. } => t!(speaker, "log-patch", cell = cell(at)),
            EventKind::PatchStored => t!(speaker, "log-patch-stored"),
            EventKind::RoverPlaced(at) => t!(speaker, "log-rover-placed", cell = cell(at)),
            EventKind::RoverMoved { from, to } => {
                t!(speaker, "log-rover-moved", from = cell(from), to = cell(to))
            }
            EventKind::LifepodCollected(at) => {
                t!(speaker, "log-lifepod-collected", cell = cell(at))
            }
            EventKind::MeteoriteCollected(at) => {
                t!(speaker, "log-meteorite-collected", cell = cell(at))
            }
            EventKind::MeteoriteLoaded(at) => t!(speaker, "log-meteorite-loaded", cell = cell(at)),
            EventKind::LifepodBerthed { from: None, to } => {
                t!(speaker, "log-lifepod-berthed", to = berth(speaker, to))
            }
            EventKind::LifepodBerthed {
                from: Some(from),
                to,
            } => {
                t!(
                    speaker,
                    "log-lifepod-moved",
                    from = berth(speaker, from),
                    to = berth(speaker, to)
                )
            }
            EventKind::TokenMoved(to) => t!(speaker, "log-token", track = track(speaker, to)),
            _other => return self.gain(event),
        })
    }

    /// What a player gains, sees or loses.
    fn gain(&self, event: &Event) -> Option<String> {
        let speaker = &self.speaker;
        Some(match event.kind {
            EventKind::Advanced {
                tracker, from, to, ..
            } => self.advanced(tracker, [from, to], self.corporation(event)),
            EventKind::Regressed {
                tracker: which, to, ..
            } => {
                let (tracker, field) = (tracker(speaker, which), destination(speaker, which, to));
                t!(speaker, "log-regressed", tracker = tracker, field = field)
            }
            EventKind::TileChosen { tile: chosen, .. } => {
                t!(speaker, "log-tile-chosen", tile = tile(speaker, chosen))
            }
            EventKind::TechUsed { level } => t!(speaker, "log-tech-used", level = level),
            EventKind::MovementGained(steps) => t!(speaker, "log-movement", steps = steps),
            EventKind::Gained(gained) => {
                t!(speaker, "log-gained", effect = effect(speaker, gained))
            }
            EventKind::MilestoneReached { rank } => t!(speaker, "log-milestone", rank = rank),
            EventKind::TechUnlocked { level } => t!(speaker, "log-tech", level = level),
            EventKind::CardsSeen { rank, cards } => {
                t!(
                    speaker,
                    "log-cards-seen",
                    rank = rank,
                    cards = self.titles(cards)
                )
            }
            EventKind::CardTaken {
                rank,
                shown: Some(card),
            } => {
                let (card, text) = (card_title(speaker, card), card_text(speaker, card));
                t!(
                    speaker,
                    "log-card-taken",
                    rank = rank,
                    card = card,
                    text = text
                )
            }
            EventKind::CardTaken { rank, shown: None } => {
                t!(speaker, "log-card-secret", rank = rank)
            }
            EventKind::CardHeld(card) => {
                t!(
                    speaker,
                    "log-card-held",
                    card = card_title(speaker, card),
                    text = card_text(speaker, card)
                )
            }
            EventKind::MilestoneBarred(at) => {
                t!(speaker, "log-milestone-barred", field = field(speaker, at))
            }
            EventKind::RoverGained => t!(speaker, "log-rover-gained"),
            EventKind::CollectedLifepodDestroyed(from) => {
                t!(
                    speaker,
                    "log-collected-destroyed",
                    from = berth(speaker, from)
                )
            }
            EventKind::CollectedMeteoriteDestroyed => {
                t!(speaker, "log-collected-meteorite-destroyed")
            }
            EventKind::ResourceIgnored(terrain) => {
                t!(
                    speaker,
                    "log-resource-ignored",
                    resource = resource(speaker, terrain)
                )
            }
            EventKind::StackRemoved { ring: from, .. } => {
                t!(speaker, "log-stack-removed", ring = ring(speaker, from))
            }
            EventKind::AlertForeseen(alert) => {
                let (alert, text) = (alert_called(speaker, alert), alert_text(speaker, alert));
                t!(speaker, "log-alert-foreseen", alert = alert, text = text)
            }
            EventKind::Lost(lost) => t!(speaker, "log-lost", effect = effect(speaker, lost)),
            _other => return self.objective(event),
        })
    }

    /// Objectives that are drawn, kept or destroyed: by the titles of their private sides if nobody else competes for
    /// them (rules §2.5, §8).
    fn objective(&self, event: &Event) -> Option<String> {
        let speaker = &self.speaker;
        let private = event.audience != Audience::All || self.setup.seats.len() == 1;
        let title = |objective: Objective| {
            if private {
                private_title(speaker, objective)
            } else {
                objective_title(speaker, objective)
            }
        };
        Some(match event.kind {
            EventKind::ObjectivesDrawn(drawn) => {
                let titles: Vec<String> = drawn.iter().map(title).collect();
                t!(speaker, "log-objectives-drawn", titles = titles.join(", "))
            }
            EventKind::ObjectiveKept(kept) => {
                t!(speaker, "log-objective-kept", title = title(kept))
            }
            EventKind::ObjectiveDestroyed(gone) => {
                t!(speaker, "log-objective-destroyed", title = title(gone))
            }
            other => return self.untold(other),
        })
    }

    /// Nothing: a tile that is taken is told of when it is placed or discarded, and the others are told of above.
    #[rustfmt::skip]
    const fn untold(&self, kind: EventKind) -> Option<String> {
        use EventKind as Kind;
        match kind {
            Kind::TileTaken { .. } => None,
            // Told by `course`.
            Kind::RoundStarted { .. } | Kind::Rotated(_) | Kind::TopRevealed { .. } | Kind::TurnEnded
            | Kind::LastRound(_) | Kind::CommanderPassed(_) | Kind::AlertRevealed(_) | Kind::CardsAdded
            | Kind::CardsRemoved | Kind::GameEnded
            // Told by `piece`.
            | Kind::TilePlaced { .. } | Kind::Fetched { .. } | Kind::Arranged(_) | Kind::TileDiscarded(_)
            | Kind::MeteoriteLanded(_) | Kind::MeteoriteRepelled(_) | Kind::LifepodDestroyed(_)
            | Kind::RoverDestroyed(_) | Kind::MeteoriteDestroyed(_) | Kind::LineCleared(_) | Kind::PatchPlaced { .. }
            | Kind::PatchStored | Kind::RoverPlaced(_) | Kind::RoverMoved { .. } | Kind::LifepodCollected(_)
            | Kind::MeteoriteCollected(_) | Kind::MeteoriteLoaded(_) | Kind::LifepodBerthed { .. }
            | Kind::TokenMoved(_)
            // Told by `gain`.
            | Kind::Advanced { .. } | Kind::Regressed { .. } | Kind::TileChosen { .. } | Kind::TechUsed { .. }
            | Kind::MovementGained(_) | Kind::Gained(_) | Kind::MilestoneReached { .. } | Kind::TechUnlocked { .. }
            | Kind::CardsSeen { .. } | Kind::CardTaken { .. } | Kind::CardHeld(_) | Kind::MilestoneBarred(_)
            | Kind::RoverGained | Kind::CollectedLifepodDestroyed(_) | Kind::CollectedMeteoriteDestroyed
            | Kind::ResourceIgnored(_) | Kind::StackRemoved { .. } | Kind::AlertForeseen(_) | Kind::Lost(_)
            // Told by `objective`.
            | Kind::ObjectivesDrawn(_) | Kind::ObjectiveKept(_) | Kind::ObjectiveDestroyed(_) => None,
        }
    }

    /// The corporation of the player that an event happened to.
    fn corporation(&self, event: &Event) -> Option<CorporationId> {
        let player = self.setup.seats.get(event.seat?.index())?;
        Some(player.corporation)
    }

    fn placed(&self, placed: Tile, cell: String, source: Source, lifted: Lifted) -> String {
        let (speaker, tile) = (&self.speaker, tile(&self.speaker, placed));
        let text = match source {
            Source::Card(_) => t!(speaker, "log-placed-by-card", cell = cell, tile = tile),
            Source::Round
            | Source::Resource(_)
            | Source::Field(_)
            | Source::Stored
            | Source::Tech(_)
            | Source::Corporation
            | Source::Alert(_)
            | Source::Setup => t!(speaker, "log-placed", cell = cell, tile = tile),
        };
        if lifted == Lifted::default() {
            text
        } else {
            format!("{text} {}", t!(speaker, "log-lifted"))
        }
    }

    fn advanced(
        &self,
        which: Track,
        [from, to]: [Field; 2],
        corporation: Option<CorporationId>,
    ) -> String {
        let (speaker, tracker) = (&self.speaker, tracker(&self.speaker, which));
        if from == to {
            return t!(speaker, "log-advanced-top", tracker = tracker);
        }
        let field = destination(speaker, which, to);
        match corporation.and_then(|id| id.data().medals(to)) {
            Some(medals) => {
                let medals = benefit(speaker, Benefit::Medals(medals));
                t!(
                    speaker,
                    "log-advanced-medals",
                    tracker = tracker,
                    field = field,
                    medals = medals
                )
            }
            None => t!(speaker, "log-advanced", tracker = tracker, field = field),
        }
    }

    fn titles(&self, cards: CardSet) -> String {
        let titles: Vec<String> = cards
            .iter()
            .map(|card| card_title(&self.speaker, card))
            .collect();
        titles.join(", ")
    }
}
