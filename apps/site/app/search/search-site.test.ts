import { expect, test } from "vitest";
import { searchSite } from "./search-site.ts";

const event = (title: string, extra: object = {}) => ({
  _id: title,
  title,
  venue: "Auditorium",
  date: "2026-11-20",
  time: "",
  description: "",
  images: [],
  attachments: [],
  category: "Events",
  ...extra,
});
const none = { events: [], news: [], albums: [] };

test("a page is found by the words of its title, in any letter case", () => {
  const [pages] = searchSite("phone TIMINGS", none);
  expect(pages).toMatchObject({ label: "Pages", hits: [{ href: "/PhoneCallTiming" }] });
});

test("every word must be there, in the title or the text", () => {
  const events = [event("Inter-house quiz", { description: "Four houses meet" }), event("Cricket")];
  expect(searchSite("quiz houses", { ...none, events })[0]?.hits).toHaveLength(1);
  expect(searchSite("quiz cricket", { ...none, events })).toEqual([]);
});

test("calendar entries are no events of the list, so they are not found as such", () => {
  expect(
    searchSite("holi", { ...none, events: [event("Holi", { category: "AcademicCalender" })] }),
  ).toEqual([]);
});

test("an empty search finds nothing, and many hits lead on to the list", () => {
  const events = Array.from({ length: 30 }, (_, index) => event(`Match ${index}`));
  expect(searchSite("  ", { ...none, events })).toEqual([]);
  const [group] = searchSite("match", { ...none, events });
  expect(group?.hits).toHaveLength(10);
  expect(group?.more).toBe("/Events?year=all&q=match");
});
