//! The reference of the rules, taken apart into chapters, rules and tables.
//!
//! It reads the small part of Markdown that `assets/rules/reference.md` uses: `#` and `##`
//! headings, rules that start with their number, bullets, tables, and paragraphs.

use std::sync::LazyLock;

const SOURCE: &str = include_str!("../../../assets/rules/reference.md");

static CHAPTERS: LazyLock<Vec<Chapter>> = LazyLock::new(|| parse(SOURCE));

/// The chapters of the rules, in order.
pub fn chapters() -> &'static [Chapter] {
    &CHAPTERS
}

/// A chapter of the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// Its number, such as `4`; the introduction has none.
    pub number: String,
    /// Its title.
    pub title: String,
    /// What stands in it.
    pub blocks: Vec<Block>,
}

/// A rule, a paragraph or a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Block {
    /// What it is.
    pub kind: Kind,
    /// What it says, with `**bold**` and `` `code` `` as in the source; empty for tables.
    pub text: String,
}

/// What a [`Block`] is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// A rule with its number, such as `4.3`.
    Rule(String),
    /// An item of a list.
    Bullet,
    /// A paragraph.
    Text,
    /// A heading inside a chapter.
    Heading,
    /// A table: its rows, the first of which is the head.
    Table(Vec<Vec<String>>),
}

impl Block {
    /// The number of the rule, if it is one.
    pub fn number(&self) -> Option<&str> {
        match &self.kind {
            Kind::Rule(number) => Some(number),
            _ => None,
        }
    }

    /// Whether all the words stand in the block. `words` are lower case.
    pub fn has(&self, words: &[String]) -> bool {
        let mut all = self.text.to_lowercase();
        if let Some(number) = self.number() {
            all.push_str(number);
        }
        if let Kind::Table(rows) = &self.kind {
            rows.iter().flatten().for_each(|cell| all.push_str(&cell.to_lowercase()));
        }
        words.iter().all(|word| all.contains(word))
    }
}

fn parse(source: &str) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    let mut open = false;
    for line in source.lines() {
        if let Some(chapter) = heading(line) {
            chapters.push(chapter);
            open = false;
        } else if let Some(chapter) = chapters.last_mut() {
            open = add_line(&mut chapter.blocks, line, open);
        }
    }
    for chapter in &mut chapters {
        mark_headings(&mut chapter.blocks);
        chapter.blocks.iter_mut().for_each(lay_out_terms);
    }
    chapters
}

fn heading(line: &str) -> Option<Chapter> {
    let title = line.strip_prefix("## ").or_else(|| line.strip_prefix("# "))?;
    let title = title.split(" (`").next().unwrap_or(title);
    let (number, title) = match title.split_once(' ') {
        Some((number, rest)) if number.chars().all(|c| c.is_ascii_digit()) => (number, rest),
        _ => ("", title),
    };
    Some(Chapter { number: number.to_owned(), title: title.to_owned(), blocks: Vec::new() })
}

/// Adds a line to the blocks; `open` says whether the last block may go on, as does the answer.
fn add_line(blocks: &mut Vec<Block>, line: &str, open: bool) -> bool {
    let text = line.trim();
    if text.is_empty() {
        return false;
    }
    if let Some(cells) = table_row(text) {
        add_row(blocks, cells);
        return false;
    }
    let indented = line.starts_with(' ');
    let block = if let Some((number, rest)) = rule(line) {
        Block { kind: Kind::Rule(number.to_owned()), text: rest.to_owned() }
    } else if let Some(rest) = line.strip_prefix("- ") {
        Block { kind: Kind::Bullet, text: rest.to_owned() }
    } else {
        match blocks.last_mut() {
            Some(last) if open && (indented || last.kind == Kind::Text) => {
                last.text.push(' ');
                last.text.push_str(text);
                return true;
            }
            _ => Block { kind: Kind::Text, text: text.to_owned() },
        }
    };
    blocks.push(block);
    true
}

/// The number and the rest of a line that starts a rule.
fn rule(line: &str) -> Option<(&str, &str)> {
    let (number, rest) = line.split_once(' ')?;
    let (chapter, rule) = number.split_once('.')?;
    let digits = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
    (digits(chapter) && digits(rule)).then_some((number, rest))
}

fn table_row(text: &str) -> Option<Vec<String>> {
    let inner = text.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(|cell| cell.trim().to_owned()).collect())
}

fn add_row(blocks: &mut Vec<Block>, cells: Vec<String>) {
    let ruler = cells.iter().all(|cell| cell.chars().all(|c| c == '-'));
    match blocks.last_mut().map(|last| &mut last.kind) {
        _ if ruler => {}
        Some(Kind::Table(rows)) => rows.push(cells),
        _ => blocks.push(Block { kind: Kind::Table(vec![cells]), text: String::new() }),
    }
}

/// A few words on a line of their own before rules are a heading.
fn mark_headings(blocks: &mut [Block]) {
    for index in 1..blocks.len() {
        let before_rule = blocks[index].number().is_some();
        let block = &mut blocks[index - 1];
        if before_rule && block.kind == Kind::Text && block.text.len() < 30 && !block.text.ends_with('.') {
            block.kind = Kind::Heading;
        }
    }
}

/// A paragraph of terms in two languages, `this / dieses · that / jenes · …`, is a table.
fn lay_out_terms(block: &mut Block) {
    const MANY: usize = 8;
    let rows: Option<Vec<Vec<String>>> = block
        .text
        .trim_end_matches('.')
        .split(" · ")
        .map(|term| term.split_once(" / ").map(|(this, other)| vec![this.to_owned(), other.to_owned()]))
        .collect();
    if let Some(mut rows) = rows.filter(|rows| rows.len() >= MANY) {
        rows.insert(0, ["English", "Deutsch"].map(str::to_owned).to_vec());
        *block = Block { kind: Kind::Table(rows), text: String::new() };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule_text(number: &str) -> &'static str {
        let mut blocks = chapters().iter().flat_map(|chapter| &chapter.blocks);
        let block = blocks.find(|block| block.number() == Some(number));
        &block.unwrap_or_else(|| panic!("there is no rule {number}")).text
    }

    #[test]
    fn chapters_are_numbered_one_to_eleven() {
        let numbers: Vec<&str> = chapters().iter().map(|chapter| &*chapter.number).collect();
        assert_eq!(numbers, ["", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
    }

    #[test]
    fn rules_of_several_lines_are_one_block() {
        assert!(rule_text("4.1").starts_with("A tile lies wholly inside the grid"));
        assert!(rule_text("4.1").ends_with("overlapping no tile and no patch."));
        assert_eq!(rule_text("5.1"), "Each of the two resources advances its tracker once, in the player's order.");
    }

    #[test]
    fn rules_of_a_chapter_count_up() {
        for chapter in chapters() {
            let numbers = chapter.blocks.iter().filter_map(Block::number);
            for (index, number) in numbers.enumerate() {
                assert_eq!(number, format!("{}.{}", chapter.number, index + 1));
            }
        }
    }

    #[test]
    fn the_solo_target_is_a_table() {
        let mut blocks = chapters().iter().flat_map(|chapter| &chapter.blocks);
        let table = blocks.find_map(|block| match &block.kind {
            Kind::Table(rows) if rows[0].len() == 4 => Some(rows),
            _ => None,
        });
        let table = table.unwrap();
        assert_eq!(table.len(), 6);
        assert_eq!(table[0], ["number", "red", "orange", "green"]);
        assert_eq!(table[5], ["15+", "−11", "−4", "+12"]);
    }

    #[test]
    fn the_terms_are_a_table_of_two_languages() {
        let terms = chapters()[1].blocks.iter().find_map(|block| match &block.kind {
            Kind::Table(rows) => Some(rows),
            _ => None,
        });
        let terms = terms.unwrap();
        assert!(terms.len() > 25 && terms.iter().all(|row| row.len() == 2));
        assert!(terms.contains(&vec!["station commander".into(), "Kommandant".into()]));
        assert!(terms.contains(&vec!["planet edge (perimeter)".into(), "Rand".into()]));
    }

    #[test]
    fn groups_of_rulings_have_headings() {
        let last = chapters().last().unwrap();
        let headings: Vec<&str> = last.blocks.iter().filter(|b| b.kind == Kind::Heading).map(|b| &*b.text).collect();
        assert_eq!(headings, ["Placing", "Corporations", "Cards and events"]);
    }

    #[test]
    fn search_finds_all_words_in_any_order() {
        let words = ["tracker".to_owned(), "blocked".to_owned()];
        let found = chapters().iter().flat_map(|c| &c.blocks).filter(|block| block.has(&words)).count();
        assert!(found > 1, "{found}");
    }
}
