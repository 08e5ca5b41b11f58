import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Former addresses of text pages become redirects. The page at an address wins over an older one. */
const formerAddresses = `INSERT INTO redirects ("from", type, "to", origin, hits, target_path, changed_by)
  SELECT lower(former.value), '301', address, 'address', 0, lower(address), 'the CMS'
  FROM pages CROSS JOIN LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(old_addresses) WHEN 'array' THEN old_addresses ELSE '[]'::jsonb END) AS former(value)
  WHERE address LIKE '/%' AND former.value LIKE '/%'
    AND NOT EXISTS (SELECT 1 FROM pages AS other
      WHERE lower(other.address) = lower(former.value) AND other.deleted_at IS NULL)
  ORDER BY pages.id DESC
  ON CONFLICT DO NOTHING`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_type" AS ENUM('301', '410');
  CREATE TYPE "public"."enum_redirects_origin" AS ENUM('editor', 'import', 'address');
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"type" "enum_redirects_type" DEFAULT '301' NOT NULL,
  	"to" varchar,
  	"origin" "enum_redirects_origin" DEFAULT 'editor' NOT NULL,
  	"hits" numeric DEFAULT 0,
  	"last_hit" timestamp(3) with time zone,
  	"target_path" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "missing_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"last_asked" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_last_hit_idx" ON "redirects" USING btree ("last_hit");
  CREATE INDEX "redirects_target_path_idx" ON "redirects" USING btree ("target_path");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "missing_addresses_address_idx" ON "missing_addresses" USING btree ("address");
  CREATE INDEX "missing_addresses_count_idx" ON "missing_addresses" USING btree ("count");
  CREATE INDEX "missing_addresses_last_asked_idx" ON "missing_addresses" USING btree ("last_asked");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");`)
  await db.execute(sql.raw(formerAddresses))
}

/** A rollback keeps the new schema (decision 037). */
export async function down(): Promise<void> {}
