import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_translations_language" AS ENUM('hi');
  CREATE TYPE "public"."enum_translations_when_outdated" AS ENUM('note', 'withdraw');
  CREATE TYPE "public"."enum_translations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__translations_v_version_language" AS ENUM('hi');
  CREATE TYPE "public"."enum__translations_v_version_when_outdated" AS ENUM('note', 'withdraw');
  CREATE TYPE "public"."enum__translations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_settings_languages" AS ENUM('hi');
  CREATE TYPE "public"."enum__settings_v_version_languages" AS ENUM('hi');
  CREATE TABLE "translations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"texts" jsonb,
  	"title" varchar,
  	"of" varchar,
  	"language" "enum_translations_language",
  	"source_hash" varchar,
  	"checked_on" varchar,
  	"when_outdated" "enum_translations_when_outdated",
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_translations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_translations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_texts" jsonb,
  	"version_title" varchar,
  	"version_of" varchar,
  	"version_language" "enum__translations_v_version_language",
  	"version_source_hash" varchar,
  	"version_checked_on" varchar,
  	"version_when_outdated" "enum__translations_v_version_when_outdated",
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__translations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "settings_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "translations_id" integer;
  ALTER TABLE "_translations_v" ADD CONSTRAINT "_translations_v_parent_id_translations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."translations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_languages" ADD CONSTRAINT "settings_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_languages" ADD CONSTRAINT "_settings_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "translations_of_idx" ON "translations" USING btree ("of");
  CREATE INDEX "translations_updated_at_idx" ON "translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "translations" USING btree ("created_at");
  CREATE INDEX "translations_deleted_at_idx" ON "translations" USING btree ("deleted_at");
  CREATE INDEX "translations__status_idx" ON "translations" USING btree ("_status");
  CREATE UNIQUE INDEX "of_language_idx" ON "translations" USING btree ("of","language");
  CREATE INDEX "_translations_v_parent_idx" ON "_translations_v" USING btree ("parent_id");
  CREATE INDEX "_translations_v_version_version_of_idx" ON "_translations_v" USING btree ("version_of");
  CREATE INDEX "_translations_v_version_version_updated_at_idx" ON "_translations_v" USING btree ("version_updated_at");
  CREATE INDEX "_translations_v_version_version_created_at_idx" ON "_translations_v" USING btree ("version_created_at");
  CREATE INDEX "_translations_v_version_version_deleted_at_idx" ON "_translations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_translations_v_version_version__status_idx" ON "_translations_v" USING btree ("version__status");
  CREATE INDEX "_translations_v_created_at_idx" ON "_translations_v" USING btree ("created_at");
  CREATE INDEX "_translations_v_updated_at_idx" ON "_translations_v" USING btree ("updated_at");
  CREATE INDEX "_translations_v_latest_idx" ON "_translations_v" USING btree ("latest");
  CREATE INDEX "version_of_version_language_idx" ON "_translations_v" USING btree ("version_of","version_language");
  CREATE INDEX "settings_languages_order_idx" ON "settings_languages" USING btree ("order");
  CREATE INDEX "settings_languages_parent_idx" ON "settings_languages" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_languages_order_idx" ON "_settings_v_version_languages" USING btree ("order");
  CREATE INDEX "_settings_v_version_languages_parent_idx" ON "_settings_v_version_languages" USING btree ("parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "public"."translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "payload_locked_documents_rels" USING btree ("translations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "translations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_translations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_languages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_settings_v_version_languages" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "translations" CASCADE;
  DROP TABLE "_translations_v" CASCADE;
  DROP TABLE "settings_languages" CASCADE;
  DROP TABLE "_settings_v_version_languages" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translations_fk";
  
  DROP INDEX "payload_locked_documents_rels_translations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "translations_id";
  DROP TYPE "public"."enum_translations_language";
  DROP TYPE "public"."enum_translations_when_outdated";
  DROP TYPE "public"."enum_translations_status";
  DROP TYPE "public"."enum__translations_v_version_language";
  DROP TYPE "public"."enum__translations_v_version_when_outdated";
  DROP TYPE "public"."enum__translations_v_version_status";
  DROP TYPE "public"."enum_settings_languages";
  DROP TYPE "public"."enum__settings_v_version_languages";`)
}
