//! Decides which campaigns a person may name, and whether they moderate one. Every command and button passes through
//! here, and nothing else decides this.

use super::Handler;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::visibility::{Membership, Sight};
use crate::journal;
use crate::rules::ids::CampaignId;
use crate::rules::{Campaign, Event, Offer, same_name};
use crate::text::{Said, say};
use futures::FutureExt;
use futures::future::BoxFuture;
use futures::stream::{self, StreamExt};
use poise::serenity_prelude::Member;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// How many requests to Discord one judgement makes at a time.
const AT_ONCE: usize = 4;
/// How many campaigns one judgement asks Discord about: as many as an option can suggest.
const MOST_ASKED: usize = 25;

/// Whether a person may name a campaign, and therefore read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    May,
    MayNot,
    /// They play in it, but Discord does not say whether they are still in its server.
    NotSure,
}

impl Handler {
    pub(super) async fn moderates(&self, invoker: &Invoker, campaign: CampaignId) -> Result<bool, Problem> {
        let seen = self.referee.cached(campaign).await?;
        if invoker.moderates_by_role(&seen) {
            // A ruling that is not durable yet may have set the moderator role, and may never become durable.
            let kept = self.referee.view_for(campaign, invoker.player).await?;
            return Ok(invoker.moderates(&kept));
        }
        Ok(invoker.moderates(&seen))
    }

    /// Returns the intended campaign. Ends an absence that lasts until the next act.
    pub fn campaign<'a>(
        &'a self,
        invoker: &'a Invoker,
        named: Option<&'a str>,
    ) -> BoxFuture<'a, Result<journal::Campaign, Problem>> {
        async move {
            let campaign = self.meant(invoker, named).await?;
            self.welcome_back(invoker, campaign.id, None).await;
            Ok(campaign)
        }
        .boxed()
    }

    /// Returns the intended campaign: the named one, the one in this channel, or the only one in reach. If there is
    /// none or more than one, the refusal says what to do.
    pub fn meant<'a>(
        &'a self,
        invoker: &'a Invoker,
        named: Option<&'a str>,
    ) -> BoxFuture<'a, Result<journal::Campaign, Problem>> {
        async move {
            if let Some(named) = named {
                return self.named(invoker, named).await;
            }
            if let Some(campaign) = self.here(invoker).await? {
                return Ok(campaign);
            }
            let playing = self.own(invoker).await?;
            match &playing[..] {
                [only] => Ok(only.clone()),
                [] => {
                    let others = match invoker.guild {
                        Some(_) => self.in_reach(invoker).await?,
                        None => Vec::new(),
                    };
                    let in_server = invoker.guild.is_some();
                    Err(render::no_campaign_here(&invoker.text, &others, in_server).into())
                }
                several => Err(render::which_campaign(&invoker.text, several).into()),
            }
        }
        .boxed()
    }

    async fn named(&self, invoker: &Invoker, named: &str) -> Result<journal::Campaign, Problem> {
        let meant = |c: &journal::Campaign| c.id.to_string() == named || same_name(&c.name, named);
        let running = self.running(invoker).await?;
        let (running, others): (Vec<_>, Vec<_>) = running.into_iter().partition(meant);
        let mut found = self.sure(invoker, running).await?;
        if found.is_empty() {
            // A campaign that has ended can still be read.
            let mut ended = self.journal().ended(invoker.player, invoker.guild).await?;
            ended.retain(meant);
            if let Ok(id) = named.parse()
                && ended.is_empty()
            {
                let by_id = self.journal().campaign(CampaignId(id)).await?;
                ended.extend(by_id.filter(|campaign| campaign.ended));
            }
            found = self.sure(invoker, ended).await?;
        }
        match &found[..] {
            [campaign] => Ok(campaign.clone()),
            [] => {
                let reach = self.sure(invoker, others).await?;
                Err(render::no_such_campaign(&invoker.text, named, &reach).into())
            }
            several => Err(render::which_campaign(&invoker.text, several).into()),
        }
    }

    /// Returns the campaign in the invoker's channel, or in the parent of their thread.
    pub async fn here(&self, invoker: &Invoker) -> Result<Option<journal::Campaign>, Problem> {
        for channel in [Some(invoker.channel), invoker.parent].into_iter().flatten() {
            if let Some(campaign) = self.journal().campaign_in_channel(channel).await? {
                return Ok(self.sure(invoker, vec![campaign]).await?.pop());
            }
        }
        Ok(None)
    }

    /// Returns the running campaigns that the invoker may name: the server's, or their own in a direct message.
    pub async fn in_reach(&self, invoker: &Invoker) -> Result<Vec<journal::Campaign>, Problem> {
        self.in_reach_of(invoker, |_| true).await
    }

    /// Returns the running campaigns that the invoker may name and that `wanted` accepts. Discord is asked only about
    /// those.
    pub async fn in_reach_of(
        &self,
        invoker: &Invoker,
        wanted: impl Fn(&journal::Campaign) -> bool,
    ) -> Result<Vec<journal::Campaign>, Problem> {
        let mut running = self.running(invoker).await?;
        running.retain(wanted);
        let judged = self.judged(invoker, running).await?;
        let may = judged.into_iter().filter(|(_, v)| *v == Verdict::May);
        Ok(may.map(|(campaign, _)| campaign).collect())
    }

    /// Returns the ended campaigns that the invoker may name, newest first: the server's, or their own in a direct
    /// message.
    pub async fn ended_in_reach(&self, invoker: &Invoker) -> Result<Vec<journal::Campaign>, Problem> {
        let ended = self.journal().ended(invoker.player, invoker.guild).await?;
        let judged = self.judged(invoker, ended).await?;
        let may = judged.into_iter().filter(|(_, v)| *v == Verdict::May);
        Ok(may.map(|(campaign, _)| campaign).rev().collect())
    }

    /// Returns the running campaigns that the invoker plays in: the server's, or all of them in a direct message.
    pub async fn own(&self, invoker: &Invoker) -> Result<Vec<journal::Campaign>, Problem> {
        let playing = self.journal().campaigns_of(invoker.player, invoker.guild).await?;
        self.sure(invoker, playing).await
    }

    async fn running(&self, invoker: &Invoker) -> Result<Vec<journal::Campaign>, Problem> {
        Ok(match invoker.guild {
            Some(guild) => self.journal().campaigns_in(guild).await?,
            None => self.journal().campaigns_of(invoker.player, None).await?,
        })
    }

    /// Returns the campaign of a button or a draft. If the invoker may not name it, the answer is the same as if it did
    /// not exist.
    pub fn reached<'a>(
        &'a self,
        invoker: &'a Invoker,
        campaign: CampaignId,
    ) -> BoxFuture<'a, Result<journal::Campaign, Problem>> {
        async move {
            let campaign = self.journal().campaign(campaign).await?;
            let mut reached = self.sure(invoker, campaign.into_iter().collect()).await?;
            reached.pop().ok_or(Problem::Unknown)
        }
        .boxed()
    }

    /// Returns the campaigns that the invoker may name. If that depends on an answer that Discord did not give, the
    /// refusal says so.
    async fn sure(
        &self,
        invoker: &Invoker,
        campaigns: Vec<journal::Campaign>,
    ) -> Result<Vec<journal::Campaign>, Problem> {
        let judged = self.judged(invoker, campaigns).await?;
        let not_sure = judged.iter().any(|(_, v)| *v == Verdict::NotSure);
        let may = judged.into_iter().filter(|(_, v)| *v == Verdict::May);
        let may: Vec<journal::Campaign> = may.map(|(campaign, _)| campaign).collect();
        if may.is_empty() && not_sure {
            return Err(say!(invoker.text, "membership-unknown").into());
        }
        Ok(may)
    }

    /// Judges which campaigns the invoker may name. They must be a member of the campaign's server, which is unknown
    /// from inside another server, and must play in the campaign or see its channel. Managers of the server and
    /// moderators of the campaign may also name one whose channel was deleted: no member sees that channel, but
    /// somebody has to move or end the campaign. If too many channels would have to be requested from Discord, only the
    /// newest campaigns are judged and the others count as hidden.
    async fn judged(
        &self,
        invoker: &Invoker,
        campaigns: Vec<journal::Campaign>,
    ) -> Result<Vec<(journal::Campaign, Verdict)>, Problem> {
        if invoker.is_bot || campaigns.is_empty() {
            return Ok(Vec::new());
        }
        let playing: BTreeSet<CampaignId> = self.journal().playing(invoker.player).await?;
        let guilds: BTreeSet<u64> = campaigns.iter().map(|campaign| campaign.guild).collect();
        let memberships = guilds.into_iter().map(async |guild| (guild, invoker.membership(guild).await));
        let memberships = stream::iter(memberships).buffered(AT_ONCE);
        let memberships: BTreeMap<u64, Membership> = memberships.collect().await;
        let member_of = |campaign: &journal::Campaign| match memberships.get(&campaign.guild) {
            Some(Membership::Member(member)) if !playing.contains(&campaign.id) => Some(Arc::clone(member)),
            _ => None,
        };
        let is_unknown = |campaign: &&journal::Campaign| {
            member_of(campaign).is_some_and(|member| self.sights.known(invoker, &member, campaign).is_none())
        };
        let unknown = campaigns.iter().rev().filter(is_unknown).map(|campaign| campaign.id);
        let asked: BTreeSet<CampaignId> = unknown.take(MOST_ASKED).collect();
        let judged = campaigns.into_iter().map(async |campaign| {
            let plays = playing.contains(&campaign.id);
            let verdict = match memberships.get(&campaign.guild) {
                Some(Membership::Member(_)) if plays => Verdict::May,
                Some(Membership::Unknown) if plays => Verdict::NotSure,
                Some(Membership::Member(member)) => {
                    let sight = match self.sights.known(invoker, member, &campaign) {
                        None if asked.contains(&campaign.id) => self.sights.ask(invoker, member, &campaign).await,
                        known => known.unwrap_or(Sight::Unknown),
                    };
                    self.by_sight(invoker, &campaign, member, sight).await
                }
                Some(Membership::Stranger | Membership::Unknown) | None => Verdict::MayNot,
            };
            (campaign, verdict)
        });
        Ok(stream::iter(judged).buffered(AT_ONCE).collect().await)
    }

    /// Judges by whether a member sees the campaign's channel.
    async fn by_sight(
        &self,
        invoker: &Invoker,
        campaign: &journal::Campaign,
        member: &Member,
        sight: Sight,
    ) -> Verdict {
        match sight {
            Sight::Seen => Verdict::May,
            Sight::Gone if invoker.manages(campaign.guild, member).await => Verdict::May,
            Sight::Gone if self.can_move(invoker, campaign).await => Verdict::May,
            Sight::Gone | Sight::Hidden | Sight::Unknown => Verdict::MayNot,
        }
    }

    /// Renders the outcome of an order. If the invoker also reads the table's announcement, the answer does not repeat
    /// it.
    pub(super) async fn worded(
        &self,
        invoker: &Invoker,
        campaign: &Campaign,
        events: &[Event],
        offers: Vec<&Offer>,
    ) -> Result<Said, Problem> {
        let (text, by) = (&invoker.text, invoker.player);
        let row = self.journal().campaign(campaign.id).await?;
        let played_in = |channel: u64| Some(channel) == row.as_ref().map(|row| row.channel);
        let at_table = played_in(invoker.channel) || invoker.parent.is_some_and(played_in);
        Ok(match at_table {
            true => render::reply_at_table(text, by, campaign, events, offers),
            false => render::reply_in(text, by, Some(campaign), events, offers),
        })
    }
}
