import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { firstProtocol } from "../../../tests/e2e/harness/first-protocol.ts";
import { type SiteProcess, startSite } from "../../../tests/e2e/harness/site.ts";
import { type RunningHost, startHost } from "../../content-host/test/running-host.ts";
import { longestRecord } from "./tls-records.ts";
import { until } from "./until.ts";
import { ask, startWebServer, type WebServer } from "./web-server.ts";

const SITE = "www.school.example";
const DESK = "desk.school.example";
const TOKEN = "a-token-that-both-processes-know-of";

describe("site and desk behind what deploy/install sets up", () => {
  const folder = mkdtempSync(join(tmpdir(), "manor-web-"));
  let host: RunningHost;
  let site: SiteProcess;

  before(async () => {
    const both = { SITE_ORIGIN: `https://${SITE}`, TRUST_PROXY: "on", CONTENT_HOST_TOKEN: TOKEN };
    const environment = { ...both, HOST_URL: `https://${DESK}` };
    host = await startHost({ dataDir: join(folder, "host"), environment });
    const env = { ...both, SITE_ADDRESS: "127.0.0.1", MESSAGES_PER_ADDRESS: "1" };
    site = await startSite({ contentHostUrl: host.url, dataDir: join(folder, "site"), env });
  });
  after(async () => {
    await site?.stop();
    await host?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const portOf = (url: string) => Number(new URL(url).port);

  for (const [index, kind] of (["nginx", "caddy"] as const).entries())
    test(`${kind} hands visitors on, each with his own address, and keeps none of it in its log`, async () => {
      const root = join(folder, kind);
      const upstream = { site: portOf(site.url), desk: portOf(host.url) };
      const web: WebServer = await startWebServer(kind, root, upstream);
      try {
        const page = await ask(web.https, { name: SITE });
        assert.equal(page.status, 200);
        assert.match(page.text, /<html/);
        assert.match(page.headers["strict-transport-security"] ?? "", /max-age=/);
        const plain = await ask(web.http, { name: SITE, path: "/Events" }, true);
        assert.ok([301, 308].includes(plain.status), `${plain.status}`);
        assert.match(plain.headers.location ?? "", /^https:\/\/www\.school\.example/);
        const desk = await ask(web.https, { name: DESK, path: "/admin/login" });
        assert.equal(desk.status, 200);

        const body = { name: "A", email: "a@b.example", message: kind, schoolcode: "SGSM" };
        const send = (last: number) => {
          const from = `127.0.0.${10 * index + last}`;
          return ask(web.https, { name: SITE, path: "/api/form/SGSM/CF", from, body });
        };
        assert.equal((await send(12)).status, 201);
        assert.equal((await send(12)).status, 429);
        assert.equal((await send(13)).status, 201);

        for (const path of ["/preview/secret-ticket", "/search?q=secret-words"])
          await ask(web.https, { name: SITE, path });
        await until(() => readFileSync(web.log, "utf8").includes("/search"));
        const log = readFileSync(web.log, "utf8");
        assert.match(log, /127\.0\.0\.0/);
        assert.doesNotMatch(log, /127\.0\.0\.[1-9]/);
        assert.match(log, /\/preview\/"/);
        assert.doesNotMatch(log, /secret/);
      } finally {
        await web.stop();
      }
    });

  test("Caddy speaks HTTP/3 with a browser that was told of it, at the first visit too", async () => {
    const root = join(folder, "quic");
    const upstream = { site: portOf(site.url), desk: portOf(host.url) };
    const web = await startWebServer("caddy", root, upstream);
    try {
      await until(async () => (await ask(web.https, { name: SITE })).status === 200);
      assert.equal(await firstProtocol(SITE, web.https), "h3");
    } finally {
      await web.stop();
    }
  });

  test("nginx sends a page in records of 4 KB at most, so that its beginning can be drawn before its end is there", async () => {
    const root = join(folder, "records");
    const upstream = { site: portOf(site.url), desk: portOf(host.url) };
    const web = await startWebServer("nginx", root, upstream);
    try {
      await until(async () => (await ask(web.https, { name: SITE })).status === 200);
      const longest = await longestRecord(web.https, SITE, "/about");
      assert.ok(longest > 3_000 && longest < 4_200, `${longest} bytes`);
    } finally {
      await web.stop();
    }
  });
});
