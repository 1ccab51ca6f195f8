-- Who may found campaigns in a server, where it has said so; in every other server everybody may. Who manages the server always may, and with
-- NULL nobody else..
CREATE TABLE founders (
    guild_id INTEGER PRIMARY KEY NOT NULL,
    -- The role whose bearers may, too.
    role_id  INTEGER,
    checksum INTEGER NOT NULL
) STRICT;
