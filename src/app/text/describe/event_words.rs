//! Events in words: a sentence for each kind.

use super::cards::{card_text, card_title, objective_title, private_title};
use super::choice::{arranged, end_reason};
use super::effect::effect;
use super::event::Narrator;
use super::event_cards::{event_card_called, event_card_text};
use super::event_kinds;
use super::names::{
    benefit, berth, capitalised, cell, destination, field, idle_resource, line, resource, ring,
    tile, track, tracker,
};
use super::worlds::token;
use crate::app::presentation;
use crate::app::text::Speaks;
use crate::game::board::Lifted;
use crate::game::corporation::CorporationData;
use crate::game::{
    Audience, Benefit, CardSet, Cell, CorporationId, Effect, Event, EventCard, EventKind, Field,
    Objective, Orientation, Source, Tile, Track,
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

    /// The sentence for a gain or loss of a player.
    pub(super) fn gain(
        &self,
        kind: EventKind,
        corporation: Option<CorporationId>,
    ) -> Option<String> {
        let speaker = &self.speaker;
        Some(match kind {
            EventKind::Advanced {
                tracker, from, to, ..
            } => self.advanced(tracker, [from, to], corporation),
            EventKind::Regressed {
                tracker: which, to, ..
            } => {
                let (tracker, field) = (tracker(speaker, which), destination(speaker, which, to));
                t!(speaker, "log-regressed", tracker = tracker, field = field)
            }
            EventKind::MovementGained { steps, source } => self.movement(steps, source),
            EventKind::Gained(Effect::Energy { .. }) => t!(speaker, "log-gained-energy"),
            EventKind::Gained(gained) => {
                let key = match presentation::effect(gained).is_burden {
                    true => "log-due",
                    false => "log-gained",
                };
                t!(speaker, key, effect = effect(speaker, gained))
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
            event_kinds::course!()
            | event_kinds::tile!()
            | event_kinds::piece!()
            | event_kinds::card!()
            | event_kinds::objective!()
            | event_kinds::silent!() => return None,
        })
    }

    /// The sentence for an event about cards, milestones and techs.
    pub(super) fn of_cards(&self, kind: EventKind) -> Option<String> {
        let speaker = &self.speaker;
        Some(match kind {
            EventKind::TechUsed { level } => t!(speaker, "log-tech-used", level = level),
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
            EventKind::EventCardForeseen(event_card) => self.foreseen(event_card),
            event_kinds::course!()
            | event_kinds::tile!()
            | event_kinds::piece!()
            | event_kinds::gain!()
            | event_kinds::objective!()
            | event_kinds::silent!() => return None,
        })
    }

    fn movement(&self, steps: u8, source: Source) -> String {
        let speaker = &self.speaker;
        match source {
            Source::Tech(level) => t!(speaker, "log-movement-tech", steps = steps, level = level),
            Source::Round
            | Source::Resource(_)
            | Source::Field(_)
            | Source::Card(_)
            | Source::Stored
            | Source::Corporation
            | Source::EventCard(_)
            | Source::Setup => t!(speaker, "log-movement", steps = steps),
        }
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
        match corporation.and_then(|id| worth_at(id.data(), which, [from, to])) {
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

/// What a tracker is worth on the field `to`, if the move from another field changes it (rules §5.3, §8). On a path over all
/// tracks, a tracker scores on its own track alone.
fn worth_at(data: &CorporationData, tracker: Track, [from, to]: [Field; 2]) -> Option<u8> {
    let has_path = !data.path.is_empty();
    if has_path && to.track != tracker {
        return None;
    }
    let changes_track = from.track != to.track && !has_path;
    let [before, after] = [from, to].map(|field| data.medals_up_to(field));
    let elsewhere = (changes_track && before != after).then_some(after);
    data.medals(to).or(elsewhere)
}

/// The first cell that a tile covers, by which the log names its place.
fn first_cell(tile: Tile, orientation: Orientation, anchor: Cell) -> Cell {
    let covered = tile.shape().footprint(orientation).at(anchor);
    let first = covered.and_then(|cells| cells.into_iter().next());
    first.unwrap_or(anchor)
}
