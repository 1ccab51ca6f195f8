//! Clauses of deals.

use crate::export::exported_time;
use crate::game_words::ClauseField::{Amount, By, Choice, MayEnd, Minutes, Place, Planet, Until};
use crate::game_words::{self, ClauseForm, ClauseHead, ClauseTimes, Dealt, Named, Stated, Unreadable, named};
use crate::games::leverage::words;
use crate::render::{Names, Reader, word_clause};
use crate::rules::games::leverage::{Access, Clause as Terms, Leverage, Money, State};
use crate::rules::ruleset::Clause;
use crate::rules::{PlayerId, ShipId};
use crate::text::{Label, Name, Said, Signed, Text, say};
use serde_json::{Value, json};

impl Dealt for State {
    const CLAUSES: &'static [ClauseForm<Terms>] = &[
        ClauseHead::new("gift", |text| say!(text, "clause-name-gift"), &[Amount])
            .read(|stated| Ok(Terms::Gift { amount: stated.whole_amount().map(Money)? })),
        ClauseHead::new("favour", |text| say!(text, "clause-name-favour"), &[Amount])
            .read(|stated| Ok(Terms::Favour { amount: stated.whole_amount().map(Money)? })),
        ClauseHead::new("access", |text| say!(text, "clause-name-access"), &[Choice, MayEnd])
            .read(|stated| Ok(Terms::Access { access: access(stated)? })),
        ClauseHead::new("reset", |text| say!(text, "clause-name-reset"), &[Amount])
            .mutual()
            .read(|stated| Ok(Terms::Reset { amount: points(stated)? })),
        ClauseHead::new("system", |text| say!(text, "clause-name-system"), &[Place])
            .read(|stated| Ok(Terms::System { system: stated.place.clone().unwrap_or_default() })),
        ClauseHead::new("ship", |text| say!(text, "clause-name-ship"), &[Choice, Planet, Minutes]).read(aid),
        ClauseHead::new("peace", |text| say!(text, "clause-name-peace"), &[Until]).read(|_| Ok(Terms::Peace)),
        ClauseHead::new("pay", |text| say!(text, "clause-name-pay"), &[Amount, By])
            .read(|stated| Ok(Terms::Pay { amount: stated.whole_amount().map(Money)? })),
        ClauseHead::new("keep-access", |text| say!(text, "clause-name-keep-access"), &[Choice, Until])
            .read(|stated| Ok(Terms::KeepAccess { access: access(stated)? })),
        ClauseHead::new("no-favours", |text| say!(text, "clause-name-no-favours"), &[Until])
            .read(|_| Ok(Terms::NoFavours)),
        ClauseForm::in_words(|stated| stated.word().map(Terms::Text)),
    ];

    fn promises(text: &Text) -> Said {
        say!(text, "leverage-promises", passage = words::access(text, Access::Passage))
    }

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

    fn clause_choices(
        &self,
        text: &Text,
        names: &Names,
        clause: &str,
        from: Option<PlayerId>,
    ) -> Vec<game_words::Choice> {
        if clause == "ship" {
            let ships = self.ships.values().filter(|ship| !ship.lost && from.is_none_or(|from| ship.owner == from));
            return ships.map(|ship| words::owned(ship, names)).collect();
        }
        let line = |(code, access): &(&str, Access)| {
            (Label::from(words::access(text, *access).capitalised()), (*code).to_owned())
        };
        Access::NAMES.iter().map(line).collect()
    }

    fn clause_places(&self, clause: &str) -> Vec<game_words::Choice> {
        match clause {
            "ship" => self.systems.iter().flat_map(words::planets_in).collect(),
            _ => self.systems.iter().map(|system| named(&system.name)).collect(),
        }
    }

    fn clause_exported(clause: &Clause<Terms>) -> Value {
        let time = exported_time(clause.time);
        match &clause.terms {
            Terms::Gift { amount } | Terms::Favour { amount } => json!({"amount": amount.0}),
            Terms::Access { access: kind } => json!({"access": kind.name(), "until": time}),
            Terms::Reset { amount } => json!({"amount": amount.to_string()}),
            Terms::System { system } => json!({"system": system}),
            Terms::Ship { ship, place, minutes, .. } => {
                json!({"ship": ship.map(|ship| ship.to_string()), "place": place, "minutes": minutes})
            }
            Terms::Peace | Terms::NoFavours => json!({"until": time}),
            Terms::Pay { amount } => json!({"amount": amount.0, "by": time}),
            Terms::KeepAccess { access: kind } => json!({"access": kind.name(), "until": time}),
            Terms::Text(word) => json!({"text": word.text, "by": time}),
        }
    }
}

/// Reads the loan of a ship. A countered request for aid names none.
fn aid(stated: &Stated) -> Result<Terms, Unreadable> {
    let typed = stated.minutes.clone().unwrap_or_default();
    let minutes = typed.trim().parse().map_err(|_| Unreadable::Amount(typed));
    Ok(Terms::Ship {
        ship: stated.choice.is_some().then(|| ship(stated)).transpose()?,
        name: None,
        place: stated.place.clone().unwrap_or_default(),
        minutes: minutes?,
    })
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
    Access::by_name(&typed).ok_or(Unreadable::Choice(typed))
}
