//! The wizard for asking for a favour: the player, the kind of favour, privacy, and the amount.

use super::{note_field, whom};
use crate::discord::game_ui::{Choice, Field, Form, Step, WizardContext, named, nth, numbered, written};
use crate::discord::games::leverage::commands::suggestions::planets_in;
use crate::discord::games::leverage::words;
use crate::discord::problem::Problem;
use crate::rules::Command;
use crate::rules::games::leverage::amounts::Money;
use crate::rules::games::leverage::{Access, Command as Act, Favour, State};
use crate::rules::ids::PlayerId;
use crate::text::{label, say};

/// The codes of the favours. [`PRIVATE`] is put before the code of a private one.
const MONEY: &str = "money";
const ACCESS: &str = "access";
const AID: &str = "aid";
const SYSTEM: &str = "system";
const PRIVATE: &str = "-";

pub fn ask(ctx: &WizardContext<'_, State>, answers: &[String]) -> Result<Step, Problem> {
    let Some((of, rest)) = answers.split_first() else {
        return whom(ctx, say!(ctx.text, "guide-ask-whom"));
    };
    let of = ctx.player(of)?;
    let probe = Favour::Money { amount: Money(1) };
    ctx.may_go_on(asked(of, probe, None, false))?;
    let Some((kind, rest)) = rest.split_first() else {
        return Ok(kinds(ctx));
    };
    let (private, kind) = match kind.strip_prefix(PRIVATE) {
        Some(kind) => (true, kind),
        None => (false, &**kind),
    };
    match (kind, rest) {
        (MONEY, []) => Ok(Step::Form(Form {
            title: label!(ctx.text, "guide-ask-form", player = ctx.names.label(of)),
            fields: vec![Field::number(say!(ctx.text, "field-money"), "100"), note_field(ctx)],
        })),
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
            Ok(Step::Form(Form { title, fields }))
        }
        [] => {
            let words = say!(text, "guide-ask-place");
            let lines = systems.iter().flat_map(planets_in);
            Ok(Step::menu(words, say!(text, "guide-choose"), lines))
        }
        [_] => {
            let fields = vec![minutes, note_field(ctx)];
            Ok(Step::Form(Form { title, fields }))
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

fn kinds(ctx: &WizardContext<'_, State>) -> Step {
    let text = ctx.text;
    let mut lines: Vec<Choice> = vec![
        (label!(text, "ask-money"), MONEY.to_owned()),
        (label!(text, "ask-access"), ACCESS.to_owned()),
        (label!(text, "ask-aid"), AID.to_owned()),
    ];
    if !ctx.game.systems.is_empty() {
        lines.push((label!(text, "ask-system"), SYSTEM.to_owned()));
    }
    let private: Vec<Choice> = lines
        .iter()
        .map(|(label, code)| {
            let label = label!(text, "ask-in-private", what = label);
            (label, format!("{PRIVATE}{code}"))
        })
        .collect();
    lines.extend(private);
    Step::buttons(say!(text, "guide-ask-what"), lines)
}

fn asked(of: PlayerId, favour: Favour, note: Option<String>, private: bool) -> Command {
    Command::from(Act::AskFavour { of, favour, note, private })
}
