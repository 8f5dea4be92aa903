//! In whole games, no event card and no objective is lost or duplicated, and the restriction of an event card is lifted
//! only if necessary.

use super::play::{Step, every_module, play};
use rules::*;

/// Asserts that the deck still holds the mixed event cards, each in one place.
fn watch_deck(state: &GameState, mix: EventMix) {
    let (hidden, drawn) = (&state.event_cards.hidden, state.event_cards.drawn);
    assert!(hidden.iter().all(|event_card| !drawn.contains(*event_card)));
    for colour in EventColour::ALL {
        let known = drawn
            .iter()
            .filter(|event_card| event_card.colour() == colour)
            .count();
        assert_eq!(
            known + state.event_cards.left(colour),
            usize::from(mix.of(colour))
        );
    }
    assert!(
        state
            .event_cards
            .in_force
            .is_none_or(|event_card| drawn.contains(event_card))
    );
    assert!(
        !hidden.is_empty() || state.last_round.is_some(),
        "the last event card ends the game"
    );
}

/// Asserts that every objective is in one place. In the solo game and with event cards, some leave the game for good.
fn watch_objectives(state: &GameState) {
    let mut all: Vec<Objective> = state.objective_deck.to_vec();
    all.extend(state.objectives.iter().map(|entry| entry.objective));
    all.extend(
        state
            .contests
            .iter()
            .copied()
            .chain(state.objectives_out.iter()),
    );
    for seat in &state.seats {
        all.extend(
            seat.private_objectives
                .iter()
                .copied()
                .chain(seat.rejected.iter()),
        );
        let drawn = seat
            .turn
            .agenda
            .iter()
            .filter_map(|pending| pending.effect.drawn_objectives());
        all.extend(drawn.flat_map(|drawn| drawn.iter().collect::<Vec<_>>()));
    }
    all.sort_unstable();
    assert_eq!(all, Objective::all().collect::<Vec<_>>());
}

/// Asserts that the restriction of the event card is lifted for a tile only if neither could be placed. Returns 1 if it
/// is lifted.
fn watch_lifting(step: &Step) -> u32 {
    let is_lifted = |event: &&Event| matches!(event.kind, EventKind::Tile(TileEvent::Placed { lifted, .. }) if lifted.event);
    let Some(seat) = step
        .events
        .iter()
        .find(is_lifted)
        .and_then(|event| event.seat)
    else {
        return 0;
    };
    let rules = step.before.tile_rules(seat);
    assert!(
        step.before
            .offered(seat)
            .iter()
            .all(|(_, tile)| !rules.has_anchor(*tile)),
        "{:?}",
        step.action
    );
    1
}

#[test]
fn no_event_card_and_no_objective_is_lost_and_event_cards_are_set_aside_only_in_need() {
    let mut lifted = 0;
    for (setup, seed) in every_module(6) {
        let mix = setup.options.events.expect("a deck");
        play(&setup, seed, |step| {
            watch_deck(step.after, mix);
            watch_objectives(step.after);
            lifted += watch_lifting(step);
        });
    }
    assert!(lifted > 0);
}
