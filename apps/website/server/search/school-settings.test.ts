import { expect, test } from "vitest";
import { sampleSchool } from "../../model/school/test-school.ts";
import { startSearch } from "./test-fixture.ts";

const { menu, settings, timeline } = sampleSchool;
const uploaded = "0123456789abcdef0123456789abcdef.jpg";

/** The settings of single pages and blocks with texts of another school. */
const { read } = startSearch(
  {},
  {
    menu: { ...menu, quickLinks: [{ label: "Alumni", href: "https://alumni.example/" }] },
    banner: {
      ...sampleSchool.banner,
      slides: [{ firstLine: "By the lake", secondLine: "", picture: uploaded, caption: "" }],
    },
    tiles: { title: "Ways on", tiles: [{ name: "Boats", href: "/sports", picture: uploaded }] },
    timeline: {
      ...timeline,
      milestones: [
        {
          year: 1961,
          title: "The lake school",
          caption: "{school} opens.",
          picture: uploaded,
          pictureCaption: "The shore",
        },
      ],
    },
    song: {
      stanzas: [{ name: "Round", isRefrain: false, lines: ["Row, row,", "row <your> boat"] }],
      note: "",
      credit: "Handed down.",
    },
    newsletters: {
      kinds: [
        {
          key: "ripples",
          name: "Ripples",
          note: "",
          issues: [
            { id: "1", link: "https://papers.example/1.pdf", img: uploaded, title: "Ripples 1" },
          ],
        },
      ],
    },
    tours: { walks: [{ name: "Pier", href: "/sports", picture: uploaded }], views: [] },
    documents: {
      academics: "/api/image/0123456789abcdef0123456789abcdef.pdf",
      feesStructure: "/documents/fees-structure.pdf",
      weeklyMenu: "/documents/weekly-menu.pdf",
    },
    settings: { ...settings, birthdays: "off", pupils: "girls" },
    brand: { ground: "#1f2a5a", accent: "#8a6d1f", signal: "#a01830", emblem: "" },
  },
);

const toText = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

test("shows the school's banner, tiles and milestones on home, and none of the sample's", async () => {
  const home = await read("/");
  const words = toText(home);
  for (const text of ["By the lake", "Ways on", "Boats", "In 1961 .", "SGC opens.", "The shore"])
    expect(words).toContain(text);
  expect(words).not.toMatch(/In the hills|Life at Our School|1853 1863|after rain/);
  expect(home).toContain(`/api/image/${uploaded}?w=1280`);
});

test("shows the first picture of the banner in the menu, and the quadrangle for the sample", async () => {
  const getMenuPicture = (page: string) =>
    /<nav class="menu .*?<img src="([^"?]*)/s.exec(page)?.[1];
  expect(getMenuPicture(await read("/about"))).toBe(`/api/image/${uploaded}`);
  const sample = await startSearch().read("/about");
  expect(getMenuPicture(sample)).toBe("/api/image/SGSM/quadrangle-evening-tall");
});

test("shows the school's song, history, newsletters and tours as text, never as markup", async () => {
  const song = await read("/schoolSong");
  expect(song).toContain("Row, row,<br/>row &lt;your&gt; boat");
  expect(toText(song)).toContain("Handed down.");
  expect(toText(song)).not.toContain("Then sing");
  expect(await read("/timeline")).toContain('dateTime="1961"');
  const newsletters = await read("/newsletter");
  expect(newsletters).toContain('href="?tab=ripples"');
  expect(newsletters).toContain('href="https://papers.example/1.pdf"');
  expect(toText(await read("/virtual-tour"))).toMatch(/Pier On this site/);
});

test("replaces the sample's documents and footer links by the school's", async () => {
  const page = await read("/academic-facilities");
  expect(page).not.toContain("/documents/academics.pdf");
  // In the header, in the menu, and in the text.
  expect(page.match(/\/api\/image\/[0-9a-f]{32}\.pdf/g)).toHaveLength(3);
  expect(page).toMatch(
    /<a href="https:\/\/alumni\.example\/" target="_blank" rel="noopener">Alumni/,
  );
});

test("shows no birthdays on home when they are switched off", async () => {
  const [, body] = (await read("/")).split("</head>");
  expect(body).not.toMatch(/birthday/i);
});

test("links the school's colours after the inline style, and no style sheet for the sample", async () => {
  const sheet = /<link rel="stylesheet" href="\/theme\.[0-9a-f]{16}\.css"\/>/;
  for (const path of ["/", "/about", "/nowhere"])
    expect((await read(path)).split("</style>").at(-1), path).toMatch(sheet);
  expect(await startSearch({}).read("/")).not.toContain("/theme.");
});

test("mentions the pupils of the school in the site's own texts", async () => {
  const home = await read("/");
  expect(toText(home)).toContain("A boarding school for girls, Class IV to XII");
  expect(toText(await read("/today"))).toContain("My daughter is in");
  expect(await read("/principal-message")).toMatch(/content="[^"]*to parents and girls\."/);
  const both = startSearch({}, { settings: { ...settings, pupils: "both" } });
  expect(toText(await both.read("/"))).toContain("A boarding school for girls and boys,");
  expect(toText(await both.read("/today"))).toContain("My child is in");
});

test("frames a map of the website's own origin without allow-same-origin, others with it", async () => {
  const { links } = sampleSchool;
  const getSandbox = async (embed: string) => {
    const parts = { links: { ...links, map: { ...links.map, embed } } };
    const page = await startSearch({}, parts).read("/about");
    return /<iframe[^>]* name="map"[^>]* sandbox="([^"]*)"/.exec(page)?.[1];
  };
  const permissions = "allow-scripts allow-popups allow-popups-to-escape-sandbox";
  expect(await getSandbox("https://www.sgc.example/map")).toBe(permissions);
  expect(await getSandbox("https://maps.example/map")).toBe(`${permissions} allow-same-origin`);
});
