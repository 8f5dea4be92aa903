//! Orbit actions (on-mars §4).

use crate::scene::*;

/// on-mars §4.1
#[test]
fn the_landing_pod_travels_without_a_discovery_tile() {
    let mut state = orbit(2);
    state.seats[0].wa = 2;
    state.seats[0].supply = 7;
    act(&mut state, Choice::Main(MainAction::LandingPod));
    asks(&state, 0, Question::Space);
    assert_eq!(
        (state.seats[0].lq, state.seats[0].wa, state.seats[0].supply),
        (4, 0, 8)
    );
    act(&mut state, Choice::Space(6));
    assert_eq!(state.side(seat(0)), Side::Colony);
    assert!(state.discovery.is_empty());
    asks(&state, 0, Question::Turn);
    state.seats[0].hangar = 1;
    act(&mut state, Choice::EndTurn);
    asks(&state, 1, Question::Turn);
    idle(&mut state);
    // In this round's Shuttle phase it may travel again.
    while state.asked() != Some(seat(0)) {
        act(&mut state, Choice::Travel(Journey::Stay));
    }
    assert!(can(&state, Choice::Travel(Journey::Ship)));
}

/// on-mars §4.2
#[test]
fn a_blueprint_brings_its_resource_and_takes_a_marker() {
    let mut state = orbit(2);
    let shown = *state.display.iter().flatten().next().expect("a card");
    acts(
        &mut state,
        &[
            Choice::Main(MainAction::ObtainBlueprint),
            Choice::Blueprint(shown),
        ],
    );
    assert_eq!(state.markers(seat(0)), 7);
    assert!(state.seats[0].blueprints.contains(shown));
    assert_eq!(state.display.iter().flatten().count(), 5, "no refill");
    let gain = state.components.card(shown).gain.goods();
    let own = &state.seats[0];
    assert_eq!(own.goods.plus(Goods::of(Good::Crystal, own.below)), gain);
    asks(&state, 0, Question::More);
}

/// on-mars §4.2: without a marker there is no Blueprint.
#[test]
fn without_a_marker_no_blueprint() {
    let mut state = orbit(2);
    let cards: Vec<CardId> = state.deck.iter().copied().take(8).collect();
    for own in cards {
        draft(&mut state, 0, own.0 + 1);
    }
    assert_eq!(state.markers(seat(0)), 0);
    assert!(!can(&state, Choice::Main(MainAction::ObtainBlueprint)));
}

/// on-mars §4.3, §12.4
#[test]
fn techs_cost_by_row_and_fill_column_one() {
    let mut state = orbit(2);
    state.grid = [
        Tech::Mine,
        Tech::Rover,
        Tech::Ship,
        Tech::Generator,
        Tech::Upgrade,
        Tech::Greenhouse,
        Tech::WaterExtractor,
        Tech::OxygenCondenser,
    ]
    .map(Some)
    .into_iter()
    .collect();
    act(&mut state, Choice::Main(MainAction::LearnTech));
    // Without a Battery only the bottom row is open, for either space.
    let (top, bottom) = (lab(&state, "1a"), lab(&state, "1b"));
    let free = [(6, top), (6, bottom), (7, top), (7, bottom)];
    assert_eq!(
        legal(&state),
        free.map(|(place, space)| Choice::Learn(place, space))
    );
    act(&mut state, Choice::Learn(6, bottom));
    asks(&state, 0, Question::Bonus);
    act(&mut state, Choice::Accept(true));
    assert_eq!(state.seats[0].below, 1);
    assert_eq!(state.grid[6], None, "no refill");
    act(&mut state, Choice::Accept(true));
    // One tile can be paid, for one space: the game answers that itself.
    asks(&state, 0, Question::Bonus);
    act(&mut state, Choice::Accept(false));
    asks(&state, 0, Question::Turn);
    assert_eq!(state.seats[0].lab[top.index()], Some(Tech::OxygenCondenser));
    assert_eq!(state.seats[0].lq, 2, "both spaces are full: no more boost");
}

/// on-mars §4.3: the top row costs a Battery and one more Resource.
#[test]
fn the_top_row_costs_two() {
    let mut state = orbit(2);
    state.seats[0].goods = goods([0, 1, 0, 2, 0, 0]);
    teach(&mut state, 0, Tech::Rover, "3a");
    state.grid[0] = Some(Tech::Mine);
    let space = lab(&state, "1b");
    acts(
        &mut state,
        &[Choice::Main(MainAction::LearnTech), Choice::Learn(0, space)],
    );
    assert_eq!(held(&state, 0), [0, 0, 0, 1, 0, 0]);
    state.grid[1] = Some(Tech::Rover);
    assert!(
        !can(&state, Choice::Learn(1, lab(&state, "1a"))),
        "never two of a kind"
    );
}

/// on-mars §4.4
#[test]
fn research_and_development_has_two_steps_and_more_for_colonists() {
    let mut state = orbit(2);
    shelter(&mut state, 0, (4, -3));
    state.seats[0].goods = goods([0, 0, 0, 0, 3, 0]);
    let [start, next, third] = ["2b", "3b", "4c"].map(|name| lab(&state, name));
    act(&mut state, Choice::Main(MainAction::ResearchDevelopment));
    assert!(!can(&state, Choice::Stop));
    act(&mut state, Choice::Develop(start, next));
    act(&mut state, Choice::Accept(false));
    assert!(can(&state, Choice::Stop), "the second step may be left out");
    act(&mut state, Choice::Develop(next, third));
    act(&mut state, Choice::Accept(true));
    assert_eq!(held(&state, 0), [1, 0, 0, 0, 1, 0]);
    asks(&state, 0, Question::More);
}

/// on-mars §4.5
#[test]
fn resupply_takes_an_item_that_fits() {
    let mut state = orbit(2);
    state.seats[0].goods = goods([0, 2, 0, 0, 0, 0]);
    act(&mut state, Choice::Main(MainAction::Resupply));
    let items = [Good::Water, Good::Plant, Good::Oxygen, Good::Crystal];
    assert_eq!(legal(&state), items.map(Choice::Take));
    act(&mut state, Choice::Take(Good::Crystal));
    assert_eq!(
        (state.warehouse[Good::Crystal], state.seats[0].below),
        (1, 1)
    );
}
