//! The solo game: its setup, its rotation, its target and its grades.

use super::*;

/// The setup of a solo game with `seed`.
fn seeded(seed: u32) -> Setup {
    Setup {
        seed: format!("{seed}"),
        ..with_events(1)
    }
}

/// The objectives that were dealt to seat 0, and the number of them that it has to keep.
fn dealt(scene: &Scenario) -> (ObjectiveSet, u8) {
    match scene.agenda()[..] {
        [
            Effect::KeepObjective {
                among,
                count,
                open: false,
            },
        ] => (among, count),
        ref other => panic!("no objectives were dealt: {other:?}"),
    }
}

/// Keeps all but the last of the four objectives that were dealt. Returns those kept and the other one.
fn keep_three(scene: &mut Scenario) -> (Vec<Objective>, Objective) {
    let (all, _) = dealt(scene);
    let all: Vec<Objective> = all.iter().collect();
    for kept in &all[..3] {
        let effect = scene.agenda()[0];
        scene.resolve(effect, Answer::KeepObjective(*kept));
    }
    scene.end_turn();
    (all[..3].to_vec(), all[3])
}

// rules §2.5
#[test]
fn four_private_objectives_are_dealt_and_three_are_kept() {
    let mut scene = Scenario::before_rotating(&with_events(1));
    let (among, count) = dealt(&scene);
    assert_eq!(
        (among.len(), count, scene.state.objectives.len()),
        (4, 3, 0)
    );
    assert_eq!(
        (scene.state.phase, scene.state.round),
        (Phase::Preparation { done: 0 }, 0)
    );
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    let stranger = Objective::all()
        .find(|objective| !among.contains(*objective))
        .expect("24 others");
    scene.refuse_answer(
        scene.agenda()[0],
        Answer::KeepObjective(stranger),
        Illegal::NoSuchCard,
    );
    let (kept, rejected) = keep_three(&mut scene);
    assert_eq!(scene.me().private_objectives[..], kept);
    assert_eq!(
        (scene.state.objective_deck.len(), scene.state.round),
        (24, 1)
    );
    let gone = kept.iter().chain([&rejected]);
    assert!(
        gone.into_iter()
            .all(|objective| !scene.state.objective_deck.contains(objective))
    );
}

// rules §2.5, §10.3 E
#[test]
fn the_three_objectives_score_5_each_and_g03_adds_one_more() {
    let mut scene = Scenario::before_rotating(&with_events(1));
    keep_three(&mut scene);
    scene.reveal("G03");
    assert_eq!(scene.me().private_objectives.len(), 4);
    let met: Vec<bool> = scene
        .me()
        .private_objectives
        .iter()
        .map(|objective| objective.is_met(scene.me()))
        .collect();
    let score = scene.state.score(SeatId(0));
    let medals: Vec<u8> = met.iter().map(|met| if *met { 5 } else { 0 }).collect();
    assert_eq!(
        score
            .private
            .iter()
            .map(|(_, medals)| *medals)
            .collect::<Vec<_>>(),
        medals
    );
    assert!(score.objectives.is_empty(), "alone there is no neighbour");
}

// rules §2.7, §3.2
#[test]
fn the_station_starts_on_a_random_depot_and_turns_one_clockwise_every_round() {
    let mut starts = [0; 6];
    for seed in 0..60 {
        let mut scene = Scenario::before_rotating(&seeded(seed));
        let start = scene.state.station.rotation;
        starts[usize::from(start)] += 1;
        keep_three(&mut scene);
        for round in 1..=7_u8 {
            assert_eq!(u8::try_from(scene.state.round), Ok(round));
            assert_eq!(scene.state.station.rotation, (start + 12 - round) % 6);
            assert!(
                matches!(scene.state.phase, Phase::Turns { .. }),
                "nobody turns it"
            );
            scene.refuse(Choice::Rotate(1), Illegal::NotNow);
            scene.skip_turns();
        }
    }
    assert!(starts.iter().all(|count| *count > 0), "{starts:?}");
}

// rules §2.5, §8 Flux Industries
#[test]
fn flux_chooses_its_track_before_the_first_round_of_a_solo_game_too() {
    let mut setup = with_events(1);
    setup.seats[0].corporation = CorporationId::Flux;
    let mut scene = Scenario::before_rotating(&setup);
    while let Some(effect @ Effect::KeepObjective { among, .. }) = scene.agenda().first().copied() {
        scene.resolve(
            effect,
            Answer::KeepObjective(among.iter().next().expect("an objective")),
        );
    }
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.resolve(Effect::MoveToken, Answer::Track(Track::Water));
    scene.end_turn();
    assert_eq!(
        (scene.state.round, scene.me().private_objectives.len()),
        (1, 3)
    );
    assert_eq!(scene.me().corporation_state.token, Some(Track::Water));
}

// rules §3.3
#[test]
fn the_solo_game_always_has_events() {
    let mut scene = Scenario::before_rotating(&with_events(1));
    keep_three(&mut scene);
    assert_eq!(
        (
            scene.state.event_cards.drawn.len(),
            scene.state.event_cards.hidden.len()
        ),
        (1, 19)
    );
}

// rules §2.7
#[test]
fn alone_no_commanders_token_passes() {
    for setup in [with_events(1), Setup::standard(1, "rules")] {
        let mut scene = Scenario::of(&setup);
        if setup.options.solo {
            keep_three(&mut scene);
        }
        scene.skip_turns();
        assert_eq!(scene.state.round, 2);
        assert!(!scene.told(CourseEvent::CommanderPassed(SeatId(0))));
        assert_eq!(scene.state.commands(SeatId(0)), !setup.options.solo);
    }
}

/// The table of rules §10.5: for each number of event cards of a colour at the start of a row, the shifts by red,
/// orange and green ones.
const TABLE: [(u8, [i32; 3]); 5] = [
    (0, [0, 0, 0]),
    (3, [-5, -1, 3]),
    (7, [-7, -2, 6]),
    (11, [-9, -3, 9]),
    (15, [-11, -4, 12]),
];

fn shift(count: u8, colour: usize) -> i32 {
    let row = TABLE
        .iter()
        .rev()
        .find(|(from, _)| count >= *from)
        .expect("a row for every count");
    row.1[colour]
}

// rules §10.5
#[test]
fn the_target_follows_the_table_at_every_number_of_every_colour() {
    for (red, orange) in (0..=20).flat_map(|red| (0..=20 - red).map(move |orange| (red, orange))) {
        let green = 20 - red - orange;
        let target = 60 + shift(red, 0) + shift(orange, 1) + shift(green, 2);
        let mut setup = with_events(1);
        setup.options.events = Some(EventMix::new(green, orange, red));
        assert_eq!(
            setup.options.target().map(i32::from),
            Some(target),
            "{red} red, {orange} orange, {green} green"
        );
        assert_eq!(
            setup
                .deal()
                .map(|state| state.options.target().map(i32::from)),
            Ok(Some(target))
        );
    }
}

// rules §10.5
#[test]
fn each_colour_shifts_the_target_at_3_7_11_and_15_event_cards() {
    let alone = |count: u8| {
        [
            EventMix::new(0, 0, count),
            EventMix::new(0, count, 0),
            EventMix::new(count, 0, 0),
        ]
        .map(EventMix::target)
    };
    for (counts, targets) in [
        ([0, 2], [60, 60, 60]),
        ([3, 6], [55, 59, 63]),
        ([7, 10], [53, 58, 66]),
        ([11, 14], [51, 57, 69]),
        ([15, 20], [49, 56, 72]),
    ] {
        for count in counts {
            assert_eq!(alone(count), targets, "{count} red, orange, green");
        }
    }
}

// rules §10.6
#[test]
fn the_worked_example_of_the_target() {
    assert_eq!(EventMix::new(9, 3, 8).target(), 58);
}

// rules §10.5
#[test]
fn the_grade_is_the_highest_threshold_reached() {
    let thresholds = [-15, -10, -5, 0, 5, 10, 15];
    assert_eq!(usize::from(Grade::COUNT), thresholds.len());
    for target in [49_u16, 58, 60, 72] {
        for medals in 0..=target + 40 {
            let above = i32::from(medals) - i32::from(target);
            let reached = thresholds
                .iter()
                .filter(|threshold| above >= **threshold)
                .count();
            let grade = Grade::of(medals, target);
            assert_eq!(
                usize::from(grade.number()),
                reached.saturating_sub(1),
                "{medals} of {target}"
            );
            assert_eq!(grade.threshold(), thresholds[usize::from(grade.number())]);
        }
    }
}

// rules §10.5
#[test]
fn only_the_solo_game_has_a_target() {
    assert_eq!(with_events(2).options.target(), None);
    assert_eq!(Setup::standard(1, "").options.target(), None);
    assert_eq!(with_events(1).options.target(), Some(60 + 6 - 1 - 5));
}

// rules §2.1
#[test]
fn one_seat_may_play_freely_without_anything_of_the_solo_game() {
    let mut scene = Scenario::before_rotating(&Setup::standard(1, "rules"));
    assert_eq!(
        (scene.state.phase, scene.state.station.rotation),
        (Phase::Rotate, 0)
    );
    scene.play(Choice::Rotate(4));
    assert_eq!(
        (scene.agenda(), scene.state.station.rotation),
        (vec![Effect::TakeTile], 2)
    );
    assert_eq!(
        (
            scene.state.event_cards.in_force,
            scene.me().private_objectives.len()
        ),
        (None, 0)
    );
    assert!(scene.state.objectives.is_empty() && scene.state.event_cards.hidden.is_empty());
}

// rules §2.1, §2.5, §3.3
#[test]
fn setups_that_mix_up_the_ways_to_play_are_refused() {
    let checked = |seats: usize, change: fn(&mut GameOptions)| {
        let mut setup = Setup::standard(seats, "");
        change(&mut setup.options);
        setup.deal().map(|_| ())
    };
    let events = |options: &mut GameOptions| options.events = Some(EventMix::new(7, 7, 6));
    assert_eq!(
        checked(1, |options| options.solo = true),
        Err(SetupError::Solo),
        "without events"
    );
    for seats in 2..=6 {
        let mut setup = with_events(seats);
        setup.options.solo = true;
        assert_eq!(
            setup.deal().map(|_| ()),
            Err(SetupError::Solo),
            "{seats} seats"
        );
        assert_eq!(checked(seats, events), Ok(()), "{seats} seats");
        assert_eq!(
            checked(seats, |options| options.private_objectives = true),
            Ok(()),
            "{seats} seats"
        );
    }
    assert_eq!(checked(1, events), Err(SetupError::FreePlay));
    let solo = |change: fn(&mut GameOptions)| {
        let mut setup = with_events(1);
        change(&mut setup.options);
        setup.deal().map(|_| ())
    };
    assert_eq!(
        solo(|options| options.private_objectives = true),
        Err(SetupError::PrivateObjectives)
    );
    assert_eq!(
        solo(|options| options.two_player_variant = true),
        Err(SetupError::TwoPlayerVariant)
    );
    assert_eq!(solo(|options| options.practice = true), Ok(()));
    assert_eq!(
        checked(1, |options| options.private_objectives = true),
        Err(SetupError::PrivateObjectives)
    );
    assert_eq!(
        checked(1, |options| options.two_player_variant = true),
        Err(SetupError::TwoPlayerVariant)
    );
    assert_eq!(
        checked(3, |options| options.two_player_variant = true),
        Err(SetupError::TwoPlayerVariant)
    );
    assert_eq!(checked(1, |_| ()), Ok(()));
}
