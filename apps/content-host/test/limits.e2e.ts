import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, test } from "vitest";
import { runSql } from "./run-sql.ts";
import {
  firstAdmin,
  newDataDir,
  type RunningHost,
  removeDataDir,
  startHost,
} from "./running-host.ts";

describe("a host with a token", () => {
  const dataDir = newDataDir();
  const token = "shared-by-site-and-host-0123456789";
  let host: RunningHost;

  beforeAll(async () => {
    const environment = {
      CONTENT_HOST_TOKEN: token,
      HOST_URL: "https://desk.sgc.example",
      MESSAGES_PER_MINUTE: "3",
      SITE_NOW: "2026-11-20T10:00:00+05:30",
    };
    host = await startHost({ dataDir, environment });
  });
  afterAll(async () => {
    await host.stop();
    removeDataDir(dataDir);
  });

  const shown = { "x-content-host-token": token };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(host.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const message = { name: "A", email: "a@b.example", message: "Hello", schoolcode: "SGSM" };

  test("only who shows the token is answered, and nobody else leaves a message", async () => {
    for (const path of ["/api/events/SGSM", "/api/birthdays/all/SGSM", "/api/image/SGSM/x"]) {
      assert.equal((await fetch(host.url + path)).status, 401, path);
      const wrong = { "x-content-host-token": `${token}x` };
      assert.equal((await fetch(host.url + path, { headers: wrong })).status, 401, path);
    }
    assert.equal((await post("/api/form/SGSM/CF", message)).status, 401);
    const events = await fetch(`${host.url}/api/events/SGSM`, { headers: shown });
    assert.deepEqual(await events.json(), []);
  });

  test("past so many messages a minute the website is told to wait", async () => {
    const answers: Response[] = [];
    for (let count = 0; count < 4; count += 1)
      answers.push(await post("/api/form/SGSM/CF", message, shown));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 429],
    );
    assert.match(answers[3]?.headers.get("retry-after") ?? "", /^[1-9]\d?$/);
  });

  test("a body that is too large is refused before anybody is asked who he is", async () => {
    const large = (bytes: number) => ({ email: "x".repeat(bytes), password: "y" });
    assert.equal((await post("/cms-api/users/login", large(5_000))).status, 413);
    assert.equal((await post("/cms-api/news", large(1_100_000))).status, 413);
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(2_000_000)], { type: "image/jpeg" }), "a.jpg");
    const upload = await fetch(`${host.url}/cms-api/media`, { method: "POST", body: form });
    assert.equal(upload.status, 413);
    assert.match((await upload.json()).errors[0].message, /larger than the desk takes/);
  });

  test("search engines are kept out of all of it, pictures included", async () => {
    const robots = await fetch(`${host.url}/robots.txt`);
    assert.equal(await robots.text(), "User-agent: *\nDisallow: /\n");
    for (const path of ["/api/image/SGSM/x", "/api/events/SGSM", "/admin/login", "/robots.txt"]) {
      const { headers } = await fetch(host.url + path, { headers: shown });
      assert.equal(headers.get("x-robots-tag"), "noindex, nofollow, noimageindex", path);
    }
  });

  test("over https the log-in cookie travels over nothing else, and browsers are told to stay with it", async () => {
    const { email, password } = firstAdmin(dataDir);
    const answer = await post("/cms-api/users/login", { email, password });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.getSetCookie()[0] ?? "", /^__Host-payload-token=.*; Secure/);
    assert.match(answer.headers.get("strict-transport-security") ?? "", /max-age=63072000/);
  });

  test("nobody has pictures made in other sizes here", async () => {
    const answer = await fetch(`${host.url}/_next/image?url=%2Fdesk.svg&w=640&q=75`);
    assert.equal(answer.status, 404);
  });

  test("the data folder is open to the owner of the process alone", () => {
    assert.equal(statSync(dataDir).mode & 0o777, 0o700);
    const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    assert.ok(files.some(({ name }) => name === "secret"));
    for (const { name } of files)
      assert.equal(statSync(join(dataDir, name)).mode & 0o777, 0o600, name);
  });

  test("a clock that stands still is said aloud at the start", () => {
    assert.ok(host.lines.some((line) => line.includes("SITE_NOW is set: the clock")));
  });
});

describe("a host with few messages a day", () => {
  const dataDir = newDataDir();
  let host: RunningHost;

  beforeAll(async () => {
    host = await startHost({ dataDir, environment: { MESSAGES_PER_DAY: "2" } });
  });
  afterAll(async () => {
    await host.stop();
    removeDataDir(dataDir);
  });

  const send = () =>
    fetch(`${host.url}/api/form/SGSM/CF`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "A", email: "a@b.example", message: "Hello" }),
    });
  /** As if a day had passed. */
  const makeOlder = () =>
    runSql(dataDir, "UPDATE contact_messages SET received_at = '2020-01-01T00:00:00.000Z'");

  test("takes the messages of a day, and no more while five days of them are open", async () => {
    for (let day = 0; day < 5; day += 1) {
      assert.deepEqual([(await send()).status, (await send()).status], [201, 201]);
      if (day === 0) {
        const refused = await send();
        assert.equal(refused.status, 429);
        assert.equal(refused.headers.get("retry-after"), "3600");
      }
      await makeOlder();
    }
    const full = await send();
    assert.equal(full.status, 503);
    assert.match((await full.json()).detail, /Please telephone the school/);
    await runSql(dataDir, "UPDATE contact_messages SET is_handled = true WHERE id = 1");
    assert.equal((await send()).status, 201);
  });
});
