-- When a message to a campaign's table last called each player, so that what comes within minutes of it names them and does not call them again,
-- also after a restart. A row that is lost calls a player once more.
CREATE TABLE calls (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, user_id)
) STRICT;
