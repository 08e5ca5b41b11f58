import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`enquiries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`class\` text NOT NULL,
  	\`school_year\` text NOT NULL,
  	\`boarding\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`contact\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`answer_by\` text NOT NULL,
  	\`notice_version\` text,
  	\`notice_wording\` text,
  	\`email\` text,
  	\`idempotency_key\` text,
  	\`state\` text DEFAULT 'new' NOT NULL,
  	\`note\` text,
  	\`answered_by\` text,
  	\`answered_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`enquiries_received_at_idx\` ON \`enquiries\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_reference_idx\` ON \`enquiries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_answer_by_idx\` ON \`enquiries\` (\`answer_by\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_email_idx\` ON \`enquiries\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`enquiries_idempotency_key_idx\` ON \`enquiries\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_state_idx\` ON \`enquiries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_updated_at_idx\` ON \`enquiries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_created_at_idx\` ON \`enquiries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`enquiries_deleted_at_idx\` ON \`enquiries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`enquiry_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`is_open\` integer DEFAULT false,
  	\`classes\` text,
  	\`school_years\` text,
  	\`extra_days\` numeric DEFAULT 0,
  	\`has_saturdays\` integer,
  	\`notice_english\` text NOT NULL,
  	\`notice_hindi\` text NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`enquiry_id\` integer REFERENCES enquiries(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_enquiry_idx\` ON \`payload_jobs\` (\`enquiry_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`enquiries\`;`)
  await db.run(sql`DROP TABLE \`enquiry_settings\`;`)
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
  	FOREIGN KEY (\`person_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_jobs\`("id", "kind", "reason", "priority", "key", "to", "campaign_id", "subscriber_id", "message_id", "person_id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "updated_at", "created_at") SELECT "id", "kind", "reason", "priority", "key", "to", "campaign_id", "subscriber_id", "message_id", "person_id", "input", "completed_at", "total_tried", "has_error", "error", "task_slug", "queue", "wait_until", "processing", "updated_at", "created_at" FROM \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_jobs\` RENAME TO \`payload_jobs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_jobs_priority_idx\` ON \`payload_jobs\` (\`priority\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_jobs_key_idx\` ON \`payload_jobs\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_campaign_idx\` ON \`payload_jobs\` (\`campaign_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_subscriber_idx\` ON \`payload_jobs\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_message_idx\` ON \`payload_jobs\` (\`message_id\`);`)
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
}
