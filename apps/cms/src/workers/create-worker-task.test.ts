import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { createQueue, createWorkerTask } from "./create-worker-task.ts";

const folder = mkdtempSync(join(tmpdir(), "worker-task-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const program = `
import { parentPort, workerData } from "node:worker_threads";
if (workerData === "settings") parentPort.postMessage({ ...process.env });
if (workerData === "throws") throw new RangeError("damaged");
if (workerData === "loops") for (;;);
if (workerData === "fills") for (const all = []; ; ) all.push({ size: all.length });
`;
writeFileSync(join(folder, "program.mjs"), program);
const run = createWorkerTask<string, object>({
  module: "./program.mjs",
  base: pathToFileURL(`${folder}/`).href,
  timeoutMs: 60_000,
  maxMemoryMb: 32,
});

test("a worker thread has no settings of the process", async () => {
  vi.stubEnv("PAYLOAD_SECRET", "secret");
  expect(await run("settings")).toEqual({});
  vi.unstubAllEnvs();
});

test("stops a thread at its time and memory limit, reports its errors, and goes on with the next", async () => {
  await expect(run("loops", 500)).rejects.toMatchObject({
    name: "WorkerLimitError",
    message: "The worker thread took more than 500 ms, so it was stopped without a result.",
  });
  await expect(run("fills")).rejects.toMatchObject({
    name: "WorkerLimitError",
    message: "The worker thread needed more than 32 MB, so it was stopped without a result.",
  });
  await expect(run("throws")).rejects.toThrow("damaged");
  await expect(run("ends")).rejects.toMatchObject({ name: "WorkerEndedError" });
  expect(await run("settings")).toEqual({});
});

test("runs one piece of work at a time in order, and goes on after an error", async () => {
  const enqueue = createQueue();
  const events: string[] = [];
  const work = (name: string) =>
    enqueue(async () => {
      events.push(`${name} starts`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (name === "a") throw new Error("damaged");
      return name;
    });
  const all = await Promise.allSettled(["a", "b", "c"].map(work));
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(events).toEqual(["a", "b", "c"].flatMap((name) => [`${name} starts`, `${name} ends`]));
});

test("refuses with 503 while as many wait as it allows, and accepts again afterwards", async () => {
  const enqueue = createQueue({ maxWaiting: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = enqueue(() => promise);
  await Promise.resolve();
  const waiting = [enqueue(async () => 1), enqueue(async () => 2)];
  await expect(enqueue(async () => 3)).rejects.toMatchObject({
    name: "RefusalError",
    status: 503,
    message: "Too many files are being checked now. Please try again in a minute.",
  });
  resolve();
  await running;
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await enqueue(async () => 4)).toBe(4);
});
