//! The platform and its actions (cryo §6.6 to §6.9, §3.15).

use super::scene::*;
use cryo::*;

/// A state in which seat 0 has recalled its only drone that was out, with tiles in these slots.
fn home(tiles: &[(&str, &str)], held: [u8; 5]) -> State {
    let mut state = scene(2);
    fill(&mut state, 0, tiles);
    send_out(&mut state, 0, "C-1");
    recall(&mut state);
    state.seats[0].stock = stock(held);
    asks(&state, Question::Return);
    state
}

fn use_dock(dock: u8) -> Choice {
    Choice::Return(PlatformId(dock - 1), true)
}

/// cryo §3.15, §6.8, §11.4 (Q19)
#[test]
fn a_drone_returns_to_a_free_dock_and_may_use_its_action() {
    let state = home(&[("1r", "pink_tech")], [0; 5]);
    let free = [0, 3, 4, 5].map(PlatformId);
    assert!(
        free.iter()
            .all(|dock| can(&state, Choice::Return(*dock, false)))
    );
    assert_eq!(
        answers(&state).len(),
        5,
        "only the first action is complete"
    );
    assert_eq!(
        refused(&state, Choice::Return(PlatformId(1), false)),
        Illegal::DockClosed
    );
    assert_eq!(
        refused(&state, Choice::Return(PlatformId(6), false)),
        Illegal::DockClosed
    );
    assert_eq!(refused(&state, use_dock(4)), Illegal::NotComplete);
    let mut unused = state.clone();
    act(&mut unused, Choice::Return(PlatformId(0), false));
    assert_eq!(unused.seats[0].stock, Stock::NONE);
    assert!(unused.seats[0].home.contains(PlatformId(0)));
}

/// cryo §6.7 (action 1)
#[test]
fn own_build_one_gives_the_reward_of_its_tile() {
    let mut state = home(&[("1r", "pink_tech")], [0; 5]);
    act(&mut state, use_dock(1));
    assert_eq!(state.seats[0].stock, stock([1, 0, 1, 0, 0]), "free");
}

/// cryo §6.7 (action 2), §10.8
#[test]
fn wake_takes_a_pod_of_any_chamber() {
    let mut state = home(&[("2c", "green_tech")], [0, 1, 0, 0, 0]);
    state.seats[0].home = [0, 2].into_iter().map(PlatformId).collect();
    assert!(can(&state, use_dock(2)));
    let mut full = state.clone();
    wake(&mut full, 0, 5);
    assert_eq!(refused(&full, use_dock(2)), Illegal::NoRoom);
    let mut none = state.clone();
    none.chambers.iter_mut().for_each(|pods| pods[0] = 0);
    assert_eq!(refused(&none, use_dock(2)), Illegal::NoPod);
    act(&mut state, use_dock(2));
    asks(&state, Question::Resource);
    act(&mut state, Choice::Spend(Track::Organics));
    asks(&state, Question::Wake);
    assert_eq!(answers(&state).len(), 12, "the whole ship");
    let at = chamber(&state, "R2");
    act(&mut state, Choice::Wake(at));
    assert_eq!((state.seats[0].pods, state.chambers[at.index()][0]), (1, 0));
}

/// cryo §6.7 (actions 3, 5), §6.8, §11.4 (Q20)
#[test]
fn charge_and_nano_production_cost_what_their_tile_shows() {
    let mut state = home(&[("5c", "pink_choice")], [1, 1, 1, 1, 0]);
    act(&mut state, use_dock(5));
    asks(&state, Question::Resource);
    let kinds = [Track::Crystal, Track::Tech, Track::Nanites].map(Choice::Spend);
    assert_eq!(
        answers(&state),
        kinds,
        "one of the kinds shown, or a nanite"
    );
    assert_eq!(
        refused(&state, Choice::Spend(Track::Organics)),
        Illegal::NotThePrice
    );
    act(&mut state, kinds[1]);
    assert_eq!(state.seats[0].stock, stock([1, 1, 0, 2, 0]));
    let mut state = home(&[("3c", "pink_tech")], [1, 0, 0, 0, 0]);
    state.seats[0].home = [0, 1].into_iter().map(PlatformId).collect();
    act(&mut state, use_dock(3));
    assert_eq!(
        answers(&state),
        [Choice::Spend(Track::Crystal)],
        "asked with one answer too"
    );
    act(&mut state, Choice::Spend(Track::Crystal));
    assert_eq!(state.seats[0].stock, stock([0, 0, 0, 0, 1]));
}

/// cryo §6.7 (action 4), §6.8
#[test]
fn own_build_two_needs_both_tiles() {
    let state = home(&[("4r", "green_crystal")], [5; 5]);
    assert_eq!(refused(&state, use_dock(4)), Illegal::NotComplete);
    let mut state = home(
        &[("4r", "green_crystal"), ("4c", "grey_crystal")],
        [0, 0, 1, 0, 0],
    );
    act(&mut state, use_dock(4));
    act(&mut state, Choice::Spend(Track::Tech));
    assert_eq!(state.seats[0].stock, stock([1, 1, 0, 0, 0]));
    let poor = home(
        &[("4r", "green_crystal"), ("4c", "grey_crystal")],
        [5, 5, 0, 0, 5],
    );
    assert_eq!(refused(&poor, use_dock(4)), Illegal::TooExpensive);
}

/// cryo §6.7 (action 6), §6.8, §1.3, §11.4 (Q21)
#[test]
fn a_card_tile_costs_a_hand_card() {
    let mut state = home(&[("6c", "pink_card")], [0; 5]);
    assert_eq!(
        refused(&state, use_dock(6)),
        Illegal::TooExpensive,
        "no card in hand"
    );
    deal(&mut state, 0, &[Automation, WakeUp]);
    act(&mut state, use_dock(6));
    asks(&state, Question::CardCost);
    assert_eq!(answers(&state), [WakeUp, Automation].map(Choice::Discard));
    act(&mut state, Choice::Discard(WakeUp));
    assert_eq!(
        (state.discard[..].to_vec(), state.seats[0].stock),
        (vec![WakeUp], Stock::NONE)
    );
    asks(&state, Question::Card);
    act(&mut state, Choice::Play(Automation, CardUse::Mission));
    assert_eq!(state.seats[0].missions.len(), 1);
}

/// cryo §6.6, §6.8
#[test]
fn any_tile_fits_any_slot() {
    let mut state = scene(2);
    top(&mut state, "Ca", "pink_card");
    deploy(&mut state, "C-1", "Ca");
    assert!((0..7).all(|number| can(&state, Choice::Fill(SlotId(number)))));
    let names: Vec<String> = state.board().slots.iter().map(|slot| slot.name()).collect();
    assert_eq!(names, ["1r", "2c", "3c", "4c", "4r", "5c", "6c"]);
    let places = &state.components.data().platform.places;
    assert_eq!([places.upgrades, places.missions, places.vehicles], [3; 3]);
    assert_eq!(state.capacity(seat(0)), 5);
}

/// cryo §3.15
#[test]
fn drones_return_one_after_another_and_those_at_home_use_nothing() {
    let mut state = scene(2);
    fill(&mut state, 0, &[("1r", "pink_tech"), ("3c", "pink_tech")]);
    send_out(&mut state, 0, "C-1");
    send_out(&mut state, 0, "L-1");
    assert!(state.seats[0].home.iter().eq([PlatformId(2)]));
    recall(&mut state);
    let held = Choice::Return(PlatformId(2), true);
    assert_eq!(
        refused(&state, held),
        Illegal::DockClosed,
        "it was not deployed"
    );
    act(&mut state, use_dock(1));
    asks(&state, Question::Return);
    assert_eq!(
        refused(&state, use_dock(1)),
        Illegal::DockClosed,
        "taken by the first"
    );
    act(&mut state, Choice::Return(PlatformId(5), false));
    assert_eq!((state.turn, state.seats[0].home.len()), (1, 3));
    asks(&state, Question::End);
}
