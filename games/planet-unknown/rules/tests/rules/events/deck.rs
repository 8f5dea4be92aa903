//! The deck of event cards: its mix, its end, and the duration of event cards.

use super::*;

/// All mixes of 20 event cards.
fn mixes() -> impl Iterator<Item = EventMix> {
    (0..=20).flat_map(|green| {
        (0..=20 - green).map(move |orange| EventMix::new(green, orange, 20 - green - orange))
    })
}

fn dealt(mix: EventMix, seats: usize, seed: &str) -> Result<GameState, SetupError> {
    let mut setup = Setup::standard(seats, seed);
    setup.options.events = Some(mix);
    setup.options.solo = seats == 1;
    setup.deal()
}

// rules §9.1
#[test]
fn the_deck_has_20_different_event_cards_mixed_as_chosen() {
    for (seats, mixes_that_fit) in [(1, 231), (2, 218), (6, 218)] {
        let mut fitting = 0;
        for mix in mixes() {
            let fits = seats == 1 || (mix.green <= 16 && mix.red <= 18);
            let state = dealt(mix, seats, "deck");
            if !fits {
                assert_eq!(state, Err(SetupError::EventDeck), "{mix:?}");
                continue;
            }
            fitting += 1;
            let deck = state.expect("a valid setup").event_cards;
            let cards: EventCardSet = deck.hidden.iter().copied().collect();
            assert_eq!(
                (deck.hidden.len(), cards.len(), deck.drawn.is_empty()),
                (20, 20, true),
                "{mix:?}"
            );
            for colour in EventColour::ALL {
                assert_eq!(deck.left(colour), usize::from(mix.of(colour)), "{mix:?}");
            }
            assert!(
                seats == 1
                    || deck
                        .hidden
                        .iter()
                        .all(|event_card| !event_card.is_solo_only()),
                "{mix:?}"
            );
        }
        assert_eq!(fitting, mixes_that_fit, "{seats}");
    }
}

// rules §9.1
#[test]
fn a_mix_that_is_not_20_event_cards_is_refused() {
    for (green, orange, red) in [
        (0, 0, 0),
        (7, 7, 5),
        (7, 7, 7),
        (21, 0, 0),
        (0, 21, 0),
        (0, 0, 21),
        (255, 1, 20),
    ] {
        for seats in 1..=6 {
            assert_eq!(
                dealt(EventMix::new(green, orange, red), seats, ""),
                Err(SetupError::EventDeck)
            );
        }
    }
}

// rules §9.1
#[test]
fn every_event_card_that_fits_the_seats_can_come_in_any_place() {
    for (seats, count) in [(1, 60), (2, 54)] {
        let (mut seen, mut first) = (EventCardSet::EMPTY, EventCardSet::EMPTY);
        for seed in 0..600 {
            let deck = dealt(EventMix::new(7, 7, 6), seats, &format!("{seed}"))
                .expect("a valid setup")
                .event_cards;
            seen = deck
                .hidden
                .iter()
                .copied()
                .fold(seen, |mut seen, event_card| {
                    seen.insert(event_card);
                    seen
                });
            first.insert(*deck.hidden.last().expect("a deck"));
        }
        assert_eq!((seen.len(), first.len()), (count, count), "{seats}");
    }
}

/// Keeps the first of the private objectives that were dealt to seat 0, if any were.
fn keep_objectives(scene: &mut Scenario) {
    while matches!(scene.state.phase, Phase::Preparation { .. }) {
        let seat = scene.state.active().expect("a game that goes on");
        let choices = scene.state.legal(seat);
        scene.play(choices[0]);
    }
}

// rules §3.3, §10.1
#[test]
fn one_event_card_is_revealed_each_round_in_the_order_of_the_deck_and_the_last_one_ends_the_game() {
    for seats in [1, 2, 3] {
        let mut scene = Scenario::before_rotating(&with_events(seats));
        let order: Vec<EventCard> = scene
            .state
            .event_cards
            .hidden
            .iter()
            .rev()
            .copied()
            .collect();
        keep_objectives(&mut scene);
        for (round, event_card) in (1..).zip(order) {
            if scene.state.phase == Phase::Rotate {
                assert_eq!(scene.state.event_cards.in_force, None, "{round}");
                scene.play(Choice::Rotate(0));
            }
            assert_eq!(
                (scene.state.round, scene.state.event_cards.in_force),
                (round, Some(event_card))
            );
            assert_eq!(scene.state.event_cards.drawn.len(), u32::from(round));
            let last = (round == 20).then_some(EndReason::LastEventCard);
            assert_eq!(scene.state.last_round, last, "{round}");
            scene.skip_round();
        }
        assert_eq!(
            (scene.state.phase, scene.state.round),
            (Phase::Finished, 20)
        );
    }
}

impl Scenario {
    /// Ends the turn of every seat without its tile; nothing is claimed.
    fn skip_round(&mut self) {
        self.state
            .seats
            .iter_mut()
            .for_each(|seat| seat.turn.milestones.clear());
        self.skip_turns();
    }
}

// rules §11.27, §10.1
#[test]
fn the_last_event_card_ends_the_game_after_its_round_and_not_the_last_but_one() {
    for seats in [1, 3] {
        let mut scene = Scenario::with_first_tile(seats);
        scene.deck(&["A13", "A14"]).reveal_next();
        assert_eq!(scene.state.last_round, None);
        scene.reveal_next();
        assert_eq!(scene.state.last_round, Some(EndReason::LastEventCard));
        assert!(scene.told(CourseEvent::LastRound(EndReason::LastEventCard)));
        for _ in 0..seats {
            assert_eq!(
                scene.agenda(),
                [Effect::TakeTile],
                "everyone still takes a tile"
            );
            scene.pass();
        }
        assert_eq!(scene.state.phase, Phase::Finished);
    }
}

// rules §11.27, §9.4
#[test]
fn the_last_event_card_is_carried_out_and_not_ignored() {
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Track::Civ, 2).deck(&["G17"]).reveal_next();
    scene.advance(Effect::Boost, Track::Civ);
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile, Effect::Claim(Milestone::of(1))],
        "and its civ card is claimed"
    );
}

// rules §10.1, §11.27
#[test]
fn together_with_other_ends_the_last_event_card_ends_the_game_once() {
    for full in [true, false] {
        let mut scene = Scenario::with_first_tile(1);
        if full {
            scene.cover_all_but(&[]);
        }
        scene.deck(&["A13"]).reveal_next();
        scene.depot("I3/rover-tech", "I4/rover-tech");
        if full {
            scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
        } else {
            scene.leave(Ring::Inner, 1).leave(Ring::Outer, 0);
            scene.place(Ring::Inner, UPRIGHT, (5, 2));
        }
        let ends = scene
            .events
            .iter()
            .filter(|event| matches!(event.kind, EventKind::Course(CourseEvent::LastRound(_))));
        assert_eq!(
            (ends.count(), scene.state.last_round),
            (1, Some(EndReason::LastEventCard))
        );
        scene.pass();
        assert_eq!(scene.state.phase, Phase::Finished);
    }
}

// rules §10.1
#[test]
fn another_end_comes_before_the_deck_runs_out() {
    let mut scene = Scenario::with_first_tile(1);
    scene.cover_all_but(&[]).reveal("A13");
    scene
        .depot("I3/rover-tech", "I4/rover-tech")
        .resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    assert_eq!(scene.state.last_round, Some(EndReason::Unplaceable));
    scene.pass();
    assert_eq!(
        (scene.state.phase, scene.state.event_cards.hidden.len()),
        (Phase::Finished, 2)
    );
}

// rules §9.2
#[test]
fn an_event_card_lasts_until_the_civ_cards_of_its_round_are_claimed() {
    for seats in [2, 4] {
        let mut scene = revealed("A19", seats);
        scene.clear_agendas().reach(seats - 1, 1);
        scene.play_seat(seats - 1, Choice::EndTurn);
        scene.skip_turns();
        assert_eq!(
            (scene.state.phase, scene.state.event_cards.in_force),
            (
                Phase::Claims {
                    done: seats as u8 - 1
                },
                Some(event_card("A19"))
            )
        );
        scene.resolve(Effect::Claim(Milestone::of(1)), Answer::Look);
        let keep = scene.state.legal(SeatId(seats as u8 - 1))[0];
        scene.play(keep);
        scene.pass();
        assert_eq!(
            (scene.state.phase, scene.state.event_cards.in_force),
            (Phase::Rotate, None)
        );
        assert_eq!(scene.state.event_card_restriction(SeatId(0)), None);
    }
}

/// The end phase after `last` was the last event card: seat 0 advances to a civ milestone and takes Depot Repair
/// Online.
fn repairing_in_the_end(last: &str) -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .hold(0, 23)
        .only_cards(3, &[16])
        .tracker(Track::Civ, 9)
        .deck(&[last])
        .reveal_next();
    scene.skip_turns();
    assert!(matches!(scene.state.phase, Phase::End { .. }));
    assert_eq!(scene.state.event_cards.in_force, None);
    scene.advance(
        Effect::Advance {
            among: TrackSet::ALL,
            times: 1,
        },
        Track::Civ,
    );
    scene.resolve(Effect::Claim(Milestone::of(3)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 3,
            extra: None,
        },
        Answer::Keep(card(16)),
    );
    scene.depot("I3/civ-energy", "I4/rover-tech");
    scene
}

// rules §9.2, §10.2
#[test]
fn in_the_end_phase_the_last_event_card_has_lapsed() {
    let extra = Effect::TakeExtraTile { resources: true };
    for (last, anchor) in [("A20", (5, 2)), ("A19", (6, 0)), ("R20", (6, 0))] {
        let mut scene = repairing_in_the_end(last);
        let place = Answer::Place {
            ring: Ring::Inner,
            orientation: UPRIGHT,
            anchor: cell(anchor.0, anchor.1),
        };
        scene.resolve(extra, place);
        assert_eq!(scene.agenda().len(), 2, "both resources, on the edge too");
        assert!(scene.agenda().contains(&Effect::Resource(Track::Civ)));
    }
}

// rules §3.3
#[test]
fn turning_the_station_again_in_practice_reveals_no_other_event_card() {
    for seats in [1, 2] {
        let mut setup = with_events(seats);
        setup.options.practice = true;
        let mut scene = Scenario::before_rotating(&setup);
        keep_objectives(&mut scene);
        scene.reveal("A13");
        let left = scene.state.event_cards;
        let action = Action {
            seat: SeatId(0),
            choice: Choice::Rotate(2),
        };
        assert!(scene.state.apply(&action).is_ok());
        assert_eq!(scene.state.event_cards, left);
    }
}

// rules §3.2, §3.3
#[test]
fn the_two_player_variant_has_event_cards_too() {
    let mut setup = with_events(2);
    setup.options.two_player_variant = true;
    let scene = Scenario::of(&setup);
    assert_eq!(
        (scene.state.phase, scene.state.event_cards.drawn.len()),
        (Phase::Turns { done: 0 }, 1)
    );
    assert_eq!(scene.state.event_cards.hidden.len(), 19);
}
