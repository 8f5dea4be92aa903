//! The analysis of a game: the loss of each decision, the turning points, and a way to play on from any of them.

mod chart;
mod detail;
mod list;
mod sides;
mod study;
pub(super) mod words;

use crate::screens::sit;
use crate::text::TEXTS;
use crate::widgets::{Button, KeyHint, choice, dim, key_hints, says};
use egui::{Align, Context, Layout, Panel, Rect, ScrollArea, Ui, UiBuilder};
use kit::devices::{Keyboard, Saying};
use kit::screen::{band, title_bar};

use self::chart::Clicked;
use self::study::Study;
use super::Screen;
use crate::t;
use bot::review::TurningPoint;
use kit::Paths;
use kit::screen::Cx;
use kit::theme::{Icon, tokens};
use play::Table;
use play::library::Opened;
use rules::SeatId;
use table::Level;
use table::Player;

/// The bounds of the height of the chart.
const CHART_HEIGHT: [f32; 2] = [150.0, 380.0];

/// The analysis screen.
pub struct Analysis {
    table: Table,
    study: Study,
    /// The seat whose decisions are shown.
    seat: SeatId,
    /// The action that is shown.
    chosen: Option<usize>,
    /// The turning point that led to it.
    point: Option<TurningPoint>,
    /// Whether to scroll to the row of the chosen action.
    scroll: bool,
    /// Whether the player is asked to confirm playing on.
    asking: bool,
}

impl Analysis {
    /// Returns the analysis of a finished game. Earlier findings about it are shown at once.
    pub fn new(table: Table, paths: &Paths) -> Self {
        // Decisions are judged as if the seats had acted one after the other, whoever was quicker.
        let table = play::in_turn(&table).into_owned();
        let study = Study::new(&table, &paths.analyses_folder());
        let seat = table
            .players()
            .people(table.setup().seats.len())
            .next()
            .unwrap_or(SeatId(0));
        Self {
            table,
            study,
            seat,
            chosen: None,
            point: None,
            scroll: false,
            asking: false,
        }
    }

    /// Returns the analysis with an action of `seat` chosen.
    pub fn at(table: Table, paths: &Paths, seat: SeatId, action: usize) -> Self {
        let mut analysis = Self::new(table, paths);
        analysis.seat = seat;
        analysis.choose(action, None);
        analysis
    }

    /// Draws the choice of the seat, the progress of the analysis, and the button that stops it.
    fn controls_ui(&mut self, ui: &mut Ui) {
        let space = &tokens().space;
        band(Panel::top("analysis controls"), space.s).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let seats = &self.table.setup().seats;
                if seats.len() > 1 {
                    let options: Vec<(SeatId, String)> = (0u8..)
                        .map(SeatId)
                        .zip(seats.iter().map(|seat| seat.name.clone()))
                        .collect();
                    if let Some(seat) = choice(ui, &t!(ui, "analysis-player"), self.seat, &options)
                    {
                        (self.seat, self.chosen, self.point) = (seat, None, None);
                    }
                    ui.add_space(space.m);
                }
                self.progress_ui(ui);
            });
        });
    }

    fn progress_ui(&mut self, ui: &mut Ui) {
        let (done, all) = self.study.progress(self.seat);
        if let Some(fault) = self.study.fault() {
            dim(ui, t!(ui, "analysis-fault", error = fault.to_string()));
            return;
        }
        if self.study.is_done() {
            dim(ui, t!(ui, "analysis-done", all));
            return;
        }
        let (icon, name) = match self.study.paused {
            true => (Icon::Play, t!(ui, "analysis-continue")),
            false => (Icon::Pause, t!(ui, "analysis-pause")),
        };
        if ui.add(Button::icon_only(icon, name).quiet()).clicked() {
            self.study.paused = !self.study.paused;
        }
        let text = if done < all {
            t!(ui, "analysis-progress", done, all)
        } else {
            t!(ui, "analysis-progress-others", all)
        };
        dim(ui, text);
    }

    /// Selects an action, reached perhaps through a turning point.
    fn choose(&mut self, action: usize, point: Option<TurningPoint>) {
        self.scroll |= self.chosen != Some(action);
        (self.chosen, self.point) = (Some(action), point);
    }

    fn choose_clicked(&mut self, clicked: Option<Clicked>) {
        match clicked {
            Some(Clicked::Action(action)) => self.choose(action, None),
            Some(Clicked::Point(point)) => self.choose(point.action, Some(point)),
            None => {}
        }
    }

    /// Returns whether a turning point is highlighted: the chosen one, or all that lie in the chosen action.
    fn is_lit(&self, point: &TurningPoint) -> bool {
        match self.point {
            Some(chosen) => (chosen.action, chosen.cause) == (point.action, point.cause),
            None => self.chosen == Some(point.action),
        }
    }

    /// Selects the turn after the current action, or the one before it.
    fn step(&mut self, forward: bool) {
        if let Some(action) = self.next(forward) {
            self.choose(action, None);
        }
    }

    fn next(&self, forward: bool) -> Option<usize> {
        let mut turns = self.study.turns(self.seat);
        let now = self.chosen.map(|action| {
            let turn = self
                .study
                .turns(self.seat)
                .find(|turn| turn.actions.contains(&action));
            turn.map_or(action..action + 1, |turn| turn.actions.clone())
        });
        let next = match (now, forward) {
            (None, true) => turns.next(),
            (None, false) => turns.next_back(),
            (Some(now), true) => turns.find(|turn| turn.actions.start >= now.end),
            (Some(now), false) => turns.rfind(|turn| turn.actions.end <= now.start),
        };
        next.map(|turn| words::principal(&self.study, turn))
    }

    fn press_keys(&mut self, ui: &Ui) {
        let says = |saying| says(ui, Keyboard::Analysis, saying);
        if says(Saying::Forward) {
            self.step(true);
        }
        if says(Saying::Back) {
            self.step(false);
        }
        if says(Saying::Play) {
            self.study.paused = !self.study.paused;
        }
    }

    /// Draws the chart and the turning points.
    fn overview_ui(&mut self, ui: &mut Ui, height: f32) {
        let points = self.study.turning_points(self.seat);
        let round = self
            .chosen
            .map(|action| self.study.played().before(action).round);
        let clicked = chart::ui(
            ui,
            self.table.setup(),
            &self.study,
            self.seat,
            (&points, round, height),
        );
        self.choose_clicked(clicked);
        chart::legend_ui(ui, self.table.setup(), &points);
        let clicked = ui
            .scope(|ui| chart::points_ui(ui, &points, |point| self.is_lit(point)))
            .inner;
        self.choose_clicked(clicked);
    }

    fn list_ui(&mut self, ui: &mut Ui) {
        let scroll = std::mem::take(&mut self.scroll);
        let clicked = list::ui(ui, &self.study, self.seat, (self.chosen, scroll));
        if let Some(action) = clicked {
            // A row that was clicked is visible already.
            (self.chosen, self.point) = (Some(action), None);
        }
    }

    fn beside_ui(&mut self, ui: &mut Ui, room: Rect) {
        let space = &tokens().space;
        let (left, right) = room.split_left_right_at_fraction(0.54);
        let column = |rect| {
            UiBuilder::new()
                .max_rect(rect)
                .layout(Layout::top_down(Align::Min))
        };
        ui.scope_builder(column(left.with_max_x(left.right() - space.l)), |ui| {
            self.overview_ui(
                ui,
                (room.height() * 0.3).clamp(CHART_HEIGHT[0], CHART_HEIGHT[1]),
            );
            ui.add_space(space.xs);
            let scroll = ScrollArea::vertical()
                .id_salt(("decisions", self.seat.0))
                .auto_shrink([false, false]);
            scroll.show(ui, |ui| self.list_ui(ui));
        });
        ui.scope_builder(column(right), |ui| {
            let scroll = ScrollArea::vertical()
                .id_salt("decision")
                .auto_shrink([false, false]);
            scroll.show(ui, |ui| self.detail_ui(ui, right.height()));
        });
    }

    fn detail_ui(&mut self, ui: &mut Ui, height: f32) {
        let asked = detail::ui(
            ui,
            self.table.setup(),
            &mut self.study,
            (self.seat, self.chosen, self.point),
            height,
        );
        match asked {
            Some(detail::Wish::Look(action)) => (self.chosen, self.point) = (Some(action), None),
            Some(detail::Wish::PlayOn) => self.asking = true,
            None => {}
        }
    }

    /// A new game that branches off at an action. A person plays the seat that is shown, Expert bots play the others.
    fn branch(&self, action: usize) -> Table {
        let player = |seat| {
            if seat == self.seat {
                Player::Person
            } else {
                Player::Bot(Level::Expert)
            }
        };
        let seats = (0..self.table.setup().seats.len() as u8).map(SeatId);
        self.table
            .practice_from(action)
            .played_by(seats.map(player).collect())
    }

    fn ask_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let (Some(action), true) = (self.chosen, self.asking) else {
            return;
        };
        let name = words::name(self.table.setup(), self.seat);
        let answer = detail::ask_ui(ctx, name, self.table.setup().seats.len() == 1);
        self.asking = answer.is_none();
        if answer == Some(true) {
            cx.push(sit(Opened::new(self.branch(action))));
        }
    }
}

impl Screen for Analysis {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.study.run(ui.ctx(), self.seat);
        self.press_keys(ui);
        title_bar(ui, cx, &t!(ui, "analysis-title"));
        self.controls_ui(ui);
        let space = &tokens().space;
        let room = ui
            .available_rect_before_wrap()
            .shrink2(egui::vec2(space.l, space.xs));
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            if room.width() >= 900.0 && room.height() >= 480.0 {
                self.beside_ui(ui, room);
            } else {
                ScrollArea::vertical()
                    .auto_shrink([false, false])
                    .show(ui, |ui| {
                        self.overview_ui(ui, CHART_HEIGHT[0] * 1.2);
                        ui.add_space(tokens().space.m);
                        self.detail_ui(ui, ui.ctx().content_rect().height());
                        ui.add_space(tokens().space.m);
                        self.list_ui(ui);
                    });
            }
        });
        self.ask_ui(&ui.ctx().clone(), cx);
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Analysis)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Action, Setup};

    #[test]
    fn one_plays_on_against_expert_in_another_game() {
        let mut table = Table::new(Setup::standard(3, "play on")).unwrap();
        for _ in 0..9 {
            let seat = table.state().active().unwrap();
            let choice = table.state().legal(seat)[0];
            table.record(Action { seat, choice }).unwrap();
        }
        let folder = tempfile::tempdir().unwrap();
        let mut analysis = Analysis::new(table, &Paths::inside(folder.path()));
        analysis.seat = SeatId(1);
        let branch = analysis.branch(4);
        assert_eq!(branch.entries().len(), 4);
        assert_eq!(analysis.table.entries().len(), 9);
        assert!(branch.players().is_person(SeatId(1)) && branch.setup() != analysis.table.setup());
        assert!(
            [SeatId(0), SeatId(2)]
                .iter()
                .all(|seat| branch.players().bot(*seat) == Some(Level::Expert))
        );
    }
}
