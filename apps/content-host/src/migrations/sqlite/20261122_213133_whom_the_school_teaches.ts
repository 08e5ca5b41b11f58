import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` ADD \`pupils\` text DEFAULT 'boys';`)
  await db.run(sql`ALTER TABLE \`_settings_v\` ADD \`version_pupils\` text DEFAULT 'boys';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`settings\` DROP COLUMN \`pupils\`;`)
  await db.run(sql`ALTER TABLE \`_settings_v\` DROP COLUMN \`version_pupils\`;`)
}
