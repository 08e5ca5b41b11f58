import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createClock } from "../content/clock.ts";
import { makeFolder } from "../content/test-content.ts";
import { createDiskCheck } from "./disk-check.ts";
import { createHealth, type HealthOptions } from "./health.ts";
import { serveSteps } from "./test-server.ts";

async function open(changes: Partial<HealthOptions> = {}) {
  const { step, drain } = createHealth({
    content: { state: () => ({ of: 14, known: 14, ageSeconds: 3 }) },
    outbox: {
      state: async () => ({ waiting: 2, oldest: new Date("2026-11-20T04:00:00Z"), setAside: 1 }),
    },
    isDiskWritable: async () => true,
    clock: createClock(new Date("2026-11-20T04:01:00Z")),
    ...changes,
  });
  const origin = await serveSteps([step]);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers });
  return { get, drain };
}

test("/healthz and /livez return 200 while the process runs", async () => {
  const { get, drain } = await open({ isDiskWritable: async () => false });
  drain();
  for (const path of ["/healthz", "/livez"]) {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: "ok", process: process.pid },
    ]);
  }
});

test("/readyz reports the age of the content and of the outbox to this machine", async () => {
  const { get } = await open();
  const response = await get("/readyz");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual({
    status: "ready",
    draining: false,
    disk: "writable",
    content: { lists: 14, known: 14, ageSeconds: 3 },
    outbox: { waiting: 2, oldestSeconds: 60, setAside: 1 },
  });
});

test.each(["x-forwarded-for", "forwarded", "via"])(
  "/readyz reports only the status through a proxy (%s)",
  async (header) => {
    const { get } = await open();
    expect(await (await get("/readyz", { [header]: "203.0.113.7" })).json()).toEqual({
      status: "ready",
    });
  },
);

test.each<[string, Partial<HealthOptions>]>([
  [
    "content is missing both from the CMS and on the disk",
    { content: { state: () => ({ of: 14, known: 0, ageSeconds: null }) } },
  ],
  ["the disk is not writable", { isDiskWritable: async () => false }],
])("/readyz returns 503 when %s", async (_, changes) => {
  const { get } = await open(changes);
  const response = await get("/readyz", { via: "a proxy" });
  expect([response.status, await response.json()]).toEqual([503, { status: "not ready" }]);
});

test("/readyz returns 503 while draining", async () => {
  const { get, drain } = await open();
  drain();
  expect((await get("/readyz")).status).toBe(503);
});

test("checks the disk at most every five seconds and removes its file", async () => {
  const folder = makeFolder();
  let ms = 0;
  const isWritable = createDiskCheck(join(folder, "data"), () => ms);
  expect(await isWritable()).toBe(true);
  expect(readdirSync(join(folder, "data"))).toEqual([]);
  rmSync(join(folder, "data"), { recursive: true });
  writeFileSync(join(folder, "data"), "a file in the folder's place");
  expect(await isWritable()).toBe(true);
  ms = 6_000;
  expect(await isWritable()).toBe(false);
});
