//! All mistakes of a configuration.

use super::ConfigError;
use std::error::Error;
use std::fmt;

/// Everything that is wrong in a configuration, one line each.
#[derive(Debug, Default)]
pub struct Mistakes(Vec<ConfigError>);

impl Mistakes {
    /// Returns the value, or notes why there is none and returns the default.
    pub(super) fn keep<T: Default>(&mut self, read: Result<T, ConfigError>) -> T {
        read.unwrap_or_else(|mistake| {
            self.0.push(mistake);
            T::default()
        })
    }

    pub(super) fn extend(&mut self, others: Vec<ConfigError>) {
        self.0.extend(others);
    }

    /// Removes the mistakes that others may explain: an unreadable line may be the token's.
    pub(super) fn explain(&mut self) {
        if self.0.iter().any(|mistake| matches!(mistake, ConfigError::EnvLine | ConfigError::EnvFile(_))) {
            self.0.retain(|mistake| !matches!(mistake, ConfigError::NoToken));
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &ConfigError> {
        self.0.iter()
    }

    /// Returns whether one of these variables is wrong.
    pub fn concern(&self, variables: &[&str]) -> bool {
        self.0.iter().filter_map(ConfigError::variable).any(|wrong| variables.contains(&wrong))
    }

    /// Returns `read` if there are no mistakes.
    pub fn or<T>(self, read: T) -> Result<T, Mistakes> {
        match self.0.is_empty() {
            true => Ok(read),
            false => Err(self),
        }
    }
}

impl fmt::Display for Mistakes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, mistake) in self.0.iter().enumerate() {
            let separator = if number == 0 { "" } else { "\n" };
            write!(f, "{separator}{mistake}")?;
        }
        Ok(())
    }
}

impl Error for Mistakes {}
