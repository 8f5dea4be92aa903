use super::*;
use crate::theme;
use egui::epaint::text::{FontData, FontInsert, FontPriority, Galley, InsertFontFamily, PlacedRow};
use egui::epaint::{ClippedShape, TextShape};
use egui::{FontFamily, RawInput, Shape, TextWrapMode, Ui};
use std::sync::Arc;

/// A window without fonts beyond the embedded ones, after its first frame.
fn window() -> Context {
    let ctx = Context::default();
    theme::install(&ctx);
    frame(&ctx, |_| {});
    ctx
}

fn frame(ctx: &Context, draw: impl FnMut(&mut Ui)) -> Vec<ClippedShape> {
    let mut output = ctx.run_ui(RawInput::default(), draw);
    output.textures_delta.clear();
    output.shapes
}

/// What is painted of a text.
fn painted(ctx: &Context, text: &str) -> Arc<Galley> {
    painted_by(ctx, |ui| {
        ui.label(text);
    })
}

fn painted_by(ctx: &Context, draw: impl FnMut(&mut Ui)) -> Arc<Galley> {
    let shapes = frame(ctx, draw).into_iter();
    let texts = shapes.filter_map(|clipped| match clipped.shape {
        Shape::Text(TextShape { galley, .. }) => Some(galley),
        _ => None,
    });
    texts.last().expect("a text")
}

/// The characters of each row from left to right.
fn rows(galley: &Galley) -> Vec<String> {
    let wide = |row: &PlacedRow| {
        let glyphs = row.glyphs.iter();
        let wide = glyphs.filter(|glyph| glyph.advance_width > 0.0);
        wide.map(|glyph| glyph.chr).collect()
    };
    galley.rows.iter().map(wide).collect()
}

#[test]
fn every_character_of_a_name_is_visible() {
    let ctx = window();
    for name in [
        "小明",
        "דנה",
        "عمر",
        "Żółć ğİ",
        "Ελένη",
        "Юля",
        "🙂",
        "日本",
    ] {
        let galley = painted(&ctx, name);
        let glyphs = galley.rows[0].glyphs.iter();
        let seen = glyphs.filter(|glyph| !glyph.uv_rect.is_nothing());
        let letters = name.chars().filter(|letter| *letter != ' ');
        assert_eq!(seen.count(), letters.count(), "{name}");
    }
}

#[test]
fn names_from_right_to_left_are_in_order() {
    let ctx = window();
    for (name, seen) in [
        ("דנה", "הנד"),
        ("דנה Dana", "Dana הנד"),
        ("Dana דנה", "Dana הנד"),
        ("דנה לוי", "יול הנד"),
        ("דנה (לוי) 12!", "!12 (יול) הנד"),
        ("Dana", "Dana"),
    ] {
        assert_eq!(rows(&painted(&ctx, name)), [seen], "{name}");
    }
}

#[test]
fn a_name_changes_nothing_in_the_sentence_around_it() {
    let ctx = window();
    let sentence = format!("{}: 5 medals, {} 3", apart("דנה"), apart("לוי"));
    assert_eq!(rows(&painted(&ctx, &sentence)), ["הנד: 5 medals, יול 3"]);
    assert_eq!(apart("Dana"), "Dana");
}

#[test]
fn each_row_is_ordered_by_itself() {
    let ctx = window();
    let galley = painted(&ctx, "דנה לוי\nDana");
    assert_eq!(rows(&galley), ["יול הנד", "Dana"]);
    let narrow = painted_by(&ctx, |ui| {
        ui.set_max_width(40.0);
        ui.label("דנה לוי Dana");
    });
    assert_eq!(rows(&narrow).concat().replace(' ', "").chars().count(), 10);
    assert!(rows(&narrow)[0].trim() == "הנד", "{:?}", rows(&narrow));
    let cut = painted_by(&ctx, |ui| {
        ui.set_max_width(60.0);
        ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
        ui.label("דנה לוי דנה לוי דנה לוי");
    });
    let cut = &rows(&cut)[0];
    assert!(cut.starts_with('…') && cut.ends_with("הנד"), "{cut}");
}

#[test]
fn a_field_shows_names_in_order_and_keeps_its_selection() {
    let ctx = window();
    let mut text = "דנה Dana".to_owned();
    let id = egui::Id::unique("field");
    let mut field = |ui: &mut Ui| {
        let field = super::field(&mut text).id(id).show(ui);
        field.response.request_focus();
        let mut state = field.state;
        let all = egui::text_selection::CCursorRange::select_all(&field.galley);
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), id);
    };
    painted_by(&ctx, &mut field);
    painted_by(&ctx, &mut field);
    let galley = painted_by(&ctx, &mut field);
    assert_eq!(rows(&galley), ["Dana הנד"]);
    let row = &galley.rows[0];
    assert!(
        row.visuals.glyph_index_start > 0,
        "the selection is behind it"
    );
    let last = row.visuals.glyph_vertex_range.end;
    assert!(
        row.glyphs
            .iter()
            .all(|glyph| (glyph.first_vertex as usize) < last)
    );
}

#[test]
fn other_text_looks_as_ever_and_asks_for_no_font() {
    let ctx = window();
    let asked = |request: &egui::epaint::text::FallbackRequest<'_>| -> Option<FontInsert> {
        panic!("{:?} is embedded", request.cluster)
    };
    ctx.add_font_provider(Arc::new(asked));
    painted(&ctx, "Ada – Änne „B.“ ★ 12 · 3");
}

#[test]
fn a_font_of_the_system_is_used_where_the_embedded_ones_lack_a_character() {
    let ctx = window();
    // A font that has the first letter only, under another name.
    let font = |request: &egui::epaint::text::FallbackRequest<'_>| {
        let bytes = include_bytes!("../../../../tests/fonts/hebrew.ttf");
        let family = InsertFontFamily {
            family: request.family.clone(),
            priority: FontPriority::Lowest,
        };
        let data = FontData::from_static(bytes);
        Some(FontInsert::new("hebrew", data, vec![family]))
    };
    ctx.add_font_provider(Arc::new(font));
    frame(&ctx, |_| {});
    let galley = painted(&ctx, "דנה Dana");
    assert_eq!(rows(&galley), ["Dana הנד"]);
    let known = ctx.fonts_mut(|fonts| fonts.has_glyphs(&theme::body(15.0), "דנה"));
    assert!(known);
    let strong = FontFamily::Name("strong".into());
    let font = egui::FontId::new(15.0, strong);
    assert!(ctx.fonts_mut(|fonts| fonts.has_glyph(&font, 'ד')));
}

#[test]
fn a_name_can_be_edited_at_its_end() {
    let ctx = window();
    let mut text = "דנה".to_owned();
    let id = egui::Id::unique("field");
    let mut field = |events: Vec<egui::Event>| {
        let input = RawInput {
            events,
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            let field = super::field(&mut text).id(id);
            field.show(ui).response.request_focus();
        });
        output.textures_delta.clear();
    };
    let key = |key| egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: egui::Modifiers::default(),
    };
    field(Vec::new());
    field(Vec::new());
    field(vec![key(egui::Key::End)]);
    field(vec![key(egui::Key::Backspace)]);
    field(vec![egui::Event::Text("ל".to_owned())]);
    assert_eq!(text, "דנל");
}
