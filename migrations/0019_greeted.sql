-- Servers in which the bot has said what it is, so that it says so once, however often Discord tells it of the server again. A row that is lost
-- greets a server once more, if the bot was invited there within the last day.
CREATE TABLE greeted (
    guild_id INTEGER PRIMARY KEY NOT NULL
) STRICT;
