import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

const page = (lines: string) => `---\n${lines}\n---\n\nWords.\n`;
const whole = `title: Swimming Pool
section: Facilities
address: /swimming-pool
lead: Cold in April, and full all the same.
description: The swimming pool of {school}.`;

test("four lines and a lead are all that a new page of text needs", () => {
  expect(readFrontMatter("text-pages/facilities/swimming-pool.mdx", page(whole))).toEqual({
    title: "Swimming Pool",
    section: "Facilities",
    address: "/swimming-pool",
    lead: "Cold in April, and full all the same.",
    description: "The swimming pool of {school}.",
  });
});

test.each([
  ["a section that the menu does not have", whole.replace("Facilities", "Sport"), /section/],
  ["no address", whole.replace("address: /swimming-pool\n", ""), /address/],
  ["an address without its slash", whole.replace("/swim", "swim"), /like \/green-campus/],
  ["a line that nobody knows", `${whole}\nadress: /pool`, /adress/],
  ["a colon in a sentence", whole.replace("Cold", "Cold: wet"), /swimming-pool\.mdx/],
])("%s is named together with the file, before the site starts", (_, lines, reason) => {
  const read = () => readFrontMatter("text-pages/facilities/swimming-pool.mdx", page(lines));
  expect(read).toThrow(reason);
  expect(read).toThrow(/app\/text-pages\/facilities\/swimming-pool\.mdx/);
});

test("a file without the lines at its top is no page of text yet", () => {
  expect(() => readFrontMatter("text-pages/about/new.mdx", "Words.\n")).toThrow(/begin with ---/);
});
