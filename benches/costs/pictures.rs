//! Measures a picture, from its drawing to the file that is sent.

use chancery_pictures::png;

/// A board with many sectors, a circle of players, and a chart.
const DRAWINGS: [(&str, &str); 3] = [
    ("sectors", include_str!("../../pictures/tests/it/sectors.svg")),
    ("circle", include_str!("../../pictures/tests/it/circle.svg")),
    ("chart", include_str!("../../pictures/tests/it/chart.svg")),
];

#[divan::bench(args = ["sectors", "circle", "chart"])]
fn file_of_a_drawing(bencher: divan::Bencher, which: &str) {
    let drawing = DRAWINGS.iter().find(|(name, _)| *name == which);
    let (_, svg) = drawing.expect("it is listed");
    bencher.bench(|| png(svg).expect("it can be drawn"));
}
