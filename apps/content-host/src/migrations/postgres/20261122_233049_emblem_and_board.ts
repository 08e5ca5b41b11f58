import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" ADD COLUMN "emblem_id" integer;
  ALTER TABLE "_brand_v" ADD COLUMN "version_emblem_id" integer;
  ALTER TABLE "settings" ADD COLUMN "board" varchar DEFAULT 'a national school-certificate board';
  ALTER TABLE "_settings_v" ADD COLUMN "version_board" varchar DEFAULT 'a national school-certificate board';
  ALTER TABLE "brand" ADD CONSTRAINT "brand_emblem_id_media_id_fk" FOREIGN KEY ("emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_brand_v" ADD CONSTRAINT "_brand_v_version_emblem_id_media_id_fk" FOREIGN KEY ("version_emblem_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "brand_emblem_idx" ON "brand" USING btree ("emblem_id");
  CREATE INDEX "_brand_v_version_version_emblem_idx" ON "_brand_v" USING btree ("version_emblem_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "brand" DROP CONSTRAINT "brand_emblem_id_media_id_fk";
  
  ALTER TABLE "_brand_v" DROP CONSTRAINT "_brand_v_version_emblem_id_media_id_fk";
  
  DROP INDEX "brand_emblem_idx";
  DROP INDEX "_brand_v_version_version_emblem_idx";
  ALTER TABLE "brand" DROP COLUMN "emblem_id";
  ALTER TABLE "_brand_v" DROP COLUMN "version_emblem_id";
  ALTER TABLE "settings" DROP COLUMN "board";
  ALTER TABLE "_settings_v" DROP COLUMN "version_board";`)
}
