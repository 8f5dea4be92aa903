//! Helpers that several test programs share.

use rules::*;

/// The listed form of a choice: the first of equal effects, the canonical one of orientations that look the same.
pub fn plainly(state: &GameState, seat: SeatId, choice: Choice) -> Choice {
    let agenda = &state.seat(seat).turn.agenda;
    let first = |index: u8| {
        let what = agenda.get(usize::from(index));
        agenda
            .iter()
            .position(|pending| Some(pending) == what)
            .map_or(index, |place| place as u8)
    };
    match choice {
        Choice::Resolve {
            pending,
            answer:
                Answer::Place {
                    ring,
                    orientation,
                    anchor,
                },
        } => {
            let tile = state
                .offered(seat)
                .into_iter()
                .find(|(offered, _)| *offered == ring);
            let canonical = tile.map_or(orientation, |(_, tile)| {
                tile.shape().footprint(orientation).canonical
            });
            let answer = Answer::Place {
                ring,
                orientation: canonical,
                anchor,
            };
            Choice::Resolve {
                pending: first(pending),
                answer,
            }
        }
        Choice::Resolve { pending, answer } => Choice::Resolve {
            pending: first(pending),
            answer,
        },
        Choice::Skip { pending } => Choice::Skip {
            pending: first(pending),
        },
        other => other,
    }
}

/// Asserts that the state is the same after cloning it and after writing and reading it, and that its bytes, which are
/// hashed and never read, are the same too.
#[track_caller]
pub fn assert_survives_files(state: &GameState) {
    let text = ron::to_string(state).expect("a state can be written as text");
    let read = ron::from_str::<GameState>(&text).expect("the text can be read");
    assert!(read == *state, "changed by RON");
    let bytes = |state| postcard::to_stdvec(state).expect("a state can be written as bytes");
    assert!(bytes(&read) == bytes(state), "hashed differently");
    assert!(state.clone() == *state);
}
