import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { openAtDesk, deskTest as test } from "../harness/desk.ts";
import { expect } from "../harness/fixtures.ts";
import { photo } from "./tasks/task.ts";

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A photograph of a telephone: many megabytes, and a camera's word about itself. */
async function largePhoto(): Promise<Chosen> {
  const [width, height] = [4_600, 3_400];
  const buffer = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .jpeg({ quality: 80 })
    .withExif({ IFD0: { Model: "Model of the test" } })
    .toBuffer();
  return { name: "large.jpg", mimeType: "image/jpeg", buffer };
}

const fates = (desk: Page) => desk.locator(".desk-fates li");
const titles = (desk: Page) => desk.locator(".desk-card figcaption").allTextContents();

/** As a hand does it, in many small moves. */
async function drag(desk: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await desk.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = (await to.boundingBox()) ?? {};
  await desk.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await desk.mouse.up();
}

const text = (name: string, mimeType: string, words: string): Chosen => ({
  name,
  mimeType,
  buffer: Buffer.from(words),
});

test("each chosen file has a line that says what became of it", async ({ desk, office }) => {
  await openAtDesk(desk, office, "/collections/albums/create");
  const chosen = [
    await photo("one.jpg", 90),
    text("crest.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    text("page.html", "text/html", "<!doctype html>"),
    text("phone.heic", "image/heic", "\0\0\0\x18ftypheic and no more"),
    ...(await Promise.all(
      ["two.jpg", "three.jpg", "four.jpg", "five.jpg"].map((n) => photo(n, 90)),
    )),
    text("renamed.jpg", "image/jpeg", "<html></html>"),
    await photo("six.jpg", 90),
  ];
  await desk.getByLabel("Add pictures").setInputFiles(chosen);
  await expect(fates(desk)).toHaveCount(10);
  await expect(desk.getByText("6 of 10 stored, 4 not taken.")).toBeVisible({ timeout: 30_000 });
  for (const name of ["one", "two", "three", "four", "five", "six"])
    await expect(fates(desk).filter({ hasText: `${name}.jpg` })).toHaveText(`${name}.jpg Stored`);
  await expect(fates(desk).filter({ hasText: "crest.svg" })).toContainText("save it as PNG");
  await expect(fates(desk).filter({ hasText: "page.html" })).toContainText("no JPEG, PNG, WebP");
  await expect(fates(desk).filter({ hasText: "phone.heic" })).toContainText("cannot read HEIC");
  await expect(fates(desk).filter({ hasText: "renamed.jpg" })).toContainText("Not taken, because");
  expect(await titles(desk)).toEqual(["one", "two", "three", "four", "five", "six"]);
});

test("a large photograph gets smaller and keeps its camera's data", async ({ desk, office }) => {
  const large = await largePhoto();
  expect(large.buffer.length).toBeGreaterThan(8_000_000);
  await openAtDesk(desk, office, "/collections/news/create");
  const sent = desk.waitForRequest((request) => request.url().includes("/cms-api/media?"));
  await desk.getByLabel("Add pictures").setInputFiles(large);
  const size = Number((await (await sent).allHeaders())["content-length"]);
  expect(size).toBeLessThan(large.buffer.length);
  await expect(desk.getByText("1 of 1 stored.")).toBeVisible({ timeout: 30_000 });
  const stored = await (await office.clerk.ask("GET", "media?sort=-id&limit=1")).json();
  const { filename, width } = stored.docs[0];
  expect(width).toBe(3200);
  const file = await office.clerk.ask("GET", `media/file/${filename}`);
  const kept = Buffer.from(await file.arrayBuffer());
  expect((await sharp(kept).metadata()).exif?.toString("latin1")).toContain("Model of the test");
});

test("pictures are put in order by dragging, by keys and by a press", async ({ desk, office }) => {
  await desk.clock.install();
  await openAtDesk(desk, office, "/collections/albums/create");
  const names = ["a.jpg", "b.jpg", "c.jpg", "d.jpg"];
  await desk
    .getByLabel("Add pictures")
    .setInputFiles(await Promise.all(names.map((n) => photo(n, 90))));
  await expect.poll(() => titles(desk)).toEqual(["a", "b", "c", "d"]);
  const picture = desk.locator(".desk-card__picture").first();
  expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(160);

  await desk.getByRole("button", { name: "Make it the cover: c" }).click();
  expect(await titles(desk)).toEqual(["c", "a", "b", "d"]);
  const handle = desk.getByRole("button", { name: /^Move a,/ });
  await handle.focus();
  await desk.keyboard.press("ArrowRight");
  await expect.poll(() => titles(desk)).toEqual(["c", "b", "a", "d"]);
  await desk.keyboard.press("End");
  await expect.poll(() => titles(desk)).toEqual(["c", "b", "d", "a"]);
  await expect(handle).toBeFocused();
  await expect(desk.getByText("Now number 4 of 4.")).toBeVisible();

  await desk.clock.pauseAt(Date.now() + 60_000);
  await drag(desk, desk.locator(".desk-card__picture").nth(2), picture);
  await expect.poll(() => titles(desk)).toEqual(["d", "c", "b", "a"]);
  await desk.getByRole("button", { name: "Make it the cover: c" }).click();
  await expect.poll(() => titles(desk)).toEqual(["c", "d", "b", "a"]);
  await desk.getByRole("button", { name: "Take out: b" }).click();
  await expect.poll(() => titles(desk)).toEqual(["c", "d", "a"]);
});
