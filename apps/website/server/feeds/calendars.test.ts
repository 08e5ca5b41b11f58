import ics from "node-ical";
import { afterEach, beforeEach, expect, test } from "vitest";
import { timeOf } from "./calendar-file.ts";
import { event, eventsIn, ORIGIN, type Stage, samples, startFeeds } from "./test-stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await startFeeds(samples());
});
afterEach(() => stage.stop());

const calendar = async () => eventsIn(await stage.text("/feeds/events.ics"));
const later = (hours: number) => {
  stage.clock.at = new Date(stage.clock.at.getTime() + hours * 3_600_000);
};

test("a calendar programme reads the events: title, place, text, address, and the moment in the school's zone", async () => {
  const response = await stage.get("/feeds/events.ics");
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const [quiz, day] = eventsIn(await response.text());
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

test("a second reader of calendars, not related to the first, reads the same", async () => {
  const read = ics.sync.parseICS(await stage.text("/feeds/academic-calendar.ics"));
  const [entry] = Object.values(read).filter((part) => part?.type === "VEVENT");
  expect(entry).toMatchObject({
    uid: "event-c1@www.sgc.example",
    summary: "Half term",
    datetype: "date",
  });
});

test("stamps are in UTC, and lines end as RFC 5545 wants them", async () => {
  const text = await stage.text("/feeds/events.ics");
  expect(text.match(/^(DTSTAMP|LAST-MODIFIED):\d{8}T\d{6}Z\r$/gm)?.length).toBe(5);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
});

test("an event keeps its UID and its SEQUENCE until it changes; each change raises the SEQUENCE", async () => {
  const [first] = await calendar();
  later(1);
  await stage.restart();
  const [same] = await calendar();
  expect(same?.event.sequence).toBe(first?.event.sequence);
  expect(same?.property("dtstamp")).toBe(first?.property("dtstamp"));
  stage.lists["events"] = [event("e1", { venue: "Chapel" })];
  const [changed] = await calendar();
  expect(changed?.event.uid).toBe(first?.event.uid);
  expect(changed?.event.sequence).toBeGreaterThan(first?.event.sequence ?? Number.NaN);
  expect(changed?.property("last-modified")).toBe("2026-11-20T05:30:00Z");
});

test("an event that was taken off is gone from the calendar, and comes back with a higher SEQUENCE", async () => {
  const [before] = await calendar();
  stage.lists["events"] = [event("e2", { title: "Founder's day" })];
  later(2);
  expect(await stage.text("/feeds/events.ics")).not.toContain("event-e1@");
  stage.lists["events"] = [event("e1")];
  later(2);
  const [back] = await calendar();
  expect(back?.event.uid).toBe(before?.event.uid);
  expect(back?.event.sequence).toBeGreaterThan(before?.event.sequence ?? Number.NaN);
});

test("a host that has never answered cancels nothing: the calendar cannot be had", async () => {
  delete stage.lists["events"];
  const response = await stage.get("/feeds/events.ics");
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("60");
});

test("one event alone, as a file for a calendar; an unknown one is not there", async () => {
  const response = await stage.get("/feeds/events/e1.ics");
  expect(response.headers.get("content-disposition")).toBe("attachment");
  const [alone, ...others] = eventsIn(await response.text());
  expect(others).toEqual([]);
  expect(alone?.event.sequence).toBe((await calendar())[0]?.event.sequence);
  expect((await stage.get("/feeds/events/e9.ics")).status).toBe(404);
  expect((await stage.get("/feeds/toppers.atom")).status).toBe(404);
});

test("a time is a moment only where it can be nothing else", () => {
  expect(["5 PM", "10.30 am", "12 PM", "12:05 a.m.", "9:15 A.M."].map(timeOf)).toEqual([
    "17:00",
    "10:30",
    "12:00",
    "00:05",
    "09:15",
  ]);
  expect(["", "after lunch", "5 to 6 PM", "13 PM", "17:00 hours", "5:75 PM"].map(timeOf)).toEqual(
    Array(6).fill(undefined),
  );
});

test("reads the list once for the files of single events, until it changes or the day ends", async () => {
  const files = ["/feeds/events/e1.ics", "/feeds/events/e2.ics", "/feeds/events/none.ics"];
  for (const file of [...files, ...files]) await stage.get(file);
  expect(stage.read).toEqual(["events"]);
  stage.lists["events"] = [event("e1", { venue: "Chapel" })];
  expect(await stage.text("/feeds/events/e1.ics")).toContain("Chapel");
  expect(stage.read).toEqual(["events", "events"]);
  later(24);
  await stage.get("/feeds/events/e1.ics");
  expect(stage.read).toHaveLength(3);
});
