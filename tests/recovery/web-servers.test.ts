import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type RunningCms, startCms } from "../../apps/cms/test/running-cms.ts";
import { findFreePort, type SiteProcess, startSite } from "../e2e/harness/site.ts";
import * as fixtures from "./fixtures.ts";
import { curl, startWebServer, type WebServer } from "./web-server.ts";

const { atEnd, CMS, eventually, ORIGIN, SITE } = fixtures;
const folder = fixtures.newFolder("web");
const both = { SITE_ORIGIN: ORIGIN, TRUST_PROXY: "on", CONTENT_API_TOKEN: fixtures.TOKEN };
const web = {} as Record<"nginx" | "caddy", WebServer>;
let cms: RunningCms;
let site: SiteProcess;
let port = 0;

beforeAll(async () => {
  const environment = { ...both, CMS_URL: `https://${CMS}` };
  cms = await startCms({ dataDir: join(folder, "host"), environment });
  atEnd(cms.stop);
  port = await findFreePort();
  await startTheSite();
  atEnd(() => site.stop());
  const upstreams = { "127.0.0.1:3000": port, "127.0.0.1:4000": Number(new URL(cms.url).port) };
  for (const kind of ["nginx", "caddy"] as const)
    web[kind] = await startWebServer(kind, join(folder, kind), upstreams);
});

async function startTheSite(): Promise<void> {
  const env = { ...both, PORT: String(port), SITE_ADDRESS: "127.0.0.1", MESSAGES_PER_ADDRESS: "1" };
  const started = await startSite({ contentApiUrl: cms.url, dataDir: join(folder, "site"), env });
  site = { ...started, url: `http://127.0.0.1:${port}` };
}
const getPage = (kind: "nginx" | "caddy", path = "/", headers: Record<string, string> = {}) =>
  curl(web[kind].https, ORIGIN + path, { headers });

describe.each(["nginx", "caddy"] as const)("%s as deploy/install sets it up", (kind) => {
  test("serves website and admin only over https, with cache and security headers", async () => {
    const page = await getPage(kind);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining("<html")]);
    expect(page.header("strict-transport-security")).toMatch(/max-age=/);
    expect(page.header("server")).not.toMatch(/\d|Caddy/);
    const again = await getPage(kind, "/", { "if-none-match": page.header("etag") });
    expect([again.status, again.text]).toEqual([304, ""]);
    const [, asset = ""] = /"(\/assets\/[^"]+\.js)"/.exec(page.text) ?? [];
    expect((await getPage(kind, asset)).header("cache-control")).toMatch(/immutable/);
    const plain = await curl(web[kind].http, `http://${SITE}/Events`);
    expect([301, 308]).toContain(plain.status);
    expect(plain.header("location")).toBe(`${ORIGIN}/Events`);
    expect((await curl(web[kind].https, `https://${CMS}/admin/login`)).status).toBe(200);
  });

  test("forwards the visitor's address, and logs neither full addresses nor secrets", async () => {
    const net = kind === "nginx" ? "127.0.10" : "127.0.20";
    const send = async (from: string) => {
      const options = { from, body: fixtures.messageBody(kind) };
      return (await curl(web[kind].https, `${ORIGIN}/api/form/SGSM/CF`, options)).status;
    };
    expect(await send(`${net}.2`)).toBe(201);
    expect(await send(`${net}.2`)).toBe(429);
    expect(await send(`${net}.3`)).toBe(201);
    for (const path of [
      "/preview/secret-ticket",
      "/search?q=secret-words",
      "/admission/visit/secret-key",
      "/Admission/Visit/secret-key",
      "/hi/admission/visit/secret-key",
    ])
      await getPage(kind, path, { referer: `${ORIGIN}/search?q=secret-words`, cookie: "secret=1" });
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

  test("while the website restarts, Caddy lets a request wait and nginx returns 502", async () => {
    await site.stop();
    const waiting = getPage(kind, "/News");
    if (kind === "nginx") expect((await waiting).status).toBe(502);
    const next = createServer((_, response) => response.end("restarted"));
    await once(next.listen(port, "127.0.0.1"), "listening");
    const { text } = kind === "nginx" ? await getPage(kind, "/News") : await waiting;
    expect(text).toBe("restarted");
    next.close();
    next.closeAllConnections();
    await startTheSite();
    await eventually(async () => expect((await getPage(kind, "/News")).status).toBe(200));
  });
});

test("Prometheus accepts our settings and alert rules, and every metric in them exists", async () => {
  const cwd = join(fixtures.repository, "deploy/monitoring");
  const promtool = (...args: string[]) => execFileSync("promtool", args, { cwd, encoding: "utf8" });
  expect(promtool("check", "config", "prometheus.yml")).toMatch(/SUCCESS/);
  expect(promtool("test", "rules", "alerts.test.yml")).toMatch(/SUCCESS/);
  const metrics = `${await fixtures.textAt(`${site.url}/metrics`)}${await fixtures.textAt(`${cms.url}/metrics`)}`;
  const metricNames = ["alerts.yml", "dashboard.json"]
    .flatMap((name) => readFileSync(join(cwd, name), "utf8").split("\n"))
    .filter((line) => /"?expr"?:/.test(line))
    .flatMap((line) => line.match(/\b(manor|process|nodejs)_[a-z0-9_]+/g) ?? []);
  expect(new Set(metricNames).size).toBeGreaterThan(15);
  for (const name of metricNames)
    expect(metrics).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, "")} `);
});
