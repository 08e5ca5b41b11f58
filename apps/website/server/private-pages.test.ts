import { logOptions } from "@manor/server-kit/log-options";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { sampleSchool } from "../model/school/test-school.ts";
import { reply } from "./http/exchange.ts";
import { createHttpServer } from "./http-server.ts";
import { privateHeaders } from "./private-pages.ts";
import { canonicalAddress } from "./request-checks.ts";
import { fetchRaw, listen } from "./test-server.ts";

const key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
const school = { ...sampleSchool, languages: [{ code: "hi" as const, name: "हिन्दी" }] };

const lines: string[] = [];
const log = pino(logOptions("site", "info"), { write: (line: string) => void lines.push(line) });

const addresses = [
  `/admission/visit/${key}`,
  `/hi/admission/visit/${key}`,
  `/HI/Admission/VISIT/${key}/`,
  `/%68i/admission/visit/${key}`,
  `/hi/%61dmission/visit/${key}`,
];

describe.each([
  ["offers Hindi", () => school],
  ["does not offer Hindi", () => undefined],
])("while the school %s", (_, findSchool) => {
  const start = (...steps: Parameters<typeof createHttpServer>[0]["steps"]) =>
    listen(createHttpServer({ steps, log, getSchool: () => sampleSchool, findSchool }));

  test.each(addresses)("no redirect and no page of %s is stored", async (address) => {
    const origin = await start(canonicalAddress, () => reply(200, { "cache-control": "public" }));
    const first = await fetchRaw(origin, address);
    expect(first.headers).toMatchObject(privateHeaders);
    const { location } = first.headers;
    if (location) expect((await fetchRaw(origin, location)).headers).toMatchObject(privateHeaders);
  });

  test.each(addresses)("an error at %s is logged without the key", async (address) => {
    lines.length = 0;
    const origin = await start(canonicalAddress, () => {
      throw new Error("broken");
    });
    const { status, headers } = await fetchRaw(origin, address);
    const { location = address } = headers;
    const last = status === 301 ? await fetchRaw(origin, location) : { status, headers };
    expect(last.status).toBe(500);
    expect(last.headers).toMatchObject(privateHeaders);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(key);
  });
});
