import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_pupils" AS ENUM('boys', 'girls', 'both');
  CREATE TYPE "public"."enum__settings_v_version_pupils" AS ENUM('boys', 'girls', 'both');
  ALTER TABLE "settings" ADD COLUMN "pupils" "enum_settings_pupils" DEFAULT 'boys';
  ALTER TABLE "_settings_v" ADD COLUMN "version_pupils" "enum__settings_v_version_pupils" DEFAULT 'boys';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "pupils";
  ALTER TABLE "_settings_v" DROP COLUMN "version_pupils";
  DROP TYPE "public"."enum_settings_pupils";
  DROP TYPE "public"."enum__settings_v_version_pupils";`)
}
