//! Who knows what, and how far undo goes (cryo §11).

use super::scene::*;
use cryo::*;
use game::{Barrier, Event as _, Game, luck};

/// cryo §11.1, §11.2, §10.15
#[test]
fn hands_missions_deck_and_stacks_are_hidden() {
    let mut state = begun(3, "hidden");
    for number in 0..3 {
        let hand = state.seats[number].hand;
        let mission = hand.kinds().next().expect("a card");
        state.seats[number].hand.remove(mission);
        state.seats[number].missions.insert(mission);
    }
    let view = state.view(seat(1));
    let known = view.state();
    assert_eq!(known.seats[1], state.seats[1]);
    let numbers = |state: &State| -> Vec<(usize, usize)> {
        state
            .seats
            .iter()
            .map(|own| (own.hand.len(), own.missions.len()))
            .collect()
    };
    assert_eq!(numbers(known), numbers(&state));
    let mut luck = luck("redeal");
    let dealt: Vec<State> = (0..12).map(|_| view.redeal(&mut luck)).collect();
    let differ =
        |part: &dyn Fn(&State) -> String| dealt.iter().any(|other| part(other) != part(&state));
    assert!(differ(&|state| format!("{:?}", state.seats[0].hand)));
    assert!(differ(&|state| format!("{:?}", state.seats[2].missions)));
    assert!(differ(&|state| format!("{:?}", state.deck)));
    assert!(differ(&|state| format!("{:?}", state.track)));
    assert!(differ(&|state| format!("{:?}", state.caverns)));
    assert!(differ(&|state| format!("{:?}", state.stacks)));
    for other in &dealt {
        assert_eq!(other.validate(), Ok(()));
        assert_eq!(other.discard, state.discard);
        assert_eq!(
            other.track[5][0], state.track[5][0],
            "all know where the sunset is"
        );
        let tops = |state: &State| -> Vec<_> {
            state
                .stacks
                .iter()
                .map(|stack| stack.last().copied())
                .collect()
        };
        assert_eq!(tops(other), tops(&state));
    }
}

/// cryo §5.3, §11.2
#[test]
fn a_redeal_lays_different_missions_even_if_cards_are_short() {
    let mut state = scene(4);
    // Nearly all cards of the other kinds are in sight: what is left fits only in one way.
    let mut left = Vec::new();
    for card in state.deck.drain(..) {
        match card {
            GroundScanner | Supercharge | Interface => left.push(card),
            _ => state.discard.push(card),
        }
    }
    left.sort_unstable();
    for number in 1..4 {
        for kind in [GroundScanner, Supercharge, Interface] {
            let place = left.iter().position(|card| *card == kind).expect("left");
            left.remove(place);
            state.seats[number].missions.insert(kind);
        }
    }
    state.deck.extend(left);
    let mut luck = luck("missions");
    for _ in 0..20 {
        let dealt = state.redeal(seat(0), &mut luck);
        let missions = (1..4).flat_map(|number| dealt.seats[number].missions.iter());
        let all: Cards = missions.chain(dealt.deck.iter().copied()).collect();
        let three = [GroundScanner, Supercharge, Interface].map(|kind| all.count(kind));
        assert_eq!((three, all.len()), ([5; 3], 15));
        assert!((1..4).all(|number| dealt.seats[number].missions.len() == 3));
    }
}

/// cryo §10.15
#[test]
fn missions_are_shown_at_the_end() {
    let mut state = begun(2, "shown");
    state.seats[0].missions.insert(Overclock);
    state.stage = Stage::Over;
    state.ending = Some(Ending::Sunset);
    state.agenda.clear();
    assert_eq!(
        state.view(seat(1)).state().seats[0].missions,
        state.seats[0].missions
    );
}

fn barrier(events: &[Event]) -> Option<Barrier> {
    events.iter().find_map(game::Event::barrier)
}

/// cryo §11.6
#[test]
fn undo_stops_where_something_hidden_came_out() {
    let mut state = scene(2);
    deal(&mut state, 0, &[GroundScanner, WakeUp]);
    state.seats[0].stock = stock([0, 0, 2, 0, 1]);
    let choice = to(&state, "R-2", "Rb");
    assert_eq!(barrier(&act(&mut state, choice)), None);
    assert_eq!(
        barrier(&act(&mut state, Choice::Drone(PlatformId(0)))),
        None
    );
    assert_eq!(
        barrier(&act(&mut state, Choice::Split(1, 1))),
        Some(Barrier::Revealed),
        "a card was drawn"
    );
    let play = Choice::Play(GroundScanner, CardUse::Upgrade);
    assert_eq!(
        barrier(&act(&mut state, play)),
        Some(Barrier::Revealed),
        "caverns are looked under"
    );
    assert_eq!(
        barrier(&act(&mut state, Choice::EndTurn)),
        Some(Barrier::PassedOn)
    );
    deploy(&mut state, "L-1", "La");
    let tile = act(&mut state, Choice::Reward);
    assert_eq!(
        barrier(&tile),
        Some(Barrier::Revealed),
        "the next tile was turned up"
    );
    let mut recalled = scene(2);
    send_out(&mut recalled, 0, "C-1");
    assert_eq!(barrier(&act(&mut recalled, Choice::Recall)), None);
    let incident = act(&mut recalled, Choice::Section(SectionId(0)));
    assert_eq!(barrier(&incident), Some(Barrier::Revealed));
}

/// cryo §11.2
#[test]
fn only_the_own_seat_sees_a_card_that_it_draws() {
    let mut state = scene(2);
    state.seats[0].stock = stock([0, 0, 1, 0, 0]);
    deploy(&mut state, "R-2", "Rb");
    let events = act(&mut state, Choice::Split(1, 0));
    let secret: Vec<_> = events
        .iter()
        .filter(|event| !event.audience().contains(seat(1)))
        .collect();
    assert!(matches!(secret[..], [Event::DrewCard(..)]));
}
