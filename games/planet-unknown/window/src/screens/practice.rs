//! Practice: a free game, or an exercise from the list.

use super::challenges::player_name;
use super::wizard::world::{Hall, World};
use super::{Screen, Wizard};
use crate::OwnSettings;
use crate::screens::sit;
use crate::text::describe;
use crate::widgets::board::BoardView;
use crate::widgets::{Button, Tone, card, chip, choice, dim, full_width, section};
use crate::{phrases, t};
use egui::{RichText, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};
use kit::screen::{Cx, page};
use kit::settings::Own as _;
use kit::theme::{Icon, strong, tokens};
use play::Exercise;
use play::exercise::SEAT;
use play::guide::{Lesson, first_game};
use play::library::Opened;
use rules::Board;
use std::collections::HashMap;

/// The edge of the picture of an exercise, in points.
const PICTURE: f32 = 112.0;
/// The edge of a planet or an emblem in the filters, in points.
const SIGN: f32 = 40.0;

/// The page that starts practice games.
#[derive(Debug, Default)]
pub struct PracticePage {
    filter: Filter,
    /// The planet and the corporation whose exercises are shown; all without one.
    worlds: [Option<World>; 2],
    /// The positions of exercises that have been in view.
    boards: HashMap<&'static str, Option<Board>>,
}

/// The filter of the list of exercises.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Filter {
    #[default]
    All,
    Unsolved,
    Standard,
    Turns,
}

impl Filter {
    const ALL: [Self; 4] = [Self::All, Self::Unsolved, Self::Standard, Self::Turns];

    fn shows(self, exercise: &Exercise, cx: &Cx<'_>) -> bool {
        match self {
            Self::All => true,
            Self::Unsolved => !OwnSettings::of(cx.settings).has_solved(&exercise.name),
            Self::Standard => exercise.planet.is_standard() && exercise.corporation.is_standard(),
            Self::Turns => exercise.turn_number().is_some(),
        }
    }
}

phrases! {
    fn filter_name(filter: Filter) = "practice-filter" { All, Unsolved, Standard, Turns }
}

impl Screen for PracticePage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "practice-title");
        page(ui, cx, &title, |ui, cx| {
            full_width(ui, card(), |ui| {
                section(ui, Some(Icon::Rules), &t!(ui, "lesson-title"));
                ui.label(t!(ui, "lesson-text"));
                if start_ui(ui, t!(ui, "lesson-start")) {
                    start_lesson(ui, cx, 0);
                }
                dim(ui, t!(ui, "lesson-chapters"));
                ui.horizontal_wrapped(|ui| {
                    let chapters = Lesson::first_game().chapters.iter().enumerate();
                    for (index, chapter) in chapters.skip(1) {
                        let title = t!(ui, &format!("lesson-chapter-{}", chapter.name));
                        let name = t!(ui, "lesson-chapter", chapter = title.clone());
                        if ui.add(Button::new(title).name(name)).clicked() {
                            start_lesson(ui, cx, index);
                        }
                    }
                });
            });
            ui.add_space(tokens().space.s);
            full_width(ui, card(), |ui| {
                section(ui, Some(Icon::Rocket), &t!(ui, "practice-free"));
                ui.label(t!(ui, "practice-free-text"));
                if start_ui(ui, t!(ui, "practice-free-start")) {
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
            self.worlds_ui(ui);
            ui.add_space(tokens().space.s);
            let shown = Exercise::all().iter();
            let shown: Vec<_> = shown.filter(|exercise| self.shows(exercise, cx)).collect();
            if shown.is_empty() {
                dim(ui, t!(ui, "practice-none"));
            }
            for exercise in shown {
                self.exercise_ui(ui, cx, exercise);
            }
        });
    }
}

impl PracticePage {
    fn shows(&self, exercise: &Exercise, cx: &Cx<'_>) -> bool {
        let mut wanted = self.worlds.iter().flatten();
        wanted.all(|world| worlds_of(exercise).contains(world)) && self.filter.shows(exercise, cx)
    }

    /// Draws the planets and the corporations that have exercises. A click shows only those; another one shows all again.
    fn worlds_ui(&mut self, ui: &mut Ui) {
        let has_exercises = |world: &World| {
            let mut exercises = Exercise::all().iter();
            exercises.any(|exercise| worlds_of(exercise).contains(world))
        };
        for (hall, chosen) in Hall::BOTH.into_iter().zip(&mut self.worlds) {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(tokens().space.xs);
                for world in hall.worlds().into_iter().filter(has_exercises) {
                    switch_ui(ui, chosen, world);
                }
            });
        }
    }

    fn exercise_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, exercise: &'static Exercise) {
        full_width(ui, card(), |ui| {
            ui.horizontal_top(|ui| {
                self.position_ui(ui, exercise);
                ui.vertical(|ui| words_ui(ui, cx, exercise));
            });
        });
        ui.add_space(tokens().space.s);
    }

    /// Draws the planet as the exercise begins.
    fn position_ui(&mut self, ui: &mut Ui, exercise: &'static Exercise) {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
        if !ui.is_rect_visible(rect) {
            return;
        }
        let dealt = || {
            let table = exercise.table("").ok()?;
            Some(table.state().seat(SEAT).board.clone())
        };
        let board = self.boards.entry(&exercise.name).or_insert_with(dealt);
        if let Some(board) = board {
            let id = ui.scope_id().with(("exercise", &exercise.name));
            BoardView::new(board).thumbnail().show_within(ui, rect, id);
        }
    }
}

/// Draws a button that starts something, below its words. Returns whether it was clicked.
fn start_ui(ui: &mut Ui, label: String) -> bool {
    ui.add_space(tokens().space.s);
    let start = Button::new(label).icon(Icon::Play).primary();
    ui.add(start).clicked()
}

/// The planet and the corporation of an exercise.
const fn worlds_of(exercise: &Exercise) -> [World; 2] {
    let (planet, corporation) = (exercise.planet, exercise.corporation);
    [World::Planet(planet), World::Corporation(corporation)]
}

/// Draws the picture of a planet or a corporation as a switch of the filter.
fn switch_ui(ui: &mut Ui, chosen: &mut Option<World>, world: World) {
    let on = *chosen == Some(world);
    let picture = world.picture_ui(ui, SIGN);
    let name = t!(ui, "practice-only", name = world.name());
    picture.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &name));
    if on || picture.has_focus() {
        let ring = Stroke::new(tokens().shape.focus, tokens().color.accent);
        let corners = tokens().shape.radius_s;
        let (rect, inside) = (picture.rect, StrokeKind::Inside);
        ui.painter().rect_stroke(rect, corners, ring, inside);
    }
    if picture.on_hover_text(name).clicked() {
        *chosen = (!on).then_some(world);
    }
}

/// Draws how many exercises of each difficulty are solved.
fn progress_ui(ui: &mut Ui, cx: &Cx<'_>) {
    ui.horizontal_wrapped(|ui| {
        for level in 1..=3 {
            let exercises = Exercise::all().iter();
            let of_level = exercises.filter(|each| each.difficulty == level);
            let is_solved = |each: &&Exercise| OwnSettings::of(cx.settings).has_solved(&each.name);
            let solved = of_level.clone().filter(is_solved).count();
            let all = of_level.count();
            let ink = match solved == all {
                true => tokens().color.good,
                false => tokens().color.text_dim,
            };
            let words = t!(ui, "practice-progress", level, solved, all);
            chip(ui, Some(Icon::Star), &words, ink);
        }
    });
    ui.add_space(tokens().space.s);
}

/// Begins the guided first game with one of its chapters; what is told before counts as told.
pub fn start_lesson(ui: &Ui, cx: &mut Cx<'_>, index: usize) {
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

fn words_ui(ui: &mut Ui, cx: &mut Cx<'_>, exercise: &Exercise) {
    let title = describe::exercise_title(ui, exercise);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&title).font(strong(tokens().text.lead)));
        if OwnSettings::of(cx.settings).has_solved(&exercise.name) {
            let solved = t!(ui, "practice-solved");
            chip(ui, Some(Icon::Check), &solved, tokens().color.good);
        }
        let difficulty = t!(ui, "practice-difficulty", level = exercise.difficulty);
        chip(ui, Some(Icon::Star), &difficulty, tokens().color.focus);
    });
    let (planet, corporation) = (exercise.planet, exercise.corporation);
    dim(ui, format!("{} · {}", planet.name(), corporation.name()));
    ui.label(describe::goal(ui, exercise));
    ui.add_space(tokens().space.xs);
    let name = t!(ui, "practice-exercise-start", title);
    let start = Button::new(t!(ui, "practice-start")).icon(Icon::Play);
    if ui.add(start.name(name)).clicked() {
        start_exercise(ui, cx, exercise);
    }
}

/// Opens an exercise.
pub(super) fn start_exercise(ui: &Ui, cx: &mut Cx<'_>, exercise: &Exercise) {
    match exercise.table(&t!(ui, "practice-player")) {
        Ok(table) => cx.push(sit(Opened::new(table))),
        Err(illegal) => cx.notify(Tone::Failure, describe::illegal(ui, illegal)),
    }
}
