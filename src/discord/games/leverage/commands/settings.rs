use crate::discord::command::{Context, Options, optional, suggested};
use crate::discord::commands::suggestions::{as_is, suggest};
use crate::discord::game_ui::Parameter;
use crate::discord::problem::Problem;
use crate::rules::games::leverage::{Access, DestroyedShips, Public, Setting, Terraforming, Thresholds};
use crate::text::{Said, Text, Typed, say};
use poise::serenity_prelude::{CommandOptionType, CreateAutocompleteResponse};
use std::collections::BTreeSet;

const OPEN_ACCESS: &str = "open-access";
const THRESHOLDS: &str = "thresholds";
const TERRAFORMING: &str = "terraforming";
const DESTROYED_SHIPS: &str = "destroyed-ships";
const PENDING_FAVOURS: &str = "pending-favours";
const PUBLIC_LEVERAGE: &str = "public-leverage";
const PUBLIC_MONEY: &str = "public-money";
const SMALL_GIFTS: &str = "small-gifts";
/// The upper limit of the small gift setting: a thousand times the money that players start with.
const LARGEST_SMALL: u32 = 1_000_000;

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum ThresholdsKind {
    #[name = "warfare"]
    Warfare,
    #[name = "negative"]
    Negative,
}

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum TerraformingKind {
    #[name = "confirmed"]
    Confirmed,
    #[name = "reported"]
    Reported,
}

#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum DestroyedShipsKind {
    #[name = "return"]
    Return,
    #[name = "gone"]
    Gone,
}

/// How much of a figure other players can see.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum PublicKind {
    #[name = "all"]
    All,
    #[name = "differences"]
    Differences,
    #[name = "nothing"]
    Nothing,
}

/// The limit on one player's pending favours with another.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum PendingKind {
    #[name = "0"]
    AnyNumber,
    #[name = "1"]
    One,
    #[name = "2"]
    Two,
    #[name = "3"]
    Three,
    #[name = "5"]
    Five,
    #[name = "10"]
    Ten,
}

pub fn options() -> Vec<Parameter> {
    vec![
        suggested(OPEN_ACCESS, |ctx, typed| Box::pin(open_access_suggestions(ctx, typed))),
        optional::<ThresholdsKind>(THRESHOLDS),
        optional::<TerraformingKind>(TERRAFORMING),
        optional::<DestroyedShipsKind>(DESTROYED_SHIPS),
        optional::<PendingKind>(PENDING_FAVOURS),
        optional::<PublicKind>(PUBLIC_LEVERAGE),
        optional::<PublicKind>(PUBLIC_MONEY),
        small_gifts(),
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
    let open = options.text(OPEN_ACCESS);
    let open = open.map(|typed| parse_open_access(text, typed)).transpose()?;
    let thresholds = options.choice::<ThresholdsKind>(THRESHOLDS);
    let open = open.map(Setting::OpenAccess).into_iter();
    let thresholds = thresholds.map(|kind| Setting::Thresholds(kind.into()));
    let terraforming = options.choice::<TerraformingKind>(TERRAFORMING);
    let destroyed = options.choice::<DestroyedShipsKind>(DESTROYED_SHIPS);
    let pending = options.choice::<PendingKind>(PENDING_FAVOURS);
    let leverage = options.choice::<PublicKind>(PUBLIC_LEVERAGE);
    let money = options.choice::<PublicKind>(PUBLIC_MONEY);
    let small = options.number(SMALL_GIFTS);
    Ok(open
        .chain(thresholds)
        .chain(terraforming.map(|kind| Setting::Terraforming(kind.into())))
        .chain(destroyed.map(|kind| Setting::DestroyedShips(kind.into())))
        .chain(pending.map(|kind| Setting::PendingFavours(kind.into())))
        .chain(leverage.map(|kind| Setting::PublicLeverage(kind.into())))
        .chain(money.map(|kind| Setting::PublicMoney(kind.into())))
        .chain(small.map(Setting::SmallGifts))
        .collect())
}

impl From<TerraformingKind> for Terraforming {
    fn from(kind: TerraformingKind) -> Terraforming {
        match kind {
            TerraformingKind::Confirmed => Terraforming::Confirmed,
            TerraformingKind::Reported => Terraforming::Reported,
        }
    }
}

impl From<DestroyedShipsKind> for DestroyedShips {
    fn from(kind: DestroyedShipsKind) -> DestroyedShips {
        match kind {
            DestroyedShipsKind::Return => DestroyedShips::Return,
            DestroyedShipsKind::Gone => DestroyedShips::Gone,
        }
    }
}

impl From<PublicKind> for Public {
    fn from(kind: PublicKind) -> Public {
        match kind {
            PublicKind::All => Public::All,
            PublicKind::Differences => Public::Differences,
            PublicKind::Nothing => Public::Nothing,
        }
    }
}

impl From<PendingKind> for u8 {
    fn from(kind: PendingKind) -> u8 {
        match kind {
            PendingKind::AnyNumber => 0,
            PendingKind::One => 1,
            PendingKind::Two => 2,
            PendingKind::Three => 3,
            PendingKind::Five => 5,
            PendingKind::Ten => 10,
        }
    }
}

impl From<ThresholdsKind> for Thresholds {
    fn from(kind: ThresholdsKind) -> Thresholds {
        match kind {
            ThresholdsKind::Warfare => Thresholds::Warfare,
            ThresholdsKind::Negative => Thresholds::Negative,
        }
    }
}

const KINDS: [(&str, Access); 4] = [
    ("ecological", Access::Ecological),
    ("diplomatic", Access::Diplomatic),
    ("trade", Access::Trade),
    ("passage", Access::Passage),
];

async fn open_access_suggestions(_: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let kinds = KINDS.iter().map(|(name, _)| *name);
    let options = ["none", "all"].into_iter().chain(kinds);
    suggest(options.map(as_is), typed)
}

fn parse_open_access(text: &Text, typed: &str) -> Result<BTreeSet<Access>, Said> {
    let words = typed.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty());
    let mut open = BTreeSet::new();
    for word in words {
        match KINDS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word)) {
            Some((_, access)) => drop(open.insert(*access)),
            None if word.eq_ignore_ascii_case("all") => open.extend(Access::ALL),
            None if word.eq_ignore_ascii_case("none") => {}
            None => return Err(say!(text, "not-access", typed = Typed(word, 40))),
        }
    }
    Ok(open)
}
