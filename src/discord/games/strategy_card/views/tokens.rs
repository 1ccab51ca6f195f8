//! Where each player's sixteen command tokens are (T1.3).

use crate::discord::games::strategy_card::words;
use crate::discord::render::card::{BODY_LIMIT, Card, fit, table};
use crate::discord::render::{Names, harmless};
use crate::rules::games::strategy_card::{Pool, Standing, State, TOKENS, standings, tokens as of};
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Refusal};
use crate::text::Text;
use crate::text::fl;

/// The width of a name column on a phone, next to five columns of two digits.
const NAME: usize = 14;

/// Shows the tokens of a player, or of all players. Refuses if the player never joined.
pub fn tokens(text: &Text, campaign: &Campaign, names: &Names, player: Option<PlayerId>) -> Result<Card, Refusal> {
    let state = campaign.playing::<State>()?;
    match player {
        Some(player) => {
            campaign.roster().must_know(player)?;
            Ok(of_one(text, state, names, player))
        }
        None => Ok(of_all(text, campaign, state, names)),
    }
}

fn of_one(text: &Text, state: &State, names: &Names, player: PlayerId) -> Card {
    let title = fl!(text, "tokens-title-of", name = names.prose(player));
    let Some(tokens) = of(state, player) else {
        return Card::new(title, fl!(text, "tokens-none"));
    };
    let mut lines = vec![fl!(text, "tokens-reinforcements", count = tokens.reinforcements.to_string())];
    lines.extend(Pool::ALL.iter().map(|pool| {
        let (count, pool) = (tokens.sheet.of(*pool).to_string(), words::pool(text, *pool));
        fl!(text, "tokens-pool", pool = pool, count = count)
    }));
    let placed = tokens.systems.len().to_string();
    lines.push(match tokens.systems.is_empty() {
        true => fl!(text, "tokens-nowhere"),
        false => {
            let systems = words::names(text, &tokens.systems);
            fl!(text, "tokens-in-systems", count = placed, systems = systems)
        }
    });
    let all = TOKENS.to_string();
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    card.footer(fl!(text, "tokens-footer", all = all))
}

fn of_all(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = fl!(text, "tokens-title");
    let all = standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, fl!(text, "seats-none"));
    }
    let row = |standing: &Standing| {
        let sheet = standing.sheet;
        let columns = [
            u32::from(standing.reinforcements),
            u32::from(sheet.tactic),
            u32::from(sheet.fleet),
            u32::from(sheet.strategy),
            standing.placed,
        ];
        let columns = columns.map(|count| format!(" {count:>2}"));
        format!("{}{}", names.cell(standing.player, NAME), columns.concat())
    };
    let head = [
        fl!(text, "tokens-column-reinforcements"),
        fl!(text, "tokens-column-tactic"),
        fl!(text, "tokens-column-fleet"),
        fl!(text, "tokens-column-strategy"),
        fl!(text, "tokens-column-placed"),
    ];
    let head = head.map(|column| format!(" {column:>2}")).concat();
    let name = harmless::cell(&fl!(text, "standings-player"), NAME);
    let rows = std::iter::once(format!("{name}{head}")).chain(all.iter().map(row));
    let legend = fl!(text, "tokens-legend", all = TOKENS.to_string());
    let placed = all.iter().filter_map(|standing| {
        let systems = of(state, standing.player)?.systems;
        let (name, systems) = (names.prose(standing.player), (!systems.is_empty()).then_some(systems)?);
        Some(fl!(text, "tokens-line", name = name, systems = words::names(text, &systems)))
    });
    let placed: Vec<String> = placed.collect();
    Card::new(title, format!("{}\n{legend}", table(text, all.len() + 1, rows))).field(
        text,
        fl!(text, "tokens-placed"),
        &placed,
    )
}
