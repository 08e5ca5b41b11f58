import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "banner_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "_banner_v_version_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "banner" ADD COLUMN "introduction" varchar;
  ALTER TABLE "_banner_v" ADD COLUMN "version_introduction" varchar;
  ALTER TABLE "banner_actions" ADD CONSTRAINT "banner_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."banner"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_banner_v_version_actions" ADD CONSTRAINT "_banner_v_version_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_banner_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "banner_actions_order_idx" ON "banner_actions" USING btree ("_order");
  CREATE INDEX "banner_actions_parent_id_idx" ON "banner_actions" USING btree ("_parent_id");
  CREATE INDEX "_banner_v_version_actions_order_idx" ON "_banner_v_version_actions" USING btree ("_order");
  CREATE INDEX "_banner_v_version_actions_parent_id_idx" ON "_banner_v_version_actions" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "banner_actions" CASCADE;
  DROP TABLE "_banner_v_version_actions" CASCADE;
  ALTER TABLE "banner" DROP COLUMN "introduction";
  ALTER TABLE "_banner_v" DROP COLUMN "version_introduction";`)
}
