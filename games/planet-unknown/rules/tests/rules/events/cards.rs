//! The 60 event cards, as printed.

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};

/// The effects of the event cards of a colour, in the order of their numbers.
fn printed(colour: EventColour) -> Vec<EventCardEffect> {
    use EventCardEffect::*;
    let any = TrackSet::ALL;
    let advances = [
        [Rover, Civ],
        [Rover, Tech],
        [Rover, Water],
        [Rover, Biomass],
        [Civ, Tech],
        [Water, Civ],
        [Biomass, Civ],
        [Tech, Water],
        [Biomass, Tech],
        [Biomass, Water],
    ];
    match colour {
        EventColour::Green => [
            ExtraRover,
            AddCards,
            DrawObjective,
            AdvanceBare(set(&[Civ, Biomass, Water]), 3),
        ]
        .into_iter()
        .chain(advances.map(|pair| Advance(set(&pair))))
        .chain([
            TurnStation,
            Patch,
            Boost,
            CollectLifepod,
            CollectMeteorite,
            Boost,
        ])
        .collect(),
        EventColour::Orange => advances
            .map(|pair| Regress(set(&pair), 1))
            .into_iter()
            .chain([Meteorite, Regress(any, 1)])
            .chain(
                [
                    Terrain::Water,
                    Terrain::Biomass,
                    Terrain::Energy,
                    Terrain::Rover,
                    Terrain::Tech,
                    Terrain::Civ,
                ]
                .map(BarTerrain),
            )
            .chain([BarEdge, OneResource { discarded: false }])
            .collect(),
        EventColour::Red => vec![
            Regress(any, 2),
            Regress(any, 3),
            Meteorite,
            OneResource { discarded: true },
            BarMilestones,
            DestroyObjective,
            DestroyRover,
            RemoveCards,
            DestroyLifepod,
            DestroyCollectedLifepod,
            DestroyCollectedMeteorite,
            RemoveShape,
            BoostOrForesee,
            BoostOrForesee,
            BarOwnTerrain,
            BarIce,
            BarIce,
            BarBoosts,
            BarMilestones,
            BarEdge,
        ],
    }
}

// rules §9
#[test]
fn the_60_event_cards_have_their_printed_effects() {
    for colour in EventColour::ALL {
        let printed = printed(colour);
        assert_eq!(printed.len(), 20);
        for (number, (event_card, effect)) in
            (1..).zip(EventCard::available(colour, 1).zip(printed))
        {
            assert_eq!(
                (
                    event_card.colour(),
                    event_card.number(),
                    event_card.effect()
                ),
                (colour, number, effect)
            );
            assert_eq!(
                event_card.to_string(),
                format!("{}{number:02}", colour.letter())
            );
        }
    }
    assert_eq!(EventCard::all().count(), 60);
    assert_eq!(EventColour::ALL.map(EventColour::letter), ['G', 'A', 'R']);
}

// rules §9.1
#[test]
fn six_event_cards_are_for_the_solo_game_only() {
    let solo: Vec<String> = EventCard::all()
        .filter(|event_card| event_card.is_solo_only())
        .map(|event_card| event_card.to_string())
        .collect();
    assert_eq!(solo, ["G01", "G02", "G03", "G15", "R06", "R12"]);
}

// rules §3.3
#[test]
fn the_top_event_card_of_the_deck_is_revealed_after_the_rotation() {
    for seats in 1..=6 {
        let mut scene = Scenario::with_first_tile(seats);
        let events = scene.reveal("A13");
        assert_eq!(
            events.first().map(|event| event.kind),
            Some(EventKind::Card(CardEvent::EventCardRevealed(event_card(
                "A13"
            ))))
        );
        assert!(scene.state.event_cards.drawn.contains(event_card("A13")));
        assert_eq!(scene.state.event_cards.hidden.len(), 2);
        assert_eq!(
            (scene.state.active(), scene.agenda()),
            (Some(SeatId(0)), vec![Effect::TakeTile])
        );
    }
}

/// The event cards with a choice for every seat that has a meteorite and an empty meteor symbol on its planet.
fn asking() -> impl Iterator<Item = EventCard> {
    let asks = |event_card: &EventCard| match event_card.colour() {
        EventColour::Green => event_card.number() >= 4 && !event_card.is_solo_only(),
        EventColour::Orange => event_card.number() <= 12,
        EventColour::Red => false,
    };
    EventCard::all().filter(asks)
}

/// Lays out every seat with its trackers on 5, a meteorite on (5, 1) and an empty meteor symbol on (6, 1).
fn furnished(seats: usize) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    for seat in 0..seats {
        let seat = scene.seat_mut(seat);
        seat.trackers = Track::ALL.map(|track| field(track, 5));
        seat.board
            .lay_tile(tile("I2/civ-energy!"), UPRIGHT, cell(6, 0));
        seat.board.meteorites = cells(&[(5, 1)]);
    }
    scene
}

// rules §3.3
#[test]
fn every_seat_carries_the_event_card_out_before_it_takes_its_tile() {
    assert_eq!(asking().count(), 28);
    for event_card in asking() {
        for seats in [1, 2, 6] {
            let mut scene = furnished(seats);
            scene.reveal(&event_card.to_string());
            for seat in 0..seats {
                assert_eq!(
                    scene.state.active(),
                    Some(SeatId(seat as u8)),
                    "{event_card}"
                );
                let effect = scene.agenda()[0];
                scene.asks_first(effect);
                let first = scene.state.legal(SeatId(seat as u8))[0];
                scene.play(first);
                assert!(
                    !scene.agenda().contains(&effect) && scene.agenda().contains(&Effect::TakeTile),
                    "{event_card}"
                );
                scene.pass();
            }
        }
    }
}

// rules §3.3
#[test]
fn only_the_seats_that_can_carry_it_out_are_asked() {
    let collect = Effect::CollectLifepods { count: 1 };
    let mut scene = furnished(4);
    for without in [0, 2] {
        scene.seat_mut(without).board.lifepods = CellSet::EMPTY;
    }
    scene.reveal("G18");
    for (seat, asked) in [(0, false), (1, true), (2, false), (3, true)] {
        let expected = if asked {
            vec![collect, Effect::TakeTile]
        } else {
            vec![Effect::TakeTile]
        };
        assert_eq!(scene.agenda(), expected, "{seat}");
        let lost = Event {
            seat: Some(SeatId(seat)),
            audience: SeatSet::ALL,
            kind: EventKind::Effect(EffectEvent::Lost(collect)),
        };
        assert_eq!(scene.events.contains(&lost), !asked, "{seat}");
        scene.seat_mut(usize::from(seat)).turn.agenda.clear();
        scene.pass();
    }
}

// rules §3.3, §9.2
#[test]
fn an_event_card_that_only_bars_something_asks_nothing() {
    let barring = [
        "A13", "A14", "A15", "A16", "A17", "A18", "A19", "A20", "R04", "R05", "R15", "R16", "R17",
    ];
    for name in barring.into_iter().chain(["R18", "R19", "R20"]) {
        let mut scene = furnished(3);
        let told = scene.reveal(name);
        assert_eq!(told.len(), 1, "{name}: {told:?}");
        assert!(
            scene
                .state
                .seats
                .iter()
                .all(|seat| seat.turn.agenda.len() == 1),
            "{name}"
        );
    }
}
