//! The window of a covert action that is open to counters.

use super::{MOST, seated};
use crate::import::{Export, Node, Wrong, shortened};
use crate::rules::games::realms::{Deed, State, Step, Window};

/// The most rows of questions in a window.
const MOST_STEPS: usize = 500;

pub fn read(state: &mut State, export: &Export<'_>) {
    let rows = export.file.key("rows");
    state.covert.rows = rows.given().and_then(|rows| rows.number(MOST)).unwrap_or_default();
    let node = export.file.key("window");
    state.covert.window = node.given().and_then(|node| window(&node, state, export));
}

fn window(node: &Node<'_>, state: &State, export: &Export<'_>) -> Option<Window> {
    node.object()?;
    let by = seated(&node.key("by"), state);
    if by.is_some() && by != state.seating.active {
        node.key("by").flaw(Wrong::Contradicts);
    }
    let deed = node.key("deed");
    let chain = node.key("chain").number(MOST);
    let list = node.key("steps");
    if list.items().len() > MOST_STEPS {
        return list.wrong(Wrong::TooMany { most: MOST_STEPS });
    }
    let steps = list.each(|step| self::step(step, state, export))?;
    let Some(last) = steps.last() else { return list.wrong(Wrong::Missing) };
    let targets: Vec<String> = last.asked.iter().map(ToString::to_string).collect();
    node.must_agree("targets", &targets.into());
    Some(Window { by: by?, deed: self::deed(&deed, state)?, chain: chain?, steps })
}

/// Reads a covert action, which names places and realms as the map does.
fn deed(node: &Node<'_>, state: &State) -> Option<Deed> {
    let deed: Deed = node.stored()?;
    let area = |name: &String| state.board.areas().any(|area| area.name == *name);
    let stranger = match &deed {
        Deed::Claims { areas } => areas.iter().find(|name| !area(name)),
        Deed::Card(play) => {
            let card = Some(&play.card).filter(|name| !state.covert.cards.iter().any(|card| card.name == **name));
            let realm = play.realm.as_ref().filter(|name| !state.realms.iter().any(|realm| realm.name == **name));
            card.or(realm).or(play.area.as_ref().filter(|name| !area(name)))
        }
    };
    match stranger {
        Some(name) => node.wrong(Wrong::NoSuchThing(shortened(name))),
        None => Some(deed),
    }
}

fn step(node: &Node<'_>, state: &State, export: &Export<'_>) -> Option<Step> {
    node.object()?;
    let row = node.key("row").number(i64::try_from(state.covert.rows).unwrap_or(MOST));
    let since = node.key("since").moment();
    let against = seated(&node.key("against"), state);
    let [asked, counters] = ["asked", "counters"].map(|key| node.key(key).each(|player| seated(player, state)));
    let since = since?.min(export.founding.at);
    Some(Step { row: row?, since, against: against?, asked: asked?, counters: counters? })
}
