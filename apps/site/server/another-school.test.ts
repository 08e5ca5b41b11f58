import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttp } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteMap } from "../app/site-map.ts";

/** The whole site from its sources, with only the two files changed that a school changes. */
const root = resolve(import.meta.dirname, "..");
const newWords = [
  ["SGC", "Oak Hill"],
  ["A residential school for boys in the hills", "A residential school by the lake"],
  ["Ridge Road, Hill Station", "Lake Road, Oak Hill"],
  ["+91 00000 00001", "+91 11111 00001"],
  ["+91 00000 00002", "+91 11111 00002"],
  ["office@sgc.example", "desk@oakhill.example"],
  ["www.sgc.example", "www.oakhill.example"],
  ["https://example.org/", "https://links.oakhill.example/"],
] as const;
const anotherSchool = {
  name: "another-school",
  enforce: "pre" as const,
  load(id: string) {
    if (!/app\/school\/(identity|links)\.ts$/.test(id)) return undefined;
    return newWords.reduce(
      (code, [from, to]) => code.replaceAll(from, to),
      readFileSync(id, "utf8"),
    );
  },
};

const silentHost = createHttp((_, response) => response.end("[]"));
const dataDir = mkdtempSync(join(tmpdir(), "manor-another-"));
const closing: (() => Promise<unknown>)[] = [];
let home = "";

beforeAll(async () => {
  await new Promise<void>((ready) => silentHost.listen(0, "127.0.0.1", ready));
  const vite = await createServer({
    root,
    plugins: [anotherSchool],
    server: { middlewareMode: true, hmr: false, watch: null },
    appType: "custom",
    logLevel: "error",
    ssr: { noExternal: [/^@manor\//] },
  });
  closing.push(() => vite.close());
  // Loaded through Vite, so that the server's own pages have the new identity too.
  const { createSite } = (await vite.ssrLoadModule(
    "/server/site.ts",
  )) as typeof import("./site.ts");
  const { readConfig } = (await vite.ssrLoadModule(
    "/server/config.ts",
  )) as typeof import("./config.ts");
  const quiet = () => {};
  const site = await createSite(
    {
      ...readConfig({
        CONTENT_HOST_URL: `http://127.0.0.1:${(silentHost.address() as AddressInfo).port}`,
        SITE_DATA_DIR: dataDir,
        SITE_NOW: "2026-11-20T10:00:00+05:30",
        SITE_ORIGIN: "https://site.invalid",
      }),
      port: 0,
    },
    { info: quiet, warn: quiet, error: quiet },
    {
      getBuild: async () =>
        (await vite.ssrLoadModule(
          "virtual:react-router/server-build",
        )) as import("react-router").ServerBuild,
      step: () => false,
    },
  );
  await site.listen();
  closing.push(site.close);
  home = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
}, 120_000);

afterAll(async () => {
  for (const close of closing.reverse()) await close();
  silentHost.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

const old = /SGC|00000 0000[12]|0000000000[12]|sgc\.example|example\.org|Ridge Road/;

test("A14 another name, other phones, e-mail and links are on every page, and nothing old is left", async () => {
  for (const { path } of [...siteMap, { path: "/nowhere" }]) {
    const html = await (await fetch(home + path)).text();
    for (const word of [
      "Oak Hill",
      "+91 11111 00001",
      "tel:+911111100001",
      "mailto:desk@oakhill.example",
      "https://links.oakhill.example/registration",
      "https://links.oakhill.example/fees",
    ])
      expect(html, path).toContain(word);
    expect(old.exec(html)?.[0], path).toBeUndefined();
  }
}, 120_000);

test("A14 the manifest, and the page that says no, have the new name as well", async () => {
  const manifest = await (await fetch(`${home}/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ name: "Oak Hill", short_name: "Oak Hill" });
  const refused = await (await fetch(`${home}/about`, { method: "PUT" })).text();
  expect(refused).toContain("Oak Hill");
  expect(refused).toContain("+91 11111 00001");
  expect(old.exec(refused)?.[0]).toBeUndefined();
}, 30_000);
