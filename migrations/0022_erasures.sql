-- Who has asked that all they wrote be erased, until that is done: it takes a transaction for each campaign, and a stop in between must not end it.
CREATE TABLE erasures (
    user_id  INTEGER PRIMARY KEY NOT NULL,
    asked_at INTEGER NOT NULL
) STRICT;
