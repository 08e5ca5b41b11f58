import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NotFoundError } from "@manor/contract";
import fc from "fast-check";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { schoolOf } from "../../app/for-server.ts";
import type { Content } from "../../content/content.ts";
import { worker } from "../images/test-stage.ts";
import { createCards } from "./cards.ts";

const event = { _id: "e 1", title: "Founder's Day", category: "Events", date: "2026-10-04" };
const item = { _id: "n1", title: "New library", fromDate: "2026-01-18" };
const album = { _id: "a1", title: "Sports Day", date: "2026-07-02", attachments: [] };
const OLD = "0123456789abcdef";

let stage: Awaited<ReturnType<typeof setStage>>;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.close());

async function setStage() {
  const lists: Record<string, object[]> = { events: [event], allNews: [item], albums: [album] };
  const good = (value: unknown) => ({ state: "good", value, version: "", day: "" });
  const content = {
    list: async (name: string) => (lists[name] ? good(lists[name]) : { state: "late" }),
    album: async (id: string) => {
      const found = lists["albums"]?.find((one) => (one as typeof album)._id === id);
      return found ? good(found) : { state: "failed", error: new NotFoundError("") };
    },
  } as unknown as Content; // Only these two are asked here.
  const dataDir = mkdtempSync(join(tmpdir(), "manor-cards-"));
  const quiet = () => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const allowed = { pieces: 1_000 };
  const allowance = { take: () => (allowed.pieces-- > 0 ? 0 : 60) };
  const cards = await createCards({ content, worker, dataDir, log, allowance });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://site.invalid");
    const isAnswered = await cards.step({
      request,
      response,
      url,
      path: url.pathname,
      school: schoolOf({}),
    });
    if (!isAnswered) response.writeHead(418).end();
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let revision = 0;
  return {
    lists,
    allowed,
    get: (path: string, headers = {}) => fetch(home + path, { headers, redirect: "manual" }),
    sweep: () => cards.sweep(Object.values(lists).flat(), ++revision),
    files: () => readdirSync(join(dataDir, "cards")).filter((name) => !name.endsWith(".tmp")),
    titled: (title: string) => {
      lists["events"] = [{ ...event, title }];
      return fetch(`${home}/og/events/e%201.${OLD}.jpg`, { redirect: "manual" });
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function expectCard(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = await bytesOf(response);
  expect(bytes.byteLength).toBeLessThan(300_000);
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  return bytes;
}

/** The longest unbroken line of letters' ivory in the part where the title stands. Pixels. */
async function longestStroke(card: Buffer): Promise<number> {
  const { data, info } = await sharp(card)
    .extract({ left: 0, top: 180, width: 1200, height: 320 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [longest, run] = [0, 0];
  data.forEach((light, at) => {
    run = light > 190 && at % info.width !== 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  });
  return longest;
}

test("A440 an event, a news item and an album each have a JPEG of 1200 by 630 under 300 KB, of its own", async () => {
  const paths = [
    `/og/events/e%201.${OLD}.jpg`,
    `/og/news/n1.${OLD}.jpg`,
    `/og/albums/a1.${OLD}.jpg`,
  ];
  const cards = [];
  for (const path of paths) cards.push(await expectCard(await stage.get(path)));
  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(3);
});

test("A441 Hindi is drawn in the letters that come with the site: one line runs above a whole word", async () => {
  expect(await longestStroke(await expectCard(await stage.titled("पुरस्कार")))).toBeGreaterThan(200);
  expect(await longestStroke(await expectCard(await stage.titled("Prizes")))).toBeLessThan(60);
});

test("A442 a title is text whatever it holds, and a long one is made to fit", async () => {
  const [plain, marked] = [await stage.titled("Tea"), await stage.titled("<i>Tea</i> &amp;")];
  expect(await bytesOf(plain)).not.toEqual(await bytesOf(marked));
  const long = "Prize giving ".repeat(400);
  for (const title of [
    "W".repeat(3_000),
    long,
    `a${"\u0301".repeat(500)}`,
    "\0<b",
    "‮exe ‏x",
    "\ud800!",
  ])
    await expectCard(await stage.titled(title));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 300 }), async (title) => {
      const { status } = await stage.titled(`Day ${title}`);
      expect([200, 302]).toContain(status);
    }),
    { numRuns: 12 },
  );
});

test("a title in a script that our fonts do not have shows the picture of its list", async () => {
  for (const title of ["運動会", "🎉"]) {
    const response = await stage.titled(title);
    expect([response.status, response.headers.get("location")]).toEqual([302, "/og/events.jpg"]);
  }
});

test("A443 what nobody published has no picture, and an invented version costs nothing", async () => {
  for (const path of ["events/none", "news/e%201", "albums/x"])
    expect((await stage.get(`/og/${path}.${OLD}.jpg`)).status).toBe(404);
  expect((await stage.get("/og/toppers/t1.0123456789abcdef.jpg")).status).toBe(418);
  const first = await expectCard(await stage.get(`/og/news/n1.${OLD}.jpg`));
  stage.allowed.pieces = 0;
  expect(await expectCard(await stage.get("/og/news/n1.fedcba9876543210.jpg"))).toEqual(first);
  await expect.poll(stage.files).toHaveLength(1);
});

test("A443 who asks for very many gets the picture of the list instead", async () => {
  stage.allowed.pieces = 0;
  const response = await stage.get(`/og/albums/a1.${OLD}.jpg`);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/og/gallery.jpg"]);
});

test("A444 what is taken down or said otherwise leaves memory and disk at the next round", async () => {
  await expectCard(await stage.get(`/og/news/n1.${OLD}.jpg`));
  const etag = (await stage.get(`/og/albums/a1.${OLD}.jpg`)).headers.get("etag") ?? "";
  await stage.sweep();
  await expect.poll(stage.files).toHaveLength(2);
  const again = await stage.get(`/og/albums/a1.${OLD}.jpg`, { "if-none-match": etag });
  expect(again.status).toBe(304);

  stage.lists["allNews"] = [];
  stage.lists["albums"] = [{ ...album, title: "Sports" }];
  expect((await stage.get(`/og/news/n1.${OLD}.jpg`)).status).toBe(404);
  await stage.sweep();
  await expect.poll(stage.files).toEqual([]);
});
