import { expect, test } from "vitest";
import { restoreList } from "./cached-calls.ts";

const day = "2026-11-20";
const saved = (value: unknown) => ({ value, day });

test("sanitises markup from a snapshot again [R50]", () => {
  const message = '<p onclick="steal()">Welcome<script>steal()</script></p>';
  const restored = restoreList("principalMessages", saved([{ _id: "1", message }]));
  expect(restored?.value).toMatchObject([{ message: "<p>Welcome</p>" }]);
});

test("removes a year of birth from a snapshot [R38]", () => {
  const restored = restoreList("allBirthdays", saved([{ name: "A Boy", date: "2017-11-22" }]));
  expect(JSON.stringify(restored)).not.toContain("2017");
  expect(restored?.value).toMatchObject([{ date: "2000-11-22" }]);
});

test("drops an invalid record of a snapshot", () => {
  const restored = restoreList("news", saved([{ title: "Good" }, "bad", null]));
  expect(restored?.value).toMatchObject([{ title: "Good", description: "", images: [] }]);
  expect(restored?.value).toHaveLength(1);
});

test.each([[{ title: "No list" }], ["text"], [null]])(
  "ignores a snapshot with %j in the place of a list",
  (value) => {
    expect(restoreList("news", saved(value))).toBeUndefined();
    expect(restoreList("news", undefined)).toBeUndefined();
  },
);
