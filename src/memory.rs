//! Gives freed memory back to the system. After a flood of commands, glibc would keep most of it for the next one.

use chancery_clock::Clock;
use std::convert::Infallible;
use std::time::Duration;

/// How long memory that was freed may stay with the process.
const EVERY: Duration = Duration::from_secs(20);

/// Gives back what was freed, again and again. A round takes milliseconds after a flood, and less at rest.
pub async fn give_back(clock: Clock) -> Infallible {
    loop {
        clock.sleep(EVERY).await;
        // If it panics, the memory stays.
        let _ = tokio::task::spawn_blocking(trim).await;
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn trim() {
    // SAFETY: `malloc_trim` takes no pointer, and locks what it looks through as every allocation does.
    unsafe { libc::malloc_trim(0) };
}

/// Other allocators give memory back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn trim() {}
