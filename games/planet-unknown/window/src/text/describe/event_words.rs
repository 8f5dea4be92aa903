//! Events in words: a sentence for each kind.

use super::cards::{card_text, card_title, title_of_side};
use super::choice::{arranged, end_reason, first_cell};
use super::effect::effect;
use super::event_cards::{event_card_called, event_card_text};
use super::names::{
    benefit, berth, capitalised, cell, destination, field, idle_resource, joined, line, resource,
    ring, tile, track, tracker,
};
use super::worlds::{tech_name, tech_sign, token};
use crate::presentation;
use crate::text::Speaks;
use crate::{phrases, t};
use game::Setup as _;
use rules::board::Lifted;
use rules::corporation::CorporationData;
use rules::{
    Benefit, CardEvent, CardSet, CorporationId, CourseEvent, Effect, EffectEvent, EventCard, Field,
    ObjectiveSet, PieceEvent, Setup, Source, TileEvent, Track, TrackEvent,
};

phrases! {
    /// The sentence for an event about tiles and patches; empty if the next event repeats it.
    pub(super) fn tile_event(event: TileEvent) = "log" {
        Taken { .. } => nothing(),
        Placed { tile: which, orientation, anchor, source, lifted } => (
            tile(which),
            cell = cell(first_cell(which, orientation, anchor).unwrap_or(anchor)),
            by_card = matches!(source, Source::Card(_)),
            lifted = lifted != Lifted::default()
        ),
        Fetched { tile: which, .. } => (tile(which)),
        Discarded(which) => (tile(which)),
        PatchPlaced { cell: at, on_tile, .. } => "log-patch" (cell = cell(at), on_tile),
        PatchStored,
        Chosen { tile: which, .. } => "log-tile-chosen" (tile(which)),
        ResourceIgnored(terrain) => (resource(terrain)),
        ResourceIdle(track) => idle_resource(track),
    }

    /// The sentence for an event in the course of the game: rounds, turns, the station, the end.
    pub(super) fn course_event(event: CourseEvent, setup: &Setup) = "log" {
        RoundStarted { round, commander } => "log-round" (
            solo = setup.options.solo, round, name = setup.name(commander)
        ),
        Rotated(steps) => (steps),
        TopRevealed { ring: of, .. } => "log-revealed" (ring(of)),
        TurnEnded,
        LastRound(reason) => (reason: end_reason(reason, None)),
        CommanderPassed(seat) => "log-commander" (name = setup.name(seat)),
        GameEnded,
        Arranged(change) => arranged(change),
        StackRemoved { ring: from, .. } => (ring(from)),
    }

    /// The sentence for an event about meteorites, lifepods and rovers.
    pub(super) fn piece_event(event: PieceEvent, corporation: Option<CorporationId>) = "log" {
        LineCleared(cleared) => (line(cleared)),
        MeteoriteLanded(at) => (cell = cell(at)),
        MeteoriteRepelled(at) => (cell = cell(at)),
        LifepodDestroyed(at) => (cell = cell(at)),
        RoverDestroyed(at) => (cell = cell(at)),
        MeteoriteDestroyed(at) => (cell = cell(at)),
        RoverPlaced(at) => (cell = cell(at)),
        RoverMoved { from, to } => (from = cell(from), to = cell(to)),
        LifepodCollected(at) => (cell = cell(at)),
        MeteoriteCollected(at) => (cell = cell(at)),
        MeteoriteLoaded(at) => (cell = cell(at)),
        LifepodBerthed { from: None, to } => (to: berth(to, corporation)),
        LifepodBerthed { from: Some(from), to } => "log-lifepod-moved" (
            from: berth(from, corporation), to: berth(to, corporation)
        ),
        RoverGained,
        CollectedLifepodDestroyed(from) => "log-collected-destroyed" (from: berth(from, corporation)),
        CollectedMeteoriteDestroyed,
    }

    /// The sentence for an event about trackers, milestones and techs.
    pub(super) fn track_event(event: TrackEvent, corporation: Option<CorporationId>) = "log" {
        TokenMoved(to) => "log-token" (token: own_token(corporation), track(to)),
        TechUsed { level } => (level = tech_sign(corporation, level)),
        MilestoneReached { rank } => "log-milestone" (rank),
        TechUnlocked { level } => "log-tech" (tech: tech_name(corporation, level)),
        MilestoneBarred(at) => (field(at)),
        Advanced { tracker, from, to, .. } => advanced(tracker, [from, to], corporation),
        Regressed { tracker: which, to, .. } => (tracker(which), field: destination(which, to)),
        MovementGained { steps, source: Source::Tech(level) } => "log-movement-tech" (
            steps, level = tech_sign(corporation, level)
        ),
        MovementGained { steps, .. } => "log-movement" (steps),
    }

    /// The sentence for an effect that is gained, declined or lost.
    pub(super) fn effect_event(event: EffectEvent) = "log" {
        Declined(declined) => (effect(declined)),
        Lost(lost) => (effect(lost)),
        Gained(Effect::Energy { .. }) => "log-gained-energy",
        Gained(what) => (due = presentation::effect(what).is_burden, effect(what)),
    }

    /// The sentence for an event about cards; `private` says which titles objectives have.
    pub(super) fn card_event(event: CardEvent, private: bool) = "log" {
        EventCardRevealed(revealed) => (
            event_card: event_card_at_start(revealed), text: event_card_text(revealed)
        ),
        Added => "log-cards-added",
        Removed => "log-cards-removed",
        Seen { rank, cards } => "log-cards-seen" (rank, cards: titles(cards)),
        Taken { rank, shown: Some(card) } => "log-card-taken" (
            rank, card: card_title(card), text: card_text(card)
        ),
        Taken { rank, shown: None } => "log-card-secret" (rank),
        Held(card) => "log-card-held" (card: card_title(card), text: card_text(card)),
        EventCardForeseen(seen) => (event_card: event_card_called(seen), text: event_card_text(seen)),
        ObjectivesDrawn(drawn) => (titles: objective_titles(drawn, private)),
        ObjectiveKept(kept) => (title: title_of_side(kept, private)),
        ObjectiveDestroyed(gone) => (title: title_of_side(gone, private)),
    }
}

fn nothing(_: &impl Speaks) -> String {
    String::new()
}

fn own_token(speaker: &impl Speaks, corporation: Option<CorporationId>) -> String {
    corporation.map_or_else(String::new, |owner| token(speaker, owner))
}

fn event_card_at_start(speaker: &impl Speaks, event_card: EventCard) -> String {
    capitalised(&event_card_called(speaker, event_card))
}

fn titles(speaker: &impl Speaks, cards: CardSet) -> String {
    joined(cards.iter().map(|card| card_title(speaker, card))).unwrap_or_default()
}

fn objective_titles(speaker: &impl Speaks, drawn: ObjectiveSet, private: bool) -> String {
    let title = |objective| title_of_side(speaker, objective, private);
    joined(drawn.iter().map(title)).unwrap_or_default()
}

fn advanced(
    speaker: &impl Speaks,
    which: Track,
    [from, to]: [Field; 2],
    corporation: Option<CorporationId>,
) -> String {
    if from == to {
        return t!(speaker, "log-advanced-top", tracker(which));
    }
    let field = destination(speaker, which, to);
    match corporation.and_then(|id| worth_at(id.data(), which, [from, to])) {
        Some(medals) => {
            let medals = benefit(speaker, Benefit::Medals(medals));
            t!(
                speaker,
                "log-advanced-medals",
                tracker(which),
                field,
                medals
            )
        }
        None => t!(speaker, "log-advanced", tracker(which), field),
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
