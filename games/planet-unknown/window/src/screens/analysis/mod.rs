//! The analysis of a game: the loss of each decision, the turning points, and a way to play on from any of them.

mod chart;
mod detail;
mod list;
mod sides;
pub(super) mod study;
pub(super) mod words;

use crate::screens::{scroll, sit};
use crate::text::TEXTS;
use crate::widgets::{Button, Dialog, KeyHint, choice, dim, key_hints, says};
use egui::{Align, Context, Layout, Panel, Rect, Ui, UiBuilder};
use kit::devices::{Keyboard, Saying};
use kit::screen::{Cx, band, title_bar};

use self::study::Study;
use super::Screen;
use crate::t;
use bot::review::TurningPoint;
use game::Setup as _;
use kit::Paths;
use kit::theme::{Icon, tokens};
use play::Table;
use play::library::Opened;
use rules::SeatId;
use table::{Level, Player};

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
        let seat = table.people().next().unwrap_or(SeatId(0));
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
                    let names = seats.iter().map(|seat| seat.name.clone());
                    let options: Vec<_> = SeatId::first(seats.len()).zip(names).collect();
                    let title = t!(ui, "analysis-player");
                    if let Some(seat) = choice(ui, &title, self.seat, &options) {
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
        if let Some(fault) = &self.study.fault {
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
        let others = done >= all;
        dim(ui, t!(ui, "analysis-progress", others, done, all));
    }

    /// Selects an action, reached perhaps through a turning point.
    fn choose(&mut self, action: usize, point: Option<TurningPoint>) {
        self.scroll |= self.chosen != Some(action);
        (self.chosen, self.point) = (Some(action), point);
    }

    /// The action to show of the turn after the current action, or of the one before it.
    fn next(&self, forward: bool) -> Option<usize> {
        let mut turns = self.study.turns(self.seat);
        let now = self.chosen.map(|action| {
            let mut turns = self.study.turns(self.seat);
            let turn = turns.find(|turn| turn.actions.contains(&action));
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
        for (saying, forward) in [(Saying::Forward, true), (Saying::Back, false)] {
            if says(saying)
                && let Some(action) = self.next(forward)
            {
                self.choose(action, None);
            }
        }
        if says(Saying::Play) {
            self.study.paused = !self.study.paused;
        }
    }

    fn beside_ui(&mut self, ui: &mut Ui, room: Rect) {
        let space = &tokens().space;
        let (left, right) = room.split_left_right_at_fraction(0.54);
        let down = Layout::top_down(Align::Min);
        let column = |rect| UiBuilder::new().max_rect(rect).layout(down);
        ui.scope_builder(column(left.with_max_x(left.right() - space.l)), |ui| {
            let height = room.height() * 0.3;
            self.overview_ui(ui, height.clamp(CHART_HEIGHT[0], CHART_HEIGHT[1]));
            ui.add_space(space.xs);
            scroll(ui, ("decisions", self.seat.0), |ui| self.list_ui(ui));
        });
        ui.scope_builder(column(right), |ui| {
            scroll(ui, "decision", |ui| self.detail_ui(ui, right.height()));
        });
    }

    /// A new game that branches off at an action. A person plays the seat that is shown, Expert bots play the others.
    fn branch(&self, action: usize) -> Table {
        let player = |seat| match seat == self.seat {
            true => Player::Person,
            false => Player::Bot(Level::Expert),
        };
        let seats = SeatId::first(self.table.setup().seats.len());
        self.table
            .practice_from(action)
            .played_by(seats.map(player).collect())
    }

    fn ask_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let (Some(action), true) = (self.chosen, self.asking) else {
            return;
        };
        let setup = self.table.setup();
        let (title, hint) = match setup.seats.as_slice() {
            [_] => (
                kit::t!(ctx, "replay-play-on"),
                kit::t!(ctx, "replay-play-on-hint"),
            ),
            _ => (
                t!(ctx, "analysis-play-on"),
                t!(ctx, "analysis-play-on-hint", name = setup.name(self.seat)),
            ),
        };
        let yes = Button::new(kit::t!(ctx, "replay-play-on-yes")).icon(Icon::Play);
        let dialog = Dialog::new("play on from a decision", title).icon(Icon::Rocket);
        let answer = dialog.ask(ctx, &hint, yes);
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
                scroll(ui, "analysis", |ui| {
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
