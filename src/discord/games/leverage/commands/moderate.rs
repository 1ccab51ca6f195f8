//! Subcommands of `/mod` for corrections in the leverage ruleset (L7.2).

mod correct;
mod ship;
mod system;

use crate::discord::game_ui::Command;

pub fn corrections() -> Vec<Command> {
    vec![
        correct::set_leverage(),
        correct::reset_relations(),
        correct::money(),
        correct::science(),
        ship::ship(),
        system::system(),
    ]
}
