//! The results of a game: ranks, the sources of the medals, the boards, the cards, and the course of the game.

mod breakdown;
mod ceremony;
mod counting;
mod course;
mod hand;
mod head;
mod moments;
mod outcome;
mod planets;
mod podium;
mod portrait;
mod solo;

use crate::screens::new_game;
use crate::text::TEXTS;
use crate::widgets::{KeyHint, choice, dim, keep_clear, key_hints, says};
use kit::devices::{Keyboard, Saying};
use std::borrow::Cow;

use egui::{Context, Panel, RichText, Ui};

use self::outcome::Outcome;
use super::pictures::badge;
use super::wizard::random_seed;
use super::{
    Analysis, RecordsPage, Replay, Screen, Wizard, action, challenges, records, scrolled_ui,
};
use crate::{phrases, t};
use game::Setup as _;
use kit::files::Keeping;
use kit::screen::{Command, Cx, band, foot};
use kit::theme::{Icon, heading, tokens};
use play::library::Opened;
use play::{Achievement, Record, Table};
use rules::{Score, SeatId, SeatSetup, Setup};
use table::clock;

/// Height of everything above and below the podium.
const AROUND: f32 = 304.0;

/// The screen with the results of a finished game.
pub struct Results {
    table: Table,
    keeping: Keeping,
    outcome: Outcome,
    course: course::Course,
    /// The rating of a solo game.
    rating: Option<solo::Rating>,
    tab: Tab,
    /// The number of counts that had ended in the last frame, until everything is told.
    counted: Option<usize>,
    /// When the actions begin to answer, in seconds of the window's clock.
    settled: f64,
    /// Found when they are first shown.
    moments: Option<moments::Moments>,
    portrait: portrait::Portrait,
    /// The achievements that were earned for the first time.
    earned: Vec<Achievement>,
    /// The time when the screen was first shown, in seconds of the window's clock.
    shown: Option<f64>,
}

/// The parts of the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tab {
    Medals,
    Planets,
    Cards,
    Course,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Medals, Self::Planets, Self::Cards, Self::Course];
}

phrases! {
    fn tab_title(tab: Tab) = "results-tab" { Medals, Planets, Cards, Course }
}

impl Results {
    /// Returns the results of an opened game.
    pub fn opened(opened: Opened) -> Self {
        let (table, keeping) = Keeping::of(opened);
        Self::new(table, keeping)
    }

    fn new(table: Table, keeping: Keeping) -> Self {
        let outcome = Outcome::of(table.state());
        let course = course::Course::of(&table);
        let rating = solo::Rating::of(&table);
        Self {
            table,
            keeping,
            outcome,
            course,
            rating,
            tab: Tab::Medals,
            counted: None,
            settled: 0.0,
            moments: None,
            portrait: portrait::Portrait::default(),
            earned: Vec::new(),
            shown: None,
        }
    }

    /// Returns the results of a game that has just ended. The result of a solo game enters the records, if it counts.
    pub(super) fn played(table: Table, keeping: Keeping, cx: &mut Cx<'_>) -> Self {
        let mut results = Self::new(table, keeping);
        if !cx.settings.reduced_motion {
            results.counted = Some(0);
        }
        results.earned = challenges::note(cx, &results.table);
        let record = Record::of(&results.table, clock::now());
        if let (Some(rating), Some(record)) = (&mut results.rating, record) {
            (rating.is_best, rating.before) = records::note(cx, &record);
        }
        results
    }

    fn name(&self, seat: SeatId) -> &str {
        self.table.setup().name(seat)
    }

    /// Draws the actions at the foot.
    fn actions_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        // A press no longer ends the count.
        let settled = ui.input(|input| input.time) >= self.settled;
        let narrow = ui.available_width() < 900.0;
        let mut rematch = action(Icon::Dice, t!(ui, "results-rematch"), false);
        if !narrow {
            rematch = rematch.key(Keyboard::Results.name(Saying::Again));
        }
        let hint = t!(ui, "results-rematch-hint");
        let clicked = ui.add(rematch.primary()).on_hover_text(hint).clicked();
        let wanted = clicked || says(ui, Keyboard::Results, Saying::Again);
        if wanted && settled {
            let (setup, players) = self.table.players_again();
            let seed = random_seed();
            cx.push(new_game(ui, Setup { seed, ..setup }, players));
        }
        let again = action(Icon::Redo, t!(ui, "results-again"), narrow);
        let hint = t!(ui, "results-again-hint");
        if ui.add(again).on_hover_text(hint).clicked() && settled {
            let (setup, players) = self.table.players_again();
            cx.push(new_game(ui, setup, players));
        }
        if action_ui(ui, Icon::Settings, t!(ui, "results-change"), narrow) {
            cx.show(Wizard::again(&self.table));
        }
        if action_ui(ui, Icon::Play, t!(ui, "results-replay"), narrow) {
            cx.show(Replay::new(self.table.clone()));
        }
        if action_ui(ui, Icon::Chart, t!(ui, "analysis-open-it"), narrow) {
            self.analyse(cx, Analysis::new(self.table.clone(), cx.paths));
        }
        if action_ui(ui, Icon::Save, t!(ui, "results-save"), narrow) {
            self.keeping.save(ui.ctx(), cx, &self.table);
        }
        if self.rating.is_some() && action_ui(ui, Icon::Trophy, t!(ui, "results-records"), narrow) {
            cx.show(RecordsPage::beside(Record::of(&self.table, 0)));
        }
        if action_ui(ui, Icon::Home, t!(ui, "results-home"), narrow) {
            cx.push(Command::Home);
        }
    }

    /// Shows the analysis. What it finds out may change the moments of the game.
    fn analyse(&mut self, cx: &mut Cx<'_>, analysis: Analysis) {
        self.moments = None;
        cx.show(analysis);
    }

    fn medals_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.scores_ui(ui);
        if self.counted.is_none()
            && let Some(seat) = self.first_told()
        {
            ui.add_space(tokens().space.xs);
            let is_named = self.table.setup().seats.len() > 1;
            ui.horizontal_wrapped(|ui| self.moments_ui(ui, cx, seat, is_named));
        }
    }

    /// Draws the podium and the table of medals.
    fn scores_ui(&mut self, ui: &mut Ui) {
        let shown = self.shown.unwrap_or_default();
        let so_far = self.counted.map(|ended| self.outcome.counted(ended));
        let (setup, outcome) = (self.table.setup(), so_far.as_ref().unwrap_or(&self.outcome));
        let (room, window) = (ui.available_width(), ui.ctx().content_rect().height());
        let rating = self.rating.as_ref().filter(|_| so_far.is_none());
        let first_ui = |ui: &mut Ui, size: [f32; 2]| match rating {
            Some(rating) => solo::ui(ui, rating, size, shown),
            None => podium::ui(ui, setup, outcome, size, shown),
        };
        if room < 1100.0 {
            first_ui(ui, [room, (window * 0.36).clamp(170.0, 420.0)]);
            ui.add_space(tokens().space.l);
            return breakdown::ui(ui, setup, outcome);
        }
        ui.horizontal_top(|ui| {
            let height = (window - AROUND).clamp(300.0, 620.0);
            first_ui(ui, [(room * 0.44).min(900.0), height]);
            ui.add_space(tokens().space.l);
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width().min(1100.0));
                breakdown::ui(ui, setup, outcome);
            });
        });
    }

    /// Draws the part that is shown.
    fn tab_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        scrolled_ui(ui, self.tab as usize, tokens().space.m, |ui| {
            if self.counted.is_none() {
                challenges::achievement_chips_ui(ui, &self.earned);
            }
            match self.tab {
                Tab::Medals => self.medals_ui(ui, cx),
                Tab::Planets => self.planets_ui(ui, cx),
                Tab::Cards => hand::ui(ui, self.table.setup(), self.table.state(), &self.outcome),
                Tab::Course => self.course.ui(ui, self.table.setup()),
            }
        });
    }
}

impl Screen for Results {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let tall = ui.ctx().content_rect().height() >= 560.0;
        let space = &tokens().space;
        let around = if tall { space.m } else { space.xs };
        let is_counting = self.count(ui, cx);
        self.head_ui(ui, tall);
        if is_counting {
            self.skip_ui(ui, around);
            if tall {
                self.turned_ui(ui);
            }
            return self.tab_ui(ui, cx);
        }
        let vertical = if tall { space.s } else { space.xs };
        band(Panel::top("results tabs"), vertical).show(ui, |ui| {
            let options = Tab::ALL.map(|tab| (tab, tab_title(ui, tab)));
            let name = t!(ui, "results-tabs");
            self.tab = choice(ui, &name, self.tab, &options).unwrap_or(self.tab);
        });
        let shown = foot("results foot", around).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| self.actions_ui(ui, cx));
        });
        keep_clear(ui.ctx(), shown.response.rect.top());
        self.keeping.show(ui.ctx(), cx, &self.table);
        self.portrait_ui(ui.ctx(), cx);
        self.tab_ui(ui, cx);
    }

    fn rules_place(&self) -> Option<Cow<'static, str>> {
        Some("10.3".into())
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Results)
    }
}

/// Draws the medals of every seat by category as if the game ended now. Secrets of others are not in `scores`, a score for
/// each seat.
pub(super) fn so_far_ui(ui: &mut Ui, setup: &Setup, scores: Vec<Score>) {
    dim(ui, t!(ui, "results-if-it-ended-now"));
    ui.add_space(tokens().space.s);
    breakdown::ui(ui, setup, &Outcome::so_far(scores.into_iter()));
}

/// Draws an action at the foot. Returns whether it was clicked.
fn action_ui(ui: &mut Ui, icon: Icon, label: String, narrow: bool) -> bool {
    ui.add(action(icon, label, narrow)).clicked()
}

/// Draws a player's symbol and words about the player.
fn player_line(ui: &mut Ui, seat: &SeatSetup, words: &str) {
    ui.horizontal(|ui| {
        badge(ui, seat.colour, tokens().shape.icon_large);
        let words = RichText::new(words).font(heading(tokens().text.section));
        ui.add(egui::Label::new(words).truncate());
    });
}
