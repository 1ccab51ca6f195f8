-- Where each offer was made and where it ended, so that one that is closed is found without being kept in every state of its campaign. It can be
-- computed from the journal.
CREATE TABLE offers (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    id INTEGER NOT NULL,
    -- The journal entry that holds it as it was made.
    made_in INTEGER NOT NULL,
    -- The entry that says how it ended; null while it is pending.
    closed_in INTEGER,
    PRIMARY KEY (campaign_id, id)
) STRICT, WITHOUT ROWID;

INSERT INTO offers (campaign_id, id, made_in)
SELECT campaign_id, value ->> '$.offer_made.id', max(seq)
FROM journal, json_each(events)
WHERE reverted_by IS NULL AND value -> '$.offer_made' IS NOT NULL
GROUP BY 1, 2;

UPDATE offers SET closed_in = ended.seq
FROM (
    SELECT campaign_id, value ->> '$.offer_closed.offer' AS id, max(seq) AS seq
    FROM journal, json_each(events)
    WHERE reverted_by IS NULL AND value -> '$.offer_closed' IS NOT NULL
    GROUP BY 1, 2
) AS ended
WHERE offers.campaign_id = ended.campaign_id AND offers.id = ended.id AND ended.seq >= offers.made_in;
