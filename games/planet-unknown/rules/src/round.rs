//! The course of rounds and of the end of the game (rules §3, §10).

use super::board::CellSet;
use super::card::{CivCard, CivEffect};
use super::corporation::{LevelSet, TechMovement, Techs, UseLimit};
use super::effect::{Effect, Pending, Source};
use super::event::{CourseEvent, EffectEvent, Event, TrackEvent, tell};
use super::event_cards::reveal;
use super::resolver::Resolver;
use super::state::{EndStep, GameState, Phase, Seat, SeatId};
use super::terrain::TrackSet;
use smallvec::SmallVec;

/// Starts the next round: remaining movement lapses, and the commander turns the station unless it turns by itself
/// (rules §3.1, §3.2).
pub(super) fn start(state: &mut GameState, events: &mut Vec<Event>) {
    state.round += 1;
    state.phase = Phase::Rotate;
    let (round, commander) = (state.round, state.commander);
    tell(events, None, CourseEvent::RoundStarted { round, commander });
    wake(state, events);
    for id in state.seat_ids() {
        let seat = state.seat_mut(id);
        seat.turn.used = LevelSet::default();
        seat.turn.placed = CellSet::EMPTY;
        seat.turn.discarded = false;
        let gained = seat.rules().round_movement(seat);
        seat.turn.movement = gained.map_or(0, |gained| gained.steps);
        if let Some(TechMovement { level, steps }) = gained {
            let source = Source::Tech(level);
            let gained = TrackEvent::MovementGained { steps, source };
            tell(events, Some(id), gained);
        }
    }
    if state.options.turns_by_itself() {
        rotate(state, 1, events);
    }
}

/// Unlocks the techs whose milestones were barred by an event card (rules §11.22).
fn wake(state: &mut GameState, events: &mut Vec<Event>) {
    for seat in state.seat_ids() {
        let turn = &mut state.seat_mut(seat).turn;
        let late = std::mem::take(&mut turn.dormant);
        if late.is_empty() {
            continue;
        }
        let woken = late & state.seat(seat).available_levels();
        let mut resolver = Resolver::new(state, seat, events);
        woken.iter().for_each(|level| resolver.unlock(level));
        if state.last_round.is_some() {
            offer_once(state, seat, woken);
        }
    }
}

/// Puts abilities that become available only in the end phase on the agenda of `seat`, which may have nothing else
/// to do then (rules §3.8, §11.22).
fn offer_once(state: &mut GameState, seat: SeatId, woken: LevelSet) {
    let owner = state.seat(seat);
    let is_limited =
        |level: u8| woken.contains(level) && owner.rules().tech(level).limit != UseLimit::Unlimited;
    let offers = owner
        .abilities()
        .filter(|(level, offer)| is_limited(*level) && state.is_possible(seat, offer));
    let offers: SmallVec<[(u8, Pending); 2]> = offers.collect();
    let owner = state.seat_mut(seat);
    for (level, offer) in offers {
        owner.spend(level);
        owner.turn.agenda.push(offer);
    }
}

/// Lets every seat choose its private objectives and whatever its corporation needs before the first round, or
/// starts that round once all have finished (rules §2).
pub(super) fn prepare(state: &mut GameState, mut done: u8, events: &mut Vec<Event>) {
    loop {
        state.phase = Phase::Preparation { done };
        let Some(seat) = state.active() else {
            return start(state, events);
        };
        if !state.take_early(seat) && state.prepares(seat) {
            let pending = state.preparation_of(seat);
            return state.seat_mut(seat).turn.agenda.extend(pending);
        }
        done += 1;
    }
}

/// Turns the station clockwise by `steps`, reveals an event card and lets the seats take their tiles (rules §3.2–§3.4).
pub(super) fn rotate(state: &mut GameState, steps: u8, events: &mut Vec<Event>) {
    state.station.turn_clockwise(steps);
    tell(events, None, CourseEvent::Rotated(steps));
    reveal(state, events);
    let tile = Pending::new(Effect::TakeTile, Source::Round);
    for seat in &mut state.seats {
        seat.turn.agenda.push(tile);
    }
    state.phase = Phase::Turns { done: 0 };
}

/// Ends this part of the round for `seat`: impossible effects are lost (rules §3.7), claims that wait are left over
/// (rules §3.6), and the next part, seat or round begins.
pub(super) fn finish_part(state: &mut GameState, seat: SeatId, events: &mut Vec<Event>) {
    let claims_wait = !state.may_claim(seat);
    let turn = &mut state.seat_mut(seat).turn;
    for left in turn.agenda.drain(..) {
        match left.effect.claimed().filter(|_| claims_wait) {
            Some(milestone) => turn.milestones.push(milestone),
            None => tell(events, Some(seat), EffectEvent::Lost(left.effect)),
        }
    }
    turn.chosen = None;
    tell(events, Some(seat), CourseEvent::TurnEnded);
    match state.phase {
        Phase::Preparation { done } => {
            if let Some(done) = state.finish_seat(seat, done) {
                prepare(state, done, events);
            }
        }
        Phase::Turns { done } => {
            if let Some(done) = state.finish_seat(seat, done) {
                next_turn(state, done, events);
            }
        }
        Phase::Claims { done } => next_claims(state, done, events),
        Phase::End { done, step } => {
            let (done, step) = after(done, step);
            next_end_step(state, done, step, events);
        }
        Phase::Rotate | Phase::Finished => {}
    }
}

/// Waits for the next seat in turn order that has not finished, or goes on to the claims (rules §3.4–§3.6).
fn next_turn(state: &mut GameState, mut done: u8, events: &mut Vec<Event>) {
    loop {
        state.phase = Phase::Turns { done };
        let Some(seat) = state.active() else {
            state.station.reveal();
            return next_claims(state, 0, events);
        };
        if !state.take_early(seat) {
            return;
        }
        done += 1;
    }
}

/// Lets the next seat with claims left over claim its civ cards (rules §3.6). One that has claimed them has none left.
fn next_claims(state: &mut GameState, mut done: u8, events: &mut Vec<Event>) {
    loop {
        state.phase = Phase::Claims { done };
        let Some(seat) = state.active() else {
            return end_round(state, events);
        };
        let turn = &mut state.seat_mut(seat).turn;
        if !turn.milestones.is_empty() {
            let claims = turn
                .milestones
                .drain(..)
                .map(|milestone| Pending::new(Effect::Claim(milestone), Source::Round));
            turn.agenda.extend(claims);
            return;
        }
        done += 1;
    }
}

/// Passes the commander's token and starts a new round, or the end phase after the last one (rules §3.6, §10.1).
fn end_round(state: &mut GameState, events: &mut Vec<Event>) {
    state.event_cards.in_force = None;
    if state.last_round.is_some() {
        wake(state, events);
        return next_end_step(state, 0, EndStep::StoredPatches, events);
    }
    if state.seats.len() > 1 {
        state.commander = state.commander.next(state.seats.len());
        let passed = CourseEvent::CommanderPassed(state.commander);
        tell(events, Some(state.commander), passed);
    }
    start(state, events);
}

/// Goes to the next end-of-game step in which a seat has something to do (rules §10.2), or ends the game.
fn next_end_step(state: &mut GameState, mut done: u8, mut step: EndStep, events: &mut Vec<Event>) {
    loop {
        state.phase = Phase::End { done, step };
        let Some(seat) = state.active() else {
            state.phase = Phase::Finished;
            return tell(events, None, CourseEvent::GameEnded);
        };
        let seat = state.seat_mut(seat);
        gain_end_effects(seat, step);
        if !seat.turn.agenda.is_empty() {
            return;
        }
        (done, step) = after(done, step);
    }
}

/// The end-of-game step that follows `step` of seat number `done` in turn order.
const fn after(done: u8, step: EndStep) -> (u8, EndStep) {
    match step {
        EndStep::StoredPatches => (done, EndStep::Techs),
        EndStep::Techs => (done, EndStep::Cards),
        EndStep::Cards => (done + 1, EndStep::StoredPatches),
    }
}

impl GameState {
    /// Whether `seat` has something to do in the end-of-game steps that are still to come, as things stand (rules §10.2). Its
    /// movement is left until then, because these steps belong to its turn (rules §3.8).
    pub fn acts_at_end(&self, seat: SeatId) -> bool {
        use EndStep::{Cards, StoredPatches, Techs};
        let begun = match self.phase {
            Phase::End { step, .. } => step as usize + 1,
            Phase::Finished => return false,
            _ if self.last_round.is_some() => 0,
            _ => return false,
        };
        let mut later = self.seat(seat).clone();
        later.turn.agenda.clear();
        for step in [StoredPatches, Techs, Cards].into_iter().skip(begun) {
            gain_end_effects(&mut later, step);
        }
        !later.turn.agenda.is_empty()
    }
}

/// Puts the effects of an end-of-game step on the agenda of `seat`. Stored patches leave the store.
fn gain_end_effects(seat: &mut Seat, step: EndStep) {
    match step {
        EndStep::StoredPatches => {
            let stored = std::mem::take(&mut seat.stored_patches);
            let patch = Pending::new(Effect::Patch, Source::Stored);
            seat.turn
                .agenda
                .extend(std::iter::repeat_n(patch, usize::from(stored)));
        }
        EndStep::Techs => {
            let effects = seat.rules().at_end(seat);
            seat.turn.agenda.extend(effects);
        }
        EndStep::Cards => {
            let cards = seat.cards;
            seat.turn
                .agenda
                .extend(cards.iter().filter_map(end_of_game_advance));
        }
    }
}

/// The effect of an end-of-game card that advances a tracker (rules §10.2).
pub(super) fn end_of_game_advance(card: CivCard) -> Option<Pending> {
    let effect = Effect::Advance {
        among: TrackSet::ALL,
        times: 1,
    };
    let advances = matches!(card.effect(), CivEffect::MedalsAndAdvance(_));
    advances.then_some(Pending::new(effect, Source::Card(card)))
}
