-- The name of a person's account, which no two have. It tells two apart who are called the same in a server. Empty of those who have not been here since.
ALTER TABLE names ADD COLUMN account text COLLATE "C" NOT NULL DEFAULT '';
