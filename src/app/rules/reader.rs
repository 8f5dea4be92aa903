//! Reading and searching the rules.

use egui::{
    Align, Color32, FontId, Grid, Panel, RichText, Role, ScrollArea, TextEdit, TextFormat, Ui, text::LayoutJob,
};

use super::reference::{Block, Chapter, Kind, chapters};
use crate::{
    app::{
        theme::{Icon, body, heading, number, strong, tokens},
        widgets::{Button, dim, inset},
    },
    t,
};

/// Below this width the chapters stand in a menu instead of a list.
const WIDE: f32 = 560.0;
/// The width of the list of chapters.
const LIST: f32 = 200.0;

/// The rules with a list of chapters and a search.
#[derive(Debug)]
pub struct Reader {
    chapter: usize,
    search: String,
    /// The number of the rule to bring into sight.
    scroll_to: Option<String>,
    /// Whether the text starts at its top again.
    to_top: bool,
}

impl Default for Reader {
    /// The rules, open at their first chapter, which follows the introduction.
    fn default() -> Self {
        Self { chapter: 1, search: String::new(), scroll_to: None, to_top: false }
    }
}

impl Reader {
    /// Opens a chapter such as `4`, or a rule such as `4.3`. A place that does not exist is ignored.
    pub fn go_to(&mut self, place: &str) {
        let number = place.split('.').next().unwrap_or(place);
        if let Some(chapter) = chapters().iter().position(|chapter| chapter.number == number) {
            self.search.clear();
            self.chapter = chapter;
            self.to_top = true;
            self.scroll_to = place.contains('.').then(|| place.to_owned());
        }
    }

    /// Shows the rules in the given place.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.search_ui(ui);
        ui.add_space(tokens().space.s);
        if ui.available_width() < WIDE {
            self.menu_ui(ui);
        } else {
            let frame =
                egui::Frame::new().inner_margin(egui::Margin { right: tokens().space.m as i8, ..Default::default() });
            Panel::left(ui.scope_id().with("chapters"))
                .exact_size(LIST)
                .resizable(false)
                .show_separator_line(false)
                .frame(frame)
                .show(ui, |ui| self.list_ui(ui));
        }
        let mut area = ScrollArea::vertical().id_salt("rules text").auto_shrink([false, false]);
        if std::mem::take(&mut self.to_top) {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            inset().show(ui, |ui| {
                ui.set_width(ui.available_width());
                self.text_ui(ui);
            });
        });
    }

    fn search_ui(&mut self, ui: &mut Ui) {
        ui.horizontal(|ui| {
            Icon::Search.ui(ui, tokens().shape.icon, tokens().color.text_dim);
            let edit = TextEdit::singleline(&mut self.search)
                .hint_text(t!(ui, "rules-search"))
                .margin(egui::Margin::symmetric(10, 9))
                .desired_width(ui.available_width() - tokens().shape.control - tokens().space.m);
            let response = ui.add(edit);
            self.to_top |= response.changed();
            let name = t!(ui, "rules-search");
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            let clear = Button::icon_only(Icon::Cross, t!(ui, "rules-search-clear")).quiet();
            if !self.search.is_empty() && ui.add(clear).clicked() {
                self.search.clear();
            }
        });
    }

    fn list_ui(&mut self, ui: &mut Ui) {
        ScrollArea::vertical().id_salt("rules chapters").auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = tokens().space.xs;
            for (index, chapter) in chapters().iter().enumerate() {
                let chosen = index == self.chapter && self.search.is_empty();
                let button = Button::new(label(ui, chapter)).quiet().wide().selected(chosen);
                if ui.add(button).clicked() {
                    self.turn_to(index);
                }
            }
        });
    }

    fn menu_ui(&mut self, ui: &mut Ui) {
        let chosen = label(ui, &chapters()[self.chapter]);
        let combo = egui::ComboBox::from_id_salt("rules chapter").selected_text(&chosen);
        let combo = combo.width(ui.available_width()).height(400.0);
        let response = combo.show_ui(ui, |ui| {
            for (index, chapter) in chapters().iter().enumerate() {
                if ui.selectable_label(index == self.chapter, label(ui, chapter)).clicked() {
                    self.turn_to(index);
                }
            }
        });
        ui.ctx().accesskit_node_builder(response.response.id, |node| node.set_label(chosen));
        ui.add_space(tokens().space.s);
    }

    fn turn_to(&mut self, chapter: usize) {
        self.chapter = chapter;
        self.search.clear();
        self.to_top = true;
    }

    fn text_ui(&mut self, ui: &mut Ui) {
        let words: Vec<String> = self.search.to_lowercase().split_whitespace().map(str::to_owned).collect();
        if words.is_empty() {
            let chapter = &chapters()[self.chapter];
            title_ui(ui, chapter);
            self.blocks_ui(ui, chapter.blocks.iter(), &[]);
            return;
        }
        let found = chapters().iter().map(|chapter| {
            let blocks: Vec<&Block> = chapter.blocks.iter().filter(|block| block.has(&words)).collect();
            (chapter, blocks)
        });
        let found: Vec<_> = found.filter(|(_, blocks)| !blocks.is_empty()).collect();
        let count: usize = found.iter().map(|(_, blocks)| blocks.len()).sum();
        dim(ui, t!(ui, "rules-found", count = count));
        for (chapter, blocks) in found {
            title_ui(ui, chapter);
            self.blocks_ui(ui, blocks.into_iter(), &words);
        }
    }

    fn blocks_ui<'b>(&mut self, ui: &mut Ui, blocks: impl Iterator<Item = &'b Block>, words: &[String]) {
        for block in blocks {
            let response = ui.scope(|ui| block_ui(ui, block, words)).response;
            if self.scroll_to.is_some() && self.scroll_to.as_deref() == block.number() {
                response.scroll_to_me(Some(Align::TOP));
                self.scroll_to = None;
            }
            ui.add_space(tokens().space.xs);
        }
    }
}

/// What a chapter is called in lists: its number and title.
fn label(ui: &Ui, chapter: &Chapter) -> String {
    if chapter.number.is_empty() {
        return t!(ui, "rules-about");
    }
    format!("{} {}", chapter.number, chapter.title)
}

fn title_ui(ui: &mut Ui, chapter: &Chapter) {
    let title = RichText::new(label(ui, chapter)).font(heading(tokens().text.heading)).color(tokens().color.accent);
    let response = ui.label(title);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(Role::Heading));
    ui.add_space(tokens().space.s);
}

fn block_ui(ui: &mut Ui, block: &Block, words: &[String]) {
    match &block.kind {
        Kind::Heading => {
            ui.add_space(tokens().space.s);
            ui.label(RichText::new(&block.text).font(heading(tokens().text.section)));
        }
        Kind::Table(rows) => table_ui(ui, rows),
        Kind::Text => {
            paragraph_ui(ui, &block.text, words);
        }
        Kind::Bullet => beside_ui(ui, "•", &block.text, words),
        Kind::Rule(number) => beside_ui(ui, number, &block.text, words),
    }
}

/// A text with its number or bullet at the left.
fn beside_ui(ui: &mut Ui, mark: &str, text: &str, words: &[String]) {
    let column = if mark == "•" { 14.0 } else { 44.0 };
    ui.horizontal_top(|ui| {
        let mark = RichText::new(mark).font(number(tokens().text.small)).color(tokens().color.accent);
        ui.vertical(|ui| {
            ui.set_width(column);
            ui.label(mark);
        });
        ui.vertical(|ui| paragraph_ui(ui, text, words));
    });
}

fn paragraph_ui(ui: &mut Ui, text: &str, words: &[String]) {
    ui.label(styled(text, words));
}

/// Sets `**bold**` and `` `code` `` in their fonts and marks the words that were searched.
fn styled(text: &str, words: &[String]) -> LayoutJob {
    let (size, color) = (tokens().text.body, &tokens().color);
    let mut job = LayoutJob::default();
    for (bold, part) in text.split("**").enumerate().map(|(index, part)| (index % 2 == 1, part)) {
        for (code, part) in part.split('`').enumerate().map(|(index, part)| (index % 2 == 1, part)) {
            let font = if bold || code { strong(size) } else { body(size) };
            let ink = if code { color.text_dim } else { color.text };
            append_marked(&mut job, part, words, font, ink);
        }
    }
    job
}

fn append_marked(job: &mut LayoutJob, text: &str, words: &[String], font: FontId, ink: Color32) {
    let color = &tokens().color;
    let plain = TextFormat::simple(font.clone(), ink);
    let marked = TextFormat { background: color.accent, ..TextFormat::simple(font, color.on_accent) };
    let mut rest = text;
    while let Some((start, end)) = first_match(rest, words) {
        job.append(&rest[..start], 0.0, plain.clone());
        job.append(&rest[start..end], 0.0, marked.clone());
        rest = &rest[end..];
    }
    job.append(rest, 0.0, plain);
}

/// Where the first of the words stands. Only texts whose lower case is as long can be marked.
fn first_match(text: &str, words: &[String]) -> Option<(usize, usize)> {
    let lower = text.to_lowercase();
    if lower.len() != text.len() {
        return None;
    }
    let matches = words.iter().filter_map(|word| lower.find(word).map(|start| (start, start + word.len())));
    matches.min().filter(|&(start, end)| text.is_char_boundary(start) && text.is_char_boundary(end))
}

fn table_ui(ui: &mut Ui, rows: &[Vec<String>]) {
    Grid::new(ui.next_auto_id())
        .striped(true)
        .min_col_width(80.0)
        .min_row_height(24.0)
        .spacing(egui::vec2(tokens().space.l, tokens().space.xs))
        .show(ui, |ui| {
            for (index, row) in rows.iter().enumerate() {
                for cell in row {
                    let font = if index == 0 { strong(tokens().text.small) } else { body(tokens().text.body) };
                    ui.label(RichText::new(cell).font(font));
                }
                ui.end_row();
            }
        });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_opens_its_chapter() {
        let mut reader = Reader::default();
        reader.go_to("4.3");
        assert_eq!(chapters()[reader.chapter].number, "4");
        assert_eq!(reader.scroll_to.as_deref(), Some("4.3"));
        reader.go_to("99");
        assert_eq!(chapters()[reader.chapter].number, "4");
    }

    #[test]
    fn searched_words_are_marked_whatever_their_case() {
        let job = styled("Rover **movement** of a rover", &["rover".to_owned()]);
        let marked = job.sections.iter().filter(|section| section.format.background != Color32::TRANSPARENT);
        let marked: Vec<&str> =
            marked.map(|section| &job.text[section.byte_range.start.0..section.byte_range.end.0]).collect();
        assert_eq!(marked, ["Rover", "rover"]);
        assert_eq!(job.text, "Rover movement of a rover");
    }
}
