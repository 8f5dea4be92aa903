//! The orange event cards that make a tracker regress or bring a meteorite: A01 to A12.

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};

/// The trackers that may regress for A01 to A10 and A12.
const AMONG: [(&str, &[Track]); 11] = [
    ("A01", &[Rover, Civ]),
    ("A02", &[Rover, Tech]),
    ("A03", &[Rover, Water]),
    ("A04", &[Rover, Biomass]),
    ("A05", &[Civ, Tech]),
    ("A06", &[Water, Civ]),
    ("A07", &[Biomass, Civ]),
    ("A08", &[Tech, Water]),
    ("A09", &[Biomass, Tech]),
    ("A10", &[Biomass, Water]),
    ("A12", &Track::ALL),
];

fn back(among: &[Track]) -> Effect {
    Effect::Regress { among: set(among) }
}

/// The trackers that may regress for `effect`, and the fields they may reach.
#[track_caller]
fn ways(scene: &Scenario, effect: Effect) -> Vec<(Track, Field)> {
    match scene.question(effect) {
        Question::Regress(steps) => steps.to_vec(),
        other => panic!("{effect:?} asks {other:?}"),
    }
}

/// The answer that takes a tracker one field back on its own track.
fn down(scene: &Scenario, tracker: Track) -> Answer {
    Answer::Regress {
        tracker,
        to: field(tracker, scene.height(tracker) - 1),
    }
}

// rules §9, §5.6
#[test]
fn a01_to_a10_and_a12_take_one_of_their_trackers_back_by_1() {
    for (name, among) in AMONG {
        for chosen in among {
            let mut scene = Scenario::with_first_tile(1);
            scene.trackers(4).reveal(name);
            scene.asks_first(back(among));
            for other in Track::ALL
                .into_iter()
                .filter(|track| !among.contains(track))
            {
                scene.refuse_answer(
                    back(among),
                    down(&scene, other),
                    Illegal::CannotRegress(other),
                );
            }
            scene.resolve(back(among), down(&scene, *chosen));
            assert!(
                Track::ALL
                    .into_iter()
                    .all(|track| scene.height(track) == 4 - u8::from(track == *chosen))
            );
            assert_eq!(
                (scene.agenda(), scene.me().turn.movement),
                (vec![Effect::TakeTile], 0),
                "{name} gains nothing"
            );
            assert!(scene.claims().is_empty());
        }
    }
}

// rules §9.3
#[test]
fn a_tracker_that_can_regress_must_even_if_it_is_the_only_one() {
    for (name, among) in AMONG {
        for free in among {
            let mut scene = Scenario::with_first_tile(1);
            scene.tracker(*free, 1).reveal(name);
            scene.asks_first(back(among));
            assert_eq!(
                ways(&scene, back(among)),
                [(*free, field(*free, 0))],
                "{name}"
            );
        }
        let mut scene = Scenario::with_first_tile(1);
        Track::ALL
            .into_iter()
            .filter(|track| !among.contains(track))
            .for_each(|track| {
                scene.tracker(track, 5);
            });
        scene.reveal(name);
        scene.loses(back(among));
    }
}

// rules §5.6
#[test]
fn a_tech_above_the_regressed_tracker_is_lost_until_it_is_reached_again() {
    let pair = [Rover, Tech];
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Tech, 5).reveal("A02");
    assert_eq!(scene.me().available_levels(), [1, 2].into_iter().collect());
    scene.resolve(back(&pair), down(&scene, Tech));
    assert_eq!(scene.me().available_levels(), [1].into_iter().collect());
    scene.pending(Effect::Boost).advance(Effect::Boost, Tech);
    assert_eq!(scene.me().available_levels(), [1, 2].into_iter().collect());
}

// rules §5.6
#[test]
fn nothing_gained_is_lost_and_a_milestone_entered_again_is_gained_again() {
    let pair = [Biomass, Civ];
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Biomass, 3).patch(6, 0).reveal("A07");
    scene.resolve(back(&pair), down(&scene, Biomass));
    assert_eq!(scene.me().board.patches, cells(&[(6, 0)]));
    scene.pending(Effect::Boost).advance(Effect::Boost, Biomass);
    assert_eq!(scene.agenda(), [Effect::TakeTile, Effect::Patch]);
}

// rules §11.19, §8 Makeshift
#[test]
fn makeshifts_trackers_regress_straight_down_wherever_they_stand_onto_free_fields() {
    let lay_out = |scene: &mut Scenario| {
        scene.me_mut().trackers = [(Civ, 3), (Civ, 2), (Water, 0), (Tech, 4), (Tech, 3)]
            .map(|(track, height)| field(track, height));
    };
    let scene = meeting("A12", CorporationId::Makeshift, lay_out);
    let free = [(Water, field(Civ, 1)), (Tech, field(Tech, 2))];
    assert_eq!(
        ways(&scene, back(&Track::ALL)),
        free,
        "the others stand on the bottom or above a tracker"
    );
    let scene = meeting("A06", CorporationId::Makeshift, lay_out);
    assert_eq!(
        ways(&scene, back(&[Water, Civ])),
        free[..1],
        "the tracker of the colour, not those on the track"
    );
    meeting("A01", CorporationId::Makeshift, lay_out).loses(back(&[Rover, Civ]));
}

// rules §11.18, §8 Oasis Ultd.
#[test]
fn the_water_of_oasis_regresses_on_its_path_and_is_blocked_likewise() {
    let lay_out = |biomass, rover, tech| {
        move |scene: &mut Scenario| {
            scene
                .tracker(Biomass, biomass)
                .tracker(Rover, rover)
                .tracker(Tech, tech);
            scene.me_mut().trackers[Water as usize] = field(Rover, 3);
        }
    };
    let among = [Rover, Water];
    let scene = meeting("A03", CorporationId::Oasis, lay_out(0, 5, 0));
    assert_eq!(
        ways(&scene, back(&among)),
        [(Water, field(Biomass, 2)), (Rover, field(Rover, 4))]
    );
    let scene = meeting("A03", CorporationId::Oasis, lay_out(2, 5, 0));
    assert_eq!(
        ways(&scene, back(&among)),
        [(Rover, field(Rover, 4))],
        "water is blocked by biomass"
    );
    let scene = meeting("A03", CorporationId::Oasis, lay_out(0, 4, 0));
    assert_eq!(
        ways(&scene, back(&among)),
        [(Water, field(Biomass, 2))],
        "rover is blocked by water"
    );
    meeting("A03", CorporationId::Oasis, lay_out(2, 4, 0)).loses(back(&among));
    let scene = meeting("A03", CorporationId::Oasis, lay_out(2, 4, 3));
    let skipping = [(Water, field(Water, 1)), (Rover, field(Rover, 2))];
    assert_eq!(
        ways(&scene, back(&among)),
        skipping,
        "level 1 skips what blocks"
    );
}

// rules §11.15, §8 Cosmos
#[test]
fn the_trackers_of_cosmos_skip_lifepods_when_they_regress() {
    let among = [Biomass, Water];
    for (parked, to) in [(vec![3, 2], Some(1)), (vec![3, 2, 1, 0], None)] {
        let scene = meeting("A10", CorporationId::Cosmos, |scene| {
            scene.tracker(Water, 4).tracker(Biomass, 1);
            scene.me_mut().corporation_state.parked =
                parked.iter().map(|height| field(Water, *height)).collect();
        });
        let water = to.map(|height| (Water, field(Water, height)));
        let expected: Vec<_> = [(Biomass, field(Biomass, 0))]
            .into_iter()
            .chain(water)
            .collect();
        let mut found = ways(&scene, back(&among));
        found.sort_unstable_by_key(|(track, _)| *track != Biomass);
        assert_eq!(found, expected);
    }
}

// rules §8 Wormhole
#[test]
fn the_biomass_of_wormhole_regresses_by_a_whole_step() {
    let scene = meeting("A04", CorporationId::Wormhole, |scene| {
        scene.tracker(Biomass, 8);
    });
    assert_eq!(
        ways(&scene, back(&[Rover, Biomass])),
        [(Biomass, field(Biomass, 5))]
    );
}

// rules §11.20, §8 Flux Industries
#[test]
fn after_regressing_the_highest_level_at_or_below_the_tracker_is_that_of_flux() {
    let mut scene = meeting("A05", CorporationId::Flux, |scene| {
        scene.tracker(Tech, 10);
    });
    assert_eq!(scene.me().available_levels(), [4].into_iter().collect());
    scene.resolve(back(&[Civ, Tech]), down(&scene, Tech));
    assert_eq!(scene.me().available_levels(), [3].into_iter().collect());
}

/// A position with two meteor symbols, on (6, 1) and (7, 2).
fn symbols(corporation: CorporationId) -> Scenario {
    let mut scene = Scenario::with_corporation(corporation, 1);
    scene
        .lay("I2/civ-energy!", UPRIGHT, (6, 0))
        .lay("I2/biomass-civ!", UPRIGHT, (7, 1));
    scene
}

const UNIVERSAL: CorporationId = CorporationId::STANDARD;

// rules §9
#[test]
fn a11_puts_a_meteorite_on_an_empty_meteor_symbol() {
    let mut scene = symbols(UNIVERSAL);
    scene.meteorite(5, 0).reveal("A11");
    scene.asks_first(Effect::PutMeteorite);
    assert_eq!(
        scene.may_choose(Effect::PutMeteorite),
        cells(&[(6, 1), (7, 2)])
    );
    scene.refuse_answer(
        Effect::PutMeteorite,
        Answer::Cell(cell(5, 1)),
        Illegal::WrongCell,
    );
    scene.resolve(Effect::PutMeteorite, Answer::Cell(cell(7, 2)));
    assert_eq!(
        (scene.me().board.meteorites, scene.agenda()),
        (cells(&[(5, 0), (7, 2)]), vec![Effect::TakeTile])
    );
}

// rules §9, §11.16
#[test]
fn a_meteor_symbol_with_a_meteorite_lying_or_carried_or_under_a_patch_is_not_empty() {
    let mut scene = symbols(CorporationId::Horizon);
    scene.meteorite(6, 1).patch(7, 2).reveal("A11");
    scene.loses(Effect::PutMeteorite);
    let mut scene = symbols(CorporationId::Horizon);
    scene.rover(6, 1).patch(7, 2).board().loaded = cells(&[(6, 1)]);
    scene.reveal("A11");
    scene.loses(Effect::PutMeteorite);
    revealed("A11", 1).loses(Effect::PutMeteorite);
}

// rules §9.5
#[test]
fn the_meteorite_of_a11_destroys_a_rover() {
    for corporation in [UNIVERSAL, CorporationId::Horizon] {
        let mut scene = symbols(corporation);
        scene.rover(6, 1).reveal("A11");
        let left = scene.me().rovers_left;
        scene.resolve(Effect::PutMeteorite, Answer::Cell(cell(6, 1)));
        let board = &scene.me().board;
        assert_eq!(
            (board.rovers, board.loaded, board.meteorites),
            (CellSet::EMPTY, CellSet::EMPTY, cells(&[(6, 1)]))
        );
        assert_eq!(
            (scene.me().rovers_left, scene.me().meteorites),
            (left, 0),
            "it is out of the game, rules §1.3"
        );
    }
}

// rules §8 Universal Coalition 5
#[test]
fn level_5_of_the_universal_coalition_keeps_the_meteorite_of_a11_away() {
    let mut scene = symbols(UNIVERSAL);
    scene.tracker(Tech, 13).reveal("A11");
    scene.asks_first(Effect::PutMeteorite);
    let mut scene = symbols(UNIVERSAL);
    scene.tracker(Tech, 14).reveal("A11");
    scene.loses(Effect::PutMeteorite);
    assert!(scene.me().board.meteorites.is_empty());
}
