import { expect, test } from "vitest";
import { fixture, planFiles, planFixture } from "../test-exports.ts";

test("rules by category and by type change targets and are counted", async () => {
  const first = await planFiles([fixture("classic")]);
  expect(first.rules).toEqual({
    types: [
      { type: "post", items: 3, target: "news" },
      { type: "page", items: 2, target: "page" },
      { type: "portfolio", items: 1, target: "undecided" },
    ],
    categories: [
      { category: "sports", name: "Sports", items: 2, target: "by type" },
      { category: "science", name: "Science", items: 1, target: "by type" },
    ],
  });
  const { plan, get } = await planFixture("classic", {
    types: [
      { type: "page", items: 0, target: "nothing" },
      { type: "portfolio", items: 0, target: "news" },
    ],
    categories: [{ category: "sports", name: "", items: 0, target: "event" }],
  });
  expect(get("About")).toMatchObject({
    ...{ target: "nothing", isByRule: true, reason: 'Rule for the type "page".' },
  });
  expect(get("A project")).toMatchObject({ target: "news", isByRule: true });
  expect(get("Sports day")).toMatchObject({ target: "event", day: "2024-03-01", isByRule: true });
  expect(plan.summary).toMatchObject({ came: 16, changedByRule: 5, lost: 0 });
  expect(plan.rules.types.map(({ type, target }) => [type, target])).toEqual([
    ["page", "nothing"],
    ["portfolio", "news"],
    ["post", "news"],
  ]);
});

test("an unknown type needs a person until its rule is nothing", async () => {
  const { get: getFirst } = await planFixture("classic");
  expect(getFirst("A project")).toMatchObject({ target: "nothing", needsPerson: true });
  const { get } = await planFixture("classic", {
    types: [{ type: "portfolio", items: 0, target: "nothing" }],
    categories: [],
  });
  expect(get("A project")).toMatchObject({ needsPerson: false, isByRule: false });
});
