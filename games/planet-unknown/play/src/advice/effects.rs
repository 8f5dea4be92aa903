//! Facts about tracks, pieces, cards and objectives: what a choice changes.

use super::fact::{CardFact, Fact, ObjectiveFact, PieceFact, PlanetFact, TrackFact, Weighed};
use rules::card::{Need, Wants};
use rules::{
    Answer, Benefit, Cell, Choice, Effect, Field, GameState, Objective, ObjectiveScore, Pending,
    Question, Ring, Seat, SeatId, Track, View,
};

/// The rough worth of a plain advance, in medals.
const ADVANCE: f32 = 0.6;
/// The weight of what energy can gain, relative to a certain gain.
const BY_ENERGY: f32 = 0.7;
/// The weight of what the next step would gain, relative to a gain now.
const NEXT: f32 = 0.35;
/// The rough worth of a collected or lost lifepod.
const LIFEPOD: f32 = 1.4;
/// The rough worth of a collected meteorite.
const METEORITE: f32 = 0.6;
/// The rough worth of a loaded meteorite, which still has to be delivered.
const LOADED: f32 = 0.5;
/// The rough worth of a lost rover.
const ROVER: f32 = 2.0;
/// The rough cost of a meteorite that lands.
const IMPACT: f32 = 0.7;
/// The rough worth of bringing a rover near a lifepod.
const NEAR: f32 = 0.5;
/// The rough worth of coming nearer to an objective.
const STEP: f32 = 1.0;

/// Everything that changes for the seat of `view` between it and `after`, the state after `choice`.
pub(super) fn facts(view: &View, after: &GameState, choice: Choice) -> Vec<Weighed> {
    let (before, seat) = (view.state(), view.seat());
    let (old, new) = (before.seat(seat), after.seat(seat));
    let mut facts = Vec::new();
    facts.extend(offer(before, after, seat));
    facts.extend(moved(before, after, seat, choice));
    facts.extend(to_come(before, after, seat));
    facts.extend(pieces(old, new));
    facts.extend(bonus(old, new));
    facts.extend(cards(after, seat, choice));
    facts.extend(private(old, new));
    facts.extend(neighbours(before, after, seat));
    facts
}

/// The tile that a turn of the station offers to the seat, if it fits anywhere on its planet (rules §4.7).
fn offer(before: &GameState, after: &GameState, seat: SeatId) -> Option<Weighed> {
    let is_turned = before.station.rotation != after.station.rotation;
    let stack = after.station.stack(Ring::Outer, after.depot_of(seat));
    let tile = stack.top().filter(|_| is_turned)?;
    let fits = after.tile_rules(seat).has_anchor(tile);
    fits.then(|| Weighed::new(Fact::Offers(Ring::Outer, tile), 0.3))
}

/// Trackers that the choice moves, and what they gain.
fn moved(before: &GameState, after: &GameState, seat: SeatId, choice: Choice) -> Vec<Weighed> {
    let (old, new) = (before.seat(seat), after.seat(seat));
    let is_bare = is_bare(before, seat, choice);
    let mut facts = Vec::new();
    for tracker in Track::ALL {
        let (from, to) = (old.tracker(tracker), new.tracker(tracker));
        if from.height > to.height && from.track == to.track {
            facts.push(Weighed::new(TrackFact::Regresses(tracker), -ADVANCE));
        } else if from != to {
            let fact = match is_bare {
                true => Weighed::new(TrackFact::Advances(tracker), ADVANCE),
                false => step(before, old, tracker, to),
            };
            facts.push(fact);
            facts.extend(approach(before, new, tracker));
        }
    }
    facts.extend(lost_medals(old, new));
    facts.extend(locked_techs(old, new));
    facts
}

/// The medals that the tracks are worth less than before.
pub(super) fn lost_medals(old: &Seat, new: &Seat) -> Option<Weighed> {
    let [had, has] = [old, new].map(Seat::track_medals);
    let lost = had.saturating_sub(has);
    let fact = TrackFact::LosesMedals(lost);
    (lost > 0).then(|| Weighed::new(fact, -f32::from(lost)))
}

/// The techs that lock, unless another one takes their place.
pub(super) fn locked_techs(old: &Seat, new: &Seat) -> Option<Weighed> {
    let locked = old.techs_beyond(new);
    let is_replaced = !new.techs_beyond(old).is_empty();
    let weight = -f32::from(locked.len() as u8);
    let fact = TrackFact::LocksTechs(locked.iter().collect());
    (weight < 0.0 && !is_replaced).then(|| Weighed::new(fact, weight))
}

/// Whether a choice resolves an advance whose fields give nothing (rules §11.24).
fn is_bare(before: &GameState, seat: SeatId, choice: Choice) -> bool {
    let Choice::Resolve { pending, .. } = choice else {
        return false;
    };
    let pending = before.pending_at(seat, pending);
    pending.is_some_and(|pending| matches!(pending.effect, Effect::AdvanceBare { .. }))
}

/// Gains from the effects that a choice adds to the agenda, as far as it is known which tracker they advance.
fn to_come(before: &GameState, after: &GameState, seat: SeatId) -> Vec<Weighed> {
    let [old, new] = [before, after].map(|state| &state.seat(seat).turn.agenda);
    let added = new.iter().filter(|pending| !old.contains(pending));
    let mut facts: Vec<Weighed> = added
        .filter_map(|pending| resource(after, seat, pending))
        .collect();
    // Energy adds nothing to what a resource is certain to gain.
    let sure: Vec<Track> = facts
        .iter()
        .filter_map(|weighed| match weighed.fact {
            Fact::Track(TrackFact::Gains { tracker, .. }) => Some(tracker),
            _ => None,
        })
        .collect();
    facts.retain(|weighed| !matches!(weighed.fact, Fact::Track(TrackFact::EnergyGains { tracker, .. }) if sure.contains(&tracker)));
    facts
}

/// What a resource of a tile will gain.
fn resource(after: &GameState, seat: SeatId, pending: &Pending) -> Option<Weighed> {
    let owner = after.seat(seat);
    let Question::Advance(steps, _) = after.question(seat, pending) else {
        return None;
    };
    let (tracker, to) = *steps.first()?;
    if let Effect::Resource(_) = pending.effect {
        return Some(step(after, owner, tracker, to));
    }
    let Effect::Energy { .. } = pending.effect else {
        return None;
    };
    let gains = steps.iter().filter_map(|(tracker, to)| {
        let benefit = benefit(after, owner, *to)?;
        Some((*tracker, benefit, worth(benefit)))
    });
    let (tracker, benefit, medals) = gains.max_by(|first, second| first.2.total_cmp(&second.2))?;
    let fact = TrackFact::EnergyGains { tracker, benefit };
    Some(Weighed::new(fact, BY_ENERGY * medals))
}

/// The fact that a tracker of `owner` goes to a field.
fn step(state: &GameState, owner: &Seat, tracker: Track, to: Field) -> Weighed {
    match benefit(state, owner, to) {
        Some(benefit) => Weighed::new(
            TrackFact::Gains { tracker, benefit },
            ADVANCE + worth(benefit),
        ),
        None => Weighed::new(TrackFact::Advances(tracker), ADVANCE),
    }
}

/// What the tracker would gain with its next step.
fn approach(state: &GameState, owner: &Seat, tracker: Track) -> Option<Weighed> {
    let next = owner.rules().destinations(owner, tracker).first().copied();
    let next = next.filter(|next| *next != owner.tracker(tracker))?;
    let benefit = benefit(state, owner, next)?;
    let fact = TrackFact::Approaches { tracker, benefit };
    benefit
        .is_milestone()
        .then(|| Weighed::new(fact, NEXT * worth(benefit)))
}

/// The best benefit of a field in this round.
fn benefit(state: &GameState, owner: &Seat, field: Field) -> Option<Benefit> {
    let benefits = owner.rules().gains(owner, field).into_iter();
    let allowed = benefits.filter(|benefit| !state.gives_nothing(owner, *benefit));
    allowed.max_by(|first, second| worth(*first).total_cmp(&worth(*second)))
}

/// The rough worth of a benefit, in medals. It only serves to choose which facts to show.
fn worth(benefit: Benefit) -> f32 {
    match benefit {
        Benefit::Medals(_) => 0.5,
        Benefit::CivMilestone(rank) => 1.2 + 0.6 * f32::from(rank),
        Benefit::Boost => 0.9,
        Benefit::Patch => 0.8,
        Benefit::Rover => 1.2,
        Benefit::RoverMoves(steps) => 0.2 * f32::from(steps),
        Benefit::TechMilestone(_) => 1.5,
        Benefit::OneOf(..) => 1.0,
    }
}

/// Facts about lifepods, rovers and meteorites.
pub(super) fn pieces(old: &Seat, new: &Seat) -> Vec<Weighed> {
    let mut facts = Vec::new();
    let (board, now) = (&old.board, &new.board);
    let pods = taken_lifepods(new).saturating_sub(taken_lifepods(old));
    let stones = new.meteorites.saturating_sub(old.meteorites);
    let gone = board.lifepods.len().saturating_sub(now.lifepods.len()) as u8;
    let lost_pods = gone.saturating_sub(pods);
    let lost_rovers = board.rovers.len().saturating_sub(now.rovers.len()) as u8;
    let counted = [
        (pods, PieceFact::CollectsLifepods(pods), LIFEPOD),
        (stones, PieceFact::CollectsMeteorites(stones), METEORITE),
        (lost_pods, PieceFact::LosesLifepods(lost_pods), -LIFEPOD),
        (lost_rovers, PieceFact::LosesRovers(lost_rovers), -ROVER),
    ];
    for (count, fact, medals) in counted.into_iter().filter(|(count, ..)| *count > 0) {
        facts.push(Weighed::new(fact, medals * f32::from(count)));
    }
    if now.loaded.len() > board.loaded.len() {
        facts.push(Weighed::new(PieceFact::LoadsMeteorite, LOADED));
    }
    let fallen = now.meteorites.without(board.meteorites).first();
    facts.extend(fallen.map(|cell| Weighed::new(PlanetFact::Meteorite(cell), -IMPACT)));
    facts.extend(near(old, new));
    facts
}

/// The lifepods that rovers have taken from the planet, including those for which a berth is still to be chosen (rules §8).
fn taken_lifepods(seat: &Seat) -> u8 {
    let pending = seat.turn.agenda.iter();
    let awaits_berth = |pending: &&Pending| pending.effect == Effect::BerthLifepod;
    seat.collected_lifepods() + pending.filter(awaits_berth).count() as u8
}

/// Medals of the planet itself that are won or lost.
pub(super) fn bonus(old: &Seat, new: &Seat) -> Option<Weighed> {
    let change = new.board.planet_bonus() as i8 - old.board.planet_bonus() as i8;
    (change != 0).then(|| Weighed::new(PlanetFact::Bonus(change), f32::from(change)))
}

/// A rover that has come nearer to a lifepod and is near it now.
fn near(old: &Seat, new: &Seat) -> Option<Weighed> {
    let nearest = |seat: &Seat| {
        let pods = new.board.lifepods;
        let rovers = seat.board.rovers.into_iter();
        let pairs = rovers.flat_map(|rover| pods.into_iter().map(move |pod| (rover, pod)));
        let steps = |rover: Cell, pod: Cell| {
            rover.column().abs_diff(pod.column()) + rover.row().abs_diff(pod.row())
        };
        pairs.map(|(rover, pod)| (steps(rover, pod), pod)).min()
    };
    let (steps, lifepod) = nearest(new)?;
    let nearer = old.board.rovers != new.board.rovers
        && nearest(old).is_none_or(|(before, _)| steps < before);
    (nearer && steps <= 4).then(|| Weighed::new(PieceFact::RoverNear { lifepod, steps }, NEAR))
}

/// The civ card that is kept.
fn cards(after: &GameState, seat: SeatId, choice: Choice) -> Option<Weighed> {
    let Some(Answer::Keep(card)) = choice.answer() else {
        return None;
    };
    let score = after.score(seat);
    let mut cards = score.cards.iter();
    match cards.find(|(held, medals)| *held == card && *medals > 0) {
        Some((_, medals)) => Some(Weighed::new(CardFact::Worth(*medals), f32::from(*medals))),
        None => card
            .is_immediate()
            .then(|| Weighed::new(CardFact::Now, 0.3)),
    }
}

/// Private objectives that are met, or that come nearer or get farther away.
fn private(old: &Seat, new: &Seat) -> Vec<Weighed> {
    new.private_objectives
        .iter()
        .filter_map(|objective| served(*objective, old, new))
        .collect()
}

/// The effect of a choice on a private objective.
fn served(objective: Objective, old: &Seat, new: &Seat) -> Option<Weighed> {
    let (before, met) = (objective.is_met(old), objective.is_met(new));
    if before != met {
        return Some(match met {
            true => Weighed::new(ObjectiveFact::Meets(objective), 2.0 * STEP),
            false => Weighed::new(ObjectiveFact::Spoils(objective), -2.0 * STEP),
        });
    }
    let (was, is) = (objective.progress(old), objective.progress(new));
    let change = i16::from(is.has) - i16::from(was.has);
    let nearer = match is.need {
        Need::AtLeast(_) => change,
        Need::AtMost(_) => -change,
    };
    match nearer {
        1.. if !met => Some(Weighed::new(ObjectiveFact::Serves(objective), STEP)),
        ..=-1 => Some(Weighed::new(ObjectiveFact::Spoils(objective), -STEP)),
        _ => None,
    }
}

/// Objectives between neighbours that the choice wins as things stand.
fn neighbours(before: &GameState, after: &GameState, seat: SeatId) -> Vec<Weighed> {
    let leads = |score: &ObjectiveScore| match score.objective.wants() {
        Wants::Most => score.own > score.other,
        Wants::Fewest => score.own < score.other,
    };
    let (was, is) = (before.score(seat).objectives, after.score(seat).objectives);
    let gained = was
        .iter()
        .zip(&is)
        .filter(|(was, is)| !leads(was) && leads(is));
    gained
        .map(|(_, is)| Weighed::new(ObjectiveFact::Leads(is.objective), STEP))
        .collect()
}
