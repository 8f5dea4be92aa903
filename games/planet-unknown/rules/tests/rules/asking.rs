//! What a seat is asked: pending effects first, then the abilities on offer.

use super::scenario::*;
use rules::corporation::Techs;
use rules::decision::Manner;
use rules::*;

// rules §3.2, §3.4
#[test]
fn the_commander_is_asked_to_turn_the_station_and_then_every_seat_for_its_tile() {
    let mut scene = Scenario::before_rotating(&Setup::standard(2, "rules"));
    let asked = |scene: &Scenario| [0, 1].map(|seat| scene.state.decision(SeatId(seat)));
    assert_eq!(asked(&scene), [Some(Decision::Rotate), None]);
    scene.play(Choice::Rotate(0));
    for (seat, decision) in (0..).zip(asked(&scene)) {
        let questions = scene.state.questions(SeatId(seat));
        assert_eq!(decision, Some(Decision::Play(questions)));
    }
}

// rules §3.7, §3.8
#[test]
fn an_ability_is_on_offer_and_an_effect_is_not() {
    let mut scene = Scenario::with_corporation(CorporationId::Horizon, 1);
    scene.tracker(Track::Tech, 14);
    let questions = scene.state.questions(SeatId(0));
    let offered: Vec<bool> = questions.iter().map(Asked::offered).collect();
    let sources: Vec<Source> = questions.iter().map(|asked| asked.what.source).collect();
    assert_eq!(sources, [Source::Round, Source::Tech(5)]);
    assert_eq!(offered, [false, true]);
    let numbered = (0..3).map(|pending| scene.state.pending_at(SeatId(0), pending));
    let numbered: Vec<_> = numbered.map(|what| what.map(|what| what.source)).collect();
    assert_eq!(numbered, [Some(Source::Round), Some(Source::Tech(5)), None]);
}

// rules §3.8, §5.4
#[test]
fn an_advance_waits_only_for_an_ability_that_takes_a_tracker_back() {
    let twice = Effect::Advance {
        among: TrackSet::of(Track::Civ),
        times: 2,
    };
    let rest = Effect::advance(Track::Civ);
    for (corporation, tech, waits) in [
        (CorporationId::Horizon, 14, false),
        (CorporationId::Makeshift, 10, true),
    ] {
        let mut scene = Scenario::with_corporation(corporation, 1);
        scene.clear_agendas().tracker(Track::Tech, tech);
        scene.tracker(Track::Civ, 14).pending(twice);
        assert_eq!(scene.state.offers(SeatId(0)).len(), 1, "{corporation}");
        let to = field(Track::Civ, 15);
        scene.advance_to(twice, Track::Civ, to);
        assert_eq!(scene.agenda().contains(&rest), waits, "{corporation}");
        assert_eq!(scene.told(EffectEvent::Lost(rest)), !waits, "{corporation}");
    }
}

// rules §5.1, §8 Universal Coalition 4
#[test]
fn a_resource_advances_its_tracker_once_unless_a_tech_doubles_it() {
    for (tech, doubled) in [(9, 1), (10, 2)] {
        let mut scene = Scenario::with_first_tile(1);
        scene.tracker(Track::Tech, tech);
        for (track, times) in [(Track::Water, doubled), (Track::Civ, 1)] {
            let resource = Effect::Resource(track);
            scene.pending(resource);
            let Question::Advance(_, manner) = scene.question(resource) else {
                panic!("{track} cannot advance");
            };
            assert_eq!(manner, Manner::Full { times }, "{track}");
        }
    }
}

// rules §3.8, §8
#[test]
fn these_techs_are_abilities_to_be_used_at_any_moment() {
    let abilities = |corporation: CorporationId| -> Vec<u8> {
        let levels = corporation.rules().abilities();
        levels.iter().collect()
    };
    let some = [
        (CorporationId::Wormhole, vec![1]),
        (CorporationId::Cosmos, vec![5]),
        (CorporationId::Horizon, vec![5]),
        (CorporationId::Makeshift, vec![4]),
        (CorporationId::Flux, vec![2, 5]),
    ];
    for corporation in CorporationId::ALL {
        let levels = some.iter().find(|(other, _)| *other == corporation);
        let levels = levels.map_or(&[][..], |(_, levels)| levels);
        assert_eq!(abilities(corporation), levels, "{corporation}");
    }
}
