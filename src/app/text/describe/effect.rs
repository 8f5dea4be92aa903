//! Pending effects, what gave them and what they ask, in words.

use super::cards::card_title;
use super::event_cards::event_card_called;
use super::names::{capitalised, field, offer, resource, tracker};
use crate::app::text::Speaks;
use crate::game::{Effect, Pending, Purpose, Question, Source, Track, TrackPurpose, TrackSet};
use crate::t;

/// A pending effect as a short name without a full stop, as on a chip: “synergy boost”.
pub fn effect(speaker: &impl Speaks, effect: Effect) -> String {
    match effect {
        Effect::TakeTile => t!(speaker, "log-effect-tile"),
        Effect::TakeExtraTile { resources: true } => t!(speaker, "log-effect-extra-tile"),
        Effect::TakeExtraTile { resources: false } => t!(speaker, "log-effect-extra-tile-only"),
        Effect::Resource(track) => t!(
            speaker,
            "log-effect-resource",
            tracker = tracker(speaker, track)
        ),
        Effect::Advance { among, times } => advances(speaker, among, times),
        Effect::Boost => t!(speaker, "log-effect-boost"),
        Effect::AdvanceDifferent { count, .. } => {
            t!(speaker, "log-effect-different", count = count)
        }
        Effect::RaiseAll { to } => t!(speaker, "log-effect-raise", height = to),
        Effect::Energy { .. } => t!(speaker, "log-effect-energy"),
        Effect::Patch => t!(speaker, "log-effect-patch"),
        Effect::Rover { .. } => t!(speaker, "log-effect-rover"),
        Effect::CollectLifepods { count } => t!(speaker, "log-effect-lifepods", count = count),
        Effect::DestroyMeteorites { count } => t!(speaker, "log-effect-meteorites", count = count),
        Effect::DestroyLine => t!(speaker, "log-effect-line"),
        Effect::Relocate => t!(speaker, "log-effect-relocate"),
        Effect::Claim(milestone) => t!(speaker, "log-effect-claim", rank = milestone.rank),
        Effect::Keep { rank, .. } => t!(speaker, "log-effect-keep", rank = rank),
        Effect::KeepAny { count } => t!(speaker, "log-effect-keep-any", count = count),
        Effect::CollectMeteorites { count } => {
            t!(speaker, "log-effect-collect-meteorites", count = count)
        }
        Effect::Regress { among } => match only(among) {
            Some(track) => t!(
                speaker,
                "log-effect-regress-one",
                tracker = tracker(speaker, track)
            ),
            None => t!(speaker, "log-effect-regress"),
        },
        _other => of_event_card(speaker, effect),
    }
}

/// An effect that concerns the corporation board or objectives: the last in the chain, which names them all.
fn on_corporation(speaker: &impl Speaks, effect: Effect) -> String {
    match effect {
        Effect::Restart(track) => t!(
            speaker,
            "log-effect-restart",
            tracker = tracker(speaker, track)
        ),
        Effect::AdvanceToMilestone(track) => {
            t!(
                speaker,
                "log-effect-to-milestone",
                tracker = tracker(speaker, track)
            )
        }
        Effect::OneOf(first, second) => {
            t!(
                speaker,
                "log-effect-one-of",
                first = offer(speaker, first),
                second = offer(speaker, second)
            )
        }
        Effect::GainRow => t!(speaker, "log-effect-row"),
        Effect::BerthLifepod => t!(speaker, "log-effect-berth"),
        Effect::Reposition { count } => t!(speaker, "log-effect-reposition", count = count),
        Effect::MoveToken => t!(speaker, "log-effect-token"),
        Effect::DrawObjectives => t!(speaker, "log-effect-draw"),
        Effect::KeepObjective { .. } => t!(speaker, "log-effect-keep-objective"),
        Effect::TakeTile
        | Effect::TakeExtraTile { .. }
        | Effect::Resource(_)
        | Effect::Advance { .. }
        | Effect::Boost
        | Effect::AdvanceBare { .. }
        | Effect::AdvanceDifferent { .. }
        | Effect::RaiseAll { .. }
        | Effect::Energy { .. }
        | Effect::Patch
        | Effect::Rover { .. }
        | Effect::NewRover
        | Effect::CollectLifepods { .. }
        | Effect::DestroyMeteorites { .. }
        | Effect::CollectMeteorites { .. }
        | Effect::DestroyLine
        | Effect::Relocate
        | Effect::Claim(_)
        | Effect::Keep { .. }
        | Effect::KeepAny { .. }
        | Effect::Regress { .. }
        | Effect::RegressFar { .. }
        | Effect::DestroyObjective
        | Effect::TurnStation
        | Effect::PutMeteorite
        | Effect::DestroyRover
        | Effect::DestroyLifepod
        | Effect::DestroyCollectedLifepod
        | Effect::OneResource { .. }
        | Effect::RemoveShape => unreachable!("{effect:?} is named above"),
    }
}

/// An effect that only event cards bring.
fn of_event_card(speaker: &impl Speaks, effect: Effect) -> String {
    match effect {
        Effect::AdvanceBare { times, .. } => t!(speaker, "log-effect-bare", times = times),
        Effect::RegressFar { times, .. } => t!(speaker, "log-effect-regress-far", times = times),
        Effect::DestroyObjective => t!(speaker, "log-effect-destroy-objective"),
        Effect::NewRover => t!(speaker, "log-effect-new-rover"),
        Effect::TurnStation => t!(speaker, "log-effect-turn"),
        Effect::PutMeteorite => t!(speaker, "log-effect-meteorite-lands"),
        Effect::DestroyRover => t!(speaker, "log-effect-destroy-rover"),
        Effect::DestroyLifepod => t!(speaker, "log-effect-destroy-lifepod"),
        Effect::DestroyCollectedLifepod => t!(speaker, "log-effect-destroy-collected"),
        Effect::OneResource { .. } => t!(speaker, "log-effect-one-resource"),
        Effect::RemoveShape => t!(speaker, "log-effect-remove"),
        _other => on_corporation(speaker, effect),
    }
}

fn advances(speaker: &impl Speaks, among: TrackSet, times: u8) -> String {
    match (only(among), times) {
        (Some(track), 1) => t!(
            speaker,
            "log-effect-advance-one",
            tracker = tracker(speaker, track)
        ),
        (Some(track), _) => {
            t!(
                speaker,
                "log-effect-advance-one-times",
                tracker = tracker(speaker, track),
                times = times
            )
        }
        (None, 1) => t!(speaker, "log-effect-advance"),
        (None, _) => t!(speaker, "log-effect-advance-times", times = times),
    }
}

/// The track of a set of one.
fn only(among: TrackSet) -> Option<Track> {
    let mut tracks = among.iter();
    tracks.next().filter(|_| tracks.next().is_none())
}

/// What gave an effect, as “water track, field 3”.
pub fn source(speaker: &impl Speaks, source: Source) -> String {
    match source {
        Source::Round => t!(speaker, "log-source-round"),
        Source::Resource(terrain) => t!(
            speaker,
            "log-source-resource",
            resource = resource(speaker, terrain)
        ),
        Source::Field(at) => field(speaker, at),
        Source::Card(card) => t!(speaker, "log-source-card", card = card_title(speaker, card)),
        Source::Stored => t!(speaker, "log-source-stored"),
        Source::Tech(level) => t!(speaker, "log-source-tech", level = level),
        Source::Corporation => t!(speaker, "log-source-corporation"),
        Source::EventCard(event_card) => event_card_called(speaker, event_card),
        Source::Setup => t!(speaker, "log-source-setup"),
    }
}

/// What a pending effect asks of the player, as a sentence.
pub fn question(speaker: &impl Speaks, pending: &Pending, question: &Question) -> String {
    match question {
        Question::PlaceTile(_) if matches!(pending.effect, Effect::TakeExtraTile { .. }) => {
            ask_extra(speaker, pending)
        }
        Question::PlaceTile(offer) if offer.tiles.len() == 1 => t!(speaker, "log-ask-only-tile"),
        Question::PlaceTile(_) => t!(speaker, "log-ask-tile"),
        Question::DiscardTile(_) => t!(speaker, "log-ask-discard"),
        Question::Advance(_) => ask_advance(speaker, pending.effect),
        Question::Cell { purpose, .. } => ask_cell(speaker, pending.effect, *purpose),
        Question::Line(_) => t!(speaker, "log-ask-line"),
        Question::Relocate { .. } => t!(speaker, "log-ask-relocate"),
        Question::Look { rank, .. } => t!(speaker, "log-ask-look", rank = *rank),
        Question::Keep(_) => match pending.effect {
            Effect::Keep { rank, .. } if pending.optional => {
                t!(speaker, "log-ask-keep-extra", rank = rank)
            }
            Effect::Keep { rank, .. } => t!(speaker, "log-ask-keep", rank = rank),
            Effect::KeepAny { count } => t!(speaker, "log-ask-keep-any", count = count),
            other => effect(speaker, other),
        },
        Question::Regress(_) => match pending.effect {
            Effect::RegressFar { times, .. } if times > 1 => {
                t!(speaker, "log-ask-regress-far", times = times)
            }
            _ => t!(speaker, "log-ask-regress"),
        },
        Question::Pick(_) => t!(speaker, "log-ask-pick"),
        Question::Track {
            purpose: TrackPurpose::Row,
            ..
        } => t!(speaker, "log-ask-row"),
        Question::Track {
            purpose: TrackPurpose::Token,
            ..
        } => t!(speaker, "log-ask-token"),
        Question::Berth(_) => t!(speaker, "log-ask-berth"),
        Question::Reposition { .. } => t!(speaker, "log-ask-reposition"),
        Question::Draw => t!(speaker, "log-ask-draw"),
        Question::KeepObjective { open: true, .. } => t!(speaker, "log-ask-keep-objective"),
        Question::KeepObjective { count, .. } => {
            t!(speaker, "log-ask-keep-private", count = *count)
        }
        Question::DestroyObjective(_) => t!(speaker, "log-ask-destroy-objective"),
        Question::TurnStation => t!(speaker, "log-ask-turn"),
        Question::DestroyCollectedLifepod(_) => t!(speaker, "log-ask-destroy-collected"),
        Question::Resource(_) => t!(speaker, "log-ask-resource"),
        Question::RemoveShape(_) => t!(speaker, "log-ask-remove"),
        Question::Impossible => {
            t!(
                speaker,
                "log-ask-impossible",
                effect = capitalised(&effect(speaker, pending.effect))
            )
        }
    }
}

/// Asks for a tile besides that of the round, and tells what gave it.
fn ask_extra(speaker: &impl Speaks, pending: &Pending) -> String {
    let source = capitalised(&source(speaker, pending.source));
    match pending.effect {
        Effect::TakeExtraTile { resources: false } => {
            t!(speaker, "log-ask-extra-tile-only", source = source)
        }
        _ => t!(speaker, "log-ask-extra-tile", source = source),
    }
}

fn ask_advance(speaker: &impl Speaks, pending: Effect) -> String {
    match pending {
        Effect::Resource(track) => t!(
            speaker,
            "log-ask-advance-one",
            tracker = tracker(speaker, track)
        ),
        Effect::Boost => t!(speaker, "log-ask-boost"),
        Effect::AdvanceDifferent { count, .. } => t!(speaker, "log-ask-different", count = count),
        Effect::RaiseAll { to } => t!(speaker, "log-ask-raise", height = to),
        Effect::AdvanceBare { among, times } => match only(among) {
            Some(track) => t!(
                speaker,
                "log-ask-bare-further",
                tracker = tracker(speaker, track),
                times = times
            ),
            None => t!(speaker, "log-ask-bare", times = times),
        },
        Effect::Energy { .. } => t!(speaker, "log-ask-energy"),
        Effect::Advance { among, times } => match only(among) {
            Some(track) => t!(
                speaker,
                "log-ask-advance-one",
                tracker = tracker(speaker, track)
            ),
            None if times > 1 => t!(speaker, "log-ask-advance-times", times = times),
            None => t!(speaker, "log-ask-advance"),
        },
        _ => t!(speaker, "log-ask-advance"),
    }
}

fn ask_cell(speaker: &impl Speaks, pending: Effect, purpose: Purpose) -> String {
    let count = match pending {
        Effect::CollectLifepods { count }
        | Effect::CollectMeteorites { count }
        | Effect::DestroyMeteorites { count } => count,
        _ => 1,
    };
    match purpose {
        Purpose::Patch { may_store: true } => t!(speaker, "log-ask-patch-or-store"),
        Purpose::Patch { may_store: false } => t!(speaker, "log-ask-patch"),
        Purpose::Rover => t!(speaker, "log-ask-rover"),
        Purpose::CollectLifepod => t!(speaker, "log-ask-lifepod", count = count),
        Purpose::CollectMeteorite => t!(speaker, "log-ask-collect-meteorite", count = count),
        Purpose::DestroyMeteorite => t!(speaker, "log-ask-meteorite", count = count),
        Purpose::PutMeteorite => t!(speaker, "log-ask-meteorite-lands"),
        Purpose::DestroyRover => t!(speaker, "log-ask-destroy-rover"),
        Purpose::DestroyLifepod => t!(speaker, "log-ask-destroy-lifepod"),
    }
}
