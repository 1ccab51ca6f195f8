//! The visible contents of a drawing, measured with its own fonts.

use chancery_pictures::usvg;
use chancery_pictures::usvg::tiny_skia_path::Rect;

/// A drawing's texts and filled shapes, each with its place.
pub struct Shown {
    pub size: Rect,
    pub texts: Vec<(String, Rect)>,
    shapes: Vec<Rect>,
    /// Each text's contrast with the background under its middle.
    contrasts: Vec<(String, f64)>,
    /// The contrast of each line and outlined shape with what is under it.
    marks: Vec<(Colour, f64)>,
    /// The texts with a letter drawn as a missing-glyph box.
    boxes: Vec<String>,
}

type Colour = (u8, u8, u8);

impl Shown {
    pub fn of(svg: &str) -> Shown {
        let tree = chancery_pictures::tree(svg).unwrap();
        let size = Rect::from_xywh(0.0, 0.0, tree.size().width(), tree.size().height()).unwrap();
        let mut shown = Shown {
            size,
            texts: Vec::new(),
            shapes: Vec::new(),
            contrasts: Vec::new(),
            marks: Vec::new(),
            boxes: Vec::new(),
        };
        let mut grounds: Vec<(Rect, Colour)> = Vec::new();
        for node in tree.root().children() {
            match node {
                usvg::Node::Text(text) => {
                    let said: String = text.chunks().iter().map(|chunk| chunk.text()).collect();
                    let place = text.flattened().abs_bounding_box();
                    let middle = (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0);
                    let ground = grounds.iter().rev().find(|(shape, _)| holds(shape, middle));
                    let (fill, halo) = inks(text);
                    let ground = halo.or(ground.map(|(_, colour)| *colour));
                    if let (Some(fill), Some(ground)) = (fill, ground) {
                        shown.contrasts.push((said.clone(), contrast(fill, ground)));
                    }
                    let glyphs = text.layouted().iter().flat_map(|span| &span.positioned_glyphs);
                    if glyphs.into_iter().any(|glyph| glyph.id.0 == 0) {
                        shown.boxes.push(said.clone());
                    }
                    shown.texts.push((said, place));
                }
                usvg::Node::Path(path) => {
                    let place = path.abs_bounding_box();
                    shown.marks.extend(mark(path, &grounds));
                    if path.fill().is_none() {
                        continue;
                    }
                    shown.shapes.push(place);
                    let fill = path.fill().and_then(|fill| colour(fill.paint()));
                    grounds.extend(fill.map(|fill| (place, fill)));
                }
                _ => {}
            }
        }
        shown
    }

    pub fn says(&self, words: &str) -> bool {
        self.texts.iter().any(|(said, _)| said == words)
    }

    /// Checks that every text is inside the picture and does not overlap others.
    #[track_caller]
    pub fn check_texts(&self) {
        for (at, (said, place)) in self.texts.iter().enumerate() {
            assert!(contains(&self.size, place), "{said} is cut: {place:?}");
            for (other, there) in &self.texts[at + 1..] {
                let apart = place.right() <= there.left()
                    || there.right() <= place.left()
                    || place.bottom() <= there.top()
                    || there.bottom() <= place.top();
                assert!(apart, "{said} is over {other}: {place:?}, {there:?}");
            }
        }
    }

    /// Checks that every text has a contrast of at least 4.5, as the Web Content Accessibility Guidelines require.
    #[track_caller]
    pub fn check_contrast(&self) {
        for (said, contrast) in &self.contrasts {
            assert!(*contrast >= 4.5, "{said}: {contrast}");
        }
    }

    /// Checks that every line and outline has a contrast of at least 3 with the ground of the picture, as the guidelines
    /// require of marks.
    #[track_caller]
    pub fn check_marks(&self) {
        for (colour, contrast) in &self.marks {
            assert!(*contrast >= 3.0, "{colour:?}: {contrast}");
        }
    }

    /// Checks that no letter is drawn as a box.
    #[track_caller]
    pub fn check_letters(&self) {
        assert!(self.boxes.is_empty(), "{:?}", self.boxes);
    }

    /// Checks that the signs of ships are wide enough for their text.
    #[track_caller]
    pub fn check_signs(&self) {
        let signs = self.texts.iter().filter(|(said, _)| said.contains('×'));
        for (said, place) in signs {
            let holds = |shape: &&Rect| shape.height() < 60.0 && contains(shape, place);
            let sign = self.shapes.iter().find(holds);
            assert!(sign.is_some(), "{said} is larger than its sign");
        }
    }
}

fn contains(outer: &Rect, inner: &Rect) -> bool {
    outer.left() <= inner.left()
        && outer.top() <= inner.top()
        && inner.right() <= outer.right()
        && inner.bottom() <= outer.bottom()
}

fn holds(shape: &Rect, (x, y): (f32, f32)) -> bool {
    (shape.left()..=shape.right()).contains(&x) && (shape.top()..=shape.bottom()).contains(&y)
}

fn colour(paint: &usvg::Paint) -> Option<Colour> {
    match paint {
        usvg::Paint::Color(colour) => Some((colour.red, colour.green, colour.blue)),
        _ => None,
    }
}

/// Returns the more visible colour of a line or of an outlined shape, with its contrast. Thin lines only guide the eye,
/// and shapes without an outline are grounds.
fn mark(path: &usvg::Path, grounds: &[(Rect, Colour)]) -> Option<(Colour, f64)> {
    let stroke = path.stroke().filter(|stroke| stroke.width().get() >= 2.0 || path.fill().is_some())?;
    let place = path.abs_bounding_box();
    let middle = (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0);
    let under = match path.fill() {
        Some(_) => grounds.iter().rev().find(|(shape, _)| holds(shape, middle)),
        None => grounds.first(),
    };
    let (_, under) = under?;
    let colours = [path.fill().map(usvg::Fill::paint), Some(stroke.paint())];
    let colours = colours.into_iter().flatten().filter_map(colour);
    let seen = colours.map(|colour| (colour, contrast(colour, *under)));
    seen.max_by(|one, other| one.1.total_cmp(&other.1))
}

/// Returns a text's fill colour, and the outline around its letters.
fn inks(text: &usvg::Text) -> (Option<Colour>, Option<Colour>) {
    let mut spans = text.chunks().iter().flat_map(|chunk| chunk.spans());
    let Some(span) = spans.next() else {
        return (None, None);
    };
    let fill = span.fill().and_then(|fill| colour(fill.paint()));
    let halo = span.stroke().and_then(|stroke| colour(stroke.paint()));
    (fill, halo)
}

/// Returns the contrast of two colours, as the guidelines compute it.
pub fn contrast(one: Colour, other: Colour) -> f64 {
    let light = |(red, green, blue): Colour| {
        let part = |part: u8| match f64::from(part) / 255.0 {
            part if part <= 0.04045 => part / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        };
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue) + 0.05
    };
    light(one).max(light(other)) / light(one).min(light(other))
}
