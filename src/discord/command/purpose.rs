//! The purposes of slash commands. Options, permissions and the kind of access follow from them.

use super::{optional, suggested};
use crate::discord::commands::suggestions::campaigns;
use crate::discord::game_ui::{Command, Parameter};
use poise::serenity_prelude::Permissions;

/// What a slash command does, as its `custom_data` says. A command without that orders if it only works in servers, and
/// shows otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Shows a campaign.
    Shows,
    /// Acts as a player.
    Orders,
    /// Acts as a moderator.
    Moderates,
    /// Corrects the game as a moderator, who must give a reason.
    Corrects,
    /// Corrects the game as a moderator, who may give a reason.
    Adjusts,
    /// Changes a setting of the server.
    Manages,
    /// Concerns no campaign, or all of them.
    Informs,
}

impl Purpose {
    pub fn of(command: &Command) -> Purpose {
        match command.custom_data.downcast_ref() {
            Some(purpose) => *purpose,
            None if command.guild_only => Purpose::Orders,
            None => Purpose::Shows,
        }
    }

    fn is_restricted(self) -> bool {
        match self {
            Purpose::Moderates | Purpose::Corrects | Purpose::Adjusts | Purpose::Manages => true,
            Purpose::Shows | Purpose::Orders | Purpose::Informs => false,
        }
    }
}

/// Adds what follows from the purpose of each command: the options `reason` and `campaign`, and Discord's restrictions
/// of moderators' commands.
pub fn completed(mut commands: Vec<Command>) -> Vec<Command> {
    commands.iter_mut().for_each(complete);
    commands
}

fn complete(command: &mut Command) {
    let subcommands = &mut command.subcommands;
    if !subcommands.is_empty() {
        subcommands.iter_mut().for_each(complete);
        if subcommands.iter().all(|one| one.default_member_permissions == Permissions::MANAGE_GUILD) {
            restrict(command);
        }
    } else if command.slash_action.is_some() {
        let purpose = Purpose::of(command);
        match purpose {
            Purpose::Corrects => {
                // Discord wants the required options first.
                let place = command.parameters.partition_point(|option| option.required);
                command.parameters.insert(place, Parameter { required: true, ..optional::<String>("reason") });
            }
            Purpose::Adjusts => command.parameters.push(optional::<String>("reason")),
            Purpose::Shows | Purpose::Orders | Purpose::Moderates | Purpose::Manages | Purpose::Informs => {}
        }
        if !matches!(purpose, Purpose::Manages | Purpose::Informs) {
            command.parameters.push(suggested("campaign", |ctx, typed| Box::pin(campaigns(ctx, typed))));
        }
        if purpose.is_restricted() {
            restrict(command);
        }
    }
}

/// Discord hides such commands from everyone else.
fn restrict(command: &mut Command) {
    command.guild_only = true;
    command.default_member_permissions = Permissions::MANAGE_GUILD;
}
