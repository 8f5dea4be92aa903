//! The actions of the ship (cryo §4, §10.2).

use super::scene::*;
use cryo::*;
use game::Game as _;

/// cryo §4.1, §1.6, §10.2
#[test]
fn stasis_control_wakes_pods_of_its_section() {
    let mut state = scene(2);
    assert_eq!(
        refused(&state, to(&state, "L-1", "Ld")),
        Illegal::TooExpensive
    );
    state.seats[0].stock = stock([0, 4, 0, 0, 0]);
    deploy(&mut state, "L-1", "Ld");
    asks(&state, Question::Amount);
    act(&mut state, Choice::Amount(2));
    assert_eq!(
        state.seats[0].stock,
        stock([0, 2, 0, 0, 0]),
        "paid before its effect"
    );
    let chambers = ["L1", "L2", "L3"].map(|name| Choice::Wake(chamber(&state, name)));
    assert_eq!(answers(&state), chambers);
    let elsewhere = Choice::Wake(chamber(&state, "D1"));
    assert_eq!(refused(&state, elsewhere), Illegal::NoPod);
    act(&mut state, chambers[0]);
    assert_eq!(refused(&state, chambers[0]), Illegal::NoPod);
    act(&mut state, chambers[2]);
    assert_eq!((state.seats[0].pods, state.turn), (2, 2));
}

/// cryo §4.1, §11.6
#[test]
fn pods_that_all_wake_and_the_only_drone_are_no_choice_even_beside_scrap() {
    let mut state = scene(2);
    state.seats[0].stock = stock([0, 6, 0, 0, 0]);
    fill(&mut state, 0, &[("1r", "grey_crystal")]);
    deploy(&mut state, "L-1", "Ld");
    act(&mut state, Choice::Amount(2));
    asks(&state, Question::Wake);
    assert_eq!(state.forced(seat(0)), None, "one of three stays asleep");
    state.chambers[chamber(&state, "L3").index()][0] = 0;
    state.seats[0].pods += 1;
    let chambers = ["L1", "L2"].map(|name| Choice::Wake(chamber(&state, name)));
    assert_eq!(answers(&state), chambers);
    assert_eq!(state.forced(seat(0)), Some(chambers[0]));
}

/// cryo §4.1, §10.2
#[test]
fn stasis_control_needs_pods_and_room() {
    let mut state = scene(2);
    state.seats[0].stock = stock([0, 5, 0, 0, 0]);
    let choice = to(&state, "L-1", "Ld");
    wake(&mut state, 0, 4);
    assert_eq!(state.room(seat(0)), 1);
    let mut narrow = state.clone();
    deploy(&mut narrow, "L-1", "Ld");
    assert_eq!(answers(&narrow), [Choice::Amount(1)]);
    assert_eq!(refused(&narrow, Choice::Amount(2)), Illegal::NoRoom);
    wake(&mut state, 0, 1);
    assert_eq!(refused(&state, choice), Illegal::NoRoom);
    let mut empty = scene(2);
    empty.seats[0].stock = stock([0, 5, 0, 0, 0]);
    for number in 3..6 {
        empty.chambers[number][0] = 0;
    }
    assert_eq!(refused(&empty, choice), Illegal::NoPod);
}

/// cryo §4.2, §6.8, §11.4 (Q11)
#[test]
fn a_tile_gives_its_reward_or_goes_into_a_slot() {
    let mut state = scene(2);
    top(&mut state, "La", "green_tech");
    let next = state.stacks[4][0];
    let mut slotted = state.clone();
    deploy(&mut state, "L-1", "La");
    asks(&state, Question::Tile);
    assert_eq!(answers(&state).len(), 1 + 7);
    let events = act(&mut state, Choice::Reward);
    assert_eq!(state.seats[0].stock, stock([0, 1, 1, 0, 0]));
    let id = tile(&state, "green_tech");
    assert_eq!(state.boxed_tiles[id.index()], 1);
    let at = cell(&state, "La");
    assert!(events.contains(&Event::TileTurned(at, next)));
    deploy(&mut slotted, "L-1", "La");
    let reward = slot(&slotted, "1r");
    act(&mut slotted, Choice::Fill(reward));
    assert_eq!(slotted.seats[0].stock, Stock::NONE, "no reward");
    assert_eq!(slotted.seats[0].slots[reward.index()], Some(id));
    asks(&slotted, Question::End);
    assert!(!slotted.scrapped, "this is not scrapping");
    fill(&mut slotted, 1, &[("1r", "green_tech")]);
    end_turn(&mut slotted);
    deploy(&mut slotted, "L-2", "Lc");
    assert_eq!(refused(&slotted, Choice::Fill(reward)), Illegal::NoTile);
    assert_eq!(refused(&slotted, Choice::Fill(SlotId(7))), Illegal::NoTile);
}

/// cryo §4.2, §10.2
#[test]
fn an_empty_resource_space_gives_what_is_printed() {
    let mut state = scene(2);
    let at = state
        .board()
        .stacks
        .iter()
        .position(|known| *known == cell(&state, "Dc"));
    state.stacks[at.expect("a stack")].clear();
    deploy(&mut state, "D-2", "Dc");
    assert_eq!(
        (state.seats[0].stock, state.turn),
        (stock([0, 1, 0, 0, 0]), 2)
    );
}

/// cryo §4.2
#[test]
fn a_one_of_reward_is_chosen_or_declined() {
    let mut state = scene(2);
    top(&mut state, "Ca", "pink_choice");
    deploy(&mut state, "C-1", "Ca");
    act(&mut state, Choice::Reward);
    asks(&state, Question::OneOf);
    let offered = [
        Choice::Take(Track::Crystal),
        Choice::Take(Track::Energy),
        Choice::Decline,
    ];
    assert_eq!(answers(&state), offered);
    assert_eq!(
        refused(&state, Choice::Take(Track::Tech)),
        Illegal::NotOffered
    );
    act(&mut state, offered[1]);
    assert_eq!(state.seats[0].stock, stock([0, 0, 0, 0, 1]));
}

/// cryo §4.4, §10.2
#[test]
fn the_converter_takes_any_mix_but_nanites() {
    let mut state = scene(2);
    state.seats[0].stock = stock([0, 0, 0, 3, 0]);
    assert_eq!(
        refused(&state, to(&state, "C-3", "Cg")),
        Illegal::TooExpensive
    );
    state.seats[0].stock = stock([2, 1, 1, 3, 0]);
    deploy(&mut state, "C-3", "Cg");
    asks(&state, Question::Mix);
    assert!(can(&state, Choice::Mix([1, 1, 1])) && can(&state, Choice::Mix([0, 0, 1])));
    assert_eq!(
        refused(&state, Choice::Mix([2, 1, 1])),
        Illegal::WrongAmount
    );
    assert_eq!(
        refused(&state, Choice::Mix([0, 2, 0])),
        Illegal::TooExpensive
    );
    act(&mut state, Choice::Mix([2, 0, 1]));
    assert_eq!(
        state.seats[0].stock,
        stock([0, 1, 0, 5, 0]),
        "the end of the track (§1.4)"
    );
}

/// cryo §4.5, §4.6
#[test]
fn the_computer_draws_first_and_plays_then() {
    let mut state = scene(2);
    assert_eq!(
        refused(&state, to(&state, "R-1", "Rb")),
        Illegal::TooExpensive
    );
    state.seats[0].stock = stock([0, 0, 3, 0, 0]);
    state.deck.push(Prototype);
    deploy(&mut state, "R-1", "Rb");
    asks(&state, Question::Split);
    assert_eq!(
        refused(&state, Choice::Split(0, 1)),
        Illegal::NotInHand,
        "plays alone need a card"
    );
    assert_eq!(refused(&state, Choice::Split(2, 2)), Illegal::WrongAmount);
    let events = act(&mut state, Choice::Split(1, 2));
    assert!(events.contains(&Event::DrewCard(seat(0), Prototype)));
    assert_eq!(state.seats[0].stock, Stock::NONE, "one tech for each");
    asks(&state, Question::Play);
    act(&mut state, Choice::Play(Prototype, CardUse::Vehicle));
    asks(&state, Question::Play);
    assert_eq!(
        answers(&state),
        [Choice::Decline],
        "asked with nothing to play as well"
    );
    act(&mut state, Choice::Decline);
    assert_eq!((state.seats[0].vehicles.len(), state.turn), (1, 2));
}

/// cryo §4.6
#[test]
fn an_announced_play_may_be_dropped_and_stays_paid() {
    let mut state = scene(2);
    deal(&mut state, 0, &[Prototype, Overclock]);
    state.seats[0].stock = stock([0, 0, 2, 0, 0]);
    deploy(&mut state, "R-1", "Rb");
    act(&mut state, Choice::Split(0, 2));
    act(&mut state, Choice::Decline);
    asks(&state, Question::End);
    assert_eq!(
        (state.seats[0].hand.len(), state.seats[0].stock),
        (2, Stock::NONE)
    );
}

/// cryo §4.7, §7.5, §10.2
#[test]
fn a_scout_turns_up_a_cavern_and_stays_there() {
    let mut state = scene(2);
    state.seats[0].stock = stock([0, 0, 2, 0, 1]);
    let choice = to(&state, "D-2", "De");
    assert_eq!(refused(&state, choice), Illegal::NoPod);
    wake(&mut state, 0, 1);
    deploy(&mut state, "D-2", "De");
    assert_eq!(
        state.seats[0].stock,
        stock([0, 0, 1, 0, 0]),
        "paid with the drone"
    );
    asks(&state, Question::Scout);
    let near = ["K3", "K5"].map(|name| Choice::Scout(space(&state, name)));
    assert_eq!(answers(&state), near, "K4 and K6 are not used by two");
    let far = Choice::Scout(space(&state, "K7"));
    assert_eq!(refused(&state, far), Illegal::NoCavern);
    act(&mut state, near[0]);
    let cavern = state.cavern(space(&state, "K3")).expect("used");
    assert!(cavern.up && cavern.pods == [1, 0, 0, 0]);
    assert_eq!(
        (state.seats[0].pods, state.seats[0].stock),
        (0, stock([0, 0, 1, 0, 0])),
        "no settling cost"
    );
}

/// cryo §4.7, §10.2
#[test]
fn scouting_needs_its_price_and_a_cavern() {
    let mut state = scene(2);
    wake(&mut state, 0, 1);
    let choice = to(&state, "D-2", "De");
    for short in [[5, 5, 0, 0, 1], [5, 5, 1, 0, 0]] {
        state.seats[0].stock = stock(short);
        assert_eq!(refused(&state, choice), Illegal::TooExpensive);
    }
    state.seats[0].stock = stock([0, 0, 0, 1, 1]);
    assert!(can(&state, choice), "a nanite is tech");
    state.caverns.iter_mut().for_each(|cavern| cavern.up = true);
    assert_eq!(refused(&state, choice), Illegal::NoCavern);
}

/// cryo §4.7, §11.4 (Q26)
#[test]
fn the_tech_of_a_scout_may_be_a_nanite() {
    let mut state = scene(2);
    wake(&mut state, 0, 1);
    state.seats[0].stock = stock([0, 0, 1, 1, 1]);
    deploy(&mut state, "D-2", "De");
    asks(&state, Question::Payment);
    act(&mut state, Choice::Pay(stock([0, 0, 0, 1, 1])));
    asks(&state, Question::Scout);
    assert_eq!(state.seats[0].stock, stock([0, 0, 1, 0, 0]));
}

/// cryo §4.8, §6.5
#[test]
fn the_third_salvage_space_of_a_row_is_for_three() {
    for (seats, spaces) in [(2, 8), (3, 12), (4, 12)] {
        let mut state = scene(seats);
        let choice = to(&state, "D-1", "Db");
        assert_eq!(refused(&state, choice), Illegal::NoPod);
        wake(&mut state, 0, 1);
        deploy(&mut state, "D-1", "Db");
        assert_eq!(answers(&state).len(), spaces);
        let third = Choice::Send(salvage(&state, "V1c"));
        assert_eq!(can(&state, third), seats > 2);
        let first = salvage(&state, "V1a");
        act(&mut state, Choice::Send(first));
        assert_eq!((state.salvage[0], state.seats[0].pods), (Some(seat(0)), 0));
    }
}

/// cryo §4.8, §10.2
#[test]
fn a_salvage_space_holds_one_pod() {
    let mut state = scene(2);
    wake(&mut state, 0, 1);
    wake(&mut state, 1, 1);
    state.seats[1].pods = 0;
    state.salvage[0] = Some(seat(1));
    deploy(&mut state, "D-1", "Db");
    assert_eq!(
        refused(&state, Choice::Send(SalvageId(0))),
        Illegal::NoSpace
    );
    let mut full = scene(2);
    wake(&mut full, 0, 1);
    let open =
        ["V1a", "V1b", "V2a", "V2b", "V3a", "V3b", "V4a", "V4b"].map(|name| salvage(&full, name));
    open.iter()
        .for_each(|space| full.salvage[space.index()] = Some(seat(1)));
    assert_eq!(refused(&full, to(&full, "D-1", "Db")), Illegal::NoSpace);
}

/// cryo §4.9, §10.2
#[test]
fn up_to_three_pods_come_back_from_salvage() {
    let mut state = scene(2);
    let choice = to(&state, "D-3", "Dg");
    assert_eq!(refused(&state, choice), Illegal::NoPod);
    for space in 0..5 {
        state.salvage[space] = Some(seat(u8::from(space == 4)));
    }
    wake(&mut state, 0, 5);
    assert_eq!(refused(&state, choice), Illegal::NoRoom);
    state.seats[0].pods = 3;
    deploy(&mut state, "D-3", "Dg");
    let spaces = |numbers: &[u8]| Choice::Back(numbers.iter().copied().map(SalvageId).collect());
    assert_eq!(
        answers(&state).len(),
        4 + 6,
        "one or two of four: there is room for two"
    );
    assert_eq!(refused(&state, spaces(&[0, 1, 2])), Illegal::NoRoom);
    assert_eq!(refused(&state, spaces(&[4])), Illegal::NoPod);
    state.seats[0].pods = 1;
    assert_eq!(answers(&state).len(), 4 + 6 + 4);
    assert_eq!(refused(&state, spaces(&[0, 1, 2, 3])), Illegal::WrongAmount);
    act(&mut state, spaces(&[0, 1, 3]));
    assert_eq!(state.seats[0].pods, 4);
    assert_eq!(
        state.salvage[..5],
        [None, None, Some(seat(0)), None, Some(seat(1))]
    );
}

/// cryo §10.2
#[test]
fn a_deploy_without_action_is_always_allowed() {
    let state = scene(4);
    let without = |dock: u8| can(&state, Choice::Deploy(DockId(dock), None));
    assert!((0..21).all(without));
    let possible = state.possible(seat(0));
    let stacks: CellSet = state.board().stacks.iter().copied().collect();
    assert_eq!(
        possible, stacks,
        "without anything only resource spaces are open"
    );
}
