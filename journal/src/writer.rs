//! The loop of a backend's writer. It writes all pending requests in one transaction, because most of a commit's cost is
//! waiting for the database, and up to sixty-four commits can share that wait.

use super::journal::WritingEnd;
use super::writing::{GROUP, Group};
use std::io;
use std::time::Duration;
use tokio::runtime::Builder;

/// How often an idle writer checks that the database is writable.
const LOOK: Duration = Duration::from_secs(2);

/// The single writer of a process. Each method may block, because the writer has its own thread.
pub trait Writer: Sized + Send + 'static {
    fn end(&mut self) -> &mut WritingEnd;

    /// Prepares for the first write. Called once, while the process starts and already reads.
    fn prepare(&mut self) -> impl Future<Output = ()>;

    /// Lets other tasks hand in their requests. Tasks that were answered together tend to make their next requests
    /// together.
    fn give_way(&self) -> impl Future<Output = ()>;

    /// Writes a group and answers it.
    fn write(&mut self, group: Group) -> impl Future<Output = ()>;

    /// Checks whether writing is possible.
    fn look(&mut self) -> impl Future<Output = ()>;

    /// Closes the database after the last write.
    fn put_away(self) -> impl Future<Output = ()>;

    /// Starts the writer on its own thread, because it evaluates the changes' conditions and must not be delayed by the
    /// rest of the process.
    fn start(self, mut runtime: Builder) -> io::Result<()> {
        let runtime = runtime.build()?;
        let thread = std::thread::Builder::new().name("journal".to_owned());
        thread.spawn(move || runtime.block_on(run(self))).map(drop)
    }
}

/// Writes until the journal is closed or its last handle is dropped, including everything requested before.
async fn run(mut writer: impl Writer) {
    let mut waiting = Vec::with_capacity(GROUP);
    let mut came_together = false;
    writer.prepare().await;
    loop {
        let end = writer.end();
        tokio::select! {
            biased;
            () = end.closing.notified() => end.requests.close(),
            taken = end.requests.recv_many(&mut waiting, GROUP) => {
                if taken == 0 {
                    break;
                }
                if came_together {
                    writer.give_way().await;
                    let requests = &mut writer.end().requests;
                    while waiting.len() < GROUP && let Ok(request) = requests.try_recv() {
                        waiting.push(request);
                    }
                }
                came_together = waiting.len() > 1;
                for group in Group::form(waiting.drain(..)) {
                    writer.write(group).await;
                }
            }
            () = tokio::time::sleep(LOOK) => writer.look().await,
        }
    }
    writer.put_away().await;
}
