import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_enquiries_boarding" AS ENUM('yes', 'no', 'undecided');
  CREATE TYPE "public"."enum_enquiries_language" AS ENUM('en', 'hi');
  CREATE TYPE "public"."enum_enquiries_state" AS ENUM('new', 'answered', 'visit', 'registered', 'closed');
  ALTER TYPE "public"."enum_payload_jobs_kind" ADD VALUE 'newEnquiry' BEFORE 'password';
  ALTER TYPE "public"."enum_payload_jobs_kind" ADD VALUE 'enquiry' BEFORE 'password';
  CREATE TABLE "enquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"reference" varchar NOT NULL,
  	"class" varchar NOT NULL,
  	"school_year" varchar NOT NULL,
  	"boarding" "enum_enquiries_boarding" NOT NULL,
  	"question" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"contact" varchar NOT NULL,
  	"language" "enum_enquiries_language" NOT NULL,
  	"answer_by" timestamp(3) with time zone NOT NULL,
  	"notice_version" varchar,
  	"notice_wording" varchar,
  	"email" varchar,
  	"idempotency_key" varchar,
  	"state" "enum_enquiries_state" DEFAULT 'new' NOT NULL,
  	"note" varchar,
  	"answered_by" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "enquiry_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_open" boolean DEFAULT false,
  	"classes" varchar,
  	"school_years" varchar,
  	"extra_days" numeric DEFAULT 0,
  	"has_saturdays" boolean,
  	"notice_english" varchar NOT NULL,
  	"notice_hindi" varchar NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_jobs" ADD COLUMN "enquiry_id" integer;
  CREATE INDEX "enquiries_received_at_idx" ON "enquiries" USING btree ("received_at");
  CREATE INDEX "enquiries_reference_idx" ON "enquiries" USING btree ("reference");
  CREATE INDEX "enquiries_answer_by_idx" ON "enquiries" USING btree ("answer_by");
  CREATE INDEX "enquiries_email_idx" ON "enquiries" USING btree ("email");
  CREATE UNIQUE INDEX "enquiries_idempotency_key_idx" ON "enquiries" USING btree ("idempotency_key");
  CREATE INDEX "enquiries_state_idx" ON "enquiries" USING btree ("state");
  CREATE INDEX "enquiries_updated_at_idx" ON "enquiries" USING btree ("updated_at");
  CREATE INDEX "enquiries_created_at_idx" ON "enquiries" USING btree ("created_at");
  CREATE INDEX "enquiries_deleted_at_idx" ON "enquiries" USING btree ("deleted_at");
  ALTER TABLE "payload_jobs" ADD CONSTRAINT "payload_jobs_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_jobs_enquiry_idx" ON "payload_jobs" USING btree ("enquiry_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "enquiries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "enquiry_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "enquiries" CASCADE;
  DROP TABLE "enquiry_settings" CASCADE;
  ALTER TABLE "payload_jobs" DROP CONSTRAINT "payload_jobs_enquiry_id_enquiries_id_fk";
  
  ALTER TABLE "payload_jobs" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_kind";
  CREATE TYPE "public"."enum_payload_jobs_kind" AS ENUM('confirmation', 'newsletter', 'message', 'password', 'invitation');
  ALTER TABLE "payload_jobs" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_payload_jobs_kind" USING "kind"::"public"."enum_payload_jobs_kind";
  DROP INDEX "payload_jobs_enquiry_idx";
  ALTER TABLE "payload_jobs" DROP COLUMN "enquiry_id";
  DROP TYPE "public"."enum_enquiries_boarding";
  DROP TYPE "public"."enum_enquiries_language";
  DROP TYPE "public"."enum_enquiries_state";`)
}
