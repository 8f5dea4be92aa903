//! The log: who may see a fact, and which facts pass the turn.

use super::scenario::*;
use game::Barrier;
use rules::*;

// rules §6.2
#[test]
fn a_card_that_is_looked_at_is_seen_by_one_seat_and_its_rank_by_all() {
    let mut scene = Scenario::claiming(3);
    scene.only_cards(2, &[8, 9]);
    let events = scene.claim(9);
    let seeing = |event: &Event| [0, 1, 2].map(|seat| event.visible_to(SeatId(seat)));
    for event in events {
        let is_secret = matches!(
            event.kind,
            EventKind::Card(CardEvent::Seen { .. } | CardEvent::Held(_))
        );
        assert_eq!(event.is_public(), !is_secret, "{event:?}");
        assert_eq!(seeing(&event), [true, !is_secret, !is_secret], "{event:?}");
    }
}

// rules §3.4, §3.6
#[test]
fn the_end_of_a_turn_and_a_new_round_pass_the_turn_and_nothing_else_does() {
    let passing = |events: &[Event]| -> Vec<EventKind> {
        let passing = events
            .iter()
            .filter(|event| event.barrier() == Some(Barrier::PassedOn));
        passing.map(|event| event.kind).collect()
    };
    let mut scene = Scenario::with_first_tile(2);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    let placed = scene.place(Ring::Inner, UPRIGHT, (5, 2));
    assert!(!placed.is_empty() && passing(&placed).is_empty());
    let ended = scene.clear_agendas().end_turn();
    assert_eq!(passing(&ended), [EventKind::Course(CourseEvent::TurnEnded)]);
    let started = EventKind::Course(CourseEvent::RoundStarted {
        round: 2,
        commander: SeatId(1),
    });
    let ended = scene.end_turn();
    assert_eq!(
        passing(&ended),
        [EventKind::Course(CourseEvent::TurnEnded), started]
    );
}
