import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_visit_times_language" AS ENUM('en', 'hi');
  CREATE TYPE "public"."enum_visit_bookings_state" AS ENUM('unconfirmed', 'unconfirmedWaiting', 'booked', 'waiting', 'offered', 'cancelled', 'offerEnded', 'cancelledBySchool', 'tooLate', 'expired');
  CREATE TYPE "public"."enum_visit_bookings_language" AS ENUM('en', 'hi');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'visitExpiries' BEFORE 'cleanUp';
  ALTER TYPE "public"."enum_payload_jobs_kind" ADD VALUE 'visit' BEFORE 'password';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'visitExpiries' BEFORE 'cleanUp';
  CREATE TABLE "visit_times" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"time" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"classes" varchar,
  	"places" numeric DEFAULT 10 NOT NULL,
  	"closes_hours" numeric DEFAULT 24 NOT NULL,
  	"language" "enum_visit_times_language" DEFAULT 'en' NOT NULL,
  	"is_cancelled" boolean,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"reference" varchar NOT NULL,
  	"state" "enum_visit_bookings_state" NOT NULL,
  	"time_id" integer NOT NULL,
  	"people" numeric NOT NULL,
  	"class" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"language" "enum_visit_bookings_language" NOT NULL,
  	"came" boolean,
  	"notice_version" varchar,
  	"notice_wording" varchar,
  	"idempotency_key" varchar,
  	"was_full" boolean,
  	"key_salt" varchar,
  	"key_digest" varchar,
  	"email_count" numeric DEFAULT 0 NOT NULL,
  	"waiting_since" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"booked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visit_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_open" boolean DEFAULT false,
  	"classes" varchar,
  	"notice_english" varchar NOT NULL,
  	"notice_hindi" varchar NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_jobs" ADD COLUMN "booking_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visit_times_id" integer;
  ALTER TABLE "visit_bookings" ADD CONSTRAINT "visit_bookings_time_id_visit_times_id_fk" FOREIGN KEY ("time_id") REFERENCES "public"."visit_times"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "visit_times_day_idx" ON "visit_times" USING btree ("day");
  CREATE INDEX "visit_times_updated_at_idx" ON "visit_times" USING btree ("updated_at");
  CREATE INDEX "visit_times_created_at_idx" ON "visit_times" USING btree ("created_at");
  CREATE INDEX "visit_bookings_received_at_idx" ON "visit_bookings" USING btree ("received_at");
  CREATE INDEX "visit_bookings_reference_idx" ON "visit_bookings" USING btree ("reference");
  CREATE INDEX "visit_bookings_state_idx" ON "visit_bookings" USING btree ("state");
  CREATE INDEX "visit_bookings_time_idx" ON "visit_bookings" USING btree ("time_id");
  CREATE INDEX "visit_bookings_email_idx" ON "visit_bookings" USING btree ("email");
  CREATE UNIQUE INDEX "visit_bookings_idempotency_key_idx" ON "visit_bookings" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "visit_bookings_key_digest_idx" ON "visit_bookings" USING btree ("key_digest");
  CREATE INDEX "visit_bookings_waiting_since_idx" ON "visit_bookings" USING btree ("waiting_since");
  CREATE INDEX "visit_bookings_expires_at_idx" ON "visit_bookings" USING btree ("expires_at");
  CREATE INDEX "visit_bookings_updated_at_idx" ON "visit_bookings" USING btree ("updated_at");
  CREATE INDEX "visit_bookings_created_at_idx" ON "visit_bookings" USING btree ("created_at");
  ALTER TABLE "payload_jobs" ADD CONSTRAINT "payload_jobs_booking_id_visit_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."visit_bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visit_times_fk" FOREIGN KEY ("visit_times_id") REFERENCES "public"."visit_times"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_jobs_booking_idx" ON "payload_jobs" USING btree ("booking_id");
  CREATE INDEX "payload_locked_documents_rels_visit_times_id_idx" ON "payload_locked_documents_rels" USING btree ("visit_times_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visit_times" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "visit_times" CASCADE;
  DROP TABLE "visit_bookings" CASCADE;
  DROP TABLE "visit_settings" CASCADE;
  ALTER TABLE "payload_jobs" DROP CONSTRAINT "payload_jobs_booking_id_visit_bookings_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visit_times_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendEmail', 'sendNewsletter', 'cleanUp', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_kind";
  CREATE TYPE "public"."enum_payload_jobs_kind" AS ENUM('confirmation', 'newsletter', 'message', 'newEnquiry', 'enquiry', 'password', 'invitation');
  ALTER TABLE "payload_jobs" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_payload_jobs_kind" USING "kind"::"public"."enum_payload_jobs_kind";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendEmail', 'sendNewsletter', 'cleanUp', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_jobs_booking_idx";
  DROP INDEX "payload_locked_documents_rels_visit_times_id_idx";
  ALTER TABLE "payload_jobs" DROP COLUMN "booking_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visit_times_id";
  DROP TYPE "public"."enum_visit_times_language";
  DROP TYPE "public"."enum_visit_bookings_state";
  DROP TYPE "public"."enum_visit_bookings_language";`)
}
