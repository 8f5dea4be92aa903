//! The points of a result in words (on-mars §10).

use crate::names::{contract, points, scientist};
use crate::t;
use crate::text::Language;
use game::SeatId;
use on_mars::{ScientistId, Score, State};

/// The points of a seat: each kind with its name.
pub fn kinds(language: Language, state: &State, seat: SeatId) -> Vec<(String, i32)> {
    let score = state.score(seat);
    vec![
        (t!(language, "names-category-track"), score.track),
        (t!(language, "names-category-progress"), score.progress),
        (t!(language, "names-category-hangar"), score.hangar),
        (t!(language, "names-category-colonists"), score.colonists),
        (t!(language, "names-category-tech"), score.tech),
        (
            t!(language, "names-category-blueprints"),
            score.built + score.unbuilt,
        ),
        (t!(language, "names-category-scientists"), score.scientists),
        (t!(language, "names-category-contracts"), score.contracts),
    ]
}

/// How the points of a seat come about, line by line.
pub fn lines(language: Language, state: &State, seat: SeatId) -> Vec<String> {
    let (say, own) = (&language, state.seat(seat));
    let Score {
        track,
        progress,
        hangar,
        colonists,
        tech,
        built,
        unbuilt,
        ..
    } = state.score(seat);
    let mut lines = vec![
        t!(say, "names-count-track", points(track)),
        t!(
            say,
            "names-count-progress",
            cubes = own.cubes.count_ones(),
            points(progress)
        ),
        t!(
            say,
            "names-count-hangar",
            count = own.hangar,
            points(hangar)
        ),
        t!(say, "names-count-colonists", points(colonists)),
        t!(say, "names-count-tech", points(tech)),
        t!(
            say,
            "names-count-built",
            count = own.built.len(),
            points(built)
        ),
        t!(
            say,
            "names-count-unbuilt",
            count = own.blueprints.len(),
            points(unbuilt)
        ),
    ];
    lines.extend(scientists(language, state, seat));
    lines.extend(own.contracts.iter().map(|held| {
        let of = state.components.contract(held.contract);
        let op = if held.done { of.op } else { of.op_failed };
        t!(
            say,
            "names-count-contract",
            contract(state, held.contract),
            points(op.into())
        )
    }));
    lines
}

/// What each Scientist of a seat scores (on-mars §8.30).
fn scientists(language: Language, state: &State, seat: SeatId) -> impl Iterator<Item = String> {
    let hired = (0..).map(ScientistId).zip(state.seat(seat).scientists);
    hired.filter_map(move |(id, figure)| {
        figure?;
        let of = state.components.scientist(id);
        let built = state.seats.iter().flat_map(|seat| &seat.built);
        let built = built.map(|(card, _)| state.components.card(*card).building);
        let count = built.filter(|building| *building == of.scores).count();
        let op = count as i32 * i32::from(of.op_each);
        let say = &language;
        Some(t!(
            say,
            "names-count-scientist",
            scientist(state, id),
            points(op)
        ))
    })
}
