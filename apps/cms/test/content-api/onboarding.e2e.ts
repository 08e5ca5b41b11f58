import { expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { expectResponse } from "../prepare-cms.ts";
import { admin, visitor } from "../sample-cms.ts";
import { expectEmptySchool } from "./expect-empty-school.ts";

test("onboarding asks how to begin; “my school” deletes unchanged sample records and lists what is still sample content", async () => {
  await admin.publish("news", { title: "A new hall" });
  await admin.save("POST", "news", { title: "Later", _status: "draft" });
  const choose = (choice: string) => admin.ask("POST", "onboarding", { choice });
  expect(await admin.open()).toMatch(/How would you like to start\?/);
  await expectResponse(choose("anything"), 400);
  await choose("sample");
  expect(await admin.open()).toMatch(/<summary>Set up your own school</);
  const { taken } = await readJson(await choose("own"));
  expect(taken).toBeGreaterThan(100);
  const news = await admin.find("news?depth=0&limit=0");
  expect(news.map(({ title }) => title).sort()).toEqual(["A new hall", "Later"]);
  expect(await admin.find("media?where[changedBy][equals]=the CMS")).toEqual([]);
  expect(await admin.open()).toMatch(/Setup: 0 of 17/);
  await expectEmptySchool(visitor);
  await admin.publish("globals/name-and-address", { name: "Lakeside School" });
  const dashboard = await admin.open();
  expect(dashboard).toMatch(/Setup: 1 of 17/);
  expect(dashboard).toMatch(/href="\/admin\/globals\/brand"/);
  await choose("hidden");
  expect(await admin.open()).not.toMatch(/of 17/);
});
