//! What each upgrade bends (cryo §5.5u to §5.12u).

use super::scene::*;
use cryo::*;
use game::Game;

/// cryo §5.5u, §10.9, §11.2
#[test]
fn ground_scanners_gain_whenever_anyone_scouts() {
    let mut state = scene(3);
    upgrade(&mut state, 0, &[GroundScanner]);
    upgrade(&mut state, 2, &[GroundScanner]);
    state.seats[0].stock = stock([0, 0, 1, 0, 1]);
    wake(&mut state, 0, 1);
    open_cavern(&mut state, "K3", "H13");
    let at = space(&state, "K3");
    state.caverns[at.index()].up = false;
    deploy(&mut state, "D-2", "De");
    let events = act(&mut state, Choice::Scout(at));
    assert_eq!(
        [0, 1, 2].map(|own| state.seats[own].stock),
        [[1, 0, 1, 0, 0], [0; 5], [1, 0, 1, 0, 0]].map(stock)
    );
    let place = |wanted: &Event| events.iter().position(|event| event == wanted);
    let settled = place(&Event::Settled(seat(0), at, 1));
    assert!(
        settled < place(&Event::Gained(seat(0), stock([1, 0, 1, 0, 0]))),
        "after the pod is placed"
    );
}

/// cryo §5.5u, §11.2
#[test]
fn ground_scanners_look_under_caverns() {
    let state = begun(2, "scanner");
    let shown = |state: &State| -> Vec<_> {
        let view = state.view(seat(0));
        view.state()
            .caverns
            .iter()
            .map(|cavern| cavern.tile)
            .collect()
    };
    let real: Vec<_> = state.caverns.iter().map(|cavern| cavern.tile).collect();
    assert_ne!(shown(&state), real);
    let mut looking = state.clone();
    upgrade(&mut looking, 0, &[GroundScanner]);
    assert_eq!(shown(&looking), real);
}

/// cryo §5.6u, §8.4
#[test]
fn supercharge_halves_the_energy_of_a_launch() {
    let mut state = scene(2);
    for (energy, paid) in [(2, 1), (3, 2), (4, 2), (5, 3)] {
        assert_eq!(state.launch_energy(seat(0), WakeUp, energy), energy);
        state.seats[0].upgrades.insert(Supercharge);
        assert_eq!(state.launch_energy(seat(0), WakeUp, energy), paid);
        assert_eq!(
            state.launch_energy(seat(0), Supercharge, energy),
            1,
            "the Moth is not cheaper"
        );
        state.seats[0].upgrades.remove(Supercharge);
    }
}

/// cryo §5.7u
#[test]
fn interface_opens_damaged_docks() {
    let mut state = scene(2);
    let broken = dock(&state, "C-1");
    state.damaged.insert(broken);
    upgrade(&mut state, 0, &[Interface]);
    assert!(can(&state, to(&state, "C-1", "Ca")));
    deploy(&mut state, "C-1", "");
    upgrade(&mut state, 1, &[Interface]);
    assert_eq!(
        refused(&state, to(&state, "C-1", "")),
        Illegal::DockClosed,
        "still one drone a dock"
    );
}

/// cryo §5.8u, §10.7
#[test]
fn wake_up_gives_seats_and_cheaper_stasis() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[WakeUp]);
    state.seats[0].vehicles = [Supercharge, Supercharge].into_iter().collect();
    assert_eq!(
        (
            state.seats_of(seat(0), Supercharge),
            state.capacity(seat(0))
        ),
        (3, 5 + 6)
    );
    deploy(&mut state, "L-1", "Ld");
    assert_eq!(
        answers(&state),
        [Choice::Amount(1)],
        "with 0 organics one pod"
    );
    state.seats[0].stock = stock([0, 2, 0, 0, 0]);
    assert_eq!(answers(&state).len(), 3, "still at most 3 pods");
    act(&mut state, Choice::Amount(3));
    assert_eq!(state.seats[0].stock, Stock::NONE, "1 organics less in all");
}

/// cryo §5.9u, §10.8, §11.4 (Q22)
#[test]
fn automation_runs_one_more_action_without_a_drone() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[Automation]);
    send_out(&mut state, 0, "C-1");
    fill(&mut state, 0, &[("1r", "pink_tech"), ("5c", "pink_tech")]);
    recall(&mut state);
    act(&mut state, Choice::Return(PlatformId(0), true));
    assert_eq!(state.seats[0].stock, stock([1, 0, 1, 0, 1]));
    asks(&state, Question::Automation);
    assert_eq!(
        answers(&state),
        [Choice::Run(PlatformId(4)), Choice::Decline]
    );
    let held = Choice::Run(PlatformId(0));
    assert_eq!(
        refused(&state, held),
        Illegal::DockClosed,
        "a drone is there"
    );
    assert_eq!(
        refused(&state, Choice::Run(PlatformId(5))),
        Illegal::NotComplete
    );
    act(&mut state, Choice::Run(PlatformId(4)));
    asks(&state, Question::Resource);
    act(&mut state, Choice::Spend(Track::Crystal));
    assert_eq!(
        state.seats[0].stock,
        stock([0, 0, 1, 1, 1]),
        "it costs as usual"
    );
}

/// cryo §5.9u, §11.4 (Q22)
#[test]
fn automation_is_asked_even_if_nothing_can_be_used() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[Automation]);
    send_out(&mut state, 0, "C-1");
    recall(&mut state);
    act(&mut state, Choice::Return(PlatformId(3), false));
    asks(&state, Question::Automation);
    assert_eq!(legal(&state), [Choice::Decline]);
    assert_eq!(state.forced(seat(0)), Some(Choice::Decline));
}

/// cryo §5.10u, §11.4 (Q12)
#[test]
fn prototype_buys_the_reward_of_a_tile_in_a_slot() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[Prototype]);
    top(&mut state, "La", "green_tech");
    state.seats[0].stock = stock([0, 0, 0, 2, 3]);
    deploy(&mut state, "L-1", "La");
    let at = slot(&state, "6c");
    act(&mut state, Choice::Fill(at));
    asks(&state, Question::Prototype);
    let offered = [Choice::Spend(Track::Nanites), Choice::Decline];
    assert_eq!(answers(&state), offered, "any resource, but energy is none");
    assert_eq!(
        refused(&state, Choice::Spend(Track::Crystal)),
        Illegal::TooExpensive
    );
    assert_eq!(refused(&state, Choice::ScrapTile(at)), Illegal::InUse);
    act(&mut state, offered[0]);
    assert_eq!(state.seats[0].stock, stock([0, 1, 1, 1, 3]));
    let mut poor = scene(2);
    upgrade(&mut poor, 0, &[Prototype]);
    deploy(&mut poor, "L-1", "La");
    act(&mut poor, Choice::Fill(at));
    assert_eq!(
        answers(&poor),
        [Choice::Decline],
        "asked even if nothing can be paid"
    );
}

/// cryo §5.11u, §10.6, §11.4 (Q23)
#[test]
fn overclock_pays_for_another_action_of_the_dock() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[Overclock]);
    state.seats[0].stock = stock([1, 0, 2, 0, 0]);
    deploy(&mut state, "C-3", "Cb");
    act(&mut state, Choice::Amount(1));
    asks(&state, Question::Second);
    let second = |state: &State, name: &str| Choice::Second(cell(state, name));
    assert_eq!(
        answers(&state),
        [second(&state, "Cg"), Choice::Decline],
        "what is possible then"
    );
    assert_eq!(
        refused(&state, second(&state, "Cb")),
        Illegal::NotTouched,
        "another cell"
    );
    assert_eq!(refused(&state, second(&state, "Ca")), Illegal::NotTouched);
    let choice = second(&state, "Cg");
    act(&mut state, choice);
    assert_eq!(state.seats[0].stock, stock([0, 0, 1, 0, 1]));
    act(&mut state, Choice::Mix([0, 0, 1]));
    assert_eq!(
        (state.seats[0].stock, state.turn),
        (stock([0, 0, 0, 1, 1]), 2),
        "once a deploy"
    );
}

/// cryo §10.6, §11.4 (Q26)
#[test]
fn the_second_action_must_be_possible_after_it_is_paid() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[Overclock]);
    state.seats[0].stock = stock([0, 0, 1, 0, 0]);
    top(&mut state, "Rc", "grey_card");
    deploy(&mut state, "R-2", "Rc");
    act(&mut state, Choice::Reward);
    act(&mut state, Choice::Decline);
    asks(&state, Question::Second);
    let computer = Choice::Second(cell(&state, "Rb"));
    assert_eq!(
        refused(&state, computer),
        Illegal::TooExpensive,
        "no tech would be left"
    );
    state.seats[0].stock = stock([0, 0, 1, 1, 0]);
    act(&mut state, computer);
    asks(&state, Question::Payment);
    assert_eq!(
        answers(&state).len(),
        2,
        "tech or nanite, the other one is left"
    );
    act(&mut state, Choice::Pay(stock([0, 0, 0, 1, 0])));
    asks(&state, Question::Split);
    assert_eq!(state.seats[0].stock, stock([0, 0, 1, 0, 0]));
    let mut narrow = scene(2);
    upgrade(&mut narrow, 0, &[Overclock]);
    narrow.seats[0].stock = stock([0, 0, 1, 1, 0]);
    top(&mut narrow, "Ca", "pink_tech");
    deploy(&mut narrow, "C-1", "Ca");
    act(&mut narrow, Choice::Reward);
    narrow.seats[0].stock = stock([0, 0, 1, 1, 0]);
    let reactor = Choice::Second(cell(&narrow, "Cb"));
    act(&mut narrow, reactor);
    assert_eq!(
        narrow.seats[0].stock,
        stock([0, 0, 0, 1, 0]),
        "only so a nanite is left for it: not asked"
    );
}

/// cryo §10.6, §11.4 (Q23)
#[test]
fn no_overclock_without_action_or_on_the_launch_dock() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[Overclock]);
    upgrade(&mut state, 1, &[Overclock]);
    state
        .seats
        .iter_mut()
        .for_each(|own| own.stock = stock([3, 3, 3, 0, 6]));
    deploy(&mut state, "C-1", "");
    assert_eq!(state.turn, 2);
    state.seats[1].vehicles.add(WakeUp);
    wake(&mut state, 1, 1);
    deploy(&mut state, "launch", "launch");
    first(&mut state);
    assert_eq!(state.turn, 3);
    let mut poor = scene(2);
    upgrade(&mut poor, 0, &[Overclock]);
    let at = poor
        .board()
        .stacks
        .iter()
        .position(|known| *known == cell(&poor, "Ca"));
    poor.stacks[at.expect("a stack")].clear();
    deploy(&mut poor, "C-1", "Ca");
    asks(&poor, Question::Second);
    assert_eq!(
        legal(&poor),
        [Choice::Decline],
        "asked even if nothing else is possible"
    );
}

/// cryo §5.12u, §10.9, §10.10
#[test]
fn early_warning_moves_a_pod_to_the_next_chamber() {
    let mut state = scene(2);
    upgrade(&mut state, 0, &[EarlyWarning]);
    upgrade(&mut state, 1, &[EarlyWarning]);
    let tile = incident(&state, "early_sabotage");
    let dispatch = section(&state, "D");
    let strike = |state: &mut State| {
        state.incidents[3] = Some(tile);
        let active = usize::from(state.turn_seat().0);
        send_out(
            state,
            active,
            ["C-1", "C-2", "C-3", "C-4"][usize::from(state.turn) % 4],
        );
        act(state, Choice::Recall);
        act(state, Choice::Section(dispatch));
        let dock = state
            .board()
            .platform_docks()
            .find(|dock| can(state, Choice::Return(*dock, false)));
        act(state, Choice::Return(dock.expect("a free dock"), false));
    };
    strike(&mut state);
    assert_eq!(
        state.chambers[9..12],
        [[0; 4], [3, 3, 0, 0], [2, 2, 0, 0]],
        "one pod of each owner"
    );
    assert_eq!([0, 1].map(|own| state.seats[own].destroyed), [1, 1]);
    strike(&mut state);
    assert_eq!(
        state.chambers[10..12],
        [[0; 4], [3, 3, 0, 0]],
        "safe, but not from a later one"
    );
    wake(&mut state, 1, 2);
    state.seats[1].pods = 5;
    strike(&mut state);
    assert_eq!(state.chambers[11], [0; 4]);
    assert_eq!(
        (state.seats[0].pods, state.seats[0].destroyed),
        (1, 5),
        "from the last to the platform"
    );
    assert_eq!(
        (state.seats[1].pods, state.seats[1].destroyed),
        (5, 4),
        "no room there"
    );
}

/// The rules ask what an upgrade bends, never which one it is.
#[test]
fn nobody_outside_their_folder_asks_which_upgrade_it_is() {
    let files = [
        include_str!("../../src/act.rs"),
        include_str!("../../src/check.rs"),
        include_str!("../../src/offer.rs"),
        include_str!("../../src/payment.rs"),
        include_str!("../../src/play.rs"),
        include_str!("../../src/recall.rs"),
        include_str!("../../src/secrets.rs"),
        include_str!("../../src/state.rs"),
    ];
    for kind in CardKind::ALL {
        let named = format!("CardKind::{kind:?}");
        assert!(files.iter().all(|code| !code.contains(&named)), "{named}");
    }
}
