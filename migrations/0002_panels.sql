-- Some messages show how things stand and keep up with it: panels. A post that is none has NULL in both columns.

-- The campaign's version that the message shows: after a start it tells which panels have fallen behind.
ALTER TABLE posts ADD COLUMN shown_version INTEGER;
-- A fingerprint of what it shows, so that nothing is edited where nothing has changed.
ALTER TABLE posts ADD COLUMN shown INTEGER;

-- Panels are few and offers are many: finding those that have fallen behind reads the panels only.
CREATE INDEX posts_panels ON posts (campaign_id) WHERE shown_version IS NOT NULL;
