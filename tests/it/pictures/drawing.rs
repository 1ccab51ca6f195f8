//! Pictures on their way to Discord: few are drawn at a time, and the same one is drawn once.

use chancery::discord::drawing::drawn;
use chancery::discord::render::Picture;
use futures::future::join_all;
use std::time::Instant;

fn picture(n: usize) -> Picture {
    let svg = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><text y="{n}">{n}</text></svg>"#
    );
    Picture {
        file: "map.png",
        svg,
        alt: "A map.".to_owned(),
    }
}

#[tokio::test]
async fn a_flood_of_pictures_waits_or_is_left_out() {
    // The same picture asked for by hundreds is one; the other answers go without theirs, and say all they say.
    let same = join_all((0..200).map(|_| drawn(picture(7)))).await;
    let same: Vec<_> = same.into_iter().flatten().collect();
    assert!(same.len() >= 34, "{}", same.len());
    assert!(same.iter().all(|file| file.data == same[0].data));
    let others = join_all((100..300).map(|n| drawn(picture(n)))).await;
    let files = others.iter().flatten().count();
    assert!((1..=34).contains(&files), "{files}");
    // After the flood pictures are drawn again, and what is known at once.
    assert!(drawn(picture(400)).await.is_some());
    assert!(drawn(picture(400)).await.is_some());
}

/// `cargo test --release --test it -- --ignored --nocapture flood_of_charts`: what a flood takes of the process.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "it measures, and asserts nothing"]
async fn flood_of_charts() {
    let status = || {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let wanted = |line: &&str| line.starts_with("VmRSS") || line.starts_with("Threads");
        status.lines().filter(wanted).collect::<Vec<_>>().join(", ")
    };
    println!("before: {}", status());
    let begun = Instant::now();
    let flood = tokio::spawn(join_all((0..200).map(|n| {
        let mut large = picture(n);
        large.svg = large.svg.replace(
            r#"width="200" height="100""#,
            r#"width="1600" height="1600""#,
        );
        drawn(large)
    })));
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    println!("during: {}", status());
    let files = flood.await.expect("it ends").into_iter().flatten().count();
    println!("after {:?}, {files} files: {}", begun.elapsed(), status());
}
