//! Pictures of the window as files.

use std::io::{self, Cursor};

use egui::{ColorImage, Rect};
use image::{ImageFormat, RgbaImage};

/// The part of a picture within `rect`, in pixels, as a PNG file.
///
/// # Errors
/// If nothing of the picture is within `rect`.
pub fn png(image: &ColorImage, rect: Rect) -> io::Result<Vec<u8>> {
    let mut file = Cursor::new(Vec::new());
    crop(image, rect)?
        .write_to(&mut file, ImageFormat::Png)
        .map_err(io::Error::other)?;
    Ok(file.into_inner())
}

fn crop(image: &ColorImage, rect: Rect) -> io::Result<RgbaImage> {
    let [width, height] = image.size;
    let bound = |at: f32, most: usize| (at.max(0.0) as usize).min(most);
    let (left, right) = (bound(rect.left(), width), bound(rect.right(), width));
    let (top, bottom) = (bound(rect.top(), height), bound(rect.bottom(), height));
    if right <= left || bottom <= top {
        return Err(io::Error::other("the picture is empty"));
    }
    let part = image.region_by_pixels([left, top], [right - left, bottom - top]);
    let pixels = part
        .pixels
        .iter()
        .flat_map(|pixel| pixel.to_srgba_unmultiplied());
    RgbaImage::from_raw(part.size[0] as u32, part.size[1] as u32, pixels.collect())
        .ok_or_else(|| io::Error::other("the picture is empty"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, pos2};

    #[test]
    fn the_part_is_drawn() {
        let mut image = ColorImage::filled([4, 3], Color32::BLACK);
        image[(2, 1)] = Color32::RED;
        let rect = Rect::from_min_max(pos2(2.0, 1.0), pos2(9.0, 9.0));
        let file = png(&image, rect).unwrap();
        let read = image::load_from_memory(&file).unwrap().to_rgba8();
        assert_eq!(read.dimensions(), (2, 2));
        assert_eq!(read.get_pixel(0, 0).0, [255, 0, 0, 255]);
    }

    #[test]
    fn a_part_beside_the_picture_is_an_error() {
        let image = ColorImage::filled([4, 3], Color32::BLACK);
        let rect = Rect::from_min_max(pos2(8.0, 1.0), pos2(9.0, 9.0));
        assert!(png(&image, rect).is_err());
    }
}
