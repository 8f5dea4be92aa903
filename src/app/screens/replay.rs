//! The replay: a slider over all actions of a game, with every board, the station and what happened in words.

mod tape;

use crate::app::screens::page::title_bar;
use crate::app::widgets::KeyHint;
use egui::{
    Context, Frame, Key, KeyboardShortcut, Margin, Modifiers, Panel, RichText, ScrollArea, Ui,
    Vec2, vec2,
};

use self::tape::{Speed, Tape};
use super::pictures::{badge, board_picture, board_thumbnail, columns, station_picture};
use super::{Analysis, Screen};
use crate::app::text::describe::{self, Listener, Narrator};
use crate::app::theme::{Icon, body, heading, tokens};
use crate::app::widgets::event_card::{event_card_chip, event_card_help};
use crate::app::widgets::{
    Button, Dialog, choice, dim, icon_button, inset, keep_clear, pressed, slider,
};
use crate::app::{Command, Cx};
use crate::game::SeatId;
use crate::t;
use crate::table::Table;
use crate::table::library::Opened;

/// How wide the headline of the event card may be, in points.
const WIDEST: f32 = 280.0;
/// Height of the box with what happened.
const LOG: f32 = 46.0;
/// Below this height or width everything is set tighter.
const TALL: f32 = 480.0;
const WIDE: f32 = 760.0;

/// Shows a game from its beginning to its end.
#[derive(Debug)]
pub struct Replay {
    tape: Tape,
    /// The board that is looked at instead of the one that is acting.
    looked_at: Option<SeatId>,
    /// Whether the player is asked to confirm playing on from here.
    asking: bool,
}

/// What the keys and buttons of the replay do.
#[derive(Debug, Clone, Copy)]
enum Go {
    Start,
    TurnBack,
    Back,
    Play,
    Forward,
    TurnForward,
    End,
}

impl Replay {
    /// A replay that begins with the first action.
    pub fn new(table: Table) -> Self {
        Self {
            tape: Tape::new(table),
            looked_at: None,
            asking: false,
        }
    }

    fn go(&mut self, ctx: &Context, go: Go) {
        let tape = &mut self.tape;
        match go {
            Go::Start => tape.go_to(0),
            Go::TurnBack => tape.go_to(tape.turn_before()),
            Go::Back => tape.go_to(tape.at().saturating_sub(1)),
            Go::Play => tape.play_or_pause(ctx.input(|input| input.time)),
            Go::Forward => tape.go_to(tape.at() + 1),
            Go::TurnForward => tape.go_to(tape.turn_after()),
            Go::End => tape.go_to(tape.len()),
        }
    }

    fn press_keys(&mut self, ui: &Ui) {
        let keys = [
            (Key::Home, Go::Start),
            (Key::PageUp, Go::TurnBack),
            (Key::ArrowLeft, Go::Back),
            (Key::P, Go::Play),
            (Key::ArrowRight, Go::Forward),
            (Key::PageDown, Go::TurnForward),
            (Key::End, Go::End),
        ];
        for (key, go) in keys {
            if pressed(ui, &KeyboardShortcut::new(Modifiers::NONE, key)) {
                self.go(ui.ctx(), go);
            }
        }
    }

    /// What happened, the slider and the buttons.
    fn deck_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, compact: bool) {
        let space = &tokens().space;
        let margin = Margin::symmetric(
            space.l as i8,
            if compact { space.xs } else { space.m } as i8,
        );
        let frame = Frame::new().fill(tokens().color.panel).inner_margin(margin);
        let shown = Panel::bottom("replay deck")
            .frame(frame)
            .show_separator_line(false)
            .show(ui, |ui| {
                if compact {
                    self.line_ui(ui);
                } else {
                    self.log_ui(ui);
                }
                self.slider_ui(ui);
                ui.horizontal_wrapped(|ui| {
                    self.buttons_ui(ui);
                    if !compact {
                        self.speed_ui(ui);
                    }
                    let over = self
                        .tape
                        .state()
                        .is_finished()
                        .then(|| t!(ui, "replay-play-on-over"));
                    let play_on = Button::new(t!(ui, "replay-play-on"))
                        .icon(Icon::Rocket)
                        .refused(over);
                    if ui.add(play_on).clicked() {
                        self.asking = true;
                    }
                    self.analysis_ui(ui, cx);
                    if !compact {
                        self.position_ui(ui);
                        self.event_card_ui(ui);
                    }
                });
            });
        keep_clear(ui.ctx(), shown.response.rect.top());
        if self.asking {
            self.ask_ui(ui.ctx(), cx);
        }
    }

    fn slider_ui(&mut self, ui: &mut Ui) {
        let mut at = i32::try_from(self.tape.at()).unwrap_or(i32::MAX);
        let last = i32::try_from(self.tape.len()).unwrap_or(i32::MAX);
        let name = t!(ui, "replay-slider");
        ui.scope(|ui| {
            ui.spacing_mut().slider_width = ui.available_width();
            if slider(ui, &name, &mut at, 0..=last, 1).changed() {
                self.tape.go_to(usize::try_from(at).unwrap_or(0));
            }
        });
    }

    fn buttons_ui(&mut self, ui: &mut Ui) {
        let playing = self.tape.is_playing();
        let (play, name) = match playing {
            true => (Icon::Pause, t!(ui, "replay-pause")),
            false => (Icon::Play, t!(ui, "replay-play")),
        };
        let buttons = [
            (Icon::Left, t!(ui, "replay-turn-back"), Go::TurnBack),
            (Icon::Undo, t!(ui, "replay-back"), Go::Back),
            (play, name, Go::Play),
            (Icon::Redo, t!(ui, "replay-forward"), Go::Forward),
            (Icon::Right, t!(ui, "replay-turn-forward"), Go::TurnForward),
        ];
        for (icon, name, go) in buttons {
            let clicked = match go {
                Go::Play => ui.add(Button::icon_only(icon, name).primary()).clicked(),
                _ => icon_button(ui, icon, name).clicked(),
            };
            if clicked {
                self.go(ui.ctx(), go);
            }
        }
    }

    fn speed_ui(&mut self, ui: &mut Ui) {
        let options = Speed::ALL.map(|speed| (speed, format!("{}×", speed.factor())));
        let name = t!(ui, "replay-speed");
        if let Some(speed) = choice(ui, &name, self.tape.speed, &options) {
            self.tape.speed = speed;
        }
        ui.add_space(tokens().space.m);
    }

    /// The way to the analysis, which a game has that is over: nothing of it is secret then.
    fn analysis_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let refusal = (!self.tape.is_over()).then(|| t!(ui, "analysis-over-first"));
        if ui
            .add(
                Button::new(t!(ui, "analysis-open-it"))
                    .icon(Icon::Chart)
                    .refused(refusal),
            )
            .clicked()
        {
            cx.show(Analysis::new(ui.ctx(), self.tape.table().clone()));
        }
    }

    /// The place in the game, in words.
    fn position_ui(&self, ui: &mut Ui) {
        let (at, all, round) = (self.tape.at(), self.tape.len(), self.tape.state().round);
        dim(
            ui,
            t!(
                ui,
                "replay-position",
                action = at,
                actions = all,
                round = round
            ),
        );
    }

    /// The event card in force.
    fn event_card_ui(&self, ui: &mut Ui) {
        if let Some(event_card) = self.tape.state().event_cards.in_force {
            let called = describe::capitalised(&describe::event_card_called(ui, event_card));
            event_card_help(event_card_chip(ui, event_card, &called, WIDEST), event_card);
        }
    }

    /// What the last action led to.
    fn log_ui(&self, ui: &mut Ui) {
        inset().inner_margin(tokens().space.s).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.set_height(LOG);
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    for line in self.lines(ui) {
                        ui.label(RichText::new(line).font(body(tokens().text.body)));
                    }
                });
        });
    }

    /// The place and what happened in one line.
    fn line_ui(&self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            ui.set_height(tokens().text.body * 1.4);
            self.position_ui(ui);
            let text = self.lines(ui).join(" ");
            ui.add(
                egui::Label::new(RichText::new(&text).font(body(tokens().text.small))).truncate(),
            )
            .on_hover_text(text);
        });
    }

    fn lines(&self, ui: &Ui) -> Vec<String> {
        let tape = &self.tape;
        let listener = if tape.is_over() {
            Listener::Everything
        } else {
            Listener::Public
        };
        let narrator = Narrator::new(ui.ctx(), tape.table().setup(), listener);
        match tape.entry() {
            Some(entry) => entry
                .events
                .iter()
                .filter_map(|event| narrator.event_with_name(event))
                .collect(),
            None => vec![t!(ui, "replay-beginning")],
        }
    }

    fn ask_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let mut decided = None;
        let dialog = Dialog::new("play on", t!(ctx, "replay-play-on")).icon(Icon::Rocket);
        let answer = dialog.show(ctx, |ui| {
            ui.label(t!(ui, "replay-play-on-hint"));
            ui.add_space(tokens().space.m);
            ui.horizontal_wrapped(|ui| {
                let yes = Button::new(t!(ui, "replay-play-on-yes"))
                    .icon(Icon::Play)
                    .primary();
                let no = Button::new(t!(ui, "common-cancel"));
                if ui.add(yes).clicked() {
                    decided = Some(true);
                }
                if ui.add(no).clicked() {
                    decided = Some(false);
                }
            });
        });
        if decided == Some(true) {
            cx.push(Command::Sit(Opened::new(self.tape.branch())));
        }
        self.asking = decided.is_none() && !answer.closed;
    }

    /// The board in the middle and all the others with the station beside it.
    fn boards_ui(&mut self, ui: &mut Ui) {
        let space = &tokens().space;
        let room = ui
            .available_rect_before_wrap()
            .shrink2(vec2(space.l, space.xs));
        let large = room.height().min(room.width() * 0.55).max(120.0);
        let focus = self.looked_at.unwrap_or(self.tape.acting());
        let (left, right) = room.split_left_right_at_x(room.left() + large + space.l);
        ui.scope_builder(egui::UiBuilder::new().max_rect(left), |ui| {
            self.focus_ui(ui, focus, large);
        });
        ui.scope_builder(egui::UiBuilder::new().max_rect(right), |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| self.side_ui(ui, focus));
        });
    }

    fn focus_ui(&self, ui: &mut Ui, focus: SeatId, size: f32) {
        let setup = self.tape.table().setup();
        let line = tokens().shape.icon_large + tokens().space.s;
        if let Some(seat) = setup.seats.get(focus.index()) {
            ui.horizontal(|ui| {
                badge(ui, seat.colour, tokens().shape.icon_large);
                ui.label(RichText::new(&seat.name).font(heading(tokens().text.section)));
                let medals = self.tape.state().score(focus).total();
                if self.tape.is_over() {
                    dim(ui, t!(ui, "replay-medals", medals = medals));
                }
            });
        }
        board_picture(ui, setup, self.tape.state(), focus, size - line);
    }

    /// The station and every board, as large as all of them fit.
    fn side_ui(&mut self, ui: &mut Ui, focus: SeatId) {
        let gap = tokens().space.m;
        let setup = self.tape.table().setup().clone();
        let line = tokens().shape.icon + tokens().space.s;
        let room = vec2(
            ui.available_width() - gap,
            ui.available_height() - 2.0 * gap,
        );
        let edge = largest_edge(room, setup.seats.len() + 1, gap, line).clamp(110.0, 300.0);
        let mut clicked = None;
        columns(ui, (edge, gap), setup.seats.len() + 1, |ui, index| {
            let Some(index) = index.checked_sub(1) else {
                dim(ui, t!(ui, "replay-station"));
                station_picture(ui, (&setup, self.tape.state()), edge, None, false);
                return;
            };
            ui.horizontal(|ui| {
                ui.set_height(tokens().shape.icon);
                badge(ui, setup.seats[index].colour, tokens().shape.icon);
                ui.add(egui::Label::new(&setup.seats[index].name).truncate());
            });
            let seat = SeatId(index as u8);
            if board_thumbnail(ui, &setup, self.tape.state(), seat, edge, seat == focus).clicked() {
                clicked = Some(seat);
            }
        });
        if clicked.is_some() {
            self.looked_at = clicked.filter(|seat| self.looked_at != Some(*seat));
        }
    }
}

impl Screen for Replay {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.tape.run(ui.ctx());
        self.press_keys(ui);
        title_bar(ui, cx, &t!(ui, "replay-title"));
        let room = ui.ctx().content_rect().size();
        let compact = room.y < TALL || room.x < WIDE;
        self.deck_ui(ui, cx, compact);
        self.boards_ui(ui);
    }

    fn keys(&self, ctx: &Context) -> Vec<KeyHint> {
        vec![
            KeyHint::new("← →", t!(ctx, "replay-key-step")),
            KeyHint::new("PageUp PageDown", t!(ctx, "replay-key-turn")),
            KeyHint::new("P", t!(ctx, "replay-key-play")),
            KeyHint::new("Home End", t!(ctx, "replay-key-ends")),
        ]
    }
}

/// The largest edge with which `count` squares, each under a line of text, fit into `room`.
fn largest_edge(room: Vec2, count: usize, gap: f32, line: f32) -> f32 {
    let edge = |columns: usize| {
        let (across, down) = (columns as f32, count.div_ceil(columns) as f32);
        let wide = (room.x - gap * (across - 1.0)) / across;
        let high = (room.y - gap * (down - 1.0)) / down - line;
        wide.min(high).floor()
    };
    (1..=count).map(edge).fold(0.0, f32::max)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_as_large_as_they_fit() {
        assert_eq!(largest_edge(vec2(320.0, 100.0), 3, 10.0, 0.0), 100.0);
        assert_eq!(largest_edge(vec2(100.0, 400.0), 3, 10.0, 20.0), 100.0);
        assert_eq!(largest_edge(vec2(210.0, 250.0), 4, 10.0, 20.0), 100.0);
    }
}
