import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "trail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"account" varchar NOT NULL,
  	"account_id" varchar NOT NULL,
  	"what" varchar NOT NULL,
  	"list" varchar NOT NULL,
  	"record" varchar,
  	"from" varchar NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "trail_at_idx" ON "trail" USING btree ("at");
  CREATE INDEX "trail_account_idx" ON "trail" USING btree ("account");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE INDEX "contact_messages_deleted_at_idx" ON "contact_messages" USING btree ("deleted_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "trail" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "trail" CASCADE;
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "documents_deleted_at_idx";
  DROP INDEX "contact_messages_deleted_at_idx";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "documents" DROP COLUMN "deleted_at";
  ALTER TABLE "contact_messages" DROP COLUMN "deleted_at";`)
}
