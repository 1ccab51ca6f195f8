-- The servers that hold commands of their own: those of the board games that are played there. A start brings them up to date, and takes away
-- what is not played any more. Written before Discord is told, so that no server is forgotten in a crash.
CREATE TABLE server_commands (
    guild_id INTEGER PRIMARY KEY NOT NULL
) STRICT;

-- What is played in a server, or was until lately.
CREATE INDEX campaigns_in_guild_ever ON campaigns (guild_id, ruleset);
