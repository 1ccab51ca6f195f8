-- Who has asked that all they wrote be erased. It takes a transaction for each campaign, and a stop in between must not end it. When it is done the row
-- stays until they use the bot again: until then no other person brings back what they are called.
CREATE TABLE erasures (
    user_id  INTEGER PRIMARY KEY NOT NULL,
    asked_at INTEGER NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1))
) STRICT;
