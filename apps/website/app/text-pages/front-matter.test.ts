import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

const page = (lines: string) => `---\n${lines}\n---\n\nWords.\n`;
const whole = `title: Swimming Pool
section: Facilities
address: /swimming-pool
lead: Cold in April, and full all the same.
description: The swimming pool of {school}.`;

test("accepts a new text page with four lines and a lead", () => {
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
  ["an unknown key", `${whole}\nadress: /pool`, /adress/],
  ["a colon in a text", whole.replace("Cold", "Cold: wet"), /swimming-pool\.mdx/],
])("rejects %s, and names the file, before the site starts", (_, lines, reason) => {
  const read = () => readFrontMatter("text-pages/facilities/swimming-pool.mdx", page(lines));
  expect(read).toThrow(reason);
  expect(read).toThrow(/app\/text-pages\/facilities\/swimming-pool\.mdx/);
});

test("rejects a file without front matter", () => {
  expect(() => readFrontMatter("text-pages/about/new.mdx", "Words.\n")).toThrow(/begin with ---/);
});
