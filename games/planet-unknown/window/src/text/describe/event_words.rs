//! Events in words: a sentence for each kind.

use super::cards::{card_text, card_title, objective_title, private_title};
use super::choice::{arranged, end_reason};
use super::effect::effect;
use super::event::Narrator;
use super::event_cards::{event_card_called, event_card_text};
use super::names::{
    benefit, berth, capitalised, cell, destination, field, idle_resource, line, resource, ring,
    tile, track, tracker,
};
use super::worlds::{tech_name, tech_sign, token};
use crate::presentation;
use crate::t;
use crate::text::Speaks;
use rules::board::Lifted;
use rules::corporation::CorporationData;
use rules::{
    Audience, Benefit, CardEvent, Cell, CorporationId, CourseEvent, Effect, EffectEvent, Field,
    Objective, Orientation, PieceEvent, Source, Tile, TileEvent, Track, TrackEvent,
};

impl<S: Speaks> Narrator<'_, S> {
    /// The sentence for an event in the course of the game: rounds, turns, the station, the end.
    pub(super) fn course(&self, event: CourseEvent) -> String {
        let speaker = &self.speaker;
        match event {
            CourseEvent::RoundStarted { round, .. } if self.setup.options.solo => {
                t!(speaker, "log-round-solo", round = round)
            }
            CourseEvent::RoundStarted { round, commander } => {
                t!(
                    speaker,
                    "log-round",
                    round = round,
                    name = self.name(commander)
                )
            }
            CourseEvent::Rotated(steps) => {
                t!(speaker, "log-rotated", steps = steps)
            }
            CourseEvent::TopRevealed { ring: of, .. } => {
                t!(speaker, "log-revealed", ring = ring(speaker, of))
            }
            CourseEvent::TurnEnded => t!(speaker, "log-turn-ended"),
            CourseEvent::LastRound(reason) => {
                t!(
                    speaker,
                    "log-last-round",
                    reason = end_reason(speaker, reason, None)
                )
            }
            CourseEvent::CommanderPassed(seat) => {
                t!(speaker, "log-commander", name = self.name(seat))
            }
            CourseEvent::GameEnded => t!(speaker, "log-game-ended"),
            CourseEvent::Arranged(change) => arranged(speaker, change),
            CourseEvent::StackRemoved { ring: from, .. } => {
                t!(speaker, "log-stack-removed", ring = ring(speaker, from))
            }
        }
    }

    /// The sentence for an event about tiles and patches. `None` if the next event repeats it.
    pub(super) fn tile(&self, event: TileEvent) -> Option<String> {
        let speaker = &self.speaker;
        Some(match event {
            TileEvent::Taken { .. } => return None,
            TileEvent::Placed {
                tile: which,
                orientation,
                anchor,
                source,
                lifted,
            } => {
                let key = match source {
                    Source::Card(_) => "log-placed-by-card",
                    _ => "log-placed",
                };
                let at = cell(first_cell(which, orientation, anchor));
                let text = t!(speaker, key, cell = at, tile = tile(speaker, which));
                if lifted == Lifted::default() {
                    text
                } else {
                    format!("{text} {}", t!(speaker, "log-lifted"))
                }
            }
            TileEvent::Fetched { tile: which, .. } => {
                t!(speaker, "log-fetched", tile = tile(speaker, which))
            }
            TileEvent::Discarded(put_away) => {
                t!(speaker, "log-discarded", tile = tile(speaker, put_away))
            }
            TileEvent::PatchPlaced {
                cell: at, on_tile, ..
            } => {
                let key = if on_tile {
                    "log-patch-on-tile"
                } else {
                    "log-patch"
                };
                t!(speaker, key, cell = cell(at))
            }
            TileEvent::PatchStored => t!(speaker, "log-patch-stored"),
            TileEvent::Chosen { tile: chosen, .. } => {
                t!(speaker, "log-tile-chosen", tile = tile(speaker, chosen))
            }
            TileEvent::ResourceIgnored(terrain) => {
                t!(
                    speaker,
                    "log-resource-ignored",
                    resource = resource(speaker, terrain)
                )
            }
            TileEvent::ResourceIdle(track) => idle_resource(speaker, track),
        })
    }

    /// The sentence for an event about meteorites, lifepods and rovers.
    pub(super) fn piece(&self, event: PieceEvent, corporation: Option<CorporationId>) -> String {
        let speaker = &self.speaker;
        match event {
            PieceEvent::LineCleared(cleared) => {
                t!(speaker, "log-line-cleared", line = line(speaker, cleared))
            }
            PieceEvent::MeteoriteLanded(at) => {
                t!(speaker, "log-meteorite-landed", cell = cell(at))
            }
            PieceEvent::MeteoriteRepelled(at) => {
                t!(speaker, "log-meteorite-repelled", cell = cell(at))
            }
            PieceEvent::LifepodDestroyed(at) => {
                t!(speaker, "log-lifepod-destroyed", cell = cell(at))
            }
            PieceEvent::RoverDestroyed(at) => {
                t!(speaker, "log-rover-destroyed", cell = cell(at))
            }
            PieceEvent::MeteoriteDestroyed(at) => {
                t!(speaker, "log-meteorite-destroyed", cell = cell(at))
            }
            PieceEvent::RoverPlaced(at) => {
                t!(speaker, "log-rover-placed", cell = cell(at))
            }
            PieceEvent::RoverMoved { from, to } => {
                t!(speaker, "log-rover-moved", from = cell(from), to = cell(to))
            }
            PieceEvent::LifepodCollected(at) => {
                t!(speaker, "log-lifepod-collected", cell = cell(at))
            }
            PieceEvent::MeteoriteCollected(at) => {
                t!(speaker, "log-meteorite-collected", cell = cell(at))
            }
            PieceEvent::MeteoriteLoaded(at) => {
                t!(speaker, "log-meteorite-loaded", cell = cell(at))
            }
            PieceEvent::LifepodBerthed { from: None, to } => {
                let to = berth(speaker, corporation, to);
                t!(speaker, "log-lifepod-berthed", to)
            }
            PieceEvent::LifepodBerthed {
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
            PieceEvent::RoverGained => t!(speaker, "log-rover-gained"),
            PieceEvent::CollectedLifepodDestroyed(from) => {
                t!(
                    speaker,
                    "log-collected-destroyed",
                    from = berth(speaker, corporation, from)
                )
            }
            PieceEvent::CollectedMeteoriteDestroyed => {
                t!(speaker, "log-collected-meteorite-destroyed")
            }
        }
    }

    /// The sentence for an event about trackers, milestones and techs.
    pub(super) fn track(&self, event: TrackEvent, corporation: Option<CorporationId>) -> String {
        let speaker = &self.speaker;
        match event {
            TrackEvent::TokenMoved(to) => t!(
                speaker,
                "log-token",
                token = corporation.map_or_else(String::new, |owner| token(speaker, owner)),
                track(to)
            ),
            TrackEvent::TechUsed { level } => {
                let level = tech_sign(corporation, level);
                t!(speaker, "log-tech-used", level)
            }
            TrackEvent::MilestoneReached { rank } => {
                t!(speaker, "log-milestone", rank = rank)
            }
            TrackEvent::TechUnlocked { level } => {
                let tech = tech_name(speaker, corporation, level);
                t!(speaker, "log-tech", tech = capitalised(&tech))
            }
            TrackEvent::MilestoneBarred(at) => {
                t!(speaker, "log-milestone-barred", field = field(speaker, at))
            }
            TrackEvent::Advanced {
                tracker, from, to, ..
            } => self.advanced(tracker, [from, to], corporation),
            TrackEvent::Regressed {
                tracker: which, to, ..
            } => {
                let (tracker, field) = (tracker(speaker, which), destination(speaker, which, to));
                t!(speaker, "log-regressed", tracker = tracker, field = field)
            }
            TrackEvent::MovementGained {
                steps,
                source: Source::Tech(level),
            } => t!(
                speaker,
                "log-movement-tech",
                steps = steps,
                level = tech_sign(corporation, level)
            ),
            TrackEvent::MovementGained { steps, .. } => t!(speaker, "log-movement", steps = steps),
        }
    }

    /// The sentence for an effect that is gained, declined or lost.
    pub(super) fn effect(&self, event: EffectEvent) -> String {
        let speaker = &self.speaker;
        match event {
            EffectEvent::Declined(declined) => {
                t!(speaker, "log-declined", effect = effect(speaker, declined))
            }
            EffectEvent::Lost(lost) => {
                t!(speaker, "log-lost", effect = effect(speaker, lost))
            }
            EffectEvent::Gained(Effect::Energy { .. }) => {
                t!(speaker, "log-gained-energy")
            }
            EffectEvent::Gained(gained) => {
                let key = match presentation::effect(gained).is_burden {
                    true => "log-due",
                    false => "log-gained",
                };
                t!(speaker, key, effect = effect(speaker, gained))
            }
        }
    }

    /// The sentence for an event about cards. Objectives have the titles of their private sides if no other seat competes
    /// for them (rules §2.5, §8).
    pub(super) fn card(&self, event: CardEvent, audience: Audience) -> String {
        let speaker = &self.speaker;
        let private = audience != Audience::All || self.setup.seats.len() == 1;
        let title = |objective: Objective| {
            if private {
                private_title(speaker, objective)
            } else {
                objective_title(speaker, objective)
            }
        };
        match event {
            CardEvent::EventCardRevealed(event_card) => {
                t!(
                    speaker,
                    "log-event-card-revealed",
                    event_card = capitalised(&event_card_called(speaker, event_card)),
                    text = event_card_text(speaker, event_card)
                )
            }
            CardEvent::Added => t!(speaker, "log-cards-added"),
            CardEvent::Removed => t!(speaker, "log-cards-removed"),
            CardEvent::Seen { rank, cards } => {
                let titles: Vec<String> =
                    cards.iter().map(|card| card_title(speaker, card)).collect();
                t!(
                    speaker,
                    "log-cards-seen",
                    rank = rank,
                    cards = titles.join(", ")
                )
            }
            CardEvent::Taken {
                rank,
                shown: Some(card),
            } => {
                t!(
                    speaker,
                    "log-card-taken",
                    rank = rank,
                    card = card_title(speaker, card),
                    text = card_text(speaker, card)
                )
            }
            CardEvent::Taken { rank, shown: None } => {
                t!(speaker, "log-card-secret", rank = rank)
            }
            CardEvent::Held(card) => {
                t!(
                    speaker,
                    "log-card-held",
                    card = card_title(speaker, card),
                    text = card_text(speaker, card)
                )
            }
            CardEvent::EventCardForeseen(event_card) => {
                t!(
                    speaker,
                    "log-event-card-foreseen",
                    event_card = event_card_called(speaker, event_card),
                    text = event_card_text(speaker, event_card)
                )
            }
            CardEvent::ObjectivesDrawn(drawn) => {
                let titles: Vec<String> = drawn.iter().map(title).collect();
                t!(speaker, "log-objectives-drawn", titles = titles.join(", "))
            }
            CardEvent::ObjectiveKept(kept) => {
                t!(speaker, "log-objective-kept", title = title(kept))
            }
            CardEvent::ObjectiveDestroyed(gone) => {
                t!(speaker, "log-objective-destroyed", title = title(gone))
            }
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
}

/// The first cell that a tile covers, by which the log names its place.
fn first_cell(tile: Tile, orientation: Orientation, anchor: Cell) -> Cell {
    let covered = tile.shape().footprint(orientation).at(anchor);
    let first = covered.and_then(|cells| cells.into_iter().next());
    first.unwrap_or(anchor)
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
