//! News: what players are told in the bar of their board.

use super::TableScreen;
use super::panels::stage_in_words;
use crate::widgets::player::player_color;
use crate::widgets::{Notice, Tone, Whom};
use egui::Ui;
use kit::screen::{Command, Cx};
use rules::SeatId;

impl TableScreen {
    /// Tells the player of `seat` something that concerns them alone: it waits for them to be there, and goes when another one
    /// takes their place.
    pub(super) fn tell(&self, cx: &mut Cx<'_>, seat: SeatId, tone: Tone, text: String) {
        let notice = Notice::new(tone, text).personal().waiting();
        cx.push(Command::Notify(notice.about(self.whom(seat))));
    }

    /// Tells the player of `seat` why something cannot be done, until they do something else.
    pub(super) fn refuse(&self, cx: &mut Cx<'_>, seat: SeatId, reason: String) {
        let notice = Notice::new(Tone::Info, reason).waiting().refusing();
        cx.push(Command::Notify(notice.about(self.whom(seat))));
    }

    /// Tells everybody at the screen something, on each board: it waits for somebody to be there.
    pub(super) fn tell_all(&self, cx: &mut Cx<'_>, tone: Tone, text: &str) {
        for seat in self.session.on_show() {
            let notice = Notice::new(tone, text).waiting();
            let whom = Whom { seat, name: None };
            cx.push(Command::Notify(notice.about(whom)));
        }
    }

    /// Tells everybody side by side what has begun in the course of the game. With one board, the banner does.
    pub(super) fn tell_stage(&self, ui: &Ui, cx: &mut Cx<'_>) {
        let banner = self.desk.banner.filter(|_| self.session.is_beside());
        if let Some(banner) = banner {
            let words = stage_in_words(ui, self.session.here(), banner.stage);
            self.tell_all(cx, Tone::Info, &words.join(" · "));
        }
    }

    /// The player of `seat`, with the name if others play, too.
    fn whom(&self, seat: SeatId) -> Whom {
        let seats = &self.session.setup().seats;
        let player = &seats[seat.index()];
        let name = (seats.len() > 1).then(|| (player.name.clone(), player_color(player.colour)));
        Whom { seat, name }
    }
}
