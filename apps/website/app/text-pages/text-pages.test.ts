import { describe, expect, test } from "vitest";
import { getPages } from "../../model/pages/find-page.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { getTextPage, renderMarkup, renderText } from "./test-text-page.tsx";

const textPages = sampleSchool.pages.list;

test("gives every text page content, a lead and a description", () => {
  for (const { address, lead, description: written, body } of textPages) {
    const description = fillFacts(sampleSchool, written);
    const hasLongEmbed = body.some((block) => block.kind === "embed" && block.name === "song");
    const wordCount = renderText(address).split(" ").length;
    expect(wordCount, address).toBeGreaterThanOrEqual(hasLongEmbed ? 100 : 20);
    expect(wordCount, address).toBeLessThanOrEqual(500);
    expect(fillFacts(sampleSchool, lead), address).toMatch(/^[^{}]+$/);
    expect(description.length, address).toBeGreaterThan(20);
    expect(description.length, address).toBeLessThan(170);
  }
  expect(new Set(textPages.map(({ description }) => description)).size).toBe(textPages.length);
});

test("no sentence has more than 20 words", () => {
  for (const { address } of textPages) {
    const blocks = renderMarkup(address)
      .replace(/<\/?a\b[^>]*>/g, "")
      .split(/<[^>]+>/);
    const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?]) (?=[A-Z])/));
    const long = sentences.filter((sentence) => sentence.split(" ").length > 20);
    expect(long, address).toEqual([]);
  }
});

test("names only years that the school has given", () => {
  const known = /^(1853|1863|1893|1894|1900|1903|2024|2025)$/;
  for (const { address } of textPages) {
    for (const [year] of renderText(address).matchAll(/\b(1[89]|20)\d\d\b/g)) {
      expect(year, address).toMatch(known);
    }
  }
});

test("links from text pages only to existing pages and files of the site", () => {
  const paths = new Set(getPages(sampleSchool).map(({ path }) => path));
  for (const { address } of textPages) {
    for (const [, href = ""] of renderMarkup(address).matchAll(/href="([^"]*)"/g)) {
      if (/^(https:\/\/example\.org\/|\/documents\/|tel:|mailto:)/.test(href)) continue;
      expect(paths, `${address} links to ${href}`).toContain(href.split(/[?#]/)[0]);
    }
  }
});

describe("the static pages", () => {
  test.each([
    [
      "founding, handover, years of service, a residential school in a hill town [A226]",
      "/about",
      ["1853", "1893", "172+", "It is a residential school in a hill town."],
    ],
    ["vision and mission [A227]", "/mission-vision", ["Our vision", "Our mission"]],
    [
      "academic merit only, and non-denominational [A230]",
      "/philosophy",
      ["Admission is on academic merit only.", "The school is non-denominational."],
    ],
    [
      "auditorium, chapel, Wi-Fi, music and dance studio [A237]",
      "/campusAmenities",
      ["Auditorium", "Chapel", "Wi-Fi", "Music and dance studio"],
    ],
  ])("state %s on %s", (_, path, texts) => {
    const at = texts.map((text) => renderText(path).indexOf(text));
    expect(at).not.toContain(-1);
    expect(at).toEqual(at.toSorted((a, b) => a - b));
  });

  test("lists the five milestone years in order on the timeline [A228]", () => {
    const years = [...renderMarkup("/timeline").matchAll(/<time[^>]*>(\d+)<\/time>/g)];
    expect(years.map(([, year]) => year)).toEqual(["1853", "1863", "1894", "1900", "1903"]);
  });

  test("has a chorus, two verses and a credit line in the school song [A229]", () => {
    const markup = renderMarkup("/schoolSong");
    const stanzas = [...markup.matchAll(/<section [^>]*aria-label="([^"]+)"/g)];
    expect(stanzas.map(([, name]) => name)).toEqual(["Chorus", "First verse", "Second verse"]);
    expect(markup).toMatch(/stanza-credit">Words /);
  });

  test("spells the titles as the school spells them [A232, A238, A239]", () => {
    expect(getTextPage("/aims-objectives").title).toBe("Aim And Objectives");
    expect(getTextPage("/environmental").title).toBe("Green Campus");
    expect(getTextPage("/career-information").title).toBe(
      "Career Information Education & Guidance",
    );
  });

  test("gives the admissions office number for tour enquiries on the hostel page [A240]", () => {
    expect(renderText("/hostel")).toContain(
      "For tour enquiries please telephone the admissions office: +91 00000 00002",
    );
    expect(renderMarkup("/hostel")).toContain('href="tel:+910000000002"');
  });
});

test("has no dead link to a document that the school does not have", () => {
  const documents = { academics: "", feesStructure: "", weeklyMenu: "" };
  for (const path of ["/academic-facilities", "/residential", "/entry-to-sgc"])
    expect(renderMarkup(path, undefined, { ...sampleSchool, documents })).not.toContain('href=""');
});

describe("the campus tour", () => {
  test("has eleven cards, each opening its own tour in a new tab [A222, A223]", () => {
    const links = [
      ...renderMarkup("/virtual-tour").matchAll(
        /<a href="(https:\/\/example\.org\/tours\/[^"]+)" target="_blank" rel="noopener"[^>]*>([^<]+)/g,
      ),
    ];
    expect(links.map(([, , name]) => name)).toEqual([
      "Church",
      "Dormitory",
      "Swimming Pool",
      "Infrastructure",
      "Chapel",
      "Archive Gallery",
      "Facilities",
      "Academics",
      "Sports Facilities",
      "Admin Block",
      "Science Block",
    ]);
    expect(new Set(links.map(([, href]) => href)).size).toBe(11);
  });

  test("has seven 360 VIEW entries without an address, announced as coming soon [A224, A225]", () => {
    const views = [
      ...renderMarkup("/virtual-tour").matchAll(
        /<a role="link" aria-disabled="true"[^>]*>([^<]+)<\/a><\/h3><p[^>]*>Coming soon/g,
      ),
    ];
    expect(views.map(([, name]) => name?.replace("&amp;", "&"))).toEqual([
      "Administration",
      "Classes",
      "Dorms",
      "Facilities",
      "History & Culture",
      "Lab",
      "Sports",
    ]);
  });
});
