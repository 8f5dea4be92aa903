//! What several test programs share.

use rules::*;

/// The way a choice is listed: of equal effects the first, of orientations that look the same the canonical one.
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

/// Asserts that the state is the same after cloning it and after writing and reading it in both formats.
#[track_caller]
pub fn assert_survives_files(state: &GameState) {
    let text = ron::to_string(state).expect("a state can be written as text");
    assert!(
        ron::from_str::<GameState>(&text).expect("the text can be read") == *state,
        "changed by RON"
    );
    let bytes = postcard::to_stdvec(state).expect("a state can be written as bytes");
    assert!(
        postcard::from_bytes::<GameState>(&bytes).expect("the bytes can be read") == *state,
        "changed by postcard"
    );
    assert!(state.clone() == *state);
}
