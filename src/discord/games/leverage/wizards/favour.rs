//! The wizard for asking for a favour: the player, the kind of favour, privacy, and the amount.

use super::{note_field, whom};
use crate::discord::Problem;
use crate::discord::game_ui::{Field, Step, WizardContext, named, nth, numbered, written};
use crate::discord::games::leverage::words;
use crate::discord::games::leverage::words::planets_in;
use crate::rules::games::leverage::{Access, Command as Act, Favour, Leverage, Money, Pair, State};
use crate::rules::{Command, PlayerId};
use crate::text::{Said, Text, label, say};

/// The codes of the favours. [`PRIVATE`] is put before the code of a private one.
const MONEY: &str = "money";
const ACCESS: &str = "access";
const AID: &str = "aid";
const SYSTEM: &str = "system";
const PRIVATE: &str = "-";
/// A place to test whether aid would be refused. Without a map, any name is a place.
const ANYWHERE: &str = "Anywhere";

pub fn ask(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let Some((of, rest)) = answers.split_first() else {
        must_have_leverage(ctx)?;
        let all = |of| KINDS.iter().flat_map(|(kind, _)| smallest(ctx, of, kind, false)).collect();
        return whom(ctx, say!(ctx.text, "guide-ask-whom"), all);
    };
    let of = ctx.player(of)?;
    let Some((kind, rest)) = rest.split_first() else {
        return kinds(ctx, of);
    };
    let (private, kind) = match kind.strip_prefix(PRIVATE) {
        Some(kind) => (true, kind),
        None => (false, &**kind),
    };
    match (kind, rest) {
        (MONEY, []) => Ok(Step::form(
            label!(ctx.text, "guide-ask-form", player = ctx.names.label(of)),
            [Field::number(say!(ctx.text, "field-money"), "100"), note_field(ctx)],
        )),
        (MONEY, [amount, note]) => {
            let amount = Money(ctx.number(amount)?);
            let favour = Favour::Money { amount };
            Ok(Step::Order(Box::new(asked(of, favour, written(note), private))))
        }
        (ACCESS, rest) => {
            let kinds = numbered(&Access::ALL, |access| words::access(ctx.text, access));
            let favour = |code: &str| Some(Favour::Access { access: nth(&Access::ALL, code)? });
            let order = |code: &str| Some(asked(of, favour(code)?, None, private));
            ctx.ask_one(rest, say!(ctx.text, "guide-ask-access"), kinds, order)
        }
        (AID, rest) => aid(ctx, (of, private), rest),
        (SYSTEM, rest) => {
            let owned = ctx.game.systems.iter();
            let owned = owned.filter(|system| system.ruler == Some(of) && system.home_of.is_none());
            let owned = owned.map(|system| named(&system.name));
            let favour = |system: &str| Favour::System { system: system.to_owned() };
            let order = |system: &str| Some(asked(of, favour(system), None, private));
            ctx.ask_one(rest, say!(ctx.text, "guide-ask-system"), owned, order)
        }
        _ => Err(Problem::Unknown),
    }
}

/// Refuses a player who has no leverage over anybody, and so cannot ask for any favour (L4.2). Says how to earn some.
fn must_have_leverage(ctx: &WizardContext<'_, State>) -> Result<(), Problem> {
    ctx.must_be_in_play()?;
    let has = |other| ctx.game.leverage(Pair::new(ctx.side.player, other)) > Leverage::default();
    let mut others = ctx.others().map(|(_, other)| other).peekable();
    match others.peek().is_none() || others.any(has) {
        true => Ok(()),
        false => Err(say!(ctx.text, "guide-ask-none").into()),
    }
}

/// Asks where a ship should help, with a menu if there is a map, and for how long.
fn aid(ctx: &WizardContext<'_, State>, (of, private): (PlayerId, bool), answers: &[String]) -> Result<Step, Problem> {
    let text = ctx.text;
    let title = label!(text, "guide-ask-form", player = ctx.names.label(of));
    let minutes = Field::number(say!(text, "field-minutes"), "4");
    let systems = &ctx.game.systems;
    match answers {
        [] if systems.is_empty() => {
            let place = Field::name(say!(text, "field-place"));
            let fields = vec![place, minutes, note_field(ctx)];
            Ok(Step::form(title, fields))
        }
        [] => {
            let words = say!(text, "guide-ask-place");
            let lines = systems.iter().flat_map(planets_in);
            Ok(ctx.ask_in_menu(words, lines))
        }
        [_] => {
            let fields = vec![minutes, note_field(ctx)];
            Ok(Step::form(title, fields))
        }
        [place, minutes, note] => {
            let (place, minutes) = (place.clone(), ctx.number(minutes)?);
            let favour = Favour::MilitaryAid { place, minutes };
            let note = written(note);
            Ok(Step::Order(Box::new(asked(of, favour, note, private))))
        }
        _ => Err(Problem::Unknown),
    }
}

/// Asks for the kind of a favour. Kinds that would be refused in any size are left out.
fn kinds(ctx: &WizardContext<'_, State>, of: PlayerId) -> Result<Step, Problem> {
    let text = ctx.text;
    let lines = |private: bool| {
        KINDS.into_iter().filter_map(move |(kind, label)| {
            let mut all = smallest(ctx, of, kind, private);
            let open = all.iter().position(|one| ctx.may(one)).unwrap_or(0);
            let command = (open < all.len()).then(|| all.swap_remove(open))?;
            let (label, code) = match private {
                true => (say!(text, "ask-in-private", what = label(text)), format!("{PRIVATE}{kind}")),
                false => (label(text), kind.to_owned()),
            };
            Some(((label, code), command))
        })
    };
    ctx.ask_for(say!(text, "guide-ask-what"), lines(false).chain(lines(true)).collect::<Vec<_>>())
}

type Kind = (&'static str, fn(&Text) -> Said);

/// The kinds of favours, with their labels.
const KINDS: [Kind; 4] = [
    (MONEY, |text| say!(text, "ask-money")),
    (ACCESS, |text| say!(text, "ask-access")),
    (AID, |text| say!(text, "ask-aid")),
    (SYSTEM, |text| say!(text, "ask-system")),
];

/// Returns the smallest requests of a kind, which test whether any would be refused.
fn smallest(ctx: &WizardContext<'_, State>, of: PlayerId, kind: &str, private: bool) -> Vec<Command> {
    let systems = &ctx.game.systems;
    let favours: Vec<Favour> = match kind {
        MONEY => vec![Favour::Money { amount: Money(1) }],
        ACCESS => Access::ALL.map(|access| Favour::Access { access }).into(),
        AID => {
            let place = systems.first().map_or_else(|| ANYWHERE.to_owned(), |system| system.name.clone());
            vec![Favour::MilitaryAid { place, minutes: 1 }]
        }
        _ => {
            let owned = systems.iter().filter(|system| system.ruler == Some(of) && system.home_of.is_none());
            owned.map(|system| Favour::System { system: system.name.clone() }).collect()
        }
    };
    favours.into_iter().map(|favour| asked(of, favour, None, private)).collect()
}

fn asked(of: PlayerId, favour: Favour, note: Option<String>, private: bool) -> Command {
    Command::from(Act::AskFavour { of, favour, note, private })
}
