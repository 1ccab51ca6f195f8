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
INSERT INTO _sqlx_migrations VALUES(1,'journal','2026-11-23 09:45:23',1,X'481f2aea82f40718814d9ab79403a077d72af7dfae92340af6af349cf8825c987f31f718b3a046f07befb8bd1c089566',4166375);
INSERT INTO _sqlx_migrations VALUES(2,'panels','2026-11-23 09:45:23',1,X'8b470855b162325aa369451902fdd66c846fcb914145a947c90cfb4fe2418161f763df1c377f86b2dc6df766562b9c4b',6759726);
INSERT INTO _sqlx_migrations VALUES(3,'chain','2026-11-23 09:45:23',1,X'05039753cc02a4d861e15c3b7221078c1e710b633519c0275789b17b04275400e8c48d731fb2693485214a69652cd013',8473312);
INSERT INTO _sqlx_migrations VALUES(4,'delivery','2026-11-23 09:45:23',1,X'56e2c9062091091798b7b848126cde5e07a63241b3d1eafecf9d41bee0af232cdb25e961097e374320bdbabe2c3767c3',4334145);
INSERT INTO _sqlx_migrations VALUES(7,'server commands','2026-11-23 09:45:23',1,X'9652c1a089b76ba826bf87e7c6a6f4e812362214deccd400f01a6286785cfa4defe37405b63c48896f82f15fa5471a9f',1716967);
INSERT INTO _sqlx_migrations VALUES(9,'offers','2026-11-23 09:45:23',1,X'563aa224a4f9560ecd755ca7301de1e69f22eb744c71484063d2f2e2e8ba130f54316b6121492e20a3f91a2dd976c0da',9277814);
INSERT INTO _sqlx_migrations VALUES(10,'outbox indexes','2026-11-23 09:45:23',1,X'a3d0bbfceb3f58ba1549a72709a079fd3346862fac608c9f9fa5c6242e3afa8d11abd47d02d08d260ba8b5ee8301f328',3535017);
INSERT INTO _sqlx_migrations VALUES(11,'sealed','2026-11-23 09:45:23',1,X'b21a35f03f47287e6df6993d1945258c510cd6db2b84999f579b9eec462c646a3813cee9bee2b50dc76607f7a49a20e7',1325844);
INSERT INTO _sqlx_migrations VALUES(12,'snapshots anew','2026-11-23 09:45:23',1,X'f4a893564de2fe3803632a1ef7e59d0fc3a5b2b8377391d20427933d37c0cb0d955f0a61e554a2ece1f64b216cda9a6d',607493);
INSERT INTO _sqlx_migrations VALUES(13,'founders','2026-11-23 09:45:23',1,X'dc4f1b1cf571627c31e55621c33cf165e607f9f78143b566c037d787d6806d644189c8c16382556c104ce7d40893226b',1879050);
INSERT INTO _sqlx_migrations VALUES(16,'calls','2026-11-23 09:45:23',1,X'bbb89732570076d2a81b1242dca076464eedcdfe32432e3b43836c4c1da850c27cf00f0816e9e6b012410efdc55da618',3273238);
INSERT INTO _sqlx_migrations VALUES(19,'greeted','2026-11-23 09:45:23',1,X'567715e807a1c5672476e429b51404452c37b6a0f1500d6ec040f4d5a806d4e0a089bad015f050f2c881869c79c3bff3',2610532);
INSERT INTO _sqlx_migrations VALUES(20,'moves','2026-11-23 09:45:23',1,X'a0dbb0391a001ab60efe3b3ed18d0b5345ddba0b6fd0aef460b8140588fb15168b768e82385a442d95b4e5d4561bc4ec',2447086);
INSERT INTO _sqlx_migrations VALUES(21,'digests','2026-11-23 09:45:23',1,X'd833b828d8b114df0babe51a017ef1cdd97b3107edfff4bb39445dc4ef3020909536ffd560e0abf843685f66513fddc9',3159356);
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
INSERT INTO campaigns VALUES(1,1200000000000000001,1210130980248138614,'Spiral Arm','leverage','en','running',16,1767744000000,1767614400000,X'017e73b57fbb56956ecaf53c98c4c7b6867bcad161b33b4d2441453c128563f4e7',NULL);
INSERT INTO campaigns VALUES(2,1200000000000000001,1210050799275963410,'Quiet Orbit','ambassadors','en','running',15,1767744000000,1767614400000,X'010888a1f4c5e2c9bfc6579f8efaf02c79d91662edc9bc54529c7de14bcacf8a18',NULL);
INSERT INTO campaigns VALUES(3,1200000000000000001,1210257902533960295,'Lamplight','strategy-card','en','running',10,1767744000000,1767614400000,X'01f04f0268b819e3fa5fc8466c52ad6b49d7242df8eb09eb4d560c2fc466c55cbe',NULL);
INSERT INTO campaigns VALUES(4,1200000000000000001,1210226399699693777,'Long Table','realms','en','running',11,1767636000000,1767614400000,X'01b2f6a779c5ddd6bed5b617e4f3b1eb5a32dddd00d0e6b738232cf7c9e7cddcc3',NULL);
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
INSERT INTO journal VALUES(1,1,1767614400000,90,'interaction:1574360206249295974','[{"founded":{"at":1767614400000,"name":"Spiral Arm","ruleset":"leverage","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'016e30ef662b539c1198e179ea79d4753f5d407cddc3c0d0188f006cd89e6fa3c4');
INSERT INTO journal VALUES(1,2,1767614400000,100,'interaction:1574360206249295977','[{"joined":{"player":100}},{"leverage":{"money_issued":{"to":100,"amount":1000}}},{"leverage":{"ship_launched":{"id":1,"owner":100,"name":"Flagship"}}}]',NULL,X'011997dd7f4dac7949373fe9a97e9d793df2d718cf33a2ac856360a87e266a854b');
INSERT INTO journal VALUES(1,3,1767614400000,101,'interaction:1574360206249295980','[{"joined":{"player":101}},{"leverage":{"money_issued":{"to":101,"amount":1000}}},{"leverage":{"ship_launched":{"id":2,"owner":101,"name":"Flagship"}}}]',NULL,X'01a37e46b470bf1c63d789fbab7d43e53ad3ff83d81680e8993e51a299127ed6e6');
INSERT INTO journal VALUES(1,4,1767614400000,102,'interaction:1574360206249295983','[{"joined":{"player":102}},{"leverage":{"money_issued":{"to":102,"amount":1000}}},{"leverage":{"ship_launched":{"id":3,"owner":102,"name":"Flagship"}}}]',NULL,X'015bba37e1c4e4de831404265707e435e0acb01bbfd7e9f83ee3aee904b4f57806');
INSERT INTO journal VALUES(1,5,1767614400000,100,'interaction:1574360206249295994','[{"leverage":{"gifted":{"from":100,"to":101,"amount":500,"note":"For the road"}}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"earned","amount":1000,"value":1000,"why":"gift"}}}]',NULL,X'011f30fa87661719422b07379fb1755e60d58724d25f2e39c9ca72dc205f4b14ec');
INSERT INTO journal VALUES(1,6,1767614400000,101,'interaction:1574360206249295997','[{"leverage":{"gifted":{"from":101,"to":100,"amount":200}}},{"leverage":{"leverage_booked":{"by":101,"over":100,"account":"earned","amount":400,"value":400,"why":"gift"}}}]',NULL,X'01bd657e00cb24d39f7728c84392da94e48d51f5b356322e87e464de9895d5f541');
INSERT INTO journal VALUES(1,7,1767614400000,102,'interaction:1574360206249296000','[{"leverage":{"gifted":{"from":102,"to":101,"amount":300}}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"earned","amount":600,"value":600,"why":"gift"}}}]',NULL,X'019dc9fd4e59a97cbb5783836a01f1bfa390549f25a6a579676528da3e2f1143f3');
INSERT INTO journal VALUES(1,8,1767614400000,100,'interaction:1574360206249296003','[{"offer_made":{"id":1,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":100}},"cost":200}}}}],"note":"Seeds","made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":200,"value":800,"why":{"favour_asked":1}}}}]',NULL,X'015a52554bb8642ec78746d2ac7f6e3bee0ce227b8931eb86dcf17bdb4987f0103');
INSERT INTO journal VALUES(1,9,1767614400000,100,'draft:1095193240574505852','[{"offer_made":{"id":1020525,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":50}},"cost":100}}}}],"private":true,"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":100,"over":101,"account":"spent","amount":100,"value":700,"why":{"favour_asked":1020525}}}}]',NULL,X'0146f595b18e2535f0b414d8dcecb92660f81e2be44145d0688ca2115f60805b25');
INSERT INTO journal VALUES(1,10,1767614400000,101,'interaction:1574360206249296010','[{"offer_made":{"id":2,"parties":[{"player":101,"part":"makes"},{"player":100,"part":"answers"}],"clauses":[{"terms":{"leverage":{"reset":{"amount":-500}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL,X'012fd48cb0baa2154b7034733f1a146ba9588ea236022dc6c278edd32b2ddb61a8');
INSERT INTO journal VALUES(1,11,1767614400000,102,'interaction:1574360206249296015','[{"quiet_hours":{"player":102,"hours":{"from":22,"to":7}}}]',NULL,X'01d9f7f0a7b5ea641343604cadf94d0e090560222a50eb358ae7d89d25b62a19aa');
INSERT INTO journal VALUES(1,12,1767614400000,102,'interaction:1574360206249296019','[{"offer_made":{"id":3,"parties":[{"player":102,"part":"makes"},{"player":100,"part":"answers"}],"clauses":[{"terms":{"leverage":{"access":{"access":"trade"}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}}]',NULL,X'01613d30c75182741100155ca6fe11123d941fb3e90b4eff204e7384999478cceb');
INSERT INTO journal VALUES(1,13,1767614400000,102,'interaction:1574360206249296022','[{"leverage":{"gifted":{"from":102,"to":100,"amount":40}}},{"leverage":{"leverage_booked":{"by":102,"over":100,"account":"earned","amount":80,"value":80,"why":"gift"}}}]',14,X'0182bc0e60368d52019a82b6ae3601a37970ab2cf4f85a1d39235a2bf8251eb01e');
INSERT INTO journal VALUES(1,14,1767614400000,90,'draft:1816862161897087022','[{"undone":{"by":90,"entries":1,"from":13}}]',NULL,X'011d009eee0320846e3d7d266b0eae914769b751ff801fe6bf09c7163914ef6d1f');
INSERT INTO journal VALUES(2,1,1767614400000,90,'interaction:1574360206249296031','[{"founded":{"at":1767614400000,"name":"Quiet Orbit","ruleset":"ambassadors","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'018eb2f343cef034c8b846dbb2be3786388f26fe0e50c2e3da7266081454544161');
INSERT INTO journal VALUES(2,2,1767614400000,100,'interaction:1574360206249296052','[{"joined":{"player":100}},{"ambassadors":{"seated":{"player":100}}}]',NULL,X'01ff0249cdc4635b475490f666355af726137ee203a3d4db6a8938a11a016f608f');
INSERT INTO journal VALUES(2,3,1767614400000,101,'interaction:1574360206249296055','[{"joined":{"player":101}},{"ambassadors":{"seated":{"player":101}}}]',NULL,X'014645c04dd62c6ea8514e0b337a76c91e877e94e40954c2aa82637856623f083d');
INSERT INTO journal VALUES(2,4,1767614400000,102,'interaction:1574360206249296058','[{"joined":{"player":102}},{"ambassadors":{"seated":{"player":102}}}]',NULL,X'01dcf1b51d2998f329d3ac3ded1ddc1e524b9d1fc70ed6d7718deca9f46910cb85');
INSERT INTO journal VALUES(2,5,1767614400000,103,'interaction:1574360206249296061','[{"joined":{"player":103}},{"ambassadors":{"seated":{"player":103}}}]',NULL,X'0198a150a6f0799265c66e4f24b8659c4638b03e1197fed8822efcd55e06299579');
INSERT INTO journal VALUES(2,6,1767614400000,90,'interaction:1574360206249296064','[{"moderated":{"by":90}},{"ambassadors":{"board":{"loaded":{"places":[{"name":"The Anvil","at":[0,0],"pieces":[{"owner":null,"count":2}]},{"name":"Candlehold","at":[0,-2],"holder":100,"pieces":[{"owner":100,"count":2}]},{"name":"Tinker''s Rest","at":[1,-2],"holder":100},{"name":"Marrowdeep","at":[2,-2],"holder":101,"pieces":[{"owner":101,"count":2}]},{"name":"Nettle Point","at":[2,-1],"holder":101},{"name":"Thistle Reach","at":[0,2],"holder":102,"pieces":[{"owner":102,"count":2}]},{"name":"Wren Harbour","at":[-1,2],"holder":102},{"name":"Oarsrest","at":[-2,2],"holder":103,"pieces":[{"owner":103,"count":2}]},{"name":"Slate Ferry","at":[-2,1],"holder":103},{"name":"Cinder Gate","at":[0,-1]},{"name":"Glass Shoal","at":[1,-1]},{"name":"Long Quiet","at":[1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Ember Ford","at":[0,1]},{"name":"Salt Mirror","at":[-1,1]},{"name":"Low Chorus","at":[-1,0],"pieces":[{"owner":null,"count":1}]},{"name":"Dawn Door","at":[2,0]},{"name":"Pale Orchard","at":[1,1]},{"name":"Dusk Door","at":[-2,0]},{"name":"Hollow Bell","at":[-1,-1]}],"links":[{"between":["Candlehold","Tinker''s Rest"],"kind":"wormhole"},{"between":["Tinker''s Rest","Marrowdeep"],"kind":"wormhole"},{"between":["Marrowdeep","Nettle Point"],"kind":"wormhole"},{"between":["Thistle Reach","Wren Harbour"],"kind":"wormhole"},{"between":["Wren Harbour","Oarsrest"],"kind":"wormhole"},{"between":["Oarsrest","Slate Ferry"],"kind":"wormhole"},{"between":["Nettle Point","Dawn Door"],"kind":"wormhole"},{"between":["Dawn Door","Pale Orchard"],"kind":"wormhole"},{"between":["Pale Orchard","Thistle Reach"],"kind":"wormhole"},{"between":["Slate Ferry","Dusk Door"],"kind":"wormhole"},{"between":["Dusk Door","Hollow Bell"],"kind":"wormhole"},{"between":["Hollow Bell","Candlehold"],"kind":"wormhole"},{"between":["Candlehold","Cinder Gate"],"kind":"wormhole"},{"between":["Marrowdeep","Glass Shoal"],"kind":"wormhole"},{"between":["Thistle Reach","Ember Ford"],"kind":"wormhole"},{"between":["Oarsrest","Salt Mirror"],"kind":"wormhole"},{"between":["Cinder Gate","The Anvil"],"kind":"wormhole"},{"between":["Glass Shoal","The Anvil"],"kind":"wormhole"},{"between":["Ember Ford","The Anvil"],"kind":"wormhole"},{"between":["Salt Mirror","The Anvil"],"kind":"wormhole"},{"between":["Nettle Point","Long Quiet"],"kind":"wormhole"},{"between":["Long Quiet","Pale Orchard"],"kind":"generator"},{"between":["Long Quiet","The Anvil"],"kind":"wormhole"},{"between":["Slate Ferry","Low Chorus"],"kind":"wormhole"},{"between":["Low Chorus","The Anvil"],"kind":"wormhole"},{"between":["Dawn Door","Dusk Door"],"kind":"warp-portal"}]}}}}]',NULL,X'0197b8d5c5a14c3edeec6694a9424075b9c475dd0f31a90608425e36044850d2ee');
INSERT INTO journal VALUES(2,7,1767614400000,100,'interaction:1574360206249296071','[{"ambassadors":{"population_set":{"player":100,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":9,"money":8}}}}]',NULL,X'015147c72f3b2b8a7f79a6654c1105283e19081eb66aeda11b839cdcb8483eba36');
INSERT INTO journal VALUES(2,8,1767614400000,101,'interaction:1574360206249296074','[{"ambassadors":{"population_set":{"player":101,"before":{"materials":11,"science":11,"money":11},"after":{"materials":9,"science":10,"money":9}}}}]',NULL,X'01cd85a137d22d229d05c6a22378ed6cde73f9f50b625cc65b924f95c2711d85a3');
INSERT INTO journal VALUES(2,9,1767614400000,102,'interaction:1574360206249296077','[{"ambassadors":{"population_set":{"player":102,"before":{"materials":11,"science":11,"money":11},"after":{"materials":8,"science":10,"money":10}}}}]',NULL,X'017f115f89bc9d7ec63d92e0315a6e9b3ec6625ffb910f4e9432a228b2176e1bf6');
INSERT INTO journal VALUES(2,10,1767614400000,100,'interaction:1574360206249296080','[{"ambassadors":{"action_begun":{"player":100,"round":1,"players":4}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"seen":100,"at":1767614400000}}]',NULL,X'0163d2895d919167746f3424bf01df61aee637dee4258a7ef15d54f0a69de6c80c');
INSERT INTO journal VALUES(2,11,1767614400000,100,'interaction:1574360206249296082','[{"offer_made":{"id":1,"parties":[{"player":100,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"ambassadors":{"relations":{"track":"science","space":null}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"action_awaited":{"seen":100,"at":1767614400000}}]',NULL,X'0167307ace65071a486d4a2e44acf3ba4f827ab85902555a57ae8d0e137355b911');
INSERT INTO journal VALUES(2,12,1767614400000,101,'interaction:1574360206249296085','[{"offer_closed":{"offer":1,"closing":{"outcome":"accepted","at":1767614400000,"by":101}}},{"ambassadors":{"ambassador_given":{"from":100,"to":101,"track":"science","left":8,"space":1}}},{"ambassadors":{"ambassador_given":{"from":101,"to":100,"track":"money","left":8,"space":1}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"seen":101,"at":1767614400000}}]',NULL,X'018785caf71d5d30938266e22761e454ea9078e9d7f5f4910ef34ffbcbdd35ce84');
INSERT INTO journal VALUES(2,13,1767614400000,100,'interaction:1574360206249296088','[{"ambassadors":{"action_ended":{"player":100,"next":101}}},{"action_awaited":{"waiting":{"player":101,"begun":false,"since":1767614400000,"silent":true},"seen":100,"at":1767614400000}}]',NULL,X'015cf7ac4e3f222cfd15a3a9768d2cc357c4ee64ab287f0ef66784ba537599972c');
INSERT INTO journal VALUES(2,14,1767614400000,102,'interaction:1574360206249296091','[{"ambassadors":{"action_begun":{"player":102,"round":1}}},{"action_awaited":{"waiting":{"player":102,"begun":true,"since":1767614400000},"seen":102,"at":1767614400000}}]',NULL,X'0115e7cdfc844511902c5a6564e6087e5ce98f8351e9ae9d435cf4bb5c9c20bd05');
INSERT INTO journal VALUES(2,15,1767614400000,102,'interaction:1574360206249296093','[{"offer_made":{"id":2,"parties":[{"player":102,"part":"makes"},{"player":103,"part":"answers"}],"clauses":[{"terms":{"ambassadors":{"relations":{"track":"money","space":null}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"action_awaited":{"seen":102,"at":1767614400000}}]',NULL,X'010888a1f4c5e2c9bfc6579f8efaf02c79d91662edc9bc54529c7de14bcacf8a18');
INSERT INTO journal VALUES(3,1,1767614400000,90,'interaction:1574360206249296096','[{"founded":{"at":1767614400000,"name":"Lamplight","ruleset":"strategy-card","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'01d808569b495a51da02dd50e3c00dbc5fa1c22062dba438adadb9a17dc53440a6');
INSERT INTO journal VALUES(3,2,1767614400000,100,'interaction:1574360206249296124','[{"joined":{"player":100}},{"strategy-card":{"seated":{"player":100}}}]',NULL,X'012d0e2136d289b8cd71a8eafa8eb06a881cecfe3556b389a7eeccf045b5b7ff92');
INSERT INTO journal VALUES(3,3,1767614400000,101,'interaction:1574360206249296127','[{"joined":{"player":101}},{"strategy-card":{"seated":{"player":101}}}]',NULL,X'01f2828418c929a633a1a317c4e75ccec025942378f5c86a1ca05b5560709d2b93');
INSERT INTO journal VALUES(3,4,1767614400000,102,'interaction:1574360206249296130','[{"joined":{"player":102}},{"strategy-card":{"seated":{"player":102}}}]',NULL,X'01a3ac75504ff88fc723fb48c9984204eb606d09d029cd2a309cd05522a30ed213');
INSERT INTO journal VALUES(3,5,1767614400000,90,'interaction:1574360206249296133','[{"moderated":{"by":90}},{"strategy-card":{"board":{"loaded":{"places":[{"name":"Orrery","at":[0,0],"holds":{"mecatol_rex":true,"planets":[{"name":"Old Orrery"}]}},{"name":"Lanthorn","at":[0,-2],"holds":{"planets":[{"name":"Lanthorn","control":100,"exhausted":true},{"name":"Wick","control":100}]}},{"name":"Saltmarch","at":[2,0],"holds":{"planets":[{"name":"Saltmarch","control":101,"exhausted":true},{"name":"Brine","control":101}]}},{"name":"Inchmere","at":[-2,2],"holds":{"planets":[{"name":"Inchmere","control":102,"exhausted":true},{"name":"Ferrymoon","control":102}]}},{"name":"Hollin","at":[0,-1],"holds":{"planets":[{"name":"Hollin","control":100,"exhausted":true}]}},{"name":"Emberly","at":[1,0],"holds":{"planets":[{"name":"Emberly","control":101,"exhausted":true}]}},{"name":"Farrow","at":[-1,1],"holds":{"planets":[{"name":"Farrow","control":102,"exhausted":true}]}},{"name":"Pellow","at":[1,-1],"holds":{"planets":[{"name":"Pellow"}]}},{"name":"Verrin","at":[0,1],"holds":{"planets":[{"name":"Verrin"}]}},{"name":"Umberfold","at":[-1,0],"holds":{"planets":[{"name":"Umberfold"}]}},{"name":"Two Sisters","at":[1,-2],"holds":{"planets":[{"name":"Elder Sister","control":100},{"name":"Younger Sister"}]}},{"name":"The Shallows","at":[2,-1]},{"name":"Netherby","at":[1,1],"holds":{"planets":[{"name":"Netherby","control":101}]}},{"name":"Dusklight","at":[-1,2]},{"name":"Mossgate","at":[-2,1],"holds":{"planets":[{"name":"Mossgate","control":102},{"name":"Fernmoon"}]}},{"name":"Heron Drift","at":[-1,-1]}],"links":[]}}}}]',NULL,X'01554576be532ca13e01dda3ab1ddbaddf648725f5b4783c7bf088cc9f7492b3ce');
INSERT INTO journal VALUES(3,6,1767614400000,90,'interaction:1574360206249296136','[{"moderated":{"by":90}},{"reasoned":{"reason":"A test"}},{"strategy-card":{"phase_set":{"phase":"action","before":null}}}]',NULL,X'01f6c2f62c07b195c85c0ede7fd986bb2c9b5774d84d5f064af41cf9d6b0c206d4');
INSERT INTO journal VALUES(3,7,1767614400000,90,'interaction:1574360206249296139','[{"moderated":{"by":90}},{"reasoned":{"reason":"A test"}},{"strategy-card":{"card_set":{"before":{"holder":null,"exhausted":false},"after":{"holder":100,"exhausted":false}}}}]',NULL,X'019148d045809c6b72317b0c895cd306fa51c1ce7fb185eac2ca5f0a54d51537ef');
INSERT INTO journal VALUES(3,8,1767614400000,90,'interaction:1574360206249296142','[{"moderated":{"by":90}},{"reasoned":{"reason":"A test"}},{"strategy-card":{"active_set":{"player":100,"before":null}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"at":1767614400000}}]',NULL,X'0180cf9f2367333e2f4120f3bc6dc0975da75aa36c70f3d8d593ca663d6ebeea27');
INSERT INTO journal VALUES(3,9,1767614400000,100,'draft:1095193769485635880','[{"strategy-card":{"played":{"play":1,"player":100,"system":"Lanthorn"}}},{"strategy-card":{"token_placed":{"player":101,"system":"Lanthorn","from":"reinforcements","left":7,"by_card":true}}},{"strategy-card":{"token_placed":{"player":102,"system":"Lanthorn","from":"reinforcements","left":7,"by_card":true}}},{"strategy-card":{"primary_readied":{"player":100,"planets":["Lanthorn","Hollin"]}}},{"strategy-card":{"secondary_opened":{"play":1,"player":100,"system":"Lanthorn","seats":[101,102],"asked":[101,102]}}},{"offer_made":{"id":1,"parties":[{"player":101,"part":"answers"}],"clauses":[{"terms":{"strategy-card":{"secondary":{"play":1,"played_by":100}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"offer_made":{"id":2,"parties":[{"player":102,"part":"answers"}],"clauses":[{"terms":{"strategy-card":{"secondary":{"play":1,"played_by":100}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"lapse"}},{"action_awaited":{"seen":100,"at":1767614400000}}]',NULL,X'01ec3f27e474d842cb4170e4f15103c7a65599d49faba8c08eb6aeb6973414b8d6');
INSERT INTO journal VALUES(3,10,1767614400000,102,'interaction:1574360206249296156','[{"offer_closed":{"offer":2,"closing":{"outcome":"accepted","at":1767614400000,"by":102}}},{"strategy-card":{"secondary_chosen":{"player":102,"planets":["Inchmere","Farrow"]}}}]',NULL,X'01f04f0268b819e3fa5fc8466c52ad6b49d7242df8eb09eb4d560c2fc466c55cbe');
INSERT INTO journal VALUES(4,1,1767614400000,90,'interaction:1574360206249296158','[{"founded":{"at":1767614400000,"name":"Long Table","ruleset":"realms","settings":{"language":"en","pace":3600000,"answer_within":259200000,"silence":"refuse","moderator_role":null,"away":"stand_still","patience":true,"nudge":86400000,"open_access":[],"thresholds":"warfare","terraforming":"confirmed","destroyed_ships":"return","pending_favours":3},"by":90}}]',NULL,X'018e8d874a6dd3f8bc9c088f7b5940fa5f4a02e7dd3a0da28c9304bdd1bf6ea720');
INSERT INTO journal VALUES(4,2,1767614400000,100,'interaction:1574360206249296196','[{"joined":{"player":100}},{"realms":{"seated":{"player":100}}}]',NULL,X'016384d79809a19c7d78e36218d53e59feb021e1fd9490a579c33dae0435991664');
INSERT INTO journal VALUES(4,3,1767614400000,101,'interaction:1574360206249296199','[{"joined":{"player":101}},{"realms":{"seated":{"player":101}}}]',NULL,X'011c287afe24f3dab25a7e936f7088f24d3b35f32003a55d79a390e4ec2c7565b6');
INSERT INTO journal VALUES(4,4,1767614400000,102,'interaction:1574360206249296202','[{"joined":{"player":102}},{"realms":{"seated":{"player":102}}}]',NULL,X'010e742f68bebba77a4b57efe1e6fba40768fdf1d4d8c5ff95d976976cfd7cd0d1');
INSERT INTO journal VALUES(4,5,1767614400000,103,'interaction:1574360206249296205','[{"joined":{"player":103}},{"realms":{"seated":{"player":103}}}]',NULL,X'019f3ba8ebccb44cb616e2c6fa348e52e852e08ef92f86bb142c90e1ee0768a1c4');
INSERT INTO journal VALUES(4,6,1767614400000,90,'interaction:1574360206249296208','[{"moderated":{"by":90}},{"realms":{"board":{"loaded":{"places":[{"name":"Averne Vale","pieces":[{"owner":100,"count":2}],"holds":{"area":{"provinces":[{"name":"Averne","tax":3,"size":3,"owner":"Averne","capital_of":"Averne","key":{"node":"Goldport","plus":1}},{"name":"Vale End","tax":2,"size":2,"owner":"Averne"}]}}},{"name":"Brenn Coast","pieces":[{"owner":101,"count":2}],"holds":{"area":{"provinces":[{"name":"Brennhaven","tax":3,"size":3,"owner":"Brenn","capital_of":"Brenn","key":{"node":"Goldport"}},{"name":"Sandmark","tax":2,"size":2,"owner":"Brenn","key":{"node":"Goldport"}}]}}},{"name":"Castellane","pieces":[{"owner":102,"count":2}],"holds":{"area":{"provinces":[{"name":"Castell","tax":3,"size":3,"owner":"Castellane","capital_of":"Castellane","key":{"node":"Coppergate","plus":1}},{"name":"Orchard Hills","tax":2,"size":2,"owner":"Castellane"}]}}},{"name":"Dorvik Fells","pieces":[{"owner":103,"count":2}],"holds":{"area":{"provinces":[{"name":"Dorvik","tax":3,"size":3,"owner":"Dorvik","capital_of":"Dorvik","key":{"node":"Coppergate"}},{"name":"Fellgate","tax":2,"size":2,"owner":"Dorvik","key":{"node":"Saltmarket"}}]}}},{"name":"The Marches","pieces":[{"owner":100,"count":1},{"owner":102,"count":1}],"holds":{"area":{"battleground":true,"provinces":[{"name":"Saltmarket Town","tax":2,"size":2,"owner":"Grauheim","key":{"node":"Saltmarket","plus":1}},{"name":"West March","tax":1,"size":1,"owner":"Averne"},{"name":"East March","tax":1,"size":1,"owner":"Castellane"}]}}},{"name":"Northmarch","pieces":[{"owner":103,"count":1}],"holds":{"area":{"provinces":[{"name":"Highfold","tax":2,"size":2,"owner":"Estwick"},{"name":"Winterbeck","tax":1,"size":1,"owner":"Dorvik"}]}}},{"name":"Southreach","pieces":[{"owner":102,"kind":"influence","count":1}],"holds":{"area":{"provinces":[{"name":"Reach Ferry","tax":1,"size":1,"owner":"Halmyra"},{"name":"Marl","tax":1,"size":1,"owner":"Halmyra"}]}}},{"name":"Estwick","pieces":[{"owner":100,"kind":"influence","count":2},{"owner":101,"kind":"influence","count":1}],"holds":{"area":{"provinces":[{"name":"Estwick Castle","tax":2,"size":2,"owner":"Estwick","capital_of":"Estwick"},{"name":"Lark Downs","tax":1,"size":1,"owner":"Estwick"}]}}},{"name":"Farolle","pieces":[{"owner":101,"kind":"influence","count":2}],"holds":{"area":{"provinces":[{"name":"Farolle Rock","tax":2,"size":2,"owner":"Farolle","capital_of":"Farolle","key":{"node":"Goldport"}}]}}},{"name":"Grauheim","pieces":[{"owner":102,"kind":"influence","count":1}],"holds":{"area":{"provinces":[{"name":"Grauburg","tax":3,"size":3,"owner":"Grauheim","capital_of":"Grauheim"},{"name":"Ashfold","tax":1,"size":1,"owner":"Grauheim"}]}}},{"name":"Halmyra","pieces":[{"owner":103,"kind":"influence","count":2}],"holds":{"area":{"provinces":[{"name":"Halmyra Keep","tax":1,"size":2,"owner":"Halmyra","capital_of":"Halmyra"}]}}},{"name":"Isolde Isles","pieces":[{"owner":100,"kind":"marriage","count":1}],"holds":{"area":{"provinces":[{"name":"Isolde Harbour","tax":1,"size":1,"owner":"Isolde","capital_of":"Isolde","key":{"node":"Spice Roads"}},{"name":"Gull Skerries","tax":0,"size":1,"owner":"Isolde"}]}}},{"name":"Jacarand","holds":{"area":{"distant":true,"provinces":[{"name":"Jacarand Bay","tax":2,"size":2,"owner":"Jacarand","capital_of":"Jacarand","key":{"node":"Spice Roads","plus":1}},{"name":"Heron River","tax":1,"size":2,"owner":"Jacarand"}]}}},{"name":"Kestrel Shore","pieces":[{"owner":101,"count":1}],"holds":{"area":{"distant":true,"provinces":[{"name":"Landfall","tax":1,"size":1},{"name":"Kestrel Point","tax":1,"size":1,"owner":"Brenn"}]}}},{"name":"Amber Sea","pieces":[{"owner":100,"kind":"ship","count":1},{"owner":101,"kind":"protection","count":1}],"holds":{"zone":{"slots":2}}},{"name":"Copper Gulf","pieces":[{"owner":102,"kind":"ship","count":1}],"holds":{"zone":{"slots":2}}},{"name":"Cold Sound","pieces":[{"owner":103,"kind":"ship","count":1}],"holds":{"zone":{"slots":1}}},{"name":"Western Ocean","holds":{"zone":{"slots":1}}}],"links":[{"between":["Averne Vale","The Marches"],"kind":null},{"between":["Averne Vale","Estwick"],"kind":null},{"between":["Averne Vale","Northmarch"],"kind":null},{"between":["Averne Vale","Amber Sea"],"kind":null},{"between":["Brenn Coast","The Marches"],"kind":null},{"between":["Brenn Coast","Farolle"],"kind":null},{"between":["Brenn Coast","Estwick"],"kind":null},{"between":["Brenn Coast","Amber Sea"],"kind":null},{"between":["Castellane","The Marches"],"kind":null},{"between":["Castellane","Grauheim"],"kind":null},{"between":["Castellane","Southreach"],"kind":null},{"between":["Castellane","Copper Gulf"],"kind":null},{"between":["Dorvik Fells","Northmarch"],"kind":null},{"between":["Dorvik Fells","Halmyra"],"kind":null},{"between":["Dorvik Fells","Southreach"],"kind":null},{"between":["Dorvik Fells","Cold Sound"],"kind":null},{"between":["The Marches","Grauheim"],"kind":null},{"between":["Northmarch","Cold Sound"],"kind":null},{"between":["Southreach","Copper Gulf"],"kind":null},{"between":["Estwick","Amber Sea"],"kind":null},{"between":["Farolle","Amber Sea"],"kind":null},{"between":["Grauheim","Copper Gulf"],"kind":null},{"between":["Halmyra","Cold Sound"],"kind":null},{"between":["Isolde Isles","Amber Sea"],"kind":null},{"between":["Isolde Isles","Copper Gulf"],"kind":null},{"between":["Isolde Isles","Western Ocean"],"kind":null},{"between":["Jacarand","Kestrel Shore"],"kind":null},{"between":["Jacarand","Western Ocean"],"kind":null},{"between":["Kestrel Shore","Western Ocean"],"kind":null},{"between":["Amber Sea","Cold Sound"],"kind":null},{"between":["Amber Sea","Western Ocean"],"kind":null},{"between":["Copper Gulf","Western Ocean"],"kind":null}]}}}},{"realms":{"laid":{"nodes":[{"name":"Goldport","lies":{"maritime":["Amber Sea"]}},{"name":"Coppergate","lies":{"maritime":["Copper Gulf","Cold Sound"]}},{"name":"Saltmarket","lies":{"inland":"The Marches"}},{"name":"Spice Roads","lies":{"maritime":["Western Ocean"]},"pirates":1}],"realms":[{"name":"Averne","player":100},{"name":"Brenn","player":101},{"name":"Castellane","player":102},{"name":"Dorvik","player":103},{"name":"Estwick"},{"name":"Farolle","ally":101},{"name":"Grauheim"},{"name":"Halmyra"},{"name":"Isolde"},{"name":"Jacarand"}],"sheets":{"100":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]},"101":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]},"102":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]},"103":{"power":5,"ducats":12,"tokens":{"influence":20,"claims":8,"alliances":3},"merchants":[{"upright":true},{"upright":true}]}},"trade":[{"nodes":["Goldport"],"rows":[{"ducats":6},{"ducats":3},{"ducats":1}]},{"nodes":["Goldport"],"rows":[{"ducats":5},{"ducats":4}]},{"nodes":["Goldport","Saltmarket"],"rows":[{"ducats":4},{"ducats":2}]},{"nodes":["Coppergate"],"rows":[{"ducats":6},{"ducats":3},{"ducats":1}]},{"nodes":["Coppergate"],"rows":[{"ducats":5},{"ducats":4}]},{"nodes":["Coppergate","Saltmarket"],"rows":[{"ducats":4},{"ducats":2}]},{"nodes":["Saltmarket"],"rows":[{"ducats":5},{"ducats":3},{"ducats":1}]},{"nodes":["Saltmarket"],"rows":[{"ducats":4},{"ducats":3}]},{"nodes":["Spice Roads"],"rows":[{"ducats":8},{"ducats":4}]},{"nodes":["Spice Roads","Goldport"],"rows":[{"ducats":6},{"ducats":2}]},{"nodes":["Spice Roads","Coppergate"],"rows":[{"ducats":6},{"ducats":2}]},{"nodes":["Goldport","Coppergate"],"rows":[{"ducats":3},{"ducats":3},{"ducats":1}]}],"deck":{"shuffles":[{"deck":"trade","promise":"6497b479c409fafc4290ffa1f5e653a7dfb93363e5535def43bce362f7f9d3b5","count":12,"order":{"salt":"6d0cef421cdd79d1b1e96e3e12c6ddaa5b3447b0a10bb53b77dbac7eccab6102","cards":[2,5,3,8,12,9,7,1,6,4,11,10]}}],"drawn":0},"covert":{"cards":[{"name":"Support Rebels","kind":"spy-network","price":{"power":1,"ducats":2},"target":"realm","text":"Rebels rise in the realm you name.","effect":{"kind":"mark","name":"unrest","count":1},"copies":1},{"name":"Sow Discontent","kind":"spy-network","price":{"power":1},"target":"area","text":"Remove one influence of another player from an area.","effect":{"kind":"remove-influence","count":1},"copies":1},{"name":"Sabotage Reputation","kind":"spy-network","price":{"power":2},"target":"area","text":"Replace one influence of another player in an area with your own.","effect":{"kind":"swap-influence","count":1},"copies":1},{"name":"New Alliance","kind":"card","price":{"power":1},"target":"npr","text":"Become the ally of a realm that would ally itself to you anyway.","effect":{"kind":"forge-alliance"},"copies":3},{"name":"Study Technology","kind":"card","price":{"ducats":3},"target":"none","text":"Your scholars have seen how others do it.","effect":{"kind":"mark","name":"study","count":1},"copies":3},{"name":"Counterespionage","kind":"card","price":{},"target":"none","text":"Counter a covert action that targets you.","copies":6}],"charges":{"100":2,"101":2,"102":2,"103":2},"deck":{"shuffles":{"1":{"deck":"covert","promise":"1e4812ebd7a9268cf092cf7f920fe0d8059c04501d96fb28130a6acded60460f","count":12,"order":{"salt":"22eda65b17a8dfc704db853cda2420bf9ba2c7b1b6a2f59d8dc975d7d1126fd0","cards":[12,10,6,7,5,2,11,3,1,9,8,4]}}},"newest":1,"dealt":0},"rows":0}}}}]',NULL,X'0108fa5282ed352109cad9799e2f37fc2abe4796819770ca7c99f1c1cb0ad5ec88');
INSERT INTO journal VALUES(4,7,1767614400000,90,'interaction:1574360206249296211','[{"moderated":{"by":90}},{"realms":{"covert":{"dealt":{"player":102,"count":1,"cards":[12],"names":["Counterespionage"]}}}}]',NULL,X'01435316749dfb1908b0d1a816ed46f02f32945be58e571d947e84651be87518be');
INSERT INTO journal VALUES(4,8,1767614400000,100,'interaction:1574360206249296218','[{"realms":{"turn_begun":{"player":100,"stood":["Averne Vale","Estwick","Isolde Isles","The Marches"]}}},{"action_awaited":{"waiting":{"player":100,"begun":true,"since":1767614400000},"seen":100,"at":1767614400000}}]',NULL,X'011bb2b87f4dafe426bd5ded0f702cbde4876581011455af7f11bac7a54b087156');
INSERT INTO journal VALUES(4,9,1767614400000,100,'draft:1095194993974320993','[{"realms":{"covert":{"declared":{"player":100,"deed":{"claims":{"areas":["The Marches"]}},"paid":{"power":1},"left":{"power":4,"ducats":12},"spent":"nothing","targets":[102],"row":1,"since":1767614400000}}}},{"offer_made":{"id":1,"parties":[{"player":102,"part":"answers"}],"clauses":[{"terms":{"realms":{"counter":{"row":1,"by":100,"deed":{"claims":{"areas":["The Marches"]}}}}}}],"made_at":1767614400000,"deadline":1767657600000,"answer_within":43200000,"silence":"lapse"}},{"action_awaited":{"seen":100,"at":1767614400000}}]',NULL,X'01f730e348da50f51c700a42fe0e68b5a53682b6b6177ac08b71f3b0782c4ad020');
INSERT INTO journal VALUES(4,10,1767614400000,102,'interaction:1574360206249296229','[{"offer_answered":{"offer":1,"answer":{"by":102,"accepts":true,"at":1767614400000}}}]',NULL,X'0113f58ecab6240cec43564f2d7fb42e8a2fdac8603dba7728939055f6522ca542');
INSERT INTO journal VALUES(4,11,1767614400000,NULL,'due:4:10','[{"realms":{"covert":{"countered":{"by":102,"card":12,"against":100,"of":1,"row":2,"since":1767614400000}}}},{"offer_closed":{"offer":1,"closing":{"outcome":"accepted","at":1767614400000,"by":102,"unsealed":true}}},{"offer_made":{"id":2,"parties":[{"player":100,"part":"answers"}],"clauses":[{"terms":{"realms":{"counter":{"row":2,"by":100,"deed":{"claims":{"areas":["The Marches"]}},"counter_of":102}}}}],"made_at":1767614400000,"deadline":1767657600000,"answer_within":43200000,"silence":"lapse"}}]',NULL,X'01b2f6a779c5ddd6bed5b617e4f3b1eb5a32dddd00d0e6b738232cf7c9e7cddcc3');
INSERT INTO journal VALUES(1,15,1767614400000,100,'interaction:1574360206249296233','[{"leverage":{"gifted":{"from":100,"to":102,"amount":10,"note":"Into the dark"}}},{"leverage":{"leverage_booked":{"by":100,"over":102,"account":"earned","amount":20,"value":20,"why":"gift"}}}]',NULL,X'01092f399e035b82731ff767cd09d4382ef54381eabe39f87d2b55e736c3060275');
INSERT INTO journal VALUES(1,16,1767614400000,102,'interaction:1574360206249296235','[{"offer_made":{"id":4,"parties":[{"player":102,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"spent","amount":40,"value":560,"why":{"favour_asked":4}}}}]',NULL,X'017e73b57fbb56956ecaf53c98c4c7b6867bcad161b33b4d2441453c128563f4e7');
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
    name     TEXT    NOT NULL, checksum INTEGER,
    PRIMARY KEY (guild_id, user_id)
) STRICT;
INSERT INTO names VALUES(1200000000000000001,90,'Mod',-1124490829447511621);
INSERT INTO names VALUES(1200000000000000001,100,'Ada',-7207638726339356580);
INSERT INTO names VALUES(1200000000000000001,101,'Bo',-1401373051613434384);
INSERT INTO names VALUES(1200000000000000001,102,'Cy',2403379287312646002);
INSERT INTO names VALUES(1200000000000000001,103,'Di',-4735280313987093775);
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
INSERT INTO outbox VALUES(50,1,14,NULL,'{"to":"table","calls":[102],"events":[{"leverage":{"gifted":{"from":100,"to":102,"amount":10,"note":"Into the dark"}}},{"leverage":{"leverage_booked":{"by":100,"over":102,"account":"earned","amount":20,"value":20,"why":"gift"}}}]}',50,1767614400000,2,1767614400000,'Missing Permissions',6813517641599358250,1,1);
INSERT INTO outbox VALUES(51,1,15,NULL,'{"to":"table","calls":[101],"events":[{"offer_made":{"id":4,"parties":[{"player":102,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}},{"leverage":{"leverage_booked":{"by":102,"over":101,"account":"spent","amount":40,"value":560,"why":{"favour_asked":4}}}}],"offer":{"id":4,"parties":[{"player":102,"part":"makes"},{"player":101,"part":"answers"}],"clauses":[{"terms":{"leverage":{"favour":{"favour":{"money":{"amount":20}},"cost":40}}}}],"made_at":1767614400000,"deadline":1767873600000,"answer_within":259200000,"silence":"refuse"}}',NULL,NULL,0,1767614400000,'Missing Permissions',1611508030888644770,1,1);
CREATE TABLE posts (
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    subject     TEXT    NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL, shown_version INTEGER, shown INTEGER, checksum INTEGER, stale INTEGER NOT NULL DEFAULT 0 CHECK (stale IN (0, 1)),
    PRIMARY KEY (campaign_id, subject)
) STRICT;
INSERT INTO posts VALUES(1,'leaderboard:leverage',1210130980248138614,1574360206249295987,4,5700280587861851857,6754249987659262235,0);
INSERT INTO posts VALUES(1,'table',1210130980248138614,1574360206249295991,4,7163752985770636705,-6804661662538863065,0);
INSERT INTO posts VALUES(1,'offer:1',1210130980248138614,1574360206249296005,NULL,NULL,-7750633594721985664,0);
INSERT INTO posts VALUES(1,'offer:1020525',1220000000000000101,1574360206249296009,NULL,NULL,8050715345237246151,0);
INSERT INTO posts VALUES(1,'offer:2',1210130980248138614,1574360206249296012,NULL,NULL,-5468327530703917032,0);
INSERT INTO posts VALUES(1,'offer:3',1210130980248138614,1574360206249296021,NULL,NULL,5808063144049993263,0);
INSERT INTO posts VALUES(2,'table',1210050799275963410,1574360206249296068,6,1553915810107199389,8504664298598100711,0);
INSERT INTO posts VALUES(2,'offer:1',1210050799275963410,1574360206249296084,NULL,NULL,3644161398167790364,0);
INSERT INTO posts VALUES(2,'offer:2',1210050799275963410,1574360206249296095,NULL,NULL,2059775979439073025,0);
INSERT INTO posts VALUES(3,'table',1210257902533960295,1574360206249296146,8,-3542688222010030265,3846571791313390294,0);
INSERT INTO posts VALUES(3,'row:1',1210257902533960295,1574360206249296153,NULL,NULL,8586172727788314042,0);
INSERT INTO posts VALUES(4,'table',1210226399699693777,1574360206249296215,7,-151516013620253220,-1841143541636331484,0);
INSERT INTO posts VALUES(4,'offer:1',1220000000000000102,1574360206249296225,NULL,NULL,3637790547808310860,0);
INSERT INTO posts VALUES(4,'row:1',1210226399699693777,1574360206249296226,NULL,NULL,-8042105322999733808,0);
INSERT INTO posts VALUES(4,'offer:2',1220000000000000100,1574360206249296231,NULL,NULL,1401374771304011349,0);
INSERT INTO posts VALUES(4,'row:2',1210226399699693777,1574360206249296232,NULL,NULL,-3526459453259105741,0);
CREATE TABLE drafts (
    id          INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
    campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
    user_id     INTEGER NOT NULL,
    command     TEXT    NOT NULL CHECK (json_valid(command)),
    expires_at  INTEGER NOT NULL
, checksum INTEGER) STRICT;
INSERT INTO drafts VALUES(1095193240574505852,1,100,'{"by":100,"moderator":false,"command":{"leverage":{"ask_favour":{"of":101,"favour":{"money":{"amount":50}},"note":null,"private":true}}},"confirmed":{"private_shows":{"of":101,"leverage":true,"money":true,"map":false}}}',1767700800000,762997050656097867);
INSERT INTO drafts VALUES(1095193769485635880,3,100,'{"by":100,"moderator":false,"command":{"strategy-card":{"play":{"system":"Lanthorn","planets":[]}}},"confirmed":{"plays_diplomacy":{"system":"Lanthorn","planets":["Lanthorn","Hollin"],"locked_out":[101,102],"from_sheet":[],"there":[],"without":[]}}}',1767700800000,-1490352957956653530);
INSERT INTO drafts VALUES(1095194643856680299,4,100,'{"by":100,"moderator":false,"command":{"realms":{"claims":{"areas":[]}}}}',1767700800000,6239466546454609390);
INSERT INTO drafts VALUES(1095194993974320993,4,100,'{"by":100,"moderator":false,"command":{"realms":{"claims":{"areas":["The Marches"]}}},"confirmed":{"declares_covert":{"deed":{"claims":{"areas":["The Marches"]}},"price":{"power":1},"left":{"power":4,"ducats":12},"targets":[102]}}}',1767700800000,7320573916482437213);
INSERT INTO drafts VALUES(1697272614465109601,1,101,'{"by":101,"moderator":false,"command":{"refuse":{"offer":1}},"confirmed":{"refusal_costs":{"offer":1,"asker":100,"from":400,"to":0,"opens":[],"back":200}}}',1767700800000,-6835409367584556338);
INSERT INTO drafts VALUES(1816862161897087022,1,90,'{"undo":1,"confirmed":{"undoes":{"entries":1,"from":13}}}',1767700800000,-9171636809130888432);
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
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('outbox',51);
INSERT INTO sqlite_sequence VALUES('drafts',1816862161897087022);
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
COMMIT;
