import ics from "node-ical";
import { beforeEach, expect, test } from "vitest";
import { PASSED } from "../test-server.ts";
import { toClockTime } from "./calendar-file.ts";
import { event, type Fixture, ORIGIN, parseEvents, samples, startFeeds } from "./test-fixture.ts";

let fixture: Fixture;
beforeEach(async () => {
  fixture = await startFeeds(samples());
});

const calendar = async () => parseEvents(await fixture.text("/feeds/events.ics"));
const later = (hours: number) => {
  fixture.clock.at = new Date(fixture.clock.at.getTime() + hours * 3_600_000);
};

test("writes title, place, text, URL and the time in the school's time zone", async () => {
  const response = await fixture.get("/feeds/events.ics");
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const [quiz, day] = parseEvents(await response.text());
  expect(quiz?.event.uid).toBe("event-e1@www.sgc.example");
  expect(quiz?.event.summary).toBe("Inter-house quiz");
  expect(quiz?.event.location).toBe("Auditorium");
  expect(quiz?.event.description).toBe("Four houses; one cup, and tea.\nAll are welcome.");
  expect(quiz?.property("url")).toBe(`${ORIGIN}/Events/e1`);
  expect(quiz?.event.startDate.toString()).toBe("2026-11-27T17:00:00");
  expect(quiz?.event.startDate.zone.tzid).toBe("Asia/Kolkata");
  expect(quiz?.event.startDate.toJSDate().toISOString()).toBe("2026-11-27T11:30:00.000Z");
  expect(day?.event.startDate.isDate).toBe(true);
  expect(day?.event.description).toContain("All day");
});

test("is read by a second, independent iCalendar parser", async () => {
  const read = ics.sync.parseICS(await fixture.text("/feeds/academic-calendar.ics"));
  const [entry] = Object.values(read).filter((part) => part?.type === "VEVENT");
  expect(entry).toMatchObject({
    uid: "event-c1@www.sgc.example",
    summary: "Half term",
    datetype: "date",
  });
});

test("writes timestamps in UTC and lines according to RFC 5545", async () => {
  const text = await fixture.text("/feeds/events.ics");
  expect(text.match(/^(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z\r$/gm)?.length).toBe(5);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

test("does not change the UID of an event, and raises its SEQUENCE only with a change", async () => {
  const [first] = await calendar();
  later(1);
  await fixture.restart();
  const [same] = await calendar();
  expect(same?.event.sequence).toBe(first?.event.sequence);
  expect(same?.property("dtstamp")).toBe(first?.property("dtstamp"));
  fixture.lists["events"] = [event("e1", { venue: "Chapel" })];
  const [changed] = await calendar();
  expect(changed?.event.uid).toBe(first?.event.uid);
  expect(changed?.event.sequence).toBeGreaterThan(first?.event.sequence ?? Number.NaN);
  expect(changed?.property("last-modified")).toBe("2026-11-20T05:30:00Z");
});

test("removes an unpublished event, and adds it again with a higher SEQUENCE", async () => {
  const [before] = await calendar();
  fixture.lists["events"] = [event("e2", { title: "Founder's day" })];
  later(2);
  expect(await fixture.text("/feeds/events.ics")).not.toContain("event-e1@");
  fixture.lists["events"] = [event("e1")];
  later(2);
  const [back] = await calendar();
  expect(back?.event.uid).toBe(before?.event.uid);
  expect(back?.event.sequence).toBeGreaterThan(before?.event.sequence ?? Number.NaN);
});

test("returns 503 while the events are unknown, so that no calendar is emptied", async () => {
  delete fixture.lists["events"];
  const response = await fixture.get("/feeds/events.ics");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
});

test("serves a single event as a calendar file, and passes an unknown one on", async () => {
  const response = await fixture.get("/feeds/events/e1.ics");
  expect(response.headers.get("content-disposition")).toBe("attachment");
  const [alone, ...others] = parseEvents(await response.text());
  expect(others).toEqual([]);
  expect(alone?.event.sequence).toBe((await calendar())[0]?.event.sequence);
  expect((await fixture.get("/feeds/events/e9.ics")).status).toBe(PASSED);
  expect((await fixture.get("/feeds/toppers.atom")).status).toBe(PASSED);
});

test("reads only unambiguous clock times", () => {
  expect(["5 PM", "10.30 am", "12 PM", "12:05 a.m.", "9:15 A.M."].map(toClockTime)).toEqual([
    "17:00",
    "10:30",
    "12:00",
    "00:05",
    "09:15",
  ]);
  expect(
    ["", "after lunch", "5 to 6 PM", "13 PM", "17:00 hours", "5:75 PM"].map(toClockTime),
  ).toEqual(Array(6).fill(undefined));
});

test("reads the list once for the files of single events, until it changes or the day ends", async () => {
  const files = ["/feeds/events/e1.ics", "/feeds/events/e2.ics", "/feeds/events/none.ics"];
  for (const file of [...files, ...files]) await fixture.get(file);
  expect(fixture.read).toEqual(["events"]);
  fixture.lists["events"] = [event("e1", { venue: "Chapel" })];
  expect(await fixture.text("/feeds/events/e1.ics")).toContain("Chapel");
  expect(fixture.read).toEqual(["events", "events"]);
  later(24);
  await fixture.get("/feeds/events/e1.ics");
  expect(fixture.read).toHaveLength(3);
});
