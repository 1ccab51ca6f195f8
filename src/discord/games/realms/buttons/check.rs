//! The conditions of an action or a covert card, and the menus for its target.

use super::marked;
use crate::discord::buttons::{Button, GameCode, mark};
use crate::discord::game_ui::LeftOpen;
use crate::discord::games::realms::dialogue::lines;
use crate::discord::games::realms::dialogue::targets::{AREA, REALM, choice, chose, menu_title, question};
use crate::discord::games::realms::views;
use crate::discord::render::series;
use crate::discord::{Answer, Handler, Invoker, Problem};
use crate::rules::games::realms::{Action, Play, Refusal as No, State, slug};
use crate::rules::{Campaign, Listed, Refusal};
use crate::text::{Label, Name, Said, say};

/// The button kind for the target of a check. It carries the hash of the action's name.
pub const CHECKED: &str = "checked";
/// The button kind for the target of a covert card's check. It carries the subject of the question, and the hashes of
/// the card, the realm and the area, or 0 for none.
pub const TESTED: &str = "tested";

/// The actions that can be checked, in addition to the covert cards.
const ACTIONS: [&str; 4] = ["influence", "alliance", "claims", "trade"];

pub fn actions(state: &State) -> Vec<String> {
    let cards = state.covert.cards.iter();
    let cards = cards.filter(|card| !card.is_counterespionage());
    let actions = ACTIONS.into_iter().map(str::to_owned);
    actions.chain(cards.map(|card| slug(&card.name))).collect()
}

/// Shows the conditions of an action, or asks for its target.
pub fn check(
    handler: &Handler,
    invoker: &Invoker,
    played: &Campaign,
    action: &str,
    (realm, area): (Option<String>, Option<String>),
) -> Result<Answer, Problem> {
    let (text, state) = (&invoker.text, played.playing::<State>()?);
    let named = slug(action);
    let menu = |names: Vec<String>, title: Label| {
        let code = |menu: u8| {
            let code = GameCode::new(CHECKED, &[u64::from(menu), mark(&named)]);
            let campaign = played.id;
            Button::Game { campaign, code }
        };
        let words = say!(text, "check-what", action = Name(&named));
        Ok(Answer::from(words).with_menus(code, &LeftOpen::menu(Said::default(), title, lines(&names))))
    };
    let checked = match (&named[..], realm, area) {
        ("trade", ..) => Action::Trade,
        ("influence", _, Some(area)) => Action::Influence { area },
        ("claims", _, Some(area)) => Action::Claims { area },
        ("alliance", Some(realm), _) => Action::Alliance { realm },
        ("influence" | "claims", _, None) => {
            let areas = state.board.areas().map(|place| place.name.clone());
            let areas = areas.collect();
            return menu(areas, menu_title(text, AREA).into());
        }
        ("alliance", None, _) => {
            let realms = state.realms.iter().filter(|realm| realm.is_npr());
            let realms = realms.map(|realm| realm.name.clone()).collect();
            return menu(realms, menu_title(text, REALM).into());
        }
        (_, realm, area) if state.covert.called(&named).is_some() => {
            let play = Play { card: named, realm, area, count: None };
            return test(handler, invoker, played, play);
        }
        _ => {
            let (action, all) = (Name(action), actions(state));
            return Err(
                say!(text, "no-such-action", action, actions = series(text, all.iter().map(|one| Name(one)))).into()
            );
        }
    };
    judged(handler, invoker, played, &checked)
}

fn judged(handler: &Handler, invoker: &Invoker, played: &Campaign, action: &Action) -> Result<Answer, Problem> {
    let by = handler.acting(invoker, played.id);
    let now = handler.referee.clock().now();
    let card = views::check(&invoker.text, played, (by, now), action)?;
    Ok(Answer::card(card))
}

pub fn checked(
    handler: &Handler,
    invoker: &Invoker,
    (played, state): (&Campaign, &State),
    action: u64,
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let action = marked(invoker, &actions(state), action)?;
    let chosen = (*chosen.first().ok_or(Problem::Unknown)?).to_owned();
    let against = match &action[..] {
        "alliance" => (Some(chosen), None),
        _ => (None, Some(chosen)),
    };
    check(handler, invoker, played, &action, against)
}

/// Shows the conditions of a covert card, or asks for what is missing.
fn test(handler: &Handler, invoker: &Invoker, played: &Campaign, play: Play) -> Result<Answer, Problem> {
    let refusal = match judged(handler, invoker, played, &Action::Covert(play.clone())) {
        Err(Problem::Refused(refusal)) => refusal,
        done => return done,
    };
    let Some((what, names)) = of_game(&refusal).and_then(choice) else {
        return Err(Problem::Refused(refusal));
    };
    let state = played.playing::<State>()?;
    // The player may have typed the names differently from the map.
    let realm = play.realm.as_deref().and_then(|realm| state.realm(realm));
    let area = play.area.as_deref().and_then(|area| state.board.place(area));
    let against = [realm.map_or(0, |realm| mark(&realm.name)), area.map_or(0, |area| mark(&area.name))];
    let (campaign, card) = (played.id, mark(&slug(&play.card)));
    let code = |menu: u8| {
        let [realm, area] = against;
        let code = GameCode::new(TESTED, &[u64::from(menu), what, card, realm, area]);
        Button::Game { campaign, code }
    };
    let question = of_game(&refusal).and_then(|no| question(&invoker.text, no));
    let open = LeftOpen::menu(Said::default(), menu_title(&invoker.text, what).into(), lines(names));
    Ok(Answer::from(question.unwrap_or_default()).with_menus(code, &open))
}

/// Shows the conditions of a covert card with the chosen option.
pub fn tested(
    handler: &Handler,
    invoker: &Invoker,
    (played, state): (&Campaign, &State),
    [what, card, realm, area]: [u64; 4],
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let chosen = (*chosen.first().ok_or(Problem::Unknown)?).to_owned();
    let cards = state.covert.cards.iter().map(|card| slug(&card.name));
    let cards: Vec<String> = cards.collect();
    let realms = state.realms.iter().map(|realm| &realm.name).collect();
    let areas = state.board.areas().map(|place| &place.name).collect();
    let named = |names: Vec<&String>, number: u64| match number {
        0 => Ok(None),
        number => marked(invoker, names, number).map(Some),
    };
    let play = Play {
        card: marked(invoker, &cards, card)?,
        realm: named(realms, realm)?,
        area: named(areas, area)?,
        count: None,
    };
    let play = chose(play, what, chosen).ok_or(Problem::Unknown)?;
    test(handler, invoker, played, play)
}

fn of_game(refusal: &Refusal) -> Option<&No> {
    if let Refusal::Game(no) = refusal {
        return State::refusal_of(no);
    }
    None
}
