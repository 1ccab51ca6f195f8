//! Where each player's sixteen command tokens are (T1.3).

use crate::games::strategy_card::words;
use crate::render::card::table_of_players;
use crate::render::{BODY_LIMIT, Card, Names, fit};
use crate::rules::games::strategy_card::{Pool, State, TOKENS, standings, tokens as of};
use crate::rules::{Campaign, PlayerId, Refusal};
use crate::text::{Row, Said, Text, say};

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
    let title = say!(text, "tokens-title-of", name = names.prose(player));
    let Some(tokens) = of(state, player) else {
        return Card::new(title, say!(text, "tokens-none"));
    };
    let mut lines = vec![say!(text, "tokens-reinforcements", count = tokens.reinforcements)];
    lines.extend(Pool::ALL.iter().map(|pool| {
        let (count, pool) = (tokens.sheet.of(*pool), words::pool(text, *pool));
        say!(text, "tokens-pool", pool, count)
    }));
    lines.push(match tokens.systems.is_empty() {
        true => say!(text, "tokens-nowhere"),
        false => {
            say!(text, "tokens-in-systems", count = tokens.systems.len(), systems = words::names(text, &tokens.systems))
        }
    });
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    card.footer(say!(text, "tokens-footer", all = TOKENS))
}

fn of_all(text: &Text, campaign: &Campaign, state: &State, names: &Names) -> Card {
    let title = say!(text, "tokens-title");
    let all = standings(campaign.roster(), state);
    if all.is_empty() {
        return Card::new(title, say!(text, "seats-none"));
    }
    let table = table_of_players(
        text,
        (names, NAME),
        (&all, |standing| standing.player),
        &[
            (say!(text, "tokens-column-reinforcements"), |standing| Row::of(standing.reinforcements)),
            (say!(text, "tokens-column-tactic"), |standing| Row::of(standing.sheet.tactic)),
            (say!(text, "tokens-column-fleet"), |standing| Row::of(standing.sheet.fleet)),
            (say!(text, "tokens-column-strategy"), |standing| Row::of(standing.sheet.strategy)),
            (say!(text, "tokens-column-placed"), |standing| Row::of(standing.placed)),
        ],
    );
    let legend = say!(text, "tokens-legend", all = TOKENS);
    let placed = all.iter().filter_map(|standing| {
        let systems = of(state, standing.player)?.systems;
        let (name, systems) = (names.prose(standing.player), (!systems.is_empty()).then_some(systems)?);
        Some(say!(text, "tokens-line", name, systems = words::names(text, &systems)))
    });
    let placed: Vec<Said> = placed.collect();
    Card::new(title, say!("{table}\n{legend}")).field(text, say!(text, "tokens-placed"), &placed)
}
