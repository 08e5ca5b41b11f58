import { expect, test } from "vitest";
import { isOnTab, readLatestTab } from "./tabs.ts";

test("All shows both kinds, News only news, Events only events [A63]", () => {
  expect([isOnTab("News", "all"), isOnTab("Event", "all")]).toEqual([true, true]);
  expect([isOnTab("News", "news"), isOnTab("Event", "news")]).toEqual([true, false]);
  expect([isOnTab("News", "events"), isOnTab("Event", "events")]).toEqual([false, true]);
});

test("selects All without a tab in the address, or with an unknown one [A62]", () => {
  expect([null, "", "nonsense", "news"].map(readLatestTab)).toEqual(["all", "all", "all", "news"]);
});
