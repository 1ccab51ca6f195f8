//! A proxied connection between a bot and its database that can be cut and frozen.

use std::net::TcpListener;
use std::thread;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::watch;

/// Accepts connections at a port of its own and forwards them to another, on a thread of its own.
pub struct Proxy {
    port: u16,
    line: watch::Sender<LinkState>,
}

/// Bytes to be replaced by others of the same length.
#[derive(Clone, Copy)]
pub struct Rewrite {
    pub from: &'static [u8],
    pub to: &'static [u8],
}

impl Rewrite {
    fn apply(self, sent: &mut [u8]) {
        assert_eq!(self.from.len(), self.to.len());
        for at in 0..(sent.len() + 1).saturating_sub(self.from.len()) {
            let words = &mut sent[at..at + self.from.len()];
            if words == self.from {
                words.copy_from_slice(self.to);
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LinkState {
    Sound,
    /// Everything sent is held back, without either side noticing.
    Frozen,
    /// One side's connections are closed, and it cannot open others. The other side notices nothing.
    Cut(Side),
}

/// The side that notices a cut.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Bot,
    Server,
}

impl Proxy {
    /// Starts forwarding connections to this port.
    pub fn start(to: u16) -> Proxy {
        Proxy::rewriting(to, None)
    }

    /// Starts forwarding connections to this port, and rewrites what the bot sends.
    pub fn rewriting(to: u16, rewrite: Option<Rewrite>) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        listener.set_nonblocking(true).expect("a socket");
        let port = listener.local_addr().expect("an address").port();
        let (line, watched) = watch::channel(LinkState::Sound);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        thread::spawn(move || {
            runtime.block_on(async {
                let mut ends = watched.clone();
                tokio::select! {
                    () = carry_all(listener, to, watched, rewrite) => {}
                    _ = async { while ends.changed().await.is_ok() {} } => {}
                }
            });
        });
        Proxy { port, line }
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Closes all connections of one side. The other side notices nothing until the proxy is repaired.
    pub fn cut(&self, told: Side) {
        self.line.send_replace(LinkState::Cut(told));
    }

    /// Holds back everything sent from here on.
    pub fn freeze(&self) {
        self.line.send_replace(LinkState::Frozen);
    }

    /// Sends everything held back, closes cut connections, and accepts new ones.
    pub fn mend(&self) {
        self.line.send_replace(LinkState::Sound);
    }
}

async fn carry_all(listener: TcpListener, to: u16, line: watch::Receiver<LinkState>, rewrite: Option<Rewrite>) {
    let listener = tokio::net::TcpListener::from_std(listener).expect("a socket");
    loop {
        let Ok((bot, _)) = listener.accept().await else {
            continue;
        };
        // A connection that arrives while the proxy is frozen waits. One that arrives while it is cut ends.
        let state = *line.borrow();
        if !matches!(state, LinkState::Cut(_)) {
            tokio::spawn(carry(bot, to, line.clone(), rewrite));
        }
    }
}

async fn carry(bot: TcpStream, to: u16, mut line: watch::Receiver<LinkState>, rewrite: Option<Rewrite>) {
    let Ok(state) = thawed(&mut line).await else {
        return;
    };
    if state != LinkState::Sound {
        return;
    }
    let Ok(server) = TcpStream::connect(("127.0.0.1", to)).await else {
        return;
    };
    let (from_bot, to_bot) = bot.into_split();
    let (from_server, to_server) = server.into_split();
    let ((from_bot, to_server), (from_server, to_bot)) = tokio::join!(
        one_way(from_bot, to_server, line.clone(), rewrite),
        one_way(from_server, to_bot, line.clone(), None)
    );
    let state = *line.borrow();
    if let LinkState::Cut(told) = state {
        let (ended, kept) = match told {
            Side::Bot => ((from_bot, to_bot), (from_server, to_server)),
            Side::Server => ((from_server, to_server), (from_bot, to_bot)),
        };
        drop(ended);
        let _ = line.wait_for(|line| !matches!(line, LinkState::Cut(_))).await;
        drop(kept);
    }
}

/// Forwards one direction until its source ends or the proxy is cut. Returns both ends, still open.
async fn one_way(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut line: watch::Receiver<LinkState>,
    rewrite: Option<Rewrite>,
) -> (OwnedReadHalf, OwnedWriteHalf) {
    let mut held = vec![0; 1 << 16];
    while let Ok(LinkState::Sound) = thawed(&mut line).await {
        let read = tokio::select! {
            read = from.read(&mut held) => read,
            changed = line.changed() => match changed {
                Ok(()) => continue,
                Err(_) => break,
            },
        };
        let Ok(count @ 1..) = read else {
            let _ = to.shutdown().await;
            break;
        };
        let Ok(LinkState::Sound) = thawed(&mut line).await else {
            break;
        };
        if let Some(rewrite) = rewrite {
            rewrite.apply(&mut held[..count]);
        }
        if to.write_all(&held[..count]).await.is_err() {
            break;
        }
    }
    (from, to)
}

/// Waits while the proxy is frozen, and returns its state afterwards.
async fn thawed(line: &mut watch::Receiver<LinkState>) -> Result<LinkState, watch::error::RecvError> {
    line.wait_for(|line| *line != LinkState::Frozen).await.map(|line| *line)
}
