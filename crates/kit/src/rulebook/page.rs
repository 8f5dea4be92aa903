//! The drawing of the rule book's contents.

use egui::{
    Color32, FontId, Frame, Grid, Label, Link, Margin, Response, Role, ScrollArea, Sense, Stroke,
    TextFormat, Ui, UiBuilder, WidgetInfo, text::LayoutJob, vec2,
};

use super::book::{Block, Chapter, Kind, Rulebook};
use super::text::{CLOSING, Span, Text, hits};
use crate::theme::sizes::stroke;
use crate::theme::{body, heading, number, rich, strong, tokens};
use crate::widgets::{as_heading, full_width, widest_word};

/// The height of a line, as a multiple of the font size.
const LINE: f32 = 1.42;

/// A page that draws parts of the book and remembers which link was clicked.
#[derive(Debug)]
pub(super) struct Page<'w> {
    rulebook: &'w Rulebook,
    /// The words to mark, in lower case.
    words: &'w [String],
    /// The target of the link that was clicked.
    pub(super) followed: Option<String>,
}

impl<'w> Page<'w> {
    /// Returns a page on which these words, in lower case, are marked.
    pub(super) const fn marking(rulebook: &'w Rulebook, words: &'w [String]) -> Self {
        Self {
            rulebook,
            words,
            followed: None,
        }
    }

    /// Draws the heading of a chapter.
    pub(super) fn title_ui(&mut self, ui: &mut Ui, chapter: &Chapter) {
        let font = heading(tokens().text.heading);
        let title = rich(label(chapter), font, tokens().color.accent);
        as_heading(&ui.label(title));
        ui.add_space(tokens().space.s);
    }

    /// Draws a rule, a paragraph, a table or a picture, with the space below it.
    pub(super) fn block_ui(&mut self, ui: &mut Ui, block: &Block) -> Response {
        let shown = ui.scope(|ui| match &block.kind {
            Kind::Heading => self.heading_ui(ui, &block.text),
            Kind::Paragraph => self.text_ui(ui, &block.text, false),
            Kind::Example => self.example_ui(ui, &block.text),
            Kind::Bullet => self.beside_ui(ui, "•", 14.0, &block.text),
            Kind::Rule(number) => self.beside_ui(ui, number, 44.0, &block.text),
            Kind::Table(rows) => self.table_ui(ui, rows),
            Kind::Figure(name) => {
                if let Some(figure) = self.rulebook.figure(name) {
                    figure.captioned_ui(ui, &block.text.plain());
                }
            }
        });
        ui.add_space(match block.kind {
            Kind::Bullet => 2.0,
            _ => tokens().space.s,
        });
        shown.response
    }

    /// Draws a search result, which as a whole is a link to its place. Returns whether it was clicked.
    pub(super) fn passage_ui(&mut self, ui: &mut Ui, block: &Block, name: &str) -> bool {
        let shown = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
            let lit = ui.response().hovered() || ui.response().has_focus();
            let fill = match lit {
                true => tokens().color.hover,
                false => Color32::TRANSPARENT,
            };
            let margin = Margin::symmetric(tokens().space.s as i8, tokens().space.xs as i8);
            let frame = Frame::new().fill(fill).inner_margin(margin);
            full_width(ui, frame.corner_radius(tokens().shape.radius), |ui| {
                self.block_ui(ui, &block.excerpt(self.words));
            });
        });
        let response = shown.response;
        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, name));
        response.clicked()
    }

    fn heading_ui(&mut self, ui: &mut Ui, text: &Text) {
        ui.add_space(tokens().space.m);
        let format = TextFormat::simple(heading(tokens().text.section), tokens().color.text);
        let mut job = LayoutJob::default();
        self.append(&mut job, &text.plain(), format);
        as_heading(&ui.label(job));
    }

    fn example_ui(&mut self, ui: &mut Ui, text: &Text) {
        let color = &tokens().color;
        let frame = Frame::new()
            .fill(color.accent_soft)
            .corner_radius(tokens().shape.radius)
            .stroke(Stroke::new(stroke::HAIR, color.accent.gamma_multiply(0.4)))
            .inner_margin(tokens().space.m);
        full_width(ui, frame, |ui| self.text_ui(ui, text, false));
    }

    /// Draws a text with its number or bullet on the left.
    fn beside_ui(&mut self, ui: &mut Ui, mark: &str, column: f32, text: &Text) {
        ui.horizontal_top(|ui| {
            let font = number(tokens().text.small);
            // On the same line as the text beside it.
            let format = line(font, tokens().color.accent, tokens().text.body);
            let mut job = LayoutJob::default();
            self.append(&mut job, mark, format);
            ui.vertical(|ui| {
                ui.set_width(column);
                ui.label(job);
            });
            ui.vertical(|ui| self.text_ui(ui, text, false));
        });
    }

    /// Draws running text. `head` formats it as the header of a table.
    fn text_ui(&mut self, ui: &mut Ui, text: &Text, head: bool) {
        ui.spacing_mut().interact_size.y = 0.0;
        if text.links().next().is_none() {
            ui.label(self.set(text.spans(), head));
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let parts = text.with_closed_links();
            for part in parts.chunk_by(|one, other| one.link.is_none() && other.link.is_none()) {
                let job = self.set(part, head);
                match part.first().and_then(|span| span.link.as_ref()) {
                    Some(place) => {
                        let name = part[0].text.trim_end_matches(CLOSING).to_owned();
                        let response = ui.add(Link::new(job));
                        response.widget_info(|| WidgetInfo::labeled(Role::Link, true, &name));
                        if response.clicked() {
                            self.followed = Some(place.clone());
                        }
                    }
                    None => {
                        ui.add(Label::new(job));
                    }
                }
            }
        });
    }

    fn set(&self, spans: &[Span], head: bool) -> LayoutJob {
        let (size, color) = (&tokens().text, &tokens().color);
        let mut job = LayoutJob::default();
        for span in spans {
            let font = match (head, span.strong || span.link.is_some()) {
                (true, _) => strong(size.small),
                (false, true) => strong(size.body),
                (false, false) => body(size.body),
            };
            let ink = match span.link {
                Some(_) => color.focus,
                None => color.text,
            };
            let size = font.size;
            self.append(&mut job, &span.text, line(font, ink, size));
        }
        job
    }

    /// Adds text to a line and marks the search words.
    fn append(&self, job: &mut LayoutJob, text: &str, plain: TextFormat) {
        let color = &tokens().color;
        let marked = TextFormat {
            background: color.accent,
            color: color.on_accent,
            ..plain.clone()
        };
        let mut done = 0;
        for hit in hits(text, self.words) {
            job.append(&text[done..hit.start], 0.0, plain.clone());
            job.append(&text[hit.clone()], 0.0, marked.clone());
            done = hit.end;
        }
        job.append(&text[done..], 0.0, plain);
    }

    fn table_ui(&mut self, ui: &mut Ui, rows: &[Vec<Text>]) {
        ui.add_space(tokens().space.xs);
        let gap = tokens().space.l;
        let columns = rows.first().map_or(1, Vec::len).max(1);
        let room = ui.available_width() - gap * columns as f32;
        let widths = column_widths(&self.cell_widths(ui, rows), room);
        let id = ui.next_auto_id();
        let grid = Grid::new(id)
            .striped(true)
            .min_col_width(0.0)
            .min_row_height(24.0)
            .spacing(vec2(gap, tokens().space.s));
        let rows_ui = |ui: &mut Ui| {
            for (index, row) in rows.iter().enumerate() {
                for (cell, width) in row.iter().zip(&widths) {
                    ui.vertical(|ui| {
                        ui.set_width(*width);
                        self.text_ui(ui, cell, index == 0);
                    });
                }
                ui.end_row();
            }
        };
        // Where not even the longest words have room beside each other, the table can be moved.
        let area = ScrollArea::horizontal().id_salt(id);
        ui.scope(|ui| {
            // The bar lies below the last row.
            ui.spacing_mut().scroll.floating = false;
            area.show(ui, |ui| grid.show(ui, rows_ui));
        });
    }

    /// The width of each column of a table without line breaks, and that of its longest word.
    fn cell_widths(&self, ui: &Ui, rows: &[Vec<Text>]) -> Vec<(f32, f32)> {
        let mut widths = vec![(1.0_f32, 1.0_f32); rows[0].len()];
        for (index, row) in rows.iter().enumerate() {
            let font = match index {
                0 => strong(tokens().text.small),
                _ => body(tokens().text.body),
            };
            for ((natural, least), cell) in widths.iter_mut().zip(row) {
                let job = self.set(cell.spans(), index == 0);
                let width = ui.painter().layout_job(job).size().x.ceil() + 1.0;
                *natural = natural.max(width);
                let word = widest_word(ui, &cell.plain(), &font).ceil() + 1.0;
                *least = least.max(word.min(width));
            }
        }
        widths
    }
}

/// Distributes the room: narrow columns get the width they need, and the others share the rest; but each gets the least
/// width in which no word breaks.
fn column_widths(columns: &[(f32, f32)], room: f32) -> Vec<f32> {
    let width = |(natural, least): &(f32, f32), most: f32| natural.min(most).max(*least);
    let mut most = room / columns.len().max(1) as f32;
    for _ in columns {
        let shares = |(natural, least): &&(f32, f32)| *natural > most && *least <= most;
        let (wide, others): (Vec<_>, Vec<_>) = columns.iter().partition(shares);
        if !wide.is_empty() {
            let taken = others.into_iter().map(|column| width(column, most));
            most = (room - taken.sum::<f32>()) / wide.len() as f32;
        }
    }
    columns.iter().map(|column| width(column, most)).collect()
}

/// The format of text in a line as high as one of this size.
fn line(font: FontId, color: Color32, size: f32) -> TextFormat {
    TextFormat {
        line_height: Some(LINE * size),
        ..TextFormat::simple(font, color)
    }
}

/// The label of a chapter: its number, if it has one, and its title.
pub(super) fn label(chapter: &Chapter) -> String {
    if chapter.number.is_empty() {
        return chapter.title.clone();
    }
    format!("{} {}", chapter.number, chapter.title)
}

#[cfg(test)]
mod tests {
    use super::super::{markdown, sample::NIM};
    use super::*;

    #[test]
    fn narrow_columns_leave_their_room_to_wide_ones() {
        let widths = |natural: &[f32], room| {
            let columns = natural.iter().map(|natural| (*natural, 1.0));
            column_widths(&columns.collect::<Vec<_>>(), room)
        };
        assert_eq!(widths(&[20.0, 30.0], 400.0), [20.0, 30.0]);
        assert_eq!(widths(&[20.0, 600.0, 800.0], 420.0), [20.0, 200.0, 200.0]);
        assert_eq!(widths(&[500.0, 100.0], 300.0), [200.0, 100.0]);
    }

    #[test]
    fn no_column_is_narrower_than_its_longest_word() {
        let widths = column_widths(&[(300.0, 150.0), (300.0, 20.0), (60.0, 40.0)], 300.0);
        assert_eq!(widths, [150.0, 90.0, 60.0]);
        assert_eq!(column_widths(&[(90.0, 80.0); 4], 200.0), [80.0; 4]);
    }

    #[test]
    fn searched_words_are_marked_whatever_their_case() {
        let words = ["rover".to_owned()];
        let text = markdown::text("Rover **movement** of a rover");
        let job = Page::marking(&NIM, &words).set(text.spans(), false);
        let marked = job
            .sections
            .iter()
            .filter(|section| section.format.background != Color32::TRANSPARENT);
        let marked: Vec<&str> = marked
            .map(|section| &job.text[section.byte_range.start.0..section.byte_range.end.0])
            .collect();
        assert_eq!(marked, ["Rover", "rover"]);
        assert_eq!(job.text, "Rover movement of a rover");
    }
}
