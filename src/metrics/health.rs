//! `chancery health`: checks the running bot. Container health checks use it.

use reqwest::{Client, StatusCode};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

/// Container health checks usually wait about ten seconds.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(8);

#[derive(Debug, thiserror::Error)]
pub enum AskError {
    #[error("METRICS_ADDRESS is not set, so there is no health endpoint: set it and restart the bot")]
    NoAddress,
    #[error("the bot does not answer at {address}: {problem}")]
    Silent { address: SocketAddr, problem: reqwest::Error },
    #[error("the bot is unhealthy: {0}")]
    Unwell(String),
}

/// Checks the bot on this machine. Fails if it is not well, does not answer, or serves no metrics.
pub async fn ask(address: Option<SocketAddr>) -> Result<(), AskError> {
    let mut address = address.ok_or(AskError::NoAddress)?;
    // It listens on every address, and the loopback address always exists.
    if address.ip().is_unspecified() {
        address.set_ip(match address.ip() {
            IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
        });
    }
    let silent = |problem| AskError::Silent { address, problem };
    // Configured proxies are for the network beyond this machine.
    let client = Client::builder().no_proxy().timeout(ANSWER_TIMEOUT).build();
    let asked = client.map_err(silent)?.get(format!("http://{address}/health")).send().await;
    let answer = asked.map_err(silent)?;
    match answer.status() {
        StatusCode::OK => Ok(()),
        _ => {
            let said = answer.text().await.map_err(silent)?;
            Err(AskError::Unwell(said.lines().next().unwrap_or_default().to_owned()))
        }
    }
}
