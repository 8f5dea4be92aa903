//! Searches games for turns in which one place of one tile is clearly the best, and writes them as exercises:
//! `cargo run --release --example find_exercises > assets/exercises/turns.ron`
//!
//! Every planet gets three, each with another corporation. A turn qualifies if the whole of it can be looked at, if its
//! best place brings at least three medals, and two more than any other place.

#[path = "../tests/exercises/whole_turn.rs"]
mod whole_turn;

use bot::{self, Bot, Limit};
use play::exercise::{Goal, SEAT};
use play::{Exercise, Table};
use ron::ser::PrettyConfig;
use rules::{Action, Answer, Choice, CorporationId, GameState, PlanetId};
use whole_turn::WholeTurn;

/// The number of exercises for each planet.
const OF_PLANET: usize = 3;
/// The number of games that are played for an exercise.
const TRIES: usize = 400;
/// The rounds in which a turn may lie.
const ROUNDS: std::ops::RangeInclusive<u16> = 5..=17;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut found = Vec::new();
    for number in 0..OF_PLANET * PlanetId::ALL.len() {
        let planet = PlanetId::ALL[number % PlanetId::ALL.len()];
        let corporations = CorporationId::ALL.into_iter().cycle().skip(4 * number);
        let plan = corporations
            .take(TRIES)
            .enumerate()
            .find_map(|(attempt, corporation)| search(number, planet, corporation, attempt));
        found.push(plan.ok_or("no turn was found")?);
    }
    let layout = PrettyConfig::new().depth_limit(2).separator("");
    println!("{}", ron::ser::to_string_pretty(&found, layout)?);
    Ok(())
}

/// The first turn of a game that qualifies.
fn search(
    number: usize,
    planet: PlanetId,
    corporation: CorporationId,
    attempt: usize,
) -> Option<Exercise> {
    let mut plan = Exercise {
        name: String::new(),
        difficulty: 2,
        rule: "10.1".to_owned(),
        planet,
        corporation,
        goal: Goal::Medals(0),
        actions: Vec::new(),
        solution: Vec::new(),
    };
    let exercise = plan.clone().numbered(number);
    let mut table = Table::new(exercise.setup("")).ok()?;
    let mut bot = bot::easy(&format!("turn {number} {attempt}"));
    let mut round = 0;
    while let Some(seat) = table.state().active() {
        let state = table.state();
        let begins = state.round != round && takes_tile(&state.legal(SEAT));
        if begins {
            round = state.round;
        }
        if begins && ROUNDS.contains(&round) && qualifies(&table, &mut plan) {
            return Some(plan);
        }
        let choice = bot.choose(&table.state().view(seat), &Limit::none())?;
        table.record(Action { seat, choice }).ok()?;
        plan.actions.push(choice);
    }
    None
}

fn takes_tile(legal: &[Choice]) -> bool {
    legal.iter().any(|choice| place(choice).is_some())
}

fn place(choice: &Choice) -> Option<Answer> {
    match choice {
        Choice::Resolve {
            answer: answer @ Answer::Place { .. },
            ..
        } => Some(*answer),
        _ => None,
    }
}

/// Whether the turn that begins on `table` qualifies; if so, its goal, solution and difficulty are noted.
fn qualifies(table: &Table, plan: &mut Exercise) -> bool {
    let state = table.state();
    let Some(turn) = WholeTurn::search(state, SEAT) else {
        return false;
    };
    if turn.medals < state.score(SEAT).total() + 3 || turn.medals < turn.second + 2 {
        return false;
    }
    plan.goal = Goal::Medals(turn.medals);
    plan.solution = unforced(table, &turn.steps);
    plan.difficulty = difficulty(table, &turn.steps);
    is_solved_by_its_solution(table, plan)
}

/// Whether the goal is reached with the last step of the solution, and not before.
fn is_solved_by_its_solution(table: &Table, plan: &Exercise) -> bool {
    let mut table = table.clone();
    let last = plan.solution.len() - 1;
    plan.solution.iter().enumerate().all(|(index, choice)| {
        let action = Action {
            seat: SEAT,
            choice: *choice,
        };
        table.play(action).is_ok() && plan.goal.is_reached(table.state()) == (index == last)
    })
}

/// The steps that are not made by themselves.
fn unforced(table: &Table, steps: &[Choice]) -> Vec<Choice> {
    let mut table = table.clone();
    let (begin, mut solution) = (table.cursor(), Vec::new());
    for (index, choice) in steps.iter().enumerate() {
        if table.cursor() - begin > index {
            continue;
        }
        let action = Action {
            seat: SEAT,
            choice: *choice,
        };
        if table.play(action).is_ok() {
            solution.push(*choice);
        }
    }
    solution
}

/// 1 if Normal finds the place, 2 if Hard does, otherwise 3.
fn difficulty(table: &Table, steps: &[Choice]) -> u8 {
    let wanted = steps.iter().find_map(place);
    let view = table.state().view(SEAT);
    let chosen = |mut bot: Box<dyn Bot<GameState>>| {
        let choice = bot.choose(&view, &Limit::none());
        choice.is_some_and(|choice| place(&choice) == wanted)
    };
    if chosen(Box::new(bot::normal("difficulty"))) {
        1
    } else if chosen(Box::new(bot::hard(None, "difficulty"))) {
        2
    } else {
        3
    }
}
