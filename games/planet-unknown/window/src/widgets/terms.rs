//! A text whose terms explain themselves when the pointer rests on them.

use std::sync::Arc;

use egui::text::{CCursor, LayoutJob, LayoutSection};
use egui::{Color32, Galley, Label, Pos2, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo};

use super::help_by_rule;
use crate::text::Speaks as _;
use crate::text::terms::terms_in;
use kit::theme::sizes::stroke;
use kit::theme::tokens;

/// Draws a text with its terms underlined.
pub fn label_with_terms(ui: &mut Ui, job: LayoutJob) -> Response {
    let found = terms_in(&ui.language(), &job.text);
    let marked = marked(job, found.iter().map(|(place, _)| place.clone()));
    let (at, galley, response) = Label::new(marked).layout_in_ui(ui);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, galley.text()));
    for (place, term) in found {
        let before = galley.text()[..place.start].chars().count();
        let length = galley.text()[place].chars().count();
        let areas = areas(&galley, at, [before, before + length]);
        for (row, area) in areas.into_iter().enumerate() {
            let id = response.id.with((term.rule, row));
            let response = ui.interact(area, id, Sense::hover());
            help_by_rule(response, &term.title(ui), || term.meaning(ui), term.rule);
        }
    }
    ui.painter().galley(at, galley, Color32::PLACEHOLDER);
    response
}

/// The job with these places of its text underlined.
fn marked(job: LayoutJob, places: impl Iterator<Item = std::ops::Range<usize>>) -> LayoutJob {
    let mut sections = job.sections.clone();
    for place in places {
        sections = sections
            .into_iter()
            .flat_map(|section| split(&section, &place))
            .collect();
    }
    LayoutJob { sections, ..job }
}

/// The parts of a section before, within and after a place, the one within underlined.
fn split(section: &LayoutSection, place: &std::ops::Range<usize>) -> Vec<LayoutSection> {
    let (start, end) = (section.byte_range.start.0, section.byte_range.end.0);
    let cuts = [
        start,
        place.start.clamp(start, end),
        place.end.clamp(start, end),
        end,
    ];
    let mut parts = Vec::new();
    for (index, cut) in cuts.windows(2).enumerate() {
        if cut[0] == cut[1] {
            continue;
        }
        let mut part = section.clone();
        part.byte_range = cut[0].into()..cut[1].into();
        if cut[0] > start {
            part.leading_space = 0.0;
        }
        if index == 1 {
            let ink = tokens().color.accent.gamma_multiply(0.8);
            part.format.underline = Stroke::new(stroke::THIN, ink);
        }
        parts.push(part);
    }
    parts
}

/// The areas of some characters of a text, one for each row they stand on.
fn areas(galley: &Arc<Galley>, at: Pos2, [from, to]: [usize; 2]) -> Vec<Rect> {
    let mut areas: Vec<Rect> = Vec::new();
    for index in from..to {
        let begin = galley.pos_from_cursor(CCursor::new(index));
        let end = galley.pos_from_cursor(CCursor::new(index + 1));
        if begin.top() != end.top() {
            continue;
        }
        let letter = begin.union(end).translate(at.to_vec2());
        match areas.last_mut() {
            Some(last) if last.top() == letter.top() => *last = last.union(letter),
            _ => areas.push(letter),
        }
    }
    areas
}

#[cfg(test)]
mod tests {
    use egui::{FontId, vec2};
    use egui_kittest::Harness;
    use egui_kittest::kittest::Queryable as _;

    use super::*;
    use crate::text::{Language, set_language};
    use kit::theme;

    #[test]
    fn a_term_says_what_it_means_when_the_pointer_rests_on_it() {
        let mut harness = Harness::new_ui(|ui| {
            if ui.ctx().cumulative_frame_nr() == 0 {
                theme::install(ui.ctx());
                set_language(ui.ctx(), Language::English);
            }
            let (font, ink) = (FontId::default(), Color32::WHITE);
            let job = LayoutJob::simple("Drive to the lifepod".to_owned(), font, ink, 400.0);
            label_with_terms(ui, job);
        });
        let text = harness.get_by_label("Drive to the lifepod").rect();
        let meaning = Language::English;
        let meaning = terms_in(&meaning, "lifepod")[0].1.meaning(&meaning);
        harness.hover_at(text.left_center() + vec2(10.0, 0.0));
        harness.run_steps(8);
        assert!(harness.query_by_label(&meaning).is_none(), "no term");
        harness.hover_at(text.right_center() - vec2(10.0, 0.0));
        harness.run_steps(8);
        assert!(harness.query_by_label(&meaning).is_some());
    }
}
