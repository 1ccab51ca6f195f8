//! PgBouncer in front of a server, if it is installed.

use super::server::{Server, free_port};
use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

/// Ends the pooler when the test process ends, which closes the keeper's standard input.
const KEEPER: &str = r#"pgbouncer --quiet pooler.ini & cat >/dev/null; kill "$!""#;

/// A pooler that ends with the test.
pub struct Pooler {
    port: u16,
    keeper: Child,
}

impl Pooler {
    /// Starts a pooler by session or by transaction, with default settings otherwise. Prints to standard error if none
    /// is installed.
    pub fn start(server: &Server, mode: &str) -> Option<Pooler> {
        if Command::new("pgbouncer").arg("--version").output().is_err() {
            let _ = std::io::stderr().write_all(b"skipped: there is no pgbouncer (`apt install pgbouncer`)\n");
            return None;
        }
        let port = free_port();
        let to = server.port();
        let settings = format!(
            "[databases]\n* = host=127.0.0.1 port={to} user=postgres\n\
             [pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\npool_mode = {mode}\n"
        );
        fs::write(server.folder().join("pooler.ini"), settings).expect("a file");
        let mut keeper = server.beside("sh");
        keeper.args(["-c", KEEPER]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let keeper = keeper.spawn().expect("a shell");
        let pooler = Pooler { port, keeper };
        for _ in 0..500 {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Some(pooler);
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("PgBouncer does not start");
    }

    pub fn port(&self) -> u16 {
        self.port
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}
