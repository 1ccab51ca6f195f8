//! Profiles of players, and the hall of fame (H3.5).

use super::card::{BODY_LIMIT, Card, fit};
use super::{date, words};
use crate::games;
use crate::rules::ids::PlayerId;
use crate::rules::{Campaign, Phase, Tally};
use crate::text::{Name, Said, Text, say};

/// A player's campaigns in a server, and what they did there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    pub campaigns: usize,
    pub ended: usize,
    pub tally: Tally,
}

/// Shows a player's profile. `yours` says whether the reader is the player.
pub fn profile(text: &Text, player: PlayerId, yours: bool, profile: Profile) -> Card {
    let title = match yours {
        true => say!(text, "profile-title-yours"),
        false => say!(text, "profile-title"),
    };
    let Profile { campaigns, ended, tally } = profile;
    let asked = tally.answered + tally.unanswered;
    let favours = tally.favours_granted + tally.favours_refused;
    let promises = tally.promises_kept + tally.promises_broken;
    let who = (!yours).then(|| Said::of(player));
    let played = match campaigns {
        0 => say!(text, "profile-no-campaigns"),
        _ => say!(text, "profile-campaigns", count = campaigns, ended),
    };
    let answers = (asked > 0).then(|| say!(text, "profile-answers", answered = tally.answered, asked));
    let granted = tally.favours_granted;
    let favours = (favours > 0).then(|| say!(text, "profile-favours", granted, refused = tally.favours_refused));
    let kept = tally.promises_kept;
    let promises = (promises > 0).then(|| say!(text, "profile-promises", kept, broken = tally.promises_broken));
    let lines = who.into_iter().chain([played]).chain(answers).chain(favours).chain(promises);
    Card::new(title, Said::in_lines(lines)).footer(say!(text, "profile-footer"))
}

/// Lists ended campaigns, which are redacted for the table, and who led them.
pub fn hall_of_fame(text: &Text, campaigns: &[impl AsRef<Campaign>]) -> Card {
    let title = say!(text, "hall-title");
    if campaigns.is_empty() {
        return Card::new(title, say!(text, "campaigns-none-ended"));
    }
    let lines: Vec<Said> = campaigns.iter().map(|campaign| line(text, campaign.as_ref())).collect();
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

fn line(text: &Text, campaign: &Campaign) -> Said {
    let (id, name) = (campaign.id, Name(&campaign.name));
    let ruleset = words::ruleset(text, campaign.game.ruleset());
    let ended = match campaign.phase {
        Phase::Ended { at } => date(at),
        Phase::Running | Phase::Paused { .. } => Said::default(),
    };
    let leaders = games::leaders(campaign);
    match leaders.is_empty() {
        true => say!(text, "hall-line-without", id, name, ruleset, ended),
        false => say!(text, "hall-line", id, name, ruleset, ended, leaders = words::list(text, leaders)),
    }
}
