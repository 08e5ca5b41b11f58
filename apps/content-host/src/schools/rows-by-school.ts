import { sql } from "@payloadcms/db-sqlite/drizzle";
import { upsertRow } from "@payloadcms/drizzle";
import {
  type BaseDatabaseAdapter,
  buildVersionGlobalFields,
  type PayloadRequest,
  type Where,
} from "payload";
import { locks, onlyWhoseItIs, schoolOfLock } from "./locks.ts";
import { schoolAt } from "./school-at.ts";

type Req = Partial<PayloadRequest> | undefined;
type Args = { req?: Req; where?: Where | undefined; data?: Record<string, unknown> };
type Call = (args: Args & Record<string, unknown>) => Promise<Record<string, unknown>>;
type Adapter = Omit<BaseDatabaseAdapter, "payload"> & Parameters<typeof upsertRow>[0]["adapter"];

const readingVersions = ["findGlobalVersions", "countGlobalVersions"] as const;
const ofLocks = ["find", "findOne", "count", "updateMany", "deleteMany", "deleteOne"] as const;

/**
 * Payload has one row for each screen (global), and one lock for each. Here every school has its own: what a request
 * reads or writes is the row of its school. A request that says none is an error, so that nothing can forget it.
 */
export function rowsBySchool<DB extends object>(database: DB): DB {
  // Both databases are Payload's Drizzle adapter; what is asked of it here they share.
  const db = database as unknown as Adapter;
  const calls = db as unknown as Record<string, Call>;
  const wrap = (name: string, change: (args: Parameters<Call>[0]) => Promise<typeof args>) => {
    const call = calls[name]?.bind(db);
    if (!call) throw new Error(`The database adapter has no ${name} any more.`);
    calls[name] = async (args) => call(await change(args));
  };
  wrap("findGlobal", async (args) => ({
    ...args,
    where: both(args.where, { school: { equals: await schoolOf(args.req) } }),
  }));
  const versionsOfSchool = async (args: Parameters<Call>[0]) => ({
    ...args,
    where: both(args.where, { "version.school": { equals: await schoolOf(args.req) } }),
  });
  for (const name of readingVersions) wrap(name, versionsOfSchool);
  wrap("deleteVersions", async (args) => (args["globalSlug"] ? versionsOfSchool(args) : args));
  wrap("createGlobal", async (args) => ({
    ...args,
    data: { ...args.data, school: await schoolOf(args.req) },
  }));
  Object.assign(db, {
    updateGlobal: updateGlobalIn(db),
    createGlobalVersion: createGlobalVersionIn(db),
  });
  for (const name of ofLocks)
    wrap(name, async (args) => {
      if (args["collection"] !== locks) return args;
      const school = await schoolIfAny(args.req);
      // The host clears all locks of what is gone.
      return school === undefined
        ? args
        : { ...args, where: both(args.where, { school: { equals: school } }) };
    });
  wrap("create", async (args) =>
    args["collection"] === locks
      ? {
          ...args,
          data: { ...args.data, school: await schoolOfLock(db, { ...args.data }, args.req) },
        }
      : args,
  );
  wrap("updateOne", async (args) =>
    args["collection"] === locks ? { ...args, data: onlyWhoseItIs({ ...args.data }) } : args,
  );
  return database;
}

const both = (where: Where | undefined, own: Where): Where =>
  where && Object.keys(where).length > 0 ? { and: [where, own] } : own;

const schoolIfAny = async (req: Req) =>
  req?.payload ? await schoolAt({ ...req, payload: req.payload }) : undefined;

async function schoolOf(req: Req) {
  const school = await schoolIfAny(req);
  if (school === undefined)
    throw new Error("A screen is one school's: say which, with context: { school }.");
  return school;
}

const sessionOf = async (db: Adapter, req: Req) =>
  db.sessions?.[String(await req?.transactionID)]?.db ?? db.drizzle;

const tableOf = (db: Adapter, slug: string): string =>
  db.tableNameMap.get(slug.replaceAll("-", "_")) ?? slug;

/** As Payload's own does it, but for the row: that of the school, and not the first of the table. */
function updateGlobalIn(db: Adapter): BaseDatabaseAdapter["updateGlobal"] {
  return async ({ slug, data, req, returning, select }) => {
    const { id } = (await db.findGlobal({ slug, req })) as unknown as { id: number | string };
    const { flattenedFields } = globalOf(db, slug);
    const row = await upsertRow({
      ...(id === undefined ? { operation: "create" } : { operation: "update", id }),
      adapter: db,
      data: { ...data, school: await schoolOf(req) },
      db: await sessionOf(db, req),
      fields: flattenedFields,
      globalSlug: slug,
      ignoreResult: returning === false,
      req,
      select,
      tableName: tableOf(db, slug),
    } as Parameters<typeof upsertRow>[0]);
    return (row && Object.assign(row, { globalType: slug })) as never;
  };
}

/** As Payload's own does it, but that it becomes the latest of its school alone. */
function createGlobalVersionIn(db: Adapter): BaseDatabaseAdapter["createGlobalVersion"] {
  return async ({ globalSlug, versionData, req, returning, select, ...version }) => {
    const school = await schoolOf(req);
    const { autosave, createdAt, publishedLocale, snapshot, updatedAt } = version;
    const global = globalOf(db, globalSlug);
    const session = await sessionOf(db, req);
    const tableName = tableOf(db, `_${globalSlug}${db.versionsSuffix}`);
    const stored = { autosave, createdAt, publishedLocale, snapshot, updatedAt };
    const row = await upsertRow({
      adapter: db,
      data: { ...stored, latest: true, version: { ...versionData, school } },
      db: session,
      fields: buildVersionGlobalFields(db.payload.config, global, true),
      globalSlug,
      ignoreResult: returning === false ? "idOnly" : false,
      operation: "create",
      req,
      select,
      tableName,
    } as Parameters<typeof upsertRow>[0]);
    const table = db.tables[tableName] as unknown as Record<string, unknown>;
    await db.execute({
      db: session,
      sql: sql`UPDATE ${table} SET latest = false WHERE ${table["id"]} != ${Object(row).id} AND ${table["version_school"]} = ${school}`,
    } as Parameters<Adapter["execute"]>[0]);
    return row as never;
  };
}

function globalOf(db: Adapter, slug: string) {
  const global = db.payload.globals.config.find((each) => each.slug === slug);
  if (!global) throw new Error(`There is no screen ${slug}.`);
  return global;
}
