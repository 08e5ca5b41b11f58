import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { openAdmin, photo, adminTest as test, uploadFile } from "../harness/admin.ts";
import { expect } from "../harness/fixtures.ts";
import { readJson } from "../harness/read-json.ts";

const titles = (adminPage: Page) => adminPage.locator(".admin-card figcaption").allTextContents();
const photos = (...names: string[]) => Promise.all(names.map((name) => photo(`${name}.jpg`, 90)));

test("each chosen file has a line with its upload status", async ({ adminPage, backend }) => {
  await openAdmin(adminPage, backend, "/collections/albums/create");
  const good = ["one", "two", "three", "four", "five", "six"];
  const [first, ...others] = await photos(...good);
  await adminPage
    .getByLabel("Add images")
    .setInputFiles([
      ...(first ? [first] : []),
      uploadFile("crest.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"),
      uploadFile("page.html", "text/html", "<!doctype html>"),
      uploadFile("phone.heic", "image/heic", "\0\0\0\x18ftypheic and no more"),
      uploadFile("renamed.jpg", "image/jpeg", "<html></html>"),
      ...others,
    ]);
  await expect(adminPage.getByText("6 of 10 uploaded, 4 rejected.")).toBeVisible({
    timeout: 30_000,
  });
  const lines = adminPage.locator(".admin-uploads li");
  await expect(lines).toHaveCount(10);
  for (const name of good)
    await expect(lines.filter({ hasText: `${name}.jpg` })).toHaveText(`${name}.jpg Uploaded`);
  for (const [name, reason] of [
    ["crest.svg", "save it as PNG"],
    ["page.html", "not a JPEG, PNG, WebP"],
    ["phone.heic", "cannot read HEIC"],
    ["renamed.jpg", "Rejected:"],
  ] as const)
    await expect(lines.filter({ hasText: name })).toContainText(reason);
  expect(await titles(adminPage)).toEqual(good);
});

test("a large photo is resized and retains its EXIF data @slow", async ({ adminPage, backend }) => {
  const [width, height] = [4_000, 3_000];
  const raw = { width, height, channels: 1 } as const;
  const buffer = await sharp(randomBytes(width * height), { raw })
    .jpeg({ quality: 60 })
    .withExif({ IFD0: { Model: "Model of the test" } })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(3_000_000);
  await openAdmin(adminPage, backend, "/collections/news/create");
  const sent = adminPage.waitForRequest((request) => request.url().includes("/cms-api/media?"));
  const large = { name: "large.jpg", mimeType: "image/jpeg", buffer };
  await adminPage.getByLabel("Add images").setInputFiles(large);
  const size = Number((await (await sent).allHeaders())["content-length"]);
  expect(size).toBeLessThan(buffer.length);
  await expect(adminPage.getByText("1 of 1 uploaded.")).toBeVisible({ timeout: 30_000 });
  const stored = await readJson(await backend.editor.ask("GET", "media?sort=-id&limit=1"));
  expect(stored.docs[0].width).toBe(3200);
  const file = await backend.editor.ask("GET", `media/file/${stored.docs[0].filename}`);
  const { exif } = await sharp(await file.arrayBuffer()).metadata();
  expect(exif?.toString("latin1")).toContain("Model of the test");
});

test("images are reordered by dragging, by keyboard and by a button", async ({
  adminPage,
  backend,
}) => {
  await adminPage.clock.install();
  await openAdmin(adminPage, backend, "/collections/albums/create");
  const expectOrder = (order: string) =>
    expect.poll(() => titles(adminPage), { timeout: 60_000 }).toEqual([...order]);
  const press = (name: string) => adminPage.getByRole("button", { name }).click();
  await adminPage.getByLabel("Add images").setInputFiles(await photos("a", "b", "c", "d"));
  await expectOrder("abcd");
  const pictures = adminPage.locator(".admin-card__picture");
  expect((await pictures.first().boundingBox())?.width).toBeGreaterThanOrEqual(160);

  await press("Set as cover: c");
  await expectOrder("cabd");
  const handle = adminPage.getByRole("button", { name: /^Move a,/ });
  await handle.press("ArrowRight");
  await expectOrder("cbad");
  await handle.press("End");
  await expectOrder("cbda");
  await expect(handle).toBeFocused();
  await expect(adminPage.getByText("Moved to position 4 of 4.")).toBeVisible();

  await adminPage.clock.pauseAt(Date.now() + 60_000);
  await pictures.nth(2).hover();
  await adminPage.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = (await pictures.first().boundingBox()) ?? {};
  // In many small moves, like a real drag.
  await adminPage.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
  await adminPage.mouse.up();
  await expectOrder("dcba");
  await press("Set as cover: c");
  await expectOrder("cdba");
  await press("Remove: b");
  await expectOrder("cda");
});
