//! What a choice would bring, before it is made (exoplanets §14.8). Nothing hidden is foretold.

use crate::t;
use crate::text::{Speaks, list};
use crate::words;
use exoplanets::{Choice, Consequence, Event, Marker, PlanetId, Resources, State, Task, TileId};
use game::{Action, Game, SeatId};
use kit::frame::At;
use kit::text::signed;

/// What `choice` would pay, gain, return and set off, in words; none if it is refused.
pub(crate) fn preview(speaker: &impl Speaks, at: &At<'_, State>, choice: Choice) -> Option<String> {
    let (before, seat) = (at.state(), at.seat());
    if matches!(choice, Choice::Remove(_) | Choice::Discard(_)) {
        return None;
    }
    let mut after = before.clone();
    let events = after.apply(&Action { seat, choice }).ok()?;
    let mut parts = Vec::new();
    let own = |event: &Event| own_part(speaker, (&after, seat), &events, event);
    let gained = resources_of(&events, seat);
    parts.extend(gained.map(|it| t!(speaker, "preview-gains", resources: words::resources(it))));
    // The words for these name their price.
    let is_named = matches!(choice, Choice::Develop { .. } | Choice::Species { .. });
    let told = |event: &&Event| !(is_named && matches!(event, Event::Paid(..)));
    parts.extend(events.iter().filter(told).filter_map(own));
    parts.extend(
        after
            .agenda
            .iter()
            .filter_map(|task| due_part(speaker, &after, task)),
    );
    let (end, later) = played_out(&after);
    // What the effect takes away again is part of its price.
    let lost = later
        .iter()
        .filter(|event| matches!(event, Event::GasLost(..)));
    parts.extend(lost.filter_map(own));
    let marking: Vec<Event> = events.iter().chain(&later).copied().collect();
    parts.extend(marked(speaker, before, &marking));
    for other in before.seat_ids().filter(|other| *other != seat) {
        parts.extend(others_part(speaker, at, (&after, &end), &events, other));
    }
    let gain = end.points(seat) - before.points(seat);
    if gain != 0 {
        parts.push(t!(speaker, "preview-points", ep = signed(gain)));
    }
    Some(parts.join(" · "))
}

/// The state once the effect in play has been carried out, whatever resources are chosen for it, with what happens until then.
fn played_out(state: &State) -> (State, Vec<Event>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    while state.effect.is_some()
        && let Some(seat) = state.active()
        && let Some(choice) = state.legal(seat).pop()
        && let Ok(more) = state.apply(&Action { seat, choice })
    {
        events.extend(more);
    }
    (state, events)
}

/// What `seat` gains without a choice, the energy of the star included.
fn resources_of(events: &[Event], seat: SeatId) -> Option<Resources> {
    let gained = events
        .iter()
        .fold(Resources::NONE, |sum, event| match *event {
            Event::Gained(owner, more) if owner == seat => sum + more,
            Event::StarGiven(owner) if owner == seat => sum + Resources::new(1, 0, 0),
            _ => sum,
        });
    (gained != Resources::NONE).then_some(gained)
}

fn own_part(
    speaker: &impl Speaks,
    (after, seat): (&State, SeatId),
    events: &[Event],
    event: &Event,
) -> Option<String> {
    Some(match *event {
        Event::Paid(owner, paid) if owner == seat => {
            t!(speaker, "preview-pays", resources: words::resources(paid))
        }
        Event::Developed(_, planet) => {
            let level = after.placed(planet).map_or(0, |placed| placed.level(seat));
            t!(speaker, "preview-level", level)
        }
        Event::SpeciesCreated(_, planet) => {
            let placed = after.placed(planet)?;
            let species = after.planet_score(seat, placed)?;
            let back = |event: &Event| match *event {
                Event::Returned {
                    seat: owner,
                    planet: from,
                    count,
                } if (owner, from) == (seat, planet) => count,
                _ => 0,
            };
            let count = events.iter().map(back).sum::<u8>();
            let (points, size) = (species.points, species.size);
            t!(speaker, "preview-species", points, size, count)
        }
        Event::TileTaken(..) => t!(speaker, "preview-tile"),
        Event::CreationTaken(_) if !events.contains(&Event::Collision) => {
            creation(speaker, after.special.creation)
        }
        Event::Collision => creation(speaker, 0),
        Event::MarkerTaken(_, kind) if !events.contains(&Event::Phenomenon(kind)) => {
            marker(speaker, kind, left(after, kind))
        }
        Event::Phenomenon(kind) => marker(speaker, kind, 0),
        Event::GasLost(owner, count) if owner == seat => {
            t!(speaker, "preview-loses", lost: words::resource(exoplanets::Resource::Gas, count))
        }
        _ => return None,
    })
}

/// What a task brings that comes at the end of a choice, after further questions.
fn due_part(speaker: &impl Speaks, state: &State, task: &Task) -> Option<String> {
    match *task {
        Task::Take { seat, count } if seat == state.turn_seat() && count > 0 => {
            Some(t!(speaker, "preview-any", count))
        }
        Task::Leave => Some(consequence(speaker, state, state.effect?.tile)),
        Task::Reward(planet) if !state.turn.developed.contains(planet) => {
            Some(creation(speaker, state.special.creation.saturating_sub(1)))
        }
        _ => None,
    }
}

/// What the marker of a tile's effect does.
pub(crate) fn consequence(speaker: &impl Speaks, state: &State, tile: TileId) -> String {
    let kind = state.components.effect(tile).consequence;
    marker(speaker, kind, left(state, kind).saturating_sub(1))
}

/// How many markers lie on a special tile.
const fn left(state: &State, kind: Consequence) -> u8 {
    match kind {
        Consequence::Fusion => state.special.fusion,
        Consequence::Flare => state.special.flare,
    }
}

/// A marker is taken, after which so many are left; without one the phenomenon comes.
fn marker(speaker: &impl Speaks, kind: Consequence, left: u8) -> String {
    let marker = match (kind, left) {
        (Consequence::Fusion, 0) => return t!(speaker, "preview-black-hole"),
        (Consequence::Flare, 0) => return t!(speaker, "preview-solar-storm"),
        (Consequence::Fusion, _) => t!(speaker, "names-fusion", count = 1),
        (Consequence::Flare, _) => t!(speaker, "names-flare", count = 1),
    };
    t!(speaker, "preview-marker", marker, left)
}

/// A creation marker is taken, after which so many are left; without one particles collide.
fn creation(speaker: &impl Speaks, left: u8) -> String {
    match left {
        0 => t!(speaker, "preview-collision"),
        left => t!(speaker, "preview-creation", left),
    }
}

/// The effect markers that are laid.
fn marked(speaker: &impl Speaks, before: &State, events: &[Event]) -> Vec<String> {
    let mut kinds: Vec<(Marker, Vec<PlanetId>)> = Vec::new();
    for event in events {
        if let Event::Marked(planet, marker) = *event {
            match kinds.iter_mut().find(|(kind, _)| *kind == marker) {
                Some((_, planets)) => planets.push(planet),
                None => kinds.push((marker, vec![planet])),
            }
        }
    }
    let words = |(marker, planets): (Marker, Vec<PlanetId>)| {
        let names = planets.iter().map(|id| words::planet(speaker, before, *id));
        let planets = list(speaker, &names.collect::<Vec<_>>());
        t!(speaker, "preview-marked", marker: words::marker(marker), planets)
    };
    kinds.into_iter().map(words).collect()
}

/// What it does to another player.
fn others_part(
    speaker: &impl Speaks,
    at: &At<'_, State>,
    (after, end): (&State, &State),
    events: &[Event],
    other: SeatId,
) -> Vec<String> {
    let (name, before) = (at.name(other), at.state());
    let mut parts = Vec::new();
    if let Some(gained) = resources_of(events, other) {
        parts.push(t!(speaker, "preview-gets", name, resources: words::resources(gained)));
    }
    for event in events {
        match *event {
            Event::Returned { seat, count, .. } if seat == other => {
                parts.push(t!(speaker, "preview-returns", name, count));
            }
            Event::GasLost(seat, count) if seat == other => {
                let lost = words::resource(speaker, exoplanets::Resource::Gas, count);
                parts.push(t!(speaker, "preview-other-loses", name, lost));
            }
            _ => {}
        }
    }
    let due = after.agenda.iter().map(|task| match task {
        Task::Discard { seat, count } if *seat == other => *count,
        _ => 0,
    });
    let done = events
        .iter()
        .filter(|event| **event == Event::Discarded(other));
    let lost = usize::from(due.sum::<u8>()) + done.count();
    if lost > 0 {
        let lost = t!(speaker, "names-tiles", count = lost);
        parts.push(t!(speaker, "preview-other-loses", name, lost));
    }
    let gain = end.points(other) - before.points(other);
    if gain != 0 {
        let ep = signed(gain);
        parts.push(t!(speaker, "preview-other-points", name, ep));
    }
    parts
}
