//! `/privacy`: what the bot stores about a person, shown only to that person.

use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::Button;
use crate::discord::counter::{Context, respond};
use crate::discord::handler::{DRAFT_LASTS, Handler};
use crate::discord::problem::Problem;
use crate::export::rfc3339;
use crate::journal::{self, Part, Personal};
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::text::fl;
use poise::serenity_prelude::{ButtonStyle, CreateAttachment};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

const PER_READ: u32 = 256;

/// The largest export file: Discord takes ten megabytes, including the request around it.
const MOST_BYTES: usize = 9_000_000;

/// How long a person waits to hear that the erasure is done.
const ERASING_TAKES: Duration = Duration::from_secs(2);

#[poise::command(slash_command, subcommands("export", "erase"), subcommand_required)]
pub async fn privacy(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

/// Says what will be erased and what stays, and asks for confirmation.
#[poise::command(slash_command)]
async fn erase(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        let personal = handler.journal().personal(asker.player).await?;
        let (names, campaigns) = (personal.names.len(), personal.campaigns.len());
        let asked = fl!(asker.text, "erase-question", names = names, campaigns = campaigns);
        let asked_at = handler.referee.clock().now();
        let label = fl!(asker.text, "erase-yes");
        let button = Button::Erase { asked_at };
        Ok(Answer::from(asked).with_button(&button, label, ButtonStyle::Danger))
    })
    .await
}

/// Erases what is stored about the asker, unless the confirmation is too old. An erasure that takes longer than a
/// moment continues in the background, even after a restart.
pub async fn erased(handler: &Handler, asker: &Asker, asked_at: Time) -> Result<Answer, Problem> {
    let now = handler.referee.clock().now();
    if !(asked_at..asked_at + DRAFT_LASTS).contains(&now) {
        return Err(fl!(asker.text, "draft-gone").into());
    }
    asker.must_be_in_time().await?;
    let journal = handler.journal();
    let campaigns = journal.personal(asker.player).await?.campaigns.len();
    let mut steps = journal.erasures();
    journal.begin_erasing(asker.player, now).await?;
    let all = async {
        while journal.erasing().await?.contains(&asker.player) {
            if steps.changed().await.is_err() {
                break;
            }
        }
        Ok::<(), journal::Error>(())
    };
    Ok(match timeout(ERASING_TAKES, all).await {
        Ok(done) => {
            done?;
            fl!(asker.text, "erased", campaigns = campaigns).into()
        }
        Err(_) => fl!(asker.text, "erase-goes-on", campaigns = campaigns).into(),
    })
}

#[poise::command(slash_command)]
async fn export(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, asker: Asker| {
        let personal = handler.journal().personal(asker.player).await?;
        let mut campaigns = Vec::new();
        let mut count = 0;
        for part in &personal.campaigns {
            let orders = orders(&handler, asker.player, part).await?;
            count += orders.len();
            campaigns.push(campaign(part, orders));
        }
        let all = file(&handler, asker.player, &personal, campaigns).await?;
        let bytes = serde_json::to_vec_pretty(&all).map_err(|error| Problem::Failed(error.into()))?;
        if bytes.len() > MOST_BYTES {
            let (size, most) = (bytes.len().div_ceil(1_000_000), MOST_BYTES / 1_000_000);
            return Err(fl!(asker.text, "personal-too-long", size = size, most = most).into());
        }
        let campaigns = personal.campaigns.len();
        let told = fl!(asker.text, "personal-exported", orders = count, campaigns = campaigns);
        let name = format!("chancery-{}.json", asker.player);
        Ok(Answer::from(told).with_attachment(CreateAttachment::bytes(bytes, name)))
    })
    .await
}

/// Returns a person's orders in a campaign, oldest first, with the outcomes that they may know: orders that they
/// gave, including those for another player, and orders that a moderator gave for them.
async fn orders(handler: &Handler, player: PlayerId, part: &Part) -> Result<Vec<Value>, Problem> {
    let mut orders = Vec::new();
    let mut before = None;
    loop {
        let (given, last) = handler.referee.orders(part.campaign, before, PER_READ, player).await?;
        orders.extend(given.into_iter().map(|order| {
            json!({
                "number": order.number,
                "at": rfc3339(order.at),
                "undone": order.undone,
                "counts_as": order.by.to_string(),
                "given_by": order.author.to_string(),
                "events": order.events,
            })
        }));
        if last.is_none() {
            orders.reverse();
            return Ok(orders);
        }
        before = last;
    }
}

fn campaign(part: &Part, orders: Vec<Value>) -> Value {
    json!({
        "id": part.campaign.to_string(),
        "name": part.name,
        "ruleset": part.ruleset,
        "server_id": part.guild.to_string(),
        "ended": part.ended,
        "joined": part.plays.is_some(),
        "plays": part.plays == Some(true),
        "orders": orders,
    })
}

async fn file(
    handler: &Handler,
    player: PlayerId,
    personal: &Personal,
    campaigns: Vec<Value>,
) -> Result<Value, Problem> {
    let digest = handler.journal().digest(player).await?;
    let digest = digest.map(|digest| {
        json!({
            "hour": digest.hour,
            "zone": digest.zone,
            "language": digest.language,
            "since": rfc3339(digest.since),
            "next_at": rfc3339(digest.next_at),
        })
    });
    let names = personal.names.iter();
    let names =
        names.map(|(guild, name)| json!({"server_id": guild.to_string(), "name": name.shown, "account": name.account}));
    let questions = personal.drafts.iter().map(|(campaign, command, until)| {
        json!({
            "campaign": campaign.to_string(),
            "order": serde_json::from_str::<Value>(command).unwrap_or(Value::Null),
            "until": rfc3339(*until),
        })
    });
    let calls = personal.calls.iter();
    let calls = calls.map(|(campaign, at)| json!({"campaign": campaign.to_string(), "at": rfc3339(*at)}));
    Ok(json!({
        "user_id": player.to_string(),
        "made_at": rfc3339(handler.referee.clock().now()),
        "names": names.collect::<Vec<_>>(),
        "digest": digest,
        "questions": questions.collect::<Vec<_>>(),
        "last_called": calls.collect::<Vec<_>>(),
        "campaigns": campaigns,
    }))
}
