//! `/mod leaderboard`: a leaderboard that updates itself.

use crate::discord::command::{Context, Purpose, view};
use crate::discord::commands::Measure;
use crate::discord::games;
use crate::discord::handler::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::panel::{self, Kind};
use crate::discord::problem::Problem;
use crate::rules::Refusal;
use crate::rules::table;

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
pub async fn leaderboard(ctx: Context<'_>, by: Option<Measure>) -> Result<(), Problem> {
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        if !invoker.moderates(&campaign) {
            return Err(Problem::Refused(Refusal::from(table::Refusal::ModeratorsOnly).into()));
        }
        let by = games::measure(&campaign, by.map(Measure::name));
        panel::post(&handler, &invoker, &campaign, &row, Kind::Leaderboard(by)).await
    })
    .await
}
