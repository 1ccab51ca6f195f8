//! Nonces, by which Discord knows a message that is sent again.
//!
//! A process that was started anew, perhaps by a newer version, has to come to the same ones. So they are cut from SHA-256 and not from a hash of the
//! standard library, which may change from one version of Rust to the next.

use sha2::{Digest as _, Sha256};

/// Returns the nonce of a message that these parts tell from all others. It is the same in every version.
pub fn of(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        // With its length, so that no two lists of parts are the same bytes.
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    let hash = <[u8; 32]>::from(hash.finalize());
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
