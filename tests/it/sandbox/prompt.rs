//! The prompt: what a person types, and what people see as a result.

use super::bot::Parrot;
use chancery::sandbox::play;

#[track_caller]
fn check(found: &str, expected: &str) {
    assert!(found == expected, "expected:\n{expected}\nfound:\n{found}");
}

/// Plays the lines of a transcript that start with `>`, and expects the whole transcript.
async fn replay(transcript: &str) {
    let typed = transcript.lines().filter(|line| !line.starts_with("  "));
    let script: Vec<&str> = typed.map(|line| line.trim_start_matches("> ")).collect();
    check(&play::<Parrot>(&script.join("\n"), None).await.unwrap().transcript, transcript);
}

/// A play fails if one of its actions is never sent, or if an action is sent although the script says it cannot be.
#[tokio::test]
async fn recorded_plays_fail_if_their_steps_are_never_sent() {
    let script = "\
@ada press never
cannot @bo press never
@ada /offer player:@bo amount:500
cannot @ada /offer player:@bo amount:500
dance
cannot dance
cannot restart";
    let played = play::<Parrot>(script, None).await.unwrap();
    assert_eq!(
        played.failures,
        [
            "line 1, @ada press never: not sent: There is no button never to press.",
            "line 4, cannot @ada /offer player:@bo amount:500: it was sent, and the script says that it cannot be",
            "line 5, dance: I do not know `dance`; `help` lists what can be done.",
            "line 6, cannot dance: I do not know `dance`; `help` lists what can be done.",
            "line 7, cannot restart: After `cannot` comes what somebody does: cannot @bo press Accept.",
        ]
    );
    assert!(played.transcript.contains("> cannot @bo press never\n  (not sent: There is no button never to press.)"));
}

#[tokio::test]
async fn people_see_messages_meant_for_them() {
    replay(
        "\
# An evening.
> @ada /offer player:@bo amount:500
  to @Ada only: Offered.
  #table: @Ada offers @Bo 500. (pings @Ada, @Bo)
     | Terms
     | 500 money
     | to *bo*
     | Until: in 3 hours
     | That is: 5 Jan 2026 15:00 UTC
     [Accept] [Refuse] (Never)

> time +1d
> @cy press never
  (not sent: There is no button never to press.)
> @cy press accept in \"500 MONEY\"
  #table, edited: @Cy: accept.
     | Terms
     | 500 money
     | to *bo*
     | Until: 21 hours ago
     | That is: 5 Jan 2026 15:00 UTC
> as @bo
> /think
  to @Bo only: Done.
> in dm
> /say text:\"to you\" private:false
  dm to @Bo: to you
> @ada /file
  dm to @Ada:
     attached: a.txt (7 bytes): Seven bytes
> in #hall
> thread #nook
> /say text: <@100> and `\\*` \\* <#1>
  #nook: @Ada and `\\*` * #unknown (pings @Ada)
",
    )
    .await;
}

#[tokio::test]
async fn people_talk_to_each_other() {
    replay(
        "\
> as @bo
> @ada say Not before the harvest, @bo. \"Ever\", says @nobody at ada@bo.
  #table, @Ada: Not before the harvest, @Bo. \"Ever\", says @nobody at ada@bo. (pings @Bo)
> say
  (not sent: A message has between 1 and 2000 characters.)
> in dm
> say Are you there?
  dm from @Bo: Are you there?
> in #hall
> make #posts forum
> in #posts
> cannot say Anybody?
  (not sent: Nothing can be written there.)
",
    )
    .await;
}

#[tokio::test]
async fn forms_menus_and_suggestions_work() {
    replay(
        "\
> @ada /form
  form for @Ada: Who are you?
     Name: ____
> @ada fill surname:x
  (not sent: The form has no field surname; it has Name.)
> @ada fill Name:\"Ada the Able\"
  to @Ada only: Hello, Ada the Able.
> @ada /menu
  #table: Choose.
     [select: A drink?]
       - Tea
       - Coffee
> @bo select Cocoa
  (not sent: There is no menu that offers Cocoa.)
> @bo select coffee
  #table, edited: @Bo: c.
> @ada complete /order wine which:re
  suggestions for @Ada:
     Red wine
> @ada complete /order wine which:beer
  no suggestions for @Ada
> @ada /order wine which:plain
  #table: Wine plain.
> rename @bo \"Bo B.\"
> @ada user-command Greet @bo
  #table: Hello, Bo B.!
",
    )
    .await;
}

#[tokio::test]
async fn the_client_sends_only_requests_discord_accepts() {
    replay(
        "\
> @ada /offer player:@bo
  (not sent: `amount` is required.)
> @ada /offer player:@bo amount:0
  (not sent: `amount` must be at least 1.)
> @ada /offer player:@bo amount:many
  (not sent: `amount` must be a whole number.)
> @ada /offer player:nobody amount:1
  (not sent: `player` must be someone; write @nobody if they are to join.)
> @ada /offer player:@bo sum:1
  (not sent: The command has no option `sum`: it has player, amount.)
> @ada /order
  (not sent: /order goes on with one of: wine.)
> @ada /dance
  (not sent: There is no command called /dance.)
> @ada /rule
  (not sent: You do not have permission to use /rule here.)
> moderator @ada
> @ada /rule
  #table: Ruled.
> @mod /rule
  #table: Ruled.
> in dm
> @mod /rule
  (not sent: /rule cannot be used in direct messages.)
> @robot /think
  (not sent: Bots cannot use other bots.)
",
    )
    .await;
}

#[tokio::test]
async fn files_are_read_from_the_process_directory() {
    replay(
        "\
> @ada /read file:Cargo.toml which
  (not sent: `file` must be a file; there is no Cargo.toml which.)
> @ada /read file:tests/it
  (not sent: `file` must be a file; tests/it is none.)
> @ada /read
  (not sent: `file` is required.)
> @ada /read file:rust-toolchain.json
  (not sent: `file` must be a file; there is no rust-toolchain.json.)
> @ada /read file:Cargo.toml
  #table: Cargo.toml: [package]
",
    )
    .await;
}

#[tokio::test]
async fn errors_are_reported() {
    replay(
        "\
> close-dms @bo
> @ada /whisper player:@bo
  to @Ada only: They take no direct messages.
  ! Discord refused POST /channels/dm/messages: 50007 Cannot send messages to this user
> open-dms @bo
> @ada /whisper player:@bo
  to @Ada only: Whispered.
  dm to @Bo: Psst.
> restart
  (the bot was stopped and started again)
> @ada /ignore
  (the bot did not answer)
> gift bo something
  ? I do not know `gift`; `help` lists what can be done.
> /think
  ? Who does that? Begin with a name: @ada, or say `as @ada`.
> time soon
  ? `soon` is not a time; write `time +2h` or `time +3d12h30m10s`.
> forbid #nowhere
  ? There is no #nowhere.
> quit
",
    )
    .await;
}
