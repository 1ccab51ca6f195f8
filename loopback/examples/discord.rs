//! A Discord for one bot that was installed as on a host's machine (`tools/try_deploy`). It prints the settings that lead
//! the bot here. Each line of standard input is typed by the server's owner once the bot is connected, and the answer is
//! printed:
//!
//! ```text
//! echo /help | cargo run -p chancery-loopback --example discord
//! ```

use chancery_clock::Clock;
use chancery_loopback::world::OWNER;
use chancery_loopback::{ANSWER_TIMEOUT, Answer, Loopback};
use std::error::Error;
use std::io::{self, Write};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let discord = Loopback::start(Clock::wall()).await?;
    writeln!(io::stdout(), "DISCORD_TOKEN={}\nDISCORD_PROXY={}", discord.token(), discord.base_url())?;
    let channel = discord.channel("general");
    let mut line = String::new();
    while io::stdin().read_line(&mut line)? > 0 {
        let said = answer(&discord, channel, line.trim()).await;
        writeln!(io::stdout(), "{} -> {said}", line.trim())?;
        line.clear();
    }
    Ok(())
}

/// Types a command when the bot has registered it, and returns the first line of the answer.
async fn answer(discord: &Loopback, channel: u64, line: &str) -> String {
    discord.connected().await;
    discord.until(|world| (!world.commands.is_empty()).then_some(())).await;
    let asked = match discord.slash(OWNER, channel, line) {
        Ok(asked) => asked,
        Err(refused) => return refused.to_string(),
    };
    let Some(Answer::Message(id)) = discord.answer(asked, ANSWER_TIMEOUT).await else {
        return "no message within three seconds".to_owned();
    };
    // A message that says only that the bot is thinking has no text yet.
    let said = discord.until(|world| {
        let json = &world.messages.get(&id)?.json;
        let texts = [&json["content"], &json["embeds"][0]["title"], &json["embeds"][0]["description"]];
        let mut texts = texts.into_iter().filter_map(|text| text.as_str().filter(|text| !text.is_empty()));
        texts.next().map(str::to_owned)
    });
    said.await.lines().next().unwrap_or_default().to_owned()
}
