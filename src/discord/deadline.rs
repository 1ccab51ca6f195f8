//! No request to Discord is waited for without end. The client that sends it gives up by itself; but it also waits, before
//! it sends, for as long as a rate limit asks, and that can be an hour.

use poise::serenity_prelude as serenity;
use std::io;
use std::time::Duration;

/// What Discord has not done by then is given up. A picture takes a second or two on a slow line.
const LONGEST: Duration = Duration::from_secs(15);

/// Waits for a request as long as there is a point in it.
///
/// # Errors
/// Fails as the request does, or because the time is over; then nobody knows whether Discord has done it.
pub async fn in_time<T>(request: impl Future<Output = serenity::Result<T>>) -> serenity::Result<T> {
    match tokio::time::timeout(LONGEST, request).await {
        Ok(done) => done,
        Err(_) => {
            let problem = format!("no answer in {} seconds", LONGEST.as_secs());
            Err(io::Error::new(io::ErrorKind::TimedOut, problem).into())
        }
    }
}
