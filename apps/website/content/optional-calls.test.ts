import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, type ListCallName, NotFoundError } from "@manor/content-api";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createAnswers } from "./answers.ts";
import { createClock } from "./clock.ts";
import { createSnapshot } from "./snapshot.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manor-optional-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MINUTE = 60_000;

/** A host that answers 404 to every call, or `[]` once it knows them. */
function open() {
  const host = { isKnown: false, asked: [] as string[] };
  const time = { ms: 0 };
  const answer = async (call: string) => {
    host.asked.push(call);
    if (!host.isKnown) throw new NotFoundError(`/api/${call}`);
    return { changed: true, value: call === "site" ? {} : [{}], etag: "", dropped: 0 };
  };
  const client = {
    list: (name: ListCallName) => answer(name),
    school: () => answer("site"),
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
  const { list, school } = createAnswers(options);
  const answers = [list("alerts"), list("newsletters"), school()];
  return { host, time, list, refresh: () => Promise.all(answers.map((one) => one.refresh())) };
}

test("asks a host that answers 404 to an optional call again after 10 minutes (R73)", async () => {
  const { host, time, refresh } = open();
  const all = ["alerts", "newsletters", "site"];
  for (time.ms of [0, 4_000, 5 * MINUTE, 10 * MINUTE - 1]) await refresh();
  expect(host.asked.sort()).toEqual(all);
  time.ms = 10 * MINUTE;
  await refresh();
  expect(host.asked.sort()).toEqual([...all, ...all].sort());
});

test("asks in every round again once the host knows the call (R73)", async () => {
  const { host, time, refresh } = open();
  await refresh();
  host.isKnown = true;
  for (time.ms of [10 * MINUTE, 10 * MINUTE + 4_000, 10 * MINUTE + 8_000]) await refresh();
  expect(host.asked).toHaveLength(12);
});

test("asks a host that answers 404 to a call of the specification in every round", async () => {
  const { host, list } = open();
  const news = list("news");
  await news.refresh();
  await news.refresh();
  expect(host.asked).toEqual(["news", "news"]);
});
