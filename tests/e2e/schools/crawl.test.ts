import { expect, test } from "vitest";
import { findLeftovers, findLost } from "./crawl.ts";

const boats = {
  fields: { title: "Boat House", address: "/boat-house", lead: "Twelve dinghies." },
  body: ["Nobody sails alone.", "## More", "- Ask {officePhone}."],
};
const page = (words: string, path = "/boat-house") => [
  { path, from: "/", status: 200, type: "text/html", words },
];

test("a line that is not there, or not in its order, is lost", () => {
  const lost = (words: string, path?: string) => findLost([boats], page(words, path));
  expect(lost("Sagar\nBoat House Twelve dinghies.\n Nobody sails  alone. More Ask +91 1.")).toEqual(
    [],
  );
  expect(lost("Boat House Twelve dinghies. More Ask +91 1.")).toEqual([
    "/boat-house: “Nobody sails alone.” is lost",
  ]);
  expect(lost("Boat House Twelve dinghies. More Nobody sails alone. Ask +91 1.")).toEqual([
    "/boat-house: “More” is lost",
  ]);
  expect(lost("", "/elsewhere")).toEqual(["/boat-house: the page is not there"]);
});

test("a word of the sample, or of whom the school does not teach, is a leftover", () => {
  const leftovers = (words: string) =>
    findLeftovers({ teaches: "girls", isDaySchool: true }, page(words));
  expect(leftovers("A day school for girls")).toEqual([]);
  expect(leftovers("A boarding school in the hills for boys")).toHaveLength(3);
});
