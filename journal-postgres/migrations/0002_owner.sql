-- The bot that owns the database, by its number: another one waits until no process of it is there. NULL when it was given up.
ALTER TABLE leadership ADD COLUMN bot bigint;
