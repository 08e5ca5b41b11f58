import { emptySchool } from "@manor/content-api/empty-school";
import { readSchool } from "@manor/content-api/read-school";
import type { School } from "@manor/content-api/school";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { callPeriod, callTimingAt, callWindows } from "../../model/school/call-timing.ts";
import { getStatistics } from "../../model/school/fact-text.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import { translateEnglish } from "../../model/texts/translate.ts";
import { MilestoneTabs } from "../milestones/milestone-tabs.tsx";
import { SchoolProvider } from "../school/use-school.ts";
import { Banner } from "./banner/banner.tsx";
import { BannerFilm } from "./banner/banner-film.tsx";
import { Counters } from "./counters/counters.tsx";
import { Day } from "./day/day.tsx";
import { Invitation } from "./invitation/invitation.tsx";
import { Journey } from "./journey/journey.tsx";
import { Opening } from "./opening/opening.tsx";
import { Tiles } from "./tiles/tiles.tsx";
import { toToday } from "./today/today.ts";
import { TodayCard } from "./today/today-card.tsx";

const blank = emptySchool;
const noon = new Date("2026-11-20T12:00:00+05:30");
function show(what: ReactNode, school: School = blank): string {
  const element = <SchoolProvider value={school}>{what}</SchoolProvider>;
  const router = createMemoryRouter([{ id: "root", path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("the blank school is a valid content API response", () => {
  expect(readSchool(JSON.parse(JSON.stringify(emptySchool)))).toEqual({
    school: emptySchool,
    invalid: [],
  });
});

test("omits what a blank school has not set: years, statistics and call times", () => {
  expect(show(<MilestoneTabs />)).toBe("");
  expect(show(<Counters />)).toBe("");
  expect(getStatistics(blank, ["acres", "ratio", "founded"])).toEqual([]);
  expect(show(<Journey />)).not.toContain("founded");
  expect(callTimingAt(blank, noon)).toBeUndefined();
  expect(callPeriod(blank, noon)).toBe("no calls");
  expect(callWindows(blank, "2026-11-20")).toEqual([]);
  const today = toToday(blank, "2026-11-20", noon, [], [], translateEnglish);
  expect(show(<TodayCard today={today} hasBirthdays={false} />)).not.toMatch(/phone call/i);
});

test("omits the sentence about the school and the actions, which a blank school has not set", () => {
  expect(show(<Banner />)).not.toMatch(/banner__introduction|class="actions"/);
  expect(show(<Invitation />)).toBe("");
});

const bannerWith = (banner: Partial<School["banner"]>, school: School = sampleSchool) =>
  show(<Banner />, { ...school, banner: { ...school.banner, ...banner } });

test("leaves out the sentence when a fact that it names is unknown", () => {
  const introduction = "For {pupils} of {classes}, since {founded}.";
  expect(bannerWith({ introduction })).toContain("For boys of Class IV to XII, since 1853.");
  expect(bannerWith({ introduction }, blank)).not.toContain("banner__introduction");
});

test("an action leads to its page, to the contact page without one, and to another site in a new tab", () => {
  const page = bannerWith({
    actions: [
      { label: "Visit us", href: "" },
      { label: "Apply", href: "{registration}" },
    ],
  });
  expect(page).toContain('<a class="button" href="/contact">Visit us</a>');
  expect(page).toMatch(/href="https:\/\/example.org\/registration"[^>]* target="_blank"/);
  const hidden = { actions: [{ label: "Hostel", href: "/hostel" }] };
  expect(bannerWith(hidden)).toContain('href="/hostel"');
  const withoutHostel = { ...sampleSchool, pages: { list: [], moved: [] } };
  expect(bannerWith(hidden, withoutHostel)).not.toContain("Hostel");
});

test("a day in the house shows its hours in order, and nothing once they are removed [A354]", () => {
  const page = show(<Day />, sampleSchool);
  const times = [...page.matchAll(/day__time figures">([^<]*)/g)].map(([, time]) => time);
  expect(times).toEqual(["6:00 AM", "8:00 AM", "4:00 PM", "7:00 PM", "9:30 PM"]);
  expect(page).toContain("Rising bell");
  expect(page).toContain("Lights out");
  expect(page).toContain("Sample times.");
  expect(show(<Day />, { ...sampleSchool, day: { ...sampleSchool.day, moments: [] } })).toBe("");
  expect(show(<Day />)).toBe("");
});

test("a counter shows its source and year below it, and neither without them [A355]", () => {
  const students = { text: "Annual return", year: 2026 };
  const sources = { ...sampleSchool.numbers.sources, students, classRooms: { text: "Site plan" } };
  const cited = { ...sampleSchool, numbers: { ...sampleSchool.numbers, sources } };
  const list = (school: School) =>
    [...show(<Counters />, school).matchAll(/counters__source">([^<]*)/g)].map(([, text]) => text);
  expect(list(cited)).toEqual(["Annual return, 2026", "Site plan"]);
  expect(list(sampleSchool)).toEqual([]);
});

test("the film of the first slide names only the files that the school has, and loads none of them [A356]", () => {
  const film = { av1: "a.mp4", h264: "b.mp4" };
  const withFilm = show(<BannerFilm />, { ...sampleSchool, film });
  expect(withFilm).toMatch(/<video[^>]* preload="none"/);
  expect(withFilm).not.toContain("autoplay");
  expect([...withFilm.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    "/api/image/a.mp4",
    "/api/image/b.mp4",
  ]);
  expect(show(<BannerFilm />, { ...sampleSchool, film: { ...film, av1: "" } })).not.toContain(
    "av01",
  );
  expect(show(<BannerFilm />, sampleSchool)).toBe("");
});

const { identity } = sampleSchool;
const opening = (school: School) =>
  show(
    <Opening
      today={toToday(school, "2026-11-20", noon, [], [], translateEnglish)}
      hasBirthdays={false}
    />,
    school,
  );

test("shows no years of service for a school founded this year", () => {
  const founded = 2026;
  const young = { ...blank, identity: { ...identity, name: "New", founded, yearsOfService: "0" } };
  for (const page of [show(<Journey />, young), opening(young)]) {
    expect(page).toContain("The school was founded in 2026.");
    expect(page).not.toMatch(/years of service|journey__years|1893/);
  }
  const older = { ...young, identity: { ...young.identity, yearsOfService: "10+" } };
  expect(show(<Journey />, older)).toContain("10+ years of service, from the founding in 2026");
});

test("shows the picture of the latest year in home's journey, and the evening after a history with the website's pictures", () => {
  expect(show(<Journey />, sampleSchool)).toContain("/ridges-dusk?");
  const own = { ...blank, identity: { ...identity, name: "Lakeside" } };
  expect(show(<Journey />, own)).toContain("/school-noon?");
  const { timeline } = sampleSchool;
  expect(show(<Journey />, { ...own, timeline })).toContain("/ridges-dusk?");
  const [year] = timeline.milestones;
  const milestones = year ? [{ ...year, picture: "0123456789abcdef0123456789abcdef.jpg" }] : [];
  const page = show(<Journey />, { ...own, timeline: { ...timeline, milestones } });
  expect(page).toContain("/0123456789abcdef0123456789abcdef.jpg?");
  expect(page).not.toContain("Evening over");
});

const aboutTheSchool = [
  "A boarding school for boys, Class IV to XII",
  "Founded in 1853 and handed to a teaching brotherhood in 1893, the school has 172+ years of service behind it.",
  "Admission is on academic merit only, and the school is non-denominational.",
];

test("shows the history and the text about the school under any name [A49]", () => {
  const renamed = { ...sampleSchool, identity: { ...identity, name: "Lakeside" } };
  for (const school of [sampleSchool, renamed])
    for (const text of aboutTheSchool) expect(opening(school)).toContain(text);
});

test("shows an edited history and an edited text about the school [A49]", () => {
  const edited = {
    ...sampleSchool.timeline,
    aboutTitle: "The school at the lake",
    history: "Fishermen built it in {founded}.",
    about: "Everybody rows.",
  };
  const page = opening({ ...sampleSchool, timeline: edited });
  for (const text of ["The school at the lake", "Fishermen built it in 1853.", "Everybody rows."])
    expect(page).toContain(text);
  for (const text of aboutTheSchool) expect(page).not.toContain(text);
});

test("shows neither the sample's history nor its text about the school for a blank school", () => {
  const page = opening({
    ...emptySchool,
    identity: { ...identity, name: "My school" },
    schoolYear: sampleSchool.schoolYear,
  });
  expect(page).not.toMatch(/brotherhood|merit|non-denominational|acres/);
  expect(page).toContain("Founded in 1853 and under its present management since 1893");
  expect(page).toContain("The academic year runs from February to December, in three terms.");
  expect(opening(blank)).not.toMatch(/to be announced|ounded|opening__(lead|text)"/);
});

test("leaves out the text about the school when a fact that it names is 0", () => {
  const numbers = { ...sampleSchool.numbers, acres: 0 };
  expect(opening({ ...sampleSchool, numbers })).not.toContain("acres");
});

test("does not mention a handover when the school has none", () => {
  const { handedOver: _, ...never } = identity;
  expect(opening(sampleSchool)).toContain("brotherhood in 1893");
  expect(opening({ ...sampleSchool, identity: never })).toContain(
    "Founded in 1853, the school has 172+ years of service behind it.",
  );
});

test("omits the tile of a hidden page, and links the tile of a moved page to its new address", () => {
  const [hostel] = sampleSchool.tiles.tiles.filter(({ href }) => href === "/hostel");
  const page = sampleSchool.pages.list.find(({ address }) => address === "/hostel");
  const list = page ? [{ ...page, address: "/boarding" }] : [];
  const moved = [{ from: "/hostel", to: "/boarding" }];
  const tilesWith = (pages: School["pages"]) => show(<Tiles />, { ...sampleSchool, pages });
  expect(tilesWith({ list, moved })).toContain('href="/boarding"');
  expect(tilesWith({ list: [], moved })).not.toContain(hostel?.name);
});
