import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_events_category" AS ENUM('Events', 'AcademicCalender');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_category" AS ENUM('Events', 'AcademicCalender');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_news_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_albums_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  CREATE TYPE "public"."enum_albums_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum_albums_category" AS ENUM('PhotoGallery', 'EventsSGSM');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  CREATE TYPE "public"."enum__albums_v_version_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum__albums_v_version_category" AS ENUM('PhotoGallery', 'EventsSGSM');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_toppers_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  CREATE TYPE "public"."enum_toppers_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum_toppers_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum_toppers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__toppers_v_version_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  CREATE TYPE "public"."enum__toppers_v_version_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum__toppers_v_version_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum__toppers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_birthdays_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  CREATE TYPE "public"."enum_birthdays_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum_birthdays_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__birthdays_v_version_consent_purposes" AS ENUM('photo', 'name', 'result', 'birthday');
  CREATE TYPE "public"."enum__birthdays_v_version_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum__birthdays_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_announcements_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__announcements_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__notices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_principal_messages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__principal_messages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_figures_figure" AS ENUM('founded', 'yearsOfService', 'classes', 'students', 'nationalities', 'classRooms', 'acres', 'ratio', 'streams', 'streamsIX', 'registrationFee');
  CREATE TYPE "public"."enum_pages_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_figures_figure" AS ENUM('founded', 'yearsOfService', 'classes', 'students', 'nationalities', 'classRooms', 'acres', 'ratio', 'streams', 'streamsIX', 'registrationFee');
  CREATE TYPE "public"."enum__pages_v_version_own_picture" AS ENUM('ridges-dawn', 'ridges-noon-spring', 'ridges-dusk', 'ridges-night', 'ridges-dusk-winter', 'forest-dawn', 'forest-noon-summer', 'forest-dusk-autumn', 'quadrangle-dusk', 'quadrangle-noon-summer', 'quadrangle-dawn', 'quadrangle-night-winter', 'cricket-noon-summer', 'cricket-dusk', 'chapel-noon', 'chapel-dusk', 'dormitory-night', 'dormitory-dawn', 'library-noon', 'library-dusk', 'laboratory-noon', 'laboratory-dusk', 'pool-noon-summer', 'pool-dawn', 'music-dusk', 'music-noon', 'monsoon-noon', 'monsoon-dusk', 'snow-dawn', 'snow-night', 'path-dawn', 'study-dusk', 'school-noon', 'deodar-dusk');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_weekly_menus_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__weekly_menus_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_online_registrations_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__online_registrations_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_compliance_documents_kind" AS ENUM('affiliation', 'registration', 'noObjection', 'recognition', 'buildingSafety', 'fireSafety', 'educationOfficer', 'waterAndHealth', 'waterTest', 'managementCommittee', 'parentTeacher', 'annualReport', 'textbooks');
  CREATE TYPE "public"."enum_compliance_documents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__compliance_documents_v_version_kind" AS ENUM('affiliation', 'registration', 'noObjection', 'recognition', 'buildingSafety', 'fireSafety', 'educationOfficer', 'waterAndHealth', 'waterTest', 'managementCommittee', 'parentTeacher', 'annualReport', 'textbooks');
  CREATE TYPE "public"."enum__compliance_documents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('principal', 'vicePrincipal', 'head', 'pgt', 'tgt', 'prt', 'specialEducator', 'counsellor', 'other');
  CREATE TYPE "public"."enum_staff_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum_staff_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__staff_v_version_role" AS ENUM('principal', 'vicePrincipal', 'head', 'pgt', 'tgt', 'prt', 'specialEducator', 'counsellor', 'other');
  CREATE TYPE "public"."enum__staff_v_version_consent_identified_by" AS ENUM('signed', 'in-person', 'known-email', 'known-phone');
  CREATE TYPE "public"."enum__staff_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('contributor', 'editor', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendNewsletter', 'cleanUp', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_kind" AS ENUM('confirmation', 'newsletter', 'message', 'password', 'invitation');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendNewsletter', 'cleanUp', 'schedulePublish');
  CREATE TYPE "public"."enum_name_and_address_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__name_and_address_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_links_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__links_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_admission_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__admission_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_fees_sessions_fees_due" AS ENUM('once', 'yearly', 'monthly');
  CREATE TYPE "public"."enum_fees_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fees_v_version_sessions_fees_due" AS ENUM('once', 'yearly', 'monthly');
  CREATE TYPE "public"."enum__fees_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_call_timings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__call_timings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_school_year_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__school_year_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_numbers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__numbers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_disclosure_results_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum_disclosure_board" AS ENUM('cbse', 'cisce', 'state', 'none');
  CREATE TYPE "public"."enum_disclosure_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__disclosure_v_version_results_class" AS ENUM('X', 'XII');
  CREATE TYPE "public"."enum__disclosure_v_version_board" AS ENUM('cbse', 'cisce', 'state', 'none');
  CREATE TYPE "public"."enum__disclosure_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
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
  CREATE TYPE "public"."enum_settings_pupils" AS ENUM('boys', 'girls', 'both');
  CREATE TYPE "public"."enum_settings_birthdays" AS ENUM('full', 'first-name', 'off');
  CREATE TYPE "public"."enum_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__settings_v_version_pupils" AS ENUM('boys', 'girls', 'both');
  CREATE TYPE "public"."enum__settings_v_version_birthdays" AS ENUM('full', 'first-name', 'off');
  CREATE TYPE "public"."enum__settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_privacy_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__privacy_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_accessibility_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__accessibility_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"date" timestamp(3) with time zone,
  	"time" varchar,
  	"venue" varchar,
  	"description" varchar,
  	"card_photo_id" integer,
  	"category" "enum_events_category" DEFAULT 'Events',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_time" varchar,
  	"version_venue" varchar,
  	"version_description" varchar,
  	"version_card_photo_id" integer,
  	"version_category" "enum__events_v_version_category" DEFAULT 'Events',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "news" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"from_date" timestamp(3) with time zone,
  	"description" varchar,
  	"card_photo_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_news_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "_news_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_from_date" timestamp(3) with time zone,
  	"version_description" varchar,
  	"version_card_photo_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__news_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_news_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "albums_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_albums_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "albums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"date" timestamp(3) with time zone,
  	"description" varchar,
  	"consent_given_by" varchar,
  	"consent_on" timestamp(3) with time zone,
  	"consent_until" timestamp(3) with time zone,
  	"consent_identified_by" "enum_albums_consent_identified_by",
  	"consent_wording_version" varchar,
  	"consent_withdrawn_on" timestamp(3) with time zone,
  	"card_photo_id" integer,
  	"category" "enum_albums_category" DEFAULT 'PhotoGallery',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_albums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "albums_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_albums_v_version_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__albums_v_version_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_albums_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_description" varchar,
  	"version_consent_given_by" varchar,
  	"version_consent_on" timestamp(3) with time zone,
  	"version_consent_until" timestamp(3) with time zone,
  	"version_consent_identified_by" "enum__albums_v_version_consent_identified_by",
  	"version_consent_wording_version" varchar,
  	"version_consent_withdrawn_on" timestamp(3) with time zone,
  	"version_card_photo_id" integer,
  	"version_category" "enum__albums_v_version_category" DEFAULT 'PhotoGallery',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__albums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_albums_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "toppers_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_toppers_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "toppers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"class" "enum_toppers_class",
  	"session_year" varchar,
  	"division" varchar,
  	"stream" varchar,
  	"photo_id" integer,
  	"consent_given_by" varchar,
  	"consent_on" timestamp(3) with time zone,
  	"consent_until" timestamp(3) with time zone,
  	"consent_identified_by" "enum_toppers_consent_identified_by",
  	"consent_wording_version" varchar,
  	"consent_withdrawn_on" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_toppers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_toppers_v_version_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__toppers_v_version_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_toppers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_class" "enum__toppers_v_version_class",
  	"version_session_year" varchar,
  	"version_division" varchar,
  	"version_stream" varchar,
  	"version_photo_id" integer,
  	"version_consent_given_by" varchar,
  	"version_consent_on" timestamp(3) with time zone,
  	"version_consent_until" timestamp(3) with time zone,
  	"version_consent_identified_by" "enum__toppers_v_version_consent_identified_by",
  	"version_consent_wording_version" varchar,
  	"version_consent_withdrawn_on" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__toppers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "birthdays_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_birthdays_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "birthdays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"class" varchar,
  	"date" timestamp(3) with time zone,
  	"photo_id" integer,
  	"consent_given_by" varchar,
  	"consent_on" timestamp(3) with time zone,
  	"consent_until" timestamp(3) with time zone,
  	"consent_identified_by" "enum_birthdays_consent_identified_by",
  	"consent_wording_version" varchar,
  	"consent_withdrawn_on" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_birthdays_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_birthdays_v_version_consent_purposes" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__birthdays_v_version_consent_purposes",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_birthdays_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_class" varchar,
  	"version_date" timestamp(3) with time zone,
  	"version_photo_id" integer,
  	"version_consent_given_by" varchar,
  	"version_consent_on" timestamp(3) with time zone,
  	"version_consent_until" timestamp(3) with time zone,
  	"version_consent_identified_by" "enum__birthdays_v_version_consent_identified_by",
  	"version_consent_wording_version" varchar,
  	"version_consent_withdrawn_on" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__birthdays_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "announcements" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"description" varchar,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"url" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_announcements_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "announcements_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer
  );
  
  CREATE TABLE "_announcements_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_description" varchar,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__announcements_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_announcements_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"documents_id" integer
  );
  
  CREATE TABLE "notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"url" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_notices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "notices_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "_notices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_url" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__notices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_notices_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"documents_id" integer
  );
  
  CREATE TABLE "principal_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Principal',
  	"message" jsonb,
  	"photo_id" integer,
  	"category" varchar DEFAULT 'Principal',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_principal_messages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_principal_messages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar DEFAULT 'Principal',
  	"version_message" jsonb,
  	"version_photo_id" integer,
  	"version_category" varchar DEFAULT 'Principal',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__principal_messages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
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
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "weekly_menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"breakfast" varchar,
  	"lunch" varchar,
  	"dinner" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_weekly_menus_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_weekly_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_breakfast" varchar,
  	"version_lunch" varchar,
  	"version_dinner" varchar,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__weekly_menus_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "online_registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"show_from" timestamp(3) with time zone,
  	"show_until" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_online_registrations_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_online_registrations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_show_from" timestamp(3) with time zone,
  	"version_show_until" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__online_registrations_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "compliance_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_compliance_documents_kind",
  	"title" varchar,
  	"file_id" integer,
  	"issued" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"is_self_attested" boolean DEFAULT false,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_compliance_documents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_compliance_documents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__compliance_documents_v_version_kind",
  	"version_title" varchar,
  	"version_file_id" integer,
  	"version_issued" timestamp(3) with time zone,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_is_self_attested" boolean DEFAULT false,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__compliance_documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_staff_role",
  	"joined" timestamp(3) with time zone,
  	"qualification" varchar,
  	"subjects" varchar,
  	"position" numeric,
  	"photo_id" integer,
  	"consent_given_by" varchar,
  	"consent_on" timestamp(3) with time zone,
  	"consent_until" timestamp(3) with time zone,
  	"consent_identified_by" "enum_staff_consent_identified_by",
  	"consent_wording_version" varchar,
  	"consent_withdrawn_on" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_staff_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_staff_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_role" "enum__staff_v_version_role",
  	"version_joined" timestamp(3) with time zone,
  	"version_qualification" varchar,
  	"version_subjects" varchar,
  	"version_position" numeric,
  	"version_photo_id" integer,
  	"version_consent_given_by" varchar,
  	"version_consent_on" timestamp(3) with time zone,
  	"version_consent_until" timestamp(3) with time zone,
  	"version_consent_identified_by" "enum__staff_v_version_consent_identified_by",
  	"version_consent_wording_version" varchar,
  	"version_consent_withdrawn_on" timestamp(3) with time zone,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__staff_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"faces" jsonb,
  	"face_reason" varchar,
  	"largest_face" numeric,
  	"alt" varchar,
  	"is_decorative" boolean DEFAULT false,
  	"caption" varchar,
  	"fixed_address" varchar,
  	"_objectkey" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_small_url" varchar,
  	"sizes_small_width" numeric,
  	"sizes_small_height" numeric,
  	"sizes_small_mime_type" varchar,
  	"sizes_small_filesize" numeric,
  	"sizes_small_filename" varchar
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"pdf_problems" varchar,
  	"fixed_address" varchar,
  	"_objectkey" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"is_handled" boolean DEFAULT false,
  	"handled_by" varchar,
  	"handled_at" timestamp(3) with time zone,
  	"form_type" varchar,
  	"notice_version" varchar,
  	"notice_wording" varchar,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "campaigns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"url" varchar,
  	"ordered_at" timestamp(3) with time zone,
  	"ordered_by" varchar,
  	"finished_at" timestamp(3) with time zone,
  	"reached" numeric DEFAULT 0,
  	"sent" numeric DEFAULT 0,
  	"failed" numeric DEFAULT 0,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"asked_at" timestamp(3) with time zone,
  	"stopped_because" varchar,
  	"notice_version" varchar,
  	"notice_wording" varchar,
  	"salt" varchar NOT NULL,
  	"confirm_digest" varchar NOT NULL,
  	"leave_digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"must_change_password" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"account" varchar NOT NULL,
  	"account_id" varchar NOT NULL,
  	"what" varchar NOT NULL,
  	"list" varchar NOT NULL,
  	"record" varchar,
  	"number" numeric,
  	"from" varchar NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_payload_jobs_kind",
  	"reason" varchar,
  	"priority" numeric DEFAULT 0,
  	"key" varchar,
  	"to" varchar,
  	"campaign_id" integer,
  	"subscriber_id" integer,
  	"message_id" integer,
  	"person_id" integer,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"events_id" integer,
  	"news_id" integer,
  	"albums_id" integer,
  	"toppers_id" integer,
  	"birthdays_id" integer,
  	"announcements_id" integer,
  	"notices_id" integer,
  	"principal_messages_id" integer,
  	"pages_id" integer,
  	"weekly_menus_id" integer,
  	"online_registrations_id" integer,
  	"compliance_documents_id" integer,
  	"staff_id" integer,
  	"media_id" integer,
  	"documents_id" integer,
  	"campaigns_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "emergency_banner" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_shown" boolean DEFAULT false,
  	"text" varchar,
  	"url" varchar,
  	"until" timestamp(3) with time zone,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "message_notifications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipients" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_name_and_address_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__name_and_address_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_links_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__links_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_admission_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__admission_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "fees_sessions_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"classes" varchar,
  	"head" varchar,
  	"due" "enum_fees_sessions_fees_due",
  	"amount" numeric
  );
  
  CREATE TABLE "fees_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone
  );
  
  CREATE TABLE "fees" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_fees_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_fees_v_version_sessions_fees" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"classes" varchar,
  	"head" varchar,
  	"due" "enum__fees_v_version_sessions_fees_due",
  	"amount" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fees_v_version_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"from" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_fees_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__fees_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_call_timings_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__call_timings_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_school_year_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__school_year_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_numbers_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__numbers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "disclosure_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"class" "enum_disclosure_results_class",
  	"year" varchar,
  	"registered" numeric,
  	"passed" numeric,
  	"remarks" varchar
  );
  
  CREATE TABLE "disclosure" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"board" "enum_disclosure_board" DEFAULT 'cbse',
  	"affiliation_number" varchar DEFAULT '0000000',
  	"school_code" varchar DEFAULT '00000',
  	"sections" numeric DEFAULT 0,
  	"campus_area" varchar DEFAULT 'Sample value',
  	"internet" varchar DEFAULT 'Sample value',
  	"class_rooms" varchar DEFAULT 'Sample value',
  	"laboratories" varchar DEFAULT 'Sample value',
  	"girls_toilets" varchar DEFAULT 'Sample value',
  	"boys_toilets" varchar DEFAULT 'Sample value',
  	"accessible_toilets" varchar DEFAULT 'Sample value',
  	"inspection_video" varchar DEFAULT 'https://example.org/inspection-video',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_disclosure_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_disclosure_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"class" "enum__disclosure_v_version_results_class",
  	"year" varchar,
  	"registered" numeric,
  	"passed" numeric,
  	"remarks" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_disclosure_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_board" "enum__disclosure_v_version_board" DEFAULT 'cbse',
  	"version_affiliation_number" varchar DEFAULT '0000000',
  	"version_school_code" varchar DEFAULT '00000',
  	"version_sections" numeric DEFAULT 0,
  	"version_campus_area" varchar DEFAULT 'Sample value',
  	"version_internet" varchar DEFAULT 'Sample value',
  	"version_class_rooms" varchar DEFAULT 'Sample value',
  	"version_laboratories" varchar DEFAULT 'Sample value',
  	"version_girls_toilets" varchar DEFAULT 'Sample value',
  	"version_boys_toilets" varchar DEFAULT 'Sample value',
  	"version_accessible_toilets" varchar DEFAULT 'Sample value',
  	"version_inspection_video" varchar DEFAULT 'https://example.org/inspection-video',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__disclosure_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_menu_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menu_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_banner_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__banner_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_tiles_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tiles_v_version_status" DEFAULT 'draft',
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
  	"about_title" varchar DEFAULT 'A boarding school for {pupils}, {classes}',
  	"history" varchar DEFAULT 'Founded in {founded} and handed to a teaching brotherhood in {handedOver}, the school has {yearsOfService} years of service behind it.',
  	"about" varchar DEFAULT 'The campus covers {acres} in the hills. Admission is on academic merit only, and the school is non-denominational. The academic year runs from {academicYear}, in {terms}.',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_timeline_status" DEFAULT 'draft'
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
  	"version_about_title" varchar DEFAULT 'A boarding school for {pupils}, {classes}',
  	"version_history" varchar DEFAULT 'Founded in {founded} and handed to a teaching brotherhood in {handedOver}, the school has {yearsOfService} years of service behind it.',
  	"version_about" varchar DEFAULT 'The campus covers {acres} in the hills. Admission is on academic merit only, and the school is non-denominational. The academic year runs from {academicYear}, in {terms}.',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__timeline_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ground" varchar DEFAULT '#12332a',
  	"accent" varchar DEFAULT '#a9802f',
  	"signal" varchar DEFAULT '#8c1d2c',
  	"emblem_id" integer,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_brand_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_ground" varchar DEFAULT '#12332a',
  	"version_accent" varchar DEFAULT '#a9802f',
  	"version_signal" varchar DEFAULT '#8c1d2c',
  	"version_emblem_id" integer,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_song_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__song_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "newsletters_kinds_issues" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link_file_id" integer,
  	"link" varchar,
  	"img_id" integer,
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_newsletters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_newsletters_v_version_kinds_issues" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"link_file_id" integer,
  	"link" varchar,
  	"img_id" integer,
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletters_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_tours_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tours_v_version_status" DEFAULT 'draft',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_menu_documents_status" DEFAULT 'draft'
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__menu_documents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pupils" "enum_settings_pupils" DEFAULT 'boys',
  	"board" varchar DEFAULT 'a national school-certificate board',
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
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_settings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_pupils" "enum__settings_v_version_pupils" DEFAULT 'boys',
  	"version_board" varchar DEFAULT 'a national school-certificate board',
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__settings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "privacy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_english" varchar DEFAULT 'the school office',
  	"contact_hindi" varchar DEFAULT 'विद्यालय कार्यालय',
  	"contact_email" varchar DEFAULT '',
  	"contact_days" numeric DEFAULT 30,
  	"contact_notice_english" varchar DEFAULT 'We use your name, e-mail address and message only to answer you.',
  	"contact_notice_hindi" varchar DEFAULT 'हम आपका नाम, ई-मेल पता और संदेश केवल आपको उत्तर देने के लिए उपयोग करते हैं।',
  	"newsletter_notice_english" varchar DEFAULT 'We use your e-mail address only to send you the newsletter.',
  	"newsletter_notice_hindi" varchar DEFAULT 'हम आपका ई-मेल पता केवल आपको न्यूज़लेटर भेजने के लिए उपयोग करते हैं।',
  	"no_names_beside_pictures" boolean DEFAULT false,
  	"blocks_ai_training" boolean DEFAULT true,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_privacy_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_privacy_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_english" varchar DEFAULT 'the school office',
  	"version_contact_hindi" varchar DEFAULT 'विद्यालय कार्यालय',
  	"version_contact_email" varchar DEFAULT '',
  	"version_contact_days" numeric DEFAULT 30,
  	"version_contact_notice_english" varchar DEFAULT 'We use your name, e-mail address and message only to answer you.',
  	"version_contact_notice_hindi" varchar DEFAULT 'हम आपका नाम, ई-मेल पता और संदेश केवल आपको उत्तर देने के लिए उपयोग करते हैं।',
  	"version_newsletter_notice_english" varchar DEFAULT 'We use your e-mail address only to send you the newsletter.',
  	"version_newsletter_notice_hindi" varchar DEFAULT 'हम आपका ई-मेल पता केवल आपको न्यूज़लेटर भेजने के लिए उपयोग करते हैं।',
  	"version_no_names_beside_pictures" boolean DEFAULT false,
  	"version_blocks_ai_training" boolean DEFAULT true,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__privacy_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "accessibility" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar DEFAULT '',
  	"days" numeric DEFAULT 15,
  	"known_issues" varchar DEFAULT '',
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_accessibility_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_accessibility_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar DEFAULT '',
  	"version_days" numeric DEFAULT 15,
  	"version_known_issues" varchar DEFAULT '',
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__accessibility_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "events" ADD CONSTRAINT "events_card_photo_id_media_id_fk" FOREIGN KEY ("card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_rels" ADD CONSTRAINT "events_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_card_photo_id_media_id_fk" FOREIGN KEY ("version_card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_rels" ADD CONSTRAINT "_events_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_card_photo_id_media_id_fk" FOREIGN KEY ("card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_parent_id_news_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_card_photo_id_media_id_fk" FOREIGN KEY ("version_card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_news_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_consent_purposes" ADD CONSTRAINT "albums_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_card_photo_id_media_id_fk" FOREIGN KEY ("card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_rels" ADD CONSTRAINT "albums_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_version_consent_purposes" ADD CONSTRAINT "_albums_v_version_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_parent_id_albums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_card_photo_id_media_id_fk" FOREIGN KEY ("version_card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_rels" ADD CONSTRAINT "_albums_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_rels" ADD CONSTRAINT "_albums_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toppers_consent_purposes" ADD CONSTRAINT "toppers_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "toppers" ADD CONSTRAINT "toppers_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toppers_v_version_consent_purposes" ADD CONSTRAINT "_toppers_v_version_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_toppers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_toppers_v" ADD CONSTRAINT "_toppers_v_parent_id_toppers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."toppers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_toppers_v" ADD CONSTRAINT "_toppers_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "birthdays_consent_purposes" ADD CONSTRAINT "birthdays_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."birthdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "birthdays" ADD CONSTRAINT "birthdays_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_birthdays_v_version_consent_purposes" ADD CONSTRAINT "_birthdays_v_version_consent_purposes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_birthdays_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_birthdays_v" ADD CONSTRAINT "_birthdays_v_parent_id_birthdays_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."birthdays"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_birthdays_v" ADD CONSTRAINT "_birthdays_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "announcements_rels" ADD CONSTRAINT "announcements_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v" ADD CONSTRAINT "_announcements_v_parent_id_announcements_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."announcements"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_announcements_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_announcements_v_rels" ADD CONSTRAINT "_announcements_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "notices_rels" ADD CONSTRAINT "notices_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_parent_id_notices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."notices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_notices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_notices_v_rels" ADD CONSTRAINT "_notices_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "principal_messages" ADD CONSTRAINT "principal_messages_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_principal_messages_v" ADD CONSTRAINT "_principal_messages_v_parent_id_principal_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."principal_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_principal_messages_v" ADD CONSTRAINT "_principal_messages_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_figures" ADD CONSTRAINT "pages_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_figures" ADD CONSTRAINT "_pages_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_weekly_menus_v" ADD CONSTRAINT "_weekly_menus_v_parent_id_weekly_menus_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."weekly_menus"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_online_registrations_v" ADD CONSTRAINT "_online_registrations_v_parent_id_online_registrations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."online_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "compliance_documents" ADD CONSTRAINT "compliance_documents_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_compliance_documents_v" ADD CONSTRAINT "_compliance_documents_v_parent_id_compliance_documents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."compliance_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_compliance_documents_v" ADD CONSTRAINT "_compliance_documents_v_version_file_id_documents_id_fk" FOREIGN KEY ("version_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff" ADD CONSTRAINT "staff_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_staff_v" ADD CONSTRAINT "_staff_v_parent_id_staff_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_staff_v" ADD CONSTRAINT "_staff_v_version_photo_id_media_id_fk" FOREIGN KEY ("version_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs" ADD CONSTRAINT "payload_jobs_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs" ADD CONSTRAINT "payload_jobs_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs" ADD CONSTRAINT "payload_jobs_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs" ADD CONSTRAINT "payload_jobs_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_toppers_fk" FOREIGN KEY ("toppers_id") REFERENCES "public"."toppers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_birthdays_fk" FOREIGN KEY ("birthdays_id") REFERENCES "public"."birthdays"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_announcements_fk" FOREIGN KEY ("announcements_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_principal_messages_fk" FOREIGN KEY ("principal_messages_id") REFERENCES "public"."principal_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_weekly_menus_fk" FOREIGN KEY ("weekly_menus_id") REFERENCES "public"."weekly_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_online_registrations_fk" FOREIGN KEY ("online_registrations_id") REFERENCES "public"."online_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_compliance_documents_fk" FOREIGN KEY ("compliance_documents_id") REFERENCES "public"."compliance_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_campaigns_fk" FOREIGN KEY ("campaigns_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "links_social" ADD CONSTRAINT "links_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_links_v_version_social" ADD CONSTRAINT "_links_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fees_sessions_fees" ADD CONSTRAINT "fees_sessions_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "fees_sessions" ADD CONSTRAINT "fees_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."fees"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fees_v_version_sessions_fees" ADD CONSTRAINT "_fees_v_version_sessions_fees_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fees_v_version_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_fees_v_version_sessions" ADD CONSTRAINT "_fees_v_version_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_fees_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "call_timings_rows" ADD CONSTRAINT "call_timings_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."call_timings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_call_timings_v_version_rows" ADD CONSTRAINT "_call_timings_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_call_timings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "disclosure_results" ADD CONSTRAINT "disclosure_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."disclosure"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_disclosure_v_version_results" ADD CONSTRAINT "_disclosure_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_disclosure_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "brand" ADD CONSTRAINT "brand_emblem_id_media_id_fk" FOREIGN KEY ("emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_emblem_id_media_id_fk" FOREIGN KEY ("version_emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "song_stanzas" ADD CONSTRAINT "song_stanzas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."song"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_song_v_version_stanzas" ADD CONSTRAINT "_song_v_version_stanzas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_song_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_kinds_issues" ADD CONSTRAINT "newsletters_kinds_issues_link_file_id_documents_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_kinds_issues" ADD CONSTRAINT "newsletters_kinds_issues_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_kinds_issues" ADD CONSTRAINT "newsletters_kinds_issues_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_kinds" ADD CONSTRAINT "newsletters_kinds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_newsletters_v_version_kinds_issues" ADD CONSTRAINT "_newsletters_v_version_kinds_issues_link_file_id_documents_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v_version_kinds_issues" ADD CONSTRAINT "_newsletters_v_version_kinds_issues_img_id_media_id_fk" FOREIGN KEY ("img_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "events_date_idx" ON "events" USING btree ("date");
  CREATE INDEX "events_card_photo_idx" ON "events" USING btree ("card_photo_id");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events_deleted_at_idx" ON "events" USING btree ("deleted_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_rels_order_idx" ON "events_rels" USING btree ("order");
  CREATE INDEX "events_rels_parent_idx" ON "events_rels" USING btree ("parent_id");
  CREATE INDEX "events_rels_path_idx" ON "events_rels" USING btree ("path");
  CREATE INDEX "events_rels_media_id_idx" ON "events_rels" USING btree ("media_id");
  CREATE INDEX "events_rels_documents_id_idx" ON "events_rels" USING btree ("documents_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_date_idx" ON "_events_v" USING btree ("version_date");
  CREATE INDEX "_events_v_version_version_card_photo_idx" ON "_events_v" USING btree ("version_card_photo_id");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version_deleted_at_idx" ON "_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_rels_order_idx" ON "_events_v_rels" USING btree ("order");
  CREATE INDEX "_events_v_rels_parent_idx" ON "_events_v_rels" USING btree ("parent_id");
  CREATE INDEX "_events_v_rels_path_idx" ON "_events_v_rels" USING btree ("path");
  CREATE INDEX "_events_v_rels_media_id_idx" ON "_events_v_rels" USING btree ("media_id");
  CREATE INDEX "_events_v_rels_documents_id_idx" ON "_events_v_rels" USING btree ("documents_id");
  CREATE INDEX "news_from_date_idx" ON "news" USING btree ("from_date");
  CREATE INDEX "news_card_photo_idx" ON "news" USING btree ("card_photo_id");
  CREATE INDEX "news_updated_at_idx" ON "news" USING btree ("updated_at");
  CREATE INDEX "news_created_at_idx" ON "news" USING btree ("created_at");
  CREATE INDEX "news_deleted_at_idx" ON "news" USING btree ("deleted_at");
  CREATE INDEX "news__status_idx" ON "news" USING btree ("_status");
  CREATE INDEX "news_rels_order_idx" ON "news_rels" USING btree ("order");
  CREATE INDEX "news_rels_parent_idx" ON "news_rels" USING btree ("parent_id");
  CREATE INDEX "news_rels_path_idx" ON "news_rels" USING btree ("path");
  CREATE INDEX "news_rels_media_id_idx" ON "news_rels" USING btree ("media_id");
  CREATE INDEX "news_rels_documents_id_idx" ON "news_rels" USING btree ("documents_id");
  CREATE INDEX "_news_v_parent_idx" ON "_news_v" USING btree ("parent_id");
  CREATE INDEX "_news_v_version_version_from_date_idx" ON "_news_v" USING btree ("version_from_date");
  CREATE INDEX "_news_v_version_version_card_photo_idx" ON "_news_v" USING btree ("version_card_photo_id");
  CREATE INDEX "_news_v_version_version_updated_at_idx" ON "_news_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_v_version_version_created_at_idx" ON "_news_v" USING btree ("version_created_at");
  CREATE INDEX "_news_v_version_version_deleted_at_idx" ON "_news_v" USING btree ("version_deleted_at");
  CREATE INDEX "_news_v_version_version__status_idx" ON "_news_v" USING btree ("version__status");
  CREATE INDEX "_news_v_created_at_idx" ON "_news_v" USING btree ("created_at");
  CREATE INDEX "_news_v_updated_at_idx" ON "_news_v" USING btree ("updated_at");
  CREATE INDEX "_news_v_latest_idx" ON "_news_v" USING btree ("latest");
  CREATE INDEX "_news_v_rels_order_idx" ON "_news_v_rels" USING btree ("order");
  CREATE INDEX "_news_v_rels_parent_idx" ON "_news_v_rels" USING btree ("parent_id");
  CREATE INDEX "_news_v_rels_path_idx" ON "_news_v_rels" USING btree ("path");
  CREATE INDEX "_news_v_rels_media_id_idx" ON "_news_v_rels" USING btree ("media_id");
  CREATE INDEX "_news_v_rels_documents_id_idx" ON "_news_v_rels" USING btree ("documents_id");
  CREATE INDEX "albums_consent_purposes_order_idx" ON "albums_consent_purposes" USING btree ("order");
  CREATE INDEX "albums_consent_purposes_parent_idx" ON "albums_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "albums_date_idx" ON "albums" USING btree ("date");
  CREATE INDEX "albums_card_photo_idx" ON "albums" USING btree ("card_photo_id");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "albums_deleted_at_idx" ON "albums" USING btree ("deleted_at");
  CREATE INDEX "albums__status_idx" ON "albums" USING btree ("_status");
  CREATE INDEX "albums_rels_order_idx" ON "albums_rels" USING btree ("order");
  CREATE INDEX "albums_rels_parent_idx" ON "albums_rels" USING btree ("parent_id");
  CREATE INDEX "albums_rels_path_idx" ON "albums_rels" USING btree ("path");
  CREATE INDEX "albums_rels_media_id_idx" ON "albums_rels" USING btree ("media_id");
  CREATE INDEX "_albums_v_version_consent_purposes_order_idx" ON "_albums_v_version_consent_purposes" USING btree ("order");
  CREATE INDEX "_albums_v_version_consent_purposes_parent_idx" ON "_albums_v_version_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "_albums_v_parent_idx" ON "_albums_v" USING btree ("parent_id");
  CREATE INDEX "_albums_v_version_version_date_idx" ON "_albums_v" USING btree ("version_date");
  CREATE INDEX "_albums_v_version_version_card_photo_idx" ON "_albums_v" USING btree ("version_card_photo_id");
  CREATE INDEX "_albums_v_version_version_updated_at_idx" ON "_albums_v" USING btree ("version_updated_at");
  CREATE INDEX "_albums_v_version_version_created_at_idx" ON "_albums_v" USING btree ("version_created_at");
  CREATE INDEX "_albums_v_version_version_deleted_at_idx" ON "_albums_v" USING btree ("version_deleted_at");
  CREATE INDEX "_albums_v_version_version__status_idx" ON "_albums_v" USING btree ("version__status");
  CREATE INDEX "_albums_v_created_at_idx" ON "_albums_v" USING btree ("created_at");
  CREATE INDEX "_albums_v_updated_at_idx" ON "_albums_v" USING btree ("updated_at");
  CREATE INDEX "_albums_v_latest_idx" ON "_albums_v" USING btree ("latest");
  CREATE INDEX "_albums_v_rels_order_idx" ON "_albums_v_rels" USING btree ("order");
  CREATE INDEX "_albums_v_rels_parent_idx" ON "_albums_v_rels" USING btree ("parent_id");
  CREATE INDEX "_albums_v_rels_path_idx" ON "_albums_v_rels" USING btree ("path");
  CREATE INDEX "_albums_v_rels_media_id_idx" ON "_albums_v_rels" USING btree ("media_id");
  CREATE INDEX "toppers_consent_purposes_order_idx" ON "toppers_consent_purposes" USING btree ("order");
  CREATE INDEX "toppers_consent_purposes_parent_idx" ON "toppers_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "toppers_photo_idx" ON "toppers" USING btree ("photo_id");
  CREATE INDEX "toppers_updated_at_idx" ON "toppers" USING btree ("updated_at");
  CREATE INDEX "toppers_created_at_idx" ON "toppers" USING btree ("created_at");
  CREATE INDEX "toppers_deleted_at_idx" ON "toppers" USING btree ("deleted_at");
  CREATE INDEX "toppers__status_idx" ON "toppers" USING btree ("_status");
  CREATE INDEX "_toppers_v_version_consent_purposes_order_idx" ON "_toppers_v_version_consent_purposes" USING btree ("order");
  CREATE INDEX "_toppers_v_version_consent_purposes_parent_idx" ON "_toppers_v_version_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "_toppers_v_parent_idx" ON "_toppers_v" USING btree ("parent_id");
  CREATE INDEX "_toppers_v_version_version_photo_idx" ON "_toppers_v" USING btree ("version_photo_id");
  CREATE INDEX "_toppers_v_version_version_updated_at_idx" ON "_toppers_v" USING btree ("version_updated_at");
  CREATE INDEX "_toppers_v_version_version_created_at_idx" ON "_toppers_v" USING btree ("version_created_at");
  CREATE INDEX "_toppers_v_version_version_deleted_at_idx" ON "_toppers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_toppers_v_version_version__status_idx" ON "_toppers_v" USING btree ("version__status");
  CREATE INDEX "_toppers_v_created_at_idx" ON "_toppers_v" USING btree ("created_at");
  CREATE INDEX "_toppers_v_updated_at_idx" ON "_toppers_v" USING btree ("updated_at");
  CREATE INDEX "_toppers_v_latest_idx" ON "_toppers_v" USING btree ("latest");
  CREATE INDEX "birthdays_consent_purposes_order_idx" ON "birthdays_consent_purposes" USING btree ("order");
  CREATE INDEX "birthdays_consent_purposes_parent_idx" ON "birthdays_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "birthdays_photo_idx" ON "birthdays" USING btree ("photo_id");
  CREATE INDEX "birthdays_updated_at_idx" ON "birthdays" USING btree ("updated_at");
  CREATE INDEX "birthdays_created_at_idx" ON "birthdays" USING btree ("created_at");
  CREATE INDEX "birthdays_deleted_at_idx" ON "birthdays" USING btree ("deleted_at");
  CREATE INDEX "birthdays__status_idx" ON "birthdays" USING btree ("_status");
  CREATE INDEX "_birthdays_v_version_consent_purposes_order_idx" ON "_birthdays_v_version_consent_purposes" USING btree ("order");
  CREATE INDEX "_birthdays_v_version_consent_purposes_parent_idx" ON "_birthdays_v_version_consent_purposes" USING btree ("parent_id");
  CREATE INDEX "_birthdays_v_parent_idx" ON "_birthdays_v" USING btree ("parent_id");
  CREATE INDEX "_birthdays_v_version_version_photo_idx" ON "_birthdays_v" USING btree ("version_photo_id");
  CREATE INDEX "_birthdays_v_version_version_updated_at_idx" ON "_birthdays_v" USING btree ("version_updated_at");
  CREATE INDEX "_birthdays_v_version_version_created_at_idx" ON "_birthdays_v" USING btree ("version_created_at");
  CREATE INDEX "_birthdays_v_version_version_deleted_at_idx" ON "_birthdays_v" USING btree ("version_deleted_at");
  CREATE INDEX "_birthdays_v_version_version__status_idx" ON "_birthdays_v" USING btree ("version__status");
  CREATE INDEX "_birthdays_v_created_at_idx" ON "_birthdays_v" USING btree ("created_at");
  CREATE INDEX "_birthdays_v_updated_at_idx" ON "_birthdays_v" USING btree ("updated_at");
  CREATE INDEX "_birthdays_v_latest_idx" ON "_birthdays_v" USING btree ("latest");
  CREATE INDEX "announcements_updated_at_idx" ON "announcements" USING btree ("updated_at");
  CREATE INDEX "announcements_created_at_idx" ON "announcements" USING btree ("created_at");
  CREATE INDEX "announcements_deleted_at_idx" ON "announcements" USING btree ("deleted_at");
  CREATE INDEX "announcements__status_idx" ON "announcements" USING btree ("_status");
  CREATE INDEX "announcements_rels_order_idx" ON "announcements_rels" USING btree ("order");
  CREATE INDEX "announcements_rels_parent_idx" ON "announcements_rels" USING btree ("parent_id");
  CREATE INDEX "announcements_rels_path_idx" ON "announcements_rels" USING btree ("path");
  CREATE INDEX "announcements_rels_documents_id_idx" ON "announcements_rels" USING btree ("documents_id");
  CREATE INDEX "_announcements_v_parent_idx" ON "_announcements_v" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_version_version_updated_at_idx" ON "_announcements_v" USING btree ("version_updated_at");
  CREATE INDEX "_announcements_v_version_version_created_at_idx" ON "_announcements_v" USING btree ("version_created_at");
  CREATE INDEX "_announcements_v_version_version_deleted_at_idx" ON "_announcements_v" USING btree ("version_deleted_at");
  CREATE INDEX "_announcements_v_version_version__status_idx" ON "_announcements_v" USING btree ("version__status");
  CREATE INDEX "_announcements_v_created_at_idx" ON "_announcements_v" USING btree ("created_at");
  CREATE INDEX "_announcements_v_updated_at_idx" ON "_announcements_v" USING btree ("updated_at");
  CREATE INDEX "_announcements_v_latest_idx" ON "_announcements_v" USING btree ("latest");
  CREATE INDEX "_announcements_v_rels_order_idx" ON "_announcements_v_rels" USING btree ("order");
  CREATE INDEX "_announcements_v_rels_parent_idx" ON "_announcements_v_rels" USING btree ("parent_id");
  CREATE INDEX "_announcements_v_rels_path_idx" ON "_announcements_v_rels" USING btree ("path");
  CREATE INDEX "_announcements_v_rels_documents_id_idx" ON "_announcements_v_rels" USING btree ("documents_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "notices_deleted_at_idx" ON "notices" USING btree ("deleted_at");
  CREATE INDEX "notices__status_idx" ON "notices" USING btree ("_status");
  CREATE INDEX "notices_rels_order_idx" ON "notices_rels" USING btree ("order");
  CREATE INDEX "notices_rels_parent_idx" ON "notices_rels" USING btree ("parent_id");
  CREATE INDEX "notices_rels_path_idx" ON "notices_rels" USING btree ("path");
  CREATE INDEX "notices_rels_media_id_idx" ON "notices_rels" USING btree ("media_id");
  CREATE INDEX "notices_rels_documents_id_idx" ON "notices_rels" USING btree ("documents_id");
  CREATE INDEX "_notices_v_parent_idx" ON "_notices_v" USING btree ("parent_id");
  CREATE INDEX "_notices_v_version_version_updated_at_idx" ON "_notices_v" USING btree ("version_updated_at");
  CREATE INDEX "_notices_v_version_version_created_at_idx" ON "_notices_v" USING btree ("version_created_at");
  CREATE INDEX "_notices_v_version_version_deleted_at_idx" ON "_notices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_notices_v_version_version__status_idx" ON "_notices_v" USING btree ("version__status");
  CREATE INDEX "_notices_v_created_at_idx" ON "_notices_v" USING btree ("created_at");
  CREATE INDEX "_notices_v_updated_at_idx" ON "_notices_v" USING btree ("updated_at");
  CREATE INDEX "_notices_v_latest_idx" ON "_notices_v" USING btree ("latest");
  CREATE INDEX "_notices_v_rels_order_idx" ON "_notices_v_rels" USING btree ("order");
  CREATE INDEX "_notices_v_rels_parent_idx" ON "_notices_v_rels" USING btree ("parent_id");
  CREATE INDEX "_notices_v_rels_path_idx" ON "_notices_v_rels" USING btree ("path");
  CREATE INDEX "_notices_v_rels_media_id_idx" ON "_notices_v_rels" USING btree ("media_id");
  CREATE INDEX "_notices_v_rels_documents_id_idx" ON "_notices_v_rels" USING btree ("documents_id");
  CREATE INDEX "principal_messages_photo_idx" ON "principal_messages" USING btree ("photo_id");
  CREATE INDEX "principal_messages_updated_at_idx" ON "principal_messages" USING btree ("updated_at");
  CREATE INDEX "principal_messages_created_at_idx" ON "principal_messages" USING btree ("created_at");
  CREATE INDEX "principal_messages_deleted_at_idx" ON "principal_messages" USING btree ("deleted_at");
  CREATE INDEX "principal_messages__status_idx" ON "principal_messages" USING btree ("_status");
  CREATE INDEX "_principal_messages_v_parent_idx" ON "_principal_messages_v" USING btree ("parent_id");
  CREATE INDEX "_principal_messages_v_version_version_photo_idx" ON "_principal_messages_v" USING btree ("version_photo_id");
  CREATE INDEX "_principal_messages_v_version_version_updated_at_idx" ON "_principal_messages_v" USING btree ("version_updated_at");
  CREATE INDEX "_principal_messages_v_version_version_created_at_idx" ON "_principal_messages_v" USING btree ("version_created_at");
  CREATE INDEX "_principal_messages_v_version_version_deleted_at_idx" ON "_principal_messages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_principal_messages_v_version_version__status_idx" ON "_principal_messages_v" USING btree ("version__status");
  CREATE INDEX "_principal_messages_v_created_at_idx" ON "_principal_messages_v" USING btree ("created_at");
  CREATE INDEX "_principal_messages_v_updated_at_idx" ON "_principal_messages_v" USING btree ("updated_at");
  CREATE INDEX "_principal_messages_v_latest_idx" ON "_principal_messages_v" USING btree ("latest");
  CREATE INDEX "pages_figures_order_idx" ON "pages_figures" USING btree ("_order");
  CREATE INDEX "pages_figures_parent_id_idx" ON "pages_figures" USING btree ("_parent_id");
  CREATE INDEX "pages_picture_idx" ON "pages" USING btree ("picture_id");
  CREATE INDEX "pages_replaces_idx" ON "pages" USING btree ("replaces");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_version_figures_order_idx" ON "_pages_v_version_figures" USING btree ("_order");
  CREATE INDEX "_pages_v_version_figures_parent_id_idx" ON "_pages_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_picture_idx" ON "_pages_v" USING btree ("version_picture_id");
  CREATE INDEX "_pages_v_version_version_replaces_idx" ON "_pages_v" USING btree ("version_replaces");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "weekly_menus_date_idx" ON "weekly_menus" USING btree ("date");
  CREATE INDEX "weekly_menus_updated_at_idx" ON "weekly_menus" USING btree ("updated_at");
  CREATE INDEX "weekly_menus_created_at_idx" ON "weekly_menus" USING btree ("created_at");
  CREATE INDEX "weekly_menus_deleted_at_idx" ON "weekly_menus" USING btree ("deleted_at");
  CREATE INDEX "weekly_menus__status_idx" ON "weekly_menus" USING btree ("_status");
  CREATE INDEX "_weekly_menus_v_parent_idx" ON "_weekly_menus_v" USING btree ("parent_id");
  CREATE INDEX "_weekly_menus_v_version_version_date_idx" ON "_weekly_menus_v" USING btree ("version_date");
  CREATE INDEX "_weekly_menus_v_version_version_updated_at_idx" ON "_weekly_menus_v" USING btree ("version_updated_at");
  CREATE INDEX "_weekly_menus_v_version_version_created_at_idx" ON "_weekly_menus_v" USING btree ("version_created_at");
  CREATE INDEX "_weekly_menus_v_version_version_deleted_at_idx" ON "_weekly_menus_v" USING btree ("version_deleted_at");
  CREATE INDEX "_weekly_menus_v_version_version__status_idx" ON "_weekly_menus_v" USING btree ("version__status");
  CREATE INDEX "_weekly_menus_v_created_at_idx" ON "_weekly_menus_v" USING btree ("created_at");
  CREATE INDEX "_weekly_menus_v_updated_at_idx" ON "_weekly_menus_v" USING btree ("updated_at");
  CREATE INDEX "_weekly_menus_v_latest_idx" ON "_weekly_menus_v" USING btree ("latest");
  CREATE INDEX "online_registrations_updated_at_idx" ON "online_registrations" USING btree ("updated_at");
  CREATE INDEX "online_registrations_created_at_idx" ON "online_registrations" USING btree ("created_at");
  CREATE INDEX "online_registrations_deleted_at_idx" ON "online_registrations" USING btree ("deleted_at");
  CREATE INDEX "online_registrations__status_idx" ON "online_registrations" USING btree ("_status");
  CREATE INDEX "_online_registrations_v_parent_idx" ON "_online_registrations_v" USING btree ("parent_id");
  CREATE INDEX "_online_registrations_v_version_version_updated_at_idx" ON "_online_registrations_v" USING btree ("version_updated_at");
  CREATE INDEX "_online_registrations_v_version_version_created_at_idx" ON "_online_registrations_v" USING btree ("version_created_at");
  CREATE INDEX "_online_registrations_v_version_version_deleted_at_idx" ON "_online_registrations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_online_registrations_v_version_version__status_idx" ON "_online_registrations_v" USING btree ("version__status");
  CREATE INDEX "_online_registrations_v_created_at_idx" ON "_online_registrations_v" USING btree ("created_at");
  CREATE INDEX "_online_registrations_v_updated_at_idx" ON "_online_registrations_v" USING btree ("updated_at");
  CREATE INDEX "_online_registrations_v_latest_idx" ON "_online_registrations_v" USING btree ("latest");
  CREATE INDEX "compliance_documents_file_idx" ON "compliance_documents" USING btree ("file_id");
  CREATE INDEX "compliance_documents_updated_at_idx" ON "compliance_documents" USING btree ("updated_at");
  CREATE INDEX "compliance_documents_created_at_idx" ON "compliance_documents" USING btree ("created_at");
  CREATE INDEX "compliance_documents_deleted_at_idx" ON "compliance_documents" USING btree ("deleted_at");
  CREATE INDEX "compliance_documents__status_idx" ON "compliance_documents" USING btree ("_status");
  CREATE INDEX "_compliance_documents_v_parent_idx" ON "_compliance_documents_v" USING btree ("parent_id");
  CREATE INDEX "_compliance_documents_v_version_version_file_idx" ON "_compliance_documents_v" USING btree ("version_file_id");
  CREATE INDEX "_compliance_documents_v_version_version_updated_at_idx" ON "_compliance_documents_v" USING btree ("version_updated_at");
  CREATE INDEX "_compliance_documents_v_version_version_created_at_idx" ON "_compliance_documents_v" USING btree ("version_created_at");
  CREATE INDEX "_compliance_documents_v_version_version_deleted_at_idx" ON "_compliance_documents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_compliance_documents_v_version_version__status_idx" ON "_compliance_documents_v" USING btree ("version__status");
  CREATE INDEX "_compliance_documents_v_created_at_idx" ON "_compliance_documents_v" USING btree ("created_at");
  CREATE INDEX "_compliance_documents_v_updated_at_idx" ON "_compliance_documents_v" USING btree ("updated_at");
  CREATE INDEX "_compliance_documents_v_latest_idx" ON "_compliance_documents_v" USING btree ("latest");
  CREATE INDEX "staff_photo_idx" ON "staff" USING btree ("photo_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE INDEX "staff_deleted_at_idx" ON "staff" USING btree ("deleted_at");
  CREATE INDEX "staff__status_idx" ON "staff" USING btree ("_status");
  CREATE INDEX "_staff_v_parent_idx" ON "_staff_v" USING btree ("parent_id");
  CREATE INDEX "_staff_v_version_version_photo_idx" ON "_staff_v" USING btree ("version_photo_id");
  CREATE INDEX "_staff_v_version_version_updated_at_idx" ON "_staff_v" USING btree ("version_updated_at");
  CREATE INDEX "_staff_v_version_version_created_at_idx" ON "_staff_v" USING btree ("version_created_at");
  CREATE INDEX "_staff_v_version_version_deleted_at_idx" ON "_staff_v" USING btree ("version_deleted_at");
  CREATE INDEX "_staff_v_version_version__status_idx" ON "_staff_v" USING btree ("version__status");
  CREATE INDEX "_staff_v_created_at_idx" ON "_staff_v" USING btree ("created_at");
  CREATE INDEX "_staff_v_updated_at_idx" ON "_staff_v" USING btree ("updated_at");
  CREATE INDEX "_staff_v_latest_idx" ON "_staff_v" USING btree ("latest");
  CREATE UNIQUE INDEX "media_fixed_address_idx" ON "media" USING btree ("fixed_address");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_small_sizes_small_filename_idx" ON "media" USING btree ("sizes_small_filename");
  CREATE UNIQUE INDEX "documents_fixed_address_idx" ON "documents" USING btree ("fixed_address");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "contact_messages_received_at_idx" ON "contact_messages" USING btree ("received_at");
  CREATE INDEX "contact_messages_is_handled_idx" ON "contact_messages" USING btree ("is_handled");
  CREATE UNIQUE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "contact_messages_deleted_at_idx" ON "contact_messages" USING btree ("deleted_at");
  CREATE INDEX "campaigns_ordered_at_idx" ON "campaigns" USING btree ("ordered_at");
  CREATE INDEX "campaigns_finished_at_idx" ON "campaigns" USING btree ("finished_at");
  CREATE INDEX "campaigns_updated_at_idx" ON "campaigns" USING btree ("updated_at");
  CREATE INDEX "campaigns_created_at_idx" ON "campaigns" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_confirmed_at_idx" ON "subscribers" USING btree ("confirmed_at");
  CREATE INDEX "subscribers_asked_at_idx" ON "subscribers" USING btree ("asked_at");
  CREATE UNIQUE INDEX "subscribers_confirm_digest_idx" ON "subscribers" USING btree ("confirm_digest");
  CREATE UNIQUE INDEX "subscribers_leave_digest_idx" ON "subscribers" USING btree ("leave_digest");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");
  CREATE INDEX "audit_log_account_idx" ON "audit_log" USING btree ("account");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_priority_idx" ON "payload_jobs" USING btree ("priority");
  CREATE UNIQUE INDEX "payload_jobs_key_idx" ON "payload_jobs" USING btree ("key");
  CREATE INDEX "payload_jobs_campaign_idx" ON "payload_jobs" USING btree ("campaign_id");
  CREATE INDEX "payload_jobs_subscriber_idx" ON "payload_jobs" USING btree ("subscriber_id");
  CREATE INDEX "payload_jobs_message_idx" ON "payload_jobs" USING btree ("message_id");
  CREATE INDEX "payload_jobs_person_idx" ON "payload_jobs" USING btree ("person_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_news_id_idx" ON "payload_locked_documents_rels" USING btree ("news_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");
  CREATE INDEX "payload_locked_documents_rels_toppers_id_idx" ON "payload_locked_documents_rels" USING btree ("toppers_id");
  CREATE INDEX "payload_locked_documents_rels_birthdays_id_idx" ON "payload_locked_documents_rels" USING btree ("birthdays_id");
  CREATE INDEX "payload_locked_documents_rels_announcements_id_idx" ON "payload_locked_documents_rels" USING btree ("announcements_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_principal_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("principal_messages_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_weekly_menus_id_idx" ON "payload_locked_documents_rels" USING btree ("weekly_menus_id");
  CREATE INDEX "payload_locked_documents_rels_online_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("online_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_compliance_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("compliance_documents_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_campaigns_id_idx" ON "payload_locked_documents_rels" USING btree ("campaigns_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
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
  CREATE INDEX "fees_sessions_fees_order_idx" ON "fees_sessions_fees" USING btree ("_order");
  CREATE INDEX "fees_sessions_fees_parent_id_idx" ON "fees_sessions_fees" USING btree ("_parent_id");
  CREATE INDEX "fees_sessions_order_idx" ON "fees_sessions" USING btree ("_order");
  CREATE INDEX "fees_sessions_parent_id_idx" ON "fees_sessions" USING btree ("_parent_id");
  CREATE INDEX "fees__status_idx" ON "fees" USING btree ("_status");
  CREATE INDEX "_fees_v_version_sessions_fees_order_idx" ON "_fees_v_version_sessions_fees" USING btree ("_order");
  CREATE INDEX "_fees_v_version_sessions_fees_parent_id_idx" ON "_fees_v_version_sessions_fees" USING btree ("_parent_id");
  CREATE INDEX "_fees_v_version_sessions_order_idx" ON "_fees_v_version_sessions" USING btree ("_order");
  CREATE INDEX "_fees_v_version_sessions_parent_id_idx" ON "_fees_v_version_sessions" USING btree ("_parent_id");
  CREATE INDEX "_fees_v_version_version__status_idx" ON "_fees_v" USING btree ("version__status");
  CREATE INDEX "_fees_v_created_at_idx" ON "_fees_v" USING btree ("created_at");
  CREATE INDEX "_fees_v_updated_at_idx" ON "_fees_v" USING btree ("updated_at");
  CREATE INDEX "_fees_v_latest_idx" ON "_fees_v" USING btree ("latest");
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
  CREATE INDEX "_numbers_v_latest_idx" ON "_numbers_v" USING btree ("latest");
  CREATE INDEX "disclosure_results_order_idx" ON "disclosure_results" USING btree ("_order");
  CREATE INDEX "disclosure_results_parent_id_idx" ON "disclosure_results" USING btree ("_parent_id");
  CREATE INDEX "disclosure__status_idx" ON "disclosure" USING btree ("_status");
  CREATE INDEX "_disclosure_v_version_results_order_idx" ON "_disclosure_v_version_results" USING btree ("_order");
  CREATE INDEX "_disclosure_v_version_results_parent_id_idx" ON "_disclosure_v_version_results" USING btree ("_parent_id");
  CREATE INDEX "_disclosure_v_version_version__status_idx" ON "_disclosure_v" USING btree ("version__status");
  CREATE INDEX "_disclosure_v_created_at_idx" ON "_disclosure_v" USING btree ("created_at");
  CREATE INDEX "_disclosure_v_updated_at_idx" ON "_disclosure_v" USING btree ("updated_at");
  CREATE INDEX "_disclosure_v_latest_idx" ON "_disclosure_v" USING btree ("latest");
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
  CREATE INDEX "brand_emblem_idx" ON "brand" USING btree ("emblem_id");
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_version_emblem_idx" ON "_brand_v" USING btree ("version_emblem_id");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");
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
  CREATE INDEX "newsletters_kinds_issues_link_file_idx" ON "newsletters_kinds_issues" USING btree ("link_file_id");
  CREATE INDEX "newsletters_kinds_issues_img_idx" ON "newsletters_kinds_issues" USING btree ("img_id");
  CREATE INDEX "newsletters_kinds_order_idx" ON "newsletters_kinds" USING btree ("_order");
  CREATE INDEX "newsletters_kinds_parent_id_idx" ON "newsletters_kinds" USING btree ("_parent_id");
  CREATE INDEX "newsletters__status_idx" ON "newsletters" USING btree ("_status");
  CREATE INDEX "_newsletters_v_version_kinds_issues_order_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("_order");
  CREATE INDEX "_newsletters_v_version_kinds_issues_parent_id_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("_parent_id");
  CREATE INDEX "_newsletters_v_version_kinds_issues_link_file_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("link_file_id");
  CREATE INDEX "_newsletters_v_version_kinds_issues_img_idx" ON "_newsletters_v_version_kinds_issues" USING btree ("img_id");
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
  CREATE INDEX "_settings_v_latest_idx" ON "_settings_v" USING btree ("latest");
  CREATE INDEX "privacy__status_idx" ON "privacy" USING btree ("_status");
  CREATE INDEX "_privacy_v_version_version__status_idx" ON "_privacy_v" USING btree ("version__status");
  CREATE INDEX "_privacy_v_created_at_idx" ON "_privacy_v" USING btree ("created_at");
  CREATE INDEX "_privacy_v_updated_at_idx" ON "_privacy_v" USING btree ("updated_at");
  CREATE INDEX "_privacy_v_latest_idx" ON "_privacy_v" USING btree ("latest");
  CREATE INDEX "accessibility__status_idx" ON "accessibility" USING btree ("_status");
  CREATE INDEX "_accessibility_v_version_version__status_idx" ON "_accessibility_v" USING btree ("version__status");
  CREATE INDEX "_accessibility_v_created_at_idx" ON "_accessibility_v" USING btree ("created_at");
  CREATE INDEX "_accessibility_v_updated_at_idx" ON "_accessibility_v" USING btree ("updated_at");
  CREATE INDEX "_accessibility_v_latest_idx" ON "_accessibility_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "events" CASCADE;
  DROP TABLE "events_rels" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_rels" CASCADE;
  DROP TABLE "news" CASCADE;
  DROP TABLE "news_rels" CASCADE;
  DROP TABLE "_news_v" CASCADE;
  DROP TABLE "_news_v_rels" CASCADE;
  DROP TABLE "albums_consent_purposes" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "albums_rels" CASCADE;
  DROP TABLE "_albums_v_version_consent_purposes" CASCADE;
  DROP TABLE "_albums_v" CASCADE;
  DROP TABLE "_albums_v_rels" CASCADE;
  DROP TABLE "toppers_consent_purposes" CASCADE;
  DROP TABLE "toppers" CASCADE;
  DROP TABLE "_toppers_v_version_consent_purposes" CASCADE;
  DROP TABLE "_toppers_v" CASCADE;
  DROP TABLE "birthdays_consent_purposes" CASCADE;
  DROP TABLE "birthdays" CASCADE;
  DROP TABLE "_birthdays_v_version_consent_purposes" CASCADE;
  DROP TABLE "_birthdays_v" CASCADE;
  DROP TABLE "announcements" CASCADE;
  DROP TABLE "announcements_rels" CASCADE;
  DROP TABLE "_announcements_v" CASCADE;
  DROP TABLE "_announcements_v_rels" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "notices_rels" CASCADE;
  DROP TABLE "_notices_v" CASCADE;
  DROP TABLE "_notices_v_rels" CASCADE;
  DROP TABLE "principal_messages" CASCADE;
  DROP TABLE "_principal_messages_v" CASCADE;
  DROP TABLE "pages_figures" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v_version_figures" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "weekly_menus" CASCADE;
  DROP TABLE "_weekly_menus_v" CASCADE;
  DROP TABLE "online_registrations" CASCADE;
  DROP TABLE "_online_registrations_v" CASCADE;
  DROP TABLE "compliance_documents" CASCADE;
  DROP TABLE "_compliance_documents_v" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "_staff_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "campaigns" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "emergency_banner" CASCADE;
  DROP TABLE "message_notifications" CASCADE;
  DROP TABLE "name_and_address" CASCADE;
  DROP TABLE "_name_and_address_v" CASCADE;
  DROP TABLE "links_social" CASCADE;
  DROP TABLE "links" CASCADE;
  DROP TABLE "_links_v_version_social" CASCADE;
  DROP TABLE "_links_v" CASCADE;
  DROP TABLE "admission" CASCADE;
  DROP TABLE "_admission_v" CASCADE;
  DROP TABLE "fees_sessions_fees" CASCADE;
  DROP TABLE "fees_sessions" CASCADE;
  DROP TABLE "fees" CASCADE;
  DROP TABLE "_fees_v_version_sessions_fees" CASCADE;
  DROP TABLE "_fees_v_version_sessions" CASCADE;
  DROP TABLE "_fees_v" CASCADE;
  DROP TABLE "call_timings_rows" CASCADE;
  DROP TABLE "call_timings" CASCADE;
  DROP TABLE "_call_timings_v_version_rows" CASCADE;
  DROP TABLE "_call_timings_v" CASCADE;
  DROP TABLE "school_year" CASCADE;
  DROP TABLE "_school_year_v" CASCADE;
  DROP TABLE "numbers" CASCADE;
  DROP TABLE "_numbers_v" CASCADE;
  DROP TABLE "disclosure_results" CASCADE;
  DROP TABLE "disclosure" CASCADE;
  DROP TABLE "_disclosure_v_version_results" CASCADE;
  DROP TABLE "_disclosure_v" CASCADE;
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
  DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
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
  DROP TABLE "privacy" CASCADE;
  DROP TABLE "_privacy_v" CASCADE;
  DROP TABLE "accessibility" CASCADE;
  DROP TABLE "_accessibility_v" CASCADE;
  DROP TYPE "public"."enum_events_category";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_category";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_news_status";
  DROP TYPE "public"."enum__news_v_version_status";
  DROP TYPE "public"."enum_albums_consent_purposes";
  DROP TYPE "public"."enum_albums_consent_identified_by";
  DROP TYPE "public"."enum_albums_category";
  DROP TYPE "public"."enum_albums_status";
  DROP TYPE "public"."enum__albums_v_version_consent_purposes";
  DROP TYPE "public"."enum__albums_v_version_consent_identified_by";
  DROP TYPE "public"."enum__albums_v_version_category";
  DROP TYPE "public"."enum__albums_v_version_status";
  DROP TYPE "public"."enum_toppers_consent_purposes";
  DROP TYPE "public"."enum_toppers_class";
  DROP TYPE "public"."enum_toppers_consent_identified_by";
  DROP TYPE "public"."enum_toppers_status";
  DROP TYPE "public"."enum__toppers_v_version_consent_purposes";
  DROP TYPE "public"."enum__toppers_v_version_class";
  DROP TYPE "public"."enum__toppers_v_version_consent_identified_by";
  DROP TYPE "public"."enum__toppers_v_version_status";
  DROP TYPE "public"."enum_birthdays_consent_purposes";
  DROP TYPE "public"."enum_birthdays_consent_identified_by";
  DROP TYPE "public"."enum_birthdays_status";
  DROP TYPE "public"."enum__birthdays_v_version_consent_purposes";
  DROP TYPE "public"."enum__birthdays_v_version_consent_identified_by";
  DROP TYPE "public"."enum__birthdays_v_version_status";
  DROP TYPE "public"."enum_announcements_status";
  DROP TYPE "public"."enum__announcements_v_version_status";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum__notices_v_version_status";
  DROP TYPE "public"."enum_principal_messages_status";
  DROP TYPE "public"."enum__principal_messages_v_version_status";
  DROP TYPE "public"."enum_pages_figures_figure";
  DROP TYPE "public"."enum_pages_own_picture";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_figures_figure";
  DROP TYPE "public"."enum__pages_v_version_own_picture";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_weekly_menus_status";
  DROP TYPE "public"."enum__weekly_menus_v_version_status";
  DROP TYPE "public"."enum_online_registrations_status";
  DROP TYPE "public"."enum__online_registrations_v_version_status";
  DROP TYPE "public"."enum_compliance_documents_kind";
  DROP TYPE "public"."enum_compliance_documents_status";
  DROP TYPE "public"."enum__compliance_documents_v_version_kind";
  DROP TYPE "public"."enum__compliance_documents_v_version_status";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_staff_consent_identified_by";
  DROP TYPE "public"."enum_staff_status";
  DROP TYPE "public"."enum__staff_v_version_role";
  DROP TYPE "public"."enum__staff_v_version_consent_identified_by";
  DROP TYPE "public"."enum__staff_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_kind";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_name_and_address_status";
  DROP TYPE "public"."enum__name_and_address_v_version_status";
  DROP TYPE "public"."enum_links_status";
  DROP TYPE "public"."enum__links_v_version_status";
  DROP TYPE "public"."enum_admission_status";
  DROP TYPE "public"."enum__admission_v_version_status";
  DROP TYPE "public"."enum_fees_sessions_fees_due";
  DROP TYPE "public"."enum_fees_status";
  DROP TYPE "public"."enum__fees_v_version_sessions_fees_due";
  DROP TYPE "public"."enum__fees_v_version_status";
  DROP TYPE "public"."enum_call_timings_status";
  DROP TYPE "public"."enum__call_timings_v_version_status";
  DROP TYPE "public"."enum_school_year_status";
  DROP TYPE "public"."enum__school_year_v_version_status";
  DROP TYPE "public"."enum_numbers_status";
  DROP TYPE "public"."enum__numbers_v_version_status";
  DROP TYPE "public"."enum_disclosure_results_class";
  DROP TYPE "public"."enum_disclosure_board";
  DROP TYPE "public"."enum_disclosure_status";
  DROP TYPE "public"."enum__disclosure_v_version_results_class";
  DROP TYPE "public"."enum__disclosure_v_version_board";
  DROP TYPE "public"."enum__disclosure_v_version_status";
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
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_status";
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
  DROP TYPE "public"."enum_settings_pupils";
  DROP TYPE "public"."enum_settings_birthdays";
  DROP TYPE "public"."enum_settings_status";
  DROP TYPE "public"."enum__settings_v_version_pupils";
  DROP TYPE "public"."enum__settings_v_version_birthdays";
  DROP TYPE "public"."enum__settings_v_version_status";
  DROP TYPE "public"."enum_privacy_status";
  DROP TYPE "public"."enum__privacy_v_version_status";
  DROP TYPE "public"."enum_accessibility_status";
  DROP TYPE "public"."enum__accessibility_v_version_status";`)
}
