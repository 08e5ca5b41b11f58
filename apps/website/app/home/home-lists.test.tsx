import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { all, block, links, parseHome, renderHome, textOf, texts } from "./test-home.tsx";

const highlights = [
  { description: "Admissions are open.", url: "https://example.org/admissions" },
  { description: "The office is <b>closed</b>.", attachments: ["notice.pdf"], url: "" },
  { description: "Winter uniform.", attachments: [], url: "javascript:alert(1)" },
];

test("lists every announcement as text, with a link per file and per address [A42, A43, A44]", async () => {
  const lists = { "/api/highlight/SGSM": highlights };
  const items = all(await parseHome({ lists }, "Announcements"), "li");
  expect(items.map((item) => texts(item, "span")[0])).toEqual(
    highlights.map(({ description }) => description),
  );
  expect(items.map(links)).toEqual([
    [["Click Here: Admissions are open. (opens in a new tab)", "https://example.org/admissions"]],
    [
      [
        "View Attachment: The office is <b>closed</b>. (opens in a new tab)",
        "/api/image/notice.pdf",
      ],
    ],
    [],
  ]);
});

test("does not show an announcement whose last day or year is over [A350]", async () => {
  const lists = {
    "/api/highlight/SGSM": [
      { description: "Admissions open for the year 2025 for Class IV to IX." },
      { description: "Admissions open for the year 2027 for Class IV to IX." },
      { description: "Winter uniform from Monday.", until: "2026-11-19" },
      { description: "The batch of 2001 meets here.", until: "2026-11-20" },
    ],
  };
  const shown = texts(await parseHome({ lists }, "Announcements"), "li");
  expect(shown).toEqual([
    "Admissions open for the year 2027 for Class IV to IX.",
    "The batch of 2001 meets here.",
  ]);
  const ofLastYear = { "/api/highlight/SGSM": lists["/api/highlight/SGSM"].slice(0, 1) };
  await expect(parseHome({ lists: ofLastYear }, "Announcements")).rejects.toThrow("no block");
});

const voice = { _id: "v1", name: "Sample Pupil", kind: "pupil", about: "Class XI", sentence: "S1" };

test("shows at most three voices with name and sentence, and a portrait only with a picture [A353]", async () => {
  const others = ["parent", "staff", "pupil"].map((kind, n) => ({
    ...{ _id: `o${n}`, name: `Other ${n}`, kind, about: "", sentence: `T${n}` },
    attachments: n === 0 ? ["face.jpg"] : [],
  }));
  const lists = { "/api/voice/SGSM": [voice, { ...voice, sentence: " " }, ...others] };
  const shown = await parseHome({ lists }, "In their own words");
  expect(texts(shown, "blockquote")).toEqual(["“S1”", "“T0”", "“T1”"]);
  expect(texts(shown, "figcaption")).toEqual([
    "Sample PupilClass XI",
    "Other 0A parent",
    "Other 1A member of staff",
  ]);
  expect(all(shown, "img").map(({ attribs }) => attribs["src"])).toEqual([
    expect.stringContaining("/api/image/face.jpg"),
  ]);
});

test("shows no block of voices without one, or if they cannot be loaded [A353]", async () => {
  for (const options of [{}, { failed: ["/api/voice/SGSM"] }])
    await expect(parseHome(options, "In their own words")).rejects.toThrow("no block");
});

const notices = [
  {
    title: "Winter break",
    image: ["SGSM/snow-night"],
    attachments: ["travel.pdf", "route.jpg"],
    url: "https://example.org/travel",
  },
  { title: "Uniform list", description: "In the office.", url: "javascript:alert(1)" },
  { title: "Buses", attachments: ["times.pdf", "map.jpg"] },
];

test("shows title, text, picture, files and link of a notice, no link for an unsafe address; the panel is closed at first [A94]", async () => {
  const page = await parseHome({ lists: { "/api/notification/SGSM": notices } });
  const [panel] = all(page, "dialog");
  if (!panel) throw new Error("Home has no notice panel.");
  expect(panel.attribs).not.toHaveProperty("open");
  const [winter, uniform, buses] = all(panel, "div", "aria-roledescription", "slide");
  if (!winter || !uniform || !buses) throw new Error("There are not three notices.");
  expect(texts(winter, "h2")).toEqual(["Winter break"]);
  expect(all(winter, "img").map(({ attribs }) => attribs["src"])).toEqual([
    expect.stringContaining("SGSM/snow-night"),
  ]);
  expect(links(winter).map(([, address]) => address)).toEqual([
    "/api/image/travel.pdf",
    "/api/image/route.jpg",
    "https://example.org/travel",
  ]);
  expect(textOf(uniform)).toBe("Uniform listIn the office.");
  expect(links(uniform)).toEqual([]);
  // A record without a card image shows its attached images.
  expect(all(buses, "img").map(({ attribs }) => attribs["src"])).toEqual([
    expect.stringContaining("/map.jpg"),
  ]);
  // Without JavaScript the notices are part of the page.
  const [plain] = all(page, "section", "class", "notices-plain wrap");
  expect(plain && texts(plain, "h2")).toEqual(["Winter break", "Uniform list", "Buses"]);
});

const names = Array.from({ length: 30 }, (_, n) => `Sample ${n}`);
const toppers = ["XII", "x"].flatMap((of) =>
  names.map((name, n) => ({
    class: of,
    sessionYear: "2026-2027",
    name: `${name} ${of}`,
    division: `${63 + n}.25`,
    stream: "Humanities",
  })),
);
const older = { ...toppers[0], sessionYear: "2025-2026", name: "Older Sample" };

test("shows all toppers of 2026-2027 and no others in both classes, highest marks first [A70, A71]", async () => {
  const page = await parseHome({ lists: { "/api/topper/SGSM": [...toppers, older] } });
  for (const [of, written] of [
    ["XII", "XII"],
    ["X", "x"],
  ] as const) {
    const carousel = block(page, `Class ${of} toppers`);
    expect(texts(carousel, "h4")).toEqual(names.toReversed().map((name) => `${name} ${written}`));
    expect(textOf(carousel)).toContain("92.25%");
    expect(textOf(carousel)).toContain("Humanities");
  }
});

test.each([
  ["only results of another session", { lists: { "/api/topper/SGSM": [older] } }],
  ["a failing call", { lists: { "/api/topper/SGSM": toppers }, failed: ["/api/topper/SGSM"] }],
])("shows the placeholder and a link to the topper page with %s [A73]", async (_, options) => {
  const page = await parseHome(options);
  for (const of of ["X", "XII"]) {
    const carousel = block(page, `Class ${of} toppers`);
    expect(textOf(carousel)).toContain("Student Name");
    expect(links(carousel)).toEqual([[`Class ${of} toppers`, `/Topper${of}`]]);
    expect(textOf(carousel)).not.toMatch(/Older|error|failed/i);
  }
});

const albums = Array.from({ length: 32 }, (_, n) => ({
  _id: `fest-${n}`,
  title: `Fest ${n}`,
  category: "EventsSGSM",
}));
const photos = { _id: "snow", title: "First snow", category: "PhotoGallery" };

test("opens photo albums at /SubGallery and event albums at /subFest [A74, A77]", async () => {
  const lists = { "/api/gallery/SGSM": [albums[0] ?? {}, photos] };
  const page = await parseHome({ lists });
  expect(links(block(page, "Photo albums"))).toEqual([["First snow", "/SubGallery?id=snow"]]);
  expect(links(block(page, "Event albums"))).toEqual([["Fest 0", "/subFest?id=fest-0"]]);
});

test("lists every event album once, page by page [A75]", async () => {
  const seen: string[] = [];
  let query: string | undefined = "";
  for (let number = 1; query !== undefined; number += 1) {
    expect(number).toBeLessThanOrEqual(3);
    const page = await parseHome({ query, lists: { "/api/gallery/SGSM": albums } });
    for (const [name = ""] of links(block(page, "Event albums"))) seen.push(name);
    const nextLink = links(block(page, "event-albums")).find(
      ([name]) => name === "Older event albums",
    );
    query = nextLink?.[1]?.slice(1);
  }
  expect(seen.sort()).toEqual(albums.map(({ title }) => title).sort());
});

test.each([
  ["no albums", {}],
  ["a failing call", { lists: { "/api/gallery/SGSM": albums }, failed: ["/api/gallery/SGSM"] }],
])("shows 'Gallery Title' in both places with %s [A76, A78]", async (_, options) => {
  const gallery = textOf(await parseHome(options, "Photo gallery"));
  expect(gallery.match(/Gallery Title/g)).toHaveLength(2);
  expect(gallery).not.toMatch(/Fest|error|failed/i);
});

const lists = { "/api/highlight/SGSM": highlights, "/api/notification/SGSM": notices };

test.each([
  ["/api/highlight/SGSM", "Announcements", "Winter break"],
  ["/api/notification/SGSM", "Winter break", "Announcements"],
])(
  "omits only its own block when %s fails or is empty [A45, A93, A96]",
  async (path, missing, left) => {
    expect(await renderHome({ lists })).toContain(missing);
    for (const options of [{ lists, failed: [path] }, { lists: { ...lists, [path]: [] } }]) {
      const page = await renderHome(options);
      expect(page).not.toContain(missing);
      expect(page).toContain(left);
      expect(textOf(parseDocument(page))).not.toMatch(/error|failed/i);
    }
  },
);

test("marks Hindi text as Hindi in every block", async () => {
  const hindi = {
    title: "विद्यालय title",
    description: "विद्यालय text",
    stream: "विज्ञान",
    name: "नाम",
  };
  const record = {
    ...hindi,
    date: "2026-11-20",
    fromDate: "2026-11-20",
    venue: "मैदान",
    image: ["a"],
  };
  const page = await parseHome({
    lists: {
      "/api/highlight/SGSM": [{ ...record, url: "https://example.org/", attachments: ["a.pdf"] }],
      "/api/notification/SGSM": [
        { ...record, url: "https://example.org/", attachments: ["a.pdf"] },
      ],
      "/api/PrincipalMessage/SGSM": [
        { ...hindi, category: "Principal", message: "<p>नमस्ते, <b>पहाड़ों</b> से।</p>" },
      ],
      "/api/news/SGSM": [record],
      "/api/events/SGSM": [{ ...record, category: "Events" }],
      "/api/events/All/SGSM": [{ ...record, category: "AcademicCalender" }],
      "/api/weeklyMenu/SGSM": [
        { date: "2026-11-20", breakfast: "पोहा", lunch: "राजमा", dinner: "खीर" },
      ],
      "/api/topper/SGSM": [{ ...hindi, class: "XII", sessionYear: "2026-2027", division: "90" }],
      "/api/gallery/SGSM": [
        { ...record, category: "PhotoGallery" },
        { ...record, category: "EventsSGSM" },
      ],
    },
  });
  const marked = all(page, "span", "lang", "hi");
  expect(marked.length).toBeGreaterThanOrEqual(30);
  for (const run of marked) DomUtils.removeElement(run);
  for (const tag of ["script", "template"])
    for (const part of all(page, tag)) DomUtils.removeElement(part);
  for (const part of all(page, "span", "aria-hidden", "true")) DomUtils.removeElement(part);
  expect(textOf(page).match(/\S*\p{Script=Devanagari}+\S*/gu)).toBeNull();
});
