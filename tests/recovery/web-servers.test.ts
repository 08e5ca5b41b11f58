import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type RunningHost, startHost } from "../../apps/cms/test/running-host.ts";
import { findFreePort, type SiteProcess, startSite } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";
import { ask, startWebServer, type WebServer } from "./web-server.ts";

const { atEnd, DESK, eventually, ORIGIN, SITE } = fixtures;
const folder = fixtures.newFolder("web");
const both = { SITE_ORIGIN: ORIGIN, TRUST_PROXY: "on", CONTENT_API_TOKEN: fixtures.TOKEN };
const web = {} as Record<"nginx" | "caddy", WebServer>;
let host: RunningHost;
let site: SiteProcess;

beforeAll(async () => {
  const environment = { ...both, CMS_URL: `https://${DESK}` };
  host = await startHost({ dataDir: join(folder, "host"), environment });
  atEnd(host.stop);
  const port = await findFreePort();
  const env = { ...both, PORT: String(port), SITE_ADDRESS: "127.0.0.1", MESSAGES_PER_ADDRESS: "1" };
  site = await startSite({ contentApiUrl: host.url, dataDir: join(folder, "site"), env });
  site.url = `http://127.0.0.1:${port}`;
  atEnd(site.stop);
  const upstreams = { "127.0.0.1:3000": port, "127.0.0.1:4000": Number(new URL(host.url).port) };
  for (const kind of ["nginx", "caddy"] as const)
    web[kind] = await startWebServer(kind, join(folder, kind), upstreams);
});

const askSite = (kind: "nginx" | "caddy", path = "/", headers: Record<string, string> = {}) =>
  ask(web[kind].https, ORIGIN + path, { headers });

describe.each(["nginx", "caddy"] as const)("%s as deploy/install sets it up", (kind) => {
  test("answers for site and adminPage over https alone, with headers that keep and recheck pages", async () => {
    const page = await askSite(kind);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining("<html")]);
    expect(page.header("strict-transport-security")).toMatch(/max-age=/);
    expect(page.header("server")).not.toMatch(/\d|Caddy/);
    const again = await askSite(kind, "/", { "if-none-match": page.header("etag") });
    expect([again.status, again.text]).toEqual([304, ""]);
    const [, asset = ""] = /"(\/assets\/[^"]+\.js)"/.exec(page.text) ?? [];
    expect((await askSite(kind, asset)).header("cache-control")).toMatch(/immutable/);
    const plain = await ask(web[kind].http, `http://${SITE}/Events`);
    expect([301, 308]).toContain(plain.status);
    expect(plain.header("location")).toBe(`${ORIGIN}/Events`);
    expect((await ask(web[kind].https, `https://${DESK}/admin/login`)).status).toBe(200);
  });

  test("passes on each visitor's own address, and logs neither whole addresses nor secrets in them", async () => {
    const net = kind === "nginx" ? "127.0.10" : "127.0.20";
    const send = async (from: string) => {
      const options = { from, body: fixtures.messageBody(kind) };
      return (await ask(web[kind].https, `${ORIGIN}/api/form/SGSM/CF`, options)).status;
    };
    expect(await send(`${net}.2`)).toBe(201);
    expect(await send(`${net}.2`)).toBe(429);
    expect(await send(`${net}.3`)).toBe(201);
    for (const path of ["/preview/secret-ticket", "/search?q=secret-words"])
      await askSite(kind, path, { referer: `${ORIGIN}/search?q=secret-words`, cookie: "secret=1" });
    const log = await eventually(() => {
      const text = readFileSync(web[kind].log, "utf8");
      expect(text).toContain("/search");
      return text;
    });
    expect(log).toContain(`${net}.0`);
    expect(log).not.toMatch(/127\.0\.\d+\.[1-9]/);
    expect(log).toMatch(/\/preview\/"/);
    expect(log).not.toMatch(/secret/);
  });
});

test("Prometheus takes our settings and alerts, which fire when they should and ask for metrics that are there", async () => {
  const cwd = join(fixtures.repository, "deploy/watching");
  const promtool = (...args: string[]) => execFileSync("promtool", args, { cwd, encoding: "utf8" });
  expect(promtool("check", "config", "prometheus.yml")).toMatch(/SUCCESS/);
  expect(promtool("test", "rules", "alerts.test.yml")).toMatch(/SUCCESS/);
  const metrics = `${await fixtures.textAt(`${site.url}/metrics`)}${await fixtures.textAt(`${host.url}/metrics`)}`;
  const asked = ["alerts.yml", "dashboard.json"]
    .flatMap((name) => readFileSync(join(cwd, name), "utf8").split("\n"))
    .filter((line) => /"?expr"?:/.test(line))
    .flatMap((line) => line.match(/\b(manor|process|nodejs)_[a-z0-9_]+/g) ?? []);
  expect(new Set(asked).size).toBeGreaterThan(15);
  for (const name of asked)
    expect(metrics).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, "")} `);
});
