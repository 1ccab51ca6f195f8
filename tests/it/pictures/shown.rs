//! What a drawing shows, measured with the fonts that it is drawn with.

use resvg::tiny_skia::Rect;
use resvg::usvg;
use std::sync::{Arc, LazyLock};

static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    Arc::new(fonts)
});

/// What a drawing shows: the texts, and the shapes that are filled, each with the place it takes.
pub struct Shown {
    pub size: Rect,
    pub texts: Vec<(String, Rect)>,
    shapes: Vec<Rect>,
}

impl Shown {
    pub fn of(svg: &str) -> Shown {
        let options = usvg::Options {
            fontdb: Arc::clone(&FONTS),
            font_family: "DejaVu Sans".to_owned(),
            ..usvg::Options::default()
        };
        let tree = usvg::Tree::from_str(svg, &options).unwrap();
        let size = Rect::from_xywh(0.0, 0.0, tree.size().width(), tree.size().height()).unwrap();
        let mut shown = Shown {
            size,
            texts: Vec::new(),
            shapes: Vec::new(),
        };
        for node in tree.root().children() {
            match node {
                usvg::Node::Text(text) => {
                    let said = text.chunks().iter().map(|chunk| chunk.text()).collect();
                    let place = text.flattened().abs_bounding_box();
                    shown.texts.push((said, place));
                }
                usvg::Node::Path(path) if path.fill().is_some() => {
                    shown.shapes.push(path.abs_bounding_box());
                }
                _ => {}
            }
        }
        shown
    }

    pub fn says(&self, words: &str) -> bool {
        self.texts.iter().any(|(said, _)| said == words)
    }

    /// Checks that every text lies in the picture and apart from all others.
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

    /// Checks that the signs of ships hold their words.
    #[track_caller]
    pub fn check_signs(&self) {
        let signs = self.texts.iter().filter(|(said, _)| said.contains('×'));
        for (said, place) in signs {
            let holds = |shape: &&Rect| shape.height() < 30.0 && contains(shape, place);
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
