import { expect, test } from "./viewer.ts";

const scenario = { with: ["address" as const] };
const photoOf = (address: string) => new URL(address).searchParams.get("photo");

test("opening adds one entry, moving replaces it, Back closes and stays on the page", async ({
  viewer,
  page,
}) => {
  await viewer.visit(scenario);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect.poll(() => photoOf(page.url())).toBe("photo-1");
  await viewer.press("ArrowRight");
  await viewer.press("ArrowRight");
  await expect.poll(() => photoOf(page.url())).toBe("photo-3");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await viewer.expectClosed();
  expect(photoOf(page.url())).toBeNull();
  expect(await viewer.calls("onClose")).toHaveLength(1);
});

test("Forward opens the photo again", async ({ viewer, page }) => {
  await viewer.open(scenario);
  await viewer.press("ArrowRight");
  await expect.poll(() => photoOf(page.url())).toBe("photo-2");
  await page.goBack();
  await viewer.expectClosed();
  await page.goForward();
  await viewer.expectPhoto(2);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect.poll(() => photoOf(page.url())).toBeNull();
});

test("Close leaves no entry behind", async ({ viewer, page }) => {
  await page.goto("/hydrate.html");
  await viewer.open(scenario);
  await viewer.clickButton("Close");
  await viewer.expectClosed();
  await expect.poll(() => photoOf(page.url())).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/hydrate/);
});

test("a link straight to a photo opens it, and closing stays on the page", async ({
  viewer,
  page,
}) => {
  await viewer.visit(scenario, "&photo=photo-4");
  await viewer.expectPhoto("The east window at noon");
  await viewer.press("Escape");
  await viewer.expectClosed();
  expect(photoOf(page.url())).toBeNull();
  await viewer.expectClosed();
});

test("a link that has gathered other parameters on its way still opens its photo", async ({
  viewer,
}) => {
  await viewer.visit(scenario, "&from=newsletter&photo=photo-2&lang=en");
  await viewer.expectPhoto(2);
});

test("a link to a photo that is gone opens nothing", async ({ viewer }) => {
  await viewer.visit(scenario, "&photo=gone");
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([]);
});

test("closing and opening at once ends on an open photo with its address", async ({
  viewer,
  page,
}) => {
  await viewer.open(scenario);
  await viewer.setOpen(false);
  await viewer.setOpen(true);
  await viewer.expectPhoto(1);
  await expect.poll(() => photoOf(page.url())).toBe("photo-1");
  await page.goBack();
  await viewer.expectClosed();
});

test("after a reload the photo is still open, and Back still closes", async ({ viewer, page }) => {
  await viewer.open(scenario);
  await viewer.press("ArrowRight");
  await expect.poll(() => photoOf(page.url())).toBe("photo-2");
  await page.reload();
  await viewer.expectPhoto(2);
  await page.goBack();
  await viewer.expectClosed();
});

test("without getPhotoUrl the address is left alone", async ({ viewer, page }) => {
  await viewer.open();
  const address = page.url();
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  expect(page.url()).toBe(address);
});
