import { expect, test } from "vitest";
import { readJson } from "../../../../tests/e2e/harness/read-json.ts";
import { expectResponse } from "../prepare-cms.ts";
import { admin, visitor } from "../sample-cms.ts";

test("onboarding asks how to begin; “my school” deletes and empties what no user has saved, and lists what is left to do", async () => {
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
  const { song, timeline, pages } = await visitor.school();
  expect(song.stanzas).toEqual([]);
  // A user saved these.
  expect(timeline.milestones).toHaveLength(5);
  expect(pages.list).toMatchObject([{ address: "/about", title: "Who we are" }]);
  expect(await admin.open()).toMatch(/Setup: 2 of \d+ done/);
  const [hostel] = await admin.find("pages?where[address][equals]=/hostel&depth=0");
  expect(hostel).toMatchObject({ isHidden: true, changedBy: "the CMS" });
  await admin.save("PATCH", `pages/${hostel?.id}`, { isHidden: false, _status: "published" });
  expect((await visitor.school()).pages.list).toHaveLength(2);
  await admin.publish("globals/name-and-address", { name: "Lakeside School" });
  const dashboard = await admin.open();
  expect(dashboard).toMatch(/Setup: 4 of \d+ done/);
  expect(dashboard).toMatch(/href="\/admin\/globals\/brand"/);
  await choose("hidden");
  expect(await admin.open()).not.toMatch(/Setup: /);
});
