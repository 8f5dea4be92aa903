//! The screen of a table.

use std::borrow::Cow;

use egui::{Area, CentralPanel, Context, Id, Order, Panel, Ui, Vec2};
use game::{Game as _, Kept, SeatId, Setup as _};
use table::library::Opened;
use table::{Kind, Level, Sitting, Step, Ways};

use super::bar::{Asked, bar_ui};
use super::bots::Bots;
use super::finale::{Finale, moment_ui};
use super::focus::{Focus, take_noted};
use super::guide::{Guide, note_spot};
use super::handover::handover_ui;
use super::hints::Hints;
use super::log::log_ui;
use super::results::Results;
use super::strip::{Wanted, strip_ui};
use super::{At, ChoiceOf, Face, Scene, pace_id, take_back_id};
use crate::audio::Cue;
use crate::devices::{Control, Device, Input, Keyboard, Saying};
use crate::files::Keeping;
use crate::pages::SettingsPage;
use crate::screen::{Command, Cx, Screen};
use crate::t;
use crate::text::{Speaks as _, TEXTS};
use crate::theme::{Icon, tokens};
use crate::widgets::player::player_color;
use crate::widgets::{
    Button, Dialog, KeyHint, NEXT, Notice, PlayersDialog, Tone, Whom, key_hints, popup, said, says,
    steer_by_key,
};

/// The width of the log, in points.
const LOG: f32 = 320.0;

/// The characters after which further news of a bot begin a line of their own.
const LONGEST_NEWS: usize = 110;

/// A table in use: the board of a [`Face`] in its frame.
pub struct TableScreen<F: Face> {
    face: F,
    sitting: Sitting<F::Game>,
    keeping: Keeping,
    bots: Bots<F>,
    /// The hints, while they are asked for.
    hints: Option<Hints<F>>,
    guide: Guide<F::Game>,
    /// What the bot that acted last has done since another seat acted.
    news: Option<(SeatId, String)>,
    /// A choice that is carried out once the player has read what is lost.
    confirming: Option<(ChoiceOf<F>, String)>,
    players: Option<PlayersDialog>,
    focus: Focus,
    finale: Finale,
    shows_log: bool,
    /// How high the bar has been, in windows of these sizes.
    bar: Vec<(Vec2, f32)>,
    /// How the screen is shared, as the settings had it last.
    ways: Option<Ways>,
}

impl<F: Face> TableScreen<F> {
    /// People sit down at the table of a game.
    pub fn new(face: F, opened: Opened<F::Game>) -> Self {
        let (table, keeping) = Keeping::of(opened);
        let guide = Guide::new(face.cards(), table.setup());
        Self {
            face,
            guide,
            sitting: Sitting::new(table, Ways::default()),
            keeping,
            bots: Bots::default(),
            hints: None,
            news: None,
            confirming: None,
            players: None,
            focus: Focus::default(),
            finale: Finale::default(),
            shows_log: false,
            bar: Vec::new(),
            ways: None,
        }
    }

    /// Carries out what the player has chosen, or says why it is refused.
    fn play(&mut self, ctx: &Context, cx: &mut Cx<'_>, choice: ChoiceOf<F>) {
        match self.sitting.play(choice) {
            Ok(()) => {
                cx.push(Command::ForgetRefusals);
                let cue = self.show_last(ctx);
                self.news = None;
                cx.push(Command::Play(cue.unwrap_or(Cue::Click)));
                self.bots.after_person(ctx, cx.settings.bot_pace);
            }
            Err(reason) => {
                let words = self.face.refusal(ctx.language(), &reason);
                let whom = Whom {
                    seat: self.sitting.viewer(),
                    name: None,
                };
                let notice = Notice::new(Tone::Info, words).about(whom).refusing();
                cx.push(Command::Notify(notice));
            }
        }
    }

    /// Lets the face show what has just happened.
    fn show_last(&mut self, ctx: &Context) -> Option<Cue> {
        let at = at(&self.sitting, None);
        let (_, events) = self.sitting.log().next_back()?;
        self.face.happened(ctx, &at, &events)
    }

    /// Tells in the bar what the bot at `seat` has just done, in one line with what it did right before.
    fn tell_news(&mut self, ctx: &Context, cx: &mut Cx<'_>, seat: SeatId) {
        let at = at(&self.sitting, None);
        let Some((_, events)) = self.sitting.log().next_back() else {
            return;
        };
        let told = events.into_iter().filter_map(|event| {
            let words = self.face.news(ctx.language(), &at, event)?;
            let other = self.face.whose(event).filter(|whose| *whose != seat);
            Some(match other {
                Some(other) => format!("{}: {words}", at.name(other)),
                None => words,
            })
        });
        let before = self.news.take().filter(|(whose, _)| *whose == seat);
        let before = before.map(|(_, words)| words);
        let before = before.filter(|words| words.chars().count() < LONGEST_NEWS);
        let parts: Vec<String> = before.into_iter().chain(told).collect();
        if parts.is_empty() {
            return;
        }
        let words = parts.join(NEXT);
        let color = player_color(self.face.colour(at.setup, seat));
        let whom = Whom {
            seat: at.seat(),
            name: Some((at.name(seat).to_owned(), color)),
        };
        let notice = Notice::new(Tone::Info, words.clone());
        cx.push(Command::Notify(notice.about(whom).waiting()));
        self.news = Some((seat, words));
    }

    fn play_bots(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let pace = cx.settings.bot_pace;
        match self.bots.next(ctx, &self.face, &self.sitting, pace) {
            Ok(Some((seat, choice))) => {
                match self.sitting.play_for(seat, choice) {
                    Ok(()) => {
                        let cue = self.show_last(ctx);
                        cx.commands.extend(cue.map(Command::Play));
                        self.tell_news(ctx, cx, seat);
                    }
                    Err(reason) => {
                        log::error!("a bot chose {choice:?}: {reason}");
                        self.bots.paused = true;
                    }
                }
                ctx.request_repaint();
            }
            Ok(None) => {}
            Err(fault) => {
                let words = t!(ctx, "frame-bot-fault", error = fault.to_string());
                cx.notify(Tone::Warning, words);
            }
        }
    }

    /// Draws the frame and the board in it, and returns what the player wants.
    fn table_ui(&mut self, ui: &mut Ui) -> (Option<Wanted>, Option<Asked<ChoiceOf<F>>>) {
        let hint = self.hints.as_ref().and_then(Hints::best);
        let hint = hint.filter(|_| self.sitting.shows_secrets());
        let mut at = at(&self.sitting, hint);
        let mut moments = Vec::new();
        if at.state().is_finished() {
            moments = self.face.finale(ui.language(), &at);
            at.told = self.finale.shown(ui.ctx(), moments.len());
        }
        note_spot(ui.ctx(), "answers", []);
        let scene = Scene::new(&self.face, &self.sitting, &at);
        let strip = Panel::top("seats").show(ui, |ui| strip_ui(ui, &scene));
        // A row of answers that was needed once stays, so that the board lies still. A high window has it from the start.
        let window = ui.max_rect().size();
        let rows = if window.y >= 1000.0 { 3.0 } else { 0.0 };
        let first = rows * (tokens().shape.control + ui.spacing().item_spacing.y);
        let kept = self.bar.iter().position(|(of, _)| *of == window);
        let kept = kept.map_or((window, first), |place| self.bar.swap_remove(place));
        let bar = Panel::bottom("question").show(ui, |ui| {
            ui.set_min_height(kept.1);
            let asked = bar_ui(ui, &scene, self.bots.paused, &mut self.hints);
            self.bar.push((window, ui.min_rect().height()));
            asked
        });
        note_spot(ui.ctx(), "seats", [strip.response.rect]);
        note_spot(ui.ctx(), "question", [bar.response.rect]);
        let answer = take_noted(ui.ctx());
        at.pointed = match bar.inner {
            Some(Asked::Look(choice)) => Some(choice),
            _ => None,
        };
        // Beside the table if that can still be read, or above it, but for what lies below: the own things.
        let has_room = ui.max_rect().width() - LOG >= self.face.least_room().x;
        if self.shows_log && has_room {
            let log = Panel::right("log").exact_size(LOG);
            let scene = Scene::new(&self.face, &self.sitting, &at);
            log.show(ui, |ui| log_ui(ui, &scene));
        }
        // The bar, which is drawn first, still keeps hints off the list of the last picture.
        note_spot(ui.ctx(), "list", []);
        // For a moment, a window that becomes small still has the text of the large one, and no room for a board.
        let least = 0.4 * self.face.least_room();
        let board = CentralPanel::default().show(ui, |ui| {
            let room = ui.available_size();
            let fits = room.x >= least.x && room.y >= least.y;
            fits.then(|| self.face.board_ui(ui, &at)).flatten()
        });
        // What the board holds is put back first.
        let back = Saying::Control(Control::Back);
        if self.hints.is_some() && says(ui, Keyboard::Window, back) {
            self.hints = None;
        } else if self.shows_log && says(ui, Keyboard::Window, back) {
            self.shows_log = false;
        }
        if self.shows_log && !has_room {
            let room = board.response.rect;
            let height = 0.68 * room.height();
            let room = room.with_min_x(room.right() - LOG);
            let room = room.with_max_y(room.top() + height);
            let room = room.shrink(tokens().space.s);
            let scene = Scene::new(&self.face, &self.sitting, &at);
            let log = Area::new(Id::unique("log")).fixed_pos(room.min);
            log.order(Order::Middle).show(ui.ctx(), |ui| {
                popup().show(ui, |ui| {
                    ui.set_min_size(room.size() - Vec2::splat(2.0 * tokens().space.m));
                    ui.set_max_size(ui.min_size());
                    log_ui(ui, &scene);
                });
            });
        }
        let latest = at.told.and_then(|told| moments.get(told.checked_sub(1)?));
        if let Some(moment) = latest {
            let colour = moment.seat.map(|seat| self.face.colour(at.setup, seat));
            moment_ui(ui, moment, colour, board.response.rect);
        }
        let first = take_noted(ui.ctx()).or(answer);
        self.focus.end(ui.ctx(), ui.layer_id(), first);
        let chosen = board.inner.filter(|_| at.acts).map(Asked::Play);
        (strip.inner, chosen.or(bar.inner))
    }

    fn carry_out(&mut self, ctx: &Context, cx: &mut Cx<'_>, asked: Asked<ChoiceOf<F>>) {
        match asked {
            Asked::Look(_) => {}
            Asked::Play(choice) => self.play(ctx, cx, choice),
            Asked::Confirm(choice, warning) => self.confirming = Some((choice, warning)),
            Asked::Step(step) => {
                // The button says why not.
                if self.sitting.step(step).is_ok() && step == Step::Undo {
                    cx.push(Command::TakeBackNews);
                }
            }
            Asked::Hints => {
                self.sitting.note_hint();
                if self.hints.take().is_none() {
                    self.hints = Some(Hints::about(ctx, &self.face, &self.sitting));
                }
            }
            Asked::Peek(peeks) => {
                // What was refused while the secrets lay face down does not come up with them.
                self.hints = None;
                self.sitting.peek(peeks);
            }
            Asked::Pause => self.bots.paused = !self.bots.paused,
            Asked::Results => {
                let table = self.sitting.table_with_secrets().clone();
                cx.show(Results::new(self.face.clone(), table));
            }
        }
    }

    /// Asks whether a choice is meant by which something is lost.
    fn confirm(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let Some((choice, warning)) = &self.confirming else {
            return;
        };
        let choice = *choice;
        let dialog = Dialog::new("confirm", t!(ctx, "frame-confirm")).icon(Icon::Hourglass);
        let yes = Button::new(t!(ctx, "frame-confirm-yes"));
        if let Some(yes) = dialog.warn(ctx, warning, yes) {
            self.confirming = None;
            if yes {
                self.play(ctx, cx, choice);
            }
        }
    }

    /// A dialog with the players of now.
    fn players_dialog(&self) -> PlayersDialog {
        let setup = self.sitting.table_with_secrets().setup();
        let players = SeatId::first(setup.seat_count()).map(|seat| {
            let (colour, name) = (self.face.colour(setup, seat), setup.name(seat).to_owned());
            (self.sitting.players().of(seat), colour, name)
        });
        PlayersDialog::new(players, &Level::STRENGTHS)
    }

    /// Lets seats change hands. A bot that takes over in mid-turn lets everybody see it first.
    fn change_players(&mut self, ctx: &Context, cx: &Cx<'_>) {
        let answer = self.players.as_mut().and_then(|open| open.show(ctx));
        let Some(done) = answer else {
            return;
        };
        if let Some(mut players) = self.players.take().filter(|_| done) {
            for (seat, player, name) in players.chosen() {
                self.sitting.change_hands(seat, player, name);
            }
            self.bots.after_person(ctx, cx.settings.bot_pace);
        }
        ctx.request_repaint();
    }

    fn go(&mut self, ctx: &Context, cx: &mut Cx<'_>, wanted: Wanted) {
        let table = self.sitting.table_with_secrets();
        match wanted {
            Wanted::TurnTo(seat) => self.sitting.turn_to(seat),
            Wanted::Players => self.players = Some(self.players_dialog()),
            Wanted::Log => self.shows_log = !self.shows_log,
            Wanted::Save => self.keeping.save(ctx, cx, table),
            Wanted::SaveAs => self.keeping.save_as(ctx, cx, table),
            Wanted::Settings => cx.show(SettingsPage::default()),
            Wanted::Rules => cx.push(Command::Rules(self.rules_place())),
            Wanted::Home => cx.push(Command::Home),
        }
    }

    fn keys(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        // The halves of the keyboard are for tables that people share side by side.
        let is_pad = |input: &&Input| matches!(input.device, Device::Pad(_));
        let inputs = cx.devices.inputs().iter().filter(is_pad);
        for input in inputs.filter(|input| input.acts()) {
            steer_by_key(ui.ctx(), Keyboard::Frame, input.control);
        }
        if says(ui, Keyboard::Frame, Saying::Save) {
            self.go(ui.ctx(), cx, Wanted::Save);
        }
        if says(ui, Keyboard::Frame, Saying::SaveAs) {
            self.go(ui.ctx(), cx, Wanted::SaveAs);
        }
        if said(ui.ctx(), Keyboard::Frame, Saying::Control(Control::Menu)) {
            self.shows_log = !self.shows_log;
        }
        let seats = self.sitting.table_with_secrets().setup().seat_count();
        for seat in SeatId::first(seats) {
            if says(ui, Keyboard::Frame, Saying::Person(seat.0 + 1)) {
                self.sitting.turn_to(seat);
            }
        }
    }
}

/// What the screen shows of a game in use.
fn at<G: Kept>(sitting: &Sitting<G>, hint: Option<G::Choice>) -> At<'_, G> {
    let (view, viewer) = (sitting.view(), sitting.viewer());
    At {
        since: sitting.since(),
        shows_secrets: sitting.shows_secrets(),
        acts: sitting.players().is_person(viewer) && view.state().is_open(viewer),
        hint,
        taken: sitting.taken(),
        ..At::watched(view, sitting.table_with_secrets().setup())
    }
}

impl<F: Face> Screen for TableScreen<F> {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let ctx = ui.ctx().clone();
        let pace = cx.settings.bot_pace.longest();
        ctx.data_mut(|data| data.insert_temp(pace_id(), pace));
        if self.ways.replace(cx.settings.ways) != Some(cx.settings.ways) {
            self.sitting.set_ways(cx.settings.ways);
        }
        if let Some(seat) = self.sitting.waits_for() {
            let setup = self.sitting.table_with_secrets().setup();
            let colour = self.face.colour(setup, seat);
            if handover_ui(ui, setup.name(seat), colour) {
                self.sitting.take_over();
                cx.push(Command::ChangePlayer);
            }
        } else {
            self.keys(ui, cx);
            self.focus.begin(&ctx);
            let (wanted, asked) = self.table_ui(ui);
            // The step of the turn that the board points at.
            let back = ctx.data_mut(|data| data.remove_temp(take_back_id()));
            if let Some(entry) = back {
                if self.sitting.take_back(entry).is_ok() {
                    cx.push(Command::TakeBackNews);
                }
            } else if let Some(asked) = asked {
                self.carry_out(&ctx, cx, asked);
            }
            if let Some(wanted) = wanted {
                self.go(&ctx, cx, wanted);
            }
            self.confirm(&ctx, cx);
            self.change_players(&ctx, cx);
            let at = at(&self.sitting, None);
            let revision = self.sitting.table_with_secrets().revision();
            self.guide.follow(&at, revision, cx);
            self.guide.ui(ui, ui.max_rect(), cx);
        }
        if !self.guide.holds() {
            self.play_bots(&ctx, cx);
        }
        self.hints.take_if(|hints| hints.are_past(&self.sitting));
        self.keeping.keep(cx, self.sitting.table_with_secrets());
        self.keeping
            .show(&ctx, cx, self.sitting.table_with_secrets());
    }

    fn game(&self) -> Option<Kind> {
        Some(Kind::of::<F::Game>())
    }

    fn rules_place(&self) -> Option<Cow<'static, str>> {
        let card = self.guide.rule().map(Cow::Borrowed);
        card.or_else(|| self.face.rules_place(&at(&self.sitting, None)))
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Frame)
    }

    fn least_room(&self) -> Vec2 {
        self.face.least_room()
    }
}
