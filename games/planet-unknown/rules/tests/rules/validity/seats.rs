//! What belongs to one seat: its trackers, its pieces and what it has pending.

use super::super::events::event_card;
use super::*;

const SEAT: SeatId = SeatId(1);

fn seat(state: &mut GameState) -> &mut Seat {
    &mut state.seats[SEAT.index()]
}

/// Puts this effect on the agenda.
fn pend(state: &mut GameState, effect: Effect) {
    let pending = Pending::new(effect, Source::Round);
    seat(state).turn.agenda.push(pending);
}

/// Covers the planet with patches, but for the cells of its tile.
fn cover(state: &mut GameState) {
    let board = &mut seat(state).board;
    board.empty().into_iter().for_each(|cell| {
        board.lay_patch(cell);
    });
    board.lifepods = CellSet::EMPTY;
}

/// Lays tiles, and this number of meteorites on them; collects `collected` more.
fn strew(state: &mut GameState, lying: u32, collected: u8) {
    let owner = seat(state);
    owner.meteorites = collected;
    let tiles = owner.board.tiles().into_iter();
    owner.board.meteorites = tiles.take(lying as usize).collect();
}

// rules §5.4
#[test]
fn a_tracker_is_on_a_field_of_its_track() {
    assert_refused(
        InvalidState::Tracker(SEAT),
        &[
            ("above the top", |state| {
                seat(state).trackers[2] = field(Track::Biomass, 16);
            }),
            ("on another track", |state| {
                seat(state).trackers[2] = field(Track::Water, 3);
            }),
        ],
    );
}

// rules §1.3
#[test]
fn no_meteorite_lies_beside_the_tiles() {
    assert_refused(
        InvalidState::Board(SEAT),
        &[("on free land", |state| {
            seat(state).board.meteorites.insert(cell(6, 0));
        })],
    );
}

// rules §2.6, §11.24
#[test]
fn a_seat_has_the_rovers_of_its_corporation_and_at_most_one_more() {
    assert_sound(&[("one more", |state| {
        state.event_cards.drawn.insert(event_card("G01"));
        seat(state).rovers_left = 3;
    })]);
    assert_refused(
        InvalidState::Pieces(SEAT),
        &[
            ("three", |state| seat(state).rovers_left = 3),
            ("one outside and two left", |state| {
                seat(state).board.rovers.insert(cell(5, 0));
            }),
            ("a third by another event card", |state| {
                state.event_cards.drawn.insert(event_card("A13"));
                seat(state).rovers_left = 3;
            }),
            ("two more", |state| {
                state.event_cards.drawn.insert(event_card("G01"));
                seat(state).rovers_left = 4;
            }),
        ],
    );
}

// rules §1.3, §2.6
#[test]
fn a_seat_has_no_more_lifepods_meteorites_and_patches_than_there_can_be() {
    assert_sound(&[
        ("all lifepods", |state| {
            seat(state).board.lifepods = CellSet::EMPTY;
            seat(state).lifepods = 6;
        }),
        ("80 meteorites", |state| strew(state, 2, 78)),
        ("patches for a covered planet", |state| {
            cover(state);
            seat(state).stored_patches = 36;
        }),
    ]);
    assert_refused(
        InvalidState::Pieces(SEAT),
        &[
            ("a lifepod more", |state| seat(state).lifepods = 1),
            ("a meteorite more", |state| strew(state, 2, 79)),
            ("a patch more", |state| {
                cover(state);
                seat(state).stored_patches = 37;
            }),
        ],
    );
}

// rules §3.7
#[test]
fn what_is_pending_has_a_limit() {
    assert_sound(&[("94 effects, a milestone and a patch", |state| {
        (1..94).for_each(|_| pend(state, Effect::Boost));
        seat(state).turn.milestones.push(Milestone::of(4));
        seat(state).stored_patches = 1;
    })]);
    assert_refused(
        InvalidState::Turn(SEAT),
        &[
            ("97 effects", |state| {
                (1..97).for_each(|_| pend(state, Effect::Boost));
            }),
            ("95 effects, a milestone and a patch", |state| {
                (1..95).for_each(|_| pend(state, Effect::Boost));
                seat(state).turn.milestones.push(Milestone::of(4));
                seat(state).stored_patches = 1;
            }),
        ],
    );
}

// rules §6.2, §6.4
#[test]
fn what_is_pending_names_only_what_exists() {
    let free = |effect| Pending::new(effect, Source::Round);
    assert_refused(
        InvalidState::Turn(SEAT),
        &[
            ("a tile of this round where none lies", |state| {
                seat(state).turn.placed.insert(cell(6, 0));
            }),
            ("a milestone of no rank", |state| {
                seat(state).turn.milestones.push(Milestone::of(5));
            }),
            ("a claim of no rank", |state| {
                pend(state, Effect::Claim(Milestone::of(0)));
            }),
            ("a rover on a tile that does not lie there", |state| {
                let tile = cells(&[(6, 0)]);
                pend(state, Effect::Rover { tile });
            }),
            ("a height above the track", |state| {
                pend(state, Effect::RaiseAll { to: 16 });
            }),
            ("a card too many", |state| {
                pend(state, Effect::KeepAny { count: 17 });
            }),
        ],
    );
    let mut scene = Scenario::with_first_tile(1);
    let tile = cells(&[(5, 0)]);
    let pending = [Effect::Rover { tile }, Effect::RaiseAll { to: 15 }].map(free);
    scene.me_mut().turn.agenda.extend(pending);
    assert_eq!(scene.state.validate(), Ok(()));
}

// rules §2.5, §8 Jump Drive F
#[test]
fn no_more_objectives_are_kept_than_were_drawn() {
    for (count, expected) in [(2, Ok(())), (3, Err(InvalidState::Turn(SeatId(0))))] {
        let mut state = Scenario::with_first_tile(1).state;
        let deck = &mut state.objective_deck;
        let among = (0..2).filter_map(|_| deck.pop()).collect();
        let open = true;
        let keep = Effect::KeepObjective { among, count, open };
        let pending = Pending::new(keep, Source::Tech(6));
        state.seats[0].turn.agenda.push(pending);
        assert_eq!(state.validate(), expected, "{count}");
    }
}

// rules §8 Makeshift, §8 Oasis Ultd.
#[test]
fn trackers_of_makeshift_stand_on_any_track_and_the_water_of_oasis_on_its_path() {
    let stands = |corporation, tracker, (track, height)| {
        let scene = Scenario::with_corporation(corporation, 1);
        scene.me().may_stand(tracker, field(track, height))
    };
    let makeshift = CorporationId::Makeshift;
    assert!(stands(makeshift, Track::Civ, (Track::Tech, 15)));
    assert!(!stands(makeshift, Track::Civ, (Track::Tech, 16)));
    let oasis = CorporationId::Oasis;
    for track in Track::ALL {
        for height in 0..=16 {
            let (place, path) = (field(track, height), &oasis.data().path);
            let on_path = path.contains(&place);
            // The other trackers stand at the bottom.
            let blocked = height == 0 && track != Track::Water;
            let expected = on_path && !blocked;
            assert_eq!(stands(oasis, Track::Water, (track, height)), expected);
        }
    }
    assert!(stands(oasis, Track::Civ, (Track::Civ, 3)));
    assert!(!stands(oasis, Track::Civ, (Track::Civ, 16)));
    assert!(!stands(oasis, Track::Civ, (Track::Tech, 3)));
}
