//! Records besides the entries: players, drafts, tracked messages, the outbox.

use super::{ADA, BO, GUILD, NOON, Place, announce, change, commit, create, spiral_arm};
use chancery::journal::{Campaign, DeliveryQueue, MemberChange, NewDraft, Panel, Posted, Target, Template};
use chancery::rules::ids::CampaignId;
use chancery::rules::time::{Span, Time};

contract! {
    campaigns_are_found_by_place_person_and_name,
    drafts_last_until_they_expire_and_ids_are_not_reused,
    a_player_has_at_most_five_open_questions,
    posts_are_stored_replaced_and_deleted,
    templates_are_kept_by_server_and_name,
    the_outbox_keeps_its_order_batches_and_abandoned_messages,
}

fn ids(campaigns: &[Campaign]) -> Vec<CampaignId> {
    campaigns.iter().map(|campaign| campaign.id).collect()
}

async fn campaigns_are_found_by_place_person_and_name(place: Place) {
    let journal = place.serve().await;
    let (one, two) = (create(&journal, 1).await, create(&journal, 2).await);
    let mut elsewhere = spiral_arm(3);
    elsewhere.guild = 901;
    elsewhere.name = "2".into();
    let three = journal.create(elsewhere, change("three")).await.unwrap();
    for (campaign, version) in [(one, 1), (three, 1)] {
        let mut join = change(format!("join:{campaign}"));
        join.members = vec![MemberChange { player: BO, active: true }, MemberChange { player: ADA, active: true }];
        commit(&journal, campaign, version, join).await.unwrap();
    }
    let mut leave = change("leave");
    leave.members = vec![MemberChange { player: BO, active: false }];
    commit(&journal, one, 2, leave).await.unwrap();

    assert_eq!(ids(&journal.campaigns_in(GUILD).await.unwrap()), [one, two]);
    assert_eq!(ids(&journal.campaigns_of(ADA, None).await.unwrap()), [one, three]);
    assert_eq!(ids(&journal.campaigns_of(ADA, Some(GUILD)).await.unwrap()), [one]);
    assert_eq!(ids(&journal.campaigns_of(BO, None).await.unwrap()), [three]);
    let mut end = change("end");
    end.ended = true;
    commit(&journal, one, 3, end).await.unwrap();
    for (player, guild, ended) in
        [(ADA, None, vec![one]), (BO, None, vec![]), (BO, Some(GUILD), vec![one]), (ADA, Some(GUILD + 1), vec![])]
    {
        assert_eq!(ids(&journal.ended(player, guild).await.unwrap()), ended);
    }

    journal.set_name(GUILD, BO, "Bo", false).await.unwrap();
    let written = journal.transactions();
    journal.set_name(GUILD, BO, "Bo", false).await.unwrap();
    assert_eq!(journal.transactions(), written, "nothing new, nothing written");
    journal.set_name(GUILD, BO, "Bo the Bold", false).await.unwrap();
    let mut moment = journal.read_snapshot().await.unwrap();
    let members = moment.members(one).await.unwrap();
    assert_eq!(members, [(ADA, true), (BO, false)]);
    let names = journal.names(GUILD).await.unwrap();
    assert_eq!(names.into_iter().collect::<Vec<_>>(), [(BO, "Bo the Bold".into())]);
    assert!(journal.names(GUILD + 1).await.unwrap().is_empty());
}

async fn templates_are_kept_by_server_and_name(place: Place) {
    let mut journal = place.serve().await;
    let kept = |guild: u64, name: &str, contents: &str| Template {
        guild,
        key: name.to_lowercase(),
        name: name.to_owned(),
        ruleset: "realms".to_owned(),
        contents: contents.to_owned(),
    };
    assert!(journal.save_template(kept(GUILD, "Zeta", "{}")).await.unwrap());
    assert!(journal.save_template(kept(GUILD, "alpha", "[1]")).await.unwrap());
    assert!(!journal.save_template(kept(GUILD, "ALPHA", "[2]")).await.unwrap());
    assert!(journal.save_template(kept(GUILD + 1, "Alpha", "[3]")).await.unwrap());
    journal.close().await;
    journal = place.serve().await;
    let named = |name: &str| (name.to_owned(), "realms".to_owned());
    assert_eq!(journal.template_names(GUILD).await.unwrap(), [named("alpha"), named("Zeta")]);
    assert_eq!(journal.template(GUILD, "alpha").await.unwrap(), Some(kept(GUILD, "alpha", "[1]")));
    assert!(!journal.remove_template(GUILD, "beta".to_owned()).await.unwrap());
    assert!(journal.remove_template(GUILD, "alpha".to_owned()).await.unwrap());
    assert_eq!(journal.template(GUILD, "alpha").await.unwrap(), None);
    assert_eq!(journal.template(GUILD + 1, "alpha").await.unwrap(), Some(kept(GUILD + 1, "Alpha", "[3]")));
    assert_eq!(journal.known_servers().await.unwrap(), [GUILD, GUILD + 1]);
}

async fn drafts_last_until_they_expire_and_ids_are_not_reused(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let keep = |at: Time| {
        journal.put_draft(NewDraft {
            campaign,
            user: BO,
            command: r#"{"gift":5}"#.into(),
            at,
            expires_at: at + Span::hours(1),
        })
    };
    let id = keep(NOON).await.unwrap();
    let draft = journal.draft(id, NOON).await.unwrap().unwrap();
    assert_eq!((draft.user, draft.campaign), (BO, campaign));
    assert_eq!(draft.command, r#"{"gift":5}"#);
    let later = NOON + Span::hours(1);
    assert_eq!(journal.draft(id, later).await.unwrap(), None);
    let next = keep(later).await.unwrap();
    assert_ne!(next, id);
    assert_eq!(journal.draft(id, NOON).await.unwrap(), None, "discarded");
}

async fn a_player_has_at_most_five_open_questions(place: Place) {
    let journal = place.serve().await;
    let (one, two) = (create(&journal, 1).await, create(&journal, 2).await);
    let ask = async |campaign, user| {
        let draft = NewDraft { campaign, user, command: "{}".into(), at: NOON, expires_at: NOON + Span::hours(1) };
        journal.put_draft(draft).await.unwrap()
    };
    let open = async |id| journal.draft(id, NOON).await.unwrap().is_some();
    let others = ask(one, ADA).await;
    let done = ask(one, BO).await;
    let change = change(format!("draft:{done}"));
    commit(&journal, one, 1, change).await.unwrap();
    let mut asked = Vec::new();
    for campaign in [one, two, one, two, one, two, one] {
        asked.push(ask(campaign, BO).await);
    }
    let mut still = Vec::new();
    for id in &asked {
        still.push(open(*id).await);
    }
    assert_eq!(still, [false, false, true, true, true, true, true]);
    // The confirmed draft remains as evidence, and other people's drafts are not affected.
    assert!(open(done).await && open(others).await);
}

async fn posts_are_stored_replaced_and_deleted(place: Place) {
    let journal = place.serve().await;
    let mut post =
        Posted { campaign: create(&journal, 1).await, subject: "offer:7".into(), channel: 1, message: u64::MAX >> 1 };
    for message in [post.message, 5] {
        post.message = message;
        journal.put_post(post.clone()).await.unwrap();
        let found = journal.post(post.campaign, "offer:7").await.unwrap();
        assert_eq!(found.as_ref(), Some(&post));
    }
    let panel = Panel { post, version: 1, shown: 1 };
    journal.forget_panel(panel.clone()).await.unwrap();
    assert_eq!(journal.post(panel.post.campaign, "offer:7").await.unwrap(), None);
}

async fn the_outbox_keeps_its_order_batches_and_abandoned_messages(place: Place) {
    let journal = place.serve().await;
    let campaign = create(&journal, 1).await;
    let public = DeliveryQueue { campaign, target: Target::Channel };
    let private = DeliveryQueue { campaign, target: Target::Player(BO) };
    let mut told = change("told");
    for text in ["a", "b", "c"] {
        told.outbox.push(announce(Target::Channel, text));
    }
    told.outbox.push(announce(private.target, "p"));
    commit(&journal, campaign, 1, told).await.unwrap();
    assert_eq!(journal.outgoing().await, [public, private]);

    let waiting = journal.waiting(public, 10).await.unwrap();
    let notices: Vec<&str> = waiting.iter().map(|row| row.notice.as_str()).collect();
    assert_eq!(notices, [r#""a""#, r#""b""#, r#""c""#]);
    let rows: Vec<i64> = waiting.iter().map(|row| row.id).collect();
    journal.mark_attempt(public, rows[..2].to_vec(), NOON).await.unwrap();
    let later = NOON + Span::hours(1);
    journal.mark_attempt(public, rows[..2].to_vec(), later).await.unwrap();
    journal.mark_failed(rows[..2].to_vec(), "down".into()).await.unwrap();
    let waiting = journal.waiting(public, 10).await.unwrap();
    let batches: Vec<_> = waiting.iter().map(|row| (row.batch, row.first_attempt)).collect();
    let first = (Some(rows[0]), Some(NOON));
    assert_eq!(batches, [first, first, (None, None)]);

    let post = Posted { campaign, subject: "offer:1".into(), channel: 1, message: 2 };
    journal.mark_delivered(public, rows[..2].to_vec(), vec![post.clone()]).await.unwrap();
    assert_eq!(journal.post(campaign, "offer:1").await.unwrap(), Some(post));
    let mut moment = journal.read_snapshot().await.unwrap();
    let left = moment.undelivered(campaign).await.unwrap();
    assert_eq!(left.len(), 2, "delivered rows are removed");
    drop(moment);
    journal.park(public, rows[2..].to_vec(), "no such channel".into(), NOON).await.unwrap();
    assert_eq!(journal.waiting_queues().await.unwrap(), [private]);
    let parked = journal.parked(campaign).await.unwrap();
    assert_eq!((parked[0].id, parked[0].problem.as_str()), (rows[2], "no such channel"));
    assert_eq!(journal.unpark(campaign).await.unwrap(), 1);
    assert_eq!(journal.outgoing().await, [public]);
    assert_eq!(journal.parked(campaign).await.unwrap(), []);

    drop(journal);
    let journal = place.serve().await;
    let mut left = journal.waiting_queues().await.unwrap();
    left.sort_unstable();
    assert_eq!(left, [public, private], "nothing is lost in a crash");
}
