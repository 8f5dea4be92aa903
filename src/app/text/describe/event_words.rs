//! Events in words: a sentence for each kind. Gains and losses are in `gain_words`.

use super::cards::{card_text, card_title, objective_title, private_title};
use super::choice::{arranged, end_reason};
use super::effect::effect;
use super::event::Narrator;
use super::event_cards::{event_card_called, event_card_text};
use super::event_kinds;
use super::names::{
    berth, capitalised, cell, field, idle_resource, line, resource, ring, tile, track,
};
use super::worlds::{tech_name, tech_sign, token};
use crate::app::text::Speaks;
use crate::game::board::Lifted;
use crate::game::{
    Audience, CardSet, Cell, CorporationId, Event, EventCard, EventKind, Objective, Orientation,
    Source, Tile,
};
use crate::t;

impl<S: Speaks> Narrator<'_, S> {
    /// The sentence for an event in the course of the game: rounds, turns, the station, the end.
    pub(super) fn course(&self, kind: EventKind) -> Option<String> {
        let speaker = &self.speaker;
        Some(match kind {
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
                    reason = end_reason(speaker, reason, None)
                )
            }
            EventKind::CommanderPassed(seat) => {
                t!(speaker, "log-commander", name = self.name(seat))
            }
            EventKind::EventCardRevealed(event_card) => {
                let (event_card, text) = (
                    event_card_called(speaker, event_card),
                    event_card_text(speaker, event_card),
                );
                t!(
                    speaker,
                    "log-event-card-revealed",
                    event_card = capitalised(&event_card),
                    text = text
                )
            }
            EventKind::CardsAdded => t!(speaker, "log-cards-added"),
            EventKind::CardsRemoved => t!(speaker, "log-cards-removed"),
            EventKind::GameEnded => t!(speaker, "log-game-ended"),
            event_kinds::tile!()
            | event_kinds::piece!()
            | event_kinds::gain!()
            | event_kinds::card!()
            | event_kinds::objective!()
            | event_kinds::silent!() => return None,
        })
    }

    /// The sentence for an event about tiles and patches.
    pub(super) fn of_tiles(&self, kind: EventKind) -> Option<String> {
        let speaker = &self.speaker;
        Some(match kind {
            EventKind::TilePlaced {
                tile,
                orientation,
                anchor,
                source,
                lifted,
            } => {
                let at = first_cell(tile, orientation, anchor);
                self.placed(tile, cell(at), source, lifted)
            }
            EventKind::Fetched { tile: which, .. } => {
                t!(speaker, "log-fetched", tile = tile(speaker, which))
            }
            EventKind::Arranged(change) => arranged(speaker, change),
            EventKind::TileDiscarded(put_away) => {
                t!(speaker, "log-discarded", tile = tile(speaker, put_away))
            }
            EventKind::LineCleared(cleared) => {
                t!(speaker, "log-line-cleared", line = line(speaker, cleared))
            }
            EventKind::PatchPlaced {
                cell: at, on_tile, ..
            } => {
                let key = if on_tile {
                    "log-patch-on-tile"
                } else {
                    "log-patch"
                };
                t!(speaker, key, cell = cell(at))
            }
            EventKind::PatchStored => t!(speaker, "log-patch-stored"),
            EventKind::TileChosen { tile: chosen, .. } => {
                t!(speaker, "log-tile-chosen", tile = tile(speaker, chosen))
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
            EventKind::Declined(declined) => {
                t!(speaker, "log-declined", effect = effect(speaker, declined))
            }
            EventKind::ResourceIdle(track) => idle_resource(speaker, track),
            EventKind::Lost(lost) => {
                t!(speaker, "log-lost", effect = effect(speaker, lost))
            }
            event_kinds::course!()
            | event_kinds::piece!()
            | event_kinds::gain!()
            | event_kinds::card!()
            | event_kinds::objective!()
            | event_kinds::silent!() => return None,
        })
    }

    /// The sentence for an event about pieces that arrive, move or leave.
    pub(super) fn piece(
        &self,
        kind: EventKind,
        corporation: Option<CorporationId>,
    ) -> Option<String> {
        let speaker = &self.speaker;
        Some(match kind {
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
                let to = berth(speaker, corporation, to);
                t!(speaker, "log-lifepod-berthed", to = to)
            }
            EventKind::LifepodBerthed {
                from: Some(from),
                to,
            } => {
                t!(
                    speaker,
                    "log-lifepod-moved",
                    from = berth(speaker, corporation, from),
                    to = berth(speaker, corporation, to)
                )
            }
            EventKind::TokenMoved(to) => t!(
                speaker,
                "log-token",
                token = corporation.map_or_else(String::new, |owner| token(speaker, owner)),
                track = track(speaker, to)
            ),
            event_kinds::course!()
            | event_kinds::tile!()
            | event_kinds::gain!()
            | event_kinds::card!()
            | event_kinds::objective!()
            | event_kinds::silent!() => return None,
        })
    }

    /// The sentence for an event about cards, milestones and techs.
    pub(super) fn of_cards(
        &self,
        kind: EventKind,
        corporation: Option<CorporationId>,
    ) -> Option<String> {
        let speaker = &self.speaker;
        Some(match kind {
            EventKind::TechUsed { level } => {
                let level = tech_sign(corporation, level);
                t!(speaker, "log-tech-used", level = level)
            }
            EventKind::MilestoneReached { rank } => t!(speaker, "log-milestone", rank = rank),
            EventKind::TechUnlocked { level } => {
                let tech = tech_name(speaker, corporation, level);
                t!(speaker, "log-tech", tech = capitalised(&tech))
            }
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
            EventKind::EventCardForeseen(event_card) => self.foreseen(event_card),
            event_kinds::course!()
            | event_kinds::tile!()
            | event_kinds::piece!()
            | event_kinds::gain!()
            | event_kinds::objective!()
            | event_kinds::silent!() => return None,
        })
    }

    fn foreseen(&self, event_card: EventCard) -> String {
        let speaker = &self.speaker;
        t!(
            speaker,
            "log-event-card-foreseen",
            event_card = event_card_called(speaker, event_card),
            text = event_card_text(speaker, event_card)
        )
    }

    /// The sentence for objectives that are drawn, kept or destroyed. They have the titles of their private sides if no
    /// other seat competes for them (rules §2.5, §8).
    pub(super) fn objective(&self, event: &Event) -> Option<String> {
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
            event_kinds::course!()
            | event_kinds::tile!()
            | event_kinds::piece!()
            | event_kinds::gain!()
            | event_kinds::card!()
            | event_kinds::silent!() => return None,
        })
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
            | Source::EventCard(_)
            | Source::Setup => t!(speaker, "log-placed", cell = cell, tile = tile),
        };
        if lifted == Lifted::default() {
            text
        } else {
            format!("{text} {}", t!(speaker, "log-lifted"))
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

/// The first cell that a tile covers, by which the log names its place.
fn first_cell(tile: Tile, orientation: Orientation, anchor: Cell) -> Cell {
    let covered = tile.shape().footprint(orientation).at(anchor);
    let first = covered.and_then(|cells| cells.into_iter().next());
    first.unwrap_or(anchor)
}
