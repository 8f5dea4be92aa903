//! Cosmos Inc.: where lifepods go, what they cover, and the techs.

use super::super::scenario::*;
use super::levels;
use rules::corporation::Berth;
use rules::*;

const BERTH: Effect = Effect::BerthLifepod;
const REGRESS: Effect = Effect::Regress {
    among: TrackSet::of(Track::Water),
};

/// A turn after the tile was placed, with the tech tracker at `tech`.
fn with_tech(tech: u8) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::Cosmos, 1);
    scene.clear_agendas().tracker(Track::Tech, tech);
    scene
}

fn park(scene: &mut Scenario, fields: &[(Track, u8)]) {
    scene.me_mut().corporation_state.parked = fields
        .iter()
        .map(|(track, height)| field(*track, *height))
        .collect();
}

fn step(from: (u8, u8), to: (u8, u8)) -> Choice {
    Choice::Drive {
        from: cell(from.0, from.1),
        to: cell(to.0, to.1),
    }
}

// rules §8, §11.15
#[test]
fn a_collected_lifepod_goes_at_once_to_any_free_field_passed_or_not() {
    for to in [
        Berth::Scoring,
        Berth::Field(field(Track::Civ, 2)),
        Berth::Field(field(Track::Tech, 14)),
    ] {
        let mut scene = with_tech(0);
        park(&mut scene, &[(Track::Water, 3)]);
        scene
            .tracker(Track::Civ, 4)
            .rover(6, 2)
            .me_mut()
            .turn
            .movement = 1;
        scene.drive(&[(6, 2), (7, 2)]);
        let Question::Berth(berths) = scene.question(BERTH) else {
            panic!("it asks where to")
        };
        assert!(berths.scoring && berths.techs.is_empty());
        assert_eq!(
            berths.fields.len(),
            5 * 15 - 5 - 1,
            "all below the top but five trackers and a lifepod"
        );
        scene.refuse(Choice::EndTurn, Illegal::Urgent);
        scene.refuse_answer(
            BERTH,
            Answer::Berth(Berth::Field(field(Track::Water, 3))),
            Illegal::WrongBerth,
        );
        scene.resolve(BERTH, Answer::Berth(to));
        assert_eq!(
            (scene.me().collected_lifepods(), scene.agenda()),
            (2, vec![])
        );
    }
}

// rules §8
#[test]
fn a_covered_civ_milestone_is_skipped_and_the_ranks_do_not_shift() {
    let mut scene = with_tech(0);
    park(&mut scene, &[(Track::Civ, 3), (Track::Civ, 5)]);
    scene
        .tracker(Track::Civ, 2)
        .pending(Effect::Boost)
        .pending(Effect::Boost);
    scene.advance_to(Effect::Boost, Track::Civ, field(Track::Civ, 4));
    assert!(scene.claims().is_empty());
    scene.advance_to(Effect::Boost, Track::Civ, field(Track::Civ, 6));
    assert_eq!(scene.claims(), [Milestone::of(2)]);
}

// rules §8, §6.7
#[test]
fn below_covered_medals_the_next_lower_ones_score() {
    let mut scene = with_tech(0);
    scene.tracker(Track::Water, 5);
    for (parked, medals) in [
        (&[][..], 2),
        (&[(Track::Water, 4)], 1),
        (&[(Track::Water, 4), (Track::Water, 2)], 0),
    ] {
        park(&mut scene, parked);
        assert_eq!(
            scene.state.score(SeatId(0)).tracks[Track::Water as usize],
            medals
        );
    }
}

// rules §8
#[test]
fn a_covered_tech_is_back_when_its_field_is_uncovered() {
    let mut scene = with_tech(14);
    park(&mut scene, &[(Track::Tech, 3)]);
    scene.rover(6, 0).me_mut().turn.movement = 1;
    assert_eq!(levels(&scene), [2, 3, 4, 5]);
    scene.refuse(step((6, 0), (7, 1)), Illegal::BlockedStep);
    scene.use_tech(
        5,
        Answer::Reposition {
            from: Berth::Field(field(Track::Tech, 3)),
            to: Berth::Scoring,
        },
    );
    assert_eq!(
        (levels(&scene), scene.me().lifepods),
        (vec![1, 2, 3, 4, 5], 1)
    );
    scene.play(step((6, 0), (7, 1)));
}

// rules §11.15
#[test]
fn regressing_skips_lifepods_and_is_impossible_without_a_free_field_below() {
    let mut scene = with_tech(0);
    park(
        &mut scene,
        &[(Track::Water, 3), (Track::Water, 2), (Track::Water, 0)],
    );
    scene
        .tracker(Track::Water, 4)
        .pending(REGRESS)
        .pending(REGRESS);
    scene.resolve(
        REGRESS,
        Answer::Regress {
            tracker: Track::Water,
            to: field(Track::Water, 1),
        },
    );
    assert_eq!(scene.height(Track::Water), 1);
    assert_eq!(scene.question(REGRESS), Question::Impossible);
}

// rules §8, §10.3 C
#[test]
fn only_the_scoring_area_scores_but_objectives_count_all_lifepods() {
    let mut scene = with_tech(0);
    scene.me_mut().lifepods = 2;
    park(&mut scene, &[(Track::Civ, 3)]);
    assert_eq!(scene.state.score(SeatId(0)).lifepods, 2);
    for number in [26, 28] {
        assert_eq!(
            Objective::new(number)
                .expect("an objective")
                .standing(scene.me()),
            3
        );
    }
}

// rules §8
#[test]
fn with_level_1_rovers_also_move_diagonally() {
    for (tech, diagonal) in [(2, false), (3, true)] {
        let mut scene = with_tech(tech);
        scene.rover(5, 0).me_mut().turn.movement = 1;
        assert_eq!(scene.allows(step((5, 0), (6, 1))), diagonal);
        assert!(scene.allows(step((5, 0), (6, 0))));
    }
}

// rules §7, §8, §11.9
#[test]
fn with_level_1_rovers_cross_the_chasm_of_tartarus_at_its_gaps_only() {
    let mut scene = Scenario::on(PlanetId::Tartarus);
    scene.clear_agendas().me_mut().corporation = CorporationId::Cosmos;
    scene
        .tracker(Track::Tech, 3)
        .rover(5, 3)
        .me_mut()
        .turn
        .movement = 2;
    for across in [(6, 3), (6, 2), (5, 4)] {
        scene.refuse(step((5, 3), across), Illegal::BlockedStep);
    }
    assert!(scene.allows(step((5, 3), (4, 2))), "on one side");
    scene.board().lifepods = CellSet::EMPTY;
    scene.drive(&[(5, 3), (6, 4), (5, 3)]);
}

// rules §8, §3.8
#[test]
fn level_2_comes_before_everything_else_and_never_again_after_a_regress() {
    let back = Effect::Regress {
        among: TrackSet::of(Track::Tech),
    };
    let mut scene = with_tech(4);
    scene.me_mut().lifepods = 3;
    scene
        .pending(Effect::Boost)
        .pending(Effect::Boost)
        .pending(back);
    scene.advance(Effect::Boost, Track::Tech);
    let up = scene.up(Track::Civ);
    scene.refuse_answer(Effect::Boost, up, Illegal::Urgent);
    for count in [3, 2, 1] {
        let to = Berth::Field(field(Track::Water, count + 4));
        scene.resolve(
            Effect::Reposition { count },
            Answer::Reposition {
                from: Berth::Scoring,
                to,
            },
        );
    }
    assert_eq!(
        (
            scene.me().lifepods,
            scene.me().corporation_state.parked.len()
        ),
        (0, 3)
    );
    scene.resolve(
        back,
        Answer::Regress {
            tracker: Track::Tech,
            to: field(Track::Tech, 4),
        },
    );
    scene.advance(Effect::Boost, Track::Tech);
    assert_eq!((levels(&scene), scene.agenda()), (vec![1, 2], vec![]));
}

// rules §8
#[test]
fn with_level_3_a_tile_with_an_energy_resource_repositions_one_lifepod() {
    let one = Effect::Reposition { count: 1 };
    for (tech, name, moves) in [
        (6, "I2/civ-energy", 0),
        (7, "I2/civ-energy", 1),
        (7, "I2/rover-tech", 0),
    ] {
        let mut scene = with_tech(tech);
        scene.pending(Effect::TakeTile).me_mut().lifepods = 1;
        scene
            .depot(name, "I4/civ-energy")
            .place(Ring::Inner, UPRIGHT, (6, 0));
        assert_eq!(
            scene
                .agenda()
                .iter()
                .filter(|effect| **effect == one)
                .count(),
            moves,
            "{tech} {name}"
        );
    }
}

// rules §8
#[test]
fn the_reposition_of_level_3_may_be_declined_but_not_in_games_begun_before() {
    let one = Effect::Reposition { count: 1 };
    for (rulings, declined) in [(Rulings::Second, true), (Rulings::First, false)] {
        let mut scene = with_tech(7);
        scene.state.options.rulings = rulings;
        scene.pending(Effect::TakeTile).me_mut().lifepods = 1;
        scene
            .depot("I2/civ-energy", "I4/civ-energy")
            .place(Ring::Inner, UPRIGHT, (6, 0));
        let pending = scene.place_of(one);
        assert_eq!(scene.allows(Choice::Skip { pending }), declined);
    }
}

// rules §8
#[test]
fn with_level_4_a_step_onto_energy_takes_nothing_from_the_pool() {
    let mut scene = with_tech(10);
    scene.rover(5, 0).me_mut().turn.movement = 1;
    scene.drive(&[(5, 0), (5, 1), (5, 0), (5, 1)]);
    assert_eq!(
        scene.me().turn.movement,
        0,
        "only the step onto civ was paid"
    );
    scene.refuse(step((5, 1), (5, 0)), Illegal::NoMovement);
}

// rules §8, §11.10
#[test]
fn with_level_4_the_uncovered_currents_of_petra_are_free_unless_a_lifepod_stands_there() {
    let mut scene = Scenario::on(PlanetId::Petra);
    scene.clear_agendas().me_mut().corporation = CorporationId::Cosmos;
    scene.tracker(Track::Tech, 10).rover(8, 10);
    scene.refuse(step((8, 10), (8, 9)), Illegal::NoMovement);
    scene.board().lifepods.remove(cell(8, 9));
    scene.drive(&[(8, 10), (8, 9), (8, 10)]);
}

// rules §8, §3.8
#[test]
fn level_5_is_used_once_per_round_and_comes_back_in_the_next() {
    let mut scene = with_tech(14);
    park(&mut scene, &[(Track::Civ, 3)]);
    let at = |height| Berth::Field(field(Track::Civ, height));
    for (from, to) in [(3, 5), (5, 7)] {
        scene.use_tech(
            5,
            Answer::Reposition {
                from: at(from),
                to: at(to),
            },
        );
        assert_eq!(scene.offer_of(5), None);
        scene.next_round();
    }
}
