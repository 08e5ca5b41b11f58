import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`voices_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`voices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`voices_consent_purposes_order_idx\` ON \`voices_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`voices_consent_purposes_parent_idx\` ON \`voices_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`voices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`kind\` text,
  	\`about\` text,
  	\`sentence\` text,
  	\`photo_id\` integer,
  	\`consent_given_by\` text,
  	\`consent_on\` text,
  	\`consent_until\` text,
  	\`consent_identified_by\` text,
  	\`consent_wording_version\` text,
  	\`consent_withdrawn_on\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`voices_photo_idx\` ON \`voices\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`voices_updated_at_idx\` ON \`voices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`voices_created_at_idx\` ON \`voices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`voices_deleted_at_idx\` ON \`voices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`voices__status_idx\` ON \`voices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_voices_v_version_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_voices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_voices_v_version_consent_purposes_order_idx\` ON \`_voices_v_version_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_consent_purposes_parent_idx\` ON \`_voices_v_version_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_voices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_kind\` text,
  	\`version_about\` text,
  	\`version_sentence\` text,
  	\`version_photo_id\` integer,
  	\`version_consent_given_by\` text,
  	\`version_consent_on\` text,
  	\`version_consent_until\` text,
  	\`version_consent_identified_by\` text,
  	\`version_consent_wording_version\` text,
  	\`version_consent_withdrawn_on\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`voices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_voices_v_parent_idx\` ON \`_voices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_photo_idx\` ON \`_voices_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_updated_at_idx\` ON \`_voices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_created_at_idx\` ON \`_voices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version_deleted_at_idx\` ON \`_voices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_version_version__status_idx\` ON \`_voices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_created_at_idx\` ON \`_voices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_updated_at_idx\` ON \`_voices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_voices_v_latest_idx\` ON \`_voices_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`film\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`h264_id\` integer,
  	\`av1_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`h264_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`av1_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`film_h264_idx\` ON \`film\` (\`h264_id\`);`)
  await db.run(sql`CREATE INDEX \`film_av1_idx\` ON \`film\` (\`av1_id\`);`)
  await db.run(sql`CREATE INDEX \`film__status_idx\` ON \`film\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_film_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_h264_id\` integer,
  	\`version_av1_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_h264_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_av1_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_film_v_version_version_h264_idx\` ON \`_film_v\` (\`version_h264_id\`);`)
  await db.run(sql`CREATE INDEX \`_film_v_version_version_av1_idx\` ON \`_film_v\` (\`version_av1_id\`);`)
  await db.run(sql`CREATE INDEX \`_film_v_version_version__status_idx\` ON \`_film_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_film_v_created_at_idx\` ON \`_film_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_film_v_updated_at_idx\` ON \`_film_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_film_v_latest_idx\` ON \`_film_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`day_moments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`time\` text,
  	\`name\` text,
  	\`sentence\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`day\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`day_moments_order_idx\` ON \`day_moments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`day_moments_parent_id_idx\` ON \`day_moments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`day_moments_picture_idx\` ON \`day_moments\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`day\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`note\` text,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`day__status_idx\` ON \`day\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_day_v_version_moments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`time\` text,
  	\`name\` text,
  	\`sentence\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_day_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_day_v_version_moments_order_idx\` ON \`_day_v_version_moments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_day_v_version_moments_parent_id_idx\` ON \`_day_v_version_moments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_day_v_version_moments_picture_idx\` ON \`_day_v_version_moments\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_day_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_title\` text,
  	\`version_note\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_day_v_version_version__status_idx\` ON \`_day_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_day_v_created_at_idx\` ON \`_day_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_day_v_updated_at_idx\` ON \`_day_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_day_v_latest_idx\` ON \`_day_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`voices_id\` integer REFERENCES voices(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_voices_id_idx\` ON \`payload_locked_documents_rels\` (\`voices_id\`);`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_students_text\` text;`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_students_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_nationalities_text\` text;`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_nationalities_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_class_rooms_text\` text;`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_class_rooms_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_ratio_on_home_text\` text;`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`sources_ratio_on_home_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_students_text\` text;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_students_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_nationalities_text\` text;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_nationalities_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_class_rooms_text\` text;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_class_rooms_year\` numeric;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_ratio_on_home_text\` text;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_sources_ratio_on_home_year\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`voices_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`voices\`;`)
  await db.run(sql`DROP TABLE \`_voices_v_version_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`_voices_v\`;`)
  await db.run(sql`DROP TABLE \`film\`;`)
  await db.run(sql`DROP TABLE \`_film_v\`;`)
  await db.run(sql`DROP TABLE \`day_moments\`;`)
  await db.run(sql`DROP TABLE \`day\`;`)
  await db.run(sql`DROP TABLE \`_day_v_version_moments\`;`)
  await db.run(sql`DROP TABLE \`_day_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` integer,
  	\`news_id\` integer,
  	\`albums_id\` integer,
  	\`toppers_id\` integer,
  	\`birthdays_id\` integer,
  	\`announcements_id\` integer,
  	\`notices_id\` integer,
  	\`principal_messages_id\` integer,
  	\`pages_id\` integer,
  	\`weekly_menus_id\` integer,
  	\`online_registrations_id\` integer,
  	\`compliance_documents_id\` integer,
  	\`staff_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`campaigns_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`albums_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`toppers_id\`) REFERENCES \`toppers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`birthdays_id\`) REFERENCES \`birthdays\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`announcements_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`principal_messages_id\`) REFERENCES \`principal_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`weekly_menus_id\`) REFERENCES \`weekly_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`online_registrations_id\`) REFERENCES \`online_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`compliance_documents_id\`) REFERENCES \`compliance_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "albums_id", "toppers_id", "birthdays_id", "announcements_id", "notices_id", "principal_messages_id", "pages_id", "weekly_menus_id", "online_registrations_id", "compliance_documents_id", "staff_id", "media_id", "documents_id", "campaigns_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "albums_id", "toppers_id", "birthdays_id", "announcements_id", "notices_id", "principal_messages_id", "pages_id", "weekly_menus_id", "online_registrations_id", "compliance_documents_id", "staff_id", "media_id", "documents_id", "campaigns_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_toppers_id_idx\` ON \`payload_locked_documents_rels\` (\`toppers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_birthdays_id_idx\` ON \`payload_locked_documents_rels\` (\`birthdays_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_announcements_id_idx\` ON \`payload_locked_documents_rels\` (\`announcements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_principal_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`principal_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_weekly_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`weekly_menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_online_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`online_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_compliance_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`compliance_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_students_text\`;`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_students_year\`;`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_nationalities_text\`;`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_nationalities_year\`;`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_class_rooms_text\`;`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_class_rooms_year\`;`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_ratio_on_home_text\`;`)
  await db.run(sql`ALTER TABLE \`numbers\` DROP COLUMN \`sources_ratio_on_home_year\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_students_text\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_students_year\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_nationalities_text\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_nationalities_year\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_class_rooms_text\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_class_rooms_year\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_ratio_on_home_text\`;`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` DROP COLUMN \`version_sources_ratio_on_home_year\`;`)
}
