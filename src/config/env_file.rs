//! Variables, from the environment or else from the file `.env` in this folder.

use super::ConfigError;
use std::collections::BTreeMap;
use std::env::{self, VarError};
use std::io::ErrorKind;
use std::sync::OnceLock;

const ENV_FILE: &str = ".env";

/// Some editors put this mark before the first line.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// The values in the file.
static IN_FILE: OnceLock<BTreeMap<String, String>> = OnceLock::new();

/// Reads this folder's `.env` and returns what is wrong with it. A missing file is fine, but an unreadable one is an
/// error, because the bot would run with other settings than its host expects.
pub(super) fn read() -> Vec<ConfigError> {
    let contents = match std::fs::read(ENV_FILE) {
        Ok(contents) => contents,
        Err(error) if error.kind() == ErrorKind::NotFound => return Vec::new(),
        Err(error) => return vec![ConfigError::EnvFile(error)],
    };
    let contents = contents.strip_prefix(BYTE_ORDER_MARK).unwrap_or(&contents);
    let (mut values, mut mistakes) = (BTreeMap::new(), Vec::new());
    for line in dotenvy::from_read_iter(contents) {
        match line {
            // If a name stands twice, the first value counts.
            Ok((name, value)) => drop(values.entry(name).or_insert(value)),
            Err(dotenvy::Error::Io(error)) => mistakes.push(ConfigError::EnvFile(error)),
            Err(_) => mistakes.push(ConfigError::EnvLine),
        }
    }
    // The file is read once, at the start.
    let _ = IN_FILE.set(values);
    mistakes
}

/// Returns the variable's value. An empty one counts as not set, as in a copied `.env.example`.
pub(super) fn variable(name: &'static str) -> Result<Option<String>, ConfigError> {
    let value = match env::var(name) {
        Ok(value) => Some(value),
        Err(VarError::NotPresent) => IN_FILE.get().and_then(|file| file.get(name)).cloned(),
        Err(VarError::NotUnicode(_)) => return Err(ConfigError::NotText(name)),
    };
    Ok(value.map(|value| value.trim().to_owned()).filter(|value| !value.is_empty()))
}
