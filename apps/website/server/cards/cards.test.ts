import fc from "fast-check";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { album, event, OLD, setStage } from "./test-stage.ts";

let stage: Awaited<ReturnType<typeof setStage>>;
beforeEach(async () => {
  stage = await setStage();
});
afterEach(() => stage.close());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function expectCard(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const bytes = await bytesOf(response);
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

test("an event, a news item and an album each have a JPEG of 1200 by 630 under 300 KB, of its own", async () => {
  const paths = [
    `/og/events/e%201.${OLD}.jpg`,
    `/og/news/n1.${OLD}.jpg`,
    `/og/albums/a1.${OLD}.jpg`,
  ];
  const cards = [];
  for (const path of paths) cards.push(await expectCard(await stage.get(path)));
  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(3);
});

test("Hindi is drawn in the letters that come with the site: one line runs above a whole word", async () => {
  expect(await longestStroke(await expectCard(await stage.titled("पुरस्कार")))).toBeGreaterThan(200);
  expect(await longestStroke(await expectCard(await stage.titled("Prizes")))).toBeLessThan(60);
});

test("a title is text whatever it holds, and a long one is made to fit", async () => {
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

test("what nobody published has no picture, and an invented version costs nothing", async () => {
  for (const path of ["events/none", "news/e%201", "albums/x"])
    expect((await stage.get(`/og/${path}.${OLD}.jpg`)).status).toBe(404);
  expect((await stage.get("/og/toppers/t1.0123456789abcdef.jpg")).status).toBe(418);
  const first = await expectCard(await stage.get(`/og/news/n1.${OLD}.jpg`));
  stage.allowed.pieces = 0;
  expect(await expectCard(await stage.get("/og/news/n1.fedcba9876543210.jpg"))).toEqual(first);
  expect(stage.painted).toEqual(["New library"]);
});

test("who asks for very many gets the picture of the list instead", async () => {
  stage.allowed.pieces = 0;
  const response = await stage.get(`/og/albums/a1.${OLD}.jpg`);
  expect([response.status, response.headers.get("location")]).toEqual([302, "/og/gallery.jpg"]);
});

test("what is taken down is not there any more, and what is said otherwise is drawn anew", async () => {
  const paths = { news: `/og/news/n1.${OLD}.jpg`, album: `/og/albums/a1.${OLD}.jpg` };
  await expectCard(await stage.get(paths.news));
  const etag = (await stage.get(paths.album)).headers.get("etag") ?? "";
  expect((await stage.get(paths.album, { "if-none-match": etag })).status).toBe(304);
  stage.lists["allNews"] = [];
  stage.lists["albums"] = [{ ...album, title: "Sports" }];
  expect((await stage.get(paths.news)).status).toBe(404);
  await expectCard(await stage.get(paths.album, { "if-none-match": etag }));
  expect(stage.painted).toEqual(["New library", "Sports Day", "Sports"]);
});

test("a card is drawn once, and nothing of it is kept when content changes", async () => {
  for (const path of ["n1", "n1"]) await stage.get(`/og/news/${path}.${OLD}.jpg`);
  expect(stage.painted).toHaveLength(1);
  stage.publish();
  await stage.get(`/og/news/n1.${OLD}.jpg`);
  expect(stage.painted).toHaveLength(2);
});

/** How much redder than anything else a card is, above the words. */
async function rednessOf(card: Buffer): Promise<number> {
  const area = { left: 700, top: 10, width: 480, height: 150 };
  const { channels } = await sharp(card).extract(area).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  return red - Math.max(green, blue);
}

test("no photograph is on a card unless the office chose it, and none that the record no longer shows", async () => {
  const path = `/og/events/e%201.${OLD}.jpg`;
  const show = (fields: object) => {
    stage.lists["events"] = [{ ...event, ...fields }];
    return stage.get(path);
  };
  const images = ["chosen.jpg", "other.jpg"];
  expect(await rednessOf(await expectCard(await show({ images })))).toBeLessThan(40);
  const chosen = await expectCard(await show({ images, cardPhoto: "chosen.jpg" }));
  expect(await rednessOf(chosen)).toBeGreaterThan(80);
  // Removed from the record, whatever the CMS still names.
  const gone = await show({ images: ["other.jpg"], cardPhoto: "chosen.jpg" });
  expect(await rednessOf(await expectCard(gone))).toBeLessThan(40);
  // Withdrawn at the host, or the host is away: the picture of the list.
  const answer = await show({ images: ["lost.jpg"], cardPhoto: "lost.jpg" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/og/events.jpg"]);
});
