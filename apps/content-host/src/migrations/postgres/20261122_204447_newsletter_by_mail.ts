import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_letters_kind" AS ENUM('confirmation', 'newsletter', 'message', 'password', 'invitation');
  CREATE TYPE "public"."enum_letters_state" AS ENUM('waiting', 'trying', 'sent', 'failed');
  CREATE TABLE "mailings" (
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
  	"salt" varchar NOT NULL,
  	"confirm_digest" varchar NOT NULL,
  	"leave_digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "letters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_letters_kind" NOT NULL,
  	"state" "enum_letters_state" DEFAULT 'waiting' NOT NULL,
  	"reason" varchar,
  	"tries" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"turn" numeric NOT NULL,
  	"key" varchar NOT NULL,
  	"to" varchar,
  	"mailing_id" integer,
  	"subscriber_id" integer,
  	"message_id" integer,
  	"person_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "office_mail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"recipients" varchar,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mailings_id" integer;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_mailing_id_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."mailings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "mailings_ordered_at_idx" ON "mailings" USING btree ("ordered_at");
  CREATE INDEX "mailings_finished_at_idx" ON "mailings" USING btree ("finished_at");
  CREATE INDEX "mailings_updated_at_idx" ON "mailings" USING btree ("updated_at");
  CREATE INDEX "mailings_created_at_idx" ON "mailings" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_confirmed_at_idx" ON "subscribers" USING btree ("confirmed_at");
  CREATE INDEX "subscribers_asked_at_idx" ON "subscribers" USING btree ("asked_at");
  CREATE UNIQUE INDEX "subscribers_confirm_digest_idx" ON "subscribers" USING btree ("confirm_digest");
  CREATE UNIQUE INDEX "subscribers_leave_digest_idx" ON "subscribers" USING btree ("leave_digest");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "letters_state_idx" ON "letters" USING btree ("state");
  CREATE INDEX "letters_due_at_idx" ON "letters" USING btree ("due_at");
  CREATE INDEX "letters_turn_idx" ON "letters" USING btree ("turn");
  CREATE UNIQUE INDEX "letters_key_idx" ON "letters" USING btree ("key");
  CREATE INDEX "letters_mailing_idx" ON "letters" USING btree ("mailing_id");
  CREATE INDEX "letters_subscriber_idx" ON "letters" USING btree ("subscriber_id");
  CREATE INDEX "letters_message_idx" ON "letters" USING btree ("message_id");
  CREATE INDEX "letters_person_idx" ON "letters" USING btree ("person_id");
  CREATE INDEX "letters_updated_at_idx" ON "letters" USING btree ("updated_at");
  CREATE INDEX "letters_created_at_idx" ON "letters" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mailings_fk" FOREIGN KEY ("mailings_id") REFERENCES "public"."mailings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mailings_id_idx" ON "payload_locked_documents_rels" USING btree ("mailings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mailings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "letters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "office_mail" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mailings" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "letters" CASCADE;
  DROP TABLE "office_mail" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mailings_fk";
  
  DROP INDEX "payload_locked_documents_rels_mailings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mailings_id";
  DROP TYPE "public"."enum_letters_kind";
  DROP TYPE "public"."enum_letters_state";`)
}
