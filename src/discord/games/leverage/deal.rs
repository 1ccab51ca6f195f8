//! Clauses of deals.

use crate::discord::game_ui::{Choice, ClauseField, ClauseTimes, Dealt, Stated, Unreadable, named};
use crate::discord::games::leverage::commands::suggestions;
use crate::discord::games::leverage::words;
use crate::discord::render::Names;
use crate::discord::render::tell::Reader;
use crate::discord::render::{word_clause, word_clause_name, word_clause_read};
use crate::export::exported_time;
use crate::rules::games::leverage::amounts::{Leverage, Money};
use crate::rules::games::leverage::{Access, Clause as Terms, State};
use crate::rules::ids::{PlayerId, ShipId};
use crate::rules::ruleset::{Clause, TEXT};
use crate::text::{Label, Name, Said, Signed, Text, say};
use serde_json::{Value, json};

const ACCESS: [(Access, &str); 4] = [
    (Access::Ecological, "ecological"),
    (Access::Diplomatic, "diplomatic"),
    (Access::Trade, "trade"),
    (Access::Passage, "passage"),
];

impl Dealt for State {
    const CLAUSES: &'static [&'static str] =
        &["gift", "favour", "access", "reset", "system", "ship", "peace", "pay", "keep-access", "no-favours", TEXT];

    fn clause_told(text: &Text, reader: Reader, clause: &Clause<Terms>, times: &ClauseTimes) -> Said {
        let (from, to) = (clause.from, clause.to);
        let role = reader.role(from, to);
        let ClauseTimes { until, by } = times;
        match &clause.terms {
            Terms::Gift { amount } => say!(text, "clause-gift", role, from, to, amount),
            Terms::Favour { amount } => say!(text, "clause-favour", role, from, to, amount),
            Terms::Access { access } => {
                let access = words::access(text, *access);
                match clause.time {
                    Some(_) => say!(text, "clause-access-until", role, from, to, access, until),
                    None => say!(text, "clause-access", role, from, to, access),
                }
            }
            Terms::Reset { amount } => say!(text, "clause-reset", role, from, to, amount = Signed(*amount)),
            Terms::System { system } => say!(text, "clause-system", role, from, to, system = Name(system)),
            Terms::Ship { name, place, minutes, .. } => {
                let ship = name.as_deref().map_or_else(|| say!(text, "clause-any-ship"), |name| Said::of(Name(name)));
                let (place, minutes) = (Name(place), words::game_minutes(text, *minutes));
                say!(text, "clause-ship", role, from, to, ship, place, minutes)
            }
            Terms::Peace => say!(text, "clause-peace", role, from, to, until),
            Terms::Pay { amount } => say!(text, "clause-pay", role, from, to, amount, by),
            Terms::KeepAccess { access } => {
                say!(text, "clause-keep-access", role, from, to, access = words::access(text, *access), until)
            }
            Terms::NoFavours => say!(text, "clause-no-favours", role, from, to, until),
            Terms::Text(word) => word_clause(text, reader, (from, to), word, times),
        }
    }

    fn clause_name(text: &Text, name: &str) -> Option<Said> {
        Some(match name {
            "gift" => say!(text, "clause-name-gift"),
            "favour" => say!(text, "clause-name-favour"),
            "access" => say!(text, "clause-name-access"),
            "reset" => say!(text, "clause-name-reset"),
            "system" => say!(text, "clause-name-system"),
            "ship" => say!(text, "clause-name-ship"),
            "peace" => say!(text, "clause-name-peace"),
            "pay" => say!(text, "clause-name-pay"),
            "keep-access" => say!(text, "clause-name-keep-access"),
            "no-favours" => say!(text, "clause-name-no-favours"),
            TEXT => word_clause_name(text),
            _ => return None,
        })
    }

    fn clause_fields(name: &str) -> &'static [ClauseField] {
        match name {
            "gift" | "favour" | "reset" => &[ClauseField::Amount],
            "access" => &[ClauseField::Choice, ClauseField::MayEnd],
            "system" => &[ClauseField::Place],
            "ship" => &[ClauseField::Choice, ClauseField::Planet, ClauseField::Minutes],
            "peace" | "no-favours" => &[ClauseField::Until],
            "pay" => &[ClauseField::Amount, ClauseField::By],
            "keep-access" => &[ClauseField::Choice, ClauseField::Until],
            _ => &[ClauseField::Text, ClauseField::By],
        }
    }

    fn is_mutual(name: &str) -> bool {
        name == "reset"
    }

    fn clause_choices(&self, text: &Text, names: &Names, clause: &str, from: Option<PlayerId>) -> Vec<Choice> {
        if clause == "ship" {
            let ships = self.ships.values().filter(|ship| !ship.lost && from.is_none_or(|from| ship.owner == from));
            return ships.map(|ship| suggestions::owned(ship, names)).collect();
        }
        let line =
            |(access, code): (Access, &str)| (Label::from(words::access(text, access).capitalised()), code.to_owned());
        ACCESS.into_iter().map(line).collect()
    }

    fn clause_places(&self, clause: &str) -> Vec<Choice> {
        match clause {
            "ship" => self.systems.iter().flat_map(suggestions::planets_in).collect(),
            _ => self.systems.iter().map(|system| named(&system.name)).collect(),
        }
    }

    fn clause_exported(clause: &Clause<Terms>) -> Value {
        let access = |access: Access| ACCESS.iter().find(|(one, _)| *one == access).map(|(_, name)| *name);
        let time = exported_time(clause.time);
        match &clause.terms {
            Terms::Gift { amount } | Terms::Favour { amount } => json!({"amount": amount.0}),
            Terms::Access { access: kind } => json!({"access": access(*kind), "until": time}),
            Terms::Reset { amount } => json!({"amount": amount.to_string()}),
            Terms::System { system } => json!({"system": system}),
            Terms::Ship { ship, place, minutes, .. } => {
                json!({"ship": ship.map(|ship| ship.to_string()), "place": place, "minutes": minutes})
            }
            Terms::Peace | Terms::NoFavours => json!({"until": time}),
            Terms::Pay { amount } => json!({"amount": amount.0, "by": time}),
            Terms::KeepAccess { access: kind } => json!({"access": access(*kind), "until": time}),
            Terms::Text(word) => json!({"text": word.text, "by": time}),
        }
    }

    fn clause_read(stated: &Stated) -> Result<Terms, Unreadable> {
        Ok(match &*stated.name {
            "gift" => Terms::Gift { amount: amount(stated)? },
            "favour" => Terms::Favour { amount: amount(stated)? },
            "access" => Terms::Access { access: access(stated)? },
            "reset" => Terms::Reset { amount: points(stated)? },
            "system" => Terms::System { system: stated.place.clone().unwrap_or_default() },
            "ship" => Terms::Ship {
                // A countered request for aid names no ship.
                ship: stated.choice.is_some().then(|| ship(stated)).transpose()?,
                name: None,
                place: stated.place.clone().unwrap_or_default(),
                minutes: minutes(stated)?,
            },
            "peace" => Terms::Peace,
            "pay" => Terms::Pay { amount: amount(stated)? },
            "keep-access" => Terms::KeepAccess { access: access(stated)? },
            "no-favours" => Terms::NoFavours,
            TEXT => Terms::Text(word_clause_read(stated).ok_or(Unreadable::Name)?),
            _ => return Err(Unreadable::Name),
        })
    }
}

fn amount(stated: &Stated) -> Result<Money, Unreadable> {
    let typed = stated.amount.clone().unwrap_or_default();
    let digits: String = typed.split_whitespace().collect();
    digits.parse().map(Money).map_err(|_| Unreadable::Amount(typed))
}

fn minutes(stated: &Stated) -> Result<i64, Unreadable> {
    let typed = stated.minutes.clone().unwrap_or_default();
    typed.trim().parse().map_err(|_| Unreadable::Amount(typed))
}

fn ship(stated: &Stated) -> Result<ShipId, Unreadable> {
    let typed = stated.choice.clone().unwrap_or_default();
    typed.trim().parse().map(ShipId).map_err(|_| Unreadable::Choice(typed))
}

fn points(stated: &Stated) -> Result<Leverage, Unreadable> {
    let typed = stated.amount.clone().unwrap_or_default();
    let number: Option<f64> = typed.trim().parse().ok();
    number.and_then(Leverage::from_decimal).ok_or(Unreadable::Amount(typed))
}

fn access(stated: &Stated) -> Result<Access, Unreadable> {
    let typed = stated.choice.clone().unwrap_or_default();
    let same = |(_, code): &(Access, &str)| code.eq_ignore_ascii_case(typed.trim());
    ACCESS.into_iter().find(same).map(|(access, _)| access).ok_or(Unreadable::Choice(typed))
}
