-- What was added to the outbox since its indexes were made stands in them, too: SQLite's integrity check compares an index with its table, so
-- damage to either is found. The checksum of a row covers what is written once and was there from the beginning.
DROP INDEX outbox_waiting;
DROP INDEX outbox_parked;
CREATE INDEX outbox_waiting ON outbox (campaign_id, recipient, id, part, batch, attempted_at, attempts, barred, problem) WHERE parked_at IS NULL;
CREATE INDEX outbox_parked ON outbox (campaign_id, id, recipient, part, batch, attempted_at, attempts, parked_at, barred, problem)
WHERE parked_at IS NOT NULL;
