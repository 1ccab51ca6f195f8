//! A test server under Discord's own name, for testing what most hosts run: requests without a proxy, over TLS, with
//! serenity's rate limits.

use super::ConfigError;
use std::net::SocketAddr;

/// The address that replaces `discord.com`, and its certificate as PEM.
#[derive(Clone, Debug)]
pub struct Elsewhere {
    pub address: SocketAddr,
    pub certificate: String,
}

impl Elsewhere {
    /// Reads `CHANCERY_TEST_DISCORD=ADDRESS FILE`. Release builds ignore the variable, so that no line in `.env` can
    /// leak the bot's token.
    #[cfg(debug_assertions)]
    pub(super) fn from_env() -> Result<Option<Elsewhere>, ConfigError> {
        let Some(said) = super::env_file::variable("CHANCERY_TEST_DISCORD")? else {
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
