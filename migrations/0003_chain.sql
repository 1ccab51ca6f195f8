-- A file that tells when it is damaged, and that holds nothing that is over.

-- What chains an entry to the one before it: a version and a hash over that entry's link and over everything in this one that never changes.
-- NULL only until the first start has chained what was written before. `src/journal/chain.rs` says how it is computed.
ALTER TABLE journal ADD COLUMN link BLOB CHECK (length(link) = 33);
-- The link of the newest entry, so that a journal whose end is missing is found out.
ALTER TABLE campaigns ADD COLUMN head BLOB CHECK (length(head) = 33);

-- Of rows that are in no chain: a hash over what is written once and never changed.
ALTER TABLE posts ADD COLUMN checksum INTEGER;
ALTER TABLE names ADD COLUMN checksum INTEGER;
ALTER TABLE drafts ADD COLUMN checksum INTEGER;
ALTER TABLE outbox ADD COLUMN checksum INTEGER;

-- A row leaves the outbox when it is delivered. What was said stands in the journal, and no nonce comes twice, because the ids do not.
DROP INDEX outbox_waiting;
DROP INDEX outbox_parked;
DELETE FROM outbox WHERE delivered_at IS NOT NULL;
ALTER TABLE outbox DROP COLUMN delivered_at;
-- They hold whole what changes while a row waits: SQLite's integrity check compares an index with its table, so damage to either is found.
CREATE INDEX outbox_waiting ON outbox (campaign_id, recipient, id, batch, attempted_at, attempts, problem) WHERE parked_at IS NULL;
CREATE INDEX outbox_parked ON outbox (campaign_id, id, recipient, batch, attempted_at, attempts, parked_at, problem) WHERE parked_at IS NOT NULL;

-- Each campaign keeps its newest snapshot and one that lies some way before it, or else its oldest, for an undo to begin at.
DELETE FROM snapshots
WHERE seq < (SELECT max(s.seq) FROM snapshots AS s WHERE s.campaign_id = snapshots.campaign_id)
  AND seq <> (
      SELECT COALESCE(
          max(s.seq) FILTER (WHERE s.seq <= (SELECT max(n.seq) FROM snapshots AS n WHERE n.campaign_id = s.campaign_id) - 100),
          min(s.seq)
      )
      FROM snapshots AS s WHERE s.campaign_id = snapshots.campaign_id
  );
