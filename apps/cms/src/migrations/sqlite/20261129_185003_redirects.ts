import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Former addresses of text pages become redirects. The page at an address wins over an older one. */
const formerAddresses = `INSERT OR IGNORE INTO redirects ("from", type, "to", origin, hits, target_path, changed_by)
  SELECT lower(former.value), '301', address, 'address', 0, lower(address), 'the CMS'
  FROM pages, json_each(pages.old_addresses) AS former
  WHERE json_valid(old_addresses) AND json_type(old_addresses) = 'array' AND former.type = 'text'
    AND address LIKE '/%' AND former.value LIKE '/%'
    AND NOT EXISTS (SELECT 1 FROM pages AS other
      WHERE lower(other.address) = lower(former.value) AND other.deleted_at IS NULL)
  ORDER BY pages.id DESC`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`type\` text DEFAULT '301' NOT NULL,
  	\`to\` text,
  	\`origin\` text DEFAULT 'editor' NOT NULL,
  	\`hits\` numeric DEFAULT 0,
  	\`last_hit\` text,
  	\`target_path\` text,
  	\`changed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_last_hit_idx\` ON \`redirects\` (\`last_hit\`);`)
  await db.run(sql`CREATE INDEX \`redirects_target_path_idx\` ON \`redirects\` (\`target_path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`missing_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`address\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_asked\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_addresses_address_idx\` ON \`missing_addresses\` (\`address\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_count_idx\` ON \`missing_addresses\` (\`count\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_last_asked_idx\` ON \`missing_addresses\` (\`last_asked\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_updated_at_idx\` ON \`missing_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_created_at_idx\` ON \`missing_addresses\` (\`created_at\`);`)
  await db.run(sql.raw(formerAddresses))
}

/** A rollback keeps the new schema (decision 037). */
export async function down(): Promise<void> {}
