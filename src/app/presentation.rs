//! The presentation of effects and questions: one row for each, with its words, its badge, the part of the table where
//! it is answered, and its rule.
//!
//! The rows contain only names: keys of texts, badges, parts. [`describe`](super::text::describe) looks up the words,
//! the `widgets` paint the badges, and the table screen opens the parts. A new effect or question takes a new row here.

mod questions;
mod row;

pub use questions::{asks, hindrance, question};
pub use row::{Badge, Digits, EffectRow, Part, QuestionRow, Value, Words};

use crate::game::{Effect, Offer, Pending, Source, Terrain, Track, TrackSet};

/// The presentation of an effect on its own, whatever its source.
pub fn effect(effect: Effect) -> EffectRow {
    pending(&Pending::new(effect, Source::Round))
}

/// The presentation of a pending effect.
pub fn pending(what: &Pending) -> EffectRow {
    let row = |key, badge| EffectRow::new(Words::new(key), badge);
    match what.effect {
        Effect::TakeTile => row("log-effect-tile", Badge::Tile).evident(),
        Effect::TakeExtraTile { resources } => extra_tile(resources, what.source),
        Effect::OneResource { .. } => row("log-effect-one-resource", Badge::Tile).burden(),
        Effect::RemoveShape => row("log-effect-remove", Badge::Tile).burden(),
        Effect::TurnStation => row("log-effect-turn", Badge::Turn),
        Effect::Resource(track) => resource(track),
        Effect::Energy { .. } => energy(),
        Effect::Boost => boost(),
        Effect::Advance { among, times } => advance(among, times),
        Effect::AdvanceBare { among, times } => advance_bare(among, times),
        Effect::AdvanceDifferent { count, .. } => advance_different(count),
        Effect::RaiseAll { to } => raise_all(to),
        Effect::AdvanceToMilestone(track) => to_milestone(track),
        Effect::GainRow => row("log-effect-row", Badge::Advance),
        Effect::OneOf(first, second) => one_of(first, second),
        Effect::MoveToken => row("log-effect-token", Badge::Token),
        Effect::Regress { among } => regress(among),
        Effect::RegressFar { times, .. } => regress_far(times),
        Effect::Restart(track) => restart(track),
        Effect::Patch => row("log-effect-patch", Badge::Terrain(Terrain::Biomass)).rule("6.3"),
        Effect::Rover { .. } => rover(),
        Effect::NewRover => new_rover(),
        Effect::DestroyRover => row("log-effect-destroy-rover", ROVER).burden(),
        Effect::Relocate => row("log-effect-relocate", ROVER),
        Effect::CollectLifepods { count } => collect_lifepods(count),
        Effect::DestroyLifepod => row("log-effect-destroy-lifepod", Badge::Lifepod).burden(),
        Effect::DestroyCollectedLifepod => {
            row("log-effect-destroy-collected", Badge::Lifepod).burden()
        }
        Effect::BerthLifepod => row("log-effect-berth", Badge::Lifepod).burden(),
        Effect::Reposition { count } => reposition(count),
        Effect::CollectMeteorites { count } => collect_meteorites(count),
        Effect::DestroyMeteorites { count } => destroy_meteorites(count),
        Effect::DestroyLine => row("log-effect-line", Badge::Meteorite),
        Effect::PutMeteorite => row("log-effect-meteorite-lands", Badge::Meteorite).burden(),
        Effect::Claim(milestone) => claim(milestone.rank),
        Effect::Keep { rank, .. } => keep(rank, what.optional),
        Effect::KeepAny { count } => keep_any(count),
        Effect::DrawObjectives => row("log-effect-draw", Badge::Objective),
        Effect::KeepObjective { .. } => row("log-effect-keep-objective", Badge::Objective),
        Effect::DestroyObjective => row("log-effect-destroy-objective", Badge::Objective).burden(),
    }
}

const ROVER: Badge = Badge::Terrain(Terrain::Rover);

fn extra_tile(resources: bool, source: Source) -> EffectRow {
    let (name, asks) = if resources {
        ("log-effect-extra-tile", "log-ask-extra-tile")
    } else {
        ("log-effect-extra-tile-only", "log-ask-extra-tile-only")
    };
    let asks = Words::new(asks).with("source", Value::Source(source));
    EffectRow::new(Words::new(name), Badge::Tile).asking(asks)
}

fn resource(track: Track) -> EffectRow {
    let name = Words::new("log-effect-resource").tracker(track);
    EffectRow::new(name, Badge::Terrain(track.terrain()))
        .asking(Words::new("log-ask-advance-one").tracker(track))
        .rule("5.1")
        .evident()
}

fn energy() -> EffectRow {
    EffectRow::new(
        Words::new("log-effect-energy"),
        Badge::Terrain(Terrain::Energy),
    )
    .asking(Words::new("log-ask-energy"))
    .rule("5.3")
    .gaining("events-resource-energy")
}

fn boost() -> EffectRow {
    EffectRow::new(Words::new("log-effect-boost"), Badge::Gain)
        .asking(Words::new("log-ask-boost"))
        .rule("6.1")
}

fn advance(among: TrackSet, times: u8) -> EffectRow {
    let name = match (only(among), times) {
        (Some(track), 1) => Words::new("log-effect-advance-one").tracker(track),
        (Some(track), _) => Words::new("log-effect-advance-one-times")
            .tracker(track)
            .number("times", times),
        (None, 1) => Words::new("log-effect-advance"),
        (None, _) => Words::new("log-effect-advance-times").number("times", times),
    };
    let asks = match only(among) {
        Some(track) => Some(Words::new("log-ask-advance-one").tracker(track)),
        None if times > 1 => Some(Words::new("log-ask-advance-times").number("times", times)),
        None => None,
    };
    EffectRow::new(name, Badge::Advance).asking(asks)
}

fn advance_bare(among: TrackSet, times: u8) -> EffectRow {
    let asks = match only(among) {
        Some(track) => Words::new("log-ask-bare-further").tracker(track),
        None => Words::new("log-ask-bare"),
    };
    let name = Words::new("log-effect-bare").number("times", times);
    EffectRow::new(name, Badge::Advance).asking(asks.number("times", times))
}

fn advance_different(count: u8) -> EffectRow {
    let keys = ("log-effect-different", "log-ask-different");
    EffectRow::counted(keys, count, Badge::Advance)
}

fn raise_all(to: u8) -> EffectRow {
    let name = Words::new("log-effect-raise").number("height", to);
    EffectRow::new(name, Badge::Advance).asking(Words::new("log-ask-raise").number("height", to))
}

fn to_milestone(track: Track) -> EffectRow {
    let name = Words::new("log-effect-to-milestone").tracker(track);
    EffectRow::new(name, Badge::Advance)
}

fn one_of(first: Offer, second: Offer) -> EffectRow {
    let name = Words::new("log-effect-one-of")
        .with("first", Value::Offer(first))
        .with("second", Value::Offer(second));
    EffectRow::new(name, Badge::Gain)
}

fn regress(among: TrackSet) -> EffectRow {
    let name = match only(among) {
        Some(track) => Words::new("log-effect-regress-one").tracker(track),
        None => Words::new("log-effect-regress"),
    };
    EffectRow::new(name, Badge::Regress).burden()
}

fn regress_far(times: u8) -> EffectRow {
    let asks = Words::new("log-ask-regress-far").number("times", times);
    let name = Words::new("log-effect-regress-far").number("times", times);
    EffectRow::new(name, Badge::Regress)
        .asking((times > 1).then_some(asks))
        .burden()
}

fn restart(track: Track) -> EffectRow {
    let name = Words::new("log-effect-restart").tracker(track);
    EffectRow::new(name, Badge::Regress)
}

fn rover() -> EffectRow {
    EffectRow::new(Words::new("log-effect-rover"), ROVER)
        .asking(Words::new("log-ask-rover-milestone"))
        .rule("6.4")
}

fn new_rover() -> EffectRow {
    EffectRow::new(Words::new("log-effect-new-rover"), ROVER)
        .asking(Words::new("log-ask-rover-new"))
}

fn collect_lifepods(count: u8) -> EffectRow {
    let keys = ("log-effect-lifepods", "log-ask-lifepod");
    EffectRow::counted(keys, count, Badge::Lifepod)
}

fn reposition(count: u8) -> EffectRow {
    let name = Words::new("log-effect-reposition").count(count);
    let asks = Words::new("log-ask-reposition-more").count(count);
    EffectRow::new(name, Badge::Lifepod).asking((count > 1).then_some(asks))
}

fn collect_meteorites(count: u8) -> EffectRow {
    let keys = ("log-effect-collect-meteorites", "log-ask-collect-meteorite");
    EffectRow::counted(keys, count, Badge::Meteorite)
}

fn destroy_meteorites(count: u8) -> EffectRow {
    let keys = ("log-effect-meteorites", "log-ask-meteorite");
    EffectRow::counted(keys, count, Badge::Meteorite)
}

fn claim(rank: u8) -> EffectRow {
    let name = Words::new("log-effect-claim").number("rank", rank);
    EffectRow::new(name, Badge::Cards).evident()
}

fn keep(rank: u8, optional: bool) -> EffectRow {
    let asks = if optional {
        "log-ask-keep-extra"
    } else {
        "log-ask-keep"
    };
    let name = Words::new("log-effect-keep").number("rank", rank);
    EffectRow::new(name, Badge::Cards)
        .asking(Words::new(asks).number("rank", rank))
        .evident()
}

fn keep_any(count: u8) -> EffectRow {
    let keys = ("log-effect-keep-any", "log-ask-keep-any");
    EffectRow::counted(keys, count, Badge::Cards)
}

/// The track of a set with only one.
fn only(among: TrackSet) -> Option<Track> {
    let mut tracks = among.iter();
    tracks.next().filter(|_| tracks.next().is_none())
}

/// The badge of one of two benefits.
pub const fn offer(offer: Offer) -> Badge {
    match offer {
        Offer::Boost => Badge::Advance,
        Offer::Patch => Badge::Terrain(Terrain::Biomass),
        Offer::Advance(track) => Badge::Terrain(track.terrain()),
        Offer::Foresee => Badge::Look,
    }
}
