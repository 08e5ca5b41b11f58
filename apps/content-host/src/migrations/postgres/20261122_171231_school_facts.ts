import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_name_and_address_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__name_and_address_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_admission_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__admission_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_call_timings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__call_timings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_school_year_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__school_year_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_numbers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__numbers_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "name_and_address" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'SGC',
  	"tagline" varchar DEFAULT 'A residential school for boys in the hills, since 1853',
  	"founded" numeric DEFAULT 1853,
  	"years_of_service" varchar DEFAULT '172+',
  	"handed_over" numeric DEFAULT 1893,
  	"address" varchar DEFAULT 'Ridge Road, Hill Station
  Sample District 000 000, India',
  	"office_phone" varchar DEFAULT '+91 00000 00001',
  	"admissions_phone" varchar DEFAULT '+91 00000 00002',
  	"email" varchar DEFAULT 'office@sgc.example',
  	"website" varchar DEFAULT 'www.sgc.example',
  	"changed_by" varchar,
  	"_status" "enum_name_and_address_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_name_and_address_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar DEFAULT 'SGC',
  	"version_tagline" varchar DEFAULT 'A residential school for boys in the hills, since 1853',
  	"version_founded" numeric DEFAULT 1853,
  	"version_years_of_service" varchar DEFAULT '172+',
  	"version_handed_over" numeric DEFAULT 1893,
  	"version_address" varchar DEFAULT 'Ridge Road, Hill Station
  Sample District 000 000, India',
  	"version_office_phone" varchar DEFAULT '+91 00000 00001',
  	"version_admissions_phone" varchar DEFAULT '+91 00000 00002',
  	"version_email" varchar DEFAULT 'office@sgc.example',
  	"version_website" varchar DEFAULT 'www.sgc.example',
  	"version_changed_by" varchar,
  	"version__status" "enum__name_and_address_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "links_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"registration" varchar DEFAULT 'https://example.org/registration',
  	"fee_payment" varchar DEFAULT 'https://example.org/fees',
  	"login" varchar DEFAULT 'https://example.org/login',
  	"milestone" varchar DEFAULT 'https://example.org/milestone',
  	"social_embed" varchar DEFAULT 'https://example.org/social/embed',
  	"map_page" varchar DEFAULT 'https://example.org/map',
  	"map_embed" varchar DEFAULT 'https://example.org/map/embed',
  	"changed_by" varchar,
  	"_status" "enum_links_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_links_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_links_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_registration" varchar DEFAULT 'https://example.org/registration',
  	"version_fee_payment" varchar DEFAULT 'https://example.org/fees',
  	"version_login" varchar DEFAULT 'https://example.org/login',
  	"version_milestone" varchar DEFAULT 'https://example.org/milestone',
  	"version_social_embed" varchar DEFAULT 'https://example.org/social/embed',
  	"version_map_page" varchar DEFAULT 'https://example.org/map',
  	"version_map_embed" varchar DEFAULT 'https://example.org/map/embed',
  	"version_changed_by" varchar,
  	"version__status" "enum__links_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "admission" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fee_amount" varchar DEFAULT 'Rs. 10,000',
  	"fee_terms" varchar DEFAULT 'non-refundable',
  	"fee_paid_by" varchar DEFAULT 'demand draft
  bank transfer',
  	"opening_sentence" varchar DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	"opening_until" timestamp(3) with time zone,
  	"opening_stays_printed" boolean DEFAULT true,
  	"opening_afterwards" varchar DEFAULT '',
  	"entrance_test_sentence" varchar DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	"entrance_test_until" timestamp(3) with time zone DEFAULT '2024-10-05T12:00:00.000Z',
  	"entrance_test_stays_printed" boolean DEFAULT true,
  	"entrance_test_afterwards" varchar DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	"documents" varchar DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	"changed_by" varchar,
  	"_status" "enum_admission_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_admission_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_fee_amount" varchar DEFAULT 'Rs. 10,000',
  	"version_fee_terms" varchar DEFAULT 'non-refundable',
  	"version_fee_paid_by" varchar DEFAULT 'demand draft
  bank transfer',
  	"version_opening_sentence" varchar DEFAULT 'Admissions open for the year 2025 for Class IV to IX, registration online.',
  	"version_opening_until" timestamp(3) with time zone,
  	"version_opening_stays_printed" boolean DEFAULT true,
  	"version_opening_afterwards" varchar DEFAULT '',
  	"version_entrance_test_sentence" varchar DEFAULT 'Entrance test for Class IV to IX on {day}, guidelines sent by e-mail beforehand.',
  	"version_entrance_test_until" timestamp(3) with time zone DEFAULT '2024-10-05T12:00:00.000Z',
  	"version_entrance_test_stays_printed" boolean DEFAULT true,
  	"version_entrance_test_afterwards" varchar DEFAULT 'This test date has passed. Dates for the next session will be announced by the school.',
  	"version_documents" varchar DEFAULT 'three passport-size photographs
  birth certificate
  latest progress report
  copy of the student''s Aadhaar card (mandatory)',
  	"version_changed_by" varchar,
  	"version__status" "enum__admission_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "call_timings_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"classes" varchar,
  	"time" varchar
  );
  
  CREATE TABLE "call_timings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar DEFAULT 'For a class not listed, please ask the school office.',
  	"changed_by" varchar,
  	"_status" "enum_call_timings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_call_timings_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"classes" varchar,
  	"time" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_call_timings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_note" varchar DEFAULT 'For a class not listed, please ask the school office.',
  	"version_changed_by" varchar,
  	"version__status" "enum__call_timings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "school_year" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_class" varchar DEFAULT 'Class IV',
  	"last_class" varchar DEFAULT 'Class XII',
  	"from" varchar DEFAULT 'February',
  	"to" varchar DEFAULT 'December',
  	"terms" varchar DEFAULT 'three terms',
  	"midterm_break" varchar DEFAULT 'June',
  	"from_class_i_x" varchar DEFAULT 'Commerce
  Science',
  	"from_class_x_i" varchar DEFAULT 'Science
  Commerce
  Humanities',
  	"changed_by" varchar,
  	"_status" "enum_school_year_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_school_year_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_first_class" varchar DEFAULT 'Class IV',
  	"version_last_class" varchar DEFAULT 'Class XII',
  	"version_from" varchar DEFAULT 'February',
  	"version_to" varchar DEFAULT 'December',
  	"version_terms" varchar DEFAULT 'three terms',
  	"version_midterm_break" varchar DEFAULT 'June',
  	"version_from_class_i_x" varchar DEFAULT 'Commerce
  Science',
  	"version_from_class_x_i" varchar DEFAULT 'Science
  Commerce
  Humanities',
  	"version_changed_by" varchar,
  	"version__status" "enum__school_year_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"students" numeric DEFAULT 700,
  	"nationalities" numeric DEFAULT 7,
  	"class_rooms" numeric DEFAULT 30,
  	"acres" numeric DEFAULT 400,
  	"ratio_on_home" varchar DEFAULT '1:30',
  	"ratio_of_admissions" varchar DEFAULT '1:12',
  	"changed_by" varchar,
  	"_status" "enum_numbers_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_numbers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_students" numeric DEFAULT 700,
  	"version_nationalities" numeric DEFAULT 7,
  	"version_class_rooms" numeric DEFAULT 30,
  	"version_acres" numeric DEFAULT 400,
  	"version_ratio_on_home" varchar DEFAULT '1:30',
  	"version_ratio_of_admissions" varchar DEFAULT '1:12',
  	"version_changed_by" varchar,
  	"version__status" "enum__numbers_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "links_social" ADD CONSTRAINT "links_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_links_v_version_social" ADD CONSTRAINT "_links_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_timings_rows" ADD CONSTRAINT "call_timings_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."call_timings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_timings_v_version_rows" ADD CONSTRAINT "_call_timings_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_call_timings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "name_and_address__status_idx" ON "name_and_address" USING btree ("_status");
  CREATE INDEX "_name_and_address_v_version_version__status_idx" ON "_name_and_address_v" USING btree ("version__status");
  CREATE INDEX "_name_and_address_v_created_at_idx" ON "_name_and_address_v" USING btree ("created_at");
  CREATE INDEX "_name_and_address_v_updated_at_idx" ON "_name_and_address_v" USING btree ("updated_at");
  CREATE INDEX "_name_and_address_v_latest_idx" ON "_name_and_address_v" USING btree ("latest");
  CREATE INDEX "links_social_order_idx" ON "links_social" USING btree ("_order");
  CREATE INDEX "links_social_parent_id_idx" ON "links_social" USING btree ("_parent_id");
  CREATE INDEX "links__status_idx" ON "links" USING btree ("_status");
  CREATE INDEX "_links_v_version_social_order_idx" ON "_links_v_version_social" USING btree ("_order");
  CREATE INDEX "_links_v_version_social_parent_id_idx" ON "_links_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_links_v_version_version__status_idx" ON "_links_v" USING btree ("version__status");
  CREATE INDEX "_links_v_created_at_idx" ON "_links_v" USING btree ("created_at");
  CREATE INDEX "_links_v_updated_at_idx" ON "_links_v" USING btree ("updated_at");
  CREATE INDEX "_links_v_latest_idx" ON "_links_v" USING btree ("latest");
  CREATE INDEX "admission__status_idx" ON "admission" USING btree ("_status");
  CREATE INDEX "_admission_v_version_version__status_idx" ON "_admission_v" USING btree ("version__status");
  CREATE INDEX "_admission_v_created_at_idx" ON "_admission_v" USING btree ("created_at");
  CREATE INDEX "_admission_v_updated_at_idx" ON "_admission_v" USING btree ("updated_at");
  CREATE INDEX "_admission_v_latest_idx" ON "_admission_v" USING btree ("latest");
  CREATE INDEX "call_timings_rows_order_idx" ON "call_timings_rows" USING btree ("_order");
  CREATE INDEX "call_timings_rows_parent_id_idx" ON "call_timings_rows" USING btree ("_parent_id");
  CREATE INDEX "call_timings__status_idx" ON "call_timings" USING btree ("_status");
  CREATE INDEX "_call_timings_v_version_rows_order_idx" ON "_call_timings_v_version_rows" USING btree ("_order");
  CREATE INDEX "_call_timings_v_version_rows_parent_id_idx" ON "_call_timings_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_call_timings_v_version_version__status_idx" ON "_call_timings_v" USING btree ("version__status");
  CREATE INDEX "_call_timings_v_created_at_idx" ON "_call_timings_v" USING btree ("created_at");
  CREATE INDEX "_call_timings_v_updated_at_idx" ON "_call_timings_v" USING btree ("updated_at");
  CREATE INDEX "_call_timings_v_latest_idx" ON "_call_timings_v" USING btree ("latest");
  CREATE INDEX "school_year__status_idx" ON "school_year" USING btree ("_status");
  CREATE INDEX "_school_year_v_version_version__status_idx" ON "_school_year_v" USING btree ("version__status");
  CREATE INDEX "_school_year_v_created_at_idx" ON "_school_year_v" USING btree ("created_at");
  CREATE INDEX "_school_year_v_updated_at_idx" ON "_school_year_v" USING btree ("updated_at");
  CREATE INDEX "_school_year_v_latest_idx" ON "_school_year_v" USING btree ("latest");
  CREATE INDEX "numbers__status_idx" ON "numbers" USING btree ("_status");
  CREATE INDEX "_numbers_v_version_version__status_idx" ON "_numbers_v" USING btree ("version__status");
  CREATE INDEX "_numbers_v_created_at_idx" ON "_numbers_v" USING btree ("created_at");
  CREATE INDEX "_numbers_v_updated_at_idx" ON "_numbers_v" USING btree ("updated_at");
  CREATE INDEX "_numbers_v_latest_idx" ON "_numbers_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "name_and_address" CASCADE;
  DROP TABLE "_name_and_address_v" CASCADE;
  DROP TABLE "links_social" CASCADE;
  DROP TABLE "links" CASCADE;
  DROP TABLE "_links_v_version_social" CASCADE;
  DROP TABLE "_links_v" CASCADE;
  DROP TABLE "admission" CASCADE;
  DROP TABLE "_admission_v" CASCADE;
  DROP TABLE "call_timings_rows" CASCADE;
  DROP TABLE "call_timings" CASCADE;
  DROP TABLE "_call_timings_v_version_rows" CASCADE;
  DROP TABLE "_call_timings_v" CASCADE;
  DROP TABLE "school_year" CASCADE;
  DROP TABLE "_school_year_v" CASCADE;
  DROP TABLE "numbers" CASCADE;
  DROP TABLE "_numbers_v" CASCADE;
  DROP TYPE "public"."enum_name_and_address_status";
  DROP TYPE "public"."enum__name_and_address_v_version_status";
  DROP TYPE "public"."enum_links_status";
  DROP TYPE "public"."enum__links_v_version_status";
  DROP TYPE "public"."enum_admission_status";
  DROP TYPE "public"."enum__admission_v_version_status";
  DROP TYPE "public"."enum_call_timings_status";
  DROP TYPE "public"."enum__call_timings_v_version_status";
  DROP TYPE "public"."enum_school_year_status";
  DROP TYPE "public"."enum__school_year_v_version_status";
  DROP TYPE "public"."enum_numbers_status";
  DROP TYPE "public"."enum__numbers_v_version_status";`)
}
