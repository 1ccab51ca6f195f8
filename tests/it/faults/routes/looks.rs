//! The bot's requests to find out what a person may see. The person sees nothing until Discord answers.

use crate::databases::alter;
use crate::faults::Seated;
use crate::faults::table::{self, Outcome, Trouble, Use, outcome};
use crate::machine::Machine;
use chancery_loopback::world::{BOT, GUILD, World};
use futures::future::join_all;

pub const USES: &[Use] = &[Use::Membership, Use::Channel, Use::Added];

/// A person who asks about a campaign, and may see it if Discord confirms that.
struct VisibilityCheck {
    of: Use,
    trouble: Trouble,
    seated: Seated,
    person: u64,
    /// The channel they ask in.
    from: u64,
    /// The request that Discord has to answer.
    path: String,
}

impl VisibilityCheck {
    async fn prepare(machine: &Machine, of: Use, trouble: Trouble) -> VisibilityCheck {
        let name = format!("{of:?}-{trouble:?}").to_lowercase();
        let seated = Seated::at(machine, &name).await;
        let (hall, table) = (machine.discord.channel("hall"), seated.channel);
        let (person, from, path) = match of {
            Use::Membership => {
                let ada = seated.ada;
                let from = machine.discord.direct(ada);
                (ada, from, format!("/guilds/{GUILD}/members/{ada}"))
            }
            Use::Channel => {
                // Each check needs a different person, because Discord's information about a person is cached for a
                // minute.
                let manager = machine.discord.person(&format!("manager-{name}"));
                machine.discord.with(|world| {
                    world.grant(manager, "Moderators");
                    world.delete_channel(table);
                });
                (manager, hall, format!("/channels/{table}"))
            }
            _ => {
                let eve = machine.discord.person(&format!("eve-{name}"));
                // The bot gets no events about a thread that it is not in.
                let added = &[BOT, eve];
                let thread = format!("thread-{name}");
                let thread = machine.discord.with(|world| world.private_thread(hall, &thread, added));
                move_to(machine, &seated, thread).await;
                let path = format!("/channels/{thread}/thread-members/{eve}");
                (eve, hall, path)
            }
        };
        VisibilityCheck { of, trouble, seated, person, from, path }
    }

    /// Asks about the campaign, and returns whether the answer, which must come in time, reveals it.
    async fn sees(&self, machine: &Machine) -> bool {
        let line = format!("/campaign info campaign:\"{}\"", self.seated.name);
        let asked = machine.discord.slash(self.person, self.from, &line).unwrap();
        let what = format!("{:?} x {:?}", self.of, self.trouble);
        let answered = machine.read(asked).await;
        assert!(answered.is_some(), "{what}: no answer\n{}", machine.log());
        machine.discord.look(|world| {
            let mut answers = world.messages.values().filter(|m| m.answers == Some(asked));
            answers.any(|answer| answer.json.to_string().contains("It is running"))
        })
    }

    /// Repeats this until Discord got the request and the person sees what they may. On a busy machine, the bot may
    /// give up before.
    async fn judge(&self, machine: &Machine) {
        let what = format!("{:?} x {:?}", self.of, self.trouble);
        // The client may retry by itself.
        let fault = self.trouble.spoil("GET", &self.path).times(usize::MAX);
        machine.discord.inject(fault);
        let may = outcome(self.of, self.trouble) != Outcome::Hidden;
        let request = format!("GET {}", self.path);
        let asked = |world: &World| world.requests.contains(&request);
        let judged = async || {
            let sees = self.sees(machine).await;
            assert!(may || !sees, "{what} is seen");
            machine.discord.look(asked) && sees == may
        };
        machine.wait(&what, judged).await;
    }
}

/// Moves a campaign to a channel where none can be founded.
async fn move_to(machine: &Machine, seated: &Seated, channel: u64) {
    let (channel, name) = (channel.cast_signed(), &seated.name);
    let moved = format!("UPDATE campaigns SET channel_id = {channel} WHERE name = '{name}'");
    alter(machine.url(), moved).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn access_is_denied_if_discord_does_not_answer() {
    let mut machine = Machine::running().await;
    let wanted =
        USES.iter().flat_map(|of| Trouble::ALL.map(|trouble| VisibilityCheck::prepare(&machine, *of, trouble)));
    let looks = join_all(wanted).await;
    // These run one after the other, because the bot waits only a second for each of Discord's answers.
    for look in &looks {
        look.judge(&machine).await;
        machine.discord.heal();
        let what = format!("{:?} x {:?} is seen", look.of, look.trouble);
        machine.wait(&what, async || look.sees(&machine).await).await;
    }
    machine.stop().await;
    table::check_requests(&machine.discord.requests());
    eprintln!("{} cells of the table: {USES:?}", looks.len());
}
