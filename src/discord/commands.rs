//! Slash commands, one file each, which parse and delegate. The rules decide what is allowed, and `render` writes the
//! texts. Every server has these commands; commands of a single game live with the game. Commands that several games
//! share (`board`, `seat`, `standings`, `turn`) live here, dispatch through [`games`], and are listed by each of those
//! games.

mod answers;
pub mod board;
pub(super) mod campaign;
mod chancery;
pub(super) mod claim;
mod deal;
mod digest;
pub(super) mod founding;
pub(super) mod help;
mod history;
mod honours;
pub(super) mod import;
mod leaderboard;
mod moderate;
mod offers;
mod panel;
pub mod privacy;
mod promises;
mod quiet;
mod relations;
mod rights;
mod rules;
pub mod seat;
pub mod standings;
pub(super) mod suggestions;
mod table;
mod take_back;
pub(super) mod template;
pub mod turn;
mod values;

use super::command::completed;
use super::game_ui::Command;
use super::games;
use crate::rules::RulesetName;

pub use deal::when;
pub use founding::games_to_begin;
pub use history::{entries as history_entries, page as history_page};
pub use leaderboard::Measure;
pub use moderate::{log_page, settings, settings_page, table_settings};
pub use offers::pending as pending_offers;
pub use table::post_panel;

/// Returns the commands that every server has: the table's own, and those of games that are registered everywhere.
pub fn everywhere() -> Vec<Command> {
    let everywhere = |ruleset: &RulesetName| games::is_everywhere(*ruleset);
    let rulesets = RulesetName::ALL.iter().copied().filter(everywhere);
    let mut all = vec![campaign::campaign()];
    all.extend(rulesets.flat_map(games::commands));
    all.extend([
        answers::accept(),
        answers::refuse(),
        answers::withdraw(),
        offers::offers(),
        deal::deal(),
        deal::counter_offer(),
        promises::promises(),
        promises::promise(),
        relations::relations(),
        relations::relations_of_user(),
        rights::rights(),
        history::history(),
        leaderboard::leaderboard(),
        honours::hall_of_fame(),
        honours::profile(),
        table::table_panel(),
        take_back::take_back(),
        quiet::away(),
        quiet::quiet_hours(),
        digest::digest(),
        privacy::privacy(),
        rules::rules(),
        help::help(),
        moderate::moderate(),
        chancery::chancery(),
    ]);
    completed(all)
}

/// Returns all commands as one list. If a name is a plain command everywhere and has subcommands in a game, the plain
/// command becomes its subcommand `show`, because Discord does not allow both. The bare name still runs the plain
/// command.
pub fn all() -> Vec<Command> {
    let games = played(RulesetName::ALL.iter().copied());
    let mut all = merged([everywhere(), games]);
    for plain in everywhere().into_iter().filter(|command| command.subcommands.is_empty()) {
        let both = all.iter_mut().find(|one| one.name == plain.name && !one.subcommands.is_empty());
        if let Some(both) = both {
            both.subcommands.insert(0, Command { name: "show".into(), ..plain });
        }
    }
    all
}

/// Returns the commands that only servers with one of these rulesets have.
pub fn played(rulesets: impl IntoIterator<Item = RulesetName>) -> Vec<Command> {
    let rulesets = rulesets.into_iter();
    let rulesets = rulesets.filter(|ruleset| !games::is_everywhere(*ruleset));
    completed(merged(rulesets.map(games::commands)))
}

/// Merges commands of the same name into one, with the subcommands of all, each once.
pub fn merged(games: impl IntoIterator<Item = Vec<Command>>) -> Vec<Command> {
    let mut all: Vec<Command> = Vec::new();
    for command in games.into_iter().flatten() {
        match all.iter_mut().find(|one| one.name == command.name) {
            Some(same) => {
                let own = std::mem::take(&mut same.subcommands);
                same.subcommands = merged([own, command.subcommands]);
            }
            None => all.push(command),
        }
    }
    all
}
