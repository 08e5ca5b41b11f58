import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_admission\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`fee_amount\` text DEFAULT 'Rs. 10,000',
  	\`fee_terms\` text DEFAULT 'non-refundable',
  	\`fee_paid_by\` text DEFAULT 'demand draft
  bank transfer',
  	\`opening_sentence\` text DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	\`opening_until\` text,
  	\`opening_stays_printed\` integer DEFAULT true,
  	\`opening_afterwards\` text DEFAULT '',
  	\`entrance_test_sentence\` text DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	\`entrance_test_until\` text DEFAULT '2024-10-05T12:00:00.000Z',
  	\`entrance_test_stays_printed\` integer DEFAULT true,
  	\`entrance_test_afterwards\` text DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	\`documents\` text DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_admission\`("id", "fee_amount", "fee_terms", "fee_paid_by", "opening_sentence", "opening_until", "opening_stays_printed", "opening_afterwards", "entrance_test_sentence", "entrance_test_until", "entrance_test_stays_printed", "entrance_test_afterwards", "documents", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "fee_amount", "fee_terms", "fee_paid_by", "opening_sentence", "opening_until", "opening_stays_printed", "opening_afterwards", "entrance_test_sentence", "entrance_test_until", "entrance_test_stays_printed", "entrance_test_afterwards", "documents", "changed_by", "_status", "updated_at", "created_at" FROM \`admission\`;`)
  await db.run(sql`DROP TABLE \`admission\`;`)
  await db.run(sql`ALTER TABLE \`__new_admission\` RENAME TO \`admission\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`admission__status_idx\` ON \`admission\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__admission_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_fee_amount\` text DEFAULT 'Rs. 10,000',
  	\`version_fee_terms\` text DEFAULT 'non-refundable',
  	\`version_fee_paid_by\` text DEFAULT 'demand draft
  bank transfer',
  	\`version_opening_sentence\` text DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	\`version_opening_until\` text,
  	\`version_opening_stays_printed\` integer DEFAULT true,
  	\`version_opening_afterwards\` text DEFAULT '',
  	\`version_entrance_test_sentence\` text DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	\`version_entrance_test_until\` text DEFAULT '2024-10-05T12:00:00.000Z',
  	\`version_entrance_test_stays_printed\` integer DEFAULT true,
  	\`version_entrance_test_afterwards\` text DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	\`version_documents\` text DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__admission_v\`("id", "version_fee_amount", "version_fee_terms", "version_fee_paid_by", "version_opening_sentence", "version_opening_until", "version_opening_stays_printed", "version_opening_afterwards", "version_entrance_test_sentence", "version_entrance_test_until", "version_entrance_test_stays_printed", "version_entrance_test_afterwards", "version_documents", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_fee_amount", "version_fee_terms", "version_fee_paid_by", "version_opening_sentence", "version_opening_until", "version_opening_stays_printed", "version_opening_afterwards", "version_entrance_test_sentence", "version_entrance_test_until", "version_entrance_test_stays_printed", "version_entrance_test_afterwards", "version_documents", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_admission_v\`;`)
  await db.run(sql`DROP TABLE \`_admission_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__admission_v\` RENAME TO \`_admission_v\`;`)
  await db.run(sql`CREATE INDEX \`_admission_v_version_version__status_idx\` ON \`_admission_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_created_at_idx\` ON \`_admission_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_updated_at_idx\` ON \`_admission_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_latest_idx\` ON \`_admission_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`card_photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`events_card_photo_idx\` ON \`events\` (\`card_photo_id\`);`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_card_photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_card_photo_idx\` ON \`_events_v\` (\`version_card_photo_id\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`card_photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`news_card_photo_idx\` ON \`news\` (\`card_photo_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_card_photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_card_photo_idx\` ON \`_news_v\` (\`version_card_photo_id\`);`)
  await db.run(sql`ALTER TABLE \`albums\` ADD \`card_photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`albums_card_photo_idx\` ON \`albums\` (\`card_photo_id\`);`)
  await db.run(sql`ALTER TABLE \`_albums_v\` ADD \`version_card_photo_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_card_photo_idx\` ON \`_albums_v\` (\`version_card_photo_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`date\` text,
  	\`time\` text,
  	\`venue\` text,
  	\`description\` text,
  	\`category\` text DEFAULT 'Events',
  	\`school_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_events\`("id", "title", "date", "time", "venue", "description", "category", "school_id", "changed_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "date", "time", "venue", "description", "category", "school_id", "changed_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`events_date_idx\` ON \`events\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`events_school_idx\` ON \`events\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_time\` text,
  	\`version_venue\` text,
  	\`version_description\` text,
  	\`version_category\` text DEFAULT 'Events',
  	\`version_school_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_title", "version_date", "version_time", "version_venue", "version_description", "version_category", "version_school_id", "version_changed_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_date", "version_time", "version_venue", "version_description", "version_category", "version_school_id", "version_changed_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_date_idx\` ON \`_events_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_school_idx\` ON \`_events_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`from_date\` text,
  	\`description\` text,
  	\`school_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_news\`("id", "title", "from_date", "description", "school_id", "changed_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "from_date", "description", "school_id", "changed_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`news\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`ALTER TABLE \`__new_news\` RENAME TO \`news\`;`)
  await db.run(sql`CREATE INDEX \`news_from_date_idx\` ON \`news\` (\`from_date\`);`)
  await db.run(sql`CREATE INDEX \`news_school_idx\` ON \`news\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_from_date\` text,
  	\`version_description\` text,
  	\`version_school_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__news_v\`("id", "parent_id", "version_title", "version_from_date", "version_description", "version_school_id", "version_changed_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_from_date", "version_description", "version_school_id", "version_changed_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__news_v\` RENAME TO \`_news_v\`;`)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_from_date_idx\` ON \`_news_v\` (\`version_from_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_school_idx\` ON \`_news_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_albums\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`date\` text,
  	\`description\` text,
  	\`consent_given_by\` text,
  	\`consent_on\` text,
  	\`consent_until\` text,
  	\`category\` text DEFAULT 'PhotoGallery',
  	\`school_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_albums\`("id", "title", "date", "description", "consent_given_by", "consent_on", "consent_until", "category", "school_id", "changed_by", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "title", "date", "description", "consent_given_by", "consent_on", "consent_until", "category", "school_id", "changed_by", "updated_at", "created_at", "deleted_at", "_status" FROM \`albums\`;`)
  await db.run(sql`DROP TABLE \`albums\`;`)
  await db.run(sql`ALTER TABLE \`__new_albums\` RENAME TO \`albums\`;`)
  await db.run(sql`CREATE INDEX \`albums_date_idx\` ON \`albums\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`albums_school_idx\` ON \`albums\` (\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_updated_at_idx\` ON \`albums\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`albums_created_at_idx\` ON \`albums\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`albums_deleted_at_idx\` ON \`albums\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`albums__status_idx\` ON \`albums\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__albums_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_description\` text,
  	\`version_consent_given_by\` text,
  	\`version_consent_on\` text,
  	\`version_consent_until\` text,
  	\`version_category\` text DEFAULT 'PhotoGallery',
  	\`version_school_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_school_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__albums_v\`("id", "parent_id", "version_title", "version_date", "version_description", "version_consent_given_by", "version_consent_on", "version_consent_until", "version_category", "version_school_id", "version_changed_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_date", "version_description", "version_consent_given_by", "version_consent_on", "version_consent_until", "version_category", "version_school_id", "version_changed_by", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "latest" FROM \`_albums_v\`;`)
  await db.run(sql`DROP TABLE \`_albums_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__albums_v\` RENAME TO \`_albums_v\`;`)
  await db.run(sql`CREATE INDEX \`_albums_v_parent_idx\` ON \`_albums_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_date_idx\` ON \`_albums_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_school_idx\` ON \`_albums_v\` (\`version_school_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_updated_at_idx\` ON \`_albums_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_created_at_idx\` ON \`_albums_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_deleted_at_idx\` ON \`_albums_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version__status_idx\` ON \`_albums_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_created_at_idx\` ON \`_albums_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_updated_at_idx\` ON \`_albums_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_latest_idx\` ON \`_albums_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_admission\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`fee_amount\` text DEFAULT 'Rs. 10,000',
  	\`fee_terms\` text DEFAULT 'non-refundable',
  	\`fee_paid_by\` text DEFAULT 'demand draft
  bank transfer',
  	\`opening_sentence\` text DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	\`opening_until\` text DEFAULT '',
  	\`opening_stays_printed\` integer DEFAULT true,
  	\`opening_afterwards\` text DEFAULT '',
  	\`entrance_test_sentence\` text DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	\`entrance_test_until\` text DEFAULT '2024-10-05T12:00:00.000Z',
  	\`entrance_test_stays_printed\` integer DEFAULT true,
  	\`entrance_test_afterwards\` text DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	\`documents\` text DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_admission\`("id", "fee_amount", "fee_terms", "fee_paid_by", "opening_sentence", "opening_until", "opening_stays_printed", "opening_afterwards", "entrance_test_sentence", "entrance_test_until", "entrance_test_stays_printed", "entrance_test_afterwards", "documents", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "fee_amount", "fee_terms", "fee_paid_by", "opening_sentence", "opening_until", "opening_stays_printed", "opening_afterwards", "entrance_test_sentence", "entrance_test_until", "entrance_test_stays_printed", "entrance_test_afterwards", "documents", "changed_by", "_status", "updated_at", "created_at" FROM \`admission\`;`)
  await db.run(sql`DROP TABLE \`admission\`;`)
  await db.run(sql`ALTER TABLE \`__new_admission\` RENAME TO \`admission\`;`)
  await db.run(sql`CREATE INDEX \`admission__status_idx\` ON \`admission\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__admission_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_fee_amount\` text DEFAULT 'Rs. 10,000',
  	\`version_fee_terms\` text DEFAULT 'non-refundable',
  	\`version_fee_paid_by\` text DEFAULT 'demand draft
  bank transfer',
  	\`version_opening_sentence\` text DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	\`version_opening_until\` text DEFAULT '',
  	\`version_opening_stays_printed\` integer DEFAULT true,
  	\`version_opening_afterwards\` text DEFAULT '',
  	\`version_entrance_test_sentence\` text DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	\`version_entrance_test_until\` text DEFAULT '2024-10-05T12:00:00.000Z',
  	\`version_entrance_test_stays_printed\` integer DEFAULT true,
  	\`version_entrance_test_afterwards\` text DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	\`version_documents\` text DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__admission_v\`("id", "version_fee_amount", "version_fee_terms", "version_fee_paid_by", "version_opening_sentence", "version_opening_until", "version_opening_stays_printed", "version_opening_afterwards", "version_entrance_test_sentence", "version_entrance_test_until", "version_entrance_test_stays_printed", "version_entrance_test_afterwards", "version_documents", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_fee_amount", "version_fee_terms", "version_fee_paid_by", "version_opening_sentence", "version_opening_until", "version_opening_stays_printed", "version_opening_afterwards", "version_entrance_test_sentence", "version_entrance_test_until", "version_entrance_test_stays_printed", "version_entrance_test_afterwards", "version_documents", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_admission_v\`;`)
  await db.run(sql`DROP TABLE \`_admission_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__admission_v\` RENAME TO \`_admission_v\`;`)
  await db.run(sql`CREATE INDEX \`_admission_v_version_version__status_idx\` ON \`_admission_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_created_at_idx\` ON \`_admission_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_updated_at_idx\` ON \`_admission_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_latest_idx\` ON \`_admission_v\` (\`latest\`);`)
}
