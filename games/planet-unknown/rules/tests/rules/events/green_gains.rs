//! The green event cards with gains: G01 to G03 and G15 to G20.

use super::*;
use Track::{Rover, Tech, Water};

// rules §11.24
#[test]
fn g01_gives_a_rover_for_a_tile_placed_this_round() {
    for used_up in [false, true] {
        let mut scene = Scenario::with_first_tile(1);
        if used_up {
            scene.rover(5, 0).rover(5, 1);
        }
        scene.reveal("G01");
        let before = scene.me().board.rovers.len();
        assert_eq!(
            scene.question(Effect::NewRover),
            Question::Impossible,
            "not on a tile of an earlier round"
        );
        scene
            .depot("I3/civ-energy", "I4/rover-tech")
            .place(Ring::Inner, UPRIGHT, (5, 2));
        assert_eq!(
            scene.may_choose(Effect::NewRover),
            cells(&[(5, 2), (5, 3), (5, 4)])
        );
        scene.refuse(Choice::EndTurn, Illegal::Mandatory);
        scene.refuse_answer(
            Effect::NewRover,
            Answer::Cell(cell(5, 1)),
            Illegal::WrongCell,
        );
        scene.resolve(Effect::NewRover, Answer::Cell(cell(5, 3)));
        assert!(scene.me().board.rovers.contains(cell(5, 3)));
        assert_eq!(scene.me().board.rovers.len(), before + 1);
        assert_eq!(
            scene.me().rovers_left,
            if used_up { 0 } else { 2 },
            "beyond the corporation's own"
        );
    }
}

// rules §6.4, §11.24
#[test]
fn a_rover_milestone_before_the_tile_does_not_take_the_rover_that_is_for_it() {
    let mut scene = Scenario::with_corporation(CorporationId::Flux, 1);
    scene.clear_agendas().tracker(Tech, 14).tracker(Rover, 5);
    let me = scene.me_mut();
    (me.corporation_state.token, me.rovers_left) = (Some(Rover), 0);
    scene.board().rovers.insert(cell(8, 2));
    scene.reveal("G01");
    let up = scene.up(Rover);
    scene.use_tech(5, up);
    let is_rover = |effect: &Effect| matches!(effect, Effect::Rover { .. } | Effect::NewRover);
    let rovers: Vec<Effect> = scene.agenda().into_iter().filter(is_rover).collect();
    assert_eq!(
        (rovers, scene.me().rovers_left),
        (vec![Effect::NewRover], 1)
    );
}

// rules §6.4, §11.24
#[test]
fn the_rover_of_g01_collects_a_meteorite() {
    let mut scene = revealed("G01", 1);
    scene
        .depot("V3/tech-biomass!", "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (5, 2));
    scene.resolve(Effect::NewRover, Answer::Cell(cell(5, 2)));
    assert_eq!(
        (scene.me().meteorites, scene.me().board.meteorites),
        (1, CellSet::EMPTY)
    );
}

// rules §11.24
#[test]
fn without_a_placed_tile_the_rover_of_g01_waits_for_a_rover_milestone() {
    let mut scene = Scenario::with_first_tile(1);
    scene.me_mut().rovers_left = 0;
    scene.cover_all_but(&[]).reveal("G01");
    scene
        .depot("I3/rover-tech", "I4/rover-tech")
        .resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    assert_eq!(scene.question(Effect::NewRover), Question::Impossible);
    let resource = Effect::Advance {
        among: TrackSet::of(Rover),
        times: 1,
    };
    scene.advance(resource, Rover);
    let milestone = Effect::Rover {
        tile: cells(&[(5, 0), (5, 1)]),
    };
    scene.resolve(milestone, Answer::Cell(cell(5, 1)));
    assert_eq!(
        (scene.me().rovers_left, scene.me().board.rovers),
        (0, cells(&[(5, 1)]))
    );
}

// rules §9, §11.25
#[test]
fn g02_adds_a_card_from_the_box_to_each_rank() {
    let mut seen = CardSet::EMPTY;
    for luck in 0..40 {
        let mut scene = Scenario::with_first_tile(1);
        scene.state.luck = luck;
        scene
            .only_cards(2, &[8, 9, 10, 11, 12, 13, 14, 30, 34])
            .only_cards(3, &[]);
        let before = scene.state.cards;
        scene.reveal("G02");
        let after = scene.state.cards;
        let added = |rank| {
            after
                .in_play
                .ranked(rank)
                .without(before.in_play.ranked(rank))
        };
        assert_eq!(
            [1, 2, 3, 4].map(|rank| added(rank).len()),
            [1, 0, 1, 1],
            "a rank without a card in the box gains none"
        );
        assert_eq!(
            before.boxed.without(after.boxed),
            after.in_play.without(before.in_play)
        );
        assert_eq!(
            (after.used, scene.agenda()),
            (before.used, vec![Effect::TakeTile])
        );
        seen |= added(3);
    }
    assert_eq!(seen.len(), 9, "at random");
}

// rules §9
#[test]
fn g03_draws_one_more_private_objective() {
    let mut scene = Scenario::with_first_tile(1);
    let top = *scene.state.objective_deck.last().expect("a deck");
    let (held, left) = (
        scene.me().private_objectives.len(),
        scene.state.objective_deck.len(),
    );
    scene.reveal("G03");
    assert_eq!(
        (
            scene.me().private_objectives.len(),
            scene.me().private_objectives.last()
        ),
        (held + 1, Some(&top))
    );
    assert_eq!(
        (scene.state.objective_deck.len(), scene.agenda()),
        (left - 1, vec![Effect::TakeTile])
    );
    let mut scene = Scenario::with_first_tile(1);
    scene.state.objective_deck.clear();
    scene.reveal("G03");
    assert!(scene.me().private_objectives.is_empty());
}

// rules §9, §3.2
#[test]
fn g15_turns_the_station_to_any_depot() {
    for steps in 0..6 {
        let mut scene = revealed("G15", 1);
        let before = scene.state.station.rotation;
        scene.asks_first(Effect::TurnStation);
        scene.refuse_answer(Effect::TurnStation, Answer::Turn(6), Illegal::Rotation);
        scene.resolve(Effect::TurnStation, Answer::Turn(steps));
        assert_eq!(
            (scene.state.station.rotation, scene.agenda()),
            ((before + 6 - steps) % 6, vec![Effect::TakeTile])
        );
        scene
            .depot("I3/civ-energy", "I4/rover-tech")
            .place(Ring::Inner, UPRIGHT, (5, 2));
        let depot = scene.state.depot_of(SeatId(0));
        assert_eq!(
            scene.state.station.stack(Ring::Inner, depot).tiles.len(),
            11
        );
        scene.next_round_alone();
        assert_eq!(
            scene.state.station.rotation,
            (before + 11 - steps) % 6,
            "then on from there"
        );
    }
}

impl Scenario {
    /// Goes on to the next round of a solo game without taking a tile.
    fn next_round_alone(&mut self) {
        self.clear_agendas().end_turn();
    }
}

// rules §9, §6.3
#[test]
fn g16_gives_a_patch_before_the_tile() {
    let mut scene = revealed("G16", 1);
    scene.asks_first(Effect::Patch);
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(5, 4)),
        PlacementFault::NotAdjacent,
    );
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 2)));
    assert_eq!(
        (scene.me().board.patches, scene.agenda()),
        (cells(&[(5, 2)]), vec![Effect::TakeTile])
    );
    let mut scene = Scenario::with_first_tile(1);
    scene.cover_all_but(&[]).reveal("G16");
    scene.loses(Effect::Patch);
}

// rules §4.5
#[test]
fn a_patch_of_g16_before_the_first_tile_touches_the_edge_and_so_does_the_first_tile() {
    let mut scene = Scenario::new(1);
    scene.reveal("G16");
    assert_eq!(
        scene.may_choose(Effect::Patch),
        scene.me().board.data().edge
    );
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 0)));
    scene.depot("I2/civ-energy", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 1), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (0, 5));
}

// rules §11.14, §8 Universal Coalition 2
#[test]
fn a_patch_of_g16_may_be_stored_with_the_tech_for_it() {
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Tech, 5).reveal("G16");
    scene.resolve(Effect::Patch, Answer::Store);
    assert_eq!(
        (scene.me().stored_patches, scene.agenda()),
        (1, vec![Effect::TakeTile])
    );
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Tech, 5).cover_all_but(&[]).reveal("G16");
    scene.resolve(Effect::Patch, Answer::Store);
}

// rules §11.13, §8 Wormhole 3
#[test]
fn wormhole_makes_two_patches_of_that_of_g16() {
    let mut scene = meeting("G16", CorporationId::Wormhole, |scene| {
        scene.tracker(Tech, 7);
    });
    scene.resolve(Effect::Patch, Answer::Instead);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 2)));
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 1)));
    assert_eq!(
        (scene.me().board.patches.len(), scene.agenda()),
        (2, vec![Effect::TakeTile])
    );
}

// rules §11.13, §8 Jump Drive A, §8 Jump Drive C
#[test]
fn jump_drive_takes_a_boost_for_the_patch_of_g16_and_doubles_boosts() {
    let mut scene = meeting("G16", CorporationId::JumpDrive, |scene| {
        scene.me_mut().corporation_state.berthed = [1, 3].into_iter().collect();
    });
    scene.resolve(Effect::Patch, Answer::Instead);
    assert_eq!(scene.agenda(), [Effect::Boost, Effect::TakeTile]);
    scene.resolve(Effect::Boost, Answer::Instead);
    for name in ["G17", "G20"] {
        let mut scene = meeting(name, CorporationId::JumpDrive, |scene| {
            scene.me_mut().corporation_state.berthed.insert(3);
        });
        scene.resolve(Effect::Boost, Answer::Instead);
        scene.advance(
            Effect::Advance {
                among: TrackSet::ALL,
                times: 2,
            },
            Water,
        );
        scene.advance(
            Effect::Advance {
                among: TrackSet::of(Water),
                times: 1,
            },
            Water,
        );
        assert_eq!(
            (scene.height(Water), scene.agenda()),
            (2, vec![Effect::TakeTile])
        );
    }
}

// rules §6.1, §9
#[test]
fn g17_and_g20_give_a_synergy_boost() {
    for name in ["G17", "G20"] {
        for chosen in Track::ALL {
            let mut scene = Scenario::with_first_tile(1);
            scene.trackers(3).reveal(name);
            scene.asks_first(Effect::Boost);
            scene.advance(Effect::Boost, chosen);
            assert_eq!(scene.height(chosen), 4);
        }
    }
}

// rules §9
#[test]
fn g18_collects_a_lifepod_from_the_planet() {
    let collect = Effect::CollectLifepods { count: 1 };
    let mut scene = revealed("G18", 1);
    let lifepods = scene.me().board.lifepods;
    scene.asks_first(collect);
    assert_eq!(scene.may_choose(collect), lifepods);
    scene.resolve(collect, Answer::Cell(cell(7, 2)));
    assert_eq!(
        (scene.me().lifepods, scene.me().board.lifepods),
        (1, lifepods.without(cells(&[(7, 2)])))
    );
    let mut scene = Scenario::with_first_tile(1);
    scene.board().lifepods = CellSet::EMPTY;
    scene.reveal("G18");
    scene.loses(collect);
}

// rules §11.15, §8 Cosmos, §8 Jump Drive
#[test]
fn the_place_of_the_lifepod_of_g18_is_chosen_while_collecting() {
    let collect = Effect::CollectLifepods { count: 1 };
    let places = [
        (CorporationId::Cosmos, Berth::Field(field(Water, 3))),
        (CorporationId::JumpDrive, Berth::Tech(2)),
    ];
    for (corporation, berth) in places {
        for to in [berth, Berth::Scoring] {
            let mut scene = meeting("G18", corporation, |_| ());
            scene.resolve(collect, Answer::Cell(cell(7, 2)));
            scene.asks_first(Effect::BerthLifepod);
            scene.resolve(Effect::BerthLifepod, Answer::Berth(to));
            assert_eq!(
                (scene.me().lifepods, scene.me().collected_lifepods()),
                (u8::from(to == Berth::Scoring), 1)
            );
        }
    }
}

// rules §9
#[test]
fn g19_collects_a_meteorite_from_the_planet() {
    let collect = Effect::CollectMeteorites { count: 1 };
    let mut scene = Scenario::with_first_tile(1);
    scene.meteorite(5, 0).meteorite(5, 1).reveal("G19");
    scene.asks_first(collect);
    scene.resolve(collect, Answer::Cell(cell(5, 1)));
    assert_eq!(
        (scene.me().meteorites, scene.me().board.meteorites),
        (1, cells(&[(5, 0)]))
    );
    revealed("G19", 1).loses(collect);
}

// rules §11.16, §8 Horizon 3
#[test]
fn g19_takes_a_carried_meteorite_and_triggers_level_3() {
    let collect = Effect::CollectMeteorites { count: 1 };
    for (tech, patches) in [(6, vec![]), (7, vec![Effect::Patch])] {
        let mut scene = meeting("G19", CorporationId::Horizon, |scene| {
            scene.tracker(Tech, tech).rover(5, 1).board().loaded = cells(&[(5, 1)]);
        });
        scene.resolve(collect, Answer::Cell(cell(5, 1)));
        assert_eq!(
            (scene.me().meteorites, scene.me().board.loaded),
            (1, CellSet::EMPTY)
        );
        assert_eq!(scene.me().board.rovers, cells(&[(5, 1)]), "the rover stays");
        assert_eq!(scene.agenda(), [vec![Effect::TakeTile], patches].concat());
    }
}
