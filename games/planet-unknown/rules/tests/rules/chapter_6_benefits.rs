//! Chapter 6: benefits.

use super::scenario::*;
use rules::corporation::Techs;
use rules::*;

const FIRST_TILE: [(u8, u8); 2] = [(5, 0), (5, 1)];
const CIV: Effect = Effect::Resource(Track::Civ);

/// A turn after the tile was placed, with the first tile on (5, 0) and (5, 1).
fn turn() -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene.clear_agendas();
    scene
}

// rules §6.1
#[test]
fn a_synergy_boost_advances_any_one_tracker_once() {
    for track in Track::ALL {
        let mut scene = turn();
        scene.pending(Effect::Boost);
        assert_eq!(scene.may_advance(Effect::Boost), Track::ALL);
        scene.refuse(Choice::EndTurn, Illegal::Mandatory);
        scene.advance(Effect::Boost, track);
        assert_eq!(
            scene.me().trackers.map(|at| at.height).iter().sum::<u8>(),
            1
        );
        assert_eq!(scene.height(track), 1);
        assert!(!scene.agenda().contains(&Effect::Boost));
    }
}

// rules §6.1
#[test]
fn a_synergy_boost_advances_one_that_can_move_or_the_rover_tracker_at_its_top() {
    let mut scene = turn();
    scene
        .trackers(15)
        .tracker(Track::Tech, 14)
        .pending(Effect::Boost)
        .pending(Effect::Boost);
    assert_eq!(
        scene.may_advance(Effect::Boost),
        [Track::Rover, Track::Tech]
    );
    scene.advance(Effect::Boost, Track::Tech);
    assert_eq!(scene.may_advance(Effect::Boost), [Track::Rover]);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.advance(Effect::Boost, Track::Rover);
    assert_eq!(
        scene.me().turn.movement,
        5,
        "four above the top, one by tech level 3"
    );
}

/// Seat 0 of three claims a card of rank 2, of which these are in play.
fn claiming_rank_2(numbers: &[u8]) -> Scenario {
    let mut scene = Scenario::with_first_tile(3);
    scene
        .only_cards(2, numbers)
        .clear_agendas()
        .pending(Effect::Claim(Milestone::of(2)));
    scene
}

// rules §6.2
#[test]
fn a_civ_milestone_is_claimed_in_the_turn() {
    let mut scene = turn();
    scene.tracker(Track::Civ, 2).pending(CIV);
    scene.advance(CIV, Track::Civ);
    assert!(scene.told(TrackEvent::MilestoneReached { rank: 1 }));
    assert_eq!(scene.agenda(), [Effect::Claim(Milestone::of(1))]);
    assert!(scene.me().turn.milestones.is_empty(), "nothing is put off");
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
}

// rules §3.6, §6.2
#[test]
fn by_house_rule_a_civ_milestone_is_claimed_at_the_end_of_the_round() {
    let mut scene = turn();
    scene.state.options.claims_after_round = true;
    scene.tracker(Track::Civ, 2).pending(CIV);
    scene.advance(CIV, Track::Civ);
    assert_eq!(scene.me().turn.milestones[..], [1].map(Milestone::of));
    assert!(scene.agenda().is_empty(), "not in the turn");
    assert!(scene.told(TrackEvent::MilestoneReached { rank: 1 }));
    scene.end_turn();
    assert_eq!(scene.agenda(), [Effect::Claim(Milestone::of(1))]);
}

// rules §6.2
#[test]
fn the_player_looks_at_all_remaining_cards_of_the_rank_and_keeps_exactly_one() {
    let mut scene = claiming_rank_2(&[8, 9, 34]);
    scene.rover(5, 1).me_mut().turn.movement = 1;
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.resolve(Effect::Claim(Milestone::of(2)), Answer::Look);
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(5, 2),
        },
        Illegal::Urgent,
    );
    let seen: CardSet = [8, 9, 34].into_iter().map(card).collect();
    assert!(scene.told(CardEvent::Seen {
        rank: 2,
        cards: seen
    }));
    let keep = Effect::Keep {
        rank: 2,
        extra: None,
    };
    assert_eq!(scene.question(keep), Question::Keep(seen));
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
    scene.refuse_answer(keep, Answer::Keep(card(10)), Illegal::NoSuchCard);
    scene.refuse_answer(keep, Answer::Keep(card(7)), Illegal::NoSuchCard);
    scene.resolve(keep, Answer::Keep(card(9)));
    assert_eq!(scene.me().cards, [card(9)].into_iter().collect());
    assert_eq!(
        scene.state.cards.in_play.ranked(2),
        [8, 34].into_iter().map(card).collect(),
        "the others go back"
    );
    assert!(scene.agenda().is_empty());
}

// rules §6.2
#[test]
fn an_immediate_card_takes_effect_on_taking_and_leaves_the_game() {
    let mut scene = claiming_rank_2(&[8, 11]);
    scene.resolve(Effect::Claim(Milestone::of(2)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 2,
            extra: None,
        },
        Answer::Keep(card(11)),
    );
    assert_eq!(
        scene.agenda(),
        [Effect::AdvanceDifferent {
            among: TrackSet::ALL,
            count: 2
        }]
    );
    assert!(scene.me().cards.is_empty());
    assert!(scene.state.cards.used.contains(card(11)));
    assert!(scene.told(CardEvent::Taken {
        rank: 2,
        shown: Some(card(11))
    }));
}

// rules §6.2
#[test]
fn with_no_card_of_the_rank_left_the_milestone_gives_nothing() {
    let mut scene = claiming_rank_2(&[]);
    scene.refuse_answer(
        Effect::Claim(Milestone::of(2)),
        Answer::Look,
        Illegal::Impossible,
    );
    scene.end_turn();
    assert!(scene.told(EffectEvent::Lost(Effect::Claim(Milestone::of(2)))));
    assert!(scene.me().cards.is_empty());
}

// rules §6.2
#[test]
fn it_is_known_beforehand_that_no_card_of_a_rank_is_left() {
    let mut scene = turn();
    let milestone = Benefit::CivMilestone(2);
    assert!(!scene.state.gives_nothing(scene.me(), milestone));
    scene.only_cards(2, &[]);
    assert!(scene.state.gives_nothing(scene.me(), milestone));
    let other = Benefit::CivMilestone(1);
    assert!(!scene.state.gives_nothing(scene.me(), other));
}

// rules §6.2
#[test]
fn the_last_card_of_a_rank_goes_to_who_claims_first() {
    let mut scene = Scenario::with_first_tile(3);
    scene.only_cards(2, &[8]).clear_agendas();
    for seat in [0, 2] {
        scene.reach(seat, 2);
    }
    scene.resolve(Effect::Claim(Milestone::of(2)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 2,
            extra: None,
        },
        Answer::Keep(card(8)),
    );
    scene.end_turn();
    scene.end_turn();
    assert_eq!(scene.state.active(), Some(SeatId(2)));
    assert_eq!(
        scene.question(Effect::Claim(Milestone::of(2))),
        Question::Impossible
    );
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Rotate);
}

// rules §6.2
#[test]
fn milestones_reached_while_taking_civ_cards_are_claimed_at_once_by_that_player() {
    let mut scene = Scenario::claiming_last(3);
    scene.seat_mut(1).turn.milestones.push(Milestone::of(1));
    scene.only_cards(2, &[8]).tracker(Track::Civ, 5).claim(1);
    let two = Effect::AdvanceDifferent {
        among: TrackSet::ALL,
        count: 2,
    };
    scene.advance(two, Track::Civ);
    assert!(scene.agenda().contains(&Effect::Claim(Milestone::of(2))));
    scene.resolve(Effect::Claim(Milestone::of(2)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 2,
            extra: None,
        },
        Answer::Keep(card(8)),
    );
    assert!(scene.me().cards.contains(card(8)));
    assert_eq!(
        scene.state.active(),
        Some(SeatId(0)),
        "before the next seat claims"
    );
}

// rules §6.2
#[test]
fn several_milestones_of_a_turn_are_claimed_in_the_players_order() {
    let mut scene = Scenario::claiming(2);
    scene
        .only_cards(1, &[6, 7])
        .only_cards(2, &[8, 9])
        .reach(0, 1)
        .reach(0, 2);
    scene.resolve(Effect::Claim(Milestone::of(2)), Answer::Look);
    scene.refuse_answer(
        Effect::Claim(Milestone::of(1)),
        Answer::Look,
        Illegal::Urgent,
    );
    scene.resolve(
        Effect::Keep {
            rank: 2,
            extra: None,
        },
        Answer::Keep(card(8)),
    );
    scene.resolve(Effect::Claim(Milestone::of(1)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 1,
            extra: None,
        },
        Answer::Keep(card(7)),
    );
    scene.end_turn();
    assert_eq!(scene.me().cards.len(), 2);
}

// rules §6.2
#[test]
fn the_rank_belongs_to_the_milestone_however_often_it_is_entered() {
    let heights = [(3, 1), (6, 2), (10, 3), (14, 4)];
    for (height, rank) in heights {
        for _ in 0..2 {
            let mut scene = turn();
            scene.reach(0, 4);
            scene.tracker(Track::Civ, height - 1).pending(Effect::Boost);
            scene.advance(Effect::Boost, Track::Civ);
            assert_eq!(scene.claims(), [4, rank].map(Milestone::of));
        }
    }
}

// rules §6.3
#[test]
fn a_biomass_milestone_gives_a_patch_to_be_placed() {
    let mut scene = turn();
    scene.tracker(Track::Biomass, 2).pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Biomass);
    assert_eq!(scene.agenda(), [Effect::Patch]);
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.resolve(Effect::Patch, Answer::Cell(cell(4, 1)));
    assert_eq!(scene.me().board.patches, cells(&[(4, 1)]));
}

// rules §6.4
#[test]
fn a_rover_milestone_places_a_rover_on_the_tile_placed_last() {
    let mut scene = turn();
    let tile = cells(&FIRST_TILE);
    scene.pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Rover);
    let rover = Effect::Rover { tile };
    assert_eq!(scene.may_choose(rover), tile);
    scene.refuse_answer(rover, Answer::Cell(cell(5, 2)), Illegal::WrongCell);
    scene.resolve(rover, Answer::Cell(cell(5, 1)));
    assert_eq!(
        (scene.me().rovers_left, scene.me().board.rovers),
        (1, cells(&[(5, 1)]))
    );
    assert!(scene.told(PieceEvent::RoverPlaced(cell(5, 1))));
}

// rules §6.4
#[test]
fn a_rover_is_placed_on_no_other_rover_and_collects_the_meteorite_there() {
    let mut scene = turn();
    let rover = Effect::Rover {
        tile: cells(&FIRST_TILE),
    };
    scene.rover(5, 1).meteorite(5, 0).pending(rover);
    assert_eq!(scene.may_choose(rover), cells(&[(5, 0)]));
    scene.resolve(rover, Answer::Cell(cell(5, 0)));
    assert_eq!(
        (scene.me().meteorites, scene.me().board.meteorites),
        (1, CellSet::EMPTY)
    );
}

// rules §6.4
#[test]
fn the_tile_is_the_one_placed_last_when_the_milestone_was_gained() {
    let mut scene = Scenario::claiming(1);
    scene.depot("I2/biomass-civ", "I4/civ-energy").claim(1);
    scene.advance(
        Effect::AdvanceDifferent {
            among: TrackSet::ALL,
            count: 2,
        },
        Track::Rover,
    );
    scene.claim(5);
    let answer = Answer::Place {
        ring: Ring::Inner,
        orientation: UPRIGHT,
        anchor: cell(5, 2),
    };
    scene.resolve(Effect::TakeExtraTile { resources: false }, answer);
    assert_eq!(scene.me().board.last_tile, cells(&[(5, 2), (5, 3)]));
    assert_eq!(
        scene.may_choose(Effect::Rover {
            tile: cells(&FIRST_TILE)
        }),
        cells(&FIRST_TILE)
    );
}

// rules §6.4
#[test]
fn without_a_rover_left_or_a_tile_yet_a_rover_milestone_gives_nothing() {
    let mut scene = Scenario::new(1);
    scene.clear_agendas().pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Rover);
    assert!(scene.agenda().is_empty());
    let mut scene = turn();
    scene.rover(5, 0).rover(5, 1).pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Rover);
    assert!(scene.agenda().is_empty());
}

// rules §6.4
#[test]
fn two_rovers_pending_and_one_left_place_only_one() {
    let mut scene = turn();
    let rover = Effect::Rover {
        tile: cells(&FIRST_TILE),
    };
    scene.rover(6, 1).pending(rover).pending(rover);
    scene.resolve(rover, Answer::Cell(cell(5, 0)));
    assert_eq!(scene.question(rover), Question::Impossible);
    scene.end_turn();
    assert_eq!(scene.me().board.rovers.len(), 2);
}

/// A turn with this much movement and rovers on (5, 1) and (6, 1).
fn driving(movement: u8) -> Scenario {
    let mut scene = turn();
    scene.rover(5, 1).rover(6, 1).me_mut().turn.movement = movement;
    scene
}

// rules §6.5
#[test]
fn movement_is_split_among_the_own_rovers_in_any_way() {
    let mut scene = driving(4);
    scene.drive(&[(5, 1), (5, 2)]);
    scene.drive(&[(6, 1), (6, 2)]);
    scene.drive(&[(5, 2), (5, 3), (4, 3)]);
    assert_eq!(scene.me().board.rovers, cells(&[(4, 3), (6, 2)]));
    scene.refuse(
        Choice::Drive {
            from: cell(4, 3),
            to: cell(4, 4),
        },
        Illegal::NoMovement,
    );
}

// rules §6.5
#[test]
fn a_step_goes_to_an_adjacent_cell_of_the_grid_covered_or_not_without_another_rover() {
    let mut scene = driving(4);
    let steps =
        |scene: &Scenario, column, row| scene.state.rover_steps(SeatId(0), cell(column, row));
    assert_eq!(steps(&scene, 5, 1), cells(&[(5, 0), (4, 1), (5, 2)]));
    assert_eq!(steps(&scene, 5, 2), CellSet::EMPTY, "no rover stands there");
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(6, 1),
        },
        Illegal::BlockedStep,
    );
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(4, 2),
        },
        Illegal::BlockedStep,
    );
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(5, 3),
        },
        Illegal::BlockedStep,
    );
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(5, 1),
        },
        Illegal::BlockedStep,
    );
    scene.refuse(
        Choice::Drive {
            from: cell(5, 0),
            to: cell(5, 1),
        },
        Illegal::NoRover,
    );
    scene.drive(&[(5, 1), (5, 0)]);
    scene.refuse(
        Choice::Drive {
            from: cell(5, 0),
            to: cell(4, 0),
        },
        Illegal::BlockedStep,
    );
}

// rules §6.5
#[test]
fn stepping_onto_a_lifepod_or_meteorite_collects_it() {
    let mut scene = driving(3);
    scene
        .lay("I2/tech-biomass", UPRIGHT, (6, 2))
        .meteorite(6, 2);
    scene.drive(&[(6, 1), (6, 2), (7, 2)]);
    let me = scene.me();
    assert_eq!((me.meteorites, me.lifepods), (1, 1));
    assert!(!me.board.meteorites.contains(cell(6, 2)) && !me.board.lifepods.contains(cell(7, 2)));
    assert!(scene.told(PieceEvent::MeteoriteCollected(cell(6, 2))));
    assert!(scene.told(PieceEvent::LifepodCollected(cell(7, 2))));
}

// rules §6.6
#[test]
fn a_tech_is_available_while_the_tracker_is_on_or_above_its_milestone() {
    let heights = [(1, 3), (2, 5), (3, 7), (4, 10), (5, 14)];
    let mut scene = turn();
    for at in 0..=15 {
        scene.tracker(Track::Tech, at);
        for (level, height) in heights {
            assert_eq!(
                scene.me().rules().unlocked(scene.me(), level),
                at >= height,
                "level {level} at {at}"
            );
        }
    }
    scene.tracker(Track::Tech, 4).pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Tech);
    assert!(scene.told(TrackEvent::TechUnlocked { level: 2 }));
}

// rules §6.7
#[test]
fn a_track_scores_the_topmost_medals_on_or_below_its_tracker() {
    let expected: [[u8; 16]; 5] = [
        [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 5],
        [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 7, 7, 10],
        [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 5],
        [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 5],
        [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 5],
    ];
    let mut scene = turn();
    for height in 0..=15u8 {
        scene.trackers(height);
        let medals = scene.state.score(SeatId(0)).tracks;
        assert_eq!(
            medals,
            expected.map(|track| track[usize::from(height)]),
            "height {height}"
        );
    }
}
