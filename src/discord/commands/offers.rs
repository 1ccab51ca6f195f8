//! `/offers`: all pending offers of the reader's campaigns, with a button for each answer.

use crate::discord::buttons::Button;
use crate::discord::command::{Context, campaign_option, respond};
use crate::discord::game_ui::Choice;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render::tell::{Side, take_back};
use crate::discord::render::{self, Names};
use crate::discord::reply::Answer;
use crate::discord::wizard::{self, ACCEPT, REFUSE, WITHDRAW};
use crate::rules::ids::CampaignId;
use crate::rules::{Campaign, NAME_LIMIT, Offer, Request};
use crate::text::{Fits, Label, Plain, Said, Text, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;
use std::sync::Arc;

/// The most offers with buttons of their own; more are listed in menus. Also the most requests to take back an act.
const WITH_BUTTONS: usize = 5;

#[poise::command(slash_command)]
pub async fn offers(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let first = match campaign_option(ctx) {
            Some(named) => Some(handler.campaign(&invoker, Some(named)).await?),
            None => match handler.here(&invoker).await? {
                Some(here) => Some(here),
                None => handler.own(&invoker).await?.into_iter().next(),
            },
        };
        // Without a campaign, this refuses and says which campaigns there are.
        let first = match first {
            Some(first) => first,
            None => handler.campaign(&invoker, None).await?,
        };
        handler.welcome_back(&invoker, first.id, None).await;
        pending(&handler, &invoker, first.id, true).await
    })
    .await
}

/// A campaign, redacted for the reader.
struct Table {
    campaign: Arc<Campaign>,
    names: Names,
    side: Side,
}

/// Returns the pending offers of a campaign as the invoker's side sees them. `others` adds those that wait for the
/// invoker in their other campaigns.
pub async fn pending(handler: &Handler, invoker: &Invoker, first: CampaignId, others: bool) -> Result<Answer, Problem> {
    let text = &invoker.text;
    let mut ids = vec![first];
    if others {
        let own = handler.own(invoker).await?.into_iter().map(|row| row.id);
        ids.extend(own.filter(|id| *id != first));
    }
    let mut tables = Vec::new();
    for id in ids {
        tables.push(Table {
            campaign: handler.load_view(invoker, id).await?,
            names: handler.names(id).await?,
            side: handler.side(invoker, id),
        });
    }
    let Some((here, elsewhere)) = tables.split_first() else {
        return Err(Problem::Unknown);
    };
    let undelivered = handler.undelivered_offers(first).await?;
    let mut card = render::offers(text, &here.campaign, here.side, &undelivered);
    let deals = render::deals_to_sign(text, &here.campaign, here.side.player);
    card = card.field(text, say!(text, "offers-deals"), &deals);
    for table in elsewhere {
        let requests = table.request().into_iter().map(|request| take_back::waits(text, request));
        let offers = table.own().map(|offer| render::offer_line(text, table.side, &table.campaign, offer));
        let lines: Vec<Said> = requests.chain(offers).collect();
        card = card.field(text, table.name(), &lines);
    }
    let answer = with_requests(text, first, &tables, Answer::card(card));
    let answer = match tables.iter().map(|table| table.own().count()).sum() {
        0..=WITH_BUTTONS => with_buttons(text, first, &tables, answer),
        _ => with_menus(text, first, &tables, answer),
    };
    Ok(answer.on_behalf_of(invoker, here.side.player))
}

impl Table {
    /// Returns the offers that the reader's side can act on: first those that wait for its answer, then by deadline.
    fn own(&self) -> impl Iterator<Item = &Offer> {
        let player = self.side.player;
        let all = self.campaign.offers.pending.values();
        let mut own: Vec<&Offer> = all.filter(|offer| offer.concerns(player)).collect();
        own.sort_by_key(|offer| (offer.to != player, offer.deadline.is_none(), offer.deadline));
        own.into_iter()
    }

    /// Returns the request to take back an act that the reader can answer or withdraw (L14.3). Nobody can do so for
    /// them.
    fn request(&self) -> Option<&Request> {
        let Side { player, reader } = self.side;
        let request = self.campaign.take_back.as_ref().filter(|_| player == reader)?;
        (request.by == player || request.awaited().contains(&player)).then_some(request)
    }

    fn name(&self) -> Said {
        Said::of(Typed(&self.campaign.name, NAME_LIMIT))
    }

    /// Names the campaign on the button unless it is the first one.
    fn label(&self, label: impl Fits<Plain>, first: CampaignId) -> Label {
        match self.campaign.id == first {
            true => Label::of(label),
            false => label!("{label} · {}", Typed(&self.campaign.name, 30)),
        }
    }

    fn answers(&self, offer: &Offer) -> bool {
        let answered = self.campaign.offers.answers.contains_key(&offer.id);
        offer.to == self.side.player && !answered
    }

    fn refuses(&self, offer: &Offer) -> bool {
        self.answers(offer) && offer.terms.may_be_refused()
    }

    fn withdraws(&self, offer: &Offer) -> bool {
        wizard::withdraws(self.side.player, offer)
    }
}

fn with_requests(text: &Text, first: CampaignId, tables: &[Table], mut answer: Answer) -> Answer {
    let requests = tables.iter().filter_map(|table| Some((table, table.request()?)));
    for (table, request) in requests.take(WITH_BUTTONS) {
        let campaign = table.campaign.id;
        let button = |agrees| Button::TakeBack { campaign, asked_at: request.asked_at, agrees };
        if request.by == table.side.player {
            let withdraw = table.label(say!(text, "button-withdraw-offer"), first);
            answer = answer.with_button(&button(false), withdraw, ButtonStyle::Secondary);
            continue;
        }
        let (yes, no) = render::agreement_labels(text);
        answer = answer.with_button(&button(true), table.label(yes, first), ButtonStyle::Success).with_button(
            &button(false),
            table.label(no, first),
            ButtonStyle::Danger,
        );
    }
    answer
}

/// Adds buttons for each answer. Buttons for other campaigns than the first name theirs.
fn with_buttons(text: &Text, first: CampaignId, tables: &[Table], mut answer: Answer) -> Answer {
    for table in tables {
        let campaign = table.campaign.id;
        for offer in table.own() {
            let label = |label: Said| table.label(render::numbered_label(text, label, offer.id), first);
            let id = offer.id;
            if table.answers(offer) {
                let accept = Button::Accept { campaign, offer: id };
                let says = label(render::accept_label(text, offer));
                answer = answer.with_button(&accept, says, ButtonStyle::Success);
            }
            if table.refuses(offer) {
                let refuse = Button::Refuse { campaign, offer: id };
                let says = label(render::refuse_label(text, offer));
                answer = answer.with_button(&refuse, says, ButtonStyle::Danger);
            }
            if table.withdraws(offer) {
                let says = label(say!(text, "button-withdraw-offer"));
                answer = answer.with_button(&wizard::withdrawal(campaign, id), says, ButtonStyle::Secondary);
            }
        }
    }
    answer
}

/// Adds a menu for each kind of answer. The chosen line says which campaign it belongs to.
fn with_menus(text: &Text, first: CampaignId, tables: &[Table], answer: Answer) -> Answer {
    let lines = |which: fn(&Table, &Offer) -> bool| -> Vec<Choice> {
        let all = tables.iter().flat_map(|table| table.own().map(move |offer| (table, offer)));
        let all = all.filter(|(table, offer)| which(table, offer));
        all.map(|(table, offer)| {
            let campaign = table.campaign.id;
            let label = render::offer_choice(text, &table.names, offer);
            (label, format!("{campaign}:{}", offer.id))
        })
        .collect()
    };
    let menus = [
        (ACCEPT, say!(text, "offers-accept-menu"), lines(Table::answers)),
        (REFUSE, say!(text, "offers-refuse-menu"), lines(Table::refuses)),
        (WITHDRAW, say!(text, "offers-withdraw-menu"), lines(Table::withdraws)),
    ];
    menus
        .into_iter()
        .fold(answer, |answer, (name, title, lines)| answer.with_menu(&wizard::begin(first, name), title, lines))
}
