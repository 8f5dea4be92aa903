//! The planets of all seats at the end, with the moments of each seat's game.

use egui::Ui;

use super::super::pictures::{board_picture, centred_columns, share};
use super::breakdown::sum;
use super::moments::Moments;
use super::{Results, player_line};
use crate::screens::Analysis;
use crate::t;
use crate::widgets::{Button, card, dim};
use game::Setup as _;
use kit::screen::Cx;
use kit::theme::{Icon, tokens};
use rules::SeatId;

/// The borders at both sides of a card.
const BORDERS: f32 = 2.0;

impl Results {
    pub(super) fn planets_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let space = &tokens().space;
        let order = self.outcome.order.clone();
        // Four are two over two, not three over one.
        let side_by_side = match order.len() {
            4 => 2.0,
            count => count.min(3) as f32,
        };
        let room = share(ui, 330.0, space.m, side_by_side);
        let words = 160.0;
        let high = (ui.ctx().content_rect().height() - super::AROUND - words).max(260.0);
        let wide = room - 2.0 * space.m - BORDERS;
        let edge = wide.min(high).min(620.0).floor();
        let column = (edge + 2.0 * space.m + BORDERS, space.m);
        centred_columns(ui, column, order.len(), |ui, index| {
            card()
                .inner_margin(space.m)
                .show(ui, |ui| self.planet_ui(ui, cx, order[index], edge));
        });
    }

    fn planet_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, seat: SeatId, edge: f32) {
        let chosen = &self.table.setup().seats[seat.index()];
        ui.horizontal(|ui| {
            let name = t!(ui, "results-portrait", name = &chosen.name);
            let larger = Button::icon_only(Icon::Eye, name).quiet();
            if ui.add(larger).clicked() {
                self.portrait.seat = Some(seat);
            }
            player_line(ui, chosen, &chosen.name);
        });
        let game = (self.table.setup(), self.table.state());
        board_picture(ui, game, seat, edge, &[]);
        let score = self.outcome.score(seat);
        let words = t!(
            ui,
            "results-lines",
            rows = sum(&score.rows),
            columns = sum(&score.columns),
            empty = score.empty_cells,
            meteorites = score.meteorites_on_planet
        );
        dim(ui, words);
        self.moments_ui(ui, cx, seat, false);
    }

    /// Draws the moments of a seat's game, which lead into the analysis; `named` where nothing else says whose they are.
    pub(super) fn moments_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, seat: SeatId, named: bool) {
        let find = || Moments::of(&self.table, &cx.paths.analyses_folder());
        let moments = self.moments.get_or_insert_with(find);
        let name = named.then(|| self.table.setup().name(seat));
        if let Some(action) = moments.ui(ui, seat, name) {
            self.analyse(cx, Analysis::at(self.table.clone(), cx.paths, seat, action));
        }
    }

    /// The seat whose moments are told first: the only person, or else the winner.
    pub(super) fn first_told(&self) -> Option<SeatId> {
        let mut people = self.table.people();
        match (people.next(), people.next()) {
            (Some(seat), None) => Some(seat),
            _ => self.outcome.order.first().copied(),
        }
    }
}
