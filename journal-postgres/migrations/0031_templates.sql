-- Templates: settings of a campaign that a server keeps for later ones.
CREATE TABLE templates (
    guild_id bigint NOT NULL,
    -- The name as it is compared: names that differ in case only are the same.
    name_key text COLLATE "C" NOT NULL,
    name     text COLLATE "C" NOT NULL,
    ruleset  text COLLATE "C" NOT NULL,
    contents text COLLATE "C" NOT NULL,
    checksum bigint NOT NULL,
    PRIMARY KEY (guild_id, name_key)
);

-- A campaign's state now says whether play has begun. Older snapshots do not; each is made again when it is time.
DELETE FROM snapshots;
