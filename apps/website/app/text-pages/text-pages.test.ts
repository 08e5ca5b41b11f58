import { describe, expect, test } from "vitest";
import { fixedPages } from "../../model/pages/fixed-pages.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { loadTextPage, renderMarkup, renderText } from "./render-text-page.tsx";
import { textPages } from "./text-pages.ts";

test("has twenty-one text pages, each with the title and section of the site map [R12]", () => {
  expect(textPages).toHaveLength(21);
  for (const { address } of textPages) {
    const { frontmatter } = loadTextPage(address.path);
    expect([frontmatter.title, frontmatter.section]).toEqual([address.title, address.section]);
  }
});

test("gives every text page content, a lead and a description", () => {
  for (const { address, lead: written } of textPages) {
    const lead = fillFacts(sampleSchool, written);
    const description = fillFacts(sampleSchool, address.description);
    const wordCount = renderText(address.path).split(" ").length;
    expect(wordCount, address.path).toBeGreaterThanOrEqual(150);
    expect(wordCount, address.path).toBeLessThanOrEqual(500);
    expect(lead).not.toMatch(/[{}]/);
    expect(description.length, address.path).toBeGreaterThan(50);
    expect(description.length, address.path).toBeLessThan(170);
  }
  expect(new Set(textPages.map((page) => page.address.description)).size).toBe(textPages.length);
});

test.each(["boys", "girls", "both"] as const)(
  "no sentence for a school of %s has more than 20 words",
  (pupils) => {
    const school = { ...sampleSchool, settings: { ...sampleSchool.settings, pupils } };
    for (const { address } of textPages) {
      const blocks = renderMarkup(address.path, undefined, school)
        .replace(/<\/?a\b[^>]*>/g, "")
        .split(/<[^>]+>/);
      const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?]) (?=[A-Z])/));
      const long = sentences.filter((sentence) => sentence.split(" ").length > 20);
      expect(long, address.path).toEqual([]);
    }
  },
);

test("names only years that the school has given", () => {
  const known = /^(1853|1863|1893|1894|1900|1903|2024|2025)$/;
  for (const { address } of textPages) {
    for (const [year] of renderText(address.path).matchAll(/\b(1[89]|20)\d\d\b/g)) {
      expect(year, address.path).toMatch(known);
    }
  }
});

test("links from text pages only to existing pages and files of the site", () => {
  const paths = new Set(fixedPages.map(({ path }) => path));
  for (const { address } of textPages) {
    for (const [, href = ""] of renderMarkup(address.path).matchAll(/href="([^"]*)"/g)) {
      if (/^(https:\/\/example\.org\/|\/documents\/|tel:|mailto:)/.test(href)) continue;
      expect(paths, `${address.path} links to ${href}`).toContain(href.split("?")[0]);
    }
  }
});

describe("the static pages", () => {
  test.each([
    ["founding, handover and years of service [A226]", "/about", ["1853", "1893", "172+"]],
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
    expect(loadTextPage("/aims-objectives").frontmatter.title).toBe("Aim And Objectives");
    expect(loadTextPage("/environmental").frontmatter.title).toBe("Green Campus");
    expect(loadTextPage("/career-information").frontmatter.title).toBe(
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

test.each(["boys", "girls", "both"] as const)(
  "omits the handover on the pages of a school of %s that was never handed over",
  (pupils) => {
    const { identity, settings } = sampleSchool;
    const { handedOver, ...never } = identity;
    const school = { ...sampleSchool, identity: never, settings: { ...settings, pupils } };
    for (const path of ["/about", "/timeline"]) {
      expect(renderText(path, undefined, sampleSchool)).toContain(`In ${handedOver}`);
      expect(renderText(path, undefined, school)).not.toMatch(/handed/);
    }
    expect(renderText("/about", undefined, school)).toContain(
      "The school was founded in 1853. Today it looks back on 172+ years of service",
    );
  },
);

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
