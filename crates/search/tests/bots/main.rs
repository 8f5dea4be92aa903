//! Bots play well, know only their view, and always choose the same.

mod playouts;

use game::games::lone_high::{LoneHigh, LoneHighSetup};
use game::games::nim::{Nim, NimChoice, NimSetup};
use game::suite::moments;
use game::{Action, Game, SeatId, luck};
use playouts::Playouts;
use search::statistics::Duels;
use search::suite::knows_only_its_view;
use search::thinking::{Thinking, Wake};
use search::{
    Bot, Contender, Evaluate, Fault, Limit, Lookahead, Outcome, RandomBot, Tournament, play,
};
use std::sync::mpsc::channel;
use std::time::Duration;

/// The number that whoever is to take wants to make 0.
fn nim_sum(heaps: &[u8]) -> u8 {
    heaps.iter().fold(0, |sum, heap| sum ^ heap)
}

/// The winner of a game between a bot and one that chooses at random.
fn plays_against_random(bot: &mut dyn Bot<Nim>, setup: &NimSetup, own: SeatId) -> bool {
    let mut state = Nim::deal(setup).expect("a valid setup");
    let mut luck = luck("the opponent");
    while let Some(seat) = state.active() {
        let won = nim_sum(state.heaps()) != 0;
        let choice = match seat == own {
            true => bot.choose(&state.view(seat), &Limit::none()),
            false => state.sample(seat, &mut luck),
        };
        let choice = choice.expect("it is asked");
        state.apply(&Action { seat, choice }).expect("legal");
        if seat == own && won && matches!(choice, NimChoice::Take { .. }) {
            assert_eq!(nim_sum(state.heaps()), 0, "{choice:?} gives the win away");
        }
    }
    state.ranking().expect("it is over").place(own) == 1
}

#[test]
fn perfect_play_of_nim_is_found() {
    for (heaps, seat) in [(&[3, 4, 5], 0), (&[2, 3, 7], 1), (&[1, 2, 4], 0)] {
        let setup = NimSetup::new(2, heaps, "perfect");
        let mut bot = Lookahead::new(Outcome, 30, "perfect").within(100_000);
        assert!(plays_against_random(&mut bot, &setup, SeatId(seat)));
    }
}

#[test]
fn playouts_alone_find_how_to_win_a_small_game_of_nim() {
    let setup = NimSetup::new(2, &[1, 2], "playouts");
    let start = Nim::deal(&setup).expect("a valid setup");
    let seat = start.active().expect("somebody begins");
    let mut bot = Playouts::new(Outcome, 400, "playouts");
    let advised = bot.advise(&start.view(seat), &Limit::none());
    assert_eq!(advised[0].choice, NimChoice::Take { heap: 1, count: 1 });
    assert!(advised[0].worth > advised[1].worth && advised[0].error == 0.0);
    assert!(advised[0].playouts > 2 * advised[2].playouts, "{advised:?}");
    assert_eq!(advised.len(), start.legal(seat).len());
}

/// The lead over the best of the others, in points.
struct Lead;

impl Evaluate<LoneHigh> for Lead {
    fn worth(&self, state: &LoneHigh, seat: SeatId) -> f32 {
        let others = SeatId::first(state.seat_count()).filter(|other| *other != seat);
        let best = others.map(|other| state.points(other)).max().unwrap_or(0);
        (state.points(seat) - best) as f32
    }
}

fn bots() -> [Box<dyn Bot<LoneHigh>>; 3] {
    [
        Box::new(Playouts::new(Outcome, 200, "bot")),
        Box::new(Playouts::new(Lead, 200, "bot")),
        Box::new(Lookahead::new(Lead, 3, "bot").within(2000)),
    ]
}

#[test]
fn no_bot_uses_what_it_may_not_know() {
    let moments = moments::<LoneHigh>(&LoneHighSetup::new(4, "unknown"), "unknown");
    for number in 0..bots().len() {
        let bot = || bots().into_iter().nth(number).expect("there is one");
        let different = knows_only_its_view(moments.clone(), bot);
        assert!(different > 10, "{different}");
    }
}

#[test]
fn on_any_number_of_threads_the_choices_are_the_same() {
    let on = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
        pool.expect("threads").install(choices)
    };
    let here = choices();
    assert!(here.len() > 20 && on(1) == here && on(3) == here);
}

fn choices() -> Vec<Option<game::games::lone_high::LoneHighChoice>> {
    let mut bots = bots();
    let mut choices = Vec::new();
    for (state, seat) in moments::<LoneHigh>(&LoneHighSetup::new(3, "threads"), "threads") {
        let view = state.view(seat);
        choices.extend(bots.iter_mut().map(|bot| bot.choose(&view, &Limit::none())));
    }
    choices
}

#[test]
fn a_bot_that_has_no_time_still_chooses() {
    let (state, seat) = &moments::<LoneHigh>(&LoneHighSetup::new(3, "no time"), "no time")[0];
    for mut bot in bots() {
        let choice = bot.choose(&state.view(*seat), &Limit::within(Duration::ZERO));
        assert!(state.legal(*seat).contains(&choice.expect("it is asked")));
    }
}

#[test]
fn more_thinking_wins_more() {
    let deals = |game| LoneHighSetup::new(2, &format!("deal {game}"));
    let setups: Vec<_> = (0..80).map(deals).collect();
    let contenders = [
        Contender::new("random", RandomBot::new),
        Contender::new("little", |seed| Playouts::new(Outcome, 10, seed)),
        Contender::new("much", |seed| Playouts::new(Outcome, 200, seed)),
    ];
    let tournament = Tournament::play::<LoneHigh>(&setups, &contenders).expect("played");
    assert_eq!(tournament.games.len(), 240);
    let [random, little, much] = [0, 1, 2].map(|number| tournament.wins(number));
    assert!(
        much.low > little.share && little.share > random.share,
        "{random}, {little}, {much}"
    );
    let mut duels = Duels::new(contenders.len());
    for game in &tournament.games {
        let seats = SeatId::first(game.lineup.len());
        let places = seats.map(|seat| (game.lineup[seat.index()], game.ranking.place(seat)));
        duels.add_game(&places.collect::<Vec<_>>());
    }
    let ratings = duels.ratings();
    assert!(ratings[2].elo > ratings[1].elo && ratings[1].elo > ratings[0].elo);
    assert!(tournament.score(2).mean > tournament.score(0).mean);
    let again = Tournament::play::<LoneHigh>(&setups[..5], &contenders).expect("played");
    assert_eq!(again.games[..], tournament.games[..15], "the same games");
}

#[test]
fn a_search_without_an_end_ends_when_it_is_called_off() {
    let setup = LoneHighSetup::new(3, "called off");
    let start = LoneHigh::deal(&setup).expect("a valid setup");
    let view = start.view(SeatId(0));
    let (began, begin) = channel();
    let (sender, ended) = channel();
    let thinking = Thinking::start(&Wake::new(|| {}), Limit::none(), move |limit| {
        began.send(()).expect("the test listens");
        let mut bot = Playouts::new(Outcome, u32::MAX, "endless");
        sender
            .send(bot.choose(&view, limit))
            .expect("the test listens");
    });
    begin.recv().expect("it begins");
    drop(thinking);
    // There is a choice all the same: the best one found so far.
    assert!(ended.recv().expect("it ends").is_some());
}

/// Chooses what is not there.
struct Cheat;

impl Bot<Nim> for Cheat {
    fn choose(&mut self, _: &game::View<Nim>, _: &Limit) -> Option<NimChoice> {
        Some(NimChoice::Take { heap: 0, count: 99 })
    }
}

#[test]
fn a_bot_that_breaks_the_rules_is_named() {
    let setup = NimSetup::new(2, &[3], "cheat");
    let mut bots: Vec<Box<dyn Bot<Nim>>> = vec![Box::new(Cheat), Box::new(Cheat)];
    let fault = play(&setup, &mut bots, |_, _| ()).expect_err("refused");
    assert!(matches!(fault, Fault::Illegal(..)), "{fault}");
    let none = play::<Nim>(&NimSetup::new(1, &[3], ""), &mut [], |_, _| ());
    assert!(matches!(none, Err(Fault::Setup(_))));
}
