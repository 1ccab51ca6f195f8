//! Autocompletion of command options.

use crate::discord::command::{Context, Suggesting};
use crate::discord::controls;
use crate::discord::game_ui::{Choice, named};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::{self, Names};
use crate::journal;
use crate::rules::deal::{Promise, may_counter};
use crate::rules::games::Listed;
use crate::rules::ids::{DealId, PlayerId};
use crate::rules::{Campaign, Offer, name_key};
use crate::text::{Label, Name, label};
use futures::FutureExt;
use poise::serenity_prelude::{CreateAutocompleteResponse, ResolvedValue, Unresolved};

pub type Choices = Vec<Choice>;

pub async fn campaigns(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let handler = ctx.framework.user_data;
    let invoker = Invoker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let choice = |c: &journal::Campaign| {
        let id = c.id.to_string();
        (label!(invoker.text, "campaign-suggestion", name = Name(&c.name), id = c.id), id)
    };
    let key = typed_key(typed);
    let wanted = |c: &journal::Campaign| {
        let (label, value) = choice(c);
        Fit::of(&key, &label, &value).is_some()
    };
    let found = handler.in_reach_of(&invoker, wanted).await.unwrap_or_else(quietly);
    suggest(found.iter().map(choice), typed)
}

pub fn offers_to_answer<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    offers_where(ctx, typed, |offer, player| offer.to == player)
}

pub fn offers_to_refuse<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    offers_where(ctx, typed, |offer, player| offer.to == player && offer.terms.may_be_refused())
}

pub fn offers_to_withdraw<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    offers_where(ctx, typed, |offer, player| offer.from == Some(player) && offer.terms.may_be_refused())
}

pub fn offers_to_counter<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |invoker, by, campaign, names| {
        let offers = campaign.offers.pending.values().rev();
        let own = offers.filter(|offer| offer.to == by && may_counter(campaign, offer));
        own.map(|offer| (render::offer_choice(&invoker.text, names, offer), offer.id.to_string())).collect()
    })
}

pub fn offers_pending<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    offers_where(ctx, typed, |offer, player| !offer.private || offer.concerns(player))
}

/// Suggests the pending offers that the invoker can act on, newest first.
fn offers_where<'a>(
    ctx: Context<'a>,
    typed: &'a str,
    which: impl Fn(&Offer, PlayerId) -> bool + Send + 'a,
) -> Suggesting<'a> {
    from_campaign(ctx, typed, move |invoker, by, campaign, names| {
        let offers = campaign.offers.pending.values();
        let label = |o: &Offer| {
            let label = render::offer_choice(&invoker.text, names, o);
            (label, o.id.to_string())
        };
        offers.rev().filter(|o| which(o, by)).map(label).collect()
    })
}

/// Suggests the invoker's drafts and their open deals, newest first.
pub fn deals<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |invoker, by, campaign, names| {
        let label = |deal: DealId, parties: &[PlayerId]| {
            let others = parties.iter().filter(|party| **party != by).map(|party| names.label(*party));
            let others = Label::joined(others, ", ");
            (label!(invoker.text, "deal-suggestion", deal, others), deal.to_string())
        };
        let drafts = campaign.deals.drafts.values().rev().map(|draft| label(draft.id, &draft.parties));
        let open = campaign.deals.open.values().rev().map(|record| &record.deal);
        let open = open.filter(|deal| deal.parties.contains(&by)).map(|deal| label(deal.id, &deal.parties));
        drafts.chain(open).collect()
    })
}

/// Suggests the running promises, those of the invoker first.
pub fn promises<'a>(ctx: Context<'a>, typed: &'a str) -> Suggesting<'a> {
    from_campaign(ctx, typed, |invoker, by, campaign, names| {
        let mut all: Vec<&Promise> = campaign.deals.running.values().collect();
        all.sort_by_key(|promise| !promise.concerns(by));
        let label = |promise: &Promise| {
            let (from, to) = (names.label(promise.clause.from), names.label(promise.clause.to));
            let label = label!(invoker.text, "promise-suggestion", promise = promise.id, from, to);
            (label, promise.id.to_string())
        };
        all.into_iter().map(label).collect()
    })
}

/// Defines functions that suggest choices from a game's state. Each gets the player that the next command counts for.
macro_rules! suggestions {
    ($State:ty: $($(#[$doc:meta])* $name:ident = $list:expr;)*) => {
        $($(#[$doc])*
        pub fn $name<'a>(
            ctx: $crate::discord::command::Context<'a>,
            typed: &'a str,
        ) -> $crate::discord::command::Suggesting<'a> {
            let list: fn(&$State, PlayerId) -> Choices = $list;
            from_state(ctx, typed, list)
        }
        )*
    };
}
pub(in crate::discord) use suggestions;

/// Suggests choices from the current campaign, on behalf of the player that the next command counts for.
pub fn from_campaign<'a>(
    ctx: Context<'a>,
    typed: &'a str,
    list: impl FnOnce(&Invoker, PlayerId, &Campaign, &Names) -> Choices + Send + 'a,
) -> Suggesting<'a> {
    listed(ctx, typed, Box::new(list)).boxed()
}

type List<'a> = Box<dyn FnOnce(&Invoker, PlayerId, &Campaign, &Names) -> Choices + Send + 'a>;

/// Compiled once, not for every option.
async fn listed(ctx: Context<'_>, typed: &str, list: List<'_>) -> CreateAutocompleteResponse {
    let handler = ctx.framework.user_data;
    let invoker = Invoker::from((ctx.serenity_context(), ctx.framework.user_data.referee.clock(), ctx.interaction));
    let found: Result<Choices, Problem> = async {
        let row = handler.meant(&invoker, text(ctx, "campaign")).await?;
        let campaign = handler.load_view(&invoker, row.id).await?;
        let names = handler.names(row.id).await?;
        let by = handler.acting(&invoker, row.id);
        Ok(list(&invoker, by, &campaign, &names))
    }
    .await;
    suggest(found.unwrap_or_else(quietly).into_iter(), typed)
}

/// Makes suggestions from the state of a game, on behalf of the player that the next command counts for. There are none
/// in a campaign of another game.
pub fn from_state<'a, R: Listed>(
    ctx: Context<'a>,
    typed: &'a str,
    list: impl FnOnce(&R, PlayerId) -> Choices + Send + 'a,
) -> Suggesting<'a> {
    from_campaign(ctx, typed, |_, by, campaign, _| {
        let state = campaign.playing();
        state.map(|state| list(state, by)).unwrap_or_default()
    })
}

/// Suggests the names of things.
pub fn names<'a>(names: impl IntoIterator<Item = &'a String>) -> Choices {
    names.into_iter().map(|name| named(name)).collect()
}

/// Returns the player who is already named. While an option is being typed, Discord may send the bare id.
pub fn player(ctx: Context<'_>) -> Option<PlayerId> {
    ctx.args.iter().find_map(|option| match &option.value {
        ResolvedValue::User(user, _) => Some(PlayerId(user.id.get())),
        ResolvedValue::Unresolved(Unresolved::User(id)) => Some(PlayerId(id.get())),
        _ => None,
    })
}

pub fn text<'a>(ctx: Context<'a>, name: &str) -> Option<&'a str> {
    ctx.args.iter().find_map(|option| match &option.value {
        ResolvedValue::String(typed) if option.name == name => Some(*typed),
        _ => None,
    })
}

/// Suggests a word of the program's own.
pub fn as_is(word: &'static str) -> (Label, String) {
    (Label::of(word), word.to_owned())
}

/// Logs a failure and suggests nothing.
pub fn quietly<T>(problem: Problem) -> Vec<T> {
    if let Problem::Failed(error) = problem {
        tracing::warn!(%error, "nothing could be suggested");
    }
    Vec::new()
}

/// Returns the matching suggestions up to Discord's limit: exact matches, then prefixes, then matches inside the text.
pub fn suggest(options: impl Iterator<Item = (Label, String)>, typed: &str) -> CreateAutocompleteResponse {
    let typed = typed_key(typed);
    let ranked = options.filter_map(|(label, value)| Some((Fit::of(&typed, &label, &value)?, (label, value))));
    let mut ranked: Vec<(Fit, (Label, String))> = ranked.collect();
    // The sort is stable: options that match equally well keep their order.
    ranked.sort_by_key(|(fit, _)| *fit);
    let fitting = ranked.into_iter().map(|(_, option)| option);
    CreateAutocompleteResponse::new().set_choices(controls::suggestions(fitting))
}

/// How well an option fits the typed text, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    Exact,
    /// The name matches, but the label has a suffix in parentheses to distinguish it.
    Named,
    Begins,
    Contains,
}

impl Fit {
    fn of(typed: &str, label: &str, value: &str) -> Option<Fit> {
        let (label, value) = (typed_key(label), typed_key(value));
        if label == typed || value == typed {
            return Some(Fit::Exact);
        }
        if label.rsplit_once(" (").is_some_and(|(name, _)| name == typed) {
            return Some(Fit::Named);
        }
        match label.find(typed)? {
            0 => Some(Fit::Begins),
            _ => Some(Fit::Contains),
        }
    }
}

/// Normalizes a name for comparison, without a leading `#`.
fn typed_key(name: &str) -> String {
    name_key(name.trim_start().trim_start_matches('#'))
}
