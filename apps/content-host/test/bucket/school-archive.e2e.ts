import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, test } from "vitest";
import { signInFirstAdmin, uploadPicture } from "../clerk.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "../running-host.ts";
import { answersOf, command } from "../whole-school.ts";
import { openBucket } from "./open-bucket.ts";

/** Run by `npm run test:postgres`, which brings the servers. */
describe("a whole school between a folder and a bucket", () => {
  const dirs = { folder: newDataDir(), bucket: newDataDir(), back: newDataDir() };
  const running: RunningHost[] = [];
  let source: RunningHost;
  let target: RunningHost;
  let answers: Map<string, string>;
  let files: Map<string, Buffer>;

  beforeAll(async () => {
    source = await start(dirs.folder, { ...inFolder(dirs.folder), SAMPLE_CONTENT: "on" });
    const clerk = await signInFirstAdmin(source);
    const picture = await uploadPicture(clerk, await jpeg(900), "thrown-away.jpg");
    await clerk.save("PATCH", `media/${picture}`, { deletedAt: new Date().toISOString() });
    answers = await answersOf(source);
    files = filesIn(dirs.folder);
    assert.ok(answers.size > 150 && files.size > 100, `${answers.size} ${files.size}`);
    target = await start(dirs.bucket, {});
  });
  afterAll(async () => {
    for (const host of running) await host.stop();
    for (const dir of Object.values(dirs)) removeDataDir(dir);
  });

  async function start(dataDir: string, environment: Record<string, string>) {
    const host = await startHost({ dataDir, environment });
    running.push(host);
    return host;
  }

  /** SQLite and folders, whatever else there is. */
  const inFolder = (dataDir: string) => ({
    DATABASE_URL: `file:${join(dataDir, "content.db")}`,
    S3_BUCKET: "",
  });

  async function move(from: RunningHost, to: RunningHost): Promise<void> {
    const file = join(to.dataDir, "the-school.tar.gz");
    const taken = await command("school-export", [file], from);
    assert.equal(taken.code, 0, taken.said);
    const read = await command("school-import", [file, "--replace"], to);
    assert.equal(read.code, 0, read.said);
  }

  test("A651 out of SQLite and a folder into Postgres and a bucket come every answer and every file, and the files of before go", async () => {
    const bucket = await openBucket(dirs.bucket);
    const admin = await signInFirstAdmin(target);
    await uploadPicture(admin, await jpeg(40), "of-the-former-school.jpg");
    assert.ok((await bucket.keys()).length > 0);
    await move(source, target);
    assert.deepEqual(await answersOf(target), answers);
    assert.deepEqual((await bucket.keys()).sort(), [...files.keys()].sort());
    for (const [name, bytes] of files) assert.deepEqual(await bucket.read(name), bytes, name);
    const { docs } = await (await admin.ask("GET", "media?limit=1&sort=id&depth=0")).json();
    const { url, filename } = docs[0].sizes.small;
    const small = await admin.ask("GET", url.replace("/cms-api/", ""));
    assert.equal(small.headers.get("content-type"), "image/webp", url);
    assert.deepEqual(Buffer.from(await small.arrayBuffer()), files.get(filename));
  });

  test("A651 out of the bucket and into a folder again come the same", async () => {
    const back = await start(dirs.back, inFolder(dirs.back));
    await move(target, back);
    assert.deepEqual(await answersOf(back), answers);
    assert.deepEqual(filesIn(dirs.back), files);
  });
});

const jpeg = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: 600, channels: 3, background: "#135" } })
    .jpeg()
    .toBuffer();

/** What lies in the folders of a host, by name. */
function filesIn(dataDir: string): Map<string, Buffer> {
  const found = ["media", "documents"].flatMap((kind) =>
    readdirSync(join(dataDir, kind)).map((name) => [name, join(dataDir, kind, name)] as const),
  );
  return new Map(found.sort().map(([name, path]) => [name, readFileSync(path)]));
}
