//! The navigation of the book: the search, the list of chapters, and the menu that replaces the list in a narrow
//! window.

use super::{Goal, Reader, search_id};
use crate::devices::{Keyboard, Saying};
use egui::{ComboBox, Key, Link, RichText, ScrollArea, TextEdit, Ui};

use super::super::book::{Chapter, Kind};
use super::super::page::label;
use crate::t;
use crate::theme::{Icon, body, tokens};
use crate::widgets::{Button, named};

impl Reader {
    pub(super) fn search_ui(&mut self, ui: &mut Ui) {
        if !self.trail.is_empty() {
            let back = Button::icon_only(Icon::Back, t!(ui, "rules-back"))
                .key(Keyboard::Rules.name(Saying::Back))
                .quiet();
            if ui.add(back).clicked() {
                self.go_back();
            }
        }
        Icon::Search.ui(ui, tokens().shape.icon, tokens().color.text_dim);
        let clear_width = match self.search.is_empty() {
            true => 0.0,
            false => tokens().shape.control + tokens().space.m,
        };
        let edit = TextEdit::singleline(&mut self.search)
            .id(search_id(ui))
            .hint_text(t!(ui, "rules-search"))
            .margin(egui::Margin::symmetric(10, 9))
            .desired_width(ui.available_width() - clear_width - tokens().space.l);
        if std::mem::take(&mut self.to_search) {
            // Before the search field is drawn, so that it receives the input of this frame.
            ui.memory_mut(|memory| memory.request_focus(search_id(ui)));
        }
        let response = ui.add(edit);
        if response.changed() {
            self.goal = Some(Goal::Top);
        }
        named(&response, t!(ui, "rules-search"));
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            self.open_first_hit();
        }
        let clear = Button::icon_only(Icon::Cross, t!(ui, "rules-search-clear")).quiet();
        if !self.search.is_empty() && ui.add(clear).clicked() {
            self.search.clear();
        }
    }

    /// Draws the chapters, and the sections of the one that is shown.
    pub(super) fn list_ui(&mut self, ui: &mut Ui) {
        let chapters = self.book().chapters();
        ScrollArea::vertical()
            .id_salt("rules chapters")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = tokens().space.xs;
                for (index, chapter) in chapters.iter().enumerate() {
                    let chosen = index == self.at.chapter && self.search.is_empty();
                    let button = Button::new(label(chapter)).quiet().wide();
                    if ui.add(button.selected(chosen)).clicked() {
                        self.turn_to(index, None);
                    }
                    if chosen {
                        self.sections_ui(ui, chapter);
                    }
                }
            });
    }

    pub(super) fn sections_ui(&mut self, ui: &mut Ui, chapter: &Chapter) {
        ui.spacing_mut().interact_size.y = 22.0;
        let blocks = chapter.blocks.iter().enumerate();
        for (index, block) in blocks.filter(|(_, block)| block.kind == Kind::Heading) {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(tokens().space.m);
                let title = RichText::new(block.text.plain()).font(body(tokens().text.small));
                let link = Link::new(title.color(tokens().color.text_dim));
                if ui.add(link).clicked() {
                    self.turn_to(self.at.chapter, Some(index));
                }
            });
        }
    }

    pub(super) fn menu_ui(&mut self, ui: &mut Ui, width: f32) {
        let chapters = self.book().chapters();
        let chosen = chapters.get(self.at.chapter).map(label).unwrap_or_default();
        let combo = ComboBox::from_id_salt("rules chapter").selected_text(&chosen);
        let combo = combo.width(width).height(400.0).truncate();
        let response = combo.show_ui(ui, |ui| {
            for (index, chapter) in chapters.iter().enumerate() {
                let is_chosen = index == self.at.chapter;
                if ui.selectable_label(is_chosen, label(chapter)).clicked() {
                    self.turn_to(index, None);
                }
            }
        });
        named(&response.response, chosen);
    }
}
