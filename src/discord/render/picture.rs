//! Pictures and the words that stand for them where they cannot be seen.

/// Discord takes 1024 characters; the sentence before the list needs some of them.
const LIST_LIMIT: usize = 800;
/// A drawing that is yet to be made a file of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Picture {
    pub file: &'static str,
    pub svg: String,
    /// Says what is to be seen.
    pub alt: String,
}

/// Joins as much of the list as there is room for.
pub fn listed(list: impl Iterator<Item = String>) -> String {
    let mut joined = String::new();
    for item in list {
        if joined.chars().count() + item.chars().count() + 3 > LIST_LIMIT {
            joined.push_str("; …");
            break;
        }
        if !joined.is_empty() {
            joined.push_str("; ");
        }
        joined.push_str(&item);
    }
    joined
}
