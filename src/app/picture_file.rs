//! Pictures of the window, written as files.

use std::io::{self, Cursor};
use std::path::{Path, PathBuf};

use egui::{ColorImage, Rect};
use image::{ImageFormat, RgbaImage};

use crate::app::new_file;
use crate::table::atomic_file;

/// Writes the part of a picture within `rect`, in pixels, as a PNG file. An existing file is kept: the new one then gets a
/// number. Returns the path of the new file.
///
/// # Errors
/// If nothing of the picture is within `rect`, or the file cannot be written.
pub fn write(image: &ColorImage, rect: Rect, path: &Path) -> io::Result<PathBuf> {
    let path = new_file::free(path);
    let mut file = Cursor::new(Vec::new());
    crop(image, rect)?
        .write_to(&mut file, ImageFormat::Png)
        .map_err(io::Error::other)?;
    atomic_file::replace_bytes(&path, file.get_ref())?;
    Ok(path)
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
    fn the_part_is_written_and_nothing_is_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        let mut image = ColorImage::filled([4, 3], Color32::BLACK);
        image[(2, 1)] = Color32::RED;
        let rect = Rect::from_min_max(pos2(2.0, 1.0), pos2(9.0, 9.0));
        let path = folder.path().join("planet.png");
        assert_eq!(write(&image, rect, &path).unwrap(), path);
        let second = write(&image, rect, &path).unwrap();
        assert_eq!(second, folder.path().join("planet-2.png"));
        let read = image::open(&path).unwrap().to_rgba8();
        assert_eq!(read.dimensions(), (2, 2));
        assert_eq!(read.get_pixel(0, 0).0, [255, 0, 0, 255]);
    }

    #[test]
    fn a_part_beside_the_picture_is_an_error() {
        let image = ColorImage::filled([4, 3], Color32::BLACK);
        let rect = Rect::from_min_max(pos2(8.0, 1.0), pos2(9.0, 9.0));
        let folder = tempfile::tempdir().unwrap();
        assert!(write(&image, rect, &folder.path().join("p.png")).is_err());
    }
}
