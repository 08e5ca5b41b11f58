import assert from "node:assert/strict";
import { afterAll, beforeAll, describe, test } from "vitest";
import { newDataDir, type RunningHost, removeDataDir, startHost } from "./running-host.ts";

/** What is answered before somebody signs in. */
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

/** Every endpoint of the CMS: its own, and those that Payload and its adapter for Next add. */
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

describe("the REST API without a session", () => {
  const dataDir = newDataDir();
  let host: RunningHost;

  beforeAll(async () => {
    host = await startHost({ dataDir });
  });
  afterAll(async () => {
    await host.stop();
    removeDataDir(dataDir);
  });

  const ask = (method: string, path: string, headers = {}) =>
    fetch(`${host.url}/cms-api${path}`, { method, headers });

  test("answers 401 to every endpoint of Payload and of the CMS but eight", async () => {
    const endpoints = await listEndpoints();
    assert.ok(endpoints.length > 300, String(endpoints.length));
    for (const endpoint of open) assert.ok(endpoints.includes(endpoint), endpoint);
    for (const endpoint of endpoints) {
      const [method = "", path = ""] = endpoint.split(" ");
      const { status } = await ask(method === "CONNECT" ? "POST" : method, path);
      if (open.includes(endpoint)) assert.notEqual(status, 401, endpoint);
      else assert.equal(status, 401, endpoint);
    }
  });

  test("answers 401 however the address is written, and whatever method a header names", async () => {
    const override = { "x-http-method-override": "GET" };
    for (const path of ["/og?title=a", "/./og", "/users/login/../../og", "/%6fg", "/users"]) {
      assert.equal((await ask("GET", path)).status, 401, path);
      assert.equal((await ask("POST", path, override)).status, 401, path);
    }
    const forged = { cookie: `payload-token=${"a".repeat(20)}.${"b".repeat(20)}.c` };
    assert.equal((await ask("GET", "/og", forged)).status, 401);
  });
});
