BEGIN TRANSACTION;
CREATE TABLE actions (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	asked INTEGER NOT NULL, 
	move VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	CONSTRAINT once_a_question UNIQUE (table_id, seat, asked), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "actions" VALUES('dc9b29bb30',1,0,0,'draw:tombstone',1.79488108084288597102e+09);
INSERT INTO "actions" VALUES('dc9b29bb30',2,1,1,'draw:tombstone',1.79488108084523653989e+09);
INSERT INTO "actions" VALUES('dc9b29bb30',3,0,2,'draw:tombstone',1.79488108084674262993e+09);
INSERT INTO "actions" VALUES('dc9b29bb30',4,1,3,'draw:tombstone',1.79488108084829282766e+09);
INSERT INTO "actions" VALUES('aca0d797ad',1,1,0,'draw:cripple-creek',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',2,0,1,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',3,1,2,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',4,0,3,'draw:saloon',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',5,1,4,'draw:saloon',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',6,1,5,'hit:1:james-younger',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',7,0,6,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',8,1,7,'draw:deadwood',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',9,0,8,'draw:cripple-creek',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',10,1,9,'draw:deadwood',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',11,0,10,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',12,1,11,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',13,0,12,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',14,1,13,'draw:deadwood',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',15,1,14,'draw:tombstone',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',16,0,15,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',17,1,16,'draw:cripple-creek',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',18,0,17,'draw:cripple-creek',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',19,1,18,'draw:cripple-creek',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',20,0,19,'draw:dodge-city',0.0);
INSERT INTO "actions" VALUES('aca0d797ad',21,1,20,'draw:cripple-creek',1.79488108086749124526e+09);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	held BOOLEAN NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	level VARCHAR(16) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	UNIQUE (token)
);
INSERT INTO "seats" VALUES('dc9b29bb30',0,'human',1,'Zoe','','hSdSILRDHdHz8aJvEu8MNNTxRaFs3Hek');
INSERT INTO "seats" VALUES('dc9b29bb30',1,'open',0,'Belle','','QoxcTpC4Tammqf0cXP93ndEVL9wSINzj');
INSERT INTO "seats" VALUES('aca0d797ad',0,'human',1,'Zoe','','NbMO5zI12NXL0Sud_xjSwvlcwYHyAMEV');
INSERT INTO "seats" VALUES('aca0d797ad',1,'bot',0,'Belle','greenhorn','klmCRI7PvJ9CnGxbjQ8e-oQhnktUc2y4');
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	seed TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	listed BOOLEAN NOT NULL, 
	watch VARCHAR(64) NOT NULL, 
	source TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	over BOOLEAN NOT NULL, 
	version INTEGER NOT NULL, clock INTEGER DEFAULT '0' NOT NULL, dealt TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (watch)
);
INSERT INTO "tables" VALUES('dc9b29bb30','wanted','wanted/1','{"quick": true, "duel": false, "consent": false, "dollars": false, "cavalry": false, "supremacy": false}','["old seed"]',2,1,'HP-yCT4J9kdunk_OJ5irPAsy','',1.79488108083608579636e+09,0,5,600,'');
INSERT INTO "tables" VALUES('aca0d797ad','wanted','wanted/1','{"quick": false, "duel": false, "consent": false, "dollars": false, "cavalry": false, "supremacy": false}','["old over"]',2,0,'PmozSGwHwy4iiIov-FGWATgQ','',1.79488108085345578193e+09,1,1,0,'');
CREATE TABLE talk (
	id INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "talk" VALUES(1,'dc9b29bb30',0,'Zoe','Howdy',1.79488108084975814824e+09);
CREATE INDEX ix_talk_table_id ON talk (table_id);
COMMIT;