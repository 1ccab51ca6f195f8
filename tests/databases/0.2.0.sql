PRAGMA application_id=1130914158;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'journal','2026-11-27 04:05:23',1,X'481f2aea82f40718814d9ab79403a077d72af7dfae92340af6af349cf8825c987f31f718b3a046f07befb8bd1c089566',2168147);
INSERT INTO _sqlx_migrations VALUES(2,'panels','2026-11-27 04:05:23',1,X'8b470855b162325aa369451902fdd66c846fcb914145a947c90cfb4fe2418161f763df1c377f86b2dc6df766562b9c4b',5813713);
INSERT INTO _sqlx_migrations VALUES(3,'chain','2026-11-27 04:05:23',1,X'05039753cc02a4d861e15c3b7221078c1e710b633519c0275789b17b04275400e8c48d731fb2693485214a69652cd013',3463786);
INSERT INTO _sqlx_migrations VALUES(4,'delivery','2026-11-27 04:05:23',1,X'56e2c9062091091798b7b848126cde5e07a63241b3d1eafecf9d41bee0af232cdb25e961097e374320bdbabe2c3767c3',4636761);
INSERT INTO _sqlx_migrations VALUES(7,'server commands','2026-11-27 04:05:23',1,X'9652c1a089b76ba826bf87e7c6a6f4e812362214deccd400f01a6286785cfa4defe37405b63c48896f82f15fa5471a9f',683438);
INSERT INTO _sqlx_migrations VALUES(9,'offers','2026-11-27 04:05:23',1,X'563aa224a4f9560ecd755ca7301de1e69f22eb744c71484063d2f2e2e8ba130f54316b6121492e20a3f91a2dd976c0da',1544939);
INSERT INTO _sqlx_migrations VALUES(10,'outbox indexes','2026-11-27 04:05:23',1,X'a3d0bbfceb3f58ba1549a72709a079fd3346862fac608c9f9fa5c6242e3afa8d11abd47d02d08d260ba8b5ee8301f328',3668600);
INSERT INTO _sqlx_migrations VALUES(11,'sealed','2026-11-27 04:05:23',1,X'b21a35f03f47287e6df6993d1945258c510cd6db2b84999f579b9eec462c646a3813cee9bee2b50dc76607f7a49a20e7',598681);
INSERT INTO _sqlx_migrations VALUES(12,'snapshots anew','2026-11-27 04:05:23',1,X'f4a893564de2fe3803632a1ef7e59d0fc3a5b2b8377391d20427933d37c0cb0d955f0a61e554a2ece1f64b216cda9a6d',316321);
INSERT INTO _sqlx_migrations VALUES(13,'founders','2026-11-27 04:05:23',1,X'dc4f1b1cf571627c31e55621c33cf165e607f9f78143b566c037d787d6806d644189c8c16382556c104ce7d40893226b',523339);
INSERT INTO _sqlx_migrations VALUES(16,'calls','2026-11-27 04:05:23',1,X'bbb89732570076d2a81b1242dca076464eedcdfe32432e3b43836c4c1da850c27cf00f0816e9e6b012410efdc55da618',588406);
INSERT INTO _sqlx_migrations VALUES(19,'greeted','2026-11-27 04:05:23',1,X'567715e807a1c5672476e429b51404452c37b6a0f1500d6ec040f4d5a806d4e0a089bad015f050f2c881869c79c3bff3',621114);
INSERT INTO _sqlx_migrations VALUES(20,'moves','2026-11-27 04:05:23',1,X'a0dbb0391a001ab60efe3b3ed18d0b5345ddba0b6fd0aef460b8140588fb15168b768e82385a442d95b4e5d4561bc4ec',3965562);
INSERT INTO _sqlx_migrations VALUES(21,'digests','2026-11-27 04:05:23',1,X'd833b828d8b114df0babe51a017ef1cdd97b3107edfff4bb39445dc4ef3020909536ffd560e0abf843685f66513fddc9',818158);
INSERT INTO _sqlx_migrations VALUES(22,'erasures','2026-11-27 04:05:23',1,X'1d5b3c2d87b937e803841f1acc3a63764d669c13fea868d6b8d2370482459745f48416eb71cbb5e79f7f93fb7b29cf1f',711169);
INSERT INTO _sqlx_migrations VALUES(23,'departures','2026-11-27 04:05:23',1,X'28696a7dff8186630dfea679f8193454f74e0b4b5d679dbd12e06b31db287dffecdee184d5a1e76a9ba8bd9e008ab487',5002186);
INSERT INTO _sqlx_migrations VALUES(29,'accounts','2026-11-27 04:05:23',1,X'd3fbf7c1a9374d572eb66300f77467e9bdf677f558648bc9816ab994ee9385b2041cb257cc40677130a3d122adae1339',1005737);
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
, head BLOB CHECK (length(head) = 33), founded_in INTEGER) STRICT;
INSERT INTO campaigns VALUES(1,1200000000000000001,1210130980248138614,'Spiral Arm','leverage','en','running',16,1767744000000,1767614400000,X'016010e22f60b6b42041a2c38b4ea19f01ccdeb3a8e6290f5a40b4bacd17084d8a',NULL);
INSERT INTO campaigns VALUES(2,1200000000000000001,1210050799275963410,'Quiet Orbit','ambassadors','en','running',15,1767744000000,1767614400000,X'01b8326dc62312ac0f00b33c4ac587502b74f5e3aa5341051d3cb783cada9552d6',NULL);
INSERT INTO campaigns VALUES(3,1200000000000000001,1210257902533960295,'Lamplight','strategy-card','en','running',10,1767744000000,1767614400000,X'014d9adc8f4cb1a9acfdb936a39763b7d6cbc777d5168bf543bd9d23ce6a01b322',NULL);
INSERT INTO campaigns VALUES(4,1200000000000000001,1210226399699693777,'Long Table','realms','en','running',11,1767636000000,1767614400000,X'0116705b45f5c4230f9657cf7a047456b7e6615f2e2a58c4f2b9cfbc86ed75c048',NULL);
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
    reverted_by INTEGER, link BLOB CHECK (length(link) = 33),
    PRIMARY KEY (campaign_id, seq)
) STRICT;
INSERT INTO journal VALUES(1,1,1767614400000,90,'interaction:1575724193406779496','[{"founded":{"at":1767614400000,"name":"Spiral Arm","ruleset":"leverage","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'01f9c163ca5eb35e87417f35948c1a15fd699a1cfc2db4e3e1de0933200a52c8ff');
INSERT INTO journal VALUES(1,2,1767614400000,100,'interaction:1575724193406779499','[{"joined":{"player":100}},{"leverage":{"money_issued":{"to":100,"amount":1000}}},{"leverage":{"ship_launched":{"id":1,"owner":100,"name":"Flagship"}}}]',NULL,X'0178de66d0369dd992372ef86c6eb1cf6eb5d68d6cb0832fa3199e7da9fcf695c2');
INSERT INTO journal VALUES(1,3,1767614400000,101,'interaction:1575724193406779502','[{"joined":{"player":101}},{"leverage":{"money_issued":{"to":101,"amount":1000}}},{"leverage":{"ship_launched":{"id":2,"owner":101,"name":"Flagship"}}}]',NULL,X'0119ef0f28e30daaf966478eb32f999787ad4be45adf03334cf64c1f78368ba93d');
INSERT INTO journal VALUES(1,4,1767614400000,102,'interaction:1575724193406779505','[{"joined":{"player":102}},{"leverage":{"money_issued":{"to":102,"amount":1000}}},{"leverage":{"ship_launched":{"id":3,"owner":102,"name":"Flagship"}}}]',NULL,X'01d0a24970c7634834bf606dc5013c69cace73de2db0e0a12d45f86ac7d904f92f');
INSERT INTO journal VALUES(1,5,1767614400000,100,'interaction:1575724193406779516','[{"leverage":{"gifted":{"from":100,"to":101,"amount":500,"note":"For the road"}}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"earned","amount":1000,"value":1000,"why":"gift"}}}]',NULL,X'011c693f466983c4fb86c7c14ea7da1a92475d8ba19319d7041ab55a0186906ef6');
INSERT INTO journal VALUES(1,6,1767614400000,101,'interaction:1575724193406779519','[{"leverage":{"gifted":{"from":101,"to":100,"amount":200}}},{"leverage":{"leverage_booked":{"by":101,"over":100,"account":"earned","amount":400,"value":400,"why":"gift"}}}]',NULL,X'01d603bcb1000553d959c8b8502d14971d7fbb07be9b69bc7a1233f0f0ab8bfd8b');
INSERT INTO journal VALUES(1,7,1767614400000,102,'interaction:1575724193406779522','[{"leverage":{"gifted":{"from":102,"to":101,"amount":300}}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"earned","amount":600,"value":600,"why":"gift"}}}]',NULL,X'01b0f7198f832a6e2d62230f688037578b88e33769bf8cded30f7b4a7bca5a8666');
INSERT INTO journal VALUES(1,8,1767614400000,100,'interaction:1575724193406779525','[{"offer_made":{"id":1,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":100}},"cost":200}}}}],"note":"Seeds","made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":200,"value":800,"why":{"favour_asked":1}}}}]',NULL,X'01ed0e1fd9b82fdf5bf6bec8b800403a2a8ea8a5af65a2dd659690ea52f63c2db9');
INSERT INTO journal VALUES(1,9,1767614400000,100,'draft:1700372750166825750','[{"offer_made":{"id":1020525,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":50}},"cost":100}}}}],"private":true,"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":100,"value":700,"why":{"favour_asked":1020525}}}}]',NULL,X'011da05216e29fa211ff4d36defe2668925b6abe7277d4b20f5ded9d3ab1aa9c5a');
INSERT INTO journal VALUES(1,10,1767614400000,101,'interaction:1575724193406779532','[{"offer_made":{"id":2,"parties":[{"player":101,"part":"makes"},{"player":100,"part":"answers"}],"clauses":[{"terms":{"leverage":{"reset":{"amount":-500}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL,X'012e4fa3af78f16298659924486e4784aa3824f8f5558870189a5bb964847ebe4d');
INSERT INTO journal VALUES(1,11,1767614400000,102,'interaction:1575724193406779537','[{"quiet_hours":{"player":102,"hours":{"from":22,"to":7}}}]',NULL,X'01edf05fdb40798fe852153d3eb9fdc3467214b794199e2f5854695ceaa10e2bc4');
INSERT INTO journal VALUES(1,12,1767614400000,102,'interaction:1575724193406779541','[{"offer_made":{"id":3,"parties":[{"player":102,"part":"makes"},{"player":100,"part":"answers"}],"clauses":[{"terms":{"leverage":{"access":{"access":"trade"}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL,X'0118847ce94ab9dc0ca848123373c548265284e8b245d325e1cbb6fd3043754f57');
INSERT INTO journal VALUES(1,13,1767614400000,102,'interaction:1575724193406779544','[{"leverage":{"gifted":{"from":102,"to":100,"amount":40}}},{"leverage":{"leverage_booked":{"by":102,"over":100,"account":"earned","amount":80,"value":80,"why":"gift"}}}]',14,X'01fcf8982d7e477e5fbe77cb1f409b22f7600d059d8619b216e2e8b8b67b4bf592');
INSERT INTO journal VALUES(1,14,1767614400000,90,'draft:1509727934146037411','[{"undone":{"by":90,"entries":1,"from":13}}]',NULL,X'01891dd78e10593c0ae61b4b568251956ce4a7dd9156446fafef7f0d9b2b610a3b');
INSERT INTO journal VALUES(2,1,1767614400000,90,'interaction:1575724193406779553','[{"founded":{"at":1767614400000,"name":"Quiet Orbit","ruleset":"ambassadors","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'016d977a744f8e9ca414cf198bb27f53cd775602b76a3fa828a2a581c1c07b0bbb');
INSERT INTO journal VALUES(2,2,1767614400000,100,'interaction:1575724193406779578','[{"joined":{"player":100}},{"ambassadors":{"seated":{"player":100}}}]',NULL,X'0151da468ed7d1dcc3244462eb241b6a278bd5839712c6a2e1cafe48373f074657');
INSERT INTO journal VALUES(2,3,1767614400000,101,'interaction:1575724193406779581','[{"joined":{"player":101}},{"ambassadors":{"seated":{"player":101}}}]',NULL,X'01fe2c363aed5063f269645eff76fb6bbb3160d45a73a9cbf2777b20d5306138f3');
INSERT INTO journal VALUES(2,4,1767614400000,102,'interaction:1575724193406779584','[{"joined":{"player":102}},{"ambassadors":{"seated":{"player":102}}}]',NULL,X'01e84e37e4e7e0d04639962e702ef88d9eff8e5db6a9ca677a2e7a0c964fca9e36');
INSERT INTO journal VALUES(2,5,1767614400000,103,'interaction:1575724193406779587','[{"joined":{"player":103}},{"ambassadors":{"seated":{"player":103}}}]',NULL,X'01c71172a039ed01abcd40c62d4db5628fd88417ef170c747300c4182e7558e89d');
INSERT INTO journal VALUES(2,6,1767614400000,90,'interaction:1575724193406779590','[{"moderated":{"by":90}},{"ambassadors":{"board":{"loaded":{"places":[{"name":"The Anvil","at":[0,0],"pieces":[{"owner":null,"count":2}]},{"name":"Candlehold","at":[0,-2],"holder":100,"pieces":[{"owner":100,"count":2}]},{"name":"Tinker''s Rest","at":[1,-2],"holder":100},{"name":"Marrowdeep","at":[2,-2],"holder":101,"pieces":[{"owner":101,"count":2}]},{"name":"Nettle Point","at":[2,-1],"holder":101},{"name":"Thistle Reach","at":[0,2],"holder":102,"pieces":[{"owner":102,"count":2}]},{"name":"Wren Harbour","at":[-1,2],"holder":102},{"name":"Oarsrest","at":[-2,2],"holder":103,"pieces":[{"owner":103,"count":2}]},{"name":"Slate Ferry","at":[-2,1],"holder":103},{"name":"Cinder Gate","at":[0,-1]},{"name":"Glass Shoal","at":[1,-1]},{"name":"Long Quiet","at":[1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Ember Ford","at":[0,1]},{"name":"Salt Mirror","at":[-1,1]},{"name":"Low Chorus","at":[-1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Dawn Door","at":[2,0]},{"name":"Pale Orchard","at":[1,1]},{"name":"Dusk Door","at":[-2,0]},{"name":"Hollow Bell","at":[-1,-1]}],"links":[{"between":["Candlehold","Tinker''s Rest"],"kind":"wormhole"},{"between":["Tinker''s Rest","Marrowdeep"],"kind":"wormhole"},{"between":["Marrowdeep","Nettle Point"],"kind":"wormhole"},{"between":["Thistle Reach","Wren Harbour"],"kind":"wormhole"},{"between":["Wren Harbour","Oarsrest"],"kind":"wormhole"},{"between":["Oarsrest","Slate Ferry"],"kind":"wormhole"},{"between":["Nettle Point","Dawn Door"],"kind":"wormhole"},{"between":["Dawn Door","Pale Orchard"],"kind":"wormhole"},{"between":["Pale Orchard","Thistle Reach"],"kind":"wormhole"},{"between":["Slate Ferry","Dusk Door"],"kind":"wormhole"},{"between":["Dusk Door","Hollow Bell"],"kind":"wormhole"},{"between":["Hollow Bell","Candlehold"],"kind":"wormhole"},{"between":["Candlehold","Cinder Gate"],"kind":"wormhole"},{"between":["Marrowdeep","Glass Shoal"],"kind":"wormhole"},{"between":["Thistle Reach","Ember Ford"],"kind":"wormhole"},{"between":["Oarsrest","Salt Mirror"],"kind":"wormhole"},{"between":["Cinder Gate","The Anvil"],"kind":"wormhole"},{"between":["Glass Shoal","The Anvil"],"kind":"wormhole"},{"between":["Ember Ford","The Anvil"],"kind":"wormhole"},{"between":["Salt Mirror","The Anvil"],"kind":"wormhole"},{"between":["Nettle Point","Long Quiet"],"kind":"wormhole"},{"between":["Long Quiet","Pale Orchard"],"kind":"generator"},{"between":["Long Quiet","The Anvil"],"kind":"wormhole"},{"between":["Slate Ferry","Low Chorus"],"kind":"wormhole"},{"between":["Low Chorus","The Anvil"],"kind":"wormhole"},{"between":["Dawn Door","Dusk Door"],"kind":"warp-portal"}]}}}}]',NULL,X'01408411d246c7c601823cb4c06733dbbe3f69437e16e35aeff20dcbc8b4b5acdf');
INSERT INTO journal VALUES(2,7,1767614400000,100,'interaction:1575724193406779597','[{"ambassadors":{"population_set":{"player":100,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":9,"money":8}}}}]',NULL,X'01ab8d03bccaa0f678322fcb4df3276b277c8b65dc504c541317dd77637e3ce504');
INSERT INTO journal VALUES(2,8,1767614400000,101,'interaction:1575724193406779600','[{"ambassadors":{"population_set":{"player":101,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":10,"money":9}}}}]',NULL,X'01a9cc0addd02239ced549c9046b94e15f76856aa085fa8e54a3f42b23775dced4');
INSERT INTO journal VALUES(2,9,1767614400000,102,'interaction:1575724193406779603','[{"ambassadors":{"population_set":{"player":102,"before":{"materials":11,"science":11,"money":11},"after":{"materials":8,"science":10,"money":10}}}}]',NULL,X'016848ff492195209492259043650a651c0ce2cfcc1cf153b6cad4ddc7587e86ff');
INSERT INTO journal VALUES(2,10,1767614400000,100,'interaction:1575724193406779606','[{"ambassadors":{"action_begun":{"player":100,"round":1,"players":4}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"seen":100,"at":1767614400000}}]',NULL,X'019e2fdb685705bc65f698028dffa5ae0175730092a5bb2c905692bf2746463c1c');
INSERT INTO journal VALUES(2,11,1767614400000,100,'interaction:1575724193406779608','[{"offer_made":{"id":1,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"ambassadors":{"relations":{"track":"science","space":null}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"action_awaited":{"seen":100,"at":1767614400000}}]',NULL,X'0148c3fb91cdee7bb9ddc930f5b822b9f0550143892a7adac17eecc29105fc18f2');
INSERT INTO journal VALUES(2,12,1767614400000,101,'interaction:1575724193406779611','[{"offer_closed":{"offer":1,"closing":{"outcome":"accepted","at":1767614400000,"by":101,"joint":true}}},{"ambassadors":{"ambassador_given":{"from":100,"to":101,"track":"science","left":8,"space":1}}},{"ambassadors":{"ambassador_given":{"from":101,"to":100,"track":"money","left":8,"space":1}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"seen":101,"at":1767614400000}}]',NULL,X'01f40843eae8852fac482296feccfa0a1706d0cdf1549fb9248a61db715ca05c03');
INSERT INTO journal VALUES(2,13,1767614400000,100,'interaction:1575724193406779614','[{"ambassadors":{"action_ended":{"player":100,"next":101}}},{"action_awaited":{"waiting":{"player":101,"begun":false,"since":1767614400000,"silent":true},"seen":100,"at":1767614400000}}]',NULL,X'01e95974bc333583a4e2518a67fbfd1b6a82f1ee56a8de7399a93817a33c61c56b');
INSERT INTO journal VALUES(2,14,1767614400000,102,'interaction:1575724193406779617','[{"ambassadors":{"action_begun":{"player":102,"round":1}}},{"action_awaited":{"waiting":{"player":102,"begun":true,"since":1767614400000},"seen":102,"at":1767614400000}}]',NULL,X'013c27d1bc16780020c19c82bcddfc96c476091a44ea03a920ca873c5fa8bc05d6');
INSERT INTO journal VALUES(2,15,1767614400000,102,'interaction:1575724193406779619','[{"offer_made":{"id":2,"parties":[{"player":102,"part":"makes"},{"player":103,"part":"answers"}],"clauses":[{"terms":{"ambassadors":{"relations":{"track":"money","space":null}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"action_awaited":{"seen":102,"at":1767614400000}}]',NULL,X'01b8326dc62312ac0f00b33c4ac587502b74f5e3aa5341051d3cb783cada9552d6');
INSERT INTO journal VALUES(3,1,1767614400000,90,'interaction:1575724193406779622','[{"founded":{"at":1767614400000,"name":"Lamplight","ruleset":"strategy-card","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'01f08b36ca5da56e4c86d338750b4282b012628992895fe4121cae83df29339d75');
INSERT INTO journal VALUES(3,2,1767614400000,100,'interaction:1575724193406779654','[{"joined":{"player":100}},{"strategy-card":{"seated":{"player":100}}}]',NULL,X'018231834d8c3e9f848cb6fa2d44309c82b3248b7e7544e74e031d21f1a5edcf24');
INSERT INTO journal VALUES(3,3,1767614400000,101,'interaction:1575724193406779657','[{"joined":{"player":101}},{"strategy-card":{"seated":{"player":101}}}]',NULL,X'01523b7a9f5583ed7216bcfd1bb6839e1226c469e88bab4ce8b4c30980d6db44db');
INSERT INTO journal VALUES(3,4,1767614400000,102,'interaction:1575724193406779660','[{"joined":{"player":102}},{"strategy-card":{"seated":{"player":102}}}]',NULL,X'019df2fe97c7a4a24b224c885e5cfee83bd9f34613dda29df6cee7c32c296e0423');
INSERT INTO journal VALUES(3,5,1767614400000,90,'interaction:1575724193406779663','[{"moderated":{"by":90}},{"strategy-card":{"board":{"loaded":{"places":[{"name":"Orrery","at":[0,0],"holds":{"mecatol_rex":true,"planets":[{"name":"Old Orrery"}]}},{"name":"Lanthorn","at":[0,-2],"holds":{"planets":[{"name":"Lanthorn","control":100,"exhausted":true},{"name":"Wick","control":100}]}},{"name":"Saltmarch","at":[2,0],"holds":{"planets":[{"name":"Saltmarch","control":101,"exhausted":true},{"name":"Brine","control":101}]}},{"name":"Inchmere","at":[-2,2],"holds":{"planets":[{"name":"Inchmere","control":102,"exhausted":true},{"name":"Ferrymoon","control":102}]}},{"name":"Hollin","at":[0,-1],"holds":{"planets":[{"name":"Hollin","control":100,"exhausted":true}]}},{"name":"Emberly","at":[1,0],"holds":{"planets":[{"name":"Emberly","control":101,"exhausted":true}]}},{"name":"Farrow","at":[-1,1],"holds":{"planets":[{"name":"Farrow","control":102,"exhausted":true}]}},{"name":"Pellow","at":[1,-1],"holds":{"planets":[{"name":"Pellow"}]}},{"name":"Verrin","at":[0,1],"holds":{"planets":[{"name":"Verrin"}]}},{"name":"Umberfold","at":[-1,0],"holds":{"planets":[{"name":"Umberfold"}]}},{"name":"Two Sisters","at":[1,-2],"holds":{"planets":[{"name":"Elder Sister","control":100},{"name":"Younger Sister"}]}},{"name":"The Shallows","at":[2,-1]},{"name":"Netherby","at":[1,1],"holds":{"planets":[{"name":"Netherby","control":101}]}},{"name":"Dusklight","at":[-1,2]},{"name":"Mossgate","at":[-2,1],"holds":{"planets":[{"name":"Mossgate","control":102},{"name":"Fernmoon"}]}},{"name":"Heron Drift","at":[-1,-1]}],"links":[]}}}}]',NULL,X'017350e295fd2c9a81c6d2d1b84a8664d0bd11b39f286d2dc62f0963d2fad80114');
INSERT INTO journal VALUES(3,6,1767614400000,90,'interaction:1575724193406779666','[{"moderated":{"by":90}},{"reasoned":{"reason":"A test"}},{"strategy-card":{"phase_set":{"phase":"action","before":null}}}]',NULL,X'019279fde8748f4653b8849c03e31fa498f7eaaa62ff1e1ae17b40aeed0b1ac45e');
INSERT INTO journal VALUES(3,7,1767614400000,90,'interaction:1575724193406779669','[{"moderated":{"by":90}},{"reasoned":{"reason":"A test"}},{"strategy-card":{"card_set":{"before":{"holder":null,"exhausted":false},"after":{"holder":100,"exhausted":false}}}}]',NULL,X'016d3ea9625a6caef8fade950d997ae66ea2632244558e04524f7ad904d596b64c');
INSERT INTO journal VALUES(3,8,1767614400000,90,'interaction:1575724193406779672','[{"moderated":{"by":90}},{"reasoned":{"reason":"A test"}},{"strategy-card":{"active_set":{"player":100,"before":null}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"at":1767614400000}}]',NULL,X'017a16292d17dbb97edb17214ada19b8406298f913b71ddfc22f7fd54d802a384f');
INSERT INTO journal VALUES(3,9,1767614400000,100,'draft:1700373575809708143','[{"strategy-card":{"played":{"play":1,"player":100,"system":"Lanthorn"}}},{"strategy-card":{"token_placed":{"player":101,"system":"Lanthorn","from":"reinforcements","left":7,"by_card":true}}},{"strategy-card":{"token_placed":{"player":102,"system":"Lanthorn","from":"reinforcements","left":7,"by_card":true}}},{"strategy-card":{"primary_readied":{"player":100,"planets":["Lanthorn","Hollin"]}}},{"strategy-card":{"secondary_opened":{"play":1,"player":100,"system":"Lanthorn","seats":[101,102],"asked":[101,102]}}},{"offer_made":{"id":1,"parties":[{"player":101,"part":"answers"}],"clauses":[{"terms":{"strategy-card":{"secondary":{"play":1,"played_by":100}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"offer_made":{"id":2,"parties":[{"player":102,"part":"answers"}],"clauses":[{"terms":{"strategy-card":{"secondary":{"play":1,"played_by":100}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"action_awaited":{"seen":100,"at":1767614400000}}]',NULL,X'0102eb09a6b018fb96c9e1133430d01e48d55aac78e6c04a38410839372c36ca42');
INSERT INTO journal VALUES(3,10,1767614400000,102,'interaction:1575724193406779686','[{"offer_closed":{"offer":2,"closing":{"outcome":"accepted","at":1767614400000,"by":102,"joint":true}}},{"strategy-card":{"secondary_chosen":{"player":102,"planets":["Inchmere","Farrow"]}}}]',NULL,X'014d9adc8f4cb1a9acfdb936a39763b7d6cbc777d5168bf543bd9d23ce6a01b322');
INSERT INTO journal VALUES(4,1,1767614400000,90,'interaction:1575724193406779688','[{"founded":{"at":1767614400000,"name":"Long Table","ruleset":"realms","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'01db9243a9ccb449917a2ee0d3e45abbd8fe40ef899de1c40ad8fefd17b3e9e11c');
INSERT INTO journal VALUES(4,2,1767614400000,100,'interaction:1575724193406779729','[{"joined":{"player":100}},{"realms":{"seated":{"player":100}}}]',NULL,X'01ac29d11a9ef588b318d00d22f5efaba4601fbb25622253a092c2c8e4f45eddbb');
INSERT INTO journal VALUES(4,3,1767614400000,101,'interaction:1575724193406779732','[{"joined":{"player":101}},{"realms":{"seated":{"player":101}}}]',NULL,X'0160ba0fe27d9e5b9da90b06f66a9fda3c40b3043e0f257b527f818adbef79bcf3');
INSERT INTO journal VALUES(4,4,1767614400000,102,'interaction:1575724193406779735','[{"joined":{"player":102}},{"realms":{"seated":{"player":102}}}]',NULL,X'0185fc538278086f1d7bf96fbc021ddf318c9b7a6b4cb16d6b06c7b25364eb585f');
INSERT INTO journal VALUES(4,5,1767614400000,103,'interaction:1575724193406779738','[{"joined":{"player":103}},{"realms":{"seated":{"player":103}}}]',NULL,X'01e7bb1a4c8df7343fbb75cea0ca3ef3e8945f80b4cf24f13a5e44e9941188f687');
INSERT INTO journal VALUES(4,6,1767614400000,90,'interaction:1575724193406779741','[{"moderated":{"by":90}},{"realms":{"board":{"loaded":{"places":[{"name":"Averne Vale","pieces":[{"owner":100,"count":2}],"holds":{"area":{"provinces":[{"name":"Averne","tax":3,"size":3,"owner":"Averne","capital_of":"Averne","key":{"node":"Goldport","plus":1}},{"name":"Vale End","tax":2,"size":2,"owner":"Averne"}]}}},{"name":"Brenn Coast","pieces":[{"owner":101,"count":2}],"holds":{"area":{"provinces":[{"name":"Brennhaven","tax":3,"size":3,"owner":"Brenn","capital_of":"Brenn","key":{"node":"Goldport"}},{"name":"Sandmark","tax":2,"size":2,"owner":"Brenn","key":{"node":"Goldport"}}]}}},{"name":"Castellane","pieces":[{"owner":102,"count":2}],"holds":{"area":{"provinces":[{"name":"Castell","tax":3,"size":3,"owner":"Castellane","capital_of":"Castellane","key":{"node":"Coppergate","plus":1}},{"name":"Orchard Hills","tax":2,"size":2,"owner":"Castellane"}]}}},{"name":"Dorvik Fells","pieces":[{"owner":103,"count":2}],"holds":{"area":{"provinces":[{"name":"Dorvik","tax":3,"size":3,"owner":"Dorvik","capital_of":"Dorvik","key":{"node":"Coppergate"}},{"name":"Fellgate","tax":2,"size":2,"owner":"Dorvik","key":{"node":"Saltmarket"}}]}}},{"name":"The Marches","pieces":[{"owner":100,"count":1},{"owner":102,"count":1}],"holds":{"area":{"battleground":true,"provinces":[{"name":"Saltmarket Town","tax":2,"size":2,"owner":"Grauheim","key":{"node":"Saltmarket","plus":1}},{"name":"West March","tax":1,"size":1,"owner":"Averne"},{"name":"East March","tax":1,"size":1,"owner":"Castellane"}]}}},{"name":"Northmarch","pieces":[{"owner":103,"count":1}],"holds":{"area":{"provinces":[{"name":"Highfold","tax":2,"size":2,"owner":"Estwick"},{"name":"Winterbeck","tax":1,"size":1,"owner":"Dorvik"}]}}},{"name":"Southreach","pieces":[{"owner":102,"kind":"influence","count":1}],"holds":{"area":{"provinces":[{"name":"Reach Ferry","tax":1,"size":1,"owner":"Halmyra"},{"name":"Marl","tax":1,"size":1,"owner":"Halmyra"}]}}},{"name":"Estwick","pieces":[{"owner":100,"kind":"influence","count":2},{"owner":101,"kind":"influence","count":1}],"holds":{"area":{"provinces":[{"name":"Estwick Castle","tax":2,"size":2,"owner":"Estwick","capital_of":"Estwick"},{"name":"Lark Downs","tax":1,"size":1,"owner":"Estwick"}]}}},{"name":"Farolle","pieces":[{"owner":101,"kind":"influence","count":2}],"holds":{"area":{"provinces":[{"name":"Farolle Rock","tax":2,"size":2,"owner":"Farolle","capital_of":"Farolle","key":{"node":"Goldport"}}]}}},{"name":"Grauheim","pieces":[{"owner":102,"kind":"influence","count":1}],"holds":{"area":{"provinces":[{"name":"Grauburg","tax":3,"size":3,"owner":"Grauheim","capital_of":"Grauheim"},{"name":"Ashfold","tax":1,"size":1,"owner":"Grauheim"}]}}},{"name":"Halmyra","pieces":[{"owner":103,"kind":"influence","count":2}],"holds":{"area":{"provinces":[{"name":"Halmyra Keep","tax":1,"size":2,"owner":"Halmyra","capital_of":"Halmyra"}]}}},{"name":"Isolde Isles","pieces":[{"owner":100,"kind":"marriage","count":1}],"holds":{"area":{"provinces":[{"name":"Isolde Harbour","tax":1,"size":1,"owner":"Isolde","capital_of":"Isolde","key":{"node":"Spice Roads"}},{"name":"Gull Skerries","tax":0,"size":1,"owner":"Isolde"}]}}},{"name":"Jacarand","holds":{"area":{"distant":true,"provinces":[{"name":"Jacarand Bay","tax":2,"size":2,"owner":"Jacarand","capital_of":"Jacarand","key":{"node":"Spice Roads","plus":1}},{"name":"Heron River","tax":1,"size":2,"owner":"Jacarand"}]}}},{"name":"Kestrel Shore","pieces":[{"owner":101,"count":1}],"holds":{"area":{"distant":true,"provinces":[{"name":"Landfall","tax":1,"size":1},{"name":"Kestrel Point","tax":1,"size":1,"owner":"Brenn"}]}}},{"name":"Amber Sea","pieces":[{"owner":100,"kind":"ship","count":1},{"owner":101,"kind":"protection","count":1}],"holds":{"zone":{"slots":2}}},{"name":"Copper Gulf","pieces":[{"owner":102,"kind":"ship","count":1}],"holds":{"zone":{"slots":2}}},{"name":"Cold Sound","pieces":[{"owner":103,"kind":"ship","count":1}],"holds":{"zone":{"slots":1}}},{"name":"Western Ocean","holds":{"zone":{"slots":1}}}],"links":[{"between":["Averne Vale","The Marches"],"kind":null},{"between":["Averne Vale","Estwick"],"kind":null},{"between":["Averne Vale","Northmarch"],"kind":null},{"between":["Averne Vale","Amber Sea"],"kind":null},{"between":["Brenn Coast","The Marches"],"kind":null},{"between":["Brenn Coast","Farolle"],"kind":null},{"between":["Brenn Coast","Estwick"],"kind":null},{"between":["Brenn Coast","Amber Sea"],"kind":null},{"between":["Castellane","The Marches"],"kind":null},{"between":["Castellane","Grauheim"],"kind":null},{"between":["Castellane","Southreach"],"kind":null},{"between":["Castellane","Copper Gulf"],"kind":null},{"between":["Dorvik Fells","Northmarch"],"kind":null},{"between":["Dorvik Fells","Halmyra"],"kind":null},{"between":["Dorvik Fells","Southreach"],"kind":null},{"between":["Dorvik Fells","Cold Sound"],"kind":null},{"between":["The Marches","Grauheim"],"kind":null},{"between":["Northmarch","Cold Sound"],"kind":null},{"between":["Southreach","Copper Gulf"],"kind":null},{"between":["Estwick","Amber Sea"],"kind":null},{"between":["Farolle","Amber Sea"],"kind":null},{"between":["Grauheim","Copper Gulf"],"kind":null},{"between":["Halmyra","Cold Sound"],"kind":null},{"between":["Isolde Isles","Amber Sea"],"kind":null},{"between":["Isolde Isles","Copper Gulf"],"kind":null},{"between":["Isolde Isles","Western Ocean"],"kind":null},{"between":["Jacarand","Kestrel Shore"],"kind":null},{"between":["Jacarand","Western Ocean"],"kind":null},{"between":["Kestrel Shore","Western Ocean"],"kind":null},{"between":["Amber Sea","Cold Sound"],"kind":null},{"between":["Amber Sea","Western Ocean"],"kind":null},{"between":["Copper Gulf","Western Ocean"],"kind":null}]}}}},{"realms":{"laid":{"nodes":[{"name":"Goldport","lies":{"maritime":["Amber Sea"]}},{"name":"Coppergate","lies":{"maritime":["Copper Gulf","Cold Sound"]}},{"name":"Saltmarket","lies":{"inland":"The Marches"}},{"name":"Spice Roads","lies":{"maritime":["Western Ocean"]},"pirates":1}],"realms":[{"name":"Averne","player":100},{"name":"Brenn","player":101},{"name":"Castellane","player":102},{"name":"Dorvik","player":103},{"name":"Estwick"},{"name":"Farolle","ally":101},{"name":"Grauheim"},{"name":"Halmyra"},{"name":"Isolde"},{"name":"Jacarand"}],"sheets":{"100":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]},"101":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]},"102":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]},"103":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]}},"trade":[{"nodes":["Goldport"],"rows":[{"ducats":6},{"ducats":3},{"ducats":1}]},{"nodes":["Goldport"],"rows":[{"ducats":5},{"ducats":4}]},{"nodes":["Goldport","Saltmarket"],"rows":[{"ducats":4},{"ducats":2}]},{"nodes":["Coppergate"],"rows":[{"ducats":6},{"ducats":3},{"ducats":1}]},{"nodes":["Coppergate"],"rows":[{"ducats":5},{"ducats":4}]},{"nodes":["Coppergate","Saltmarket"],"rows":[{"ducats":4},{"ducats":2}]},{"nodes":["Saltmarket"],"rows":[{"ducats":5},{"ducats":3},{"ducats":1}]},{"nodes":["Saltmarket"],"rows":[{"ducats":4},{"ducats":3}]},{"nodes":["Spice Roads"],"rows":[{"ducats":8},{"ducats":4}]},{"nodes":["Spice Roads","Goldport"],"rows":[{"ducats":6},{"ducats":2}]},{"nodes":["Spice Roads","Coppergate"],"rows":[{"ducats":6},{"ducats":2}]},{"nodes":["Goldport","Coppergate"],"rows":[{"ducats":3},{"ducats":3},{"ducats":1}]}],"deck":{"shuffles":[{"deck":"trade","promise":"6497b479c409fafc4290ffa1f5e653a7dfb93363e5535def43bce362f7f9d3b5","count":12,"order":{"salt":"6d0cef421cdd79d1b1e96e3e12c6ddaa5b3447b0a10bb53b77dbac7eccab6102","cards":[2,5,3,8,12,9,7,1,6,4,11,10]}}],"drawn":0},"covert":{"cards":[{"name":"Support Rebels","kind":"spy-network","price":{"power":1,"ducats":2},"target":"realm","text":"Rebels rise in the realm you name.","effect":{"kind":"mark","name":"unrest","count":1},"copies":1},{"name":"Sow Discontent","kind":"spy-network","price":{"power":1},"target":"area","text":"Remove one influence of another player from an area.","effect":{"kind":"remove-influence","count":1},"copies":1},{"name":"Sabotage Reputation","kind":"spy-network","price":{"power":2},"target":"area","text":"Replace one influence of another player in an area with your own.","effect":{"kind":"swap-influence","count":1},"copies":1},{"name":"New Alliance","kind":"card","price":{"power":1},"target":"npr","text":"Become the ally of a realm that would ally itself to you anyway.","effect":{"kind":"forge-alliance"},"copies":3},{"name":"Study Technology","kind":"card","price":{"ducats":3},"target":"none","text":"Your scholars have seen how others do it.","effect":{"kind":"mark","name":"study","count":1},"copies":3},{"name":"Counterespionage","kind":"card","price":{},"target":"none","text":"Counter a covert action that targets you.","copies":6}],"charges":{"100":2,"101":2,"102":2,"103":2},"deck":{"shuffles":{"1":{"deck":"covert","promise":"1e4812ebd7a9268cf092cf7f920fe0d8059c04501d96fb28130a6acded60460f","count":12,"order":{"salt":"22eda65b17a8dfc704db853cda2420bf9ba2c7b1b6a2f59d8dc975d7d1126fd0","cards":[12,10,6,7,5,2,11,3,1,9,8,4]}}},"newest":1,"dealt":0},"rows":0}}}}]',NULL,X'01ddde9a250da455ca6a45646455e1037e156c9fa70919e5eeabdb221794d258a6');
INSERT INTO journal VALUES(4,7,1767614400000,90,'interaction:1575724193406779744','[{"moderated":{"by":90}},{"realms":{"covert":{"dealt":{"player":102,"count":1,"cards":[12],"names":["Counterespionage"]}}}}]',NULL,X'0152dd7819a857e1c9844103d70712f1851a1056e82563cc83fda54bc96e2424a7');
INSERT INTO journal VALUES(4,8,1767614400000,100,'interaction:1575724193406779751','[{"realms":{"turn_begun":{"player":100,"stood":["Averne Vale","Estwick","Isolde Isles","The Marches"]}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"seen":100,"at":1767614400000}}]',NULL,X'010f8cf8d349e8b1490e5c45488a39a61515b70c56719582144ca61c6cbdae08dc');
INSERT INTO journal VALUES(4,9,1767614400000,100,'draft:1700374905061988901','[{"realms":{"covert":{"declared":{"player":100,"deed":{"claims":{"areas":["The Marches"]}},"paid":{"power":1},"left":{"power":4,"ducats":12},"spent":"nothing","targets":[102],"row":1,"since":1767614400000}}}},{"offer_made":{"id":1,"parties":[{"player":102,"part":"answers"}],"clauses":[{"terms":{"realms":{"counter":{"row":1,"by":100,"deed":{"claims":{"areas":["The Marches"]}}}}}}],"made_at":1767614400000,"deadline":1767657600000,"answer_within":43200000,"silence":"lapse"}},{"action_awaited":{"seen":100,"at":1767614400000}}]',NULL,X'0125d5020d4a1f0aa41d6266b305399a23d342e220f3aa768280c40e62e69a3161');
INSERT INTO journal VALUES(4,10,1767614400000,102,'interaction:1575724193406779762','[{"offer_answered":{"offer":1,"answer":{"by":102,"accepts":true,"at":1767614400000}}}]',NULL,X'01127f5f26cd9eac24837c0aa42c3537fff78067c3a332c6b9e04b21840bdfe128');
INSERT INTO journal VALUES(4,11,1767614400000,NULL,'due:4:10','[{"realms":{"covert":{"countered":{"by":102,"card":12,"against":100,"of":1,"row":2,"since":1767614400000}}}},{"offer_closed":{"offer":1,"closing":{"outcome":"accepted","at":1767614400000,"by":102,"unsealed":true,"joint":true}}},{"offer_made":{"id":2,"parties":[{"player":100,"part":"answers"}],"clauses":[{"terms":{"realms":{"counter":{"row":2,"by":100,"deed":{"claims":{"areas":["The Marches"]}},"counter_of":102}}}}],"made_at":1767614400000,"deadline":1767657600000,"answer_within":43200000,"silence":"lapse"}}]',NULL,X'0116705b45f5c4230f9657cf7a047456b7e6615f2e2a58c4f2b9cfbc86ed75c048');
INSERT INTO journal VALUES(1,15,1767614400000,100,'interaction:1575724193406779766','[{"leverage":{"gifted":{"from":100,"to":102,"amount":10,"note":"Into the dark"}}},{"leverage":{"leverage_booked":{"by":100,"over":102,"account":"earned","amount":20,"value":20,"why":"gift"}}}]',NULL,X'01afc5ed69a9e96676a6d434d501112fe6f3c7a0b28dc778d4a1dc51ca354aa50c');
INSERT INTO journal VALUES(1,16,1767614400000,102,'interaction:1575724193406779768','[{"offer_made":{"id":4,"parties":[{"player":102,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"spent","amount":40,"value":560,"why":{"favour_asked":4}}}}]',NULL,X'016010e22f60b6b42041a2c38b4ea19f01ccdeb3a8e6290f5a40b4bacd17084d8a');
CREATE TABLE snapshots (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    seq         INTEGER NOT NULL,
    state       TEXT    NOT NULL CHECK (json_valid(state)),
    PRIMARY KEY (campaign_id, seq)
) STRICT;
INSERT INTO snapshots VALUES(1,14,'{"id":1,"name":"Spiral Arm","founder":90,"clock":{"at":1767614400000,"shows":0},"phase":"running","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"players":{"100":{"active":true},"101":{"active":true},"102":{"active":true,"quiet":{"from":22,"to":7}}},"offers":{"pending":{"1":{"id":1,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":100}},"cost":200}}}}],"note":"Seeds","made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"},"2":{"id":2,"parties":[{"player":101,"part":"makes"},{"player":100,"part":"answers"}],"clauses":[{"terms":{"leverage":{"reset":{"amount":-500}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"},"3":{"id":3,"parties":[{"player":102,"part":"makes"},{"player":100,"part":"answers"}],"clauses":[{"terms":{"leverage":{"access":{"access":"trade"}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"},"1020525":{"id":1020525,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":50}},"cost":100}}}}],"private":true,"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},"private":[{"players":[100,101],"slot":20525,"given":1}]},"game":{"leverage":{"purses":{"100":700,"101":1600,"102":700},"relations":[[{"by":100,"over":101},{"earned":1000,"lost":0,"spent":300,"adjusted":0}],[{"by":101,"over":100},{"earned":400,"lost":0,"spent":0,"adjusted":0}],[{"by":102,"over":101},{"earned":600,"lost":0,"spent":0,"adjusted":0}]],"access":[],"issued":3000,"science":{},"technologies":{},"ships":{"1":{"id":1,"owner":100,"name":"Flagship"},"2":{"id":2,"owner":101,"name":"Flagship"},"3":{"id":3,"owner":102,"name":"Flagship"}},"next_ship":4,"tasks":{},"next_task":1,"cooperation":{},"milestones":{},"conquered":[],"systems":[]}}}');
CREATE TABLE members (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    active      INTEGER NOT NULL CHECK (active IN (0, 1)),
    PRIMARY KEY (campaign_id, user_id)
) STRICT;
INSERT INTO members VALUES(1,100,1);
INSERT INTO members VALUES(1,101,1);
INSERT INTO members VALUES(1,102,1);
INSERT INTO members VALUES(2,100,1);
INSERT INTO members VALUES(2,101,1);
INSERT INTO members VALUES(2,102,1);
INSERT INTO members VALUES(2,103,1);
INSERT INTO members VALUES(3,100,1);
INSERT INTO members VALUES(3,101,1);
INSERT INTO members VALUES(3,102,1);
INSERT INTO members VALUES(4,100,1);
INSERT INTO members VALUES(4,101,1);
INSERT INTO members VALUES(4,102,1);
INSERT INTO members VALUES(4,103,1);
CREATE TABLE names (
    guild_id INTEGER NOT NULL,
    user_id  INTEGER NOT NULL,
    name     TEXT    NOT NULL, checksum INTEGER, account TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (guild_id, user_id)
) STRICT;
INSERT INTO names VALUES(1200000000000000001,90,'Mod',4604006204642603921,'mod');
INSERT INTO names VALUES(1200000000000000001,100,'Ada',-6397344824359931552,'ada');
INSERT INTO names VALUES(1200000000000000001,101,'Bo',1409521535330859428,'bo');
INSERT INTO names VALUES(1200000000000000001,102,'Cy',2519163291799359949,'cy');
INSERT INTO names VALUES(1200000000000000001,103,'Di',3782827206530103222,'di');
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
    parked_at    INTEGER,
    problem      TEXT
, checksum INTEGER, part INTEGER NOT NULL DEFAULT 1, barred INTEGER NOT NULL DEFAULT 0 CHECK (barred IN (0, 1))) STRICT;
INSERT INTO outbox VALUES(50,1,14,NULL,'{"to":"table","calls":[102],"events":[{"leverage":{"gifted":{"from":100,"to":102,"amount":10,"note":"Into the dark"}}},{"leverage":{"leverage_booked":{"by":100,"over":102,"account":"earned","amount":20,"value":20,"why":"gift"}}}]}',50,1795752323248,2,1767614400000,'Missing Permissions',6813517641599358250,1,1);
INSERT INTO outbox VALUES(51,1,15,NULL,'{"to":"table","calls":[101],"events":[{"offer_made":{"id":4,"parties":[{"player":102,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"spent","amount":40,"value":560,"why":{"favour_asked":4}}}}],"offer":{"id":4,"parties":[{"player":102,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}}',NULL,NULL,0,1767614400000,'Missing Permissions',1611508030888644770,1,1);
CREATE TABLE posts (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    subject     TEXT    NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL, shown_version INTEGER, shown INTEGER, checksum INTEGER, stale INTEGER NOT NULL DEFAULT 0 CHECK (stale IN (0, 1)),
    PRIMARY KEY (campaign_id, subject)
) STRICT;
INSERT INTO posts VALUES(1,'leaderboard:leverage',1210130980248138614,1575724193406779509,4,5700280587861851857,-4949454018671414364,0);
INSERT INTO posts VALUES(1,'table',1210130980248138614,1575724193406779513,4,7163752985770636705,8205269076637506258,0);
INSERT INTO posts VALUES(1,'offer:1',1210130980248138614,1575724193406779527,NULL,NULL,3557142197431845594,0);
INSERT INTO posts VALUES(1,'offer:1020525',1220000000000000101,1575724193406779531,NULL,NULL,-4438614627021162702,0);
INSERT INTO posts VALUES(1,'offer:2',1210130980248138614,1575724193406779534,NULL,NULL,8602277640566939316,0);
INSERT INTO posts VALUES(1,'offer:3',1210130980248138614,1575724193406779542,NULL,NULL,-3666242791235501202,0);
INSERT INTO posts VALUES(2,'table',1210050799275963410,1575724193406779594,6,1553915810107199389,1819712637349637851,0);
INSERT INTO posts VALUES(2,'offer:1',1210050799275963410,1575724193406779610,NULL,NULL,-5742036977020086160,0);
INSERT INTO posts VALUES(2,'offer:2',1210050799275963410,1575724193406779621,NULL,NULL,-1618658185832979234,0);
INSERT INTO posts VALUES(3,'table',1210257902533960295,1575724193406779676,8,-2284183723198263380,-2542610365674260668,0);
INSERT INTO posts VALUES(3,'row:1',1210257902533960295,1575724193406779683,NULL,NULL,-1703945857141859118,0);
INSERT INTO posts VALUES(4,'table',1210226399699693777,1575724193406779748,7,-151516013620253220,-6478145947754070962,0);
INSERT INTO posts VALUES(4,'row:1',1210226399699693777,1575724193406779759,NULL,NULL,-2713160544392684532,0);
INSERT INTO posts VALUES(4,'offer:1',1220000000000000102,1575724193406779758,NULL,NULL,-2965156700181141150,0);
INSERT INTO posts VALUES(4,'offer:2',1220000000000000100,1575724193406779764,NULL,NULL,8157097417848498347,0);
INSERT INTO posts VALUES(4,'row:2',1210226399699693777,1575724193406779765,NULL,NULL,2469173944022081389,0);
CREATE TABLE drafts (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    command     TEXT    NOT NULL CHECK (json_valid(command)),
    expires_at  INTEGER NOT NULL
, checksum INTEGER) STRICT;
INSERT INTO drafts VALUES(1194344626661580081,1,101,'{"by":101,"moderator":false,"command":{"refuse":{"offer":1}},"confirmed":{"refusal_costs":{"offer":1,"asker":100,"from":400,"to":0,"opens":[],"back":200}}}',1767700800000,-6835409367584556338);
INSERT INTO drafts VALUES(1509727934146037411,1,90,'{"undo":1,"confirmed":{"undoes":{"entries":1,"from":13}}}',1767700800000,-9171636809130888432);
INSERT INTO drafts VALUES(1700372750166825750,1,100,'{"by":100,"moderator":false,"command":{"leverage":{"ask_favour":{"of":101,"favour":{"money":{"amount":50}},"note":null,"private":true}}},"confirmed":{"private_shows":{"of":101,"leverage":true,"money":true,"map":false}}}',1767700800000,762997050656097867);
INSERT INTO drafts VALUES(1700373575809708143,3,100,'{"by":100,"moderator":false,"command":{"strategy-card":{"play":{"system":"Lanthorn","planets":[]}}},"confirmed":{"plays_diplomacy":{"system":"Lanthorn","planets":["Lanthorn","Hollin"],"locked_out":[101,102],"from_sheet":[],"there":[],"without":[]}}}',1767700800000,-1490352957956653530);
INSERT INTO drafts VALUES(1700374439232244270,4,100,'{"by":100,"moderator":false,"command":{"realms":{"claims":{"areas":[]}}}}',1767700800000,6239466546454609390);
INSERT INTO drafts VALUES(1700374905061988901,4,100,'{"by":100,"moderator":false,"command":{"realms":{"claims":{"areas":["The Marches"]}}},"confirmed":{"declares_covert":{"deed":{"claims":{"areas":["The Marches"]}},"price":{"power":1},"left":{"power":4,"ducats":12},"targets":[102]}}}',1767700800000,7320573916482437213);
CREATE TABLE server_commands (
    guild_id INTEGER PRIMARY KEY NOT NULL
) STRICT;
INSERT INTO server_commands VALUES(1200000000000000001);
CREATE TABLE offers (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    id INTEGER NOT NULL,
    -- The journal entry that holds it as it was made.
    made_in INTEGER NOT NULL,
    -- The entry that says how it ended; null while it is pending.
    closed_in INTEGER,
    PRIMARY KEY (campaign_id, id)
) STRICT, WITHOUT ROWID;
INSERT INTO offers VALUES(1,1,8,NULL);
INSERT INTO offers VALUES(1,2,10,NULL);
INSERT INTO offers VALUES(1,3,12,NULL);
INSERT INTO offers VALUES(1,4,16,NULL);
INSERT INTO offers VALUES(1,1020525,9,NULL);
INSERT INTO offers VALUES(2,1,11,12);
INSERT INTO offers VALUES(2,2,15,NULL);
INSERT INTO offers VALUES(3,1,9,NULL);
INSERT INTO offers VALUES(3,2,9,10);
INSERT INTO offers VALUES(4,1,9,11);
INSERT INTO offers VALUES(4,2,11,NULL);
CREATE TABLE sealed (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    seq         INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO sealed VALUES(1,9);
INSERT INTO sealed VALUES(4,10);
CREATE TABLE founders (
    guild_id INTEGER PRIMARY KEY NOT NULL,
    -- The role whose bearers may, too.
    role_id  INTEGER,
    checksum INTEGER NOT NULL
) STRICT;
CREATE TABLE calls (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, user_id)
) STRICT;
INSERT INTO calls VALUES(1,101,1767614400000);
INSERT INTO calls VALUES(1,100,1767614400000);
INSERT INTO calls VALUES(1,102,1767614400000);
INSERT INTO calls VALUES(2,101,1767614400000);
INSERT INTO calls VALUES(2,103,1767614400000);
INSERT INTO calls VALUES(3,101,1767614400000);
INSERT INTO calls VALUES(3,102,1767614400000);
INSERT INTO calls VALUES(4,102,1767614400000);
INSERT INTO calls VALUES(4,100,1767614400000);
CREATE TABLE greeted (
    guild_id INTEGER PRIMARY KEY NOT NULL
) STRICT;
CREATE TABLE digests (
    user_id   INTEGER PRIMARY KEY NOT NULL,
    hour      INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    -- A time zone by its name in the IANA database.
    zone      TEXT    NOT NULL,
    -- The language that the player reads Discord in.
    language  TEXT    NOT NULL,
    -- What happened from here on is not told yet.
    since     INTEGER NOT NULL,
    -- The moment that the next one is for. It stands in its small print and makes its nonce, so it stays while that one may be on its way.
    due_at    INTEGER NOT NULL,
    -- When to look at it: when it is due, and later after a failure that may pass.
    next_at   INTEGER NOT NULL,
    -- When the next one was first sent, without knowing whether it arrived. It tells nothing later than that, however often it is sent.
    tried_at  INTEGER,
    -- Why Discord did not take the last one. What it would have told the next one tells.
    problem   TEXT
) STRICT;
INSERT INTO digests VALUES(101,8,'Europe/Berlin','en',1767614390000,1767682800000,1767682800000,NULL,NULL);
CREATE TABLE erasures (
    user_id  INTEGER PRIMARY KEY NOT NULL,
    asked_at INTEGER NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1))
) STRICT;
CREATE TABLE departures (
    guild_id INTEGER PRIMARY KEY NOT NULL,
    since    INTEGER NOT NULL
) STRICT;
CREATE TABLE erased_campaigns (
    id INTEGER PRIMARY KEY NOT NULL
) STRICT;
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('outbox',51);
INSERT INTO sqlite_sequence VALUES('drafts',1700374905061988901);
CREATE UNIQUE INDEX campaigns_running_in_channel ON campaigns (channel_id) WHERE status = 'running';
CREATE INDEX campaigns_running_in_guild ON campaigns (guild_id) WHERE status = 'running';
CREATE INDEX campaigns_in_channel ON campaigns (channel_id, id);
CREATE INDEX campaigns_named ON campaigns (name);
CREATE INDEX campaigns_due ON campaigns (next_due_at) WHERE status = 'running' AND next_due_at IS NOT NULL;
CREATE INDEX members_active ON members (user_id) WHERE active = 1;
CREATE INDEX drafts_expiring ON drafts (expires_at);
CREATE INDEX posts_panels ON posts (campaign_id) WHERE shown_version IS NOT NULL;
CREATE INDEX outbox_barred ON outbox (campaign_id, recipient) WHERE barred = 1;
CREATE INDEX posts_stale ON posts (campaign_id) WHERE stale = 1;
CREATE INDEX campaigns_in_guild_ever ON campaigns (guild_id, ruleset);
CREATE INDEX outbox_waiting ON outbox (campaign_id, recipient, id, part, batch, attempted_at, attempts, barred, problem) WHERE parked_at IS NULL;
CREATE INDEX outbox_parked ON outbox (campaign_id, id, recipient, part, batch, attempted_at, attempts, parked_at, barred, problem)
WHERE parked_at IS NOT NULL;
CREATE INDEX digests_by_time ON digests (next_at);
CREATE INDEX departures_by_time ON departures (since);
COMMIT;
