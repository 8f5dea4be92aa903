//! Jump Drive: six techs, unlocked by lifepods.

use super::super::scenario::*;
use super::{Printed, SLOW_ROVERS, assert_like_standard, assert_shows, levels};
use rules::corporation::{Berth, Berths, Techs};
use rules::*;

const BERTH: Effect = Effect::BerthLifepod;

fn jump_drive() -> Scenario {
    Scenario::with_corporation(CorporationId::JumpDrive, 1)
}

/// A turn after the tile was placed, with these techs unlocked.
fn with_techs(levels: &[u8]) -> Scenario {
    let mut scene = jump_drive();
    scene.clear_agendas().me_mut().corporation_state.berthed = levels.iter().copied().collect();
    scene
}

/// The seat has just collected a lifepod with its rover, now on (7, 2).
fn collected(mut scene: Scenario) -> Scenario {
    scene.board().rovers.insert(cell(6, 2));
    scene.me_mut().turn.movement += 1;
    scene.drive(&[(6, 2), (7, 2)]);
    scene
}

// rules §8 Jump Drive
#[test]
fn its_techs_have_letters_and_those_of_the_others_have_numbers() {
    let signs = |id: CorporationId| {
        let rules = id.rules();
        let signs = rules.levels().map(|level| rules.tech_sign(level));
        signs.collect::<String>()
    };
    for id in CorporationId::ALL {
        let printed = match id {
            CorporationId::JumpDrive => "ABCDEF",
            _ => "12345",
        };
        assert_eq!(signs(id), printed, "{id:?}");
    }
}

// rules §8 Jump Drive
#[test]
fn its_tracks_are_as_printed() {
    use Benefit::{Boost, Medals, RoverMoves};
    let id = CorporationId::JumpDrive;
    assert_eq!((id.data().rovers, id.data().rover_moves_above_top), (1, 3));
    let own: [Printed<'_>; 1] = [(Track::Rover, 6, &[RoverMoves(2)])];
    let tracks = [Track::Civ, Track::Water, Track::Biomass, Track::Rover];
    assert_like_standard(id, &tracks, &[&own[..], &SLOW_ROVERS].concat());
    assert_shows(
        id,
        Track::Tech,
        &[
            (1, &[Medals(5)]),
            (2, &[Boost]),
            (6, &[Medals(3)]),
            (8, &[Medals(2)]),
            (11, &[Medals(1)]),
            (12, &[Boost]),
        ],
    );
}

// rules §6.7, §8 Jump Drive
#[test]
fn the_medals_of_its_tech_track_get_fewer_on_the_way_up() {
    let medals = [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1];
    for (height, expected) in (0..).zip(medals) {
        let mut scene = jump_drive();
        scene.tracker(Track::Tech, height);
        assert_eq!(
            scene.state.score(SeatId(0)).tracks[Track::Tech as usize],
            expected,
            "{height}"
        );
    }
}

// rules §8 Jump Drive
#[test]
fn no_tech_is_on_the_track() {
    let mut scene = jump_drive();
    scene.trackers(15);
    assert!(levels(&scene).is_empty());
}

// rules §8 Jump Drive
#[test]
fn a_collected_lifepod_goes_to_the_scoring_area_or_unlocks_a_locked_tech() {
    let mut scene = collected(with_techs(&[2]));
    let techs = [1, 3, 4, 5, 6].into_iter().collect();
    assert_eq!(
        scene.question(BERTH),
        Question::Berth(Berths {
            scoring: true,
            techs,
            ..Berths::default()
        })
    );
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
    scene.refuse_answer(BERTH, Answer::Berth(Berth::Tech(2)), Illegal::WrongBerth);
    scene.refuse_answer(BERTH, Answer::Berth(Berth::Tech(7)), Illegal::WrongBerth);
    scene.refuse_answer(
        BERTH,
        Answer::Berth(Berth::Field(field(Track::Civ, 3))),
        Illegal::WrongBerth,
    );
    scene.resolve(BERTH, Answer::Berth(Berth::Tech(3)));
    assert_eq!((levels(&scene), scene.me().lifepods), (vec![2, 3], 0));
    let mut scene = collected(with_techs(&[2]));
    scene.resolve(BERTH, Answer::Berth(Berth::Scoring));
    assert_eq!((levels(&scene), scene.me().lifepods), (vec![2], 1));
}

// rules §8 Jump Drive, §10.3 C
#[test]
fn a_lifepod_on_a_tech_scores_nothing_and_never_moves_but_objectives_count_it() {
    let [most, fewest, more_than_meteorites] =
        [26, 28, 26].map(|number| Objective::new(number).expect("an objective"));
    let mut scene = collected(jump_drive());
    scene.resolve(BERTH, Answer::Berth(Berth::Tech(4)));
    scene.hold(0, 28);
    assert_eq!(scene.state.score(SeatId(0)).lifepods, 0);
    assert_eq!(
        [most, fewest].map(|objective| objective.standing(scene.me())),
        [1, 1]
    );
    assert!(more_than_meteorites.is_met(scene.me()));
    assert!(scene.state.offers(SeatId(0)).is_empty());
    scene.next_round();
    assert_eq!(levels(&scene), [4]);
    let mut scene = collected(jump_drive());
    scene.resolve(BERTH, Answer::Berth(Berth::Scoring));
    scene.hold(0, 28);
    assert_eq!(scene.state.score(SeatId(0)).lifepods, 2);
}

// rules §8 Jump Drive
#[test]
fn with_all_techs_unlocked_a_lifepod_goes_to_the_scoring_area() {
    let scene = collected(with_techs(&[1, 2, 3, 4, 5, 6]));
    assert_eq!((scene.me().lifepods, scene.agenda()), (1, vec![]));
}

// rules §8 Jump Drive
#[test]
fn lifepods_that_a_card_collects_unlock_techs_one_by_one() {
    let mut scene = jump_drive();
    scene.clear_agendas().state.phase = Phase::Claims { done: 0 };
    scene.claim(18);
    for (at, count, level) in [((7, 2), 3, 1), ((1, 4), 2, 2), ((2, 7), 1, 3)] {
        scene.resolve(
            Effect::CollectLifepods { count },
            Answer::Cell(cell(at.0, at.1)),
        );
        scene.resolve(BERTH, Answer::Berth(Berth::Tech(level)));
    }
    assert_eq!((levels(&scene), scene.agenda()), (vec![1, 2, 3], vec![]));
}

// rules §5.6, §8 Jump Drive
#[test]
fn its_techs_do_not_depend_on_trackers() {
    let mut scene = with_techs(&[1, 6]);
    for height in [15, 0] {
        assert_eq!(levels(scene.trackers(height)), [1, 6]);
    }
}

// rules §8 Jump Drive A
#[test]
fn with_tech_a_a_synergy_boost_replaces_a_patch_once_per_round() {
    let mut scene = jump_drive();
    scene.pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    let mut scene = with_techs(&[1]);
    scene.pending(Effect::Patch).pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Instead);
    assert_eq!(scene.agenda(), [Effect::Boost, Effect::Patch]);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    scene.advance(Effect::Boost, Track::Tech);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    assert_eq!(
        (scene.height(Track::Tech), scene.me().board.patches),
        (1, cells(&[(6, 0)]))
    );
    scene.next_round().pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Instead);
}

// rules §8 Jump Drive A
#[test]
fn tech_a_may_be_left_unused_and_replaces_a_patch_that_cannot_be_placed_too() {
    let mut scene = with_techs(&[1]);
    scene.pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    let mut scene = with_techs(&[1]);
    scene.cover_all_but(&[]).pending(Effect::Patch);
    assert_eq!(scene.question(Effect::Patch), Question::Impossible);
    scene.resolve(Effect::Patch, Answer::Instead);
    assert_eq!(scene.agenda(), [Effect::Boost]);
}

// rules §11.13, §3.8, §8 Jump Drive A
#[test]
fn tech_a_replaces_one_of_several_patches_and_does_not_come_back_for_claims_or_the_end() {
    let mut scene = with_techs(&[1]);
    scene.pending(Effect::Patch).state.last_round = Some(EndReason::EmptyDepot);
    scene.resolve(Effect::Patch, Answer::Instead);
    scene.advance(Effect::Boost, Track::Tech);
    scene
        .hold(0, 23)
        .me_mut()
        .turn
        .milestones
        .push(Milestone::of(2));
    scene.only_cards(2, &[12]);
    scene.end_turn();
    scene.resolve(Effect::Claim(Milestone::of(2)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 2,
            extra: None,
        },
        Answer::Keep(card(12)),
    );
    assert_eq!(scene.agenda(), [Effect::Patch; 2]);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    scene.clear_agendas().end_turn();
    assert_eq!(
        scene.state.phase,
        Phase::End {
            done: 0,
            step: EndStep::Cards
        }
    );
    scene.pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    let mut scene = with_techs(&[1]);
    scene.state.phase = Phase::Claims { done: 0 };
    scene.claim(12);
    scene.resolve(Effect::Patch, Answer::Instead);
    assert_eq!(scene.agenda(), [Effect::Boost, Effect::Patch]);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
}

// rules §8 Jump Drive A
#[test]
fn tech_a_does_not_replace_a_stored_patch() {
    let mut scene = with_techs(&[1]);
    scene.me_mut().stored_patches = 1;
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
}

/// Rover on civ at (5, 0); civ also at (6, 11), biomass at (6, 10) and as a patch at (0, 5).
fn ready_to_jump(levels: &[u8]) -> Scenario {
    let mut scene = with_techs(levels);
    scene
        .lay("I2/biomass-civ", UPRIGHT, (6, 10))
        .patch(0, 5)
        .rover(5, 0);
    scene
}

fn drive(from: (u8, u8), to: (u8, u8)) -> Choice {
    Choice::Drive {
        from: cell(from.0, from.1),
        to: cell(to.0, to.1),
    }
}

// rules §8 Jump Drive B
#[test]
fn tech_b_teleports_between_covered_cells_of_one_terrain_for_one_movement_once_per_round() {
    let jump = drive((5, 0), (6, 11));
    ready_to_jump(&[2]).refuse(jump, Illegal::NoMovement);
    let mut scene = ready_to_jump(&[]);
    scene.me_mut().turn.movement = 3;
    scene.refuse(jump, Illegal::BlockedStep);
    let mut scene = ready_to_jump(&[2]);
    scene.meteorite(6, 11).me_mut().turn.movement = 3;
    for elsewhere in [(6, 10), (0, 5), (8, 8), (5, 5)] {
        scene.refuse(drive((5, 0), elsewhere), Illegal::BlockedStep);
    }
    scene.play(jump);
    assert_eq!(
        (scene.me().turn.movement, scene.me().meteorites),
        (2, 1),
        "it collects what lies there"
    );
    scene.refuse(drive((6, 11), (5, 0)), Illegal::BlockedStep);
    scene.drive(&[(6, 11), (6, 10)]);
    scene.refuse(drive((6, 10), (0, 5)), Illegal::BlockedStep);
    scene.next_round().me_mut().turn.movement = 1;
    scene.play(drive((6, 10), (0, 5)));
}

// rules §8 Jump Drive B
#[test]
fn tech_b_teleports_from_covered_cells_only_and_not_onto_a_rover() {
    let mut scene = ready_to_jump(&[2]);
    scene.board().rovers = cells(&[(5, 0), (6, 11), (5, 5)]);
    scene.me_mut().turn.movement = 3;
    scene.refuse(drive((5, 0), (6, 11)), Illegal::BlockedStep);
    assert_eq!(scene.state.rover_teleports(SeatId(0), cell(5, 5)), None);
}

// rules §7, §8 Jump Drive B
#[test]
fn tech_b_ignores_the_chasm_of_tartarus() {
    let mut scene = Scenario::on(PlanetId::Tartarus);
    scene
        .clear_agendas()
        .lay("I2/civ-energy", UPRIGHT, (5, 0))
        .lay("I2/civ-energy", UPRIGHT, (6, 1))
        .rover(5, 0);
    let me = scene.me_mut();
    me.corporation = CorporationId::JumpDrive;
    me.corporation_state.berthed.insert(2);
    me.turn.movement = 1;
    scene.play(drive((5, 0), (6, 1)));
}
