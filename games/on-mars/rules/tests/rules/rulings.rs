//! Rulings (on-mars §12), and what the sections before leave to them.

use crate::scene::*;
use game::Game;

/// on-mars §3.13, §9.6, §9.7: each seat is asked once in a Shuttle phase, and staying brings no bonus.
#[test]
fn each_seat_travels_at_most_once() {
    let mut state = scene(&[1, 7]);
    state.seats.iter_mut().for_each(|own| {
        own.hangar = 1;
        own.ships = 0b1_1110;
    });
    let resupply = [
        Choice::Main(MainAction::Resupply),
        Choice::Take(Good::Water),
        Choice::Accept(false),
        Choice::EndTurn,
    ];
    acts(&mut state, &resupply);
    idle(&mut state);
    asks(&state, 0, Question::Travel);
    act(&mut state, Choice::Travel(Journey::Stay));
    asks(&state, 1, Question::Travel);
    act(&mut state, Choice::Travel(Journey::Stay));
    asks(&state, 0, Question::Turn);
    assert_eq!((state.round, state.seats[0].space), (2, Some(1)));
}

/// on-mars §7.17, §8.2: a Blueprint can be used once it is built, not before.
#[test]
fn only_built_cards_can_be_used() {
    let mut state = colony(2);
    draft(&mut state, 0, 13);
    state.seats[0].goods[Good::Crystal] = 2;
    let advanced = executive(&state, "advanced");
    assert!(!can(&state, advanced));
    advance(&mut state, 0, 13, (0, 0));
    state.seats[0].blueprints = CardSet::EMPTY;
    assert!(can(&state, advanced));
}

/// on-mars §8.3.4, §8.3.6, §8.3.8, §8.3.10, §8.3.12: five more cards construct their type.
#[test]
fn cards_construct_their_own_type() {
    for number in [2, 4, 6, 8, 10, 12] {
        let state = orbit(2);
        let data = state.components.card(card(number));
        let Effect::Construct { building, boost } = data.action else {
            panic!("card {number} constructs");
        };
        assert!(building.allows(data.building) && boost == Some(Boost::TechLevel));
        let types = Building::ALL.iter().filter(|own| building.allows(**own));
        assert_eq!(types.count(), 1);
    }
}

/// on-mars §12.3, §12.21: only cards in hand pay, and Goal 6 looks at Storage alone.
#[test]
fn completed_goals_do_not_pay() {
    let mut state = colony(2);
    let own = goal(&mut state, 0, 8);
    state.level = 3;
    state.lss = [3; 4];
    assert_eq!(state.purse(seat(0)).goals, 1);
    acts(&mut state, &[Choice::Goal(own, true), Choice::Stop]);
    assert_eq!(state.purse(seat(0)).goals, 0);
    contract(&mut state, 0, 9);
    state.seats[0].contracts[0].goods = goods([0, 0, 3, 0, 0, 0]);
    state.seats[0].goods = goods([0, 0, 3, 0, 0, 0]);
    assert!(!state.is_met(seat(0), GoalId(5)));
}

/// on-mars §8.43, §14: Goals pay nothing outside the own turn.
#[test]
fn goals_do_not_pay_in_the_shuttle_phase() {
    let mut state = scene(&[1, 7]);
    goal(&mut state, 0, 8);
    state.phase = Phase::Shuttle;
    assert_eq!(state.purse(seat(0)).goals, 0);
}

/// on-mars §12.11: what does not fit is lost, and said so.
#[test]
fn gains_beyond_a_limit_are_lost() {
    let mut state = colony(2);
    let own = goal(&mut state, 0, 2);
    advance(&mut state, 0, 1, (0, 0));
    advance(&mut state, 0, 3, (2, -2));
    advance(&mut state, 0, 5, (2, 0));
    act(&mut state, Choice::Goal(own, false));
    asks(&state, 0, Question::Choose);
    let events = act(&mut state, Choice::Goods(goods([0, 0, 3, 0, 0, 0])));
    assert_eq!(held(&state, 0)[2], 2);
    assert!(events.contains(&Event::Lost(seat(0), goods([0, 0, 1, 0, 0, 0]))));
}

/// on-mars §12.18: Landing Pod, then Shuttle in the same round.
#[test]
fn the_elevator_is_of_no_use_in_orbit() {
    let mut state = orbit(2);
    advance(&mut state, 0, 22, (-2, 2));
    state.seats[0].goods[Good::Crystal] = 2;
    assert!(!can(&state, executive(&state, "advanced")));
}

/// on-mars §12.20: the reward "travel" leads to the other side, and the Main action is one of that side.
#[test]
fn a_goal_may_bring_one_to_the_other_side() {
    let mut state = orbit(2);
    let own = goal(&mut state, 0, 11);
    state.seats[0].hangar = 3;
    state.seats[0].ships = 0b1_1000;
    act(&mut state, Choice::Goal(own, false));
    asks(&state, 0, Question::Explore);
    let first = legal(&state)[0];
    acts(&mut state, &[first, Choice::Space(6)]);
    asks(&state, 0, Question::Turn);
    assert_eq!(state.seats[0].hangar, 3, "for free");
    assert!(can(&state, Choice::Main(MainAction::ControlCenter)));
}

/// on-mars §12.31, §8.41.9: with a Goal a Ship costs nothing, within the limit.
#[test]
fn a_goal_welcomes_a_ship_for_free() {
    let mut state = colony(2);
    let own = goal(&mut state, 0, 9);
    for at in [(4, -3), (5, -3), (6, -3)] {
        shelter(&mut state, 0, at);
    }
    state.seats[0].lq = 7;
    state.seats[0].supply = 5;
    acts(
        &mut state,
        &[
            Choice::Goal(own, false),
            Choice::Ship(3),
            Choice::Bot(false),
        ],
    );
    asks(&state, 0, Question::Turn);
    assert_eq!((state.seats[0].hangar, state.seats[0].lq), (1, 9));
}

/// on-mars §12.32: a marker that comes to 0 in a Shuttle phase is seen after the next Colonization phase.
#[test]
fn the_end_is_seen_after_a_colonization_phase() {
    let mut state = scene(&[1, 7]);
    mission(&mut state, Mission::BlueprintsTaken, 1);
    state.missions.truncate(1);
    state.remaining = 1;
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::Resupply),
            Choice::Take(Good::Water),
            Choice::Accept(false),
            Choice::EndTurn,
        ],
    );
    idle(&mut state);
    act(&mut state, Choice::Travel(Journey::Shuttle));
    let first = legal(&state)[0];
    acts(&mut state, &[first, Choice::Space(8), Choice::Accept(true)]);
    let card = legal(&state)[0];
    act(&mut state, card);
    assert_eq!((state.remaining, state.last_round), (0, false));
    idle(&mut state);
    idle(&mut state);
    assert!(state.last_round && !state.is_finished());
}

/// on-mars §12.35, §12.37: a Bot counts for the zone of the hex on which it stands.
#[test]
fn the_zone_is_a_bot_and_its_neighbours() {
    let mut state = colony(2);
    bot(&mut state, 0, (4, -2));
    let zone = state.zone(seat(0));
    assert_eq!(zone.len(), 7);
    state.seats[0].goods[Good::Mineral] = 1;
    construct(&mut state, Building::Generator);
    let own = hex(&state, (4, -2));
    act(&mut state, Choice::Hex(own));
    asks(&state, 0, Question::Displace);
    let to = legal(&state)[0];
    act(&mut state, to);
    assert!(state.buildings[1].contains(own));
}

/// on-mars §10.7: Scientists and Contracts are in the sum, and the sum may be negative (§10.9).
#[test]
fn the_sum_has_nine_parts() {
    let mut state = orbit(2);
    contract(&mut state, 0, 1);
    contract(&mut state, 0, 7);
    draft(&mut state, 0, 13);
    let score = state.score(seat(0));
    assert_eq!((score.contracts, score.unbuilt), (-10, -5));
    let parts = [
        score.track,
        score.progress,
        score.hangar,
        score.colonists,
        score.tech,
        score.built,
        score.unbuilt,
        score.scientists,
        score.contracts,
    ];
    assert_eq!(score.total(), parts.iter().sum::<i32>());
}

/// on-mars §14.2: a question with one answer is not put; a turn, a movement, a site, a Tech, a card and Goals always are.
#[test]
fn single_answers_are_given_by_the_game() {
    let mut state = colony(2);
    teach(&mut state, 0, Tech::Generator, "1a");
    bot(&mut state, 0, (4, -2));
    state.seats[0].goods[Good::Mineral] = 1;
    construct(&mut state, Building::Generator);
    let beside = hex(&state, (3, -2));
    act(&mut state, Choice::Hex(beside));
    asks(&state, 0, Question::Tech);
    assert_eq!(legal(&state).len(), 1);
    act(&mut state, Choice::Tech(Some(seat(0)), 0));
    // The Mineral is paid without a question.
    asks(&state, 0, Question::Lss);
    assert_eq!(held(&state, 0)[0], 0);
}

/// on-mars §14.2; finding: a Building was laid on its only hex at once, paid in another way than its type says, and the tile
/// there was lost.
#[test]
fn the_only_site_is_seen_before_a_building_is_laid() {
    let with_bot = |at: HexId| {
        let mut state = colony(2);
        state.seats[0].bots = [at].into_iter().collect();
        if !can(&state, Choice::Main(MainAction::Construct)) {
            return None;
        }
        construct(&mut state, Building::Mine);
        asks(&state, 0, Question::Site);
        (legal(&state).len() == 1).then_some(state)
    };
    let mut state = (0..91)
        .map(HexId)
        .find_map(with_bot)
        .expect("a zone with one site");
    let mines = state.buildings[0];
    let only = legal(&state)[0];
    act(&mut state, only);
    assert_ne!(state.buildings[0], mines);
}

/// What is free may change what is asked: a question is put anew, if it still has two answers (§3.4). Found in random games.
#[test]
fn a_boost_is_not_offered_when_the_colonists_are_gone() {
    let mut state = orbit(2);
    let own = goal(&mut state, 0, 8);
    state.level = 3;
    state.lss = [3; 4];
    state.seats[0].lq = 1;
    state.seats[0].supply = 11;
    state.seats[0].goods[Good::Crystal] = 1;
    state.hire = [Some(Hired::Contract(ContractId(0))); 6];
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::Resupply),
            Choice::Take(Good::Water),
        ],
    );
    asks(&state, 0, Question::More);
    act(&mut state, Choice::Goal(own, false));
    asks(&state, 0, Question::Move);
    state.seats[0].lq = 0;
    state.seats[0].wa = 1;
    act(&mut state, Choice::Stop);
    asks(&state, 0, Question::Turn);
}

/// A price that cannot be paid any more ends what it was for.
#[test]
fn what_cannot_be_paid_any_more_is_given_up() {
    let mut state = orbit(2);
    state.seats[0].goods = goods([1, 1, 1, 0, 0, 0]);
    teach(&mut state, 0, Tech::Rover, "1b");
    act(&mut state, Choice::Main(MainAction::ResearchDevelopment));
    let step = Choice::Develop(lab(&state, "1b"), lab(&state, "2c"));
    act(&mut state, step);
    asks(&state, 0, Question::Pay);
    state.seats[0].goods = goods([0, 1, 0, 0, 0, 0]);
    assert_eq!(legal(&state), [pays([0, 1, 0, 0, 0, 0], 0)]);
    assert!(state.validate().is_err(), "it would not be put");
}
