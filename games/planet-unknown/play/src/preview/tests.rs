//! Tests of previews: what is foretold is what then happens.

use super::*;
use crate::intent::Intent;
use crate::tests::session;
use rules::card::{Counts, Wants};
use rules::{
    CorporationId, Decision, EventCard, EventCardEffect, Orientation, PlanetId, Ring, Setup, Shape,
    Source, Terrain, Tile,
};

/// A game in which the first seat is about to place `tile`.
fn offering(seats: usize, tile: Tile) -> (GameState, SeatId) {
    let mut session = session(seats);
    session.handle(Intent::ConfirmDial);
    let (mut state, seat) = (session.here().state().clone(), session.viewer());
    let depot = state.depot_of(seat);
    let stack = state.station.stack_mut(tile.shape().ring(), depot);
    stack.tiles.pop();
    stack.tiles.push(tile);
    (state, seat)
}

fn ghost(state: &GameState, tile: Tile) -> Ghost {
    let rules = state.tile_rules(SeatId(0));
    let mut ghost = Ghost::pick_up(tile.shape().ring(), tile, Cell::new(6, 0).unwrap());
    ghost.step(&rules, true);
    ghost
}

fn agenda(state: &GameState) -> impl Iterator<Item = Effect> {
    state.seats[0]
        .turn
        .agenda
        .iter()
        .map(|pending| pending.effect)
}

#[test]
fn resources_and_meteorites_are_foretold_as_they_then_come() {
    for tile in Tile::all().filter(|tile| tile.shape() == Shape::ALL[0]) {
        let (mut state, seat) = offering(1, tile);
        let ghost = ghost(&state, tile);
        let preview = Preview::of(&state, seat, 0, &ghost).unwrap();
        let answer = ghost.answer();
        state
            .apply(&Action {
                seat,
                choice: Choice::Resolve { pending: 0, answer },
            })
            .unwrap();
        let board = &state.seat(seat).board;
        assert_eq!(preview.meteorite, board.meteorites.first());
        assert_eq!(
            preview.energy.is_empty(),
            !tile.terrains().contains(&Terrain::Energy)
        );
        assert_eq!(preview.ice, (board.tiles() & board.data().ice).len());
        let flows = agenda(&state).any(|effect| effect == Effect::Resource(Track::Water));
        assert_eq!(
            preview.dry,
            tile.terrains().contains(&Terrain::Water) && !flows
        );
    }
}

#[test]
fn an_illegal_placement_foretells_nothing() {
    let tile = Tile::new(Shape::ALL[0], 0, false);
    let (state, seat) = offering(1, tile);
    let mut ghost = Ghost::pick_up(Ring::Inner, tile, Cell::new(5, 5).unwrap());
    ghost.orientation = Orientation::UPRIGHT;
    assert_eq!(Preview::of(&state, seat, 0, &ghost), None);
}

#[test]
fn rows_that_become_complete_are_foretold() {
    let tile = Tile::new(Shape::ALL[0], 0, false);
    let (mut state, seat) = offering(1, tile);
    let ghost = ghost(&state, tile);
    let board = &mut state.seats[0].board;
    let row = CellSet::row(ghost.anchor.row()) & board.data().cells;
    for cell in row.without(ghost.cells()) {
        board.lay_patch(cell);
    }
    let completed = Preview::of(&state, seat, 0, &ghost).unwrap().completed;
    assert!(
        completed
            .iter()
            .any(|(line, _)| *line == Line::Row(ghost.anchor.row())),
        "{completed:?}"
    );
}

// rules §8 Universal Coalition 4
#[test]
fn both_fields_of_a_double_advance_are_foretold() {
    let water = |tile: &Tile| tile.terrains().contains(&Terrain::Water);
    let tile = Tile::all().find(water).expect("a tile with water");
    let (mut state, seat) = offering(1, tile);
    let mut ghost = ghost(&state, tile);
    let rules = state.tile_rules(seat);
    while Preview::of(&state, seat, 0, &ghost).is_none_or(|preview| preview.dry) {
        ghost.step(&rules, true);
    }
    for (tech, water, fields) in [(9, 3, 1), (10, 3, 2), (10, 14, 1)] {
        for (track, height) in [(Track::Tech, tech), (Track::Water, water)] {
            state.seats[0].trackers[track as usize] = Field::new(track, height);
        }
        let preview = Preview::of(&state, seat, 0, &ghost).expect("it may lie there");
        let reached = preview.advances.iter().map(|(_, field)| *field);
        let reached: Vec<Field> = reached
            .filter(|field| field.track == Track::Water)
            .collect();
        let expected = (1..=fields).map(|step| Field::new(Track::Water, water + step));
        assert_eq!(reached, expected.collect::<Vec<_>>(), "tech {tech}");
    }
}

// rules §8 Oasis Ultd.
#[test]
fn every_step_of_water_is_foretold_where_its_path_turns_to_another_track() {
    let water = |tile: &Tile| {
        let terrains = tile.terrains();
        terrains.contains(&Terrain::Water) && terrains.contains(&Terrain::Rover)
    };
    let tile = Tile::all()
        .find(water)
        .expect("a tile with water and rover");
    let (mut state, seat) = offering(1, tile);
    state.seats[0].corporation = CorporationId::Oasis;
    let (mut ghost, rules) = (ghost(&state, tile), state.tile_rules(seat));
    let flows = |preview: Preview| {
        let steps = preview.advances.into_iter();
        steps.filter(|(track, _)| *track == Track::Water).count()
    };
    while Preview::of(&state, seat, 0, &ghost).is_none_or(|preview| flows(preview) < 2) {
        ghost.step(&rules, true);
    }
    let step = Pending::new(Effect::Resource(Track::Water), Source::Round);
    let mut turns = 0;
    while let Some((_, next)) = first_step(&state, seat, &step) {
        let foretold = Preview::of(&state, seat, 0, &ghost).expect("it may lie there");
        turns += usize::from(
            foretold
                .advances
                .iter()
                .any(|(_, to)| to.track != next.track),
        );
        assert_eq!(foretold.advances, carried_out(&state, seat, &ghost));
        state.seats[0].trackers[Track::Water as usize] = next;
    }
    assert!(turns > 0);
}

/// The first step of a tracker that carries out a pending advance, if there is one.
fn first_step(state: &GameState, seat: SeatId, pending: &Pending) -> Option<(Track, Field)> {
    let Question::Advance(steps, _) = state.question(seat, pending) else {
        return None;
    };
    steps.first().copied()
}

/// The steps of the trackers when a tile is placed and its resources are carried out in their order.
fn carried_out(state: &GameState, seat: SeatId, ghost: &Ghost) -> Vec<(Track, Field)> {
    let mut after = state.clone();
    let answer = ghost.answer();
    let mut choice = Some(Choice::Resolve { pending: 0, answer });
    let mut steps = Vec::new();
    while let Some(next) = choice {
        after
            .apply(&Action { seat, choice: next })
            .expect("it is legal");
        let questions = match after.decision(seat) {
            Some(Decision::Play(questions)) => questions.into_vec(),
            Some(Decision::Rotate) | None => Vec::new(),
        };
        choice = questions.into_iter().find_map(|asked| {
            let Effect::Resource(_) = asked.what.effect else {
                return None;
            };
            let (tracker, to) = first_step(&after, seat, &asked.what)?;
            steps.push((tracker, to));
            let (pending, answer) = (asked.pending, Answer::Advance { tracker, to });
            Some(Choice::Resolve { pending, answer })
        });
    }
    steps
}

// rules §4.7
#[test]
fn water_of_a_tile_whose_resources_do_not_count_is_never_missed() {
    let water = |tile: &Tile| tile.terrains().contains(&Terrain::Water);
    let tile = Tile::all().find(water).expect("a tile with water");
    let (mut state, seat) = offering(1, tile);
    let (mut ghost, rules) = (ghost(&state, tile), state.tile_rules(seat));
    let ice = state.seat(seat).board.data().ice;
    while !(ghost.cells() & ice).is_empty() {
        ghost.step(&rules, true);
    }
    for resources in [true, false] {
        let effect = Effect::TakeExtraTile { resources };
        let extra = Pending::new(effect, Source::Round);
        state.seats[0].turn.agenda = std::iter::once(extra).collect();
        let preview = Preview::of(&state, seat, 0, &ghost).expect("it may lie there");
        assert_eq!(preview.dry, resources);
    }
}

// rules §8 Wormhole Corp.
#[test]
fn resources_that_advance_nothing_are_foretold() {
    let (mut seen, mut all) = (0, Tile::all());
    while let Some(tile) = all.next().filter(|tile| tile.shape() == Shape::ALL[0]) {
        let (mut state, seat) = offering(1, tile);
        state.seats[0].corporation = CorporationId::Wormhole;
        let ghost = ghost(&state, tile);
        let preview = Preview::of(&state, seat, 0, &ghost).expect("it may lie there");
        let answer = ghost.answer();
        let choice = Choice::Resolve { pending: 0, answer };
        let events = state.apply(&Action { seat, choice }).expect("it is legal");
        let lost = events.iter().filter_map(|event| match event.kind {
            EventKind::Tile(TileEvent::ResourceIdle(track)) => Some(track),
            _ => None,
        });
        let lost: Vec<Track> = lost.filter(|track| *track != Track::Water).collect();
        assert!(lost.is_empty() || preview.costs());
        assert_eq!(preview.idle, lost);
        seen += lost.len();
    }
    assert!(seen > 0);
}

// rules §10.3
#[test]
fn medals_of_a_track_that_an_advance_loses_are_foretold() {
    let tech = |tile: &Tile| tile.terrains().contains(&Terrain::Tech);
    let tile = Tile::all().find(tech).expect("a tile with a tech resource");
    let (mut state, seat) = offering(1, tile);
    let ghost = ghost(&state, tile);
    state.seats[0].corporation = CorporationId::JumpDrive;
    for (height, medals) in [(4, 0), (5, -2)] {
        state.seats[0].trackers[Track::Tech as usize] = Field::new(Track::Tech, height);
        let preview = Preview::of(&state, seat, 0, &ghost).expect("it may lie there");
        assert_eq!(preview.tracks, medals, "from field {height}");
        assert_eq!(preview.costs(), medals < 0);
    }
}

#[test]
fn medals_of_the_planet_itself_are_foretold() {
    let tile = Tile::new(Shape::ALL[0], 0, false);
    let (mut state, seat) = offering(1, tile);
    state.seats[0].board = Board::new(PlanetId::Gaia);
    let before = state.score(seat).planet_bonus;
    let rules = state.tile_rules(seat);
    let mut ghost = Ghost::pick_up(tile.shape().ring(), tile, Cell::new(6, 0).unwrap());
    let mut foretold = Vec::new();
    for _ in 0..40 {
        ghost.step(&rules, true);
        let mut after = state.clone();
        let choice = Choice::Resolve {
            pending: 0,
            answer: ghost.answer(),
        };
        after.apply(&Action { seat, choice }).unwrap();
        let bonus = Preview::of(&state, seat, 0, &ghost).unwrap().bonus;
        assert_eq!(
            i16::from(bonus),
            i16::from(after.score(seat).planet_bonus) - i16::from(before)
        );
        foretold.push(bonus);
    }
    assert!(
        foretold.contains(&-2) && foretold.contains(&0),
        "{foretold:?}"
    );
}

#[test]
fn medals_of_an_objective_that_would_be_lost_are_foretold() {
    let tile = Tile::all().next().unwrap();
    let (mut state, seat) = offering(2, tile);
    let ghost = ghost(&state, tile);
    let fewest = Objective::all().find(|objective| {
        let shown = |terrain| tile.terrains().contains(&terrain);
        matches!(objective.counts(), Counts::Resources(terrain) if shown(terrain))
            && objective.wants() == Wants::Fewest
    });
    let fewest = fewest.unwrap();
    state.objectives[0].objective = fewest;
    let preview = Preview::of(&state, seat, 0, &ghost).unwrap();
    assert_eq!(preview.objectives, [], "U17: the first round breaks ties");
    state.round = 2;
    let preview = Preview::of(&state, seat, 0, &ghost).unwrap();
    // Both seats have none of it, so they share the medals until then.
    assert_eq!(preview.objectives, [(fewest, -2)]);
    assert!(preview.costs());
}

// rules §11.2
#[test]
fn a_resource_that_will_be_chosen_is_foretold_as_one() {
    let tile = Tile::new(Shape::ALL[0], 0, false);
    for chooses in [false, true] {
        let (mut state, seat) = offering(1, tile);
        let chosen =
            |card: &EventCard| matches!(card.effect(), EventCardEffect::OneResource { .. });
        state.event_cards.in_force = EventCard::all().find(chosen).filter(|_| chooses);
        let preview = Preview::of(&state, seat, 0, &ghost(&state, tile)).expect("it may lie there");
        assert_eq!(preview.one_resource, chooses);
        assert_eq!(preview.advances.is_empty(), chooses);
    }
}

// rules §8 Oasis Ultd. 3, 4 and 5
#[test]
fn what_techs_give_for_a_tile_is_foretold() {
    let tile_with = |water: bool| {
        let fits = |tile: &Tile| tile.terrains().contains(&Terrain::Water) == water;
        Tile::all().find(fits).expect("there is such a tile")
    };
    let (dry, wet) = (tile_with(false), tile_with(true));
    for (tile, level) in [(dry, 3), (wet, 4), (wet, 5)] {
        let (mut state, seat) = offering(1, tile);
        state.seats[0].corporation = CorporationId::Oasis;
        let (mut ghost, rules) = (ghost(&state, tile), state.tile_rules(seat));
        let ice = state.seat(seat).board.data().ice;
        while ghost.cells().meets(ice) {
            ghost.step(&rules, true);
        }
        for unlocked in [false, true] {
            let top = Field::new(Track::Tech, if unlocked { 13 } else { 0 });
            state.seats[0].trackers[Track::Tech as usize] = top;
            let preview = Preview::of(&state, seat, 0, &ghost).expect("it may lie there");
            let flows = preview
                .advances
                .iter()
                .any(|(track, _)| *track == Track::Water);
            let sources = preview.gained.iter().map(|pending| pending.source);
            let given = sources
                .into_iter()
                .any(|source| source == Source::Tech(level));
            assert_eq!(flows || given, unlocked, "tech {level}: {preview:?}");
        }
    }
}

#[test]
fn everything_that_a_tile_brings_is_foretold() {
    let mut moved = 0;
    for seed in 0..40_usize {
        let mut setup = Setup::standard(1, &format!("brings {seed}"));
        setup.seats[0].corporation = CorporationId::ALL[seed % CorporationId::ALL.len()];
        setup.seats[0].planet = PlanetId::ALL[seed % PlanetId::ALL.len()];
        let mut state = setup.deal().expect("a valid setup");
        let mut luck = seed;
        while let Some(seat) = state.active() {
            let choices = state.legal(seat);
            luck = (luck * 31 + 7) % 1009;
            let choice = choices[luck % choices.len()];
            let foretold = foretold(&state, seat, choice);
            let events = state.apply(&Action { seat, choice }).expect("it is legal");
            if let Some(preview) = foretold {
                let movement = events.iter().filter_map(|event| match event.kind {
                    EventKind::Track(TrackEvent::MovementGained { steps, .. }) => Some(steps),
                    _ => None,
                });
                assert_eq!(preview.movement, movement.sum::<u8>());
                moved += preview.movement;
            }
        }
    }
    assert!(moved > 0, "no tile gave movement");
}

/// The preview of a choice that places a tile.
fn foretold(state: &GameState, seat: SeatId, choice: Choice) -> Option<Preview> {
    let Choice::Resolve { pending, answer } = choice else {
        return None;
    };
    let Answer::Place {
        ring,
        orientation,
        anchor,
    } = answer
    else {
        return None;
    };
    let (_, tile) = state
        .offered(seat)
        .iter()
        .copied()
        .find(|(other, _)| *other == ring)?;
    let ghost = Ghost {
        orientation,
        anchor,
        ..Ghost::pick_up(ring, tile, anchor)
    };
    Preview::of(state, seat, pending, &ghost)
}

// rules §8 Makeshift
#[test]
fn a_tracker_with_several_ways_is_foretold_with_all_of_them() {
    let plain = |tile: &Tile| {
        let terrains = tile.terrains();
        !terrains.contains(&Terrain::Water) && !terrains.contains(&Terrain::Energy)
    };
    let tile = Tile::all().find(plain).expect("there is such a tile");
    let (mut state, seat) = offering(1, tile);
    state.seats[0].corporation = CorporationId::Makeshift;
    let ghost = ghost(&state, tile);
    let preview = Preview::of(&state, seat, 0, &ghost).expect("it may lie there");
    let resource = |event: &Effect| matches!(event, Effect::Resource(_));
    let answer = ghost.answer();
    let choice = Choice::Resolve { pending: 0, answer };
    state.apply(&Action { seat, choice }).expect("it is legal");
    let asked = state.seats[0].turn.agenda.iter();
    let mut ways = 0;
    for pending in asked.filter(|pending| resource(&pending.effect)) {
        let Question::Advance(steps, _) = state.question(seat, pending) else {
            continue;
        };
        let several = steps.len() > 1;
        for step in &steps {
            assert_eq!(preview.either.contains(step), several);
            assert_eq!(preview.advances.contains(step), !several);
        }
        ways += steps.len();
    }
    assert!(ways > 2 && !preview.either.is_empty(), "{preview:?}");
}

#[test]
fn t12_medals_are_a_cost_only_if_they_are_fewer_all_together() {
    let objective = Objective::all().next().unwrap();
    let of = |tracks, bonus, objectives: &[i16]| Preview {
        tracks,
        bonus,
        objectives: objectives.iter().map(|it| (objective, *it)).collect(),
        ..Preview::default()
    };
    for gains in [of(0, 0, &[-2, 3]), of(-1, 1, &[]), of(2, 0, &[-2])] {
        assert!(!gains.costs(), "{gains:?}");
    }
    for loses in [
        of(0, 0, &[-2]),
        of(0, 0, &[-3, 2]),
        of(-1, 0, &[]),
        of(1, -2, &[]),
    ] {
        assert!(loses.costs(), "{loses:?}");
    }
}
