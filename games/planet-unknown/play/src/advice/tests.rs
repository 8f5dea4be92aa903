//! Tests of reasons in positions made for them.

use super::*;
use bot::{Bot, RandomBot, Weights, terms};
use rules::{
    Board, Cell, CorporationId, Effect, Field, Line, Phase, PlacementRules, PlanetId, Question,
    Ring, Setup, Shape, Terrain, Tile, TileOffer, Track,
};

const SEAT: SeatId = SeatId(0);

/// A game of one seat that has to place the tile of its depot.
fn placing() -> GameState {
    let mut setup = Setup::standard(1, "advice");
    setup.options.patches_count_as_tiles = true;
    let mut state = setup.deal().expect("a valid setup");
    state
        .apply(&Action {
            seat: SEAT,
            choice: Choice::Rotate(0),
        })
        .expect("the commander turns");
    state
}

/// Offers `tile` to the seat.
fn offer(state: &mut GameState, tile: Tile) {
    let ring = tile.shape().ring();
    let holds = |depot: &u8| state.station.stack(ring, *depot).shape == tile.shape();
    let depot = (0..rules::station::DEPOTS)
        .find(holds)
        .expect("a depot for each shape");
    state.station.rotation = depot;
    let stack = state.station.stack_mut(ring, depot);
    stack.tiles.retain(|other| *other != tile);
    stack.tiles.push(tile);
}

fn place(tile: Tile, orientation: usize, column: u8, row: u8) -> Choice {
    let orientation = tile
        .shape()
        .orientations()
        .nth(orientation)
        .expect("an orientation");
    let anchor = Cell::new(column, row).expect("a cell");
    Choice::Resolve {
        pending: 0,
        answer: Answer::Place {
            ring: tile.shape().ring(),
            orientation,
            anchor,
        },
    }
}

/// The advice of a bot that looks one step ahead, with the choices in this order and `apart` medals between them.
fn advised(state: &GameState, choices: &[Choice], apart: f32) -> (View, Vec<Advised>) {
    let view = state.view(SEAT);
    let option = |(index, choice): (usize, &Choice)| {
        let mut after = view.state().clone();
        after
            .apply(&Action {
                seat: SEAT,
                choice: *choice,
            })
            .expect("a legal choice");
        let medals = 20.0 - apart * index as f32;
        Advised {
            choice: *choice,
            medals,
            error: 0.2,
            terms: terms(&after, SEAT, Weights::in_use()),
        }
    };
    let options = choices.iter().enumerate().map(option).collect();
    (view, options)
}

fn hint(state: &GameState, choices: &[Choice], apart: f32) -> Hint {
    let (view, options) = advised(state, choices, apart);
    Hint::new(&view, &options, 64).expect("advice")
}

/// The facts for and against the best option.
fn told(state: &GameState, choices: &[Choice]) -> Vec<Fact> {
    let reasons = hint(state, choices, 1.0).options[0].reasons.clone();
    reasons.good.into_iter().chain(reasons.bad).collect()
}

/// Covers everything but `cells`, with a tile at the edge and patches.
fn cover_all_but(board: &mut Board, cells: &[(u8, u8)]) {
    let rules = PlacementRules::plain(board, false);
    let (orientation, anchors) = rules.all_anchors(any_domino()).next().expect("room");
    board.lay_tile(
        any_domino(),
        orientation,
        anchors.first().expect("room at the edge"),
    );
    let spared: CellSet = cells
        .iter()
        .filter_map(|(column, row)| Cell::new(*column, *row))
        .collect();
    for cell in board.data().cells.without(spared | board.covered()) {
        board.lay_patch(cell);
    }
}

/// A domino without a meteor that shows this terrain.
fn domino(first: Terrain) -> Tile {
    let fits = |tile: &Tile| !tile.has_meteor() && tile.terrains().contains(&first);
    Tile::of_shape(Shape::I2)
        .find(fits)
        .expect("a domino of each terrain")
}

/// A plain domino.
fn any_domino() -> Tile {
    Tile::new(Shape::I2, 0, false)
}

/// The first orientation in which the domino lies along a row, or along a column.
fn lying(row: bool) -> usize {
    let wide = |orientation| Shape::I2.footprint(orientation).width == 2;
    Shape::I2
        .orientations()
        .position(|orientation| wide(orientation) == row)
        .expect("both ways")
}

#[test]
fn a_completed_row_comes_first() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let medals = state.seats[0].board.data().row_medals;
    let row = (2..10)
        .max_by_key(|row| medals[usize::from(*row)])
        .expect("rows");
    let other = if row < 6 { row + 3 } else { row - 3 };
    cover_all_but(
        &mut state.seats[0].board,
        &[
            (4, row),
            (5, row),
            (4, other),
            (5, other),
            (6, other),
            (7, other),
        ],
    );
    let choices = [row, other].map(|row| place(any_domino(), lying(true), 4, row));
    let told = told(&state, &choices);
    let Some(Fact::Planet(PlanetFact::Completes {
        lines,
        medals: promised,
    })) = told.first()
    else {
        panic!("{told:?}");
    };
    assert!(
        lines.contains(&Line::Row(row)) && *promised >= medals[usize::from(row)],
        "{told:?}"
    );
}

#[test]
fn a_hole_that_nothing_fits_into_speaks_against_a_choice() {
    let mut state = placing();
    offer(&mut state, any_domino());
    cover_all_but(
        &mut state.seats[0].board,
        &[(4, 2), (5, 2), (6, 2), (4, 7), (5, 7), (6, 7), (7, 7)],
    );
    let choices = [
        place(any_domino(), lying(true), 4, 2),
        place(any_domino(), lying(true), 4, 7),
    ];
    let told = told(&state, &choices);
    assert!(
        told.contains(&Fact::Planet(PlanetFact::Hole(CellSet::of(
            Cell::new(6, 2).expect("a cell")
        )))),
        "{told:?}"
    );
}

#[test]
fn a_patch_that_fills_a_hole_is_praised_for_it() {
    let mut state = placing();
    cover_all_but(
        &mut state.seats[0].board,
        &[(4, 2), (4, 7), (5, 7), (6, 7), (4, 8), (5, 8)],
    );
    let turn = &mut state.seats[0].turn;
    turn.agenda.clear();
    turn.agenda
        .push(rules::Pending::new(Effect::Patch, rules::Source::Round));
    let patch = |column, row| {
        let cell = Cell::new(column, row).expect("a cell");
        Choice::Resolve {
            pending: 0,
            answer: Answer::Cell(cell),
        }
    };
    let told = told(&state, &[patch(4, 2), patch(5, 8), patch(4, 8)]);
    assert!(
        told.contains(&Fact::Planet(PlanetFact::Fills(1))),
        "{told:?}"
    );
}

#[test]
fn room_for_a_shape_is_told_where_it_is_scarce() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let row: Vec<(u8, u8)> = (3..6)
        .map(|column| (column, 5))
        .chain([(4, 8), (5, 8)])
        .collect();
    cover_all_but(&mut state.seats[0].board, &row);
    let view = state.view(SEAT);
    let room = |column, row| {
        let after =
            after(&view, place(any_domino(), lying(true), column, row)).expect("a legal choice");
        places::Room::of(&after, SEAT)
    };
    let (spares, spoils) = (room(4, 8), room(4, 5));
    let facts =
        |room: &places::Room, other| room.facts(&[other]).into_iter().map(|weighed| weighed.fact);
    let good: Vec<Fact> = facts(&spares, &spoils).collect();
    assert!(
        good.contains(&Fact::Planet(PlanetFact::Fits {
            shape: Shape::I3,
            places: 1
        })),
        "{good:?}"
    );
    let bad: Vec<Fact> = facts(&spoils, &spares).collect();
    assert_eq!(
        bad.first(),
        Some(&Fact::Planet(PlanetFact::NoRoom(Shape::I3))),
        "{bad:?}"
    );
}

// rules §10.1
#[test]
fn in_the_last_round_no_room_is_kept_for_tiles_that_will_not_come() {
    let mut state = placing();
    let keeps_room = |state: &GameState| {
        let room = places::Room::of(state, SEAT);
        let (old, new) = (Board::new(PlanetId::STANDARD), {
            let mut board = Board::new(PlanetId::STANDARD);
            cover_all_but(&mut board, &[(4, 4)]);
            board
        });
        room != places::Room::default() || !places::holes(state, &old, &new).is_empty()
    };
    assert!(keeps_room(&state));
    state.last_round = Some(rules::state::EndReason::EmptyDepot);
    assert!(!keeps_room(&state));
}

#[test]
fn what_the_resources_of_a_tile_will_gain_is_foretold() {
    let mut state = placing();
    let rich = domino(Terrain::Civ);
    let civ = state.seats[0].corporation.data().fields(Track::Civ);
    let benefits = |field: &Field| state.seats[0].rules().benefits(&state.seats[0], *field);
    let rank = |field: &Field| {
        benefits(field)
            .into_iter()
            .find_map(|benefit| match benefit {
                rules::Benefit::CivMilestone(rank) => Some((*field, rank)),
                _ => None,
            })
    };
    let (milestone, rank) = civ
        .into_iter()
        .find_map(|field| rank(&field))
        .expect("a civ milestone");
    state.seats[0].trackers[Track::Civ as usize] = Field::new(Track::Civ, milestone.height - 1);
    offer(&mut state, rich);
    let choice = place(rich, lying(true), 5, 0);
    let view = state.view(SEAT);
    let after = after(&view, choice).expect("a legal choice");
    let facts: Vec<Fact> = effects::facts(&view, &after, choice)
        .into_iter()
        .map(|weighed| weighed.fact)
        .collect();
    let gain = Fact::Track(TrackFact::Gains {
        tracker: Track::Civ,
        benefit: rules::Benefit::CivMilestone(rank),
    });
    assert!(facts.contains(&gain), "{facts:?}");
    let facts = effects::facts(&state.view(SEAT), &state, choice);
    assert!(facts.is_empty(), "nothing changes: {facts:?}");
}

#[test]
fn the_options_differ_in_more_than_a_detail() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let orientations = Shape::I2.orientations().count();
    let flipped: Vec<usize> = (0..orientations)
        .filter(|index| (*index == lying(true)) || (*index == lying(true) + 2))
        .collect();
    let mut choices: Vec<Choice> = flipped
        .iter()
        .map(|index| place(any_domino(), *index, 5, 0))
        .collect();
    choices.push(place(any_domino(), lying(true), 6, 0));
    choices.push(place(any_domino(), lying(true), 5, 11));
    let legal = state.legal(SEAT);
    choices.retain(|choice| legal.contains(choice));
    let hint = hint(&state, &choices, 0.1);
    assert_eq!(hint.options.len(), 2, "{choices:?}");
    assert!(!hint.options[0].cells.meets(hint.options[1].cells));
}

#[test]
fn within_two_standard_errors_options_are_about_equal() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let choices =
        [(5, 0), (5, 11)].map(|(column, row)| place(any_domino(), lying(true), column, row));
    assert!(hint(&state, &choices, 0.39).options[1].is_equal());
    assert!(
        hint(&state, &choices, 0.44).options[1].is_equal(),
        "it reads as 0.4, twice the error"
    );
    assert!(!hint(&state, &choices, 0.46).options[1].is_equal());
    let (view, mut options) = advised(&state, &choices, 0.8);
    options[1].error = 0.0;
    let hint = Hint::new(&view, &options, 64).expect("advice");
    assert_eq!(
        hint.options[1].error, None,
        "what was not tried out has no error to show"
    );
    assert!(
        hint.options[1].is_equal(),
        "and is not said to be worse for sure"
    );
}

#[test]
fn a_lost_lifepod_speaks_against_a_placement() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let pod = Cell::new(5, 0).expect("a cell");
    state.seats[0].board.lifepods.insert(pod);
    let choices = [
        place(any_domino(), lying(true), 5, 0),
        place(any_domino(), lying(true), 5, 11),
    ];
    assert!(told(&state, &choices).contains(&Fact::Piece(PieceFact::LosesLifepods(1))));
}

// rules §8, Makeshift and Flux Industries
#[test]
fn techs_that_lock_are_told_unless_another_takes_their_place() {
    let told = |corporation, from: Field, to: Field| {
        let mut state = placing();
        state.seats[0].corporation = corporation;
        state.seats[0].trackers[Track::Tech as usize] = from;
        let before = state.seat(SEAT).clone();
        state.seats[0].trackers[Track::Tech as usize] = to;
        effects::locked_techs(&before, state.seat(SEAT)).map(|weighed| weighed.fact)
    };
    let at = |height| Field::new(Track::Tech, height);
    let aside = told(CorporationId::Makeshift, at(9), Field::new(Track::Civ, 10));
    assert!(matches!(aside, Some(Fact::Track(TrackFact::LocksTechs(levels))) if levels[0] == 1));
    for (from, to) in [(3, 5), (5, 6)] {
        assert_eq!(told(CorporationId::Flux, at(from), at(to)), None);
    }
    let back = told(CorporationId::Flux, at(3), at(2));
    assert_eq!(back, Some(Fact::Track(TrackFact::LocksTechs(vec![1]))));
}

// rules §8, Jump Drive
#[test]
fn medals_that_a_step_loses_on_its_track_are_told() {
    let mut state = placing();
    let seat = &mut state.seats[0];
    seat.corporation = CorporationId::JumpDrive;
    let [low, high] = [5, 6].map(|height| Field::new(Track::Tech, height));
    seat.trackers[Track::Tech as usize] = low;
    let before = state.seat(SEAT).clone();
    state.seats[0].trackers[Track::Tech as usize] = high;
    let facts = effects::lost_medals(&before, state.seat(SEAT));
    let told = facts.map(|weighed| weighed.fact);
    let lost = before.track_medals() - state.seat(SEAT).track_medals();
    assert_eq!(told, Some(Fact::Track(TrackFact::LosesMedals(lost))));
    assert!(lost > 0);
}

// rules §8, Jump Drive
#[test]
fn a_lifepod_that_waits_for_its_berth_is_collected_and_not_lost() {
    let mut state = placing();
    let seat = &mut state.seats[0];
    seat.corporation = CorporationId::JumpDrive;
    seat.turn.movement = 1;
    let pod = seat.board.lifepods.first().expect("a lifepod");
    let from = CellSet::of(pod).neighbours().first().expect("a neighbour");
    seat.board.rovers.insert(from);
    let drive = Choice::Drive { from, to: pod };
    let others = CellSet::of(from).neighbours() & state.seat(SEAT).board.data().cells;
    let elsewhere = others.without(CellSet::of(pod)).first();
    let to = elsewhere.expect("another neighbour");
    let facts = told(&state, &[drive, Choice::Drive { from, to }]);
    let lost = Fact::Piece(PieceFact::LosesLifepods(1));
    assert!(!facts.contains(&lost), "{facts:?}");
    let mut after = state.clone();
    let seat = SEAT;
    let collects = Action {
        seat,
        choice: drive,
    };
    after.apply(&collects).expect("a legal drive");
    let all = effects::pieces(state.seat(seat), after.seat(seat));
    let collected = Fact::Piece(PieceFact::CollectsLifepods(1));
    assert!(all.iter().any(|weighed| weighed.fact == collected));
}

#[test]
fn a_lost_lifepod_is_told_of_even_if_every_placement_loses_one() {
    let mut state = placing();
    offer(&mut state, any_domino());
    for row in [0, 11] {
        let pod = Cell::new(5, row).expect("a cell");
        state.seats[0].board.lifepods.insert(pod);
    }
    let choices = [
        place(any_domino(), lying(true), 5, 0),
        place(any_domino(), lying(true), 5, 11),
    ];
    let lost = Some(Fact::Piece(PieceFact::LosesLifepods(1)));
    let hint = hint(&state, &choices, 1.0);
    assert!(hint.options.iter().all(|option| option.reasons.bad == lost));
}

#[test]
fn a_hint_rests_on_nothing_that_the_seat_cannot_see() {
    use rand::SeedableRng as _;
    let mut setup = Setup::standard(2, "hidden");
    setup.options.events = Some(rules::EventMix::BALANCED);
    let state = setup.deal().expect("a valid setup");
    let seat = state.active().expect("a commander");
    let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(7);
    let other = state.redeal(seat, &mut rng);
    assert_ne!(state, other);
    let hint = |state: &GameState| {
        let view = state.view(seat);
        Hint::on(&view, 1, "hidden", &Limit::none())
    };
    assert_eq!(hint(&state), hint(&other));
}

#[test]
fn a_turn_of_the_station_is_told_by_the_tile_it_brings() {
    let state = Setup::standard(1, "advice").deal().expect("a valid setup");
    let view = state.view(SEAT);
    let choices = [Choice::Rotate(1), Choice::Rotate(2)];
    let terms = terms(&state, SEAT, Weights::in_use());
    let option = |choice: &Choice| Advised {
        choice: *choice,
        medals: 1.0,
        error: 0.1,
        terms: terms.clone(),
    };
    let advised: Vec<Advised> = choices.iter().map(option).collect();
    let hint = Hint::new(&view, &advised, 8).expect("advice");
    let offers = |fact: &Fact| matches!(fact, Fact::Offers(Ring::Outer, _));
    assert!(
        hint.options
            .iter()
            .all(|advice| advice.reasons.good.iter().any(offers))
    );
}

#[test]
fn a_turn_of_the_station_promises_no_tile_that_fits_nowhere() {
    let unfit = |state: &GameState| {
        let questions = state.questions(SEAT);
        questions.into_iter().any(|asked| {
            let outer =
                |offer: &TileOffer| offer.tiles.iter().any(|(ring, _)| *ring == Ring::Outer);
            matches!(&asked.question, Question::PlaceTile(offer) if !outer(offer))
        }) && state
            .offered(SEAT)
            .iter()
            .any(|(ring, _)| *ring == Ring::Outer)
    };
    let mut state = Setup::standard(2, "unfit").deal().expect("a valid setup");
    let mut bot = RandomBot::new("unfit");
    loop {
        let seat = state.active().expect("a tile fits nowhere before the end");
        if seat == SEAT && state.phase == Phase::Rotate {
            let turned = |steps| {
                let mut after = state.clone();
                let choice = Choice::Rotate(steps);
                after.apply(&Action { seat, choice }).expect("it is legal");
                after
            };
            if let Some(steps) = (1..6).find(|steps| unfit(&turned(*steps))) {
                let view = state.view(SEAT);
                let after = super::after(&view, Choice::Rotate(steps)).expect("it is legal");
                let facts = super::effects::facts(&view, &after, Choice::Rotate(steps));
                let told = facts.iter().map(|weighed| &weighed.fact);
                assert!(
                    !told
                        .into_iter()
                        .any(|fact| matches!(fact, Fact::Offers(..)))
                );
                return;
            }
        }
        let choice = bot
            .choose(&state.view(seat), &Limit::none())
            .expect("a choice");
        state.apply(&Action { seat, choice }).expect("it is legal");
    }
}

#[test]
fn what_is_shown_first_promises_most() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let choices =
        [(5, 0), (5, 11)].map(|(column, row)| place(any_domino(), lying(true), column, row));
    let mut hint = hint(&state, &choices, 1.0);
    let (_, mut compared) = advised(&state, &choices, 0.5);
    compared.reverse();
    (compared[0].medals, compared[1].medals) = (30.0, 29.0);
    hint.measure(&compared);
    let options: Vec<(Choice, f32, f32)> = hint
        .options
        .iter()
        .map(|advice| (advice.choice, advice.medals, advice.gap))
        .collect();
    assert_eq!(options, [(choices[1], 30.0, 0.0), (choices[0], 29.0, 1.0)]);
}

#[test]
fn what_the_planet_itself_takes_for_a_placement_is_told() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let seat = &mut state.seats[0];
    seat.board = Board::new(PlanetId::Gaia);
    let city = CellSet::GRID.into_iter().find(|cell| {
        let mut built = seat.board.clone();
        built.lay_patch(*cell);
        built.planet_bonus() < seat.board.planet_bonus()
    });
    let old = state.seats[0].clone();
    state.seats[0]
        .board
        .lay_patch(city.expect("Gaia has cities"));
    let lost = |before: &rules::Seat, after: &rules::Seat| {
        effects::bonus(before, after).map(|weighed| (weighed.fact, weighed.medals))
    };
    assert_eq!(
        lost(&old, &state.seats[0]),
        Some((Fact::Planet(PlanetFact::Bonus(-2)), -2.0))
    );
    assert_eq!(lost(&state.seats[0], &state.seats[0]), None);
}

#[test]
fn a_choice_that_leaves_the_planet_as_it_is_does_not_keep_a_row_open() {
    let state = Setup::standard(1, "advice").deal().expect("a valid setup");
    let option = |steps, promised| {
        let mut terms = terms(&state, SEAT, Weights::in_use());
        terms.lines[5] = promised;
        Advised {
            choice: Choice::Rotate(steps),
            medals: 1.0,
            error: 0.1,
            terms,
        }
    };
    let full = f32::from(state.seats[0].board.data().row_medals[5]);
    let told = |advised: &[Advised]| {
        let hint = Hint::new(&state.view(SEAT), advised, 8).expect("advice");
        hint.options[0].reasons.good.clone()
    };
    let about_lines = |fact: &Fact| fact.part() == Some(bot::Part::Lines);
    assert!(
        !told(&[option(1, 0.7 * full), option(2, 0.2 * full)])
            .iter()
            .any(about_lines)
    );
    assert!(
        told(&[option(1, full), option(2, 0.2 * full)])
            .contains(&Fact::Planet(PlanetFact::Enables(Line::Row(5))))
    );
}

#[test]
fn what_lapses_with_the_end_of_the_turn_does_not_speak_for_it() {
    let mut state = placing();
    state.seats[0]
        .turn
        .agenda
        .push(rules::Pending::new(Effect::Boost, rules::Source::Round));
    let waiting = terms(&state, SEAT, Weights::in_use());
    state.seats[0].turn.agenda.clear();
    let used = terms(&state, SEAT, Weights::in_use());
    let option = |choice, terms| Advised {
        choice,
        medals: 1.0,
        error: 0.1,
        terms,
    };
    let advised = [
        option(Choice::EndTurn, waiting),
        option(Choice::Rotate(0), used),
    ];
    let hint = Hint::new(&state.view(SEAT), &advised, 8).expect("advice");
    let better = Fact::Outlook {
        part: bot::Part::Pending,
        better: true,
    };
    assert!(
        !hint.options[0].reasons.good.contains(&better),
        "{:?}",
        hint.options[0].reasons
    );
}

#[test]
fn a_meteorite_that_a_rover_loads_is_told() {
    let old = placing().seats.swap_remove(0);
    let mut new = old.clone();
    let cell = CellSet::of(Cell::new(5, 5).expect("a cell"));
    (new.board.rovers, new.board.loaded) = (cell, cell);
    let facts = |new: &rules::Seat| {
        effects::pieces(&old, new)
            .into_iter()
            .map(|weighed| weighed.fact)
            .collect::<Vec<_>>()
    };
    assert!(facts(&new).contains(&Fact::Piece(PieceFact::LoadsMeteorite)));
    new.board.loaded = CellSet::EMPTY;
    assert!(!facts(&new).contains(&Fact::Piece(PieceFact::LoadsMeteorite)));
}

// rules §2.5
#[test]
fn reasons_for_all_eyes_say_nothing_of_private_objectives() {
    let objective = rules::Objective::new(1).expect("there is one");
    let reasons = Reasons {
        good: vec![
            Fact::Objective(ObjectiveFact::Serves(objective)),
            Fact::Card(CardFact::Now),
        ],
        bad: Some(Fact::Objective(ObjectiveFact::Spoils(objective))),
    };
    let public = reasons.public();
    assert_eq!(
        (public.good, public.bad),
        (vec![Fact::Card(CardFact::Now)], None)
    );
}

#[test]
fn at_a_tie_a_sure_gain_stands_before_the_end_of_the_turn() {
    let mut state = placing();
    offer(&mut state, any_domino());
    let choices =
        [(5, 0), (5, 11)].map(|(column, row)| place(any_domino(), lying(true), column, row));
    for (apart, first) in [(0.3, choices[1]), (5.0, Choice::EndTurn)] {
        let mut hint = hint(&state, &choices, apart);
        let (_, mut compared) = advised(&state, &choices, apart);
        (hint.options[0].choice, compared[0].choice) = (Choice::EndTurn, Choice::EndTurn);
        hint.measure(&compared);
        assert_eq!(hint.options[0].choice, first, "{apart} apart");
    }
}
