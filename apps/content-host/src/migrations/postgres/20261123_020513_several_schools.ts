import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { givenToTheirSchool } from '../given-to-their-school.ts'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"schools_id" integer
  );
  
  DROP INDEX "media_fixed_address_idx";
  DROP INDEX "documents_fixed_address_idx";
  DROP INDEX "contact_messages_idempotency_key_idx";
  DROP INDEX "subscribers_email_idx";
  DROP INDEX "subscribers_confirm_digest_idx";
  DROP INDEX "subscribers_leave_digest_idx";
  ALTER TABLE "media" ADD COLUMN "school_id" integer;
  ALTER TABLE "documents" ADD COLUMN "school_id" integer;
  ALTER TABLE "mailings" ADD COLUMN "school_id" integer;
  ALTER TABLE "subscribers" ADD COLUMN "school_id" integer;
  ALTER TABLE "letters" ADD COLUMN "school_id" integer;
  ALTER TABLE "schools" ADD COLUMN "website" varchar;
  ALTER TABLE "users" ADD COLUMN "works_for_id" integer;
  ALTER TABLE "trail" ADD COLUMN "school_id" integer;
  ALTER TABLE "payload_locked_documents" ADD COLUMN "school" numeric;
  ALTER TABLE "emergency_banner" ADD COLUMN "school_id" integer;
  ALTER TABLE "office_mail" ADD COLUMN "school_id" integer;
  ALTER TABLE "name_and_address" ADD COLUMN "school_id" integer;
  ALTER TABLE "_name_and_address_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "links" ADD COLUMN "school_id" integer;
  ALTER TABLE "_links_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "admission" ADD COLUMN "school_id" integer;
  ALTER TABLE "_admission_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "call_timings" ADD COLUMN "school_id" integer;
  ALTER TABLE "_call_timings_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "school_year" ADD COLUMN "school_id" integer;
  ALTER TABLE "_school_year_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "numbers" ADD COLUMN "school_id" integer;
  ALTER TABLE "_numbers_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "menu" ADD COLUMN "school_id" integer;
  ALTER TABLE "_menu_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "banner" ADD COLUMN "school_id" integer;
  ALTER TABLE "_banner_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "tiles" ADD COLUMN "school_id" integer;
  ALTER TABLE "_tiles_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "timeline" ADD COLUMN "school_id" integer;
  ALTER TABLE "_timeline_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "brand" ADD COLUMN "school_id" integer;
  ALTER TABLE "_brand_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "song" ADD COLUMN "school_id" integer;
  ALTER TABLE "_song_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "newsletters" ADD COLUMN "school_id" integer;
  ALTER TABLE "_newsletters_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "tours" ADD COLUMN "school_id" integer;
  ALTER TABLE "_tours_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "menu_documents" ADD COLUMN "school_id" integer;
  ALTER TABLE "_menu_documents_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "settings" ADD COLUMN "school_id" integer;
  ALTER TABLE "_settings_v" ADD COLUMN "version_school_id" integer;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_schools_fk" FOREIGN KEY ("schools_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_schools_id_idx" ON "users_rels" USING btree ("schools_id");
  ALTER TABLE "media" ADD CONSTRAINT "media_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mailings" ADD CONSTRAINT "mailings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "letters" ADD CONSTRAINT "letters_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_works_for_id_schools_id_fk" FOREIGN KEY ("works_for_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trail" ADD CONSTRAINT "trail_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "emergency_banner" ADD CONSTRAINT "emergency_banner_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "office_mail" ADD CONSTRAINT "office_mail_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "name_and_address" ADD CONSTRAINT "name_and_address_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_name_and_address_v" ADD CONSTRAINT "_name_and_address_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "links" ADD CONSTRAINT "links_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_links_v" ADD CONSTRAINT "_links_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admission" ADD CONSTRAINT "admission_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_admission_v" ADD CONSTRAINT "_admission_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "call_timings" ADD CONSTRAINT "call_timings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_call_timings_v" ADD CONSTRAINT "_call_timings_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "school_year" ADD CONSTRAINT "school_year_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_school_year_v" ADD CONSTRAINT "_school_year_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "numbers" ADD CONSTRAINT "numbers_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_numbers_v" ADD CONSTRAINT "_numbers_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu" ADD CONSTRAINT "menu_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_v" ADD CONSTRAINT "_menu_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "banner" ADD CONSTRAINT "banner_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_banner_v" ADD CONSTRAINT "_banner_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tiles" ADD CONSTRAINT "tiles_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tiles_v" ADD CONSTRAINT "_tiles_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "timeline" ADD CONSTRAINT "timeline_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_timeline_v" ADD CONSTRAINT "_timeline_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "brand" ADD CONSTRAINT "brand_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "song" ADD CONSTRAINT "song_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_song_v" ADD CONSTRAINT "_song_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tours" ADD CONSTRAINT "tours_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tours_v" ADD CONSTRAINT "_tours_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menu_documents" ADD CONSTRAINT "menu_documents_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menu_documents_v" ADD CONSTRAINT "_menu_documents_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_school_id_schools_id_fk" FOREIGN KEY ("version_school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_school_idx" ON "media" USING btree ("school_id");
  CREATE UNIQUE INDEX "fixedAddress_school_idx" ON "media" USING btree ("fixed_address","school_id");
  CREATE INDEX "documents_school_idx" ON "documents" USING btree ("school_id");
  CREATE UNIQUE INDEX "fixedAddress_school_1_idx" ON "documents" USING btree ("fixed_address","school_id");
  CREATE UNIQUE INDEX "idempotencyKey_school_idx" ON "contact_messages" USING btree ("idempotency_key","school_id");
  CREATE INDEX "mailings_school_idx" ON "mailings" USING btree ("school_id");
  CREATE INDEX "subscribers_school_idx" ON "subscribers" USING btree ("school_id");
  CREATE UNIQUE INDEX "email_school_idx" ON "subscribers" USING btree ("email","school_id");
  CREATE UNIQUE INDEX "confirmDigest_school_idx" ON "subscribers" USING btree ("confirm_digest","school_id");
  CREATE UNIQUE INDEX "leaveDigest_school_idx" ON "subscribers" USING btree ("leave_digest","school_id");
  CREATE INDEX "letters_school_idx" ON "letters" USING btree ("school_id");
  CREATE INDEX "users_works_for_idx" ON "users" USING btree ("works_for_id");
  CREATE INDEX "trail_school_idx" ON "trail" USING btree ("school_id");
  CREATE INDEX "payload_locked_documents_school_idx" ON "payload_locked_documents" USING btree ("school");
  CREATE INDEX "emergency_banner_school_idx" ON "emergency_banner" USING btree ("school_id");
  CREATE INDEX "office_mail_school_idx" ON "office_mail" USING btree ("school_id");
  CREATE INDEX "name_and_address_school_idx" ON "name_and_address" USING btree ("school_id");
  CREATE INDEX "_name_and_address_v_version_version_school_idx" ON "_name_and_address_v" USING btree ("version_school_id");
  CREATE INDEX "links_school_idx" ON "links" USING btree ("school_id");
  CREATE INDEX "_links_v_version_version_school_idx" ON "_links_v" USING btree ("version_school_id");
  CREATE INDEX "admission_school_idx" ON "admission" USING btree ("school_id");
  CREATE INDEX "_admission_v_version_version_school_idx" ON "_admission_v" USING btree ("version_school_id");
  CREATE INDEX "call_timings_school_idx" ON "call_timings" USING btree ("school_id");
  CREATE INDEX "_call_timings_v_version_version_school_idx" ON "_call_timings_v" USING btree ("version_school_id");
  CREATE INDEX "school_year_school_idx" ON "school_year" USING btree ("school_id");
  CREATE INDEX "_school_year_v_version_version_school_idx" ON "_school_year_v" USING btree ("version_school_id");
  CREATE INDEX "numbers_school_idx" ON "numbers" USING btree ("school_id");
  CREATE INDEX "_numbers_v_version_version_school_idx" ON "_numbers_v" USING btree ("version_school_id");
  CREATE INDEX "menu_school_idx" ON "menu" USING btree ("school_id");
  CREATE INDEX "_menu_v_version_version_school_idx" ON "_menu_v" USING btree ("version_school_id");
  CREATE INDEX "banner_school_idx" ON "banner" USING btree ("school_id");
  CREATE INDEX "_banner_v_version_version_school_idx" ON "_banner_v" USING btree ("version_school_id");
  CREATE INDEX "tiles_school_idx" ON "tiles" USING btree ("school_id");
  CREATE INDEX "_tiles_v_version_version_school_idx" ON "_tiles_v" USING btree ("version_school_id");
  CREATE INDEX "timeline_school_idx" ON "timeline" USING btree ("school_id");
  CREATE INDEX "_timeline_v_version_version_school_idx" ON "_timeline_v" USING btree ("version_school_id");
  CREATE INDEX "brand_school_idx" ON "brand" USING btree ("school_id");
  CREATE INDEX "_brand_v_version_version_school_idx" ON "_brand_v" USING btree ("version_school_id");
  CREATE INDEX "song_school_idx" ON "song" USING btree ("school_id");
  CREATE INDEX "_song_v_version_version_school_idx" ON "_song_v" USING btree ("version_school_id");
  CREATE INDEX "newsletters_school_idx" ON "newsletters" USING btree ("school_id");
  CREATE INDEX "_newsletters_v_version_version_school_idx" ON "_newsletters_v" USING btree ("version_school_id");
  CREATE INDEX "tours_school_idx" ON "tours" USING btree ("school_id");
  CREATE INDEX "_tours_v_version_version_school_idx" ON "_tours_v" USING btree ("version_school_id");
  CREATE INDEX "menu_documents_school_idx" ON "menu_documents" USING btree ("school_id");
  CREATE INDEX "_menu_documents_v_version_version_school_idx" ON "_menu_documents_v" USING btree ("version_school_id");
  CREATE INDEX "settings_school_idx" ON "settings" USING btree ("school_id");
  CREATE INDEX "_settings_v_version_version_school_idx" ON "_settings_v" USING btree ("version_school_id");
  CREATE INDEX "media_fixed_address_idx" ON "media" USING btree ("fixed_address");
  CREATE INDEX "documents_fixed_address_idx" ON "documents" USING btree ("fixed_address");
  CREATE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_confirm_digest_idx" ON "subscribers" USING btree ("confirm_digest");
  CREATE INDEX "subscribers_leave_digest_idx" ON "subscribers" USING btree ("leave_digest");`)
  for (const statement of givenToTheirSchool) await db.execute(sql.raw(statement))
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_rels" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_school_id_schools_id_fk";
  
  ALTER TABLE "documents" DROP CONSTRAINT "documents_school_id_schools_id_fk";
  
  ALTER TABLE "mailings" DROP CONSTRAINT "mailings_school_id_schools_id_fk";
  
  ALTER TABLE "subscribers" DROP CONSTRAINT "subscribers_school_id_schools_id_fk";
  
  ALTER TABLE "letters" DROP CONSTRAINT "letters_school_id_schools_id_fk";
  
  ALTER TABLE "users" DROP CONSTRAINT "users_works_for_id_schools_id_fk";
  
  ALTER TABLE "trail" DROP CONSTRAINT "trail_school_id_schools_id_fk";
  
  ALTER TABLE "emergency_banner" DROP CONSTRAINT "emergency_banner_school_id_schools_id_fk";
  
  ALTER TABLE "office_mail" DROP CONSTRAINT "office_mail_school_id_schools_id_fk";
  
  ALTER TABLE "name_and_address" DROP CONSTRAINT "name_and_address_school_id_schools_id_fk";
  
  ALTER TABLE "_name_and_address_v" DROP CONSTRAINT "_name_and_address_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "links" DROP CONSTRAINT "links_school_id_schools_id_fk";
  
  ALTER TABLE "_links_v" DROP CONSTRAINT "_links_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "admission" DROP CONSTRAINT "admission_school_id_schools_id_fk";
  
  ALTER TABLE "_admission_v" DROP CONSTRAINT "_admission_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "call_timings" DROP CONSTRAINT "call_timings_school_id_schools_id_fk";
  
  ALTER TABLE "_call_timings_v" DROP CONSTRAINT "_call_timings_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "school_year" DROP CONSTRAINT "school_year_school_id_schools_id_fk";
  
  ALTER TABLE "_school_year_v" DROP CONSTRAINT "_school_year_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "numbers" DROP CONSTRAINT "numbers_school_id_schools_id_fk";
  
  ALTER TABLE "_numbers_v" DROP CONSTRAINT "_numbers_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "menu" DROP CONSTRAINT "menu_school_id_schools_id_fk";
  
  ALTER TABLE "_menu_v" DROP CONSTRAINT "_menu_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "banner" DROP CONSTRAINT "banner_school_id_schools_id_fk";
  
  ALTER TABLE "_banner_v" DROP CONSTRAINT "_banner_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "tiles" DROP CONSTRAINT "tiles_school_id_schools_id_fk";
  
  ALTER TABLE "_tiles_v" DROP CONSTRAINT "_tiles_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "timeline" DROP CONSTRAINT "timeline_school_id_schools_id_fk";
  
  ALTER TABLE "_timeline_v" DROP CONSTRAINT "_timeline_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "brand" DROP CONSTRAINT "brand_school_id_schools_id_fk";
  
  ALTER TABLE "_brand_v" DROP CONSTRAINT "_brand_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "song" DROP CONSTRAINT "song_school_id_schools_id_fk";
  
  ALTER TABLE "_song_v" DROP CONSTRAINT "_song_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "newsletters" DROP CONSTRAINT "newsletters_school_id_schools_id_fk";
  
  ALTER TABLE "_newsletters_v" DROP CONSTRAINT "_newsletters_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "tours" DROP CONSTRAINT "tours_school_id_schools_id_fk";
  
  ALTER TABLE "_tours_v" DROP CONSTRAINT "_tours_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "menu_documents" DROP CONSTRAINT "menu_documents_school_id_schools_id_fk";
  
  ALTER TABLE "_menu_documents_v" DROP CONSTRAINT "_menu_documents_v_version_school_id_schools_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_school_id_schools_id_fk";
  
  ALTER TABLE "_settings_v" DROP CONSTRAINT "_settings_v_version_school_id_schools_id_fk";
  
  DROP INDEX "media_school_idx";
  DROP INDEX "fixedAddress_school_idx";
  DROP INDEX "documents_school_idx";
  DROP INDEX "fixedAddress_school_1_idx";
  DROP INDEX "idempotencyKey_school_idx";
  DROP INDEX "mailings_school_idx";
  DROP INDEX "subscribers_school_idx";
  DROP INDEX "email_school_idx";
  DROP INDEX "confirmDigest_school_idx";
  DROP INDEX "leaveDigest_school_idx";
  DROP INDEX "letters_school_idx";
  DROP INDEX "users_works_for_idx";
  DROP INDEX "trail_school_idx";
  DROP INDEX "payload_locked_documents_school_idx";
  DROP INDEX "emergency_banner_school_idx";
  DROP INDEX "office_mail_school_idx";
  DROP INDEX "name_and_address_school_idx";
  DROP INDEX "_name_and_address_v_version_version_school_idx";
  DROP INDEX "links_school_idx";
  DROP INDEX "_links_v_version_version_school_idx";
  DROP INDEX "admission_school_idx";
  DROP INDEX "_admission_v_version_version_school_idx";
  DROP INDEX "call_timings_school_idx";
  DROP INDEX "_call_timings_v_version_version_school_idx";
  DROP INDEX "school_year_school_idx";
  DROP INDEX "_school_year_v_version_version_school_idx";
  DROP INDEX "numbers_school_idx";
  DROP INDEX "_numbers_v_version_version_school_idx";
  DROP INDEX "menu_school_idx";
  DROP INDEX "_menu_v_version_version_school_idx";
  DROP INDEX "banner_school_idx";
  DROP INDEX "_banner_v_version_version_school_idx";
  DROP INDEX "tiles_school_idx";
  DROP INDEX "_tiles_v_version_version_school_idx";
  DROP INDEX "timeline_school_idx";
  DROP INDEX "_timeline_v_version_version_school_idx";
  DROP INDEX "brand_school_idx";
  DROP INDEX "_brand_v_version_version_school_idx";
  DROP INDEX "song_school_idx";
  DROP INDEX "_song_v_version_version_school_idx";
  DROP INDEX "newsletters_school_idx";
  DROP INDEX "_newsletters_v_version_version_school_idx";
  DROP INDEX "tours_school_idx";
  DROP INDEX "_tours_v_version_version_school_idx";
  DROP INDEX "menu_documents_school_idx";
  DROP INDEX "_menu_documents_v_version_version_school_idx";
  DROP INDEX "settings_school_idx";
  DROP INDEX "_settings_v_version_version_school_idx";
  DROP INDEX "media_fixed_address_idx";
  DROP INDEX "documents_fixed_address_idx";
  DROP INDEX "contact_messages_idempotency_key_idx";
  DROP INDEX "subscribers_email_idx";
  DROP INDEX "subscribers_confirm_digest_idx";
  DROP INDEX "subscribers_leave_digest_idx";
  CREATE UNIQUE INDEX "media_fixed_address_idx" ON "media" USING btree ("fixed_address");
  CREATE UNIQUE INDEX "documents_fixed_address_idx" ON "documents" USING btree ("fixed_address");
  CREATE UNIQUE INDEX "contact_messages_idempotency_key_idx" ON "contact_messages" USING btree ("idempotency_key");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE UNIQUE INDEX "subscribers_confirm_digest_idx" ON "subscribers" USING btree ("confirm_digest");
  CREATE UNIQUE INDEX "subscribers_leave_digest_idx" ON "subscribers" USING btree ("leave_digest");
  ALTER TABLE "media" DROP COLUMN "school_id";
  ALTER TABLE "documents" DROP COLUMN "school_id";
  ALTER TABLE "mailings" DROP COLUMN "school_id";
  ALTER TABLE "subscribers" DROP COLUMN "school_id";
  ALTER TABLE "letters" DROP COLUMN "school_id";
  ALTER TABLE "schools" DROP COLUMN "website";
  ALTER TABLE "users" DROP COLUMN "works_for_id";
  ALTER TABLE "trail" DROP COLUMN "school_id";
  ALTER TABLE "payload_locked_documents" DROP COLUMN "school";
  ALTER TABLE "emergency_banner" DROP COLUMN "school_id";
  ALTER TABLE "office_mail" DROP COLUMN "school_id";
  ALTER TABLE "name_and_address" DROP COLUMN "school_id";
  ALTER TABLE "_name_and_address_v" DROP COLUMN "version_school_id";
  ALTER TABLE "links" DROP COLUMN "school_id";
  ALTER TABLE "_links_v" DROP COLUMN "version_school_id";
  ALTER TABLE "admission" DROP COLUMN "school_id";
  ALTER TABLE "_admission_v" DROP COLUMN "version_school_id";
  ALTER TABLE "call_timings" DROP COLUMN "school_id";
  ALTER TABLE "_call_timings_v" DROP COLUMN "version_school_id";
  ALTER TABLE "school_year" DROP COLUMN "school_id";
  ALTER TABLE "_school_year_v" DROP COLUMN "version_school_id";
  ALTER TABLE "numbers" DROP COLUMN "school_id";
  ALTER TABLE "_numbers_v" DROP COLUMN "version_school_id";
  ALTER TABLE "menu" DROP COLUMN "school_id";
  ALTER TABLE "_menu_v" DROP COLUMN "version_school_id";
  ALTER TABLE "banner" DROP COLUMN "school_id";
  ALTER TABLE "_banner_v" DROP COLUMN "version_school_id";
  ALTER TABLE "tiles" DROP COLUMN "school_id";
  ALTER TABLE "_tiles_v" DROP COLUMN "version_school_id";
  ALTER TABLE "timeline" DROP COLUMN "school_id";
  ALTER TABLE "_timeline_v" DROP COLUMN "version_school_id";
  ALTER TABLE "brand" DROP COLUMN "school_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_school_id";
  ALTER TABLE "song" DROP COLUMN "school_id";
  ALTER TABLE "_song_v" DROP COLUMN "version_school_id";
  ALTER TABLE "newsletters" DROP COLUMN "school_id";
  ALTER TABLE "_newsletters_v" DROP COLUMN "version_school_id";
  ALTER TABLE "tours" DROP COLUMN "school_id";
  ALTER TABLE "_tours_v" DROP COLUMN "version_school_id";
  ALTER TABLE "menu_documents" DROP COLUMN "school_id";
  ALTER TABLE "_menu_documents_v" DROP COLUMN "version_school_id";
  ALTER TABLE "settings" DROP COLUMN "school_id";
  ALTER TABLE "_settings_v" DROP COLUMN "version_school_id";`)
}
