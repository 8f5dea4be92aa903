//! Measures what Easy, Normal and Expert reach in every stage of the campaign, and writes its file anew with these means
//! as stars: `cargo run --release --example measure_campaign -- 40 2 > campaign.ron`
//!
//! The first number is that of the games of Easy and of Normal for each stage, the second one that of Expert's.

use bot::{Bot, Limit, choose_apart};
use play::Strength;
use play::{Stage, Table};
use rayon::prelude::*;
use ron::ser::PrettyConfig;
use rules::{Action, GameState, SeatId};
use table::Level;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut counts = std::env::args().skip(1).map(|word| word.parse::<u32>());
    let many = counts.next().transpose()?.unwrap_or(40);
    let few = counts.next().transpose()?.unwrap_or(2);
    let measured = |stage: &Stage| {
        let mut rated = stage.clone();
        let [easy, normal, expert] = [
            mean(stage, Level::Easy, many),
            mean(stage, Level::Normal, many),
            mean(stage, Level::Expert, few),
        ];
        eprintln!("{}: {easy:.1} {normal:.1} {expert:.1}", stage.number);
        let one = (easy.round() as u16).max(1);
        let two = (normal.round() as u16).max(one + 1);
        rated.stars = [one, two, (expert.round() as u16).max(two + 1)];
        rated
    };
    let stages: Vec<_> = Stage::all().par_iter().map(measured).collect();
    let layout = PrettyConfig::new().depth_limit(1);
    println!("{}", ron::ser::to_string_pretty(&stages, layout)?);
    Ok(())
}

/// The mean of the medals in so many games.
fn mean(stage: &Stage, level: Level, games: u32) -> f64 {
    let medals = (0..games).map(|game| u32::from(play(stage, level, game)));
    f64::from(medals.sum::<u32>()) / f64::from(games)
}

/// The medals of the first seat if a bot of this level plays it.
fn play(stage: &Stage, level: Level, game: u32) -> u16 {
    let mut table = Table::new(stage.setup("measured")).expect("a valid setup");
    let levels = std::iter::once(level).chain(stage.rivals.iter().copied());
    let mut bots: Vec<Box<dyn Bot<GameState>>> = levels
        .zip(0..)
        .map(|(level, seat)| level.create(&format!("{game} {seat}")))
        .collect();
    while let Some(seat) = table.state().active() {
        let (apart, here) = (table.state_apart(seat).view(seat), table.state().view(seat));
        let choice = choose_apart(&mut *bots[seat.index()], &apart, || here, &Limit::none());
        let choice = choice.expect("it is asked");
        table.record(Action { seat, choice }).expect("it is legal");
    }
    table.state().score(SeatId(0)).total()
}
