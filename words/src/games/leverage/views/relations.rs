use crate::games::leverage::words;
use crate::render::offers::line;
use crate::render::{BODY_LIMIT, Card, Field, Names, Side, at, fit, list};
use crate::rules::games::leverage::{self, Access, Leverage, Pair, State};
use crate::rules::{Campaign, Listed, PlayerId, Refusal};
use crate::text::{Markdown, Said, Signed, Text, say};

/// Shows a player's leverage over every active player, and theirs over the player.
pub fn relations_table(text: &Text, campaign: &Campaign, names: &Names, side: Side) -> Result<Card, Refusal> {
    let (viewer, whose) = (side.player, side.you());
    let state = campaign.playing::<leverage::State>()?;
    let others: Vec<_> = campaign.active_players().filter(|p| *p != viewer).collect();
    let name = names.prose(viewer);
    let title = say!(text, "relations-title", you = whose, player = name);
    let intro = say!(text, "relations-intro", you = whose, player = name, money = state.money(viewer));
    if others.is_empty() {
        let alone = say!(text, "relations-alone");
        return Ok(Card::new(title, say!("{intro}\n{alone}")));
    }
    let with = |other: &PlayerId| {
        let pair = Pair::new(viewer, *other);
        let [by, over] = [pair, pair.reversed()].map(|pair| state.leverage(pair));
        let (with, by, over) = (names.prose(*other), Signed(by), Signed(over));
        say!(text, "relations-line", you = whose, player = name, with, by, over)
    };
    let lines: Vec<Said> = std::iter::once(intro).chain(others.iter().map(with)).collect();
    let card = Card::new(title, fit(text, &lines, BODY_LIMIT));
    Ok(card.footer(say!(text, "relations-more")))
}

/// Explains where two players' leverages over each other come from, and what else is between them.
pub fn relation_pair(
    text: &Text,
    campaign: &Campaign,
    names: &Names,
    side: Side,
    other: PlayerId,
) -> Result<Card, Refusal> {
    let viewer = side.player;
    let state = campaign.playing::<leverage::State>()?;
    let pair = Pair::new(viewer, other);
    let (player, name) = (names.prose(viewer), names.prose(other));
    macro_rules! said {
        ($words:literal) => {
            say!(text, $words, you = side.you(), player, name)
        };
    }
    let title = said!("pair-title");
    let field = |name, value| Field { name, value, inline: false };
    let mut card = Card::new(title, Said::of(other));
    card.fields = vec![
        field(said!("pair-you"), accounts(text, state, pair)),
        field(said!("pair-they"), accounts(text, state, pair.reversed())),
        field(said!("pair-access-theirs"), granted(text, campaign, state, (other, viewer))),
        field(said!("pair-access-yours"), granted(text, campaign, state, (viewer, other))),
    ];
    let between = campaign.offers.pending.values();
    let lines: Vec<_> = between
        .filter(|offer| offer.concerns(viewer) && offer.concerns(other))
        .map(|offer| line(text, side, campaign, offer))
        .collect();
    Ok(card.field(text, said!("pair-offers"), &lines))
}

fn accounts(text: &Text, state: &State, pair: Pair) -> Said {
    let relation = state.relation(pair);
    let adjusted = relation.adjusted;
    let adjusted = match adjusted < Leverage::ZERO {
        true => say!("- {}", text.amount::<Markdown>(-adjusted)),
        false => say!("+ {}", text.amount::<Markdown>(adjusted)),
    };
    say!(
        text,
        "pair-accounts",
        value = relation.value(),
        earned = relation.earned,
        lost = relation.lost,
        spent = relation.spent,
        adjusted
    )
}

fn granted(text: &Text, campaign: &Campaign, state: &State, (granter, grantee): (PlayerId, PlayerId)) -> Said {
    let kinds = Access::ALL;
    let held: Vec<&Access> = kinds.iter().filter(|kind| state.has_access(grantee, granter, **kind)).collect();
    let settings = leverage::State::settings_of(&campaign.settings.games);
    let suspended = settings.negative_access.suspends(state.leverage(Pair::new(grantee, granter)));
    let none = held.is_empty();
    let kind = |kind: &Access| {
        let name = words::access(text, *kind);
        match state.access_until(granter, grantee, *kind) {
            Some(until) => say!(text, "pair-access-until", kind = name, until = at(until)),
            None => name,
        }
    };
    let kinds = match none {
        true => words::accesses(text, []),
        false => list(text, held.into_iter().map(kind)),
    };
    match suspended && !none {
        true => say!(text, "pair-access-suspended", kinds),
        false => kinds,
    }
}
