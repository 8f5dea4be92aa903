//! Equal parts of a place on the table.

use egui::Rect;

/// One of so many equal parts of a rectangle, beside each other.
pub fn column(rect: Rect, index: usize, count: usize) -> Rect {
    let width = rect.width() / count.max(1) as f32;
    let left = rect.left() + width * index as f32;
    Rect::from_x_y_ranges(left..=left + width, rect.y_range())
}

/// One of so many equal parts of a rectangle, below each other.
pub fn line(rect: Rect, index: usize, count: usize) -> Rect {
    let height = rect.height() / count.max(1) as f32;
    let top = rect.top() + height * index as f32;
    Rect::from_x_y_ranges(rect.x_range(), top..=top + height)
}
