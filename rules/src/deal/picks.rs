//! The choices that parties make about clauses when they sign: they belong to their signatures, and are void with them.

use super::carrying::{self, Outlook, outlook};
use super::{Clause, Command, Deal, Signature, drafting, offered, signing};
use crate::campaign::Campaign;
use crate::chance::DecisionContext;
use crate::event_buffer::EventBuffer;
use crate::games::Pick;
use crate::ids::PlayerId;
use serde::{Deserialize, Serialize};

/// A party's choice about a clause, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClausePick {
    pub clause: u8,
    pub pick: Pick,
}

/// A choice that a party has yet to make, or to make again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenPick {
    pub player: PlayerId,
    pub clause: u8,
    /// The party has made a choice, which is no longer possible.
    pub gone: bool,
    pub picks: Vec<Pick>,
}

impl OpenPick {
    /// Returns whether the party made no choice and has one now.
    pub(super) fn is_a_choice(&self) -> bool {
        !self.gone && self.picks.len() > 1
    }
}

impl Deal {
    /// Returns the choices of a party who has signed.
    pub fn picks_of(&self, player: PlayerId) -> &[ClausePick] {
        let signed = self.signed.iter().find(|signature| signature.player == player);
        signed.map_or(&[], |signature| &signature.picks)
    }

    fn pick(&self, player: PlayerId, clause: u8) -> Option<&Pick> {
        self.picks_of(player).iter().find(|made| made.clause == clause).map(|made| &made.pick)
    }

    /// Returns the deal as it would be if a party signed it with these choices, instead of any earlier ones.
    pub(super) fn signed_by(&self, player: PlayerId, picks: &[ClausePick]) -> Deal {
        let mut deal = self.clone();
        deal.signed.retain(|signature| signature.player != player);
        deal.signed.push(Signature { player, swallowed: 0, picks: Vec::new() });
        picks.iter().fold(deal, |deal, pick| deal.with_pick(player, pick.clone()))
    }

    /// Returns the clause of that number.
    pub(super) fn clause(&self, number: u8) -> Option<&Clause> {
        self.clauses.get(usize::from(number).checked_sub(1)?)
    }

    /// Adds a party's choice, if the clause concerns them. It replaces an earlier one.
    fn with_pick(mut self, player: PlayerId, pick: ClausePick) -> Deal {
        if !self.clause(pick.clause).is_some_and(|clause| [clause.from, clause.to].contains(&player)) {
            return self;
        }
        for signature in self.signed.iter_mut().filter(|signature| signature.player == player) {
            signature.picks.retain(|made| made.clause != pick.clause);
            signature.picks.push(pick.clone());
            signature.picks.sort_by_key(|made| made.clause);
        }
        self
    }
}

/// Returns the choices about a clause that its two players have yet to make.
pub(super) fn open(
    campaign: &Campaign,
    deal: &Deal,
    (number, clause): (u8, &Clause),
    moment: DecisionContext,
) -> Vec<OpenPick> {
    let open = [clause.from, clause.to].into_iter().filter_map(|player| {
        let picks = campaign.game.picks_for_clause(campaign, moment, clause, player);
        let made = deal.pick(player, number);
        let stands = picks.is_empty() || made.is_some_and(|made| picks.contains(made));
        (!stands).then(|| OpenPick { player, clause: number, gone: made.is_some(), picks })
    });
    open.collect()
}

/// Returns the choices of a clause's two players. The first possible one stands in for one not made yet.
pub(super) fn made(
    campaign: &Campaign,
    deal: &Deal,
    (number, clause): (u8, &Clause),
    moment: DecisionContext,
) -> [Option<Pick>; 2] {
    [clause.from, clause.to].map(|player| {
        let first = || campaign.game.picks_for_clause(campaign, moment, clause, player).into_iter().next();
        deal.pick(player, number).cloned().or_else(first)
    })
}

/// Completes the choices of a party who signs, where only one is possible. Also returns the first that they have to make
/// themselves.
pub(super) fn choose(
    campaign: &Campaign,
    mut deal: Deal,
    by: PlayerId,
    moment: DecisionContext,
) -> (Deal, Outlook, Option<OpenPick>) {
    loop {
        let outlook = outlook(campaign, &deal, moment);
        let missing = outlook.open.iter().find(|open| open.player == by).cloned();
        match missing {
            Some(OpenPick { clause, picks, .. }) if picks.len() == 1 => {
                for pick in picks {
                    deal = deal.with_pick(by, ClausePick { clause, pick });
                }
            }
            missing => return (deal, outlook, missing),
        }
    }
}

/// Returns the campaign as the clause of that number would find it, for the choices of the party who sends or signs the
/// deal with `command`. The clauses before it are carried out as far as they can be.
pub fn before_clause(
    campaign: &Campaign,
    by: PlayerId,
    command: &Command,
    number: u8,
    moment: impl Into<DecisionContext>,
) -> Option<Campaign> {
    let moment = moment.into();
    let (deal, picks) = match command {
        Command::Send { deal, picks } => {
            let draft = drafting::to_send(campaign, by, *deal, moment.now).ok()?;
            (drafting::as_sent(campaign, &draft, moment.now).ok()?, picks)
        }
        Command::Sign { deal, version, picks } => (signing::newest(campaign, by, *deal, *version).ok()?.clone(), picks),
        Command::New { .. }
        | Command::Add { .. }
        | Command::Drop { .. }
        | Command::Counter { .. }
        | Command::CounterOffer { .. }
        | Command::Unsign { .. }
        | Command::Decline { .. }
        | Command::Withdraw { .. }
        | Command::Judge { .. } => return None,
    };
    let deal = deal.signed_by(by, picks);
    let mut buffer = EventBuffer::new(campaign, moment.chance);
    offered::settle(&mut buffer, deal.about, None, moment.now);
    for (before, clause) in (1..number).zip(&deal.clauses) {
        let effect = carrying::effect(buffer.campaign(), &deal, (before, clause), moment);
        effect.into_iter().flatten().for_each(|event| buffer.record(event));
    }
    Some(buffer.campaign().clone())
}
