mod area;
mod check;
mod hand;
mod map;
mod realm;
mod rights;
mod seats;

pub use area::{area, areas};
pub use check::check;
pub use hand::hand;
pub use map::map;
pub use realm::{realm, realms};
pub use rights::rights;
pub use seats::{seats, standings, turn};
