//! Nonces, which let Discord recognise a message that is sent again.
//!
//! A restarted process, perhaps of a newer version, has to compute the same nonces. They are therefore derived from
//! SHA-256 and not from a hash of the standard library, which may change between Rust versions.

use sha2::{Digest as _, Sha256};

/// Returns the nonce of the message that these parts identify. It is the same in every version.
pub fn of(parts: &[&str]) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        // The length makes different lists of parts hash to different bytes.
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    let hash = <[u8; 32]>::from(hash.finalize());
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}
