-- Who wants to be told every day what happened, at what hour of the clock on their wall. A row that is lost stops a player's digests; `/digest`
-- shows them that there are none.
CREATE TABLE digests (
    user_id   INTEGER PRIMARY KEY NOT NULL,
    hour      INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    -- A time zone by its name in the IANA database.
    zone      TEXT    NOT NULL,
    -- The language that the player reads Discord in.
    language  TEXT    NOT NULL,
    -- What happened from here on is not told yet.
    since     INTEGER NOT NULL,
    -- The moment that the next one is for. It stands in its small print and makes its nonce, so it stays while that one may be on its way.
    due_at    INTEGER NOT NULL,
    -- When to look at it: when it is due, and later after a failure that may pass.
    next_at   INTEGER NOT NULL,
    -- When the next one was first sent, without knowing whether it arrived. It tells nothing later than that, however often it is sent.
    tried_at  INTEGER,
    -- Why Discord did not take the last one. What it would have told the next one tells.
    problem   TEXT
) STRICT;

CREATE INDEX digests_by_time ON digests (next_at);
