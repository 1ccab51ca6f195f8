//! The bot's searches for the members that a file names. The import is shown as soon as they succeed, and otherwise the
//! answer says that they did not.

use crate::faults::table::{self, Outcome, Trouble, Use, outcome};
use crate::machine::Machine;
use chancery_loopback::world::GUILD;

pub const USES: &[Use] = &[Use::Search];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_imported_before_everybody_was_found() {
    let mut machine = Machine::running().await;
    let hall = machine.discord.channel("hall");
    let [host, _] = ["mod", "ada"].map(|name| machine.discord.person(name));
    let file = machine.database().with_file_name("spiral.csv");
    std::fs::write(&file, "player,money\nada,1\n").unwrap();
    let line = format!("/campaign import file:{}", file.display());
    for trouble in Trouble::ALL {
        machine.discord.inject(trouble.spoil("GET", &format!("/guilds/{GUILD}/members/search")));
        let asked = machine.discord.slash(host, hall, &line).unwrap();
        let says = match outcome(Use::Search, trouble) {
            Outcome::Once => "Import spiral?",
            _ => "could not look up",
        };
        let what = format!("{trouble:?}: {says}");
        let answered = machine.until(&what, |world| {
            let mut answers = world.messages.values().filter(|message| message.answers == Some(asked));
            answers.find(|answer| answer.json.to_string().contains(says)).map(|_| ())
        });
        machine.fly_until(answered).await;
        machine.discord.heal();
    }
    machine.stop().await;
    machine.verify();
    table::check_requests(&machine.discord.requests());
}
