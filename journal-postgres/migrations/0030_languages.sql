-- The language in which a person last used the bot in a server. Empty for people who have not been here since.
ALTER TABLE names ADD COLUMN language text COLLATE "C" NOT NULL DEFAULT '';
