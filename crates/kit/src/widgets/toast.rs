//! Messages that appear at the edge of the window and disappear by themselves.

mod news;

use egui::{
    Align2, Area, Color32, Context, Event, Frame, Id, Label, Order, RichText, Stroke, Ui, Vec2,
    vec2,
};

use super::{icon_button, read_aloud};
use crate::t;
use crate::theme::sizes::stroke;
use crate::theme::{Icon, body, motion, tokens};

pub(crate) use news::NEXT;
pub use news::{Whom, tell_news_in};

/// The tone of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Information.
    Info,
    /// Success.
    Good,
    /// A warning.
    Warning,
    /// A failure.
    Failure,
}

impl Tone {
    /// Its sign and colour, and the factor by which it stays longer than usual.
    fn looks(self) -> (Icon, Color32, f32) {
        let color = &tokens().color;
        match self {
            Self::Info => (Icon::Info, color.focus, 1.0),
            Self::Good => (Icon::Check, color.good, 1.0),
            Self::Warning => (Icon::Warning, color.warn, 1.5),
            Self::Failure => (Icon::Warning, color.bad, 2.5),
        }
    }
}

/// What puts a message away before its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stays {
    /// Nothing.
    WhileFresh,
    /// Another player at the screen: it is meant only for the one who is there.
    WhilePlayerIsThere,
    /// Also the next thing that the player does: it says why something could not be done.
    UntilPlayed,
}

/// A message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// The tone of the message.
    pub tone: Tone,
    /// The text of the message.
    pub text: String,
    /// Whether its time begins only once somebody moves or presses something.
    pub waits: bool,
    /// What puts it away before its time.
    pub stays: Stays,
    /// Whom it concerns, if it is news of a game: it is then told in the bar of a board.
    pub about: Option<Whom>,
}

impl Notice {
    /// Returns a message.
    pub fn new(tone: Tone, text: impl Into<String>) -> Self {
        Self {
            tone,
            text: text.into(),
            waits: false,
            stays: Stays::WhileFresh,
            about: None,
        }
    }

    /// Makes the message news for the board of a player.
    #[must_use]
    pub fn about(mut self, whom: Whom) -> Self {
        self.about = Some(whom);
        self
    }

    /// Makes the message wait for somebody to be there: its time begins once they move or press something.
    #[must_use]
    pub fn waiting(mut self) -> Self {
        self.waits = true;
        self
    }

    /// Makes the message one to the player at the screen alone.
    #[must_use]
    pub fn personal(mut self) -> Self {
        self.stays = Stays::WhilePlayerIsThere;
        self
    }

    /// Makes the message go with the next thing that the player does.
    #[must_use]
    pub fn refusing(mut self) -> Self {
        self.stays = Stays::UntilPlayed;
        self
    }

    /// Whether it says the same as the one before, or goes on with it.
    fn goes_on(&self, before: &Self) -> bool {
        let alike = Self {
            text: before.text.clone(),
            ..self.clone()
        };
        alike == *before && self.text.starts_with(&before.text)
    }

    /// How long it stays, in seconds.
    fn seconds(&self) -> f64 {
        let (.., patience) = self.tone.looks();
        match self.about {
            Some(_) => 3.0,
            None => f64::from(tokens().time.toast * patience),
        }
    }
}

#[derive(Debug)]
struct Toast {
    notice: Notice,
    /// The number of the message, which identifies it in the memory of egui.
    number: u64,
    /// When it appeared, in seconds of the window's clock.
    born: f64,
    /// When it disappears; `None` while it waits for room or for somebody to be there.
    until: Option<f64>,
}

/// The messages that are shown, the latest at the bottom.
#[derive(Debug, Default)]
pub struct Toasts {
    toasts: Vec<Toast>,
    count: u64,
}

/// The room for the messages of a frame, in points.
#[derive(Debug, Clone, Copy, Default)]
struct Room {
    /// The height of a bar at the bottom that is kept clear.
    bar: f32,
    /// The width of what is at their right.
    beside: f32,
    /// How far they may reach from the right edge of the window, if not as far as they like.
    width: Option<f32>,
}

/// Notes or takes the room for the messages of this frame.
fn with_room<R>(ctx: &Context, work: impl FnOnce(&mut Room) -> R) -> R {
    let id = Id::unique("room for messages");
    ctx.data_mut(|data| work(data.get_temp_mut_or_default(id)))
}

/// Keeps the messages of this frame off a bar at the bottom of the window that begins at `top`, in points, because the
/// player needs its buttons next.
pub fn keep_clear(ctx: &Context, top: f32) {
    let height = (ctx.content_rect().bottom() - top).max(0.0);
    with_room(ctx, |room| room.bar = height);
}

/// Keeps the messages of this frame right of `left`, in points, as far as there is room for them.
pub fn keep_right_of(ctx: &Context, left: f32) {
    let width = ctx.content_rect().right() - left;
    with_room(ctx, |room| room.width = Some(width));
}

/// Keeps the messages of this frame left of `right`, in points.
pub fn keep_left_of(ctx: &Context, right: f32) {
    let width = ctx.content_rect().right() - right;
    with_room(ctx, |room| room.beside = width);
}

impl Toasts {
    /// Adds a message. If the same message is already shown, or the beginning of this one, its time starts again.
    pub fn add(&mut self, ctx: &Context, notice: Notice) {
        self.toasts.retain(|toast| !notice.goes_on(&toast.notice));
        let board = |notice: &Notice| notice.about.as_ref().map(|whom| whom.seat);
        let beside = |toast: &Toast| board(&toast.notice) == board(&notice);
        if self.toasts.iter().filter(|toast| beside(toast)).count() == 4
            && let Some(oldest) = self.toasts.iter().position(beside)
        {
            self.toasts.remove(oldest);
        }
        self.count += 1;
        let now = ctx.input(|input| input.time);
        self.toasts.push(Toast {
            born: now,
            until: (!notice.waits && notice.about.is_none()).then(|| now + notice.seconds()),
            number: self.count,
            notice,
        });
        ctx.request_repaint();
    }

    /// Removes the messages about the previous screen. Warnings stay.
    pub fn leave_screen(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        // A message of this moment is about the screen just entered.
        let stays = |notice: &Notice| notice.tone != Tone::Info && notice.about.is_none();
        self.toasts
            .retain(|toast| stays(&toast.notice) || now - toast.born < 0.3);
    }

    /// Removes the messages about what has happened in the game; failures stay.
    pub fn take_back_news(&mut self) {
        self.toasts
            .retain(|toast| toast.notice.tone == Tone::Failure);
    }

    /// Removes the messages to the player who was at the screen before.
    pub fn change_player(&mut self) {
        self.keep_those_that_stay(Stays::WhileFresh);
    }

    /// Removes the messages that say why something could not be done.
    pub fn forget_refusals(&mut self) {
        self.keep_those_that_stay(Stays::WhilePlayerIsThere);
    }

    fn keep_those_that_stay(&mut self, at_least: Stays) {
        self.toasts.retain(|toast| toast.notice.stays <= at_least);
    }

    /// Shows news in the bars of boards, and other messages above the bar to keep clear, if there is one. Removes those whose
    /// time is over, except under the pointer.
    pub fn show(&mut self, ctx: &Context) {
        let places = news::take_places(ctx);
        let Room { bar, beside, width } = with_room(ctx, std::mem::take);
        let width = width.unwrap_or(f32::INFINITY).max(300.0);
        if self.toasts.is_empty() {
            return;
        }
        let space = &tokens().space;
        let mut bottom = -bar - if bar > 0.0 { space.s } else { space.l };
        let mut waiting = Vec::new();
        for place in &places {
            let mut here: Vec<&Toast> = self.toasts.iter().collect();
            here.retain(|toast| {
                let whom = toast.notice.about.as_ref();
                whom.is_some_and(|whom| place.takes(whom, &places))
            });
            let shown = place.show(ctx, &here);
            waiting.extend(here[shown..].iter().map(|toast| toast.number));
        }
        let boxes = self.toasts.iter_mut().rev();
        for toast in boxes.filter(|toast| toast.notice.about.is_none() || places.is_empty()) {
            bottom -= toast.show(ctx, width, vec2(-beside, bottom)) + space.s;
        }
        let (now, here) = ctx.input(|input| (input.time, input.events.iter().any(is_sign_of_life)));
        for toast in &mut self.toasts {
            let begins = !waiting.contains(&toast.number)
                && (here && toast.born < now || !toast.notice.waits);
            if toast.until.is_none() && begins {
                toast.until = Some(now + toast.notice.seconds());
            }
        }
        self.toasts
            .retain(|toast| toast.until.is_none_or(|until| until > now));
        let ends = self.toasts.iter().filter_map(|toast| toast.until);
        if let Some(next) = ends.reduce(f64::min) {
            ctx.request_repaint_after_secs((next - now) as f32);
        }
    }
}

/// Whether an event shows that somebody is at the screen.
fn is_sign_of_life(event: &Event) -> bool {
    matches!(
        event,
        Event::PointerMoved(_)
            | Event::PointerButton { .. }
            | Event::Key { .. }
            | Event::Touch { .. }
            | Event::MouseWheel { .. }
    )
}

impl Toast {
    /// Shows the message in a room of this width, at this offset from the corner of the window, and returns its height. A click
    /// puts it away.
    fn show(&mut self, ctx: &Context, room: f32, corner: Vec2) -> f32 {
        let way = motion::since(ctx, self.born, motion::Pace::Slow);
        let offset = corner + vec2(-tokens().space.l + (1.0 - way) * 40.0, 0.0);
        let area = Area::new(Id::unique(("toast", self.number)))
            .order(Order::Foreground)
            .anchor(Align2::RIGHT_BOTTOM, offset);
        let shown = area.show(ctx, |ui| {
            ui.set_opacity(way);
            self.ui(ui, room)
        });
        let pressed = ctx.input(|input| input.pointer.primary_pressed());
        if shown.inner || (pressed && shown.response.contains_pointer()) {
            self.until = Some(0.0);
        } else if shown.response.contains_pointer() {
            let longer = ctx.input(|input| input.time) + 1.0;
            self.until = self.until.map(|until| until.max(longer));
        }
        shown.response.rect.height()
    }

    /// Draws the message and its cross. Returns whether the cross was clicked.
    fn ui(&self, ui: &mut Ui, room: f32) -> bool {
        let (icon, color, _) = self.notice.tone.looks();
        let frame = Frame::window(ui.style()).stroke(Stroke::new(stroke::THIN, color));
        let room = room.min(ui.ctx().content_rect().width());
        let most = (room - 2.0 * tokens().space.l).min(tokens().shape.toast);
        frame
            .inner_margin(tokens().space.m as i8)
            .show(ui, |ui| {
                ui.horizontal(|ui| {
                    icon.ui(ui, tokens().shape.icon_large, color);
                    ui.scope(|ui| {
                        ui.set_max_width(most - 110.0);
                        let text = RichText::new(&self.notice.text).font(body(tokens().text.body));
                        let label = ui.add(Label::new(text).wrap());
                        read_aloud(&label);
                    });
                    let close = t!(ui, "common-close");
                    icon_button(ui, Icon::Cross, close).clicked()
                })
                .inner
            })
            .inner
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::{Harness, kittest::Queryable as _};
    use game::SeatId;

    /// A window of 800 by 600 points, a few frames after it has opened.
    fn window<'a>(app: impl FnMut(&mut Ui, &mut Toasts) + 'a) -> Harness<'a, Toasts> {
        let mut harness = Harness::builder()
            .with_size(vec2(800.0, 600.0))
            .with_context_setup(crate::theme::install)
            .build_ui_state(app, Toasts::default());
        harness.run_steps(3);
        harness
    }

    /// The bottom of a message in a window of 600 points with a bar of the given height at its bottom.
    fn bottom_above(bar: f32) -> f32 {
        let app = move |ui: &mut Ui, toasts: &mut Toasts| {
            if toasts.count == 0 {
                toasts.add(ui.ctx(), Notice::new(Tone::Info, "Told"));
            }
            if bar > 0.0 {
                keep_clear(ui.ctx(), 600.0 - bar);
            }
            toasts.show(ui.ctx());
        };
        let harness = window(app);
        harness.get_by_label("Told").rect().bottom()
    }

    #[test]
    fn a_message_stays_in_its_room_and_a_click_puts_it_away() {
        let app = |ui: &mut Ui, toasts: &mut Toasts| {
            if toasts.count == 0 {
                let text = "A long message that would take all the room there is";
                toasts.add(ui.ctx(), Notice::new(Tone::Failure, text));
            }
            keep_right_of(ui.ctx(), 480.0);
            toasts.show(ui.ctx());
        };
        let mut harness = window(app);
        let text = harness.get_by_label_contains("A long message").rect();
        assert!(text.left() > 480.0, "{text}");
        harness.hover_at(text.center());
        harness.run_steps(1);
        harness.drag_at(text.center());
        harness.run_steps(2);
        harness.drop_at(text.center());
        harness.run_steps(3);
        assert!(harness.state().toasts.is_empty());
    }

    #[test]
    fn news_lie_on_the_board_of_their_player_for_three_seconds() {
        let boards = [0.0, 400.0].map(|left| {
            let size = vec2(390.0, 80.0);
            egui::Rect::from_min_size(egui::pos2(left, 500.0), size)
        });
        let app = move |ui: &mut Ui, toasts: &mut Toasts| {
            if toasts.count == 0 {
                let whom = Whom {
                    seat: SeatId(1),
                    name: Some(("Ada".to_owned(), Color32::WHITE)),
                };
                toasts.add(ui.ctx(), Notice::new(Tone::Failure, "Lost").about(whom));
            }
            for (seat, rect) in (0..).zip(boards) {
                tell_news_in(ui.ctx(), SeatId(seat), rect);
            }
            toasts.show(ui.ctx());
        };
        let mut harness = window(app);
        for told in ["Ada", "Lost"] {
            let rect = harness.get_by_label(told).rect();
            assert!(boards[1].contains_rect(rect), "{told} {rect}");
        }
        // A step is a quarter of a second.
        harness.run_steps(13);
        assert!(harness.state().toasts.is_empty());
    }

    #[test]
    fn a_message_that_goes_on_takes_the_place_of_its_beginning() {
        let (ctx, mut toasts) = (Context::default(), Toasts::default());
        let whom = |name: &str| Whom {
            seat: SeatId(0),
            name: Some((name.to_owned(), Color32::WHITE)),
        };
        let mut tell = |name: &str, text: &str| {
            toasts.add(&ctx, Notice::new(Tone::Info, text).about(whom(name)));
            toasts.toasts.len()
        };
        assert_eq!(tell("Ada", "A planet"), 1);
        assert_eq!(tell("Ada", "A planet · Life"), 1);
        assert_eq!(tell("Ben", "A planet · Life"), 2, "of somebody else");
        assert_eq!(tell("Ada", "A species"), 3);
    }

    #[test]
    fn another_player_does_not_read_what_the_last_one_was_told() {
        let (ctx, mut toasts) = (Context::default(), Toasts::default());
        toasts.add(&ctx, Notice::new(Tone::Good, "Tech 3 is yours").personal());
        toasts.add(&ctx, Notice::new(Tone::Info, "The last round"));
        toasts.change_player();
        let [left] = &toasts.toasts[..] else {
            panic!("one message is for everybody");
        };
        assert_eq!(left.notice.text, "The last round");
    }

    #[test]
    fn a_refusal_goes_with_the_next_thing_that_is_done() {
        let (ctx, mut toasts) = (Context::default(), Toasts::default());
        toasts.add(&ctx, Notice::new(Tone::Info, "Not there").refusing());
        toasts.add(&ctx, Notice::new(Tone::Good, "Tech 3 is yours").personal());
        toasts.forget_refusals();
        let [left] = &toasts.toasts[..] else {
            panic!("one message says what has happened");
        };
        assert_eq!(left.notice.text, "Tech 3 is yours");
    }

    #[test]
    fn another_screen_lets_go_what_was_said_about_the_last_one() {
        let told = |seconds: f64| {
            let (ctx, mut toasts) = (Context::default(), Toasts::default());
            toasts.add(&ctx, Notice::new(Tone::Info, "No such place"));
            toasts.add(&ctx, Notice::new(Tone::Warning, "Not saved"));
            let later = egui::RawInput {
                time: Some(seconds),
                ..Default::default()
            };
            ctx.run_ui(later, |_| ()).textures_delta.clear();
            toasts.leave_screen(&ctx);
            toasts
                .toasts
                .into_iter()
                .map(|toast| toast.notice.text)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            told(0.1),
            ["No such place", "Not saved"],
            "it may be about the new screen"
        );
        assert_eq!(told(2.0), ["Not saved"]);
    }

    #[test]
    fn a_message_that_waits_goes_only_after_somebody_was_there() {
        let (ctx, mut toasts) = (Context::default(), Toasts::default());
        toasts.add(&ctx, Notice::new(Tone::Info, "Medals lost").waiting());
        let mut shown_at = |seconds: f64, events: Vec<Event>| {
            let input = egui::RawInput {
                time: Some(seconds),
                events,
                ..Default::default()
            };
            ctx.run_ui(input, |ui| toasts.show(ui.ctx()))
                .textures_delta
                .clear();
            toasts.toasts.len()
        };
        assert_eq!(shown_at(600.0, Vec::new()), 1, "nobody was there");
        let moved = Event::PointerMoved(egui::pos2(5.0, 5.0));
        assert_eq!(shown_at(601.0, vec![moved]), 1, "now somebody reads it");
        assert_eq!(shown_at(660.0, Vec::new()), 0);
    }

    #[test]
    fn messages_do_not_cover_the_bar_with_the_buttons() {
        assert!(bottom_above(112.0) < 488.0, "{}", bottom_above(112.0));
        assert!(
            bottom_above(0.0) > 540.0,
            "without a bar they are at the edge"
        );
    }
}
