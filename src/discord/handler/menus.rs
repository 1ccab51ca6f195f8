//! Menus in the place of a refusal: what is left for a player to choose, and what would make possible what is not.

use super::{Drafted, Handler, given};
use crate::discord::answer::Answer;
use crate::discord::asker::Asker;
use crate::discord::buttons::Button;
use crate::discord::face::{Line, WayOut};
use crate::discord::games;
use crate::discord::problem::Problem;
use crate::discord::render::{self, harmless};
use crate::rules::games::Pick;
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::{Campaign, Command, Order, Refusal, check};
use crate::text::fl;
use poise::serenity_prelude::ButtonStyle;

/// What there is to choose when an offer is accepted.
struct Choice {
    lines: Vec<Line>,
    picks: Vec<Pick>,
    most: usize,
}

impl Handler {
    /// Returns the menu that a refusal leads to, where it leads to one. `by` is the player whose command was refused.
    ///
    /// # Errors
    /// Hands on the refusal where no menu helps.
    pub(super) async fn or_menu(
        &self,
        asker: &Asker,
        campaign: CampaignId,
        (by, command): (PlayerId, Command),
        done: Result<Answer, Problem>,
    ) -> Result<Answer, Problem> {
        let refusal = match done {
            Err(Problem::Refused(refusal)) => refusal,
            done => return done,
        };
        let campaign = self.look(asker, campaign).await?;
        let refusal = match by == asker.player {
            true => refusal,
            false => self.to_stand_in(&campaign, by, &command, refusal),
        };
        let text = &asker.text;
        let menu = match &*refusal {
            Refusal::WhichPlace { places, .. } => {
                let question = render::refusal(text, &refusal, by);
                let order = Drafted::Order(given(asker, by, command));
                let menu = self.place_menu(asker, campaign.id, &order, (question, places));
                return menu.await;
            }
            Refusal::MustPick { offer, picks, most } => {
                let lines = games::lines(text, &campaign, by, picks);
                let picks = picks.clone();
                let choice = Choice {
                    lines,
                    picks,
                    most: *most,
                };
                menu(asker, &campaign, *offer, choice)
            }
            // What lies before a player is shown to that player only, and not to a moderator who acts for them.
            Refusal::Game(no) if by == asker.player => {
                let way_out = games::way_out(text, &campaign, by, no);
                way_out.map(|way_out| out(asker, &campaign, &refusal, way_out))
            }
            _ => None,
        };
        menu.ok_or(Problem::Refused(refusal))
    }

    /// Returns a refusal as a moderator reads it who acts for a player: there is to choose what the moderator may know of.
    fn to_stand_in(
        &self,
        campaign: &Campaign,
        by: PlayerId,
        command: &Command,
        refusal: Box<Refusal>,
    ) -> Box<Refusal> {
        let Refusal::MustPick { offer, most, .. } = *refusal else {
            return refusal;
        };
        let order = own_order(by, command.clone());
        let picks = match check(campaign, &order, self.referee.clock().now()) {
            Err(Refusal::MustPick { picks, .. }) => picks,
            _ => Vec::new(),
        };
        Box::new(Refusal::MustPick { offer, picks, most })
    }

    /// Lets the player choose the place that was left out (L11.2); the order is kept as a draft until then.
    async fn place_menu(
        &self,
        asker: &Asker,
        campaign: CampaignId,
        order: &Drafted,
        (question, places): (String, &[String]),
    ) -> Result<Answer, Problem> {
        let now = self.referee.clock().now();
        let draft = self.draft(asker, campaign, order, now).await?;
        let choices = places
            .iter()
            .map(|place| (harmless::label(place, 100), place.clone()))
            .collect();
        let title = fl!(asker.text, "pick-place-menu");
        Ok(Answer::from(question).with_menu(&Button::PickPlace { draft }, title, choices))
    }

    /// Carries out the order of a draft at the place that was chosen; the rules judge it as if it had been typed.
    ///
    /// # Errors
    /// Explains a refusal, and that the draft is not the asker's or is gone.
    pub async fn choose_place(
        &self,
        asker: &Asker,
        draft: i64,
        place: &str,
    ) -> Result<Answer, Problem> {
        let (campaign, drafted) = self.drafted(asker, draft).await?;
        let Drafted::Order(order) = drafted else {
            return Err(Problem::Unknown);
        };
        let Command::Game(command) = order.command else {
            return Err(Problem::Unknown);
        };
        let command = Command::Game(command.at_place(place.to_owned()));
        let order = Order { command, ..order };
        self.submit(asker, campaign, &format!("draft:{draft}"), order)
            .await
    }

    /// Accepts an offer with what was chosen in a menu.
    ///
    /// # Errors
    /// Explains a refusal, and that there is no such line.
    pub async fn accept_picked(
        &self,
        asker: &Asker,
        campaign: CampaignId,
        offer: OfferId,
        chosen: &[&str],
    ) -> Result<Answer, Problem> {
        let played = self.look(asker, campaign).await?;
        let picks = chosen.iter().map(|code| games::picked(&played, code));
        let picks: Option<Vec<Pick>> = picks.collect();
        let picks = picks.filter(|picks| !picks.is_empty());
        let picks = picks.ok_or(Problem::Unknown)?;
        self.order(asker, campaign, Command::Accept { offer, picks })
            .await
    }

    /// Returns what there is to choose for `by` when they accept an offer: what its lines say, and what they stand for.
    pub fn choices(
        &self,
        asker: &Asker,
        campaign: &Campaign,
        by: PlayerId,
        offer: OfferId,
    ) -> Vec<Line> {
        let picks = Vec::new();
        let order = own_order(by, Command::Accept { offer, picks });
        match check(campaign, &order, self.referee.clock().now()) {
            Err(Refusal::MustPick { picks, .. }) => games::lines(&asker.text, campaign, by, &picks),
            _ => Vec::new(),
        }
    }

    /// Reads what was typed or chosen for the option `choice`: one line, or several with commas between them.
    ///
    /// # Errors
    /// Says what there is to choose from.
    pub fn chosen(
        &self,
        asker: &Asker,
        campaign: &Campaign,
        (by, offer): (PlayerId, OfferId),
        typed: &str,
    ) -> Result<Vec<Pick>, Problem> {
        let lines = self.choices(asker, campaign, by, offer);
        let pick = |typed: &str| {
            let same = |line: &&Line| line.0.eq_ignore_ascii_case(typed) || line.1 == typed;
            let code = lines
                .iter()
                .find(same)
                .map_or(typed, |line| line.1.as_str());
            games::picked(campaign, code)
        };
        let typed = typed.trim();
        if let Some(one) = pick(typed) {
            return Ok(vec![one]);
        }
        let several: Option<Vec<Pick>> = typed.split(',').map(|part| pick(part.trim())).collect();
        several.ok_or_else(|| {
            let typed = harmless::prose(typed, 60);
            fl!(asker.text, "not-a-choice", typed = typed).into()
        })
    }
}

/// Returns a command as the player would give it themselves.
fn own_order(by: PlayerId, command: Command) -> Order {
    Order {
        by,
        moderator: false,
        on_behalf: None,
        command,
        confirmed: None,
    }
}

/// Lets the player who accepts choose what is left to them; nothing where none of it is there any more.
fn menu(asker: &Asker, campaign: &Campaign, offer: OfferId, choice: Choice) -> Option<Answer> {
    if choice.lines.is_empty() {
        return None;
    }
    let question = games::question(&asker.text, campaign, offer, &choice.picks);
    let campaign = campaign.id;
    let button = |menu| Button::Pick {
        campaign,
        offer,
        menu,
    };
    let answer = Answer::from(question.words);
    if question.buttons {
        let choose = |answer: Answer, (label, code)| {
            let button = Button::Choose {
                campaign,
                offer,
                code,
            };
            answer.with_button(&button, label, ButtonStyle::Primary)
        };
        return Some(choice.lines.into_iter().fold(answer, choose));
    }
    Some(answer.with_menus(button, &question.title, choice.lines, 1..=choice.most))
}

/// Says why something cannot be, and offers what would make it possible.
fn out(asker: &Asker, campaign: &Campaign, refusal: &Refusal, way_out: WayOut) -> Answer {
    let campaign = campaign.id;
    let WayOut { code, title, lines } = way_out;
    let button = Button::Game { campaign, code };
    let why = render::refusal(&asker.text, refusal, asker.player);
    Answer::from(why).with_menu(&button, title, lines)
}
