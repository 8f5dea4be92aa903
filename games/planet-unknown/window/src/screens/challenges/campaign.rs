//! The campaign: its stages with their worlds, modules and stars.

use egui::{RichText, Ui};

use super::player_name;
use crate::screens::new_game;
use crate::screens::pictures::{planet_picture, stars};
use crate::t;
use crate::text::describe::{self, Module};
use crate::widgets::{Button, card, chip, dim, full_width};
use kit::screen::Cx;
use kit::theme::{Icon, strong, tokens};
use play::{Progress, Stage};
use table::{Level, Player};

/// Draws the stages in order.
pub(super) fn ui(ui: &mut Ui, cx: &mut Cx<'_>, progress: &Progress) {
    dim(ui, t!(ui, "challenge-campaign-hint"));
    let stages = Stage::all().iter();
    let won: u16 = stages.map(|stage| u16::from(progress.stars(stage))).sum();
    let all = 3 * Stage::all().len();
    let words = t!(ui, "challenge-stars-of-all", won, all);
    chip(ui, Some(Icon::Star), &words, tokens().color.accent);
    ui.add_space(tokens().space.s);
    for stage in Stage::all() {
        full_width(ui, card(), |ui| {
            ui.horizontal_top(|ui| {
                planet_picture(ui, stage.planet, 110.0);
                ui.vertical(|ui| stage_ui(ui, cx, progress, stage));
            });
        });
        ui.add_space(tokens().space.s);
    }
}

fn stage_ui(ui: &mut Ui, cx: &mut Cx<'_>, progress: &Progress, stage: &Stage) {
    ui.horizontal_wrapped(|ui| {
        let title = t!(ui, "challenge-stage", number = stage.number);
        ui.label(RichText::new(&title).font(strong(tokens().text.lead)));
        stars_ui(ui, progress, stage);
    });
    let worlds = format!("{} · {}", stage.planet.name(), stage.corporation.name());
    ui.label(worlds);
    dim(ui, modules(ui, stage));
    let [one, two, three] = stage.stars;
    dim(ui, t!(ui, "challenge-stage-stars", one, two, three));
    let refused = (!progress.is_open(stage)).then(|| t!(ui, "challenge-stage-closed"));
    let name = t!(ui, "challenge-stage-start", number = stage.number);
    let start = Button::new(t!(ui, "challenge-start")).icon(Icon::Rocket);
    if ui.add(start.name(name).refused(refused)).clicked() && progress.is_open(stage) {
        cx.push(new_game(ui, setup(ui, cx, stage), stage.players()));
    }
}

/// The game of a stage, with the player's name and those of the bots.
fn setup(ui: &Ui, cx: &Cx<'_>, stage: &Stage) -> rules::Setup {
    let mut setup = stage.setup(&player_name(ui, cx));
    let rivals = setup.seats.iter_mut().skip(1).zip(&stage.rivals);
    for ((seat, level), number) in rivals.zip(1..) {
        seat.name = format!("{} {number}", rival(ui, *level));
    }
    setup
}

/// Draws the stars of a stage, won or not, with the best result.
fn stars_ui(ui: &mut Ui, progress: &Progress, stage: &Stage) {
    let won = progress.stars(stage);
    stars(ui, won, 3, tokens().shape.icon);
    let words = match progress.best(stage) {
        Some(medals) => t!(ui, "challenge-stage-best", stars = won, medals),
        None => t!(ui, "challenge-stage-not-played"),
    };
    dim(ui, words);
}

/// The modules and rivals of a stage in words.
fn modules(ui: &Ui, stage: &Stage) -> String {
    let setup = stage.setup("");
    let modules = Module::of(&setup.options, setup.seats.len());
    let modules = modules.iter().map(|module| describe::module(ui, *module));
    let rivals = stage.rivals.iter().map(|level| rival(ui, *level));
    modules.chain(rivals).collect::<Vec<_>>().join(" · ")
}

fn rival(ui: &Ui, level: Level) -> String {
    kit::text::player(ui, Player::Bot(level))
}
