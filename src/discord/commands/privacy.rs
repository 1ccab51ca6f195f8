//! `/privacy`: what the bot stores about a person, shown only to that person.

use crate::discord::buttons::Button;
use crate::discord::command::{Context, Purpose, respond};
use crate::discord::exports::{self, MOST_BYTES};
use crate::discord::handler::{DRAFT_LASTS, Handler};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::reply::Answer;
use crate::export::{Capped, rfc3339};
use crate::journal::{self, Part, Personal};
use crate::referee::{self, Given, RuleError};
use crate::rules::ids::PlayerId;
use crate::rules::time::Time;
use crate::text::say;
use poise::serenity_prelude::{ButtonStyle, CreateAttachment};
use serde_json::{Value, json};
use std::io::{self, Write};
use std::time::Duration;

/// How long the answer waits for the erasure.
const ERASING_TAKES: Duration = Duration::from_secs(2);

#[poise::command(slash_command, subcommands("export", "erase"), subcommand_required)]
pub async fn privacy(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[poise::command(slash_command, custom_data = "Purpose::Informs")]
async fn erase(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let personal = handler.journal().personal(invoker.player).await?;
        let (names, campaigns) = (personal.names.len(), personal.campaigns.len());
        let asked = say!(invoker.text, "erase-question", names, campaigns);
        let asked_at = handler.referee.clock().now();
        let label = say!(invoker.text, "erase-yes");
        let button = Button::Erase { asked_at };
        Ok(Answer::from(asked).with_button(&button, label, ButtonStyle::Danger))
    })
    .await
}

/// Erases the invoker's data, unless the confirmation is too old. A longer erasure continues in the background, even
/// after a restart.
pub async fn erased(handler: &Handler, invoker: &Invoker, asked_at: Time) -> Result<Answer, Problem> {
    let clock = handler.referee.clock();
    let now = clock.now();
    if !(asked_at..asked_at + DRAFT_LASTS).contains(&now) {
        return Err(say!(invoker.text, "draft-gone").into());
    }
    invoker.must_be_in_time().await?;
    let journal = handler.journal();
    let campaigns = journal.personal(invoker.player).await?.campaigns.len();
    let mut steps = journal.erasures();
    journal.begin_erasing(invoker.player, now).await?;
    let all = async {
        while journal.erasing().await?.contains(&invoker.player) {
            if steps.changed().await.is_err() {
                break;
            }
        }
        Ok::<(), journal::Error>(())
    };
    Ok(match clock.within(ERASING_TAKES, all).await {
        Ok(done) => {
            done?;
            say!(invoker.text, "erased", campaigns).into()
        }
        Err(_) => say!(invoker.text, "erase-goes-on", campaigns).into(),
    })
}

#[poise::command(slash_command, custom_data = "Purpose::Informs")]
async fn export(ctx: Context<'_>) -> Result<(), Problem> {
    respond(ctx, async |handler: Handler, invoker: Invoker| {
        let turn = exports::turn(&handler, &invoker).await?;
        let personal = handler.journal().personal(invoker.player).await?;
        let all = file(&handler, invoker.player, &personal).await?;
        let mut file = File(Capped::new(MOST_BYTES));
        let count = match write(&handler, invoker.player, &personal, all, &mut file).await {
            Ok(count) => count,
            Err(Unwritten::TooLong(_)) => return Err(exports::too_long(&invoker)),
            Err(Unwritten::Unread(problem)) => return Err(problem.into()),
        };
        let campaigns = personal.campaigns.len();
        let told = say!(invoker.text, "personal-exported", orders = count, campaigns);
        let name = format!("chancery-{}.json", invoker.player);
        let attachment = CreateAttachment::bytes(file.0.into_bytes(), name);
        Ok(Answer::from(told).with_attachment(attachment).holding(turn))
    })
    .await
}

#[derive(Debug, thiserror::Error)]
enum Unwritten {
    #[error(transparent)]
    TooLong(#[from] io::Error),
    #[error(transparent)]
    Unread(#[from] RuleError),
}

/// A JSON file that is written piece by piece.
struct File(Capped);

impl File {
    fn text(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())
    }

    /// Writes a value on a line of its own, indented by `depth`.
    fn value(&mut self, depth: usize, lead: &str, value: &Value) -> io::Result<()> {
        let line = format!("\n{}", "  ".repeat(depth));
        let value = format!("{value:#}").replace('\n', &line);
        self.text(&format!("{line}{lead}{value}"))
    }

    /// Writes the keys of an object that continues.
    fn keys(&mut self, depth: usize, object: &Value) -> io::Result<()> {
        for (key, value) in object.as_object().into_iter().flatten() {
            self.value(depth, &format!("\"{key}\": "), value)?;
            self.text(",")?;
        }
        Ok(())
    }

    /// Ends a list.
    fn end(&mut self, depth: usize, is_empty: bool) -> io::Result<()> {
        match is_empty {
            true => self.text("]"),
            false => self.text(&format!("\n{}]", "  ".repeat(depth))),
        }
    }
}

/// Writes a person's orders to the file, after their other data: campaign by campaign, including orders that they gave
/// for another player or a moderator gave for them. Returns the number of orders.
async fn write(
    handler: &Handler,
    player: PlayerId,
    personal: &Personal,
    all: Value,
    file: &mut File,
) -> Result<usize, Unwritten> {
    file.text("{")?;
    file.keys(1, &all)?;
    file.text("\n  \"campaigns\": [")?;
    let mut count = 0;
    for (number, part) in personal.campaigns.iter().enumerate() {
        file.text(if number == 0 { "\n    {" } else { ",\n    {" })?;
        file.keys(3, &campaign(part))?;
        file.text("\n      \"orders\": [")?;
        let mut orders = handler.referee.orders(part.campaign, player).await?;
        let before = count;
        while let Some(given) = orders.next().await? {
            for given in &given {
                file.text(if count == before { "" } else { "," })?;
                file.value(4, "", &order(given))?;
                count += 1;
            }
        }
        file.end(3, count == before)?;
        file.text("\n    }")?;
    }
    file.end(1, personal.campaigns.is_empty())?;
    file.text("\n}")?;
    Ok(count)
}

/// Exports one of a person's orders, with the outcome as far as they may know it.
fn order(given: &Given) -> Value {
    json!({
        "number": given.number,
        "at": rfc3339(given.at),
        "undone": given.undone,
        "counts_as": given.by.to_string(),
        "given_by": given.author.to_string(),
        "events": referee::events_json(&given.events),
    })
}

fn campaign(part: &Part) -> Value {
    json!({
        "id": part.campaign.to_string(),
        "name": part.name,
        "ruleset": part.ruleset,
        "server_id": part.guild.to_string(),
        "ended": part.ended,
        "joined": part.plays.is_some(),
        "plays": part.plays == Some(true),
    })
}

/// Exports a person's data without their orders.
async fn file(handler: &Handler, player: PlayerId, personal: &Personal) -> Result<Value, Problem> {
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
    let names = names.map(|(guild, name)| {
        let (name, account, language) = (&name.shown, &name.account, &name.language);
        json!({"server_id": guild.to_string(), "name": name, "account": account, "language": language})
    });
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
    }))
}
