import { expect, test } from "vitest";
import { findLost } from "./as-typed.ts";
import type { Found } from "./crawl.ts";
import { girlsDay } from "./data/girls-day.ts";

const typed = {
  title: "Boat House",
  address: "/boat-house",
  lead: "Twelve dinghies.",
  body: ["Nobody sails alone.", "## More", "- Ask {officePhone}."],
};
const school = { ...girlsDay, written: {}, added: [typed] };
const page = (words: string, path = "/boat-house"): Found[] => [
  { path, from: "/", status: 200, type: "text/html", words },
];

test("a page is as typed when every line stands there in its order, facts put in", () => {
  const words =
    "Boat House · Sagar\nBoat House Twelve dinghies.\n Nobody sails  alone. More Ask +91 1.";
  expect(findLost(school, page(words))).toEqual([]);
});

test("a line that is not there, or not in its order, is lost", () => {
  expect(findLost(school, page("Boat House Twelve dinghies. More Ask +91 1."))).toEqual([
    "/boat-house: “Nobody sails alone.” is lost",
  ]);
  expect(
    findLost(school, page("Boat House Twelve dinghies. More Nobody sails alone. Ask +91 1.")),
  ).toEqual(["/boat-house: “More” is lost"]);
  expect(findLost(school, page("", "/elsewhere"))).toEqual(["/boat-house: the page is not there"]);
});
