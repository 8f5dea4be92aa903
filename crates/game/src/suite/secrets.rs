//! No seat learns what it may not know.

use super::{Violation, Wrong, action, each_step, ensure};
use crate::{Event, Game, SeatId, Step};

/// What a seat cannot see never changes its view, its choices, who is open or the result. A view is a state that the game
/// could be in, and shows itself. Returns the number of redeals that differed.
///
/// # Errors
/// The first violation.
pub fn views_tell_no_secret<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    each_step(
        "views_tell_no_secret",
        setups,
        |_, step: &Step<'_, G>, luck| {
            let state = step.after;
            let mut different = 0;
            for seat in SeatId::first(state.seat_count()) {
                let view = state.view(seat);
                let dealt = state.redeal(seat, luck);
                different += usize::from(dealt != *state);
                let again = view.redeal(luck);
                for (what, other) in [
                    ("a redeal", &dealt),
                    ("a redeal of the view", &again),
                    ("the view", view.state()),
                ] {
                    let wrong = |fault: &str| -> Wrong {
                        format!("{what} of {seat} {fault} after {:?}", step.action).into()
                    };
                    ensure(other.view(seat) == view, || wrong("has another view"))?;
                    ensure(other.legal(seat) == state.legal(seat), || {
                        wrong("has other choices")
                    })?;
                    let open = |state: &G| state.open_seats().collect::<Vec<_>>();
                    let same = open(other) == open(state)
                        && other.part() == state.part()
                        && other.round() == state.round()
                        && other.forced(seat) == state.forced(seat)
                        && other.ranking() == state.ranking();
                    ensure(same, || wrong("is in another part or has another result"))?;
                    other
                        .validate()
                        .map_err(|fault| wrong(&format!("is invalid ({fault})")))?;
                }
            }
            Ok(different)
        },
    )
}

/// What a seat does without a [barrier](crate::Barrier) tells it nothing that was hidden from it: in any redeal it sees the
/// same happen, and sees the same afterwards. So it may take it back. Returns the number of such actions for which the redeal
/// was different.
///
/// # Errors
/// The first violation.
pub fn undo_tells_nothing<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    each_step(
        "undo_tells_nothing",
        setups,
        |_, step: &Step<'_, G>, luck| {
            if step.events.iter().any(|event| event.barrier().is_some()) {
                return Ok(0);
            }
            let seat = step.action.seat;
            let mut dealt = step.before.redeal(seat, luck);
            let is_different = dealt != *step.before;
            let events = dealt.apply(&step.action).map_err(|error| error.to_string());
            let events = events.map_err(|error| format!("{:?}: {error}", step.action))?;
            let told = visible(&events, seat);
            ensure(told == visible(step.events, seat), || {
                format!("{:?} has no barrier and reveals {told:?}", step.action)
            })?;
            ensure(dealt.view(seat) == step.after.view(seat), || {
                format!("{:?} has no barrier and reveals something", step.action)
            })?;
            Ok(usize::from(is_different))
        },
    )
}

/// If two choices of a seat lead to different states that look the same to another seat, the events that the other one sees
/// are the same as well: a card that is chosen face down is not in its log. Returns the number of pairs of such choices.
///
/// # Errors
/// The first violation.
pub fn log_tells_no_more_than_views<G: Game>(setups: &[G::Setup]) -> Result<usize, Violation> {
    each_step(
        "log_tells_no_more_than_views",
        setups,
        |_, step: &Step<'_, G>, luck| {
            let acting = step.action.seat;
            let Some(choice) = step.before.sample(acting, luck) else {
                return Ok(0);
            };
            let mut other = step.before.clone();
            let events = other.apply(&action(acting, choice)).unwrap_or_default();
            if other == *step.after {
                return Ok(0);
            }
            let mut alike = 0;
            let watching = SeatId::first(other.seat_count()).filter(|seat| *seat != acting);
            for seat in watching.filter(|seat| other.view(*seat) == step.after.view(*seat)) {
                alike += 1;
                let (one, two) = (visible(step.events, seat), visible(&events, seat));
                ensure(one == two, || {
                    format!("{seat} sees {one:?} or {two:?}, but the same afterwards")
                })?;
            }
            Ok(alike)
        },
    )
}

/// The events that `seat` may see.
fn visible<E: Event>(events: &[E], seat: SeatId) -> Vec<&E> {
    let may_see = |event: &&E| event.audience().contains(seat);
    events.iter().filter(may_see).collect()
}
