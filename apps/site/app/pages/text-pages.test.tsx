// Longer than 200 lines because it is one list: what each page of text has to say, by the acceptance lines.
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { identity } from "../school/identity.ts";
import { siteMap } from "../site-map.ts";
import { type FrontMatter, textPages } from "./text-pages.ts";
import { TodayProvider } from "./text-parts/today.ts";

const pages = import.meta.glob<{ default: ComponentType; frontmatter: FrontMatter }>("./*/*.mdx", {
  eager: true,
});

function pageAt(path: string) {
  const address = siteMap.find((entry) => entry.path === path);
  const page = pages[`./${address?.file.replace("pages/", "")}`];
  if (!page) throw new Error(`There is no page of text at ${path}`);
  return page;
}

function markupOf(path: string, today = "2026-11-20"): string {
  const { default: Text } = pageAt(path);
  return renderToStaticMarkup(
    <TodayProvider value={today}>
      <Text />
    </TodayProvider>,
  );
}

/** What a visitor reads, without the tags. */
function wordsOf(path: string, today?: string): string {
  return markupOf(path, today)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1");
}

const passed =
  "This test date has passed. Dates for the next session will be announced by the school.";

test("R12 there are twenty-one pages of text, each with the title and section of the site map", () => {
  expect(textPages).toHaveLength(21);
  for (const { address } of textPages) {
    const { frontmatter } = pageAt(address.path);
    expect([frontmatter.title, frontmatter.section]).toEqual([address.title, address.section]);
  }
});

test("every page of text has something to read, a lead and a description of its own", () => {
  for (const { address, lead, description } of textPages) {
    const words = wordsOf(address.path).split(" ").length;
    expect(words, address.path).toBeGreaterThanOrEqual(150);
    expect(words, address.path).toBeLessThanOrEqual(500);
    expect(lead).not.toMatch(/[{}]/);
    expect(description.length, address.path).toBeGreaterThan(50);
    expect(description.length, address.path).toBeLessThan(170);
  }
  expect(new Set(textPages.map((page) => page.description)).size).toBe(textPages.length);
});

test("a page of text names no year but those the school gave", () => {
  const known = /^(1853|1863|1893|1894|1900|1903|2024|2025)$/;
  for (const { address } of textPages) {
    for (const [year] of wordsOf(address.path).matchAll(/\b(1[89]|20)\d\d\b/g)) {
      expect(year, address.path).toMatch(known);
    }
  }
});

test("every link between the pages of text leads to a page or a file of the site", () => {
  const paths = new Set(siteMap.map((address) => address.path));
  for (const { address } of textPages) {
    for (const [, href = ""] of markupOf(address.path).matchAll(/href="([^"]*)"/g)) {
      if (/^(https:\/\/example\.org\/|\/documents\/|tel:|mailto:)/.test(href)) continue;
      expect(paths, `${address.path} links to ${href}`).toContain(href.split("?")[0]);
    }
  }
});

describe("the static pages", () => {
  test("A226 About Us tells of the founding, the handing over and the years of service", () => {
    const words = wordsOf("/about");
    for (const fact of ["1853", "1893", "172+"]) expect(words).toContain(fact);
  });

  test("A227 Vision & Mission has both", () => {
    expect(wordsOf("/mission-vision")).toMatch(/Our vision.*Our mission/);
  });

  test("A228 the timeline lists the five milestone years in order", () => {
    const years = [...markupOf("/timeline").matchAll(/<time[^>]*>(\d+)<\/time>/g)];
    expect(years.map(([, year]) => year)).toEqual(["1853", "1863", "1894", "1900", "1903"]);
  });

  test("A229 the school song has a chorus, two verses and a credit line", () => {
    const markup = markupOf("/schoolSong");
    const stanzas = [...markup.matchAll(/<section [^>]*aria-label="([^"]+)"/g)];
    expect(stanzas.map(([, name]) => name)).toEqual(["Chorus", "First verse", "Second verse"]);
    expect(markup).toMatch(/stanza-credit">Words /);
  });

  test("A230 the philosophy states academic merit only, and non-denominational", () => {
    const words = wordsOf("/philosophy");
    expect(words).toContain("Admission is on academic merit only.");
    expect(words).toContain("The school is non-denominational.");
  });

  test("A232 A238 A239 the titles are spelled as the school spells them", () => {
    expect(pageAt("/aims-objectives").frontmatter.title).toBe("Aim And Objectives");
    expect(pageAt("/environmental").frontmatter.title).toBe("Green Campus");
    expect(pageAt("/career-information").frontmatter.title).toBe(
      "Career Information Education & Guidance",
    );
  });

  test("A237 Campus Amenities names auditorium, chapel, Wi-Fi, music and dance studio", () => {
    const words = wordsOf("/campusAmenities");
    for (const place of ["Auditorium", "Chapel", "Wi-Fi", "Music and dance studio"]) {
      expect(words).toContain(place);
    }
  });

  test("A240 the hostel page gives the admissions office number for tour enquiries", () => {
    expect(wordsOf("/hostel")).toContain(
      `For tour enquiries please telephone the admissions office: ${identity.phones.admissions}`,
    );
    expect(markupOf("/hostel")).toContain('href="tel:+910000000002"');
  });
});

describe("the walk through the campus", () => {
  test("A222 A223 eleven cards, each opening its own tour in a new tab", () => {
    const links = [
      ...markupOf("/virtual-tour").matchAll(
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

  test("A224 A225 seven 360 VIEW entries are links without an address, announced as coming soon", () => {
    const views = [
      ...markupOf("/virtual-tour").matchAll(
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

describe("admission", () => {
  test("A243 A244 the entry page states the opening, the test and the guidelines", () => {
    const words = wordsOf("/entry-to-sgc");
    expect(words).toContain("Admissions open for the year 2025 for Class IV to IX");
    expect(words).toContain("registration online");
    expect(words).toContain("Entrance test for Class IV to IX on 5 October 2024");
    expect(words).toContain("guidelines sent by e-mail beforehand");
  });

  test("A245 the line about the passed date follows only after the test day, on all three pages", () => {
    for (const path of ["/entry-to-sgc", "/entry-to-class-iV-Viii", "/entry-to-IX"]) {
      expect(wordsOf(path, "2024-10-05")).not.toContain(passed);
      expect(wordsOf(path, "2024-10-06")).toContain(
        `5 October 2024, guidelines sent by e-mail beforehand. ${passed}`,
      );
    }
  });

  test("A246 the registration fee, its terms and how it is paid", () => {
    expect(wordsOf("/entry-to-sgc")).toContain(
      "The registration fee is Rs. 10,000, non-refundable, by demand draft or bank transfer.",
    );
  });

  test("A247 the four documents", () => {
    const words = wordsOf("/entry-to-sgc");
    expect(words).toContain("three passport-size photographs");
    expect(words).toContain("birth certificate");
    expect(words).toContain("latest progress report");
    expect(words).toContain("copy of the student's Aadhaar card (mandatory)");
  });

  test("A248 A249 A250 ratio, school year and campus", () => {
    const words = wordsOf("/entry-to-sgc");
    expect(words).toContain("Teacher to student ratio 1:12");
    expect(words).toContain("February to December, midterm break in June, three terms");
    expect(words).toContain("Campus 400 acres");
  });

  test("A251 A252 the streams of Class IX and of Class XI", () => {
    for (const path of ["/entry-to-sgc", "/entry-to-IX"]) {
      expect(wordsOf(path)).toMatch(/From Class IX:? (a boy takes )?Commerce or Science/);
    }
    for (const path of ["/entry-to-sgc", "/entry-to-XI"]) {
      expect(wordsOf(path)).toMatch(
        /From Class XI:? (the streams are )?Science, Commerce or Humanities/,
      );
    }
  });

  test("R8 Class XI has no entrance test of ours: it says to contact the admissions office", () => {
    expect(wordsOf("/entry-to-XI")).toContain("please contact the admissions office");
    expect(wordsOf("/entry-to-XI")).not.toMatch(/test/i);
  });
});

test("A214 A215 A216 A217 A218 A219 A220 when parents may telephone, with no time for Class XI", () => {
  const rows = [
    ...markupOf("/PhoneCallTiming").matchAll(/<th scope="row">([^<]+)<\/th><td[^>]*>([^<]+)/g),
  ];
  expect(rows.map(([, classes, time]) => `${classes}: ${time}`)).toEqual([
    "Class IV, V, VI: 9:35 to 10:20 AM",
    "Class VII: 10:15 to 11:00 AM",
    "Class VIII: 11:15 AM to 12:00 noon",
    "Class IX: 12:00 noon to 12:45 PM",
    "Class X: 2:00 to 2:45 PM",
    "Class XII: 3:00 to 3:45 PM",
  ]);
  expect(wordsOf("/PhoneCallTiming")).toContain(
    "For a class not listed, please ask the school office.",
  );
});
