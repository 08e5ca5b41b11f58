import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveAll } from "../e2e/harness/content.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { homeLists } from "../e2e/home-content.ts";
import { type Load, load } from "./cached/load.ts";
import { fetchBytes, type Peer, startBare, startNginx } from "./cached/peers.ts";
import { startSite } from "./lists/site-process.ts";
import { median } from "./visitors/median.ts";

// How near the site comes to the least that a server can do: for each kind of answer the same bytes from a bare
// node:http buffer that sends the same headers, and from nginx, asked in turn. Fails below nine tenths of the bare:
// the middle of what the rounds say, each for itself, since a machine is not alike from one moment to the next.

const PORT = 4380;
const ROUNDS = Number(process.env["ROUNDS"] ?? 9);
const SECONDS = Number(process.env["SECONDS"] ?? 1);
const LEAST_RATIO = 0.9;

const folder = mkdtempSync(join(tmpdir(), "manor-cached-"));
const host = await startStubHost();
giveAll(host, { lists: homeLists });
const site = await startSite(PORT, host.url, async (origin) => (await fetch(origin)).ok);

async function compare(path: string, port: number): Promise<number> {
  const url = site.origin + path;
  // Asked for twice a page is packed as tightly as it ever is.
  for (let times = 0; times < 3; times += 1) {
    await fetchBytes(url);
    await new Promise((later) => setTimeout(later, 1_200));
  }
  const sent = await fetchBytes(url);
  const ours: Peer = { name: "the site", url, stop: async () => {} };
  const peers = [
    await startBare(sent, folder, port),
    await startNginx(sent, folder, port + 1),
    ours,
  ];
  const loads = new Map<Peer, Load[]>(peers.map((peer) => [peer, []]));
  for (const { url: warm } of peers) await load(warm, 1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < peers.length; turn += 1) {
      const peer = peers[(turn + round) % peers.length] as Peer;
      loads.get(peer)?.push(await load(peer.url, SECONDS));
    }
  await Promise.all(peers.map((peer) => peer.stop()));
  const [bare = []] = loads.values();
  const ratioOf = (all: Load[]) =>
    median(all.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? 0)));
  const rows = [...loads].map(([peer, all]) => [
    peer.name,
    {
      "answers a second": Math.round(median(all.map(({ perSecond }) => perSecond))),
      "of the bare buffer": ratioOf(all).toFixed(2),
      "p99 ms": median(all.map(({ p99Ms }) => p99Ms)).toFixed(2),
    },
  ]);
  console.log(`${path} (${sent.bytes.byteLength} bytes)`);
  console.table(Object.fromEntries(rows));
  return ratioOf(loads.get(ours) ?? []);
}

try {
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(site.origin)).text())?.[0] ?? "";
  const ratios: number[] = [];
  for (const [n, path] of ["/", "/about", "/api/events/SGSM", script].entries())
    ratios.push(await compare(path, PORT + 1 + 2 * n));
  process.exitCode = Math.min(...ratios) < LEAST_RATIO ? 1 : 0;
} finally {
  await site.stop();
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
