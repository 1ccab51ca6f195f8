//! `/mod server`: settings of a whole server.

use crate::discord::command::{Context, Purpose, respond};
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::journal::Founders;
use crate::text::{Said, say};
use poise::serenity_prelude::Role;

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum FoundersKind {
    #[name = "everybody"]
    Everybody,
    #[name = "manage-server"]
    ManageServer,
    #[name = "role"]
    Role,
}

#[poise::command(slash_command, subcommands("founders"), subcommand_required)]
pub async fn server(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

/// Sets who may found campaigns in the server. Only its managers may use this.
#[poise::command(slash_command, custom_data = "Purpose::Manages")]
async fn founders(ctx: Context<'_>, who: FoundersKind, role: Option<Role>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let guild = must_be_in_server(&invoker)?;
        // A server may show `/mod` to other members, but only managers change server-wide settings.
        if !invoker.manages_here() {
            return Err(say!(invoker.text, "founders-managers-only").into());
        }
        let founders = match (who, role.map(|role| role.id.get())) {
            // The role that every member has shares the server's id and is not listed among a member's roles.
            (FoundersKind::Role, Some(role)) if role == guild => Founders::Everybody,
            (FoundersKind::Role, Some(role)) => Founders::Role(role),
            (FoundersKind::Role, None) => {
                return Err(say!(invoker.text, "founders-which-role").into());
            }
            (FoundersKind::Everybody | FoundersKind::ManageServer, Some(_)) => {
                return Err(say!(invoker.text, "founders-no-role").into());
            }
            (FoundersKind::Everybody, None) => Founders::Everybody,
            (FoundersKind::ManageServer, None) => Founders::Managers,
        };
        if !invoker.admission.is_granted().await {
            return Err(Problem::TooLate);
        }
        handler.journal().set_founders(guild, founders).await?;
        let who = render::founders(&invoker.text, founders, false);
        Ok(say!(invoker.text, "founders-set", who).into())
    })
    .await
}

/// Returns the current server. Refuses in a direct message.
pub fn must_be_in_server(invoker: &Invoker) -> Result<u64, Problem> {
    let nowhere = || say!(invoker.text, "only-in-a-server").into();
    invoker.guild.ok_or_else(nowhere)
}

/// Refuses an invoker who may not found campaigns in a server, and says who may.
pub async fn must_be_founder(handler: &Handler, invoker: &Invoker, guild: u64) -> Result<(), Problem> {
    let founders = handler.journal().founders(guild).await?;
    if is_founder(invoker, founders) {
        return Ok(());
    }
    let who = said(invoker, guild, founders);
    Err(say!(invoker.text, "founders-others", who).into())
}

/// Returns whether the invoker is among those who may found campaigns.
pub fn is_founder(invoker: &Invoker, founders: Founders) -> bool {
    match founders {
        Founders::Everybody => true,
        Founders::Managers => invoker.manages_here(),
        Founders::Role(role) => invoker.manages_here() || invoker.bears(role),
    }
}

/// Says who may found campaigns in a server, unless everyone may.
pub async fn said_founders(handler: &Handler, invoker: &Invoker, guild: u64) -> Result<Option<Said>, Problem> {
    let founders = handler.journal().founders(guild).await?;
    Ok((founders != Founders::Everybody).then(|| said(invoker, guild, founders)))
}

fn said(invoker: &Invoker, guild: u64, founders: Founders) -> Said {
    let gone = match founders {
        Founders::Role(role) => invoker.is_gone(guild, role),
        Founders::Everybody | Founders::Managers => false,
    };
    render::founders(&invoker.text, founders, gone)
}
