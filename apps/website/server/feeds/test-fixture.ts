import ICAL from "ical.js";
import { onTestFinished } from "vitest";
import { type Clock, createClock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { createSnapshot } from "../../content/durable-files.ts";
import { makeFolder } from "../../content/test-content.ts";
import { FinishedResponses } from "../http/finished-responses.ts";
import { serveSteps } from "../test-server.ts";
import { createFeeds } from "./feeds.ts";

type Lists = Record<string, object[]>;

/** The feeds over HTTP. A test may change the lists and the clock. */
export type Fixture = {
  lists: Lists;
  clock: Clock & { at: Date };
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  text: (path: string) => Promise<string>;
  /** The lists that were read, in order. */
  read: string[];
  /** Starts again with the data on disk. */
  restart: () => Promise<void>;
};

export const ORIGIN = "https://www.sgc.example";

export async function startFeeds(lists: Lists): Promise<Fixture> {
  const folder = makeFolder();
  const clock = {
    at: new Date("2026-11-20T04:30:00Z"),
    now: () => clock.at,
    today: () => createClock(clock.at).today(),
  };
  const fail = (error: unknown) => {
    throw error;
  };
  let snapshot = createSnapshot(folder, fail);
  onTestFinished(() => snapshot.settled());
  const content = {
    list: async (name: string) => {
      fixture.read.push(name);
      return fixture.lists[name]
        ? { state: "good", value: fixture.lists[name] }
        : { state: "late" };
    },
    getVersion: (name: string) => JSON.stringify(fixture.lists[name]),
    inLanguage: () => undefined,
  } as unknown as Pick<Content, "list" | "getVersion" | "inLanguage">;
  const createStep = () => {
    const options = { content: { version: () => 1 }, clock, pageVersion: () => "one" };
    const responses = new FinishedResponses(options);
    return createFeeds({ content, clock, responses, origin: ORIGIN, times: snapshot });
  };
  let step = createStep();
  const home = await serveSteps([(exchange) => step(exchange)]);
  const get: Fixture["get"] = (path, headers = {}) => fetch(home + path, { headers });
  const fixture: Fixture = {
    lists,
    clock,
    get,
    read: [],
    text: async (path) => (await get(path)).text(),
    restart: async () => {
      await snapshot.settled();
      snapshot = createSnapshot(folder, fail);
      step = createStep();
    },
  };
  return fixture;
}

export const event = (id: string, more: object = {}) => ({
  _id: id,
  title: "Inter-house quiz",
  venue: "Auditorium",
  date: "2026-11-27",
  time: "5 PM",
  description: "Four houses; one cup, and tea.\nAll are welcome.",
  images: [],
  attachments: [],
  category: "Events",
  ...more,
});
const item = (id: string, more: object = {}) => ({
  _id: id,
  title: "New <library> & reading room",
  fromDate: "2026-11-18",
  description: "Open from Monday.",
  images: [],
  attachments: [],
  ...more,
});

/** Two events, a calendar entry, two news items, an album and an announcement. */
export const samples = (): Lists => ({
  events: [event("e1"), event("e2", { title: "Founder's day", time: "All day" })],
  allEvents: [event("c1", { title: "Half term", category: "AcademicCalender", time: "" })],
  allNews: [item("n1"), item("n2", { title: "To come", fromDate: "2026-12-24" })],
  allGallery: [
    {
      _id: "a 1",
      title: "Sports",
      description: "",
      date: "2026-10-02",
      category: "PhotoGallery",
      attachments: [],
    },
  ],
  highlights: [{ _id: "h1", description: "School reopens on Monday", attachments: [], url: "" }],
});

export const parseEvents = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((component) => ({
    event: new ICAL.Event(component),
    property: (name: string) => component.getFirstPropertyValue(name)?.toString(),
  }));
