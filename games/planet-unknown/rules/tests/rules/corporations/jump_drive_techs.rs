//! Jump Drive: techs C to F.

use super::super::scenario::*;
use super::levels;
use rules::corporation::Berth;
use rules::*;

/// A turn after the tile was placed, with these techs unlocked.
fn with_techs(levels: &[u8]) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::JumpDrive, 1);
    scene.clear_agendas().me_mut().corporation_state.berthed = levels.iter().copied().collect();
    scene
}

const DOUBLE: Effect = Effect::Advance {
    among: TrackSet::ALL,
    times: 2,
};

/// The effect of keeping one of three face-up objectives.
fn keep(numbers: [u8; 3]) -> Effect {
    Effect::KeepObjective {
        among: numbers.map(objective).into_iter().collect(),
        count: 1,
        open: true,
    }
}

fn rest(track: Track) -> Effect {
    Effect::Advance {
        among: TrackSet::of(track),
        times: 1,
    }
}

// rules §8 Jump Drive C
#[test]
fn with_tech_c_a_synergy_boost_advances_its_tracker_2_once_per_round() {
    let mut scene = with_techs(&[]);
    scene.pending(Effect::Boost);
    scene.refuse_answer(Effect::Boost, Answer::Instead, Illegal::NoTech);
    let mut scene = with_techs(&[3]);
    scene
        .tracker(Track::Biomass, 1)
        .pending(Effect::Boost)
        .pending(Effect::Boost);
    scene.resolve(Effect::Boost, Answer::Instead);
    scene.refuse_answer(Effect::Boost, Answer::Instead, Illegal::NoTech);
    scene.advance(DOUBLE, Track::Biomass);
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.advance(rest(Track::Biomass), Track::Biomass);
    assert_eq!(scene.height(Track::Biomass), 3);
    assert_eq!(
        scene.agenda(),
        [Effect::Boost, Effect::Boost, Effect::Patch],
        "both fields are gained"
    );
    scene.refuse_answer(Effect::Boost, Answer::Instead, Illegal::NoTech);
    scene.next_round().pending(Effect::Boost);
    scene.resolve(Effect::Boost, Answer::Instead);
}

// rules §5.4, §8 Jump Drive C
#[test]
fn what_tech_c_cannot_advance_any_more_is_lost() {
    let mut scene = with_techs(&[3]);
    scene.tracker(Track::Civ, 14).pending(Effect::Boost);
    scene.resolve(Effect::Boost, Answer::Instead);
    scene.advance(DOUBLE, Track::Civ);
    assert_eq!((scene.height(Track::Civ), scene.agenda()), (15, vec![]));
    let mut scene = with_techs(&[3]);
    scene.tracker(Track::Rover, 15).pending(Effect::Boost);
    scene.resolve(Effect::Boost, Answer::Instead);
    scene.advance(DOUBLE, Track::Rover);
    scene.advance(rest(Track::Rover), Track::Rover);
    assert_eq!(scene.me().turn.movement, 6, "twice above the top");
}

// rules §11.17
#[test]
fn tech_c_bears_only_on_synergy_boosts() {
    let effects = [
        Effect::Resource(Track::Civ),
        Effect::Advance {
            among: TrackSet::ALL,
            times: 1,
        },
        Effect::AdvanceDifferent {
            among: TrackSet::ALL,
            count: 2,
        },
        DOUBLE,
    ];
    for effect in effects {
        let mut scene = with_techs(&[3]);
        scene.pending(effect);
        scene.refuse_answer(effect, Answer::Instead, Illegal::NoTech);
    }
}

// rules §8 Jump Drive A, §8 Jump Drive C
#[test]
fn the_boost_that_replaces_a_patch_can_be_doubled() {
    let mut scene = with_techs(&[1, 3]);
    scene.pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Instead);
    scene.resolve(Effect::Boost, Answer::Instead);
    assert_eq!(scene.agenda(), [DOUBLE]);
}

/// Places tech on (5, 2) and (6, 2) and biomass on (6, 3), below energy (5, 1) and civ (5, 0), beside water (7, 2).
fn tech_placed(levels: &[u8]) -> Scenario {
    let mut scene = with_techs(levels);
    scene
        .lay("I2/energy-water", UPRIGHT, (7, 1))
        .depot("V3/tech-biomass", "I4/civ-energy");
    scene
        .pending(Effect::TakeTile)
        .place(Ring::Inner, UPRIGHT, (5, 2));
    scene
}

fn as_energy() -> Effect {
    let own = TrackSet::of(Track::Tech) | TrackSet::of(Track::Biomass);
    Effect::Energy {
        cell: cell(6, 2),
        own,
        joins: cells(&[(5, 2), (6, 2)]),
    }
}

// rules §5.3, §8 Jump Drive D
#[test]
fn with_tech_d_a_tech_resource_may_be_treated_as_energy_its_terrain_too() {
    let tech = Effect::Resource(Track::Tech);
    let scene = tech_placed(&[]);
    assert_eq!(scene.agenda(), [tech, Effect::Resource(Track::Biomass)]);
    assert_eq!(scene.may_advance(tech), [Track::Tech]);
    for chosen in [Track::Tech, Track::Biomass, Track::Civ, Track::Water] {
        let mut scene = tech_placed(&[4]);
        assert_eq!(
            scene.agenda(),
            [as_energy(), Effect::Resource(Track::Biomass)]
        );
        let reached = [Track::Civ, Track::Water, Track::Biomass, Track::Tech];
        assert_eq!(
            scene.may_advance(as_energy()),
            reached,
            "civ by the connected energy area, water beside the tile"
        );
        scene.refuse_answer(
            as_energy(),
            scene.up(Track::Rover),
            Illegal::CannotAdvance(Track::Rover),
        );
        scene.advance(as_energy(), chosen);
        assert_eq!(
            (scene.height(chosen), scene.agenda()),
            (1, vec![Effect::Resource(Track::Biomass)])
        );
    }
}

/// Places energy on (7, 2) and water on (7, 3), beside tech (8, 2), which touches rover (8, 1) and further tech (9, 2)
/// with biomass (9, 3) of another tile.
fn energy_placed_beside_tech(levels: &[u8], rulings: Rulings) -> Scenario {
    let mut scene = with_techs(levels);
    scene.state.options.rulings = rulings;
    scene
        .lay("I2/rover-tech", UPRIGHT, (8, 1))
        .lay("I2/tech-biomass", UPRIGHT, (9, 2))
        .depot("I2/energy-water", "I4/civ-energy");
    scene
        .pending(Effect::TakeTile)
        .place(Ring::Inner, UPRIGHT, (7, 2));
    scene
}

// rules §11.17
#[test]
fn with_tech_d_the_tech_of_one_older_tile_may_join_the_energy_area_that_it_touches() {
    let plain = [Track::Water, Track::Tech];
    let joined = [Track::Water, Track::Rover, Track::Tech];
    for (levels, rulings, expected) in [
        (&[][..], Rulings::Second, &plain[..]),
        (&[4], Rulings::Second, &joined),
        (&[4], Rulings::First, &plain),
    ] {
        let scene = energy_placed_beside_tech(levels, rulings);
        let energy = scene.agenda()[0];
        assert!(matches!(energy, Effect::Energy { .. }));
        assert_eq!(
            scene.may_advance(energy),
            expected,
            "{levels:?}, {rulings:?}: biomass is beside the tech of a second tile"
        );
    }
}

// rules §11.17
#[test]
fn to_every_other_rule_tech_d_leaves_tech() {
    let standing = |number, scene: &Scenario| {
        Objective::new(number)
            .expect("an objective")
            .standing(scene.me())
    };
    let mut scene = tech_placed(&[4]);
    let [tech, energy] =
        [Terrain::Tech, Terrain::Energy].map(|terrain| scene.me().board.terrain(terrain));
    assert_eq!(
        (tech, energy),
        (cells(&[(5, 2), (6, 2)]), cells(&[(5, 1), (7, 1)]))
    );
    assert_eq!(
        [10, 8, 18, 20].map(|number| standing(number, &scene)),
        [2, 1, 1, 2]
    );
    let elsewhere = Effect::Energy {
        cell: cell(5, 1),
        own: TrackSet::default(),
        joins: CellSet::EMPTY,
    };
    scene.pending(elsewhere);
    assert_eq!(
        scene.may_advance(elsewhere),
        [Track::Civ, Track::Tech],
        "another energy resource sees tech"
    );
}

// rules §8 Jump Drive D
#[test]
fn tech_d_bears_on_every_tile_with_a_tech_resource_and_on_no_other() {
    let mut scene = tech_placed(&[4]);
    scene
        .next_round()
        .depot("V3/water-rover", "I4/rover-tech")
        .pending(Effect::TakeTile);
    scene.place(Ring::Outer, UPRIGHT, (3, 4));
    assert!(matches!(
        scene.agenda()[..],
        [Effect::Resource(Track::Rover), Effect::Energy { .. }]
    ));
    scene
        .next_round()
        .depot("V3/water-rover", "I4/civ-energy")
        .pending(Effect::TakeTile);
    scene.place(Ring::Inner, UPRIGHT, (4, 5));
    assert_eq!(
        scene.agenda(),
        [
            Effect::Resource(Track::Water),
            Effect::Resource(Track::Rover)
        ]
    );
}

/// The seat has a collected lifepod to place.
fn unlocking(mut scene: Scenario, level: u8) -> Scenario {
    scene
        .me_mut()
        .turn
        .agenda
        .push(Pending::new(Effect::BerthLifepod, Source::Corporation).urgent());
    scene.resolve(Effect::BerthLifepod, Answer::Berth(Berth::Tech(level)));
    scene
}

/// The benefits of each row: boosts, patches, civ milestone, rovers, movement.
const ROWS: [(usize, usize, Option<u8>, usize, u8); 16] = [
    (0, 0, None, 0, 0),
    (0, 0, None, 1, 0),
    (2, 0, None, 0, 1),
    (1, 1, Some(1), 0, 1),
    (0, 0, None, 0, 2),
    (0, 0, None, 0, 2),
    (0, 1, Some(2), 0, 2),
    (1, 0, None, 0, 2),
    (1, 0, None, 0, 2),
    (0, 1, None, 0, 2),
    (2, 0, Some(3), 0, 2),
    (1, 1, None, 0, 2),
    (2, 0, None, 0, 2),
    (0, 1, None, 0, 3),
    (0, 0, Some(4), 0, 3),
    (0, 0, None, 0, 3),
];

// rules §8 Jump Drive E
#[test]
fn unlocking_tech_e_gives_at_once_all_five_fields_of_a_trackers_row() {
    for ((boosts, patches, milestone, rovers, movement), height) in ROWS.into_iter().zip(0..) {
        for track in Track::ALL {
            let mut scene = with_techs(&[]);
            scene.tracker(track, height);
            let mut scene = unlocking(scene, 5);
            scene.refuse(Choice::EndTurn, Illegal::Urgent);
            scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
            scene.resolve(Effect::GainRow, Answer::Track(track));
            let count = |wanted: fn(&Effect) -> bool| {
                scene
                    .agenda()
                    .iter()
                    .filter(|effect| wanted(effect))
                    .count()
            };
            assert_eq!(
                count(|effect| *effect == Effect::Boost),
                boosts,
                "{track} {height}"
            );
            assert_eq!(
                count(|effect| *effect == Effect::Patch),
                patches,
                "{track} {height}"
            );
            assert_eq!(
                count(|effect| matches!(effect, Effect::Rover { .. })),
                rovers,
                "{track} {height}"
            );
            let claims = scene.claims();
            let ranks: Vec<u8> = claims.iter().map(|milestone| milestone.rank).collect();
            assert_eq!(
                ranks,
                milestone.into_iter().collect::<Vec<_>>(),
                "{track} {height}"
            );
            assert_eq!(
                (scene.me().turn.movement, scene.height(track)),
                (movement, height),
                "no tracker moves"
            );
        }
    }
}

// rules §11.17, §3.8, §8 Jump Drive E
#[test]
fn techs_e_and_f_work_once_per_game() {
    for level in [5, 6] {
        let mut scene = unlocking(with_techs(&[]), level);
        assert!(scene.me().corporation_state.used.contains(level));
        scene
            .next_round()
            .me_mut()
            .corporation_state
            .berthed
            .remove(level);
        assert!(levels(&scene).is_empty());
        let scene = unlocking(scene, level);
        assert_eq!((levels(&scene), scene.agenda()), (vec![level], vec![]));
    }
}

// rules §6.2, §8 Jump Drive E
#[test]
fn a_civ_milestone_of_tech_e_among_the_claims_is_claimed_at_once() {
    let mut scene = with_techs(&[]);
    scene.tracker(Track::Tech, 14).state.phase = Phase::Claims { done: 0 };
    let mut scene = unlocking(scene, 5);
    scene.resolve(Effect::GainRow, Answer::Track(Track::Tech));
    assert_eq!(scene.agenda(), [Effect::Claim(Milestone::of(4))]);
}

fn objective(number: u8) -> Objective {
    Objective::new(number).expect("an objective")
}

/// Tech F is unlocked with these three objectives on top of the deck.
fn drawing(seats: usize, numbers: [u8; 3]) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::JumpDrive, seats);
    scene.clear_agendas().state.objectives.clear();
    let numbered = numbers.map(objective);
    scene.state.objective_deck = Objective::all()
        .filter(|other| !numbered.contains(other))
        .take(10)
        .collect();
    scene
        .state
        .objective_deck
        .extend([numbered[2], numbered[1], numbered[0]]);
    let mut scene = unlocking(scene, 6);
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.resolve(Effect::DrawObjectives, Answer::Draw);
    scene
}

// rules §8 Jump Drive F
#[test]
fn tech_f_draws_three_objectives_and_keeps_one_the_others_leave_the_game() {
    let numbers = [25, 1, 7];
    let drawn = keep(numbers);
    let mut scene = drawing(3, numbers);
    assert!(scene.told(CardEvent::ObjectivesDrawn(
        numbers.map(objective).into_iter().collect()
    )));
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.refuse_answer(
        drawn,
        Answer::KeepObjective(objective(2)),
        Illegal::NoSuchCard,
    );
    scene.resolve(drawn, Answer::KeepObjective(objective(25)));
    assert_eq!(
        (&scene.state.contests[..], scene.state.objective_deck.len()),
        (&[objective(25)][..], 10)
    );
    assert!(
        numbers
            .iter()
            .all(|number| !scene.state.objective_deck.contains(&objective(*number)))
    );
    assert!(
        scene
            .state
            .seats
            .iter()
            .all(|seat| seat.private_objectives.is_empty())
    );
}

// rules §8 Jump Drive F
#[test]
fn all_players_compete_for_it_the_sole_best_gets_5_and_tied_best_2_each() {
    let cases = [
        (25, [3, 1, 2], [5, 0, 0]),
        (25, [1, 2, 1], [0, 5, 0]),
        (25, [2, 2, 1], [2, 2, 0]),
        (25, [0, 0, 0], [2, 2, 2]),
        (27, [3, 1, 2], [0, 5, 0]),
        (27, [1, 2, 1], [2, 0, 2]),
    ];
    for (number, meteorites, medals) in cases {
        let mut scene = drawing(3, [number, 1, 7]);
        let drawn = keep([number, 1, 7]);
        let before = [0, 1, 2].map(|seat| scene.state.score(SeatId(seat)).total());
        scene.resolve(drawn, Answer::KeepObjective(objective(number)));
        for (seat, count) in meteorites.into_iter().enumerate() {
            scene.seat_mut(seat).meteorites = count;
        }
        for (seat, expected) in (0..).zip(medals) {
            let score = scene.state.score(SeatId(seat));
            assert_eq!(score.contests[..], [(objective(number), expected)]);
            let collected = u16::from(score.meteorites);
            assert_eq!(
                score.total() - collected,
                before[usize::from(seat)] + u16::from(expected)
            );
        }
    }
}

// rules §8 Jump Drive F, §10.3 E
#[test]
fn alone_tech_f_gives_a_private_objective() {
    let mut scene = drawing(1, [25, 1, 7]);
    scene.resolve(keep([25, 1, 7]), Answer::KeepObjective(objective(25)));
    assert_eq!(
        (
            scene.state.contests.len(),
            &scene.me().private_objectives[..]
        ),
        (0, &[objective(25)][..])
    );
    for (meteorites, medals) in [(8, 0), (9, 5)] {
        scene.me_mut().meteorites = meteorites;
        assert_eq!(
            scene.state.score(SeatId(0)).private[..],
            [(objective(25), medals)]
        );
    }
}
