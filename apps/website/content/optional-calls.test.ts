import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, type ListCallName, NotFoundError } from "@manor/content-api";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createClock } from "./clock.ts";
import { createResponseCache } from "./response-cache.ts";
import { createSnapshot } from "./snapshot.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-optional-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MINUTE = 60_000;

/** A CMS that returns 404 for every call, or `[]` once it has them. */
function open() {
  const cms = { isKnown: false, requests: [] as string[] };
  const time = { ms: 0 };
  const respond = async (call: string) => {
    cms.requests.push(call);
    if (!cms.isKnown) throw new NotFoundError(`/api/${call}`);
    return { changed: true, value: call === "site" ? {} : [{}], etag: "", dropped: 0 };
  };
  const client = {
    list: (name: ListCallName) => respond(name),
    school: () => respond("site"),
  } as unknown as Client; // Only these are called here.
  const quiet = () => {};
  const options = {
    school: "SGSM",
    client,
    clock: createClock(new Date("2026-11-20T04:30:00Z")),
    snapshot: createSnapshot(folder, quiet),
    log: { info: quiet, warn: quiet, error: quiet },
    freshForMs: 0,
    onChange: quiet,
    now: () => time.ms,
  };
  const { list, school } = createResponseCache(options);
  const responses = [list("alerts"), list("newsletters"), school()];
  return { cms, time, list, refresh: () => Promise.all(responses.map((one) => one.refresh())) };
}

test("requests an optional call again 10 minutes after a 404 [R73]", async () => {
  const { cms, time, refresh } = open();
  const all = ["alerts", "newsletters", "site"];
  for (time.ms of [0, 4_000, 5 * MINUTE, 10 * MINUTE - 1]) await refresh();
  expect(cms.requests.sort()).toEqual(all);
  time.ms = 10 * MINUTE;
  await refresh();
  expect(cms.requests.sort()).toEqual([...all, ...all].sort());
});

test("requests an optional call in every poll once the CMS has it [R73]", async () => {
  const { cms, time, refresh } = open();
  await refresh();
  cms.isKnown = true;
  for (time.ms of [10 * MINUTE, 10 * MINUTE + 4_000, 10 * MINUTE + 8_000]) await refresh();
  expect(cms.requests).toHaveLength(12);
});

test("requests a call of the specification in every poll although the CMS returns 404", async () => {
  const { cms, list } = open();
  const news = list("news");
  await news.refresh();
  await news.refresh();
  expect(cms.requests).toEqual(["news", "news"]);
});
