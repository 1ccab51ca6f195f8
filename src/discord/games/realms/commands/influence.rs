//! `/influence place` (U2).

use super::suggestions::areas_in_reach;
use crate::discord::command::{Context, Problem, order_typed};
use crate::rules::games::realms::Command as Act;
use crate::text::say;

#[poise::command(slash_command, guild_only, subcommands("place"), subcommand_required)]
pub async fn influence(_: Context<'_>) -> Result<(), Problem> {
    Ok(())
}

#[expect(clippy::too_many_arguments, reason = "Discord has no lists: each area and each number is an option")]
#[poise::command(slash_command, guild_only)]
async fn place(
    ctx: Context<'_>,
    #[autocomplete = "areas_in_reach"] area: Option<String>,
    count: Option<u32>,
    #[rename = "area-2"]
    #[autocomplete = "areas_in_reach"]
    area_2: Option<String>,
    #[rename = "count-2"] count_2: Option<u32>,
    #[rename = "area-3"]
    #[autocomplete = "areas_in_reach"]
    area_3: Option<String>,
    #[rename = "count-3"] count_3: Option<u32>,
    #[rename = "area-4"]
    #[autocomplete = "areas_in_reach"]
    area_4: Option<String>,
    #[rename = "count-4"] count_4: Option<u32>,
    #[rename = "area-5"]
    #[autocomplete = "areas_in_reach"]
    area_5: Option<String>,
    #[rename = "count-5"] count_5: Option<u32>,
    ducats: Option<u32>,
) -> Result<(), Problem> {
    let named = [(area, count), (area_2, count_2), (area_3, count_3), (area_4, count_4), (area_5, count_5)];
    order_typed(ctx, |invoker| {
        let mut areas = Vec::new();
        for (area, count) in named {
            match (area, count) {
                (Some(area), count) => areas.push((area, count.unwrap_or(1))),
                (None, Some(count)) => {
                    return Err(say!(invoker.text, "influence-no-area", count).into());
                }
                (None, None) => {}
            }
        }
        Ok(Act::Influence { areas, in_ducats: ducats })
    })
    .await
}
