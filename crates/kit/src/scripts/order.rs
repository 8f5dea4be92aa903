//! The order of text from right to left. egui lays out the runs of one font from left to right, in the order in which they
//! are spoken. What it paints is laid out again here, row by row in visual order.

use std::ops::Range;
use std::sync::Arc;

use egui::epaint::Mesh;
use egui::epaint::text::{
    ByteIndex, ByteRangeExt as _, Galley, Glyph, LayoutJob, LayoutSection, Row, TextWrapping,
};
use egui::layers::ShapeIdx;
use egui::{Context, LayerId, Shape, Ui};
use unicode_bidi::{BidiClass, Level, ParagraphBidiInfo, bidi_class};

use super::{is_leftward, runs_left};

/// Puts the texts in order that were painted in this pass.
pub(super) fn order_texts(ui: &mut Ui) {
    let ctx = ui.ctx();
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    for layer in layers {
        let found = ctx.graphics(|graphics| {
            let shapes = graphics.get(layer)?.all_entries().map(|entry| &entry.shape);
            let found = shapes.enumerate();
            let found = found.filter(|(_, shape)| holds_leftward(shape));
            let found = found.map(|(index, shape)| (index, shape.clone()));
            Some(found.collect::<Vec<_>>())
        });
        for (index, mut shape) in found.unwrap_or_default() {
            order(ctx, &mut shape);
            ctx.graphics_mut(|graphics| {
                let list = graphics.entry(layer);
                list.mutate_shape(ShapeIdx(index), |entry| entry.shape = shape);
            });
        }
    }
}

fn holds_leftward(shape: &Shape) -> bool {
    if let Shape::Vec(shapes) = shape {
        return shapes.iter().any(holds_leftward);
    }
    matches!(shape, Shape::Text(text) if runs_left(text.galley.text()))
}

fn order(ctx: &Context, shape: &mut Shape) {
    if let Shape::Vec(shapes) = shape {
        shapes.iter_mut().for_each(|shape| order(ctx, shape));
    } else if let Shape::Text(text) = shape
        && runs_left(text.galley.text())
    {
        let mut ordered = ctx.fonts_mut(|fonts| {
            let spoken = fonts.layout_job(divided(&text.galley.job));
            fonts.layout_job(visual(&spoken))
        });
        keep_selection(&text.galley, &mut ordered);
        text.galley = ordered;
    }
}

/// The same text with sections of their own for what runs from right to left, so that no run has both directions and each
/// row has the letters that belong there.
fn divided(job: &LayoutJob) -> LayoutJob {
    let mut divided = job.clone();
    divided.text.clear();
    divided.sections.clear();
    // A field has a section for each letter; joined letters need one section.
    for section in &job.sections {
        let text = job.text.get(section.byte_range.as_usize());
        let (text, format) = (text.unwrap_or_default(), section.format.clone());
        divided.append(text, section.leading_space, format);
    }
    let joined = std::mem::take(&mut divided.sections);
    for section in &joined {
        let mut start = section.byte_range.start;
        let mut leading_space = section.leading_space;
        let text = job.text.get(section.byte_range.as_usize());
        let mut letters = text.unwrap_or_default().char_indices().peekable();
        let mut leftward = false;
        while let Some((_, letter)) = letters.next() {
            if !joins(letter) {
                leftward = is_leftward(letter);
            }
            let next = letters.peek();
            if next.is_some_and(|(_, next)| joins(*next) || is_leftward(*next) == leftward) {
                continue;
            }
            let end = next.map(|(index, _)| section.byte_range.start + *index);
            let end = end.unwrap_or(section.byte_range.end);
            divided.sections.push(LayoutSection {
                leading_space: std::mem::take(&mut leading_space),
                byte_range: std::mem::replace(&mut start, end)..end,
                format: section.format.clone(),
            });
        }
    }
    divided
}

/// Whether the character belongs to the letter before it, whatever that is.
fn joins(letter: char) -> bool {
    matches!(bidi_class(letter), BidiClass::NSM | BidiClass::BN)
}

/// The text of `galley` in visual order, in the same rows.
fn visual(galley: &Galley) -> LayoutJob {
    let spoken = &galley.job;
    let mut job = LayoutJob {
        text: String::new(),
        sections: Vec::new(),
        wrap: TextWrapping::no_max_width(),
        break_on_newline: galley.rows.len() > 1,
        justify: false,
        ..(**spoken).clone()
    };
    let first = spoken.sections.first();
    let mut leading_space = first.map_or(0.0, |first| first.leading_space);
    let overflow = spoken.wrap.overflow_character;
    let overflow = overflow.filter(|_| galley.elided);
    let rows = rows(galley);
    for (number, row) in rows.iter().enumerate() {
        let is_last = number + 1 == rows.len();
        let mut pieces = line(spoken, row, overflow.filter(|_| is_last));
        if !is_last {
            pieces.push(("\n".to_owned(), section_at(spoken, row.end)));
        }
        for (text, section) in pieces {
            let start = ByteIndex(job.text.len());
            job.text += &text;
            if let Some(section) = spoken.sections.get(section) {
                job.sections.push(LayoutSection {
                    leading_space: std::mem::take(&mut leading_space),
                    byte_range: start..ByteIndex(job.text.len()),
                    format: section.format.clone(),
                });
            }
        }
    }
    job
}

/// The bytes of the text in each row.
fn rows(galley: &Galley) -> Vec<Range<usize>> {
    let text = galley.text();
    let count = galley.rows.len();
    let mut start = 0;
    let rows = galley.rows.iter().enumerate();
    rows.map(|(number, row)| {
        let is_last = number + 1 == count;
        let overflow = usize::from(is_last && galley.elided);
        let letters = letters(&row.glyphs).saturating_sub(overflow);
        let rest = text.get(start..).unwrap_or_default();
        let length = rest.char_indices().nth(letters).map(|(length, _)| length);
        let end = match length {
            Some(length) if !is_last || galley.elided => start + length,
            _ => text.len(),
        };
        let range = start..end;
        start = (end + usize::from(row.ends_with_newline)).min(text.len());
        range
    })
    .collect()
}

/// The number of letters in a row. egui adds glyphs without width for letters that share a glyph, and adds them for all
/// but the first letter of a run from right to left, too, though each has a glyph of its own there.
fn letters(glyphs: &[Glyph]) -> usize {
    let is_added = |glyph: &Glyph| glyph.advance_width == 0.0 && glyph.uv_rect.is_nothing();
    let parts = glyphs.chunk_by(|one, next| is_added(one) == is_added(next));
    let counted = parts.filter(|part| {
        let is_leftward = |glyph: &Glyph| is_leftward(glyph.chr);
        !(part.iter().all(is_added) && part.iter().any(is_leftward))
    });
    counted.map(<[Glyph]>::len).sum()
}

/// The pieces of a row from left to right, each with the number of its section. `overflow` stands for what has no room.
fn line(spoken: &LayoutJob, row: &Range<usize>, overflow: Option<char>) -> Vec<(String, usize)> {
    let text = &spoken.text;
    let before = text.get(..row.start).unwrap_or_default();
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let after = text.get(row.end..).unwrap_or_default();
    let end = match overflow {
        Some(_) => row.end,
        None => row.end + after.find('\n').unwrap_or(after.len()),
    };
    let mut paragraph = text.get(start..end).unwrap_or_default().to_owned();
    paragraph.extend(overflow);
    // A sentence keeps names apart and runs from left to right; a name alone runs as it does.
    let is_sentence = paragraph.contains(|c| matches!(c, '\u{2066}'..='\u{2068}'));
    let info = ParagraphBidiInfo::new(&paragraph, is_sentence.then(Level::ltr));
    let length = if overflow.is_some() {
        paragraph.len()
    } else {
        row.end - start
    };
    let (levels, runs) = info.visual_runs(row.start - start..length);
    runs.into_iter()
        .flat_map(|run| {
            let leftward = levels.get(run.start).is_some_and(Level::is_rtl);
            let text = paragraph.get(run.clone()).unwrap_or_default();
            let section = |index: usize| section_at(spoken, start + run.start + index);
            pieces(text, leftward, section)
        })
        .collect()
}

/// The number of the section that the byte belongs to; the last one beyond the end.
fn section_at(job: &LayoutJob, byte: usize) -> usize {
    let is_behind = |section: &LayoutSection| byte < section.byte_range.as_usize().end;
    let last = job.sections.len().saturating_sub(1);
    job.sections.iter().position(is_behind).unwrap_or(last)
}

/// A run of one direction as pieces from left to right. Letters of a script from right to left stay in the order in which
/// they are spoken: shaping turns them, and joins those that are written joined.
fn pieces(run: &str, leftward: bool, section: impl Fn(usize) -> usize) -> Vec<(String, usize)> {
    let mut pieces: Vec<(String, usize, bool)> = Vec::new();
    for (index, letter) in run.char_indices() {
        if is_mark_of_direction(letter) {
            continue;
        }
        let section = section(index);
        match pieces.last_mut() {
            Some((text, of, shaped))
                if *of == section
                    && (!leftward || joins(letter) || *shaped == is_leftward(letter)) =>
            {
                text.push(letter);
            }
            _ => pieces.push((letter.to_string(), section, leftward && is_leftward(letter))),
        }
    }
    if leftward {
        pieces.reverse();
    }
    let pieces = pieces.into_iter().map(|(text, section, shaped)| {
        let text = match leftward && !shaped {
            true => text.chars().rev().map(mirrored).collect(),
            false => text,
        };
        (text, section)
    });
    pieces.collect()
}

/// Whether the character only says in which direction others run.
fn is_mark_of_direction(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The sign that a bracket is, read from the other side.
fn mirrored(letter: char) -> char {
    // Each stands beside the one that it is from the other side.
    const SIGNS: &[char] = &['(', ')', '[', ']', '{', '}', '<', '>', '«', '»', '‹', '›'];
    let place = SIGNS.iter().position(|sign| *sign == letter);
    let other = place.and_then(|place| SIGNS.get(place ^ 1));
    other.copied().unwrap_or(letter)
}

/// Brings what was painted around the letters of `spoken` into `ordered`, such as the selection in a text field.
fn keep_selection(spoken: &Galley, ordered: &mut Arc<Galley>) {
    let around: Vec<Mesh> = spoken.rows.iter().map(|row| around_letters(row)).collect();
    if around.iter().all(Mesh::is_empty) {
        return;
    }
    let rows = Arc::make_mut(ordered).rows.iter_mut();
    for (row, mut mesh) in rows.zip(around) {
        let visuals = &mut Arc::make_mut(&mut row.row).visuals;
        let (indices, vertices) = (mesh.indices.len(), mesh.vertices.len());
        mesh.append_ref(&visuals.mesh);
        visuals.mesh = mesh;
        visuals.glyph_index_start += indices;
        visuals.glyph_vertex_range.start += vertices;
        visuals.glyph_vertex_range.end += vertices;
    }
}

/// The triangles of a row that belong to no letter.
fn around_letters(row: &Row) -> Mesh {
    let visuals = &row.visuals;
    let mut around = Mesh::default();
    for triangle in visuals.mesh.indices.as_chunks::<3>().0 {
        if triangle
            .iter()
            .any(|&vertex| visuals.glyph_vertex_range.contains(&(vertex as usize)))
        {
            continue;
        }
        let first = around.vertices.len() as u32;
        let corners = triangle
            .iter()
            .filter_map(|&vertex| visuals.mesh.vertices.get(vertex as usize));
        around.vertices.extend(corners);
        around.indices.extend([first, first + 1, first + 2]);
    }
    around
}
