// Longer than 200 lines because one filled host, which takes its time to start, serves all of it.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { after, before, describe, test } from "node:test";
import { Album, listCalls } from "@manor/contract";
import sharp from "sharp";
import { type Clerk, signInFirstAdmin, uploadPicture } from "./clerk.ts";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

type Item = Record<string, unknown> & { _id: string };

describe("a host with sample content", () => {
  const dataDir = newDataDir();
  let host: RunningHost;
  let clerk: Clerk;

  before(async () => {
    const environment = { SAMPLE_CONTENT: "on" };
    const interrupted = await startHost({ dataDir, environment, until: "events done" });
    await interrupted.kill();
    host = await startHost({ dataDir, environment });
    clerk = await signInFirstAdmin(host);
  });
  after(async () => {
    await host.stop();
    removeDataDir(dataDir);
  });

  const list = async (path: string): Promise<Item[]> => (await fetch(host.url + path)).json();
  const titles = async (path: string) => (await list(path)).map(({ title }) => title);
  const statusOf = async (path: string) => (await fetch(host.url + path)).status;
  const image = (name: unknown) => `/api/image/${name}`;
  const pictureId = async (title: string) =>
    uploadPicture(clerk, await blankPicture(), `${title}.jpg`);

  test("sample content that was interrupted is completed, and nothing is there twice", async () => {
    assert.equal(host.lines.filter((line) => line.includes("Sample content: complete")).length, 1);
    for (const path of ["/api/events/SGSM", "/api/gallery/SGSM", "/api/topper/SGSM"]) {
      const records = (await list(path)).map(({ _id, images, attachments, ...rest }) => rest);
      const different = new Set(records.map((record) => JSON.stringify(record)));
      assert.equal(different.size, records.length, path);
    }
  });

  test("the sample content fills every part of the website", async () => {
    const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
    const year = Number(today.slice(0, 4));
    const events = await list("/api/events/All/SGSM");
    for (const category of ["Events", "AcademicCalender"]) {
      const dates = events
        .filter((event) => event.category === category)
        .map(({ date }) => String(date));
      assert.ok(dates.filter((date) => date.startsWith(today.slice(0, 7))).length >= 3, category);
      assert.ok(new Set(dates.map((date) => date.slice(0, 4))).size >= 4, category);
    }
    const albums = await list("/api/gallery/All/SGSM");
    const counts = albums.map(({ attachments }) => (attachments as string[]).length);
    assert.ok(albums.length >= 12 && Math.min(...counts) >= 6 && Math.max(...counts) === 40);
    const toppers = await list("/api/topper/SGSM");
    for (const session of [`${year}-${year + 1}`, `${year - 1}-${year}`]) {
      for (const level of ["X", "XII"]) {
        const found = toppers.filter((one) => one.sessionYear === session && one.class === level);
        assert.ok(found.length >= 6, `${session} ${level}`);
      }
    }
    assert.ok((await list("/api/birthdays/SGSM")).length >= 2);
    const thisMonth = (await list("/api/birthdays/all/SGSM")).filter(
      ({ date }) => String(date).slice(5, 7) === today.slice(5, 7),
    );
    assert.ok(thisMonth.length >= 6);
    assert.deepEqual(await list("/api/onlineRegistration/SGSM"), [
      { title: "Online Registration" },
    ]);
  });

  for (const [name, call] of Object.entries(listCalls)) {
    test(`A288 A289 A290 A292 A293 A294 A295 ${name} answers exactly in the shape of the contract`, async () => {
      const answer = await fetch(host.url + call.path("SGSM"));
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get("content-type") ?? "", /^application\/json/);
      const items: unknown[] = await answer.json();
      assert.ok(items.length > 0);
      // The schema reads tolerantly; what it would have to mend, the host has said wrongly.
      for (const item of items) assert.deepEqual(call.item.parse(item), item);
    });
  }

  test("the words and the school code count in any letter case; what is unknown is not found", async () => {
    assert.equal(await statusOf("/api/EVENTS/all/sgsm"), 200);
    assert.equal(await statusOf("/api/principalmessage/Sgsm"), 200);
    for (const path of ["/api/events/XXXX", "/api/unknown/SGSM", "/api/", "/api/image/SGSM/none"]) {
      const answer = await fetch(host.url + path);
      assert.equal(answer.status, 404, path);
      assert.equal(answer.headers.get("content-type"), "application/problem+json; charset=utf-8");
      assert.equal(typeof (await answer.json()).detail, "string");
    }
    const wrong = await fetch(`${host.url}/api/events/SGSM`, { method: "DELETE" });
    assert.equal(wrong.status, 405);
    assert.equal(wrong.headers.get("allow"), "GET, HEAD");
    assert.equal(await statusOf("/api/form/SGSM/CF"), 405);
  });

  test("A291 one album is found by its id, of either category", async () => {
    for (const album of await list("/api/gallery/All/SGSM")) {
      const answer = await (await fetch(`${host.url}/api/subGallery?id=${album._id}`)).json();
      assert.deepEqual(answer, album);
      assert.deepEqual(Album.parse(answer), answer);
    }
    for (const id of ["999999", "", "%2e%2e", "1%20or%201=1"]) {
      assert.equal(await statusOf(`/api/subGallery?id=${id}`), 404);
    }
  });

  test("whoever has the present answer gets 304, until something is published, unpublished, thrown away or restored", async () => {
    const path = "/api/news/all/SGSM";
    let etag = (await fetch(host.url + path)).headers.get("etag") ?? "";
    const isUnchanged = async () => {
      const answer = await fetch(host.url + path, { headers: { "if-none-match": etag } });
      etag = answer.headers.get("etag") ?? "";
      await answer.body?.cancel();
      return answer.status === 304;
    };
    assert.match(etag, /^"[^"]+"$/);
    assert.equal(await isUnchanged(), true);
    const change = async (method: string, route: string, body: object, isShown: boolean) => {
      const record = await clerk.save(method, route, body);
      assert.equal(await isUnchanged(), false);
      assert.equal((await titles(path)).includes("From the test"), isShown);
      assert.equal(await isUnchanged(), true);
      return record.id;
    };
    const item = { title: "From the test", school: 1 };
    const id = await change("POST", "news", { ...item, _status: "published" }, true);
    await change("PATCH", `news/${id}`, { _status: "draft" }, false);
    await change("PATCH", `news/${id}`, { _status: "published" }, true);
    await change("PATCH", `news/${id}`, { deletedAt: new Date().toISOString() }, false);
    await change("PATCH", `news/${id}?trash=true`, { deletedAt: null, _status: "published" }, true);
    await clerk.ask("DELETE", `news/${id}`);
    assert.equal(await isUnchanged(), false);
    assert.equal((await titles(path)).includes("From the test"), false);
  });

  test("a draft of a published record leaves the published one on the website", async () => {
    const item = { title: "First wording", school: 1, _status: "published" };
    const { id } = await clerk.save("POST", "news", item);
    await clerk.save("PATCH", `news/${id}?draft=true`, {
      title: "Second wording",
      _status: "draft",
    });
    assert.ok((await titles("/api/news/all/SGSM")).includes("First wording"));
    await clerk.ask("DELETE", `news/${id}`);
  });

  test("a record that was scheduled is published by the clock", async () => {
    const { id } = await clerk.save("POST", "news", {
      title: "By the clock",
      school: 1,
      _status: "draft",
    });
    const { headers } = await fetch(`${host.url}/api/news/all/SGSM`);
    schedule(dataDir, { type: "publish", doc: { relationTo: "news", value: String(id) } });
    const deadline = Date.now() + 30_000;
    while (!(await titles("/api/news/all/SGSM")).includes("By the clock")) {
      assert.ok(Date.now() < deadline, "not published within 30 s");
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    const now = await fetch(`${host.url}/api/news/all/SGSM`);
    assert.notEqual(now.headers.get("etag"), headers.get("etag"));
    await clerk.ask("DELETE", `news/${id}`);
  });

  test("A297 every file that an answer names is served with its own type, and no other file is", async () => {
    const named = new Set<string>();
    for (const call of Object.values(listCalls)) {
      for (const item of await list(call.path("SGSM"))) {
        for (const field of ["images", "image", "attachments"]) {
          for (const file of (item[field] as string[] | undefined) ?? []) named.add(file);
        }
      }
    }
    assert.ok(named.size > 100);
    for (const file of named) {
      const answer = await fetch(host.url + image(file));
      assert.equal(answer.status, 200, file);
      const type = file.endsWith(".pdf") ? "application/pdf" : "image/jpeg";
      assert.equal(answer.headers.get("content-type"), type);
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
      assert.match(answer.headers.get("cache-control") ?? "", /immutable/);
      const bytes = Buffer.from(await answer.arrayBuffer());
      for (const secret of ["SAMPLE-", "Sample Owner", "Sample Photographer"]) {
        assert.equal(bytes.includes(secret), false, `A164 ${file} tells ${secret}`);
      }
    }
    const stored = readdirSync(join(dataDir, "media")).filter((file) => !named.has(file));
    assert.ok(stored.length > 50);
    for (const file of stored) assert.equal(await statusOf(image(file)), 404, file);
    assert.equal(await statusOf("/api/image/sgsm/from-the-hill"), 200);
  });

  test("no name reaches a file outside the store", async () => {
    const names = [
      "../content.db",
      "%2e%2e%2fcontent.db",
      "..%5ccontent.db",
      "/etc/passwd",
      "a%00.jpg",
      "CON",
    ];
    for (const name of [
      ...names,
      `${"a".repeat(300)}.jpg`,
      "%252e%252e%252fsecret",
      "a.svg",
      "%",
    ]) {
      const status = await statusOf(image(name));
      assert.ok(status === 404 || status === 400, `${name}: ${status}`);
    }
  });

  test("without a consent that holds, a pupil's record and picture are in no answer", async () => {
    const photo = await pictureId("A child's name");
    const { filename } = await (await clerk.ask("GET", `media/${photo}?depth=0`)).json();
    assert.match(filename, /^[0-9a-f]{32}\.jpg$/);
    const pupil = { name: "Pupil of the test", school: 1, photo, _status: "published" };
    const consent = { givenBy: "Mother", on: "2020-01-01T12:00:00Z" };
    const kinds: [string, string, object][] = [
      [
        "birthdays",
        "/api/birthdays/all/SGSM",
        { ...pupil, class: "VII", date: "2014-03-05T12:00:00Z" },
      ],
      ["toppers", "/api/topper/SGSM", { ...pupil, class: "X", division: "97" }],
      [
        "albums",
        "/api/gallery/All/SGSM",
        {
          title: pupil.name,
          school: 1,
          attachments: [photo],
          category: "PhotoGallery",
          _status: "published",
        },
      ],
    ];
    for (const [collection, path, record] of kinds) {
      const isShown = async () => {
        const items = JSON.stringify(await list(path)).includes(pupil.name);
        assert.equal(await statusOf(image(filename)), items ? 200 : 404, collection);
        return items;
      };
      const { id } = await clerk.save("POST", collection, record);
      assert.equal(await isShown(), false, `${collection} without a note`);
      await clerk.save("PATCH", `${collection}/${id}`, { consent });
      assert.equal(await isShown(), true, `${collection} with a note`);
      await clerk.save("PATCH", `${collection}/${id}`, {
        consent: { ...consent, until: "2021-01-01T12:00:00Z" },
      });
      assert.equal(await isShown(), false, `${collection} after its end`);
      await clerk.save("PATCH", `${collection}/${id}`, {
        consent: { ...consent, on: "2999-01-01T12:00:00Z" },
      });
      assert.equal(await isShown(), false, `${collection} before its start`);
      await clerk.ask("DELETE", `${collection}/${id}`);
    }
  });

  test("an album that was unpublished takes its pictures with it", async () => {
    const photo = await pictureId("one");
    const { filename } = await (await clerk.ask("GET", `media/${photo}?depth=0`)).json();
    const consent = { givenBy: "Everybody", on: "2020-01-01T12:00:00Z" };
    const album = {
      title: "For a moment",
      school: 1,
      attachments: [photo],
      category: "EventsSGSM",
      consent,
    };
    const { id } = await clerk.save("POST", "albums", { ...album, _status: "published" });
    assert.equal(await statusOf(image(filename)), 200);
    assert.equal(await statusOf(`/api/subGallery?id=${id}`), 200);
    await clerk.save("PATCH", `albums/${id}`, { _status: "draft" });
    assert.equal(await statusOf(image(filename)), 404);
    assert.equal(await statusOf(`/api/subGallery?id=${id}`), 404);
  });

  test("a table of birthdays is looked through, then imported, and a second time changes nothing", async () => {
    const file =
      "Name;DOB;Class;Consent;Consent date\nPupil of the table;5/3/2014;7;Father;1/2/2020\n";
    const send = async (body: object) => (await clerk.ask("POST", "import", body)).json();
    const into = { into: "birthdays", file };
    assert.deepEqual(await send(into), {
      rows: 1,
      problems: [],
      ignored: [],
      created: 1,
      updated: 0,
      withoutConsent: 0,
      isSaved: false,
    });
    const count = async () =>
      (await list("/api/birthdays/all/SGSM")).filter(({ name }) => name === "Pupil of the table")
        .length;
    assert.equal(await count(), 0);
    assert.partialDeepStrictEqual(await send({ ...into, isSaving: true, isPublishing: true }), {
      created: 1,
    });
    assert.partialDeepStrictEqual(await send({ ...into, isSaving: true, isPublishing: true }), {
      updated: 1,
    });
    assert.equal(await count(), 1);
  });
});

const blankPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#789" } })
    .jpeg()
    .toBuffer();

/** Puts a job for one second ago where the desk's own drawer would put it. */
function schedule(dataDir: string, input: object): void {
  const server = process.env.TEST_DATABASE_URL;
  if (server) {
    const values = `'${JSON.stringify(input)}', 'schedulePublish', 'default', now(), 0, false, false`;
    const columns = "input, task_slug, queue, wait_until, total_tried, has_error, processing";
    execFileSync("psql", [
      server,
      "-c",
      `insert into payload_jobs (${columns}) values (${values})`,
    ]);
    return;
  }
  const database = new DatabaseSync(join(dataDir, "content.db"), { timeout: 5_000 });
  const now = new Date(Date.now() - 1_000).toISOString();
  database
    .prepare(
      "insert into payload_jobs (input, task_slug, queue, wait_until, total_tried, has_error, processing, updated_at, created_at) values (?, 'schedulePublish', 'default', ?, 0, 0, 0, ?, ?)",
    )
    .run(JSON.stringify(input), now, now, now);
  database.close();
}
