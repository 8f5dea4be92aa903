//! Practice: a free game, or an exercise from the list.

use super::challenges::player_name;
use super::{Screen, Wizard};
use crate::OwnSettings;
use crate::screens::sit;
use crate::text::describe;
use crate::widgets::{Button, Tone, card, chip, choice, dim, section};
use crate::{phrases, t};
use egui::{RichText, Ui};
use kit::screen::Cx;
use kit::screen::page;
use kit::settings::Own as _;
use kit::theme::{Icon, strong, tokens};
use play::Exercise;
use play::guide::{Lesson, first_game};
use play::library::Opened;

/// The page that starts practice games.
#[derive(Debug, Default)]
pub struct PracticePage {
    filter: Filter,
}

/// The filter of the list of exercises.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Filter {
    #[default]
    All,
    Unsolved,
    Standard,
    Planets,
    Corporations,
    Turns,
}

impl Filter {
    const ALL: [Self; 6] = [
        Self::All,
        Self::Unsolved,
        Self::Standard,
        Self::Planets,
        Self::Corporations,
        Self::Turns,
    ];

    fn shows(self, exercise: &Exercise, cx: &Cx<'_>) -> bool {
        let plan = &exercise.plan;
        let standard = (plan.planet.is_standard(), plan.corporation.is_standard());
        match self {
            Self::All => true,
            Self::Unsolved => !OwnSettings::of(cx.settings).has_solved(&exercise.name),
            Self::Standard => standard == (true, true),
            Self::Planets => !standard.0,
            Self::Corporations => !standard.1,
            Self::Turns => exercise.turn_number().is_some(),
        }
    }
}

phrases! {
    fn filter_name(filter: Filter) = "practice-filter" {
        All, Unsolved, Standard, Planets, Corporations, Turns,
    }
}

impl Screen for PracticePage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "practice-title");
        page(ui, cx, &title, |ui, cx| {
            card().show(ui, |ui| {
                ui.set_width(ui.available_width());
                section(ui, Some(Icon::Rules), &t!(ui, "lesson-title"));
                ui.label(t!(ui, "lesson-text"));
                ui.add_space(tokens().space.s);
                let start = Button::new(t!(ui, "lesson-start"))
                    .icon(Icon::Play)
                    .primary();
                if ui.add(start).clicked() {
                    start_lesson(ui, cx, 0);
                }
                dim(ui, t!(ui, "lesson-chapters"));
                ui.horizontal_wrapped(|ui| {
                    for (index, chapter) in Lesson::first_game().chapters.iter().enumerate().skip(1)
                    {
                        let title = t!(ui, &format!("lesson-chapter-{}", chapter.name));
                        let name = t!(ui, "lesson-chapter", chapter = title.clone());
                        if ui.add(Button::new(title).name(name)).clicked() {
                            start_lesson(ui, cx, index);
                        }
                    }
                });
            });
            ui.add_space(tokens().space.s);
            card().show(ui, |ui| {
                ui.set_width(ui.available_width());
                section(ui, Some(Icon::Rocket), &t!(ui, "practice-free"));
                ui.label(t!(ui, "practice-free-text"));
                ui.add_space(tokens().space.s);
                let button = Button::new(t!(ui, "practice-free-start"))
                    .icon(Icon::Play)
                    .primary();
                if ui.add(button).clicked() {
                    cx.show(Wizard::practice());
                }
            });
            ui.add_space(tokens().space.l);
            section(ui, Some(Icon::Objective), &t!(ui, "practice-exercises"));
            dim(ui, t!(ui, "practice-exercises-hint"));
            progress_ui(ui, cx);
            let options = Filter::ALL.map(|filter| (filter, filter_name(ui, filter)));
            let name = t!(ui, "practice-filter");
            self.filter = choice(ui, &name, self.filter, &options).unwrap_or(self.filter);
            ui.add_space(tokens().space.s);
            let mut shown = Exercise::all()
                .iter()
                .filter(|exercise| self.filter.shows(exercise, cx))
                .peekable();
            if shown.peek().is_none() {
                dim(ui, t!(ui, "practice-none"));
            }
            for exercise in shown.collect::<Vec<_>>() {
                exercise_ui(ui, cx, exercise);
            }
        });
    }
}

impl PracticePage {}

/// Draws how many exercises of each difficulty are solved.
fn progress_ui(ui: &mut Ui, cx: &Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        for level in 1..=3 {
            let of_level = Exercise::all()
                .iter()
                .filter(|each| each.plan.difficulty == level);
            let solved = of_level
                .clone()
                .filter(|each| OwnSettings::of(cx.settings).has_solved(&each.name));
            let (solved, all) = (solved.count(), of_level.count());
            let ink = if solved == all {
                tokens().color.good
            } else {
                tokens().color.text_dim
            };
            let words = t!(ui, "practice-progress", level, solved, all);
            chip(ui, Some(Icon::Star), &words, ink);
        }
    });
    ui.add_space(tokens().space.s);
}

/// Begins the guided first game with one of its chapters; what is told before counts as told.
pub(super) fn start_lesson(ui: &Ui, cx: &mut Cx<'_>, index: usize) {
    let chapters = &Lesson::first_game().chapters;
    let Some(chapter) = chapters.get(index) else {
        return;
    };
    let told = chapters[..index].iter().flat_map(|chapter| &chapter.steps);
    let told: Vec<String> = told.map(|step| step.name.clone()).collect();
    match first_game(&player_name(ui, cx), &t!(ui, "lesson-bot"), chapter) {
        Ok(table) => {
            cx.change_settings(|settings| OwnSettings::change(settings, |own| own.lesson = told));
            cx.push(sit(Opened::new(table)));
        }
        Err(error) => {
            let text = t!(ui, "lesson-failed", error = error.to_string());
            cx.notify(Tone::Failure, text);
        }
    }
}

fn exercise_ui(ui: &mut Ui, cx: &mut Cx<'_>, exercise: &'static Exercise) {
    let title = describe::exercise_title(ui, exercise);
    card().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(&title).font(strong(tokens().text.lead)));
            if OwnSettings::of(cx.settings).has_solved(&exercise.name) {
                let solved = t!(ui, "practice-solved");
                chip(ui, Some(Icon::Check), &solved, tokens().color.good);
            }
            let difficulty = t!(ui, "practice-difficulty", level = exercise.plan.difficulty);
            chip(ui, Some(Icon::Star), &difficulty, tokens().color.focus);
        });
        let (planet, corporation) = (exercise.plan.planet, exercise.plan.corporation);
        dim(ui, format!("{} · {}", planet.name(), corporation.name()));
        ui.label(describe::goal(ui, exercise));
        ui.add_space(tokens().space.xs);
        let name = t!(ui, "practice-exercise-start", title = title);
        let start = Button::new(t!(ui, "practice-start")).icon(Icon::Play);
        if ui.add(start.name(name)).clicked() {
            start_exercise(ui, cx, exercise);
        }
    });
    ui.add_space(tokens().space.s);
}

/// Opens an exercise.
pub(super) fn start_exercise(ui: &Ui, cx: &mut Cx<'_>, exercise: &Exercise) {
    match exercise.table(&t!(ui, "practice-player")) {
        Ok(table) => cx.push(sit(Opened::new(table))),
        Err(illegal) => cx.notify(Tone::Failure, describe::illegal(ui, illegal)),
    }
}
