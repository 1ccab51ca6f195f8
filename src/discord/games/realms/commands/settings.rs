use crate::discord::command::{Context, view};
use crate::discord::handler::{Handler, must_moderate};
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::reply::Answer;
use crate::rules::games::Listed;
use crate::rules::games::realms::{DistantAlliance, MerchantsStand, Setting, State, TradeCards};
use crate::rules::{self, Command, Moderation};

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum DistantKind {
    #[name = "claim"]
    Claim,
    #[name = "strict"]
    Strict,
}

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum StandKind {
    #[name = "moderator"]
    Moderator,
    #[name = "last-seat"]
    LastSeat,
}

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum CardsKind {
    #[name = "table"]
    Table,
    #[name = "trader"]
    Trader,
}

#[poise::command(slash_command, guild_only)]
pub async fn settings(
    ctx: Context<'_>,
    #[rename = "counter-hours"]
    #[min = 1]
    #[max = 336]
    counter_hours: Option<u16>,
    #[max = 99] actions: Option<u32>,
    #[rename = "merchants-stand"] merchants_stand: Option<StandKind>,
    #[rename = "distant-alliance"] distant_alliance: Option<DistantKind>,
    #[rename = "trade-hours"]
    #[min = 1]
    #[max = 336]
    trade_hours: Option<u16>,
    #[rename = "trade-cards"] trade_cards: Option<CardsKind>,
) -> Result<(), Problem> {
    let distant = distant_alliance.map(|kind| match kind {
        DistantKind::Claim => DistantAlliance::Claim,
        DistantKind::Strict => DistantAlliance::Strict,
    });
    let stand = merchants_stand.map(|kind| match kind {
        StandKind::Moderator => MerchantsStand::Moderator,
        StandKind::LastSeat => MerchantsStand::LastSeat,
    });
    let cards = trade_cards.map(|kind| match kind {
        CardsKind::Table => TradeCards::Table,
        CardsKind::Trader => TradeCards::Trader,
    });
    let chosen = [
        counter_hours.map(Setting::CounterHours),
        actions.map(Setting::Actions),
        stand.map(Setting::MerchantsStand),
        distant.map(Setting::DistantAlliance),
        trade_hours.map(Setting::TradeHours),
        cards.map(Setting::TradeCards),
    ];
    view(ctx, async |handler: Handler, invoker: Invoker, campaign, row| {
        must_moderate(&invoker, &campaign)?;
        campaign.playing::<State>()?;
        let chosen = chosen.into_iter().flatten();
        let changes: Vec<rules::Setting> = chosen.map(|one| rules::Setting::Game(State::setting(one))).collect();
        if changes.is_empty() {
            let role = invoker.moderator_role(&campaign, row.guild);
            return Ok(Answer::card(render::settings(&invoker.text, &campaign, role)));
        }
        let command = Command::Moderate(Moderation::Configure(changes));
        handler.order(&invoker, campaign.id, command).await
    })
    .await
}
