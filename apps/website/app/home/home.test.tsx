import { expect, test } from "vitest";
import { all, block, links, parseHome, renderHome, textOf, texts } from "./test-home.tsx";

test("omits both birthday blocks and the link to them when the setting is off [A83]", async () => {
  expect(await renderHome({ birthdays: "off" })).not.toMatch(/birthday/i);
});

test.each(["full", "first-name"] as const)(
  "shows both birthday blocks without names in the HTML when the setting is %s [A79]",
  async (birthdays) => {
    const page = await renderHome({
      birthdays,
      lists: {
        "/api/birthdays/SGSM": [{ name: "Dev Sample", date: "2014-11-20" }],
        "/api/birthdays/all/SGSM": [{ name: "Dev Sample", date: "2014-11-20" }],
      },
    });
    expect(page).toContain("Today’s birthdays");
    expect(page).toContain("This month’s birthdays");
    expect(page).toContain('href="#birthdays"');
    expect(page).not.toMatch(/Dev Sample|2014/);
  },
);

test("has four banner slogans, each over a picture, the first as the only h1 [A40]", async () => {
  const page = await parseHome();
  const slides = all(block(page, "Slogans of the school"), "div", "aria-roledescription", "slide");
  expect(slides).toHaveLength(4);
  for (const slide of slides) {
    expect(all(slide, "img")).toHaveLength(1);
    expect(texts(slide, "h1").concat(texts(slide, "p"))[0]).toMatch(/\w/);
  }
  expect(texts(page, "h1")).toEqual([expect.stringMatching(/\w/)]);
});

test("has one sentence about the school and two actions over the banner, and the actions again at the end", async () => {
  const page = await parseHome();
  const banner = block(page, "Slogans of the school");
  expect(texts(banner, "p")).toContain(
    "A residential school for boys, Class IV to XII, in the hills of India since 1853.",
  );
  const actions = [
    ["Visit us", "/contact#contact-details"],
    ["Ask a question", "/contact#keep-in-touch"],
  ];
  expect(links(banner)).toEqual(actions);
  expect(links(block(page, "Come and see the school"))).toEqual(actions);
});

test("counts the years in the journey and links to the timeline [A50]", async () => {
  const journey = await parseHome({}, "Our journey");
  expect(textOf(journey)).toContain("172+");
  expect(links(journey)[0]).toEqual(["Follow the journey", "/timeline"]);
});

test("has the final statistics in the HTML [A86, A87, A88, A89]", async () => {
  const figures = await parseHome({}, "The school in figures");
  expect(texts(figures, "dt")).toEqual([
    "Total students",
    "Nationalities",
    "Class rooms",
    "Teacher-student ratio",
  ]);
  expect(texts(figures, "dd")).toEqual(["700", "7", "30", "1:30"]);
});

test("has exactly six tiles, each with its link [A97, A98, A99, A100, A101, A102, A103]", async () => {
  const tiles = await parseHome({}, "Life at Our School");
  expect(all(tiles, "li")).toHaveLength(6);
  expect(links(tiles)).toEqual([
    ["Milestone (opens in a new tab)", "https://example.org/milestone"],
    ["Latest News & Events", "/Events"],
    ["360-degree virtual tour", "/virtual-tour"],
    ["School Events & Programs (coming soon)", ""],
    ["Career Information, Education & Guidance", "/career-information"],
    ["Hostel / Boarding Life", "/hostel"],
  ]);
  const [milestone, , , comingSoon] = all(tiles, "a").map(({ attribs }) => attribs);
  expect(milestone).toMatchObject({ target: "_blank", rel: "noopener" });
  expect(comingSoon).toEqual({ role: "link", "aria-disabled": "true" });
});

test("links three social networks and loads their page only after a click [A39, A104]", async () => {
  const social = await parseHome({}, "On social media");
  const networks = all(social, "li").flatMap(links);
  expect(networks.map(([name]) => name?.split(" ")[0])).toEqual([
    "Facebook",
    "Instagram",
    "YouTube",
  ]);
  for (const frame of all(social, "iframe")) expect(frame.attribs).not.toHaveProperty("src");
  expect(links(social)[0]).toEqual(["Show the page", "https://example.org/social/embed"]);
});

test("shows each picture of the website in one place", async () => {
  const sources = all(await parseHome(), "img").map(({ attribs }) => attribs["src"] ?? "");
  expect(sources.length).toBeGreaterThan(14);
  expect(sources.filter((source, index) => sources.indexOf(source) !== index)).toEqual([]);
});
