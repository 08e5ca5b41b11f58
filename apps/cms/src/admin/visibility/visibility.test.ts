import fc from "fast-check";
import { expect, test } from "vitest";
import { type AnyRecord, type Facts, getVisibility } from "./visibility.ts";

const url = "https://www.sgc.example/News";
const facts: Facts = { collection: "news", isNamed: true, url, day: "2026-11-20" };
const published: AnyRecord = { _status: "published", fromDate: "2026-11-02T12:00:00.000Z" };
const consent = { givenBy: "Mother", on: "2026-01-01T12:00:00.000Z" };
const getReason = (record: AnyRecord, more: Partial<Facts> = {}): string => {
  const visibility = getVisibility(record, { ...facts, isNamed: false, ...more });
  return visibility.isOn ? "on" : visibility.reason;
};

test("a record in the response is on the website, with its page", () => {
  expect(getVisibility(published, facts)).toEqual({ isOn: true, url, note: "" });
});

test("a record is on the website only when a response contains it, whatever its fields", () => {
  const record = fc.record({
    _status: fc.constantFrom("published", "draft", null, undefined),
    deletedAt: fc.constantFrom(null, "2026-11-01T00:00:00.000Z"),
    consent: fc.constantFrom(null, {}, consent),
    category: fc.constantFrom("Principal", "AcademicCalender", "PhotoGallery"),
    date: fc.constantFrom(null, "2026-11-02T12:00:00.000Z"),
  });
  const collection = fc.constantFrom("news", "albums", "events", "weekly-menus", "birthdays");
  fc.assert(
    fc.property(record, collection, (each, name) => {
      expect(getReason(each, { collection: name })).not.toBe("on");
      expect(getReason(each, { collection: name })).toMatch(/\.$/);
    }),
  );
});

test.each<[string, string, AnyRecord, string]>([
  ["an album without a note", "albums", { ...published }, "has no name or date"],
  [
    "a topper whose consent is over",
    "toppers",
    { ...published, consent: { ...consent, until: "2026-11-19T12:00:00.000Z" } },
    "the consent ended on 19 November 2026.",
  ],
  [
    "a topper whose consent is for photographs only",
    "toppers",
    { ...published, consent: { ...consent, purposes: ["photo"] } },
    "the consent does not cover what the record shows.",
  ],
  [
    "a birthday whose consent has not begun",
    "birthdays",
    { ...published, consent: { ...consent, on: "2026-12-01T12:00:00.000Z" } },
    "the consent starts on 1 December 2026.",
  ],
  [
    "a notice before its first day",
    "notices",
    { ...published, showFrom: "2026-11-21T12:00:00.000Z" },
    "starts on 21 November 2026.",
  ],
  [
    "a notice after its last day",
    "notices",
    { ...published, showUntil: "2026-11-19T12:00:00.000Z" },
    "ended on 19 November 2026.",
  ],
  [
    "a voice whose consent does not name its words",
    "voices",
    { ...published, consent: { ...consent, purposes: ["name"] } },
    "the consent does not cover what the record shows.",
  ],
  ["an older voice", "voices", { ...published, consent }, "a newer record of the same kind"],
  [
    "an announcement of a year that is over",
    "announcements",
    { ...published, description: "Admissions open for the year 2025." },
    "its text names a year that is over.",
  ],
  ["a draft", "news", { ...published, _status: "draft" }, "draft, not published yet."],
  ["a record in the trash", "news", { ...published, deletedAt: "2026-11-01" }, "in the trash."],
])("explains why a record is not on the website: %s", (_, collection, record, words) => {
  expect(getReason(record, { collection })).toContain(words);
});

test("a scheduled draft states when it will be published", () => {
  expect(getReason({ _status: "draft" }, { publishesAt: "5 December 2026, 10:00" })).toBe(
    "draft, scheduled for 5 December 2026, 10:00.",
  );
});

test("notes records that are public but that no page shows", () => {
  const entry = { _status: "published", category: "AcademicCalender", date: null };
  expect(getReason(entry, { collection: "events", isNamed: true })).toContain(
    "only events with a date",
  );
  const message = { _status: "published", category: "Director" };
  expect(getReason(message, { collection: "principal-messages", isNamed: true })).toContain(
    "Principal",
  );
});

test("a published record with a newer draft, or without a date, states what visitors see", () => {
  const note = (record: AnyRecord) => {
    const visibility = getVisibility(record, facts);
    return visibility.isOn ? visibility.note : "";
  };
  expect(note({ ...published, _status: "draft" })).toContain("the last published version");
  expect(note({ _status: "published" })).toContain("only if no year is selected");
});

test("notes a failed schedule of a record that is on the website", () => {
  const visibility = getVisibility(published, { ...facts, failedAt: "5 December 2026, 10:00" });
  expect(visibility.isOn && visibility.note).toBe(
    "The schedule for 5 December 2026, 10:00 failed.",
  );
});
