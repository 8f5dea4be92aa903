//! Republic: seven civ milestones, each of which costs a step elsewhere.

use super::*;

pub const REPUBLIC: CorporationId = CorporationId::Republic;

/// The cost of each civ milestone.
pub const COST: Effect = Effect::Regress {
    among: TrackSet::all_but(Track::Civ),
};

pub fn at_level(level: u8) -> Scenario {
    with_level(REPUBLIC, level)
}

pub fn back(tracker: Track, height: u8) -> Answer {
    Answer::Regress {
        tracker,
        to: field(tracker, height),
    }
}

// rules §8 Republic
#[test]
fn republic_has_seven_civ_milestones_and_one_rover() {
    let civ: [Printed; 9] = [
        (Track::Civ, 2, &[Benefit::CivMilestone(1)]),
        (Track::Civ, 3, &[]),
        (Track::Civ, 4, &[Benefit::CivMilestone(2)]),
        (Track::Civ, 5, &[]),
        (Track::Civ, 8, &[Benefit::CivMilestone(3)]),
        (Track::Civ, 9, &[]),
        (Track::Civ, 11, &[]),
        (Track::Civ, 12, &[Benefit::CivMilestone(4)]),
        (Track::Rover, 6, &[Benefit::RoverMoves(2)]),
    ];
    assert_tracks(REPUBLIC, &[civ.as_slice(), &SLOW_ROVERS].concat());
    let data = REPUBLIC.data();
    assert_eq!((data.rovers, data.rover_moves_above_top), (1, 3));
    let milestones = data
        .fields(Track::Civ)
        .flat_map(|field| data.benefits(field).to_vec());
    let ranks: Vec<Benefit> = milestones
        .filter(|benefit| matches!(benefit, Benefit::CivMilestone(_)))
        .collect();
    assert_eq!(ranks, [1, 2, 2, 3, 3, 4, 4].map(Benefit::CivMilestone));
}

// rules §8 Republic, §5.6
#[test]
fn each_civ_milestone_regresses_another_tracker() {
    for to in [2, 4, 6, 8, 10, 12, 14] {
        let mut scene = at_level(0);
        scene
            .clear_agendas()
            .trackers(3)
            .tracker(Track::Civ, to - 1)
            .pending(Effect::Boost);
        scene.advance(Effect::Boost, Track::Civ);
        assert_eq!(scene.besides_claims(), [COST], "field {to}");
        scene.refuse(Choice::EndTurn, Illegal::Mandatory);
        scene.refuse_answer(
            COST,
            back(Track::Civ, to - 1),
            Illegal::CannotRegress(Track::Civ),
        );
        scene.refuse_answer(
            COST,
            back(Track::Water, 1),
            Illegal::CannotRegress(Track::Water),
        );
        scene.resolve(COST, back(Track::Water, 2));
        assert_eq!(
            (scene.height(Track::Water), scene.besides_claims()),
            (2, vec![]),
            "it gains nothing"
        );
    }
}

// rules §8 Republic
#[test]
fn without_another_tracker_above_the_bottom_a_civ_milestone_costs_nothing() {
    let mut scene = at_level(0);
    scene
        .clear_agendas()
        .trackers(0)
        .tracker(Track::Civ, 1)
        .pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Civ);
    assert_eq!(scene.question(COST), Question::Impossible);
    scene.refuse_answer(COST, back(Track::Civ, 1), Illegal::Impossible);
    scene.skip(COST);
    assert!(
        scene.agenda().contains(&Effect::Claim(Milestone::of(1))),
        "the card is still claimed"
    );
}

// rules §8 Republic, §5.6
#[test]
fn a_milestone_entered_again_costs_again_and_fields_between_cost_nothing() {
    let mut scene = at_level(0);
    scene
        .clear_agendas()
        .trackers(3)
        .tracker(Track::Civ, 2)
        .pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Civ);
    assert!(scene.agenda().is_empty());
    scene.tracker(Track::Civ, 1).pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Civ);
    assert_eq!(scene.besides_claims(), [COST]);
    assert_eq!(scene.claims().len(), 1);
}

// rules §8 Republic 1, §11.11
#[test]
fn level_1_gives_movement_as_on_the_field_of_the_rover_tracker_on_choosing() {
    let values = [0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3];
    for (height, movement) in (0..).zip(values) {
        let mut scene = at_level(1);
        scene
            .depot("I2/civ-energy!", "I4/rover-tech")
            .tracker(Track::Rover, height);
        let choose = Choice::Resolve {
            pending: 0,
            answer: Answer::Choose(Ring::Inner),
        };
        assert_eq!(scene.allows(choose), movement > 0, "field {height}");
        scene.place(Ring::Inner, UPRIGHT, (6, 0));
        assert_eq!(scene.me().turn.movement, movement, "field {height}");
        assert_eq!(scene.told(movement_by_tech(1, movement)), movement > 0);
    }
}

// rules §8 Republic 1
#[test]
fn level_1_needs_its_level_and_a_civ_resource() {
    for (tech, reached) in around(1) {
        for (name, civ) in [
            ("I2/civ-energy!", true),
            ("I2/biomass-civ", true),
            ("I2/rover-tech", false),
        ] {
            let mut scene = at_level(0);
            scene
                .depot(name, "I4/water-rover")
                .tracker(Track::Rover, 2)
                .tracker(Track::Tech, tech);
            let choose = Choice::Resolve {
                pending: 0,
                answer: Answer::Choose(Ring::Inner),
            };
            assert_eq!(scene.allows(choose), reached && civ, "{name}");
            let question = scene.question(Effect::TakeTile);
            let tiles = scene.state.choosable_tiles(SeatId(0), &question);
            let rings: Vec<Ring> = tiles.map(|(ring, _)| ring).collect();
            assert_eq!(rings.contains(&Ring::Inner), reached && civ, "{name}");
            assert!(!rings.contains(&Ring::Outer), "{name}");
            scene.place(Ring::Inner, UPRIGHT, (6, 0));
            assert_eq!(scene.me().turn.movement, u8::from(reached && civ), "{name}");
        }
    }
}

// rules §8 Republic 1, §11.11
#[test]
fn choosing_commits_to_the_tile_and_gives_its_movement_once_before_it_is_placed() {
    let mut scene = at_level(1);
    scene
        .depot("I2/civ-energy!", "I4/biomass-civ")
        .tracker(Track::Rover, 4)
        .rover(5, 2);
    let of_other = |choice: &Choice| {
        matches!(
            choice,
            Choice::Resolve {
                answer: Answer::Place {
                    ring: Ring::Outer,
                    ..
                },
                ..
            }
        )
    };
    let other = scene
        .state
        .legal(SeatId(0))
        .into_iter()
        .find(of_other)
        .expect("both tiles can be placed");
    scene.resolve(Effect::TakeTile, Answer::Choose(Ring::Inner));
    assert_eq!(scene.me().turn.movement, 2);
    scene.refuse_answer(
        Effect::TakeTile,
        Answer::Choose(Ring::Inner),
        Illegal::NoTech,
    );
    scene.refuse_answer(
        Effect::TakeTile,
        Answer::Choose(Ring::Outer),
        Illegal::NoTech,
    );
    let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
        panic!("a tile is to be placed");
    };
    assert_eq!(
        offer
            .tiles
            .iter()
            .map(|(ring, _)| *ring)
            .collect::<Vec<_>>(),
        [Ring::Inner]
    );
    scene.refuse(other, Illegal::NoTile);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.drive(&[(5, 2), (6, 2)]);
    scene.place(Ring::Inner, UPRIGHT, (4, 1));
    assert_eq!(scene.me().turn.movement, 1, "placing it gives no more");
}

// rules §11.11, §4.7
#[test]
fn only_a_placeable_tile_can_be_chosen_if_either_is() {
    let mut scene = at_level(1);
    scene
        .depot("I2/civ-energy!", "I4/biomass-civ")
        .tracker(Track::Rover, 2)
        .cover_all_but(&[(6, 0), (6, 1)]);
    scene.refuse_answer(
        Effect::TakeTile,
        Answer::Choose(Ring::Outer),
        Illegal::NoTech,
    );
    scene.resolve(Effect::TakeTile, Answer::Choose(Ring::Inner));
}

// rules §11.1
#[test]
fn an_unplaceable_tile_gives_the_movement_of_level_1_too() {
    for first in [false, true] {
        let mut scene = at_level(1);
        scene
            .depot("I2/civ-energy!", "I4/rover-tech")
            .tracker(Track::Rover, 2)
            .cover_all_but(&[(6, 0)]);
        if first {
            scene.resolve(Effect::TakeTile, Answer::Choose(Ring::Inner));
            scene.refuse_answer(
                Effect::TakeTile,
                Answer::Discard(Ring::Outer),
                Illegal::NoTile,
            );
        }
        scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
        assert_eq!(scene.me().turn.movement, 1);
        assert_eq!(scene.state.last_round, Some(EndReason::Unplaceable));
    }
}

// rules §11.11
#[test]
fn tiles_taken_by_cards_trigger_level_1_too() {
    for (number, resources) in [(5, false), (16, true)] {
        let mut scene = at_level(1);
        let effect = Effect::TakeExtraTile { resources };
        scene
            .depot("I2/civ-energy!", "I4/rover-tech")
            .tracker(Track::Rover, 2)
            .in_claims()
            .claim(number);
        scene.refuse_answer(effect, Answer::Choose(Ring::Outer), Illegal::NoTech);
        scene.resolve(effect, Answer::Choose(Ring::Inner));
        assert_eq!(scene.me().turn.movement, 1, "C{number}");
        scene.resolve(
            effect,
            Answer::Place {
                ring: Ring::Inner,
                orientation: UPRIGHT,
                anchor: cell(6, 0),
            },
        );
        assert_eq!(scene.me().turn.movement, 1, "C{number}");
    }
}

/// Seat 0 reaches the first civ milestone on a tech field and claims its card.
pub fn claiming_from(tech: u8, seats: usize) -> Scenario {
    let mut scene = untouched(REPUBLIC, seats);
    scene
        .clear_agendas()
        .tracker(Track::Tech, tech)
        .tracker(Track::Civ, 1)
        .pending(Effect::Boost);
    scene.only_cards(1, &[6, 7]).only_cards(2, &[8, 9]);
    scene.advance(Effect::Boost, Track::Civ);
    let agenda = &mut scene.me_mut().turn.agenda;
    agenda.retain(|pending| matches!(pending.effect, Effect::Claim(_)));
    scene
}

/// The cards from which seat 0 chooses after looking.
pub fn looked_at(scene: &mut Scenario, milestone: Milestone) -> (Effect, CardSet) {
    scene.resolve(Effect::Claim(milestone), Answer::Look);
    let keep = scene.agenda()[0];
    match scene.question(keep) {
        Question::Keep(cards) => (keep, cards),
        other => panic!("a card is to be kept: {other:?}"),
    }
}

// rules §8 Republic 2
#[test]
fn with_level_2_one_card_of_the_next_rank_joins_the_choice() {
    for (tech, extra) in around(2) {
        let mut scene = claiming_from(tech, 1);
        let (keep, cards) = looked_at(
            &mut scene,
            Milestone {
                rank: 1,
                printed: 1,
                extra,
            },
        );
        assert_eq!(cards.ranked(1).len(), 2);
        assert_eq!(
            (cards.ranked(2).len(), cards.len()),
            (u32::from(extra), 2 + u32::from(extra))
        );
        let card = if extra { cards.ranked(2) } else { cards }
            .iter()
            .next()
            .expect("a card");
        scene.resolve(keep, Answer::Keep(card));
        assert!(scene.me().cards.contains(card) && !scene.state.cards.in_play.contains(card));
        assert_eq!(
            (1..=2)
                .map(|rank| scene.state.cards.in_play.ranked(rank).len())
                .sum::<u32>(),
            3,
            "kept one"
        );
    }
}

// rules §11.12
#[test]
fn level_2_counts_when_the_milestone_is_entered() {
    let mut scene = at_level(2);
    scene
        .clear_agendas()
        .tracker(Track::Civ, 1)
        .pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Civ);
    scene.resolve(COST, back(Track::Tech, 4));
    assert_eq!(
        scene.agenda(),
        [Effect::Claim(Milestone {
            rank: 1,
            printed: 1,
            extra: true
        })],
        "though the tech is lost"
    );
}

// rules §8 Republic 2, §11.12
#[test]
fn without_cards_of_the_next_rank_none_joins() {
    for (rank, from) in [(1, 1), (4, 11)] {
        let mut scene = at_level(2);
        scene
            .in_claims()
            .trackers(5)
            .tracker(Track::Civ, from)
            .only_cards(2, &[])
            .pending(Effect::Boost);
        let all = scene.state.cards.in_play.ranked(rank);
        scene.advance(Effect::Boost, Track::Civ);
        scene.resolve(COST, back(Track::Water, 4));
        let (_, cards) = looked_at(
            &mut scene,
            Milestone {
                rank,
                printed: rank,
                extra: true,
            },
        );
        assert_eq!(cards, all);
    }
}

// rules §11.12
#[test]
fn with_the_rank_empty_the_extra_card_alone_may_be_taken() {
    let mut scene = claiming_from(5, 1);
    let milestone = Milestone {
        rank: 1,
        printed: 1,
        extra: true,
    };
    scene.only_cards(1, &[]);
    let (keep, cards) = looked_at(&mut scene, milestone);
    assert_eq!((cards.len(), cards.ranked(2).len()), (1, 1));
    let (state, in_play) = (scene.state.clone(), scene.state.cards.in_play);
    scene.skip(keep);
    assert_eq!(
        (scene.agenda(), scene.state.cards.in_play),
        (vec![], in_play),
        "it need not be taken"
    );
    scene.state = state;
    scene.resolve(keep, Answer::Keep(cards.iter().next().expect("a card")));
    let mut scene = claiming_from(5, 1);
    let (keep, _) = looked_at(&mut scene, milestone);
    scene.refuse(
        Choice::Skip {
            pending: scene.place_of(keep),
        },
        Illegal::Mandatory,
    );
    let mut scene = claiming_from(5, 1);
    scene.only_cards(1, &[]).only_cards(2, &[]);
    assert_eq!(
        scene.question(Effect::Claim(milestone)),
        Question::Impossible
    );
}

// rules §6.2, §8 Republic 2
#[test]
fn others_do_not_know_the_card_that_joins() {
    let mut scene = claiming_from(5, 2);
    let (keep, cards) = looked_at(
        &mut scene,
        Milestone {
            rank: 1,
            printed: 1,
            extra: true,
        },
    );
    let joins = cards.ranked(2).iter().next().expect("a card");
    let other = cards_of_rank_2_in_play(&scene)
        .find(|card| *card != joins)
        .expect("another card");
    let mut twin = scene.state.clone();
    twin.seats[0].turn.agenda[0].effect = Effect::Keep {
        rank: 1,
        extra: Some(other),
    };
    twin.seats[0].seen = twin.seats[0].seen.without(cards.ranked(2));
    twin.seats[0].seen.insert(other);
    assert_eq!(scene.state.view(SeatId(1)), twin.view(SeatId(1)));
    assert_eq!(
        scene.state.view(SeatId(0)).state().seats[0].turn.agenda[0].effect,
        keep
    );
}

fn cards_of_rank_2_in_play(scene: &Scenario) -> impl Iterator<Item = CivCard> {
    scene.state.cards.in_play.ranked(2).iter()
}

/// A rover on the civ resource of (5, 0), with civ resources on (6, 1) and (9, 3), one without on (10, 3), level 3.
fn among_cities() -> Scenario {
    let mut scene = at_level(3);
    scene
        .clear_agendas()
        .lay("I2/civ-energy!", UPRIGHT, (6, 1))
        .lay("I4/biomass-civ", UPRIGHT, (7, 3))
        .rover(5, 0);
    assert_eq!(
        scene.me().board.resources(Terrain::Civ),
        cells(&[(5, 0), (6, 1), (9, 3)])
    );
    scene
}

// rules §8 Republic 3
#[test]
fn with_level_3_a_rover_teleports_between_civ_resources_for_1_movement() {
    let mut scene = among_cities();
    scene.me_mut().turn.movement = 2;
    let reached = scene.state.rover_destinations(SeatId(0), cell(5, 0));
    assert_eq!(
        reached,
        cells(&[(5, 1), (6, 0), (6, 1), (9, 3)]),
        "a civ cell without resource is none"
    );
    scene.play(Choice::Drive {
        from: cell(5, 0),
        to: cell(9, 3),
    });
    assert_eq!(scene.me().turn.movement, 1);
    assert!(scene.told(TrackEvent::TechUsed { level: 3 }));
    scene.drive(&[(9, 3), (6, 1)]);
    assert_eq!(scene.me().turn.movement, 0, "as often as one likes");
    assert!(
        !scene.may_drive((6, 1), (5, 0)),
        "without movement it stays"
    );
}

// rules §8 Republic 3
#[test]
fn level_3_needs_its_level_and_a_civ_resource_to_start_from() {
    let mut scene = among_cities();
    scene.tracker(Track::Tech, 6).me_mut().turn.movement = 3;
    scene.refuse(
        Choice::Drive {
            from: cell(5, 0),
            to: cell(9, 3),
        },
        Illegal::BlockedStep,
    );
    scene.level(3).drive(&[(5, 0), (5, 1)]);
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(9, 3),
        },
        Illegal::BlockedStep,
    );
}

// rules §8 Republic 3
#[test]
fn a_patch_hides_a_civ_resource_and_a_rover_on_one_bars_it() {
    let mut scene = among_cities();
    scene.me_mut().turn.movement = 3;
    scene.patch(9, 3);
    assert!(!scene.may_drive((5, 0), (9, 3)));
    assert!(scene.may_drive((5, 0), (6, 1)));
    scene.board().rovers.insert(cell(6, 1));
    assert!(!scene.may_drive((5, 0), (6, 1)));
}

// rules §8 Republic 4
#[test]
fn with_level_4_each_civ_milestone_also_gives_a_boost() {
    for (tech, boost) in around(4) {
        for to in [2, 4, 6, 8, 10, 12, 14] {
            let mut scene = at_level(0);
            let advance = Effect::Advance {
                among: TrackSet::of(Track::Civ),
                times: 1,
            };
            scene
                .clear_agendas()
                .trackers(3)
                .tracker(Track::Tech, tech)
                .tracker(Track::Civ, to - 1)
                .pending(advance);
            scene.advance(advance, Track::Civ);
            assert_eq!(scene.agenda().contains(&Effect::Boost), boost, "field {to}");
            assert!(scene.agenda().contains(&COST));
        }
    }
}

// rules §11.12, §8 Republic 4
#[test]
fn level_4_must_be_there_when_the_milestone_is_entered() {
    let mut scene = at_level(4);
    scene
        .clear_agendas()
        .tracker(Track::Civ, 1)
        .pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Civ);
    scene.resolve(COST, back(Track::Tech, 9));
    assert_eq!(scene.besides_claims(), [Effect::Boost], "it was");
    scene.advance(Effect::Boost, Track::Tech);
    assert!(scene.besides_claims().is_empty(), "regained too late");
}

// rules §8 Republic 4, §11.21
#[test]
fn raising_all_trackers_without_boosts_gives_none_for_its_civ_milestones() {
    let mut scene = at_level(4);
    scene.in_claims().tracker(Track::Civ, 1).claim(21);
    scene.advance(Effect::RaiseAll { to: 5 }, Track::Civ);
    assert!(scene.agenda().contains(&COST) && !scene.agenda().contains(&Effect::Boost));
}
