//! Views of one campaign, of all campaigns in a server, and of settings.

use super::card::{BODY_LIMIT, Card, FIELD_LIMIT, fit, length};
use super::reach::no_campaign_here;
use super::tell::{self, second, take_back};
use super::{Names, at, relative, setting_name, setting_value, words};
use crate::games;
use crate::render::words::series;
use crate::rules::ids::{PlaceId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Campaign, Player, RulesetName, Setting, Settings, Silence};
use crate::text::{Name, Role, Said, Text, Typed, say};
use chancery_journal::Founders;

/// The role that may moderate a campaign, as its server knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamedRole {
    None,
    Role(u64),
    /// The campaign names a role that was deleted.
    Deleted,
}

#[derive(Clone, Copy, Debug)]
pub struct Listed<'a> {
    pub campaign: &'a Campaign,
    pub channel: u64,
}

/// Returns the overview of a campaign. The lines in `undelivered` are only for moderators.
pub fn campaign_info(text: &Text, campaign: &Campaign, names: &Names, role: NamedRole, undelivered: &[Said]) -> Card {
    let title = Said::of(Name(&campaign.name));
    let id = say!(
        text,
        "campaign-id",
        id = campaign.id,
        ruleset = words::ruleset(text, campaign.game.ruleset()),
        phase = words::phase(text, campaign)
    );
    let pending = say!(text, "campaign-pending", count = campaign.offers.pending.len());
    let count = campaign.active_players().count();
    let request = campaign.take_back.as_ref();
    let request = request.map(|request| say!("\n{}", take_back::waits(text, request)));
    let second = campaign.second.as_ref().map(|request| say!("\n{}", second::waits(text, request)));
    let settings: Vec<Said> = values(text, campaign, role).into_iter().map(|(_, line)| line).collect();
    Card::new(title, say!("{id}\n{pending}{}{}", request.unwrap_or_default(), second.unwrap_or_default()))
        .field(text, say!(text, "campaign-players", count), &[players(text, campaign, names)])
        .field(text, say!(text, "campaign-empty-seats"), &empty_seats(campaign, names))
        .field(text, say!(text, "campaign-away"), &away(text, campaign, names))
        .field(text, say!(text, "campaign-settings"), &settings)
        .field(text, say!(text, "campaign-undelivered"), undelivered)
}

/// Lists the campaigns of a server, or those that the reader plays in for a direct message.
pub fn campaign_list(text: &Text, campaigns: &[Listed<'_>], in_server: bool) -> Card {
    let title = match in_server {
        true => say!(text, "campaigns-title"),
        false => say!(text, "campaigns-title-yours"),
    };
    if campaigns.is_empty() {
        return Card::new(title, no_campaign_here(text, &[], in_server));
    }
    listed(text, title, campaigns)
}

pub fn ended_list(text: &Text, campaigns: &[Listed<'_>]) -> Card {
    let title = say!(text, "campaigns-title-ended");
    match campaigns.is_empty() {
        true => Card::new(title, say!(text, "campaigns-none-ended")),
        false => listed(text, title, campaigns),
    }
}

fn listed(text: &Text, title: Said, campaigns: &[Listed<'_>]) -> Card {
    let lines: Vec<_> = campaigns
        .iter()
        .map(|Listed { campaign, channel }| {
            say!(
                text,
                "campaigns-line",
                id = campaign.id,
                name = Name(&campaign.name),
                channel = PlaceId(*channel),
                players = campaign.active_players().count(),
                phase = words::phase(text, campaign)
            )
        })
        .collect();
    Card::new(title, fit(text, &lines, BODY_LIMIT))
}

/// Says who may found campaigns in a server. `gone` means that the role was deleted.
pub fn founders(text: &Text, founders: Founders, gone: bool) -> Said {
    match founders {
        Founders::Everybody => say!(text, "founders-everybody"),
        Founders::Managers => say!(text, "founders-managers"),
        Founders::Role(_) if gone => say!(text, "founders-role-gone"),
        Founders::Role(role) => say!(text, "founders-role", role = Role(role)),
    }
}

/// A group of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SettingGroup {
    Time,
    People,
    Game,
}

impl SettingGroup {
    pub const ALL: [SettingGroup; 3] = [SettingGroup::Time, SettingGroup::People, SettingGroup::Game];

    pub fn of(setting: &Setting) -> SettingGroup {
        match setting {
            Setting::Pace(_)
            | Setting::AnswerWithin(_)
            | Setting::Silence(_)
            | Setting::Away(_)
            | Setting::Patience(_)
            | Setting::PauseMost(_)
            | Setting::ExtensionsMost(_)
            | Setting::Nudge(_) => SettingGroup::Time,
            Setting::Entry(_)
            | Setting::Deals(_)
            | Setting::ModeratorRole(_)
            | Setting::ModeratorPlays(_)
            | Setting::Language(_) => SettingGroup::People,
            Setting::Game(_) => SettingGroup::Game,
        }
    }

    fn heading(self, text: &Text) -> Said {
        match self {
            SettingGroup::Time => say!(text, "settings-heading-time"),
            SettingGroup::People => say!(text, "settings-heading-people"),
            SettingGroup::Game => say!(text, "settings-heading-game"),
        }
    }
}

/// Lists the settings by group.
pub fn settings(text: &Text, campaign: &Campaign, role: NamedRole) -> Card {
    let name = Name(&campaign.name);
    let title = say!(text, "settings-title", name);
    let all = values(text, campaign, role);
    let groups = SettingGroup::ALL.into_iter().filter_map(|group| {
        let own: Vec<&Said> = all.iter().filter(|(of, _)| *of == group).map(|(_, line)| line).collect();
        let lines = own.iter().map(|line| tell::line(line));
        (!own.is_empty()).then(|| Said::in_lines([group.heading(text)].into_iter().chain(lines)))
    });
    Card::new(title, Said::in_lines(groups))
}

/// Informs moderators about an announcement that could not be delivered to a player or to the channel.
pub fn undeliverable(text: &Text, to: Option<PlayerId>, since: Time, reason: &str) -> Said {
    let (at, reason) = (at(since), Typed(reason, 200));
    match to {
        Some(player) => say!(text, "undeliverable-player", at, player, reason),
        None => say!(text, "undeliverable-channel", at, reason),
    }
}

/// Returns a setting as it works in a game: if refusing costs nothing, silence costs nothing either.
pub fn in_effect(ruleset: RulesetName, setting: Setting) -> Setting {
    match setting {
        Setting::Silence(Silence::Refuse) if !games::refusing_costs(ruleset) => Setting::Silence(Silence::Lapse),
        setting => setting,
    }
}

/// Lists the settings that have an effect in this campaign with their values, each with its group.
fn values(text: &Text, campaign: &Campaign, role: NamedRole) -> Vec<(SettingGroup, Said)> {
    let (settings, ruleset) = (&campaign.settings, campaign.game.ruleset());
    let waits = settings.silence == Silence::Wait;
    let mut all = vec![Setting::Pace(settings.pace)];
    // Without deadlines the time to answer has no effect.
    all.extend((!waits).then_some(Setting::AnswerWithin(settings.answer_within)));
    all.push(in_effect(ruleset, Setting::Silence(settings.silence)));
    all.extend(games::settings_now(ruleset, &settings.games));
    all.push(Setting::Entry(settings.entry));
    all.push(Setting::Away(settings.away));
    all.push(Setting::Patience(settings.patience));
    all.push(Setting::Language(settings.language.clone()));
    // Nobody has to read about deals who makes none.
    all.extend((!settings.deals).then_some(Setting::Deals(false)));
    let suited = all.iter().filter(|one| one.suits(ruleset));
    let named = |one: &Setting, value: Said| {
        let name = setting_name(text, one);
        (SettingGroup::of(one), say!(text, "setting-line", name, value))
    };
    let stated = |one: &Setting| named(one, setting_value(text, one));
    let mut lines: Vec<(SettingGroup, Said)> = suited.map(stated).collect();
    // Only turns and offers without a deadline are reminded of.
    let reminds = waits || campaign.game.turns().is_some();
    lines.extend(reminds.then(|| stated(&Setting::Nudge(settings.nudge))));
    let of_all = Setting::ModeratorRole(None);
    lines.push(match role {
        NamedRole::None => stated(&of_all),
        NamedRole::Role(role) => stated(&Setting::ModeratorRole(Some(role))),
        NamedRole::Deleted => named(&of_all, say!(text, "setting-value-role-gone")),
    });
    let usual = Settings::default();
    let limits = [
        (settings.extensions_most != usual.extensions_most, Setting::ExtensionsMost(settings.extensions_most)),
        (settings.pause_most != usual.pause_most, Setting::PauseMost(settings.pause_most)),
        (!settings.moderator_plays.is_free(), Setting::ModeratorPlays(settings.moderator_plays)),
    ];
    // Limits as they usually are go without saying.
    lines.extend(limits.iter().filter(|(changed, _)| *changed).map(|(_, limit)| stated(limit)));
    lines
}

/// Lists who is away, until when, and how that protects them (L14.1).
fn away(text: &Text, campaign: &Campaign, names: &Names) -> Vec<Said> {
    let away = campaign.players.iter();
    let away = away.filter(|(_, player)| player.active && player.away);
    let line = |(id, player): (&PlayerId, &Player)| {
        let name = names.prose(*id);
        let until = player.absence.and_then(|absence| absence.until);
        let line = match until {
            Some(until) => say!(text, "campaign-away-until", player = name, until = at(until), left = relative(until)),
            None => say!(text, "campaign-away-open", player = name),
        };
        let protected = player.absence.and_then(|absence| absence.protected_until);
        match protected {
            Some(protected) => say!("{line} {}", say!(text, "campaign-away-protected", until = at(protected))),
            None => line,
        }
    };
    away.map(line).collect()
}

/// Lists the active players, as far as they fit.
fn empty_seats(campaign: &Campaign, names: &Names) -> Vec<Said> {
    campaign.empty_seats.iter().map(|seat| names.prose(*seat)).collect()
}

fn players(text: &Text, campaign: &Campaign, names: &Names) -> Said {
    let players: Vec<_> = campaign.active_players().map(|p| names.prose(p)).collect();
    if players.is_empty() {
        return say!(text, "nobody");
    }
    let more = |left: usize| say!(text, "and-more", count = left);
    let room = FIELD_LIMIT - length(&more(players.len())) - 1;
    let mut used = 0;
    let fitting = players
        .iter()
        .take_while(|name| {
            used += length(name) + 2;
            used <= room
        })
        .count();
    let shown = series(text, &players[..fitting]);
    if fitting == players.len() {
        return shown;
    }
    say!("{shown} {}", more(players.len() - fitting))
}
