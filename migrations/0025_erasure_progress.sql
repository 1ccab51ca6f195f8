-- How far the erasure of a person's texts has come in a campaign with a long journal. It takes several transactions, so that other tables need not wait
-- for all of it. The entries up to this one are chained anew; the next one still follows the link that this one had before.
CREATE TABLE erasure_progress (
    campaign_id INTEGER PRIMARY KEY NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    upto        INTEGER NOT NULL,
    link        BLOB    NOT NULL CHECK (length(link) = 33)
) STRICT;

-- From here on it holds the number of every campaign that was erased with its server, so that a missing one is not taken for lost. Until now it
-- held the highest number of each server: the gaps below were erased with one of them.
INSERT INTO erased_campaigns (id)
WITH RECURSIVE ids (id) AS (
    SELECT 1 WHERE EXISTS (SELECT 1 FROM erased_campaigns)
    UNION ALL
    SELECT id + 1 FROM ids WHERE id < (SELECT max(id) FROM erased_campaigns)
)
SELECT id FROM ids WHERE id NOT IN (SELECT id FROM campaigns) AND id NOT IN (SELECT id FROM erased_campaigns);
