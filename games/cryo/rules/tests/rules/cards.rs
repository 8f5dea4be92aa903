//! Cards and their four uses (cryo §5, §1.3).

use super::scene::*;
use cryo::*;

/// A state in which seat 0 has a card reward, with these cards in hand.
fn reward(cards: &[CardKind]) -> State {
    let mut state = scene(2);
    deal(&mut state, 0, cards);
    top(&mut state, "Ca", "pink_card");
    deploy(&mut state, "C-1", "Ca");
    act(&mut state, Choice::Reward);
    asks(&state, Question::Card);
    state
}

/// cryo §1.3, §10.1, §11.4 (Q8)
#[test]
fn a_card_reward_draws_or_plays_one() {
    let state = reward(&[Automation]);
    let plays = CardUse::ALL.map(|role| Choice::Play(Automation, role));
    let all = [Choice::Draw, plays[0], plays[1], plays[2], Choice::Decline];
    assert_eq!(answers(&state), all);
    let after = |choice| {
        let mut state = state.clone();
        act(&mut state, choice);
        let own = state.seats[0].clone();
        (
            own.hand.len(),
            own.upgrades.len(),
            own.missions.len(),
            own.vehicles.len(),
        )
    };
    let results = [
        (2, 0, 0, 0),
        (0, 1, 0, 0),
        (0, 0, 1, 0),
        (0, 0, 0, 1),
        (1, 0, 0, 0),
    ];
    assert_eq!(all.map(after), results);
}

/// cryo §5.1, §5.2, §5.3, §5.4, §5.14
#[test]
fn places_are_limited_and_upgrades_and_missions_differ() {
    let mut state = reward(&[Automation, Prototype]);
    let play = |role| Choice::Play(Automation, role);
    upgrade(&mut state, 0, &[Automation]);
    state.seats[0].missions.insert(Automation);
    state.seats[0].vehicles.add(Automation);
    for role in [CardUse::Upgrade, CardUse::Mission] {
        assert_eq!(refused(&state, play(role)), Illegal::TwiceTheSame);
    }
    assert!(can(&state, play(CardUse::Vehicle)), "kinds may repeat");
    let own = &mut state.seats[0];
    for kind in [GroundScanner, Supercharge] {
        own.upgrades.insert(kind);
        own.missions.insert(kind);
        own.vehicles.add(kind);
    }
    for role in CardUse::ALL {
        assert_eq!(
            refused(&state, Choice::Play(Prototype, role)),
            Illegal::PlacesFull
        );
    }
    let absent = Choice::Play(Interface, CardUse::Vehicle);
    assert_eq!(refused(&state, absent), Illegal::NotInHand);
}

/// cryo §5.5 to §5.12
#[test]
fn every_card_is_as_the_table_says() {
    let table = [
        (GroundScanner, 1, 1, 4, [0, 0, 0, 1, 0]),
        (Supercharge, 1, 1, 2, [0, 0, 0, 1, 0]),
        (Interface, 1, 1, 3, [1, 0, 1, 0, 0]),
        (WakeUp, 1, 1, 4, [1, 1, 0, 0, 0]),
        (Automation, 1, 1, 4, [1, 1, 0, 0, 0]),
        (Prototype, 1, 2, 3, [0, 1, 1, 0, 0]),
        (Overclock, 2, 1, 3, [1, 0, 1, 0, 0]),
        (EarlyWarning, 2, 1, 3, [0, 1, 1, 0, 0]),
    ];
    for (kind, points, per, seats, scrap) in table {
        let mut state = scene(2);
        deal(&mut state, 0, &[kind]);
        act(&mut state, Choice::ScrapCard(kind));
        assert_eq!(state.seats[0].stock, stock(scrap), "{kind:?}");
        assert_eq!(state.seats_of(seat(0), kind), seats);
        let mission = &state.components.card(kind).mission;
        assert_eq!((mission.points.value, mission.per), (points, per));
    }
}

/// cryo §5.5 to §5.12 (missions), §9.2
#[test]
fn every_mission_counts_what_it_names() {
    let mut state = scene(2);
    let own = &mut state.seats[0];
    own.stock = stock([2, 1, 0, 4, 5]);
    own.loot[1] = 2;
    own.loot[12] = 1;
    fill(
        &mut state,
        0,
        &[
            ("1r", "pink_card"),
            ("2c", "pink_card"),
            ("6c", "pink_card"),
        ],
    );
    state.salvage[..3].copy_from_slice(&[Some(seat(0)), Some(seat(1)), Some(seat(0))]);
    for (number, pods) in [(0, 1), (1, 4), (2, 2)] {
        state.caverns[number].up = true;
        state.caverns[number].pods = [pods, 0, 0, 0];
    }
    let expected = [
        (GroundScanner, 3),
        (Supercharge, 5),
        (Interface, 3),
        (WakeUp, 4),
        (Automation, 3),
        (Prototype, 3),
        (Overclock, 4),
        (EarlyWarning, 4),
    ];
    for (kind, points) in expected {
        assert_eq!(state.mission_points(seat(0), kind), points, "{kind:?}");
    }
    assert_eq!(state.mission_points(seat(1), EarlyWarning), 2);
    state.seats[0].missions = [WakeUp, Prototype].into_iter().collect();
    assert_eq!(
        state.score(seat(0)).missions[..],
        [(WakeUp, 4), (Prototype, 3)]
    );
}

/// cryo §5.12, §1.5, §1.7, §10.12
#[test]
fn the_spider_brings_a_destroyed_pod_back() {
    let play = Choice::Play(EarlyWarning, CardUse::Vehicle);
    for (destroyed, pods) in [(2, 1), (0, 0)] {
        let mut state = reward(&[EarlyWarning]);
        state.seats[0].destroyed = destroyed;
        let events = act(&mut state, play);
        assert_eq!(state.seats[0].pods, pods);
        assert_eq!(state.seats[0].destroyed, destroyed - pods);
        assert_eq!(events.contains(&Event::Rescued(seat(0))), pods == 1);
    }
    let mut full = reward(&[EarlyWarning]);
    wake(&mut full, 0, 5);
    full.seats[0].destroyed = 1;
    act(&mut full, play);
    assert_eq!(
        (full.seats[0].pods, full.room(seat(0))),
        (6, 2),
        "it brings seats itself"
    );
    let mut other = reward(&[EarlyWarning]);
    other.seats[0].destroyed = 1;
    act(&mut other, Choice::Play(EarlyWarning, CardUse::Upgrade));
    assert_eq!(other.seats[0].pods, 0, "only as a vehicle");
}

/// cryo §5.13, §6.9
#[test]
fn a_tile_is_scrapped_out_of_its_slot() {
    let mut state = scene(2);
    fill(&mut state, 0, &[("1r", "grey_crystal")]);
    assert!(state.is_complete(seat(0), PlatformId(0)));
    let at = slot(&state, "1r");
    act(&mut state, Choice::ScrapTile(at));
    assert_eq!(state.seats[0].stock, stock([1, 0, 1, 0, 0]));
    assert!(
        !state.is_complete(seat(0), PlatformId(0)),
        "incomplete again"
    );
    let id = tile(&state, "grey_crystal");
    assert_eq!((state.boxed_tiles[id.index()], state.scrapped), (1, true));
    let empty = scene(2);
    assert_eq!(refused(&empty, Choice::ScrapTile(at)), Illegal::NoTile);
}

/// cryo §5.15
#[test]
fn the_discard_pile_becomes_the_deck() {
    let mut state = reward(&[]);
    let all: Vec<CardKind> = state.deck.drain(..).collect();
    let (kept, rest) = all.split_at(1);
    state.deck.extend(kept.iter().copied());
    state.discard.extend(rest.iter().copied());
    let events = act(&mut state, Choice::Draw);
    assert_eq!(state.seats[0].hand.len(), 1);
    assert_eq!((state.deck.len(), state.discard.len()), (39, 0), "at once");
    assert!(events.contains(&Event::Shuffled));
    let (mut one, mut two): (Vec<_>, Vec<_>) = (rest.to_vec(), state.deck.to_vec());
    assert_ne!(one, two, "shuffled");
    one.sort_unstable();
    two.sort_unstable();
    assert_eq!(one, two);
}

/// cryo §5.15, §10.2
#[test]
fn without_discards_the_deck_is_renewed_at_the_next_draw() {
    let mut state = reward(&[]);
    let rest: Vec<CardKind> = state.deck.drain(1..).collect();
    act(&mut state, Choice::Draw);
    assert_eq!((state.deck.len(), state.seats[0].hand.len()), (0, 1));
    let mut empty = state.clone();
    deploy_for_card(&mut empty);
    act(&mut empty, Choice::Draw);
    assert_eq!(empty.seats[1].hand.len(), 0, "both are empty: no card");
    state.discard.extend(rest);
    deploy_for_card(&mut state);
    act(&mut state, Choice::Draw);
    assert_eq!((state.seats[1].hand.len(), state.deck.len()), (1, 38));
}

fn deploy_for_card(state: &mut State) {
    end_turn(state);
    top(state, "Cc", "pink_card");
    deploy(state, "C-2", "Cc");
    act(state, Choice::Reward);
}

/// cryo §1.8, §11.1
#[test]
fn a_mission_is_laid_face_down() {
    use game::Event as _;
    let mut state = reward(&[Prototype]);
    let events = act(&mut state, Choice::Play(Prototype, CardUse::Mission));
    let shown = events
        .iter()
        .filter(|event| event.audience().contains(seat(1)));
    assert!(
        shown
            .into_iter()
            .all(|event| !format!("{event:?}").contains("Prototype"))
    );
    assert!(events.contains(&Event::MissionLaid(seat(0))));
}
