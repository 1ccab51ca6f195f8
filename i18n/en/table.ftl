### What players read at every table, in English. Exact amounts are passed as text; numbers that select a plural are passed
### as numbers. $you is the reader's role in a sentence about two players: `actor` acts, `other` is acted on, `none` is anyone
### else.

## Words

you = you
nobody = nobody
who-for = { $moderator }, acting for { $player }
the-game = the game
and-more = … and { $count } more.
and-more-between = { $count ->
    [one] … and 1 more line …
   *[other] … and { $count } more lines …
}
# The end of a list: "a, b and c".
list = { $most } and { $last }
# Between the whole part of a number and its decimals.
decimal-separator = .
# What separates the items of a list from each other: "a, b", and its parts: "a, b; c, d".
series = { $most }, { $next }
clauses = { $most }; { $next }
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}

## What happened: the first sentence of a story

told-founded = { $you ->
    [actor] **{ $name }** is open.
   *[none] **{ $name }** starts under the { $ruleset } rules: { $about }. A game minute takes { $pace }.
}
told-founded-board = { $you ->
    [actor] **{ $name }** is open.
   *[none] **{ $name }** starts under the { $ruleset } rules: { $about }.
}
told-joined = { $you ->
    [actor] You are in. Welcome!
   *[none] { $player } joins.
}
told-left = { $you ->
    [actor] You leave the campaign. All you hold is kept: `/campaign join` brings you back to it.
   *[none] { $player } leaves the campaign.
}
told-entry-asked = { $you ->
    [actor] You are in as soon as a moderator agrees.
   *[none] { $player } asks to join. A moderator can let them in with the button or with `/mod admit`.
}
told-seat-asked = { $you ->
    [actor] You have asked for the seat of { $seat }. A moderator can give it to you with the button in the campaign's channel.
   *[none] { $player } asks for the empty seat of { $seat }. A moderator can give it to them.
}
told-seat-given = { $you ->
    [actor] You take over the seat of { $seat }, with all that belongs to it. Welcome!
   *[none] { $player } takes over the seat of { $seat }, with all that belongs to it.
}
told-seat-refused = { $you ->
    [actor] You do not get the seat of { $seat }. `/campaign join` gives you a seat of your own.
   *[none] { $player } does not get the seat of { $seat }. With `/campaign join` they get a seat of their own.
}
told-seat-request-over = { $player } no longer asks for the seat of { $seat }.
told-paused = Paused until a moderator resumes it. The clock and all deadlines stop.
told-paused-until = Paused until { $until } ({ $left }), or until a moderator resumes it. The clock and all deadlines stop.
told-pause-ends = The pause ends on { $at } ({ $left }). The campaign then resumes by itself.
told-resumed = { $later ->
    [yes] The campaign resumes after { $span }, and every deadline is that much later.
   *[no] The campaign resumes.
}
told-ended = The campaign has ended. Thank you all for playing!
told-configured = A moderator changed the settings:
told-accepted = { $you ->
    [actor] You accept offer { $offer } from { $from }: { $matter }.
    [other] { $to } accepts your offer { $offer }: { $matter }.
   *[none] { $to } accepts offer { $offer } from { $from }: { $matter }.
}
told-refused = { $you ->
    [actor] You refuse offer { $offer } from { $from }: { $matter }.
    [other] { $to } refuses your offer { $offer }: { $matter }.
   *[none] { $to } refuses offer { $offer } from { $from }: { $matter }.
}
told-silent = { $you ->
    [actor] You did not answer offer { $offer } from { $from }, which counts as a refusal: { $matter }.
    [other] { $to } did not answer your offer { $offer }, which counts as a refusal: { $matter }.
   *[none] { $to } did not answer offer { $offer } from { $from }, which counts as a refusal: { $matter }.
}
told-lapsed = { $you ->
    [actor] You let offer { $offer } from { $from } lapse: { $matter }.
    [other] { $to } let your offer { $offer } lapse: { $matter }.
   *[none] { $to } let offer { $offer } from { $from } lapse: { $matter }.
}
told-withdrawn = { $you ->
    [actor] { $from } withdraws their offer { $offer } to you: { $matter }.
    [other] You withdraw your offer { $offer } to { $to }: { $matter }.
   *[none] { $from } withdraws offer { $offer } to { $to }: { $matter }.
}
told-settled = { $you ->
    [actor] Offer { $offer } from { $from } to you is settled by a deal: { $matter }.
    [other] Your offer { $offer } to { $to } is settled by a deal: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } is settled by a deal: { $matter }.
}
told-void = { $you ->
    [actor] Offer { $offer } from { $from } to you was voided by { $by }: { $matter }.
    [other] Your offer { $offer } to { $to } was voided by { $by }: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } was voided by { $by }: { $matter }.
}
told-void-impossible = { $you ->
    [actor] Offer { $offer } from { $from } to you is void because it can no longer be carried out: { $matter }.
    [other] Your offer { $offer } to { $to } is void because it can no longer be carried out: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } is void because it can no longer be carried out: { $matter }.
}
told-unable = { $you ->
    [actor] You could not carry out offer { $offer } from { $from } when it was made and still cannot. It ends without loss: { $matter }.
    [other] { $to } could not carry out your offer { $offer } when it was made and still cannot. It ends without loss: { $matter }.
   *[none] { $to } could not carry out offer { $offer } from { $from } when it was made and still cannot. It ends without loss: { $matter }.
}
told-without-loss = { $you ->
    [actor] Offer { $offer } from { $from } to you ends without loss: { $matter }.
    [other] Your offer { $offer } to { $to } ends without loss: { $matter }.
   *[none] Offer { $offer } from { $from } to { $to } ends without loss: { $matter }.
}
told-answered = { $you ->
    [actor] Your answer to offer { $offer } is { $yes ->
        [yes] yes
       *[no] no
    }. It is sealed and final: until the window closes, nobody sees how you answered, or even that you did.
   *[none] { $by } has answered offer { $offer }: { $yes ->
        [yes] yes
       *[no] no
    }. The answer is sealed and final: nobody else sees it until the window closes.
}
told-closed = Offer { $offer } { $outcome ->
    [accepted] is accepted.
    [refused] is refused.
    [lapsed] has lapsed.
    [ended] ended with the action it was made in.
    [withdrawn] is withdrawn.
    [unable] could not be carried out and ends without loss.
    [without-loss] ends without loss.
    [settled] is settled by a deal.
   *[void] is void.
}
told-half-time = { $you ->
    [actor] Answer offer { $offer } from { $from } by { $deadline } ({ $left }): { $matter }.
    [other] { $to } has until { $deadline } ({ $left }) to answer your offer { $offer }: { $matter }.
   *[none] { $to }, answer offer { $offer } from { $from } by { $deadline } ({ $left }): { $matter }.
}
told-waits = { $you ->
    [actor] Offer { $offer } from { $from } has been waiting for your answer since { $since }: { $matter }.
    [other] Your offer { $offer } has been waiting for { $to }'s answer since { $since }: { $matter }.
   *[none] { $to }, offer { $offer } from { $from } has been waiting for your answer since { $since }: { $matter }.
}
told-last-call = { $you ->
    [actor] Last call for offer { $offer } from { $from }: { $matter }. Answer by { $deadline } ({ $left }). { $silence }
    [other] Last call for { $to } to answer your offer { $offer }: { $matter }. They have until { $deadline } ({ $left }). { $silence }
   *[none] { $to }, last call for offer { $offer } from { $from }: { $matter }. Answer by { $deadline } ({ $left }). { $silence }
}
told-template = { $you ->
    [actor] You used the template { $name }.
   *[none] { $by } used the template { $name }.
}
told-template-preset = { $you ->
    [actor] You used the preset { $name }.
   *[none] { $by } used the preset { $name }.
}
told-template-campaign = { $you ->
    [actor] You set it up like { $name }.
   *[none] { $by } set it up like { $name }.
}
told-scheduled = { $you ->
    [actor] You scheduled number { $number }: on { $at } ({ $left }) { $act ->
        [start] the campaign resumes.
        [end] the campaign ends for good.
       *[announce] I make an announcement.
    }
   *[none] { $by } scheduled number { $number }: on { $at } ({ $left }) { $act ->
        [start] the campaign resumes.
        [end] the campaign ends for good.
       *[announce] I make an announcement.
    }
}
told-schedule-done = { $act ->
    [announce] An announcement by { $by }:
   *[other] As { $by } scheduled it:
}
told-schedule-idle = { $by } scheduled the campaign to resume now, and it is already running.
told-schedule-cancelled = { $you ->
    [actor] You cancelled number { $number } of the schedule: { $act ->
        [start] the campaign resumes
        [end] the campaign ends
       *[announce] an announcement
    }, { $at }.
   *[none] { $by } cancelled number { $number } of the schedule: { $act ->
        [start] the campaign resumes
        [end] the campaign ends
       *[announce] an announcement
    }, { $at }.
}
told-schedule-passed = Number { $number } of the schedule ({ $act ->
    [start] the campaign resumes
    [end] the campaign ends
   *[announce] an announcement
}, { $at }) is off, because its time has passed.
schedule-line = `{ $number }` { $at } ({ $left }), by { $by }: { $act ->
    [start] the campaign resumes
    [end] the campaign ends
   *[announce] an announcement
}
schedule-empty = Nothing is scheduled. `/mod schedule start`, `end` and `announce` schedule something.
read-as-utc = I read that as { $zone }, because I do not know your time zone. `/quiet-hours zone:` tells me.
told-zone = Your times are now in { $zone }.
told-moderated = { $you ->
    [actor] You, as a moderator:
   *[none] { $by }, as a moderator:
}
told-acted-for = { $you ->
    [actor] You, acting for { $player }:
    [other] { $moderator }, acting for you:
   *[none] { $moderator }, acting for { $player }:
}
told-secrets-shown = { $you ->
    [actor] You export the campaign with its secrets. The table is told.
   *[none] { $by } exports the campaign with its secrets.
}
told-erased = Everything { $player } wrote before this has been erased.
told-campaign-moved = { $you ->
    [actor] You move the campaign from { $from } to { $to }.
   *[none] { $by } moves the campaign from { $from } to { $to }.
}
a-deleted-channel = a deleted channel
told-place-lost = The campaign's channel was deleted. Everything is kept, and announcements are on hold. To continue, use `/mod move` in another channel of this server: `channel` is the one to play in, `campaign` is this one.
told-looked-log = { $you ->
    [actor] You read log entries that are private to { $players }. They are told.
    [other] { $by }, a moderator, has read log entries that are private to you.
   *[none] { $by } reads log entries that are private to { $players }.
}
told-looked-undoing = { $you ->
    [actor] The undo preview shows you what is private to { $players }. They are told.
    [other] { $by }, a moderator, has seen what is private to you in an undo preview.
   *[none] { $by } sees what is private to { $players } in an undo preview.
}
told-looked-acting = { $you ->
    [actor] You act for { $players } and see what is private to them. They are told.
    [other] { $by }, a moderator, is about to act for you and can see what is private to you until then.
   *[none] { $by } acts for { $players } and sees what is private to them.
}
told-undone = { $you ->
    [actor] You have undone { $entries ->
        [one] the newest ruling
       *[other] the newest { $entries } rulings
    }.
   *[none] { $by } has undone { $entries ->
        [one] the newest ruling
       *[other] the newest { $entries } rulings
    }.
}
hidden-from-stand-in = Only { $player } can see that, even while you act for them.
told-undone-yours = { $by } has undone this:
undone-paused = ⏸ After that the campaign is paused. `/mod resume` resumes it.
undone-running = ▶️ After that the campaign runs.
undone-open = ▶️ After that the campaign has not ended.
undone-ruling = ↩️ Ruling { $ruling }: { $story }
undone-private = ↩️ { $story }
undone-shown-again = ↩️ This was undone. Offer { $offer } is pending again, further down.
told-second-asked = { $you ->
    [actor] You want to { $matter }. Because you play in this campaign, another player has to agree by { $until } ({ $left }).
   *[none] { $by } plays in this campaign and wants to { $matter }. Any other player can agree, until { $until } ({ $left }).
}
second-waits = ✋ { $by } wants to { $matter }. Any other player can agree, until { $until } ({ $left }).
told-second-agreed = { $you ->
    [actor] You agree: { $by } may { $matter }.
   *[none] { $player } agrees: { $by } may { $matter }.
}
told-second-withdrawn = { $you ->
    [actor] You no longer ask to { $matter }.
   *[none] { $by } no longer asks to { $matter }.
}
told-second-lapsed = { $you ->
    [actor] You wanted to { $matter }, but nobody agreed in time. Nothing happens.
   *[none] { $by } wanted to { $matter }, but nobody agreed in time. Nothing happens.
}
told-second-overtaken = { $you ->
    [actor] Your request to { $matter } is over: something else was done first.
   *[none] The request of { $by } to { $matter } is over: something else was done first.
}
told-second-unmoderated = { $you ->
    [actor] You wanted to { $matter }, but you no longer moderate this campaign. Nothing happens.
   *[none] { $by } wanted to { $matter }, but no longer moderates this campaign. Nothing happens.
}
second-unknown-moderator = Discord does not say right now whether { $by } still moderates this campaign, so nothing has happened. Try again in a minute.
second-pause = pause the campaign
second-pause-until = pause the campaign until { $until }
second-extend = extend offer { $offer } by { $span }
second-void = void offer { $offer }
second-void-promise = void promise { $promise }
second-settings = change settings so that moderators who play decide alone
second-undo = { $count ->
    [one] undo the newest ruling
   *[other] undo the newest { $count } rulings
}
told-take-back-asked = { $you ->
    [actor] You ask to take this back. { $asked ->
        [none] The players it affected must
       *[some] { $players } must
    } agree by { $until } ({ $left }), before any other act.
   *[none] { $by } asks to take this back. { $asked ->
        [none] The players it affected have been asked in private and must
       *[some] { $players } must
    } agree by { $until } ({ $left }), before any other act.
}
take-back-waits = ↩️ { $by } asks to take back their last act. { $asked ->
    [some] Still to agree by { $until } ({ $left }): { $players }.
   *[none] The players it affected have been asked in private and have until { $until } ({ $left }).
}
told-take-back-agreed = You agree. It is taken back once everyone who was asked agrees.
told-take-back-done = You agree, and it is taken back.
told-take-back-ended = { $what ->
    [declined-you] You do not agree, so { $by }'s act stands.
    [declined] { $player } does not agree, so { $you ->
        [actor] your
       *[none] { $by }'s
    } act stands.
    [not-agreed] Not everyone agrees, so { $you ->
        [actor] your
       *[none] { $by }'s
    } act stands.
    [withdrawn] { $you ->
        [actor] You withdraw your
       *[none] { $by } withdraws their
    } request to take it back.
    [lapsed] Not everyone agreed in time, so { $you ->
        [actor] your
       *[none] { $by }'s
    } act stands.
   *[overtaken] { $you ->
        [actor] Your
       *[none] { $by }'s
    } request to take something back is over: something else happened first.
}
told-taken-back = { $you ->
    [actor] You have taken back your last act.
   *[none] { $by } has taken back their last act.
}{ $agreed ->
    [none] {""}
   *[some] {" "}Agreed: { $players }.
}
told-away = { $you ->
    [actor] You are away: no pings until your next command or press here, or `/away until:back`.
   *[none] { $player } is away for a while and will not be pinged.
}
told-away-until = { $you ->
    [actor] You are away until { $until }: no pings. `/away until:back` brings you back sooner.
   *[none] { $player } is away until { $until } and will not be pinged.
}
told-away-stands = { $you ->
    [actor] Pending offers keep their deadlines. Those of new ones run from your return, or from { $latest }.
   *[none] For new offers, their time to answer starts when they are back, on { $latest } at the latest.
}
told-away-stands-till-back = { $you ->
    [actor] Pending offers keep their deadlines. Those of new ones run from your return.
   *[none] For new offers, their time to answer starts when they are back.
}
told-away-runs = Deadlines keep running.
told-back = { $you ->
    [actor] You are back and will be pinged again.
   *[none] { $player } is back.
}
told-quiet = You will not be pinged from { $from }:00 to { $to }:00, { $zone }. Afterwards, one message tells you what you missed. Deadlines keep running.
told-no-quiet = Your quiet hours are off. You can be pinged at any time.
told-nudge-turn = { $player }, it is your turn.
told-nudge-player = { $player }, it has been your turn since { $since }.
told-nudge-next = { $player }, it has been your turn since { $since }. { $next } is next; a moderator can act for you.
told-nudge-moderator = { $player }, it has been your turn since { $since }. { $moderator }, you can act for them with `/mod act-as`.
told-nudge-both = { $player }, it has been your turn since { $since }. { $moderator }, you can act for them with `/mod act-as`; { $next } is next.

## Consequences: one line each

planets = planets { $planets }
line-extended = { $count ->
    [one] Offer
   *[other] Offers
} { $offers } can now be answered until { $deadline } ({ $left }).
line-extended-paused = { $count ->
    [one] Offer
   *[other] Offers
} { $offers } can be answered for { $left } once the campaign resumes.
line-ordered = The seats are now in this order: { $order }.

## What to do next, in the private answer

hint-asked = Offer { $offer } is yours to answer.
reply-done = Done.
reply-done-with = Done. { $left }.
caught-up = What you missed since { $since }:
caught-up-nothing = Nothing that still matters: it has all been undone or answered.
caught-up-waiting = Waiting for your answer:
button-numbered = { $label } { $offer }
hint-founder = You started it, so you moderate it. If Discord does not show you `/mod`, ask someone who manages the server to choose this bot in Server Settings > Integrations, on a computer, and to add you to `/mod` and each `/mod-` command there with **Add Roles or Members**.
hint-role = Discord shows `/mod` only to people who manage the server, and a bot cannot change that. To show it to { $role }, open Server Settings > Integrations on a computer and choose this bot. For `/mod` and each command that begins with `/mod-`, press **Add Roles or Members** and add { $role }.
hint-private = Only the two of you see this.
silence-refuse = Then it is refused.
silence-lapse = Then it lapses.
silence-wait = It stays open without a deadline.
digest-at = Next digest: { $next }, then every day at { $hour }:00, { $zone }. It tells you in private what happened in your campaigns and what needs your answer. No news means no digest, unless an answer is due within a day. `/digest at:off` turns it off.
digest-off = Your digest is off.
digest-none = Your digest is off. `/digest at:8` sends you one every day at 8:00.
digest-closed = The last one did not get through ({ $problem }). Allow direct messages from server members; the next one will include what you missed.
digest-no-campaign = You are not in a running campaign here, so there is nothing to report. `/campaign join` brings you into one.
digest-not-an-hour = { $typed } is not an hour of the day. Choose 0 to 23, as in `/digest at:8`, or `/digest at:off`.
digest-no-hour = Add the hour, from 0 to 23: `/digest at:8`.
digest-since = Since { $since }:
digest-urgent = Nothing has happened since { $since }, but an answer is due within a day.
digest-waiting = Waiting for you:
digest-turn = It is your turn.
digest-before = { $count ->
    [one] … and 1 earlier event: `/history campaign:{ $campaign }`
   *[other] … and { $count } earlier events: `/history campaign:{ $campaign }`
}
digest-before-more = … and more than { $count } earlier events: `/history campaign:{ $campaign }`
digest-print = Digest of { $at }
in-campaign = In **{ $campaign }**:
small-print-before = campaign { $campaign }
small-print-long = { $count ->
    [one] Ruling { $rulings } · { $campaign }
   *[other] Rulings { $rulings } · { $campaign }
}
small-print = #{ $rulings } · { $campaign }

## Asking first

confirm-end = { $pending ->
    [0] Ending a campaign is final: nobody can act in it afterwards. End it?
    [one] Ending a campaign is final: nobody can act in it afterwards, and the pending offer is voided. End it?
   *[other] Ending a campaign is final: nobody can act in it afterwards, and the { $pending } pending offers are voided. End it?
}
confirm-away = { $player } is away.
confirm-away-until = { $player } is away until { $until } ({ $left }).
confirm-away-stands = Their time to answer starts when they return, on { $until } at the latest.
confirm-away-stands-till-back = Their time to answer starts when they return.
confirm-away-lapses = If they do not answer in time, the offer lapses: nobody loses anything, and you get back what asking cost.
confirm-away-runs = Their time to answer runs anyway.
confirm-ask-away = Ask them?
confirm-leave = If you leave now, this happens at once:
confirm-leave-nothing = You have no pending offers, and none of your ships is at work.
confirm-leave-withdraws = Your offer { $offer } is withdrawn.
confirm-leave-lapses = Offer { $offer } lapses, and nobody loses anything.
confirm-leave-stays = Access, embassies and lent ships stay, and others continue in your systems. `/campaign join` brings you back to everything you had. Leave?
confirm-leave-voids = { $count ->
    [0] If you leave now, you are no longer asked for anything.
    [one] If you leave now, offer { $offers } ends unanswered.
   *[other] If you leave now, offers { $offers } end unanswered.
} `/campaign join` brings you back to everything you had. Leave?
confirm-remove = { $pending ->
    [0] This removes { $player } from the campaign and ends what they are doing. Everything they hold is kept for them. Remove them?
    [one] This removes { $player } from the campaign, ends what they are doing and voids 1 pending offer. Everything they hold is kept for them. Remove them?
   *[other] This removes { $player } from the campaign, ends what they are doing and voids { $pending } pending offers. Everything they hold is kept for them. Remove them?
}
confirm-undo = { $entries ->
    [one] This undoes the newest ruling ({ $private ->
        [no] number { $number }
       *[yes] private, after number { $number }
    }) and everything that followed from it. Undo it?
   *[other] This undoes the newest { $entries } rulings ({ $private ->
        [no] back to number { $number }
       *[yes] back to a private one after number { $number }
    }) and everything that followed from them. Undo them?
}
confirm-undo-second = { $entries ->
    [one] This undoes the newest ruling ({ $private ->
        [no] number { $number }
       *[yes] private, after number { $number }
    }) and everything that followed from it. It concerns you, so another player has to agree within { $within }. Ask them?
   *[other] This undoes the newest { $entries } rulings ({ $private ->
        [no] back to number { $number }
       *[yes] back to a private one after number { $number }
    }) and everything that followed from them. Some concern you, so another player has to agree within { $within }. Ask them?
}
confirm-take-back = { $asked ->
    [none] It affected no other player, so it is taken back at once. Take it back?
    [hidden] Everyone affected must agree within { $within }, or it stays. Any other act before then ends the request. Ask them?
   *[some] Everyone affected must agree within { $within }, or it stays: { $players }. Any other act before then ends the request. Ask them?
}
button-replace = Replace the board
button-ask-away = Ask them
button-give-seat = Give the seat
button-refuse-seat = Refuse
button-admit = Let them in
button-leave = Leave
button-remove = Remove them
button-undo = Undo
button-take-back = Take it back
button-ask-take-back = Ask them
button-agree = Agree
button-disagree = No
button-newer = Newer
button-end = End it for good
button-cancel = Cancel
button-accept = Accept
button-refuse = Refuse
button-answer = Answer
cancelled = Nothing was done.
button-older = Older
button-newest = Newest

## What is said before the rules are asked

failed = Something went wrong on my side, so nothing happened. It is logged for my host; try again in a moment.
too-late = I could not reach Discord within its 3 seconds, so nothing happened. Try again.
disk-full = My disk is full, so I cannot record anything, and nothing happened. Tell my host, and try again later.
cannot-write = I cannot record anything right now, so nothing happened. Tell my host (the log says why), and try again later.
command-changed = Discord still shows you an older version of this command. Reload Discord (Ctrl+R, or restart the app) and try again.
only-in-a-server = This only works in a server channel.
button-unknown = I no longer know the campaign this button belongs to. `/offers` shows what is pending.
draft-gone = This question has expired: it is over a day old, or five newer ones have replaced it. Use the command again.
pictures-spent = No picture this time: you can have { $most } a minute. The next one comes in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
pictures-spent-by-server = No picture this time: one server can have { $most } a minute. The next one comes in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
pictures-busy = No picture this time: too many others are being drawn. Try again in a few seconds.
picture-failed = No picture this time: drawing it failed. The text says everything it would show.
draft-not-yours = This question is for somebody else.
draft-carried-out = This has already been done; there is nothing left to cancel.
membership-unknown = Discord cannot tell me right now whether you are still in this game's server, so nothing was done. Try again in a minute, or do it in the server.
bots-do-not-play = { $player } is a bot, and bots do not play.
not-an-offer = "{ $typed }" is not an offer number. `/offers` shows what is pending, with numbers.
no-such-topic = There is no help on "{ $typed }". Choose from: { $topics }.
not-a-choice = "{ $typed }" is not one of the choices for this offer. Leave `choice` out to see them in a menu.
not-a-pace = "{ $typed }" is not a pace. Write how much real time one game minute takes: a number and s, m, h or d, like 10m or 1h.
not-a-span = "{ $typed }" is not a length of time. Write a number and s, m, h or d, like 12h or 2d.
not-an-end = I cannot tell when `{ $typed }` is. Give a date (`2026-05-01`, or `2026-05-01 18:00`, { $zone }), a length of time (`3d`, `12h`), or `back`.
not-a-moment = I cannot tell when `{ $typed }` is. Give a date (`2026-05-01`, or `2026-05-01 18:00`, { $zone }) or a length of time (`3d`, `12h`).
not-a-zone = I do not know the time zone `{ $typed }`. Names look like `Europe/Berlin` or `America/New_York`; type a city and choose.
quiet-hours-both = Give both hours, as in `/quiet-hours from:22 to:7`, or leave both out to have none.
acting-for = You are acting for { $player }: "you" here means them.
acts-no-longer = You were acting for { $player }, but you do not moderate this campaign. Nothing happened, and your next command counts as your own.
acting-as = Your next command in this campaign counts as { $player }'s, if you give it before { $until }. The table sees that you acted for them.
channel-taken = This channel already has a campaign: { $name } (id { $id }). Join it with `/campaign join`, or start yours in another channel.
founders-everybody = everyone
founders-managers = members who can manage the server
founders-role = members who have { $role } or can manage the server
founders-role-gone = members who can manage the server (the role set for this was deleted)
founders-here = Campaigns here can be started by { $who }.
founders-set = Done. Campaigns in this server can now be started by { $who }. Running campaigns continue.
founders-others = Nothing was started: campaigns in this server can be started by { $who }. Ask one of them to start yours, or to let you: `/mod server founders`.
founders-managers-only = That affects the whole server, so it takes the Manage Server permission. Ask someone who has it.
founders-which-role = Which role? Add it: `/mod server founders who:role role:...`.
founders-no-role = You gave a role without choosing `who:role`. Choose that, or leave the role out.
channel-closed = I lack permissions in { $channel }: { $missing }. A server manager can grant them under Edit Channel, Permissions. Then try again.
channel-unsuited = Nobody can write in { $channel } itself. Choose a text channel, a post or a thread.
channel-unseen = I cannot see { $channel }, which this thread belongs to. A server manager can allow me View Channel there, under Edit Channel, Permissions. Then try again.
channel-not-there = You and I cannot both see { $channel } in this server. Choose another channel, or allow us both View Channel (under Edit Channel, Permissions), and try again.
channel-locked = { $channel } is locked, so I cannot write there. Unlock the thread, or allow me Manage Threads, and try again.
moved-away = ➡️ **{ $name }** continues in { $channel }. The buttons on its messages here still work.
moved-card = ➡️ This continues in { $channel }.
moved-row = The pending question from { $from }:
permission-view = View Channel
permission-connect = Connect
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-embed = Embed Links
permission-attach = Attach Files
permission-read-history = Read Message History
no-campaign-anywhere = There is no campaign here. Start one in this channel with `/campaign create name:Spiral Arm ruleset:leverage`.
no-campaign-yours = You are not in any campaign. Go to a server that has one; `/campaign list` shows them there.
no-campaign-here = There is no campaign in this channel, and you are not in any. Go to one of these, name one with the option `campaign`, or start one here with `/campaign create`:
which-campaign = You could mean more than one campaign. Choose with the option `campaign`:
no-such-campaign = There is no campaign "{ $named }" that you can reach here.
campaign-suggestion = { $name } (id { $id })
campaign-choice = - { $name } (id { $id }) in { $channel }
exported = The campaign as it stands now, without other players' secrets.
personal-exported = Everything I store about you, with { $orders ->
    [0] no orders
    [one] one order
   *[other] { $orders } orders
} in { $campaigns ->
    [0] any campaign
    [one] one campaign
   *[other] { $campaigns } campaigns
}. It leaves out what others wrote. Ask this bot's host why it is stored, and for how long.
erase-question = **Erase what I store about you? This cannot be undone.**
    Erased: your name { $names ->
        [0] (none is stored)
        [one] in 1 server
       *[other] in { $names } servers
    }, every note and reason you wrote { $campaigns ->
        [0] (you joined no campaign)
        [one] in 1 campaign
       *[other] in { $campaigns } campaigns
    }, the figures of your profile, your digest, open questions and when you were last pinged.
    Kept: what you did in your games, under your Discord id, because other players' figures depend on it. You stay in your games. Messages in Discord stay, but your offers lose their notes once they have ended. Backups keep what they hold until the host removes them.
    I store your name again as soon as you use me in a server. `/privacy export` gives you a copy first.
erase-yes = Erase for good
erased = Erased: your names, digest and open questions, and what you wrote { $campaigns ->
    [0] (nothing in any campaign)
    [one] in 1 campaign
   *[other] in { $campaigns } campaigns
}.
erase-goes-on = Erased: your names, digest and open questions. Your notes and reasons { $campaigns ->
    [one] in 1 campaign
   *[other] in { $campaigns } campaigns
} follow within minutes, even if I am restarted. `/privacy export` shows what is left.
export-too-long = The file would be over { $most } MB, more than Discord accepts. Ask this bot's host for it.
export-under-way = Your last export is still being prepared. Ask again once you have it.
exports-spent = You have had { $most } exports within an hour, the most allowed. You can have the next one on { $again }.
exports-busy = Too many exports are in progress. Try again in a few minutes.
undo-too-much = Undoing { $steps } rulings would take back more than { $most } log entries, the most at once. Undo in parts: first `/mod undo steps:{ $first }`, then the rest.
take-back-too-far = Your last act is more than { $most } log entries ago, which is too far back. Ask a moderator to undo it: `/mod undo`.
delivering-again = { $count ->
    [0] There are no undelivered announcements.
    [one] I am trying again to deliver 1 announcement.
   *[other] I am trying again to deliver { $count } announcements.
}
direct-messages-closed = { $player } does not accept direct messages from me, so I could not tell them. The offer stands: it is number { $offer } in their `/offers`.
offers-line-undelivered = (not delivered)
history-undone = (undone) { $story }

## Refusals

no-name-empty = That name has no visible characters. Use letters or signs, as in `Spiral Arm`.
no-name-too-long = That name has { $length } characters, and the limit is { $most }. Try a shorter one.
no-note-too-long = That text has { $length } characters, and the limit is { $most }. Shorten it and send it again.
no-span = { $value } is out of range: choose from { $least } to { $most }.
no-number = { $value } is out of range: choose from { $least } to { $most }.
no-language = I do not speak "{ $typed }". Choose from { $known }.
no-not-in-campaign = { $you ->
    [actor] You are not in this campaign. `/campaign join` brings you in.
   *[none] { $player } is not in this campaign. They can join with `/campaign join`.
}
no-has-left = { $you ->
    [actor] You have left this campaign. `/campaign join` brings you back to everything you had.
   *[none] { $player } has left this campaign. They can return with `/campaign join`.
}
no-already-plays = You are already in this campaign. `/campaign info` shows it.
no-plays-already = { $player } is already in this campaign.
no-empty-seat = The seat of { $seat } is not empty. `/campaign claim` lists the empty seats.
no-has-seat = { $you ->
    [actor] You have a seat of your own in this campaign. If you have left it, `/campaign join` brings you back.
   *[none] { $player } has a seat of their own in this campaign.
}
no-seat-asked = You have already asked for that seat. A moderator has to give it to you, with the button in the campaign's channel or with `/campaign claim`.
no-seat-not-asked = { $player } is not asking for the seat of { $seat }. It may be taken, or they may have joined.
seat-no-member = { $player } is not a member of this server.
seat-none-empty = This campaign has no empty seats. Only a campaign from another server can have some; `/campaign join` gives you a seat of your own.
seat-unknown = "{ $typed }" is not an empty seat. Choose one of the suggestions for `seat`.
seat-choice = Seat { $number }: { $name }
seat-request-given = { $player } has taken over the seat of { $seat }.
no-entry-closed = This campaign is closed, even to returning players. A moderator can open it: `/mod settings entry:`.
no-entry-asked = You have already asked to join. A moderator has to let you in, with the button in the campaign's channel or with `/mod admit`.
no-entry-not-asked = { $player } has not asked to join. They can ask with `/campaign join`.
no-moderators-only = Only this campaign's moderators can do that: its founder, anyone who can manage the server, and members with the role that `/campaign info` names.
no-paused = This campaign has been paused since { $since } ({ $ago }). A moderator can resume it: `/mod resume`.
no-not-paused = The campaign is not paused, so there is nothing to resume. `/mod pause` would pause it.
no-not-in-future = { $at } is already past. Choose a later moment.
no-pause-too-long = A pause lasts { $most } at most, so this one has to end by { $latest }. `/mod settings pause-most` changes that.
no-scheduled-too-far = That is too far ahead. The latest is { $latest }.
no-schedule-full = { $most } acts are scheduled already, and that is the most. `/mod schedule cancel` removes one.
no-not-scheduled = Nothing is scheduled under number { $number }. `/mod schedule list` shows what is.
no-nothing-to-announce = There is nothing to announce: the text is empty.
no-play-has-begun = Play has begun, so it is too late for a template. `/mod settings` still changes each setting.
no-played-there = The campaign is already there. Choose another channel or thread in this server.
no-ended = This campaign ended on { $at } ({ $ago }). `/history` still tells its story, and `/campaign create` starts a new one.
no-oneself = That is you. Choose another player; `/campaign info` lists them.
no-unknown-offer = There is no offer { $offer } here. `/offers` lists what is pending.
no-offer-closed = Offer { $offer } closed on { $at } ({ $ago }): { $outcome }. `/offers` lists what is pending.
no-answer-sealed = { $given ->
    [yes] You have already answered offer { $offer }: yes. A sealed answer cannot be changed.
    [no] You have already answered offer { $offer }: no. A sealed answer cannot be changed.
   *[none] Offer { $offer } is closed to answers. The outcome is announced once everything is decided.
}
no-not-yours-to-answer = Only { $to } can answer offer { $offer }. `/offers` lists the ones waiting for you.
no-not-yours-to-withdraw = Only { $from }, who made offer { $offer }, can withdraw it. If it is for you, answer it: `/accept offer:{ $offer }` or `/refuse offer:{ $offer }`.
no-game-offer-stays = Offer { $offer } comes from the game, so no player can withdraw it. If it is for you, answer it: `/accept offer:{ $offer }`.
no-must-pick = Offer { $offer } needs a choice, but there is nothing to choose from. A moderator can void it.
no-such-place = { $place } is not on the board. `/board show` shows what is.
which-place = { $you ->
    [actor] At which of your places? Choose one, or add `place:`.
   *[none] At which of { $host }'s places? Choose one, or add `place:`.
}
which-planet = At which planet? Choose one, or add `place:`.
chosen-none-yet = Nothing is chosen yet; choose up to { $most }. All menus count together.
chosen-yet = Chosen so far (up to { $most }): { $chosen }. All menus count together.
button-that-is-all = Done
pick-place-menu = Choose a place
no-name-taken = { $name } is already taken. Choose another name.
no-same-player = Those are the same player. Choose two different ones.
no-deadline = Offer { $offer } has no deadline, so there is nothing to extend.
no-extended-enough = { $most ->
    [0] Offers are not extended in this campaign. `/mod settings extensions-most` changes that.
    [one] Offer { $offer } was already extended once, which is all this campaign allows. `/mod settings extensions-most` changes that.
   *[other] Offer { $offer } was already extended { $most } times, which is all this campaign allows. `/mod settings extensions-most` changes that.
}
no-nothing-to-undo = There is nothing left to undo: the start of a campaign stays.
no-shown-to-all = { $steps ->
    [0] Ruling { $ruling } showed hidden information to all players, so it cannot be undone.
    [one] Ruling { $ruling } showed hidden information to all players, so it cannot be undone. Only the ruling after it can: leave `steps` out.
   *[other] Ruling { $ruling } showed hidden information to all players, so it cannot be undone. Only the { $steps } rulings after it can: `steps:{ $steps }`.
}
no-not-yours-to-take-back = The newest act in this campaign is not yours, or it cannot be taken back. A moderator can undo more: `/mod undo`.
no-take-back-asked = You have already asked: the others have until { $until } ({ $left }) to agree.
no-answer-final = Your answer to offer { $offer } is final, so you cannot take it back. A moderator can undo it: `/mod undo`.
no-take-back-answered = You have already asked for this once, and it stays. A moderator can undo it: `/mod undo`.
no-second-asked = You have already asked: another player has until { $until } ({ $left }) to agree.
no-second-private = Under `moderator-plays: second` another player has to agree, but this is private, so I cannot ask them. Another moderator can do it.
no-take-back-over = That request is over: it was answered, its time ran out, or something else was done first.
no-second-not-yours = { $you ->
    [actor] You asked for this yourself, so another player has to agree.
   *[none] Only { $by } can take this request back. If nobody agrees, it ends by itself.
}
no-not-asked-to-agree = { $you ->
    [actor] You asked for this yourself; the others must agree. `No` ends the request.
   *[none] What { $by } wants to take back does not affect you, so you are not asked.
}
no-agreed-already = You have already agreed. It is taken back once everyone has agreed.
no-too-soon = { $count } offers in a row between you and { $player } came to nothing. You can ask again on { $until } ({ $left }), or once another one between you is accepted.
no-not-away = You are not away.
no-quiet-hours = { $hour } is not an hour of the day: choose from 0 to 23.
no-quiet-hours-empty = Quiet hours from { $hour }:00 to { $hour }:00 would never begin. Choose two different hours, or use `/away` to be left alone all day.
no-nothing-to-change = That would change nothing.
no-pace = The { $plays } rules have no clock: leave `pace` out.
no-other-ruleset = That belongs to the { $needs } rules, but this campaign uses the { $plays } rules. `/help` shows how to begin here.
no-must-be-answered = Offer { $offer } cannot be refused. Choose an answer with `/accept offer:{ $offer }`.
no-board-full = The board has { $most } places, the most it can have. Remove one before you add another.
no-spot-taken = { $place } is already at { $q }, { $r }. Choose another spot; `/board show` lists the places.
no-spot-range = { $q }, { $r } is too far out: both numbers must be from -{ $most } to { $most }.
no-same-place = Both are { $place }. Choose two different places; `/board show` lists them.
no-no-link = No link joins { $from } and { $to }. `/board show` lists the links.
no-too-many-pieces = { $count } pieces are too many for one place: the most is { $most }.
example-needs = This board needs { $players } players; { $joined } have joined.
no-bad-board = This board was not loaded. Correct these and load it again:
no-flaw = - `{ $path }`: { $problem }
flaw-no-name = A name is missing.
flaw-no-place = This board has no place { $place }.
no-places = A board has 1 to { $most } places, not { $value }.
no-counted-twice = This place counts one owner's pieces twice. Count them once.
no-linked-twice = { $from } and { $to } are linked twice. List that link once.
no-nobody-sits = { $seated ->
    [0] Seat { $seat } is empty: nobody has joined yet. Players join with `/campaign join`.
    [one] Seat { $seat } is empty: only seat 1 is taken. `/seat show` lists who sits where.
   *[other] Seat { $seat } is empty: seats 1 to { $seated } are taken. `/seat show` lists who sits where.
}
no-table-full = All { $most } seats at this table are taken. Somebody has to leave first: `/campaign leave`.
no-turn-running = { $you ->
    [actor] Your turn is already under way. `/turn end` ends it.
   *[none] { $active }'s turn is under way. Yours can begin when it is over; a moderator can end it.
}
no-not-your-turn = It is { $active }'s turn, not yours. `/turn begin` begins yours when theirs is over.
no-no-turn = Your turn has not begun. `/turn begin` begins it.
ended-accepted = { $who } accepted it
ended-refused = { $who } refused it
ended-silent = nobody answered in time, which counted as a refusal
ended-lapsed = it lapsed without effect
ended-with-action = { $who } ended it with another act
ended-withdrawn = { $who } withdrew it
ended-unable = { $who } could not carry it out, so it ended without loss
ended-without-loss = it ended without loss
ended-void = { $who } voided it
ended-settled = a deal settled it
ended-void-impossible = it could no longer be carried out

## The post that shows an offer

post-title = { $state } · Offer { $offer }
post-call = { $to }: { $sentence }
post-what = { $label }: { $what }
deadline-paused = Paused: { $left } left once the campaign resumes. { $silence }
entry-request-over = { $player } no longer asks to join.
entry-let-in = { $player } asked to join and is now in.
deadline-until = Expires { $left }. { $silence }
state-pending = ⏳ Pending
state-accepted = ✅ Accepted
state-refused = ❌ Refused
state-lapsed = ⌛ Lapsed
state-withdrawn = ↩️ Withdrawn
state-void = 🚫 Void
state-unable = 🤷 Unable
state-settled = 🤝 Settled by a deal
state-without-loss = ⌛ Ended
state-answered = ✅ Answered
state-unanswered = ⌛ Not answered
outcome-silent = No answer by { $at }, which counts as a refusal.
outcome-lapsed = No answer by { $at }.
outcome-lapsed-sealed = No answer was opened ({ $at }).
outcome-void-impossible = It could no longer be carried out.
outcome-unable = { $player } could not carry it out, then or now. Nobody lost anything, and the cost of asking was returned.
outcome-without-loss = Nobody lost anything, and the cost of asking was returned.
outcome-ended-with-action = It ended with its action.

## Relations and rights

rights-may = { $you ->
    [no] ✅ { $player } may
   *[yes] ✅ You may
}
rights-not = ❌ Not now
rights-nothing = Nothing at the moment.
right-with = { $name } ({ $details })
right-because = { $acts }: { $reason }
right-more = { $left } more
relations-alone = Nobody else has joined yet. They can with `/campaign join`.

## Ambassadors: who could form relations, and why not

check-met = ✅ **{ $rule }** met: { $reason }
check-not-met = ❌ **{ $rule }** not met: { $reason }

## Ambassadors: the board, the seats, the tracks

turn = Round { $round }, { $player }'s action.
seats-title = Seats of { $name }
seats-none = No seats are taken yet. Take one with `/campaign join`.
standings-title = Leaderboard of { $name }
standings-player = Player

## Offers

offers-title = Pending offers
offers-none-asked = No offers are pending. The game asks you when you have something to choose.
offers-for-you = { $you ->
    [no] Waiting for { $player } to answer
   *[yes] Waiting for your answer
}
offers-by-you = { $you ->
    [no] Waiting for others to answer { $player }
   *[yes] Waiting for others to answer you
}
offers-others = Between others
offers-line = `{ $offer }` { $sentence } { $deadline }
offers-line-private = 🔒 private
offers-line-sealed = Your sealed answer: { $yes ->
    [yes] yes
   *[no] no
}.
offers-by = Due { $deadline } ({ $left }).
awaits-return = { $to } is away. Once back, they have { $within } to answer, until { $latest } ({ $left }) at the latest.
offers-in-pause = Paused, with { $left } left to answer.
offers-no-deadline = No deadline.
button-withdraw-offer = Withdraw
offers-accept-menu = Accept or answer…
offers-refuse-menu = Refuse…
offers-withdraw-menu = Withdraw…
offer-choice = { $offer }: { $from } → { $to }, { $matter }

## The leaderboard

leaderboard-empty = Nobody has joined yet. Be the first: `/campaign join`.
leaderboard-ties = Equal scores share a rank (=).
panel-posted = Posted in { $channel }. It updates itself. { $kind ->
    [table] `/panel channel:` moves it and `/panel remove:true` removes it.
   *[leaderboard] `/mod leaderboard channel:` moves it and `/mod leaderboard remove:true` removes it.
}
panel-not-pinned = I cannot pin it there without Pin Messages.
panel-pins-full = { $channel } has all the pinned messages that Discord allows, so this one is not pinned.
panel-removed = Removed from { $channel }.
panel-left-behind = It no longer updates, but I cannot delete the message in { $channel }. Please delete it.
panel-none = There is nothing to remove.
panel-changed = Last changed
panel-changed-after = { $footer } · Last changed
panel-final = The campaign ended on { $at }. This is the final leaderboard.
panel-not-posted = I cannot post in { $channel }. I need View Channel, Send Messages, Embed Links and Attach Files there; then try again.
panel-not-known = Discord is not answering, so I do not know whether the leaderboard was posted in { $channel }. If it is not there, try again in a minute; if it is, delete it first.

## The panel of the table, and what its buttons ask

panel-paused = ⏸ Paused since { $since }. All deadlines are on hold.
panel-ended = The campaign ended on { $at }. `/history` tells its story.
panel-no-board = There is no board yet. A moderator loads one with `/board load`; if an example fits, **More…** offers it.
panel-nothing-waits = No offers are pending.
panel-waits = ⏳ { $to } owes { $from } an answer: { $matter } (`{ $offer }`).
panel-until = Expires { $until }.
panel-players = At the table: { $players }.
panel-nobody = Nobody has joined yet. Be the first: **Join**.
panel-footer = Campaign { $campaign } · Only you see what a button answers
guide-offers = Offers
guide-more = More…
guide-join = Join
guide-help = ?
guide-page-before = Back
guide-page-after = Next
guide-return = Return the favour
guide-return-alone = Without a deal
guide-more-words = **{ $name }**: what you can do now.
guide-post-panel = Post the panel
guide-invite = Ask players in
guide-settings = Settings
invite-words = Send this to the people who should play:
    > **{ $name }** is open in { $channel }: { $about }. Press **Join** there, or type `/campaign join`.
guide-leaderboard = Leaderboard
guide-board = Board
guide-history = History
guide-take-back = Take back
guide-undo = Undo the last act
guide-leave = Leave
guide-template = Use a template
guide-example = Load the example
guide-pause = Pause
guide-resume = Resume
guide-end = End the campaign
guide-choose = Choose…
guide-nothing = There is nothing to choose right now.
guide-too-long = These names are too long for a button. Type the command instead.
not-a-number = "{ $typed }" is not a number I can use.
button-again = Try again
button-open-form = Open the form
form-late = The form did not open in time. Press again.
field-count = How many
guide-ships = My ships
guide-relations-with = Show details for…
guide-begin-turn = Begin turn
guide-end-turn = End turn

## Pictures and their alt texts

picture-elsewhere = Elsewhere
picture-related = { $one } and { $other }
picture-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
picture-day = { $day } { $month } { $year }
picture-day-month = { $day } { $month }
picture-hour = { $day } { $month } { $time } UTC
picture-timeline-title = { $campaign }: the season
picture-timeline-lines = Each line is one player's total leverage over the others.
picture-timeline-bonds = A bar shows when two players stood together; a cross marks a break.
picture-timeline-both = Each line is one player's total leverage over the others. A bar below shows when two players stood together; a cross marks a break.
picture-timeline-more = Not shown: { $players ->
    [one] one more player
   *[other] { $players } more players
}, { $pairs ->
    [one] one more pair
   *[other] { $pairs } more pairs
}.
picture-together = Together: { $pairs }
picture-timeline-alt = The season over time. { $list }. Broken: { $broken }
record-deals = Deals: { $deals } carried out. Promises: { $kept } kept, { $broken } broken, { $disputed } disputed.
record-title = The season
ended-title = How { $name } ended
ended-standings = **{ $title }**
ended-empty = No players are left.
record-peace = Longest peace: { $span }, from { $from } to { $to }.
record-peace-whole = Longest peace: { $span }, from the beginning { $over ->
    [yes] to the end
   *[no] until now
}. There were no hostile acts.
record-broken = Broken alliance: { $breaker } broke with { $other } after { $span }.

## Campaigns

campaign-id = Campaign { $id }, { $ruleset } rules. { $phase }
phase-running = It is running.
phase-paused = It has been paused since { $since } ({ $ago }).
pause-ends = It resumes by itself on { $at } ({ $left }).
phase-ended = It ended on { $at } ({ $ago }).
campaign-players = { $count ->
    [0] Players
   *[other] Players ({ $count })
}
campaign-settings = Settings
campaign-pending = { $count ->
    [0] No offers are pending.
    [one] 1 offer is pending (`/offers`).
   *[other] { $count } offers are pending (`/offers`).
}
campaign-empty-seats = Empty seats (`/campaign claim`)
campaign-away = Away
campaign-away-until = { $player } until { $until } ({ $left }).
campaign-away-open = { $player }, until they act.
campaign-away-protected = Deadlines of new offers to them are on hold, until { $until } at the latest.
campaign-undelivered = Not delivered (`/mod deliver` tries again)
undeliverable-channel = { $at }, to the channel: { $reason }
undeliverable-player = { $at }, to { $player }: { $reason }
campaigns-title = Campaigns in this server
campaigns-title-ended = Ended campaigns
campaigns-none-ended = No campaign that you can see has ended.
campaigns-title-yours = Your campaigns
campaigns-line = `{ $id }` **{ $name }** in { $channel }, { $players ->
    [one] 1 player
   *[other] { $players } players
}. { $phase }
settings-of-the-table = This game adds no settings of its own. `/mod settings` changes these:
settings-group-time = Change time and answers…
settings-group-people = Change who takes part…
settings-group-game = Change this game's rules…
settings-which-value = Now: { $now } What instead?
settings-role-how = Now: { $now } `/mod settings moderator-role:` sets a role.
settings-field = New value
settings-heading-time = **Time and answers**
settings-heading-people = **Who takes part**
settings-heading-game = **This game's rules**
settings-hint-hours = A number of hours
settings-hint-days = A number of days
settings-hint-times = How many times; 0 for never
settings-hint-span = For example 10m, 1h or 1d
settings-same = Nothing changes: { $now }
settings-preview = Now: { $before }
    Then: { $after }
button-save = Save
settings-title = Settings of { $name }
setting-line = **{ $name }:** { $value }
setting-name-pace = Game minute
setting-name-answer = Time to answer
setting-name-silence = No answer in time
setting-name-role = Moderators
setting-name-entry = Joining
setting-name-away = Offers to players who are away
setting-name-patience = After failed offers
setting-name-deals = Deals
setting-name-nudge = Reminders
setting-name-extensions = Extending an offer
setting-name-pause = Longest pause
setting-name-moderator-plays = Moderators who play
setting-name-language = Language
# A value stands after the name of its setting, in at most 80 characters.
setting-value-silence = { $silence ->
    [refuse] favours count as refused
    [lapse] offers lapse at no cost
   *[wait] offers have no deadline
}
setting-value-no-role = founder, server managers
setting-value-role = founder, server managers, { $role }
setting-value-some-role = founder, server managers, a role
setting-value-role-gone = founder, server managers (the role set here was deleted)
setting-value-entry = { $entry ->
    [open] anyone
    [approved] newcomers need a moderator's approval
   *[closed] nobody, not even to come back
}
setting-value-away = { $away ->
    [stand-still] wait for them, at most { $most } in any { $within }
    [lapse] lapse at no cost
   *[run] deadlines keep running
}
setting-value-patience = { $on ->
    [yes] after { $free } in a row, a wait of { $first }, rising to { $longest }
   *[no] no wait
}
setting-value-deals = { $on ->
    [on] allowed
   *[off] not allowed
}
setting-value-nudge = { $off ->
    [yes] none
   *[no] after { $span }
}
setting-value-extensions = { $most ->
    [0] never
    [one] once
   *[other] up to { $most } times
}
setting-value-extensions-any = any number of times
setting-value-pause-any = no limit
setting-value-moderator-plays = { $plays ->
    [second] need another player's agreement
   *[free] decide alone
}
setting-pace = A game minute takes { $span }.
setting-answer = The time to answer an offer is { $span }.
setting-silence = { $silence ->
    [refuse] Favours not answered by their deadline count as refused.
    [lapse] Offers not answered in time lapse, and what asking cost comes back.
   *[wait] Offers have no deadline.
}
setting-no-role = Moderators: the founder, and anyone who can manage the server.
setting-role = Moderators: the founder, anyone who can manage the server, and { $role }.
setting-entry = { $entry ->
    [open] Anyone can join.
    [approved] A moderator must admit newcomers; returning players need no approval.
   *[closed] Nobody can join or come back.
}
setting-away = { $away ->
    [stand-still] A player asked while away gets the full time to answer once back, for at most { $most } in any { $within }.
    [lapse] A player asked while away loses nothing by not answering in time, and what asking cost comes back.
   *[run] Deadlines keep running while a player is away.
}
setting-patience = { $on ->
    [yes] After { $free } failed offers in a row between two players, the next must wait { $first }, then twice as long each time, up to { $longest }. An accepted offer ends that. Public offers never wait for private ones.
   *[no] After a failed offer, a player can make another at once.
}
setting-language = Public messages are in { $language }.
setting-extensions = { $most ->
    [0] Moderators cannot extend offers.
    [one] Moderators can extend an offer once.
   *[other] Moderators can extend an offer up to { $most } times.
}
setting-extensions-any = Moderators can extend an offer any number of times.
setting-pause = A pause lasts { $most } at most; then the campaign resumes by itself.
setting-pause-any = A pause lasts until a moderator ends it.
setting-moderator-plays = { $plays ->
    [second] A moderator who plays needs another player's agreement to pause, and to extend, void or undo what concerns themselves.
   *[free] Moderators who play decide alone.
}
setting-nudge = { $off ->
    [yes] Turns and offers without a deadline ping once, with no reminder.
   *[no] A turn brings a reminder after { $span }: first to the player, then the next in turn, then the moderator. An offer without a deadline brings one reminder, after the same time.
}
time-unlimited = unlimited time
# The name of this language, in this language.
language-name = English

## History

history-title = History of { $name }
history-about = Involving { $player }:
history-between = Between you and { $player }:
history-none = Nothing has happened yet.
history-line = { $numbered ->
    [yes] { $ago }, ruling { $ruling }: { $story }
   *[no] { $ago }: { $story }
}
history-line-by = { $numbered ->
    [yes] { $ago }, ruling { $ruling } ({ $who }): { $story }
   *[no] { $ago } ({ $who }): { $story }
}
log-title = Log of { $name }
log-day = **{ $day }**
log-line = { $numbered ->
    [yes] { $at } `#{ $ruling }` { $who }: { $story }
   *[no] { $at } { $who }: { $story }
}
log-reason = “{ $reason }”
log-clock = the clock
undo-preview = This undo takes back, newest first:
undo-preview-window = Sealed answers are undone together: the declaration, every answer and the effect.
undo-preview-draw = This undoes a draw, so what is left is shuffled again. All players must agree before a player takes it back.
undo-preview-page = Page { $page } of { $pages }; `Older` and `Newer` show the others.

## The rules by number

rules-title = The rules
rules-footer = /rules with a number, like { $chapter } or { $rule }, shows a chapter or a rule.
rules-h1 = House values
rules-h2 = Campaigns from elsewhere
rules-h3 = Schedule, templates, fair clocks
rule-h1-1 = In leverage, moderators can load a file of values that replaces what acts earn and cost. What the file leaves out keeps its default.
rule-h1-2 = These rules, and everything I say, use this campaign's values. `/campaign values show` lists them.
rule-h1-3 = Every value has a range. A file with a mistake is refused as a whole, and each mistake is named.
rule-h1-4 = After the first act, a change of values is a ruling with a reason, and everyone reads what changes. Booked leverage stays, and pending favours keep their price and the cost of refusing them.
rule-h1-5 = Presets have names: `/campaign values load preset:`.
rule-h1-6 = `/campaign values export` gives you the whole table as a file.
rule-h1-7 = Rounding favours the other player: gifts earn rounded down, favours cost rounded up. Losses are rounded to the nearest hundredth.
rule-h2-1 = `/campaign import` continues a campaign from another server or channel, from the file that `/campaign export` gives, or starts a leverage campaign from a spreadsheet.
rule-h2-2 = A spreadsheet names players as this server knows them. If one name is unclear, nothing is imported.
rule-h2-3 = A preview shows what comes along before anything happens.
rule-h2-4 = Players who are not in this server leave an empty seat: it keeps everything and plays no part. They get it back with `/campaign join`. Until then, a member without a seat can ask for it with `/campaign claim`, and a moderator decides.
rule-h2-5 = History, undo and export work from the import on. The import itself cannot be undone.
rule-h2-6 = A file holds all that play needs. Decks are shuffled again.
rule-h3-1 = Moderators can schedule the start, the end or an announcement. It happens at its moment, even if I was offline.
rule-h3-2 = A correction for everyone changes all players at once, or nobody.
rule-h3-3 = A template sets up a campaign like an earlier one, before the first act.
rule-h3-4 = { $extensions } { $longest-pause } { $moderator-plays }
rule-h3-5 = `/hall-of-fame` and `/profile` count only what everyone may know.
rules-of-every-game = **Deals and house rules** (for every game)
rules-of = By the { $ruleset } rules:
rules-unknown = There is no rule "{ $named }". These are the chapters:

## Help

help-title-start = Chancery, the referee
help-title-offers = Help: offers
help-title-campaigns = Help: campaigns
help-title-moderators = Help: moderators
help-title-time = Help: time
help-offers = An offer is anything that needs another player's answer: access, favours, resets. Each has a number.
    `/offers` lists them. Answer with `/accept offer:7`, `/refuse offer:7`, or the buttons under the offer. Its maker can `/withdraw offer:7`, but what asking cost stays spent.
    Players have { $answer } to answer here. A deadline brings reminders at half time and { $last_call } before it. { $silence }
help-campaigns = Each campaign has its own channel, and commands there apply to it. Elsewhere, use the option `campaign`.
    `/campaign create name:Spiral Arm ruleset:leverage pace:1h` starts one. `/campaign join` and `/campaign leave` take you in and out. `/campaign info` shows its settings and players, `/campaign list` all campaigns on this server.
    `/history` shows what happened, `/leaderboard` who is ahead.
    `/take-back` undoes your last act if nothing has happened since and every player it affected agrees within { $within }.
help-moderators = The founder, people who can manage the server, and members of its `moderator-role` moderate a campaign.
    - **Clock:** `/mod pause` and `/mod resume` stop and start it. `/mod end` ends the campaign for good.
    - **Settings:** `/mod settings` shows them all and changes them.
    - **Players:** `/mod admit` lets newcomers in if `entry` is `approved`. `/mod remove-player` takes a player out. After `/mod act-as player:@Bo`, your next command counts as Bo's.
    - **Offers:** `/mod void offer:7 reason:Mistyped` voids one and returns its cost. `/mod extend offer:7 time:1d` gives it more time.
    - **Mistakes:** `/mod undo steps:2` shows what it would take back, then asks. `/mod log` keeps every correction with its `reason`.
    - **Figures in leverage:** `/mod set-leverage`, `/mod reset-relations`, `/mod money`, `/mod science`, `/mod ship`, `/mod system`. A board game has its own command, such as `/mod-realms`.
    - **Messages:** `/mod leaderboard` posts a leaderboard that keeps itself up to date, here or in another `channel`. `/mod deliver` sends failed messages again.
    - **Server:** `/mod server founders` sets who may start campaigns: everyone, server managers, or a role.
    Discord shows `/mod` only to server managers at first. They can let others use it: Server Settings > Integrations, this bot, `/mod`, Add Roles or Members.
help-time = A game minute takes { $pace } here. Players have { $answer } to answer an offer. { $silence }
    Every deadline is shown in your own time zone. Pausing a campaign stops its clock and extends its deadlines by as long as the pause lasts.
    I also keep time while I am offline: whatever fell due is settled before anything else.
help-intro = I keep the books of diplomacy games, one per channel: players deal with each other by commands and buttons, and everyone sees what comes of it.
help-title-begin = How to begin: { $ruleset }
help-more = More help…
help-in-direct-message = You play in a server's channels. Private messages come here.
help-no-campaign = There is no campaign in this channel yet. Choose a game to start one.
help-no-campaign-for = There is no campaign in this channel. Campaigns can be started here by { $who }.
help-you-play = You play **{ $name }**.
help-you-do-not-play = **{ $name }** is played here, and you have not joined yet.
help-what-now = What now?
help-footer = /rules shows every rule.

## Joining a server, and founding by a form

greeting-title = Chancery, the referee of diplomacy games
greeting = You and your friends scheme, bargain and promise in a channel; I keep the books, announce what happens, and remember it.
    Each campaign has its own channel. Choose a game below to start one here, or use `/campaign create` in another channel.
greeting-permissions = What I need here
greeting-allowed = ✅ { $name }
greeting-missing = ❌ { $name }
greeting-mend = No campaign can start here yet: grant me the permissions marked ❌ below, in the settings of { $channel }, under Permissions.
greeting-ready = I have everything I need here.
greeting-begin = Start a game…
greeting-terms = Terms
greeting-help = Help
about-line = { $ruleset }: { $about }
found-form-title = Start: { $ruleset }
found-form-name = Campaign name
found-form-name-example = Spiral Arm
found-form-pace = Real time per game minute
found-form-pace-example = Usually { $usual }; from { $least } to { $most }. Write it like 10m or 1h.

## Commands: what each does, and its options as attributes

cmd-campaign = Campaigns: start, join or leave one, or see how it stands
cmd-campaign-create = Start a campaign in this channel
    .name = The campaign's name
    .ruleset = The rules to play by
    .pace = Real time per game minute, like 10m or 1h
    .template = Settings to begin with: the server's own, a preset, or as last time
cmd-campaign-join = Join a campaign
    .campaign = The campaign, if not this channel's
cmd-campaign-leave = Leave a campaign; what you hold is kept for you
    .campaign = The campaign, if not this channel's
cmd-campaign-info = See a campaign's settings, players and state
    .campaign = The campaign, if not this channel's
cmd-campaign-list = List this server's campaigns
    .ended = Show the ended campaigns instead
cmd-campaign-export = Get a campaign as JSON, without other players' secrets
    .secrets = Include all secrets (moderators only); this is announced
    .campaign = The campaign, if not this channel's
cmd-campaign-import = Bring a campaign along that you played elsewhere, into this channel
    .file = An export as JSON, or a spreadsheet of leverage and money saved as CSV
    .name = The campaign's name; by default that in the export, or the file's
cmd-campaign-claim = Ask for an empty seat of a campaign from another server
    .seat = The seat: the person who had it
    .player = For moderators: the member who gets the seat
    .campaign = The campaign, if not the one of this channel
cmd-campaign-values = What acts earn and cost in a campaign
cmd-campaign-values-show = Show a campaign's values: what acts earn and cost, bounds, prices
    .campaign = The campaign, if not this channel's
cmd-campaign-values-load = Change the campaign's values (moderators only); this is announced
    .reason = Why they change; the table reads it
    .file = A file of values (JSON); keys it leaves out take their defaults
    .preset = Values that come with the bot
    .campaign = The campaign, if not this channel's
cmd-campaign-values-export = Get a campaign's values as a file
    .campaign = The campaign, if not this channel's
cmd-campaign-template = Keep a campaign's settings for later campaigns of this server
cmd-campaign-template-save = Keep this campaign's settings, values and board as a template (moderators only)
    .name = A name for the template
    .campaign = The campaign, if not this channel's
cmd-campaign-template-list = List this server's templates
cmd-campaign-template-use = Set up this campaign from a template, before the first act (moderators only)
    .name = The template
    .campaign = The campaign, if not this channel's
cmd-campaign-template-remove = Remove a template from this server (for people who manage it)
    .name = The template
cmd-hall-of-fame = See this server's ended campaigns and who led them
cmd-profile = See how reliable a player was in this server's campaigns
    .player = Whose profile; yours by default
cmd-accept = Accept an offer made to you
    .offer = The offer's number
    .choice = Your choice, if the offer leaves you one; leave it out to get a menu
    .ship = For military aid: the ship you send
    .track = For ambassadors: the track your cube comes from, or goes back to
    .space = For ambassadors: the space for the ambassador; the first free one by default
    .campaign = The campaign, if not this channel's
cmd-refuse = Refuse an offer made to you; you see the cost first
    .offer = The offer's number
    .campaign = The campaign, if not this channel's
cmd-withdraw = Withdraw an offer you made; leverage spent on asking stays spent
    .offer = The offer's number
    .campaign = The campaign, if not this channel's
cmd-rules = Read the rules by number, as this campaign plays them
    .number = The rule or chapter, like L4, L4.6 or E2
cmd-take-back = Ask to undo what you just did; everyone it affected must agree
    .campaign = The campaign, if not this channel's
cmd-panel = Post the table's panel: how things stand, with buttons for what you can do
    .channel = Where to post it; moderators may choose any channel
    .remove = Remove the panel instead
    .campaign = The campaign, if not this channel's
cmd-away = Say that you are away and not to be pinged, or that you are back
    .until = A date like 2026-05-01, a span like 3d, or back; by default, until your next command or press
    .campaign = The campaign, if not this channel's
cmd-quiet-hours = Set the hours when you are not pinged; leave both out for none
    .from = The hour they begin, 0 to 23
    .to = The hour they end, 0 to 23
    .zone = Your time zone, like Europe/Berlin; UTC if you never set one
    .campaign = The campaign, if not this channel's
cmd-privacy = The data kept about you, in all campaigns and servers
cmd-privacy-erase = Erase your name and the notes you wrote for good; you are asked first
cmd-privacy-export = Get the data kept about you as a file that only you see
cmd-digest = Get a private daily summary of what happened and what waits; without options, see its settings
    .at = The hour it arrives, 0 to 23; off for never
    .zone = Your time zone, like Europe/Berlin; that of your quiet hours by default, or UTC
cmd-relations = See how you stand with everyone, or with one player in detail
    .player = The player to see in detail
    .campaign = The campaign, if not this channel's
cmd-rights = See what you may and may not do to a player, and why
    .player = The player
    .campaign = The campaign, if not this channel's
cmd-offers = See the offers waiting for an answer, yours first
    .campaign = The campaign, if not this channel's
cmd-history = Read what has happened
    .player = Show only what concerns this player
    .campaign = The campaign, if not this channel's
cmd-leaderboard = See who is ahead
    .by = The figure to rank by
    .campaign = The campaign, if not this channel's
cmd-help = Learn how to play
    .topic = The topic you want to read about
cmd-chancery = For the people who run the bot
cmd-chancery-status = See how the bot is doing: servers, campaigns, announcements, backups, warnings
cmd-mod = For moderators
cmd-mod-pause = Pause a campaign and its clock
    .until = When it resumes by itself: a date, or a length of time like 3d
    .campaign = The campaign, if not this channel's
cmd-mod-schedule = Schedule acts for a moment
cmd-mod-schedule-list = List what is scheduled
    .campaign = The campaign, if not this channel's
cmd-mod-schedule-start = Resume a paused campaign at a moment
    .at = A date and hour, or a length of time
    .text = The table reads it
    .zone = The date's time zone
    .campaign = The campaign, if not this channel's
cmd-mod-schedule-end = End a campaign at a moment
    .at = A date and hour, or a length of time
    .text = The table reads it
    .zone = The date's time zone
    .campaign = The campaign, if not this channel's
cmd-mod-schedule-announce = Announce something at a moment
    .at = A date and hour, or a length of time
    .text = The table reads it
    .zone = The date's time zone
    .campaign = The campaign, if not this channel's
cmd-mod-schedule-cancel = Cancel something that is scheduled
    .number = Its number in the list
    .campaign = The campaign, if not this channel's
cmd-mod-resume = Resume a paused campaign
    .campaign = The campaign, if not this channel's
cmd-mod-end = End a campaign for good
    .campaign = The campaign, if not this channel's
cmd-mod-void = Void a pending offer; leverage spent on asking is returned
    .offer = The offer's number
    .reason = The reason
    .campaign = The campaign, if not this channel's
cmd-mod-extend = Give a pending offer more time
    .offer = The offer's number
    .time = How much more, like 12h or 2d
    .campaign = The campaign, if not this channel's
cmd-mod-undo = Undo the newest rulings; you see them first
    .steps = How many; only the last one by default
    .campaign = The campaign, if not this channel's
cmd-mod-log = Read everything that happened: who did it, when and why
    .player = Only what concerns this player
    .kind = Only moderators' rulings, only offers, or only other acts
    .campaign = The campaign, if not this channel's
cmd-mod-act-as = Make your next command count as an absent player's
    .player = The player you act for
    .campaign = The campaign, if not this channel's
cmd-mod-admit = Let in a player who has asked to join
    .player = The player
    .campaign = The campaign, if not this channel's
cmd-mod-remove-player = Remove a player from the campaign
    .player = The player
    .reason = The reason, shown in the log
    .campaign = The campaign, if not this channel's
cmd-mod-leaderboard = Post a leaderboard that keeps itself up to date
    .by = The figure to rank by: leverage, milestones, earned or money
    .channel = Where to post it, such as a channel in which only I can write
    .remove = Remove the leaderboard instead
    .campaign = The campaign, if not this channel's
cmd-mod-server = Settings for the whole server
cmd-mod-server-founders = Set who may start campaigns on this server
    .who = Everyone (default), members who can manage the server, or a role
    .role = With who:role, the role that may also start campaigns
cmd-mod-move = Move the campaign to another channel or thread of this server
    .channel = The channel or thread to play in from now on
    .campaign = The campaign, if not this channel's
cmd-mod-deliver = Retry failed deliveries
    .campaign = The campaign, if not this channel's
cmd-mod-settings = See or change a campaign's settings
    .pace = Real time per game minute, like 10m or 1h
    .silence = How to treat silence past a favour's deadline
    .answer-hours = How many hours an offer waits for an answer
    .open-access = Access all players grant each other on joining, like: passage, trade (or: none)
    .moderator-role = A role that also moderates this campaign; @everyone for none
    .thresholds = The thresholds for hostile acts
    .entry = Whether joining is open, needs approval or is closed
    .away = How deadlines run for players who are away
    .patience = Whether players must wait to ask again after failed offers
    .language = The language of public messages; what only you see is in your own
    .nudge = Hours until the player everyone waits for is pinged again; 0 for never
    .deals = Whether players can make deals of several clauses
    .extensions-most = How often moderators can extend an offer; 0 for never
    .pause-most = How many days a pause can last before the campaign resumes by itself
    .moderator-plays = Whether moderators who play need another's agreement
    .terraforming = Whether a planet's owner confirms its terraforming
    .destroyed-ships = Whether a lent ship that is destroyed returns or is gone
    .public-leverage = How much others see of the leverage between two players
    .public-money = How much others see of a player's money
    .small-gifts = Gifts below this amount are announced together, once an hour; 0 for none
    .negative-access = Whether access is suspended while the grantee's leverage is negative
    .milestone-source = What counts towards milestones: everything, or only working with others
    .pending-favours = How many favours a player may have pending with another; 0 for any number
    .campaign = The campaign, if not this channel's

## Boards and seats: what cannot be read, and the commands

no-preset = I have no values called { $typed }, only { $presets }.
values-from-where = Attach a file, or name one of the presets: { $presets }. `/campaign values export` gives a file to start from.
values-exported = The values as a file. `/campaign values load` loads it again, here or in another campaign.
values-file-too-large = That file is { $size } KiB; a table of values can be at most { $most } KiB. Nothing has changed.
values-file-encoded = That file is saved as { $encoding }, but it must be UTF-8. Nothing has changed; save it as UTF-8 and try again.
values-file-not-json = That file is not valid JSON: line { $line }, column { $column }: { $problem }. Nothing has changed. `/campaign values export` shows what a file looks like.
values-file-wrong = That file is not a table of values: line { $line }: { $problem }. Nothing has changed.
no-example = I have no board for { $typed } players, only for these numbers: { $sizes }.
board-exported = The board as a file. `/board load` loads it again, here or in another campaign.
board-file-lost = I could not download the file from Discord. Nothing has changed; try again.
board-file-too-large = That file is { $size } KiB; a board can be at most { $most } KiB. Nothing has changed.
board-file-encoded = That file is saved as { $encoding }, but a board must be UTF-8. Nothing has changed; save it as UTF-8 and try again.
board-file-not-json = That file is not valid JSON: line { $line }, column { $column }: { $problem }. Nothing has changed. `/board export` shows what a board looks like.
board-file-wrong = That file is not a board: line { $line }: { $problem }. Nothing has changed. `/board export` shows what a board looks like.
board-file-wrong-at = That file is not a board: { $path }, line { $line }: { $problem }. Nothing has changed. `/board export` shows what a board looks like.

## The strategy card: what happened

told-turn-begun = { $you ->
    [actor] Your turn begins. `/turn end` ends it.
   *[none] { $player }'s turn begins.
}
told-turn-ended = { $you ->
    [actor] Your turn is over.
   *[none] { $player }'s turn is over.
}
told-turn-passed = { $you ->
    [actor] Your turn is over. { $next } is next.
    [other] { $player }'s turn is over. You are next: `/turn begin`.
   *[none] { $player }'s turn is over. { $next } is next: `/turn begin`.
}
line-turn-over = { $player }'s turn is over.
line-turn-set = It is { $player }'s turn now.

## Realms: what is shown

map-changed = The map has changed since then. Use the command again.

## `/chancery status`

status-title = Chancery { $version }
status-servers = { $servers ->
    [one] **{ $servers }** server
   *[other] **{ $servers }** servers
} in this process
status-campaigns = { $campaigns ->
    [one] **{ $campaigns }** campaign
   *[other] **{ $campaigns }** campaigns
}
status-waiting = { $waiting ->
    [0] No announcement is waiting
    [one] **{ $waiting }** announcement is waiting
   *[other] **{ $waiting }** announcements are waiting
}, { $stuck ->
    [0] and none is stuck.
   *[other] and **{ $stuck }** cannot be delivered until somebody lets the bot write.
}
status-backup = Newest backup: { $at }
status-no-backup = No backup was made by this process.
status-warnings = { $warnings ->
    [0] No warnings in the log within the last day.
    [one] **{ $warnings }** warning in the log within the last day
   *[other] **{ $warnings }** warnings in the log within the last day
}
status-denied = Only the owner of the bot's application, or a member of its team, can see this. Moderators find their campaign's settings in `/mod settings`.
status-unknown = Discord does not say at the moment who runs this bot. Please try again in a minute.

## Choices of commands

# The id is derived from the choice. In English, each is what a player may type.
choice-refuse = refuse
choice-lapse = lapse
choice-wait = wait
choice-stand-still = stand-still
choice-run = run
choice-on = on
choice-off = off
choice-kept = kept
choice-broken = broken
choice-disputed = disputed
choice-open = open
choice-approved = approved
choice-closed = closed
choice-free = free
choice-second = second
choice-everybody = everybody
choice-manage-server = manage-server
choice-role = role
choice-all = all
choice-differences = differences
choice-nothing = nothing
choice-players = players
choice-moderators = moderators
choice-moderator = moderator
choice-offers = offers
choice-acts = acts
choice-ship = ship
choice-science = science
choice-money = money
choice-strategy = strategy
choice-leverage = leverage
choice-ambassadors = ambassadors
choice-strategy-card = strategy-card
choice-realms = realms
choice-nim = nim

## Bringing a campaign along

found-like-which = **{ $ruleset }**: begin with the usual settings, or from a template?
found-like-title = Start like { $name }
found-like-usual = All settings are as usual.
found-like-footer = Nothing starts before you give it a name.
button-found-usual = Usual settings
button-found-like = Name it and start
button-found-other = Choose another
template-last-time = as last time
template-which = Which template? It applies until the first act.
template-saved = Kept as the template { $name }: the settings and values. `/campaign create` and `/campaign template use` offer it.
template-saved-board = Kept as the template { $name }: the settings and the board. `/campaign create` and `/campaign template use` offer it.
template-taken = This server already has a template called { $name }. Choose another name, or ask someone who manages the server to remove that one.
template-reserved = { $name } means something else here. Choose another name.
template-too-many = This server already has { $most } templates, and that is the most. Someone who manages the server can remove one with `/campaign template remove`.
template-managers-only = Other campaigns may need that template, so removing it takes the Manage Server permission. Ask someone who has it.
template-removed = The template { $typed } is gone. Campaigns that used it stay as they are.
template-no-last = You can see no earlier campaign of this game here. Choose a template, or none.
template-board-waits = Its board has seats for players who have not joined yet. Once they have, `/campaign template use` loads it.
template-line = • **{ $name }** ({ $ruleset })
templates-lead = { $count } of { $most } templates of this server:
templates-none = This server has no templates yet. `/campaign template save` keeps a campaign's settings as one.
no-such-template = No template here is called { $typed }. `/campaign template list` lists them.
import-title = Import { $name }?
import-file = From { $file }.
import-players = { $count ->
    [one] 1 player: { $players }
   *[other] { $count } players: { $players }
}
import-footer = Check these figures first. An import cannot be undone.
import-yes = Import it
import-gone = That import is no longer waiting. Nothing has happened; give the file to `/campaign import` again.
import-busy = Another file is being read. Try again in a moment.
import-too-large = That file is { $size } kB; it can be at most { $most } kB. Nothing was imported.
import-encoded = That file is saved as { $encoding }, but it must be UTF-8. Nothing was imported; save it as "CSV UTF-8" and try again.
import-not-text = That file is not a text. Nothing was imported; save the spreadsheet as "CSV UTF-8" and try again.
import-too-many = That file names { $count } players; an import can have up to { $most }. Nothing was imported.
import-no-search = I could not look up this server's members. Nothing was imported; try again, or name the players by mention or id.
import-flawed = { $count ->
    [one] Nothing was imported. This line is a problem:
   *[other] Nothing was imported. These lines are a problem:
}
import-flaw = • Line { $line }: { $problem }
import-flaw-nobody = No member of this server is called "{ $typed }". A mention, an id or the account name always works.
import-flaw-bot = "{ $typed }" is a bot, and bots do not play.
import-flaw-several = { $count } members are called "{ $typed }". Name the player by mention or id.
import-flaw-lines = { $count ->
    [one] 1 more line has this name.
   *[other] { $count } more lines have this name.
}
import-ruleset = Game: { $ruleset }
import-waiting = Waiting for an answer: { $offers ->
    [one] 1 offer
   *[other] { $offers } offers
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
import-seat = seat { $number } ({ $player })
import-empty-seats = { $count ->
    [one] 1 seat is empty, because its player is not in this server: { $seats }. A member can ask for it: `/campaign claim`.
   *[other] { $count } seats are empty, because their players are not in this server: { $seats }. Members can ask for them: `/campaign claim`.
}
import-paused = The campaign stays paused.
import-hidden = { $count ->
    [one] 1 figure is hidden in this file, so it begins anew.
   *[other] { $count } figures are hidden in this file, so they begin anew.
}
import-not-json = That file is not JSON: line { $line }, column { $column }. Nothing was imported; give the file as `/campaign export` attached it.
import-too-many-values = That file is too large to read. Nothing was imported.
import-flawed-places = { $count ->
    [one] Nothing was imported. This place is a problem:
   *[other] Nothing was imported. These places are a problem:
}
import-flaw-path = • { $path }: { $problem }
import-flaw-file = • The whole file: { $problem }
import-wrong-missing = this is missing.
import-wrong-object = this must be an object, in curly brackets.
import-wrong-list = this must be a list, in square brackets.
import-wrong-text = this must be a text, in quotes.
import-wrong-whole = this must be a whole number.
import-wrong-decimal = this must be a number in quotes, with at most two decimals.
import-wrong-flag = this must be `true` or `false`.
import-wrong-id = this must be an id: digits in quotes.
import-wrong-moment = this must be a time like `2026-05-01T18:00:00Z`.
import-wrong-unknown = "{ $typed }" is not possible here.
import-wrong-range = this must be between { $least } and { $most }.
import-wrong-long = this has more than { $most } characters.
import-wrong-many = this has more than { $most } entries.
import-wrong-player = { $id } is not the id of a player in this file.
import-wrong-left = { $id } does not play in this campaign.
import-wrong-twice = this occurs twice.
import-wrong-oneself = this is between a player and themselves.
import-wrong-order = this ends before it begins.
import-wrong-sum = the accounts add up to { $sum }.
import-wrong-thing = the file has no "{ $typed }" that fits here.
import-wrong-contradicts = another place in this file says something else.
import-wrong-without-map = this export is from an older version of Chancery, which did not write down the map. The game needs it, so export the campaign again after an update.
import-wrong-newer = this export is from a newer version of Chancery. Ask the host of this bot to update it.
import-wrong-ended = this campaign has ended, so it cannot go on.
import-wrong-not-yet = exports of this game cannot be imported yet.
import-wrong-forbidden = its figures contradict each other or the rules, as no export of mine does. Give me the file as `/campaign export` made it; if it is unchanged, the host's log says what is wrong.
told-import-shuffled = The deck { $deck } is shuffled again. Promise ({ $hash }): `{ $promise }…`
told-asked-again = Still open for { $players }: { $matter }.
told-imported = { $players ->
    [one] Imported from { $file } with 1 player. SHA-256 of the file: `{ $sum }…`
   *[other] Imported from { $file } with { $players } players. SHA-256 of the file: `{ $sum }…`
}
told-imported-erased = { $players ->
    [one] Imported from a file with 1 player. SHA-256 of the file: `{ $sum }…`
   *[other] Imported from a file with { $players } players. SHA-256 of the file: `{ $sum }…`
}

## Profiles and the hall of fame

profile-title = Profile
profile-title-yours = Your profile
profile-no-campaigns = No campaigns here yet.
profile-campaigns = { $count ->
    [one] 1 campaign here, of which { $ended } ended.
   *[other] { $count } campaigns here, of which { $ended } ended.
}
profile-answers = Answered { $answered } of { $asked } offers in time.
profile-favours = Favours: { $granted } granted, { $refused } refused.
profile-promises = Promises: { $kept } kept, { $broken } broken.
profile-footer = Counts what was public, in the campaigns that you can see. /privacy erase begins it anew.
hall-title = Hall of fame
hall-line = **{ $name }** ({ $ruleset }, id { $id }), ended { $ended }: led by { $leaders }
hall-line-without = **{ $name }** ({ $ruleset }, id { $id }), ended { $ended }
