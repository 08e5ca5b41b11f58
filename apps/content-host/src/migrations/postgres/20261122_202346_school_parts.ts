import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_menu_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_banner_slides_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_banner_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__banner_v_version_slides_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__banner_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tiles_tiles_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_tiles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tiles_v_version_tiles_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__tiles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_timeline_milestones_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_timeline_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__timeline_v_version_milestones_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__timeline_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_song_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__song_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsletters_kinds_issues_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_newsletters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletters_v_version_kinds_issues_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__newsletters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_tours_walks_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_tours_views_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_tours_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tours_v_version_walks_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__tours_v_version_views_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__tours_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_menu_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__menu_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_settings_birthdays" AS ENUM('full', 'first-name', 'off');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_birthdays" AS ENUM('full', 'first-name', 'off');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "menu_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "menu_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar
  );
  
  CREATE TABLE "menu_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "menu" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_menu_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menu_v_version_groups_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v_version_quick_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_menu_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__menu_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "banner_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_line" varchar,
  	"second_line" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_banner_slides_own_picture",
  	"caption" varchar
  );
  
  CREATE TABLE "banner" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_banner_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_banner_v_version_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_line" varchar,
  	"second_line" varchar,
  	"picture_id" integer,
  	"own_picture" "enum__banner_v_version_slides_own_picture",
  	"caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_banner_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__banner_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "tiles_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_tiles_tiles_own_picture"
  );
  
  CREATE TABLE "tiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar DEFAULT 'Life at Our School',
  	"changed_by" varchar,
  	"_status" "enum_tiles_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_tiles_v_version_tiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"own_picture" "enum__tiles_v_version_tiles_own_picture",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tiles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_title" varchar DEFAULT 'Life at Our School',
  	"version_changed_by" varchar,
  	"version__status" "enum__tiles_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "timeline_milestones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"caption" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_timeline_milestones_own_picture",
  	"picture_caption" varchar
  );
  
  CREATE TABLE "timeline" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_timeline_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_timeline_v_version_milestones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"title" varchar,
  	"caption" varchar,
  	"picture_id" integer,
  	"own_picture" "enum__timeline_v_version_milestones_own_picture",
  	"picture_caption" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_timeline_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__timeline_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "song_stanzas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"is_refrain" boolean,
  	"lines" varchar
  );
  
  CREATE TABLE "song" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note" varchar DEFAULT 'The chorus is sung before the first verse and again after each.',
  	"credit" varchar DEFAULT 'Words written for this website. Tune of the school''s own choosing.',
  	"changed_by" varchar,
  	"_status" "enum_song_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_song_v_version_stanzas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"is_refrain" boolean,
  	"lines" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_song_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_note" varchar DEFAULT 'The chorus is sung before the first verse and again after each.',
  	"version_credit" varchar DEFAULT 'Words written for this website. Tune of the school''s own choosing.',
  	"version_changed_by" varchar,
  	"version__status" "enum__song_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "newsletters_kinds_issues" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"document_file_id" integer,
  	"document" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_newsletters_kinds_issues_own_picture"
  );
  
  CREATE TABLE "newsletters_kinds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"key" varchar,
  	"note" varchar
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_newsletters_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_newsletters_v_version_kinds_issues" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"document_file_id" integer,
  	"document" varchar,
  	"picture_id" integer,
  	"own_picture" "enum__newsletters_v_version_kinds_issues_own_picture",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_newsletters_v_version_kinds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"key" varchar,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_newsletters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__newsletters_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "tours_walks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_tours_walks_own_picture"
  );
  
  CREATE TABLE "tours_views" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"own_picture" "enum_tours_views_own_picture"
  );
  
  CREATE TABLE "tours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"_status" "enum_tours_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_tours_v_version_walks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"own_picture" "enum__tours_v_version_walks_own_picture",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v_version_views" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"href" varchar,
  	"picture_id" integer,
  	"own_picture" "enum__tours_v_version_views_own_picture",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tours_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version__status" "enum__tours_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "menu_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"academics_file_id" integer,
  	"academics" varchar DEFAULT '/documents/academics.pdf',
  	"fees_structure_file_id" integer,
  	"fees_structure" varchar DEFAULT '/documents/fees-structure.pdf',
  	"weekly_menu_file_id" integer,
  	"weekly_menu" varchar DEFAULT '/documents/weekly-menu.pdf',
  	"changed_by" varchar,
  	"_status" "enum_menu_documents_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_menu_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_academics_file_id" integer,
  	"version_academics" varchar DEFAULT '/documents/academics.pdf',
  	"version_fees_structure_file_id" integer,
  	"version_fees_structure" varchar DEFAULT '/documents/fees-structure.pdf',
  	"version_weekly_menu_file_id" integer,
  	"version_weekly_menu" varchar DEFAULT '/documents/weekly-menu.pdf',
  	"version_changed_by" varchar,
  	"version__status" "enum__menu_documents_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"birthdays" "enum_settings_birthdays" DEFAULT 'full',
  	"aadhaar_mandatory_word" boolean DEFAULT true,
  	"marks_are_percentages" boolean DEFAULT true,
  	"show_send_failure" boolean DEFAULT true,
  	"form_type" varchar DEFAULT 'CF',
  	"sample_wording" varchar DEFAULT '/about
  /mission-vision
  /timeline
  /schoolSong
  /philosophy
  /values
  /aims-objectives
  /entry-to-sgc
  /entry-to-class-iV-Viii
  /entry-to-IX
  /entry-to-XI
  /rules-regulations
  /PhoneCallTiming
  /academic-facilities
  /career-information
  /sports
  /residential
  /campusAmenities
  /environmental
  /hostel
  /virtual-tour',
  	"changed_by" varchar,
  	"_status" "enum_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_birthdays" "enum__settings_v_version_birthdays" DEFAULT 'full',
  	"version_aadhaar_mandatory_word" boolean DEFAULT true,
  	"version_marks_are_percentages" boolean DEFAULT true,
  	"version_show_send_failure" boolean DEFAULT true,
  	"version_form_type" varchar DEFAULT 'CF',
  	"version_sample_wording" varchar DEFAULT '/about
  /mission-vision
  /timeline
  /schoolSong
  /philosophy
  /values
  /aims-objectives
  /entry-to-sgc
  /entry-to-class-iV-Viii
  /entry-to-IX
  /entry-to-XI
  /rules-regulations
  /PhoneCallTiming
  /academic-facilities
  /career-information
  /sports
  /residential
  /campusAmenities
  /environmental
  /hostel
  /virtual-tour',
  	"version_changed_by" varchar,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "menu_groups_entries" ADD CONSTRAINT "menu_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_groups" ADD CONSTRAINT "menu_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_quick_links" ADD CONSTRAINT "menu_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_groups_entries" ADD CONSTRAINT "_menu_v_version_groups_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v_version_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_groups" ADD CONSTRAINT "_menu_v_version_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menu_v_version_quick_links" ADD CONSTRAINT "_menu_v_version_quick_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menu_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "banner_slides" ADD CONSTRAINT "banner_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner_slides" ADD CONSTRAINT "banner_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banner_v_version_slides" ADD CONSTRAINT "_banner_v_version_slides_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_v_version_slides" ADD CONSTRAINT "_banner_v_version_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banner_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tiles_tiles" ADD CONSTRAINT "tiles_tiles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tiles_tiles" ADD CONSTRAINT "tiles_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tiles_v_version_tiles" ADD CONSTRAINT "_tiles_v_version_tiles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tiles_v_version_tiles" ADD CONSTRAINT "_tiles_v_version_tiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tiles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "timeline_milestones" ADD CONSTRAINT "timeline_milestones_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline_milestones" ADD CONSTRAINT "timeline_milestones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."timeline"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_timeline_v_version_milestones" ADD CONSTRAINT "_timeline_v_version_milestones_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v_version_milestones" ADD CONSTRAINT "_timeline_v_version_milestones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_timeline_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "song_stanzas" ADD CONSTRAINT "song_stanzas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."song"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_song_v_version_stanzas" ADD CONSTRAINT "_song_v_version_stanzas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_song_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_kinds_issues" ADD CONSTRAINT "newsletters_kinds_issues_document_file_id_documents_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_kinds_issues" ADD CONSTRAINT "newsletters_kinds_issues_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_kinds_issues" ADD CONSTRAINT "newsletters_kinds_issues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_kinds" ADD CONSTRAINT "newsletters_kinds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v_version_kinds_issues" ADD CONSTRAINT "_newsletters_v_version_kinds_issues_document_file_id_documents_id_fk" FOREIGN KEY ("document_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_version_kinds_issues" ADD CONSTRAINT "_newsletters_v_version_kinds_issues_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_version_kinds_issues" ADD CONSTRAINT "_newsletters_v_version_kinds_issues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletters_v_version_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v_version_kinds" ADD CONSTRAINT "_newsletters_v_version_kinds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_newsletters_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_walks" ADD CONSTRAINT "tours_walks_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours_walks" ADD CONSTRAINT "tours_walks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tours_views" ADD CONSTRAINT "tours_views_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours_views" ADD CONSTRAINT "tours_views_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_walks" ADD CONSTRAINT "_tours_v_version_walks_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v_version_walks" ADD CONSTRAINT "_tours_v_version_walks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tours_v_version_views" ADD CONSTRAINT "_tours_v_version_views_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v_version_views" ADD CONSTRAINT "_tours_v_version_views_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tours_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menu_documents" ADD CONSTRAINT "menu_documents_academics_file_id_documents_id_fk" FOREIGN KEY ("academics_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_documents" ADD CONSTRAINT "menu_documents_fees_structure_file_id_documents_id_fk" FOREIGN KEY ("fees_structure_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_documents" ADD CONSTRAINT "menu_documents_weekly_menu_file_id_documents_id_fk" FOREIGN KEY ("weekly_menu_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_documents_v" ADD CONSTRAINT "_menu_documents_v_version_academics_file_id_documents_id_fk" FOREIGN KEY ("version_academics_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_documents_v" ADD CONSTRAINT "_menu_documents_v_version_fees_structure_file_id_documents_id_fk" FOREIGN KEY ("version_fees_structure_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_documents_v" ADD CONSTRAINT "_menu_documents_v_version_weekly_menu_file_id_documents_id_fk" FOREIGN KEY ("version_weekly_menu_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "menu_groups_entries_order_idx" ON "menu_groups_entries" USING btree ("_order");
  CREATE INDEX "menu_groups_entries_parent_id_idx" ON "menu_groups_entries" USING btree ("_parent_id");
  CREATE INDEX "menu_groups_order_idx" ON "menu_groups" USING btree ("_order");
  CREATE INDEX "menu_groups_parent_id_idx" ON "menu_groups" USING btree ("_parent_id");
  CREATE INDEX "menu_quick_links_order_idx" ON "menu_quick_links" USING btree ("_order");
  CREATE INDEX "menu_quick_links_parent_id_idx" ON "menu_quick_links" USING btree ("_parent_id");
  CREATE INDEX "menu__status_idx" ON "menu" USING btree ("_status");
  CREATE INDEX "_menu_v_version_groups_entries_order_idx" ON "_menu_v_version_groups_entries" USING btree ("_order");
  CREATE INDEX "_menu_v_version_groups_entries_parent_id_idx" ON "_menu_v_version_groups_entries" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_groups_order_idx" ON "_menu_v_version_groups" USING btree ("_order");
  CREATE INDEX "_menu_v_version_groups_parent_id_idx" ON "_menu_v_version_groups" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_quick_links_order_idx" ON "_menu_v_version_quick_links" USING btree ("_order");
  CREATE INDEX "_menu_v_version_quick_links_parent_id_idx" ON "_menu_v_version_quick_links" USING btree ("_parent_id");
  CREATE INDEX "_menu_v_version_version__status_idx" ON "_menu_v" USING btree ("version__status");
  CREATE INDEX "_menu_v_created_at_idx" ON "_menu_v" USING btree ("created_at");
  CREATE INDEX "_menu_v_updated_at_idx" ON "_menu_v" USING btree ("updated_at");
  CREATE INDEX "_menu_v_latest_idx" ON "_menu_v" USING btree ("latest");
  CREATE INDEX "banner_slides_order_idx" ON "banner_slides" USING btree ("_order");
  CREATE INDEX "banner_slides_parent_id_idx" ON "banner_slides" USING btree ("_parent_id");
  CREATE INDEX "banner_slides_picture_idx" ON "banner_slides" USING btree ("picture_id");
  CREATE INDEX "banner__status_idx" ON "banner" USING btree ("_status");
  CREATE INDEX "_banner_v_version_slides_order_idx" ON "_banner_v_version_slides" USING btree ("_order");
  CREATE INDEX "_banner_v_version_slides_parent_id_idx" ON "_banner_v_version_slides" USING btree ("_parent_id");
  CREATE INDEX "_banner_v_version_slides_picture_idx" ON "_banner_v_version_slides" USING btree ("picture_id");
  CREATE INDEX "_banner_v_version_version__status_idx" ON "_banner_v" USING btree ("version__status");
  CREATE INDEX "_banner_v_created_at_idx" ON "_banner_v" USING btree ("created_at");
  CREATE INDEX "_banner_v_updated_at_idx" ON "_banner_v" USING btree ("updated_at");
  CREATE INDEX "_banner_v_latest_idx" ON "_banner_v" USING btree ("latest");
  CREATE INDEX "tiles_tiles_order_idx" ON "tiles_tiles" USING btree ("_order");
  CREATE INDEX "tiles_tiles_parent_id_idx" ON "tiles_tiles" USING btree ("_parent_id");
  CREATE INDEX "tiles_tiles_picture_idx" ON "tiles_tiles" USING btree ("picture_id");
  CREATE INDEX "tiles__status_idx" ON "tiles" USING btree ("_status");
  CREATE INDEX "_tiles_v_version_tiles_order_idx" ON "_tiles_v_version_tiles" USING btree ("_order");
  CREATE INDEX "_tiles_v_version_tiles_parent_id_idx" ON "_tiles_v_version_tiles" USING btree ("_parent_id");
  CREATE INDEX "_tiles_v_version_tiles_picture_idx" ON "_tiles_v_version_tiles" USING btree ("picture_id");
  CREATE INDEX "_tiles_v_version_version__status_idx" ON "_tiles_v" USING btree ("version__status");
  CREATE INDEX "_tiles_v_created_at_idx" ON "_tiles_v" USING btree ("created_at");
  CREATE INDEX "_tiles_v_updated_at_idx" ON "_tiles_v" USING btree ("updated_at");
  CREATE INDEX "_tiles_v_latest_idx" ON "_tiles_v" USING btree ("latest");
  CREATE INDEX "timeline_milestones_order_idx" ON "timeline_milestones" USING btree ("_order");
  CREATE INDEX "timeline_milestones_parent_id_idx" ON "timeline_milestones" USING btree ("_parent_id");
  CREATE INDEX "timeline_milestones_picture_idx" ON "timeline_milestones" USING btree ("picture_id");
  CREATE INDEX "timeline__status_idx" ON "timeline" USING btree ("_status");
  CREATE INDEX "_timeline_v_version_milestones_order_idx" ON "_timeline_v_version_milestones" USING btree ("_order");
  CREATE INDEX "_timeline_v_version_milestones_parent_id_idx" ON "_timeline_v_version_milestones" USING btree ("_parent_id");
  CREATE INDEX "_timeline_v_version_milestones_picture_idx" ON "_timeline_v_version_milestones" USING btree ("picture_id");
  CREATE INDEX "_timeline_v_version_version__status_idx" ON "_timeline_v" USING btree ("version__status");
  CREATE INDEX "_timeline_v_created_at_idx" ON "_timeline_v" USING btree ("created_at");
  CREATE INDEX "_timeline_v_updated_at_idx" ON "_timeline_v" USING btree ("updated_at");
  CREATE INDEX "_timeline_v_latest_idx" ON "_timeline_v" USING btree ("latest");
  CREATE INDEX "song_stanzas_order_idx" ON "song_stanzas" USING btree ("_order");
  CREATE INDEX "song_stanzas_parent_id_idx" ON "song_stanzas" USING btree ("_parent_id");
  CREATE INDEX "song__status_idx" ON "song" USING btree ("_status");
  CREATE INDEX "_song_v_version_stanzas_order_idx" ON "_song_v_version_stanzas" USING btree ("_order");
  CREATE INDEX "_song_v_version_stanzas_parent_id_idx" ON "_song_v_version_stanzas" USING btree ("_parent_id");
  CREATE INDEX "_song_v_version_version__status_idx" ON "_song_v" USING btree ("version__status");
  CREATE INDEX "_song_v_created_at_idx" ON "_song_v" USING btree ("created_at");
  CREATE INDEX "_song_v_updated_at_idx" ON "_song_v" USING btree ("updated_at");
  CREATE INDEX "_song_v_latest_idx" ON "_song_v" USING btree ("latest");
  CREATE INDEX "newsletters_kinds_issues_order_idx" ON "newsletters_kinds_issues" USING btree ("_order");
  CREATE INDEX "newsletters_kinds_issues_parent_id_idx" ON "newsletters_kinds_issues" USING btree ("_parent_id");
  CREATE INDEX "newsletters_kinds_issues_document_file_idx" ON "newsletters_kinds_issues" USING btree ("document_file_id");
  CREATE INDEX "newsletters_kinds_issues_picture_idx" ON "newsletters_kinds_issues" USING btree ("picture_id");
  CREATE INDEX "newsletters_kinds_order_idx" ON "newsletters_kinds" USING btree ("_order");
  CREATE INDEX "newsletters_kinds_parent_id_idx" ON "newsletters_kinds" USING btree ("_parent_id");
  CREATE INDEX "newsletters__status_idx" ON "newsletters" USING btree ("_status");
  CREATE INDEX "_newsletters_v_version_kinds_issues_order_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("_order");
  CREATE INDEX "_newsletters_v_version_kinds_issues_parent_id_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("_parent_id");
  CREATE INDEX "_newsletters_v_version_kinds_issues_document_file_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("document_file_id");
  CREATE INDEX "_newsletters_v_version_kinds_issues_picture_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("picture_id");
  CREATE INDEX "_newsletters_v_version_kinds_order_idx" ON "_newsletters_v_version_kinds" USING btree ("_order");
  CREATE INDEX "_newsletters_v_version_kinds_parent_id_idx" ON "_newsletters_v_version_kinds" USING btree ("_parent_id");
  CREATE INDEX "_newsletters_v_version_version__status_idx" ON "_newsletters_v" USING btree ("version__status");
  CREATE INDEX "_newsletters_v_created_at_idx" ON "_newsletters_v" USING btree ("created_at");
  CREATE INDEX "_newsletters_v_updated_at_idx" ON "_newsletters_v" USING btree ("updated_at");
  CREATE INDEX "_newsletters_v_latest_idx" ON "_newsletters_v" USING btree ("latest");
  CREATE INDEX "tours_walks_order_idx" ON "tours_walks" USING btree ("_order");
  CREATE INDEX "tours_walks_parent_id_idx" ON "tours_walks" USING btree ("_parent_id");
  CREATE INDEX "tours_walks_picture_idx" ON "tours_walks" USING btree ("picture_id");
  CREATE INDEX "tours_views_order_idx" ON "tours_views" USING btree ("_order");
  CREATE INDEX "tours_views_parent_id_idx" ON "tours_views" USING btree ("_parent_id");
  CREATE INDEX "tours_views_picture_idx" ON "tours_views" USING btree ("picture_id");
  CREATE INDEX "tours__status_idx" ON "tours" USING btree ("_status");
  CREATE INDEX "_tours_v_version_walks_order_idx" ON "_tours_v_version_walks" USING btree ("_order");
  CREATE INDEX "_tours_v_version_walks_parent_id_idx" ON "_tours_v_version_walks" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_walks_picture_idx" ON "_tours_v_version_walks" USING btree ("picture_id");
  CREATE INDEX "_tours_v_version_views_order_idx" ON "_tours_v_version_views" USING btree ("_order");
  CREATE INDEX "_tours_v_version_views_parent_id_idx" ON "_tours_v_version_views" USING btree ("_parent_id");
  CREATE INDEX "_tours_v_version_views_picture_idx" ON "_tours_v_version_views" USING btree ("picture_id");
  CREATE INDEX "_tours_v_version_version__status_idx" ON "_tours_v" USING btree ("version__status");
  CREATE INDEX "_tours_v_created_at_idx" ON "_tours_v" USING btree ("created_at");
  CREATE INDEX "_tours_v_updated_at_idx" ON "_tours_v" USING btree ("updated_at");
  CREATE INDEX "_tours_v_latest_idx" ON "_tours_v" USING btree ("latest");
  CREATE INDEX "menu_documents_academics_file_idx" ON "menu_documents" USING btree ("academics_file_id");
  CREATE INDEX "menu_documents_fees_structure_file_idx" ON "menu_documents" USING btree ("fees_structure_file_id");
  CREATE INDEX "menu_documents_weekly_menu_file_idx" ON "menu_documents" USING btree ("weekly_menu_file_id");
  CREATE INDEX "menu_documents__status_idx" ON "menu_documents" USING btree ("_status");
  CREATE INDEX "_menu_documents_v_version_version_academics_file_idx" ON "_menu_documents_v" USING btree ("version_academics_file_id");
  CREATE INDEX "_menu_documents_v_version_version_fees_structure_file_idx" ON "_menu_documents_v" USING btree ("version_fees_structure_file_id");
  CREATE INDEX "_menu_documents_v_version_version_weekly_menu_file_idx" ON "_menu_documents_v" USING btree ("version_weekly_menu_file_id");
  CREATE INDEX "_menu_documents_v_version_version__status_idx" ON "_menu_documents_v" USING btree ("version__status");
  CREATE INDEX "_menu_documents_v_created_at_idx" ON "_menu_documents_v" USING btree ("created_at");
  CREATE INDEX "_menu_documents_v_updated_at_idx" ON "_menu_documents_v" USING btree ("updated_at");
  CREATE INDEX "_menu_documents_v_latest_idx" ON "_menu_documents_v" USING btree ("latest");
  CREATE INDEX "settings__status_idx" ON "settings" USING btree ("_status");
  CREATE INDEX "_settings_v_version_version__status_idx" ON "_settings_v" USING btree ("version__status");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "menu_groups_entries" CASCADE;
  DROP TABLE "menu_groups" CASCADE;
  DROP TABLE "menu_quick_links" CASCADE;
  DROP TABLE "menu" CASCADE;
  DROP TABLE "_menu_v_version_groups_entries" CASCADE;
  DROP TABLE "_menu_v_version_groups" CASCADE;
  DROP TABLE "_menu_v_version_quick_links" CASCADE;
  DROP TABLE "_menu_v" CASCADE;
  DROP TABLE "banner_slides" CASCADE;
  DROP TABLE "banner" CASCADE;
  DROP TABLE "_banner_v_version_slides" CASCADE;
  DROP TABLE "_banner_v" CASCADE;
  DROP TABLE "tiles_tiles" CASCADE;
  DROP TABLE "tiles" CASCADE;
  DROP TABLE "_tiles_v_version_tiles" CASCADE;
  DROP TABLE "_tiles_v" CASCADE;
  DROP TABLE "timeline_milestones" CASCADE;
  DROP TABLE "timeline" CASCADE;
  DROP TABLE "_timeline_v_version_milestones" CASCADE;
  DROP TABLE "_timeline_v" CASCADE;
  DROP TABLE "song_stanzas" CASCADE;
  DROP TABLE "song" CASCADE;
  DROP TABLE "_song_v_version_stanzas" CASCADE;
  DROP TABLE "_song_v" CASCADE;
  DROP TABLE "newsletters_kinds_issues" CASCADE;
  DROP TABLE "newsletters_kinds" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "_newsletters_v_version_kinds_issues" CASCADE;
  DROP TABLE "_newsletters_v_version_kinds" CASCADE;
  DROP TABLE "_newsletters_v" CASCADE;
  DROP TABLE "tours_walks" CASCADE;
  DROP TABLE "tours_views" CASCADE;
  DROP TABLE "tours" CASCADE;
  DROP TABLE "_tours_v_version_walks" CASCADE;
  DROP TABLE "_tours_v_version_views" CASCADE;
  DROP TABLE "_tours_v" CASCADE;
  DROP TABLE "menu_documents" CASCADE;
  DROP TABLE "_menu_documents_v" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TYPE "public"."enum_menu_status";
  DROP TYPE "public"."enum__menu_v_version_status";
  DROP TYPE "public"."enum_banner_slides_own_picture";
  DROP TYPE "public"."enum_banner_status";
  DROP TYPE "public"."enum__banner_v_version_slides_own_picture";
  DROP TYPE "public"."enum__banner_v_version_status";
  DROP TYPE "public"."enum_tiles_tiles_own_picture";
  DROP TYPE "public"."enum_tiles_status";
  DROP TYPE "public"."enum__tiles_v_version_tiles_own_picture";
  DROP TYPE "public"."enum__tiles_v_version_status";
  DROP TYPE "public"."enum_timeline_milestones_own_picture";
  DROP TYPE "public"."enum_timeline_status";
  DROP TYPE "public"."enum__timeline_v_version_milestones_own_picture";
  DROP TYPE "public"."enum__timeline_v_version_status";
  DROP TYPE "public"."enum_song_status";
  DROP TYPE "public"."enum__song_v_version_status";
  DROP TYPE "public"."enum_newsletters_kinds_issues_own_picture";
  DROP TYPE "public"."enum_newsletters_status";
  DROP TYPE "public"."enum__newsletters_v_version_kinds_issues_own_picture";
  DROP TYPE "public"."enum__newsletters_v_version_status";
  DROP TYPE "public"."enum_tours_walks_own_picture";
  DROP TYPE "public"."enum_tours_views_own_picture";
  DROP TYPE "public"."enum_tours_status";
  DROP TYPE "public"."enum__tours_v_version_walks_own_picture";
  DROP TYPE "public"."enum__tours_v_version_views_own_picture";
  DROP TYPE "public"."enum__tours_v_version_status";
  DROP TYPE "public"."enum_menu_documents_status";
  DROP TYPE "public"."enum__menu_documents_v_version_status";
  DROP TYPE "public"."enum_settings_birthdays";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_birthdays";
  DROP TYPE "public"."enum__settings_v_version_status";`)
}
