BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'journal','2026-11-22 04:30:39',1,X'481F2AEA82F40718814D9AB79403A077D72AF7DFAE92340AF6AF349CF8825C987F31F718B3A046F07BEFB8BD1C089566',6795592);
INSERT INTO "_sqlx_migrations" VALUES(2,'panels','2026-11-22 04:30:39',1,X'8B470855B162325AA369451902FDD66C846FCB914145A947C90CFB4FE2418161F763DF1C377F86B2DC6DF766562B9C4B',6565248);
CREATE TABLE campaigns (
    id          INTEGER PRIMARY KEY NOT NULL,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    name        TEXT    NOT NULL,
    ruleset     TEXT    NOT NULL,
    language    TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('running', 'ended')),
    -- The newest seq in the journal. A commit names the version it was decided on, so two decisions on the same state cannot both be written.
    version     INTEGER NOT NULL,
    -- When the campaign next wants waking. NULL while it waits for nothing but people.
    next_due_at INTEGER,
    created_at  INTEGER NOT NULL
) STRICT;
INSERT INTO "campaigns" VALUES(1,1200000000000000001,1210130980248138614,'Spiral Arm','leverage','en','running',104,1767744000000,1767614400000);
INSERT INTO "campaigns" VALUES(2,1200000000000000001,1210050799275963410,'Quiet Orbit','ambassadors','en','running',114,1767744000000,1767614400000);
CREATE TABLE drafts (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    command     TEXT    NOT NULL CHECK (json_valid(command)),
    expires_at  INTEGER NOT NULL
) STRICT;
INSERT INTO "drafts" VALUES(1,1,101,'{"by":101,"moderator":false,"command":{"refuse":{"offer":1}},"confirmed":{"refusal_costs":{"offer":1,"asker":100,"from":400,"to":0,"opens":[]}}}',1767700800000);
INSERT INTO "drafts" VALUES(2,2,101,'{"by":101,"moderator":false,"command":{"ambassadors":"end_action"},"confirmed":{"aggression":{"clashes":[{"intruder":101,"other":100,"sector":"Tinker''s Rest","ships":2,"others":0,"control":true}],"traitor":null}}}',1767700800000);
INSERT INTO "drafts" VALUES(3,2,102,'{"by":102,"moderator":false,"command":{"ambassadors":"end_action"},"confirmed":{"aggression":{"clashes":[{"intruder":102,"other":103,"sector":"Slate Ferry","ships":1,"others":0,"control":true}],"traitor":101}}}',1767700800000);
CREATE TABLE journal (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    seq         INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    -- NULL where the clock acted.
    actor       INTEGER,
    -- What asked for this entry: an interaction, or a deadline. Unique in the whole database, so whatever arrives twice is applied once.
    cause       TEXT    NOT NULL UNIQUE,
    events      TEXT    NOT NULL CHECK (json_valid(events)),
    -- The seq of the entry that undid this one. Nothing is deleted: an undone entry stays to be read, and is not replayed.
    reverted_by INTEGER,
    PRIMARY KEY (campaign_id, seq)
) STRICT;
INSERT INTO "journal" VALUES(1,1,1767614400000,90,'interaction:1573918614442999890','[{"founded":{"at":1767614400000,"name":"Spiral Arm","ruleset":"leverage","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"open_access":[],"thresholds":"warfare"}}}]',NULL);
INSERT INTO "journal" VALUES(1,2,1767614400000,100,'interaction:1573918614442999893','[{"joined":{"player":100}},{"leverage":{"money_issued":{"to":100,"amount":1000}}},{"leverage":{"ship_launched":{"id":1,"owner":100,"name":"Flagship"}}}]',NULL);
INSERT INTO "journal" VALUES(1,3,1767614400000,101,'interaction:1573918614442999896','[{"joined":{"player":101}},{"leverage":{"money_issued":{"to":101,"amount":1000}}},{"leverage":{"ship_launched":{"id":2,"owner":101,"name":"Flagship"}}}]',NULL);
INSERT INTO "journal" VALUES(1,4,1767614400000,102,'interaction:1573918614442999899','[{"joined":{"player":102}},{"leverage":{"money_issued":{"to":102,"amount":1000}}},{"leverage":{"ship_launched":{"id":3,"owner":102,"name":"Flagship"}}}]',NULL);
INSERT INTO "journal" VALUES(1,5,1767614400000,100,'interaction:1573918614442999906','[{"leverage":{"gifted":{"from":100,"to":101,"amount":500,"note":"For the road"}}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"earned","amount":1000,"value":1000,"why":"gift"}}}]',NULL);
INSERT INTO "journal" VALUES(1,6,1767614400000,101,'interaction:1573918614442999909','[{"leverage":{"gifted":{"from":101,"to":100,"amount":200}}},{"leverage":{"leverage_booked":{"by":101,"over":100,"account":"earned","amount":400,"value":400,"why":"gift"}}}]',NULL);
INSERT INTO "journal" VALUES(1,7,1767614400000,102,'interaction:1573918614442999912','[{"leverage":{"gifted":{"from":102,"to":101,"amount":300}}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"earned","amount":600,"value":600,"why":"gift"}}}]',NULL);
INSERT INTO "journal" VALUES(1,8,1767614400000,100,'interaction:1573918614442999915','[{"offer_made":{"id":1,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":100}},"cost":200}}},"note":"Seeds","made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":200,"value":800,"why":{"favour_asked":1}}}}]',NULL);
INSERT INTO "journal" VALUES(1,9,1767614400000,100,'interaction:1573918614442999918','[{"offer_made":{"id":2,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":50}},"cost":100}}},"private":true,"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":100,"value":700,"why":{"favour_asked":2}}}}]',NULL);
INSERT INTO "journal" VALUES(1,10,1767614400000,101,'interaction:1573918614442999921','[{"offer_made":{"id":3,"from":101,"to":100,"terms":{"leverage":{"reset":{"amount":-500}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL);
INSERT INTO "journal" VALUES(1,11,1767614400000,102,'interaction:1573918614442999928','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,12,1767614400000,102,'interaction:1573918614442999930','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,13,1767614400000,102,'interaction:1573918614442999932','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,14,1767614400000,102,'interaction:1573918614442999934','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,15,1767614400000,102,'interaction:1573918614442999936','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,16,1767614400000,102,'interaction:1573918614442999938','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,17,1767614400000,102,'interaction:1573918614442999940','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,18,1767614400000,102,'interaction:1573918614442999942','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,19,1767614400000,102,'interaction:1573918614442999944','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,20,1767614400000,102,'interaction:1573918614442999946','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,21,1767614400000,102,'interaction:1573918614442999948','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,22,1767614400000,102,'interaction:1573918614442999950','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,23,1767614400000,102,'interaction:1573918614442999952','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,24,1767614400000,102,'interaction:1573918614442999954','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,25,1767614400000,102,'interaction:1573918614442999956','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,26,1767614400000,102,'interaction:1573918614442999958','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,27,1767614400000,102,'interaction:1573918614442999960','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,28,1767614400000,102,'interaction:1573918614442999962','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,29,1767614400000,102,'interaction:1573918614442999964','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,30,1767614400000,102,'interaction:1573918614442999966','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,31,1767614400000,102,'interaction:1573918614442999968','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,32,1767614400000,102,'interaction:1573918614442999970','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,33,1767614400000,102,'interaction:1573918614442999972','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,34,1767614400000,102,'interaction:1573918614442999974','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,35,1767614400000,102,'interaction:1573918614442999976','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,36,1767614400000,102,'interaction:1573918614442999978','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,37,1767614400000,102,'interaction:1573918614442999980','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,38,1767614400000,102,'interaction:1573918614442999982','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,39,1767614400000,102,'interaction:1573918614442999984','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,40,1767614400000,102,'interaction:1573918614442999986','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,41,1767614400000,102,'interaction:1573918614442999988','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,42,1767614400000,102,'interaction:1573918614442999990','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,43,1767614400000,102,'interaction:1573918614442999992','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,44,1767614400000,102,'interaction:1573918614442999994','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,45,1767614400000,102,'interaction:1573918614442999996','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,46,1767614400000,102,'interaction:1573918614442999998','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,47,1767614400000,102,'interaction:1573918614443000000','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,48,1767614400000,102,'interaction:1573918614443000002','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,49,1767614400000,102,'interaction:1573918614443000004','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,50,1767614400000,102,'interaction:1573918614443000006','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,51,1767614400000,102,'interaction:1573918614443000008','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,52,1767614400000,102,'interaction:1573918614443000010','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,53,1767614400000,102,'interaction:1573918614443000012','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,54,1767614400000,102,'interaction:1573918614443000014','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,55,1767614400000,102,'interaction:1573918614443000016','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,56,1767614400000,102,'interaction:1573918614443000018','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,57,1767614400000,102,'interaction:1573918614443000020','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,58,1767614400000,102,'interaction:1573918614443000022','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,59,1767614400000,102,'interaction:1573918614443000024','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,60,1767614400000,102,'interaction:1573918614443000026','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,61,1767614400000,102,'interaction:1573918614443000028','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,62,1767614400000,102,'interaction:1573918614443000030','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,63,1767614400000,102,'interaction:1573918614443000032','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,64,1767614400000,102,'interaction:1573918614443000034','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,65,1767614400000,102,'interaction:1573918614443000036','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,66,1767614400000,102,'interaction:1573918614443000038','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,67,1767614400000,102,'interaction:1573918614443000040','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,68,1767614400000,102,'interaction:1573918614443000042','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,69,1767614400000,102,'interaction:1573918614443000044','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,70,1767614400000,102,'interaction:1573918614443000046','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,71,1767614400000,102,'interaction:1573918614443000048','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,72,1767614400000,102,'interaction:1573918614443000050','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,73,1767614400000,102,'interaction:1573918614443000052','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,74,1767614400000,102,'interaction:1573918614443000054','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,75,1767614400000,102,'interaction:1573918614443000056','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,76,1767614400000,102,'interaction:1573918614443000058','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,77,1767614400000,102,'interaction:1573918614443000060','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,78,1767614400000,102,'interaction:1573918614443000062','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,79,1767614400000,102,'interaction:1573918614443000064','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,80,1767614400000,102,'interaction:1573918614443000066','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,81,1767614400000,102,'interaction:1573918614443000068','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,82,1767614400000,102,'interaction:1573918614443000070','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,83,1767614400000,102,'interaction:1573918614443000072','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,84,1767614400000,102,'interaction:1573918614443000074','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,85,1767614400000,102,'interaction:1573918614443000076','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,86,1767614400000,102,'interaction:1573918614443000078','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,87,1767614400000,102,'interaction:1573918614443000080','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,88,1767614400000,102,'interaction:1573918614443000082','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,89,1767614400000,102,'interaction:1573918614443000084','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,90,1767614400000,102,'interaction:1573918614443000086','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,91,1767614400000,102,'interaction:1573918614443000088','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,92,1767614400000,102,'interaction:1573918614443000090','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,93,1767614400000,102,'interaction:1573918614443000092','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,94,1767614400000,102,'interaction:1573918614443000094','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,95,1767614400000,102,'interaction:1573918614443000096','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,96,1767614400000,102,'interaction:1573918614443000098','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,97,1767614400000,102,'interaction:1573918614443000100','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,98,1767614400000,102,'interaction:1573918614443000102','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,99,1767614400000,102,'interaction:1573918614443000104','[{"quiet_hours":{"player":102,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(1,100,1767614400000,102,'interaction:1573918614443000106','[{"quiet_hours":{"player":102,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(1,101,1767614400000,102,'interaction:1573918614443000110','[{"offer_made":{"id":4,"from":102,"to":100,"terms":{"leverage":{"access":{"access":"trade"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL);
INSERT INTO "journal" VALUES(1,102,1767614400000,100,'interaction:1573918614443000113','[{"offer_closed":{"offer":4,"closing":{"outcome":"accepted","at":1767614400000,"by":100}}},{"leverage":{"access_granted":{"granter":102,"grantee":100,"access":"trade","by":{"offer":4}}}},{"leverage":{"leverage_booked":{"by":102,"over":100,"account":"earned","amount":1500,"value":1500,"why":{"access_granted":4}}}}]',NULL);
INSERT INTO "journal" VALUES(2,1,1767614400000,90,'interaction:1573918614443000116','[{"founded":{"at":1767614400000,"name":"Quiet Orbit","ruleset":"ambassadors","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"open_access":[],"thresholds":"warfare"}}}]',NULL);
INSERT INTO "journal" VALUES(2,2,1767614400000,100,'interaction:1573918614443000119','[{"joined":{"player":100}},{"ambassadors":{"seated":{"player":100}}}]',NULL);
INSERT INTO "journal" VALUES(2,3,1767614400000,101,'interaction:1573918614443000122','[{"joined":{"player":101}},{"ambassadors":{"seated":{"player":101}}}]',NULL);
INSERT INTO "journal" VALUES(2,4,1767614400000,102,'interaction:1573918614443000125','[{"joined":{"player":102}},{"ambassadors":{"seated":{"player":102}}}]',NULL);
INSERT INTO "journal" VALUES(2,5,1767614400000,103,'interaction:1573918614443000128','[{"joined":{"player":103}},{"ambassadors":{"seated":{"player":103}}}]',NULL);
INSERT INTO "journal" VALUES(2,6,1767614400000,90,'interaction:1573918614443000131','[{"moderated":{"by":90}},{"ambassadors":{"board":{"loaded":{"places":[{"name":"The Anvil","at":[0,0],"pieces":[{"owner":null,"count":2}]},{"name":"Candlehold","at":[0,-2],"holder":100,"pieces":[{"owner":100,"count":2}]},{"name":"Tinker''s Rest","at":[1,-2],"holder":100},{"name":"Marrowdeep","at":[2,-2],"holder":101,"pieces":[{"owner":101,"count":2}]},{"name":"Nettle Point","at":[2,-1],"holder":101},{"name":"Thistle Reach","at":[0,2],"holder":102,"pieces":[{"owner":102,"count":2}]},{"name":"Wren Harbour","at":[-1,2],"holder":102},{"name":"Oarsrest","at":[-2,2],"holder":103,"pieces":[{"owner":103,"count":2}]},{"name":"Slate Ferry","at":[-2,1],"holder":103},{"name":"Cinder Gate","at":[0,-1]},{"name":"Glass Shoal","at":[1,-1]},{"name":"Long Quiet","at":[1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Ember Ford","at":[0,1]},{"name":"Salt Mirror","at":[-1,1]},{"name":"Low Chorus","at":[-1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Dawn Door","at":[2,0]},{"name":"Pale Orchard","at":[1,1]},{"name":"Dusk Door","at":[-2,0]},{"name":"Hollow Bell","at":[-1,-1]}],"links":[{"between":["Candlehold","Tinker''s Rest"],"kind":"wormhole"},{"between":["Tinker''s Rest","Marrowdeep"],"kind":"wormhole"},{"between":["Marrowdeep","Nettle Point"],"kind":"wormhole"},{"between":["Thistle Reach","Wren Harbour"],"kind":"wormhole"},{"between":["Wren Harbour","Oarsrest"],"kind":"wormhole"},{"between":["Oarsrest","Slate Ferry"],"kind":"wormhole"},{"between":["Nettle Point","Dawn Door"],"kind":"wormhole"},{"between":["Dawn Door","Pale Orchard"],"kind":"wormhole"},{"between":["Pale Orchard","Thistle Reach"],"kind":"wormhole"},{"between":["Slate Ferry","Dusk Door"],"kind":"wormhole"},{"between":["Dusk Door","Hollow Bell"],"kind":"wormhole"},{"between":["Hollow Bell","Candlehold"],"kind":"wormhole"},{"between":["Candlehold","Cinder Gate"],"kind":"wormhole"},{"between":["Marrowdeep","Glass Shoal"],"kind":"wormhole"},{"between":["Thistle Reach","Ember Ford"],"kind":"wormhole"},{"between":["Oarsrest","Salt Mirror"],"kind":"wormhole"},{"between":["Cinder Gate","The Anvil"],"kind":"wormhole"},{"between":["Glass Shoal","The Anvil"],"kind":"wormhole"},{"between":["Ember Ford","The Anvil"],"kind":"wormhole"},{"between":["Salt Mirror","The Anvil"],"kind":"wormhole"},{"between":["Nettle Point","Long Quiet"],"kind":"wormhole"},{"between":["Long Quiet","Pale Orchard"],"kind":"generator"},{"between":["Long Quiet","The Anvil"],"kind":"wormhole"},{"between":["Slate Ferry","Low Chorus"],"kind":"wormhole"},{"between":["Low Chorus","The Anvil"],"kind":"wormhole"},{"between":["Dawn Door","Dusk Door"],"kind":"warp-portal"}]}}}}]',NULL);
INSERT INTO "journal" VALUES(2,7,1767614400000,100,'interaction:1573918614443000138','[{"ambassadors":{"population_set":{"player":100,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":9,"money":8}}}}]',NULL);
INSERT INTO "journal" VALUES(2,8,1767614400000,101,'interaction:1573918614443000141','[{"ambassadors":{"population_set":{"player":101,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":10,"money":9}}}}]',NULL);
INSERT INTO "journal" VALUES(2,9,1767614400000,102,'interaction:1573918614443000144','[{"ambassadors":{"population_set":{"player":102,"before":{"materials":11,"science":11,"money":11},"after":{"materials":8,"science":10,"money":10}}}}]',NULL);
INSERT INTO "journal" VALUES(2,10,1767614400000,103,'interaction:1573918614443000147','[{"ambassadors":{"population_set":{"player":103,"before":{"materials":11,"science":11,"money":11},"after":{"materials":11,"science":9,"money":11}}}}]',NULL);
INSERT INTO "journal" VALUES(2,11,1767614400000,100,'interaction:1573918614443000150','[{"ambassadors":{"action_begun":{"player":100,"round":1}}}]',NULL);
INSERT INTO "journal" VALUES(2,12,1767614400000,100,'interaction:1573918614443000153','[{"offer_made":{"id":1,"from":100,"to":101,"terms":{"ambassadors":{"relations":{"track":"science","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL);
INSERT INTO "journal" VALUES(2,13,1767614400000,101,'interaction:1573918614443000156','[{"offer_closed":{"offer":1,"closing":{"outcome":"accepted","at":1767614400000,"by":101}}},{"ambassadors":{"ambassador_given":{"from":100,"to":101,"track":"science","left":8,"space":1}}},{"ambassadors":{"ambassador_given":{"from":101,"to":100,"track":"money","left":8,"space":1}}}]',NULL);
INSERT INTO "journal" VALUES(2,14,1767614400000,100,'interaction:1573918614443000159','[{"ambassadors":{"action_ended":{"player":100,"next":101}}}]',NULL);
INSERT INTO "journal" VALUES(2,15,1767614400000,102,'interaction:1573918614443000162','[{"ambassadors":{"action_begun":{"player":102,"round":1}}}]',NULL);
INSERT INTO "journal" VALUES(2,16,1767614400000,102,'interaction:1573918614443000165','[{"offer_made":{"id":2,"from":102,"to":103,"terms":{"ambassadors":{"relations":{"track":"money","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL);
INSERT INTO "journal" VALUES(2,17,1767614400000,103,'interaction:1573918614443000168','[{"offer_closed":{"offer":2,"closing":{"outcome":"accepted","at":1767614400000,"by":103}}},{"ambassadors":{"ambassador_given":{"from":102,"to":103,"track":"money","left":9,"space":1}}},{"ambassadors":{"ambassador_given":{"from":103,"to":102,"track":"materials","left":10,"space":1}}}]',NULL);
INSERT INTO "journal" VALUES(2,18,1767614400000,102,'interaction:1573918614443000171','[{"ambassadors":{"action_ended":{"player":102,"next":103}}}]',NULL);
INSERT INTO "journal" VALUES(2,19,1767614400000,101,'interaction:1573918614443000174','[{"ambassadors":{"reputation_placed":{"player":101,"space":2,"value":3}}}]',NULL);
INSERT INTO "journal" VALUES(2,20,1767614400000,101,'interaction:1573918614443000177','[{"ambassadors":{"action_begun":{"player":101,"round":1}}}]',NULL);
INSERT INTO "journal" VALUES(2,21,1767614400000,101,'interaction:1573918614443000180','[{"ambassadors":{"board":{"pieces_moved":{"owner":101,"from":"Marrowdeep","to":"Tinker''s Rest","count":2}}}}]',NULL);
INSERT INTO "journal" VALUES(2,22,1767614400000,101,'draft:2','[{"ambassadors":{"action_ended":{"player":101,"next":102}}},{"ambassadors":{"relations_broken":{"aggressor":101,"other":100,"clashes":[{"intruder":101,"other":100,"sector":"Tinker''s Rest","ships":2,"others":0,"control":true}]}}},{"ambassadors":{"traitor_moved":{"from":null,"to":101}}},{"offer_made":{"id":3,"from":101,"to":100,"terms":{"ambassadors":{"put_back":{"came_from":"science"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"offer_made":{"id":4,"from":100,"to":101,"terms":{"ambassadors":{"put_back":{"came_from":"money"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL);
INSERT INTO "journal" VALUES(2,23,1767614400000,103,'interaction:1573918614443000189','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,24,1767614400000,103,'interaction:1573918614443000191','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,25,1767614400000,103,'interaction:1573918614443000193','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,26,1767614400000,103,'interaction:1573918614443000195','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,27,1767614400000,103,'interaction:1573918614443000197','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,28,1767614400000,103,'interaction:1573918614443000199','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,29,1767614400000,103,'interaction:1573918614443000201','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,30,1767614400000,103,'interaction:1573918614443000203','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,31,1767614400000,103,'interaction:1573918614443000205','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,32,1767614400000,103,'interaction:1573918614443000207','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,33,1767614400000,103,'interaction:1573918614443000209','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,34,1767614400000,103,'interaction:1573918614443000211','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,35,1767614400000,103,'interaction:1573918614443000213','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,36,1767614400000,103,'interaction:1573918614443000215','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,37,1767614400000,103,'interaction:1573918614443000217','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,38,1767614400000,103,'interaction:1573918614443000219','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,39,1767614400000,103,'interaction:1573918614443000221','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,40,1767614400000,103,'interaction:1573918614443000223','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,41,1767614400000,103,'interaction:1573918614443000225','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,42,1767614400000,103,'interaction:1573918614443000227','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,43,1767614400000,103,'interaction:1573918614443000229','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,44,1767614400000,103,'interaction:1573918614443000231','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,45,1767614400000,103,'interaction:1573918614443000233','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,46,1767614400000,103,'interaction:1573918614443000235','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,47,1767614400000,103,'interaction:1573918614443000237','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,48,1767614400000,103,'interaction:1573918614443000239','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,49,1767614400000,103,'interaction:1573918614443000241','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,50,1767614400000,103,'interaction:1573918614443000243','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,51,1767614400000,103,'interaction:1573918614443000245','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,52,1767614400000,103,'interaction:1573918614443000247','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,53,1767614400000,103,'interaction:1573918614443000249','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,54,1767614400000,103,'interaction:1573918614443000251','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,55,1767614400000,103,'interaction:1573918614443000253','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,56,1767614400000,103,'interaction:1573918614443000255','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,57,1767614400000,103,'interaction:1573918614443000257','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,58,1767614400000,103,'interaction:1573918614443000259','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,59,1767614400000,103,'interaction:1573918614443000261','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,60,1767614400000,103,'interaction:1573918614443000263','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,61,1767614400000,103,'interaction:1573918614443000265','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,62,1767614400000,103,'interaction:1573918614443000267','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,63,1767614400000,103,'interaction:1573918614443000269','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,64,1767614400000,103,'interaction:1573918614443000271','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,65,1767614400000,103,'interaction:1573918614443000273','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,66,1767614400000,103,'interaction:1573918614443000275','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,67,1767614400000,103,'interaction:1573918614443000277','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,68,1767614400000,103,'interaction:1573918614443000279','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,69,1767614400000,103,'interaction:1573918614443000281','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,70,1767614400000,103,'interaction:1573918614443000283','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,71,1767614400000,103,'interaction:1573918614443000285','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,72,1767614400000,103,'interaction:1573918614443000287','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,73,1767614400000,103,'interaction:1573918614443000289','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,74,1767614400000,103,'interaction:1573918614443000291','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,75,1767614400000,103,'interaction:1573918614443000293','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,76,1767614400000,103,'interaction:1573918614443000295','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,77,1767614400000,103,'interaction:1573918614443000297','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,78,1767614400000,103,'interaction:1573918614443000299','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,79,1767614400000,103,'interaction:1573918614443000301','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,80,1767614400000,103,'interaction:1573918614443000303','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,81,1767614400000,103,'interaction:1573918614443000305','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,82,1767614400000,103,'interaction:1573918614443000307','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,83,1767614400000,103,'interaction:1573918614443000309','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,84,1767614400000,103,'interaction:1573918614443000311','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,85,1767614400000,103,'interaction:1573918614443000313','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,86,1767614400000,103,'interaction:1573918614443000315','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,87,1767614400000,103,'interaction:1573918614443000317','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,88,1767614400000,103,'interaction:1573918614443000319','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,89,1767614400000,103,'interaction:1573918614443000321','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,90,1767614400000,103,'interaction:1573918614443000323','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,91,1767614400000,103,'interaction:1573918614443000325','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,92,1767614400000,103,'interaction:1573918614443000327','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,93,1767614400000,103,'interaction:1573918614443000329','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,94,1767614400000,103,'interaction:1573918614443000331','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,95,1767614400000,103,'interaction:1573918614443000333','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,96,1767614400000,103,'interaction:1573918614443000335','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,97,1767614400000,103,'interaction:1573918614443000337','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,98,1767614400000,103,'interaction:1573918614443000339','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,99,1767614400000,103,'interaction:1573918614443000341','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,100,1767614400000,103,'interaction:1573918614443000343','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,101,1767614400000,103,'interaction:1573918614443000345','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,102,1767614400000,103,'interaction:1573918614443000347','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,103,1767614400000,103,'interaction:1573918614443000349','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,104,1767614400000,103,'interaction:1573918614443000351','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,105,1767614400000,103,'interaction:1573918614443000353','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,106,1767614400000,103,'interaction:1573918614443000355','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,107,1767614400000,103,'interaction:1573918614443000357','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,108,1767614400000,103,'interaction:1573918614443000359','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,109,1767614400000,103,'interaction:1573918614443000361','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,110,1767614400000,103,'interaction:1573918614443000363','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,111,1767614400000,103,'interaction:1573918614443000365','[{"quiet_hours":{"player":103,"hours":{"from":1,"to":7}}}]',NULL);
INSERT INTO "journal" VALUES(2,112,1767614400000,103,'interaction:1573918614443000367','[{"quiet_hours":{"player":103,"hours":{"from":2,"to":8}}}]',NULL);
INSERT INTO "journal" VALUES(2,113,1767614400000,102,'interaction:1573918614443000369','[{"ambassadors":{"action_begun":{"player":102,"round":1}}}]',NULL);
INSERT INTO "journal" VALUES(2,114,1767614400000,102,'interaction:1573918614443000372','[{"ambassadors":{"board":{"pieces_moved":{"owner":102,"from":"Thistle Reach","to":"Slate Ferry","count":1}}}}]',NULL);
INSERT INTO "journal" VALUES(1,103,1767614400000,100,'interaction:1573918614443000379','[{"leverage":{"gifted":{"from":100,"to":102,"amount":10,"note":"Into the dark"}}},{"leverage":{"leverage_booked":{"by":100,"over":102,"account":"earned","amount":20,"value":20,"why":"gift"}}}]',NULL);
INSERT INTO "journal" VALUES(1,104,1767614400000,102,'interaction:1573918614443000381','[{"offer_made":{"id":5,"from":102,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"spent","amount":40,"value":560,"why":{"favour_asked":5}}}}]',NULL);
CREATE TABLE members (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    active      INTEGER NOT NULL CHECK (active IN (0, 1)),
    PRIMARY KEY (campaign_id, user_id)
) STRICT;
INSERT INTO "members" VALUES(1,100,1);
INSERT INTO "members" VALUES(1,101,1);
INSERT INTO "members" VALUES(1,102,1);
INSERT INTO "members" VALUES(2,100,1);
INSERT INTO "members" VALUES(2,101,1);
INSERT INTO "members" VALUES(2,102,1);
INSERT INTO "members" VALUES(2,103,1);
CREATE TABLE names (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT;
INSERT INTO "names" VALUES(1200000000000000001,90,'Mod');
INSERT INTO "names" VALUES(1200000000000000001,100,'Ada');
INSERT INTO "names" VALUES(1200000000000000001,101,'Bo');
INSERT INTO "names" VALUES(1200000000000000001,102,'Cy');
INSERT INTO "names" VALUES(1200000000000000001,103,'Di');
CREATE TABLE outbox (
    id           INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    campaign_id  INTEGER NOT NULL REFERENCES campaigns (id),
    -- The campaign's version that brought this about.
    seq          INTEGER NOT NULL,
    -- NULL for the campaign's channel, or the person who gets a direct message.
    recipient    INTEGER,
    notice       TEXT    NOT NULL CHECK (json_valid(notice)),
    -- The id of the first row that goes into the same message. Fixed before the first attempt, so that after a crash the same message, with
    -- the same nonce, is sent again and not another one that overlaps it.
    batch        INTEGER,
    -- The first attempt.
    attempted_at INTEGER,
    attempts     INTEGER NOT NULL DEFAULT 0,
    delivered_at INTEGER,
    -- Given up, and shown to the moderators until they ask for another try.
    parked_at    INTEGER,
    problem      TEXT
) STRICT;
INSERT INTO "outbox" VALUES(1,1,1,NULL,'{"to":"table","calls":[],"events":[{"founded":{"at":1767614400000,"name":"Spiral Arm","ruleset":"leverage","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"open_access":[],"thresholds":"warfare"}}}]}',1,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(2,1,2,NULL,'{"to":"table","calls":[],"events":[{"joined":{"player":100}},{"leverage":{"money_issued":{"to":100,"amount":1000}}},{"leverage":{"ship_launched":{"id":1,"owner":100,"name":"Flagship"}}}]}',2,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(3,1,3,NULL,'{"to":"table","calls":[],"events":[{"joined":{"player":101}},{"leverage":{"money_issued":{"to":101,"amount":1000}}},{"leverage":{"ship_launched":{"id":2,"owner":101,"name":"Flagship"}}}]}',3,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(4,1,4,NULL,'{"to":"table","calls":[],"events":[{"joined":{"player":102}},{"leverage":{"money_issued":{"to":102,"amount":1000}}},{"leverage":{"ship_launched":{"id":3,"owner":102,"name":"Flagship"}}}]}',4,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(5,1,5,NULL,'{"to":"table","calls":[101],"events":[{"leverage":{"gifted":{"from":100,"to":101,"amount":500,"note":"For the road"}}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"earned","amount":1000,"value":1000,"why":"gift"}}}]}',5,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(6,1,6,NULL,'{"to":"table","calls":[100],"events":[{"leverage":{"gifted":{"from":101,"to":100,"amount":200}}},{"leverage":{"leverage_booked":{"by":101,"over":100,"account":"earned","amount":400,"value":400,"why":"gift"}}}]}',6,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(7,1,7,NULL,'{"to":"table","calls":[101],"events":[{"leverage":{"gifted":{"from":102,"to":101,"amount":300}}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"earned","amount":600,"value":600,"why":"gift"}}}]}',7,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(8,1,8,NULL,'{"to":"table","calls":[101],"events":[{"offer_made":{"id":1,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":100}},"cost":200}}},"note":"Seeds","made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":200,"value":800,"why":{"favour_asked":1}}}}],"offer":{"id":1,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":100}},"cost":200}}},"note":"Seeds","made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}}',8,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(9,1,9,101,'{"to":{"player":101},"calls":[],"events":[{"offer_made":{"id":2,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":50}},"cost":100}}},"private":true,"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":100,"value":700,"why":{"favour_asked":2}}}}],"offer":{"id":2,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":50}},"cost":100}}},"private":true,"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}}',9,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(10,1,10,NULL,'{"to":"table","calls":[100],"events":[{"offer_made":{"id":3,"from":101,"to":100,"terms":{"leverage":{"reset":{"amount":-500}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}],"offer":{"id":3,"from":101,"to":100,"terms":{"leverage":{"reset":{"amount":-500}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',10,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(11,1,101,NULL,'{"to":"table","calls":[100],"events":[{"offer_made":{"id":4,"from":102,"to":100,"terms":{"leverage":{"access":{"access":"trade"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}],"offer":{"id":4,"from":102,"to":100,"terms":{"leverage":{"access":{"access":"trade"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',11,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(12,1,102,NULL,'{"to":"table","calls":[102],"events":[{"offer_closed":{"offer":4,"closing":{"outcome":"accepted","at":1767614400000,"by":100}}},{"leverage":{"access_granted":{"granter":102,"grantee":100,"access":"trade","by":{"offer":4}}}},{"leverage":{"leverage_booked":{"by":102,"over":100,"account":"earned","amount":1500,"value":1500,"why":{"access_granted":4}}}}],"offer":{"id":4,"from":102,"to":100,"terms":{"leverage":{"access":{"access":"trade"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',12,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(13,2,1,NULL,'{"to":"table","calls":[],"events":[{"founded":{"at":1767614400000,"name":"Quiet Orbit","ruleset":"ambassadors","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"open_access":[],"thresholds":"warfare"}}}]}',13,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(14,2,2,NULL,'{"to":"table","calls":[],"events":[{"joined":{"player":100}},{"ambassadors":{"seated":{"player":100}}}]}',14,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(15,2,3,NULL,'{"to":"table","calls":[],"events":[{"joined":{"player":101}},{"ambassadors":{"seated":{"player":101}}}]}',15,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(16,2,4,NULL,'{"to":"table","calls":[],"events":[{"joined":{"player":102}},{"ambassadors":{"seated":{"player":102}}}]}',16,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(17,2,5,NULL,'{"to":"table","calls":[],"events":[{"joined":{"player":103}},{"ambassadors":{"seated":{"player":103}}}]}',17,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(18,2,6,NULL,'{"to":"table","calls":[],"events":[{"moderated":{"by":90}},{"ambassadors":{"board":{"loaded":{"places":[{"name":"The Anvil","at":[0,0],"pieces":[{"owner":null,"count":2}]},{"name":"Candlehold","at":[0,-2],"holder":100,"pieces":[{"owner":100,"count":2}]},{"name":"Tinker''s Rest","at":[1,-2],"holder":100},{"name":"Marrowdeep","at":[2,-2],"holder":101,"pieces":[{"owner":101,"count":2}]},{"name":"Nettle Point","at":[2,-1],"holder":101},{"name":"Thistle Reach","at":[0,2],"holder":102,"pieces":[{"owner":102,"count":2}]},{"name":"Wren Harbour","at":[-1,2],"holder":102},{"name":"Oarsrest","at":[-2,2],"holder":103,"pieces":[{"owner":103,"count":2}]},{"name":"Slate Ferry","at":[-2,1],"holder":103},{"name":"Cinder Gate","at":[0,-1]},{"name":"Glass Shoal","at":[1,-1]},{"name":"Long Quiet","at":[1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Ember Ford","at":[0,1]},{"name":"Salt Mirror","at":[-1,1]},{"name":"Low Chorus","at":[-1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Dawn Door","at":[2,0]},{"name":"Pale Orchard","at":[1,1]},{"name":"Dusk Door","at":[-2,0]},{"name":"Hollow Bell","at":[-1,-1]}],"links":[{"between":["Candlehold","Tinker''s Rest"],"kind":"wormhole"},{"between":["Tinker''s Rest","Marrowdeep"],"kind":"wormhole"},{"between":["Marrowdeep","Nettle Point"],"kind":"wormhole"},{"between":["Thistle Reach","Wren Harbour"],"kind":"wormhole"},{"between":["Wren Harbour","Oarsrest"],"kind":"wormhole"},{"between":["Oarsrest","Slate Ferry"],"kind":"wormhole"},{"between":["Nettle Point","Dawn Door"],"kind":"wormhole"},{"between":["Dawn Door","Pale Orchard"],"kind":"wormhole"},{"between":["Pale Orchard","Thistle Reach"],"kind":"wormhole"},{"between":["Slate Ferry","Dusk Door"],"kind":"wormhole"},{"between":["Dusk Door","Hollow Bell"],"kind":"wormhole"},{"between":["Hollow Bell","Candlehold"],"kind":"wormhole"},{"between":["Candlehold","Cinder Gate"],"kind":"wormhole"},{"between":["Marrowdeep","Glass Shoal"],"kind":"wormhole"},{"between":["Thistle Reach","Ember Ford"],"kind":"wormhole"},{"between":["Oarsrest","Salt Mirror"],"kind":"wormhole"},{"between":["Cinder Gate","The Anvil"],"kind":"wormhole"},{"between":["Glass Shoal","The Anvil"],"kind":"wormhole"},{"between":["Ember Ford","The Anvil"],"kind":"wormhole"},{"between":["Salt Mirror","The Anvil"],"kind":"wormhole"},{"between":["Nettle Point","Long Quiet"],"kind":"wormhole"},{"between":["Long Quiet","Pale Orchard"],"kind":"generator"},{"between":["Long Quiet","The Anvil"],"kind":"wormhole"},{"between":["Slate Ferry","Low Chorus"],"kind":"wormhole"},{"between":["Low Chorus","The Anvil"],"kind":"wormhole"},{"between":["Dawn Door","Dusk Door"],"kind":"warp-portal"}]}}}}]}',18,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(19,2,7,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"population_set":{"player":100,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":9,"money":8}}}}]}',19,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(20,2,8,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"population_set":{"player":101,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":10,"money":9}}}}]}',20,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(21,2,9,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"population_set":{"player":102,"before":{"materials":11,"science":11,"money":11},"after":{"materials":8,"science":10,"money":10}}}}]}',21,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(22,2,10,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"population_set":{"player":103,"before":{"materials":11,"science":11,"money":11},"after":{"materials":11,"science":9,"money":11}}}}]}',22,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(23,2,11,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"action_begun":{"player":100,"round":1}}}]}',23,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(24,2,12,NULL,'{"to":"table","calls":[101],"events":[{"offer_made":{"id":1,"from":100,"to":101,"terms":{"ambassadors":{"relations":{"track":"science","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}],"offer":{"id":1,"from":100,"to":101,"terms":{"ambassadors":{"relations":{"track":"science","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',24,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(25,2,13,NULL,'{"to":"table","calls":[100],"events":[{"offer_closed":{"offer":1,"closing":{"outcome":"accepted","at":1767614400000,"by":101}}},{"ambassadors":{"ambassador_given":{"from":100,"to":101,"track":"science","left":8,"space":1}}},{"ambassadors":{"ambassador_given":{"from":101,"to":100,"track":"money","left":8,"space":1}}}],"offer":{"id":1,"from":100,"to":101,"terms":{"ambassadors":{"relations":{"track":"science","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',25,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(26,2,14,NULL,'{"to":"table","calls":[101],"events":[{"ambassadors":{"action_ended":{"player":100,"next":101}}}]}',26,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(27,2,15,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"action_begun":{"player":102,"round":1}}}]}',27,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(28,2,16,NULL,'{"to":"table","calls":[103],"events":[{"offer_made":{"id":2,"from":102,"to":103,"terms":{"ambassadors":{"relations":{"track":"money","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}],"offer":{"id":2,"from":102,"to":103,"terms":{"ambassadors":{"relations":{"track":"money","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',28,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(29,2,17,NULL,'{"to":"table","calls":[102],"events":[{"offer_closed":{"offer":2,"closing":{"outcome":"accepted","at":1767614400000,"by":103}}},{"ambassadors":{"ambassador_given":{"from":102,"to":103,"track":"money","left":9,"space":1}}},{"ambassadors":{"ambassador_given":{"from":103,"to":102,"track":"materials","left":10,"space":1}}}],"offer":{"id":2,"from":102,"to":103,"terms":{"ambassadors":{"relations":{"track":"money","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',29,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(30,2,18,NULL,'{"to":"table","calls":[103],"events":[{"ambassadors":{"action_ended":{"player":102,"next":103}}}]}',30,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(31,2,19,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"reputation_placed":{"player":101,"space":2,"value":3}}}]}',31,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(32,2,20,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"action_begun":{"player":101,"round":1}}}]}',32,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(33,2,21,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"board":{"pieces_moved":{"owner":101,"from":"Marrowdeep","to":"Tinker''s Rest","count":2}}}}]}',33,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(34,2,22,NULL,'{"to":"table","calls":[102,100],"events":[{"ambassadors":{"action_ended":{"player":101,"next":102}}},{"ambassadors":{"relations_broken":{"aggressor":101,"other":100,"clashes":[{"intruder":101,"other":100,"sector":"Tinker''s Rest","ships":2,"others":0,"control":true}]}}},{"ambassadors":{"traitor_moved":{"from":null,"to":101}}}]}',34,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(35,2,22,NULL,'{"to":"table","calls":[100],"events":[{"offer_made":{"id":3,"from":101,"to":100,"terms":{"ambassadors":{"put_back":{"came_from":"science"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}],"offer":{"id":3,"from":101,"to":100,"terms":{"ambassadors":{"put_back":{"came_from":"science"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',35,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(36,2,22,NULL,'{"to":"table","calls":[101],"events":[{"offer_made":{"id":4,"from":100,"to":101,"terms":{"ambassadors":{"put_back":{"came_from":"money"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}],"offer":{"id":4,"from":100,"to":101,"terms":{"ambassadors":{"put_back":{"came_from":"money"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}',36,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(37,2,113,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"action_begun":{"player":102,"round":1}}}]}',37,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(38,2,114,NULL,'{"to":"table","calls":[],"events":[{"ambassadors":{"board":{"pieces_moved":{"owner":102,"from":"Thistle Reach","to":"Slate Ferry","count":1}}}}]}',38,1767614400000,1,1767614400000,NULL,NULL);
INSERT INTO "outbox" VALUES(39,1,103,NULL,'{"to":"table","calls":[102],"events":[{"leverage":{"gifted":{"from":100,"to":102,"amount":10,"note":"Into the dark"}}},{"leverage":{"leverage_booked":{"by":100,"over":102,"account":"earned","amount":20,"value":20,"why":"gift"}}}]}',39,1767614400000,1,NULL,1767614400000,'Missing Permissions');
INSERT INTO "outbox" VALUES(40,1,104,NULL,'{"to":"table","calls":[101],"events":[{"offer_made":{"id":5,"from":102,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"spent","amount":40,"value":560,"why":{"favour_asked":5}}}}],"offer":{"id":5,"from":102,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}}',40,1767614400000,1,NULL,1767614400000,'Missing Permissions');
CREATE TABLE posts (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    subject     TEXT    NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL, shown_version INTEGER, shown INTEGER,
    PRIMARY KEY (campaign_id, subject)
) STRICT;
INSERT INTO "posts" VALUES(1,'leaderboard:leverage',1210130980248138614,1573918614442999903,4,-6153364363981708072);
INSERT INTO "posts" VALUES(1,'offer:1',1210130980248138614,1573918614442999917,NULL,NULL);
INSERT INTO "posts" VALUES(1,'offer:2',1220000000000000101,1573918614442999919,NULL,NULL);
INSERT INTO "posts" VALUES(1,'offer:3',1210130980248138614,1573918614442999923,NULL,NULL);
INSERT INTO "posts" VALUES(1,'offer:4',1210130980248138614,1573918614443000112,NULL,NULL);
INSERT INTO "posts" VALUES(2,'leaderboard:leverage',1210050799275963410,1573918614443000135,6,3106829842678390005);
INSERT INTO "posts" VALUES(2,'offer:1',1210050799275963410,1573918614443000155,NULL,NULL);
INSERT INTO "posts" VALUES(2,'offer:2',1210050799275963410,1573918614443000167,NULL,NULL);
INSERT INTO "posts" VALUES(2,'offer:3',1210050799275963410,1573918614443000187,NULL,NULL);
INSERT INTO "posts" VALUES(2,'offer:4',1210050799275963410,1573918614443000188,NULL,NULL);
CREATE TABLE snapshots (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    seq         INTEGER NOT NULL,
    state       TEXT    NOT NULL CHECK (json_valid(state)),
    PRIMARY KEY (campaign_id, seq)
) STRICT;
INSERT INTO "snapshots" VALUES(1,100,'{"id":1,"name":"Spiral Arm","clock":{"at":1767614400000,"shows":0},"phase":"running","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"open_access":[],"thresholds":"warfare"},"players":{"100":{"active":true},"101":{"active":true},"102":{"active":true,"quiet":{"from":2,"to":8}}},"offers":{"pending":{"1":{"id":1,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":100}},"cost":200}}},"note":"Seeds","made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"},"2":{"id":2,"from":100,"to":101,"terms":{"leverage":{"favour":{"favour":{"money":{"amount":50}},"cost":100}}},"private":true,"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"},"3":{"id":3,"from":101,"to":100,"terms":{"leverage":{"reset":{"amount":-500}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},"closed":{}},"game":{"leverage":{"purses":{"100":700,"101":1600,"102":700},"relations":[[{"by":100,"over":101},{"earned":1000,"lost":0,"spent":300,"adjusted":0}],[{"by":101,"over":100},{"earned":400,"lost":0,"spent":0,"adjusted":0}],[{"by":102,"over":101},{"earned":600,"lost":0,"spent":0,"adjusted":0}]],"access":[],"issued":3000,"science":{},"technologies":{},"ships":{"1":{"id":1,"owner":100,"name":"Flagship"},"2":{"id":2,"owner":101,"name":"Flagship"},"3":{"id":3,"owner":102,"name":"Flagship"}},"next_ship":4,"tasks":{},"next_task":1,"cooperation":{},"milestones":{},"conquered":[],"systems":[]}}}');
INSERT INTO "snapshots" VALUES(2,100,'{"id":2,"name":"Quiet Orbit","clock":{"at":1767614400000,"shows":0},"phase":"running","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"open_access":[],"thresholds":"warfare"},"players":{"100":{"active":true},"101":{"active":true},"102":{"active":true},"103":{"active":true,"quiet":{"from":2,"to":8}}},"offers":{"pending":{"3":{"id":3,"from":101,"to":100,"terms":{"ambassadors":{"put_back":{"came_from":"science"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"},"4":{"id":4,"from":100,"to":101,"terms":{"ambassadors":{"put_back":{"came_from":"money"}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},"closed":{"1":{"offer":{"id":1,"from":100,"to":101,"terms":{"ambassadors":{"relations":{"track":"science","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"},"closing":{"outcome":"accepted","at":1767614400000,"by":101}},"2":{"offer":{"id":2,"from":102,"to":103,"terms":{"ambassadors":{"relations":{"track":"money","space":null}}},"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"},"closing":{"outcome":"accepted","at":1767614400000,"by":103}}}},"game":{"ambassadors":{"board":{"places":[{"name":"The Anvil","at":[0,0],"pieces":[{"owner":null,"count":2}]},{"name":"Candlehold","at":[0,-2],"holder":100,"pieces":[{"owner":100,"count":2}]},{"name":"Tinker''s Rest","at":[1,-2],"holder":100,"pieces":[{"owner":101,"count":2}]},{"name":"Marrowdeep","at":[2,-2],"holder":101},{"name":"Nettle Point","at":[2,-1],"holder":101},{"name":"Thistle Reach","at":[0,2],"holder":102,"pieces":[{"owner":102,"count":2}]},{"name":"Wren Harbour","at":[-1,2],"holder":102},{"name":"Oarsrest","at":[-2,2],"holder":103,"pieces":[{"owner":103,"count":2}]},{"name":"Slate Ferry","at":[-2,1],"holder":103},{"name":"Cinder Gate","at":[0,-1]},{"name":"Glass Shoal","at":[1,-1]},{"name":"Long Quiet","at":[1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Ember Ford","at":[0,1]},{"name":"Salt Mirror","at":[-1,1]},{"name":"Low Chorus","at":[-1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Dawn Door","at":[2,0]},{"name":"Pale Orchard","at":[1,1]},{"name":"Dusk Door","at":[-2,0]},{"name":"Hollow Bell","at":[-1,-1]}],"links":[{"between":["Candlehold","Tinker''s Rest"],"kind":"wormhole"},{"between":["Tinker''s Rest","Marrowdeep"],"kind":"wormhole"},{"between":["Marrowdeep","Nettle Point"],"kind":"wormhole"},{"between":["Thistle Reach","Wren Harbour"],"kind":"wormhole"},{"between":["Wren Harbour","Oarsrest"],"kind":"wormhole"},{"between":["Oarsrest","Slate Ferry"],"kind":"wormhole"},{"between":["Nettle Point","Dawn Door"],"kind":"wormhole"},{"between":["Dawn Door","Pale Orchard"],"kind":"wormhole"},{"between":["Pale Orchard","Thistle Reach"],"kind":"wormhole"},{"between":["Slate Ferry","Dusk Door"],"kind":"wormhole"},{"between":["Dusk Door","Hollow Bell"],"kind":"wormhole"},{"between":["Hollow Bell","Candlehold"],"kind":"wormhole"},{"between":["Candlehold","Cinder Gate"],"kind":"wormhole"},{"between":["Marrowdeep","Glass Shoal"],"kind":"wormhole"},{"between":["Thistle Reach","Ember Ford"],"kind":"wormhole"},{"between":["Oarsrest","Salt Mirror"],"kind":"wormhole"},{"between":["Cinder Gate","The Anvil"],"kind":"wormhole"},{"between":["Glass Shoal","The Anvil"],"kind":"wormhole"},{"between":["Ember Ford","The Anvil"],"kind":"wormhole"},{"between":["Salt Mirror","The Anvil"],"kind":"wormhole"},{"between":["Nettle Point","Long Quiet"],"kind":"wormhole"},{"between":["Long Quiet","Pale Orchard"],"kind":"generator"},{"between":["Long Quiet","The Anvil"],"kind":"wormhole"},{"between":["Slate Ferry","Low Chorus"],"kind":"wormhole"},{"between":["Low Chorus","The Anvil"],"kind":"wormhole"},{"between":["Dawn Door","Dusk Door"],"kind":"warp-portal"}]},"order":[100,101,102,103],"seats":{"100":{"species":"terrans","track":[{"kind":"ambassador"},{"kind":"either"},{"kind":"either"},{"kind":"either"},{"kind":"either"}],"cubes":{"materials":9,"science":8,"money":8},"tiles":3,"in_hand":1,"placed":7},"101":{"species":"terrans","track":[{"kind":"ambassador"},{"kind":"either","tile":{"reputation":{"value":3}}},{"kind":"either"},{"kind":"either"},{"kind":"either"}],"cubes":{"materials":9,"science":10,"money":8},"tiles":3,"in_hand":1,"placed":5},"102":{"species":"terrans","track":[{"kind":"ambassador","tile":{"ambassador":{"of":103,"cube":"materials"}}},{"kind":"either"},{"kind":"either"},{"kind":"either"},{"kind":"either"}],"cubes":{"materials":8,"science":10,"money":9},"tiles":2,"in_hand":0,"placed":5},"103":{"species":"terrans","track":[{"kind":"ambassador","tile":{"ambassador":{"of":102,"cube":"money"}}},{"kind":"either"},{"kind":"either"},{"kind":"either"},{"kind":"either"}],"cubes":{"materials":10,"science":9,"money":11},"tiles":2,"in_hand":0,"placed":2}},"traitor":101,"round":1,"active":null}}}');
CREATE UNIQUE INDEX campaigns_running_in_channel ON campaigns (channel_id) WHERE status = 'running';
CREATE INDEX campaigns_running_in_guild ON campaigns (guild_id) WHERE status = 'running';
CREATE INDEX campaigns_in_channel ON campaigns (channel_id, id);
CREATE INDEX campaigns_named ON campaigns (name);
CREATE INDEX campaigns_due ON campaigns (next_due_at) WHERE status = 'running' AND next_due_at IS NOT NULL;
CREATE INDEX members_active ON members (user_id) WHERE active = 1;
CREATE INDEX outbox_waiting ON outbox (campaign_id, recipient, id) WHERE delivered_at IS NULL AND parked_at IS NULL;
CREATE INDEX outbox_parked ON outbox (campaign_id, id) WHERE parked_at IS NOT NULL;
CREATE INDEX drafts_expiring ON drafts (expires_at);
CREATE INDEX posts_panels ON posts (campaign_id) WHERE shown_version IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',40);
INSERT INTO "sqlite_sequence" VALUES('drafts',3);
COMMIT;
