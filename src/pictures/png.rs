//! From SVG to PNG.

use super::fonts;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("the drawing cannot be read: {0}")]
    Unreadable(#[from] usvg::Error),
    #[error("there is no room for a picture of {0} x {1}")]
    TooLarge(u32, u32),
    #[error("the picture cannot be packed: {0}")]
    Unpacked(#[from] png::EncodingError),
}

/// Returns the drawing as it is drawn, where all of it can be measured.
///
/// # Errors
/// Fails where the drawing is none.
pub fn tree(svg: &str) -> Result<usvg::Tree, PictureError> {
    Ok(usvg::Tree::from_str(svg, &fonts::options(svg))?)
}

/// Returns the drawing as the bytes of a PNG file. It takes some milliseconds: not for a thread that others wait for.
///
/// # Errors
/// Fails where the drawing is none, or too large to draw.
pub fn png(svg: &str) -> Result<Vec<u8>, PictureError> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    let mut pixels = Pixmap::new(width, height).ok_or(PictureError::TooLarge(width, height))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    packed(width, height, &pixels.take_demultiplied())
}

/// Packs a picture's colours. Packed as small as can be, a file takes two thirds of all the time that its picture takes; like this it takes
/// a twelfth of that, and is twice as large, some hundred kilobytes.
fn packed(width: u32, height: u32, colours: &[u8]) -> Result<Vec<u8>, PictureError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(colours)?;
    writer.finish()?;
    Ok(file)
}
