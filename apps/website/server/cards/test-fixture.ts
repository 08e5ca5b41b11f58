import { type Client, NotFoundError } from "@manor/content-api";
import sharp from "sharp";
import type { Content } from "../../content/content.ts";
import { silentLog } from "../../content/test-content.ts";
import { worker } from "../images/test-fixture.ts";
import { serveSteps } from "../test-server.ts";
import { createCards } from "./cards.ts";

export const event = { _id: "e 1", title: "Founder's Day", category: "Events", date: "2026-10-04" };
const item = { _id: "n1", title: "New library", fromDate: "2026-01-18" };
export const album = { _id: "a1", title: "Sports Day", date: "2026-07-02", attachments: [] };
const photo = await sharp({
  create: { width: 900, height: 600, channels: 3, background: "#ff0000" },
})
  .jpeg()
  .toBuffer();
export const OLD = "0123456789abcdef";

export async function startFixture() {
  const lists: Record<string, object[]> = { events: [event], allNews: [item], albums: [album] };
  const good = (value: unknown) => ({ state: "good", value, version: "", day: "" });
  const content = {
    list: async (name: string) => (lists[name] ? good(lists[name]) : { state: "late" }),
    album: async (id: string) => {
      const found = lists["albums"]?.find((one) => (one as typeof album)._id === id);
      return found ? good(found) : { state: "failed", error: new NotFoundError("") };
    },
    inLanguage: () => undefined,
    onChange: (listener: () => void) => void listeners.push(listener),
  } as unknown as Content; // Only these are used.
  const photos = new Map([["chosen.jpg", photo]]);
  // Only `file` is used.
  const client = {
    file: async (path: string) => {
      const bytes = photos.get(path.slice("/api/image/".length));
      if (!bytes) throw new NotFoundError(path);
      return new Response(new Uint8Array(bytes));
    },
  } as unknown as Client;
  const painted: string[] = [];
  const listeners: (() => void)[] = [];
  const limit = { remaining: 1_000 };
  const rateLimiter = { take: () => (limit.remaining-- > 0 ? 0 : 60) };
  const step = createCards({
    content,
    client,
    worker: {
      paintCard: (bytes, card) => {
        painted.push(card.title);
        return worker.paintCard(bytes, card);
      },
    },
    log: silentLog,
    rateLimiter,
    emblem: { png: async () => undefined },
  });
  const home = await serveSteps([step]);
  return {
    lists,
    limit,
    get: (path: string, headers = {}) => fetch(home + path, { headers, redirect: "manual" }),
    /** The titles that were drawn, in order. */
    painted,
    publish: () => {
      for (const listener of listeners) listener();
    },
    titled: (title: string) => {
      lists["events"] = [{ ...event, title }];
      return fetch(`${home}/og/events/e%201.${OLD}.jpg`, { redirect: "manual" });
    },
  };
}
