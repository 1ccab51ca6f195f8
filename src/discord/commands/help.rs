//! `/help`: where to begin, and how each thing works in this campaign.

use super::{Context, respond};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::desk::Desk;
use crate::discord::problem::Problem;
use crate::discord::render::{self, Topic};

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum About {
    #[name = "start"]
    Start,
    #[name = "gifts"]
    Gifts,
    #[name = "access"]
    Access,
    #[name = "favours"]
    Favours,
    #[name = "offers"]
    Offers,
    #[name = "reset"]
    Reset,
    #[name = "campaigns"]
    Campaigns,
    #[name = "moderators"]
    Moderators,
    #[name = "time"]
    Time,
    #[name = "actions"]
    Actions,
    #[name = "technology"]
    Technology,
    #[name = "aid"]
    Aid,
    #[name = "hostile"]
    Hostile,
    #[name = "milestones"]
    Milestones,
    #[name = "map"]
    Map,
    #[name = "ambassadors"]
    Ambassadors,
    #[name = "board"]
    Board,
}

#[poise::command(slash_command)]
pub async fn help(ctx: Context<'_>, topic: Option<About>) -> Result<(), Problem> {
    respond(ctx, async |desk: Desk, asker: Asker| {
        // Help is for everybody everywhere: that there is no campaign here is no problem.
        let campaign = match desk.here(&asker).await? {
            Some(row) => Some(desk.referee.look(row.id).await?),
            None => None,
        };
        let topic = match topic {
            None | Some(About::Start) => Topic::Start,
            Some(About::Gifts) => Topic::Gifts,
            Some(About::Access) => Topic::Access,
            Some(About::Favours) => Topic::Favours,
            Some(About::Offers) => Topic::Offers,
            Some(About::Reset) => Topic::Reset,
            Some(About::Campaigns) => Topic::Campaigns,
            Some(About::Moderators) => Topic::Moderators,
            Some(About::Time) => Topic::Time,
            Some(About::Actions) => Topic::Actions,
            Some(About::Technology) => Topic::Technology,
            Some(About::Aid) => Topic::Aid,
            Some(About::Hostile) => Topic::Hostile,
            Some(About::Milestones) => Topic::Milestones,
            Some(About::Map) => Topic::Map,
            Some(About::Ambassadors) => Topic::Ambassadors,
            Some(About::Board) => Topic::Board,
        };
        Ok(Answer::card(render::help(
            &asker.text,
            topic,
            campaign.as_deref(),
        )))
    })
    .await
}
