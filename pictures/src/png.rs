use super::fonts;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    #[error("the drawing cannot be read: {0}")]
    Unreadable(#[from] usvg::Error),
    #[error("there is no room for a picture of {0} x {1}")]
    TooLarge(u32, u32),
    #[error("the picture cannot be encoded: {0}")]
    Unpacked(#[from] png::EncodingError),
}

/// Parses a drawing, with its layout computed.
pub fn tree(svg: &str) -> Result<usvg::Tree, PictureError> {
    Ok(usvg::Tree::from_str(svg, &fonts::options(svg))?)
}

/// Renders a drawing as a PNG file. This takes some milliseconds, so it belongs on a blocking thread. Fails if the SVG
/// is invalid, or too large to draw.
pub fn png(svg: &str) -> Result<Vec<u8>, PictureError> {
    let tree = tree(svg)?;
    let size = tree.size().to_int_size();
    let (width, height) = (size.width(), size.height());
    let mut pixels = Pixmap::new(width, height).ok_or(PictureError::TooLarge(width, height))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    packed(width, height, &pixels.take_demultiplied())
}

/// Compresses a picture's pixels. Large areas have one colour, so the pixels are packed as they are: predicting each from
/// its neighbours (a PNG filter) takes three times as long, and the file is no smaller. The best compression takes ten
/// times as long as this.
fn packed(width: u32, height: u32, colours: &[u8]) -> Result<Vec<u8>, PictureError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_deflate_compression(png::DeflateCompression::Level(1));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(colours)?;
    writer.finish()?;
    Ok(file)
}
