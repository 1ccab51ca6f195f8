//! Parses parts of messages: numbers, names, times and prices.

use chancery::rules::time::Time;

/// Returns the price of a kind of access, in hundredths.
pub fn price(kind: &str) -> i64 {
    match kind {
        "ecological" => 2500,
        "diplomatic" => 2000,
        "trade" | "passage" => 1500,
        other => panic!("no access: {other}"),
    }
}

/// Returns the number between these words and the next blank.
pub fn number<T: std::str::FromStr>(line: &str, after: &str) -> Option<T> {
    let (_, rest) = line.split_once(after)?;
    let word = rest.split([' ', ':', ',', '.', ')']).next()?;
    word.parse().ok()
}

/// Parses `12.5` or `-30` into hundredths.
pub fn hundredths(written: &str) -> i64 {
    let (sign, digits) = match written.strip_prefix(['-', '−']) {
        Some(digits) => (-1, digits),
        None => (1, written.trim_start_matches('+')),
    };
    let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
    let whole: i64 = whole.parse().unwrap_or_else(|_| panic!("no number: {written}"));
    let part: i64 = format!("{part:0<2}").parse().expect("two digits");
    sign * (whole * 100 + part)
}

pub fn written(hundredths: i64) -> String {
    let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
    let sign = if hundredths < 0 { "-" } else { "" };
    let part = format!("{part:02}");
    let part = part.trim_end_matches('0');
    match part {
        "" => format!("{sign}{whole}"),
        part => format!("{sign}{whole}.{part}"),
    }
}

/// Returns the people that a line names, in order.
pub fn people(line: &str) -> Vec<u64> {
    let named = line.split("<@").skip(1);
    let ids = named.filter_map(|rest| rest.split_once('>')?.0.parse().ok());
    ids.collect()
}

/// Parses words like "1 day 2 hours" into a duration.
pub fn span(words: &str) -> i64 {
    let words: Vec<&str> = words.split(' ').collect();
    let pairs = words.chunks(2).map_while(|pair| {
        let count: i64 = pair[0].parse().ok()?;
        let unit = match pair.get(1)?.trim_end_matches(['.', ',', 's']) {
            "day" => 86_400_000,
            "hour" => 3_600_000,
            "minute" => 60_000,
            "second" => 1000,
            _ => return None,
        };
        Some(count * unit)
    });
    pairs.sum()
}

/// Returns the time in a Discord timestamp.
pub fn moment(text: &str) -> Option<Time> {
    let seconds: i64 = text.split_once("<t:")?.1.split(':').next()?.parse().ok()?;
    Some(Time::from_millis(seconds * 1000))
}

pub fn ends_offer(line: &str) -> bool {
    let ends = [
        "accepts offer",
        "refuses offer",
        "did not answer offer",
        "> let offer ",
        "withdraws offer",
        "is void",
        "was voided",
    ];
    ends.iter().any(|words| line.contains(words))
}

/// Returns the price of a hostile act in hundredths, if the line reports one.
pub fn hostile(line: &str) -> Option<i64> {
    if line.contains("damages one of ") {
        let (_, told) = line.rsplit_once(": ")?;
        let mut numbers = told.split(' ').filter_map(|word| word.parse::<i64>().ok());
        let (damage, health) = (numbers.next()?, numbers.next()?);
        return Some((2000 * damage + health) / (2 * health));
    }
    let prices = [("steals biomass", 500), ("conquers one of ", 1500), ("destroys a city", 1000)];
    let stolen = number::<i64>(line, "steals ").map(|count| 200 * count);
    let known = prices.iter().find(|(words, _)| line.contains(words));
    known.map(|(_, price)| *price).or(stolen)
}

/// Returns whether a sentence omits its event's time and changes nothing that is counted here.
pub fn is_timeless(line: &str) -> bool {
    let words = [
        "has earned leverage",
        "is at its limit of",
        "comes home to",
        ", answer offer",
        "last call for",
        "reaches diplomatic milestone",
    ];
    words.iter().any(|words| line.contains(words))
}
