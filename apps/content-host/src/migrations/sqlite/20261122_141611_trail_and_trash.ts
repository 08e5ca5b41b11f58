import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`trail\` (
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
  await db.run(sql`CREATE INDEX \`trail_at_idx\` ON \`trail\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`trail_account_idx\` ON \`trail\` (\`account\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`documents\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`documents_deleted_at_idx\` ON \`documents\` (\`deleted_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_deleted_at_idx\` ON \`contact_messages\` (\`deleted_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`trail\`;`)
  await db.run(sql`DROP INDEX \`media_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`documents_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`documents\` DROP COLUMN \`deleted_at\`;`)
  await db.run(sql`DROP INDEX \`contact_messages_deleted_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`deleted_at\`;`)
}
