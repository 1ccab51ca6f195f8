//! The common path of commands: find the intended campaign, then give an order, make a correction or show a view.

mod options;
mod purpose;

pub use options::{Choices, Chosen, Options, Person, Suggesting, choice, optional, suggested, with_options};
pub use purpose::{Purpose, completed};

use super::handler::{Handler, must_moderate};
use super::invoker::{self, Invoker};
pub use super::problem::Problem;
use super::render::Names;
use super::render::tell::Side;
use super::reply::{Answer, Place};
use crate::journal;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::time::{Span, Time};
use crate::rules::{Campaign, Command, Correction, Moderation};
use crate::text::{Text, Typed, read_offer, say};
use futures::FutureExt;
use futures::future::BoxFuture;
use std::future::Future;
use std::sync::Arc;

pub type Context<'a> = poise::ApplicationContext<'a, Handler, Problem>;

/// The work of answering a command. It hides the types of the futures, or else the compiler would prove once per
/// command that everything below can move between threads.
type Answering<'a> = BoxFuture<'a, Result<(), Problem>>;

/// Answers a command with the result of `work`, unless an option names a bot. Always returns `Ok`, because a problem is
/// also an answer; poise wants a `Result`.
pub fn respond<'a, F>(ctx: Context<'a>, work: impl FnOnce(Handler, Invoker) -> F) -> Answering<'a>
where
    F: Future<Output = Result<Answer, Problem>> + Send + 'a,
{
    let handler = ctx.framework.user_data;
    let invoker = handler.receive(ctx.serenity_context(), ctx.interaction);
    let work = work(handler.clone(), invoker.clone()).boxed();
    responded(ctx, invoker, work).boxed()
}

async fn responded(
    ctx: Context<'_>,
    invoker: Invoker,
    work: BoxFuture<'_, Result<Answer, Problem>>,
) -> Result<(), Problem> {
    let handler = ctx.framework.user_data;
    let http = &ctx.framework.serenity_context.http;
    let named = async {
        let resolved = &ctx.interaction.data.resolved;
        if let Some(bot) = resolved.users.values().find(|user| user.bot) {
            return Err(say!(invoker.text, "bots-do-not-play", player = PlayerId(bot.id.get())).into());
        }
        let mut new_names = Vec::new();
        for user in resolved.users.values() {
            let nick = resolved.members.get(&user.id).and_then(|member| member.nick.as_deref());
            let name = invoker::name(user, nick);
            new_names.extend(handler.remember(invoker.guild, PlayerId(user.id.get()), &name, true).await);
        }
        let done = work.await;
        for new_name in new_names {
            new_name.stored().await;
        }
        done
    };
    handler.serve(http, &invoker, Place::New, named).await;
    Ok(())
}

pub fn order<'a>(ctx: Context<'a>, command: impl Into<Command> + Send + 'a) -> Answering<'a> {
    order_typed(ctx, |_| Ok(command))
}

/// Like [`order`], for commands that parse what was typed.
pub fn order_typed<'a, C: Into<Command>>(
    ctx: Context<'a>,
    command: impl FnOnce(&Invoker) -> Result<C, Problem> + Send + 'a,
) -> Answering<'a> {
    give(ctx, Box::new(|invoker| Ok(command(invoker)?.into())))
}

type Given<'a> = Box<dyn FnOnce(&Invoker) -> Result<Command, Problem> + Send + 'a>;

/// Compiled once, not for every command.
fn give<'a>(ctx: Context<'a>, command: Given<'a>) -> Answering<'a> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        let campaign = handler.meant(&invoker, campaign_option(ctx)).await?;
        let command = command(&invoker)?;
        let about = command.about_offer();
        handler.welcome_back(&invoker, campaign.id, about).await;
        handler.order(&invoker, campaign.id, command).await
    })
}

/// Like [`order`], for commands that depend on the state of the acting player.
pub fn order_in<'a, C: Into<Command>>(
    ctx: Context<'a>,
    command: impl FnOnce(&Invoker, PlayerId, &Campaign) -> Result<C, Problem> + Send + 'a,
) -> Answering<'a> {
    give_in(ctx, Box::new(|invoker, by, campaign| Ok(command(invoker, by, campaign)?.into())))
}

type GivenIn<'a> = Box<dyn FnOnce(&Invoker, PlayerId, &Campaign) -> Result<Command, Problem> + Send + 'a>;

/// Compiled once, not for every command.
fn give_in<'a>(ctx: Context<'a>, command: GivenIn<'a>) -> Answering<'a> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        let command = command(&invoker, handler.acting(&invoker, row.id), &campaign)?;
        handler.order(&invoker, row.id, command).await
    })
}

/// Makes a correction, with the reason that was typed for the option [`reason`](reason_option).
pub fn correct<'a>(ctx: Context<'a>, correction: impl Into<Correction> + Send + 'a) -> Answering<'a> {
    correct_in(ctx, |_, _| Ok(correction))
}

/// Like [`correct`], for corrections that depend on the campaign, or parse what was typed.
pub fn correct_in<'a, C: Into<Correction>>(
    ctx: Context<'a>,
    correction: impl FnOnce(&Invoker, &Campaign) -> Result<C, Problem> + Send + 'a,
) -> Answering<'a> {
    order_in(ctx, move |invoker, _, campaign| {
        // Check this first, so that a player who does not moderate learns nothing from other refusals.
        must_moderate(invoker, campaign)?;
        let correction = correction(invoker, campaign)?.into();
        Ok(Command::Moderate(Moderation::Correct { correction, reason: reason_option(ctx) }))
    })
}

/// What a view is made from.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub text: &'a Text,
    pub campaign: &'a Campaign,
    pub names: &'a Names,
    /// The side of the invoker, or of the player they act for.
    pub side: Side,
    pub now: Time,
}

/// Answers with a view of the campaign.
pub fn show<'a, A: Into<Answer>, E: Into<Problem>>(
    ctx: Context<'a>,
    show: impl FnOnce(View<'_>) -> Result<A, E> + Send + 'a,
) -> Answering<'a> {
    shown(ctx, Box::new(|view| Ok(show(view).map_err(Into::into)?.into())))
}

/// Answers with a view for the invoker's own side. If they act for another player, the answer says so.
pub fn show_own<'a, A: Into<Answer>, E: Into<Problem>>(
    ctx: Context<'a>,
    show: impl FnOnce(View<'_>) -> Result<A, E> + Send + 'a,
) -> Answering<'a> {
    shown_own(ctx, Box::new(|view| Ok(show(view).map_err(Into::into)?.into())))
}

pub fn view<'a, F>(
    ctx: Context<'a>,
    show: impl FnOnce(Handler, Invoker, Arc<Campaign>, journal::Campaign) -> F + Send + 'a,
) -> Answering<'a>
where
    F: Future<Output = Result<Answer, Problem>> + Send + 'a,
{
    viewed(ctx, Box::new(|handler, invoker, campaign, row| show(handler, invoker, campaign, row).boxed()))
}

type Shown<'a> = Box<dyn FnOnce(View<'_>) -> Result<Answer, Problem> + Send + 'a>;

/// Compiled once, not for every command.
fn shown<'a>(ctx: Context<'a>, show: Shown<'a>) -> Answering<'a> {
    view(ctx, async move |handler: Handler, invoker: Invoker, campaign: Arc<Campaign>, _| {
        show(handler.view(&invoker, &campaign, &handler.names(campaign.id).await?))
    })
}

/// Compiled once, not for every command.
fn shown_own<'a>(ctx: Context<'a>, show: Shown<'a>) -> Answering<'a> {
    view(ctx, async move |handler: Handler, invoker: Invoker, campaign: Arc<Campaign>, _| {
        let names = handler.names(campaign.id).await?;
        let view = handler.view(&invoker, &campaign, &names);
        let player = view.side.player;
        Ok(show(view)?.on_behalf_of(&invoker, player))
    })
}

type Viewed<'a> = Box<
    dyn FnOnce(Handler, Invoker, Arc<Campaign>, journal::Campaign) -> BoxFuture<'a, Result<Answer, Problem>>
        + Send
        + 'a,
>;

/// Compiled once, not for every command.
fn viewed<'a>(ctx: Context<'a>, show: Viewed<'a>) -> Answering<'a> {
    respond(ctx, async move |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        show(handler, invoker, campaign, row).await
    })
}

impl Handler {
    fn view<'a>(&self, invoker: &'a Invoker, campaign: &'a Campaign, names: &'a Names) -> View<'a> {
        let (side, now) = (self.side(invoker, campaign.id), self.referee.clock().now());
        View { text: &invoker.text, campaign, names, side, now }
    }
}

/// Returns what was typed for the option `campaign`, which almost every command has.
pub fn campaign_option(ctx: Context<'_>) -> Option<&str> {
    Options::of(ctx).text("campaign")
}

/// Returns what was typed for the option `reason`, which corrections have.
pub fn reason_option(ctx: Context<'_>) -> Option<String> {
    Options::of(ctx).text("reason").map(str::to_owned)
}

pub fn offer_id(invoker: &Invoker, typed: &str) -> Result<OfferId, Problem> {
    read_offer(typed.trim().trim_start_matches('#'))
        .ok_or_else(|| say!(invoker.text, "not-an-offer", typed = Typed(typed, 40)).into())
}

/// Parses a number and a unit: `1s`, `10m`, `1h`, `1d`. The rules judge whether the duration is possible.
pub fn span(typed: &str) -> Option<Span> {
    let typed = typed.trim();
    let (number, unit) = typed.split_at_checked(typed.len().checked_sub(1)?)?;
    let seconds = match unit {
        "s" => 1,
        "m" => 60,
        "h" => 3600,
        "d" => 86_400,
        _ => return None,
    };
    let number: i64 = number.trim().parse().ok().filter(|n| (0..1_000_000_000).contains(n))?;
    Some(Span::seconds(number * seconds))
}
