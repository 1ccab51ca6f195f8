//! A single use of a route with a single fault: caused, then judged.

use crate::faults::Seated;
use crate::faults::table::{Outcome, Trouble, Use, outcome};
use crate::machine::{Machine, answer_to, answering};
use chancery::journal::Journal;
use chancery_loopback::world::{BOT, Kind, World};
use chancery_loopback::{NotSent, Posted};
use std::time::Duration;

/// The note of the action that follows the fault.
const NEXT: &str = "what comes next.";

/// The leaderboard is without a picture, because a debug build cannot draw twenty of them before Discord's deadline.
const LEADERBOARD: &str = "/mod leaderboard by:money";

/// When this much time has passed since the deadline, Discord certainly refuses a first answer.
const LATE: Duration = Duration::from_secs(7);

/// The answer if the bot could not do it.
const FAILED: &str = "othing happened";

/// Returns whether an interaction is unanswered, and Discord no longer accepts an answer.
fn is_too_late(world: &World, asked: u64) -> bool {
    let asked = &world.asked[&asked];
    asked.answer.is_none() && world.clock.running() > asked.answer_by + LATE
}

pub struct Cell {
    of: Use,
    trouble: Trouble,
    seated: Seated,
    mark: String,
    /// The interaction that triggers the fault.
    asked: u64,
    /// The cause that the journal would record for it.
    cause: String,
    /// The next interaction in the same campaign.
    next: u64,
    /// The requests that fail: the method, and the beginning of the path.
    spoilt: (&'static str, String),
    /// The number of earlier requests of that kind.
    before: usize,
}

/// Returns the command that accepts the offer in a channel of direct messages, according to its card's title. The
/// number of a private offer is unpredictable.
fn accept_in(world: &World, direct: u64) -> String {
    const TITLE: &str = "Pending · Offer ";
    let card = Seated::told(world, direct, TITLE).pop();
    let card = &world.messages[&card.expect("an offer waits")];
    let title = card.json["embeds"][0]["title"].as_str();
    let (_, after) = title.and_then(|title| title.split_once(TITLE)).expect("it bears its number");
    let number: String = after.chars().take_while(char::is_ascii_alphanumeric).collect();
    format!("/accept offer:{number}")
}

impl Cell {
    /// Sets up a table, and takes all preparatory steps.
    pub async fn prepare(machine: &Machine, of: Use, trouble: Trouble) -> Cell {
        let name = format!("{of:?}-{trouble:?}").to_lowercase();
        let seated = Seated::at(machine, &name).await;
        let (ada, host) = (seated.ada, seated.host);
        seated.must(machine, ada, &seated.gift(500, "Before."), "Done.").await;
        if matches!(of, Use::DirectOutcome | Use::DirectChannel | Use::DirectOffer) {
            seated.hide(machine).await;
        }
        let mut cell = Cell {
            of,
            trouble,
            mark: format!("the mark of {name}."),
            asked: 0,
            cause: String::new(),
            next: 0,
            spoilt: ("", String::new()),
            before: 0,
            seated,
        };
        match of {
            Use::Outcome | Use::Suggestions | Use::DirectOutcome | Use::Instead => {
                let private = of == Use::DirectOutcome;
                let asks = cell.seated.favour("An offer.", private);
                let asked = if private { "You ask" } else { "Done." };
                cell.seated.must(machine, ada, &asks, asked).await;
            }
            Use::PanelEdit | Use::PanelRemoval => {
                cell.seated.must(machine, host, LEADERBOARD, "Posted").await;
            }
            _ => {}
        }
        if of == Use::Pin {
            // Hidden standings are shown without a picture, which would take time.
            let hides = "/mod settings public-leverage:nothing";
            cell.seated.must(machine, host, hides, "").await;
        }
        if of == Use::DirectOutcome {
            let direct = machine.discord.direct(cell.seated.bo);
            let there = |world: &World| Seated::told(world, direct, "An offer.").pop();
            machine.until("the private offer is there", there).await;
        }
        if of == Use::Instead {
            cell.seated.must(machine, cell.seated.bo, "/refuse offer:1", "costs you").await;
        }
        cell.seated.goes_on(machine, "all is ready.").await;
        if matches!(of, Use::History | Use::Myself) {
            cell.send_before(machine).await;
        }
        cell
    }

    /// Sends a message without letting the bot know that it arrived.
    async fn send_before(&mut self, machine: &Machine) {
        let path = format!("/channels/{}/messages", self.seated.channel);
        machine.discord.inject(Trouble::AnswerHangs.spoil("POST", &path));
        let line = self.seated.gift(5, &self.mark);
        self.asked = machine.discord.slash(self.seated.ada, self.seated.channel, &line).unwrap();
        self.cause = format!("interaction:{}", self.asked);
        machine.until("the message arrives", |world| (self.seen(world) == 1).then_some(())).await;
        let answered = machine.read(self.asked).await;
        assert!(answered.is_some_and(|answer| answer.starts_with("Done.")));
    }

    /// Starts the action with its fault.
    pub fn begin(&mut self, machine: &Machine) {
        let Seated { channel, host, ada, bo, .. } = self.seated;
        let direct = machine.discord.direct(bo);
        machine.discord.with(|world| {
            self.before = world.requests.len();
            let line = match self.of {
                Use::Offer => self.seated.favour(&self.mark, false),
                Use::DirectChannel | Use::DirectOffer => self.seated.favour(&self.mark, true),
                Use::Panel | Use::PanelRemoval => LEADERBOARD.to_owned(),
                Use::Pin => "/panel".to_owned(),
                Use::Outcome => "/accept offer:1".to_owned(),
                Use::DirectOutcome => accept_in(world, direct),
                Use::Suggestions => "/accept offer:".to_owned(),
                _ => self.seated.gift(5, &self.mark),
            };
            let asked = match self.of {
                Use::History | Use::Myself => Ok(self.asked),
                Use::Suggestions => world.complete(bo, channel, &line),
                Use::Instead => self.confirm(world),
                Use::Outcome | Use::DirectOutcome => world.slash(bo, channel, &line),
                Use::Panel | Use::PanelRemoval | Use::Pin => world.slash(host, channel, &line),
                _ => world.slash(ada, channel, &line),
            };
            self.asked = asked.unwrap_or_else(|problem| panic!("{line}: {problem:?}"));
            if self.of != Use::Instead {
                self.cause = format!("interaction:{}", self.asked);
            }
            let in_channel = format!("/channels/{channel}/messages");
            self.spoilt = match self.of {
                Use::Announcement | Use::Offer | Use::Panel => ("POST", in_channel),
                Use::Outcome | Use::PanelEdit => ("PATCH", in_channel),
                Use::History => ("GET", in_channel),
                Use::Myself => ("GET", "/users/@me".to_owned()),
                Use::PanelRemoval => ("DELETE", in_channel),
                Use::Pin => ("PUT", format!("/channels/{channel}/pins")),
                Use::DirectChannel => ("POST", "/users/@me/channels".to_owned()),
                Use::DirectOffer => ("POST", format!("/channels/{direct}/messages")),
                Use::DirectOutcome => ("PATCH", format!("/channels/{direct}/messages")),
                Use::LateAnswer => ("PATCH", format!("/webhooks/{BOT}/{}/", world.asked[&self.asked].token)),
                _ => ("POST", format!("/interactions/{}/", self.asked)),
            };
            let (method, path) = &self.spoilt;
            let mut fault = self.trouble.spoil(method, path);
            if self.of == Use::DirectChannel {
                fault = fault.naming(bo.to_string());
            }
            world.faults.push(fault);
        });
    }

    /// Starts the next action in the same campaign, which must be answered whatever the fault.
    pub fn go_on(&mut self, machine: &Machine) {
        let Seated { channel, ada, .. } = self.seated;
        self.next = machine.must_answer(|world| world.slash(ada, channel, &self.seated.gift(1, NEXT)));
    }

    /// Presses the button of the newest question on Bo's screen.
    fn confirm(&mut self, world: &mut World) -> Result<u64, NotSent> {
        let private = |m: &&Posted| m.only_for == Some(self.seated.bo);
        let mut screen = world.messages.values().rev().filter(private);
        let found = screen.find_map(|message| {
            let mut parts = message.components();
            let id = parts.find_map(|part| Some(part["custom_id"].as_str()?.to_owned()))?;
            Some((message.id, id))
        });
        let (message, id) = found.unwrap();
        let draft = id.rsplit(':').next().unwrap();
        self.cause = format!("draft:{draft}");
        world.press(self.seated.bo, message, &id)
    }

    /// Returns how often the people concerned see the result.
    fn seen(&self, world: &World) -> usize {
        let Seated { channel, ada, bo, .. } = self.seated;
        let is_gone = outcome(self.of, self.trouble) == Outcome::Gone;
        let direct = |with: u64| {
            let mut channels = world.channels.values();
            let found = channels.find(|c| c.kind == Kind::Direct { with });
            found.map_or(0, |channel| channel.id)
        };
        let with_card = |id: &u64| world.messages[id].json["embeds"][0].is_object();
        let told = |what: &str| {
            let all = Seated::told(world, channel, what);
            all.into_iter().filter(|id| !with_card(id)).count()
        };
        // The buttons disappear from an open card when it is closed.
        let closed = |channel: u64| {
            let cards = world.messages.values().filter(|m| m.channel == channel && with_card(&m.id));
            cards.filter(|card| card.only_for.is_none() && answering(card).count() == 0).count()
        };
        match self.of {
            Use::Outcome if is_gone => told("accepts offer 1"),
            Use::Outcome => told("accepts offer 1").min(closed(channel)),
            Use::Offer => Seated::told(world, channel, &self.mark).len(),
            Use::DirectChannel | Use::DirectOffer => Seated::told(world, direct(bo), &self.mark).len(),
            Use::DirectOutcome if is_gone => Seated::told(world, direct(ada), "accepts").len(),
            Use::DirectOutcome => closed(direct(bo)),
            Use::Instead => told("refuses offer 1"),
            Use::Panel => closed(channel),
            Use::Pin => {
                let here = |m: &&Posted| m.channel == channel && m.only_for.is_none();
                let panels = world.messages.values().filter(here);
                panels.filter(|m| m.components().any(|part| part["label"] == "More…")).count()
            }
            // The new panel is there. Removing the old one may have failed.
            Use::PanelRemoval => usize::from(closed(channel) >= 1),
            Use::PanelEdit if is_gone => told(&self.mark),
            Use::PanelEdit => {
                let here = |m: &&Posted| m.channel == channel && with_card(&m.id);
                let edited = |m: &Posted| m.json["edited_timestamp"].is_string();
                usize::from(world.messages.values().filter(here).all(edited))
            }
            Use::Suggestions => 0,
            _ => told(&self.mark),
        }
    }

    fn hits(&self, world: &World) -> usize {
        let (method, path) = &self.spoilt;
        let start = format!("{method} {path}");
        let since = &world.requests[self.before..];
        since.iter().filter(|request| request.starts_with(&start)).count()
    }

    fn success(&self) -> &'static str {
        match self.of {
            Use::DirectChannel | Use::DirectOffer => "You ask",
            Use::DirectOutcome => "You accept",
            Use::Panel | Use::PanelRemoval | Use::Pin => "Posted",
            _ => "Done.",
        }
    }

    /// Waits until the bot says that the answers take a while.
    pub async fn deferred(&self, machine: &Machine) {
        let deferred = |world: &World| {
            let since = &world.requests[self.before..];
            let said = |asked: &u64| since.iter().any(|one| one.starts_with(&format!("POST /interactions/{asked}/")));
            [self.asked, self.next].iter().all(said).then_some(())
        };
        machine.until(&format!("{:?} x {:?} is deferred", self.of, self.trouble), deferred).await;
    }

    /// Waits until all commands are answered, or reached a busy machine too late.
    pub async fn answered(&self, machine: &Machine) {
        let over = |world: &World, asked: u64| answer_to(world, asked).is_some() || is_too_late(world, asked);
        let answered = |world: &World| {
            let all = [self.asked, self.next];
            all.iter().all(|asked| over(world, *asked)).then_some(())
        };
        let what = format!("{:?} x {:?} is answered", self.of, self.trouble);
        machine.until(&what, answered).await;
    }

    /// Checks the requirements during a lasting fault.
    pub async fn before_healing(&self, machine: &Machine) {
        let what = format!("{:?} x {:?}", self.of, self.trouble);
        let is_panel = matches!(self.of, Use::Panel | Use::PanelRemoval | Use::Pin);
        let met = |world: &World| {
            // A leaderboard whose request came too late is not posted.
            let never = is_panel && is_too_late(world, self.asked);
            // A panel that was not posted is not pinned.
            let unposted = |answer: String| !answer.starts_with(self.success());
            let unpinned = self.of == Use::Pin && answer_to(world, self.asked).is_some_and(unposted);
            (self.hits(world) > 0 || never || unpinned).then_some(())
        };
        machine.until(&format!("{what} is met with"), met).await;
        match outcome(self.of, self.trouble) {
            Outcome::Once => {
                let done = |world: &World| {
                    let answered = match answer_to(world, self.asked) {
                        Some(answer) => answer.starts_with(self.success()),
                        // A busy machine may answer too late, but the order is still carried out.
                        None => is_too_late(world, self.asked),
                    };
                    (self.seen(world) == 1 && answered).then_some(())
                };
                machine.until(&format!("{what} is seen and answered"), done).await;
            }
            Outcome::Unheard | Outcome::Gone => {
                let done = |world: &World| (self.seen(world) == 1).then_some(());
                machine.until(&format!("{what} is seen"), done).await;
            }
            Outcome::Later => {
                tokio::time::sleep(Duration::from_millis(100)).await;
                assert_eq!(
                    machine.discord.look(|world| self.seen(world)),
                    usize::from(matches!(self.of, Use::History | Use::Myself)),
                    "{what}"
                );
            }
            // A hanging request is answered after some seconds.
            Outcome::Whole if is_panel => self.answered(machine).await,
            Outcome::Whole => drop(machine.read(self.asked).await),
            Outcome::Nothing => {}
            other => panic!("{other:?} is for starts"),
        }
    }

    /// Checks the outcome when Discord no longer refuses anything.
    pub async fn after_healing(&self, machine: &Machine) {
        let what = format!("{:?} x {:?}", self.of, self.trouble);
        if self.trouble.stays() {
            let host = self.seated.host;
            self.seated.must(machine, host, "/mod deliver", "").await;
        }
        if outcome(self.of, self.trouble) == Outcome::Later {
            // The bot checks a leaderboard again when something new happens.
            self.seated.goes_on(machine, "something new.").await;
            let done = |world: &World| (self.seen(world) == 1).then_some(());
            let what = format!("{what} is seen when it can be");
            machine.until(&what, done).await;
        }
        let next = |world: &World| {
            let told = Seated::told(world, self.seated.channel, NEXT).len() == 1;
            (told && answer_to(world, self.next)?.starts_with("Done.")).then_some(())
        };
        machine.until(&format!("the campaign of {what} goes on"), next).await;
        self.seated.goes_on(machine, "all is well.").await;
    }

    /// Checks the journal after the bot has stopped.
    pub async fn in_the_end(&self, machine: &Machine, journal: &Journal) {
        let what = format!("{:?} x {:?}", self.of, self.trouble);
        let kept = journal.entry_by_cause(&self.cause).await.unwrap();
        let (seen, answer) = machine.discord.look(|world| (self.seen(world), answer_to(world, self.asked)));
        let answer = answer.unwrap_or_default();
        match outcome(self.of, self.trouble) {
            Outcome::Nothing => return assert!(kept.is_none(), "{what}"),
            // Actions that only display something are not in the journal.
            Outcome::Whole if matches!(self.of, Use::Panel | Use::PanelRemoval | Use::Pin) => {
                assert_eq!(seen, usize::from(answer.starts_with(self.success())), "{what}: {answer}");
                return;
            }
            Outcome::Whole => {
                assert_eq!(seen, usize::from(kept.is_some()), "{what}");
                assert!(kept.is_some() || !answer.starts_with(self.success()), "{what}: {answer}");
            }
            _ => assert!(kept.is_some() && seen == 1, "{what}: seen {seen} times, {kept:?}"),
        }
        assert!(kept.is_none() || !answer.contains(FAILED), "{what}: {answer}");
        let next = journal.entry_by_cause(&format!("interaction:{}", self.next)).await.unwrap();
        let next = next.unwrap_or_else(|| panic!("{what}: what came next is lost"));
        let told = machine.discord.look(|world| {
            let at = |what: &str| Seated::told(world, self.seated.channel, what).first().copied();
            (at(&self.mark), at(NEXT))
        });
        // Announcements combined into one message share a position in the channel.
        if let (Some(kept), (Some(first), Some(second))) = (kept, told)
            && first != second
        {
            assert_eq!(kept.seq < next.seq, first < second, "{what}: out of order");
        }
    }
}
