import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'
import { pageUpdates } from '../pages-of-0-1-0.ts'

/**
 * The settings pages have no default values any more. Their columns keep them, because SQLite would have to copy the
 * tables, and dropping the old ones would delete their lists. Nothing uses them: Drizzle writes every column of a row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const statement of pageUpdates) await db.run(sql.raw(statement))
}

/** A rollback keeps the new schema (decision 037). */
export async function down(): Promise<void> {}
