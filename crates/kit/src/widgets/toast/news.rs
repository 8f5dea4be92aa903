//! News of a game: lines in the bar of the board of the player whom they concern, where they hide nothing.

use std::borrow::Cow;

use egui::{Area, Color32, Context, FontId, Id, Label, Order, Rect, RichText, Ui, UiBuilder, vec2};
use game::SeatId;

use super::{Notice, Toast};
use crate::theme::{body, strong, tokens};
use crate::widgets::read_aloud;

/// The size of the sign at a line, in points.
const ICON: f32 = 16.0;

/// What stands between pieces of news in one line.
pub(crate) const NEXT: &str = " · ";

/// The player whom a message concerns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Whom {
    /// Their seat, in the bar of whose board it is told.
    pub seat: SeatId,
    /// Their name and colour, if the message is about them alone and others play, too.
    pub name: Option<(String, Color32)>,
}

/// Where news of a player are told.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    seat: SeatId,
    rect: Rect,
}

fn places_id() -> Id {
    Id::unique("places of news")
}

/// Sets where news of `seat` are told in this frame. News of players who have no place are told in the first one.
pub fn tell_news_in(ctx: &Context, seat: SeatId, rect: Rect) {
    ctx.data_mut(|data| {
        let places: &mut Vec<Place> = data.get_temp_mut_or_default(places_id());
        places.push(Place { seat, rect });
    });
}

/// The places of this frame.
pub(super) fn take_places(ctx: &Context) -> Vec<Place> {
    let places = ctx.data_mut(|data| data.remove_temp(places_id()));
    places.unwrap_or_default()
}

impl Place {
    /// Whether news about `whom` are told here.
    pub(super) fn takes(&self, whom: &Whom, places: &[Self]) -> bool {
        let own = places.iter().find(|place| place.seat == whom.seat);
        own.or(places.first())
            .is_some_and(|place| place.seat == self.seat)
    }

    /// Shows as many messages as have room, a line for each, and at least one. Returns their number.
    pub(super) fn show(&self, ctx: &Context, toasts: &[&Toast]) -> usize {
        if toasts.is_empty() {
            return 0;
        }
        let area = Area::new(Id::unique("news").with(self.seat.0))
            .order(Order::Middle)
            .interactable(false)
            .constrain(false)
            .fixed_pos(self.rect.min);
        let shown = area.show(ctx, |ui| {
            ui.set_clip_rect(self.rect);
            ui.painter()
                .rect_filled(self.rect, 0.0, tokens().color.panel);
            let mut room = self.rect;
            for (index, Toast { notice, .. }) in toasts.iter().enumerate() {
                let needed = notice.height_of(ui, &notice.text, room.width());
                if index > 0 && needed > room.height() {
                    return index;
                }
                notice.line_ui(ui, room);
                room = room.with_min_y(room.top() + needed);
            }
            toasts.len()
        });
        shown.inner
    }
}

fn font(room: f32) -> FontId {
    match room < 720.0 {
        true => body(tokens().text.small),
        false => body(tokens().text.body),
    }
}

/// A message as it is told in the bar of a board.
impl Notice {
    /// The name and the colour of the player whom it concerns.
    fn name(&self) -> Option<&(String, Color32)> {
        self.about.as_ref()?.name.as_ref()
    }

    /// The height that a line with `text` needs in a room of this width.
    fn height_of(&self, ui: &Ui, text: &str, room: f32) -> f32 {
        let (font, ink) = (font(room), tokens().color.text);
        let name = self.name().map_or(0.0, |(name, _)| {
            let (painter, font) = (ui.painter(), strong(font.size));
            let name = painter.layout_no_wrap(name.clone(), font, ink);
            name.rect.width() + tokens().space.s
        });
        let left = room - ICON - tokens().space.s - name;
        let text = ui.painter().layout(text.to_owned(), font, ink, left);
        text.rect.height() + tokens().space.xs
    }

    /// The latest of what is told that has room: what it leaves out, the log tells.
    fn fitting(&self, ui: &Ui, room: Rect) -> Cow<'_, str> {
        let fits = |text: &str| self.height_of(ui, text, room.width()) <= room.height();
        if fits(&self.text) {
            return Cow::from(&self.text);
        }
        let later = self.text.match_indices(NEXT);
        let mut later = later.map(|(at, next)| format!("… {}", &self.text[at + next.len()..]));
        let fitting = later.find(|text| fits(text));
        fitting.map_or(Cow::from(&self.text), Cow::from)
    }

    /// Draws it at the top of `room`.
    fn line_ui(&self, ui: &mut Ui, room: Rect) {
        let (icon, color, _) = self.tone.looks();
        let font = font(room.width());
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing = vec2(tokens().space.s, 0.0);
                icon.ui(ui, ICON, color);
                if let Some((name, color)) = self.name() {
                    ui.label(RichText::new(name).font(strong(font.size)).color(*color));
                }
                let text = RichText::new(self.fitting(ui, room)).font(font);
                let label = ui.add(Label::new(text).wrap());
                read_aloud(&label);
            });
        });
    }
}
