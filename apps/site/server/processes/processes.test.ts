import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { nextPause } from "./pauses.ts";

const main = resolve(import.meta.dirname, "../main.ts");
const folder = mkdtempSync(join(tmpdir(), "manor-processes-"));
const taken: string[] = [];
let isHostDown = false;
let host: Server;
let site: ChildProcess;
let port = 0;

/** A host without content, which notes the key of every message that it takes. */
const startHost = () =>
  createServer((asked, answer) => {
    if (asked.method !== "POST") return answer.end("[]");
    asked.resume();
    if (isHostDown) return answer.writeHead(503).end();
    taken.push(String(asked.headers["idempotency-key"]));
    answer.writeHead(201).end("{}");
  });

beforeAll(async () => {
  host = startHost().listen(0, "127.0.0.1");
  const probe = createServer().listen(0, "127.0.0.1");
  await Promise.all([once(host, "listening"), once(probe, "listening")]);
  port = (probe.address() as AddressInfo).port;
  probe.close();
  site = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      SITE_PROCESSES: "2",
      SITE_DATA_DIR: folder,
      CONTENT_HOST_URL: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
      CONTENT_RENEW_MS: "250",
      MESSAGES_PER_ADDRESS: "12",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await vi.waitFor(() => bothAnswer(), { timeout: 30_000, interval: 100 });
}, 60_000);

afterAll(async () => {
  const gone = once(site, "exit");
  site.kill("SIGTERM");
  expect(await gone).toEqual([0, null]);
  host.close();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

/** The processes that answer; the keeper is the oldest. */
function children(): number[] {
  const list = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, "utf8");
  return list.trim().split(" ").filter(Boolean).map(Number);
}

/** On a connection of its own, so that the processes take turns. */
function ask(path: string, body?: object): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const origin = `http://127.0.0.1:${port}`;
    const headers = body ? { origin, "content-type": "application/json" } : {};
    const method = body ? "POST" : "GET";
    const asked = { port, host: "127.0.0.1", path, method, headers, agent: false };
    // A connection that was handed to a process in the moment of its end is lost.
    request({ ...asked, signal: AbortSignal.timeout(8_000) }, async (answer) => {
      let text = "";
      for await (const piece of answer) text += piece;
      done({ status: answer.statusCode ?? 0, text });
    })
      .on("error", failed)
      .end(body && JSON.stringify(body));
  });
}

async function isShown(): Promise<void> {
  const pages = await Promise.any([1, 2, 3].map(() => ask("/about")));
  expect(pages.status).toBe(200);
}

/** Each process has answered, and says that it is ready; `without` is one that is gone. */
async function bothAnswer(without?: number): Promise<void> {
  const all = [1, 2, 3, 4, 5, 6];
  const alive = await Promise.all(all.map(() => ask("/livez")));
  const answering = new Set(alive.map(({ text }) => Number(JSON.parse(text).process)));
  expect([...answering].sort()).toEqual(children().sort());
  expect(answering.size).toBe(2);
  expect(answering).not.toContain(without);
  const ready = await Promise.all(all.map(() => ask("/readyz")));
  expect(ready.filter(({ status }) => status === 200)).toHaveLength(6);
}

const message = (n: number) => ({
  name: "A Parent",
  email: "parent@example.org",
  contactNumber: "9876543210",
  subject: "A question",
  message: `Message number ${n} of a parent`,
});
const send = (n: number) => ask("/api/form/SGSM/CF", message(n));

test("two processes show the same pages on one port, and each message is taken once, whoever takes it", async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => ask("/about")));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(pages[0]?.status).toBe(200);
  const answers = await Promise.all([1, 2, 3, 4, 1, 2, 3, 4].map(send));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(answers[0]?.status));
  expect(new Set(taken).size).toBe(4);
});

test("what one address may send is counted over both", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => send(100 + n)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
});

test("a process that ends is started again; pages are shown meanwhile, and a message waits for its keeper", async () => {
  const [keeper = 0, reader = 0] = children();
  process.kill(reader, "SIGKILL");
  await vi.waitFor(isShown, { timeout: 20_000 });
  await vi.waitFor(() => bothAnswer(reader), { timeout: 20_000, interval: 100 });
  process.kill(keeper, "SIGKILL");
  await vi.waitFor(isShown, { timeout: 20_000 });
  await vi.waitFor(() => bothAnswer(keeper), { timeout: 20_000, interval: 100 });
  // A keeper that is new has counted nothing yet.
  isHostDown = true;
  const before = taken.length;
  expect((await send(500)).status).toBeLessThan(300);
  isHostDown = false;
  await expect.poll(() => taken.length, { timeout: 20_000 }).toBe(before + 1);
}, 60_000);

test("the pause before it is started again grows for as long as it does not last", () => {
  const pauses = [0, 1_000, 2_000, 4_000, 30_000].map((last) => nextPause(last, 50));
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 30_000]);
  expect(nextPause(30_000, 61_000)).toBe(1_000);
});
