//! The First Colonists (on-mars §17.3).

use crate::scene::*;
use game::{Game as _, luck};

fn dealt_with_them(seats: usize) -> State {
    let mut setup = Setup::standard(seats, "first colonists");
    setup.options.first_colonists = true;
    State::deal(&setup).expect("a valid setup")
}

/// A scene in the Colony with the First Colonists: seat 0 has the first plan, and the task cards are drawn in this order.
fn with_them(tasks: &[u8]) -> State {
    let mut state = colony(2);
    let dealt = dealt_with_them(2);
    state.options = dealt.options;
    state.first_colonists = dealt.first_colonists;
    let all = state.first_colonists.as_mut().expect("dealt");
    for (own, plan) in all.seats.iter_mut().zip(0..) {
        own.plan = Some(PlanId(plan));
    }
    all.deck.retain(|card| !tasks.contains(&card.0));
    all.deck
        .extend(tasks.iter().rev().map(|card| TaskCardId(*card)));
    state.seats[0].goods = goods([1, 1, 0, 0, 1, 0]);
    bot(&mut state, 0, (5, -3));
    assert_eq!(state.validate(), Err(Invalid::Goals), "the scene has none");
    state
}

fn own(state: &State) -> FirstColonist {
    state.first_colonist(seat(0)).cloned().expect("dealt")
}

/// Constructs a Generator as the Main action and says no to everything else.
fn build_generator(state: &mut State) -> Vec<Event> {
    construct(state, Building::Generator);
    let mut events = Vec::new();
    while state.question() != Some(Question::Turn) {
        let choice = legal(state)[0];
        events.extend(act(state, choice));
    }
    events
}

#[test]
fn spaces_are_dealt_and_their_bonuses_offered() {
    let state = dealt_with_them(4);
    let data = state.components.data();
    let first = &data.first_colonists;
    let missions: Vec<Mission> = state.missions.iter().map(|(mission, _)| *mission).collect();
    assert_eq!(missions, first.missions);
    let mut spaces: Vec<u8> = state.seats.iter().filter_map(|seat| seat.space).collect();
    assert!(
        spaces
            .iter()
            .all(|space| first.start_spaces.contains(space))
    );
    spaces.sort_unstable();
    spaces.dedup();
    assert_eq!(spaces.len(), 4);
    asks(&state, state.first.0, Question::Bonus);
}

#[test]
fn one_player_has_no_first_colonists() {
    let mut setup = Setup::standard(1, "alone");
    setup.options.first_colonists = true;
    assert_eq!(State::deal(&setup), Err(SetupError::FirstColonists));
}

#[test]
fn a_building_of_the_plan_shows_it_and_draws_two_task_cards() {
    let mut state = with_them(&[4, 7]);
    let events = build_generator(&mut state);
    assert!(events.contains(&Event::PlanShown(seat(0), PlanId(0))));
    assert_eq!(own(&state).plan, None);
    assert_eq!(
        own(&state).tasks,
        TaskSet::from_iter([4, 7].map(TaskCardId))
    );
    assert_eq!(
        state.first_colonist(seat(1)).expect("dealt").plan,
        Some(PlanId(1))
    );
    assert_eq!(state.validate(), Err(Invalid::Goals), "the scene has none");
}

#[test]
fn another_building_does_not_show_the_plan() {
    let mut state = with_them(&[4, 7]);
    let all = state.first_colonists.as_mut().expect("dealt");
    // Plan 2 names no Generator.
    all.seats[0].plan = Some(PlanId(1));
    all.seats[1].plan = Some(PlanId(0));
    build_generator(&mut state);
    assert_eq!(
        (own(&state).plan, own(&state).tasks.len()),
        (Some(PlanId(1)), 0)
    );
}

#[test]
fn a_task_card_brings_its_reward_once_its_task_is_done() {
    let mut state = with_them(&[4, 7]);
    build_generator(&mut state);
    let (develops, takes) = (TaskCardId(4), TaskCardId(7));
    assert_eq!(refused(&state, Choice::Show(develops)), Illegal::NoTask);
    state.first_colonists.as_mut().expect("dealt").seats[0].done = 1 << FirstTask::Develop as u8;
    assert!(can(&state, Choice::Show(develops)) && !can(&state, Choice::Show(takes)));
    let before = state.seats[0].goods[Good::Oxygen];
    let events = act(&mut state, Choice::Show(develops));
    assert!(events.contains(&Event::TaskShown(seat(0), develops)));
    assert_eq!(state.seats[0].goods[Good::Oxygen], before + 1);
    assert_eq!(own(&state).tasks.iter().collect::<Vec<_>>(), [takes]);
    assert_eq!(state.validate(), Err(Invalid::Goals), "the scene has none");
}

#[test]
fn one_task_card_is_shown_in_a_turn_and_tasks_count_up_to_the_end_of_the_next() {
    let mut state = with_them(&[4, 7]);
    build_generator(&mut state);
    state.first_colonists.as_mut().expect("dealt").seats[0].done = u8::MAX;
    act(&mut state, Choice::Show(TaskCardId(4)));
    assert!(!can(&state, Choice::Show(TaskCardId(7))));
    act(&mut state, Choice::EndTurn);
    assert!(own(&state).has_done(FirstTask::Develop));
    let is_end = |event: &Event| *event == Event::TurnEnded(seat(0));
    loop {
        let choice = legal(&state)[0];
        if act(&mut state, choice).iter().any(is_end) {
            break;
        }
    }
    assert!(!own(&state).has_done(FirstTask::Develop));
}

#[test]
fn what_is_done_is_noted() {
    let mut state = orbit(2);
    let dealt = dealt_with_them(2);
    state.options = dealt.options;
    state.first_colonists = dealt.first_colonists;
    state.seats[0].goods = goods([3, 0, 0, 0, 0, 0]);
    act(&mut state, Choice::Main(MainAction::LearnTech));
    while state.question() != Some(Question::Turn) {
        let choice = legal(&state)[0];
        act(&mut state, choice);
    }
    assert!(own(&state).has_done(FirstTask::LearnTech));
    assert!(!own(&state).has_done(FirstTask::ObtainBlueprint));
}

/// on-mars §13
#[test]
fn nobody_else_knows_plans_and_task_cards() {
    let mut state = with_them(&[4, 7]);
    build_generator(&mut state);
    let (view, other) = (state.known_to(seat(1)), state.known_to(seat(0)));
    assert_eq!(other.first_colonist(seat(0)), state.first_colonist(seat(0)));
    let all = state.first_colonists.as_mut().expect("dealt");
    // Another hand, another deck: seat 1 sees the same.
    let (first, last) = (all.deck[0], all.deck.len() - 1);
    all.deck[0] = all.seats[0].tasks.iter().next().expect("drawn");
    all.seats[0].tasks.remove(all.deck[0]);
    all.seats[0].tasks.insert(first);
    all.deck.swap(0, last);
    assert_eq!(state.known_to(seat(1)), view);
    let anew = state.redeal(seat(1), &mut luck("anew"));
    assert_ne!(anew.validate(), Err(Invalid::FirstColonists));
    assert_eq!(anew.first_colonist(seat(1)), state.first_colonist(seat(1)));
}
