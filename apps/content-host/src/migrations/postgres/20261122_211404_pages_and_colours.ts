import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_figures_figure" AS ENUM('founded', 'yearsOfService', 'classes', 'students', 'nationalities', 'classRooms', 'acres', 'ratio', 'streams', 'streamsIX', 'registrationFee');
  CREATE TYPE "public"."enum_pages_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_figures_figure" AS ENUM('founded', 'yearsOfService', 'classes', 'students', 'nationalities', 'classRooms', 'acres', 'ratio', 'streams', 'streamsIX', 'registrationFee');
  CREATE TYPE "public"."enum__pages_v_version_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "pages_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"figure" "enum_pages_figures_figure"
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address" varchar,
  	"group" varchar,
  	"lead" varchar,
  	"description" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_pages_own_picture",
  	"caption" varchar,
  	"body" jsonb,
  	"is_hidden" boolean DEFAULT false,
  	"hidden_because" varchar,
  	"replaces" varchar DEFAULT '',
  	"is_sample" boolean DEFAULT false,
  	"old_addresses" jsonb,
  	"school_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"figure" "enum__pages_v_version_figures_figure",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_address" varchar,
  	"version_group" varchar,
  	"version_lead" varchar,
  	"version_description" varchar,
  	"version_picture_id" integer,
  	"version_own_picture" "enum__pages_v_version_own_picture",
  	"version_caption" varchar,
  	"version_body" jsonb,
  	"version_is_hidden" boolean DEFAULT false,
  	"version_hidden_because" varchar,
  	"version_replaces" varchar DEFAULT '',
  	"version_is_sample" boolean DEFAULT false,
  	"version_old_addresses" jsonb,
  	"version_school_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ground" varchar DEFAULT '#12332a',
  	"accent" varchar DEFAULT '#a9802f',
  	"signal" varchar DEFAULT '#8c1d2c',
  	"changed_by" varchar,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_ground" varchar DEFAULT '#12332a',
  	"version_accent" varchar DEFAULT '#a9802f',
  	"version_signal" varchar DEFAULT '#8c1d2c',
  	"version_changed_by" varchar,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "pages_figures" ADD CONSTRAINT "pages_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_figures" ADD CONSTRAINT "_pages_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_figures_order_idx" ON "pages_figures" USING btree ("_order");
  CREATE INDEX "pages_figures_parent_id_idx" ON "pages_figures" USING btree ("_parent_id");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE INDEX "pages_replaces_idx" ON "pages" USING btree ("replaces");
  CREATE INDEX "pages_school_idx" ON "pages" USING btree ("school_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_version_figures_order_idx" ON "_pages_v_version_figures" USING btree ("_order");
  CREATE INDEX "_pages_v_version_figures_parent_id_idx" ON "_pages_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_replaces_idx" ON "_pages_v" USING btree ("version_replaces");
  CREATE INDEX "_pages_v_version_version_school_idx" ON "_pages_v" USING btree ("version_school_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "brand" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_brand_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_figures" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_version_figures" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  DROP TYPE "public"."enum_pages_figures_figure";
  DROP TYPE "public"."enum_pages_own_picture";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_figures_figure";
  DROP TYPE "public"."enum__pages_v_version_own_picture";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_status";`)
}
