-- Servers that the bot is in no more, since when it has noticed. What is kept of them is erased some time later, unless they invite it again.
CREATE TABLE departures (
    guild_id INTEGER PRIMARY KEY NOT NULL,
    since    INTEGER NOT NULL
) STRICT;

CREATE INDEX departures_by_time ON departures (since);

-- The highest number of a campaign that was erased with its server. Buttons that stand in direct messages name campaigns by their numbers, so none
-- is given twice.
CREATE TABLE erased_campaigns (
    id INTEGER PRIMARY KEY NOT NULL
) STRICT;
