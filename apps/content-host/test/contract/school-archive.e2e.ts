import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, test } from "vitest";
import { type Clerk, ownPassword, signIn, signInFirstAdmin } from "../clerk.ts";
import { runSql } from "../run-sql.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "../running-host.ts";
import { clerk, host } from "../sample-host.ts";
import { setSchedule } from "../set-schedule.ts";
import { answersOf, command } from "../whole-school.ts";
import { beginsBlank } from "./begins-blank.ts";

type Plan = { seen: string; own: number; lists: { list: string; coming: number; here: number }[] };

const send = (to: RunningHost, who: Clerk | undefined, query: string, body?: Uint8Array) =>
  fetch(`${to.url}/school-archive${query}`, {
    method: "POST",
    headers: {
      origin: to.url,
      "sec-fetch-site": "same-origin",
      ...(who && { cookie: who.cookie }),
    },
    body: body ? new Uint8Array(body) : null,
  });

describe("the whole school as a file", () => {
  const dataDir = newDataDir();
  let other: RunningHost;
  let archive: Buffer;
  let answers: Map<string, string>;
  /** What the clock is to do with a record. */
  let later: string;
  const schedulesAt = async (who: Clerk) =>
    (await (await who.ask("GET", later)).json()).schedules.map(
      ({ at, isPublishing }: { at: string; isPublishing: boolean }) => [at, isPublishing],
    );
  const file = join(dataDir, "the-school.tar.gz");

  beforeAll(async () => {
    other = await startHost({ dataDir });
    await clerk.ask("POST", "globals/admission", { feeAmount: "Rs. 12,500", _status: "published" });
    await clerk.ask("POST", "globals/admission?draft=true", {
      feeAmount: "Rs. 99,000",
      _status: "draft",
    });
    await clerk.save("POST", "news", { title: "A new hall", school: 1, _status: "published" });
    const { id } = await clerk.save("POST", "news", {
      title: "Later",
      school: 1,
      _status: "draft",
    });
    later = `schedule/news/${id}`;
    await clerk.ask("POST", later, { day: "2099-01-31", time: "09:30" });
    await clerk.ask("POST", later, { day: "2099-02-28", time: "18:00", isPublishing: false });
    await setSchedule(host.dataDir, { global: "song" }, "2099-03-01T04:00:00.000Z");
    answers = await answersOf(host);
  });
  afterAll(async () => {
    await other.stop();
    removeDataDir(dataDir);
    await clerk.ask("POST", "globals/admission/sample");
  });

  test("A621 nobody but an administrator and who reads the host's secret gets it", async () => {
    assert.equal((await fetch(`${host.url}/school-archive`)).status, 403);
    await clerk.save("POST", "users", {
      name: "Editor",
      email: "archive-editor@sgc.example",
      password: "editor of the archive",
      role: "editor",
    });
    const editor = await signIn(host, "archive-editor@sgc.example", "editor of the archive");
    await editor.ask("PATCH", "users/me", {});
    const headers = { cookie: editor.cookie, "sec-fetch-site": "same-origin" };
    assert.equal((await fetch(`${host.url}/school-archive`, { headers })).status, 403);
    assert.equal((await send(host, undefined, "", gzipSync("x"))).status, 403);
    const foreign = { cookie: clerk.cookie, origin: "https://elsewhere.example" };
    assert.equal((await fetch(`${host.url}/school-archive`, { headers: foreign })).status, 403);
  });

  test("A620 an administrator takes the school out at the desk, and the command writes the same", async () => {
    const headers = { cookie: clerk.cookie, "sec-fetch-site": "same-origin" };
    const answer = await fetch(`${host.url}/school-archive`, { headers });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get("content-disposition") ?? "", /school-[\d-]{10}\.tar\.gz/);
    archive = Buffer.from(await answer.arrayBuffer());
    const { code, said } = await command("school-export", [file], host);
    assert.equal(code, 0, said);
    assert.match(said, /holds the school SGSM with \d{2,} files/);
    const rowsOf = (bytes: Buffer) =>
      gunzipSync(bytes)
        .toString("latin1")
        .match(/"sha256": "\w+"/g);
    assert.deepEqual(rowsOf(readFileSync(file)), rowsOf(archive));
    assert.equal((await command("school-export", [file], host)).code, 1);
  });

  test("A621 neither an account nor a message nor a secret is in it, but consents are", () => {
    const text = gunzipSync(archive).toString("latin1");
    assert.doesNotMatch(text, /office@sgc\.example|archive-editor|"hash":|"salt":/);
    const secret = readFileSync(join(host.dataDir, "secret"), "utf8").trim();
    assert.ok(!text.includes(secret));
    assert.doesNotMatch(text, /rows\/(users|contact_messages|subscribers|trail|payload)/);
    assert.match(text, /"consent_givenBy":"[^"]+"/);
  });

  test("A620 a damaged, cut or foreign file is refused, and nothing is changed", async () => {
    const admin = await signInFirstAdmin(other);
    const empty = await answersOf(other);
    const changed = Buffer.from(archive);
    changed[archive.length >> 1] = (changed[archive.length >> 1] ?? 0) ^ 0x10;
    const cut = archive.subarray(0, archive.length - 200);
    for (const bytes of [changed, cut, gzipSync("no tar at all"), Buffer.from("<html>")]) {
      const answer = await send(other, admin, "", bytes);
      assert.equal(answer.status, 400);
      assert.match(await answer.text(), /damaged or no archive of ours/);
    }
    assert.equal((await send(other, admin, "?seen=nothing")).status, 409);
    assert.deepEqual(await answersOf(other), empty);
  });

  test("A622 A647 the desk says what would come, and into an empty desk it brings the same answers byte for byte", async () => {
    const admin = await signIn(other, "office@sgc.example", ownPassword);
    const looked = await send(other, admin, "", archive);
    assert.equal(looked.status, 200, await looked.clone().text());
    const { seen, own, lists }: Plan = await looked.json();
    assert.equal(own, 0);
    const news = lists.find(({ list }) => list === "News");
    assert.ok(news && news.coming > 5 && news.here === 0, JSON.stringify(news));
    const taken = await send(other, admin, `?seen=${seen}`);
    assert.equal(taken.status, 200, await taken.clone().text());
    const found = await answersOf(other);
    assert.ok(found.size > 150, String(found.size));
    assert.deepEqual(found, answers);
    const draft = await (await admin.ask("GET", "globals/admission?draft=true&depth=0")).json();
    assert.equal(draft.feeAmount, "Rs. 99,000");
    const { docs } = await (await admin.ask("GET", "birthdays?limit=1&depth=0")).json();
    assert.ok(docs[0].consent.givenBy);
    const schedules = await schedulesAt(admin);
    assert.equal(schedules.length, 2);
    assert.deepEqual(schedules, await schedulesAt(clerk));
    // That of a screen says whose it is, since each school has its own.
    const jobs = await runSql(other.dataDir, "SELECT input FROM payload_jobs");
    assert.match(JSON.stringify(jobs), /global\W+song\W+school\W+1\b/);
  });

  test("A622 A647 what somebody wrote at a desk goes only when that is said, and ids go on", async () => {
    const admin = await signIn(other, "office@sgc.example", ownPassword);
    const { id } = await admin.save("POST", "news", { title: "Ours", school: 1, _status: "draft" });
    const last = await (await admin.ask("GET", "news?sort=-id&limit=2&depth=0")).json();
    assert.equal(id, last.docs[1].id + 1);
    const refused = await command("school-import", [file], other);
    assert.equal(refused.code, 1);
    assert.match(refused.said, /Somebody has written \d+ records/);
    assert.equal((await admin.ask("GET", `news/${id}`)).status, 200);
    const { code, said } = await command("school-import", [file, "--replace"], other);
    assert.equal(code, 0, said);
    assert.equal((await admin.ask("GET", `news/${id}`)).status, 404);
    assert.deepEqual(await answersOf(other), answers);
    // Neither those of the former school are left, nor are these there twice.
    assert.deepEqual(await schedulesAt(admin), await schedulesAt(clerk));
    rmSync(file);
  });

  const dashboard = async (who: Clerk) => {
    const headers = { cookie: who.cookie, "sec-fetch-site": "same-origin" };
    return (await fetch(`${other.url}/admin`, { headers })).text();
  };

  test("A624 A643 a desk with the sample asks how to begin; “my school” takes away what nobody has written, and says what is still ours", async () => {
    const admin = await signIn(other, "office@sgc.example", ownPassword);
    assert.match(await dashboard(admin), /How would you like to begin\?/);
    assert.equal((await admin.ask("POST", "first-run", { choice: "anything" })).status, 400);
    assert.equal((await fetch(`${other.url}/cms-api/first-run`, { method: "POST" })).status, 403);
    const { taken } = await (await admin.ask("POST", "first-run", { choice: "own" })).json();
    assert.ok(taken > 100, String(taken));
    const { docs } = await (await admin.ask("GET", "news?depth=0&limit=0")).json();
    assert.deepEqual(docs.map(({ title }: { title: string }) => title).sort(), [
      "A new hall",
      "Later",
    ]);
    const sample = await admin.ask("GET", "media?where[changedBy][equals]=the content host");
    assert.equal((await sample.json()).totalDocs, 0);
    assert.match(await dashboard(admin), /Your school: (<!-- -->)?0(<!-- -->)? of (<!-- -->)?17/);
    await beginsBlank(other.url);
    const name = { name: "Lakeside School", _status: "published" };
    assert.equal((await admin.ask("POST", "globals/name-and-address", name)).status, 200);
    const after = await dashboard(admin);
    assert.match(after, /Your school: (<!-- -->)?1(<!-- -->)? of (<!-- -->)?17/);
    assert.match(after, /href="\/admin\/globals\/brand"/);
    await admin.ask("POST", "first-run", { choice: "hidden" });
    assert.doesNotMatch(await dashboard(admin), /of (<!-- -->)?17/);
  });
});
