//! Launches (cryo §8).

use super::scene::*;
use cryo::*;

/// A state in which seat 0 has deployed for a launch, with a vehicle, pods and stock; K1 costs crystal, K2 organics.
fn ready(vehicle: CardKind, pods: u8, held: [u8; 5]) -> State {
    let mut state = scene(2);
    open_cavern(&mut state, "K1", "H03");
    open_cavern(&mut state, "K2", "H02");
    let place = state.deck.iter().position(|card| *card == vehicle);
    state.deck.remove(place.expect("in the deck"));
    state.seats[0].vehicles.add(vehicle);
    wake(&mut state, 0, pods);
    state.seats[0].stock = stock(held);
    deploy(&mut state, "launch", "launch");
    asks(&state, Question::Launch);
    state
}

fn launch(vehicle: CardKind, segment: u8, pods: [u8; 2]) -> Choice {
    let segment = SegmentId(segment - 1);
    Choice::Launch(Launch {
        vehicle,
        segment,
        pods,
    })
}

/// cryo §8.1, §8.3, §8.5, §8.6
#[test]
fn pods_ride_to_one_or_both_caverns_of_a_segment() {
    let mut state = ready(WakeUp, 5, [1, 1, 0, 0, 3]);
    assert_eq!(
        answers(&state).len(),
        4 + 4 + 6,
        "1–4 pods to either, or 2–4 split"
    );
    act(&mut state, launch(WakeUp, 1, [3, 1]));
    assert_eq!(state.caverns[0].pods[0], 3);
    assert_eq!(state.caverns[1].pods[0], 1);
    let own = &state.seats[0];
    assert_eq!(
        (own.pods, own.stock, own.vehicles.len()),
        (1, stock([0, 0, 0, 0, 1]), 0)
    );
    assert_eq!(state.discard[..], [WakeUp]);
    assert_eq!(state.turn, 2);
}

/// cryo §8.1, §8.5
#[test]
fn a_launch_carries_no_more_than_seats_and_pods() {
    let state = ready(Interface, 5, [5, 5, 5, 0, 6]);
    assert_eq!(
        refused(&state, launch(Interface, 1, [0, 0])),
        Illegal::WrongAmount
    );
    assert_eq!(
        refused(&state, launch(Interface, 1, [2, 2])),
        Illegal::WrongAmount
    );
    let few = ready(Interface, 2, [5, 5, 5, 0, 6]);
    assert_eq!(
        refused(&few, launch(Interface, 1, [2, 1])),
        Illegal::WrongAmount
    );
    assert_eq!(refused(&few, launch(WakeUp, 1, [1, 0])), Illegal::NoVehicle);
    assert_eq!(
        refused(&few, launch(Interface, 7, [1, 0])),
        Illegal::NoCavern
    );
}

/// cryo §8.2, §7.4
#[test]
fn a_launch_needs_a_face_up_cavern_but_passes_face_down_ones() {
    let mut state = ready(WakeUp, 2, [5, 5, 5, 0, 6]);
    assert_eq!(
        refused(&state, launch(WakeUp, 2, [1, 0])),
        Illegal::NoCavern
    );
    open_cavern(&mut state, "K11", "H08");
    let far = launch(WakeUp, 6, [2, 0]);
    assert_eq!(
        refused(&state, launch(WakeUp, 6, [1, 1])),
        Illegal::NoCavern,
        "K12 is face down"
    );
    act(&mut state, far);
    assert_eq!(
        state.seats[0].stock,
        stock([5, 4, 5, 0, 1]),
        "5 energy, past K3 to K10"
    );
    assert_eq!(state.caverns[10].pods[0], 2);
}

/// cryo §8.3, §8.5, §1.2
#[test]
fn energy_and_settling_costs_have_to_be_paid() {
    let poor = ready(WakeUp, 2, [1, 0, 0, 0, 2]);
    assert!(can(&poor, launch(WakeUp, 1, [2, 0])));
    assert_eq!(
        refused(&poor, launch(WakeUp, 1, [1, 1])),
        Illegal::TooExpensive
    );
    let mut nanites = ready(WakeUp, 2, [1, 0, 0, 2, 2]);
    act(&mut nanites, launch(WakeUp, 1, [1, 1]));
    asks(&nanites, Question::Payment);
    assert_eq!(answers(&nanites).len(), 2);
    act(&mut nanites, Choice::Pay(stock([0, 0, 0, 2, 2])));
    assert_eq!(nanites.seats[0].stock, stock([1, 0, 0, 0, 0]));
    assert_eq!(nanites.caverns[0].pods[0], 1, "after all is paid");
}

/// cryo §8.4
#[test]
fn the_moth_reaches_any_segment_for_one_energy() {
    let mut state = ready(Supercharge, 2, [1, 1, 1, 0, 1]);
    open_cavern(&mut state, "K12", "H10");
    upgrade(&mut state, 0, &[Supercharge]);
    act(&mut state, launch(Supercharge, 6, [0, 2]));
    assert_eq!(state.seats[0].stock, stock([1, 1, 0, 0, 0]));
}

/// cryo §8.4, §5.6u
#[test]
fn supercharge_rounds_up() {
    let mut state = ready(WakeUp, 2, [1, 1, 1, 0, 3]);
    open_cavern(&mut state, "K12", "H10");
    assert_eq!(
        refused(&state, launch(WakeUp, 6, [0, 2])),
        Illegal::TooExpensive
    );
    upgrade(&mut state, 0, &[Supercharge]);
    act(&mut state, launch(WakeUp, 6, [0, 2]));
    assert_eq!(state.seats[0].stock, stock([1, 1, 0, 0, 0]), "3 for 5");
}

/// cryo §8.7, §1.6
#[test]
fn who_stays_behind_needs_room_without_the_vehicle() {
    let state = ready(WakeUp, 8, [5, 5, 0, 0, 6]);
    assert_eq!(state.room(seat(0)), 1);
    assert_eq!(
        refused(&state, launch(WakeUp, 1, [2, 0])),
        Illegal::LeftBehind
    );
    assert!(can(&state, launch(WakeUp, 1, [2, 1])));
}

/// cryo §10.2
#[test]
fn without_a_whole_legal_launch_there_is_none() {
    let mut state = scene(2);
    let choice = to(&state, "launch", "launch");
    assert_eq!(refused(&state, choice), Illegal::Grounded);
    state.seats[0].vehicles.add(WakeUp);
    state.seats[0].stock = stock([5, 5, 5, 0, 6]);
    assert_eq!(refused(&state, choice), Illegal::NobodyAwake);
    wake(&mut state, 0, 1);
    assert!(can(&state, choice));
    state.seats[0].stock = stock([5, 5, 5, 5, 1]);
    assert_eq!(refused(&state, choice), Illegal::NoLaunch, "no energy");
    state.seats[0].stock = stock([0, 0, 0, 0, 6]);
    assert_eq!(
        refused(&state, choice),
        Illegal::NoLaunch,
        "no settling cost"
    );
}
