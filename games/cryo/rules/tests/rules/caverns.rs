//! Caverns, tunnels and chambers (cryo §7).

use super::scene::*;
use cryo::*;

/// cryo §7.1, §7.4
#[test]
fn each_segment_touches_two_spaces() {
    let state = scene(4);
    let spaces: Vec<SpaceId> = state
        .board()
        .segments
        .iter()
        .flat_map(|own| own.caverns)
        .collect();
    assert!(spaces.iter().copied().eq((0..12).map(SpaceId)));
    let unused = space(&scene(2), "K4");
    assert!(scene(2).cavern(unused).is_none() && state.cavern(unused).is_some());
}

/// cryo §7.3, §8.3
#[test]
fn the_way_to_a_segment_is_the_cheaper_one() {
    let state = scene(2);
    let energy: Vec<u8> = state
        .board()
        .segments
        .iter()
        .map(|own| own.energy)
        .collect();
    assert_eq!(energy, [2, 3, 3, 4, 4, 5]);
    let text = STANDARD.replace("from: [\"S2\"], energy: 1", "from: [\"S2\"], energy: 3");
    let board = Components::parse(&text).expect("valid").board().clone();
    assert_eq!(board.segments[5].energy, 5, "by S5");
    assert_eq!(board.segments[3].energy, 6);
}

/// cryo §7.5
#[test]
fn spaces_are_adjacent_on_one_segment_or_on_joined_ones() {
    let data = Components::standard().data().clone();
    let joined = |one: &str, other: &str| {
        let segments = &data.tunnels.segments;
        let from = |one: &str, other: &str| {
            let segment = segments.iter().find(|segment| segment.id == one);
            segment
                .expect("known")
                .from
                .iter()
                .any(|name| name == other)
        };
        one == other || from(one, other) || from(other, one)
    };
    for own in &data.caverns.spaces {
        let near = data.caverns.spaces.iter();
        let near = near.filter(|other| other.id != own.id && joined(&own.segment, &other.segment));
        assert!(near.map(|other| &other.id).eq(&own.adjacent), "{}", own.id);
    }
}

/// cryo §7.6
#[test]
fn caverns_hold_pods_of_all_players() {
    let mut state = scene(2);
    let own = &mut state.caverns[0];
    own.pods = [9, 6, 0, 0];
    assert_eq!([0, 1].map(|number| state.settled(seat(number))), [9, 6]);
}

/// cryo §7.2
#[test]
fn a_tile_has_size_cost_and_two_majority_values() {
    let mut state = scene(2);
    open_cavern(&mut state, "K3", "H11");
    let at = space(&state, "K3");
    assert_eq!(state.settling_cost(at), Some(stock([0, 1, 1, 0, 0])));
    state.caverns[at.index()].up = false;
    assert_eq!(state.settling_cost(at), None, "face down");
    for tile in &state.components.data().cavern_tiles.list {
        assert!(tile.majority[0] > tile.majority[1] && tile.majority[1] > 0);
    }
}
