import { defaultSchool } from "@manor/content-api/default-school";
import { expect, test } from "vitest";
import { startSearch } from "./test-stage.ts";

const { identity, admission, schoolYear, numbers } = defaultSchool;

/** Everything that the office can say in this release, other than the sample in every word that is looked for. */
const { read, search } = startSearch(
  {},
  {
    identity: {
      ...identity,
      name: "Oak <Hill>",
      tagline: "By the lake",
      phones: { office: "+91 (11) 2345-678", admissions: "+91 22222 00002" },
    },
    admission: {
      ...admission,
      registrationFee: { amount: "Rs. 12,500", terms: "refundable", paidBy: ["cash"] },
      documents: ["a letter of {school}"],
    },
    schoolYear: {
      ...schoolYear,
      streams: { ...schoolYear.streams, fromClassXI: ["Arts", "Music"] },
    },
    numbers: { ...numbers, students: 412, nationalities: 0 },
  },
);

const wordsOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("a changed fee is in the text, in the margin and among what the search finds", async () => {
  const page = await read("/entry-to-sgc");
  expect(wordsOf(page)).toContain("The registration fee is Rs. 12,500 , refundable , by cash");
  expect(wordsOf(page)).toContain("Registration fee, refundable Rs. 12,500");
  expect(page).not.toContain("10,000");
  const { answer } = await search("registration fee");
  expect(answer?.note.map(({ text }) => text).join("")).toContain("Rs. 12,500");
});

test("facts stand anew in descriptions, titles and structured data, and are words there, never markup", async () => {
  expect(await read("/entry-to-XI")).toMatch(/name="description" content="[^"]*Arts or Music/);
  const home = await read("/");
  expect(home).toContain("<title>Oak &lt;Hill&gt; · By the lake</title>");
  expect(home).toContain('"name":"Oak \\u003cHill>"');
  expect(home).toContain('"telephone":"+91 (11) 2345-678"');
  expect(home).toContain('href="tel:+91112345678"');
  expect(home).not.toMatch(/<Hill|SGC\b/);
});

test("a name stands anew within names and lists, too", async () => {
  expect(wordsOf(await read("/subFest"))).toContain("Events at Oak &lt;Hill&gt;");
  expect(wordsOf(await read("/entry-to-sgc"))).toContain("a letter of Oak &lt;Hill&gt;");
});

test("a count that the school does not give is not on home", async () => {
  const home = wordsOf(await read("/"));
  expect(home).toMatch(/Total students 412/);
  expect(home).not.toMatch(/Nationalities \d/);
});
