import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { givenToTheirSchool } from '../given-to-their-school.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`users_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`schools_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_rels_order_idx\` ON \`users_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_parent_idx\` ON \`users_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_path_idx\` ON \`users_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`users_rels_schools_id_idx\` ON \`users_rels\` (\`schools_id\`);`)
  await db.run(sql`DROP INDEX \`media_fixed_address_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`media_school_idx\` ON \`media\` (\`school_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fixedAddress_school_idx\` ON \`media\` (\`fixed_address\`,\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`media_fixed_address_idx\` ON \`media\` (\`fixed_address\`);`)
  await db.run(sql`DROP INDEX \`documents_fixed_address_idx\`;`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`documents_school_idx\` ON \`documents\` (\`school_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`fixedAddress_school_1_idx\` ON \`documents\` (\`fixed_address\`,\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_fixed_address_idx\` ON \`documents\` (\`fixed_address\`);`)
  await db.run(sql`DROP INDEX \`contact_messages_idempotency_key_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotencyKey_school_idx\` ON \`contact_messages\` (\`idempotency_key\`,\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`DROP INDEX \`subscribers_email_idx\`;`)
  await db.run(sql`DROP INDEX \`subscribers_confirm_digest_idx\`;`)
  await db.run(sql`DROP INDEX \`subscribers_leave_digest_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscribers\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`subscribers_school_idx\` ON \`subscribers\` (\`school_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`email_school_idx\` ON \`subscribers\` (\`email\`,\`school_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`confirmDigest_school_idx\` ON \`subscribers\` (\`confirm_digest\`,\`school_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leaveDigest_school_idx\` ON \`subscribers\` (\`leave_digest\`,\`school_id\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_confirm_digest_idx\` ON \`subscribers\` (\`confirm_digest\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_leave_digest_idx\` ON \`subscribers\` (\`leave_digest\`);`)
  await db.run(sql`ALTER TABLE \`mailings\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`mailings_school_idx\` ON \`mailings\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`letters\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`letters_school_idx\` ON \`letters\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`schools\` ADD \`website\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`works_for_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`users_works_for_idx\` ON \`users\` (\`works_for_id\`);`)
  await db.run(sql`ALTER TABLE \`trail\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`trail_school_idx\` ON \`trail\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents\` ADD \`school\` numeric;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_school_idx\` ON \`payload_locked_documents\` (\`school\`);`)
  await db.run(sql`ALTER TABLE \`emergency_banner\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`emergency_banner_school_idx\` ON \`emergency_banner\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`office_mail\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`office_mail_school_idx\` ON \`office_mail\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`name_and_address\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`name_and_address_school_idx\` ON \`name_and_address\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_name_and_address_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_version_version_school_idx\` ON \`_name_and_address_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`links\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`links_school_idx\` ON \`links\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_links_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_links_v_version_version_school_idx\` ON \`_links_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`admission\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`admission_school_idx\` ON \`admission\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_admission_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_admission_v_version_version_school_idx\` ON \`_admission_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`call_timings\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`call_timings_school_idx\` ON \`call_timings\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_call_timings_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_version_school_idx\` ON \`_call_timings_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`school_year\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`school_year_school_idx\` ON \`school_year\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_school_year_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_school_year_v_version_version_school_idx\` ON \`_school_year_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`numbers\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`numbers_school_idx\` ON \`numbers\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_numbers_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_numbers_v_version_version_school_idx\` ON \`_numbers_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`menu\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`menu_school_idx\` ON \`menu\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_menu_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version_school_idx\` ON \`_menu_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`banner\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`banner_school_idx\` ON \`banner\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_banner_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_banner_v_version_version_school_idx\` ON \`_banner_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`tiles\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`tiles_school_idx\` ON \`tiles\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_tiles_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_tiles_v_version_version_school_idx\` ON \`_tiles_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`timeline\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`timeline_school_idx\` ON \`timeline\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_timeline_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version_school_idx\` ON \`_timeline_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`brand\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`brand_school_idx\` ON \`brand\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_school_idx\` ON \`_brand_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`song\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`song_school_idx\` ON \`song\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_song_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_song_v_version_version_school_idx\` ON \`_song_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`newsletters\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`newsletters_school_idx\` ON \`newsletters\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_newsletters_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_school_idx\` ON \`_newsletters_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`tours\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`tours_school_idx\` ON \`tours\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_tours_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version_school_idx\` ON \`_tours_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`menu_documents\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`menu_documents_school_idx\` ON \`menu_documents\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_menu_documents_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_school_idx\` ON \`_menu_documents_v\` (\`version_school_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`settings_school_idx\` ON \`settings\` (\`school_id\`);`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_school_id\` integer REFERENCES schools(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_school_idx\` ON \`_settings_v\` (\`version_school_id\`);`)
  for (const statement of givenToTheirSchool) await db.run(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`users_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`alt\` text,
  	\`is_decorative\` integer DEFAULT false,
  	\`caption\` text,
  	\`fixed_address\` text,
  	\`_objectkey\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_small_url\` text,
  	\`sizes_small_width\` numeric,
  	\`sizes_small_height\` numeric,
  	\`sizes_small_mime_type\` text,
  	\`sizes_small_filesize\` numeric,
  	\`sizes_small_filename\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_media\`("id", "title", "alt", "is_decorative", "caption", "fixed_address", "_objectkey", "changed_by", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename") SELECT "id", "title", "alt", "is_decorative", "caption", "fixed_address", "_objectkey", "changed_by", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y", "sizes_small_url", "sizes_small_width", "sizes_small_height", "sizes_small_mime_type", "sizes_small_filesize", "sizes_small_filename" FROM \`media\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`ALTER TABLE \`__new_media\` RENAME TO \`media\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_fixed_address_idx\` ON \`media\` (\`fixed_address\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`fixed_address\` text,
  	\`_objectkey\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`INSERT INTO \`__new_documents\`("id", "title", "fixed_address", "_objectkey", "changed_by", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y") SELECT "id", "title", "fixed_address", "_objectkey", "changed_by", "updated_at", "created_at", "deleted_at", "url", "thumbnail_u_r_l", "filename", "mime_type", "filesize", "width", "height", "focal_x", "focal_y" FROM \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_documents\` RENAME TO \`documents\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_fixed_address_idx\` ON \`documents\` (\`fixed_address\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`__new_mailings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`url\` text,
  	\`ordered_at\` text,
  	\`ordered_by\` text,
  	\`finished_at\` text,
  	\`reached\` numeric DEFAULT 0,
  	\`sent\` numeric DEFAULT 0,
  	\`failed\` numeric DEFAULT 0,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_mailings\`("id", "subject", "text", "url", "ordered_at", "ordered_by", "finished_at", "reached", "sent", "failed", "changed_by", "updated_at", "created_at") SELECT "id", "subject", "text", "url", "ordered_at", "ordered_by", "finished_at", "reached", "sent", "failed", "changed_by", "updated_at", "created_at" FROM \`mailings\`;`)
  await db.run(sql`DROP TABLE \`mailings\`;`)
  await db.run(sql`ALTER TABLE \`__new_mailings\` RENAME TO \`mailings\`;`)
  await db.run(sql`CREATE INDEX \`mailings_ordered_at_idx\` ON \`mailings\` (\`ordered_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_finished_at_idx\` ON \`mailings\` (\`finished_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_updated_at_idx\` ON \`mailings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_created_at_idx\` ON \`mailings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`asked_at\` text,
  	\`stopped_because\` text,
  	\`salt\` text NOT NULL,
  	\`confirm_digest\` text NOT NULL,
  	\`leave_digest\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_subscribers\`("id", "email", "confirmed_at", "asked_at", "stopped_because", "salt", "confirm_digest", "leave_digest", "updated_at", "created_at") SELECT "id", "email", "confirmed_at", "asked_at", "stopped_because", "salt", "confirm_digest", "leave_digest", "updated_at", "created_at" FROM \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`ALTER TABLE \`__new_subscribers\` RENAME TO \`subscribers\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_confirmed_at_idx\` ON \`subscribers\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_asked_at_idx\` ON \`subscribers\` (\`asked_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_confirm_digest_idx\` ON \`subscribers\` (\`confirm_digest\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_leave_digest_idx\` ON \`subscribers\` (\`leave_digest\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_letters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'waiting' NOT NULL,
  	\`reason\` text,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`turn\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`to\` text,
  	\`mailing_id\` integer,
  	\`subscriber_id\` integer,
  	\`message_id\` integer,
  	\`person_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`mailing_id\`) REFERENCES \`mailings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_letters\`("id", "kind", "state", "reason", "tries", "due_at", "turn", "key", "to", "mailing_id", "subscriber_id", "message_id", "person_id", "updated_at", "created_at") SELECT "id", "kind", "state", "reason", "tries", "due_at", "turn", "key", "to", "mailing_id", "subscriber_id", "message_id", "person_id", "updated_at", "created_at" FROM \`letters\`;`)
  await db.run(sql`DROP TABLE \`letters\`;`)
  await db.run(sql`ALTER TABLE \`__new_letters\` RENAME TO \`letters\`;`)
  await db.run(sql`CREATE INDEX \`letters_state_idx\` ON \`letters\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`letters_due_at_idx\` ON \`letters\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`letters_turn_idx\` ON \`letters\` (\`turn\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`letters_key_idx\` ON \`letters\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`letters_mailing_idx\` ON \`letters\` (\`mailing_id\`);`)
  await db.run(sql`CREATE INDEX \`letters_subscriber_idx\` ON \`letters\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`letters_message_idx\` ON \`letters\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`letters_person_idx\` ON \`letters\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`letters_updated_at_idx\` ON \`letters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`letters_created_at_idx\` ON \`letters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`role\` text DEFAULT 'editor' NOT NULL,
  	\`must_change_password\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_users\`("id", "name", "role", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at") SELECT "id", "name", "role", "must_change_password", "updated_at", "created_at", "email", "reset_password_token", "reset_password_expiration", "salt", "hash", "reset_password_requested_at" FROM \`users\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`ALTER TABLE \`__new_users\` RENAME TO \`users\`;`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`__new_trail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`account_id\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`list\` text NOT NULL,
  	\`record\` text,
  	\`from\` text NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_trail\`("id", "at", "account", "account_id", "what", "list", "record", "from") SELECT "id", "at", "account", "account_id", "what", "list", "record", "from" FROM \`trail\`;`)
  await db.run(sql`DROP TABLE \`trail\`;`)
  await db.run(sql`ALTER TABLE \`__new_trail\` RENAME TO \`trail\`;`)
  await db.run(sql`CREATE INDEX \`trail_at_idx\` ON \`trail\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`trail_account_idx\` ON \`trail\` (\`account\`);`)
  await db.run(sql`CREATE TABLE \`__new_emergency_banner\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_shown\` integer DEFAULT false,
  	\`text\` text,
  	\`url\` text,
  	\`until\` text,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_emergency_banner\`("id", "is_shown", "text", "url", "until", "changed_by", "updated_at", "created_at") SELECT "id", "is_shown", "text", "url", "until", "changed_by", "updated_at", "created_at" FROM \`emergency_banner\`;`)
  await db.run(sql`DROP TABLE \`emergency_banner\`;`)
  await db.run(sql`ALTER TABLE \`__new_emergency_banner\` RENAME TO \`emergency_banner\`;`)
  await db.run(sql`CREATE TABLE \`__new_office_mail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`recipients\` text,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_office_mail\`("id", "recipients", "changed_by", "updated_at", "created_at") SELECT "id", "recipients", "changed_by", "updated_at", "created_at" FROM \`office_mail\`;`)
  await db.run(sql`DROP TABLE \`office_mail\`;`)
  await db.run(sql`ALTER TABLE \`__new_office_mail\` RENAME TO \`office_mail\`;`)
  await db.run(sql`CREATE TABLE \`__new_name_and_address\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text DEFAULT 'SGC',
  	\`tagline\` text DEFAULT 'A residential school for boys in the hills, since 1853',
  	\`founded\` numeric DEFAULT 1853,
  	\`years_of_service\` text DEFAULT '172+',
  	\`handed_over\` numeric DEFAULT 1893,
  	\`address\` text DEFAULT 'Ridge Road, Hill Station
  Sample District 000 000, India',
  	\`office_phone\` text DEFAULT '+91 00000 00001',
  	\`admissions_phone\` text DEFAULT '+91 00000 00002',
  	\`email\` text DEFAULT 'office@sgc.example',
  	\`website\` text DEFAULT 'www.sgc.example',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_name_and_address\`("id", "name", "tagline", "founded", "years_of_service", "handed_over", "address", "office_phone", "admissions_phone", "email", "website", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "name", "tagline", "founded", "years_of_service", "handed_over", "address", "office_phone", "admissions_phone", "email", "website", "changed_by", "_status", "updated_at", "created_at" FROM \`name_and_address\`;`)
  await db.run(sql`DROP TABLE \`name_and_address\`;`)
  await db.run(sql`ALTER TABLE \`__new_name_and_address\` RENAME TO \`name_and_address\`;`)
  await db.run(sql`CREATE INDEX \`name_and_address__status_idx\` ON \`name_and_address\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__name_and_address_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_name\` text DEFAULT 'SGC',
  	\`version_tagline\` text DEFAULT 'A residential school for boys in the hills, since 1853',
  	\`version_founded\` numeric DEFAULT 1853,
  	\`version_years_of_service\` text DEFAULT '172+',
  	\`version_handed_over\` numeric DEFAULT 1893,
  	\`version_address\` text DEFAULT 'Ridge Road, Hill Station
  Sample District 000 000, India',
  	\`version_office_phone\` text DEFAULT '+91 00000 00001',
  	\`version_admissions_phone\` text DEFAULT '+91 00000 00002',
  	\`version_email\` text DEFAULT 'office@sgc.example',
  	\`version_website\` text DEFAULT 'www.sgc.example',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__name_and_address_v\`("id", "version_name", "version_tagline", "version_founded", "version_years_of_service", "version_handed_over", "version_address", "version_office_phone", "version_admissions_phone", "version_email", "version_website", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_name", "version_tagline", "version_founded", "version_years_of_service", "version_handed_over", "version_address", "version_office_phone", "version_admissions_phone", "version_email", "version_website", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_name_and_address_v\`;`)
  await db.run(sql`DROP TABLE \`_name_and_address_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__name_and_address_v\` RENAME TO \`_name_and_address_v\`;`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_version_version__status_idx\` ON \`_name_and_address_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_created_at_idx\` ON \`_name_and_address_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_updated_at_idx\` ON \`_name_and_address_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_latest_idx\` ON \`_name_and_address_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`registration\` text DEFAULT 'https://example.org/registration',
  	\`fee_payment\` text DEFAULT 'https://example.org/fees',
  	\`login\` text DEFAULT 'https://example.org/login',
  	\`milestone\` text DEFAULT 'https://example.org/milestone',
  	\`social_embed\` text DEFAULT 'https://example.org/social/embed',
  	\`map_page\` text DEFAULT 'https://example.org/map',
  	\`map_embed\` text DEFAULT 'https://example.org/map/embed',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_links\`("id", "registration", "fee_payment", "login", "milestone", "social_embed", "map_page", "map_embed", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "registration", "fee_payment", "login", "milestone", "social_embed", "map_page", "map_embed", "changed_by", "_status", "updated_at", "created_at" FROM \`links\`;`)
  await db.run(sql`DROP TABLE \`links\`;`)
  await db.run(sql`ALTER TABLE \`__new_links\` RENAME TO \`links\`;`)
  await db.run(sql`CREATE INDEX \`links__status_idx\` ON \`links\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__links_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_registration\` text DEFAULT 'https://example.org/registration',
  	\`version_fee_payment\` text DEFAULT 'https://example.org/fees',
  	\`version_login\` text DEFAULT 'https://example.org/login',
  	\`version_milestone\` text DEFAULT 'https://example.org/milestone',
  	\`version_social_embed\` text DEFAULT 'https://example.org/social/embed',
  	\`version_map_page\` text DEFAULT 'https://example.org/map',
  	\`version_map_embed\` text DEFAULT 'https://example.org/map/embed',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__links_v\`("id", "version_registration", "version_fee_payment", "version_login", "version_milestone", "version_social_embed", "version_map_page", "version_map_embed", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_registration", "version_fee_payment", "version_login", "version_milestone", "version_social_embed", "version_map_page", "version_map_embed", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_links_v\`;`)
  await db.run(sql`DROP TABLE \`_links_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__links_v\` RENAME TO \`_links_v\`;`)
  await db.run(sql`CREATE INDEX \`_links_v_version_version__status_idx\` ON \`_links_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_created_at_idx\` ON \`_links_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_updated_at_idx\` ON \`_links_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_latest_idx\` ON \`_links_v\` (\`latest\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_call_timings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`note\` text DEFAULT 'For a class not listed, please ask the school office.',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_call_timings\`("id", "note", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "note", "changed_by", "_status", "updated_at", "created_at" FROM \`call_timings\`;`)
  await db.run(sql`DROP TABLE \`call_timings\`;`)
  await db.run(sql`ALTER TABLE \`__new_call_timings\` RENAME TO \`call_timings\`;`)
  await db.run(sql`CREATE INDEX \`call_timings__status_idx\` ON \`call_timings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__call_timings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_note\` text DEFAULT 'For a class not listed, please ask the school office.',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__call_timings_v\`("id", "version_note", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_note", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_call_timings_v\`;`)
  await db.run(sql`DROP TABLE \`_call_timings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__call_timings_v\` RENAME TO \`_call_timings_v\`;`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_version__status_idx\` ON \`_call_timings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_created_at_idx\` ON \`_call_timings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_updated_at_idx\` ON \`_call_timings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_latest_idx\` ON \`_call_timings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_school_year\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_class\` text DEFAULT 'Class IV',
  	\`last_class\` text DEFAULT 'Class XII',
  	\`from\` text DEFAULT 'February',
  	\`to\` text DEFAULT 'December',
  	\`terms\` text DEFAULT 'three terms',
  	\`midterm_break\` text DEFAULT 'June',
  	\`from_class_i_x\` text DEFAULT 'Commerce
  Science',
  	\`from_class_x_i\` text DEFAULT 'Science
  Commerce
  Humanities',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_school_year\`("id", "first_class", "last_class", "from", "to", "terms", "midterm_break", "from_class_i_x", "from_class_x_i", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "first_class", "last_class", "from", "to", "terms", "midterm_break", "from_class_i_x", "from_class_x_i", "changed_by", "_status", "updated_at", "created_at" FROM \`school_year\`;`)
  await db.run(sql`DROP TABLE \`school_year\`;`)
  await db.run(sql`ALTER TABLE \`__new_school_year\` RENAME TO \`school_year\`;`)
  await db.run(sql`CREATE INDEX \`school_year__status_idx\` ON \`school_year\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__school_year_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_first_class\` text DEFAULT 'Class IV',
  	\`version_last_class\` text DEFAULT 'Class XII',
  	\`version_from\` text DEFAULT 'February',
  	\`version_to\` text DEFAULT 'December',
  	\`version_terms\` text DEFAULT 'three terms',
  	\`version_midterm_break\` text DEFAULT 'June',
  	\`version_from_class_i_x\` text DEFAULT 'Commerce
  Science',
  	\`version_from_class_x_i\` text DEFAULT 'Science
  Commerce
  Humanities',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__school_year_v\`("id", "version_first_class", "version_last_class", "version_from", "version_to", "version_terms", "version_midterm_break", "version_from_class_i_x", "version_from_class_x_i", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_first_class", "version_last_class", "version_from", "version_to", "version_terms", "version_midterm_break", "version_from_class_i_x", "version_from_class_x_i", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_school_year_v\`;`)
  await db.run(sql`DROP TABLE \`_school_year_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__school_year_v\` RENAME TO \`_school_year_v\`;`)
  await db.run(sql`CREATE INDEX \`_school_year_v_version_version__status_idx\` ON \`_school_year_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_created_at_idx\` ON \`_school_year_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_updated_at_idx\` ON \`_school_year_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_latest_idx\` ON \`_school_year_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_numbers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`students\` numeric DEFAULT 700,
  	\`nationalities\` numeric DEFAULT 7,
  	\`class_rooms\` numeric DEFAULT 30,
  	\`acres\` numeric DEFAULT 400,
  	\`ratio_on_home\` text DEFAULT '1:30',
  	\`ratio_of_admissions\` text DEFAULT '1:12',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_numbers\`("id", "students", "nationalities", "class_rooms", "acres", "ratio_on_home", "ratio_of_admissions", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "students", "nationalities", "class_rooms", "acres", "ratio_on_home", "ratio_of_admissions", "changed_by", "_status", "updated_at", "created_at" FROM \`numbers\`;`)
  await db.run(sql`DROP TABLE \`numbers\`;`)
  await db.run(sql`ALTER TABLE \`__new_numbers\` RENAME TO \`numbers\`;`)
  await db.run(sql`CREATE INDEX \`numbers__status_idx\` ON \`numbers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__numbers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_students\` numeric DEFAULT 700,
  	\`version_nationalities\` numeric DEFAULT 7,
  	\`version_class_rooms\` numeric DEFAULT 30,
  	\`version_acres\` numeric DEFAULT 400,
  	\`version_ratio_on_home\` text DEFAULT '1:30',
  	\`version_ratio_of_admissions\` text DEFAULT '1:12',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__numbers_v\`("id", "version_students", "version_nationalities", "version_class_rooms", "version_acres", "version_ratio_on_home", "version_ratio_of_admissions", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_students", "version_nationalities", "version_class_rooms", "version_acres", "version_ratio_on_home", "version_ratio_of_admissions", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_numbers_v\`;`)
  await db.run(sql`DROP TABLE \`_numbers_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__numbers_v\` RENAME TO \`_numbers_v\`;`)
  await db.run(sql`CREATE INDEX \`_numbers_v_version_version__status_idx\` ON \`_numbers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_created_at_idx\` ON \`_numbers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_updated_at_idx\` ON \`_numbers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_latest_idx\` ON \`_numbers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu\`("id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "changed_by", "_status", "updated_at", "created_at" FROM \`menu\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu\` RENAME TO \`menu\`;`)
  await db.run(sql`CREATE INDEX \`menu__status_idx\` ON \`menu\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__menu_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__menu_v\`("id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_menu_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__menu_v\` RENAME TO \`_menu_v\`;`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version__status_idx\` ON \`_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_latest_idx\` ON \`_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_banner\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_banner\`("id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "changed_by", "_status", "updated_at", "created_at" FROM \`banner\`;`)
  await db.run(sql`DROP TABLE \`banner\`;`)
  await db.run(sql`ALTER TABLE \`__new_banner\` RENAME TO \`banner\`;`)
  await db.run(sql`CREATE INDEX \`banner__status_idx\` ON \`banner\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__banner_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__banner_v\`("id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_banner_v\`;`)
  await db.run(sql`DROP TABLE \`_banner_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__banner_v\` RENAME TO \`_banner_v\`;`)
  await db.run(sql`CREATE INDEX \`_banner_v_version_version__status_idx\` ON \`_banner_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_created_at_idx\` ON \`_banner_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_updated_at_idx\` ON \`_banner_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_latest_idx\` ON \`_banner_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_tiles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text DEFAULT 'Life at Our School',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tiles\`("id", "title", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "title", "changed_by", "_status", "updated_at", "created_at" FROM \`tiles\`;`)
  await db.run(sql`DROP TABLE \`tiles\`;`)
  await db.run(sql`ALTER TABLE \`__new_tiles\` RENAME TO \`tiles\`;`)
  await db.run(sql`CREATE INDEX \`tiles__status_idx\` ON \`tiles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__tiles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_title\` text DEFAULT 'Life at Our School',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tiles_v\`("id", "version_title", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_title", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_tiles_v\`;`)
  await db.run(sql`DROP TABLE \`_tiles_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tiles_v\` RENAME TO \`_tiles_v\`;`)
  await db.run(sql`CREATE INDEX \`_tiles_v_version_version__status_idx\` ON \`_tiles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_created_at_idx\` ON \`_tiles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_updated_at_idx\` ON \`_tiles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_latest_idx\` ON \`_tiles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_timeline\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_timeline\`("id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "changed_by", "_status", "updated_at", "created_at" FROM \`timeline\`;`)
  await db.run(sql`DROP TABLE \`timeline\`;`)
  await db.run(sql`ALTER TABLE \`__new_timeline\` RENAME TO \`timeline\`;`)
  await db.run(sql`CREATE INDEX \`timeline__status_idx\` ON \`timeline\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__timeline_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__timeline_v\`("id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_timeline_v\`;`)
  await db.run(sql`DROP TABLE \`_timeline_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__timeline_v\` RENAME TO \`_timeline_v\`;`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__status_idx\` ON \`_timeline_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_created_at_idx\` ON \`_timeline_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_updated_at_idx\` ON \`_timeline_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_latest_idx\` ON \`_timeline_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`ground\` text DEFAULT '#12332a',
  	\`accent\` text DEFAULT '#a9802f',
  	\`signal\` text DEFAULT '#8c1d2c',
  	\`emblem_id\` integer,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_brand\`("id", "ground", "accent", "signal", "emblem_id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "ground", "accent", "signal", "emblem_id", "changed_by", "_status", "updated_at", "created_at" FROM \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`ALTER TABLE \`__new_brand\` RENAME TO \`brand\`;`)
  await db.run(sql`CREATE INDEX \`brand_emblem_idx\` ON \`brand\` (\`emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_ground\` text DEFAULT '#12332a',
  	\`version_accent\` text DEFAULT '#a9802f',
  	\`version_signal\` text DEFAULT '#8c1d2c',
  	\`version_emblem_id\` integer,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__brand_v\`("id", "version_ground", "version_accent", "version_signal", "version_emblem_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_ground", "version_accent", "version_signal", "version_emblem_id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__brand_v\` RENAME TO \`_brand_v\`;`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_emblem_idx\` ON \`_brand_v\` (\`version_emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_song\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`note\` text DEFAULT 'The chorus is sung before the first verse and again after each.',
  	\`credit\` text DEFAULT 'Words written for this website. Tune of the school''s own choosing.',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_song\`("id", "note", "credit", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "note", "credit", "changed_by", "_status", "updated_at", "created_at" FROM \`song\`;`)
  await db.run(sql`DROP TABLE \`song\`;`)
  await db.run(sql`ALTER TABLE \`__new_song\` RENAME TO \`song\`;`)
  await db.run(sql`CREATE INDEX \`song__status_idx\` ON \`song\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__song_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_note\` text DEFAULT 'The chorus is sung before the first verse and again after each.',
  	\`version_credit\` text DEFAULT 'Words written for this website. Tune of the school''s own choosing.',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__song_v\`("id", "version_note", "version_credit", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_note", "version_credit", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_song_v\`;`)
  await db.run(sql`DROP TABLE \`_song_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__song_v\` RENAME TO \`_song_v\`;`)
  await db.run(sql`CREATE INDEX \`_song_v_version_version__status_idx\` ON \`_song_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_song_v_created_at_idx\` ON \`_song_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_song_v_updated_at_idx\` ON \`_song_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_song_v_latest_idx\` ON \`_song_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_newsletters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_newsletters\`("id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "changed_by", "_status", "updated_at", "created_at" FROM \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`ALTER TABLE \`__new_newsletters\` RENAME TO \`newsletters\`;`)
  await db.run(sql`CREATE INDEX \`newsletters__status_idx\` ON \`newsletters\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__newsletters_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__newsletters_v\`("id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_newsletters_v\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__newsletters_v\` RENAME TO \`_newsletters_v\`;`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version__status_idx\` ON \`_newsletters_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_created_at_idx\` ON \`_newsletters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_updated_at_idx\` ON \`_newsletters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_latest_idx\` ON \`_newsletters_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_tours\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_tours\`("id", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "changed_by", "_status", "updated_at", "created_at" FROM \`tours\`;`)
  await db.run(sql`DROP TABLE \`tours\`;`)
  await db.run(sql`ALTER TABLE \`__new_tours\` RENAME TO \`tours\`;`)
  await db.run(sql`CREATE INDEX \`tours__status_idx\` ON \`tours\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__tours_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__tours_v\`("id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_tours_v\`;`)
  await db.run(sql`DROP TABLE \`_tours_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__tours_v\` RENAME TO \`_tours_v\`;`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version__status_idx\` ON \`_tours_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_created_at_idx\` ON \`_tours_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_updated_at_idx\` ON \`_tours_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_latest_idx\` ON \`_tours_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_menu_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`academics_file_id\` integer,
  	\`academics\` text DEFAULT '/documents/academics.pdf',
  	\`fees_structure_file_id\` integer,
  	\`fees_structure\` text DEFAULT '/documents/fees-structure.pdf',
  	\`weekly_menu_file_id\` integer,
  	\`weekly_menu\` text DEFAULT '/documents/weekly-menu.pdf',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`academics_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fees_structure_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`weekly_menu_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_menu_documents\`("id", "academics_file_id", "academics", "fees_structure_file_id", "fees_structure", "weekly_menu_file_id", "weekly_menu", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "academics_file_id", "academics", "fees_structure_file_id", "fees_structure", "weekly_menu_file_id", "weekly_menu", "changed_by", "_status", "updated_at", "created_at" FROM \`menu_documents\`;`)
  await db.run(sql`DROP TABLE \`menu_documents\`;`)
  await db.run(sql`ALTER TABLE \`__new_menu_documents\` RENAME TO \`menu_documents\`;`)
  await db.run(sql`CREATE INDEX \`menu_documents_academics_file_idx\` ON \`menu_documents\` (\`academics_file_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_documents_fees_structure_file_idx\` ON \`menu_documents\` (\`fees_structure_file_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_documents_weekly_menu_file_idx\` ON \`menu_documents\` (\`weekly_menu_file_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_documents__status_idx\` ON \`menu_documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__menu_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_academics_file_id\` integer,
  	\`version_academics\` text DEFAULT '/documents/academics.pdf',
  	\`version_fees_structure_file_id\` integer,
  	\`version_fees_structure\` text DEFAULT '/documents/fees-structure.pdf',
  	\`version_weekly_menu_file_id\` integer,
  	\`version_weekly_menu\` text DEFAULT '/documents/weekly-menu.pdf',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_academics_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fees_structure_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_weekly_menu_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__menu_documents_v\`("id", "version_academics_file_id", "version_academics", "version_fees_structure_file_id", "version_fees_structure", "version_weekly_menu_file_id", "version_weekly_menu", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_academics_file_id", "version_academics", "version_fees_structure_file_id", "version_fees_structure", "version_weekly_menu_file_id", "version_weekly_menu", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_menu_documents_v\`;`)
  await db.run(sql`DROP TABLE \`_menu_documents_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__menu_documents_v\` RENAME TO \`_menu_documents_v\`;`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_academics_file_idx\` ON \`_menu_documents_v\` (\`version_academics_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_fees_structure_file_idx\` ON \`_menu_documents_v\` (\`version_fees_structure_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_weekly_menu_file_idx\` ON \`_menu_documents_v\` (\`version_weekly_menu_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version__status_idx\` ON \`_menu_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_created_at_idx\` ON \`_menu_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_updated_at_idx\` ON \`_menu_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_latest_idx\` ON \`_menu_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`pupils\` text DEFAULT 'boys',
  	\`board\` text DEFAULT 'a national school-certificate board',
  	\`birthdays\` text DEFAULT 'full',
  	\`aadhaar_mandatory_word\` integer DEFAULT true,
  	\`marks_are_percentages\` integer DEFAULT true,
  	\`show_send_failure\` integer DEFAULT true,
  	\`form_type\` text DEFAULT 'CF',
  	\`sample_wording\` text DEFAULT '/about
  /mission-vision
  /timeline
  /schoolSong
  /philosophy
  /values
  /aims-objectives
  /entry-to-sgc
  /entry-to-class-iV-Viii
  /entry-to-IX
  /entry-to-XI
  /rules-regulations
  /PhoneCallTiming
  /academic-facilities
  /career-information
  /sports
  /residential
  /campusAmenities
  /environmental
  /hostel
  /virtual-tour',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "pupils", "board", "birthdays", "aadhaar_mandatory_word", "marks_are_percentages", "show_send_failure", "form_type", "sample_wording", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "pupils", "board", "birthdays", "aadhaar_mandatory_word", "marks_are_percentages", "show_send_failure", "form_type", "sample_wording", "changed_by", "_status", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_pupils\` text DEFAULT 'boys',
  	\`version_board\` text DEFAULT 'a national school-certificate board',
  	\`version_birthdays\` text DEFAULT 'full',
  	\`version_aadhaar_mandatory_word\` integer DEFAULT true,
  	\`version_marks_are_percentages\` integer DEFAULT true,
  	\`version_show_send_failure\` integer DEFAULT true,
  	\`version_form_type\` text DEFAULT 'CF',
  	\`version_sample_wording\` text DEFAULT '/about
  /mission-vision
  /timeline
  /schoolSong
  /philosophy
  /values
  /aims-objectives
  /entry-to-sgc
  /entry-to-class-iV-Viii
  /entry-to-IX
  /entry-to-XI
  /rules-regulations
  /PhoneCallTiming
  /academic-facilities
  /career-information
  /sports
  /residential
  /campusAmenities
  /environmental
  /hostel
  /virtual-tour',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__settings_v\`("id", "version_pupils", "version_board", "version_birthdays", "version_aadhaar_mandatory_word", "version_marks_are_percentages", "version_show_send_failure", "version_form_type", "version_sample_wording", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_pupils", "version_board", "version_birthdays", "version_aadhaar_mandatory_word", "version_marks_are_percentages", "version_show_send_failure", "version_form_type", "version_sample_wording", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__settings_v\` RENAME TO \`_settings_v\`;`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`DROP INDEX \`idempotencyKey_school_idx\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_idempotency_key_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_school_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents\` DROP COLUMN \`school\`;`)
  await db.run(sql`ALTER TABLE \`schools\` DROP COLUMN \`website\`;`)
}
