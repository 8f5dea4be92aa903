//! Civ cards that are taken in the turn, and what they give there (rules §3.5, §3.6, §6.2).

use super::chapter_3_claims::turns;
use super::scenario::*;
use rules::*;

impl Scenario {
    /// Lets seat 0 place the tile of `ring` at the first place that is listed.
    #[track_caller]
    fn place_anywhere(&mut self, ring: Ring) {
        let legal = self.state.legal(SeatId(0));
        let of_ring = |choice: &Choice| matches!(choice, Choice::Resolve { answer: Answer::Place { ring: of, .. }, .. } if *of == ring);
        let place = legal.into_iter().find(of_ring).expect("it can be placed");
        self.play_seat(0, place);
    }
}

/// Every immediate card with what it puts on the agenda, and the movement that it gives.
fn immediate_cards() -> Vec<(u8, Vec<Effect>, u8)> {
    let among = TrackSet::ALL;
    let different = |count| vec![Effect::AdvanceDifferent { among, count }];
    let twice = Effect::Advance { among, times: 2 };
    let extra = |resources| vec![Effect::TakeExtraTile { resources }];
    let collect = |count| vec![Effect::CollectLifepods { count }];
    vec![
        (1, different(2), 0),
        (2, vec![twice], 0),
        (3, vec![Effect::Patch], 0),
        (4, vec![], 4),
        (5, extra(false), 0),
        (10, different(3), 0),
        (11, different(2), 0),
        (12, vec![Effect::Patch; 2], 0),
        (13, collect(2), 0),
        (14, vec![Effect::Relocate], 0),
        (16, extra(true), 0),
        (17, vec![Effect::DestroyLine], 0),
        (18, collect(3), 0),
        (19, different(3), 0),
        (21, vec![Effect::RaiseAll { to: 5 }], 0),
        (25, vec![Effect::DestroyMeteorites { count: 3 }], 0),
        (26, vec![Effect::Patch; 3], 0),
    ]
}

// rules §6.2, §3.6
#[test]
fn every_immediate_card_takes_effect_on_taking_in_the_turn_and_with_claims_left_over() {
    let cards = immediate_cards();
    let listed: CardSet = cards.iter().map(|(number, ..)| card(*number)).collect();
    let immediate = CivCard::all().filter(|card| card.is_immediate());
    assert_eq!(listed, immediate.collect());
    for (number, effects, movement) in cards {
        let mut scene = Scenario::with_first_tile(2);
        scene.claim(number);
        assert_eq!(scene.state.phase, Phase::Turns { done: 0 });
        let expected = [&[Effect::TakeTile], &effects[..]].concat();
        assert_eq!(
            (scene.agenda(), scene.me().turn.movement),
            (expected, movement),
            "C{number:02}"
        );
        assert!(scene.state.cards.used.contains(card(number)));
        let mut last = Scenario::claiming_last(2);
        last.claim(number);
        assert_eq!(
            (last.agenda(), last.me().turn.movement),
            (effects, movement),
            "C{number:02}"
        );
    }
}

// rules §6.2, §3.6
#[test]
fn a_milestone_reached_through_an_immediate_card_is_claimed_in_the_same_turn() {
    let twice = |among, times| Effect::Advance { among, times };
    let mut scene = Scenario::with_first_tile(3);
    scene.only_cards(2, &[11]).tracker(Track::Civ, 4).claim(2);
    scene.advance(twice(TrackSet::ALL, 2), Track::Civ);
    scene.advance(twice(TrackSet::of(Track::Civ), 1), Track::Civ);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.settle(0, 11);
    assert_eq!(scene.state.phase, Phase::Turns { done: 0 });
    let among = TrackSet::ALL;
    let effect = Effect::AdvanceDifferent { among, count: 2 };
    assert_eq!(scene.agenda(), [Effect::TakeTile, effect], "and so on");
}

// rules §6.2
#[test]
fn an_end_of_game_card_taken_in_the_turn_stays_secret() {
    let mut scene = turns(2, 0);
    scene.only_cards(1, &[6, 7]).enter_milestone(0);
    let mut told = scene.play_seat(0, scene.look_at(0, 1));
    let mut other = Scenario {
        state: scene.state.clone(),
        events: Vec::new(),
    };
    told.extend(scene.keep(0, 6));
    other.keep(0, 7);
    assert!(scene.state.view(SeatId(1)) == other.state.view(SeatId(1)));
    let seen: Vec<EventKind> = told
        .iter()
        .filter(|event| event.visible_to(SeatId(1)))
        .map(|event| event.kind)
        .collect();
    let taken = EventKind::Card(CardEvent::Taken {
        rank: 1,
        shown: None,
    });
    assert_eq!(seen, [taken]);
    assert!(scene.me().cards.contains(card(6)));
    assert_eq!(scene.agenda(), []);
}

/// Seat 0 of two has placed the small tile of its depot, and then claims depot repair; seat 1 has placed its tile too.
fn taking_another(options: impl FnOnce(&mut GameOptions)) -> (Scenario, u8) {
    let mut scene = Scenario::with_first_tile(2);
    options(&mut scene.state.options);
    scene.depot("I3/civ-energy", "I4/biomass-civ");
    let other = SeatId(1);
    let choice = scene.state.legal(other)[0];
    scene.play_seat(1, choice);
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    scene.clear_agendas();
    let depot = scene.state.depot_of(SeatId(0));
    (scene, depot)
}

// rules §3.5
#[test]
fn where_a_card_lets_its_seat_take_a_further_tile_the_one_under_the_taken_one_is_visible_at_once() {
    for number in [5, 16] {
        let (mut scene, depot) = taking_another(|_| ());
        let top = |scene: &Scenario| scene.state.station.stack(Ring::Inner, depot).top();
        assert_eq!(top(&scene), None);
        let events = scene.claim(number);
        let under = top(&scene).expect("it is turned up");
        let ring = Ring::Inner;
        let revealed = events.iter().filter(|event| {
            matches!(
                event.kind,
                EventKind::Course(CourseEvent::TopRevealed { .. })
            )
        });
        assert_eq!(
            revealed.map(|event| event.kind).collect::<Vec<_>>(),
            [EventKind::Course(CourseEvent::TopRevealed { ring, depot })]
        );
        let resources = number == 16;
        let Question::PlaceTile(offer) = scene.question(Effect::TakeExtraTile { resources }) else {
            panic!("a tile is to be placed");
        };
        assert_eq!(
            offer.tiles[..],
            [(Ring::Inner, under), (Ring::Outer, tile("I4/biomass-civ"))]
        );
        let hidden = scene.state.station.stacks().filter(|stack| !stack.revealed);
        assert_eq!(hidden.count(), 1, "that of the other seat is not");
    }
}

// rules §3.5
#[test]
fn no_other_card_turns_up_the_tile_under_the_taken_one_in_the_turn() {
    for number in (1..=36).filter(|number| ![5, 16].contains(number)) {
        let (mut scene, depot) = taking_another(|_| ());
        scene.claim(number);
        let stack = scene.state.station.stack(Ring::Inner, depot);
        assert_eq!(stack.top(), None, "C{number:02}");
    }
}

// rules §3.5, §3.6
#[test]
fn the_tile_under_a_taken_one_becomes_visible_before_claims_that_are_still_open() {
    let (mut scene, depot) = taking_another(|_| ());
    let hidden = |scene: &Scenario| {
        let stacks = scene.state.station.stacks();
        stacks.filter(|stack| !stack.revealed).count()
    };
    scene.enter_milestone(1);
    scene.end_turn_of(1);
    scene.enter_milestone(0);
    scene.only_cards(1, &[6, 7]).settle(0, 6);
    assert_eq!(hidden(&scene), 2);
    assert!(!scene.state.station.stack(Ring::Inner, depot).revealed);
    scene.end_turn();
    assert_eq!(
        (scene.state.phase, hidden(&scene)),
        (Phase::Claims { done: 1 }, 0)
    );
}

// rules §3.5, §6.2
#[test]
fn the_milestones_of_a_further_tile_are_claimed_in_the_same_turn() {
    let (mut scene, _) = taking_another(|_| ());
    scene.tracker(Track::Civ, 2).claim(16);
    scene.place_anywhere(Ring::Outer);
    let civ = Effect::Resource(Track::Civ);
    scene.advance(civ, Track::Civ);
    scene.assert_open(0);
    scene.only_cards(1, &[6, 7]).settle(0, 6);
    assert_eq!(scene.state.phase, Phase::Turns { done: 0 });
}

// rules §3.5
#[test]
fn by_house_rule_a_further_tile_in_the_claims_turns_up_nothing_more() {
    let (mut scene, _) = taking_another(|options| options.claims_after_round = true);
    scene.me_mut().turn.milestones.push(Milestone::of(3));
    scene.only_cards(3, &[16]).end_turn();
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Claims { done: 0 });
    scene.play(scene.look_at(0, 3));
    let revealed = scene.keep(0, 16).into_iter().filter(|event| {
        matches!(
            event.kind,
            EventKind::Course(CourseEvent::TopRevealed { .. })
        )
    });
    assert_eq!(revealed.count(), 0, "all are visible already");
}

// rules §10.1, §3.6
#[test]
fn a_further_tile_in_the_turn_may_empty_the_depot() {
    let mut scene = Scenario::with_first_tile(2);
    scene
        .depot("I3/civ-energy", "I4/biomass-civ")
        .leave(Ring::Inner, 1)
        .leave(Ring::Outer, 1)
        .place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(scene.state.last_round, None);
    scene.clear_agendas_of(0).claim(5);
    scene.place_anywhere(Ring::Outer);
    assert_eq!(scene.state.last_round, Some(EndReason::EmptyDepot));
}

// rules §8 Republic 2, §11.12
#[test]
fn the_extra_card_of_republic_joins_though_its_level_is_lost_while_the_claim_waits() {
    for left_over in [false, true] {
        let mut setup = Setup::standard(2, "rules");
        setup.seats[1].corporation = CorporationId::Republic;
        let mut scene = Scenario::of(&setup);
        scene.clear_agendas().only_cards(1, &[6, 7]);
        let tech = CorporationId::Republic.data().tech_height(2);
        let owner = scene.seat_mut(1);
        owner.trackers[Track::Tech as usize] = field(Track::Tech, tech);
        owner.trackers[Track::Civ as usize] = field(Track::Civ, 1);
        let boost = Pending::new(Effect::Boost, Source::Round);
        owner.turn.agenda.push(boost);
        let answer = Answer::Advance {
            tracker: Track::Civ,
            to: field(Track::Civ, 2),
        };
        let pending = scene.place_for(1, Effect::Boost);
        scene.play_seat(1, Choice::Resolve { pending, answer });
        let cost = Effect::Regress {
            among: TrackSet::all_but(Track::Civ),
        };
        let answer = Answer::Regress {
            tracker: Track::Tech,
            to: field(Track::Tech, tech - 1),
        };
        let pending = scene.place_for(1, cost);
        scene.play_seat(1, Choice::Resolve { pending, answer });
        if left_over {
            scene.end_turn_of(1);
        }
        scene.end_turn_of(0);
        let claim = Milestone {
            extra: true,
            ..Milestone::of(1)
        };
        let events = scene.resolve(Effect::Claim(claim), Answer::Look);
        let seen = events.iter().find_map(|event| match event.kind {
            EventKind::Card(CardEvent::Seen { cards, .. }) => Some(cards),
            _ => None,
        });
        let seen = seen.expect("it looks at cards");
        assert_eq!((seen.ranked(1).len(), seen.ranked(2).len()), (2, 1));
    }
}

// rules §3.8
#[test]
fn once_per_round_abilities_do_not_come_back_for_claims_left_over() {
    for used in [false, true] {
        let mut setup = Setup::standard(2, "rules");
        setup.seats[1].corporation = CorporationId::Horizon;
        let mut scene = Scenario::of(&setup);
        scene.clear_agendas();
        let tech = CorporationId::Horizon.data().tech_height(5);
        scene.seat_mut(1).trackers[Track::Tech as usize] = field(Track::Tech, tech);
        scene.enter_milestone(1);
        let offers = |scene: &Scenario| scene.state.offers(SeatId(1)).len();
        assert_eq!(offers(&scene), 1);
        if used {
            let advance = Choice::Resolve {
                pending: scene.seat(1).turn.agenda.len() as u8,
                answer: Answer::Advance {
                    tracker: Track::Rover,
                    to: field(Track::Rover, 1),
                },
            };
            scene.play_seat(1, advance);
        }
        scene.assert_waits(1);
        scene.end_turn_of(1);
        scene.end_turn_of(0);
        assert_eq!(scene.state.phase, Phase::Claims { done: 1 });
        assert_eq!(offers(&scene), usize::from(!used));
    }
}

// rules §3.8, §6.5
#[test]
fn movement_of_a_card_taken_in_the_turn_may_be_spent_before_the_tile_is_placed() {
    let mut scene = Scenario::with_first_tile(2);
    scene.rover(5, 1).claim(4);
    scene.drive(&[(5, 1), (6, 1), (6, 2), (7, 2)]);
    assert_eq!(scene.me().lifepods, 1);
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
}

// rules §10.1, §10.2
#[test]
fn in_the_last_round_claims_are_open_in_the_turn_and_left_over_as_ever() {
    let mut scene = turns(3, 0);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.only_cards(1, &[6, 7]).only_cards(4, &[23, 26]);
    scene.enter_milestone(2);
    scene.end_turn_of(2);
    scene.reach(0, 4);
    scene.settle(0, 23);
    assert_eq!(scene.agenda(), [], "it counts in the end phase");
    scene.end_turn_of(0);
    scene.reach(1, 4);
    scene.settle(1, 26);
    assert_eq!(scene.agenda(), [Effect::Patch; 3]);
    scene.clear_agendas().end_turn_of(1);
    assert_eq!(scene.state.phase, Phase::Claims { done: 2 });
    scene.settle(2, 7);
    scene.end_turn();
    let step = EndStep::Cards;
    assert_eq!(scene.state.phase, Phase::End { done: 0, step });
}

// rules §3.5
#[test]
fn the_tile_under_the_one_of_the_round_is_turned_up_at_once_if_a_further_one_is_to_be_taken() {
    let mut scene = Scenario::with_first_tile(2);
    scene.claim(16);
    scene.place_anywhere(Ring::Inner);
    let offered = scene.state.offered(SeatId(0));
    assert_eq!(offered.len(), 2, "the extra tile may be of either ring");
}

// rules §3.5
#[test]
fn the_tile_under_a_further_one_stays_hidden_unless_another_is_to_be_taken() {
    let mut scene = Scenario::with_first_tile(2);
    scene.place_anywhere(Ring::Inner);
    scene.claim(16);
    scene.place_anywhere(Ring::Inner);
    assert_eq!(
        scene.state.offered(SeatId(0)).len(),
        1,
        "it is the last tile"
    );
    let mut scene = Scenario::with_first_tile(2);
    scene.claim(16);
    let extra = scene.place_of(Effect::TakeExtraTile { resources: true });
    let legal = scene.state.legal(SeatId(0));
    let of_card =
        |choice: &Choice| matches!(choice, Choice::Resolve { pending, .. } if *pending == extra);
    scene.play_seat(
        0,
        legal.into_iter().find(of_card).expect("it can be placed"),
    );
    let offered = scene.state.offered(SeatId(0));
    assert_eq!(offered.len(), 2, "that of the round may be of either ring");
}
