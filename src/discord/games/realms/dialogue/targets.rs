//! What an action is checked against and what a covert card is played against, asked for by a menu where the player left it out.

use super::{mark, marked, of_game};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::{Button, GameCode};
use crate::discord::face::{LeftOpen, Line};
use crate::discord::games::realms::views;
use crate::discord::handler::Handler;
use crate::discord::problem::Problem;
use crate::discord::render::{self, harmless};
use crate::rules::games::realms::{
    Action, Command as Act, CovertCommand, CovertRefusal, Play, Realm, Refusal as No, State, slug,
};
use crate::rules::ids::CampaignId;
use crate::rules::{Campaign, Command, Refusal};
use crate::text::fl;

/// The kind of the menu that asks what an action is checked against. It carries the mark of the action's name.
pub const CHECKED: &str = "checked";
/// The kinds of the menus that ask what a covert card is checked and played against. They carry what is asked for, the marks of the card, the realm and
/// the area, and the count, 0 where there is none.
pub const TESTED: &str = "tested";
pub const PLAYED: &str = "played";

/// What can be checked beside the covert cards.
const ACTIONS: [&str; 4] = ["influence", "alliance", "claims", "trade"];

/// What a menu of those asks for.
const REALM: u64 = 0;
const AREA: u64 = 1;

/// Returns the names of all actions that can be checked, as they are typed.
pub fn actions(state: &State) -> Vec<String> {
    let cards = state.covert.cards.iter();
    let cards = cards.filter(|card| !card.is_counterespionage());
    let actions = ACTIONS.into_iter().map(str::to_owned);
    actions.chain(cards.map(|card| slug(&card.name))).collect()
}

/// Shows what an action needs. What it is done to is asked for where the player left it out.
///
/// # Errors
/// Says that there is no such action, and what the rules cannot judge.
pub fn check(
    handler: &Handler,
    asker: &Asker,
    played: &Campaign,
    action: &str,
    (realm, area): (Option<String>, Option<String>),
) -> Result<Answer, Problem> {
    let (text, state) = (&asker.text, played.playing::<State>()?);
    let named = slug(action);
    let menu = |names: Vec<&String>, title: String| {
        let code = |menu: u8| {
            let code = GameCode::new(CHECKED, &[u64::from(menu), mark(&named)]);
            let campaign = played.id;
            Button::Game { campaign, code }
        };
        let words = fl!(text, "check-what", action = harmless::name(&named));
        Ok(Answer::from(words).with_menus(code, &one_of(title, lines(names))))
    };
    let checked = match (&named[..], realm, area) {
        ("trade", ..) => Action::Trade,
        ("influence", _, Some(area)) => Action::Influence { area },
        ("claims", _, Some(area)) => Action::Claims { area },
        ("alliance", Some(realm), _) => Action::Alliance { realm },
        ("influence" | "claims", _, None) => {
            let areas = state.board.areas().map(|place| &place.name).collect();
            return menu(areas, fl!(text, "menu-area"));
        }
        ("alliance", None, _) => {
            let realms = state.realms.iter().filter(|realm| realm.is_npr());
            let realms = realms.map(|realm| &realm.name).collect();
            return menu(realms, fl!(text, "menu-realm"));
        }
        (_, realm, area) if state.covert.called(&named).is_some() => {
            let play = Play {
                card: named,
                realm,
                area,
                count: None,
            };
            return test(handler, asker, played, play);
        }
        _ => {
            let (action, all) = (harmless::prose(action, 40), actions(state).join(", "));
            return Err(fl!(text, "no-such-action", action = action, actions = all).into());
        }
    };
    judged(handler, asker, played, &checked)
}

fn judged(
    handler: &Handler,
    asker: &Asker,
    played: &Campaign,
    action: &Action,
) -> Result<Answer, Problem> {
    let by = handler.acting(asker, played.id);
    let now = handler.referee.clock().now();
    let card = views::check(&asker.text, played, (by, now), action)?;
    Ok(Answer::card(card))
}

fn lines(names: Vec<&String>) -> Vec<Line> {
    let line = |name: &String| (harmless::label(name, 100), name.clone());
    names.into_iter().map(line).collect()
}

/// Shows what an action needs, done to what was chosen in a menu.
///
/// # Errors
/// Says that the map has changed, and what the rules cannot judge.
pub fn checked(
    handler: &Handler,
    asker: &Asker,
    (played, state): (&Campaign, &State),
    action: u64,
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let action = marked(asker, &actions(state), action)?;
    let chosen = (*chosen.first().ok_or(Problem::Unknown)?).to_owned();
    let against = match &action[..] {
        "alliance" => (Some(chosen), None),
        _ => (None, Some(chosen)),
    };
    check(handler, asker, played, &action, against)
}

/// Shows what a covert card needs.
fn test(
    handler: &Handler,
    asker: &Asker,
    played: &Campaign,
    play: Play,
) -> Result<Answer, Problem> {
    match judged(handler, asker, played, &Action::Covert(play.clone())) {
        Err(Problem::Refused(refusal)) => or_menu(asker, played.id, (TESTED, &play), refusal),
        done => done,
    }
}

/// Plays a covert card. What it is played against is asked for where the player left it out.
///
/// # Errors
/// Explains a refusal.
pub async fn play(
    handler: &Handler,
    asker: &Asker,
    campaign: CampaignId,
    play: Play,
) -> Result<Answer, Problem> {
    let act = Act::Covert(CovertCommand::Play(play.clone()));
    match handler.order(asker, campaign, Command::from(act)).await {
        Err(Problem::Refused(refusal)) => or_menu(asker, campaign, (PLAYED, &play), refusal),
        done => done,
    }
}

/// Returns the menu that asks for what was left out, where that is why a card is refused.
fn or_menu(
    asker: &Asker,
    campaign: CampaignId,
    (kind, play): (&str, &Play),
    refusal: Box<Refusal>,
) -> Result<Answer, Problem> {
    let text = &asker.text;
    let Some((what, names)) = of_game(&refusal).and_then(choice) else {
        return Err(Problem::Refused(refusal));
    };
    let named = |name: &Option<String>| name.as_deref().map_or(0, mark);
    let count = play.count.map_or(0, u64::from);
    let marks = [
        mark(&slug(&play.card)),
        named(&play.realm),
        named(&play.area),
    ];
    let code = |menu: u8| {
        let [card, realm, area] = marks;
        let numbers = [u64::from(menu), what, card, realm, area, count];
        let code = GameCode::new(kind, &numbers);
        Button::Game { campaign, code }
    };
    let title = match what {
        AREA => fl!(text, "menu-area"),
        _ => fl!(text, "menu-realm"),
    };
    let words = render::refusal(text, &refusal, asker.player);
    let lines = lines(names.iter().collect());
    Ok(Answer::from(words).with_menus(code, &one_of(title, lines)))
}

/// Returns what a refusal leaves to choose: what it is, and what there is.
fn choice(no: &No) -> Option<(u64, &Vec<String>)> {
    if let No::Covert(
        CovertRefusal::ChooseRealm { realms, .. } | CovertRefusal::ChooseWhose { realms, .. },
    ) = no
    {
        return (!realms.is_empty()).then_some((REALM, realms));
    }
    if let No::Covert(CovertRefusal::ChooseArea { areas, .. }) = no {
        return (!areas.is_empty()).then_some((AREA, areas));
    }
    None
}

/// Takes what was chosen in such a menu, and checks or plays the card with it.
///
/// # Errors
/// Says that the map has changed; explains a refusal.
pub async fn chosen(
    handler: &Handler,
    asker: &Asker,
    (played, state): (&Campaign, &State),
    (kind, numbers): (&str, &[u64]),
    chosen: &[&str],
) -> Result<Answer, Problem> {
    let [what, card, realm, area, count] = numbers else {
        return Err(Problem::Unknown);
    };
    let chosen = (*chosen.first().ok_or(Problem::Unknown)?).to_owned();
    let cards: Vec<String> = state
        .covert
        .cards
        .iter()
        .map(|card| slug(&card.name))
        .collect();
    let realms: Vec<&String> = state
        .realms
        .iter()
        .map(|realm: &Realm| &realm.name)
        .collect();
    let areas: Vec<&String> = state.board.areas().map(|place| &place.name).collect();
    let named = |names: Vec<&String>, number: u64| match number {
        0 => Ok(None),
        number => marked(asker, names, number).map(Some),
    };
    let mut play = Play {
        card: marked(asker, &cards, *card)?,
        realm: named(realms, *realm)?,
        area: named(areas, *area)?,
        count: u32::try_from(*count).ok().filter(|count| *count > 0),
    };
    match *what {
        AREA => play.area = Some(chosen),
        REALM => play.realm = Some(chosen),
        _ => return Err(Problem::Unknown),
    }
    match kind {
        PLAYED => self::play(handler, asker, played.id, play).await,
        _ => test(handler, asker, played, play),
    }
}

/// Returns that one of these lines is to be chosen.
fn one_of(title: String, lines: Vec<Line>) -> LeftOpen {
    LeftOpen {
        words: String::new(),
        title,
        lines,
        chosen: Vec::new(),
        count: 1..=1,
    }
}
