//! In whole games, event cards are revealed one by one and carried out before the tiles, and their restrictions are
//! kept.

use super::play::{Step, every_module, play};
use rules::*;

/// The event card that is in force before a step.
fn in_force(step: &Step) -> Option<EventCardEffect> {
    step.before.event_cards.in_force.map(EventCard::effect)
}

/// The events that concern the seat that acted.
fn told<'a>(step: &'a Step) -> impl Iterator<Item = EventKind> + 'a {
    step.events
        .iter()
        .filter(|event| event.seat == Some(step.action.seat))
        .map(|event| event.kind)
}

/// The two terrains of a tile, each with its cells.
fn shown(
    board: &Board,
    tile: Tile,
    orientation: Orientation,
    anchor: Cell,
) -> [(Terrain, CellSet); 2] {
    let mut after = board.clone();
    after.lay_tile(tile, orientation, anchor);
    let own = after.tiles().without(board.tiles());
    tile.terrains()
        .map(|terrain| (terrain, after.terrain(terrain) & own))
}

/// Rules §3.3, §9.2: one event card in each round, in force until its civ cards are claimed.
fn assert_in_time(state: &GameState) {
    let EventDeck {
        hidden,
        in_force,
        drawn,
    } = &state.event_cards;
    let (now, rounds) = match state.phase {
        Phase::Turns { .. } | Phase::Claims { .. } => (true, state.round),
        Phase::Rotate | Phase::Preparation { .. } => (false, state.round.saturating_sub(1)),
        Phase::End { .. } | Phase::Finished => (false, state.round),
    };
    assert_eq!(
        (in_force.is_some(), drawn.len()),
        (now, u32::from(rounds)),
        "{:?}",
        state.phase
    );
    assert_eq!(hidden.len() as u32 + drawn.len(), 20);
    assert_eq!(hidden.is_empty() && now, state.round == 20 && now);
}

/// Rules §3.3: the effects of an event card are resolved before the tile is taken.
fn assert_first(step: &Step) {
    let asks = |pending: &&Pending| {
        matches!(pending.source, Source::EventCard(_)) && pending.effect != Effect::NewRover
    };
    let agenda = &step.before.seat(step.action.seat).turn.agenda;
    let taken = told(step).any(|kind| matches!(kind, EventKind::Tile(TileEvent::Taken { .. })));
    assert!(
        !taken || !agenda.iter().any(|pending| asks(&pending)),
        "{agenda:?}"
    );
}

/// Rules §4.6, §9.2, §11.4: restrictions on placing a tile.
fn assert_allowed(step: &Step, tile: Tile, orientation: Orientation, anchor: Cell) {
    let board = &step.before.seat(step.action.seat).board;
    let parts = shown(board, tile, orientation, anchor);
    let cells = parts[0].1 | parts[1].1;
    match in_force(step) {
        Some(EventCardEffect::BarEdge) => {
            assert!(!cells.meets(board.data().edge), "{tile:?} on the edge")
        }
        Some(EventCardEffect::BarIce) => assert!(!cells.meets(board.data().ice), "{tile:?} on ice"),
        Some(EventCardEffect::BarOwnTerrain) => {
            for (terrain, part) in parts {
                let beside = part.neighbours() & board.covered();
                let same = beside
                    .into_iter()
                    .filter(|cell| board.terrain_at(*cell) == Some(terrain));
                assert_eq!(same.count(), 0, "{tile:?} beside {terrain}");
            }
        }
        _ => {}
    }
}

/// Rules §11.5, §11.2, §11.22: gains and moves that an event card prevents.
fn assert_barred(step: &Step) {
    let (before, after) = [step.before, step.after]
        .map(|state| state.seat(step.action.seat))
        .into();
    let lasts = step.after.event_cards.in_force == step.before.event_cards.in_force;
    match in_force(step) {
        Some(EventCardEffect::BarTerrain(terrain)) => {
            for kind in told(step) {
                if let EventKind::Piece(PieceEvent::RoverMoved { to, .. }) = kind {
                    assert_ne!(
                        before.board.terrain_at(to),
                        Some(terrain),
                        "{:?}",
                        step.action
                    );
                }
            }
        }
        Some(EventCardEffect::BarBoosts) => {
            assert!(
                !lasts
                    || after
                        .turn
                        .agenda
                        .iter()
                        .all(|pending| pending.effect != Effect::Boost)
            );
        }
        Some(EventCardEffect::BarMilestones) => {
            let given = |effect| matches!(effect, Effect::Patch | Effect::Rover { .. });
            let of_track =
                |pending: &Pending| pending.source.field().is_some() && given(pending.effect);
            assert!(
                !lasts
                    || !after.turn.agenda.iter().any(of_track)
                        && after.turn.claims().next().is_none()
            );
            let advances = told(step)
                .any(|kind| matches!(kind, EventKind::Track(TrackEvent::Advanced { .. })));
            let known = before.available_levels();
            assert!(
                !advances
                    || !lasts
                    || after
                        .available_levels()
                        .iter()
                        .all(|level| known.contains(level))
            );
        }
        _ => {}
    }
}

/// For each seat, the number of tiles taken of which only one resource advances, and the number of ignored resources.
#[derive(Default)]
struct Ignored {
    due: u32,
    done: u32,
}

impl Ignored {
    /// Rules §11.1, §11.2: one resource of every tile placed with its resources is ignored; R04 affects others too.
    fn enter(&mut self, step: &Step) {
        let Some(EventCardEffect::OneResource { discarded }) = in_force(step) else {
            return;
        };
        let salvage = |source| matches!(source, Source::Card(card) if card.to_string() == "C05");
        for kind in told(step) {
            match kind {
                EventKind::Tile(TileEvent::Placed { source, .. }) => {
                    self.due += u32::from(!salvage(source))
                }
                EventKind::Tile(TileEvent::Discarded(_)) => self.due += u32::from(discarded),
                EventKind::Tile(TileEvent::ResourceIgnored(_)) => self.done += 1,
                _ => {}
            }
        }
    }
}

#[test]
fn in_every_game_event_cards_come_one_by_one_and_their_restrictions_are_kept() {
    let mut ignored = Ignored::default();
    for (setup, seed) in every_module(20) {
        let end = play(&setup, seed, |step| {
            assert_in_time(step.after);
            assert_first(step);
            assert_barred(step);
            ignored.enter(step);
            for kind in told(step) {
                if let EventKind::Tile(TileEvent::Placed {
                    tile,
                    orientation,
                    anchor,
                    lifted,
                    ..
                }) = kind
                    && !lifted.event
                {
                    assert_allowed(step, tile, orientation, anchor);
                }
            }
        });
        assert!(end.round <= 20);
    }
    assert_eq!(ignored.done, ignored.due);
    assert!(ignored.due > 20, "{}", ignored.due);
}
