import { type Client, type ListCallName, NotFoundError } from "@manor/content-api";
import { expect, test } from "vitest";
import { cacheList, cacheSchool } from "./cached-calls.ts";
import { contentOptions } from "./test-content.ts";

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
  const options = {
    ...contentOptions(),
    client,
    freshForMs: 0,
    onChange: () => {},
    now: () => time.ms,
  };
  const list = (name: ListCallName) => cacheList(options, name);
  const responses = [list("alerts"), list("newsletters"), cacheSchool(options)];
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
