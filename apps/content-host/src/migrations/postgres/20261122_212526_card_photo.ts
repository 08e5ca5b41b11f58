import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "admission" ALTER COLUMN "opening_until" DROP DEFAULT;
  ALTER TABLE "_admission_v" ALTER COLUMN "version_opening_until" DROP DEFAULT;
  ALTER TABLE "events" ADD COLUMN "card_photo_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_card_photo_id" integer;
  ALTER TABLE "news" ADD COLUMN "card_photo_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_card_photo_id" integer;
  ALTER TABLE "albums" ADD COLUMN "card_photo_id" integer;
  ALTER TABLE "_albums_v" ADD COLUMN "version_card_photo_id" integer;
  ALTER TABLE "events" ADD CONSTRAINT "events_card_photo_id_media_id_fk" FOREIGN KEY ("card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_card_photo_id_media_id_fk" FOREIGN KEY ("version_card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "news" ADD CONSTRAINT "news_card_photo_id_media_id_fk" FOREIGN KEY ("card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_v" ADD CONSTRAINT "_news_v_version_card_photo_id_media_id_fk" FOREIGN KEY ("version_card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_card_photo_id_media_id_fk" FOREIGN KEY ("card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_card_photo_id_media_id_fk" FOREIGN KEY ("version_card_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "events_card_photo_idx" ON "events" USING btree ("card_photo_id");
  CREATE INDEX "_events_v_version_version_card_photo_idx" ON "_events_v" USING btree ("version_card_photo_id");
  CREATE INDEX "news_card_photo_idx" ON "news" USING btree ("card_photo_id");
  CREATE INDEX "_news_v_version_version_card_photo_idx" ON "_news_v" USING btree ("version_card_photo_id");
  CREATE INDEX "albums_card_photo_idx" ON "albums" USING btree ("card_photo_id");
  CREATE INDEX "_albums_v_version_version_card_photo_idx" ON "_albums_v" USING btree ("version_card_photo_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "events" DROP CONSTRAINT "events_card_photo_id_media_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_card_photo_id_media_id_fk";
  
  ALTER TABLE "news" DROP CONSTRAINT "news_card_photo_id_media_id_fk";
  
  ALTER TABLE "_news_v" DROP CONSTRAINT "_news_v_version_card_photo_id_media_id_fk";
  
  ALTER TABLE "albums" DROP CONSTRAINT "albums_card_photo_id_media_id_fk";
  
  ALTER TABLE "_albums_v" DROP CONSTRAINT "_albums_v_version_card_photo_id_media_id_fk";
  
  DROP INDEX "events_card_photo_idx";
  DROP INDEX "_events_v_version_version_card_photo_idx";
  DROP INDEX "news_card_photo_idx";
  DROP INDEX "_news_v_version_version_card_photo_idx";
  DROP INDEX "albums_card_photo_idx";
  DROP INDEX "_albums_v_version_version_card_photo_idx";
  ALTER TABLE "admission" ALTER COLUMN "opening_until" SET DEFAULT '';
  ALTER TABLE "_admission_v" ALTER COLUMN "version_opening_until" SET DEFAULT '';
  ALTER TABLE "events" DROP COLUMN "card_photo_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_card_photo_id";
  ALTER TABLE "news" DROP COLUMN "card_photo_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_card_photo_id";
  ALTER TABLE "albums" DROP COLUMN "card_photo_id";
  ALTER TABLE "_albums_v" DROP COLUMN "version_card_photo_id";`)
}
