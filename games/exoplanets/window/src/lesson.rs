//! The guided first game, and what is explained when it happens for the first time. Texts: `lesson.ftl`.

use crate::desk::Scene;
use crate::{Exoplanets, t};
use exoplanets::{Arm, Choice, Place, Placed, PlanetId, Question, Setup, Stage, State};
use game::Game as _;
use kit::frame::{At, Card, Cards, begin_lesson, note_spot};
use kit::screen::Cx;

/// The seed of the guided first game, by which its files are known.
pub(crate) const SEED: &str = "first steps";

/// All cards.
pub(crate) const CARDS: Cards<State> = Cards {
    seed: Some(SEED),
    lesson: LESSON,
    first_times: FIRST_TIMES,
    words: |language, name| t!(language, &format!("lesson-{name}")),
};

const LESSON: &[Card<State>] = &[
    Card::new("exoplanets-aim", "planets", "9.5").tells(|at| asks(at, Question::Keep)),
    Card::new("exoplanets-keep", "hand", "2.5").does(|at| asks(at, Question::Keep)),
    Card::new("exoplanets-source", "sources", "4.1").does(|at| asks(at, Question::Source)),
    Card::new("exoplanets-planet", "drawn", "4.2").does(|at| asks(at, Question::Planet)),
    Card::new("exoplanets-stack", "sources", "4.2").does(|at| asks(at, Question::Stack)),
    Card::new("exoplanets-arm", "next places", "4.7").does(|at| asks(at, Question::Arm)),
    Card::new("exoplanets-gains", "hand", "4.10").tells(|at| acts(at, 1)),
    Card::new("exoplanets-life", "payable", "6.2").does(may_develop),
    Card::new("exoplanets-points", "planets", "9.3").tells(lives),
    Card::new("exoplanets-creation", "specials", "6.10").tells(lives),
    Card::new("exoplanets-end-turn", "question", "3.5").tells(|at| acts(at, 1)),
    Card::new("exoplanets-star", "star", "9.1").tells(|at| births(at, 2)),
    Card::new("exoplanets-tiles", "hand", "7.1").tells(|at| acts(at, 2)),
    Card::new("exoplanets-phenomena", "specials", "7.7").tells(|at| acts(at, 2)),
    Card::new("exoplanets-species", "species", "6.5").tells(may_found),
    Card::new("exoplanets-free", "none", "9.5").frees(|at| acts(at, 3)),
];

const FIRST_TIMES: &[Card<State>] = &[
    Card::new("exoplanets-first-any", "cloud", "4.12").does(|at| asks(at, Question::Any)),
    Card::new("exoplanets-first-give", "cloud", "7.13").does(|at| asks(at, Question::Give)),
    Card::new("exoplanets-first-discard", "hand", "7.7").does(|at| asks(at, Question::Discard)),
    Card::new("exoplanets-first-goal", "hand", "8.1").tells(meets_goal),
    Card::new("exoplanets-first-marked", "marked", "9.4").tells(is_marked),
    Card::new("exoplanets-first-last", "star", "9.2").tells(|at| is_turn(at, 5)),
];

/// Notes where the parts of the table lie.
pub(crate) fn note_spots(ctx: &egui::Context, scene: &Scene<'_>) {
    let (state, layout) = (scene.state(), &scene.layout);
    note_spot(ctx, "star", [layout.star]);
    note_spot(ctx, "hand", [layout.hand]);
    let planets = |fits: &dyn Fn(PlanetId) -> bool| {
        let fitting = state.system().filter(|(_, planet)| fits(planet.id));
        let places = fitting.map(|(place, _)| layout.place(place));
        places.collect::<Vec<_>>()
    };
    let allows = |fits: fn(&Choice) -> Option<PlanetId>| {
        planets(&|id| scene.legal.iter().filter_map(fits).any(|legal| legal == id))
    };
    note_spot(ctx, "planets", planets(&|_| true));
    let marked = |id| state.placed(id).is_some_and(Placed::has_markers);
    note_spot(ctx, "marked", planets(&marked));
    let develops = |choice: &Choice| match choice {
        Choice::Develop { planet, .. } => Some(*planet),
        _ => None,
    };
    note_spot(ctx, "payable", allows(develops));
    let founds = |choice: &Choice| match choice {
        Choice::Species { planet, .. } => Some(*planet),
        _ => None,
    };
    note_spot(ctx, "species", allows(founds));
    let next = Arm::ALL.into_iter().filter_map(|arm| {
        let row = &state.arms[arm.index()];
        let orbit = row.planets.len() as u8 + 1;
        (!row.face_down.is_empty()).then(|| layout.place(Place { arm, orbit }))
    });
    note_spot(ctx, "next places", next);
}

/// Begins the guided first game from its beginning: one person against an easy bot.
pub(crate) fn begin(cx: &mut Cx<'_>) {
    let language = cx.settings.language;
    let names = [t!(language, "lesson-crew"), t!(language, "lesson-tutor")];
    begin_lesson::<Exoplanets>(cx, Setup::standard(2, SEED), names);
}

fn asks(at: &At<'_, State>, question: Question) -> bool {
    at.acts && at.state().question() == Some(question)
}

/// Whether it is this turn of the player, from 1.
fn is_turn(at: &At<'_, State>, turn: u16) -> bool {
    let seats = at.state().seats.len() as u16;
    at.acts && at.state().turn.number.div_ceil(seats) == turn
}

fn births(at: &At<'_, State>, turn: u16) -> bool {
    is_turn(at, turn) && at.state().stage == Stage::Birth
}

fn acts(at: &At<'_, State>, turn: u16) -> bool {
    is_turn(at, turn) && asks(at, Question::Act)
}

fn lives(at: &At<'_, State>) -> bool {
    at.acts && at.state().planets().any(|planet| planet.has(at.seat()))
}

fn may(at: &At<'_, State>, choice: fn(&Choice) -> bool) -> bool {
    asks(at, Question::Act) && at.state().legal(at.seat()).iter().any(choice)
}

fn may_develop(at: &At<'_, State>) -> bool {
    !lives(at) && may(at, |choice| matches!(choice, Choice::Develop { .. }))
}

fn may_found(at: &At<'_, State>) -> bool {
    may(at, |choice| matches!(choice, Choice::Species { .. })) || acts(at, 3)
}

fn meets_goal(at: &At<'_, State>) -> bool {
    at.shows_secrets && may(at, |choice| matches!(choice, Choice::Claim(_)))
}

fn is_marked(at: &At<'_, State>) -> bool {
    at.acts && at.state().planets().any(|planet| planet.has_markers())
}
