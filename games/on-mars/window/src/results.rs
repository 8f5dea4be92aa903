//! The points of a result in words (on-mars §10).

use crate::names::{capital, contract, points, scientist};
use crate::t;
use crate::text::Speaks;
use game::SeatId;
use on_mars::{ScientistId, Score, State};

/// The points of a seat: each kind with its name.
pub fn kinds(speaker: &impl Speaks, state: &State, seat: SeatId) -> Vec<(String, i32)> {
    let score = state.score(seat);
    vec![
        (t!(speaker, "names-category-track"), score.track),
        (t!(speaker, "names-category-progress"), score.progress),
        (t!(speaker, "names-category-hangar"), score.hangar),
        (t!(speaker, "names-category-colonists"), score.colonists),
        (t!(speaker, "names-category-tech"), score.tech),
        (
            t!(speaker, "names-category-blueprints"),
            score.built + score.unbuilt,
        ),
        (t!(speaker, "names-category-scientists"), score.scientists),
        (t!(speaker, "names-category-contracts"), score.contracts),
    ]
}

/// How the points of a seat come about, line by line.
pub fn lines(speaker: &impl Speaks, state: &State, seat: SeatId) -> Vec<String> {
    let own = state.seat(seat);
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
        t!(speaker, "names-count-track", points(track)),
        t!(
            speaker,
            "names-count-progress",
            cubes = own.cubes.count_ones(),
            points(progress)
        ),
        t!(
            speaker,
            "names-count-hangar",
            count = own.hangar,
            points(hangar)
        ),
        match state.is_lacerda(seat) {
            true => t!(speaker, "names-count-full-quarters", points(colonists)),
            false => t!(speaker, "names-count-colonists", points(colonists)),
        },
        t!(speaker, "names-count-tech", points(tech)),
        t!(
            speaker,
            "names-count-built",
            count = own.built.len(),
            points(built)
        ),
        t!(
            speaker,
            "names-count-unbuilt",
            count = own.blueprints.len(),
            points(unbuilt)
        ),
    ];
    lines.extend(scientists(speaker, state, seat));
    lines.extend(own.contracts.iter().map(|held| {
        let of = state.components.contract(held.contract);
        let op = if held.done { of.op } else { of.op_failed };
        let contract = capital(contract(speaker, state, held.contract));
        t!(speaker, "names-count-contract", contract, points(op.into()))
    }));
    lines
}

/// What each Scientist of a seat scores (on-mars §8.30).
fn scientists(speaker: &impl Speaks, state: &State, seat: SeatId) -> impl Iterator<Item = String> {
    let hired = (0..).map(ScientistId).zip(state.seat(seat).scientists);
    hired.filter_map(move |(id, figure)| {
        figure?;
        let of = state.components.scientist(id);
        let built = state.seats.iter().flat_map(|seat| &seat.built);
        let built = built.map(|(card, _)| state.components.card(*card).building);
        let count = built.filter(|building| *building == of.scores).count();
        let op = count as i32 * i32::from(of.op_each);
        Some(t!(
            speaker,
            "names-count-scientist",
            scientist(state, id),
            points(op)
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use game::{Game as _, luck, play_on_at_random};
    use on_mars::Setup;

    /// on-mars §10.4 to §10.7
    #[test]
    fn the_kinds_of_points_make_up_the_total() {
        let mut state = State::deal(&Setup::standard(3, "results")).expect("a game");
        play_on_at_random(&mut state, &mut luck("results"), 20_000).expect("legal");
        for language in Language::ALL {
            for seat in state.seat_ids() {
                let all = kinds(&language, &state, seat).into_iter();
                let sum: i32 = all.map(|(_, points)| points).sum();
                assert_eq!(sum, state.score(seat).total());
                let lines = lines(&language, &state, seat);
                assert!(lines.iter().all(|line| line.contains(": ")), "{lines:?}");
            }
        }
    }

    /// on-mars §8.30: advanced buildings of all players count.
    #[test]
    fn scientists_are_counted_one_by_one() {
        let mut state = State::deal(&Setup::standard(2, "results")).expect("a game");
        play_on_at_random(&mut state, &mut luck("scientists"), 20_000).expect("legal");
        for seat in state.seat_ids() {
            let told: Vec<String> = scientists(&Language::English, &state, seat).collect();
            let hired = state.seat(seat).scientists.iter().flatten().count();
            assert_eq!(told.len(), hired);
            let points = told.iter().filter_map(|line| {
                let (_, points) = line.rsplit_once(": ")?;
                points.trim_end_matches(" OP").parse::<i32>().ok()
            });
            assert_eq!(points.sum::<i32>(), state.score(seat).scientists);
        }
    }
}
