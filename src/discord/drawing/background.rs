//! Threads that give way to the rest of the process.

use std::io;
use std::thread::Builder;
use tokio::sync::oneshot;

/// Runs the work on a thread of its own, whose share of a busy processor is about a tenth of an ordinary thread's. A
/// thread cannot raise its priority again, so it ends with its work.
///
/// # Errors
///
/// If the system starts no thread, or the work panics.
pub async fn in_background<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> io::Result<T> {
    let (done, result) = oneshot::channel();
    Builder::new().name("drawing".to_owned()).spawn(move || {
        give_way();
        // Nobody may be waiting any more.
        let _ = done.send(work());
    })?;
    result.await.map_err(io::Error::other)
}

/// Lowers this thread's priority by ten of nineteen steps.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn give_way() {
    // SAFETY: `setpriority` takes no pointer. On Linux, process 0 is the calling thread.
    unsafe { libc::setpriority(libc::PRIO_PROCESS, 0, 10) };
}

/// Other systems have no priority for a single thread, or another call for it.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn give_way() {}
