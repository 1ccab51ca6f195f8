mod begun;
mod chosen;
pub mod given;
mod properties;
mod reckoned;
mod ships;
mod time;
