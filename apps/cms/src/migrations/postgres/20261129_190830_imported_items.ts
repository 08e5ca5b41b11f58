import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "imported_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"run" varchar NOT NULL,
  	"list" varchar NOT NULL,
  	"record" numeric NOT NULL,
  	"hash" varchar NOT NULL,
  	"written_at" varchar NOT NULL,
  	"old_address" varchar,
  	"album" numeric,
  	"pictures" jsonb,
  	"documents" jsonb
  );
  
  CREATE UNIQUE INDEX "imported_items_key_idx" ON "imported_items" USING btree ("key");
  CREATE INDEX "imported_items_run_idx" ON "imported_items" USING btree ("run");
  CREATE INDEX "imported_items_record_idx" ON "imported_items" USING btree ("record");
  CREATE INDEX "imported_items_hash_idx" ON "imported_items" USING btree ("hash");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "imported_items" CASCADE;`)
}
