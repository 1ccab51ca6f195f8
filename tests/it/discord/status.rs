//! `/chancery status`, for the people who run the bot.

use super::Table;
use chancery_loopback::world::OWNER;

const INVITED: u8 = 1;
const ACCEPTED: u8 = 2;

impl Table {
    /// Returns the card that a person gets, or the refusal.
    async fn status(&self, user: u64) -> String {
        let refused = self.ask_in(user, self.channel, "/chancery status").await;
        let newest = self.discord.screen(user, self.channel).into_iter().next_back().unwrap();
        match newest.json["embeds"][0]["description"].as_str() {
            Some(card) => card.to_owned(),
            None => refused,
        }
    }
}

#[tokio::test]
async fn the_owner_sees_how_the_bot_is_doing() {
    let table = Table::set_for("Spiral Arm").await;
    let card = table.status(OWNER).await;
    for line in [
        "**1** server in this process",
        "**1** campaign",
        "No announcement is waiting, and none is stuck.",
        "No backup was made by this process.",
    ] {
        assert!(card.lines().any(|one| one == line), "{line}: {card}");
    }
}

#[tokio::test]
async fn others_learn_nothing() {
    let table = Table::set_for("Spiral Arm").await;
    for other in [table.ada, table.discord.person("mod")] {
        let refused = table.status(other).await;
        assert!(refused.starts_with("Only the owner of the bot's application"), "{refused}");
    }
}

#[tokio::test]
async fn of_a_team_only_accepted_members_see_it() {
    let table = Table::set_for("Spiral Arm").await;
    let (ada, bo) = (table.ada, table.bo);
    table.discord.with(|world| world.team = vec![(ada, ACCEPTED), (bo, INVITED)]);
    let card = table.status(ada).await;
    assert!(card.contains("**1** campaign"), "{card}");
    for other in [bo, OWNER] {
        let refused = table.status(other).await;
        assert!(refused.starts_with("Only the owner"), "{refused}");
    }
}
