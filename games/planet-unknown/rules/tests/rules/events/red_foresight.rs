//! R13 and R14: a synergy boost, or a look at the next event card (rules §11.26).

use super::*;
use rules::corporation::Offer;

const CHOICE: Effect = Effect::OneOf(Offer::Boost, Offer::Foresee);
const BOOST: Answer = Answer::Pick { second: false };
const LOOK: Answer = Answer::Pick { second: true };

/// Seats that meet `name`, with these event cards left behind it.
fn meeting(seats: usize, name: &str, left: &[&str]) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    scene.deck(&[&[name], left].concat()).reveal_next();
    scene
}

// rules §11.26
#[test]
fn each_seat_chooses_a_boost_or_a_look_at_the_next_event_card() {
    for name in ["R13", "R14"] {
        let mut scene = meeting(2, name, &["A07", "G16"]);
        assert_eq!(scene.agenda(), [CHOICE, Effect::TakeTile]);
        scene.refuse(Choice::EndTurn, Illegal::Urgent);
        let events = scene.resolve(CHOICE, LOOK);
        let foreseen: Vec<&Event> = events
            .iter()
            .filter(|event| {
                event.kind == EventKind::Card(CardEvent::EventCardForeseen(event_card("A07")))
            })
            .collect();
        assert_eq!(foreseen.len(), 1);
        assert!(foreseen[0].visible_to(SeatId(0)) && !foreseen[0].visible_to(SeatId(1)));
        assert!(foreseen[0].barrier().is_some());
        assert_eq!(scene.agenda(), [Effect::TakeTile]);
        scene.clear_agendas_of(0).end_turn();
        scene.resolve(CHOICE, BOOST);
        scene.advance(Effect::Boost, Track::Civ);
        assert_eq!(scene.seat(1).tracker(Track::Civ).height, 1);
        assert!(scene.me().foresees && !scene.seat(1).foresees);
    }
}

// rules §3.3
#[test]
fn the_boost_is_used_before_the_tile_is_taken() {
    let mut scene = meeting(2, "R13", &["A07", "G16"]);
    scene
        .depot("I2/rover-tech", "I4/rover-tech")
        .resolve(CHOICE, BOOST);
    assert!(scene.agenda().contains(&Effect::Boost));
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 2), Illegal::Urgent);
    scene.advance(Effect::Boost, Track::Civ);
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
}

// rules §11.26
#[test]
fn the_last_event_card_of_the_deck_can_be_foreseen() {
    let mut scene = meeting(2, "R13", &["A07"]);
    scene.resolve(CHOICE, LOOK);
    assert!(scene.me().foresees);
    scene.reveal_next();
    assert_eq!(scene.state.event_cards.in_force, Some(event_card("A07")));
    assert!(!scene.me().foresees, "it lies open now");
    assert_eq!(scene.state.last_round, Some(EndReason::LastEventCard));
}

// rules §11.26, §11.27
#[test]
fn with_no_event_card_left_only_the_boost_remains() {
    for seats in [1, 2] {
        let mut scene = meeting(seats, "R14", &[]);
        assert_eq!(scene.agenda(), [Effect::Boost, Effect::TakeTile]);
        scene.advance(Effect::Boost, Track::Civ);
        assert_eq!(
            scene.state.last_round,
            Some(EndReason::LastEventCard),
            "drawing the last one ends the game"
        );
    }
}

// rules §11.26
#[test]
fn the_seat_that_looked_knows_the_next_event_card_and_nobody_else_does() {
    let views = ["A07", "A08"].map(|next| {
        let mut scene = meeting(3, "R13", &[next, "A09", "G16"]);
        scene.resolve(CHOICE, LOOK);
        [0, 1].map(|seat| scene.state.view(SeatId(seat)))
    });
    let [[mine, theirs], [my_other, their_other]] = views;
    assert_eq!(
        mine.state().event_cards.hidden.last(),
        Some(&event_card("A07"))
    );
    assert_ne!(mine, my_other);
    assert_eq!(theirs, their_other);
}
