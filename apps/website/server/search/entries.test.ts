import type { School } from "@manor/content-api/school";
import type { TextBlock } from "@manor/content-api/text-pages";
import { expect, test } from "vitest";
import type { Content } from "../../content/content.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { readEntries } from "./entries.ts";

const TODAY = "2026-11-20";
const { timeline, tours, identity, disclosure } = sampleSchool;

async function readIndex(changed: Partial<School>, lists: Record<string, object[]> = {}) {
  const content = {
    list: async (name: string) => ({ state: "good", value: lists[name] ?? [] }),
  } as unknown as Content; // Only lists are read.
  return readEntries(content, { ...sampleSchool, ...changed }, TODAY);
}

const text = (words: string) => ({ kind: "text" as const, text: words });

/** The sections of a text page with these blocks: its heading, then its lines. */
async function readBlocks(body: TextBlock[], changed: Partial<School> = {}) {
  const page = {
    ...{ address: "/example", title: "Example", group: "", description: "", body },
    ...{ lead: "", picture: "", caption: "", figures: [] },
  };
  const entries = await readIndex({ ...changed, pages: { list: [page], moved: [] } });
  return entries
    .filter(({ href, keywords }) => href === "/example" && !keywords)
    .map(({ heading, lines }) => [heading, ...lines]);
}

test("indexes each kind of block below its heading, with the facts filled in", async () => {
  expect(
    await readBlocks([
      {
        kind: "paragraph",
        pieces: [text("Since {founded}."), { kind: "break" }, text("Ring us.")],
      },
      { kind: "heading", level: 2, pieces: [text("Fees of {school}")] },
      { kind: "list", isOrdered: false, items: [[text("{acres}")], [text("two"), text(" words")]] },
      {
        kind: "quote",
        pieces: [{ kind: "link", href: "/about", texts: [text("{Pupils} only")] }],
      },
      { kind: "picture", picture: "path-dawn", alt: "", caption: "The path" },
      { kind: "button", label: "Register", href: "{registration}" },
      { kind: "table", head: ["Class", "Size"], rows: [["IV", "{students}"]] },
    ]),
  ).toEqual([
    ["", "Since 1853.", "Ring us."],
    ["Fees of SGC", "400 acres", "two words", "Boys only", "The path", "Class: Size", "IV: 700"],
  ]);
});

test("indexes what a text page embeds", async () => {
  const embeds = ["milestones", "walks", "callTimings", "officePhone"] as const;
  const milestone = { year: 1961, title: "By the lake", caption: "{school} opens.", picture: "x" };
  const index = await readBlocks(
    embeds.map((name) => ({ kind: "embed", name })),
    {
      timeline: { ...timeline, milestones: [{ ...milestone, pictureCaption: "" }] },
      tours: { ...tours, walks: [{ name: "Pier", href: "/sports", picture: "x" }] },
      callTimings: { rows: [{ classes: "Class IV", time: "9:35 to 10:20 AM" }], note: "" },
    },
  );
  expect(index).toEqual([
    ["By the lake", "1961: SGC opens."],
    ["Pier", "Class: Time", "Class IV: 9:35 to 10:20 AM", identity.phones.office],
  ]);
});

test("indexes the fees of the current session by class", async () => {
  const fee = { classes: "Class IV", head: "Tuition fee", due: "monthly" as const, amount: 10_000 };
  const session = { name: "2026-2027", from: "2026-04-01", fees: [fee] };
  const last = { ...session, name: "2025-2026", from: "2025-04-01" };
  const fees = { sessions: [last, session] };
  expect(await readBlocks([{ kind: "embed", name: "fees" }], { fees })).toEqual([
    ["School fees 2026-2027", "Class IV: Rs. 1,20,000 a year"],
    [
      "Class IV",
      "Tuition fee: Every month: Rs. 10,000",
      "Total, first year: With fees due once: Rs. 1,20,000",
      "Total, each later year: Without fees due once: Rs. 1,20,000",
    ],
  ]);
});

test("indexes staff by name, and the principal's message without its markup", async () => {
  const member = {
    ...{ id: "1", name: "A. Teacher", role: "pgt" as const, photo: "" },
    ...{ qualification: "M.Sc.", subjects: "Physics", joined: "2019-04-01" },
  };
  const message = {
    ...{ _id: "m", category: "Principal", name: "B. Head", attachments: [] },
    message: "<p>Dear <b>parents</b>,<br>welcome.</p><ul><li>one</li><li>two</li></ul>",
  };
  const entries = await readIndex({ staff: { list: [member] } }, { principalMessages: [message] });
  expect(entries).toContainEqual(
    expect.objectContaining({
      ...{ href: "/staff", heading: "A. Teacher" },
      lines: ["Post-graduate teacher (PGT)", "M.Sc.", "Physics", "Since 2019"],
    }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({
      href: "/principal-message",
      lines: ["Dear parents, welcome. one two", "B. Head"],
    }),
  );
});

test("lists each linked file once, with the text of its link", async () => {
  const file = "/api/image/0123456789abcdef0123456789abcdef.pdf";
  const body: TextBlock[] = [
    {
      kind: "list",
      isOrdered: false,
      items: [[{ kind: "link", href: file, texts: [text("Prospectus of {school} (PDF)")] }]],
    },
    { kind: "button", label: "The same", href: file },
    { kind: "button", label: "Plan of the campus", href: "/documents/plan.pdf" },
    { kind: "button", label: "No file", href: "/about" },
  ];
  const [page] = sampleSchool.pages.list;
  const certificate = {
    ...{ id: "1", kind: "fireSafety" as const, title: "Fire safety 2025", isSelfAttested: false },
    ...{ file: "/documents/fire.pdf", issued: "", validUntil: "" },
  };
  const changed = {
    pages: { list: page ? [{ ...page, body }] : [], moved: [] },
    newsletters: { kinds: [] },
    complianceDocuments: { list: [certificate] },
  };
  const listFiles = async (parts: Partial<School>) =>
    (await readIndex({ ...changed, ...parts }))
      .filter(({ group }) => group === "Documents")
      .map(({ title, href }) => [title, href]);
  const files = [
    ["Prospectus of SGC", file],
    ["Plan of the campus", "/documents/plan.pdf"],
    ["Academics", "/documents/academics.pdf"],
    ["Fees Structure", "/documents/fees-structure.pdf"],
    ["Weekly menu", "/documents/weekly-menu.pdf"],
  ];
  expect(await listFiles({})).toEqual([...files, ["Fire safety 2025", "/documents/fire.pdf"]]);
  const none = { ...disclosure, board: "none" as const };
  expect(await listFiles({ disclosure: none })).toEqual(files);
});
