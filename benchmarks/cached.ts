import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giveAll } from "../e2e/harness/content.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { homeLists } from "../e2e/home-content.ts";
import { type Load, load } from "./cached/load.ts";
import { fetchBytes, type Peer, startBare, startNginx } from "./cached/peers.ts";
import { startSite } from "./lists/site-process.ts";

// How near the site comes to the least that a server can do: for each kind of answer the same bytes from a bare
// node:http buffer that sends the same headers, and from nginx, asked in turn. Fails below nine tenths of the bare.

const PORT = 4380;
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const SECONDS = Number(process.env["SECONDS"] ?? 2);
const LEAST_RATIO = 0.9;

const folder = mkdtempSync(join(tmpdir(), "manor-cached-"));
const host = await startStubHost();
giveAll(host, { lists: homeLists });
const site = await startSite(PORT, host.url, async (origin) => (await fetch(origin)).ok);

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

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
  const paces = peers.map((peer) =>
    mean((loads.get(peer) ?? []).map(({ perSecond }) => perSecond)),
  );
  const [bare = 0, , pace = 0] = paces;
  const rows = peers.map((peer, n) => [
    peer.name,
    {
      "answers a second": Math.round(paces[n] ?? 0),
      "of the bare buffer": ((paces[n] ?? 0) / bare).toFixed(2),
      "p99 ms": median((loads.get(peer) ?? []).map(({ p99Ms }) => p99Ms)).toFixed(2),
    },
  ]);
  console.log(`${path} (${sent.bytes.byteLength} bytes)`);
  console.table(Object.fromEntries(rows));
  return pace / bare;
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
