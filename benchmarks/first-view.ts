import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findChromium, findWholeChromium } from "../scripts/find-chromium.ts";
import { leastTime, overQuic, overTcp } from "./first-view/formula.ts";
import type { Front } from "./first-view/fronts.ts";
import { atServer, atVisitor, joinPlaces, makePlaces, removePlaces } from "./first-view/line.ts";
import { NAME, startNames } from "./first-view/names.ts";
import { type View, type Visitor, visit } from "./first-view/visit.ts";
import { median } from "./visitors/median.ts";

// When a first visitor on a slow line sees something: home, a page of text, a list and an album against the least
// that physics allows, and against a page as they are built everywhere (c). Over the kernel's real TCP, with Caddy
// and nginx in front as deploy/ sets them up, and over HTTP/3 with Caddy, as the record of operations.md tells browsers
// to. Needs root and dnsmasq. FRONTS, ROUND_TRIPS, RUNS and SIZES narrow it down.

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

/** A program that runs at the visitor's end of the line. */
function atVisitorAs(name: string, program: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nexec ip ${atVisitor([program]).join(" ")} "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}
const browser = atVisitorAs("browser", findChromium() ?? "chromium");
// The shell asks no name server what a host speaks.
const wholeBrowser = atVisitorAs("whole-browser", findWholeChromium() ?? "chromium");

/** Seconds until so many bytes are there, on a new connection; the middle of three. */
function fetchTime(bytes: number): number {
  const url = `https://${NAME}:8444/bytes/${bytes}`;
  const ask = ["curl", "-sk", "--http2", "-o", "/dev/null", "-w", "%{time_total}", url];
  return median([1, 2, 3].map(() => 1_000 * Number(execFileSync("ip", atVisitor(ask)).toString())));
}

type Way = { front: Front; protocol: "h2" | "h3" };
const ways: Record<string, Way> = {
  caddy: { front: "caddy", protocol: "h2" },
  "caddy-h3": { front: "caddy", protocol: "h3" },
  nginx: { front: "nginx", protocol: "h2" },
};

async function views(protocol: Way["protocol"], port: number, path: string): Promise<View> {
  const url = `https://${NAME}:${port}${path}`;
  const visitor: Visitor = { executable: browser, key: spki };
  if (protocol === "h3") visitor.quicOn = `${NAME}:${port}`;
  const seen: View[] = [];
  for (let run = 0; run < RUNS; run += 1) seen.push(await visit(visitor, url));
  const other = seen.find((view) => view.protocol !== protocol);
  if (other) throw new Error(`${url} came by ${other.protocol}, not by ${protocol}.`);
  const of = (name: "firstPaint" | "largestPaint" | "bytes") =>
    median(seen.map((view) => view[name]));
  const [firstPaint, largestPaint, bytes] = [of("firstPaint"), of("largestPaint"), of("bytes")];
  return { firstPaint, largestPaint, bytes, protocol };
}

/** How many first visits come by HTTP/3 when only the record tells of it. Port 1 is nobody's. */
async function countTold(): Promise<string> {
  const visitor = { executable: wholeBrowser, key: spki, quicOn: `${NAME}:1` };
  let told = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const { protocol } = await visit(visitor, `https://${NAME}:8444/a`);
    if (protocol === "h3") told += 1;
  }
  return `${told} of ${RUNS} first visits that only the record told of HTTP/3 came by it`;
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
    if (protocol === "h3") console.log(await countTold());
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
