import { expect, test } from "vitest";
import { startSearch } from "./test-fixture.ts";
import { seedLists } from "./test-seed-lists.ts";

const { search } = startSearch(seedLists);

const CLASSES = "/entry-to-class-iV-Viii /entry-to-IX /entry-to-XI";
const STREAMS = "/entry-to-sgc /entry-to-IX /entry-to-XI /academic-facilities";
const HANDBOOKS = "/documents/parents-handbook-2024.pdf /documents/parents-handbook-2025.pdf";

/**
 * A query, the addresses that its first page must list, and those that it may list. All others that a row names are
 * wrong; a page that no row names may have been added since.
 */
const firstPages: [question: string, required: string, allowed?: string][] = [
  ["fees", `/entry-to-sgc /documents/fees-structure.pdf ${CLASSES}`, "/disclosure"],
  ["fee structure", "/entry-to-sgc /documents/fees-structure.pdf", "/disclosure"],
  ["demand draft", "/entry-to-sgc"],
  ["passport photographs", "/entry-to-sgc"],
  ["apply online", "/entry-to-sgc /entry-to-class-iV-Viii /entry-to-IX", "/entry-to-XI"],
  ["class xi commerce", STREAMS, "/about /aims-objectives /career-information"],
  ["midterm", "/entry-to-sgc /academic-facilities /about", "/entry-to-IX /#calendar"],
  ["aadhar", "/entry-to-sgc"],
  ["dance", "/sports /campusAmenities", "/about /aims-objectives"],
  ["wi-fi", "/campusAmenities", "/residential /academic-facilities"],
  [
    "chapel",
    "/campusAmenities /News/choir-and-chapel",
    "/virtual-tour /residential /about /philosophy /Events/choir-practice-day /Events/carol-service",
  ],
  ["bullying", "/rules-regulations /aims-objectives", "/values"],
  ["courtesy", "/values"],
  ["emergency", "/PhoneCallTiming"],
  ["song", "/schoolSong"],
  ["toppers", "/TopperXII /TopperX"],
  ["handbook", `/newsletter ${HANDBOOKS}`, "/rules-regulations /academic-facilities"],
  ["tour", "/virtual-tour /hostel", "/campusAmenities /contact"],
  [
    "library",
    "/SubGallery?id=in-the-library /News/notes-from-the-library",
    "/campusAmenities /Events/inter-house-quiz /Events/elocution-in-two-languages /Events/monsoon-reading-week",
  ],
  [
    "snow",
    "/SubGallery?id=snow /News/snow-on-the-slopes /Events/snow-walk-for-boarders",
    "/aims-objectives /career-information",
  ],
  [
    "swimming",
    "/sports /Events/swimming-trials /Events/swimming-gala /subFest?id=swimming-gala /News/at-the-pool",
    "/virtual-tour /about /campusAmenities",
  ],
  ["evening of music", "/Events/evening-of-music / /subFest?id=evening-of-music"],
  ["inter-house debate", "/Events/inter-house-debate"],
  ["carols", "/Events/carol-service /subFest?id=carols-by-lamplight"],
  ["paneer", "/weeklyMenu /weeklyMenu?year=2026&month=11"],
  // Words that are not on the site: typos, Hinglish, unknown.
  [
    "libary",
    "/SubGallery?id=in-the-library /News/notes-from-the-library",
    "/campusAmenities /Events/inter-house-quiz /Events/elocution-in-two-languages /Events/monsoon-reading-week",
  ],
  ["swiming gala", "/Events/swimming-gala /subFest?id=swimming-gala"],
  [
    "hostal fees",
    "/hostel /entry-to-sgc",
    `/residential /about /virtual-tour /disclosure /documents/fees-structure.pdf ${CLASSES} /SubGallery?id=houses-and-dormitories`,
  ],
  ["chuti", "/#calendar /academic-facilities", "/entry-to-sgc /about /entry-to-IX /disclosure"],
  ["helicopter", ""],
];

const toAddresses = (text: string) => text.split(" ").filter(Boolean);
const known = new Set(
  firstPages.flatMap(([, required, allowed = ""]) => toAddresses(`${required} ${allowed}`)),
);

test("has 30 queries", () => expect(firstPages).toHaveLength(30));

test.each(firstPages)(
  "lists only relevant results on the first page for %j",
  async (question, required, allowed = "") => {
    const { groups } = await search(question);
    const listed = groups.flatMap(({ hits }) => hits.map(({ href }) => href));
    const wanted = toAddresses(required);
    expect(listed).toEqual(expect.arrayContaining(wanted));
    const relevant = new Set([...wanted, ...toAddresses(allowed)]);
    expect(listed.filter((href = "") => known.has(href) && !relevant.has(href))).toEqual([]);
  },
);

test.each([
  ["fees", /feel|sees/],
  ["snow", /know|show/],
  ["song", /\bson\b|long/],
])("marks no similar word for %j when the word itself is found", async (question, similar) => {
  const { answer, groups } = await search(question);
  const hits = [...(answer ? [answer] : []), ...groups.flatMap(({ hits }) => hits)];
  const marked = hits
    .flatMap(({ title, note }) => [...title, ...note])
    .filter(({ isMatch }) => isMatch);
  expect(marked.length).toBeGreaterThan(0);
  for (const { text } of marked) expect(text).not.toMatch(similar);
});
