use crate::discord::command::{Chosen, Context, Problem, Purpose};
use crate::discord::commands::settings::change;
use crate::discord::game_ui::named_values;
use crate::rules::games::ambassadors::{EntryBy, Setting, State};

named_values!(EntryBy { "players" = Players, "moderators" = Moderators });

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
pub async fn settings(
    ctx: Context<'_>,
    #[rename = "entry-by"] entry_by: Option<Chosen<EntryBy>>,
) -> Result<(), Problem> {
    change::<State>(ctx, [entry_by.map(|by| Setting::EntryBy(by.0))]).await
}
