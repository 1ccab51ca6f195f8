-- What is kept of players has changed: who leaves is not away any more. A snapshot is a shortcut, and an older one would say otherwise than its
-- journal; each is made anew when it is time.
DELETE FROM snapshots;
