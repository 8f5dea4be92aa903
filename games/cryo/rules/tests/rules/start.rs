//! Components and setup (cryo §1, §2).

use super::scene::*;
use cryo::*;
use game::{Action, Game, Part};

/// cryo §2.1, §6.1, §6.2, §6.3, §6.5, §6.6
#[test]
fn the_box_has_what_the_rules_name() {
    let components = Components::standard();
    let (data, board) = (components.data(), components.board());
    let tiles: u32 = data
        .resource_tiles
        .list
        .iter()
        .map(|tile| u32::from(tile.count))
        .sum();
    let incidents: u32 = data
        .incident_tiles
        .list
        .iter()
        .map(|tile| u32::from(tile.count))
        .sum();
    assert_eq!((tiles, incidents), (60, 33));
    assert_eq!(
        data.cards.kinds.len() * usize::from(data.cards.count_each.value),
        40
    );
    let small = data
        .cavern_tiles
        .list
        .iter()
        .filter(|tile| tile.size == Size::Small);
    assert_eq!((small.count(), data.cavern_tiles.list.len()), (7, 14));
    assert_eq!(
        (board.cells.len(), board.docks.len()),
        (4 * 8 + 1, 4 * 5 + 1)
    );
    assert_eq!(
        (board.stacks.len(), board.salvage.len(), board.slots.len()),
        (15, 12, 7)
    );
    assert_eq!(board.breakable().len(), 12);
    for section in 0..4 {
        let own = |dock: &&Dock| dock.section == SectionId(section) && !dock.breaks;
        let whole = board.docks[..20].iter().filter(own).count();
        assert_eq!(whole, 2, "every section stays usable");
    }
    let touched = board.docks[..20].iter().map(|dock| dock.touches.len());
    assert!(touched.into_iter().all(|cells| (3..=4).contains(&cells)));
}

/// cryo §6.1
#[test]
fn a_dock_touches_the_cells_beside_it() {
    for section in &Components::standard().data().sections {
        for dock in &section.docks.list {
            let beside = section
                .cells
                .list
                .iter()
                .filter(|cell| cell.col.abs_diff(dock.col) + cell.row.abs_diff(dock.row) == 1);
            assert!(beside.map(|cell| &cell.id).eq(&dock.touches), "{}", dock.id);
        }
    }
}

/// cryo §6.4
#[test]
fn sections_have_their_specialities() {
    let components = Components::standard();
    let counts = |section: usize, kinds: &[(ActionKind, usize)]| {
        let cells = &components.data().sections[section].cells.list;
        for (kind, count) in kinds {
            let own = cells.iter().filter(|cell| cell.action == *kind);
            assert_eq!(own.count(), *count, "{kind:?} of section {section}");
        }
    };
    use ActionKind::*;
    counts(
        0,
        &[(Resource, 4), (Reactor, 2), (Converter, 1), (Stasis, 1)],
    );
    counts(
        1,
        &[(Resource, 4), (Stasis, 2), (Converter, 1), (Reactor, 1)],
    );
    counts(
        2,
        &[(Resource, 4), (Computer, 2), (Converter, 1), (Stasis, 1)],
    );
    counts(
        3,
        &[
            (Resource, 3),
            (Scout, 1),
            (Send, 1),
            (Back, 1),
            (Computer, 1),
            (Stasis, 1),
        ],
    );
}

/// cryo §2.3, §2.4, §2.5
#[test]
fn later_seats_begin_with_more() {
    let stocks = |seats: usize, balance: bool| -> Vec<Stock> {
        let mut setup = Setup::standard(seats, "stocks");
        setup.balance_extra = balance;
        let state = State::deal(&setup).expect("a valid setup");
        assert!(
            state
                .seats
                .iter()
                .all(|own| own.home.iter().eq([0, 1, 2].map(PlatformId)))
        );
        state.seats.iter().map(|own| own.stock).collect()
    };
    let printed = [
        [1, 1, 1, 0, 1],
        [2, 1, 1, 0, 1],
        [2, 1, 2, 0, 1],
        [2, 2, 2, 0, 1],
    ]
    .map(stock);
    for seats in 2..=4 {
        assert_eq!(stocks(seats, false), printed[..seats]);
    }
    assert_eq!(stocks(2, true), printed[..2]);
    assert_eq!(
        stocks(3, true),
        [printed[0], printed[1], stock([2, 1, 2, 0, 2])]
    );
    let last = [stock([2, 1, 2, 0, 2]), stock([2, 2, 2, 0, 2])];
    assert_eq!(stocks(4, true), [printed[0], printed[1], last[0], last[1]]);
}

/// cryo §2.6, §2.7, §2.8, §2.9, §2.10
#[test]
fn board_and_track_follow_the_players() {
    for (seats, markers, caverns) in [(2, 8, 8), (3, 6, 10), (4, 4, 12)] {
        let state = State::deal(&Setup::standard(seats, "board")).expect("a valid setup");
        let two = |chamber: usize| if chamber >= 9 { 2 } else { 1 };
        for (number, pods) in state.chambers.iter().enumerate() {
            let all = (0..4).map(|seat| if seat < seats { two(number) } else { 0 });
            assert!(all.eq(pods.iter().copied()));
        }
        assert_eq!(state.sleepers(seat(0), None), 15);
        assert!(state.stacks.iter().all(|stack| stack.len() == seats));
        for (stack, cell) in state.stacks.iter().zip(&state.board().stacks) {
            let (colour, ..) = state.board().cell(*cell).stack.expect("a stack");
            assert!(
                stack
                    .iter()
                    .all(|tile| state.components.tile(*tile).colour == colour)
            );
        }
        assert_eq!(state.damaged.len(), markers);
        assert_eq!(state.board().breakable().and(state.damaged), state.damaged);
        assert_eq!(
            state
                .caverns
                .iter()
                .filter(|cavern| cavern.tile.is_some())
                .count(),
            caverns
        );
        let up = ["K1", "K2"].map(|name| space(&state, name));
        for (number, cavern) in state.caverns.iter().enumerate() {
            assert_eq!(cavern.up, up.contains(&SpaceId(number as u8)));
            let size = state.components.data().caverns.spaces[number].size;
            let tile = cavern
                .tile
                .map(|tile| state.components.cavern_tile(tile).size);
            assert!(tile.is_none_or(|tile| tile == size));
        }
        let back = |id: IncidentId| state.components.incident(id).back;
        assert!(
            state
                .incidents
                .iter()
                .flatten()
                .all(|id| back(*id) == Back::Early)
        );
        for (field, stack) in state.track.iter().enumerate() {
            let wanted = if field < 3 { Back::Early } else { Back::Late };
            let below = usize::from(field == 5);
            assert_eq!(stack.len(), seats + below);
            assert!(stack[below..].iter().all(|id| back(*id) == wanted));
        }
        assert_eq!(
            back(state.track[5][0]),
            Back::Sunset,
            "under the last stack"
        );
    }
}

/// cryo §2.11, §11.4 (Q1)
#[test]
fn all_keep_three_of_five_cards_at_the_same_time() {
    let mut state = State::deal(&Setup::standard(3, "cards")).expect("a valid setup");
    assert_eq!((state.part(), state.deck.len()), (Part::Together(0), 25));
    let mut aside = Vec::new();
    for number in [2, 0, 1] {
        let hand = state.seats[usize::from(number)].hand;
        let choice = state.legal(seat(number))[0];
        let Choice::Keep(kept) = choice else {
            panic!("{choice:?}");
        };
        aside.push((number, hand.without(kept)));
        assert!(state.discard.is_empty(), "shown when all have chosen");
        let again = Action {
            seat: seat(number),
            choice,
        };
        state.apply(&again).expect("legal");
        assert!(state.check(&again).is_err());
        assert_eq!(state.seats[usize::from(number)].hand, kept);
    }
    aside.sort_by_key(|(number, _)| *number);
    let shown: Vec<CardKind> = aside.iter().flat_map(|(_, cards)| cards.iter()).collect();
    assert_eq!(state.discard[..], shown);
    assert_eq!((state.turn, state.active()), (1, Some(seat(0))));
    let few = Choice::Keep(state.seats[0].hand.without(state.seats[0].hand));
    assert_eq!(refused(&state, few), Illegal::OtherQuestion(Question::Main));
}

/// cryo §2.11
#[test]
fn other_numbers_of_cards_are_refused() {
    let state = State::deal(&Setup::standard(2, "cards")).expect("a valid setup");
    let hand = state.seats[0].hand;
    assert_eq!(refused(&state, Choice::Keep(hand)), Illegal::NotThatMany);
    let absent = CardKind::ALL.into_iter().find(|kind| !hand.contains(*kind));
    let strange = [absent.expect("no five cards are all kinds"); 3]
        .into_iter()
        .collect();
    assert_eq!(refused(&state, Choice::Keep(strange)), Illegal::NotInHand);
}

/// cryo §2.1
#[test]
fn two_to_four_play_in_different_colours() {
    for seats in [0, 1, 5] {
        let mut setup = Setup::standard(4, "seats");
        setup.seats.truncate(seats);
        if seats == 5 {
            setup.seats.push(setup.seats[0].clone());
        }
        assert_eq!(State::deal(&setup).err(), Some(SetupError::Seats));
    }
    let mut setup = Setup::standard(2, "colours");
    setup.seats[1].colour = setup.seats[0].colour;
    assert_eq!(State::deal(&setup).err(), Some(SetupError::Colours));
}

/// cryo §10.17
#[test]
fn the_seed_decides_every_shuffle() {
    let deal = |seed| State::deal(&Setup::standard(4, seed)).expect("a valid setup");
    assert_eq!(deal("one"), deal("one"));
    let (one, two) = (deal("one"), deal("two"));
    assert_ne!(one.deck, two.deck);
    assert_ne!(one.stacks, two.stacks);
    assert_ne!(one.damaged, two.damaged);
    assert_ne!(one.caverns, two.caverns);
    assert_ne!(one.track, two.track);
}
