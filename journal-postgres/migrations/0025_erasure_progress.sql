-- How far the erasure of a person's texts has come in a campaign with a long journal. It takes several transactions, so that other tables need not wait
-- for all of it. The entries up to this one are chained anew; the next one still follows the link that this one had before.
CREATE TABLE erasure_progress (
    campaign_id bigint PRIMARY KEY REFERENCES campaigns (id),
    user_id     bigint NOT NULL,
    upto        bigint NOT NULL,
    link        bytea NOT NULL CHECK (length(link) = 33)
);

-- From here on it holds the number of every campaign that was erased with its server, so that a missing one is not taken for lost. Until now it
-- held the highest number of each server: the gaps below were erased with one of them.
INSERT INTO erased_campaigns (id)
SELECT id FROM generate_series(1, (SELECT max(id) FROM erased_campaigns)) AS id
WHERE id NOT IN (SELECT id FROM campaigns) AND id NOT IN (SELECT id FROM erased_campaigns);
