//! The turn: deploy, scrap, hand limit (cryo §3).

use super::scene::*;
use cryo::*;

/// cryo §3.1, §3.2, §3.6
#[test]
fn a_deploy_puts_a_drone_on_a_dock_for_an_action_or_none() {
    let mut state = scene(2);
    assert_eq!(
        refused(&state, Choice::Recall),
        Illegal::NoDrone,
        "no drone is out (§3.3)"
    );
    assert!(!can(&state, Choice::EndTurn), "there is no passing");
    let choice = to(&state, "L-1", "");
    act(&mut state, choice);
    asks(&state, Question::Drone);
    assert_eq!(
        answers(&state),
        [0, 1, 2].map(|dock| Choice::Drone(PlatformId(dock)))
    );
    act(&mut state, Choice::Drone(PlatformId(1)));
    assert!(
        state.seats[0]
            .home
            .iter()
            .eq([PlatformId(0), PlatformId(2)])
    );
    assert_eq!(state.drone_on(dock(&state, "L-1")), Some(seat(0)));
    assert_eq!(
        (state.turn, state.turn_seat()),
        (2, seat(1)),
        "nothing to scrap"
    );
    assert_eq!(refused(&state, to(&state, "L-1", "")), Illegal::DockClosed);
    assert_eq!(
        refused(&state, to(&state, "L-2", "La")),
        Illegal::NotTouched
    );
    assert_eq!(
        refused(&state, Choice::Drone(PlatformId(0))),
        Illegal::OtherQuestion(Question::Main)
    );
}

/// cryo §3.6, §6.2
#[test]
fn damaged_docks_are_closed() {
    let mut state = scene(2);
    let broken = dock(&state, "C-1");
    state.damaged.insert(broken);
    assert_eq!(
        refused(&state, to(&state, "C-1", "Ca")),
        Illegal::DockClosed
    );
    assert!(can(&state, to(&state, "C-2", "Cc")));
}

/// cryo §3.3
#[test]
fn with_all_drones_out_the_turn_is_a_recall() {
    let mut state = scene(2);
    ["C-1", "L-1", "R-1"]
        .iter()
        .for_each(|name| send_out(&mut state, 0, name));
    assert_eq!(answers(&state), [Choice::Recall]);
    assert_eq!(refused(&state, to(&state, "D-1", "")), Illegal::NoDrone);
}

/// cryo §3.2, §4.10
#[test]
fn the_launch_dock_holds_any_number_of_drones() {
    let mut state = scene(2);
    for number in 0..4 {
        assert!(can(&state, to(&state, "launch", "")), "always open");
        deploy(&mut state, "launch", "");
        assert_eq!(state.turn_seat(), seat((number + 1) % 2));
    }
    assert_eq!([state.seats[0].launching, state.seats[1].launching], [2, 2]);
    let board = state.board();
    let touched = board.dock(board.launch_dock()).touches;
    assert!(touched.iter().eq([board.launch_cell()]), "no other action");
    assert!(!board.dock(board.launch_dock()).breaks);
}

/// cryo §3.4, §5.13
#[test]
fn one_scrap_a_turn_at_any_moment() {
    let mut state = scene(2);
    deal(&mut state, 0, &[Interface, Overclock]);
    deploy(&mut state, "C-1", "");
    asks(&state, Question::End);
    act(&mut state, Choice::ScrapCard(Interface));
    assert_eq!(state.seats[0].stock, stock([1, 0, 1, 0, 0]));
    assert_eq!(state.discard[..], [Interface]);
    assert_eq!(state.turn, 2, "no second scrap: the turn is over");
    deploy(&mut state, "C-2", "");
    assert_eq!((state.turn, state.scrapped), (3, false));
    act(&mut state, Choice::ScrapCard(Overclock));
    assert_eq!(
        state.seats[0].stock,
        stock([2, 0, 2, 0, 0]),
        "before the deploy"
    );
    asks(&state, Question::Main);
    assert_eq!(
        refused(&state, Choice::ScrapCard(Overclock)),
        Illegal::Scrapped
    );
}

/// cryo §3.5, §11.3
#[test]
fn over_five_cards_are_discarded_at_the_end_of_the_turn() {
    let mut state = scene(2);
    let all = [
        GroundScanner,
        Supercharge,
        Interface,
        WakeUp,
        Automation,
        Prototype,
        Overclock,
    ];
    deal(&mut state, 0, &all);
    deploy(&mut state, "C-1", "");
    asks(&state, Question::Discard);
    assert!(
        can(&state, Choice::ScrapCard(WakeUp)),
        "a scrap comes first"
    );
    assert_eq!(answers(&state), all.map(Choice::Discard));
    act(&mut state, Choice::Discard(WakeUp));
    act(&mut state, Choice::Discard(Interface));
    assert_eq!((state.seats[0].hand.len(), state.turn), (5, 2));
    assert_eq!(state.discard[..], [WakeUp, Interface]);
    assert_eq!(state.seats[0].stock, Stock::NONE, "no scrap reward (§1.3)");
}

/// cryo §3.7, §4.3
#[test]
fn up_to_three_are_announced_paid_and_gained() {
    let mut state = scene(2);
    state.seats[0].stock = stock([4, 0, 0, 0, 0]);
    deploy(&mut state, "C-1", "Cb");
    assert_eq!(answers(&state), [1, 2, 3].map(Choice::Amount));
    assert_eq!(refused(&state, Choice::Amount(4)), Illegal::WrongAmount);
    act(&mut state, Choice::Amount(3));
    assert_eq!(state.seats[0].stock, stock([1, 0, 0, 0, 3]));
}

/// cryo §1.4
#[test]
fn gains_beyond_the_end_of_a_track_are_lost() {
    let mut state = scene(2);
    state.seats[0].stock = stock([3, 0, 0, 0, 5]);
    deploy(&mut state, "C-1", "Cb");
    let events = act(&mut state, Choice::Amount(3));
    assert_eq!(state.seats[0].stock, stock([0, 0, 0, 0, 6]));
    assert!(events.contains(&Event::Gained(seat(0), stock([0, 0, 0, 0, 1]))));
    assert_eq!(state.board().ends, stock([5, 5, 5, 5, 6]));
}

/// cryo §1.2, §10.3
#[test]
fn nanites_stand_for_crystal_organics_and_tech() {
    let mut state = scene(2);
    state.seats[0].stock = stock([1, 0, 0, 2, 0]);
    deploy(&mut state, "C-1", "Cb");
    assert_eq!(answers(&state), [1, 2, 3].map(Choice::Amount));
    act(&mut state, Choice::Amount(2));
    asks(&state, Question::Payment);
    let ways = [[1, 0, 0, 1, 0], [0, 0, 0, 2, 0]].map(|way| Choice::Pay(stock(way)));
    assert_eq!(answers(&state), ways, "plain resources first");
    let wrong = Choice::Pay(stock([2, 0, 0, 0, 0]));
    assert_eq!(refused(&state, wrong), Illegal::NotThePrice);
    act(&mut state, ways[1]);
    assert_eq!(state.seats[0].stock, stock([1, 0, 0, 0, 2]));
    let mut state = scene(2);
    state.seats[0].stock = stock([0, 0, 0, 2, 0]);
    deploy(&mut state, "C-1", "Cb");
    act(&mut state, Choice::Amount(2));
    assert_eq!(
        state.seats[0].stock,
        stock([0, 0, 0, 0, 2]),
        "one way only: not asked"
    );
}
