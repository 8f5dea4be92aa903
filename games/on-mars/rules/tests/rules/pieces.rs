//! Missions, Rovers, Bots, tiles and rewards (on-mars §8.45 to §8.60).

use crate::scene::*;

/// on-mars §8.45, §8.46
#[test]
fn a_mission_pays_its_contributor_and_ends_at_zero() {
    let mut state = colony(2);
    mission(&mut state, Mission::AdvancedBuilt, 1);
    bot(&mut state, 0, (0, 1));
    state.seats[0].goods = goods([1, 0, 0, 0, 0, 0]);
    draft(&mut state, 0, 1);
    act(&mut state, Choice::Main(MainAction::Upgrade));
    assert_eq!(state.seats[0].below, 1);
    assert_eq!((state.missions.len(), state.remaining), (2, 2));
}

/// on-mars §8.46.1 to §8.46.9
#[test]
fn missions_need_and_pay_by_the_number_of_players() {
    let state = orbit(2);
    let need = |mission: Mission| {
        let data = state.components.mission(mission);
        ([data.need[&2], data.need[&3], data.need[&4]], data.crystals)
    };
    let all: Vec<_> = Mission::ALL.iter().map(|mission| need(*mission)).collect();
    let told = [
        ([5, 5, 7], 2),
        ([10, 10, 13], 1),
        ([8, 8, 10], 1),
        ([3, 4, 5], 2),
        ([5, 7, 9], 1),
        ([7, 11, 12], 1),
        ([8, 11, 14], 1),
        ([4, 4, 5], 2),
        ([2, 2, 3], 1),
    ];
    assert_eq!(all, told);
}

/// on-mars §8.50
#[test]
fn pieces_may_cross_anything_but_not_stop_on_pieces() {
    let mut state = colony(2);
    let [start, through, beyond] = [(0, 0), (1, 0), (2, 0)].map(|at| hex(&state, at));
    bot(&mut state, 1, (1, 0));
    rover(&mut state, 0, (0, 0));
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    act(&mut state, Choice::MoveRover(through));
    assert!(!can(&state, Choice::Stop));
    act(&mut state, Choice::MoveRover(beyond));
    assert!(can(&state, Choice::Stop), "a Building without a piece");
    let _ = start;
}

/// on-mars §8.50: no step is offered after which a piece could not stop any more.
#[test]
fn the_last_point_does_not_strand_a_piece() {
    let mut state = colony(2);
    bot(&mut state, 1, (2, 0));
    rover(&mut state, 0, (0, 0));
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    let [one, two] = [(1, 0), (2, 0)].map(|at| hex(&state, at));
    act(&mut state, Choice::MoveRover(one));
    assert!(!can(&state, Choice::MoveRover(two)));
}

/// on-mars §8.52, §12.9: a Rover that stops on a tile takes it.
#[test]
fn a_rover_takes_the_tile_on_which_it_stops() {
    let mut state = colony(2);
    discover(&mut state, "res_battery", (1, 0));
    mission(&mut state, Mission::DiscoveryTaken, 5);
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    let at = hex(&state, (1, 0));
    acts(&mut state, &[Choice::MoveRover(at), Choice::Stop]);
    assert_eq!(held(&state, 0)[1], 2, "what fits");
    assert_eq!(state.seats[0].discovery, [tile(&state, "res_battery")]);
    assert_eq!((state.missions[0].1, state.seats[0].below), (4, 1));
    assert!(state.discovery.is_empty());
}

/// on-mars §8.52, §12.23: it may not stop where it could take nothing.
#[test]
fn a_rover_does_not_stop_where_nothing_fits() {
    let mut state = colony(2);
    discover(&mut state, "res_battery", (1, 0));
    state.seats[0].goods[Good::Battery] = 2;
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    let at = hex(&state, (1, 0));
    act(&mut state, Choice::MoveRover(at));
    assert!(!can(&state, Choice::Stop));
}

/// on-mars §8.52: nor on a Research tile of a type that it has.
#[test]
fn a_rover_takes_one_research_tile_of_a_type() {
    let mut state = colony(2);
    let at = hex(&state, (4, -5));
    rover(&mut state, 0, (4, -4));
    let (_, kind) = *state
        .research
        .iter()
        .find(|(own, _)| *own == at)
        .expect("a tile");
    state.seats[0].research.insert(kind);
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    act(&mut state, Choice::MoveRover(at));
    assert!(!can(&state, Choice::Stop));
    let mut state = colony(2);
    rover(&mut state, 0, (4, -4));
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    acts(&mut state, &[Choice::MoveRover(at), Choice::Stop]);
    // Two free steps (§8.56).
    asks(&state, 0, Question::Develop);
    assert!(can(&state, Choice::Stop) && state.seats[0].research.contains(kind));
}

/// on-mars §8.53
#[test]
fn a_bot_may_stop_on_a_tile() {
    let mut state = colony(2);
    discover(&mut state, "learn", (4, -3));
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    let (from, to) = (hex(&state, (3, -3)), hex(&state, (4, -3)));
    act(&mut state, Choice::MoveBot(from, to));
    assert!(can(&state, Choice::Stop));
}

/// on-mars §8.54
#[test]
fn points_are_split_among_bots() {
    let mut state = colony(2);
    let second = hex(&state, (5, -2));
    state.seats[0].bots.push(second);
    act(&mut state, Choice::Main(MainAction::ControlCenter));
    let [one, to, other] = [(3, -3), (4, -4), (6, -3)].map(|at| hex(&state, at));
    acts(
        &mut state,
        &[Choice::MoveBot(one, to), Choice::MoveBot(second, other)],
    );
    let mut bots = state.seats[0].bots.to_vec();
    bots.sort_unstable();
    assert_eq!(bots, [to, other]);
}

/// on-mars §8.55: each Discovery tile begins with its question.
#[test]
fn each_discovery_tile_has_its_benefit() {
    let begins = |name: &str| {
        let mut state = colony(2);
        shelter(&mut state, 0, (4, -3));
        bot(&mut state, 0, (1, 1));
        state.seats[0].goods = goods([3, 3, 3, 3, 3, 3]);
        draft(&mut state, 0, 1);
        draft(&mut state, 0, 6);
        discover(&mut state, name, (1, 0));
        act(&mut state, Choice::Main(MainAction::ControlCenter));
        let at = hex(&state, (1, 0));
        act(&mut state, Choice::MoveRover(at));
        let stops = can(&state, Choice::Stop);
        stops.then(|| {
            act(&mut state, Choice::Stop);
            state.question().expect("the game goes on")
        })
    };
    let asked = [
        ("develop", Question::Develop),
        ("construct_mine", Question::Type),
        ("construct_any", Question::Type),
        ("upgrade", Question::Upgrade),
        ("hire", Question::Hire),
        ("blueprints", Question::Blueprint),
        ("learn", Question::Learn),
        ("crystals", Question::Turn),
    ];
    for (name, question) in asked {
        assert_eq!(begins(name), Some(question), "{name}");
    }
    // Everything is full.
    assert_eq!([begins("res_mineral"), begins("warehouse")], [None, None]);
}

/// on-mars §8.60
#[test]
fn lss_rewards_count_what_they_say() {
    let mut state = colony(2);
    teach(&mut state, 0, Tech::Rover, "4b");
    state.seats[0].hangar = 2;
    build(&mut state, Building::Mine, &[(0, 2)]);
    advance(&mut state, 0, 1, (0, 0));
    miner(&mut state, 0, (0, 2));
    state.seats[0].discovery = vec![DiscoveryId(0); 3];
    let counts = state.components.data().lss_rewards.iter();
    let points = counts.map(|reward| (state.count_of(seat(0), reward.count), reward.op_each));
    let told = [
        (4, 1),
        (2, 2),
        (1, 2),
        (2, 2),
        (1, 2),
        (3, 2),
        (1, 2),
        (3, 1),
    ];
    assert!(points.eq(told));
}
