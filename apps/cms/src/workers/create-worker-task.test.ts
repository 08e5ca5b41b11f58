import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { createWorkerTask } from "./create-worker-task.ts";

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
