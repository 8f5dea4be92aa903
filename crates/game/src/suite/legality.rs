//! What is listed is what is allowed.

use super::strange::Strange;
use super::{Violation, Wrong, action, each_step, ensure};
use crate::{Action, Game, SeatId, Step};

/// Open seats have something to choose and the others have not; every listed choice is accepted, and nothing else, unless it
/// says the same as a listed one; a listed choice has the same result without a check. Returns the number of actions that were
/// refused.
///
/// # Errors
/// The first violation.
pub fn legal_is_checked<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    let mut strange = Strange::new();
    each_step("legal_is_checked", setups, |_, step: &Step<'_, G>, luck| {
        let state = step.before;
        lists_agree(state)?;
        let mut refused = 0;
        for tried in strange.actions(step, luck) {
            match state.check(&tried) {
                Ok(()) => says_the_same(state, tried)?,
                Err(reason) => {
                    refused += 1;
                    let Action { seat, choice } = tried;
                    ensure(!reason.to_string().is_empty(), || {
                        format!("no reason why {seat} may not {choice:?}")
                    })?;
                }
            }
        }
        let (mut after, mut events) = (state.clone(), Vec::new());
        after.apply_listed(&step.action, &mut events);
        ensure(after == *step.after && events == step.events, || {
            format!("{:?}, once listed, leads elsewhere unchecked", step.action)
        })?;
        if step.after.is_finished() {
            lists_agree(step.after)?;
            let late = step.after.check(&step.action);
            ensure(late.is_err(), || "an action after the end is accepted")?;
        }
        Ok(refused)
    })
}

/// The lists of legal choices agree with who is open and with the check.
fn lists_agree<G: Game>(state: &G) -> Result<(), Wrong> {
    let open: Vec<SeatId> = state.open_seats().collect();
    let count = state.seat_count();
    let exist = open.iter().all(|seat| seat.index() < count);
    ensure(exist && open.first().copied() == state.active(), || {
        format!("open are {open:?}, active {:?}", state.active())
    })?;
    let order: Vec<SeatId> = state.turn_order().collect();
    let mut seats = order.clone();
    seats.sort_unstable();
    ensure(seats.iter().copied().eq(SeatId::first(count)), || {
        format!("the turn order is {order:?}")
    })?;
    ensure(state.part().is_together() || open.len() <= 1, || {
        format!("{open:?} are open in {:?}", state.part())
    })?;
    for seat in SeatId::first(count + 2) {
        let legal = state.legal(seat);
        let is_open = open.contains(&seat);
        ensure(
            state.is_open(seat) == is_open && legal.is_empty() != is_open,
            || format!("{seat} is open: {is_open}, and may {legal:?}"),
        )?;
        let refused = legal
            .iter()
            .find(|choice| state.check(&action(seat, **choice)).is_err());
        ensure(refused.is_none(), || {
            format!("{refused:?} is listed for {seat} and refused")
        })?;
        let forced = state.forced(seat);
        ensure(forced.is_none_or(|choice| legal.contains(&choice)), || {
            format!("{forced:?} is forced and not listed")
        })?;
    }
    Ok(())
}

/// An accepted action is listed, or leads where a listed one leads.
fn says_the_same<G: Game>(state: &G, strange: Action<G::Choice>) -> Result<(), Wrong> {
    let legal = state.legal(strange.seat);
    if legal.contains(&strange.choice) {
        return Ok(());
    }
    let after = |choice| {
        let mut after = state.clone();
        after
            .apply(&action(strange.seat, choice))
            .ok()
            .map(|_| after)
    };
    let leads_to = after(strange.choice);
    ensure(
        legal.iter().any(|choice| after(*choice) == leads_to),
        || format!("{strange:?} is accepted, and says nothing that is listed"),
    )
}

/// Carrying out an action agrees with the check; where it is refused, nothing is changed and nothing happens. Returns the
/// number of actions that were refused.
///
/// # Errors
/// The first violation.
pub fn refusals_change_nothing<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    let mut strange = Strange::new();
    each_step(
        "refusals_change_nothing",
        setups,
        |_, step: &Step<'_, G>, luck| {
            let mut refused = 0;
            for tried in strange.actions(step, luck) {
                let verdict = step.before.check(&tried);
                let (mut after, mut events) = (step.before.clone(), Vec::new());
                let applied = after.apply_into(&tried, &mut events);
                ensure(applied == verdict, || {
                    format!("{tried:?}: the check says {verdict:?}, carrying it out {applied:?}")
                })?;
                let unchanged = after == *step.before && events.is_empty();
                ensure(verdict.is_ok() || unchanged, || {
                    format!("{tried:?} was refused and changed something")
                })?;
                refused += usize::from(verdict.is_err());
            }
            Ok(refused)
        },
    )
}
