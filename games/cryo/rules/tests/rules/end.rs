//! End and scoring (cryo §9).

use super::scene::*;
use cryo::*;
use game::Game;

/// A state in which seat 0 is about to settle its last pod by a launch.
fn last_pod() -> State {
    let mut state = scene(2);
    open_cavern(&mut state, "K1", "H03");
    state.chambers.iter_mut().for_each(|pods| pods[0] = 0);
    state.caverns[1].pods[0] = 10;
    state.seats[0].destroyed = 4;
    state.seats[0].pods = 1;
    state.seats[0].vehicles.add(WakeUp);
    state.seats[0].stock = stock([1, 0, 0, 0, 2]);
    deploy(&mut state, "launch", "launch");
    state
}

/// cryo §9.1, §10.13
#[test]
fn the_game_ends_when_all_pods_of_a_player_are_settled_or_destroyed() {
    let mut state = last_pod();
    deal(&mut state, 0, &[Interface]);
    let events = first_launch(&mut state);
    assert!(events.contains(&Event::EndMet(Ending::Pods)));
    asks(&state, Question::End);
    assert_eq!(state.ranking(), None, "the turn is finished first");
    act(&mut state, Choice::EndTurn);
    assert_eq!(
        (state.stage, state.ending),
        (Stage::Over, Some(Ending::Pods))
    );
    assert!(state.ranking().is_some() && state.active().is_none());
}

fn first_launch(state: &mut State) -> Vec<Event> {
    let choice = answers(state)[0];
    act(state, choice)
}

/// cryo §9.1, §10.13
#[test]
fn a_sabotage_may_end_the_game_for_another_player() {
    let mut state = scene(2);
    for pods in &mut state.chambers[..9] {
        pods[1] = 0;
    }
    state.chambers[10][1] = 0;
    state.chambers[11][1] = 0;
    state.caverns[0].pods[1] = 13;
    state.incidents[3] = Some(incident(&state, "early_sabotage"));
    send_out(&mut state, 0, "C-1");
    act(&mut state, Choice::Recall);
    act(&mut state, Choice::Section(SectionId(3)));
    assert_eq!(state.ending, Some(Ending::Pods), "active or not");
    act(&mut state, Choice::Return(PlatformId(0), false));
    assert_eq!(state.stage, Stage::Over);
}

/// cryo §10.13
#[test]
fn a_pod_that_comes_back_changes_nothing_any_more() {
    let mut state = last_pod();
    fill(&mut state, 0, &[("1r", "pink_card")]);
    deal(&mut state, 0, &[EarlyWarning]);
    first_launch(&mut state);
    let at = slot(&state, "1r");
    act(&mut state, Choice::ScrapTile(at));
    act(&mut state, Choice::Play(EarlyWarning, CardUse::Vehicle));
    assert_eq!(state.seats[0].pods, 1);
    assert_eq!(state.stage, Stage::Over);
}

/// cryo §9.2
#[test]
fn points_are_counted_as_named() {
    let mut state = scene(2);
    state.seats[0].pods = 2;
    state.seats[0].vehicles = [WakeUp, WakeUp].into_iter().collect();
    upgrade(&mut state, 0, &[Overclock, Interface, Automation]);
    state.seats[0].stock = stock([5, 5, 5, 5, 6]);
    state.salvage[0] = Some(seat(0));
    deal(&mut state, 0, &[Prototype]);
    open_cavern(&mut state, "K1", "H07");
    state.caverns[0].pods[0] = 4;
    let score = state.score(seat(0));
    assert_eq!(
        (score.pods, score.upgrades, score.vehicles, score.platform),
        (12, 3, 2, 2)
    );
    assert_eq!(
        (
            score.mission_points(),
            score.majority_points(),
            score.total()
        ),
        (0, 3, 22)
    );
}

/// cryo §9.3
#[test]
fn majorities_follow_the_ties() {
    let mut state = scene(4);
    open_cavern(&mut state, "K3", "H14");
    let at = space(&state, "K3");
    let table = [
        ([3, 2, 1, 0], [Some(5), Some(3), Some(0), None]),
        ([2, 2, 1, 0], [Some(3), Some(3), Some(0), None]),
        ([2, 2, 2, 2], [Some(3); 4]),
        ([3, 1, 1, 0], [Some(5), Some(0), Some(0), None]),
        ([0, 1, 0, 0], [None, Some(5), None, None]),
        ([0; 4], [None; 4]),
    ];
    for (pods, points) in table {
        state.caverns[at.index()].pods = pods;
        let shares = [0, 1, 2, 3].map(|number| state.majority(seat(number), at));
        assert_eq!(shares, points, "{pods:?}");
    }
}

/// cryo §9.4
#[test]
fn ties_are_broken_by_pods_in_caverns() {
    let mut state = scene(3);
    state.stage = Stage::Over;
    state.ending = Some(Ending::Sunset);
    state.agenda.clear();
    state.seats[0].pods = 3;
    open_cavern(&mut state, "K1", "H01");
    state.caverns[0].pods = [0, 1, 1, 0];
    state.seats[2].pods = 0;
    let points = [0, 1, 2].map(|number| state.points(seat(number)));
    assert_eq!(points, [3, 4, 4], "two share the second value of K1");
    state.seats[0].pods = 4;
    let ranking = state.ranking().expect("over");
    assert_eq!(
        [0, 1, 2].map(|number| ranking.place(seat(number))),
        [3, 1, 1],
        "the rank is shared"
    );
}
