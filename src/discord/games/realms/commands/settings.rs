use crate::discord::command::{Chosen, Context, Problem, Purpose};
use crate::discord::commands::settings::change;
use crate::rules::games::realms::{DistantAlliance, MerchantsStand, Setting, State, TradeCards};

#[poise::command(slash_command, custom_data = "Purpose::Moderates")]
pub async fn settings(
    ctx: Context<'_>,
    #[rename = "counter-hours"]
    #[min = 1]
    #[max = 336]
    counter_hours: Option<u16>,
    #[max = 99] actions: Option<u32>,
    #[rename = "merchants-stand"] merchants_stand: Option<Chosen<MerchantsStand>>,
    #[rename = "distant-alliance"] distant_alliance: Option<Chosen<DistantAlliance>>,
    #[rename = "trade-hours"]
    #[min = 1]
    #[max = 336]
    trade_hours: Option<u16>,
    #[rename = "trade-cards"] trade_cards: Option<Chosen<TradeCards>>,
) -> Result<(), Problem> {
    let chosen = [
        counter_hours.map(Setting::CounterHours),
        actions.map(Setting::Actions),
        merchants_stand.map(|stand| Setting::MerchantsStand(stand.0)),
        distant_alliance.map(|distant| Setting::DistantAlliance(distant.0)),
        trade_hours.map(Setting::TradeHours),
        trade_cards.map(|cards| Setting::TradeCards(cards.0)),
    ];
    change::<State>(ctx, chosen).await
}
