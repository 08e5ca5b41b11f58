import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`mailings\` (
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
  await db.run(sql`CREATE INDEX \`mailings_ordered_at_idx\` ON \`mailings\` (\`ordered_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_finished_at_idx\` ON \`mailings\` (\`finished_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_updated_at_idx\` ON \`mailings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mailings_created_at_idx\` ON \`mailings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
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
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_confirmed_at_idx\` ON \`subscribers\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_asked_at_idx\` ON \`subscribers\` (\`asked_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_confirm_digest_idx\` ON \`subscribers\` (\`confirm_digest\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_leave_digest_idx\` ON \`subscribers\` (\`leave_digest\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`letters\` (
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
  await db.run(sql`CREATE TABLE \`office_mail\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`recipients\` text,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mailings_id\` integer REFERENCES mailings(id) ON UPDATE no action ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mailings_id_idx\` ON \`payload_locked_documents_rels\` (\`mailings_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`mailings\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`letters\`;`)
  await db.run(sql`DROP TABLE \`office_mail\`;`)
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
  	\`weekly_menus_id\` integer,
  	\`online_registrations_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`schools_id\` integer,
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
  	FOREIGN KEY (\`weekly_menus_id\`) REFERENCES \`weekly_menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`online_registrations_id\`) REFERENCES \`online_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`schools_id\`) REFERENCES \`schools\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "albums_id", "toppers_id", "birthdays_id", "announcements_id", "notices_id", "principal_messages_id", "weekly_menus_id", "online_registrations_id", "media_id", "documents_id", "schools_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "albums_id", "toppers_id", "birthdays_id", "announcements_id", "notices_id", "principal_messages_id", "weekly_menus_id", "online_registrations_id", "media_id", "documents_id", "schools_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_weekly_menus_id_idx\` ON \`payload_locked_documents_rels\` (\`weekly_menus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_online_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`online_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_schools_id_idx\` ON \`payload_locked_documents_rels\` (\`schools_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
