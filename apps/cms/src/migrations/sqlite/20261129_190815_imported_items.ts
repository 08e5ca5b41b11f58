import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`imported_items\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`run\` text NOT NULL,
  	\`list\` text NOT NULL,
  	\`record\` numeric NOT NULL,
  	\`hash\` text NOT NULL,
  	\`written_at\` text NOT NULL,
  	\`old_address\` text,
  	\`album\` numeric,
  	\`pictures\` text,
  	\`documents\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`imported_items_key_idx\` ON \`imported_items\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`imported_items_run_idx\` ON \`imported_items\` (\`run\`);`)
  await db.run(sql`CREATE INDEX \`imported_items_record_idx\` ON \`imported_items\` (\`record\`);`)
  await db.run(sql`CREATE INDEX \`imported_items_hash_idx\` ON \`imported_items\` (\`hash\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`imported_items\`;`)
}
