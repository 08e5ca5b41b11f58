import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import pg from "pg";
import {
  type Clerk,
  ownPassword,
  signIn,
  signInFirstAdmin,
} from "../../content-host/test/clerk.ts";
import { type Several, startSeveral } from "./several.ts";
import { until } from "./until.ts";
import { keepVisiting, leaveMessage, tableOf } from "./visitors-at-work.ts";

/** Messages that the hosts take in a minute, where nobody counts them. */
const many = { MESSAGES_PER_MINUTE: "100000", MESSAGES_PER_DAY: "1000000" };
const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));

describe("three sites and two content hosts on one Postgres behind nginx", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-several-"));
  let school: Several;
  let database: pg.Client;
  let admin: Clerk;

  before(async () => {
    school = await startSeveral(folder);
    database = new pg.Client({ connectionString: school.database });
    await database.connect();
    admin = await signInFirstAdmin({ url: hostAt(0), dataDir: join(folder, "host") });
  });
  after(async () => {
    await database?.end();
    await school?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const hostAt = (index: number): string => school.hosts[index]?.url ?? "";
  const siteAt = (index: number): string => school.sites[index]?.url ?? "";
  const count = async (query: string): Promise<number> =>
    Number((await database.query(query)).rows[0]?.count);
  /** At one of the hosts, as the browser of whoever signed in at the first would ask. */
  const askAt = (index: number, method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${hostAt(index)}/cms-api/${path}`, {
      method,
      headers: {
        cookie: admin.cookie,
        origin: hostAt(0),
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const keepers = (): number[] =>
    school.hosts.flatMap(({ lines }, index) =>
      lines.some((line) => line.includes("does jobs and letters")) ? [index] : [],
    );

  test("started at once on an empty database, two hosts make one school, one admin and the sample once", async () => {
    assert.equal(await count("SELECT count(*) FROM schools"), 1);
    assert.equal(await count("SELECT count(*) FROM users"), 1);
    const filled = school.hosts.filter(({ lines }) =>
      lines.some((line) => line.startsWith("Sample content: complete")),
    );
    assert.equal(filled.length, 1);
    assert.equal(keepers().length, 1);
  });

  test("who has signed in at one host has at the other, and out of one is out of both", async () => {
    const mine = async (index: number) =>
      (await (await askAt(index, "GET", "users/me")).json()).user;
    assert.equal((await mine(1))?.id, 1);
    assert.equal((await askAt(1, "POST", "users/logout")).status, 200);
    for (const index of [0, 1]) assert.equal(await mine(index), null);
    admin = await signIn({ url: hostAt(0) }, "office@sgc.example", ownPassword);
  });

  test("wrong passwords and messages are counted together, whichever host they come to", async () => {
    const guess = async (index: number) => {
      const response = await fetch(`${hostAt(index % 2)}/cms-api/users/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
        body: JSON.stringify({ email: "office@sgc.example", password: `guess ${index}` }),
      });
      return response.status;
    };
    const guesses = await Promise.all(Array.from({ length: 24 }, (_, index) => guess(index)));
    assert.equal(guesses.filter((status) => status === 401).length, 10);
    assert.equal(guesses.filter((status) => status === 429).length, 14);

    const token = { "x-content-host-token": "a-token-that-all-processes-know-of" };
    const leave = async (index: number) => {
      const response = await fetch(`${hostAt(index % 2)}/api/form/SGSM/CF`, {
        method: "POST",
        headers: { "content-type": "application/json", ...token },
        body: JSON.stringify({ name: "A", email: "a@b.example", message: `counted ${index}` }),
      });
      return response.status;
    };
    const left = await Promise.all(Array.from({ length: 20 }, (_, index) => leave(index)));
    assert.equal(left.filter((status) => status === 201).length, 8);
    assert.equal(left.filter((status) => status === 429).length, 12);
  });

  test("the host that does the jobs ends, in order or by a kill: the other does them, each once", async () => {
    for (const end of ["stop", "kill"] as const) {
      const [keeper = 0] = keepers();
      const jobs: number[] = [];
      for (let job = 0; job < 6; job += 1) jobs.push(await plan(`${end} ${job}`, job === 0));
      await school.hosts[keeper]?.[end]();
      await until(() => keepers().includes(1 - keeper));
      await until(async () => (await count("SELECT count(*) FROM payload_jobs")) === 0);
      for (const id of jobs) {
        const versions = `SELECT count(*) FROM _news_v WHERE parent_id = ${id}`;
        assert.equal(await count(`${versions} AND version__status = 'published'`), 1, `news ${id}`);
      }
      await school.startHostAgain(keeper, many);
    }
  });

  /** A piece of news that the clock is to publish at once; interrupted as if its host had been killed meanwhile. */
  async function plan(title: string, isInterrupted: boolean): Promise<number> {
    const draft = { title, school: 1, _status: "draft" };
    const { doc } = await (await askAt(0, "POST", "news?draft=true", draft)).json();
    const input = JSON.stringify({ type: "publish", doc: { relationTo: "news", value: doc.id } });
    await database.query(
      `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, total_tried, has_error, processing)
       VALUES ($1, 'schedulePublish', 'default', now() - interval '1 second', 0, false, $2)`,
      [input, isInterrupted],
    );
    return doc.id;
  }

  test("what is published at either host every site shows within 15 seconds", async () => {
    for (const index of [0, 1]) {
      const title = `Published at host ${index}`;
      const news = { title, school: 1, _status: "published" };
      assert.equal((await askAt(index, "POST", "news", news)).status, 201);
      const began = performance.now();
      for (const { url } of school.sites)
        await until(async () => (await (await fetch(`${url}/News`)).text()).includes(title));
      const seconds = (performance.now() - began) / 1_000;
      console.log(`published at host ${index}, on all three sites after ${seconds.toFixed(1)} s`);
      assert.ok(seconds < 15, `${seconds} s`);
    }
  });

  test("sites and hosts end under load, in order or by a kill, and nobody notices: no answer fails, no message is lost or doubled", async () => {
    const visitors = keepVisiting(school.web.https);
    const during = async (phase: string, seconds: number, work: () => unknown = () => {}) => {
      visitors.during(phase);
      await Promise.all([work(), pause(seconds * 1_000)]);
    };
    await during("all are well", 4);
    await during("a site is killed", 4, () => school.endSite(0, "SIGKILL"));
    await during("the site is back", 3, () => school.startSiteAgain(0));
    await during("a site is ended in order", 4, () => school.endSite(1, "SIGTERM"));
    await during("that one is back", 3, () => school.startSiteAgain(1));
    await during("a host is killed", 5, () => school.hosts[0]?.kill());
    await during("the host is back", 3, () => school.startHostAgain(0, many));
    await during("a host is ended in order", 5, () => school.hosts[1]?.stop());
    await during("that host is back", 3, () => school.startHostAgain(1, many));
    const { receipts, noted } = await visitors.stop();
    const { text, problems } = tableOf(noted);
    console.log(text);
    assert.deepEqual(problems, []);
    const stored = async () => {
      const asked = "SELECT message FROM contact_messages WHERE message LIKE 'message %'";
      return (await database.query(asked)).rows.map(({ message }) => message);
    };
    // What waited in an outbox while no host answered follows within half a minute.
    await until(async () => new Set(await stored()).size >= receipts.length);
    assert.deepEqual((await stored()).sort(), receipts.sort());
  });

  test("a site that is ended in order has handed on what waited in its outbox", async () => {
    await Promise.all(school.hosts.map((host) => host.stop()));
    assert.equal(await leaveMessage(siteAt(2), "written while no host was there"), 201);
    const waiting = () =>
      readdirSync(join(folder, "site-2/outbox")).filter((name) => name.endsWith(".json"));
    assert.equal(waiting().length, 1);
    // Long enough for the pauses between its tries to have grown.
    await pause(12_000);
    await Promise.all([0, 1].map((index) => school.startHostAgain(index, many)));
    // On a busy machine a host's first answer takes longer than a site waits at its end.
    await until(
      async () => (await (await fetch(`${siteAt(2)}/readyz`)).json()).content.ageSeconds < 5,
    );
    await school.endSite(2, "SIGTERM");
    assert.deepEqual(waiting(), []);
    const asked = "SELECT count(*) FROM contact_messages WHERE message LIKE 'written while%'";
    assert.equal(await count(asked), 1);
  });
});
