-- How an announcement is known from all others, and what waits until the bot may write in a place again.

-- A ruling can lead to several announcements in one place: 1 is the first. The ruling's number and this are what its message bears, so that it
-- is found again where nobody knows whether it arrived.
ALTER TABLE outbox ADD COLUMN part INTEGER NOT NULL DEFAULT 1;
UPDATE outbox SET part = (
    SELECT count(*) FROM outbox AS other
    WHERE other.campaign_id = outbox.campaign_id AND other.seq = outbox.seq AND other.recipient IS outbox.recipient AND other.id <= outbox.id
);

-- 1 where it was parked because the bot may not write in the place: then it is tried again as soon as that may have changed, and before
-- anything newer that goes to the same place.
ALTER TABLE outbox ADD COLUMN barred INTEGER NOT NULL DEFAULT 0 CHECK (barred IN (0, 1));
UPDATE outbox SET barred = 1
WHERE parked_at IS NOT NULL
    AND problem IN ('Missing Access', 'Missing Permissions', 'Unknown Channel', 'Cannot send messages to this user');
CREATE INDEX outbox_barred ON outbox (campaign_id, recipient) WHERE barred = 1;

-- 1 where the message still shows an offer that has ended, because editing it failed.
ALTER TABLE posts ADD COLUMN stale INTEGER NOT NULL DEFAULT 0 CHECK (stale IN (0, 1));
CREATE INDEX posts_stale ON posts (campaign_id) WHERE stale = 1;
