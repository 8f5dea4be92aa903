//! The guided first game, and what is explained when it happens for the first time. Texts: `lesson.ftl`.

use crate::desk::Scene;
use crate::{Exoplanets, t};
use exoplanets::{Arm, Choice, Place, Placed, PlanetId, Question, Setup, Stage, State};
use game::Game as _;
use kit::frame::{At, Card, Cards, Until, begin_lesson, note_spot};
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
    card(
        "exoplanets-aim",
        |at| asks(at, Question::Keep),
        Until::Read,
        "planets",
        "9.5",
    ),
    card(
        "exoplanets-keep",
        |at| asks(at, Question::Keep),
        Until::Done,
        "hand",
        "2.5",
    ),
    card(
        "exoplanets-source",
        |at| asks(at, Question::Source),
        Until::Done,
        "sources",
        "4.1",
    ),
    card(
        "exoplanets-planet",
        |at| asks(at, Question::Planet),
        Until::Done,
        "drawn",
        "4.2",
    ),
    card(
        "exoplanets-stack",
        |at| asks(at, Question::Stack),
        Until::Done,
        "sources",
        "4.2",
    ),
    card(
        "exoplanets-arm",
        |at| asks(at, Question::Arm),
        Until::Done,
        "next places",
        "4.7",
    ),
    card(
        "exoplanets-gains",
        |at| acts(at, 1),
        Until::Read,
        "hand",
        "4.10",
    ),
    card(
        "exoplanets-life",
        may_develop,
        Until::Done,
        "payable",
        "6.2",
    ),
    card("exoplanets-points", lives, Until::Read, "planets", "9.3"),
    card(
        "exoplanets-creation",
        lives,
        Until::Read,
        "specials",
        "6.10",
    ),
    card(
        "exoplanets-end-turn",
        |at| acts(at, 1),
        Until::Read,
        "question",
        "3.5",
    ),
    card(
        "exoplanets-star",
        |at| births(at, 2),
        Until::Read,
        "star",
        "9.1",
    ),
    card(
        "exoplanets-tiles",
        |at| acts(at, 2),
        Until::Read,
        "hand",
        "7.1",
    ),
    card(
        "exoplanets-phenomena",
        |at| acts(at, 2),
        Until::Read,
        "specials",
        "7.7",
    ),
    card(
        "exoplanets-species",
        may_found,
        Until::Read,
        "species",
        "6.5",
    ),
    card(
        "exoplanets-free",
        |at| acts(at, 3),
        Until::Free,
        "none",
        "9.5",
    ),
];

const FIRST_TIMES: &[Card<State>] = &[
    card(
        "exoplanets-first-any",
        |at| asks(at, Question::Any),
        Until::Done,
        "cloud",
        "4.12",
    ),
    card(
        "exoplanets-first-give",
        |at| asks(at, Question::Give),
        Until::Done,
        "cloud",
        "7.13",
    ),
    card(
        "exoplanets-first-discard",
        |at| asks(at, Question::Discard),
        Until::Done,
        "hand",
        "7.7",
    ),
    card(
        "exoplanets-first-goal",
        meets_goal,
        Until::Read,
        "hand",
        "8.1",
    ),
    card(
        "exoplanets-first-marked",
        is_marked,
        Until::Read,
        "marked",
        "9.4",
    ),
    card(
        "exoplanets-first-last",
        |at| is_turn(at, 5),
        Until::Read,
        "star",
        "9.2",
    ),
];

const fn card(
    name: &'static str,
    when: fn(&At<'_, State>) -> bool,
    until: Until,
    spot: &'static str,
    rule: &'static str,
) -> Card<State> {
    Card {
        name,
        when,
        until,
        spot,
        rule,
    }
}

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
