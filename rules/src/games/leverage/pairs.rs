//! Stores a map with non-string keys as a JSON list of pairs.

use imbl::OrdMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub fn serialize<K: Serialize + Ord, V: Serialize, S: Serializer>(
    map: &OrdMap<K, V>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(map)
}

pub fn deserialize<'de, K: Deserialize<'de> + Ord + Clone, V: Deserialize<'de> + Clone, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<OrdMap<K, V>, D::Error> {
    Ok(Vec::<(K, V)>::deserialize(deserializer)?.into_iter().collect())
}
