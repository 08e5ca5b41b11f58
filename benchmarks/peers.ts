import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { giveAll } from "../e2e/harness/content.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { homeLists } from "../e2e/home-content.ts";
import { load } from "./cached/load.ts";
import { fetchBytes, startBare, startNginx } from "./cached/peers.ts";
import { startSite } from "./lists/site-process.ts";
import { type Contender, memoryOf, startAstro, startNext } from "./peers/contenders.ts";
import { collectData, collectStyle } from "./peers/data.ts";
import { look } from "./peers/look.ts";
import { median } from "./visitors/median.ts";

// The same text page, list page and home by Next (made at the build, and at each request), by Astro, and by us; and our
// bytes from nginx and from a bare buffer. Installs and builds the peers in a folder of the system, and removes it.

const PORT = 4400;
const ROUNDS = Number(process.env["ROUNDS"] ?? 3);
const SECONDS = Number(process.env["SECONDS"] ?? 2);

const folder = mkdtempSync(join(tmpdir(), "manor-peers-"));
const host = await startStubHost();
giveAll(host, { lists: homeLists });
const site = await startSite(PORT, host.url, async (origin) => (await fetch(origin)).ok);
const contenders: Contender[] = [];
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium-headless-shell",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

async function comparePage(path: string, port: number) {
  const url = site.origin + path;
  // Asked for twice a page is packed as tightly as it ever is.
  for (let times = 0; times < 3; times += 1) {
    await fetchBytes(url);
    await new Promise((later) => setTimeout(later, 1_200));
  }
  const sent = await fetchBytes(url);
  const servers = [await startBare(sent, folder, port), await startNginx(sent, folder, port + 1)];
  const asked = [
    ...servers.map((server) => ({ ...server, contender: undefined })),
    ...contenders.map((contender) => ({
      name: contender.name,
      url: contender.origin + path,
      contender,
    })),
  ];
  const loads = asked.map(() => [] as Awaited<ReturnType<typeof load>>[]);
  for (const { url: warm } of asked) await load(warm, 1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [n, one] of asked.entries()) loads[n]?.push(await load(one.url, SECONDS));
  const paceOf = (n: number) => median((loads[n] ?? []).map(({ perSecond }) => perSecond));
  const rows: [string, object][] = [];
  for (const [n, { name, url: page, contender }] of asked.entries()) {
    const view = contender && (await look(browser, page, 5));
    rows.push([
      name,
      {
        "bytes of a first view": view?.bytes ?? sent.bytes.byteLength,
        "of them script": view?.script ?? "",
        requests: view?.requests ?? "",
        "answers/s, of the bare buffer": (paceOf(n) / paceOf(0)).toFixed(3),
        "p99 ms": median((loads[n] ?? []).map(({ p99Ms }) => p99Ms)),
        "first paint ms": view?.firstPaintMs ?? "",
        "memory MB": contender ? Math.round(contender.memoryMb()) : "",
      },
    ]);
  }
  await Promise.all(servers.map((server) => server.stop()));
  console.log(path);
  console.table(Object.fromEntries(rows));
}

try {
  const data = await collectData(site.origin, homeLists);
  const style = await collectStyle(site.origin);
  contenders.push({
    name: "Manor",
    origin: site.origin,
    memoryMb: () => memoryOf(site.pid),
    stop: async () => {},
  });
  contenders.push(await startNext("static", folder, PORT + 1, data, style));
  contenders.push(await startNext("dynamic", folder, PORT + 2, data, style));
  contenders.push(await startAstro(folder, PORT + 3, data, style));
  for (const [n, path] of ["/about", "/Events", "/"].entries())
    await comparePage(path, PORT + 4 + 2 * n);
} finally {
  await Promise.all(contenders.map((contender) => contender.stop()));
  await browser.close();
  await site.stop();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
