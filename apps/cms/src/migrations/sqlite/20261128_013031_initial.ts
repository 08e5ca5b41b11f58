import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`date\` text,
  	\`time\` text,
  	\`venue\` text,
  	\`description\` text,
  	\`card_photo_id\` integer,
  	\`category\` text DEFAULT 'Events',
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`card_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`events_date_idx\` ON \`events\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`events_card_photo_idx\` ON \`events\` (\`card_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events_deleted_at_idx\` ON \`events\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`events_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_rels_order_idx\` ON \`events_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_parent_idx\` ON \`events_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_path_idx\` ON \`events_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_media_id_idx\` ON \`events_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`events_rels_documents_id_idx\` ON \`events_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_time\` text,
  	\`version_venue\` text,
  	\`version_description\` text,
  	\`version_card_photo_id\` integer,
  	\`version_category\` text DEFAULT 'Events',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_date_idx\` ON \`_events_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_card_photo_idx\` ON \`_events_v\` (\`version_card_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_deleted_at_idx\` ON \`_events_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_rels_order_idx\` ON \`_events_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_parent_idx\` ON \`_events_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_path_idx\` ON \`_events_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_media_id_idx\` ON \`_events_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_rels_documents_id_idx\` ON \`_events_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`news\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`from_date\` text,
  	\`description\` text,
  	\`card_photo_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`card_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`news_from_date_idx\` ON \`news\` (\`from_date\`);`)
  await db.run(sql`CREATE INDEX \`news_card_photo_idx\` ON \`news\` (\`card_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`news_updated_at_idx\` ON \`news\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`news_created_at_idx\` ON \`news\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`news_deleted_at_idx\` ON \`news\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`news__status_idx\` ON \`news\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_media_id_idx\` ON \`news_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_documents_id_idx\` ON \`news_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`_news_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_from_date\` text,
  	\`version_description\` text,
  	\`version_card_photo_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_parent_idx\` ON \`_news_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_from_date_idx\` ON \`_news_v\` (\`version_from_date\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_card_photo_idx\` ON \`_news_v\` (\`version_card_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_updated_at_idx\` ON \`_news_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_created_at_idx\` ON \`_news_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_deleted_at_idx\` ON \`_news_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version__status_idx\` ON \`_news_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_created_at_idx\` ON \`_news_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_updated_at_idx\` ON \`_news_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_latest_idx\` ON \`_news_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_media_id_idx\` ON \`_news_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_documents_id_idx\` ON \`_news_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`albums_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_consent_purposes_order_idx\` ON \`albums_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`albums_consent_purposes_parent_idx\` ON \`albums_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`albums\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`date\` text,
  	\`description\` text,
  	\`consent_given_by\` text,
  	\`consent_on\` text,
  	\`consent_until\` text,
  	\`consent_identified_by\` text,
  	\`consent_wording_version\` text,
  	\`consent_withdrawn_on\` text,
  	\`card_photo_id\` integer,
  	\`category\` text DEFAULT 'PhotoGallery',
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`card_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_date_idx\` ON \`albums\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`albums_card_photo_idx\` ON \`albums\` (\`card_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_updated_at_idx\` ON \`albums\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`albums_created_at_idx\` ON \`albums\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`albums_deleted_at_idx\` ON \`albums\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`albums__status_idx\` ON \`albums\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`albums_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_rels_order_idx\` ON \`albums_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_parent_idx\` ON \`albums_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_path_idx\` ON \`albums_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`albums_rels_media_id_idx\` ON \`albums_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v_version_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_albums_v_version_consent_purposes_order_idx\` ON \`_albums_v_version_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_consent_purposes_parent_idx\` ON \`_albums_v_version_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_date\` text,
  	\`version_description\` text,
  	\`version_consent_given_by\` text,
  	\`version_consent_on\` text,
  	\`version_consent_until\` text,
  	\`version_consent_identified_by\` text,
  	\`version_consent_wording_version\` text,
  	\`version_consent_withdrawn_on\` text,
  	\`version_card_photo_id\` integer,
  	\`version_category\` text DEFAULT 'PhotoGallery',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_card_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_albums_v_parent_idx\` ON \`_albums_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_date_idx\` ON \`_albums_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_card_photo_idx\` ON \`_albums_v\` (\`version_card_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_updated_at_idx\` ON \`_albums_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_created_at_idx\` ON \`_albums_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_deleted_at_idx\` ON \`_albums_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version__status_idx\` ON \`_albums_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_created_at_idx\` ON \`_albums_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_updated_at_idx\` ON \`_albums_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_latest_idx\` ON \`_albums_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_order_idx\` ON \`_albums_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_parent_idx\` ON \`_albums_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_path_idx\` ON \`_albums_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_rels_media_id_idx\` ON \`_albums_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`toppers_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toppers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`toppers_consent_purposes_order_idx\` ON \`toppers_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`toppers_consent_purposes_parent_idx\` ON \`toppers_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`toppers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`class\` text,
  	\`session_year\` text,
  	\`division\` text,
  	\`stream\` text,
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
  await db.run(sql`CREATE INDEX \`toppers_photo_idx\` ON \`toppers\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`toppers_updated_at_idx\` ON \`toppers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`toppers_created_at_idx\` ON \`toppers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`toppers_deleted_at_idx\` ON \`toppers\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`toppers__status_idx\` ON \`toppers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_toppers_v_version_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_toppers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_consent_purposes_order_idx\` ON \`_toppers_v_version_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_consent_purposes_parent_idx\` ON \`_toppers_v_version_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_toppers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_class\` text,
  	\`version_session_year\` text,
  	\`version_division\` text,
  	\`version_stream\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`toppers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_toppers_v_parent_idx\` ON \`_toppers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_photo_idx\` ON \`_toppers_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_updated_at_idx\` ON \`_toppers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_created_at_idx\` ON \`_toppers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version_deleted_at_idx\` ON \`_toppers_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_version_version__status_idx\` ON \`_toppers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_created_at_idx\` ON \`_toppers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_updated_at_idx\` ON \`_toppers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_toppers_v_latest_idx\` ON \`_toppers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`birthdays_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`birthdays\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`birthdays_consent_purposes_order_idx\` ON \`birthdays_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`birthdays_consent_purposes_parent_idx\` ON \`birthdays_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`birthdays\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`class\` text,
  	\`date\` text,
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
  await db.run(sql`CREATE INDEX \`birthdays_photo_idx\` ON \`birthdays\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`birthdays_updated_at_idx\` ON \`birthdays\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`birthdays_created_at_idx\` ON \`birthdays\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`birthdays_deleted_at_idx\` ON \`birthdays\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`birthdays__status_idx\` ON \`birthdays\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_birthdays_v_version_consent_purposes\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_birthdays_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_birthdays_v_version_consent_purposes_order_idx\` ON \`_birthdays_v_version_consent_purposes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_version_consent_purposes_parent_idx\` ON \`_birthdays_v_version_consent_purposes\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_birthdays_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_class\` text,
  	\`version_date\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`birthdays\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_birthdays_v_parent_idx\` ON \`_birthdays_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_version_version_photo_idx\` ON \`_birthdays_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_version_version_updated_at_idx\` ON \`_birthdays_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_version_version_created_at_idx\` ON \`_birthdays_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_version_version_deleted_at_idx\` ON \`_birthdays_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_version_version__status_idx\` ON \`_birthdays_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_created_at_idx\` ON \`_birthdays_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_updated_at_idx\` ON \`_birthdays_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_birthdays_v_latest_idx\` ON \`_birthdays_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`announcements\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`description\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`url\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`announcements_updated_at_idx\` ON \`announcements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`announcements_created_at_idx\` ON \`announcements\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`announcements_deleted_at_idx\` ON \`announcements\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`announcements__status_idx\` ON \`announcements\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`announcements_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`announcements_rels_order_idx\` ON \`announcements_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`announcements_rels_parent_idx\` ON \`announcements_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`announcements_rels_path_idx\` ON \`announcements_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`announcements_rels_documents_id_idx\` ON \`announcements_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`_announcements_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_description\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_url\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`announcements\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_announcements_v_parent_idx\` ON \`_announcements_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version_updated_at_idx\` ON \`_announcements_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version_created_at_idx\` ON \`_announcements_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version_deleted_at_idx\` ON \`_announcements_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_version_version__status_idx\` ON \`_announcements_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_created_at_idx\` ON \`_announcements_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_updated_at_idx\` ON \`_announcements_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_latest_idx\` ON \`_announcements_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_announcements_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_announcements_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_order_idx\` ON \`_announcements_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_parent_idx\` ON \`_announcements_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_path_idx\` ON \`_announcements_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_announcements_v_rels_documents_id_idx\` ON \`_announcements_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`url\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_deleted_at_idx\` ON \`notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`notices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_rels_order_idx\` ON \`notices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_parent_idx\` ON \`notices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_path_idx\` ON \`notices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_media_id_idx\` ON \`notices_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_documents_id_idx\` ON \`notices_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_url\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deleted_at_idx\` ON \`_notices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_order_idx\` ON \`_notices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_parent_idx\` ON \`_notices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_path_idx\` ON \`_notices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_media_id_idx\` ON \`_notices_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_documents_id_idx\` ON \`_notices_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`principal_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text DEFAULT 'Principal',
  	\`message\` text,
  	\`photo_id\` integer,
  	\`category\` text DEFAULT 'Principal',
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`principal_messages_photo_idx\` ON \`principal_messages\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`principal_messages_updated_at_idx\` ON \`principal_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`principal_messages_created_at_idx\` ON \`principal_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`principal_messages_deleted_at_idx\` ON \`principal_messages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`principal_messages__status_idx\` ON \`principal_messages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_principal_messages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text DEFAULT 'Principal',
  	\`version_message\` text,
  	\`version_photo_id\` integer,
  	\`version_category\` text DEFAULT 'Principal',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`principal_messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_parent_idx\` ON \`_principal_messages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_version_version_photo_idx\` ON \`_principal_messages_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_version_version_updated_at_idx\` ON \`_principal_messages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_version_version_created_at_idx\` ON \`_principal_messages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_version_version_deleted_at_idx\` ON \`_principal_messages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_version_version__status_idx\` ON \`_principal_messages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_created_at_idx\` ON \`_principal_messages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_updated_at_idx\` ON \`_principal_messages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_principal_messages_v_latest_idx\` ON \`_principal_messages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`pages_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`figure\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_figures_order_idx\` ON \`pages_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_figures_parent_id_idx\` ON \`pages_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`address\` text,
  	\`group\` text,
  	\`lead\` text,
  	\`description\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`caption\` text,
  	\`body\` text,
  	\`is_hidden\` integer DEFAULT false,
  	\`hidden_because\` text,
  	\`replaces\` text DEFAULT '',
  	\`is_sample\` integer DEFAULT false,
  	\`old_addresses\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_picture_idx\` ON \`pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_replaces_idx\` ON \`pages\` (\`replaces\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`figure\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_figures_order_idx\` ON \`_pages_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_figures_parent_id_idx\` ON \`_pages_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_address\` text,
  	\`version_group\` text,
  	\`version_lead\` text,
  	\`version_description\` text,
  	\`version_picture_id\` integer,
  	\`version_own_picture\` text,
  	\`version_caption\` text,
  	\`version_body\` text,
  	\`version_is_hidden\` integer DEFAULT false,
  	\`version_hidden_because\` text,
  	\`version_replaces\` text DEFAULT '',
  	\`version_is_sample\` integer DEFAULT false,
  	\`version_old_addresses\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_picture_idx\` ON \`_pages_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_replaces_idx\` ON \`_pages_v\` (\`version_replaces\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`weekly_menus\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`date\` text,
  	\`breakfast\` text,
  	\`lunch\` text,
  	\`dinner\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`weekly_menus_date_idx\` ON \`weekly_menus\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`weekly_menus_updated_at_idx\` ON \`weekly_menus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`weekly_menus_created_at_idx\` ON \`weekly_menus\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`weekly_menus_deleted_at_idx\` ON \`weekly_menus\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`weekly_menus__status_idx\` ON \`weekly_menus\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_weekly_menus_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_date\` text,
  	\`version_breakfast\` text,
  	\`version_lunch\` text,
  	\`version_dinner\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`weekly_menus\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_parent_idx\` ON \`_weekly_menus_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_version_version_date_idx\` ON \`_weekly_menus_v\` (\`version_date\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_version_version_updated_at_idx\` ON \`_weekly_menus_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_version_version_created_at_idx\` ON \`_weekly_menus_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_version_version_deleted_at_idx\` ON \`_weekly_menus_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_version_version__status_idx\` ON \`_weekly_menus_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_created_at_idx\` ON \`_weekly_menus_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_updated_at_idx\` ON \`_weekly_menus_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_weekly_menus_v_latest_idx\` ON \`_weekly_menus_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`online_registrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`show_from\` text,
  	\`show_until\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`online_registrations_updated_at_idx\` ON \`online_registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`online_registrations_created_at_idx\` ON \`online_registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`online_registrations_deleted_at_idx\` ON \`online_registrations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`online_registrations__status_idx\` ON \`online_registrations\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_online_registrations_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_show_from\` text,
  	\`version_show_until\` text,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`online_registrations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_parent_idx\` ON \`_online_registrations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_version_version_updated_at_idx\` ON \`_online_registrations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_version_version_created_at_idx\` ON \`_online_registrations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_version_version_deleted_at_idx\` ON \`_online_registrations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_version_version__status_idx\` ON \`_online_registrations_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_created_at_idx\` ON \`_online_registrations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_updated_at_idx\` ON \`_online_registrations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_online_registrations_v_latest_idx\` ON \`_online_registrations_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`compliance_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`title\` text,
  	\`file_id\` integer,
  	\`issued\` text,
  	\`valid_until\` text,
  	\`is_self_attested\` integer DEFAULT false,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`compliance_documents_file_idx\` ON \`compliance_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE INDEX \`compliance_documents_updated_at_idx\` ON \`compliance_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`compliance_documents_created_at_idx\` ON \`compliance_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`compliance_documents_deleted_at_idx\` ON \`compliance_documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`compliance_documents__status_idx\` ON \`compliance_documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_compliance_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_title\` text,
  	\`version_file_id\` integer,
  	\`version_issued\` text,
  	\`version_valid_until\` text,
  	\`version_is_self_attested\` integer DEFAULT false,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`compliance_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_parent_idx\` ON \`_compliance_documents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_version_version_file_idx\` ON \`_compliance_documents_v\` (\`version_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_version_version_updated_at_idx\` ON \`_compliance_documents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_version_version_created_at_idx\` ON \`_compliance_documents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_version_version_deleted_at_idx\` ON \`_compliance_documents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_version_version__status_idx\` ON \`_compliance_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_created_at_idx\` ON \`_compliance_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_updated_at_idx\` ON \`_compliance_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_compliance_documents_v_latest_idx\` ON \`_compliance_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`role\` text,
  	\`joined\` text,
  	\`qualification\` text,
  	\`subjects\` text,
  	\`position\` numeric,
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
  await db.run(sql`CREATE INDEX \`staff_photo_idx\` ON \`staff\` (\`photo_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_deleted_at_idx\` ON \`staff\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`staff__status_idx\` ON \`staff\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_staff_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_role\` text,
  	\`version_joined\` text,
  	\`version_qualification\` text,
  	\`version_subjects\` text,
  	\`version_position\` numeric,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_photo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_staff_v_parent_idx\` ON \`_staff_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_photo_idx\` ON \`_staff_v\` (\`version_photo_id\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_updated_at_idx\` ON \`_staff_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_created_at_idx\` ON \`_staff_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version_deleted_at_idx\` ON \`_staff_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_version_version__status_idx\` ON \`_staff_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_created_at_idx\` ON \`_staff_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_updated_at_idx\` ON \`_staff_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_staff_v_latest_idx\` ON \`_staff_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`faces\` text,
  	\`face_reason\` text,
  	\`largest_face\` numeric,
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
  await db.run(sql`CREATE UNIQUE INDEX \`media_fixed_address_idx\` ON \`media\` (\`fixed_address\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_small_sizes_small_filename_idx\` ON \`media\` (\`sizes_small_filename\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`pdf_problems\` text,
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
  await db.run(sql`CREATE UNIQUE INDEX \`documents_fixed_address_idx\` ON \`documents\` (\`fixed_address\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`contact_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`message\` text NOT NULL,
  	\`is_handled\` integer DEFAULT false,
  	\`handled_by\` text,
  	\`handled_at\` text,
  	\`form_type\` text,
  	\`notice_version\` text,
  	\`notice_wording\` text,
  	\`idempotency_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_messages_received_at_idx\` ON \`contact_messages\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_is_handled_idx\` ON \`contact_messages\` (\`is_handled\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_deleted_at_idx\` ON \`contact_messages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`campaigns\` (
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
  await db.run(sql`CREATE INDEX \`campaigns_ordered_at_idx\` ON \`campaigns\` (\`ordered_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_finished_at_idx\` ON \`campaigns\` (\`finished_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_updated_at_idx\` ON \`campaigns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`campaigns_created_at_idx\` ON \`campaigns\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`confirmed_at\` text,
  	\`asked_at\` text,
  	\`stopped_because\` text,
  	\`notice_version\` text,
  	\`notice_wording\` text,
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
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
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
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`account_id\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`list\` text NOT NULL,
  	\`record\` text,
  	\`number\` numeric,
  	\`from\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_at_idx\` ON \`audit_log\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_account_idx\` ON \`audit_log\` (\`account\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
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
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`emergency_banner\` (
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
  await db.run(sql`CREATE TABLE \`message_notifications\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`recipients\` text,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`name_and_address\` (
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
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`name_and_address__status_idx\` ON \`name_and_address\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_name_and_address_v\` (
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_version_version__status_idx\` ON \`_name_and_address_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_created_at_idx\` ON \`_name_and_address_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_updated_at_idx\` ON \`_name_and_address_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_name_and_address_v_latest_idx\` ON \`_name_and_address_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`links_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`links_social_order_idx\` ON \`links_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`links_social_parent_id_idx\` ON \`links_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`links\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`registration\` text DEFAULT 'https://example.org/registration',
  	\`fee_payment\` text DEFAULT 'https://example.org/fees',
  	\`login\` text DEFAULT 'https://example.org/login',
  	\`milestone\` text DEFAULT 'https://example.org/milestone',
  	\`social_embed\` text DEFAULT 'https://example.org/social/embed',
  	\`map_page\` text DEFAULT 'https://example.org/map',
  	\`map_embed\` text DEFAULT 'https://example.org/map/embed',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`links__status_idx\` ON \`links\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_links_v_version_social\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_links_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_links_v_version_social_order_idx\` ON \`_links_v_version_social\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_version_social_parent_id_idx\` ON \`_links_v_version_social\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_links_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_registration\` text DEFAULT 'https://example.org/registration',
  	\`version_fee_payment\` text DEFAULT 'https://example.org/fees',
  	\`version_login\` text DEFAULT 'https://example.org/login',
  	\`version_milestone\` text DEFAULT 'https://example.org/milestone',
  	\`version_social_embed\` text DEFAULT 'https://example.org/social/embed',
  	\`version_map_page\` text DEFAULT 'https://example.org/map',
  	\`version_map_embed\` text DEFAULT 'https://example.org/map/embed',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_links_v_version_version__status_idx\` ON \`_links_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_created_at_idx\` ON \`_links_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_updated_at_idx\` ON \`_links_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_links_v_latest_idx\` ON \`_links_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`admission\` (
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
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`admission__status_idx\` ON \`admission\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_admission_v\` (
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_admission_v_version_version__status_idx\` ON \`_admission_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_created_at_idx\` ON \`_admission_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_updated_at_idx\` ON \`_admission_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_admission_v_latest_idx\` ON \`_admission_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`fees_sessions_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`classes\` text,
  	\`head\` text,
  	\`due\` text,
  	\`amount\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`fees_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`fees_sessions_fees_order_idx\` ON \`fees_sessions_fees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`fees_sessions_fees_parent_id_idx\` ON \`fees_sessions_fees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`fees_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`fees\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`fees_sessions_order_idx\` ON \`fees_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`fees_sessions_parent_id_idx\` ON \`fees_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`fees\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`fees__status_idx\` ON \`fees\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_fees_v_version_sessions_fees\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`classes\` text,
  	\`head\` text,
  	\`due\` text,
  	\`amount\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_fees_v_version_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_fees_v_version_sessions_fees_order_idx\` ON \`_fees_v_version_sessions_fees\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_fees_v_version_sessions_fees_parent_id_idx\` ON \`_fees_v_version_sessions_fees\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_fees_v_version_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`from\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_fees_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_fees_v_version_sessions_order_idx\` ON \`_fees_v_version_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_fees_v_version_sessions_parent_id_idx\` ON \`_fees_v_version_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_fees_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_fees_v_version_version__status_idx\` ON \`_fees_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_fees_v_created_at_idx\` ON \`_fees_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_fees_v_updated_at_idx\` ON \`_fees_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_fees_v_latest_idx\` ON \`_fees_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`call_timings_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`classes\` text,
  	\`time\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`call_timings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`call_timings_rows_order_idx\` ON \`call_timings_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`call_timings_rows_parent_id_idx\` ON \`call_timings_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`call_timings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`note\` text DEFAULT 'For a class not listed, please ask the school office.',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`call_timings__status_idx\` ON \`call_timings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_call_timings_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`classes\` text,
  	\`time\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_call_timings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_rows_order_idx\` ON \`_call_timings_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_rows_parent_id_idx\` ON \`_call_timings_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_call_timings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_note\` text DEFAULT 'For a class not listed, please ask the school office.',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_call_timings_v_version_version__status_idx\` ON \`_call_timings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_created_at_idx\` ON \`_call_timings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_updated_at_idx\` ON \`_call_timings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_call_timings_v_latest_idx\` ON \`_call_timings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`school_year\` (
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
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`school_year__status_idx\` ON \`school_year\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_school_year_v\` (
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_school_year_v_version_version__status_idx\` ON \`_school_year_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_created_at_idx\` ON \`_school_year_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_updated_at_idx\` ON \`_school_year_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_school_year_v_latest_idx\` ON \`_school_year_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`numbers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`students\` numeric DEFAULT 700,
  	\`nationalities\` numeric DEFAULT 7,
  	\`class_rooms\` numeric DEFAULT 30,
  	\`acres\` numeric DEFAULT 400,
  	\`ratio_on_home\` text DEFAULT '1:30',
  	\`ratio_of_admissions\` text DEFAULT '1:12',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`numbers__status_idx\` ON \`numbers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_numbers_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_students\` numeric DEFAULT 700,
  	\`version_nationalities\` numeric DEFAULT 7,
  	\`version_class_rooms\` numeric DEFAULT 30,
  	\`version_acres\` numeric DEFAULT 400,
  	\`version_ratio_on_home\` text DEFAULT '1:30',
  	\`version_ratio_of_admissions\` text DEFAULT '1:12',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_numbers_v_version_version__status_idx\` ON \`_numbers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_created_at_idx\` ON \`_numbers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_updated_at_idx\` ON \`_numbers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_numbers_v_latest_idx\` ON \`_numbers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`disclosure_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`class\` text,
  	\`year\` text,
  	\`registered\` numeric,
  	\`passed\` numeric,
  	\`remarks\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`disclosure\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`disclosure_results_order_idx\` ON \`disclosure_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`disclosure_results_parent_id_idx\` ON \`disclosure_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`disclosure\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`board\` text DEFAULT 'cbse',
  	\`affiliation_number\` text DEFAULT '0000000',
  	\`school_code\` text DEFAULT '00000',
  	\`sections\` numeric DEFAULT 0,
  	\`campus_area\` text DEFAULT 'Sample value',
  	\`internet\` text DEFAULT 'Sample value',
  	\`class_rooms\` text DEFAULT 'Sample value',
  	\`laboratories\` text DEFAULT 'Sample value',
  	\`girls_toilets\` text DEFAULT 'Sample value',
  	\`boys_toilets\` text DEFAULT 'Sample value',
  	\`accessible_toilets\` text DEFAULT 'Sample value',
  	\`inspection_video\` text DEFAULT 'https://example.org/inspection-video',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`disclosure__status_idx\` ON \`disclosure\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_disclosure_v_version_results\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`class\` text,
  	\`year\` text,
  	\`registered\` numeric,
  	\`passed\` numeric,
  	\`remarks\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_disclosure_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_disclosure_v_version_results_order_idx\` ON \`_disclosure_v_version_results\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_v_version_results_parent_id_idx\` ON \`_disclosure_v_version_results\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_disclosure_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_board\` text DEFAULT 'cbse',
  	\`version_affiliation_number\` text DEFAULT '0000000',
  	\`version_school_code\` text DEFAULT '00000',
  	\`version_sections\` numeric DEFAULT 0,
  	\`version_campus_area\` text DEFAULT 'Sample value',
  	\`version_internet\` text DEFAULT 'Sample value',
  	\`version_class_rooms\` text DEFAULT 'Sample value',
  	\`version_laboratories\` text DEFAULT 'Sample value',
  	\`version_girls_toilets\` text DEFAULT 'Sample value',
  	\`version_boys_toilets\` text DEFAULT 'Sample value',
  	\`version_accessible_toilets\` text DEFAULT 'Sample value',
  	\`version_inspection_video\` text DEFAULT 'https://example.org/inspection-video',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_disclosure_v_version_version__status_idx\` ON \`_disclosure_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_v_created_at_idx\` ON \`_disclosure_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_v_updated_at_idx\` ON \`_disclosure_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disclosure_v_latest_idx\` ON \`_disclosure_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`menu_groups_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_groups_entries_order_idx\` ON \`menu_groups_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_groups_entries_parent_id_idx\` ON \`menu_groups_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_groups_order_idx\` ON \`menu_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_groups_parent_id_idx\` ON \`menu_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menu\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_quick_links_order_idx\` ON \`menu_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menu_quick_links_parent_id_idx\` ON \`menu_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menu\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`menu__status_idx\` ON \`menu\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_groups_entries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v_version_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_groups_entries_order_idx\` ON \`_menu_v_version_groups_entries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_groups_entries_parent_id_idx\` ON \`_menu_v_version_groups_entries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_groups_order_idx\` ON \`_menu_v_version_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_groups_parent_id_idx\` ON \`_menu_v_version_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v_version_quick_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_menu_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_quick_links_order_idx\` ON \`_menu_v_version_quick_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_version_quick_links_parent_id_idx\` ON \`_menu_v_version_quick_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_menu_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_v_version_version__status_idx\` ON \`_menu_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_created_at_idx\` ON \`_menu_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_updated_at_idx\` ON \`_menu_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_v_latest_idx\` ON \`_menu_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`banner_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`first_line\` text,
  	\`second_line\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`caption\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`banner_slides_order_idx\` ON \`banner_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banner_slides_parent_id_idx\` ON \`banner_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`banner_slides_picture_idx\` ON \`banner_slides\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`banner\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`banner__status_idx\` ON \`banner\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_banner_v_version_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_line\` text,
  	\`second_line\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_banner_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_banner_v_version_slides_order_idx\` ON \`_banner_v_version_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_version_slides_parent_id_idx\` ON \`_banner_v_version_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_version_slides_picture_idx\` ON \`_banner_v_version_slides\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_banner_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_banner_v_version_version__status_idx\` ON \`_banner_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_created_at_idx\` ON \`_banner_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_updated_at_idx\` ON \`_banner_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_latest_idx\` ON \`_banner_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`tiles_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tiles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tiles_tiles_order_idx\` ON \`tiles_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tiles_tiles_parent_id_idx\` ON \`tiles_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tiles_tiles_picture_idx\` ON \`tiles_tiles\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`tiles\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text DEFAULT 'Life at Our School',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`tiles__status_idx\` ON \`tiles\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_tiles_v_version_tiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tiles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tiles_v_version_tiles_order_idx\` ON \`_tiles_v_version_tiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_version_tiles_parent_id_idx\` ON \`_tiles_v_version_tiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_version_tiles_picture_idx\` ON \`_tiles_v_version_tiles\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_tiles_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_title\` text DEFAULT 'Life at Our School',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_tiles_v_version_version__status_idx\` ON \`_tiles_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_created_at_idx\` ON \`_tiles_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_updated_at_idx\` ON \`_tiles_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tiles_v_latest_idx\` ON \`_tiles_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`timeline_milestones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`caption\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`picture_caption\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`timeline\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`timeline_milestones_order_idx\` ON \`timeline_milestones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`timeline_milestones_parent_id_idx\` ON \`timeline_milestones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`timeline_milestones_picture_idx\` ON \`timeline_milestones\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`timeline\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`about_title\` text DEFAULT 'A boarding school for {pupils}, {classes}',
  	\`history\` text DEFAULT 'Founded in {founded} and handed to a teaching brotherhood in {handedOver}, the school has {yearsOfService} years of service behind it.',
  	\`about\` text DEFAULT 'The campus covers {acres} in the hills. Admission is on academic merit only, and the school is non-denominational. The academic year runs from {academicYear}, in {terms}.',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`timeline__status_idx\` ON \`timeline\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_timeline_v_version_milestones\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`year\` numeric,
  	\`title\` text,
  	\`caption\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`picture_caption\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_timeline_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_milestones_order_idx\` ON \`_timeline_v_version_milestones\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_milestones_parent_id_idx\` ON \`_timeline_v_version_milestones\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_milestones_picture_idx\` ON \`_timeline_v_version_milestones\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_timeline_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_about_title\` text DEFAULT 'A boarding school for {pupils}, {classes}',
  	\`version_history\` text DEFAULT 'Founded in {founded} and handed to a teaching brotherhood in {handedOver}, the school has {yearsOfService} years of service behind it.',
  	\`version_about\` text DEFAULT 'The campus covers {acres} in the hills. Admission is on academic merit only, and the school is non-denominational. The academic year runs from {academicYear}, in {terms}.',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__status_idx\` ON \`_timeline_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_created_at_idx\` ON \`_timeline_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_updated_at_idx\` ON \`_timeline_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_latest_idx\` ON \`_timeline_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`ground\` text DEFAULT '#12332a',
  	\`accent\` text DEFAULT '#a9802f',
  	\`signal\` text DEFAULT '#8c1d2c',
  	\`emblem_id\` integer,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`brand_emblem_idx\` ON \`brand\` (\`emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_ground\` text DEFAULT '#12332a',
  	\`version_accent\` text DEFAULT '#a9802f',
  	\`version_signal\` text DEFAULT '#8c1d2c',
  	\`version_emblem_id\` integer,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_emblem_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_emblem_idx\` ON \`_brand_v\` (\`version_emblem_id\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`song_stanzas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`is_refrain\` integer,
  	\`lines\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`song\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`song_stanzas_order_idx\` ON \`song_stanzas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`song_stanzas_parent_id_idx\` ON \`song_stanzas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`song\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`note\` text DEFAULT 'The chorus is sung before the first verse and again after each.',
  	\`credit\` text DEFAULT 'Words written for this website. Tune of the school''s own choosing.',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`song__status_idx\` ON \`song\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_song_v_version_stanzas\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`is_refrain\` integer,
  	\`lines\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_song_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_song_v_version_stanzas_order_idx\` ON \`_song_v_version_stanzas\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_song_v_version_stanzas_parent_id_idx\` ON \`_song_v_version_stanzas\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_song_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_note\` text DEFAULT 'The chorus is sung before the first verse and again after each.',
  	\`version_credit\` text DEFAULT 'Words written for this website. Tune of the school''s own choosing.',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_song_v_version_version__status_idx\` ON \`_song_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_song_v_created_at_idx\` ON \`_song_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_song_v_updated_at_idx\` ON \`_song_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_song_v_latest_idx\` ON \`_song_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_kinds_issues\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`link_file_id\` integer,
  	\`link\` text,
  	\`img_id\` integer,
  	\`own_picture\` text,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_order_idx\` ON \`newsletters_kinds_issues\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_parent_id_idx\` ON \`newsletters_kinds_issues\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_link_file_idx\` ON \`newsletters_kinds_issues\` (\`link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_img_idx\` ON \`newsletters_kinds_issues\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_kinds\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`key\` text,
  	\`note\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_order_idx\` ON \`newsletters_kinds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_parent_id_idx\` ON \`newsletters_kinds\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters__status_idx\` ON \`newsletters\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v_version_kinds_issues\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`link_file_id\` integer,
  	\`link\` text,
  	\`img_id\` integer,
  	\`own_picture\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`img_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_newsletters_v_version_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_order_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_parent_id_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_link_file_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_img_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`img_id\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v_version_kinds\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`key\` text,
  	\`note\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_newsletters_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_order_idx\` ON \`_newsletters_v_version_kinds\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_parent_id_idx\` ON \`_newsletters_v_version_kinds\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version__status_idx\` ON \`_newsletters_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_created_at_idx\` ON \`_newsletters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_updated_at_idx\` ON \`_newsletters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_latest_idx\` ON \`_newsletters_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`tours_walks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_walks_order_idx\` ON \`tours_walks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_walks_parent_id_idx\` ON \`tours_walks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_walks_picture_idx\` ON \`tours_walks\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`tours_views\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tours_views_order_idx\` ON \`tours_views\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tours_views_parent_id_idx\` ON \`tours_views\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tours_views_picture_idx\` ON \`tours_views\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`tours\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`tours__status_idx\` ON \`tours\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_walks\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_walks_order_idx\` ON \`_tours_v_version_walks\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_walks_parent_id_idx\` ON \`_tours_v_version_walks\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_walks_picture_idx\` ON \`_tours_v_version_walks\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v_version_views\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`href\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_tours_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_views_order_idx\` ON \`_tours_v_version_views\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_views_parent_id_idx\` ON \`_tours_v_version_views\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_version_views_picture_idx\` ON \`_tours_v_version_views\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_tours_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_tours_v_version_version__status_idx\` ON \`_tours_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_created_at_idx\` ON \`_tours_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_updated_at_idx\` ON \`_tours_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_tours_v_latest_idx\` ON \`_tours_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`menu_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`academics_file_id\` integer,
  	\`academics\` text DEFAULT '/documents/academics.pdf',
  	\`fees_structure_file_id\` integer,
  	\`fees_structure\` text DEFAULT '/documents/fees-structure.pdf',
  	\`weekly_menu_file_id\` integer,
  	\`weekly_menu\` text DEFAULT '/documents/weekly-menu.pdf',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`academics_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`fees_structure_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`weekly_menu_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`menu_documents_academics_file_idx\` ON \`menu_documents\` (\`academics_file_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_documents_fees_structure_file_idx\` ON \`menu_documents\` (\`fees_structure_file_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_documents_weekly_menu_file_idx\` ON \`menu_documents\` (\`weekly_menu_file_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_documents__status_idx\` ON \`menu_documents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_menu_documents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_academics_file_id\` integer,
  	\`version_academics\` text DEFAULT '/documents/academics.pdf',
  	\`version_fees_structure_file_id\` integer,
  	\`version_fees_structure\` text DEFAULT '/documents/fees-structure.pdf',
  	\`version_weekly_menu_file_id\` integer,
  	\`version_weekly_menu\` text DEFAULT '/documents/weekly-menu.pdf',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_academics_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_fees_structure_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_weekly_menu_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_academics_file_idx\` ON \`_menu_documents_v\` (\`version_academics_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_fees_structure_file_idx\` ON \`_menu_documents_v\` (\`version_fees_structure_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_weekly_menu_file_idx\` ON \`_menu_documents_v\` (\`version_weekly_menu_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version__status_idx\` ON \`_menu_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_created_at_idx\` ON \`_menu_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_updated_at_idx\` ON \`_menu_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_latest_idx\` ON \`_menu_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
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
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
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
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`privacy\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contact_english\` text DEFAULT 'the school office',
  	\`contact_hindi\` text DEFAULT 'विद्यालय कार्यालय',
  	\`contact_email\` text DEFAULT '',
  	\`contact_days\` numeric DEFAULT 30,
  	\`contact_notice_english\` text DEFAULT 'We use your name, e-mail address and message only to answer you.',
  	\`contact_notice_hindi\` text DEFAULT 'हम आपका नाम, ई-मेल पता और संदेश केवल आपको उत्तर देने के लिए उपयोग करते हैं।',
  	\`newsletter_notice_english\` text DEFAULT 'We use your e-mail address only to send you the newsletter.',
  	\`newsletter_notice_hindi\` text DEFAULT 'हम आपका ई-मेल पता केवल आपको न्यूज़लेटर भेजने के लिए उपयोग करते हैं।',
  	\`no_names_beside_pictures\` integer DEFAULT false,
  	\`blocks_ai_training\` integer DEFAULT true,
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`privacy__status_idx\` ON \`privacy\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_contact_english\` text DEFAULT 'the school office',
  	\`version_contact_hindi\` text DEFAULT 'विद्यालय कार्यालय',
  	\`version_contact_email\` text DEFAULT '',
  	\`version_contact_days\` numeric DEFAULT 30,
  	\`version_contact_notice_english\` text DEFAULT 'We use your name, e-mail address and message only to answer you.',
  	\`version_contact_notice_hindi\` text DEFAULT 'हम आपका नाम, ई-मेल पता और संदेश केवल आपको उत्तर देने के लिए उपयोग करते हैं।',
  	\`version_newsletter_notice_english\` text DEFAULT 'We use your e-mail address only to send you the newsletter.',
  	\`version_newsletter_notice_hindi\` text DEFAULT 'हम आपका ई-मेल पता केवल आपको न्यूज़लेटर भेजने के लिए उपयोग करते हैं।',
  	\`version_no_names_beside_pictures\` integer DEFAULT false,
  	\`version_blocks_ai_training\` integer DEFAULT true,
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version__status_idx\` ON \`_privacy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_latest_idx\` ON \`_privacy_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`accessibility\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text DEFAULT '',
  	\`days\` numeric DEFAULT 15,
  	\`known_issues\` text DEFAULT '',
  	\`changed_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`accessibility__status_idx\` ON \`accessibility\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_accessibility_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_email\` text DEFAULT '',
  	\`version_days\` numeric DEFAULT 15,
  	\`version_known_issues\` text DEFAULT '',
  	\`version_changed_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_accessibility_v_version_version__status_idx\` ON \`_accessibility_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_v_created_at_idx\` ON \`_accessibility_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_v_updated_at_idx\` ON \`_accessibility_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_accessibility_v_latest_idx\` ON \`_accessibility_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`DROP TABLE \`events_rels\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v_rels\`;`)
  await db.run(sql`DROP TABLE \`news\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`albums_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`albums\`;`)
  await db.run(sql`DROP TABLE \`albums_rels\`;`)
  await db.run(sql`DROP TABLE \`_albums_v_version_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`_albums_v\`;`)
  await db.run(sql`DROP TABLE \`_albums_v_rels\`;`)
  await db.run(sql`DROP TABLE \`toppers_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`toppers\`;`)
  await db.run(sql`DROP TABLE \`_toppers_v_version_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`_toppers_v\`;`)
  await db.run(sql`DROP TABLE \`birthdays_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`birthdays\`;`)
  await db.run(sql`DROP TABLE \`_birthdays_v_version_consent_purposes\`;`)
  await db.run(sql`DROP TABLE \`_birthdays_v\`;`)
  await db.run(sql`DROP TABLE \`announcements\`;`)
  await db.run(sql`DROP TABLE \`announcements_rels\`;`)
  await db.run(sql`DROP TABLE \`_announcements_v\`;`)
  await db.run(sql`DROP TABLE \`_announcements_v_rels\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices_rels\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`principal_messages\`;`)
  await db.run(sql`DROP TABLE \`_principal_messages_v\`;`)
  await db.run(sql`DROP TABLE \`pages_figures\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`weekly_menus\`;`)
  await db.run(sql`DROP TABLE \`_weekly_menus_v\`;`)
  await db.run(sql`DROP TABLE \`online_registrations\`;`)
  await db.run(sql`DROP TABLE \`_online_registrations_v\`;`)
  await db.run(sql`DROP TABLE \`compliance_documents\`;`)
  await db.run(sql`DROP TABLE \`_compliance_documents_v\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`_staff_v\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`campaigns\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`emergency_banner\`;`)
  await db.run(sql`DROP TABLE \`message_notifications\`;`)
  await db.run(sql`DROP TABLE \`name_and_address\`;`)
  await db.run(sql`DROP TABLE \`_name_and_address_v\`;`)
  await db.run(sql`DROP TABLE \`links_social\`;`)
  await db.run(sql`DROP TABLE \`links\`;`)
  await db.run(sql`DROP TABLE \`_links_v_version_social\`;`)
  await db.run(sql`DROP TABLE \`_links_v\`;`)
  await db.run(sql`DROP TABLE \`admission\`;`)
  await db.run(sql`DROP TABLE \`_admission_v\`;`)
  await db.run(sql`DROP TABLE \`fees_sessions_fees\`;`)
  await db.run(sql`DROP TABLE \`fees_sessions\`;`)
  await db.run(sql`DROP TABLE \`fees\`;`)
  await db.run(sql`DROP TABLE \`_fees_v_version_sessions_fees\`;`)
  await db.run(sql`DROP TABLE \`_fees_v_version_sessions\`;`)
  await db.run(sql`DROP TABLE \`_fees_v\`;`)
  await db.run(sql`DROP TABLE \`call_timings_rows\`;`)
  await db.run(sql`DROP TABLE \`call_timings\`;`)
  await db.run(sql`DROP TABLE \`_call_timings_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_call_timings_v\`;`)
  await db.run(sql`DROP TABLE \`school_year\`;`)
  await db.run(sql`DROP TABLE \`_school_year_v\`;`)
  await db.run(sql`DROP TABLE \`numbers\`;`)
  await db.run(sql`DROP TABLE \`_numbers_v\`;`)
  await db.run(sql`DROP TABLE \`disclosure_results\`;`)
  await db.run(sql`DROP TABLE \`disclosure\`;`)
  await db.run(sql`DROP TABLE \`_disclosure_v_version_results\`;`)
  await db.run(sql`DROP TABLE \`_disclosure_v\`;`)
  await db.run(sql`DROP TABLE \`menu_groups_entries\`;`)
  await db.run(sql`DROP TABLE \`menu_groups\`;`)
  await db.run(sql`DROP TABLE \`menu_quick_links\`;`)
  await db.run(sql`DROP TABLE \`menu\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_groups_entries\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_groups\`;`)
  await db.run(sql`DROP TABLE \`_menu_v_version_quick_links\`;`)
  await db.run(sql`DROP TABLE \`_menu_v\`;`)
  await db.run(sql`DROP TABLE \`banner_slides\`;`)
  await db.run(sql`DROP TABLE \`banner\`;`)
  await db.run(sql`DROP TABLE \`_banner_v_version_slides\`;`)
  await db.run(sql`DROP TABLE \`_banner_v\`;`)
  await db.run(sql`DROP TABLE \`tiles_tiles\`;`)
  await db.run(sql`DROP TABLE \`tiles\`;`)
  await db.run(sql`DROP TABLE \`_tiles_v_version_tiles\`;`)
  await db.run(sql`DROP TABLE \`_tiles_v\`;`)
  await db.run(sql`DROP TABLE \`timeline_milestones\`;`)
  await db.run(sql`DROP TABLE \`timeline\`;`)
  await db.run(sql`DROP TABLE \`_timeline_v_version_milestones\`;`)
  await db.run(sql`DROP TABLE \`_timeline_v\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`song_stanzas\`;`)
  await db.run(sql`DROP TABLE \`song\`;`)
  await db.run(sql`DROP TABLE \`_song_v_version_stanzas\`;`)
  await db.run(sql`DROP TABLE \`_song_v\`;`)
  await db.run(sql`DROP TABLE \`newsletters_kinds_issues\`;`)
  await db.run(sql`DROP TABLE \`newsletters_kinds\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v_version_kinds_issues\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v_version_kinds\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v\`;`)
  await db.run(sql`DROP TABLE \`tours_walks\`;`)
  await db.run(sql`DROP TABLE \`tours_views\`;`)
  await db.run(sql`DROP TABLE \`tours\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_walks\`;`)
  await db.run(sql`DROP TABLE \`_tours_v_version_views\`;`)
  await db.run(sql`DROP TABLE \`_tours_v\`;`)
  await db.run(sql`DROP TABLE \`menu_documents\`;`)
  await db.run(sql`DROP TABLE \`_menu_documents_v\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
  await db.run(sql`DROP TABLE \`accessibility\`;`)
  await db.run(sql`DROP TABLE \`_accessibility_v\`;`)
}
