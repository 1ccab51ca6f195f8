//! The texts about a lent ship that was destroyed (L10.2).

use super::*;
use chancery::discord::render::{reply, story};
use chancery::rules::games::leverage::{self, State};
use chancery::rules::{Moderation, Setting};
use chancery_words::games::leverage::ships;

/// Returns a game where Bo's only ship is lent to Ada.
fn lent() -> Play {
    let mut play = Play::of_three();
    for _ in 0..2 {
        play.act(ADA, gift(BO, 1000, None));
        play.act(BO, gift(ADA, 1000, None));
    }
    play.act(ADA, gift(BO, 1000, None));
    let aid = Act::AskFavour {
        of: BO,
        favour: Favour::MilitaryAid { place: "*Vega*".to_owned(), minutes: 2 },
        note: None,
        private: false,
    };
    play.act(ADA, aid);
    play.order(BO, confirm(1));
    play
}

fn confirm(offer: u64) -> Command {
    Command::Accept { offer: OfferId(offer), picks: Vec::new() }
}

#[test]
fn the_other_player_confirms_a_loss_or_the_ship_is_back() {
    let mut lost = lent();
    let ship =
        lost.campaign.playing::<State>().expect("leverage is played").fleet(BO).next().expect("Bo has a ship").id;
    let gone = leverage::Setting::DestroyedShips(leverage::DestroyedShips::Gone);
    lost.order(CY, Command::Moderate(Moderation::Configure(vec![Setting::from(gone)])));
    let mut returned = lent();
    let events = returned.act(ADA, Act::ReportLoss { ship });
    assert_eq!(
        story(&english(), &returned.notice(&events)),
        "<@100> reports to <@101> that the lent ship Flagship was destroyed.",
    );
    let events = returned.order(BO, confirm(2));
    assert_eq!(
        reply(&english(), BO, &events, None),
        "Offer 2 is accepted.\nYour ship Flagship no longer aids <@100>: the ship was lost.\nYour ship Flagship was \
         destroyed and is back at its home.\n• <@100> over you: 10 → 0",
    );
    lost.act(ADA, Act::ReportLoss { ship });
    let events = lost.order(BO, confirm(2));
    assert_eq!(
        reply(&english(), BO, &events, None),
        "Offer 2 is accepted.\nYour ship Flagship no longer aids <@100>: the ship was lost.\nYour ship Flagship is \
         lost. A moderator can restore it: `/mod ship add`.\n• <@100> over you: 10 → 0",
    );
    let shown =
        ships(&english(), &lost.campaign, &names(&[(BO, "Bo")]), BO, lost.now).expect("leverage is played").description;
    assert!(shown.contains("💀 **Flagship** is lost"), "{shown}");
}
