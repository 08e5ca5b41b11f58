import { expect, test } from "vitest";
import { findPage } from "../../model/pages/find-page.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { startSearch } from "./test-fixture.ts";

const { disclosure } = sampleSchool;
const toText = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const file = "/api/image/0123456789abcdef0123456789abcdef.pdf";
const complianceDocuments = {
  list: [
    {
      id: "1",
      kind: "fireSafety" as const,
      title: "Fire safety 2025",
      file,
      issued: "2025-03-05",
      validUntil: "2026-03-04",
      isSelfAttested: true,
    },
  ],
};

test("shows the facts and documents of the school, and marks what is missing", async () => {
  const { read } = startSearch({}, { complianceDocuments });
  const page = await read("/disclosure");
  const text = toText(page);
  expect(text).toContain("Mandatory Public Disclosure");
  expect(text).toContain("Affiliation number 0000000");
  expect(text).toContain("Issued 5 March 2025. Expired on 4 March 2026. Self-attested");
  expect(page).toContain(`href="${file}"`);
  expect(text).toContain("Building safety certificate Not published yet");
});

test("is linked from every page, and from home only for CBSE", async () => {
  const count = async (board: "cbse" | "state" | "none", path: string) => {
    const { read } = startSearch({}, { disclosure: { ...disclosure, board } });
    return (await read(path)).split('href="/disclosure"').length - 1;
  };
  expect([await count("cbse", "/"), await count("cbse", "/about")]).toEqual([2, 1]);
  expect([await count("state", "/"), await count("state", "/about")]).toEqual([1, 1]);
  expect([await count("none", "/"), await count("none", "/about")]).toEqual([0, 0]);
});

test.each([
  ["/disclosure", "affiliation number"],
  ["/privacy", "which personal data"],
  ["/accessibility", "accessibility"],
])("site search finds %s", async (path, words) => {
  const { search } = startSearch();
  expect(JSON.stringify(await search(words))).toContain(`"${path}"`);
});

const teacher = {
  id: "1",
  name: "A. Teacher <b>",
  role: "pgt" as const,
  qualification: "M.Sc., B.Ed.",
  subjects: "Physics",
  joined: "2019-04-01",
  photo: "0123456789abcdef0123456789abcdef.jpg",
};

test("shows the staff on /staff and in part D, as text and never as markup", async () => {
  const { read } = startSearch({}, { staff: { list: [teacher] } });
  const page = await read("/staff");
  expect(page).toContain("A. Teacher &lt;b&gt;");
  expect(page).toContain(`/api/image/${teacher.photo}`);
  expect(toText(page)).toContain("M.Sc., B.Ed. Physics Since 2019");
  expect(toText(await read("/disclosure"))).toContain(
    "Post-graduate teacher (PGT) M.Sc., B.Ed. Physics 1 April 2019",
  );
  expect(await read("/about")).toContain('href="/staff"');
});

test("without staff the page does not exist and nothing links to it", async () => {
  const { read } = startSearch({});
  for (const path of ["/", "/about", "/disclosure"])
    expect(await read(path), path).not.toContain('href="/staff"');
  expect(findPage(sampleSchool, "/staff")).toBeUndefined();
});

const fees = {
  sessions: [
    {
      name: "2026-2027",
      from: "2026-04-01",
      fees: [
        { classes: "Class IV", head: "Admission fee", due: "once" as const, amount: 25_000 },
        { classes: "Class IV", head: "Tuition fee", due: "monthly" as const, amount: 10_000 },
        { classes: "Class IX", head: "Tuition fee", due: "yearly" as const, amount: 150_000 },
      ],
    },
  ],
};

test("shows the fees of each class with totals on the page of entry, which the disclosure links to", async () => {
  const { read } = startSearch({}, { fees });
  const text = toText(await read("/entry-to-sgc"));
  expect(text).toContain("School fees 2026-2027");
  expect(text).toContain("Tuition fee Every month Rs. 10,000");
  expect(text).toContain(
    "Total, first year With fees due once Rs. 1,45,000 Total, each later year Without fees due once Rs. 1,20,000",
  );
  expect(text).toContain("Class IX : Rs. 1,50,000 a year");
  expect(text).toMatch(/The registration fee is Rs\. 10,000 ?, non-refundable/);
  expect(await read("/disclosure")).toContain('href="/entry-to-sgc#fees"');
});

test("without fees the page of entry has no table", async () => {
  expect(toText(await startSearch().read("/entry-to-sgc"))).not.toContain("School fees");
});
