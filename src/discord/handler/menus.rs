//! Menus instead of refusals: they ask for missing choices, or offer what would make the refused command possible.

use super::{Handler, given};
use crate::discord::buttons::Button;
use crate::discord::controls::MOST_CHOICES;
use crate::discord::game_ui::{Choice, LeftOpen, WayOut};
use crate::discord::games;
use crate::discord::invoker::Invoker;
use crate::discord::problem::Problem;
use crate::discord::render;
use crate::discord::render::words::series;
use crate::discord::reply::Answer;
use crate::referee::Drafted;
use crate::rules::deal::{self, ClausePick};
use crate::rules::games::Pick;
use crate::rules::ids::{CampaignId, OfferId, PlayerId};
use crate::rules::time::Time;
use crate::rules::{Campaign, Command, Moderation, Order, Refusal, check};
use crate::text::{Label, Said, Typed, label, say};
use poise::serenity_prelude::ButtonStyle;

/// The longest label of a menu line.
const LABEL_LIMIT: usize = 100;
/// The most questions in a row with only one possible answer.
const MOST_SKIPPED: usize = 8;

impl Handler {
    /// Returns the menus that resolve a refusal, or else the refusal. `by` is the player whose command was refused.
    pub(super) async fn or_menu(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        (by, command): (PlayerId, Command),
        done: Result<Answer, Problem>,
    ) -> Result<Answer, Problem> {
        let refusal = match done {
            Err(Problem::Refused(refusal)) => refusal,
            done => return done,
        };
        let menu = self.menu(invoker, campaign, (by, command), refusal).await;
        match menu {
            Ok(menu) => Ok(menu.on_behalf_of(invoker, by)),
            // The text addresses the player, but a moderator who acts for them reads it.
            Err(Problem::Refused(refusal)) if by != invoker.player => {
                let lead = say!(invoker.text, "acting-for", player = by);
                let why = render::refusal(&invoker.text, &refusal, by);
                Err(say!("{lead}\n{why}").into())
            }
            refused => refused,
        }
    }

    async fn menu(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        (by, command): (PlayerId, Command),
        refusal: Box<Refusal>,
    ) -> Result<Answer, Problem> {
        let campaign = self.load_view(invoker, campaign).await?;
        let refusal = match by == invoker.player {
            true => refusal,
            false => Box::new(self.to_stand_in(&campaign, by, &command, *refusal)),
        };
        if let Some(question) = buttons(invoker, &campaign, &refusal, by) {
            return Ok(question);
        }
        let now = self.referee.clock().now();
        if let Some(open) = left_open(invoker, &campaign, (by, &command), (&refusal, now)) {
            return self.choose(invoker, &campaign, (by, command), open).await;
        }
        let menu = match &*refusal {
            // A way out may reveal what only the player may see, so a moderator who acts for them does not get it.
            Refusal::Game(no) if by == invoker.player => {
                let way_out = games::way_out(&invoker.text, &campaign, by, no);
                way_out.map(|way_out| out(invoker, &campaign, &refusal, way_out))
            }
            _ => None,
        };
        menu.ok_or(Problem::Refused(refusal))
    }

    /// Asks for the choices missing from a command. If an answer to an offer fits into one menu, the menu's code holds
    /// everything; otherwise the command is stored as a draft.
    pub async fn choose(
        &self,
        invoker: &Invoker,
        campaign: &Campaign,
        (by, command): (PlayerId, Command),
        open: LeftOpen,
    ) -> Result<Answer, Problem> {
        let together = *open.count.end() > 1 && open.needs_menus();
        let id = campaign.id;
        if open.buttons {
            return self.choose_by_buttons(invoker, id, (by, command), open).await;
        }
        match command {
            Command::Accept { offer, .. } if !together => {
                let button = |menu| Button::Pick { campaign: id, offer, menu };
                let answer = Answer::from(open.words.clone());
                Ok(answer.with_menus(button, &open))
            }
            command => {
                let order = given(invoker, by, command);
                self.choose_by_draft(invoker, id, order, open).await
            }
        }
    }

    /// Asks with one button for each line. Each button has a complete draft of its own.
    async fn choose_by_buttons(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        (by, command): (PlayerId, Command),
        open: LeftOpen,
    ) -> Result<Answer, Problem> {
        let now = self.referee.clock().now();
        let mut answer = Answer::from(open.words);
        for (label, code) in open.lines {
            let played = self.load_view(invoker, campaign).await?;
            let command = filled(&played, &command, &[code]).ok_or(Problem::Unknown)?;
            let order = Drafted::Order(given(invoker, by, command));
            let draft = self.draft(invoker, campaign, &order, now).await?;
            let button = Button::Confirm { draft };
            answer = answer.with_button(&button, label, ButtonStyle::Primary);
        }
        Ok(answer)
    }

    async fn choose_by_draft(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        order: Order,
        open: LeftOpen,
    ) -> Result<Answer, Problem> {
        let now = self.referee.clock().now();
        let draft = self.draft(invoker, campaign, &Drafted::Order(order), now).await?;
        let button = |menu| Button::Fill { draft, menu };
        let (count, chosen) = (open.count.clone(), open.chosen.len());
        let mut words = vec![open.words.clone()];
        if open.needs_menus() && *count.end() > 1 {
            let said = open.lines.iter();
            let said = said.filter(|(_, code)| open.chosen.contains(code));
            let said: Vec<Typed> = said.map(|(label, _)| Typed(label, LABEL_LIMIT)).collect();
            let most = count.end();
            words.push(match said.is_empty() {
                true => say!(invoker.text, "chosen-none-yet", most),
                false => say!(invoker.text, "chosen-yet", chosen = series(&invoker.text, said), most),
            });
        }
        let answer = Answer::from(Said::in_lines(words)).with_menus(button, &open);
        Ok(match count.contains(&chosen) {
            true => {
                let label = say!(invoker.text, "button-that-is-all");
                answer.with_button(&Button::Confirm { draft }, label, ButtonStyle::Primary)
            }
            false => answer,
        })
    }

    /// Continues a draft after a choice in one of its menus. The rules judge the order as if it had been typed. The
    /// menus stay while more can be chosen.
    pub async fn fill(&self, invoker: &Invoker, draft: i64, menu: u8, chosen: &[&str]) -> Result<Answer, Problem> {
        let (campaign, drafted) = self.drafted(invoker, draft).await?;
        let Drafted::Order(order) = drafted else {
            return Err(Problem::Unknown);
        };
        let looked = self.load_view(invoker, campaign).await?;
        let mut chosen: Vec<String> = chosen.iter().map(|code| (*code).to_owned()).collect();
        let open = self.still_open(invoker, &looked, &order);
        if let Some(open) = &open {
            chosen = together(open, menu, chosen);
        }
        let command = filled(&looked, &order.command, &chosen);
        let command = command.ok_or(Problem::Unknown)?;
        let order = Order { command, ..order };
        match open {
            Some(open) if open.needs_menus() && chosen.len() < *open.count.end() => {
                let open = LeftOpen { chosen, ..open };
                self.choose_by_draft(invoker, campaign, order, open).await
            }
            _ => self.carry_out(invoker, campaign, draft, order).await,
        }
    }

    /// Submits an order. A question that has only one possible answer is not asked, unless it takes the place of a
    /// confirmation.
    pub(super) async fn submit_complete(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        cause: &str,
        mut order: Order,
    ) -> Result<Answer, Problem> {
        for _ in 0..MOST_SKIPPED {
            let done = self.submit(invoker, campaign, cause, order.clone()).await;
            let Err(Problem::Refused(refusal)) = &done else {
                return done;
            };
            let Some(command) = self.only_choice(invoker, campaign, &order, refusal).await? else {
                return done;
            };
            order = Order { command, ..order };
        }
        self.submit(invoker, campaign, cause, order).await
    }

    /// Returns the order's command with the only possible choices, if it was refused for lack of them.
    async fn only_choice(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        order: &Order,
        refusal: &Refusal,
    ) -> Result<Option<Command>, Problem> {
        let asks = matches!(
            refusal,
            Refusal::WhichPlace { .. } | Refusal::MustPick { .. } | Refusal::MustPickFor { .. } | Refusal::Game(_)
        );
        if !asks {
            return Ok(None);
        }
        let (by, command) = (order.by, &order.command);
        let campaign = self.load_view(invoker, campaign).await?;
        let known = match by == invoker.player {
            true => refusal.clone(),
            false => self.to_stand_in(&campaign, by, command, refusal.clone()),
        };
        let open = left_open(invoker, &campaign, (by, command), (&known, self.referee.clock().now()));
        let open = open.filter(|open| !open.confirms && open.chosen.is_empty());
        let only = open.filter(|open| open.lines.len() == *open.count.start());
        Ok(only.and_then(|open| {
            let codes: Vec<String> = open.lines.into_iter().map(|(_, code)| code).collect();
            filled(&campaign, command, &codes).filter(|filled| filled != command)
        }))
    }

    /// Submits a draft's order, with the draft's number as the cause. Asks for choices that are still missing.
    pub(super) async fn carry_out(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        draft: i64,
        order: Order,
    ) -> Result<Answer, Problem> {
        let (by, command) = (order.by, order.command.clone());
        let asked_before = order.confirmed.is_some();
        let cause = format!("draft:{draft}");
        let done = self.submit_complete(invoker, campaign, &cause, order).await;
        // Asking for confirmation has already used up the turn to act for a player.
        if done.is_ok() && !asked_before {
            self.stand_ins.take(campaign, invoker.player);
        }
        self.or_menu(invoker, campaign, (by, command), done).await
    }

    /// Returns all choices missing from a draft's order, together with those made so far.
    fn still_open(&self, invoker: &Invoker, campaign: &Campaign, order: &Order) -> Option<LeftOpen> {
        let command = &order.command;
        let bare = filled(campaign, command, &[]).unwrap_or_else(|| command.clone());
        let judged = own_order(order.by, bare);
        let now = self.referee.clock().now();
        let refusal = check(campaign, &judged, now).err()?;
        let open = left_open(invoker, campaign, (order.by, command), (&refusal, now))?;
        let picked: Vec<String> = match command {
            Command::Accept { picks, .. } => picks.iter().map(games::pick_code).collect(),
            _ => Vec::new(),
        };
        let chosen = [open.chosen.clone(), picked].concat();
        Some(LeftOpen { chosen, ..open })
    }

    /// Redacts a refusal for a moderator who acts for a player: it lists only choices that the moderator may know.
    fn to_stand_in(&self, campaign: &Campaign, by: PlayerId, command: &Command, refusal: Refusal) -> Refusal {
        let order = own_order(by, command.clone());
        let judged = check(campaign, &order, self.referee.clock().now());
        match (refusal, judged) {
            (Refusal::MustPick { offer, most, .. }, judged) => {
                let picks = match judged {
                    Err(Refusal::MustPick { picks, .. }) => picks,
                    _ => Vec::new(),
                };
                Refusal::MustPick { offer, picks, most }
            }
            (Refusal::MustPickFor { deal, clause, .. }, judged) => {
                let picks = match judged {
                    Err(Refusal::MustPickFor { picks, .. }) => picks,
                    _ => Vec::new(),
                };
                Refusal::MustPickFor { deal, clause, picks }
            }
            (Refusal::Game(_), Err(known)) => known,
            (refusal, _) => refusal,
        }
    }

    pub async fn accept(&self, invoker: &Invoker, campaign: CampaignId, offer: OfferId) -> Result<Answer, Problem> {
        let picks = Vec::new();
        self.order(invoker, campaign, Command::Accept { offer, picks }).await
    }

    pub async fn admit(&self, invoker: &Invoker, campaign: CampaignId, player: PlayerId) -> Result<Answer, Problem> {
        let admit = Command::Moderate(Moderation::Admit { player });
        self.order(invoker, campaign, admit).await
    }

    /// Accepts an offer with a menu choice. Refuses a code that is not in the menu.
    pub async fn accept_picked(
        &self,
        invoker: &Invoker,
        campaign: CampaignId,
        offer: OfferId,
        chosen: &[&str],
    ) -> Result<Answer, Problem> {
        let played = self.load_view(invoker, campaign).await?;
        let picks = chosen.iter().map(|code| games::picked(&played, code));
        let picks: Option<Vec<Pick>> = picks.collect();
        let picks = picks.filter(|picks| !picks.is_empty());
        let picks = picks.ok_or(Problem::Unknown)?;
        self.order(invoker, campaign, Command::Accept { offer, picks }).await
    }

    /// Returns the lines that `by` can choose from when they accept an offer.
    pub fn choices(&self, invoker: &Invoker, campaign: &Campaign, by: PlayerId, offer: OfferId) -> Vec<Choice> {
        let picks = Vec::new();
        let order = own_order(by, Command::Accept { offer, picks });
        match check(campaign, &order, self.referee.clock().now()) {
            Err(Refusal::MustPick { picks, .. }) => games::lines(&invoker.text, campaign, by, &picks),
            _ => Vec::new(),
        }
    }

    /// Parses the option `choice`: one line, or several separated by commas. A refusal lists the possible choices.
    pub fn chosen(
        &self,
        invoker: &Invoker,
        campaign: &Campaign,
        (by, offer): (PlayerId, OfferId),
        typed: &str,
    ) -> Result<Vec<Pick>, Problem> {
        let lines = self.choices(invoker, campaign, by, offer);
        let pick = |typed: &str| {
            let same = |line: &&Choice| line.0.eq_ignore_ascii_case(typed) || line.1 == typed;
            let code = lines.iter().find(same).map_or(typed, |line| line.1.as_str());
            games::picked(campaign, code)
        };
        let typed = typed.trim();
        if let Some(one) = pick(typed) {
            return Ok(vec![one]);
        }
        let several: Option<Vec<Pick>> = typed.split(',').map(|part| pick(part.trim())).collect();
        several.ok_or_else(|| {
            let typed = Typed(typed, 60);
            say!(invoker.text, "not-a-choice", typed).into()
        })
    }
}

/// Returns the order as the player would give it themselves.
fn own_order(by: PlayerId, command: Command) -> Order {
    Order { by, moderator: false, on_behalf: None, command, confirmed: None }
}

/// Asks with one button for each pick, if the accepted offer asks that way.
fn buttons(invoker: &Invoker, campaign: &Campaign, refusal: &Refusal, by: PlayerId) -> Option<Answer> {
    let Refusal::MustPick { offer, picks, .. } = refusal else {
        return None;
    };
    let question = games::question(&invoker.text, campaign, *offer, picks);
    let lines = games::lines(&invoker.text, campaign, by, picks);
    if !question.buttons || lines.is_empty() {
        return None;
    }
    let choose = |answer: Answer, (label, code)| {
        let button = Button::Choose { campaign: campaign.id, offer: *offer, code };
        answer.with_button(&button, label, ButtonStyle::Primary)
    };
    Some(lines.into_iter().fold(Answer::from(question.words), choose))
}

/// Returns the choices missing from a command, if they are the reason for its refusal and any of them still exist.
fn left_open(
    invoker: &Invoker,
    campaign: &Campaign,
    (by, command): (PlayerId, &Command),
    (refusal, now): (&Refusal, Time),
) -> Option<LeftOpen> {
    let text = &invoker.text;
    let open = match (refusal, command) {
        (Refusal::MustPickFor { clause, picks, .. }, Command::Deal(command)) => {
            for_clause(invoker, campaign, (by, command), (*clause, picks), now)?
        }
        (Refusal::WhichPlace { places, .. }, _) => {
            let lines = places.iter().map(|place| (Label::of(Typed(place, LABEL_LIMIT)), place.clone())).collect();
            LeftOpen::menu(render::refusal(text, refusal, by), label!(text, "pick-place-menu"), lines)
        }
        (Refusal::MustPick { offer, picks, most }, _) => {
            let question = games::question(text, campaign, *offer, picks);
            let open = LeftOpen::menu(question.words, question.title, games::lines(text, campaign, by, picks));
            LeftOpen { count: 1..=*most, ..open }
        }
        (Refusal::Game(no), Command::Game(command)) => games::left_open(text, command, no)?,
        _ => return None,
    };
    (!open.lines.is_empty()).then_some(open)
}

/// Returns the choices about a clause of a deal, which depend on what the clauses before it leave.
fn for_clause(
    invoker: &Invoker,
    campaign: &Campaign,
    (by, command): (PlayerId, &deal::Command),
    (clause, picks): (u8, &[Pick]),
    now: Time,
) -> Option<LeftOpen> {
    let then = deal::before_clause(campaign, by, command, clause, now)?;
    let question = games::clause_question(&invoker.text, &then, clause);
    let lines = games::lines(&invoker.text, &then, by, picks);
    let lines = lines.into_iter().map(|(label, code)| (label, format!("{clause}/{code}"))).collect();
    Some(LeftOpen { buttons: question.buttons, ..LeftOpen::menu(question.words, question.title, lines) })
}

/// Adds choices about clauses, by their codes.
fn with_picks(campaign: &Campaign, picks: &[ClausePick], chosen: &[String]) -> Option<Vec<ClausePick>> {
    let read = |code: &String| {
        let (clause, code) = code.split_once('/')?;
        Some(ClausePick { clause: clause.parse().ok()?, pick: games::picked(campaign, code)? })
    };
    let chosen = chosen.iter().map(read).collect::<Option<Vec<ClausePick>>>()?;
    Some(picks.iter().cloned().chain(chosen).collect())
}

/// Combines the choices from this menu with earlier ones from the others. If there are more than allowed, the latest
/// count.
fn together(open: &LeftOpen, menu: u8, chosen: Vec<String>) -> Vec<String> {
    let mut menus = open.lines.chunks(MOST_CHOICES);
    let here = menus.nth(usize::from(menu)).unwrap_or_default();
    let here = |code: &String| here.iter().any(|(_, line)| line == code);
    let before = open.chosen.iter().filter(|code| !here(code)).cloned();
    let all: Vec<String> = before.chain(chosen).collect();
    let over = all.len().saturating_sub(*open.count.end());
    all[over..].to_vec()
}

/// Completes a command with the chosen codes. Returns `None` if one of them was never a line.
fn filled(campaign: &Campaign, command: &Command, chosen: &[String]) -> Option<Command> {
    match command {
        Command::Accept { offer, .. } => {
            let picks = chosen.iter().map(|code| games::picked(campaign, code));
            let (offer, picks) = (*offer, picks.collect::<Option<_>>()?);
            Some(Command::Accept { offer, picks })
        }
        Command::Game(command) => games::filled(command, chosen).map(Command::Game),
        Command::Deal(deal::Command::Send { deal, picks }) => {
            let picks = with_picks(campaign, picks, chosen)?;
            Some(Command::Deal(deal::Command::Send { deal: *deal, picks }))
        }
        Command::Deal(deal::Command::Sign { deal, version, picks }) => {
            let picks = with_picks(campaign, picks, chosen)?;
            Some(Command::Deal(deal::Command::Sign { deal: *deal, version: *version, picks }))
        }
        _ => None,
    }
}

/// Explains why something is impossible, and offers what would make it possible.
fn out(invoker: &Invoker, campaign: &Campaign, refusal: &Refusal, way_out: WayOut) -> Answer {
    let campaign = campaign.id;
    let WayOut { code, title, lines } = way_out;
    let button = Button::Game { campaign, code };
    let why = render::refusal(&invoker.text, refusal, invoker.player);
    Answer::from(why).with_menu(&button, title, lines)
}
