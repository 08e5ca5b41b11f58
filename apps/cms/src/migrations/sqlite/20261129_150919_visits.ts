import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`visit_times\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`classes\` text,
  	\`places\` numeric DEFAULT 10 NOT NULL,
  	\`closes_hours\` numeric DEFAULT 24 NOT NULL,
  	\`language\` text DEFAULT 'en' NOT NULL,
  	\`is_cancelled\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`visit_times_day_idx\` ON \`visit_times\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`visit_times_updated_at_idx\` ON \`visit_times\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_times_created_at_idx\` ON \`visit_times\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visit_bookings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`time_id\` integer NOT NULL,
  	\`people\` numeric NOT NULL,
  	\`class\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text,
  	\`language\` text NOT NULL,
  	\`came\` integer,
  	\`notice_version\` text,
  	\`notice_wording\` text,
  	\`idempotency_key\` text,
  	\`was_full\` integer,
  	\`key_salt\` text,
  	\`key_digest\` text,
  	\`email_count\` numeric DEFAULT 0 NOT NULL,
  	\`waiting_since\` text,
  	\`expires_at\` text,
  	\`confirmed_at\` text,
  	\`booked_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`time_id\`) REFERENCES \`visit_times\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`visit_bookings_received_at_idx\` ON \`visit_bookings\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_reference_idx\` ON \`visit_bookings\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_state_idx\` ON \`visit_bookings\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_time_idx\` ON \`visit_bookings\` (\`time_id\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_email_idx\` ON \`visit_bookings\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visit_bookings_idempotency_key_idx\` ON \`visit_bookings\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`visit_bookings_key_digest_idx\` ON \`visit_bookings\` (\`key_digest\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_waiting_since_idx\` ON \`visit_bookings\` (\`waiting_since\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_expires_at_idx\` ON \`visit_bookings\` (\`expires_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_updated_at_idx\` ON \`visit_bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`visit_bookings_created_at_idx\` ON \`visit_bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`visit_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_open\` integer DEFAULT false,
  	\`classes\` text,
  	\`notice_english\` text NOT NULL,
  	\`notice_hindi\` text NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`booking_id\` integer REFERENCES visit_bookings(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_booking_idx\` ON \`payload_jobs\` (\`booking_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`visit_times_id\` integer REFERENCES visit_times(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_visit_times_id_idx\` ON \`payload_locked_documents_rels\` (\`visit_times_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`visit_times\`;`)
  await db.run(sql`DROP TABLE \`visit_bookings\`;`)
  await db.run(sql`DROP TABLE \`visit_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`reason\` text,
  	\`priority\` numeric DEFAULT 0,
  	\`key\` text,
  	\`to\` text,
  	\`campaign_id\` integer,
  	\`subscriber_id\` integer,
  	\`message_id\` integer,
  	\`enquiry_id\` integer,
  	\`person_id\` integer,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`campaign_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`enquiry_id\`) REFERENCES \`enquiries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_jobs\`("id", "kind", "reason", "priority", "key", "to", "campaign_id", "subscriber_id", "message_id", "enquiry_id", "person_id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "updated_at", "created_at") SELECT "id", "kind", "reason", "priority", "key", "to", "campaign_id", "subscriber_id", "message_id", "enquiry_id", "person_id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "updated_at", "created_at" FROM \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_jobs\` RENAME TO \`payload_jobs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_priority_idx\` ON \`payload_jobs\` (\`priority\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_jobs_key_idx\` ON \`payload_jobs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_campaign_idx\` ON \`payload_jobs\` (\`campaign_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_subscriber_idx\` ON \`payload_jobs\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_message_idx\` ON \`payload_jobs\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_enquiry_idx\` ON \`payload_jobs\` (\`enquiry_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_person_idx\` ON \`payload_jobs\` (\`person_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
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
  	\`voices_id\` integer,
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
  	FOREIGN KEY (\`voices_id\`) REFERENCES \`voices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`campaigns_id\`) REFERENCES \`campaigns\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "news_id", "albums_id", "toppers_id", "birthdays_id", "announcements_id", "notices_id", "principal_messages_id", "pages_id", "weekly_menus_id", "online_registrations_id", "compliance_documents_id", "staff_id", "voices_id", "media_id", "documents_id", "campaigns_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "news_id", "albums_id", "toppers_id", "birthdays_id", "announcements_id", "notices_id", "principal_messages_id", "pages_id", "weekly_menus_id", "online_registrations_id", "compliance_documents_id", "staff_id", "voices_id", "media_id", "documents_id", "campaigns_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_voices_id_idx\` ON \`payload_locked_documents_rels\` (\`voices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_campaigns_id_idx\` ON \`payload_locked_documents_rels\` (\`campaigns_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
