//! The introduction to leverage, with the numbers of a campaign.

use super::words;
use crate::game_words::{About, HelpContext, Topic};
use crate::render::words::{silence_set, time_to_answer};
use crate::render::{list, span};
use crate::rules::games::leverage::{Access, Favour, HostileAct, Leverage, Money, State, Thresholds, Values};
use crate::text::{Said, Text, say};

impl About for State {
    const FIRST_STEPS: &'static [&'static str] = &["@ada /gift player:@bo amount:100"];
    const DEMO: &'static str = include_str!("demo.play");

    const TOPICS: &'static [Topic] = &[
        Topic {
            name: "leverage-terms",
            title: |text| say!(text, "help-title-leverage-terms"),
            body: |text, here| {
                let bounds = &values(here).bounds;
                let kinds = words::accesses(text, &Access::ALL);
                say!(text, "help-leverage-terms", lowest = bounds.lowest, limit = bounds.highest, kinds)
            },
        },
        Topic { name: "gifts", title: |text| say!(text, "help-title-gifts"), body: gifts },
        Topic { name: "access", title: |text| say!(text, "help-title-access"), body: access },
        Topic { name: "favours", title: |text| say!(text, "help-title-favours"), body: favours },
        Topic {
            name: "reset",
            title: |text| say!(text, "help-title-reset"),
            body: |text, here| {
                let bounds = &values(here).bounds;
                say!(text, "help-reset", lowest = bounds.lowest, limit = bounds.highest)
            },
        },
        Topic { name: "actions", title: |text| say!(text, "help-title-actions"), body: actions },
        Topic { name: "technology", title: |text| say!(text, "help-title-technology"), body: technology },
        Topic { name: "aid", title: |text| say!(text, "help-title-aid"), body: aid },
        Topic { name: "hostile", title: |text| say!(text, "help-title-hostile"), body: hostile },
        Topic {
            name: "milestones",
            title: |text| say!(text, "help-title-milestones"),
            body: |text, here| {
                let milestones = &values(here).milestones;
                say!(
                    text,
                    "help-milestones",
                    cooperation = milestones.leverage_per_point,
                    milestones = words::points_of(text, milestones),
                    science = milestones.science
                )
            },
        },
        Topic {
            name: "map",
            title: |text| say!(text, "help-title-map"),
            body: |text, here| say!(text, "help-map", ships = values(here).start.ships),
        },
    ];

    fn name(text: &Text) -> Said {
        say!(text, "ruleset-leverage")
    }

    fn about(text: &Text) -> Said {
        say!(text, "about-leverage")
    }

    fn start(text: &Text, game: &State) -> Said {
        let (bounds, money) = (&game.values.bounds, game.values.start.money);
        let refusing = words::times(text, game.values.favour.refusal_factor);
        say!(text, "help-start", lowest = bounds.lowest, limit = bounds.highest, money, refusing)
    }
}

/// Returns the campaign's values, or the defaults if it plays another game.
fn values<'a>(here: &HelpContext<'a>) -> &'a Values {
    let played = here.campaign.and_then(|campaign| campaign.playing::<State>().ok());
    match played {
        Some(state) => &state.values,
        None => Values::usual(),
    }
}

/// Returns the money in the examples, which earns and costs whole points if both have the same price.
fn example(values: &Values) -> Money {
    Money(2 * values.gift.money_per_leverage)
}

fn gifts(text: &Text, here: &HelpContext<'_>) -> Said {
    let values = values(here);
    let amount = example(values);
    say!(
        text,
        "help-gifts",
        amount,
        earns = values.earned_by_gift(amount),
        rate = values.gift.money_per_leverage,
        limit = values.bounds.highest,
        money = values.start.money
    )
}

fn favours(text: &Text, here: &HelpContext<'_>) -> Said {
    let values = values(here);
    let amount = example(values);
    say!(
        text,
        "help-favours",
        amount,
        cost = values.cost(&Favour::Money { amount }),
        rate = values.favour.money_per_leverage,
        refusing = words::times(text, values.favour.refusal_factor),
        answer = time_to_answer(text, here.settings),
        silence = silence_set(text, here.settings.silence)
    )
}

fn actions(text: &Text, here: &HelpContext<'_>) -> Said {
    let values = values(here);
    let [least, .., most] = values.schmooze.0;
    let research = &values.research;
    say!(
        text,
        "help-actions",
        pace = span(text, here.settings.pace),
        diplomatic = words::access(text, Access::Diplomatic),
        leverage = research.leverage,
        money = research.money,
        science = research.science,
        home = research.own_science,
        own_money = research.own_money,
        least,
        most
    )
}

fn technology(text: &Text, here: &HelpContext<'_>) -> Said {
    let values = values(here);
    say!(
        text,
        "help-technology",
        charisma = values.technology.charisma_percent,
        embassy = values.embassy.price,
        earns = values.embassy.leverage,
        system = values.favour.system
    )
}

fn aid(text: &Text, here: &HelpContext<'_>) -> Said {
    let values = values(here);
    let favour = &values.favour;
    let minutes = favour.aid_longest.min(2);
    let cost = values.cost(&Favour::MilitaryAid { place: String::new(), minutes });
    let (each, most) = (favour.aid_per_minute, favour.aid_longest);
    say!(text, "help-aid", minutes, cost, each, most, lost = values.loss.lent_ship)
}

fn hostile(text: &Text, here: &HelpContext<'_>) -> Said {
    let (values, set) = (values(here), here.settings.games.leverage.thresholds);
    say!(
        text,
        "help-hostile",
        thresholds = thresholds(text, values, set),
        passage = words::access(text, Access::Passage),
        ecological = words::access(text, Access::Ecological),
        trespass = values.loss.entry,
        terraforming = values.terraform.0
    )
}

fn thresholds(text: &Text, values: &Values, set: Thresholds) -> Said {
    let table = values.thresholds(set);
    let same = |one: &HostileAct, other: &HostileAct| table.of(*one) == table.of(*other);
    let groups = HostileAct::ALL.chunk_by(same).map(|group| {
        let acts = words::acts(text, "none", group.iter().copied());
        say!(text, "help-threshold", acts, below = group.first().map(|act| table.of(*act)).unwrap_or(Leverage::ZERO))
    });
    let groups: Vec<Said> = groups.collect();
    say!(text, "help-thresholds", acts = list(text, &groups))
}

fn access(text: &Text, here: &HelpContext<'_>) -> Said {
    let values = values(here);
    let value = |kind| values.access(kind).value;
    let name = |kind| words::access(text, kind);
    say!(
        text,
        "help-access",
        ecological = value(Access::Ecological),
        diplomatic = value(Access::Diplomatic),
        trade = value(Access::Trade),
        passage = value(Access::Passage),
        gardens = name(Access::Ecological),
        salons = name(Access::Diplomatic),
        markets = name(Access::Trade),
        gates = name(Access::Passage),
        kinds = words::accesses(text, &here.settings.games.leverage.open_access)
    )
}
