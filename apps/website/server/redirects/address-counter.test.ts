import { type AddressCount, NotFoundError, UnreachableError } from "@manor/content-api";
import { expect, test } from "vitest";
import { silentLog } from "../../content/test-content.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import type { Exchange } from "../http/exchange.ts";
import { createAddressCounter } from "./address-counter.ts";
import { isCountable } from "./is-countable.ts";

function open() {
  const sent: AddressCount[][] = [];
  const cms: { failure?: Error | undefined } = {};
  const client = {
    sendAddressCounts: async (counts: AddressCount[]) => {
      if (cms.failure) throw cms.failure;
      sent.push(counts);
    },
  };
  const counter = createAddressCounter({ client, log: silentLog });
  return { sent, cms, counter };
}

function at(address: string, method = "GET"): Exchange {
  const url = new URL(address, "http://site.invalid");
  // The counter reads nothing else.
  return {
    request: { method },
    url,
    path: url.pathname,
    school: sampleSchool,
  } as unknown as Exchange;
}

test("reports counts in batches, each address once, and then starts again", async () => {
  const { sent, counter } = open();
  for (const address of ["/old-page", "/Old-Page/?x=1", "/?p=5&x=1"])
    counter.countMissing(at(address));
  counter.countMissing(at("/old-page", "HEAD"));
  counter.countRedirect(at("/about-us"), "/about-us");
  await counter.report();
  expect(sent).toEqual([
    [
      { kind: "redirect", address: "/about-us", count: 1 },
      { kind: "missing", address: "/old-page", count: 2 },
      { kind: "missing", address: "/?p=5", count: 1 },
    ],
  ]);
  await counter.report();
  expect(sent).toHaveLength(1);
});

test("reports every fifteenth poll", async () => {
  const { sent, counter } = open();
  counter.countMissing(at("/old-page"));
  for (let poll = 0; poll < 14; poll += 1) counter.onPoll();
  await Promise.resolve();
  expect(sent).toEqual([]);
  counter.onPoll();
  await expect.poll(() => sent.length).toBe(1);
});

test("retains at most 300 addresses, and the counts while the CMS is down", async () => {
  const { sent, cms, counter } = open();
  for (let n = 0; n < 1_000; n += 1) counter.countMissing(at(`/page-${n}`));
  cms.failure = new UnreachableError("/api/addressCounts/SGSM", undefined);
  await counter.report();
  cms.failure = undefined;
  counter.countMissing(at("/page-0"));
  await counter.report();
  expect(sent.flat()).toHaveLength(300);
  expect(sent.every((batch) => batch.length <= 40)).toBe(true);
  expect(sent.flat().find(({ address }) => address === "/page-0")?.count).toBe(2);
});

test("forgets the counts when the CMS does not take them", async () => {
  const { sent, cms, counter } = open();
  counter.countMissing(at("/page"));
  cms.failure = new NotFoundError("/api/addressCounts/SGSM");
  await counter.report();
  cms.failure = undefined;
  await counter.report();
  expect(sent).toEqual([]);
});

test.each([
  "/wp-login.php",
  "/wp-admin/setup",
  "/.env",
  "/.git/config",
  "/backup.zip",
  "/phpmyadmin/index",
  "/wp-content/plugins/x/readme",
  "/reset/3f2a9c1b7d6e",
  "/reset/abcdefghijklmnopqrstuvwxyz",
  "/unsubscribe/asha@home.example",
  "/call/98765-43210",
  `/${"long/".repeat(50)}`,
  "/events/12",
  "/hi/events",
  "/api/unknown",
])("does not count %s", (address) => {
  expect(isCountable(address)).toBe(false);
});

test.each([
  "/about-us",
  "/2019/05/annual-sports-day-and-prize-giving",
  "/?p=12",
  "/wp-content/uploads/2019/05/prospectus-2019.pdf",
  "/news/sports-day",
  "/स्कूल",
])("counts %s", (address) => {
  expect(isCountable(address)).toBe(true);
});
