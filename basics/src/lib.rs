//! Values that the rules, the journal and the pictures share. They have a crate of their own, so that none of these
//! has to know the rules.

pub mod ids;
pub mod numbers;
pub mod time;
