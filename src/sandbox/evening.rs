//! A session at the sandbox's table. Each line is an action, followed by what people then see.

use super::pictures::Pictures;
use super::prompt::{Change, Deed, HELP, Pick, Place, PromptLine, Treatment, parse};
use super::talk;
use super::transcript::{Gallery, draw, label, name};
use super::{Guest, SandboxError, Seat};
use chancery_clock::Clock;
use chancery_loopback::threads::ThreadState;
use chancery_loopback::world::{SEND_IN_THREADS, SEND_MESSAGES, VIEW_CHANNEL, World};
use chancery_loopback::{ANSWER_TIMEOUT, Answer, Loopback, NotSent, Posted};
use serde_json::Value;
use std::path::PathBuf;
use std::time::Duration;

/// The longest the bot may work before the next line is read.
pub(super) const BUSY: Duration = Duration::from_secs(15);

pub struct Evening<G> {
    pub discord: Loopback,
    clock: Clock,
    seat: Seat,
    /// The bot; `None` if it failed to restart.
    bot: Option<G>,
    /// How long to wait for an answer: at the prompt, as long as people on Discord do; in a script, which is played while
    /// the clock is stopped, longer.
    patience: Duration,
    gallery: Gallery,
    place: Place,
    actor: Option<String>,
}

pub enum Turn {
    Seen(Seen),
    Over,
}

/// A line that failed: its transcript entry and the reason.
struct Failed {
    told: String,
    why: String,
}

impl Failed {
    /// Reports a line that makes no sense at this point.
    fn senseless(why: &str) -> Failed {
        Failed { told: format!("  ? {why}\n"), why: why.to_owned() }
    }

    /// Reports a line that was understood but had no effect.
    fn told(why: &str) -> Failed {
        Failed { told: format!("  ({why})\n"), why: why.to_owned() }
    }
}

pub struct Seen {
    pub text: String,
    /// The reason why the line failed, if it did.
    pub failure: Option<String>,
}

impl<G: Guest> Evening<G> {
    pub async fn begin(discord: Loopback, clock: Clock, seat: Seat) -> Result<Self, SandboxError> {
        let bot = G::start(&seat, clock.clone()).await.map_err(SandboxError::Bot)?;
        Ok(Evening {
            discord,
            clock,
            seat,
            bot: Some(bot),
            patience: ANSWER_TIMEOUT,
            gallery: Gallery::default(),
            place: Place::Channel("table".to_owned()),
            actor: None,
        })
    }

    /// Waits longer for the bot from now on, so that a transcript does not depend on how busy the machine is.
    pub fn wait_longer(&mut self) {
        self.patience = G::PATIENCE;
    }

    /// Plays a script's lines while the clock is stopped, so that no answer is late however busy the machine is.
    /// Returns the transcript, and whether all lines did what they say.
    pub(super) async fn play(&mut self, lines: &[String]) -> (String, bool) {
        let _held = self.clock.hold();
        let before = std::mem::replace(&mut self.patience, G::PATIENCE);
        let (mut played, mut worked) = (String::new(), true);
        for line in lines {
            if let Turn::Seen(seen) = self.take(line).await {
                played += &(super::echo(line) + &seen.text);
                worked &= seen.failure.is_none();
            }
        }
        self.patience = before;
        (played, worked)
    }

    /// Saves pictures to a folder from now on, and prints where each one is.
    pub fn keep_pictures(&mut self, folder: PathBuf) {
        self.gallery.pictures = Some(Pictures::new(folder));
    }

    pub async fn end(self) {
        if let Some(bot) = self.bot {
            bot.stop().await;
        }
    }

    /// Performs a line, and returns what people see afterwards.
    pub async fn take(&mut self, line: &str) -> Turn {
        let (told, failure) = match parse(line) {
            Ok(PromptLine::Quit) => return Turn::Over,
            Ok(line) => match self.carry_out(line).await {
                Ok(told) => (told, None),
                Err(Failed { told, why }) => (told, Some(why)),
            },
            Err(why) => (format!("  ? {why}\n"), Some(why)),
        };
        Turn::Seen(Seen { text: told + &self.news().await, failure })
    }

    pub async fn news(&mut self) -> String {
        let mut busy = "";
        let done = async {
            self.discord.heard().await;
            if let Some(bot) = &self.bot {
                bot.quiet().await;
            }
        };
        if self.clock.within(BUSY, done).await.is_err() {
            busy = "  (the bot is still busy)\n";
        }
        let gallery = &mut self.gallery;
        self.discord.with(|world| gallery.news(world)) + busy
    }

    async fn carry_out(&mut self, line: PromptLine) -> Result<String, Failed> {
        match line {
            PromptLine::Nothing | PromptLine::Quit => {}
            PromptLine::Help => return Ok(format!("{HELP}\n")),
            PromptLine::Restart => return self.restart().await,
            PromptLine::As(who) => {
                self.discord.person(&who);
                self.actor = Some(who);
            }
            PromptLine::In(place) => {
                if let Place::Channel(name) = &place {
                    self.discord.channel(name);
                }
                self.place = place;
            }
            PromptLine::Thread(name) => {
                let Place::Channel(parent) = &self.place else {
                    return Err(Failed::senseless("A thread hangs under a channel; go there first."));
                };
                let parent = self.discord.channel(parent);
                self.discord.thread(parent, &name);
                self.place = Place::Channel(name);
            }
            PromptLine::Time(span) => self.clock.advance(span),
            PromptLine::Person(who, change) => self.discord.with(|world| alter(world, &who, change)),
            PromptLine::Make(name, kind) => {
                self.discord.with(|world| world.channel_of(&name, kind));
            }
            PromptLine::ServerLocale(locale) => self.discord.with(|world| {
                world.guilds.values_mut().for_each(|guild| guild.locale.clone_from(&locale));
            }),
            PromptLine::Member(true) => self.discord.with(World::invite),
            PromptLine::Member(false) => self.discord.with(World::kick),
            PromptLine::Channel(name, treatment) => {
                let known = self.discord.look(|world| world.find_channel(&name));
                let Some(id) = known else {
                    return Err(Failed::senseless(&format!("There is no #{name}.")));
                };
                self.discord.with(|world| treat(world, id, treatment));
            }
            PromptLine::Deed(who, deed) => return self.act(who, deed).await,
            PromptLine::Cannot(who, deed) => {
                return match self.send(&self.actor(who)?, deed) {
                    Ok(_) => Err(Failed::told("it was sent, and the script says that it cannot be")),
                    Err(NotSent(why)) => Ok(not_sent(&why).told),
                };
            }
        }
        Ok(String::new())
    }

    async fn restart(&mut self) -> Result<String, Failed> {
        if let Some(bot) = self.bot.take() {
            bot.stop().await;
        }
        match G::start(&self.seat, self.clock.clone()).await {
            Ok(bot) => {
                self.bot = Some(bot);
                Ok("  (the bot was stopped and started again)\n".to_owned())
            }
            Err(why) => Err(Failed::told(&format!("the bot did not start: {why}"))),
        }
    }

    async fn act(&mut self, who: Option<String>, deed: Deed) -> Result<String, Failed> {
        let who = self.actor(who)?;
        let (user, asked) = self.send(&who, deed).map_err(|NotSent(why)| not_sent(&why))?;
        let Some(asked) = asked else {
            return Ok(String::new());
        };
        if self.bot.is_none() {
            return Err(Failed::told("the bot is not running; `restart` starts it"));
        }
        match self.discord.answer(asked, self.patience).await {
            None => Err(Failed::told("the bot did not answer")),
            Some(Answer::Choices(choices)) => {
                let name = self.discord.look(|world| name(world, user));
                let mut told = format!("  suggestions for {name}:\n");
                if choices.is_empty() {
                    told = format!("  no suggestions for {name}\n");
                }
                for (choice, _) in choices {
                    told.push_str(&format!("     {choice}\n"));
                }
                Ok(told)
            }
            Some(_) => Ok(String::new()),
        }
    }

    /// Returns the acting person: the one named, or else the one of the last `as`.
    fn actor(&self, named: Option<String>) -> Result<String, Failed> {
        let who = named.or_else(|| self.actor.clone());
        who.ok_or_else(|| Failed::senseless("Who does that? Begin with a name: @ada, or say `as @ada`."))
    }

    /// Performs a person's action on the screen, as far as Discord allows it. Returns the person and, unless they only
    /// talked, the interaction.
    fn send(&self, who: &str, deed: Deed) -> Result<(u64, Option<u64>), NotSent> {
        self.discord.with(|world| {
            let user = world.person(who);
            let channel = match &self.place {
                Place::Channel(name) => world.channel(name),
                Place::Direct => world.direct(user),
            };
            carry_out(world, user, channel, deed).map(|asked| (user, asked))
        })
    }
}

fn not_sent(why: &str) -> Failed {
    Failed::told(&format!("not sent: {why}"))
}

fn alter(world: &mut World, who: &str, change: Change) {
    let user = world.person(who);
    match change {
        Change::Role(role) => {
            world.grant(user, &role);
        }
        Change::Name(name) => world.rename(user, &name),
        Change::Locale(locale) => {
            if let Some(person) = world.people.get_mut(&user) {
                person.locale = locale;
            }
        }
        Change::Direct { closed } => {
            if let Some(person) = world.people.get_mut(&user) {
                person.closed = closed;
            }
        }
    }
}

fn treat(world: &mut World, id: u64, treatment: Treatment) {
    let shut = |archived, locked| ThreadState { archived, locked };
    let denied = match treatment {
        Treatment::Deleted => return world.delete_channel(id),
        Treatment::Forbidden => SEND_MESSAGES | SEND_IN_THREADS,
        Treatment::Hidden => VIEW_CHANNEL | SEND_MESSAGES | SEND_IN_THREADS,
        Treatment::Allowed => 0,
        Treatment::Archived => return world.shut(id, shut(true, false)),
        Treatment::Locked => return world.shut(id, shut(true, true)),
        Treatment::Open => return world.shut(id, shut(false, false)),
    };
    world.deny(id, denied);
}

fn carry_out(world: &mut World, user: u64, channel: u64, deed: Deed) -> Result<Option<u64>, NotSent> {
    let asked = match deed {
        Deed::Say(words) => return talk::say(world, user, channel, &words).map(|()| None),
        Deed::Slash(line) => world.slash(user, channel, &line),
        Deed::Complete(line) => world.complete(user, channel, &line),
        Deed::Press(wanted, pick) => {
            let same = |part: &Value| is_button(part, &wanted);
            let (message, id) = find(world, user, &pick, same)
                .ok_or_else(|| NotSent(format!("There is no button {wanted} to press.")))?;
            world.press(user, message, &id)
        }
        Deed::Select(values, pick) => {
            let (message, id, values) = find_lines(world, user, &pick, &values)?;
            world.select(user, message, &id, &values)
        }
        Deed::Fill(fields) => world.submit(user, &fields),
        Deed::UseOn { command, target } => {
            let target = world.person(&target);
            world.use_on(user, channel, &command, target)
        }
    };
    asked.map(Some)
}

fn called(known: &str, wanted: &str) -> bool {
    known.to_lowercase() == wanted.to_lowercase()
}

fn called_value(known: &Value, wanted: &str) -> bool {
    known.as_str().is_some_and(|known| called(known, wanted))
}

/// Returns whether a component is a button with this name, with or without its emoji.
pub fn is_button(part: &Value, wanted: &str) -> bool {
    part["type"] == 2 && (called(&label(part), wanted) || called_value(&part["label"], wanted))
}

pub fn is_menu_of(part: &Value, wanted: &[String]) -> bool {
    let offers = |value: &String| {
        let mut options = part["options"].as_array().into_iter().flatten();
        part["type"] != 3
            || options.any(|option| called_value(&option["label"], value) || called_value(&option["value"], value))
    };
    part["type"] != 2 && wanted.iter().all(offers)
}

/// Finds the menu that offers these lines, by their text or else by their numbers, counting from 1. Returns the values
/// that the menu sends for them.
fn find_lines(world: &World, user: u64, pick: &Pick, chosen: &[String]) -> Result<(u64, String, Vec<String>), NotSent> {
    let value = |option: &Value| option["value"].as_str().map(str::to_owned);
    let said = |menu: &Value| -> Option<Vec<String>> {
        let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
        let labelled = |text: &String| {
            let option = options.iter().find(|o| called_value(&o["label"], text));
            option.and_then(value).unwrap_or_else(|| text.clone())
        };
        is_menu_of(menu, chosen).then(|| chosen.iter().map(labelled).collect())
    };
    let numbered = |menu: &Value| -> Option<Vec<String>> {
        let options = menu["options"].as_array()?;
        let nth = |text: &String| {
            let number: usize = text.parse().ok()?;
            options.get(number.checked_sub(1)?).and_then(value)
        };
        chosen.iter().map(nth).collect()
    };
    let first = |lines: &dyn Fn(&Value) -> Option<Vec<String>>| {
        let (message, id) = find(world, user, pick, |part| lines(part).is_some())?;
        let mut parts = world.messages.get(&message)?.components();
        let menu = parts.find(|part| part["custom_id"] == id.as_str())?;
        Some((message, id, lines(menu)?))
    };
    let wanted = chosen.join(", ");
    let none = || NotSent(format!("There is no menu that offers {wanted}."));
    first(&said).or_else(|| first(&numbered)).ok_or_else(none)
}

/// Returns the position of this message among those with a matching component, as `on 2` counts.
pub fn which(world: &World, user: u64, message: u64, same: impl Fn(&Value) -> bool) -> Option<usize> {
    let at = usable(world, user, same).position(|(known, _)| known.id == message)?;
    Some(at + 1)
}

/// Finds a usable component on a person's screen, and returns its message and its id.
fn find(world: &World, user: u64, pick: &Pick, same: impl Fn(&Value) -> bool) -> Option<(u64, String)> {
    let mut usable = usable(world, user, same);
    let (message, part) = match pick {
        Pick::Newest(number) => usable.nth(number.saturating_sub(1))?,
        Pick::Saying(text) => {
            usable.find(|(message, _)| draw(world, message).to_lowercase().contains(&text.to_lowercase()))?
        }
    };
    Some((message.id, part))
}

/// Returns the messages on a person's screen that have a matching component, newest first, with the component's id.
fn usable<'a>(
    world: &'a World,
    user: u64,
    same: impl Fn(&Value) -> bool + 'a,
) -> impl Iterator<Item = (&'a Posted, String)> + 'a {
    let part = move |message: &Posted| {
        let mut parts = message.components();
        let part = parts.find(|part| same(part) && part["disabled"] != true)?;
        Some(part["custom_id"].as_str()?.to_owned())
    };
    let newest = world.messages.values().rev();
    let seen = newest.filter(move |message| world.sees(user, message));
    seen.filter_map(move |message| part(message).map(|id| (message, id)))
}
