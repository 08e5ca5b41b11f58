import { expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { startSearch } from "./test-fixture.ts";

const { identity, admission, schoolYear, numbers } = sampleSchool;

/** School settings that differ from the sample in every tested text. */
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

const toText = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("shows a changed fee in the text, in the margin and in the search", async () => {
  const page = await read("/entry-to-sgc");
  expect(toText(page)).toContain("The registration fee is Rs. 12,500 , refundable , by cash");
  expect(toText(page)).toContain("Registration fee, refundable Rs. 12,500");
  expect(page).not.toContain("10,000");
  const { answer } = await search("registration fee");
  expect(answer?.note.map(({ text }) => text).join("")).toContain("Rs. 12,500");
});

test("shows changed facts in descriptions, titles and structured data as text, never as markup", async () => {
  expect(await read("/entry-to-XI")).toMatch(/name="description" content="[^"]*Arts or Music/);
  const home = await read("/");
  expect(home).toContain("<title>Oak &lt;Hill&gt; · By the lake</title>");
  expect(home).toContain('"name":"Oak \\u003cHill>"');
  expect(home).toContain('"telephone":"+91 (11) 2345-678"');
  expect(home).toContain('href="tel:+91112345678"');
  expect(home).not.toMatch(/<Hill|SGC\b/);
});

test("shows a changed name in titles and lists", async () => {
  expect(toText(await read("/subFest"))).toContain("Events at Oak &lt;Hill&gt;");
  expect(toText(await read("/entry-to-sgc"))).toContain("a letter of Oak &lt;Hill&gt;");
});

test("hides a statistic of 0 on home", async () => {
  const home = toText(await read("/"));
  expect(home).toMatch(/Total students 412/);
  expect(home).not.toMatch(/Nationalities \d/);
});
