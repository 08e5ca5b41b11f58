import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`brand\` ADD \`emblem_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`brand_emblem_idx\` ON \`brand\` (\`emblem_id\`);`)
  await db.run(sql`ALTER TABLE \`_brand_v\` ADD \`version_emblem_id\` integer REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version_emblem_idx\` ON \`_brand_v\` (\`version_emblem_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`board\` text DEFAULT 'a national school-certificate board';`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_board\` text DEFAULT 'a national school-certificate board';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_brand\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`ground\` text DEFAULT '#12332a',
  	\`accent\` text DEFAULT '#a9802f',
  	\`signal\` text DEFAULT '#8c1d2c',
  	\`changed_by\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_brand\`("id", "ground", "accent", "signal", "changed_by", "_status", "updated_at", "created_at") SELECT "id", "ground", "accent", "signal", "changed_by", "_status", "updated_at", "created_at" FROM \`brand\`;`)
  await db.run(sql`DROP TABLE \`brand\`;`)
  await db.run(sql`ALTER TABLE \`__new_brand\` RENAME TO \`brand\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`brand__status_idx\` ON \`brand\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__brand_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_ground\` text DEFAULT '#12332a',
  	\`version_accent\` text DEFAULT '#a9802f',
  	\`version_signal\` text DEFAULT '#8c1d2c',
  	\`version_changed_by\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__brand_v\`("id", "version_ground", "version_accent", "version_signal", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest") SELECT "id", "version_ground", "version_accent", "version_signal", "version_changed_by", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "latest" FROM \`_brand_v\`;`)
  await db.run(sql`DROP TABLE \`_brand_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__brand_v\` RENAME TO \`_brand_v\`;`)
  await db.run(sql`CREATE INDEX \`_brand_v_version_version__status_idx\` ON \`_brand_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_created_at_idx\` ON \`_brand_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_updated_at_idx\` ON \`_brand_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_brand_v_latest_idx\` ON \`_brand_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`board\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_board\`;`)
}
