import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'hi');
  ALTER TABLE "subscribers" ADD COLUMN "language" "enum_subscribers_language";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscribers" DROP COLUMN "language";
  DROP TYPE "public"."enum_subscribers_language";`)
}
