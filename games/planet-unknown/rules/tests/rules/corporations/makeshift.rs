//! Makeshift: trackers that change tracks.

use super::super::scenario::*;
use super::{Printed, SLOW_ROVERS, assert_like_standard, assert_shows, levels};
use Track::{Biomass, Civ, Rover, Tech, Water};
use rules::*;

const BOOST: Effect = Effect::Boost;
const REGRESS: Effect = Effect::Regress {
    among: TrackSet::ALL,
};

/// A turn after the tile was placed, with the trackers civ, water, biomass, rover and tech on these fields.
fn standing(trackers: [(Track, u8); 5]) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::Makeshift, 1);
    scene.clear_agendas().me_mut().trackers = trackers.map(|(track, height)| field(track, height));
    scene
}

/// Every tracker on its own track at this height.
fn level_at(height: u8) -> Scenario {
    standing(Track::ALL.map(|track| (track, height)))
}

/// The fields to which a boost may advance `tracker`, from left to right.
fn ways(scene: &mut Scenario, tracker: Track) -> Vec<(Track, u8)> {
    scene.clear_agendas().pending(BOOST);
    let mut fields = scene.ways(BOOST, tracker);
    fields.sort_unstable();
    fields
        .into_iter()
        .map(|field| (field.track, field.height))
        .collect()
}

// rules §8 Makeshift
#[test]
fn its_tracks_are_as_printed() {
    use Benefit::{Boost, Medals, RoverMoves};
    let id = CorporationId::Makeshift;
    assert_eq!((id.data().rovers, id.data().rover_moves_above_top), (2, 3));
    let own: [Printed<'_>; 2] = [
        (Rover, 8, &[RoverMoves(2), Boost]),
        (Rover, 10, &[RoverMoves(2), Medals(1)]),
    ];
    assert_like_standard(
        id,
        &[Civ, Biomass, Rover, Tech],
        &[&own[..], &SLOW_ROVERS].concat(),
    );
    assert_shows(
        id,
        Water,
        &[
            (2, &[Medals(1)]),
            (3, &[Boost]),
            (4, &[Medals(2)]),
            (6, &[Boost]),
            (7, &[Medals(3)]),
            (8, &[Boost]),
            (11, &[Medals(4)]),
            (12, &[Boost]),
            (15, &[Medals(5)]),
        ],
    );
}

// rules §8 Makeshift
#[test]
fn a_tracker_advances_straight_or_diagonally_up_onto_a_neighbouring_track() {
    let mut scene = level_at(0);
    assert_eq!(ways(&mut scene, Civ), [(Civ, 1), (Water, 1)]);
    assert_eq!(
        ways(&mut scene, Water),
        [(Civ, 1), (Water, 1), (Biomass, 1)]
    );
    assert_eq!(
        ways(&mut scene, Biomass),
        [(Water, 1), (Biomass, 1), (Rover, 1)]
    );
    assert_eq!(
        ways(&mut scene, Rover),
        [(Biomass, 1), (Rover, 1), (Tech, 1)]
    );
    assert_eq!(ways(&mut scene, Tech), [(Rover, 1), (Tech, 1)]);
    for elsewhere in [(Rover, 1), (Water, 0), (Civ, 2), (Civ, 0)] {
        let to = field(elsewhere.0, elsewhere.1);
        scene.refuse_answer(
            BOOST,
            Answer::Advance { tracker: Civ, to },
            Illegal::CannotAdvance(Civ),
        );
    }
}

// rules §8 Makeshift
#[test]
fn it_advances_onto_free_fields_only() {
    let mut scene = standing([(Civ, 3), (Civ, 4), (Water, 4), (Rover, 0), (Tech, 0)]);
    assert_eq!(ways(&mut scene, Civ), []);
    scene.clear_agendas().pending(Effect::Resource(Civ));
    assert_eq!(scene.question(Effect::Resource(Civ)), Question::Impossible);
    let to = field(Civ, 4);
    scene.refuse_answer(
        Effect::Resource(Civ),
        Answer::Advance { tracker: Civ, to },
        Illegal::Impossible,
    );
    scene.end_turn();
    assert!(scene.told(EffectEvent::Lost(Effect::Resource(Civ))));
}

// rules §8 Makeshift
#[test]
fn a_resource_moves_the_tracker_of_its_colour_wherever_it_stands_and_gains_what_it_enters() {
    let resource = Effect::Resource(Civ);
    for (to, gained) in [
        ((Water, 3), vec![BOOST]),
        ((Biomass, 3), vec![Effect::Patch]),
        ((Rover, 3), vec![]),
    ] {
        let mut scene = standing([(Biomass, 2), (Civ, 0), (Civ, 1), (Civ, 5), (Tech, 0)]);
        scene.pending(resource);
        scene.advance_to(resource, Civ, field(to.0, to.1));
        assert_eq!(
            (scene.me().tracker(Civ), scene.agenda()),
            (field(to.0, to.1), gained)
        );
        assert_eq!(scene.me().turn.movement, u8::from(to.0 == Rover));
    }
    let mut scene = standing([(Civ, 0), (Water, 0), (Water, 2), (Rover, 0), (Tech, 0)]);
    scene.pending(Effect::Resource(Biomass));
    scene.advance_to(Effect::Resource(Biomass), Biomass, field(Civ, 3));
    assert_eq!(scene.claims(), [Milestone::of(1)]);
}

// rules §6.6, §8 Makeshift
#[test]
fn the_highest_tracker_on_the_tech_track_gives_the_tech_level() {
    for (height, expected) in [
        (2, vec![]),
        (3, vec![1]),
        (5, vec![1, 2]),
        (7, vec![1, 2, 3]),
        (14, vec![1, 2, 3, 4, 5]),
    ] {
        let scene = standing([(Tech, height), (Civ, 0), (Civ, 1), (Rover, 0), (Tech, 0)]);
        assert_eq!(levels(&scene), expected, "{height}");
    }
    let scene = standing([
        (Civ, 15),
        (Water, 15),
        (Biomass, 15),
        (Tech, 5),
        (Rover, 15),
    ]);
    assert_eq!(
        levels(&scene),
        [1, 2],
        "the tech tracker itself is elsewhere"
    );
    let mut scene = standing([(Civ, 0), (Water, 0), (Biomass, 0), (Tech, 5), (Tech, 2)]);
    scene.pending(Effect::Regress {
        among: TrackSet::of(Rover),
    });
    let answer = Answer::Regress {
        tracker: Rover,
        to: field(Tech, 4),
    };
    scene.resolve(
        Effect::Regress {
            among: TrackSet::of(Rover),
        },
        answer,
    );
    assert_eq!(levels(&scene), [1], "lost by regressing");
    scene.pending(BOOST);
    scene.advance_to(BOOST, Rover, field(Tech, 5));
    assert_eq!(levels(&scene), [1, 2]);
    scene.pending(BOOST);
    scene.advance_to(BOOST, Rover, field(Rover, 6));
    assert!(levels(&scene).is_empty(), "and by leaving the track");
}

// rules §6.6, §8 Makeshift
#[test]
fn a_tech_that_another_tracker_has_unlocked_is_not_told_again() {
    let mut scene = standing([(Civ, 0), (Water, 0), (Biomass, 0), (Tech, 6), (Tech, 2)]);
    scene.pending(BOOST);
    scene.advance_to(BOOST, Tech, field(Tech, 3));
    assert!(!scene.told(TrackEvent::TechUnlocked { level: 1 }));
    scene.pending(BOOST);
    scene.advance_to(BOOST, Rover, field(Tech, 7));
    assert!(scene.told(TrackEvent::TechUnlocked { level: 3 }));
    assert_eq!(levels(&scene), [1, 2, 3]);
}

// rules §6.7, §8 Makeshift
#[test]
fn a_tracker_scores_on_the_track_it_stands_on() {
    let scene = standing([(Water, 7), (Water, 4), (Civ, 9), (Biomass, 12), (Rover, 15)]);
    assert_eq!(scene.state.score(SeatId(0)).tracks, [3, 2, 3, 3, 5]);
    let scene = standing([(Tech, 5), (Civ, 1), (Biomass, 4), (Rover, 9), (Tech, 13)]);
    assert_eq!(scene.state.score(SeatId(0)).tracks, [0, 0, 0, 0, 2]);
}

// rules §5.5, §11.19
#[test]
fn any_tracker_on_the_top_of_the_rover_track_takes_the_movement_above_it() {
    for tracker in Track::ALL {
        let mut scene = level_at(0);
        scene.me_mut().trackers[tracker as usize] = field(Rover, 15);
        assert_eq!(ways(&mut scene, tracker), [(Rover, 15)]);
        scene.advance_to(BOOST, tracker, field(Rover, 15));
        assert_eq!(scene.me().turn.movement, 3);
    }
    let mut scene = level_at(0);
    scene.me_mut().trackers[Rover as usize] = field(Civ, 15);
    assert_eq!(
        ways(&mut scene, Rover),
        [],
        "not the rover tracker at the top of another track"
    );
}

// rules §8 Makeshift 1
#[test]
fn with_level_1_civ_and_tech_are_neighbours() {
    let mut scene = standing([(Civ, 8), (Water, 0), (Biomass, 0), (Rover, 0), (Tech, 3)]);
    assert_eq!(ways(&mut scene, Civ), [(Civ, 9), (Water, 9), (Tech, 9)]);
    assert_eq!(ways(&mut scene, Tech), [(Civ, 4), (Rover, 4), (Tech, 4)]);
    scene.tracker(Tech, 2);
    assert_eq!(ways(&mut scene, Civ), [(Civ, 9), (Water, 9)]);
}

// rules §8 Makeshift 2
#[test]
fn with_level_2_movement_of_the_rover_track_is_1_larger_while_two_trackers_are_on_it() {
    let cases = [
        (4, (Rover, 0), 2),
        (5, (Rover, 0), 3),
        (5, (Civ, 9), 2),
        (9, (Rover, 9), 3),
    ];
    for (tech, biomass, movement) in cases {
        let mut scene = standing([(Civ, 0), (Water, 0), biomass, (Rover, 3), (Tech, tech)]);
        scene.pending(BOOST);
        scene.advance_to(BOOST, Rover, field(Rover, 4));
        assert_eq!(
            scene.me().turn.movement,
            movement,
            "tech {tech}, {biomass:?}"
        );
        let mut scene = standing([(Civ, 0), (Water, 0), biomass, (Rover, 15), (Tech, tech)]);
        scene.pending(BOOST);
        scene.advance_to(BOOST, Rover, field(Rover, 15));
        assert_eq!(scene.me().turn.movement, movement + 1, "above the top");
    }
    let mut scene = standing([(Civ, 0), (Water, 0), (Biomass, 3), (Rover, 8), (Tech, 5)]);
    scene.pending(BOOST);
    scene.advance_to(BOOST, Biomass, field(Rover, 4));
    assert_eq!(scene.me().turn.movement, 3, "the one that comes counts");
    let mut scene = standing([(Civ, 0), (Water, 0), (Rover, 2), (Rover, 3), (Tech, 5)]);
    scene.state.phase = Phase::Claims { done: 0 };
    scene.claim(4);
    assert_eq!(scene.me().turn.movement, 4, "cards do not count");
}

// rules §8 Makeshift 3
#[test]
fn with_level_3_a_tracker_may_shift_sideways_instead_and_gains_the_field() {
    let mut scene = standing([(Civ, 3), (Water, 0), (Biomass, 8), (Rover, 0), (Tech, 6)]);
    assert_eq!(
        ways(&mut scene, Biomass),
        [(Water, 9), (Biomass, 9), (Rover, 9)]
    );
    scene.tracker(Tech, 7);
    assert_eq!(
        ways(&mut scene, Biomass),
        [(Water, 8), (Water, 9), (Biomass, 9), (Rover, 8), (Rover, 9)]
    );
    assert_eq!(
        ways(&mut scene, Civ),
        [(Civ, 4), (Water, 3), (Water, 4), (Tech, 3), (Tech, 4)]
    );
    scene.advance_to(BOOST, Biomass, field(Rover, 8));
    assert_eq!(
        (scene.me().turn.movement, scene.agenda()),
        (3, vec![BOOST]),
        "two trackers are on the rover track"
    );
    let mut scene = standing([(Civ, 8), (Water, 8), (Biomass, 8), (Rover, 0), (Tech, 7)]);
    assert_eq!(
        ways(&mut scene, Water),
        [(Civ, 9), (Water, 9), (Biomass, 9)],
        "onto free fields only"
    );
    let mut scene = standing([(Civ, 0), (Water, 0), (Biomass, 15), (Rover, 15), (Tech, 7)]);
    assert_eq!(ways(&mut scene, Biomass), [(Water, 15)], "at the top too");
    assert_eq!(ways(&mut scene, Rover), [(Rover, 15), (Tech, 15)]);
}

// rules §11.19, §11.21
#[test]
fn a_sideways_shift_is_no_advance_upward() {
    let raise = Effect::RaiseAll { to: 5 };
    let mut scene = standing([(Civ, 6), (Water, 3), (Biomass, 6), (Rover, 6), (Tech, 7)]);
    scene.pending(raise);
    assert_eq!(
        scene.ways(raise, Water),
        [field(Water, 4), field(Civ, 4), field(Biomass, 4)]
    );
    scene.advance_to(raise, Water, field(Biomass, 4));
    scene.advance_to(raise, Water, field(Biomass, 5));
    assert!(scene.agenda().is_empty());
    let mut scene = standing([(Civ, 6), (Water, 4), (Water, 5), (Civ, 5), (Biomass, 5)]);
    scene.me_mut().trackers[Civ as usize] = field(Tech, 7);
    scene.pending(raise);
    assert_eq!(
        scene.question(raise),
        Question::Impossible,
        "though it could shift sideways"
    );
}

// rules §3.8, §8 Makeshift 4
#[test]
fn with_level_4_any_one_tracker_may_regress_once_per_round() {
    let mut scene = standing([(Civ, 3), (Water, 0), (Biomass, 1), (Tech, 10), (Tech, 9)]);
    let down = |tracker, track, height| Answer::Regress {
        tracker,
        to: field(track, height),
    };
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::NoSuchEffect);
    scene.refuse(
        Choice::Resolve {
            pending: 0,
            answer: down(Rover, Tech, 9),
        },
        Illegal::CannotRegress(Rover),
    );
    let before = scene.me().trackers;
    scene.use_tech(4, down(Civ, Civ, 2));
    assert_eq!(scene.me().trackers[1..], before[1..]);
    assert_eq!(
        (scene.height(Civ), scene.agenda(), scene.offer_of(4)),
        (2, vec![], None)
    );
    scene.state.phase = Phase::Claims { done: 0 };
    assert_eq!(scene.offer_of(4), None, "nor for the claims");
    scene.state.phase = Phase::Turns { done: 0 };
    scene.next_round().use_tech(4, down(Tech, Tech, 8));
    scene.next_round().use_tech(4, down(Rover, Tech, 9));
    assert_eq!(scene.next_round().offer_of(4), None, "level 4 is lost");
    let mut scene = standing([(Civ, 0), (Water, 0), (Biomass, 0), (Tech, 10), (Tech, 9)]);
    scene.me_mut().trackers[Tech as usize] = field(Rover, 0);
    scene.end_turn();
}

// rules §3.7, §3.8, §5.4, §8 Makeshift 4
#[test]
fn level_4_can_be_used_between_two_advances() {
    let once = Effect::Advance {
        among: TrackSet::of(Civ),
        times: 1,
    };
    let twice = Effect::Advance {
        among: TrackSet::ALL,
        times: 2,
    };
    let mut scene = standing([(Civ, 14), (Water, 15), (Biomass, 0), (Rover, 0), (Tech, 15)]);
    scene.pending(twice).advance_to(twice, Civ, field(Civ, 15));
    assert_eq!(scene.agenda(), [once]);
    scene.use_tech(
        4,
        Answer::Regress {
            tracker: Civ,
            to: field(Civ, 14),
        },
    );
    scene.advance_to(once, Civ, field(Civ, 15));
    let mut scene = standing([(Civ, 14), (Water, 15), (Biomass, 0), (Rover, 0), (Tech, 15)]);
    scene.me_mut().turn.used.insert(4);
    scene.pending(twice).advance_to(twice, Civ, field(Civ, 15));
    assert_eq!(scene.agenda(), [], "the rest is lost");
}

// rules §5.6, §11.19
#[test]
fn regressing_goes_straight_down_onto_a_free_field_only() {
    let mut scene = standing([(Civ, 3), (Water, 0), (Biomass, 4), (Biomass, 3), (Tech, 0)]);
    scene.pending(REGRESS);
    let free = [(Civ, field(Civ, 2)), (Rover, field(Biomass, 2))];
    assert_eq!(
        scene.question(REGRESS),
        Question::Regress(free.into_iter().collect())
    );
    let answer = Answer::Regress {
        tracker: Civ,
        to: field(Water, 2),
    };
    scene.refuse_answer(REGRESS, answer, Illegal::CannotRegress(Civ));
    let answer = Answer::Regress {
        tracker: Biomass,
        to: field(Biomass, 3),
    };
    scene.refuse_answer(REGRESS, answer, Illegal::CannotRegress(Biomass));
    scene.resolve(
        REGRESS,
        Answer::Regress {
            tracker: Rover,
            to: field(Biomass, 2),
        },
    );
    assert!(scene.agenda().is_empty(), "it gains nothing");
}

// rules §8 Makeshift 5
#[test]
fn with_level_5_each_tracker_scores_as_the_highest_scoring_one_on_its_track() {
    let scene = standing([(Water, 11), (Water, 2), (Water, 0), (Tech, 14), (Rover, 15)]);
    assert_eq!(scene.state.score(SeatId(0)).tracks, [4, 4, 4, 2, 5]);
    let scene = standing([(Water, 11), (Water, 2), (Water, 0), (Tech, 13), (Rover, 15)]);
    assert_eq!(scene.state.score(SeatId(0)).tracks, [4, 1, 0, 2, 5]);
}

// rules §10.3
#[test]
fn a_track_is_at_its_top_with_whichever_tracker() {
    let objective = |number| Objective::new(number).expect("an objective");
    let scene = standing([(Water, 15), (Water, 2), (Rover, 15), (Civ, 14), (Civ, 0)]);
    assert_eq!(objective(24).standing(scene.me()), 2);
    let met = [19, 20, 21, 22, 23].map(|number| objective(number).is_met(scene.me()));
    assert_eq!(
        met,
        [false, false, false, true, true],
        "civ, tech, biomass, water, rover"
    );
}
