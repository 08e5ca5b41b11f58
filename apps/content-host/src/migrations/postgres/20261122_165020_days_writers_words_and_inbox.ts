import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_role" ADD VALUE 'writer' BEFORE 'editor';
  ALTER TABLE "announcements" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "announcements" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_announcements_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "notices" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "notices" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_notices_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "online_registrations" ADD COLUMN "show_from" timestamp(3) with time zone;
  ALTER TABLE "online_registrations" ADD COLUMN "show_until" timestamp(3) with time zone;
  ALTER TABLE "_online_registrations_v" ADD COLUMN "version_show_from" timestamp(3) with time zone;
  ALTER TABLE "_online_registrations_v" ADD COLUMN "version_show_until" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "alt" varchar;
  ALTER TABLE "media" ADD COLUMN "is_decorative" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "caption" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "is_handled" boolean DEFAULT false;
  ALTER TABLE "contact_messages" ADD COLUMN "handled_by" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "handled_at" timestamp(3) with time zone;
  CREATE INDEX "contact_messages_is_handled_idx" ON "contact_messages" USING btree ("is_handled");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('editor', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  DROP INDEX "contact_messages_is_handled_idx";
  ALTER TABLE "announcements" DROP COLUMN "show_from";
  ALTER TABLE "announcements" DROP COLUMN "show_until";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_announcements_v" DROP COLUMN "version_show_until";
  ALTER TABLE "notices" DROP COLUMN "show_from";
  ALTER TABLE "notices" DROP COLUMN "show_until";
  ALTER TABLE "_notices_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_notices_v" DROP COLUMN "version_show_until";
  ALTER TABLE "online_registrations" DROP COLUMN "show_from";
  ALTER TABLE "online_registrations" DROP COLUMN "show_until";
  ALTER TABLE "_online_registrations_v" DROP COLUMN "version_show_from";
  ALTER TABLE "_online_registrations_v" DROP COLUMN "version_show_until";
  ALTER TABLE "media" DROP COLUMN "alt";
  ALTER TABLE "media" DROP COLUMN "is_decorative";
  ALTER TABLE "media" DROP COLUMN "caption";
  ALTER TABLE "contact_messages" DROP COLUMN "is_handled";
  ALTER TABLE "contact_messages" DROP COLUMN "handled_by";
  ALTER TABLE "contact_messages" DROP COLUMN "handled_at";`)
}
