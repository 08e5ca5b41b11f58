import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_voices_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday', 'words');
  CREATE TYPE "public"."enum_voices_kind" AS ENUM('pupil', 'parent', 'staff');
  CREATE TYPE "public"."enum_voices_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum_voices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__voices_v_version_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday', 'words');
  CREATE TYPE "public"."enum__voices_v_version_kind" AS ENUM('pupil', 'parent', 'staff');
  CREATE TYPE "public"."enum__voices_v_version_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum__voices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_film_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__film_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_day_moments_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk', 'quadrangle-evening', 'arcade-rain', 'day-rising-bell', 'day-breakfast', 'day-games', 'day-study', 'day-lights-out');
  CREATE TYPE "public"."enum_day_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__day_v_version_moments_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk', 'quadrangle-evening', 'arcade-rain', 'day-rising-bell', 'day-breakfast', 'day-games', 'day-study', 'day-lights-out');
  CREATE TYPE "public"."enum__day_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_albums_consent_purposes" ADD VALUE 'words';
  ALTER TYPE "public"."enum__albums_v_version_consent_purposes" ADD VALUE 'words';
  ALTER TYPE "public"."enum_toppers_consent_purposes" ADD VALUE 'words';
  ALTER TYPE "public"."enum__toppers_v_version_consent_purposes" ADD VALUE 'words';
  ALTER TYPE "public"."enum_birthdays_consent_purposes" ADD VALUE 'words';
  ALTER TYPE "public"."enum__birthdays_v_version_consent_purposes" ADD VALUE 'words';
  CREATE TABLE "voices_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_voices_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "voices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"kind" "enum_voices_kind",
  	"about" varchar,
  	"sentence" varchar,
  	"photo_id" integer,
  	"consent_given_by" varchar,
  	"consent_on" timestamp(3) with time zone,
  	"consent_until" timestamp(3) with time zone,
  	"consent_identified_by" "enum_voices_consent_identified_by",
  	"consent_wording_version" varchar,
  	"consent_withdrawn_on" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_voices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_voices_v_version_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__voices_v_version_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_voices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_kind" "enum__voices_v_version_kind",
  	"version_about" varchar,
  	"version_sentence" varchar,
  	"version_photo_id" integer,
  	"version_consent_given_by" varchar,
  	"version_consent_on" timestamp(3) with time zone,
  	"version_consent_until" timestamp(3) with time zone,
  	"version_consent_identified_by" "enum__voices_v_version_consent_identified_by",
  	"version_consent_wording_version" varchar,
  	"version_consent_withdrawn_on" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__voices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "film" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"h264_id" integer,
  	"av1_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_film_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_film_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_h264_id" integer,
  	"version_av1_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__film_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "day_moments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"name" varchar,
  	"sentence" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_day_moments_own_picture"
  );
  
  CREATE TABLE "day" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"note" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_day_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_day_v_version_moments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"time" varchar,
  	"name" varchar,
  	"sentence" varchar,
  	"picture_id" integer,
  	"own_picture" "enum__day_v_version_moments_own_picture",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_day_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar,
  	"version_note" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__day_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "voices_id" integer;
  ALTER TABLE "numbers" ADD COLUMN "sources_students_text" varchar;
  ALTER TABLE "numbers" ADD COLUMN "sources_students_year" numeric;
  ALTER TABLE "numbers" ADD COLUMN "sources_nationalities_text" varchar;
  ALTER TABLE "numbers" ADD COLUMN "sources_nationalities_year" numeric;
  ALTER TABLE "numbers" ADD COLUMN "sources_class_rooms_text" varchar;
  ALTER TABLE "numbers" ADD COLUMN "sources_class_rooms_year" numeric;
  ALTER TABLE "numbers" ADD COLUMN "sources_ratio_on_home_text" varchar;
  ALTER TABLE "numbers" ADD COLUMN "sources_ratio_on_home_year" numeric;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_students_text" varchar;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_students_year" numeric;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_nationalities_text" varchar;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_nationalities_year" numeric;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_class_rooms_text" varchar;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_class_rooms_year" numeric;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_ratio_on_home_text" varchar;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_sources_ratio_on_home_year" numeric;
  ALTER TABLE "voices_consent_purposes" ADD CONSTRAINT "voices_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "voices" ADD CONSTRAINT "voices_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voices_v_version_consent_purposes" ADD CONSTRAINT "_voices_v_version_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_voices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_voices_v" ADD CONSTRAINT "_voices_v_parent_id_voices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."voices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_voices_v" ADD CONSTRAINT "_voices_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film" ADD CONSTRAINT "film_h264_id_documents_id_fk" FOREIGN KEY ("h264_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "film" ADD CONSTRAINT "film_av1_id_documents_id_fk" FOREIGN KEY ("av1_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_film_v" ADD CONSTRAINT "_film_v_version_h264_id_documents_id_fk" FOREIGN KEY ("version_h264_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_film_v" ADD CONSTRAINT "_film_v_version_av1_id_documents_id_fk" FOREIGN KEY ("version_av1_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "day_moments" ADD CONSTRAINT "day_moments_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "day_moments" ADD CONSTRAINT "day_moments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."day"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_day_v_version_moments" ADD CONSTRAINT "_day_v_version_moments_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_day_v_version_moments" ADD CONSTRAINT "_day_v_version_moments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_day_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "voices_consent_purposes_order_idx" ON "voices_consent_purposes" USING btree ("order");
  CREATE INDEX "voices_consent_purposes_parent_idx" ON "voices_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "voices_photo_idx" ON "voices" USING btree ("photo_id");
  CREATE INDEX "voices_updated_at_idx" ON "voices" USING btree ("updated_at");
  CREATE INDEX "voices_created_at_idx" ON "voices" USING btree ("created_at");
  CREATE INDEX "voices_deleted_at_idx" ON "voices" USING btree ("deleted_at");
  CREATE INDEX "voices__status_idx" ON "voices" USING btree ("_status");
  CREATE INDEX "_voices_v_version_consent_purposes_order_idx" ON "_voices_v_version_consent_purposes" USING btree ("order");
  CREATE INDEX "_voices_v_version_consent_purposes_parent_idx" ON "_voices_v_version_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "_voices_v_parent_idx" ON "_voices_v" USING btree ("parent_id");
  CREATE INDEX "_voices_v_version_version_photo_idx" ON "_voices_v" USING btree ("version_photo_id");
  CREATE INDEX "_voices_v_version_version_updated_at_idx" ON "_voices_v" USING btree ("version_updated_at");
  CREATE INDEX "_voices_v_version_version_created_at_idx" ON "_voices_v" USING btree ("version_created_at");
  CREATE INDEX "_voices_v_version_version_deleted_at_idx" ON "_voices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_voices_v_version_version__status_idx" ON "_voices_v" USING btree ("version__status");
  CREATE INDEX "_voices_v_created_at_idx" ON "_voices_v" USING btree ("created_at");
  CREATE INDEX "_voices_v_updated_at_idx" ON "_voices_v" USING btree ("updated_at");
  CREATE INDEX "_voices_v_latest_idx" ON "_voices_v" USING btree ("latest");
  CREATE INDEX "film_h264_idx" ON "film" USING btree ("h264_id");
  CREATE INDEX "film_av1_idx" ON "film" USING btree ("av1_id");
  CREATE INDEX "film__status_idx" ON "film" USING btree ("_status");
  CREATE INDEX "_film_v_version_version_h264_idx" ON "_film_v" USING btree ("version_h264_id");
  CREATE INDEX "_film_v_version_version_av1_idx" ON "_film_v" USING btree ("version_av1_id");
  CREATE INDEX "_film_v_version_version__status_idx" ON "_film_v" USING btree ("version__status");
  CREATE INDEX "_film_v_created_at_idx" ON "_film_v" USING btree ("created_at");
  CREATE INDEX "_film_v_updated_at_idx" ON "_film_v" USING btree ("updated_at");
  CREATE INDEX "_film_v_latest_idx" ON "_film_v" USING btree ("latest");
  CREATE INDEX "day_moments_order_idx" ON "day_moments" USING btree ("_order");
  CREATE INDEX "day_moments_parent_id_idx" ON "day_moments" USING btree ("_parent_id");
  CREATE INDEX "day_moments_picture_idx" ON "day_moments" USING btree ("picture_id");
  CREATE INDEX "day__status_idx" ON "day" USING btree ("_status");
  CREATE INDEX "_day_v_version_moments_order_idx" ON "_day_v_version_moments" USING btree ("_order");
  CREATE INDEX "_day_v_version_moments_parent_id_idx" ON "_day_v_version_moments" USING btree ("_parent_id");
  CREATE INDEX "_day_v_version_moments_picture_idx" ON "_day_v_version_moments" USING btree ("picture_id");
  CREATE INDEX "_day_v_version_version__status_idx" ON "_day_v" USING btree ("version__status");
  CREATE INDEX "_day_v_created_at_idx" ON "_day_v" USING btree ("created_at");
  CREATE INDEX "_day_v_updated_at_idx" ON "_day_v" USING btree ("updated_at");
  CREATE INDEX "_day_v_latest_idx" ON "_day_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_voices_fk" FOREIGN KEY ("voices_id") REFERENCES "public"."voices"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_voices_id_idx" ON "payload_locked_documents_rels" USING btree ("voices_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "voices_consent_purposes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "voices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_voices_v_version_consent_purposes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_voices_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "film" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_film_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "day_moments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "day" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_day_v_version_moments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_day_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "voices_consent_purposes" CASCADE;
  DROP TABLE "voices" CASCADE;
  DROP TABLE "_voices_v_version_consent_purposes" CASCADE;
  DROP TABLE "_voices_v" CASCADE;
  DROP TABLE "film" CASCADE;
  DROP TABLE "_film_v" CASCADE;
  DROP TABLE "day_moments" CASCADE;
  DROP TABLE "day" CASCADE;
  DROP TABLE "_day_v_version_moments" CASCADE;
  DROP TABLE "_day_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_voices_fk";
  
  ALTER TABLE "albums_consent_purposes" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_albums_consent_purposes";
  CREATE TYPE "public"."enum_albums_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  ALTER TABLE "albums_consent_purposes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_albums_consent_purposes" USING "value"::"public"."enum_albums_consent_purposes";
  ALTER TABLE "_albums_v_version_consent_purposes" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__albums_v_version_consent_purposes";
  CREATE TYPE "public"."enum__albums_v_version_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  ALTER TABLE "_albums_v_version_consent_purposes" ALTER COLUMN "value" SET DATA TYPE "public"."enum__albums_v_version_consent_purposes" USING "value"::"public"."enum__albums_v_version_consent_purposes";
  ALTER TABLE "toppers_consent_purposes" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_toppers_consent_purposes";
  CREATE TYPE "public"."enum_toppers_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  ALTER TABLE "toppers_consent_purposes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_toppers_consent_purposes" USING "value"::"public"."enum_toppers_consent_purposes";
  ALTER TABLE "_toppers_v_version_consent_purposes" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__toppers_v_version_consent_purposes";
  CREATE TYPE "public"."enum__toppers_v_version_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  ALTER TABLE "_toppers_v_version_consent_purposes" ALTER COLUMN "value" SET DATA TYPE "public"."enum__toppers_v_version_consent_purposes" USING "value"::"public"."enum__toppers_v_version_consent_purposes";
  ALTER TABLE "birthdays_consent_purposes" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_birthdays_consent_purposes";
  CREATE TYPE "public"."enum_birthdays_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  ALTER TABLE "birthdays_consent_purposes" ALTER COLUMN "value" SET DATA TYPE "public"."enum_birthdays_consent_purposes" USING "value"::"public"."enum_birthdays_consent_purposes";
  ALTER TABLE "_birthdays_v_version_consent_purposes" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum__birthdays_v_version_consent_purposes";
  CREATE TYPE "public"."enum__birthdays_v_version_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  ALTER TABLE "_birthdays_v_version_consent_purposes" ALTER COLUMN "value" SET DATA TYPE "public"."enum__birthdays_v_version_consent_purposes" USING "value"::"public"."enum__birthdays_v_version_consent_purposes";
  DROP INDEX "payload_locked_documents_rels_voices_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "voices_id";
  ALTER TABLE "numbers" DROP COLUMN "sources_students_text";
  ALTER TABLE "numbers" DROP COLUMN "sources_students_year";
  ALTER TABLE "numbers" DROP COLUMN "sources_nationalities_text";
  ALTER TABLE "numbers" DROP COLUMN "sources_nationalities_year";
  ALTER TABLE "numbers" DROP COLUMN "sources_class_rooms_text";
  ALTER TABLE "numbers" DROP COLUMN "sources_class_rooms_year";
  ALTER TABLE "numbers" DROP COLUMN "sources_ratio_on_home_text";
  ALTER TABLE "numbers" DROP COLUMN "sources_ratio_on_home_year";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_students_text";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_students_year";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_nationalities_text";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_nationalities_year";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_class_rooms_text";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_class_rooms_year";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_ratio_on_home_text";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_sources_ratio_on_home_year";
  DROP TYPE "public"."enum_voices_consent_purposes";
  DROP TYPE "public"."enum_voices_kind";
  DROP TYPE "public"."enum_voices_consent_identified_by";
  DROP TYPE "public"."enum_voices_status";
  DROP TYPE "public"."enum__voices_v_version_consent_purposes";
  DROP TYPE "public"."enum__voices_v_version_kind";
  DROP TYPE "public"."enum__voices_v_version_consent_identified_by";
  DROP TYPE "public"."enum__voices_v_version_status";
  DROP TYPE "public"."enum_film_status";
  DROP TYPE "public"."enum__film_v_version_status";
  DROP TYPE "public"."enum_day_moments_own_picture";
  DROP TYPE "public"."enum_day_status";
  DROP TYPE "public"."enum__day_v_version_moments_own_picture";
  DROP TYPE "public"."enum__day_v_version_status";`)
}
