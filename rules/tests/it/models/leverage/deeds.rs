//! The acts that people try, as orders and as typed lines.

use super::books::access_of;
use super::{Asked, Deed, Hostile, How, KINDS, Kind, Leverage, Offer, PLAYERS, POINT, Tech};
use crate::given::{self, Step, moderate};
use crate::models::{PEOPLE, Told, id, order};
use chancery_rules::games::leverage as game;
use chancery_rules::games::leverage::Command as Act;
use chancery_rules::games::leverage::amounts::{Leverage as Points, Money};
use chancery_rules::ids::OfferId;
use chancery_rules::time::Span;
use chancery_rules::{Command, Moderation};
use proptest::prelude::*;
use proptest::sample::select;

impl<const SECOND: bool> Leverage<SECOND> {
    pub(super) fn at(&self, place: usize) -> Option<&Offer> {
        let last = self.offers.len().checked_sub(1)?;
        self.offers.get(place.min(last))
    }
}

fn who() -> impl Strategy<Value = usize> + Clone {
    0..PLAYERS
}

/// Returns two players, occasionally the same one twice.
fn two() -> impl Strategy<Value = (usize, usize)> + Clone {
    (who(), 0..12_usize).prop_map(|(by, other)| match other {
        0 => (by, by),
        other => (by, (by + 1 + other % (PLAYERS - 1)) % PLAYERS),
    })
}

pub(super) fn any<const SECOND: bool>(model: &Leverage<SECOND>) -> BoxedStrategy<Deed> {
    let answers = if model.offers.is_empty() { 1 } else { 20 };
    // Diplomatic access enables further acts, so it is drawn more often.
    let kind = || prop_oneof![1 => select(KINDS.to_vec()), 1 => Just(Kind::Diplomatic)];
    prop_oneof![
        4 => (two(), amount()).prop_map(|((a, b), m)| Deed::Gift(a, b, m)),
        8 => (two(), kind()).prop_map(|((a, b), kind)| Deed::Grant(a, b, kind)),
        4 => (two(), kind()).prop_map(|((a, b), kind)| Deed::Revoke(a, b, kind)),
        14 => (two(), asked()).prop_map(|((a, b), asked)| Deed::Ask(a, b, asked)),
        1 => (two(), -201 * POINT..201 * POINT).prop_map(|((a, b), by)| Deed::Reset(a, b, by)),
        answers => answer(),
        20 => timed(),
        8 => (two(), hostile()).prop_map(|((a, b), act)| Deed::Act(a, b, act)),
        6 => reports(),
        2 => prop_oneof![1 => who().prop_map(Deed::Leave), 3 => who().prop_map(Deed::Join)],
        8 => corrections(),
        5 => prop_oneof![0..240_i64, (1..80_i64).prop_map(|hours| 60 * hours)]
            .prop_map(Deed::Wait),
    ]
    .boxed()
}

fn amount() -> impl Strategy<Value = i64> {
    prop_oneof![8 => 1..1500_i64, 1 => 0..2_i64, 1 => 1000..6000_i64]
}

fn asked() -> impl Strategy<Value = Asked> {
    prop_oneof![
        4 => amount().prop_map(Asked::Money),
        2 => select(KINDS.to_vec()).prop_map(Asked::Access),
        2 => (0..6_i64).prop_map(Asked::Aid),
    ]
}

fn answer() -> impl Strategy<Value = Deed> {
    let how = prop_oneof![
        6 => Just(How::Accept),
        4 => Just(How::Refuse),
        1 => Just(How::Withdraw),
        1 => Just(How::Void),
    ];
    let impostor = prop_oneof![9 => Just(None), 1 => who().prop_map(Some)];
    (0..6_usize, how, impostor).prop_map(|(at, how, by)| Deed::Answer(at, how, by))
}

fn timed() -> impl Strategy<Value = Deed> {
    let tech = select(vec![
        Tech::Neuropsychology,
        Tech::Neuropsychology,
        Tech::Charisma,
        Tech::Charisma,
        Tech::Ambassadors,
        Tech::Harmony,
    ]);
    let limit = prop_oneof![6 => Just(None), 3 => (1..30_i64).prop_map(Some), 1 => Just(Some(0))];
    prop_oneof![
        4 => (two(), limit).prop_map(|((a, b), limit)| Deed::Research(a, b, limit)),
        3 => two().prop_map(|(a, b)| Deed::Schmooze(a, b)),
        1 => who().prop_map(Deed::Stop),
        4 => (who(), tech).prop_map(|(by, tech)| Deed::Unlock(by, tech)),
        2 => two().prop_map(|(a, b)| Deed::Embassy(a, b)),
    ]
}

fn hostile() -> impl Strategy<Value = Hostile> {
    prop_oneof![
        (0..20_i64).prop_map(Hostile::Minerals),
        Just(Hostile::Biomass),
        (0..40_i64, 1..40_i64, any_bool()).prop_map(|(d, h, own)| Hostile::Damage(d, h, own)),
        Just(Hostile::Conquer),
        Just(Hostile::Destroy),
    ]
}

fn any_bool() -> impl Strategy<Value = bool> {
    proptest::bool::ANY
}

fn reports() -> impl Strategy<Value = Deed> {
    let planet = select(vec![None, Some("Vega"), Some("Sol")]);
    prop_oneof![
        two().prop_map(|(a, b)| Deed::Enter(a, b)),
        two().prop_map(|(a, b)| Deed::Collect(a, b)),
        (two(), 0..3_i64).prop_map(|((a, b), count)| Deed::Sell(a, b, count)),
        (two(), planet).prop_map(|((a, b), planet)| Deed::Terraform(a, b, planet)),
    ]
}

fn corrections() -> impl Strategy<Value = Deed> {
    prop_oneof![
        8 => (two(), -101 * POINT..=101 * POINT).prop_map(|((a, b), v)| Deed::SetLeverage(a, b, v)),
        2 => (who(), -300..3000_i64).prop_filter("an amount", |(_, amount)| *amount != 0)
            .prop_map(|(player, amount)| Deed::Money(player, amount)),
        4 => (who(), any_bool(), 1..400_i64).prop_map(|(a, kind, n)| Deed::Science(a, kind, n)),
    ]
}

fn decimal(hundredths: i64) -> String {
    Points::hundredths(hundredths).to_string()
}

pub(super) fn told<const SECOND: bool>(model: &Leverage<SECOND>, deed: &Deed) -> Told {
    let (line, step) = match *deed {
        Deed::Answer(at, how, by) => return answered(model, at, how, by),
        Deed::SetLeverage(..) | Deed::Money(..) | Deed::Science(..) => corrected(deed),
        Deed::Wait(minutes) => (format!("time +{minutes}m"), Some(Step::Wait(Span::seconds(60 * minutes)))),
        Deed::Leave(by) => by_one(by, "/campaign leave".to_owned(), Command::Leave),
        Deed::Join(by) => by_one(by, "/campaign join".to_owned(), Command::Join),
        Deed::Stop(by) => by_one(by, "/stop".to_owned(), Act::Stop { ship: None }),
        Deed::Unlock(by, technology) => unlocked(by, technology),
        Deed::Research(by, host, limit) => {
            let minutes = limit.map(|most| format!(" minutes:{most}")).unwrap_or_default();
            let means = game::TaskOptions { minutes: limit, ..game::TaskOptions::default() };
            let host_id = id(host);
            by_one(by, format!("/research player:@{}{minutes}", PEOPLE[host]), Act::Research { host: host_id, means })
        }
        _ => towards(deed),
    };
    Told { line, step }
}

type Line = (String, Option<Step>);

fn by_one(by: usize, words: String, command: impl Into<Command>) -> Line {
    (format!("@{} {words}", PEOPLE[by]), order(by, command))
}

fn unlocked(by: usize, technology: Tech) -> Line {
    let (word, technology) = match technology {
        Tech::Neuropsychology => ("neuropsychology", game::Technology::Neuropsychology),
        Tech::Charisma => ("charisma", game::Technology::Charisma),
        Tech::Ambassadors => ("ambassadors", game::Technology::Ambassadors),
        Tech::Harmony => ("harmony", game::Technology::Harmony),
    };
    let words = format!("/technology unlock technology:{word}");
    by_one(by, words, Act::Unlock { technology })
}

fn answered<const SECOND: bool>(model: &Leverage<SECOND>, at: usize, how: How, by: Option<usize>) -> Told {
    // If no offer is pending, the act refers to a nonexistent one.
    let offer = model.at(at);
    let number = offer.map_or(model.asked + 1, |offer| offer.number);
    let rightful = offer.map_or(0, |offer| match how {
        How::Accept | How::Refuse | How::Void => offer.to,
        How::Withdraw => offer.from,
    });
    let by = by.unwrap_or(rightful);
    let offer = OfferId(number);
    let picks = Vec::new();
    let (line, step) = match how {
        How::Accept => by_one(by, format!("/accept offer:{number}"), Command::Accept { offer, picks }),
        How::Refuse => by_one(by, format!("/refuse offer:{number}"), Command::Refuse { offer }),
        How::Withdraw => by_one(by, format!("/withdraw offer:{number}"), Command::Withdraw { offer }),
        How::Void => (
            format!("@mod /mod void offer:{number} reason:\"A slip\""),
            Some(moderate(Moderation::Void { offer, reason: "A slip".to_owned() })),
        ),
    };
    Told { line, step }
}

fn corrected(deed: &Deed) -> Line {
    let reason = "reason:\"For the play\"";
    match *deed {
        Deed::SetLeverage(by, over, value) => (
            format!(
                "@mod /mod set-leverage by:@{} over:@{} value:{} {reason}",
                PEOPLE[by],
                PEOPLE[over],
                decimal(value)
            ),
            Some(given::correct(game::Correction::SetLeverage {
                by: id(by),
                over: id(over),
                value: Points::hundredths(value),
            })),
        ),
        Deed::Money(player, amount) => (
            format!("@mod /mod money player:@{} amount:{amount} {reason}", PEOPLE[player]),
            Some(given::money_for_nothing(id(player), amount)),
        ),
        Deed::Science(player, neutral, amount) => {
            let (word, kind) = match neutral {
                true => ("neutral", game::ScienceKind::Neutral),
                false => ("harmony", game::ScienceKind::Harmony),
            };
            (
                format!("@mod /mod science player:@{} kind:{word} amount:{amount} {reason}", PEOPLE[player]),
                Some(given::science_for(id(player), kind, amount)),
            )
        }
        _ => unreachable!("a correction"),
    }
}

fn towards(deed: &Deed) -> Line {
    let (note, private) = (None, false);
    let player = |other: usize| format!("player:@{}", PEOPLE[other]);
    match *deed {
        Deed::Gift(by, to, amount) => by_one(
            by,
            format!("/gift {} amount:{amount}", player(to)),
            Act::Gift { to: id(to), amount: Money(amount), note },
        ),
        Deed::Grant(by, to, kind) => by_one(
            by,
            format!("/grant-access {} access:{}", player(to), kind.word()),
            Act::OfferAccess { to: id(to), access: access_of(kind) },
        ),
        Deed::Revoke(by, from, kind) => by_one(
            by,
            format!("/revoke-access {} access:{}", player(from), kind.word()),
            Act::RevokeAccess { from: id(from), access: access_of(kind) },
        ),
        Deed::Ask(by, of, asked) => {
            let (words, favour) = favour(asked, &player(of));
            by_one(by, words, Act::AskFavour { of: id(of), favour, note, private })
        }
        Deed::Reset(by, to, amount) => by_one(
            by,
            format!("/reset-relations {} amount:{}", player(to), decimal(amount)),
            Act::ProposeReset { to: id(to), amount: Points::hundredths(amount) },
        ),
        Deed::Act(by, against, ref act) => {
            let (words, hostility) = hostility(act, &player(against));
            by_one(by, words, Act::Act { against: id(against), hostility })
        }
        _ => reported(deed),
    }
}

fn reported(deed: &Deed) -> Line {
    let player = |other: usize| format!("player:@{}", PEOPLE[other]);
    let (place, ship, samples) = (None, None, None);
    match *deed {
        Deed::Schmooze(by, host) => by_one(
            by,
            format!("/schmooze {}", player(host)),
            Act::Schmooze { host: id(host), means: game::TaskOptions::default() },
        ),
        Deed::Embassy(by, host) => by_one(by, format!("/embassy {}", player(host)), Act::Embassy { host: id(host) }),
        Deed::Enter(by, host) => {
            by_one(by, format!("/enter {}", player(host)), Act::Enter { host: id(host), place, ship })
        }
        Deed::Collect(by, host) => by_one(
            by,
            format!("/collect-biomass {}", player(host)),
            Act::CollectBiomass { host: id(host), samples, place },
        ),
        Deed::Sell(by, host, count) => by_one(
            by,
            format!("/sell-minerals {} count:{count}", player(host)),
            Act::SellMinerals { host: id(host), count, place },
        ),
        Deed::Terraform(by, host, planet) => {
            let at = planet.map(|planet| format!(" place:{planet}")).unwrap_or_default();
            let place = planet.map(str::to_owned);
            by_one(by, format!("/terraform {}{at}", player(host)), Act::Terraform { host: id(host), place })
        }
        _ => unreachable!("in the systems of another"),
    }
}

fn favour(asked: Asked, player: &str) -> (String, game::Favour) {
    match asked {
        Asked::Money(amount) => {
            (format!("/ask-favour money {player} amount:{amount}"), game::Favour::Money { amount: Money(amount) })
        }
        Asked::Access(kind) => (
            format!("/ask-favour access {player} access:{}", kind.word()),
            game::Favour::Access { access: access_of(kind) },
        ),
        Asked::Aid(minutes) => (
            format!("/ask-favour military-aid {player} place:Vega minutes:{minutes}"),
            game::Favour::MilitaryAid { place: "Vega".to_owned(), minutes },
        ),
    }
}

fn hostility(act: &Hostile, player: &str) -> (String, game::Hostility) {
    match *act {
        Hostile::Minerals(count) => {
            (format!("/hostile steal-minerals {player} count:{count}"), game::Hostility::StealMinerals { count })
        }
        Hostile::Biomass => (format!("/hostile steal-biomass {player}"), game::Hostility::StealBiomass),
        Hostile::Damage(damage, max_health, own) => {
            let (word, place) = match own {
                true => ("own-systems", game::Battleground::OwnSystems),
                false => ("third-party", game::Battleground::ThirdParty),
            };
            (
                format!("/hostile damage-ship {player} damage:{damage} max-health:{max_health} where:{word}"),
                game::Hostility::DamageShip { damage, max_health, place },
            )
        }
        Hostile::Conquer => (format!("/hostile conquer-city {player}"), game::Hostility::ConquerCity),
        Hostile::Destroy => (format!("/hostile destroy-city {player}"), game::Hostility::DestroyCity),
    }
}
