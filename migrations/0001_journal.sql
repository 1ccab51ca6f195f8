-- Everything the bot remembers. STRICT, because SQLite would otherwise store a text where a number belongs. Moments are milliseconds since
-- 1970; the ids of people, servers, channels and messages are Discord's, which fit a signed 64-bit integer. JSON is stored as it comes: its
-- meaning belongs to the rules, and only its form is checked here, so that a broken value is refused before it can spoil a replay.

CREATE TABLE campaigns (
    id          INTEGER PRIMARY KEY NOT NULL,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    ruleset     TEXT    NOT NULL,
    language    TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('running', 'ended')),
    -- The newest seq in the journal. A commit names the version it was decided on, so two decisions on the same state cannot both be written.
    version     INTEGER NOT NULL,
    -- When the campaign next wants waking. NULL while it waits for nothing but people.
    next_due_at INTEGER,
    created_at  INTEGER NOT NULL
) STRICT;

-- A command in a channel means the campaign played there, so there can be one at most. Ended campaigns free their channel.
CREATE UNIQUE INDEX campaigns_running_in_channel ON campaigns (channel_id) WHERE status = 'running';
CREATE INDEX campaigns_running_in_guild ON campaigns (guild_id) WHERE status = 'running';
-- The story of an ended campaign is still told in its channel.
CREATE INDEX campaigns_in_channel ON campaigns (channel_id, id);
CREATE INDEX campaigns_named ON campaigns (name);
-- Idle and ended campaigns are not in it: finding what is due costs the same however many of them there are.
CREATE INDEX campaigns_due ON campaigns (next_due_at) WHERE status = 'running' AND next_due_at IS NOT NULL;

CREATE TABLE journal (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    seq         INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    -- NULL where the clock acted.
    actor       INTEGER,
    -- What asked for this entry: an interaction, or a deadline. Unique in the whole database, so whatever arrives twice is applied once.
    cause       TEXT    NOT NULL UNIQUE,
    events      TEXT    NOT NULL CHECK (json_valid(events)),
    -- The seq of the entry that undid this one. Nothing is deleted: an undone entry stays to be read, and is not replayed.
    reverted_by INTEGER,
    PRIMARY KEY (campaign_id, seq)
) STRICT;

-- The state after the entry `seq`, so that waking a campaign does not replay its whole life. Only a shortcut: it can be rebuilt from the
-- journal, and an undo removes the snapshots that contain what was undone.
CREATE TABLE snapshots (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    seq         INTEGER NOT NULL,
    state       TEXT    NOT NULL CHECK (json_valid(state)),
    PRIMARY KEY (campaign_id, seq)
) STRICT;

CREATE TABLE members (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    active      INTEGER NOT NULL CHECK (active IN (0, 1)),
    PRIMARY KEY (campaign_id, user_id)
) STRICT;

-- Which campaigns a person plays in, for commands given outside any campaign's channel.
CREATE INDEX members_active ON members (user_id) WHERE active = 1;

-- What people are called in a server, whatever they play there. Kept apart from members, so that a new name is one row.
CREATE TABLE names (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT;

-- Announcements on their way to Discord, written in the same transaction as the events they tell of.
-- AUTOINCREMENT, because a message's nonce is made from these ids and none may ever mean two messages.
CREATE TABLE outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    campaign_id  INTEGER NOT NULL REFERENCES campaigns (id),
    -- The campaign's version that brought this about.
    seq          INTEGER NOT NULL,
    -- NULL for the campaign's channel, or the person who gets a direct message.
    recipient    INTEGER,
    notice       TEXT    NOT NULL CHECK (json_valid(notice)),
    -- The id of the first row that goes into the same message. Fixed before the first attempt, so that after a crash the same message, with
    -- the same nonce, is sent again and not another one that overlaps it.
    batch        INTEGER,
    -- The first attempt.
    attempted_at INTEGER,
    attempts     INTEGER NOT NULL DEFAULT 0,
    delivered_at INTEGER,
    -- Given up, and shown to the moderators until they ask for another try.
    parked_at    INTEGER,
    problem      TEXT
) STRICT;

-- Delivered rows are in neither index: the cost of a delivery is that of what is waiting, not of what was ever said.
CREATE INDEX outbox_waiting ON outbox (campaign_id, recipient, id) WHERE delivered_at IS NULL AND parked_at IS NULL;
CREATE INDEX outbox_parked ON outbox (campaign_id, id) WHERE parked_at IS NOT NULL;

-- Which message shows which thing (`offer:7`), so that it can be edited when the thing changes.
CREATE TABLE posts (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    subject     TEXT    NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, subject)
) STRICT;

-- What a confirm button will do. AUTOINCREMENT, because the button carries the id and may outlive the draft: it must never confirm another.
CREATE TABLE drafts (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    command     TEXT    NOT NULL CHECK (json_valid(command)),
    expires_at  INTEGER NOT NULL
) STRICT;

CREATE INDEX drafts_expiring ON drafts (expires_at);
