import { expect, test } from "./viewer.ts";

const scenario = { with: ["urls" as const] };
const getPhoto = (url: string) => new URL(url).searchParams.get("photo");

test("opening pushes one history entry, moving replaces it, and Back closes", async ({
  viewer,
  page,
}) => {
  await viewer.visit(scenario);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect.poll(() => getPhoto(page.url())).toBe("photo-1");
  await viewer.press("ArrowRight");
  await viewer.press("ArrowRight");
  await expect.poll(() => getPhoto(page.url())).toBe("photo-3");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await viewer.expectClosed();
  expect(getPhoto(page.url())).toBeNull();
  expect(await viewer.calls("onClose")).toHaveLength(1);
});

test("Forward opens the photo again", async ({ viewer, page }) => {
  await viewer.open(scenario);
  await viewer.press("ArrowRight");
  await expect.poll(() => getPhoto(page.url())).toBe("photo-2");
  await page.goBack();
  await viewer.expectClosed();
  await page.goForward();
  await viewer.expectPhoto(2);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect.poll(() => getPhoto(page.url())).toBeNull();
});

test("closing removes the history entry", async ({ viewer, page }) => {
  await page.goto("/hydrate.html");
  await viewer.open(scenario);
  await viewer.clickButton("Close");
  await viewer.expectClosed();
  await expect.poll(() => getPhoto(page.url())).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/hydrate/);
});

test("a deep link opens its photo, and closing stays on the page", async ({ viewer, page }) => {
  await viewer.visit(scenario, "&photo=photo-4");
  await viewer.expectPhoto("The east window at noon");
  await viewer.press("Escape");
  await viewer.expectClosed();
  expect(getPhoto(page.url())).toBeNull();
  await viewer.expectClosed();
});

test("a deep link with other parameters opens its photo", async ({ viewer }) => {
  await viewer.visit(scenario, "&from=newsletter&photo=photo-2&lang=en");
  await viewer.expectPhoto(2);
});

test("a deep link to a missing photo opens nothing", async ({ viewer }) => {
  await viewer.visit(scenario, "&photo=gone");
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([]);
});

test("closing and opening in quick succession ends with an open photo and its URL", async ({
  viewer,
  page,
}) => {
  await viewer.open(scenario);
  await viewer.setOpen(false);
  await viewer.setOpen(true);
  await viewer.expectPhoto(1);
  await expect.poll(() => getPhoto(page.url())).toBe("photo-1");
  await page.goBack();
  await viewer.expectClosed();
});

test("after a reload the photo is still open, and Back still closes", async ({ viewer, page }) => {
  await viewer.open(scenario);
  await viewer.press("ArrowRight");
  await expect.poll(() => getPhoto(page.url())).toBe("photo-2");
  await page.reload();
  await viewer.expectPhoto(2);
  await page.goBack();
  await viewer.expectClosed();
});

test("does not change the URL without getPhotoUrl", async ({ viewer, page }) => {
  await viewer.open();
  const url = page.url();
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  expect(page.url()).toBe(url);
});
