import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { nginxIn } from "../../scripts/nginx-in.ts";
import type { PeerData } from "./data.ts";

const run = promisify(execFile);

/** A server with the three pages. `paths` are where it has them. */
export type Contender = {
  name: string;
  origin: string;
  /** The memory of its processes, in MB. */
  memoryMb: () => number;
  stop: () => Promise<void>;
};

/** Copies the folder of a peer, installs what it names and builds it. Nothing is left in this repository. */
async function prepare(
  peer: "next" | "astro",
  into: string,
  data: PeerData,
  style: string,
  change: (source: string) => string = (source) => source,
): Promise<void> {
  cpSync(join(import.meta.dirname, peer), into, {
    recursive: true,
    filter: (from) => !/node_modules|\/\.next|\/dist|\/\.astro/.test(from),
  });
  writeFileSync(join(into, "data.json"), JSON.stringify(data));
  writeFileSync(join(into, peer === "next" ? "app/style.css" : "src/style.css"), style);
  for (const name of readdirSync(into, { recursive: true, encoding: "utf8" }))
    if (name.endsWith("page.jsx"))
      writeFileSync(join(into, name), change(readFileSync(join(into, name), "utf8")));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  await run("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund"], { cwd: into, env });
  await run("npm", ["run", "build"], { cwd: into, env, maxBuffer: 1e8 });
}

/** Next as its guide says: `next build` and `next start`; pages made at the build, or at each request. */
export async function startNext(
  kind: "static" | "dynamic",
  folder: string,
  port: number,
  data: PeerData,
  style: string,
): Promise<Contender> {
  const into = join(folder, `next-${kind}`);
  const rendering = kind === "dynamic" ? 'export const dynamic = "force-dynamic";' : "";
  await prepare("next", into, data, style, (source) => source.replace("// RENDERING", rendering));
  const next = join(into, "node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [next, "start", "-p", String(port), "-H", "127.0.0.1"], {
    cwd: into,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  return started(`Next, ${kind}`, child, `http://127.0.0.1:${port}`);
}

/** Astro's files behind nginx, which packs them as it sends them. */
export async function startAstro(
  folder: string,
  port: number,
  data: PeerData,
  style: string,
): Promise<Contender> {
  const into = join(folder, "astro");
  await prepare("astro", into, data, style);
  const root = join(folder, "nginx");
  mkdirSync(root);
  const [program, ...args] = nginxIn(
    root,
    `access_log off; keepalive_requests 1000000; types { text/html html; text/css css; text/javascript js; }
     gzip on; gzip_types text/css text/javascript; gzip_comp_level 6;
     server { listen 127.0.0.1:${port}; root ${into}/dist;
     location / { try_files $uri $uri.html $uri/index.html =404; } }`,
  );
  const child = spawn(program, args, { stdio: "ignore" });
  return started("Astro, by nginx", child, `http://127.0.0.1:${port}`);
}

async function started(name: string, child: ChildProcess, origin: string): Promise<Contender> {
  for (let tries = 0; !(await fetch(origin).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 150) throw new Error(`${name} did not start`);
    await wait(200);
  }
  return {
    name,
    origin,
    memoryMb: () => memoryOf(child.pid ?? 0),
    stop: async () => {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

/** What a process and its children hold by themselves, as Linux counts it. */
export function memoryOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter(Boolean);
  const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]);
  return own / 1024 + children.reduce((all, child) => all + memoryOf(Number(child)), 0);
}
