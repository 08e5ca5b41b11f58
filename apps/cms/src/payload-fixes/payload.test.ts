import crypto from "node:crypto";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import { createLocalReq } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listen } from "../../../../tests/e2e/harness/listen.ts";
import { startTestPayload, type TestPayload } from "./test-payload.ts";
import { repaired } from "./test-repaired.ts";

/** Each test shows a fault of the installed Payload without our fix. It fails when Payload is repaired. */

let cms: TestPayload;
let warnings: unknown[][];
const password = "a password of this test";
const email = "a@school.example";
const running = { equals: true };

beforeAll(async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  cms = await startTestPayload();
  warnings = [...warn.mock.calls];
  warn.mockRestore();
  const data = { email, password, role: "admin" } as never;
  await cms.payload.create({ collection: "users", data });
});
afterAll(() => cms?.stop());

const titles = async (where: object) => {
  const { docs } = await cms.payload.find({ collection: "news", where: where as never });
  return docs.map(({ title }) => title);
};
const createNews = (data: object, draft = false) =>
  cms.payload.create({ collection: "news", data: data as never, draft });
const queueEmail = () => cms.payload.jobs.queue({ task: "sendEmail", input: {} as never });
const countJobs = async (where: object) =>
  (await cms.payload.count({ collection: "payload-jobs", where: where as never })).totalDocs;
const deleteJobs = () =>
  cms.payload.delete({ collection: "payload-jobs", where: { id: { exists: true } } });

test("a login undoes a change of the account that was made meanwhile", async () => {
  const { db } = cms.payload;
  const { findOne } = db;
  let isChanged = false;
  db.findOne = (async (args) => {
    const found = await Reflect.apply(findOne, db, [args]);
    if (args.collection === "users" && !isChanged) {
      isChanged = true;
      const where = { email: { equals: email } };
      const data = { role: "contributor", updatedAt: null };
      await db.updateOne({ collection: "users", where, data, options: { atomic: true } });
    }
    return found;
  }) as typeof findOne;
  await cms.payload.login({ collection: "users", data: { email, password } });
  db.findOne = findOne;
  const { docs } = await cms.payload.find({ collection: "users" });
  expect(docs[0]?.role, repaired("lost-account-updates.ts")).toBe("admin");
});

test("the password is hashed only when the account exists", async () => {
  const hash = vi.spyOn(crypto, "pbkdf2");
  const login = (address: string) =>
    cms.payload
      .login({ collection: "users", data: { email: address, password: "wrong password" } })
      .catch(() => hash.mock.calls.splice(0).length);
  expect(await login(email)).toBeGreaterThan(0);
  expect(await login("b@school.example"), repaired("login-time-reveals-accounts.ts")).toBe(0);
  hash.mockRestore();
});

test("two claims of the waiting jobs get the same job", async () => {
  await queueEmail();
  const waiting = { processing: { equals: false } };
  const claim = () =>
    cms.payload.db.updateJobs({ data: { processing: true }, where: waiting, req: {} });
  const claims = await Promise.all([claim(), claim()]);
  expect(
    claims.map((jobs) => jobs?.length),
    repaired("jobs-claimed-twice.ts"),
  ).toEqual([1, 1]);
  await deleteJobs();
});

test("the job of a killed process stays claimed", async () => {
  const { id } = await queueEmail();
  const data = { processing: true, updatedAt: "2020-01-01T00:00:00.000Z" };
  await cms.payload.db.updateJobs({ id, data, req: {} });
  await cms.payload.jobs.run({ limit: 10, silent: true });
  const claimed = await countJobs({ processing: running });
  expect(claimed, repaired("interrupted-jobs-stay-claimed.ts")).toBe(1);
  await deleteJobs();
});

test("two processes queue the same scheduled job", async () => {
  const schedule = () => cms.payload.jobs.handleSchedules({ queue: "nightly" });
  await Promise.all([schedule(), schedule()]);
  const queued = await countJobs({ taskSlug: { equals: "cleanUp" } });
  expect(queued, repaired("schedules-queued-twice.ts")).toBe(2);
  await deleteJobs();
});

test("warns of a hook of the jobs that runs", async () => {
  await queueEmail();
  await deleteJobs();
  expect(cms.seen.hooks).toContain("job deleted");
  expect(String(warnings), repaired("jobs-hooks-warning.ts")).toContain("These hooks will not run");
});

test("autoRun starts the jobs of a batch at once, and a shutdown does not wait for them", async () => {
  const { payload, seen } = cms;
  Object.assign(payload.config.jobs, {
    autoRun: [{ cron: "0 0 1 1 *", limit: 2, sequential: true, silent: true }],
  });
  for (const _ of [1, 2]) await queueEmail();
  await payload._initializeCrons();
  const [cron] = payload.crons;
  const finished = cron?.trigger();
  await vi.waitFor(() => expect(seen.running).toBeGreaterThan(0));
  // As `payload.destroy()` does, which also closes the database.
  const stopped = await Promise.all(payload.crons.splice(0).map((each) => each.stop()));
  expect(stopped.length, repaired("shutdown-leaves-jobs.ts")).toBe(1);
  expect(cron?.isBusy(), repaired("shutdown-leaves-jobs.ts")).toBe(true);
  await vi.waitFor(() => expect(seen.mostRunning, repaired("jobs-run-at-once.ts")).toBe(2));
  seen.finish();
  await finished;
  await deleteJobs();
});

test("responds with 500 to a request for the versions of a collection without versions", async () => {
  const { status } = await cms.request("GET", "/media/versions");
  expect(status, repaired("versions-of-unversioned.ts")).toBe(500);
});

test("restoring an earlier draft unpublishes the record", async () => {
  const { id } = await createNews({ title: "Draft", _status: "draft" }, true);
  const data = { title: "Published", _status: "published" } as const;
  await cms.payload.update({ collection: "news", id, data });
  const where = { "version.title": { equals: "Draft" } };
  const { docs } = await cms.payload.findVersions({ collection: "news", where });
  await cms.request("POST", `/news/versions/${docs[0]?.id}`);
  const { _status: now } = await cms.payload.findByID({ collection: "news", id });
  expect(now, repaired("restore-unpublishes.ts")).toBe("draft");
});

test("a version of a global that is restored as a draft replaces the published global", async () => {
  const slug = "privacy";
  for (const text of ["former", "current"])
    await cms.payload.updateGlobal({ slug, data: { text, _status: "published" } as never });
  const where = { "version.text": { equals: "former" } } as never;
  const { docs } = await cms.payload.findGlobalVersions({ slug, where });
  await cms.request("POST", `/globals/${slug}/versions/${docs[0]?.id}?draft=true`);
  const shown = await cms.payload.findGlobal({ slug });
  expect(shown, repaired("restored-draft-replaces-global.ts")).toMatchObject({ text: "former" });
});

test("schedules the publishing of an invalid draft", async () => {
  const { id } = await createNews({ _status: "draft" }, true);
  const { docs } = await cms.payload.find({ collection: "users" });
  const req = await createLocalReq(
    { user: { ...docs[0], collection: "users" } as never },
    cms.payload,
  );
  const doc = { relationTo: "news", value: String(id) } as const;
  const input = { type: "publish", date: new Date("2099-01-01"), doc, req };
  await schedulePublishHandler(input as Parameters<typeof schedulePublishHandler>[0]);
  const scheduled = await countJobs({ taskSlug: { equals: "schedulePublish" } });
  expect(scheduled, repaired("schedule-without-validation.ts")).toBe(1);
  await deleteJobs();
});

test("the operator `not_like` has no wildcards", async () => {
  await createNews({ title: "with part", _status: "published" });
  expect(await titles({ title: { like: "ith par" } })).toEqual(["with part"]);
  expect(
    await titles({ title: { not_like: "ith par" } }),
    repaired("not-like-without-wildcards.ts"),
  ).toContain("with part");
});

test("a refused change of a record deletes its file", async () => {
  const create = { width: 8, height: 8, channels: 3, background: "#789" } as const;
  const data = await sharp({ create }).png().toBuffer();
  const file = (name: string) => ({ data, mimetype: "image/png", name, size: data.length });
  const collection = "media";
  const { id } = await cms.payload.create({ collection, data: {}, file: file("former.png") });
  const former = join(cms.files, "former.png");
  expect(existsSync(former)).toBe(true);
  const change = { collection, id, data: { alt: "wrong" }, file: file("next.png") } as const;
  await expect(cms.payload.update(change)).rejects.toThrow(/invalid/);
  expect(existsSync(former), repaired("file-deleted-before-validation.ts")).toBe(false);
});

test("fetches the URL of an upload although pasteURL is off", async () => {
  const requested: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    requested.push(url);
    response.end();
  });
  const { url, close } = await listen(server);
  const data = { filename: "a.png", url: `${url}/a.png` };
  await cms.request("POST", "/media", data);
  await close();
  expect(requested, repaired("url-fetched-without-paste.ts")).toEqual(["/a.png"]);
});

test("the id of the transaction is an object when there is none", async () => {
  cms.seen.hooks.length = 0;
  await createNews({ title: "a", _status: "published" });
  const [first] = cms.seen.hooks;
  expect(first, repaired("transaction-id-of-none.ts")).toBe("transaction is object");
});

test("the last hook of an operation runs before the commit", async () => {
  const { payload, seen } = cms;
  const { beginTransaction, commitTransaction } = payload.db;
  payload.db.beginTransaction = async () => "one";
  payload.db.commitTransaction = async () => void seen.hooks.push("commit");
  seen.hooks.length = 0;
  await createNews({ title: "a", _status: "published" });
  Object.assign(payload.db, { beginTransaction, commitTransaction });
  const last = seen.hooks.slice(-2);
  expect(last, repaired("no-hook-after-commit.ts")).toEqual(["afterOperation", "commit"]);
});

test("a transaction resets the pragmas of the connection", async () => {
  const { client, drizzle } = Object(cms.payload.db);
  const timeout = async () => (await client.execute("PRAGMA busy_timeout")).rows[0]?.timeout;
  expect(await timeout()).toBe(5_000);
  await drizzle.transaction(async () => {}, { behavior: "immediate" });
  expect(await timeout(), repaired("transaction-resets-connection.ts")).not.toBe(5_000);
});
