import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, test } from "vitest";
import { ownPassword } from "./editor.ts";
import { prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";
import { firstAdmin, type RunningCms } from "./running-cms.ts";

/** The endpoints that need no session. */
const open = [
  "GET /access",
  "GET /users/init",
  "GET /users/me",
  "POST /users/forgot-password",
  "POST /users/login",
  "POST /users/logout",
  "POST /users/refresh-token",
  "POST /users/reset-password",
];

type Listed = { path: string; method: string }[] | false;

/** Every endpoint of the CMS, of Payload, and of its adapter for Next. */
async function listEndpoints(): Promise<string[]> {
  const config = await (await import("../src/payload.config.ts")).default;
  const of = (endpoints: Listed, under = "") =>
    (endpoints || []).map(({ method, path }) => {
      const filled = `${under}${path}`.replaceAll(/:\w+\??/g, "1");
      return `${method.toUpperCase()} ${filled.replace(/\/$/, "")}`;
    });
  const all = [
    "GET /og",
    ...of(config.endpoints),
    ...config.collections.flatMap(({ slug, endpoints }) => of(endpoints, `/${slug}`)),
    ...config.globals.flatMap(({ slug, endpoints }) => of(endpoints, `/globals/${slug}`)),
  ];
  return [...new Set(all)];
}

describe("a CMS with a token", () => {
  const token = "shared-by-site-and-cms-0123456789";
  const used = prepareCms(
    {
      CONTENT_API_TOKEN: token,
      CMS_URL: "https://cms.sgc.example",
      MESSAGES_PER_MINUTE: "3",
      SITE_NOW: "2026-11-20T10:00:00+05:30",
      TRUST_PROXY: "on",
    },
    { isSignedIn: false },
  );
  const { dataDir } = used;
  let cms: RunningCms;
  beforeAll(() => {
    ({ cms } = used);
  });

  const shown = { "x-cms-token": token };
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(cms.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const message = { name: "A", email: "a@b.example", message: "Hello", schoolcode: "SGSM" };

  test("only requests with the token are served, and only they leave a message", async () => {
    for (const path of ["/api/events/SGSM", "/api/birthdays/all/SGSM", "/api/image/SGSM/x"]) {
      assert.equal((await fetch(cms.url + path)).status, 401, path);
      const wrong = { "x-cms-token": `${token}x` };
      assert.equal((await fetch(cms.url + path, { headers: wrong })).status, 401, path);
    }
    assert.equal((await post("/api/form/SGSM/CF", message)).status, 401);
    const events = await fetch(`${cms.url}/api/events/SGSM`, { headers: shown });
    assert.deepEqual(await events.json(), []);
  });

  test("too many messages a minute return 429 with Retry-After", async () => {
    const answers: Response[] = [];
    for (let count = 0; count < 4; count += 1)
      answers.push(await post("/api/form/SGSM/CF", message, shown));
    assert.deepEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 429],
    );
    assert.match(answers[3]?.headers.get("retry-after") ?? "", /^[1-9]\d?$/);
  });

  test("a body that is too large is rejected before authentication", async () => {
    const large = (bytes: number) => ({ email: "x".repeat(bytes), password: "y" });
    assert.equal((await post("/cms-api/users/login", large(5_000))).status, 413);
    assert.equal((await post("/cms-api/news", large(1_100_000))).status, 413);
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(2_000_000)], { type: "image/jpeg" }), "a.jpg");
    const upload = await fetch(`${cms.url}/cms-api/media`, { method: "POST", body: form });
    assert.equal(upload.status, 413);
    assert.match((await upload.json()).errors[0].message, /This request is too large/);
  });

  test("no response may be indexed by search engines, images included", async () => {
    const robots = await fetch(`${cms.url}/robots.txt`);
    assert.equal(await robots.text(), "User-agent: *\nDisallow: /\n");
    for (const path of ["/api/image/SGSM/x", "/api/events/SGSM", "/admin/login", "/robots.txt"]) {
      const { headers } = await fetch(cms.url + path, { headers: shown });
      assert.equal(headers.get("x-robots-tag"), "noindex, nofollow, noimageindex", path);
    }
  });

  test("over https the session cookie is secure, and browsers get HSTS", async () => {
    const { email, password } = firstAdmin(dataDir);
    const response = await post("/cms-api/users/login", { email, password });
    assert.equal(response.status, 200);
    assert.match(response.headers.getSetCookie()[0] ?? "", /^__Host-payload-token=.*; Secure/);
    assert.match(response.headers.get("strict-transport-security") ?? "", /max-age=63072000/);
  });

  test("the image optimizer is disabled", async () => {
    const response = await fetch(`${cms.url}/_next/image?url=%2Fadmin.svg&w=640&q=75`);
    assert.equal(response.status, 404);
  });

  test("only the owner of the process can read the data folder", () => {
    assert.equal(statSync(dataDir).mode & 0o777, 0o700);
    const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    assert.ok(files.some(({ name }) => name === "secret"));
    for (const { name } of files)
      assert.equal(statSync(join(dataDir, name)).mode & 0o777, 0o600, name);
  });

  test("a fixed clock causes a warning at the start", () => {
    assert.ok(cms.lines.some((line) => line.includes("SITE_NOW is set")));
  });

  test("wrong reset links from four addresses do not block a correct one from a fifth", async () => {
    const link = "a".repeat(40);
    await runSql(
      dataDir,
      `UPDATE users SET reset_password_token = '${link}', reset_password_expiration = '2099-01-01T00:00:00.000Z'`,
    );
    const reset = async (token: string, from: string) =>
      (
        await post(
          "/cms-api/users/reset-password",
          { token, password: ownPassword },
          { "x-forwarded-for": from },
        )
      ).status;
    const places = ["198.51.100.1", "203.0.113.1", "10.0.0.1", "10.1.0.1"];
    const wrong = await Promise.all(
      places.flatMap((from) => Array.from({ length: 10 }, (_, n) => reset(`wrong ${n}`, from))),
    );
    assert.deepEqual(wrong, Array(40).fill(403));
    assert.equal(await reset("wrong again", "10.0.0.1"), 429);
    assert.equal(await reset(link, "10.2.0.1"), 200);
  });

  const askCms = (method: string, path: string, headers = {}) =>
    fetch(`${cms.url}/cms-api${path}`, { method, headers });

  test("the REST API returns 401 without a session for all but eight endpoints of Payload and the CMS", async () => {
    const endpoints = await listEndpoints();
    assert.ok(endpoints.length > 300, String(endpoints.length));
    for (const endpoint of open) assert.ok(endpoints.includes(endpoint), endpoint);
    for (const endpoint of endpoints) {
      const [method = "", path = ""] = endpoint.split(" ");
      const { status } = await askCms(method === "CONNECT" ? "POST" : method, path);
      if (open.includes(endpoint)) assert.notEqual(status, 401, endpoint);
      else assert.equal(status, 401, endpoint);
    }
  });

  test("the REST API returns 401 for every spelling of a path, and ignores method overrides", async () => {
    const override = { "x-http-method-override": "GET" };
    for (const path of ["/og?title=a", "/./og", "/users/login/../../og", "/%6fg", "/users"]) {
      assert.equal((await askCms("GET", path)).status, 401, path);
      assert.equal((await askCms("POST", path, override)).status, 401, path);
    }
    const forged = { cookie: `payload-token=${"a".repeat(20)}.${"b".repeat(20)}.c` };
    assert.equal((await askCms("GET", "/og", forged)).status, 401);
  });
});
