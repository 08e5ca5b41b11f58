import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findWholeChromium } from "../scripts/find-chromium.ts";
import { leastTime, overQuic, overTcp } from "./first-view/formula.ts";
import type { Front } from "./first-view/fronts.ts";
import { atServer, atVisitor, joinPlaces, makePlaces, removePlaces } from "./first-view/line.ts";
import { NAME, startNames } from "./first-view/names.ts";
import { type View, type Visitor, visit } from "./first-view/visit.ts";
import { median } from "./visitors/median.ts";

// When a first visitor on a slow line sees something: home, a page of text, a list and an album against the least
// that physics allows, and against a page as they are built everywhere (c). Over the kernel's real TCP, with Caddy
// and nginx in front as deploy/ sets them up, and over HTTP/3 with Caddy and the record of operations.md. Needs root
// and dnsmasq. FRONTS, ROUND_TRIPS, RUNS and SIZES narrow it down.

const list = (name: string, usual: string) =>
  (process.env[name] ?? usual).split(" ").filter(Boolean);
const RUNS = Number(process.env["RUNS"] ?? 3);
const MBPS = 1.6;
const PATHS = list("PATHS", "/ /about /Events /SubGallery?id=album-1");
const REFERENCES = ["/a", "/b", "/c"];
const SIZES = list("SIZES", "8000 9000 10000 11000 12000 13000 14000 15000 16000").map(Number);

const folder = mkdtempSync(join(tmpdir(), "manor-first-view-"));
const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
const shell = (command: string) =>
  execFileSync("sh", ["-c", command], { stdio: "pipe" }).toString();
shell(
  `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${NAME} -addext subjectAltName=DNS:${NAME} -keyout ${key} -out ${certificate}`,
);
const spki = shell(
  `openssl x509 -in ${certificate} -pubkey -noout | openssl pkey -pubin -outform der | openssl dgst -sha256 -binary | base64`,
).trim();
const browser = join(folder, "chromium");
writeFileSync(
  browser,
  `#!/bin/sh\nexec ip ${atVisitor([findWholeChromium() ?? "chromium"]).join(" ")} "$@"\n`,
);
chmodSync(browser, 0o755);

/** Seconds until so many bytes are there, on a new connection; the middle of three. */
function fetchTime(bytes: number): number {
  const url = `https://${NAME}:8444/bytes/${bytes}`;
  const ask = ["curl", "-sk", "--http2", "-o", "/dev/null", "-w", "%{time_total}", url];
  return median([1, 2, 3].map(() => 1_000 * Number(execFileSync("ip", atVisitor(ask)).toString())));
}

type Way = { front: Front; protocol: Visitor["protocol"] };
const ways: Record<string, Way> = {
  caddy: { front: "caddy", protocol: "h2" },
  "caddy-h3": { front: "caddy", protocol: "h3" },
  nginx: { front: "nginx", protocol: "h2" },
};

async function views(protocol: Way["protocol"], port: number, path: string): Promise<View> {
  const url = `https://${NAME}:${port}${path}`;
  const seen: View[] = [];
  const visitor: Visitor = { executable: browser, key: spki, protocol };
  for (let run = 0; run < RUNS; run += 1) seen.push(await visit(visitor, url));
  const of = (name: keyof View) => median(seen.map((view) => view[name]));
  return { firstPaint: of("firstPaint"), largestPaint: of("largestPaint"), bytes: of("bytes") };
}

async function measure({ front, protocol }: Way, roundTrip: number): Promise<void> {
  const line = await joinPlaces(roundTrip, MBPS, process.env["FIRST_WINDOW"]);
  try {
    console.log(`\n${front}, ${protocol}, round trip ${roundTrip} ms, ${MBPS} Mbps`);
    // Debian's curl speaks no HTTP/3.
    const sizes = (protocol === "h2" ? SIZES : []).map(
      (bytes) => [bytes, { ms: Math.round(fetchTime(bytes)) }] as const,
    );
    console.table(Object.fromEntries(sizes));
    const seen = new Map<string, View>();
    if (PATHS.length === 0) return;
    for (const path of REFERENCES) seen.set(path, await views(protocol, 8444, path));
    for (const path of PATHS) seen.set(path, await views(protocol, 8443, path));
    const usual = seen.get("/c")?.firstPaint ?? 0;
    const rows = [...seen].map(([path, { firstPaint, largestPaint, bytes }]) => {
      const transport = protocol === "h3" ? overQuic : overTcp;
      const most = 1.25 * leastTime(roundTrip, MBPS, bytes, transport) + 100;
      return [
        path,
        {
          "first paint ms": Math.round(firstPaint),
          "largest ms": Math.round(largestPaint),
          bytes,
          "1.25 x formula + 100": Math.round(most),
          "of c": Number((firstPaint / usual).toFixed(2)),
        },
      ];
    });
    console.table(Object.fromEntries(rows));
  } finally {
    line.kill();
    await once(line, "exit");
  }
}

async function measureAll(name: string): Promise<void> {
  const way = ways[name];
  if (!way)
    throw new Error(`There is no front ${name}; there are ${Object.keys(ways).join(", ")}.`);
  const inside = fileURLToPath(new URL("./first-view/inside.ts", import.meta.url));
  const command = atServer([process.execPath, inside, way.front, key, certificate, folder]);
  const server = spawn("ip", command, { stdio: ["ignore", "pipe", "inherit"] });
  const names = await startNames(way.protocol === "h3" ? [8443, 8444] : []);
  try {
    await new Promise<void>((ready) =>
      server.stdout.on("data", (said) => String(said).includes("ready") && ready()),
    );
    for (const roundTrip of list("ROUND_TRIPS", "150 400")) await measure(way, Number(roundTrip));
  } finally {
    for (const child of [server, names]) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
}

makePlaces();
try {
  for (const name of list("FRONTS", "caddy caddy-h3 nginx")) await measureAll(name);
} finally {
  removePlaces();
  rmSync(folder, { recursive: true, force: true });
}
