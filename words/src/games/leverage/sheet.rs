//! Leverage and money from a spreadsheet (H2.2).

use crate::csv::{self, Flaw, Row};
use crate::game_words::{BroughtAlong, LineFlaw, ReadSheet, Sheet, SheetParts};
use crate::rules::games::leverage::{FigureFlaw, Figures, Leverage, Money, Pair, State};
use crate::rules::{Campaign, Founding, PlayerId, Refusal, bring_along};
use crate::text::{Said, Text, Typed, say};
use std::collections::BTreeMap;

pub const PARTS: SheetParts = SheetParts { read };

/// The tables, in the order of their first fields.
const HEADERS: [&[&str]; 2] = [&["by", "over", "leverage"], &["player", "money"]];
const MONEY: usize = 1;

/// How many decimals leverage has.
const DECIMALS: usize = 2;
/// The most digits of a number. Longer ones are out of every range.
const MOST_DIGITS: usize = 12;
/// The most characters shown of what a field says.
const SHOWN: usize = 40;

/// The rows of a file.
#[derive(Default)]
struct Rows {
    leverage: Vec<(usize, [String; 2], Leverage)>,
    money: Vec<(usize, String, Money)>,
}

fn read(text: &Text, file: &str) -> ReadSheet {
    let (tables, wrong) = csv::read(file, &HEADERS);
    let flaw = |(line, flaw)| LineFlaw { line, problem: layout_flaw(text, flaw) };
    let mut flaws: Vec<LineFlaw> = wrong.into_iter().map(flaw).collect();
    let mut rows = Rows::default();
    for table in tables {
        for row in table.rows {
            let line = row.line;
            match rows.take(text, table.header == MONEY, row) {
                Ok(()) => {}
                Err(problem) => flaws.push(LineFlaw { line, problem }),
            }
        }
    }
    flaws.extend(rows.flaws(text));
    if rows.leverage.is_empty() && rows.money.is_empty() && flaws.is_empty() {
        flaws.push(LineFlaw { line: 1, problem: say!(text, "sheet-flaw-no-rows") });
    }
    flaws.sort_by_key(|flaw| flaw.line);
    match flaws.is_empty() {
        true => Ok(Box::new(rows)),
        false => Err(flaws),
    }
}

fn layout_flaw(text: &Text, flaw: Flaw) -> Said {
    match flaw {
        Flaw::NoHeader => say!(text, "sheet-flaw-no-header"),
        Flaw::HeaderTwice => say!(text, "sheet-flaw-header-twice"),
        Flaw::HeaderInside => say!(text, "sheet-flaw-header-inside"),
        Flaw::StrayQuotes => say!(text, "sheet-flaw-stray-quotes"),
        Flaw::OpenQuotes => say!(text, "sheet-flaw-open-quotes"),
        Flaw::Fields { found, needed } => say!(text, "sheet-flaw-fields", found, needed),
    }
}

impl Rows {
    /// Takes a row of the table of leverage or of money.
    fn take(&mut self, text: &Text, of_money: bool, row: Row) -> Result<(), Said> {
        let line = row.line;
        let mut fields = row.fields.into_iter();
        let mut name = || match fields.next().filter(|name| !name.is_empty()) {
            Some(name) => Ok(name),
            None => Err(say!(text, "sheet-flaw-no-player")),
        };
        if of_money {
            let player = name()?;
            let figure = money(text, &fields.next().unwrap_or_default())?;
            self.money.push((line, player, figure));
        } else {
            let pair = [name()?, name()?];
            let figure = leverage(text, &fields.next().unwrap_or_default())?;
            self.leverage.push((line, pair, figure));
        }
        Ok(())
    }
}

/// Splits a sign from a number.
fn signed(typed: &str) -> (i64, &str) {
    match typed.strip_prefix(['-', '\u{2212}']) {
        Some(digits) => (-1, digits),
        None => (1, typed.strip_prefix('+').unwrap_or(typed)),
    }
}

/// Returns a number of digits only. A number that is too long is as large as any range.
fn digits(typed: &str) -> Option<i64> {
    let all = !typed.is_empty() && typed.bytes().all(|byte| byte.is_ascii_digit());
    let significant = typed.trim_start_matches('0');
    all.then(|| match significant.len() {
        0 => 0,
        1..=MOST_DIGITS => significant.parse().unwrap_or(i64::MAX / 1000),
        _ => 10_i64.pow(12),
    })
}

fn leverage(text: &Text, typed: &str) -> Result<Leverage, Said> {
    let (sign, number) = signed(typed);
    let (whole, part) = number.split_once(['.', ',']).unwrap_or((number, ""));
    let has_part = whole.len() < number.len();
    let example = Leverage::hundredths(1250);
    let unreadable = || say!(text, "sheet-flaw-leverage", typed = Typed(typed, SHOWN), example);
    let points = digits(whole).ok_or_else(unreadable)?;
    if !has_part {
        return Ok(Leverage::points(sign * points));
    }
    let decimals = digits(part).ok_or_else(unreadable)?;
    let hundredths = match part.len() {
        1 => decimals * 10,
        DECIMALS => decimals,
        _ => return Err(say!(text, "sheet-flaw-too-fine", typed = Typed(typed, SHOWN), most = DECIMALS)),
    };
    Ok(Leverage::hundredths(sign * (Leverage::points(points).in_hundredths() + hundredths)))
}

fn money(text: &Text, typed: &str) -> Result<Money, Said> {
    let (sign, number) = signed(typed);
    match digits(number) {
        Some(amount) => Ok(Money(sign * amount)),
        None => Err(say!(text, "sheet-flaw-money", typed = Typed(typed, SHOWN))),
    }
}

impl Rows {
    /// Returns what is wrong with the figures, whoever the names are.
    fn flaws(&self, text: &Text) -> Vec<LineFlaw> {
        let names = self.names().into_keys().map(str::to_owned);
        let players = names.zip((1..).map(PlayerId)).collect();
        let flaws = State::default().brought_along(&self.figures(&players)).err().unwrap_or_default();
        flaws.into_iter().map(|(line, flaw)| LineFlaw { line, problem: figure_flaw(text, flaw) }).collect()
    }

    fn figures(&self, players: &BTreeMap<String, PlayerId>) -> Figures {
        let known = |name: &String| players.get(name).copied();
        let pair = |[by, over]: &[String; 2]| Some(Pair::new(known(by)?, known(over)?));
        let leverage = self.leverage.iter().filter_map(|(line, names, value)| Some((*line, pair(names)?, *value)));
        let money = self.money.iter().filter_map(|(line, name, amount)| Some((*line, known(name)?, *amount)));
        Figures { leverage: leverage.collect(), money: money.collect() }
    }
}

impl Sheet for Rows {
    fn names(&self) -> BTreeMap<&str, Vec<usize>> {
        let mut names: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        let pairs = self.leverage.iter().flat_map(|(line, pair, _)| pair.iter().map(move |name| (name, line)));
        let purses = self.money.iter().map(|(line, name, _)| (name, line));
        for (name, line) in pairs.chain(purses) {
            names.entry(name).or_default().push(*line);
        }
        names
    }

    fn found(
        &self,
        text: &Text,
        founding: &Founding,
        players: &BTreeMap<String, PlayerId>,
    ) -> Result<BroughtAlong, Refusal> {
        let figures = self.figures(players);
        let made = bring_along(founding, figures.players(), |state: &State| state.brought_along(&figures))?;
        Ok(made.map_err(|flaws| {
            let flaw = |(line, flaw)| LineFlaw { line, problem: figure_flaw(text, flaw) };
            flaws.into_iter().map(flaw).collect()
        }))
    }

    fn summary(&self, text: &Text, campaign: &Campaign) -> Vec<Said> {
        let Ok(state) = campaign.playing::<State>() else {
            return Vec::new();
        };
        let sum: Leverage = self.leverage.iter().map(|(_, _, value)| *value).sum();
        let pairs = say!(text, "sheet-pairs", count = self.leverage.len(), sum, other = state.values.start.leverage);
        let sum = self.money.iter().fold(Money::ZERO, |sum, (_, _, amount)| sum + *amount);
        let others = campaign.players.len().saturating_sub(self.money.len());
        let money = (!self.money.is_empty()).then(|| say!(text, "sheet-money", count = self.money.len(), sum));
        let start = state.values.start.money;
        let others = (others > 0).then(|| say!(text, "sheet-money-others", count = others, start));
        [pairs].into_iter().chain(money).chain(others).collect()
    }
}

fn figure_flaw(text: &Text, flaw: FigureFlaw) -> Said {
    match flaw {
        FigureFlaw::Oneself => say!(text, "sheet-flaw-oneself"),
        FigureFlaw::Twice { line } => say!(text, "sheet-flaw-twice", line),
        FigureFlaw::LeverageOutOfRange { least, most } => say!(text, "sheet-flaw-leverage-range", least, most),
        FigureFlaw::MoneyOutOfRange { most } => say!(text, "sheet-flaw-money-range", least = Money::ZERO, most),
    }
}
