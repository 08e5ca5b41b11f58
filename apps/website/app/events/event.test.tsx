import type { Event } from "@manor/content-api";
import { expect, test } from "vitest";
import { renderElement } from "../text-pages/test-text-page.tsx";
import EventPage from "./event.tsx";

const event: Event = {
  _id: "e1",
  title: "Founder's day",
  venue: "Upper field",
  date: "2026-11-27",
  time: "9:30 AM",
  description: "",
  images: [],
  attachments: [],
  category: "Events",
};

function show(loaderData: Event | null): string {
  // The page uses no other prop of its route.
  const props = { loaderData } as Parameters<typeof EventPage>[0];
  return renderElement(<EventPage {...props} />);
}

test("shows date, time and venue of an event, and links to its calendar file [R80]", () => {
  const html = show(event);
  expect(html).toContain('<time dateTime="2026-11-27">Friday, 27 November 2026</time>');
  expect(html).toContain("9:30 AM");
  expect(html).toContain("Upper field");
  expect(html).toMatch(/<a class="record__action" href="\/[^"]*e1[^"]*\.ics">Add to calendar/);
});

test("leaves out what an event does not have [R80]", () => {
  const html = show({ ...event, date: "", time: "", venue: "" });
  expect(html).not.toMatch(/Date|Time|Venue|Add to calendar/);
});

test("shows the placeholder while the content is unavailable [R80]", () => {
  expect(show(null)).toContain("Stay Tuned For More Updates");
});
