//! The reader of the rule book, with its search.

mod contents;

use egui::{
    Align, Context, Event, FocusDirection, Frame, Id, Key, Margin, Modifiers, Panel, Popup,
    ScrollArea, Ui, vec2,
};

use super::book::{Book, Passage, Rulebook};
use super::page::{Page, label};
use super::text::words;
use crate::t;
use crate::text::{Language, Speaks as _};
use crate::theme::tokens;
use crate::widgets::{dim, full_width, inset};

/// The rule book with a list of chapters and a search.
#[derive(Debug)]
pub struct Reader {
    rulebook: &'static Rulebook,
    /// The chapter that is shown, and the block at its top.
    at: Passage,
    search: String,
    /// The words of the last search, marked in the passage that was opened from it.
    marked: Vec<String>,
    /// The target of the next scroll.
    goal: Option<Goal>,
    /// The places at which links were followed, the latest last.
    trail: Vec<Passage>,
    /// The language of the last frame.
    language: Language,
    /// The distance that the keys scroll down in the next frame, in points.
    scroll: f32,
    /// The visible height of the text in the last frame, in points.
    page: f32,
    /// Whether the search field takes the focus in the next frame.
    to_search: bool,
}

/// A part of the text to scroll to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Goal {
    Top,
    Bottom,
    Block(usize),
}

/// A request that arose while the text was drawn.
enum Asked {
    /// Go to the place of this name.
    Follow(String),
    /// Go to a search result.
    Open(Passage),
}

impl Reader {
    /// Returns a reader of this book, open at its beginning.
    pub fn new(rulebook: &'static Rulebook) -> Self {
        Self {
            rulebook,
            at: Passage::default(),
            search: String::new(),
            marked: Vec::new(),
            goal: None,
            trail: Vec::new(),
            language: Language::default(),
            scroll: 0.0,
            page: 0.0,
            to_search: false,
        }
    }

    /// Whether it reads this book.
    pub fn reads(&self, rulebook: &'static Rulebook) -> bool {
        std::ptr::eq(self.rulebook, rulebook)
    }

    /// Opens a chapter such as `4`, a rule such as `4.3`, or a place with a name such as `gaia`. A place that does not
    /// exist is ignored.
    pub fn go_to(&mut self, name: &str) {
        if let Some(place) = self.book().place(name) {
            self.marked.clear();
            self.open(place);
        }
    }

    /// Consumes the keys of the book: those that scroll, and those of the search.
    pub fn take_keys(&mut self, ctx: &Context) {
        if Popup::is_any_open(ctx) {
            return;
        }
        let typing = ctx.text_edit_focused();
        self.to_search |= take_search_keys(ctx, typing);
        let taken =
            |modifiers, key| ctx.input_mut(|input| input.count_and_consume_key(modifiers, key));
        let count = |key| taken(Modifiers::NONE, key) as f32;
        let lines = count(Key::ArrowDown) - count(Key::ArrowUp);
        let pages = count(Key::PageDown) - count(Key::PageUp);
        self.scroll = lines * 60.0 + pages * 0.88 * self.page;
        if !typing && count(Key::Home) > 0.0 {
            self.goal = Some(Goal::Top);
        }
        if !typing && count(Key::End) > 0.0 {
            self.goal = Some(Goal::Bottom);
        }
        if !typing && taken(Modifiers::ALT, Key::ArrowLeft) > 0 {
            self.go_back();
        }
        if self.scroll != 0.0 {
            // egui has already begun to move the focus because of the same key.
            ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        }
    }

    /// Draws the book.
    pub fn ui(&mut self, ui: &mut Ui) {
        self.speak(ui.language());
        let (narrow, low) = (ui.available_width() < 640.0, ui.available_height() < 320.0);
        ui.horizontal(|ui| {
            if narrow && low {
                self.menu_ui(ui, 0.45 * ui.available_width());
            }
            self.search_ui(ui);
        });
        ui.add_space(if low { 0.0 } else { tokens().space.s });
        if narrow && !low {
            self.menu_ui(ui, ui.available_width());
            ui.add_space(tokens().space.s);
        } else if !narrow {
            let frame = Frame::new().inner_margin(Margin {
                right: tokens().space.m as i8,
                ..Margin::ZERO
            });
            Panel::left(ui.scope_id().with("chapters"))
                .exact_size(224.0)
                .resizable(false)
                .show_separator_line(false)
                .frame(frame)
                .show(ui, |ui| {
                    inset()
                        .inner_margin(tokens().space.xs)
                        .show(ui, |ui| self.list_ui(ui))
                });
        }
        match self.area_ui(ui) {
            Some(Asked::Follow(name)) => self.follow(&name),
            Some(Asked::Open(place)) => self.open_hit(place),
            None => {}
        }
    }

    fn book(&self) -> &'static Book {
        self.rulebook.book(self.language)
    }

    /// Changes the language and stays at the same passage.
    fn speak(&mut self, language: Language) {
        if self.language != language {
            self.language = language;
            self.marked.clear();
            self.goal = self.goal.or(self.at.block.map(Goal::Block));
        }
    }

    fn open(&mut self, place: Passage) {
        self.search.clear();
        self.at = place;
        self.goal = Some(place.block.map_or(Goal::Top, Goal::Block));
    }

    /// Opens a search result, with the words marked.
    fn open_hit(&mut self, place: Passage) {
        self.marked = words(&self.search);
        self.open(place);
    }

    fn open_first_hit(&mut self) {
        let searched = words(&self.search);
        if !searched.is_empty()
            && let Some(first) = self.book().search(&searched).first()
        {
            self.open_hit(*first);
        }
    }

    /// Follows a link, and remembers the place from which it came.
    fn follow(&mut self, name: &str) {
        self.trail.push(self.at);
        self.go_to(name);
    }

    /// Goes back to the place of the last link that was followed.
    fn go_back(&mut self) {
        if let Some(place) = self.trail.pop() {
            self.marked.clear();
            self.open(place);
        }
    }

    /// Turns to a chapter, or to a block of it.
    fn turn_to(&mut self, chapter: usize, block: Option<usize>) {
        self.trail.clear();
        self.marked.clear();
        self.open(Passage { chapter, block });
    }

    /// Draws the text: a chapter, or the search results.
    fn area_ui(&mut self, ui: &mut Ui) -> Option<Asked> {
        let searched = words(&self.search);
        let mut area = ScrollArea::vertical().auto_shrink([false, false]);
        area = area.id_salt(("rules text", searched.is_empty()));
        if self.goal.take_if(|goal| *goal == Goal::Top).is_some() {
            area = area.vertical_scroll_offset(0.0);
        }
        let shown = area.show(ui, |ui| {
            ui.scroll_with_delta(vec2(0.0, -std::mem::take(&mut self.scroll)));
            full_width(ui, inset(), |ui| match searched.is_empty() {
                true => self.chapter_ui(ui),
                false => self.found_ui(ui, &searched),
            })
        });
        self.page = shown.inner_rect.height();
        shown.inner
    }

    fn chapter_ui(&mut self, ui: &mut Ui) -> Option<Asked> {
        let chapter = self.book().chapters().get(self.at.chapter)?;
        let mut page = Page::marking(self.rulebook, &self.marked);
        page.title_ui(ui, chapter);
        let top = ui.clip_rect().top();
        let mut first = None;
        for (index, block) in chapter.blocks.iter().enumerate() {
            let response = page.block_ui(ui, block);
            let goal = self.goal.take_if(|goal| *goal == Goal::Block(index));
            if goal.is_some() {
                response.scroll_to_me(Some(Align::TOP));
            }
            if first.is_none() && response.rect.bottom() > top {
                first = Some(index);
            }
        }
        if self.goal.take().is_some() {
            ui.scroll_to_cursor(Some(Align::BOTTOM));
        }
        self.at.block = first;
        page.followed.map(Asked::Follow)
    }

    fn found_ui(&mut self, ui: &mut Ui, searched: &[String]) -> Option<Asked> {
        let chapters = self.book().chapters();
        let found = self.book().search(searched);
        dim(ui, t!(ui, "rules-found", count = found.len()));
        let mut page = Page::marking(self.rulebook, searched);
        let (mut open, mut last) = (None, None);
        for place in found {
            let chapter = chapters.get(place.chapter)?;
            if last.replace(place.chapter) != Some(place.chapter) {
                page.title_ui(ui, chapter);
            }
            let block = place.block.and_then(|block| chapter.blocks.get(block))?;
            let number = block.number().unwrap_or_default();
            let name = t!(ui, "rules-open", number, chapter = label(chapter));
            if page.passage_ui(ui, block, &name) {
                open = Some(Asked::Open(place));
            }
        }
        page.followed.map(Asked::Follow).or(open)
    }
}

/// The id of the search field. There may be two: one in the screen and one in the window above it.
fn search_id(ui: &Ui) -> Id {
    Id::unique("rules search").with(ui.layer_id())
}

/// Consumes the key that opens the search. Returns whether it was pressed.
fn take_search_keys(ctx: &Context, typing: bool) -> bool {
    ctx.input_mut(|input| {
        let before = input.events.len();
        input
            .events
            .retain(|event| typing || !matches!(event, Event::Text(text) if text == "/"));
        input.consume_key(Modifiers::COMMAND, Key::F) || input.events.len() < before
    })
}

#[cfg(test)]
mod tests {
    use super::super::sample::NIM;
    use super::*;

    fn number_of(reader: &Reader) -> &'static str {
        &NIM.book(Language::English).chapters()[reader.at.chapter].number
    }

    #[test]
    fn a_place_opens_its_chapter() {
        let mut reader = Reader::new(&NIM);
        reader.go_to("2.1");
        assert_eq!(number_of(&reader), "2");
        assert!(matches!(reader.goal, Some(Goal::Block(_))));
        reader.go_to("99");
        assert_eq!(number_of(&reader), "2");
        reader.go_to("end");
        assert_eq!(number_of(&reader), "1");
        reader.go_to("2");
        assert_eq!((number_of(&reader), reader.goal), ("2", Some(Goal::Top)));
    }

    #[test]
    fn the_way_back_leads_to_where_links_were_followed() {
        let mut reader = Reader::new(&NIM);
        reader.go_to("1");
        reader.follow("2.1");
        reader.follow("names");
        reader.go_back();
        assert_eq!(number_of(&reader), "2");
        reader.go_back();
        assert_eq!(number_of(&reader), "1");
        reader.go_back();
        assert_eq!(number_of(&reader), "1");
    }

    #[test]
    fn another_language_goes_on_at_the_same_passage() {
        let mut reader = Reader::new(&NIM);
        reader.at = Passage {
            chapter: 1,
            block: Some(3),
        };
        reader.speak(Language::German);
        assert_eq!(reader.goal, Some(Goal::Block(3)));
        assert_eq!(reader.at.chapter, 1);
    }
}
