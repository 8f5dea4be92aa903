//! The green event cards that advance a tracker: G04 to G14.

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};

/// The trackers that G05 to G14 may advance.
const PAIRS: [(&str, [Track; 2]); 10] = [
    ("G05", [Rover, Civ]),
    ("G06", [Rover, Tech]),
    ("G07", [Rover, Water]),
    ("G08", [Rover, Biomass]),
    ("G09", [Civ, Tech]),
    ("G10", [Water, Civ]),
    ("G11", [Biomass, Civ]),
    ("G12", [Tech, Water]),
    ("G13", [Biomass, Tech]),
    ("G14", [Biomass, Water]),
];

fn any_of_three() -> Effect {
    let among = [Civ, Biomass, Water].into_iter().collect();
    Effect::AdvanceBare { among, times: 3 }
}

fn once(pair: [Track; 2]) -> Effect {
    Effect::Advance {
        among: set(&pair),
        times: 1,
    }
}

/// The advances of G04 that are left for a tracker.
fn bare(track: Track, times: u8) -> Effect {
    Effect::AdvanceBare {
        among: TrackSet::of(track),
        times,
    }
}

// rules §9, §3.3
#[test]
fn g05_to_g14_advance_one_of_two_trackers_once_with_benefits() {
    for (name, pair) in PAIRS {
        for chosen in pair {
            let mut scene = Scenario::with_first_tile(1);
            scene.trackers(2).reveal(name);
            scene.asks_first(once(pair));
            for other in Track::ALL.into_iter().filter(|track| !pair.contains(track)) {
                scene.refuse_answer(once(pair), scene.up(other), Illegal::CannotAdvance(other));
            }
            scene.advance(once(pair), chosen);
            assert!(
                Track::ALL
                    .into_iter()
                    .all(|track| scene.height(track) == 2 + u8::from(track == chosen))
            );
            let given = match chosen {
                Water => vec![Effect::TakeTile, Effect::Boost],
                Biomass => vec![Effect::TakeTile, Effect::Patch],
                _ => vec![Effect::TakeTile],
            };
            assert_eq!(scene.besides_claims(), given, "{name} {chosen}");
            assert_eq!(
                scene.me().turn.movement,
                u8::from(chosen == Rover),
                "into the pool"
            );
            assert_eq!(scene.claims().len(), usize::from(chosen == Civ));
            assert_eq!(
                scene.told(TrackEvent::TechUnlocked { level: 1 }),
                chosen == Tech
            );
        }
    }
}

// rules §3.3, §9
#[test]
fn g05_to_g14_advance_only_what_can_advance() {
    for (name, pair) in PAIRS {
        for stuck in pair {
            let other = if stuck == pair[0] { pair[1] } else { pair[0] };
            let mut scene = Scenario::with_first_tile(1);
            scene.tracker(stuck, 15).reveal(name);
            scene.asks_first(once(pair));
            let expected = if stuck == Rover {
                vec![Rover, other]
            } else {
                vec![other]
            };
            assert_eq!(
                scene.may_advance(once(pair)).len(),
                expected.len(),
                "{name}: above the rover track is movement"
            );
        }
        let mut scene = Scenario::with_first_tile(1);
        scene.trackers(15).reveal(name);
        if pair.contains(&Rover) {
            scene.advance(once(pair), Rover);
            assert_eq!(
                (scene.me().turn.movement, scene.agenda()),
                (5, vec![Effect::TakeTile]),
                "above the top, with tech 3"
            );
        } else {
            scene.loses(once(pair));
        }
    }
}

// rules §3.3
#[test]
fn movement_given_by_an_event_card_can_be_spent_before_the_tile_is_placed() {
    let mut scene = Scenario::with_first_tile(1);
    scene.rover(5, 1).tracker(Rover, 3).reveal("G05");
    scene.refuse(
        Choice::Drive {
            from: cell(5, 1),
            to: cell(6, 1),
        },
        Illegal::Urgent,
    );
    scene.advance(once([Rover, Civ]), Rover);
    scene.drive(&[(5, 1), (6, 1), (7, 1)]);
    assert_eq!(scene.me().turn.movement, 0);
}

// rules §3.3, §6.2
#[test]
fn a_civ_card_an_event_card_leads_to_is_a_claim_like_any_other() {
    let claim = Effect::Claim(Milestone::of(1));
    let mut scene = Scenario::with_first_tile(2);
    scene.seat_mut(1).trackers[Civ as usize] = field(Civ, 2);
    scene.only_cards(1, &[6, 7]).tracker(Civ, 2).reveal("G05");
    for seat in [1, 0] {
        let answer = Answer::Advance {
            tracker: Civ,
            to: field(Civ, 3),
        };
        scene.refuse_seat(seat, Choice::EndTurn, Illegal::Urgent);
        let place = scene.place_for(seat, once([Rover, Civ]));
        scene.play_seat(
            seat,
            Choice::Resolve {
                pending: place,
                answer,
            },
        );
    }
    assert_eq!(scene.agenda(), [Effect::TakeTile, claim]);
    let waiting = scene.look_at(1, 1);
    scene.refuse_seat(1, waiting, Illegal::ClaimWaits);
    scene.play(scene.look_at(0, 1));
    scene.keep(0, 6);
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile],
        "before the tile is taken"
    );
    scene.pass();
    scene.play(waiting);
    scene.keep(1, 7);
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
}

// rules §3.3, §3.6, §6.2
#[test]
fn by_house_rule_a_civ_card_an_event_card_leads_to_is_claimed_at_the_end_of_the_round() {
    let mut scene = Scenario::with_first_tile(2);
    scene.state.options.claims_after_round = true;
    scene.tracker(Civ, 2).reveal("G05");
    scene.advance(once([Rover, Civ]), Civ);
    scene.skip_turns();
    assert_eq!(
        (scene.state.phase, scene.agenda()),
        (
            Phase::Claims { done: 0 },
            vec![Effect::Claim(Milestone::of(1))]
        )
    );
}

// rules §11.24
#[test]
fn g04_advances_one_tracker_by_3_without_benefits() {
    for (chosen, height) in [(Civ, 1), (Biomass, 1), (Water, 1)] {
        let mut scene = Scenario::with_first_tile(1);
        scene.tracker(chosen, height).reveal("G04");
        scene.asks_first(any_of_three());
        for other in [Rover, Tech] {
            scene.refuse_answer(
                any_of_three(),
                scene.up(other),
                Illegal::CannotAdvance(other),
            );
        }
        scene.advance(any_of_three(), chosen);
        scene.refuse(Choice::EndTurn, Illegal::Urgent);
        assert_eq!(
            scene.may_advance(bare(chosen, 2)),
            [chosen],
            "the same tracker"
        );
        scene.advance(bare(chosen, 2), chosen);
        scene.advance(bare(chosen, 1), chosen);
        assert_eq!(
            (scene.height(chosen), scene.agenda()),
            (height + 3, vec![Effect::TakeTile])
        );
        assert!(scene.claims().is_empty(), "no civ card");
    }
}

// rules §11.24
#[test]
fn g04_advances_its_tracker_as_far_as_it_can_go() {
    let mut scene = Scenario::with_first_tile(1);
    scene.trackers(15).tracker(Civ, 13).reveal("G04");
    assert_eq!(scene.may_advance(any_of_three()), [Civ]);
    scene.advance(any_of_three(), Civ);
    scene.advance(bare(Civ, 2), Civ);
    assert_eq!(
        (scene.height(Civ), scene.agenda()),
        (15, vec![Effect::TakeTile])
    );
    assert!(scene.claims().is_empty());
    let mut scene = Scenario::with_first_tile(1);
    scene
        .trackers(15)
        .tracker(Rover, 3)
        .tracker(Tech, 3)
        .reveal("G04");
    scene.loses(any_of_three());
    let mut scene = Scenario::with_first_tile(1);
    scene.trackers(0).tracker(Water, 14).reveal("G04");
    scene.advance(any_of_three(), Water);
    assert_eq!(
        (scene.height(Water), scene.agenda()),
        (15, vec![Effect::TakeTile]),
        "although others could go farther"
    );
}

// rules §11.24
#[test]
fn g04_gives_wormhole_no_choice_of_benefits_and_flux_no_patches() {
    for corporation in [CorporationId::Wormhole, CorporationId::Flux] {
        let mut scene = meeting("G04", corporation, |_| ());
        for effect in [any_of_three(), bare(Biomass, 2), bare(Biomass, 1)] {
            let to = scene.ways(effect, Biomass)[0];
            scene.advance_to(effect, Biomass, to);
        }
        assert_eq!(scene.agenda(), [Effect::TakeTile]);
    }
}

// rules §8 Oasis Ultd., §9
#[test]
fn a_green_event_card_moves_the_water_of_oasis_on_its_path_unless_it_is_blocked() {
    let pair = once([Water, Civ]);
    for (rover, ways) in [(2, vec![field(Rover, 3)]), (3, vec![])] {
        let scene = meeting("G10", CorporationId::Oasis, |scene| {
            scene.tracker(Rover, rover).me_mut().trackers[Water as usize] = field(Biomass, 2);
        });
        assert_eq!(scene.ways(pair, Water), ways);
        assert_eq!(scene.ways(pair, Civ), [field(Civ, 1)]);
    }
}

// rules §8 Makeshift, §9
#[test]
fn a_green_event_card_moves_makeshifts_tracker_of_that_colour_wherever_it_stands() {
    let pair = once([Rover, Civ]);
    let mut scene = meeting("G05", CorporationId::Makeshift, |scene| {
        scene.me_mut().trackers[Rover as usize] = field(Water, 2);
    });
    let mut ways = scene.ways(pair, Rover);
    ways.sort_unstable();
    assert_eq!(ways, [field(Civ, 3), field(Water, 3), field(Biomass, 3)]);
    scene.advance_to(pair, Rover, field(Biomass, 3));
    assert_eq!(scene.agenda(), [Effect::TakeTile, Effect::Patch]);
}

// rules §8 Wormhole
#[test]
fn a_green_event_card_advances_wormholes_biomass_with_a_choice_of_benefits() {
    let pair = once([Biomass, Civ]);
    let mut scene = meeting("G11", CorporationId::Wormhole, |_| ());
    scene.advance_to(pair, Biomass, field(Biomass, 2));
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile, Effect::OneOf(Offer::Boost, Offer::Patch)]
    );
}
