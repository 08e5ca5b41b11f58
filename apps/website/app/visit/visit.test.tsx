import type { School } from "@manor/content-api/school";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { findPage, getPages } from "../../model/pages/find-page.ts";
import { isFreeAddress } from "../../model/pages/free-address.ts";
import { getMenu } from "../../model/school/menu.ts";
import { sampleSchool } from "../../model/school/test-school.ts";
import type { VisitTime } from "../../model/visits/open-times.ts";
import { englishText } from "../privacy/english-text.ts";
import { hindiText } from "../privacy/hindi-text.ts";
import { getPrivacyFacts } from "../privacy/privacy-facts.ts";
import { OpenBooking } from "./open-booking.tsx";
import { readPrevious, readReceipt, toNextVisit, toReceiptAddress } from "./receipt-address.ts";

const path = "/admission/visit";
const time: VisitTime = {
  ...{ _id: "7", day: "2026-11-28", time: "10:00", kind: "<b>Tour</b>", classes: "IV to VI" },
  ...{ language: "en", isFull: false, closesAt: "2026-11-27T04:30:00.000Z" },
};
const notice = { english: "We plan.", hindi: "हम योजना बनाते हैं।" };
const open: School = { ...sampleSchool, visits: { classes: ["VI"], notice, times: [time] } };

test("the page and its link are there only while the school offers visits", () => {
  const listLinks = (school: School) =>
    getMenu(school).groups.flatMap(({ label, entries }) =>
      entries.filter(({ href }) => href.startsWith(path)).map(({ href }) => [label, href]),
    );
  expect(findPage(open, "/Admission/Visit/")?.page.title).toBe("Visit the school");
  expect(listLinks(open)).toEqual([["Admission", path]]);
  expect(findPage(sampleSchool, path)).toBeUndefined();
  expect(getPages(sampleSchool).some((page) => page.path === path)).toBe(false);
  expect(listLinks(sampleSchool)).toEqual([]);
});

test("the privacy page names the form in both languages, only while it is open", () => {
  const read = (school: School) =>
    JSON.stringify([
      englishText(getPrivacyFacts(school, "english", true)),
      hindiText(getPrivacyFacts(school, "hindi", true)),
    ]);
  expect(read(open)).toMatch(/Booking of a visit.*We plan\..*देखने की बुकिंग.*हम योजना बनाते हैं।/);
  expect(read(sampleSchool)).not.toMatch(/Booking of a visit|देखने की बुकिंग/);
});

test("the page of a booking exists for every school, and no text page takes its address", () => {
  expect(findPage(sampleSchool, `${path}/x`)?.page).toMatchObject({
    noindex: true,
    isPrivate: true,
  });
  for (const address of [path, `${path}/x`, "/Admission/VISIT/x"])
    expect(isFreeAddress(address), address).toBe(false);
  expect(isFreeAddress("/admission/visits")).toBe(true);
});

test("the address of a receipt is read back, and no other", () => {
  const receipt = { reference: "V-7KQ9-4F", state: "waiting" } as const;
  const read = (query: string) => readReceipt(new URLSearchParams(query));
  const address = toReceiptAddress(receipt, "hi");
  expect(read(address.slice(address.indexOf("?")))).toEqual({ ...receipt, language: "hi" });
  for (const query of [
    ...["", "reference=V-7KQ9-4F", "reference=V-7KQ9-4F&state=booked"],
    ...["reference=<b>&state=waiting", "reference=E-7KQ9-4F&state=waiting"],
  ])
    expect(read(query), query).toBeUndefined();
});

test("the form after a booking knows its reference, and no other text", () => {
  const read = (address: string) =>
    readPrevious(new URL(address, "https://a.example").searchParams);
  expect(read(toNextVisit("V-7KQ9-4F"))).toBe("V-7KQ9-4F");
  expect(toNextVisit("")).toBe(path);
  expect(read(`${path}?again=Asha`)).toBe("");
});

const booking = { state: "booked", reference: "V-7KQ9-4F", people: 2, class: "VI", time } as const;
const show = (values: Partial<Parameters<typeof OpenBooking>[0]["result"]["booking"]>) =>
  renderToString(
    <OpenBooking
      times={[time]}
      result={{
        outcome: "done",
        change: { action: "open" },
        booking: { ...booking, language: "en", ...values },
      }}
    />,
  );
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, text]) => text);

test.each([
  ["unconfirmed", ["Confirm my visit", "Cancel my visit"]],
  ["booked", ["Change my visit", "Cancel my visit"]],
  ["waiting", ["Change my visit", "Leave the waiting list"]],
  ["offered", ["Take this place", "I do not need this place"]],
  ["cancelled", []],
] as const)("a booking that is %s has the buttons %j", (state, buttons) => {
  expect(buttonsOf(show({ state }))).toEqual(buttons);
});

test("a booking is shown in the language of its e-mails, too, and texts of the CMS as text", () => {
  expect(show({})).not.toContain('lang="hi"');
  expect(show({ language: "hi" })).toMatch(/lang="hi".*स्कूल आने का/);
  expect(show({})).not.toContain("<b>");
});

test("the forms post to the new key of the booking; without one to the address of the page", () => {
  const key = "abcdefghijklmnopqrstuvwxyz234567";
  expect(show({ key }).match(/action="[^"]*"/g)).toEqual(Array(2).fill(`action="${path}/${key}"`));
  expect(show({})).not.toContain("action=");
});
