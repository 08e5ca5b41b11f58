import fc from "fast-check";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { PASSED } from "../test-server.ts";
import { album, event, OLD, startFixture } from "./test-fixture.ts";

let fixture: Awaited<ReturnType<typeof startFixture>>;
beforeEach(async () => {
  fixture = await startFixture();
});

const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function expectCard(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = await readBytes(response);
  expect(bytes.byteLength).toBeLessThan(300_000);
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  return bytes;
}

/** The longest run of ivory pixels in the title area. */
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

test("sends a different JPEG of 1200 by 630 under 300 KB for an event, a news item and an album", async () => {
  const paths = [
    `/og/events/e%201.${OLD}.jpg`,
    `/og/news/n1.${OLD}.jpg`,
    `/og/albums/a1.${OLD}.jpg`,
  ];
  const cards = [];
  for (const path of paths) cards.push(await expectCard(await fixture.get(path)));
  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(3);
});

test("draws Hindi in a Devanagari font, with its line above the word", async () => {
  expect(await longestStroke(await expectCard(await fixture.titled("पुरस्कार")))).toBeGreaterThan(
    200,
  );
  expect(await longestStroke(await expectCard(await fixture.titled("Prizes")))).toBeLessThan(60);
});

test("draws markup in a title as text and fits a long title", async () => {
  const [plain, marked] = [await fixture.titled("Tea"), await fixture.titled("<i>Tea</i> &amp;")];
  expect(await readBytes(plain)).not.toEqual(await readBytes(marked));
  const long = "Prize giving ".repeat(400);
  for (const title of [
    "W".repeat(3_000),
    long,
    `a${"\u0301".repeat(500)}`,
    "\0<b",
    "‮exe ‏x",
    "\ud800!",
  ])
    await expectCard(await fixture.titled(title));
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 300 }), async (title) => {
      expect((await fixture.titled(`Day ${title}`)).status).toBe(200);
    }),
    { numRuns: 2 },
  );
});

test("draws the card of the list for a title in an unsupported script", async () => {
  for (const title of ["運動会", "🎉"]) await expectCard(await fixture.titled(title));
  expect(fixture.painted).toEqual(["Events"]);
});

test("returns 404 for an unknown record and does not render an unknown version again", async () => {
  for (const path of ["events/none", "news/e%201", "albums/x"])
    expect((await fixture.get(`/og/${path}.${OLD}.jpg`)).status).toBe(404);
  expect((await fixture.get("/og/toppers/t1.0123456789abcdef.jpg")).status).toBe(PASSED);
  const first = await expectCard(await fixture.get(`/og/news/n1.${OLD}.jpg`));
  fixture.limit.remaining = 0;
  expect(await expectCard(await fixture.get("/og/news/n1.fedcba9876543210.jpg"))).toEqual(first);
  expect(fixture.painted).toEqual(["New library"]);
});

test("returns 429 with Retry-After when the rate limit is reached", async () => {
  fixture.limit.remaining = 0;
  const response = await fixture.get(`/og/albums/a1.${OLD}.jpg`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
});

test("returns 404 after a record is unpublished and draws a changed title again", async () => {
  const paths = { news: `/og/news/n1.${OLD}.jpg`, album: `/og/albums/a1.${OLD}.jpg` };
  await expectCard(await fixture.get(paths.news));
  const etag = (await fixture.get(paths.album)).headers.get("etag") ?? "";
  expect((await fixture.get(paths.album, { "if-none-match": etag })).status).toBe(304);
  fixture.lists["allNews"] = [];
  fixture.lists["albums"] = [{ ...album, title: "Sports" }];
  expect((await fixture.get(paths.news)).status).toBe(404);
  await expectCard(await fixture.get(paths.album, { "if-none-match": etag }));
  expect(fixture.painted).toEqual(["New library", "Sports Day", "Sports"]);
});

test("draws a card once until the content changes", async () => {
  for (const path of ["n1", "n1"]) await fixture.get(`/og/news/${path}.${OLD}.jpg`);
  expect(fixture.painted).toHaveLength(1);
  fixture.publish();
  await fixture.get(`/og/news/n1.${OLD}.jpg`);
  expect(fixture.painted).toHaveLength(2);
});

test("a card whose photograph is withheld leaves the memory, also when the photograph returns", async () => {
  const path = `/og/events/e%201.${OLD}.jpg`;
  const publish = async (images: string[]) => {
    fixture.lists["events"] = [{ ...event, images, cardPhoto: "chosen.jpg" }];
    fixture.publish();
    return getRedness(await expectCard(await fixture.get(path)));
  };
  expect(await publish(["chosen.jpg"])).toBeGreaterThan(80);
  expect(await publish([])).toBeLessThan(40);
  expect(await publish(["chosen.jpg"])).toBeGreaterThan(80);
  expect(fixture.painted).toHaveLength(3);
});

/** How red the area above the text is, compared with green and blue. */
async function getRedness(card: Buffer): Promise<number> {
  const area = { left: 700, top: 10, width: 480, height: 150 };
  const { channels } = await sharp(card).extract(area).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return red - Math.max(green, blue);
}

test("shows a photograph only if an editor chose it and the record still has it", async () => {
  const path = `/og/events/e%201.${OLD}.jpg`;
  const show = (fields: object) => {
    fixture.lists["events"] = [{ ...event, ...fields }];
    return fixture.get(path);
  };
  const images = ["chosen.jpg", "other.jpg"];
  expect(await getRedness(await expectCard(await show({ images })))).toBeLessThan(40);
  const chosen = await expectCard(await show({ images, cardPhoto: "chosen.jpg" }));
  expect(await getRedness(chosen)).toBeGreaterThan(80);
  expect(String((await sharp(chosen).metadata()).xmp)).toContain("DMI-PROHIBITED");
  // Removed from the record, although still chosen.
  const gone = await show({ images: ["other.jpg"], cardPhoto: "chosen.jpg" });
  expect(await getRedness(await expectCard(gone))).toBeLessThan(40);
  // While photographs are hidden, the CMS names none.
  expect(await getRedness(await expectCard(await show({ images: [] })))).toBeLessThan(40);
  // Not available in the CMS.
  const lost = await show({ images: ["lost.jpg"], cardPhoto: "lost.jpg" });
  expect(await getRedness(await expectCard(lost))).toBeLessThan(40);
});
