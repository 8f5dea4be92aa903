//! The rules as a screen of their own.

use egui::{Frame, Margin, Ui};

use super::Screen;
use crate::{
    app::{Cx, rules::Reader, theme::tokens, widgets::title_bar},
    t,
};

/// The rules with their chapters and a search.
#[derive(Debug, Default)]
pub struct Rules {
    reader: Reader,
}

impl Screen for Rules {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "rules-title");
        title_bar(ui, cx, &title);
        let width = ui.available_width().min(1.35 * tokens().shape.page);
        let side = ((ui.available_width() - width) / 2.0).clamp(tokens().space.m, 2000.0);
        let margin = Margin { left: 0, right: 0, top: tokens().space.l as i8, bottom: tokens().space.m as i8 };
        Frame::new().inner_margin(margin).show(ui, |ui| {
            let column = ui.max_rect().shrink2(egui::vec2(side, 0.0));
            ui.scope_builder(egui::UiBuilder::new().max_rect(column), |ui| self.reader.ui(ui));
        });
    }
}
