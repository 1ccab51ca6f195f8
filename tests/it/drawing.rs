//! Pictures on their way to Discord. Only a few are drawn at a time, and identical ones are drawn once.

use chancery::discord::drawing::{Allowances, NotDrawn, RenderQueue, Spent, Whose, drawn};
use chancery::discord::render::Picture;
use chancery::rules::ids::PlayerId;
use chancery::rules::time::{Span, Time};
use chancery::text::Label;
use futures::future::join_all;
use std::sync::LazyLock;
use std::time::Instant;

fn picture(n: usize) -> Picture {
    let svg =
        format!(r#"<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><text y="{n}">{n}</text></svg>"#);
    Picture { file: "map.png", svg, alt: Label::of("A map.") }
}

/// Returns a picture that takes a while.
fn large(n: usize) -> Picture {
    let mut large = picture(n);
    large.svg = large.svg.replace(r#"width="200" height="100""#, r#"width="1600" height="1600""#);
    large
}

#[tokio::test]
async fn a_flood_of_pictures_is_queued_or_dropped() {
    // A queue of its own, because the other tests of this process would get no pictures meanwhile.
    static QUEUE: LazyLock<RenderQueue> = LazyLock::new(RenderQueue::default);
    let drawn = |picture| QUEUE.drawn(picture);
    // Hundreds of requests for the same picture draw it once. The other answers are complete without their pictures.
    let same = join_all((0..200).map(|_| drawn(picture(7)))).await;
    let same: Vec<_> = same.into_iter().map(Result::unwrap).collect();
    assert!(same.iter().all(|file| file.data == same[0].data));
    let others = join_all((100..300).map(|n| drawn(picture(n)))).await;
    let files = others.iter().flatten().count();
    assert!((1..200).contains(&files), "{files}");
    let left_out = others.into_iter().filter_map(Result::err);
    assert!({ left_out }.all(|why| matches!(why, NotDrawn::Busy)));
    // After the flood, pictures are drawn again, and cached ones are ready at once.
    assert!(drawn(picture(400)).await.is_ok());
    assert!(drawn(picture(400)).await.is_ok());
}

#[test]
fn a_player_gets_six_pictures_a_minute_and_a_server_thirty() {
    let allowances = Allowances::default();
    let at = |seconds| Time::from_millis(0) + Span::seconds(seconds);
    let take = |player, server, seconds| allowances.take(PlayerId(player), server, at(seconds));
    let spent = |whose, most, wait| {
        let wait = Span::seconds(wait);
        Err(Spent { whose, most, wait })
    };
    for second in 0..6 {
        assert_eq!(take(1, Some(9), second), Ok(()));
    }
    let one = Whose::Player(PlayerId(1));
    assert_eq!(take(1, Some(9), 6), spent(one, 6, 54));
    assert_eq!(take(1, None, 59), spent(one, 6, 1), "wherever they ask");
    assert_eq!(take(1, Some(9), 60), Ok(()), "the first is a minute old");
    assert_eq!(take(1, Some(9), 60), spent(one, 6, 1));
    // Refused pictures do not count.
    assert_eq!(take(1, Some(9), 61), Ok(()));
    for player in 2..26 {
        assert_eq!(take(player, Some(9), 61), Ok(()), "{player}");
    }
    let server = Whose::Server(9);
    assert_eq!(take(40, Some(9), 61), spent(server, 30, 1));
    assert_eq!(take(40, Some(8), 61), Ok(()), "another server");
    assert_eq!(take(40, None, 61), Ok(()), "a direct message");
    // People who stop asking are forgotten.
    assert!(allowances.remembered() > 25);
    assert_eq!(take(50, None, 200), Ok(()));
    assert_eq!(allowances.remembered(), 1);
    for player in 0..20_000 {
        take(player, Some(player), 201).unwrap();
    }
    assert!(allowances.remembered() <= 10_000);
}

/// `cargo test --release --test it -- --ignored --nocapture flood_of_charts` measures what a flood costs the process.
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
    let flood = tokio::spawn(join_all((0..200).map(|n| drawn(large(n)))));
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    println!("during: {}", status());
    let files = flood.await.expect("it ends").into_iter().flatten().count();
    println!("after {:?}, {files} files: {}", begun.elapsed(), status());
}
