//! Notifies the service manager that the bot is ready, alive or stopping. The protocol is one datagram per message
//! (sd_notify(3)), so it needs no library.

use std::env;
use std::time::Duration;

/// Notifies the service manager, if there is one. Failures are ignored.
pub fn notify(state: &str) {
    if let Some(socket) = env::var_os("NOTIFY_SOCKET")
        && let Err(problem) = send(&socket, state)
    {
        tracing::debug!(%problem, state, "the service manager was not told");
    }
}

/// Returns how often the service manager expects a sign of life: half of its timeout.
pub fn watchdog_interval() -> Option<Duration> {
    let micros = env::var("WATCHDOG_USEC").ok()?.parse().ok()?;
    Some(Duration::from_micros(micros) / 2)
}

#[cfg(target_os = "linux")]
fn send(socket: &std::ffi::OsStr, state: &str) -> std::io::Result<()> {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    use std::sync::OnceLock;
    let address = match socket.as_bytes() {
        [b'@', name @ ..] => SocketAddr::from_abstract_name(name)?,
        _ => SocketAddr::from_pathname(socket)?,
    };
    // Kept open: a process that has run out of file handles must still give a sign of life, or it would be killed.
    static OWN: OnceLock<UnixDatagram> = OnceLock::new();
    let own = match OWN.get() {
        Some(own) => own,
        None => {
            let own = UnixDatagram::unbound()?;
            // A manager that does not read must not block the bot.
            own.set_nonblocking(true)?;
            OWN.get_or_init(|| own)
        }
    };
    own.send_to_addr(state.as_bytes(), &address).map(drop)
}

#[cfg(not(target_os = "linux"))]
fn send(_: &std::ffi::OsStr, _: &str) -> std::io::Result<()> {
    Ok(())
}
