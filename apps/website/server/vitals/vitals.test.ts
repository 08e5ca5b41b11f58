import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { makeFolder, silentLog } from "../../content/test-content.ts";
import { PASSED, serveSteps } from "../test-server.ts";
import { createVitals } from "./vitals.ts";

const origin = "https://www.sgc.example";
let dataDir: string;
let fixture: Awaited<ReturnType<typeof open>>;

beforeEach(async () => {
  dataDir = makeFolder();
  fixture = await open();
});

async function open(measures = true) {
  const clock = { day: "2026-11-20", today: () => clock.day };
  const vitals = createVitals({ measures, dataDir, origin, trustProxy: false }, clock, silentLog);
  const home = `${await serveSteps([vitals.step])}/vitals`;
  return {
    clock,
    send: async (body: object | string, from = origin) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const headers = { origin: from, "content-type": "text/plain;charset=UTF-8" };
      return (await fetch(home, { method: "POST", headers, body: text })).status;
    },
    read: (headers = {}) => fetch(home, { headers }),
    days: async () => (await (await fetch(home)).json()).days,
    settled: vitals.settled,
  };
}

const lcp = (value: number, path = "/Events") => ({ name: "LCP", value, path });

test("counts a measurement by day and route pattern and stores no other data", async () => {
  expect(await fixture.send(lcp(1_200, "/Events/a-pupils-name?x=1"))).toBe(204);
  expect(await fixture.send(lcp(1_499, "/events/other/"))).toBe(204);
  expect(await fixture.send({ name: "CLS", value: 9, path: "/" })).toBe(204);
  await fixture.settled();
  expect(JSON.parse(readFileSync(join(dataDir, "vitals.json"), "utf8"))).toEqual({
    "2026-11-20": {
      "/Events/:id": { LCP: [0, 0, 2, 0, 0, 0, 0, 0, 0, 0] },
      "/": { CLS: [0, 0, 0, 0, 0, 0, 1] },
    },
  });
});

test("restores the counts after a restart, survives a damaged file, and removes counts after 90 days", async () => {
  await fixture.send(lcp(100));
  await fixture.settled();
  fixture = await open();
  await fixture.send(lcp(100));
  expect(await fixture.days()).toEqual({
    "2026-11-20": { "/Events": { LCP: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0] } },
  });
  fixture.clock.day = "2027-02-19";
  await fixture.send(lcp(100));
  expect(Object.keys(await fixture.days())).toEqual(["2027-02-19"]);
  await fixture.settled();
  writeFileSync(join(dataDir, "vitals.json"), '{"2026-11-20":{"/":{"LCP":[-1]}}');
  fixture = await open();
  expect(await fixture.days()).toEqual({});
});

test("rejects reports from other sites, of unknown pages or metrics, and floods", async () => {
  expect(await fixture.send(lcp(1), "https://elsewhere.example")).toBe(403);
  for (const invalid of [
    lcp(1, "/invented"),
    lcp(-1),
    lcp(1e9),
    { name: "__proto__", value: 1, path: "/" },
    { name: "LCP", value: "1", path: "/" },
    "{",
    "null",
    JSON.stringify({ ...lcp(1), padding: "x".repeat(2_000) }),
  ])
    expect(await fixture.send(invalid), JSON.stringify(invalid).slice(0, 60)).toBe(400);
  expect(await fixture.days()).toEqual({});
  const flood = await Promise.all(Array.from({ length: 150 }, () => fixture.send(lcp(1))));
  expect(flood.filter((status) => status === 204).length).toBeLessThanOrEqual(120);
  expect(flood).toContain(429);
});

test("returns the counts only to local requests, and 404 when the setting is off", async () => {
  expect((await fixture.read()).status).toBe(200);
  expect((await fixture.read({ "x-forwarded-for": "203.0.113.9" })).status).toBe(PASSED);
  fixture = await open(false);
  expect([await fixture.send(lcp(1)), (await fixture.read()).status]).toEqual([PASSED, PASSED]);
});
