import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const VISITOR = `manor-visitor-${process.pid}`;
const SERVER = `manor-server-${process.pid}`;
export const SERVER_ADDRESS = "10.99.0.2";

/** What a program in the visitor's place reads as /etc/resolv.conf, see ip-netns(8). */
const RESOLVER = `/etc/netns/${VISITOR}`;

const ip = (...args: string[]) => execFileSync("ip", args, { stdio: ["ignore", "pipe", "pipe"] });

/** Two machines on one, with nothing between them yet; the visitor's asks itself for names. Needs root. */
export function makePlaces(): void {
  mkdirSync(RESOLVER, { recursive: true });
  writeFileSync(join(RESOLVER, "resolv.conf"), "nameserver 127.0.0.1\n");
  for (const place of [VISITOR, SERVER]) {
    ip("netns", "add", place);
    ip("netns", "exec", place, "ip", "link", "set", "lo", "up");
  }
}

export function removePlaces(): void {
  for (const place of [VISITOR, SERVER]) ip("netns", "del", place);
  rmSync(RESOLVER, { recursive: true });
}

export const atVisitor = (command: string[]): string[] => ["netns", "exec", VISITOR, ...command];
export const atServer = (command: string[]): string[] => ["netns", "exec", SERVER, ...command];

/** Joins both by a slow line. Whoever ends it cuts the line. `packets` is the server's first window, 10 by itself. */
export async function joinPlaces(
  roundTrip: number,
  mbps: number,
  packets?: string,
): Promise<ChildProcess> {
  const script = join(import.meta.dirname, "link.py");
  const args = [script, String(roundTrip), String(mbps), "0.75", VISITOR, SERVER];
  const line = spawn("python3", args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(line.stdout, "data");
  for (const [place, address] of [
    [VISITOR, "10.99.0.1"],
    [SERVER, SERVER_ADDRESS],
  ] as const) {
    ip("netns", "exec", place, "ip", "addr", "add", `${address}/24`, "dev", "line");
    ip("netns", "exec", place, "ip", "link", "set", "line", "up", "mtu", "1500");
    if (packets && place === SERVER)
      ip(
        ...`netns exec ${place} ip route change 10.99.0.0/24 dev line initcwnd ${packets}`.split(
          " ",
        ),
      );
  }
  return line;
}
