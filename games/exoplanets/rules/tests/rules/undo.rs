//! How far undo goes (exoplanets §12.4).

use super::scene::*;
use exoplanets::{Arm, Choice, Event, Resource, Source};
use game::{Barrier, Event as _};

/// The first barrier among events.
fn barrier(events: &[Event]) -> Option<Barrier> {
    events.iter().find_map(game::Event::barrier)
}

/// exoplanets §12.4
#[test]
fn undo_stops_where_something_hidden_came_out() {
    let mut state = begun(2, "undo");
    assert_eq!(
        barrier(&act(&mut state, Choice::From(Source::Stack(0)))),
        None
    );
    assert_eq!(
        barrier(&act(&mut state, Choice::Arm(Arm::West))),
        Some(Barrier::Revealed)
    );
    assert_eq!(
        barrier(&act(&mut state, Choice::EndTurn)),
        Some(Barrier::PassedOn)
    );
    assert_eq!(
        barrier(&act(&mut state, Choice::From(Source::Bag))),
        Some(Barrier::Revealed)
    );
    let drawn = legal(&state)[0];
    assert_eq!(barrier(&act(&mut state, drawn)), None);
    assert_eq!(barrier(&act(&mut state, Choice::Stack(0))), None);
}

/// exoplanets §12.4
#[test]
fn undo_stops_where_another_player_answered() {
    let mut state = scene(2, [&["R1"], &["S1"], &["G1"], &["W1"]]);
    state.seats[0].resources = ewg(1, 0, 0);
    at(&mut state, "R1").life = [3, 1, 0, 0];
    let settled = planet(&state, "R1");
    state.turn.started.insert(settled);
    let choice = species(&state, "R1", ewg(1, 0, 0));
    assert_eq!(
        barrier(&act(&mut state, choice)),
        None,
        "it may still be taken back"
    );
    assert_eq!(
        barrier(&take(&mut state, Resource::Gas)),
        Some(Barrier::PassedOn)
    );
}

/// exoplanets §11.3
#[test]
fn only_the_own_seat_sees_its_tiles() {
    let mut state = begun(2, "secret");
    let events = give_birth(&mut state, Arm::North);
    let secret = events
        .iter()
        .filter(|event| !event.audience().contains(seat(1)));
    assert!(matches!(
        secret.collect::<Vec<_>>()[..],
        [Event::TileSeen(..)]
    ));
}
