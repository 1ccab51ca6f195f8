use crate::discord::command::{Chosen, Context, Options, Problem, optional, suggested};
use crate::discord::commands::suggestions::{as_is, suggest};
use crate::discord::game_ui::{Named, Parameter};
use crate::discord::games::leverage::settings::{LARGEST_SMALL, Pending, parse_open_access};
use crate::rules::games::leverage::{
    Access, DestroyedShips, MilestoneSource, NegativeAccess, Public, Setting, Terraforming, Thresholds,
};
use crate::text::Text;
use poise::serenity_prelude::{CommandOptionType, CreateAutocompleteResponse};

const OPEN_ACCESS: &str = "open-access";
const THRESHOLDS: &str = "thresholds";
const TERRAFORMING: &str = "terraforming";
const DESTROYED_SHIPS: &str = "destroyed-ships";
const PENDING_FAVOURS: &str = "pending-favours";
const PUBLIC_LEVERAGE: &str = "public-leverage";
const PUBLIC_MONEY: &str = "public-money";
const SMALL_GIFTS: &str = "small-gifts";
const NEGATIVE_ACCESS: &str = "negative-access";
const MILESTONE_SOURCE: &str = "milestone-source";

pub fn options() -> Vec<Parameter> {
    vec![
        suggested(OPEN_ACCESS, |ctx, typed| Box::pin(open_access_suggestions(ctx, typed))),
        optional::<Chosen<Thresholds>>(THRESHOLDS),
        optional::<Chosen<Terraforming>>(TERRAFORMING),
        optional::<Chosen<DestroyedShips>>(DESTROYED_SHIPS),
        optional::<Chosen<Pending>>(PENDING_FAVOURS),
        optional::<Chosen<Public>>(PUBLIC_LEVERAGE),
        optional::<Chosen<Public>>(PUBLIC_MONEY),
        small_gifts(),
        optional::<Chosen<NegativeAccess>>(NEGATIVE_ACCESS),
        optional::<Chosen<MilestoneSource>>(MILESTONE_SOURCE),
    ]
}

fn small_gifts() -> Parameter {
    Parameter {
        type_setter: Some(|option| {
            let option = option.kind(CommandOptionType::Integer);
            option.min_int_value(0).max_int_value(LARGEST_SMALL.into())
        }),
        ..optional::<u32>(SMALL_GIFTS)
    }
}

pub fn chosen(text: &Text, options: Options<'_>) -> Result<Vec<Setting>, Problem> {
    let open = options.text(OPEN_ACCESS).map(|typed| parse_open_access(text, typed)).transpose()?;
    let chosen = [
        open.map(Setting::OpenAccess),
        options.choice(THRESHOLDS).map(Setting::Thresholds),
        options.choice(TERRAFORMING).map(Setting::Terraforming),
        options.choice(DESTROYED_SHIPS).map(Setting::DestroyedShips),
        options.choice(PENDING_FAVOURS).map(|Pending(limit)| Setting::PendingFavours(limit)),
        options.choice(PUBLIC_LEVERAGE).map(Setting::PublicLeverage),
        options.choice(PUBLIC_MONEY).map(Setting::PublicMoney),
        options.number(SMALL_GIFTS).map(Setting::SmallGifts),
        options.choice(NEGATIVE_ACCESS).map(Setting::NegativeAccess),
        options.choice(MILESTONE_SOURCE).map(Setting::MilestoneSource),
    ];
    Ok(chosen.into_iter().flatten().collect())
}

async fn open_access_suggestions(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = Access::NAMES.iter().map(|(name, _)| *name);
    let options = ["none", "all"].into_iter().chain(kinds);
    suggest(options.map(as_is), typed)
}
