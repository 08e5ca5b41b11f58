import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ownPassword } from "./editor.ts";
import { expectResponse, prepareCms } from "./prepare-cms.ts";
import { runSql } from "./run-sql.ts";
import { firstAdmin } from "./running-cms.ts";

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

/** Some of the others: each endpoint that changes or exports data. */
const closed = [
  "GET /contact-messages",
  "GET /export/1",
  "GET /media",
  "GET /news",
  "GET /payload-jobs",
  "GET /subscribers",
  "GET /users",
  "POST /onboarding",
  "POST /globals/admission",
  "POST /globals/emergency-banner",
  "POST /import",
  "POST /campaign/1/send",
  "POST /campaign/1/trial",
  "POST /payload-jobs/1/send-again",
  "POST /take-down",
  "POST /users/first-register",
  "GET /wordpress-import/report.csv",
  "POST /wordpress-import/apply",
  "POST /wordpress-import/part",
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
  const { cms, dataDir, visitor } = prepareCms(
    {
      CONTENT_API_TOKEN: token,
      CMS_URL: "https://cms.sgc.example",
      MESSAGES_PER_MINUTE: "3",
      SITE_NOW: "2026-11-20T10:00:00+05:30",
      TRUST_PROXY: "on",
    },
    { isSignedIn: false },
  );
  const headers = { "x-cms-token": token };

  test("only requests with the token are served, and only they leave a message", async () => {
    for (const path of ["/api/events/SGSM", "/api/birthdays/all/SGSM", "/api/image/SGSM/x"]) {
      await expectResponse(visitor.ask(path), 401);
      const wrong = { "x-cms-token": `${token}x` };
      await expectResponse(visitor.ask(path, { headers: wrong }), 401);
    }
    await expectResponse(visitor.sendMessage(), 401);
    await expectResponse(visitor.ask("/api/events/SGSM", { headers }), 200, /^\[\]$/);
  });

  test("too many messages a minute return 429 with Retry-After", async () => {
    for (let count = 0; count < 3; count += 1)
      await expectResponse(visitor.sendMessage({}, headers), 201);
    const refused = await visitor.sendMessage({}, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d?$/);
  });

  test("ten times as many calls with the key of a booking are accepted", async () => {
    const path = `/api/admission/SGSM/visit/${"a".repeat(32)}`;
    const statuses = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await visitor.post(path, { action: "status" }, headers)).status);
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
  });

  test("a body that is too large is rejected before authentication", async () => {
    const large = (bytes: number) => ({ email: "x".repeat(bytes), password: "y" });
    await expectResponse(visitor.post("/cms-api/users/login", large(5_000)), 413);
    await expectResponse(visitor.post("/cms-api/news", large(1_100_000)), 413);
    const body = new FormData();
    body.set("file", new Blob([new Uint8Array(2_000_000)], { type: "image/jpeg" }), "a.jpg");
    const upload = visitor.ask("/cms-api/media", { method: "POST", body });
    await expectResponse(upload, 413, /"message":"This request is too large/);
  });

  test("no response may be indexed by search engines, images included", async () => {
    await expectResponse(visitor.ask("/robots.txt"), 200, /^User-agent: \*\nDisallow: \/\n$/);
    for (const path of ["/api/image/SGSM/x", "/api/events/SGSM", "/admin/login", "/robots.txt"]) {
      const response = await visitor.ask(path, { headers });
      const robots = response.headers.get("x-robots-tag");
      expect(robots, path).toBe("noindex, nofollow, noimageindex");
    }
  });

  test("over https the session cookie is secure, and browsers get HSTS", async () => {
    const { email, password } = firstAdmin(dataDir);
    const response = await visitor.post("/cms-api/users/login", { email, password });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-payload-token=.*; Secure/);
    expect(response.headers.get("strict-transport-security")).toMatch(/max-age=63072000/);
  });

  test("the image optimizer is disabled", () =>
    expectResponse(visitor.ask("/_next/image?url=%2Fadmin.svg&w=640&q=75"), 404));

  test("only the owner of the process can read the data folder", () => {
    const mode = (path: string) => statSync(path).mode & 0o777;
    expect(mode(dataDir)).toBe(0o700);
    const files = readdirSync(dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toContain("secret");
    for (const { name } of files) expect(mode(join(dataDir, name)), name).toBe(0o600);
  });

  test("a fixed clock causes a warning at the start", () => {
    expect(cms.lines.join("\n")).toContain("SITE_NOW is set");
  });

  test("wrong reset links from four addresses do not block a correct one from a fifth", async () => {
    const link = "a".repeat(40);
    await runSql(
      dataDir,
      `UPDATE users SET reset_password_token = '${link}', reset_password_expiration = '2099-01-01T00:00:00.000Z'`,
    );
    const reset = async (token: string, from: string) => {
      const body = { token, password: ownPassword };
      const headers = { "x-forwarded-for": from };
      return (await visitor.post("/cms-api/users/reset-password", body, headers)).status;
    };
    const places = ["198.51.100.1", "203.0.113.1", "10.0.0.1", "10.1.0.1"];
    const wrong = await Promise.all(
      places.flatMap((from) => Array.from({ length: 10 }, (_, n) => reset(`wrong ${n}`, from))),
    );
    expect(wrong).toEqual(Array(40).fill(403));
    expect(await reset("wrong again", "10.0.0.1")).toBe(429);
    expect(await reset(link, "10.2.0.1")).toBe(200);
  });

  const askStatus = async (method: string, path: string, headers = {}) =>
    (await visitor.ask(`/cms-api${path}`, { method, headers })).status;

  test("the REST API returns 401 without a session for all but eight endpoints of Payload and the CMS", async () => {
    const endpoints = await listEndpoints();
    expect(endpoints.length).toBeGreaterThan(300);
    expect(endpoints).toEqual(expect.arrayContaining([...open, ...closed]));
    const answered: string[] = [];
    for (const endpoint of endpoints) {
      const [method = "", path = ""] = endpoint.split(" ");
      const status = await askStatus(method === "CONNECT" ? "POST" : method, path);
      if (status !== 401) answered.push(endpoint);
    }
    expect(answered.toSorted()).toEqual(open);
  });

  test("the REST API returns 401 for every spelling of a path, and ignores method overrides", async () => {
    const override = { "x-http-method-override": "GET" };
    for (const path of ["/og?title=a", "/./og", "/users/login/../../og", "/%6fg", "/users"]) {
      expect(await askStatus("GET", path), path).toBe(401);
      expect(await askStatus("POST", path, override), path).toBe(401);
    }
    const forged = { cookie: `payload-token=${"a".repeat(20)}.${"b".repeat(20)}.c` };
    expect(await askStatus("GET", "/og", forged)).toBe(401);
  });
});
