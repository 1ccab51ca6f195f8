-- The entries that hold a sealed answer and nothing else. Nobody but the player who answered may know of one while the question waits, so it has no
-- number: all that is shown counts the other entries only. It can be computed from the journal.
CREATE TABLE sealed (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    seq         INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, seq)
) STRICT, WITHOUT ROWID;
