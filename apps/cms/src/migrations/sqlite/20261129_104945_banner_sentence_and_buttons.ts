import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`banner_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`banner_actions_order_idx\` ON \`banner_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banner_actions_parent_id_idx\` ON \`banner_actions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_banner_v_version_actions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`href\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_banner_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_banner_v_version_actions_order_idx\` ON \`_banner_v_version_actions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_banner_v_version_actions_parent_id_idx\` ON \`_banner_v_version_actions\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`banner\` ADD \`introduction\` text;`)
  await db.run(sql`ALTER TABLE \`_banner_v\` ADD \`version_introduction\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`banner_actions\`;`)
  await db.run(sql`DROP TABLE \`_banner_v_version_actions\`;`)
  await db.run(sql`ALTER TABLE \`banner\` DROP COLUMN \`introduction\`;`)
  await db.run(sql`ALTER TABLE \`_banner_v\` DROP COLUMN \`version_introduction\`;`)
}
