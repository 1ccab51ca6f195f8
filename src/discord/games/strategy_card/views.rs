mod card;
mod galaxy;
mod planets;
mod rights;
mod seats;
mod systems;
mod tokens;

pub use card::card;
pub use galaxy::galaxy;
pub use planets::planets;
pub use rights::rights;
pub use seats::{seats, standings, turn};
pub use systems::{check, systems, tokens as system_tokens};
pub use tokens::tokens;
