mod leaderboard;
mod map;
mod milestones;
mod progress;
mod relations;
mod rights;
mod ships;
mod technologies;

pub use leaderboard::{MEASURES, leaderboard};
pub use map::map;
pub use milestones::milestones;
pub use progress::task_progress;
pub use relations::{relation_pair, relations_table};
pub use rights::rights;
pub use ships::ships;
pub use technologies::technologies;
