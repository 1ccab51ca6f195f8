use crate::discord::command::{Chosen, Context, Problem, Purpose};
use crate::discord::commands::settings::change;
use crate::rules::games::ambassadors::{EntryBy, Setting, State};

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
pub async fn settings(
    ctx: Context<'_>,
    #[rename = "entry-by"] entry_by: Option<Chosen<EntryBy>>,
) -> Result<(), Problem> {
    change::<State>(ctx, [entry_by.map(|by| Setting::EntryBy(by.0))]).await
}
