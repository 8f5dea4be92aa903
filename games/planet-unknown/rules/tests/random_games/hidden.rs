//! Permuting what a seat cannot see never changes its view and its choices.

use super::play::{Step, every_module, every_setup, mixed_worlds, play};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;

/// Redeals what `seat` cannot see and asserts that `seat` cannot notice it. Returns whether the redeal differs.
fn redeal(state: &GameState, seat: SeatId, rng: &mut ChaCha8Rng) -> bool {
    let view = state.view(seat);
    let dealt = state.redeal(seat, rng);
    dealt.validate().expect("what is dealt anew fits");
    assert!(dealt.view(seat) == view, "{seat} can tell");
    let legal = state.legal(seat);
    assert_eq!(dealt.legal(seat), legal);
    assert_eq!(view.state().legal(seat), legal);
    assert_eq!(view.state().active(), state.active());
    let mut shown = state.clone();
    if !state.objectives_are_dealt() {
        shown.objectives.clear();
    }
    assert_eq!(view.state().score(seat), shown.score(seat));
    view.state().validate().expect("a view is valid");
    assert!(view.state().view(seat) == view, "a view shows itself");
    dealt != *state
}

fn visible(events: &[Event], seat: SeatId) -> Vec<Event> {
    events
        .iter()
        .filter(|event| event.visible_to(seat))
        .copied()
        .collect()
}

#[test]
fn permuting_what_a_seat_cannot_see_never_changes_its_view() {
    let (mut dealt, mut different) = (0, 0);
    for (setup, seed) in every_setup(1).chain(mixed_worlds(4)).chain(every_module(2)) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play(&setup, seed, |step| {
            let seats = step.after.seats.len() as u32;
            let somebody = SeatId(rng.random_range(0..seats) as u8);
            different += u32::from(redeal(step.after, somebody, &mut rng));
            dealt += 1;
        });
    }
    assert!(
        different > dealt / 2,
        "{different} of {dealt} were different"
    );
}

/// Whether the step reveals information that was hidden from `seat`.
fn reveals(step: &Step, seat: SeatId) -> bool {
    step.events.iter().any(|event| match event.kind {
        EventKind::Card(
            CardEvent::Seen { .. }
            | CardEvent::Held(_)
            | CardEvent::EventCardForeseen(_)
            | CardEvent::ObjectiveKept(_),
        ) => event.visible_to(seat),
        EventKind::Card(CardEvent::Taken { shown, .. }) => {
            shown.is_some() && event.seat != Some(seat)
        }
        EventKind::Card(CardEvent::EventCardRevealed(_))
        | EventKind::Course(CourseEvent::TopRevealed { .. })
        | EventKind::Card(CardEvent::ObjectivesDrawn(_))
        | EventKind::Course(CourseEvent::TurnEnded | CourseEvent::GameEnded) => true,
        _ => false,
    })
}

#[test]
fn the_actions_of_others_look_the_same_in_every_redeal() {
    for (setup, seed) in every_setup(1).chain(mixed_worlds(4)).chain(every_module(2)) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        play(&setup, seed, |step| {
            let unaware: Vec<SeatId> = step
                .before
                .seat_ids()
                .filter(|seat| !reveals(step, *seat))
                .collect();
            if let Some(&seat) = unaware.choose(&mut rng) {
                let mut dealt = step.before.redeal(seat, &mut rng);
                let Ok(events) = dealt.apply(&step.action) else {
                    // Another seat keeps a card that the redeal has moved.
                    assert!(matches!(
                        step.action.choice,
                        Choice::Resolve {
                            answer: Answer::Keep(_) | Answer::KeepObjective(_),
                            ..
                        }
                    ));
                    return;
                };
                assert_eq!(visible(&events, seat), visible(step.events, seat));
                assert!(
                    dealt.view(seat) == step.after.view(seat),
                    "{seat} sees {:?}",
                    step.action
                );
            }
        });
    }
}
