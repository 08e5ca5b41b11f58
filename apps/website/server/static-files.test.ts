import { cpSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { makeFolder } from "../content/test-content.ts";
import { earlierReleases, retainRelease } from "./released-files.ts";
import { createStaticFiles } from "./static-files.ts";
import { fetchRaw, PASSED, serveSteps } from "./test-server.ts";

const PAPER = "%PDF-1.7 0123456789";
let root = "";
let folder = "";
let origin = "";

beforeEach(() => {
  root = makeFolder();
  folder = join(root, "site");
  write("documents/fees.pdf", PAPER);
  write("documents/notes.txt.php", "not ours to send");
  write("public/favicon.svg", "<svg/>");
  release("app-AAAA.js", "first");
});

function write(name: string, text: string | Uint8Array): void {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
}

/** Replaces the build by one with these files. */
function release(name: string, text: string): void {
  rmSync(join(folder, "build"), { recursive: true, force: true });
  write(`build/client/assets/${name}`, text);
  write(`build/client/assets/${name}.gz`, gzipSync(text));
  write(`build/client/assets/${name}.br`, "brotli");
}

const assets = () => join(folder, "build/client/assets");
const retained = () => join(root, "data/releases");

async function start(): Promise<void> {
  const step = createStaticFiles({ folder, earlier: await earlierReleases(assets(), retained()) });
  await retainRelease(assets(), retained());
  origin = await serveSteps([step]);
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetchRaw(origin, path, headers);
  return { ...response, body: response.body.toString() };
}

test("F23 serves all files although a build removes the folder", async () => {
  await start();
  rmSync(folder, { recursive: true });
  expect(await get("/assets/app-AAAA.js")).toMatchObject({ status: 200, body: "first" });
  expect((await get("/documents/fees.pdf")).body).toBe(PAPER);
  expect((await get("/favicon.svg")).headers["content-type"]).toBe("image/svg+xml");
});

test("serves the built scripts outside the assets, revalidated each time", async () => {
  write("build/client/service-worker.js", "worker");
  write("build/client/preview.js", "preview");
  await start();
  for (const [path, body] of [
    ["/service-worker.js", "worker"],
    ["/preview.js", "preview"],
  ] as const) {
    const { headers, ...script } = await get(path);
    expect(script).toMatchObject({ status: 200, body });
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

test("F23 serves the assets of two earlier releases", async () => {
  for (const name of ["app-AAAA.js", "app-BBBB.js", "app-CCCC.js", "app-DDDD.js"]) {
    release(name, name);
    await retainRelease(assets(), retained());
    // Each release started a day after the previous one.
    for (const entry of readdirSync(retained())) shiftBack(join(retained(), entry));
  }
  await start();
  const statuses = ["A", "B", "C", "D"].map((l) => get(`/assets/app-${l.repeat(4)}.js`));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([
    PASSED,
    200,
    200,
    200,
  ]);
});

const shifts = new Map<string, number>();
function shiftBack(entry: string): void {
  const days = (shifts.get(entry) ?? 0) + 1;
  shifts.set(entry, days);
  const then = new Date(Date.now() - days * 86_400_000);
  utimesSync(entry, then, then);
}

test("removes an incomplete release of a crash and never serves it", async () => {
  const incomplete = join(retained(), "0123456789abcdef-1.tmp");
  cpSync(assets(), incomplete, { recursive: true });
  writeFileSync(join(incomplete, "app-HALF.js"), "ha");
  utimesSync(incomplete, 1, 1);
  await start();
  expect((await get("/assets/app-HALF.js")).status).toBe(PASSED);
  expect(readdirSync(retained()).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("starts several times at once, while each stores and removes releases", async () => {
  for (let index = 0; index < 40; index += 1) write(`build/client/assets/part-${index}.js`, "part");
  const starts = Array.from({ length: 8 }, async () => {
    const listed: Promise<string[]>[] = [];
    const stored = retainRelease(assets(), retained());
    for (let turn = 0; turn < 40; turn += 1) {
      listed.push(earlierReleases(assets(), retained()));
      await setImmediate();
    }
    await stored;
    return Promise.all(listed);
  });
  await Promise.all(starts);
  const [name = "", ...others] = readdirSync(retained());
  expect(others).toEqual([]);
  expect(readdirSync(join(retained(), name)).sort()).toEqual(readdirSync(assets()).sort());
});

test("sends type and cache headers, and the encoding that the browser accepts", async () => {
  await start();
  const script = await get("/assets/app-AAAA.js", { "accept-encoding": "br" });
  expect(script.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
  });
  const { etag = "" } = script.headers;
  expect((await get("/assets/app-AAAA.js", { "if-none-match": etag })).status).toBe(304);
  const paper = await get("/documents/fees.pdf");
  expect(paper.headers).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "public, max-age=3600",
    "accept-ranges": "bytes",
  });
  expect((await get("/documents/notes.txt.php")).status).toBe(PASSED);
  expect((await get("/assets/app-AAAA.js.br")).status).toBe(PASSED);
});
