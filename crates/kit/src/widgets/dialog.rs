//! Dialogs: questions or notices above the window, which must be answered first.

use egui::{Align2, Context, Frame, Id, Label, Modal, Rect, RichText, Role, ScrollArea, Ui, vec2};

use super::{Button, icon_button, remember, remembered};
use crate::t;
use crate::theme::{Icon, heading, tokens};

/// A dialog above the window.
#[must_use = "a dialog is not there until it is shown"]
#[derive(Debug, Clone)]
pub struct Dialog {
    id: Id,
    title: String,
    icon: Option<Icon>,
    width: f32,
    growth: f32,
}

/// The result of a dialog in this frame.
#[derive(Debug)]
pub struct DialogAnswer<R> {
    /// The return value of the contents.
    pub inner: R,
    /// Whether it was closed by its cross, the Escape key or a click beside it.
    pub closed: bool,
}

impl Dialog {
    /// Returns a dialog; `id` distinguishes it from others, `title` is its heading and its name.
    pub fn new(id: &str, title: impl Into<String>) -> Self {
        Self {
            id: Id::unique(id),
            title: title.into(),
            icon: None,
            width: 460.0,
            growth: 0.0,
        }
    }

    /// Puts an icon in front of the title.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    setters! {
        /// Sets the width of the dialog if the window has room for it.
        width: f32,
        /// Leaves room below the dialog for contents that may still come, in points.
        growth: f32,
    }

    /// Asks a question with two answers: `yes` and “Cancel”. Returns the answer, once given.
    pub fn ask(self, ctx: &Context, question: &str, yes: Button) -> Option<bool> {
        let no = Button::new(t!(ctx, "common-cancel"));
        self.ask_with(ctx, question, [yes.primary(), no])
    }

    /// Asks whether something is meant by which something is lost, as [`Dialog::ask`] does, but Enter presses “Cancel”.
    pub fn warn(self, ctx: &Context, question: &str, yes: Button) -> Option<bool> {
        let no = Button::new(t!(ctx, "common-cancel"));
        self.ask_with(ctx, question, [yes, no.primary()])
    }

    fn ask_with(self, ctx: &Context, question: &str, [yes, no]: [Button; 2]) -> Option<bool> {
        let answer = self.show(ctx, |ui| {
            ui.label(question);
            ui.add_space(tokens().space.m);
            let buttons = [(yes, true), (no, false)];
            ui.horizontal_wrapped(|ui| answers(ui, buttons)).inner
        });
        answer.inner.or(answer.closed.then_some(false))
    }

    /// Draws the dialog with a button below its contents that ends it. Once it is over, returns whether that button ended it; if
    /// not, it was closed.
    pub fn until_done(
        self,
        ctx: &Context,
        done: String,
        contents: impl FnOnce(&mut Ui),
    ) -> Option<bool> {
        let answer = self.show(ctx, |ui| {
            contents(ui);
            ui.add_space(tokens().space.m);
            ui.add(Button::new(done).icon(Icon::Check).primary())
                .clicked()
        });
        (answer.inner || answer.closed).then_some(answer.inner)
    }

    /// Draws the dialog in the middle of the window. Contents that do not fit scroll. Contents that grow do so downwards, so
    /// that what stands above stays where it is.
    pub fn show<R>(self, ctx: &Context, contents: impl FnOnce(&mut Ui) -> R) -> DialogAnswer<R> {
        // A click beside an open list closes the list alone.
        let has_list = egui::Popup::is_any_open(ctx);
        let room = ctx.content_rect().size() - egui::Vec2::splat(2.0 * tokens().space.l);
        // Another question has a place of its own.
        let place_id = self.id.with(&self.title);
        let place = Place::now(ctx, place_id);
        let (align, offset) = match place.top(self.growth) {
            Some(top) => (
                Align2::CENTER_TOP,
                vec2(0.0, top - ctx.content_rect().top()),
            ),
            None => (Align2::CENTER_CENTER, egui::Vec2::ZERO),
        };
        let area = Modal::default_area(self.id).anchor(align, offset);
        let modal = Modal::new(self.id)
            .area(area)
            .backdrop_color(tokens().color.backdrop)
            .frame(Frame::window(&ctx.global_style()).inner_margin(tokens().space.l as i8));
        let mut crossed = false;
        let margin = 2.0 * tokens().space.l;
        let shown = modal.show(ctx, |ui| {
            ui.set_width((room.x - margin).min(self.width));
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::Dialog);
                node.set_label(self.title.as_str());
            });
            crossed = self.title_ui(ui);
            let most = (room.y - margin - 3.0 * tokens().space.xl).max(80.0);
            // The area offers no more height than it had in the last frame, so its contents could never grow.
            ScrollArea::vertical()
                .max_height(most)
                .min_scrolled_height(most)
                .auto_shrink([false, true])
                .show(ui, contents)
                .inner
        });
        place.keep(ctx, place_id, shown.response.rect);
        DialogAnswer {
            closed: shown.should_close() && !has_list || crossed,
            inner: shown.inner,
        }
    }

    /// Draws the title and a cross. Returns whether the cross was clicked.
    fn title_ui(&self, ui: &mut Ui) -> bool {
        ui.horizontal(|ui| {
            if let Some(icon) = self.icon {
                icon.ui(ui, tokens().shape.icon_large, tokens().color.accent);
            }
            let title = RichText::new(&self.title).font(heading(tokens().text.section));
            ui.scope(|ui| {
                ui.set_max_width(ui.available_width() - 52.0);
                ui.add(Label::new(title).wrap());
            });
            let right = egui::Layout::right_to_left(egui::Align::Center);
            let close = t!(ui, "common-close");
            ui.with_layout(right, |ui| icon_button(ui, Icon::Cross, close).clicked())
                .inner
        })
        .inner
    }
}

/// The place of a dialog, from frame to frame.
#[derive(Debug, Clone, Copy)]
struct Place {
    /// The room in the window.
    room: Rect,
    /// The frames that have drawn it there.
    age: u8,
    rect: Rect,
}

impl Place {
    /// The place of a dialog in this frame.
    fn now(ctx: &Context, id: Id) -> Self {
        let room = ctx.content_rect();
        let before: Option<Self> = remembered(ctx, id);
        let before = before.filter(|place| place.room == room);
        Self {
            room,
            age: before.map_or(0, |place| place.age),
            rect: before.map_or(Rect::NOTHING, |place| place.rect),
        }
    }

    /// The top of a dialog that may grow by this number of points. Once its height is known, it stays unless the window has no room
    /// below.
    fn top(&self, growth: f32) -> Option<f32> {
        let (height, margin) = (self.rect.height(), tokens().space.l);
        let settled = self.age >= 3;
        if settled {
            return Some(self.rect.top().min(self.room.bottom() - margin - height));
        }
        let middle = self.room.center().y - (height + growth) / 2.0;
        (self.age > 0 && growth > 0.0).then(|| middle.max(self.room.top() + margin))
    }

    /// Keeps the place for the next frame.
    fn keep(mut self, ctx: &Context, id: Id, rect: Rect) {
        self.age = self.age.saturating_add(1);
        self.rect = rect;
        remember(ctx, id, self);
    }
}

/// Draws the answers to a question. Returns the answer that was clicked.
pub fn answers<T>(ui: &mut Ui, answers: impl IntoIterator<Item = (Button, T)>) -> Option<T> {
    let clicked = |(button, answer): (Button, T)| ui.add(button).clicked().then_some(answer);
    answers.into_iter().filter_map(clicked).last()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use egui::Key;
    use egui_kittest::Harness;

    use super::*;
    use crate::theme;

    #[test]
    fn contents_scroll_only_if_the_window_has_no_room_for_them() {
        let seen = Cell::new(0.0);
        let show = |height: f32| {
            let harness = Harness::builder()
                .with_size(egui::vec2(800.0, 800.0))
                .with_context_setup(theme::install);
            let mut harness = harness.build_ui(|ui| {
                let dialog = Dialog::new("tall", "Tall");
                dialog.show(ui.ctx(), |ui| {
                    let (rect, _) =
                        ui.allocate_exact_size(egui::vec2(100.0, height), egui::Sense::hover());
                    seen.set(ui.clip_rect().intersect(rect).height());
                });
            });
            harness.run_steps(4);
            seen.get()
        };
        assert!(show(550.0) > 549.0, "{}", seen.get());
        assert!(show(900.0) < 750.0, "{}", seen.get());
    }

    // finding: Enter did not press the main button of “Play on from here”
    /// The answer to a question of a dialog after a key.
    fn answer(key: Key, ask: impl Fn(Dialog, &Context) -> Option<bool>) -> Option<bool> {
        let given = Cell::new(None);
        let harness = Harness::builder()
            .with_size(vec2(800.0, 800.0))
            .with_context_setup(theme::install);
        let mut harness = harness.build_ui(|ui| {
            if given.get().is_none() {
                given.set(ask(Dialog::new("asks", "Asks"), ui.ctx()));
            }
        });
        harness.run_steps(3);
        harness.key_press(key);
        harness.run_steps(2);
        given.get()
    }

    #[test]
    fn enter_presses_the_main_button_and_escape_cancels() {
        for (key, expected) in [(Key::Enter, true), (Key::Escape, false)] {
            let yes = || Button::new("Play on");
            let given = answer(key, |dialog, ctx| dialog.ask(ctx, "Really?", yes()));
            assert_eq!(given, Some(expected), "{key:?}");
        }
    }

    // U22
    #[test]
    fn enter_and_space_lose_nothing_at_a_warning() {
        for key in [Key::Enter, Key::Space, Key::Escape] {
            let yes = || Button::new("Throw it away");
            let given = answer(key, |dialog, ctx| dialog.warn(ctx, "Really?", yes()));
            assert_eq!(given, Some(false), "{key:?}");
        }
    }

    #[test]
    fn contents_that_grow_leave_those_above_where_they_are() {
        let (height, top) = (Cell::new(100.0), Cell::new(0.0));
        let tops = |growth: f32| {
            let harness = Harness::builder()
                .with_size(vec2(800.0, 800.0))
                .with_context_setup(theme::install);
            let mut harness = harness.build_ui(|ui| {
                let dialog = Dialog::new("grows", "Grows").growth(growth);
                dialog.show(ui.ctx(), |ui| {
                    top.set(ui.cursor().top());
                    ui.allocate_exact_size(vec2(100.0, height.get()), egui::Sense::hover());
                });
            });
            [100.0, 300.0, 600.0].map(|grown| {
                height.set(grown);
                harness.run_steps(6);
                top.get()
            })
        };
        let [first, grown, tall] = tops(0.0);
        assert_eq!(grown, first);
        assert!(tall < first, "there is no room below");
        assert_eq!(tops(600.0), [tops(600.0)[0]; 3], "the room was kept free");
    }
}
