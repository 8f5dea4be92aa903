//! Shuttle, travel and Colonists (on-mars §9).

use crate::scene::*;

/// Both seats play a turn that changes nothing; the Shuttle phase has begun.
fn to_shuttle(state: &mut State) {
    while state.phase == Phase::Colonization {
        idle(state);
    }
}

/// on-mars §9.1, §9.4
#[test]
fn the_shuttle_takes_those_on_the_side_it_leaves() {
    let mut state = scene(&[1, 7]);
    state.seats[0].supply = 9;
    act(&mut state, Choice::Main(MainAction::Resupply));
    act(&mut state, Choice::Take(Good::Water));
    acts(&mut state, &[Choice::Accept(false), Choice::EndTurn]);
    to_shuttle(&mut state);
    assert_eq!(state.shuttle, Some((Side::Colony, 1)));
    asks(&state, 0, Question::Travel);
    assert_eq!(
        legal(&state),
        [
            Choice::Travel(Journey::Stay),
            Choice::Travel(Journey::Shuttle)
        ]
    );
    act(&mut state, Choice::Travel(Journey::Shuttle));
    asks(&state, 0, Question::Explore);
    let first = legal(&state)[0];
    act(&mut state, first);
    asks(&state, 0, Question::Space);
    assert_eq!(legal(&state), [5, 6, 8].map(Choice::Space));
    act(&mut state, Choice::Space(8));
    asks(&state, 0, Question::Bonus);
    act(&mut state, Choice::Accept(false));
    // Seat 1 has no way to travel, so the next round begins.
    asks(&state, 1, Question::Turn);
    assert_eq!(state.round, 2);
}

/// on-mars §9.3, §12.26: the order is that at the start of the phase.
#[test]
fn the_order_of_travel_is_fixed() {
    let mut state = scene(&[6, 1, 2]);
    state.seats.iter_mut().for_each(|own| own.hangar = 1);
    to_shuttle_in_orbit(&mut state);
    asks(&state, 1, Question::Travel);
    act(&mut state, Choice::Travel(Journey::Shuttle));
    while state.question() != Some(Question::Travel) {
        let choice = legal(&state)[0];
        act(&mut state, choice);
    }
    asks(&state, 2, Question::Travel);
    act(&mut state, Choice::Travel(Journey::Stay));
    asks(&state, 0, Question::Travel);
}

/// Everybody plays; those in Orbit take an item.
fn to_shuttle_in_orbit(state: &mut State) {
    while state.phase == Phase::Colonization {
        let choices = legal(state);
        let wanted = |choice: &&Choice| {
            matches!(
                choice,
                Choice::Main(MainAction::Resupply | MainAction::ControlCenter)
                    | Choice::Stop
                    | Choice::EndTurn
                    | Choice::Accept(false)
            )
        };
        let choice = *choices.iter().find(wanted).unwrap_or(&choices[0]);
        act(state, choice);
    }
}

/// on-mars §9.5: a Ship of the Hangar leaves the game.
#[test]
fn a_ship_takes_one_to_the_other_side() {
    let mut state = scene(&[7, 1]);
    state.seats[0].hangar = 2;
    state.seats[0].ships = 0b0_0111;
    to_shuttle_in_orbit(&mut state);
    act(&mut state, Choice::Travel(Journey::Stay));
    asks(&state, 0, Question::Travel);
    assert_eq!(
        legal(&state),
        [Choice::Travel(Journey::Stay), Choice::Travel(Journey::Ship)]
    );
    act(&mut state, Choice::Travel(Journey::Ship));
    assert_eq!((state.seats[0].hangar, state.ships_gone(seat(0))), (1, 2));
    assert_eq!(
        state.shuttle,
        Some((Side::Colony, 1)),
        "the Shuttle does not move for that"
    );
    asks(&state, 0, Question::Space);
}

/// on-mars §9.8: three from the Rover, on an empty hex; Colonists of the Colony and of WA come back.
#[test]
fn travel_to_the_colony_places_a_discovery_tile() {
    let mut state = scene(&[1, 7]);
    to_shuttle_in_orbit(&mut state);
    state.seats[0].wa = 2;
    state.slots[Slot::Construct as usize][0] = 1;
    state.slots[Slot::ObtainBlueprint as usize][0] = 1;
    state.seats[0].lq = 2;
    state.seats[0].supply = 6;
    act(&mut state, Choice::Travel(Journey::Shuttle));
    let centre = hex(&state, (0, 0));
    let ring = state.board().ring(centre, 3).and(state.empty_hexes());
    assert_eq!(legal(&state).len(), 2 * ring.len());
    let at = ring.iter().next().expect("a hex");
    let placed = state.exploration[1];
    act(&mut state, Choice::Explore(1, Some(at)));
    assert_eq!(state.discovery, [(at, placed.expect("a tile"))]);
    assert!(state.exploration[1].is_some());
    let own = &state.seats[0];
    assert_eq!((own.lq, own.wa, own.supply), (4, 0, 7), "one had no room");
    assert_eq!(state.on_slots(Slot::ObtainBlueprint)[0], 1);
    assert_eq!(state.on_slots(Slot::Construct)[0], 0);
}

/// on-mars §9.9, §9.10
#[test]
fn travel_to_orbit_produces_first() {
    let mut state = scene(&[7, 5]);
    state.shuttle = Some((Side::Colony, 1));
    advance(&mut state, 0, 3, (2, -2));
    shelter(&mut state, 0, (4, -3));
    advance(&mut state, 0, 11, (4, -3));
    let mine = hex(&state, (0, 0));
    state.seats[0].miners.insert(mine);
    state.seats[0].supply -= 1;
    to_shuttle(&mut state);
    act(&mut state, Choice::Travel(Journey::Stay));
    asks(&state, 0, Question::Travel);
    act(&mut state, Choice::Travel(Journey::Shuttle));
    assert_eq!(
        (held(&state, 0), state.seats[0].below),
        ([1, 1, 0, 0, 0, 0], 1)
    );
    assert!(state.seats[0].miners.contains(mine), "miners stay");
    assert_eq!(legal(&state), [1, 2, 3, 4].map(Choice::Space));
}

/// on-mars §12.30: goods just produced may go onto a Contract in the Shuttle phase.
#[test]
fn production_may_go_onto_contracts() {
    let mut state = scene(&[7, 5]);
    state.shuttle = Some((Side::Colony, 1));
    contract(&mut state, 0, 7);
    miner(&mut state, 0, (0, 0));
    to_shuttle(&mut state);
    acts(
        &mut state,
        &[
            Choice::Travel(Journey::Stay),
            Choice::Travel(Journey::Shuttle),
        ],
    );
    asks(&state, 0, Question::Deliver);
    assert_eq!(
        legal(&state),
        [
            Choice::Deliver(ContractId(6), Good::Mineral, false, 1),
            Choice::Stop
        ]
    );
    act(&mut state, Choice::Stop);
    assert_eq!(held(&state, 0)[0], 1);
}

/// on-mars §9.12
#[test]
fn turn_order_spaces_have_their_bonuses() {
    let bonus = |space: u8| {
        let mut state = dealt(2);
        act(&mut state, Choice::Space(space));
        let own = state.first;
        (state.asked() == Some(own)).then(|| {
            asks(&state, own.0, Question::Bonus);
            act(&mut state, Choice::Accept(true));
            state
        })
    };
    assert!([1, 5, 6].into_iter().all(|space| bonus(space).is_none()));
    let asked = [
        (2, Question::Warehouse),
        (3, Question::Learn),
        (7, Question::Move),
        (8, Question::Blueprint),
    ];
    for (space, question) in asked {
        assert_eq!(
            bonus(space).and_then(|state| state.question()),
            Some(question)
        );
    }
    let mut state = bonus(4).expect("a bonus");
    // The Mineral could pay for either.
    asks(&state, state.first.0, Question::Pay);
    act(&mut state, pays([0, 0, 1, 1, 0, 0], 0));
    let own = state.seat(state.first);
    assert_eq!((own.lq, own.goods), (4, goods([1, 1, 0, 0, 1, 1])));
}

/// on-mars §12.28: a bonus that cannot be paid or done is not offered.
#[test]
fn a_bonus_without_effect_is_not_offered() {
    let mut state = dealt(2);
    let own = state.first;
    state.seats[own.index()].goods = Goods::NONE;
    act(&mut state, Choice::Space(4));
    assert_ne!(state.asked(), Some(own));
}
