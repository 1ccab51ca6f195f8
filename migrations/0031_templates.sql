-- Templates: settings of a campaign that a server keeps for later ones.
CREATE TABLE templates (
    guild_id INTEGER NOT NULL,
    -- The name as it is compared: names that differ in case only are the same.
    name_key TEXT NOT NULL,
    name     TEXT NOT NULL,
    ruleset  TEXT NOT NULL,
    contents TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    PRIMARY KEY (guild_id, name_key)
) STRICT;

-- A campaign's state now says whether play has begun. Older snapshots do not; each is made again when it is time.
DELETE FROM snapshots;
