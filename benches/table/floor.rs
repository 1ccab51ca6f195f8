//! The baseline: a bot with the same libraries, whose only command just answers.

use chancery::bot::http;
use chancery::config::Config;
use poise::serenity_prelude as serenity;
use serenity::{ClientBuilder, GatewayIntents};

type Failure = serenity::Error;

#[poise::command(slash_command)]
async fn answer(ctx: poise::Context<'_, (), Failure>) -> Result<(), Failure> {
    let reply = poise::CreateReply::default();
    ctx.send(reply.content("Here is your answer.").ephemeral(true)).await?;
    Ok(())
}

pub async fn run() {
    let config = Config::from_env().expect("the configuration of a bot");
    let framework = poise::Framework::builder()
        .options(poise::FrameworkOptions { commands: vec![answer()], ..poise::FrameworkOptions::default() })
        .setup(|ctx, _, framework| {
            Box::pin(async move { poise::builtins::register_globally(ctx, &framework.options().commands).await })
        })
        .build();
    let client = ClientBuilder::new_with_http(http(&config), GatewayIntents::GUILDS);
    let mut client = client.framework(framework).await.expect("a client");
    client.start_autosharded().await.expect("it runs");
}
