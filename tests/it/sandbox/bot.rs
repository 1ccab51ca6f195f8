//! A small bot that uses most of Discord's features, so that the sandbox can be tested without Chancery's rules.

use chancery::sandbox::{Guest, Seat};
use chancery_clock::Clock;
use chancery_loopback::ANSWER_TIMEOUT;
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateAttachment, CreateAutocompleteResponse, CreateButton, CreateEmbed,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, FullEvent, InputTextStyle, Interaction,
    Mentionable,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{oneshot, watch};
use tokio::task::JoinHandle;

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Context<'a> = poise::Context<'a, Busy, Failure>;

/// The number of interactions being handled.
type Busy = Arc<watch::Sender<usize>>;

pub struct Parrot {
    busy: Busy,
    shards: Arc<serenity::ShardManager>,
    task: JoinHandle<()>,
}

/// Says something, to everybody or in private.
#[poise::command(slash_command)]
async fn say(
    context: Context<'_>,
    #[description = "What to say"] text: String,
    #[description = "Only to you"] private: Option<bool>,
) -> Result<(), Failure> {
    let reply = poise::CreateReply::default().content(text);
    context.send(reply.ephemeral(private == Some(true))).await?;
    Ok(())
}

/// Thinks before it speaks.
#[poise::command(slash_command)]
async fn think(context: Context<'_>) -> Result<(), Failure> {
    context.defer_ephemeral().await?;
    context.say("Done.").await?;
    Ok(())
}

/// Never answers.
#[poise::command(slash_command)]
async fn ignore(_: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Offers something to a person.
#[poise::command(slash_command)]
async fn offer(
    context: Context<'_>,
    #[description = "To whom"] player: serenity::User,
    #[description = "How much"]
    #[min = 1]
    amount: i64,
) -> Result<(), Failure> {
    let actor = context.author().mention();
    let buttons = CreateActionRow::Buttons(vec![
        CreateButton::new("accept").label("Accept"),
        CreateButton::new("refuse").label("Refuse").style(ButtonStyle::Danger),
        CreateButton::new("never").label("Never").disabled(true),
    ]);
    let embed = CreateEmbed::new()
        .title("Terms")
        .description(format!("{amount} money\nto \\*{}\\*", player.name))
        .field("Until", "<t:1767625200:R>", true)
        .field("That is", "<t:1767625200:f>", true);
    let text = format!("{actor} offers {} {amount}.", player.mention());
    let post = CreateMessage::new().content(text).embed(embed).components(vec![buttons]);
    context.channel_id().send_message(context, post).await?;
    let told = poise::CreateReply::default().content("Offered.").ephemeral(true);
    context.send(told).await?;
    Ok(())
}

/// Sends a direct message.
#[poise::command(slash_command)]
async fn whisper(context: Context<'_>, #[description = "To whom"] player: serenity::User) -> Result<(), Failure> {
    let sent = player.dm(context, CreateMessage::new().content("Psst.")).await;
    let told = if sent.is_ok() { "Whispered." } else { "They take no direct messages." };
    context.send(poise::CreateReply::default().content(told).ephemeral(true)).await?;
    Ok(())
}

/// Opens a form.
#[poise::command(slash_command)]
async fn form(context: poise::ApplicationContext<'_, Busy, Failure>) -> Result<(), Failure> {
    let name = CreateInputText::new(InputTextStyle::Short, "Name", "name").max_length(20);
    let rows = vec![CreateActionRow::InputText(name)];
    let modal = CreateModal::new("form", "Who are you?").components(rows);
    let response = CreateInteractionResponse::Modal(modal);
    context.interaction.create_response(context.http(), response).await?;
    Ok(())
}

/// Shows a menu.
#[poise::command(slash_command)]
async fn menu(context: Context<'_>) -> Result<(), Failure> {
    let options = vec![CreateSelectMenuOption::new("Tea", "t"), CreateSelectMenuOption::new("Coffee", "c")];
    let kind = CreateSelectMenuKind::String { options };
    let menu = CreateSelectMenu::new("drink", kind).placeholder("A drink?");
    let reply = poise::CreateReply::default().content("Choose.");
    context.send(reply.components(vec![CreateActionRow::SelectMenu(menu)])).await?;
    Ok(())
}

/// Attaches a file.
#[poise::command(slash_command)]
async fn file(context: Context<'_>) -> Result<(), Failure> {
    let file = CreateAttachment::bytes(b"seven b".to_vec(), "a.txt").description("Seven bytes");
    context.send(poise::CreateReply::default().attachment(file)).await?;
    Ok(())
}

/// Reads the first line of a file aloud.
#[poise::command(slash_command)]
async fn read(context: Context<'_>, #[description = "Which"] file: serenity::Attachment) -> Result<(), Failure> {
    let bytes = file.download().await?;
    let name = &file.filename;
    let text = String::from_utf8_lossy(&bytes);
    let first = text.lines().next().unwrap_or_default();
    context.say(format!("{name}: {first}")).await?;
    Ok(())
}

async fn suggest(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let all = [("Red wine", "r"), ("White wine", "w")];
    let fits = all.iter().filter(|(name, _)| name.to_lowercase().contains(typed));
    let choices = fits.map(|(name, value)| serenity::AutocompleteChoice::new(*name, *value));
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Groups its subcommands.
#[poise::command(slash_command, subcommands("wine"), subcommand_required)]
async fn order(_: Context<'_>) -> Result<(), Failure> {
    Ok(())
}

/// Orders wine.
#[poise::command(slash_command)]
async fn wine(
    context: Context<'_>,
    #[description = "Which"]
    #[autocomplete = "suggest"]
    which: String,
) -> Result<(), Failure> {
    context.say(format!("Wine {which}.")).await?;
    Ok(())
}

/// For those who manage the server.
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD", guild_only)]
async fn rule(context: Context<'_>) -> Result<(), Failure> {
    context.say("Ruled.").await?;
    Ok(())
}

#[poise::command(context_menu_command = "Greet")]
async fn greet(context: Context<'_>, user: serenity::User) -> Result<(), Failure> {
    context.say(format!("Hello, {}!", user.display_name())).await?;
    Ok(())
}

async fn event(framework: poise::FrameworkContext<'_, Busy, Failure>, event: &FullEvent) -> Result<(), Failure> {
    let (context, busy) = (framework.serenity_context, framework.user_data);
    let FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    let answer = CreateInteractionResponseMessage::new();
    match interaction {
        Interaction::Component(pressed) => {
            busy.send_modify(|count| *count += 1);
            let who = pressed.user.mention();
            let what = match &pressed.data.kind {
                serenity::ComponentInteractionDataKind::StringSelect { values } => values.join("+"),
                _ => pressed.data.custom_id.clone(),
            };
            let answer = answer.content(format!("{who}: {what}.")).components(Vec::new());
            let answer = CreateInteractionResponse::UpdateMessage(answer);
            pressed.create_response(context, answer).await?;
            busy.send_modify(|count| *count -= 1);
        }
        Interaction::Modal(sent) => {
            let row = &sent.data.components[0].components[0];
            let serenity::ActionRowComponent::InputText(input) = row else {
                return Ok(());
            };
            let name = input.value.clone().unwrap_or_default();
            let answer = answer.content(format!("Hello, {name}.")).ephemeral(true);
            let answer = CreateInteractionResponse::Message(answer);
            sent.create_response(context, answer).await?;
        }
        _ => {}
    }
    Ok(())
}

impl Guest for Parrot {
    /// One of its commands is never answered.
    const PATIENCE: Duration = ANSWER_TIMEOUT;

    async fn start(seat: &Seat, _: Clock) -> Result<Parrot, String> {
        let busy: Busy = Arc::new(watch::Sender::new(0));
        let (ready, is_ready) = oneshot::channel();
        let data = Arc::clone(&busy);
        let framework = poise::Framework::builder()
            .options(poise::FrameworkOptions {
                commands: vec![
                    say(),
                    think(),
                    ignore(),
                    offer(),
                    whisper(),
                    form(),
                    menu(),
                    file(),
                    read(),
                    order(),
                    rule(),
                    greet(),
                ],
                pre_command: |context| Box::pin(async move { context.data().send_modify(|count| *count += 1) }),
                post_command: |context| Box::pin(async move { context.data().send_modify(|count| *count -= 1) }),
                event_handler: |framework, happened| Box::pin(event(framework, happened)),
                ..Default::default()
            })
            .setup(move |context, _, framework| {
                Box::pin(async move {
                    let commands = &framework.options().commands;
                    poise::builtins::register_globally(context, commands).await?;
                    let _ = ready.send(());
                    Ok(data)
                })
            })
            .build();
        let http = serenity::HttpBuilder::new(&seat.token).proxy(&seat.base_url).ratelimiter_disabled(true).build();
        let intents = serenity::GatewayIntents::GUILDS;
        let client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework);
        let mut client = client.await.map_err(|error| error.to_string())?;
        let shards = Arc::clone(&client.shard_manager);
        let (failed, has_failed) = oneshot::channel();
        let task = tokio::spawn(async move {
            if let Err(error) = client.start().await {
                let _ = failed.send(error.to_string());
            }
        });
        tokio::select! {
            Ok(()) = is_ready => Ok(Parrot { busy, shards, task }),
            Ok(error) = has_failed => Err(error),
        }
    }

    async fn quiet(&self) {
        let mut busy = self.busy.subscribe();
        let _ = busy.wait_for(|count| *count == 0).await;
    }

    async fn stop(self) {
        self.shards.shutdown_all().await;
        let _ = self.task.await;
    }
}
