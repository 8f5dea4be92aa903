//! Bots at the table: they play on their own, think in the background, and can be watched.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::Paths;
use planet_unknown::app::text::Language;
use play::{Save, Table, store};
use rules::{Action, Choice, SeatId, Setup};
use std::time::{Duration, Instant};
use table::BotPace;
use table::Level;
use table::{Overwrite, Player};
use table::{Secrets, Sharing, Ways};

use super::desk::{Desk, PATIENCE, keep};

const PERSON: Player = Player::Person;
const EASY: Player = Player::Bot(Level::Easy);

fn setup(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "bots in the window");
    for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Vega", "Rigel", "Mira"]) {
        seat.name = name.to_owned();
    }
    setup
}

fn table(setup: Setup, players: &[Player]) -> Table {
    Table::new(setup)
        .expect("a valid setup")
        .played_by(players.iter().copied().collect())
}

/// Plays the first legal choices until `end` returns true.
fn play_until(table: &mut Table, end: impl Fn(&Table) -> bool) {
    while !end(table) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("legal");
    }
}

/// The game that was kept last, as soon as it is the expected one. It is written in the background and may be some
/// moves behind.
fn kept(desk: &Desk, awaited: impl Fn(&Table) -> bool) -> Table {
    let begin = Instant::now();
    loop {
        match super::desk::kept(desk.folder.path()).into_iter().next() {
            Some(table) if awaited(&table) => return table,
            _ => assert!(begin.elapsed() < PATIENCE, "nothing is kept"),
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// The game on the table now, saved to a file by the player. No bot may be about to move.
fn saved(desk: &mut Desk) -> Table {
    let path = desk.folder.path().join("game.ron");
    std::fs::remove_file(&path).expect("the file of the game");
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::S);
    desk.wait_until("the game is saved", |_| path.exists());
    store::load(&path).expect("a valid file").table
}

/// Lets paused bots make single moves until `done` returns true.
fn step_until(desk: &mut Desk, done: impl Fn(&Table) -> bool) -> Table {
    loop {
        let before = saved(desk);
        if done(&before) {
            return before;
        }
        let moves = before.cursor();
        desk.click("Let a bot make one move");
        // The bot may still be thinking, and its move is carried out by a frame.
        desk.wait_until("the bot has moved", |desk| {
            let kept = super::desk::kept(desk.folder.path());
            kept.first().is_some_and(|table| table.cursor() > moves)
        });
    }
}

fn thinks(desk: &Desk) -> bool {
    desk.says("is thinking")
}

#[test]
fn bots_play_until_a_person_is_asked() {
    let mut game = table(setup(3), &[PERSON, EASY, EASY]);
    play_until(&mut game, |game| game.state().active() == Some(SeatId(1)));
    let begin = game.cursor();
    let mut desk = Desk::open_table(&game);
    desk.set_pace(BotPace::Instant);
    desk.wait_until("a person is asked", |desk| !thinks(desk));
    assert!(!desk.says("I am "), "nobody hands over to a bot");
    let kept = kept(&desk, |table| table.state().active() == Some(SeatId(0)));
    assert!(kept.cursor() > begin && kept.players() == game.players());
    let of_bots = |entry: &play::Entry| entry.forced || entry.action.seat != SeatId(0);
    assert!(kept.entries()[begin..].iter().all(of_bots));
}

#[test]
fn after_a_bot_has_turned_the_station_its_opponent_is_asked() {
    let commanded = |seed| Setup::standard(2, &format!("commanded {seed}"));
    let by_bot = (0..)
        .map(commanded)
        .find(|setup| {
            let table = Table::new(setup.clone()).expect("a valid setup");
            table.state().active() == Some(SeatId(1))
        })
        .expect("a deal in which the bot commands");
    for motion in [false, true] {
        let ways = Ways {
            sharing: Sharing::AnyOrder,
            secrets: Secrets::FaceDown,
        };
        let mut desk = Desk::open_shared(&table(by_bot.clone(), &[PERSON, EASY]), ways);
        desk.set_pace(BotPace::Normal);
        desk.set_motion(motion);
        desk.wait_until("the person is asked", |desk| desk.says("Take: "));
        desk.wait_until("the own planet is back", |desk| {
            !desk.says("Back to your planet")
        });
    }
}

#[test]
fn who_looks_at_another_planet_is_told_that_it_is_the_own_turn() {
    let mut desk = Desk::open_table(&table(setup(2), &[PERSON, EASY]));
    desk.set_pace(BotPace::Normal);
    desk.wait_until("the person is asked", |desk| {
        desk.says("Take: ") || desk.says("turn the station")
    });
    press(&mut desk, Key::O);
    assert!(desk.says("It is your turn.") && !thinks(&desk));
    desk.click("Your move: back to your planet");
    assert!(!desk.says("It is your turn."));
}

#[test]
fn a_game_against_a_bot_comes_to_its_end() {
    let mut game = table(setup(2), &[PERSON, EASY]);
    play_until(&mut game, |game| {
        game.state().last_round.is_some()
            && game.state().active() == Some(SeatId(0))
            && done_but_ending(game)
    });
    let mut desk = Desk::open_table(&game);
    press(&mut desk, Key::E);
    for _ in 0..40 {
        desk.wait_until("a person is asked", |desk| !thinks(desk));
        // The results appear when the last move has rested and the medals have been counted.
        desk.window.run_steps(60);
        if desk.shows("Rematch") {
            let Desk { window, folder } = desk;
            drop(window);
            let games = super::desk::kept(folder.path());
            assert_eq!(games.len(), 1, "a finished game is kept once");
            return;
        }
        let now = saved(&mut desk);
        assert_eq!(now.state().active(), Some(SeatId(0)));
        let choice = now.state().legal(SeatId(0))[0];
        answer(&mut desk, choice);
    }
    unreachable!("the game does not end");
}

/// Whether the person can only end the turn.
fn done_but_ending(game: &Table) -> bool {
    game.state().legal(SeatId(0)) == [Choice::EndTurn]
}

/// Answers the questions of the end of a game in the window, each with the first option.
fn answer(desk: &mut Desk, choice: Choice) {
    match choice {
        Choice::EndTurn => press(desk, Key::E),
        Choice::Skip { .. } => press(desk, Key::X),
        _ => [Key::Num1, Key::C, Key::Enter]
            .into_iter()
            .for_each(|key| press(desk, key)),
    }
}

/// Presses a key. The window does not come to rest if the game ends and the medals are counted.
fn press(desk: &mut Desk, key: Key) {
    desk.window.key_press(key);
    desk.window.run_steps(6);
}

#[test]
fn a_game_of_bots_is_watched_to_its_end() {
    let mut game = table(setup(2), &[EASY, EASY]);
    play_until(&mut game, |game| game.state().round == 12);
    let mut desk = Desk::open_table(&game);
    desk.set_pace(BotPace::Instant);
    desk.wait_until_shown("Rematch");
    assert!(desk.says("wins with"));
}

// finding: who watched bots was told of “your medals”
#[test]
fn who_watches_bots_is_told_of_no_medals_of_their_own() {
    let mut game = table(setup(4), &[EASY; 4]);
    play_until(&mut game, |game| game.state().round == 3);
    let mut desk = Desk::open_table(&game);
    desk.set_pace(BotPace::Fast);
    desk.wait_until("two rounds", |desk| {
        assert!(!desk.says("edals from objectives"));
        desk.says("Round 5")
    });
}

#[test]
fn bots_wait_and_make_single_moves_when_told_to() {
    let game = table(setup(2), &[EASY, EASY]);
    let mut desk = Desk::open_table(&game);
    desk.click("Pace of bots: Slow");
    desk.press(Key::P);
    assert!(desk.says(" is waiting") && !thinks(&desk));
    desk.window.run_steps(20);
    let before = saved(&mut desk).cursor();
    let after = step_until(&mut desk, |table| table.cursor() > before);
    assert!(
        after.entries()[before..]
            .iter()
            .skip(1)
            .all(|entry| entry.forced),
        "one move, and what it forced"
    );
    desk.window.run_steps(20);
    assert_eq!(saved(&mut desk).cursor(), after.cursor());
    desk.click("Resume the bots");
    assert!(thinks(&desk));
}

#[test]
fn undo_goes_back_to_the_persons_decision() {
    let mut setup = setup(2);
    setup.options.practice = true;
    let mut game = table(setup, &[PERSON, EASY]);
    play_until(&mut game, |game| {
        game.state().active() == Some(SeatId(0)) && done_but_ending(game)
    });
    let before = game.cursor();
    let mut desk = Desk::open_table(&game);
    desk.set_pace(BotPace::Slow);
    desk.click("End turn");
    desk.press(Key::P);
    let within = step_until(&mut desk, |table| table.cursor() > before + 1);
    assert_eq!(
        within.state().active(),
        Some(SeatId(1)),
        "the bot is in the middle of its turn"
    );
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    desk.window.run_steps(3);
    assert!(!thinks(&desk) && !desk.says(" is waiting"));
    let back = saved(&mut desk);
    assert_eq!(back.cursor(), before);
    assert_eq!(back.state().active(), Some(SeatId(0)));
    assert!(back.entries().len() > before, "it can be done again");
}

#[test]
fn who_plays_is_kept_when_a_game_is_continued() {
    let mut game = table(setup(2), &[PERSON, Player::Bot(Level::Hard)]);
    play_until(&mut game, |game| {
        game.state().active() == Some(SeatId(0)) && done_but_ending(game)
    });
    let folder = tempfile::tempdir().expect("a temporary folder");
    keep(folder.path(), game.clone());
    let mut desk = Desk::open_in(folder, Some(Language::English), [1280.0, 960.0]);
    desk.window
        .get_by_label_contains("Continue: Ada, Vega.")
        .click();
    desk.window.run();
    desk.wait_until_shown("End turn");
    desk.window.get_by_label("End turn").click();
    desk.wait_until("Vega is in play", |desk| desk.says("Vega is thinking"));
    kept(&desk, |table| {
        table.players() == game.players() && table.cursor() > game.cursor()
    });
}

#[test]
fn a_bot_may_play_the_solo_game_and_sets_no_record() {
    let mut setup = setup(1);
    setup.options.solo = true;
    setup.options.events = Some(rules::EventMix::BALANCED);
    let mut game = table(setup, &[EASY]);
    play_until(&mut game, |game| game.state().last_round.is_some());
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("game.ron");
    store::write(&path, &Save::new(&game), Overwrite::Anything).expect("a file");
    let mut desk = Desk::open_game(folder, path);
    desk.wait_until_shown("Rematch");
    let records = Paths::inside(desk.folder.path()).records_file();
    assert!(!records.exists(), "{records:?}");
}
