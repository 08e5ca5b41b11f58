import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
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
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_timeline_v_version_version__status_idx\` ON \`_timeline_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_created_at_idx\` ON \`_timeline_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_updated_at_idx\` ON \`_timeline_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_timeline_v_latest_idx\` ON \`_timeline_v\` (\`latest\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  	\`document_file_id\` integer,
  	\`document\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	FOREIGN KEY (\`document_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_order_idx\` ON \`newsletters_kinds_issues\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_parent_id_idx\` ON \`newsletters_kinds_issues\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_document_file_idx\` ON \`newsletters_kinds_issues\` (\`document_file_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_kinds_issues_picture_idx\` ON \`newsletters_kinds_issues\` (\`picture_id\`);`)
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters__status_idx\` ON \`newsletters\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v_version_kinds_issues\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`document_file_id\` integer,
  	\`document\` text,
  	\`picture_id\` integer,
  	\`own_picture\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`document_file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_newsletters_v_version_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_order_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_parent_id_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_document_file_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`document_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_kinds_issues_picture_idx\` ON \`_newsletters_v_version_kinds_issues\` (\`picture_id\`);`)
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
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
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
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
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
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
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_academics_file_idx\` ON \`_menu_documents_v\` (\`version_academics_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_fees_structure_file_idx\` ON \`_menu_documents_v\` (\`version_fees_structure_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version_weekly_menu_file_idx\` ON \`_menu_documents_v\` (\`version_weekly_menu_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_version_version__status_idx\` ON \`_menu_documents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_created_at_idx\` ON \`_menu_documents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_updated_at_idx\` ON \`_menu_documents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_menu_documents_v_latest_idx\` ON \`_menu_documents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`CREATE INDEX \`settings__status_idx\` ON \`settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`CREATE INDEX \`_settings_v_version_version__status_idx\` ON \`_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_latest_idx\` ON \`_settings_v\` (\`latest\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
}
