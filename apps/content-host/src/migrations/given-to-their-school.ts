/** What had no school while a host had one school: lists, what happened, and the screens with their earlier states. */
const lists = ["media", "documents", "mailings", "subscribers", "letters", "trail"];
const screens = ["emergency_banner", "office_mail"];
const screensWithVersions = [
  "name_and_address",
  "links",
  "admission",
  "call_timings",
  "school_year",
  "numbers",
  "menu",
  "banner",
  "tiles",
  "timeline",
  "brand",
  "song",
  "newsletters",
  "tours",
  "menu_documents",
  "settings",
];

const toFirstSchool = (table: string, column: string): string =>
  `UPDATE "${table}" SET "${column}" = (SELECT MIN("id") FROM "schools") WHERE "${column}" IS NULL`;

/**
 * SQL of both databases: all of it goes to the only school, and whoever is no admin belongs to it. Done again at a start
 * with one school: a release from before that was brought back for a while has written as it knew (decision 102).
 */
export const givenToTheirSchool: readonly string[] = [
  ...[...lists, ...screens, ...screensWithVersions].map((table) =>
    toFirstSchool(table, "school_id"),
  ),
  ...screensWithVersions.map((table) => toFirstSchool(`_${table}_v`, "version_school_id")),
  `INSERT INTO "users_rels" ("order", "parent_id", "path", "schools_id")
   SELECT "schools"."id", "users"."id", 'schools', "schools"."id" FROM "users" CROSS JOIN "schools"
   WHERE "users"."role" <> 'admin'
   AND NOT EXISTS (SELECT 1 FROM "users_rels" WHERE "parent_id" = "users"."id")`,
];
