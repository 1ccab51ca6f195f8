//! The wizards of every table: pending offers, what else the player may do now, and joining.

use super::begin;
use crate::discord::buttons::Button;
use crate::discord::commands;
use crate::discord::deals;
use crate::discord::game_ui::{Placement, WizardContext};
use crate::discord::games;
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::panel;
use crate::discord::problem::Problem;
use crate::discord::render::Names;
use crate::discord::reply::Answer;
use crate::rules::ids::{CampaignId, OfferId, PlaceId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Campaign, Command, Moderation, NAME_LIMIT, Phase, Refusal, TakingBack};
use crate::text::{Name, Said, Text, Typed, say};
use futures::future::BoxFuture;
use poise::serenity_prelude::ButtonStyle;
use std::future::ready;

pub const JOIN: &str = "join";
pub const OFFERS: &str = "offers";
pub const ACCEPT: &str = "accept";
pub const REFUSE: &str = "refuse";
pub const WITHDRAW: &str = "withdraw";
pub const MORE: &str = "more";
pub const TAKE_BACK: &str = "take-back";
pub const UNDO: &str = "undo";
pub const PANEL: &str = "panel";
pub const INVITE: &str = "invite";
pub const SETTINGS: &str = "settings";
pub const TEMPLATE: &str = "template";

/// A wizard of the table: one press, without questions.
struct TableWizard {
    name: &'static str,
    label: fn(&Text) -> Said,
    /// Whether it is among what the invoker may do now.
    may: fn(&WizardContext<'_, ()>) -> bool,
    effect: Effect,
}

enum Effect {
    Orders(fn() -> Command),
    Answers(Respond),
}

type Respond =
    for<'a> fn(&'a Handler, &'a Invoker, &'a WizardContext<'a, ()>) -> BoxFuture<'a, Result<Answer, Problem>>;

use Effect::{Answers, Orders};

/// The table's wizards, in the order of their buttons.
const WIZARDS: &[TableWizard] = &[
    TableWizard {
        name: OFFERS,
        label: |text| say!(text, "guide-offers"),
        may: |_| true,
        effect: Answers(|h, invoker, ctx| Box::pin(commands::pending_offers(h, invoker, ctx.campaign.id, true))),
    },
    TableWizard {
        name: "leaderboard",
        label: |text| say!(text, "guide-leaderboard"),
        may: |_| true,
        effect: Answers(|h, invoker, ctx| Box::pin(panel::leaderboard(h, invoker, ctx.campaign, None))),
    },
    TableWizard {
        name: "board",
        label: |text| say!(text, "guide-board"),
        may: |ctx| games::board(ctx.campaign).is_ok(),
        effect: Answers(|h, invoker, ctx| Box::pin(commands::board::shown(h, invoker, ctx.campaign))),
    },
    TableWizard {
        name: "history",
        label: |text| say!(text, "guide-history"),
        may: |_| true,
        effect: Answers(|h, invoker, ctx| Box::pin(history(h, invoker, ctx.campaign))),
    },
    TableWizard {
        name: deals::LIST,
        label: |text| say!(text, "guide-deals"),
        may: has_deals,
        effect: Answers(|_, _, ctx| Box::pin(ready(Ok(deals::list(ctx.text, ctx.campaign, ctx.side))))),
    },
    TableWizard {
        name: JOIN,
        label: |text| say!(text, "guide-join"),
        may: |ctx| ctx.may(&Command::Join),
        effect: Orders(|| Command::Join),
    },
    TableWizard {
        name: TAKE_BACK,
        label: |text| say!(text, "guide-take-back"),
        may: in_journal,
        effect: Answers(|h, invoker, ctx| {
            Box::pin(h.take_back(invoker, ctx.campaign.id, TakingBack::Ask { confirmed: None }))
        }),
    },
    TableWizard {
        name: "leave",
        label: |text| say!(text, "guide-leave"),
        may: |ctx| ctx.may(&Command::Leave),
        effect: Orders(|| Command::Leave),
    },
    TableWizard {
        name: PANEL,
        label: |text| say!(text, "guide-post-panel"),
        may: |_| false,
        effect: Answers(|h, invoker, ctx| Box::pin(commands::post_panel(h, invoker, ctx.campaign))),
    },
    TableWizard {
        name: INVITE,
        label: |text| say!(text, "guide-invite"),
        may: |_| false,
        effect: Answers(|h, invoker, ctx| Box::pin(invite(h, invoker, ctx.campaign))),
    },
    TableWizard {
        name: SETTINGS,
        label: |text| say!(text, "guide-settings"),
        may: moderates,
        effect: Answers(|h, invoker, ctx| Box::pin(commands::settings_page(h, invoker, ctx.campaign, &[]))),
    },
    TableWizard {
        name: TEMPLATE,
        label: |text| say!(text, "guide-template"),
        // The settings offer it, and the answer to the founder.
        may: |_| false,
        effect: Answers(|h, invoker, ctx| Box::pin(commands::template::page(h, invoker, ctx.campaign, &[]))),
    },
    TableWizard {
        name: "example",
        label: |text| say!(text, "guide-example"),
        may: |ctx| moderates(ctx) && has_example(ctx.campaign),
        effect: Answers(|h, invoker, ctx| Box::pin(example(h, invoker, ctx.campaign))),
    },
    TableWizard {
        name: UNDO,
        label: |text| say!(text, "guide-undo"),
        may: in_journal,
        effect: Answers(|h, invoker, ctx| Box::pin(h.undo(invoker, ctx.campaign.id, 1))),
    },
    TableWizard {
        name: "pause",
        label: |text| say!(text, "guide-pause"),
        may: |ctx| moderates(ctx) && ctx.campaign.phase == Phase::Running,
        effect: Orders(|| Command::Moderate(Moderation::Pause)),
    },
    TableWizard {
        name: "resume",
        label: |text| say!(text, "guide-resume"),
        may: |ctx| moderates(ctx) && matches!(ctx.campaign.phase, Phase::Paused { .. }),
        effect: Orders(|| Command::Moderate(Moderation::Resume)),
    },
    TableWizard {
        name: "end-campaign",
        label: |text| say!(text, "guide-end"),
        may: moderates,
        effect: Orders(|| Command::Moderate(Moderation::End)),
    },
    TableWizard {
        name: MORE,
        label: |text| say!(text, "guide-more"),
        may: |_| false,
        effect: Answers(|h, invoker, ctx| Box::pin(what_now(h, invoker, ctx))),
    },
];

/// Stands for a wizard that the journal must allow (see [`what_now`]).
fn in_journal(_: &WizardContext<'_, ()>) -> bool {
    false
}

fn moderates(context: &WizardContext<'_, ()>) -> bool {
    context.moderates && !matches!(context.campaign.phase, Phase::Ended { .. })
}

/// Returns the names of the table's wizards. Games must not use them.
pub fn names() -> impl Iterator<Item = &'static str> {
    WIZARDS.iter().map(|one| one.name).chain([ACCEPT, REFUSE, WITHDRAW]).chain(deals::WIZARDS)
}

/// Returns the buttons of the table's panel in rows: first the game's, then the table's. While players take turns, the
/// buttons that somebody can use now come first. The others stay, because a panel is edited a little late, except in a
/// pause.
pub fn on_the_panel(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    now: Time,
) -> Vec<Vec<(Button, Said, ButtonStyle)>> {
    if let Phase::Ended { .. } = campaign.phase {
        return Vec::new();
    }
    let context = |player: PlayerId| WizardContext {
        text,
        campaign,
        game: &(),
        names,
        side: player.into(),
        now,
        moderates: false,
    };
    let takes_turns = campaign.game.turns().is_some();
    let paused = matches!(campaign.phase, Phase::Paused { .. });
    let usable = |name: &str| campaign.active_players().any(|player| may_begin(&context(player), name));
    let open = |name: &str| !takes_turns && !paused || usable(name);
    let button = |name: &str, label: Said, style| (begin(campaign.id, name), label, style);
    let own = games::wizards_on_the_panel(text, campaign).into_iter();
    let (now_open, later): (Vec<_>, Vec<_>) =
        own.map(|(name, label)| (open(name), name, label)).partition(|(open, ..)| *open);
    let later = if paused { Vec::new() } else { later };
    let own: Vec<_> = now_open
        .into_iter()
        .chain(later)
        .map(|(open, name, label)| {
            let style = if open { ButtonStyle::Primary } else { ButtonStyle::Secondary };
            button(name, label, style)
        })
        .collect();
    let mut tables = vec![
        button(OFFERS, say!(text, "guide-offers"), ButtonStyle::Secondary),
        button(MORE, say!(text, "guide-more"), ButtonStyle::Secondary),
    ];
    if context(STRANGER).may(&Command::Join) {
        tables.push(button(JOIN, say!(text, "guide-join"), ButtonStyle::Success));
    }
    // The rules are not on the panel; players find them through help.
    let help = Button::Help { topic: None };
    tables.push((help, say!(text, "guide-help"), ButtonStyle::Secondary));
    // Make the rows as even as possible, because a phone shows only a few buttons side by side.
    let rows = own.len().div_ceil(4).max(1);
    let mut all: Vec<Vec<_>> = own.chunks(own.len().div_ceil(rows).max(1)).map(<[_]>::to_vec).collect();
    all.push(tables);
    all
}

/// Stands for anyone who does not play yet. Discord gives nobody this id.
const STRANGER: PlayerId = PlayerId(0);

/// Runs one of the table's wizards, or returns `None` for any other name.
pub async fn go(
    handler: &Handler,
    invoker: &Invoker,
    context: &WizardContext<'_, ()>,
    wizard: &str,
    answers: &[String],
) -> Option<Result<Answer, Problem>> {
    if is_answer(wizard) {
        return Some(answered(handler, invoker, wizard, answers).await);
    }
    // It asks questions.
    if wizard == SETTINGS {
        return Some(commands::settings_page(handler, invoker, context.campaign, answers).await);
    }
    if wizard == TEMPLATE {
        return Some(commands::template::page(handler, invoker, context.campaign, answers).await);
    }
    if let Some(answer) = deals::in_return(handler, invoker, context, wizard, answers).await {
        return Some(answer);
    }
    if deals::is_wizard(wizard) {
        return Some(deals::go(handler, invoker, context, wizard, answers).await);
    }
    Some(match &found(wizard)?.effect {
        Orders(command) => handler.order(invoker, context.campaign.id, command()).await,
        Answers(answer) => answer(handler, invoker, context).await,
    })
}

fn found(name: &str) -> Option<&'static TableWizard> {
    WIZARDS.iter().find(|one| one.name == name)
}

/// Returns whether a wizard answers an offer. Its answers name the campaign and the offer.
pub fn is_answer(wizard: &str) -> bool {
    [ACCEPT, REFUSE, WITHDRAW].contains(&wizard)
}

/// Accepts, refuses or withdraws the chosen offer, which may belong to another campaign than the button.
async fn answered(handler: &Handler, invoker: &Invoker, wizard: &str, answers: &[String]) -> Result<Answer, Problem> {
    let [chosen] = answers else {
        return Err(Problem::Unknown);
    };
    let (campaign, offer) = chosen.split_once(':').ok_or(Problem::Unknown)?;
    let campaign = CampaignId(campaign.parse().map_err(|_| Problem::Unknown)?);
    let offer = OfferId(offer.parse().map_err(|_| Problem::Unknown)?);
    handler.reached(invoker, campaign).await?;
    // A sealed answer does not end an absence.
    handler.welcome_back(invoker, campaign, Some(offer)).await;
    let command = match wizard {
        ACCEPT => Command::Accept { offer, picks: Vec::new() },
        REFUSE => Command::Refuse { offer },
        _ => Command::Withdraw { offer },
    };
    handler.order(invoker, campaign, command).await
}

/// Shows what the invoker may do now, with a button for each.
async fn what_now(handler: &Handler, invoker: &Invoker, context: &WizardContext<'_, ()>) -> Result<Answer, Problem> {
    let (referee, id) = (&handler.referee, context.campaign.id);
    let mut in_journal = Vec::new();
    if referee.may_take_back(id, invoker.player).await? {
        in_journal.push(TAKE_BACK);
    }
    if moderates(context) && referee.may_undo(id).await? {
        in_journal.push(UNDO);
    }
    Ok(more(context, &in_journal))
}

fn more(context: &WizardContext<'_, ()>, in_journal: &[&str]) -> Answer {
    let (text, campaign) = (context.text, context.campaign);
    let name = Typed(&campaign.name, NAME_LIMIT);
    let own = games::wizards(text, campaign.game.ruleset()).into_iter();
    let own = own.filter(|(name, _, stands)| {
        let elsewhere = *stands == Placement::Elsewhere;
        !elsewhere && may_begin(context, name)
    });
    let mut answer = Answer::from(say!(text, "guide-more-words", name));
    for (name, label, _) in own {
        let button = begin(campaign.id, name);
        answer = answer.with_button(&button, label, ButtonStyle::Primary);
    }
    let may = |one: &TableWizard| (one.may)(context) || in_journal.contains(&one.name);
    for one in WIZARDS.iter().filter(|one| may(one)) {
        let button = begin(campaign.id, one.name);
        answer = answer.with_button(&button, (one.label)(text), ButtonStyle::Secondary);
    }
    answer
}

fn may_begin(context: &WizardContext<'_, ()>, wizard: &str) -> bool {
    let begun = games::guided(context, wizard, &[]);
    begun.is_some_and(|step| step.is_ok_and(|step| step.leads_on(context)))
}

/// Adds the next steps to the answer for the person who has started a campaign. A `template` is among them if there are
/// any that they may want.
pub fn after_founding(invoker: &Invoker, campaign: CampaignId, template: bool, answer: Answer) -> Answer {
    let text = &invoker.text;
    let answer = answer
        .with_button(&begin(campaign, PANEL), say!(text, "guide-post-panel"), ButtonStyle::Primary)
        .with_button(&begin(campaign, INVITE), say!(text, "guide-invite"), ButtonStyle::Secondary)
        .with_button(&begin(campaign, SETTINGS), say!(text, "guide-settings"), ButtonStyle::Secondary);
    match template {
        true => answer.with_button(&begin(campaign, TEMPLATE), say!(text, "guide-template"), ButtonStyle::Secondary),
        false => answer,
    }
}

/// Returns whether a wizard is one of these steps.
pub fn is_next_step(wizard: &str) -> bool {
    [PANEL, INVITE, SETTINGS, TEMPLATE].contains(&wizard)
}

/// Returns words that a moderator can send to the people who should play.
async fn invite(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    must_moderate(invoker, campaign)?;
    campaign.must_go_on().map_err(Refusal::from)?;
    let row = handler.journal().campaign(campaign.id).await?.ok_or(Problem::Unknown)?;
    let (channel, name) = (PlaceId(row.channel), Name(&campaign.name));
    let about = games::about(&invoker.text, campaign.game.ruleset());
    Ok(say!(invoker.text, "invite-words", channel, name, about).into())
}

/// Returns whether the invoker has drafts or open deals.
fn has_deals(context: &WizardContext<'_, ()>) -> bool {
    let (deals, own) = (&context.campaign.deals, context.side.player);
    let mut open = deals.open.values();
    deals.drafts.values().any(|draft| draft.by == own) || open.any(|record| record.deal.parties.contains(&own))
}

async fn history(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    let campaign = handler.load_view(invoker, campaign.id).await?;
    commands::history_page(handler, invoker, &campaign, None, None).await
}

/// Loads the example board for the current number of players.
async fn example(handler: &Handler, invoker: &Invoker, campaign: &Campaign) -> Result<Answer, Problem> {
    let players = campaign.active_players().count();
    commands::board::load_example(handler, invoker, campaign, (players, None)).await
}

/// Returns whether there is an example for these players, and no board yet. A smaller one would leave somebody out.
fn has_example(campaign: &Campaign) -> bool {
    let players = campaign.active_players().count();
    games::board(campaign).is_ok_and(|board| (board.is_empty)(campaign) && board.examples.contains(&players))
}
