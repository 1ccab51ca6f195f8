//! Another Discord at Discord's own name, for tests of what most hosts run: requests without a proxy, over TLS, held back by serenity's rate limiter.

use super::ConfigError;
use std::net::SocketAddr;

/// Where `discord.com` is found instead, and the certificate that it shows, as PEM.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    pub address: SocketAddr,
    pub certificate: String,
}

impl Elsewhere {
    /// Reads `CHANCERY_TEST_DISCORD=ADDRESS FILE`. A program that was built for release does not know the variable: nobody gives the bot's token away by
    /// a line in `.env`.
    #[cfg(debug_assertions)]
    pub(super) fn from_env() -> Result<Option<Elsewhere>, ConfigError> {
        let Some(said) = super::variable("CHANCERY_TEST_DISCORD")? else {
            return Ok(None);
        };
        let read = || {
            let (address, file) = said.split_once(' ')?;
            Some(Elsewhere { address: address.parse().ok()?, certificate: std::fs::read_to_string(file).ok()? })
        };
        read().map(Some).ok_or(ConfigError::BadElsewhere(said.clone()))
    }

    #[cfg(not(debug_assertions))]
    pub(super) fn from_env() -> Result<Option<Elsewhere>, ConfigError> {
        Ok(None)
    }
}
