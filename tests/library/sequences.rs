//! Random evenings: every game is found again, whatever is begun, opened, undone, finished or killed.

use super::world::{Answer, World};
use play::{Exercise, library::Opened};
use proptest::prelude::*;
use rules::Setup;

/// An event at a window.
#[derive(Debug, Clone)]
enum Step {
    /// A new game with one of a few deals, so that several games share a deal.
    New {
        deal: u8,
        seats: u8,
        practice: bool,
    },
    /// An exercise, which is not kept in the library.
    Exercise(usize),
    /// Moves of people or bots.
    Play(Vec<u8>),
    Undo,
    Redo,
    Finish,
    /// Saves to a file of the player's own.
    Save,
    /// Opens such a file.
    Open(usize, Answer),
    /// Continues a game of the library.
    Resume(usize),
    Quit,
    /// The process dies after a number of steps on the disk, while a number of moves are made.
    Die {
        steps: u8,
        moves: u8,
    },
}

fn step() -> impl Strategy<Value = Step> {
    let answer = prop_oneof![
        Just(Answer::Kept),
        Just(Answer::Asked),
        Just(Answer::Cancel)
    ];
    prop_oneof![
        3 => (0..2_u8, 1..4_u8, any::<bool>())
            .prop_map(|(deal, seats, practice)| Step::New { deal, seats, practice }),
        1 => (0..3_usize).prop_map(Step::Exercise),
        6 => prop::collection::vec(any::<u8>(), 1..6).prop_map(Step::Play),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
        1 => Just(Step::Finish),
        2 => Just(Step::Save),
        3 => (any::<usize>(), answer).prop_map(|(file, answer)| Step::Open(file, answer)),
        3 => any::<usize>().prop_map(Step::Resume),
        1 => Just(Step::Quit),
        2 => (0..20_u8, 1..5_u8).prop_map(|(steps, moves)| Step::Die { steps, moves }),
    ]
}

fn take(world: &mut World, step: &Step) {
    match step {
        Step::New {
            deal,
            seats,
            practice,
        } => {
            let mut setup = Setup::standard(usize::from(*seats), &format!("deal {deal}"));
            setup.options.practice = *practice;
            world.begin(setup);
        }
        Step::Exercise(number) => {
            let exercise = &Exercise::all()[*number];
            world.sit(Opened::new(exercise.table("Ada").expect("it is valid")));
        }
        Step::Play(moves) => moves.iter().for_each(|number| world.play((*number).into())),
        Step::Undo => {
            if let Some(table) = world.table() {
                // A refused undo changes nothing.
                let _refused = table.undo();
            }
            world.keep();
        }
        Step::Redo => {
            if let Some(table) = world.table() {
                table.redo();
            }
            world.keep();
        }
        Step::Finish => world.finish(),
        Step::Save => world.save(),
        Step::Open(file, answer) => {
            if let Some(path) = world.files.get(file % world.files.len().max(1)).cloned() {
                world.open(&path, *answer);
            }
        }
        Step::Resume(game) => {
            let games = world.games();
            if let Some(id) = games.get(game % games.len().max(1)) {
                world.resume(*id);
            }
        }
        Step::Quit => world.quit(),
        Step::Die { steps, moves } => world.die((*steps).into(), (*moves).into()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_game_is_found_with_all_its_confirmed_actions(
        steps in prop::collection::vec(step(), 5..25),
    ) {
        let mut world = World::new();
        for step in &steps {
            take(&mut world, step);
        }
        world.quit();
    }
}
