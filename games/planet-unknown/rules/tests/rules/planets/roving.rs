//! Tartarus and K'Aax: the cells that rovers may enter.

use super::super::scenario::*;
use rules::*;

fn around(from: Cell) -> impl Iterator<Item = (Cell, bool)> {
    let offsets = (-1..=1).flat_map(|right| (-1..=1).map(move |down| (right, down)));
    offsets
        .filter(|offset| *offset != (0, 0))
        .filter_map(move |(right, down): (i8, i8)| {
            Some((from.offset(right, down)?, right != 0 && down != 0))
        })
}

// rules §6.5, §11.9
#[test]
fn a_step_needs_only_that_its_target_exists() {
    for planet in PlanetId::ALL
        .into_iter()
        .filter(|planet| *planet != PlanetId::Tartarus)
    {
        let exists = planet.data().cells;
        for from in exists {
            let near: CellSet = around(from)
                .filter(|(to, _)| exists.contains(*to))
                .map(|(to, _)| to)
                .collect();
            assert_eq!(
                planet.data().steps(CellSet::of(from), true),
                near,
                "{planet} {from:?}"
            );
            let straight = around(from).filter(|(to, diagonal)| exists.contains(*to) && !diagonal);
            assert_eq!(
                planet.data().steps(CellSet::of(from), false),
                straight.map(|(to, _)| to).collect(),
                "{planet} {from:?}"
            );
        }
    }
}

// rules §7, §11.9
#[test]
fn rovers_cross_the_chasm_of_tartarus_only_diagonally_at_the_two_gaps() {
    let planet = PlanetId::Tartarus;
    let exists = planet.data().cells;
    let right_of_chasm = |cell: Cell| {
        cell.column() >= [12, 6, 6, 6, 5, 5, 5, 6, 6, 7, 6, 6][usize::from(cell.row())]
    };
    let gaps = [
        ((5, 3), (6, 4)),
        ((6, 4), (5, 3)),
        ((5, 9), (6, 8)),
        ((6, 8), (5, 9)),
    ];
    let mut crossings = 0;
    for from in exists {
        for (to, diagonal) in around(from).filter(|(to, _)| exists.contains(*to)) {
            let is_gap = gaps.contains(&(from.into(), to.into()));
            crossings += u8::from(is_gap);
            let same_side = right_of_chasm(from) == right_of_chasm(to);
            assert_eq!(
                planet.data().steps(CellSet::of(from), true).contains(to),
                same_side || is_gap,
                "{from:?} {to:?}"
            );
            let straight = same_side && !diagonal;
            assert_eq!(
                planet.data().steps(CellSet::of(from), false).contains(to),
                straight,
                "{from:?} {to:?}"
            );
        }
    }
    assert_eq!(crossings, 4);
}

// rules §6.5
#[test]
fn rovers_on_many_cells_step_where_each_of_them_can() {
    for planet in PlanetId::ALL {
        let (exists, steps) = (planet.data().cells, |from, diagonal| {
            planet.data().steps(from, diagonal)
        });
        let from: CellSet = exists
            .into_iter()
            .filter(|cell| (cell.row() + 2 * cell.column()) % 5 == 0)
            .collect();
        for diagonal in [false, true] {
            let each = from
                .into_iter()
                .map(|cell| steps(CellSet::of(cell), diagonal));
            assert_eq!(
                steps(from, diagonal),
                each.fold(CellSet::EMPTY, |all, one| all | one),
                "{planet}"
            );
        }
    }
}

// rules §6.5, §7
#[test]
fn every_step_that_is_not_possible_is_refused_for_one_reason() {
    for planet in PlanetId::ALL {
        let mut scene = Scenario::on(planet);
        let cells = planet.data().cells;
        for (from, beside) in cells
            .into_iter()
            .filter_map(|from| Some((from, from.offset(1, 0)?)))
        {
            scene.board().rovers = CellSet::of(from) | (CellSet::of(beside) & cells);
            let refused =
                StepFault::ALL.map(|fault| scene.state.refused_steps(SeatId(0), from, fault));
            let possible = scene.state.rover_steps(SeatId(0), from);
            let parts = refused.into_iter().chain([possible]);
            assert_eq!(
                parts.map(CellSet::len).sum::<u32>(),
                CellSet::of(from).neighbours().len(),
                "{planet} {from:?}"
            );
            assert_eq!(
                refused[0],
                CellSet::of(from).neighbours().without(cells),
                "{planet} {from:?}"
            );
            assert_eq!(refused[1], CellSet::of(beside) & cells, "{planet} {from:?}");
        }
    }
}

// rules §7
#[test]
fn on_tartarus_a_step_across_the_chasm_is_refused() {
    let mut scene = Scenario::on(PlanetId::Tartarus);
    scene.rover(5, 3).me_mut().turn.movement = 3;
    for to in [(6, 3), (5, 4), (6, 4)] {
        scene.refuse(
            Choice::Drive {
                from: cell(5, 3),
                to: cell(to.0, to.1),
            },
            Illegal::BlockedStep,
        );
    }
    assert_eq!(
        scene.state.rover_steps(SeatId(0), cell(5, 3)),
        cells(&[(5, 2), (4, 3)])
    );
    assert_eq!(
        PlanetId::Tartarus
            .data()
            .steps(CellSet::of(cell(5, 3)), true),
        cells(&[(5, 2), (4, 3), (4, 2), (4, 4), (6, 4)]),
        "the gap leads to (6, 4)"
    );
    scene.drive(&[(5, 3), (5, 2), (5, 1), (5, 0)]);
}

// rules §7, §11.23
#[test]
fn teleporting_ignores_the_chasm() {
    let mut scene = Scenario::on(PlanetId::Tartarus);
    scene.clear_agendas().rover(5, 3).pending(Effect::Relocate);
    scene.resolve(
        Effect::Relocate,
        Answer::Relocate {
            from: cell(5, 3),
            to: cell(9, 5),
        },
    );
}

// rules §7
#[test]
fn on_k_aax_rovers_do_not_enter_uncovered_toxic_cells() {
    let mut scene = Scenario::on(PlanetId::KAax);
    scene.rover(5, 2).me_mut().turn.movement = 2;
    assert_eq!(
        scene.state.rover_steps(SeatId(0), cell(5, 2)),
        cells(&[(5, 1), (6, 2)])
    );
    scene.refuse(
        Choice::Drive {
            from: cell(5, 2),
            to: cell(4, 2),
        },
        Illegal::BlockedStep,
    );
    scene.refuse(
        Choice::Drive {
            from: cell(5, 2),
            to: cell(5, 3),
        },
        Illegal::BlockedStep,
    );
    scene.patch(4, 2).lay("I2/civ-energy", UPRIGHT, (5, 3));
    scene.drive(&[(5, 2), (4, 2), (5, 2)]);
    assert!(
        scene
            .state
            .rover_steps(SeatId(0), cell(5, 2))
            .contains(cell(5, 3)),
        "covered by a tile"
    );
}

// rules §11.5
#[test]
fn on_k_aax_teleports_do_not_enter_toxic_cells_either() {
    let mut scene = Scenario::on(PlanetId::KAax);
    scene
        .clear_agendas()
        .rover(5, 2)
        .patch(3, 1)
        .pending(Effect::Relocate);
    let to = |column, row| Answer::Relocate {
        from: cell(5, 2),
        to: cell(column, row),
    };
    scene.refuse_answer(Effect::Relocate, to(3, 2), Illegal::BlockedStep);
    let Question::Relocate { to: reached, .. } = scene.question(Effect::Relocate) else {
        panic!("a rover can be teleported");
    };
    assert_eq!(
        reached.len(),
        96 - 1 - 20,
        "all but its own cell and twenty of 21 toxic ones"
    );
    scene.resolve(Effect::Relocate, to(3, 1));
}

// rules §11.5
#[test]
fn on_k_aax_a_rover_may_be_placed_on_a_toxic_cell_stay_there_and_leave() {
    let mut scene = Scenario::on(PlanetId::KAax);
    let place = Effect::Rover {
        tile: cells(&[(4, 2)]),
    };
    scene
        .clear_agendas()
        .pending(place)
        .resolve(place, Answer::Cell(cell(4, 2)));
    scene.state.validate().expect("it may stand there");
    scene.me_mut().turn.movement = 2;
    assert_eq!(
        scene.state.rover_steps(SeatId(0), cell(4, 2)),
        cells(&[(4, 1), (5, 2), (4, 3)])
    );
    scene.drive(&[(4, 2), (4, 3)]);
    assert_eq!(scene.me().lifepods, 1);
    scene.refuse(
        Choice::Drive {
            from: cell(4, 3),
            to: cell(4, 2),
        },
        Illegal::BlockedStep,
    );
}

// rules §9.2, §11.5
#[test]
fn what_the_event_card_forbids_a_rover_is_told_apart_from_what_the_planet_forbids() {
    let mut scene = Scenario::on(PlanetId::KAax);
    scene.rover(5, 2).lay("I2/civ-energy", UPRIGHT, (5, 0));
    let closed = |scene: &Scenario, fault| scene.state.refused_steps(SeatId(0), cell(5, 2), fault);
    let by_planet = closed(&scene, StepFault::Planet);
    assert!(!by_planet.is_empty() && closed(&scene, StepFault::Event).is_empty());
    let bars = |event_card: &EventCard| {
        event_card.effect() == EventCardEffect::BarTerrain(Terrain::Energy)
    };
    scene.state.event_cards.in_force = EventCard::all().find(bars);
    assert_eq!(scene.state.cells_barred_by_event_card(SeatId(0)).len(), 1);
    let energy = scene
        .state
        .cells_barred_by_event_card(SeatId(0))
        .first()
        .expect("a cell of energy");
    let before = scene.state.closed_to_rovers(SeatId(0), energy);
    assert_eq!(before, Some(StepFault::Event));
    let toxic = by_planet.first().expect("a toxic cell");
    assert_eq!(
        scene.state.closed_to_rovers(SeatId(0), toxic),
        Some(StepFault::Planet)
    );
    assert_eq!(
        closed(&scene, StepFault::Event),
        CellSet::of(cell(5, 2)).neighbours() & CellSet::of(energy)
    );
    assert_eq!(
        closed(&scene, StepFault::Planet),
        by_planet,
        "what the planet forbids is told first"
    );
}
