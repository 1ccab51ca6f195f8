//! The common path of commands: find the intended campaign, then give an order, make a correction or show a view.

use super::handler::{Handler, must_moderate};
use super::invoker::{self, Invoker};
use super::problem::Problem;
use super::render::tell::Side;
use super::reply::{Answer, Place};
use crate::discord::game_ui::{self, Parameter};
use crate::journal;
use crate::rules::ids::{OfferId, PlayerId};
use crate::rules::time::Span;
use crate::rules::{Campaign, Command, Correction, Moderation};
use crate::text::{Typed, say};
use futures::future::BoxFuture;
use poise::serenity_prelude::{CreateAutocompleteResponse, ResolvedOption, ResolvedValue, User};
use poise::{ChoiceParameter, CommandParameterChoice, SlashArgument};
use std::borrow::Cow;
use std::future::Future;
use std::sync::Arc;

pub type Context<'a> = poise::ApplicationContext<'a, Handler, Problem>;

/// Answers a command with the result of `work`. Always returns `Ok`, because a problem is also an answer; poise wants a
/// `Result`.
pub async fn respond<F>(ctx: Context<'_>, work: impl FnOnce(Handler, Invoker) -> F) -> Result<(), Problem>
where
    F: Future<Output = Result<Answer, Problem>>,
{
    let handler = ctx.framework.user_data;
    let invoker = handler.receive(ctx.serenity_context(), ctx.interaction);
    let work = Box::pin(work(handler.clone(), invoker.clone()));
    let http = &ctx.framework.serenity_context.http;
    let named = async {
        let resolved = &ctx.interaction.data.resolved;
        for user in resolved.users.values().filter(|user| !user.bot) {
            let nick = resolved.members.get(&user.id).and_then(|member| member.nick.as_deref());
            let name = invoker::name(user, nick);
            handler.remember(invoker.guild, PlayerId(user.id.get()), &name, true).await;
        }
        work.await
    };
    handler.serve(http, &invoker, Place::New, named).await;
    Ok(())
}

pub async fn order(
    ctx: Context<'_>,
    command: impl FnOnce(&Invoker) -> Result<Command, Problem>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let campaign = handler.meant(&invoker, campaign_option(ctx)).await?;
        let command = command(&invoker)?;
        let about = command.about_offer();
        handler.welcome_back(&invoker, campaign.id, about).await;
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}

/// Like [`order`], for commands that depend on the state of the acting player.
pub async fn order_in(
    ctx: Context<'_>,
    command: impl FnOnce(&Invoker, PlayerId, &Campaign) -> Result<Command, Problem>,
) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        let command = command(&invoker, handler.acting(&invoker, row.id), &campaign)?;
        handler.order(&invoker, row.id, command).await
    })
    .await
}

pub async fn correct(
    ctx: Context<'_>,
    reason: Option<String>,
    correction: impl FnOnce(&Invoker, &Campaign) -> Result<Correction, Problem>,
) -> Result<(), Problem> {
    order_in(ctx, |invoker, _, campaign| {
        // Check this first, so that a player who does not moderate learns nothing from other refusals.
        must_moderate(invoker, campaign)?;
        let correction = correction(invoker, campaign)?;
        Ok(Command::Moderate(Moderation::Correct { correction, reason }))
    })
    .await
}

pub async fn view<F>(
    ctx: Context<'_>,
    show: impl FnOnce(Handler, Invoker, Arc<Campaign>, journal::Campaign) -> F,
) -> Result<(), Problem>
where
    F: Future<Output = Result<Answer, Problem>>,
{
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let row = handler.campaign(&invoker, campaign_option(ctx)).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        show(handler, invoker, campaign, row).await
    })
    .await
}

/// Answers with a view for the invoker's own side, or for the player they act for.
pub async fn view_as<F>(
    ctx: Context<'_>,
    show: impl FnOnce(Handler, Invoker, Side, Arc<Campaign>) -> F,
) -> Result<(), Problem>
where
    F: Future<Output = Result<Answer, Problem>>,
{
    view(ctx, async |handler: Handler, invoker: Invoker, campaign: Arc<Campaign>, _| {
        let side = handler.side(&invoker, campaign.id);
        let answer = show(handler, invoker.clone(), side, campaign).await?;
        Ok(answer.on_behalf_of(&invoker, side.player))
    })
    .await
}

/// Refuses bots, because they do not play.
pub fn person(invoker: &Invoker, user: &User) -> Result<PlayerId, Problem> {
    let player = PlayerId(user.id.get());
    if user.bot {
        return Err(say!(invoker.text, "bots-do-not-play", player).into());
    }
    Ok(player)
}

pub fn offer_id(invoker: &Invoker, typed: &str) -> Result<OfferId, Problem> {
    typed
        .trim()
        .trim_start_matches('#')
        .parse()
        .map(OfferId)
        .map_err(|_| say!(invoker.text, "not-an-offer", typed = Typed(typed, 40)).into())
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

/// The values of the options that games add to a command.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a>(&'a [ResolvedOption<'a>]);

impl<'a> Options<'a> {
    pub fn of(ctx: Context<'a>) -> Options<'a> {
        Options(ctx.args)
    }

    pub fn has(self, name: &str) -> bool {
        self.get(name).is_some()
    }

    fn get(self, name: &str) -> Option<&'a ResolvedValue<'a>> {
        let option = self.0.iter().find(|option| option.name == name);
        option.map(|option| &option.value)
    }

    pub fn text(self, name: &str) -> Option<&'a str> {
        match self.get(name)? {
            ResolvedValue::String(typed) => Some(typed),
            _ => None,
        }
    }

    /// Returns a number in the range that was registered with Discord.
    pub fn number<N: TryFrom<i64>>(self, name: &str) -> Option<N> {
        match self.get(name)? {
            ResolvedValue::Integer(number) => N::try_from(*number).ok(),
            _ => None,
        }
    }

    pub fn choice<C: ChoiceParameter>(self, name: &str) -> Option<C> {
        C::from_index(self.number(name)?)
    }
}

pub fn optional<T: SlashArgument>(name: &'static str) -> Parameter {
    Parameter {
        name: name.into(),
        name_localizations: Cow::default(),
        description: None,
        description_localizations: Cow::default(),
        required: false,
        channel_types: None,
        choices: T::choices(),
        type_setter: Some(T::create),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

pub fn suggested(name: &'static str, suggests: Suggests) -> Parameter {
    Parameter { autocomplete_callback: Some(suggests), ..optional::<String>(name) }
}

/// Returns what was typed for the option `campaign`, which almost every command has.
pub fn campaign_option(ctx: Context<'_>) -> Option<&str> {
    Options::of(ctx).text("campaign")
}

pub type Suggests = for<'a> fn(Context<'a>, &'a str) -> BoxFuture<'a, CreateAutocompleteResponse>;

/// Inserts parameters before the one named `before`.
pub fn with_options(mut command: game_ui::Command, options: Vec<Parameter>, before: &str) -> game_ui::Command {
    let named = |one: &Parameter| one.name == before;
    let place = command.parameters.iter().position(named);
    let place = place.unwrap_or(command.parameters.len());
    command.parameters.splice(place..place, options);
    command
}

/// A fixed list of choices, as poise wants it.
pub type Choices = Cow<'static, [CommandParameterChoice]>;

pub fn choice(name: &'static str) -> CommandParameterChoice {
    CommandParameterChoice { name: name.into(), localizations: Cow::default(), __non_exhaustive: () }
}
