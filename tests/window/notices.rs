//! Notices that say in words what one might miss: objectives that changed hands, and the end.

use egui::Key;
use play::Table;
use play::intent::Intent;
use play::session::Session;
use rules::card::{Counts, Wants};
use rules::{Action, GameState, Phase, PlanetId, Ring, SeatId, Setup, Terrain};
use table::{BotPace, Level, Player, Sharing, Ways};

use super::desk::{Desk, find_in_games};

const BOT: Player = Player::Bot(Level::Easy);

fn table(seed: u32) -> Table {
    Table::new(Setup::standard(2, &format!("notices {seed}"))).expect("a valid setup")
}

/// Plays the first legal choice.
fn play(table: &mut Table) {
    let seat = table.state().active().expect("the game goes on");
    let choice = table.state().legal(seat)[0];
    table.play(Action { seat, choice }).expect("it is legal");
}

/// A game in which `seat` is the first to take its tile, in this round or the next one, and both tiles show a resource of which an objective wants the
/// fewest, and of which both players have as many.
fn about_to_lose(round: u16, seat: SeatId, players: [Player; 2]) -> Table {
    let deal = |number| {
        let mut table = table(number).played_by(players.into_iter().collect());
        while table.state().active() != Some(seat)
            || table.state().round < round
            || table.state().commander != seat
            || !matches!(table.state().phase, Phase::Turns { .. })
        {
            play(&mut table);
        }
        table
    };
    let loses = |table: &Table| {
        let state = table.state();
        let scores = state.objective_scores(SeatId(0));
        let unwanted = scores.filter_map(|score| match score.objective.counts() {
            Counts::Resources(terrain) if score.objective.wants() == Wants::Fewest => Some(terrain),
            _ => None,
        });
        let mut unwanted = unwanted.filter(|terrain| is_tied(state, *terrain));
        unwanted.any(|terrain| {
            let offered = state.offered(seat);
            offered
                .iter()
                .all(|(_, tile)| tile.terrains().contains(&terrain))
        })
    };
    (0..).map(deal).find(loses).expect("one of many deals")
}

/// Whether tiles on both planets show as many resources of this terrain.
fn is_tied(state: &GameState, terrain: Terrain) -> bool {
    let count = |seat: u8| state.seat(SeatId(seat)).board.resources(terrain).len();
    count(0) == count(1)
}

/// Lays the small tile at the first place where it fits.
fn place_a_tile(desk: &mut Desk) {
    for key in [Key::Num1, Key::Tab, Key::Enter, Key::Enter] {
        desk.press(key);
    }
}

#[test]
fn an_objective_that_costs_medals_is_named() {
    let game = about_to_lose(2, SeatId(0), [Player::Person, BOT]);
    let mut desk = Desk::open_table(&game);
    assert!(!desk.says("Your medals from objectives: "));
    place_a_tile(&mut desk);
    assert!(desk.says("Your medals from objectives: "));
}

/// The game after [`place_a_tile`].
fn placed(table: &Table) -> Session {
    let mut session = Session::new(table.clone());
    session.handle(Intent::Take(Ring::Inner));
    session.handle(Intent::StepPlacement { forward: true });
    session.handle(Intent::Confirm);
    session.handle(Intent::Confirm);
    session
}

/// A position of one of many games of two people in which the first has to take a tile.
fn find_in_games_of_two(wanted: impl Fn(&Table) -> bool) -> Table {
    for seed in 0..500 {
        let mut table = table(seed);
        while let Some(seat) = table.state().active() {
            if seat == SeatId(0) && wanted(&table) {
                return table;
            }
            play(&mut table);
        }
    }
    unreachable!("it never comes to that");
}

#[test]
fn an_objective_that_brings_medals_is_named() {
    let wins = |table: &Table| {
        let changes = placed(table)
            .here()
            .contested_since(table.cursor(), SeatId(0));
        changes.iter().any(|each| each.sum() > 0)
    };
    let mut desk = Desk::open_table(&find_in_games_of_two(wins));
    assert!(!desk.says("Your medals from objectives: "));
    place_a_tile(&mut desk);
    assert!(desk.says("Your medals from objectives: "));
}

// rules §7
#[test]
fn medals_of_the_planet_that_are_lost_are_told() {
    let on_gaia = |setup: &mut Setup| setup.seats[0].planet = PlanetId::Gaia;
    let game = find_in_games(on_gaia, |table| {
        let bonus = |state: &GameState| state.seats[0].board.planet_bonus();
        (bonus(placed(table).here().state()) < bonus(table.state())).then(|| table.clone())
    });
    let mut desk = Desk::open_table(&game);
    place_a_tile(&mut desk);
    assert!(desk.says("The planet’s own medals: −"));
}

#[test]
fn a_notice_goes_with_the_step_that_is_taken_back() {
    let game = about_to_lose(2, SeatId(0), [Player::Person, BOT]);
    let mut desk = Desk::open_table(&game);
    place_a_tile(&mut desk);
    assert!(desk.says("Your medals from objectives: "));
    desk.click("Undo");
    assert!(!desk.says("Your medals from objectives: "));
}

// U19
#[test]
fn whose_move_changed_the_medals_of_objectives_is_told() {
    for sharing in [Sharing::InTurn, Sharing::AnyOrder] {
        let game = about_to_lose(2, SeatId(1), [Player::Person, BOT]);
        let name = &game.setup().seats[1].name;
        let told = format!("{name} has changed your medals from objectives");
        let ways = Ways {
            sharing,
            ..Ways::default()
        };
        let mut desk = Desk::open_shared(&game, ways);
        desk.set_pace(BotPace::Normal);
        desk.wait_until("the bot has played", |desk| desk.says(&told));
        assert!(!desk.says("Your medals from objectives: "), "{ways:?}");
    }
}

// U17
#[test]
fn nothing_is_told_of_objectives_in_the_first_round() {
    let game = about_to_lose(1, SeatId(0), [Player::Person, BOT]);
    let mut desk = Desk::open_table(&game);
    desk.press(Key::Num1);
    desk.press(Key::Tab);
    assert!(!desk.says("Confirm it to lay the tile"), "nothing is lost");
    for key in [Key::Enter, Key::Enter] {
        desk.press(key);
    }
    assert!(!desk.says("edals from objectives"));
}

#[test]
fn objectives_that_changed_while_another_person_played_are_told() {
    let game = about_to_lose(2, SeatId(1), [Player::Person; 2]);
    let mut desk = Desk::open_table(&game);
    place_a_tile(&mut desk);
    for key in [Key::Num1, Key::X, Key::E].into_iter().cycle().take(60) {
        if desk.says("has changed your medals from objectives") {
            return;
        }
        desk.press(key);
    }
    unreachable!("the first player comes back to the screen");
}

/// A game in which the bot has to act, and whatever it chooses makes this round the last.
fn about_to_end() -> Table {
    let ends = |table: &Table, choice| {
        let seat = table.state().active().expect("the game goes on");
        let mut after = table.clone();
        after.play(Action { seat, choice }).expect("it is legal");
        after.state().last_round.is_some()
    };
    let before_the_end = |seed| {
        let mut table = table(seed).played_by([Player::Person, BOT].into_iter().collect());
        while table.state().last_round.is_none() {
            let seat = table.state().active().expect("the game goes on");
            let choices = table.state().legal(seat);
            // Both tiles of a depot, neither of which fits.
            if choices.len() <= 2 && choices.iter().all(|choice| ends(&table, *choice)) {
                return (seat == SeatId(1)).then_some(table);
            }
            play(&mut table);
        }
        None
    };
    let mut games = (0..).map(before_the_end);
    games.find_map(|game| game).expect("one of many games")
}

// rules §3.6, §4.8
#[test]
fn who_makes_a_round_the_last_is_named() {
    let game = about_to_end();
    let name = game.setup().seats[1].name.clone();
    let mut desk = Desk::open_table(&game);
    desk.wait_until("the last round is announced", |desk| {
        desk.says(&format!("This is the last round. {name} could place"))
    });
}
