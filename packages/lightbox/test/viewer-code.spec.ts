import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test } from "./viewer.ts";

const CODE = "**/assets/viewer-*.js";

test("the viewer loads when the pointer reaches a photo, not with the page", async ({
  viewer,
  page,
}) => {
  let requests = 0;
  page.on("request", (request) => {
    if (/\/assets\/viewer-[\w-]+\.js$/.test(request.url())) requests += 1;
  });
  await viewer.visit({ page: "children" });
  await page.getByRole("heading", { level: 1 }).hover();
  expect(requests).toBe(0);
  await page.locator(".album img").nth(1).hover();
  await expect.poll(() => requests).toBe(1);
  await page.locator(".album img").nth(1).click();
  await viewer.expectPhoto(2);
  expect(requests).toBe(1);
});

test("closing before the viewer has loaded opens nothing", async ({ viewer, page }) => {
  const release = await holdRequests(page, CODE);
  await viewer.visit();
  await viewer.setOpen(true);
  await viewer.setOpen(false);
  release();
  await viewer.nextFrame();
  await page.waitForLoadState("networkidle");
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([]);
  await viewer.setOpen(true);
  await viewer.expectPhoto(1);
});

test("Back before the viewer has loaded opens nothing", async ({ viewer, page }) => {
  const release = await holdRequests(page, CODE);
  await viewer.visit({ with: ["urls"] });
  await page.evaluate(() => {
    history.pushState(null, "", `${location.href}&photo=photo-2`);
    history.back();
  });
  await expect.poll(() => page.url()).not.toContain("photo-2");
  await page.evaluate(() => history.forward());
  await expect.poll(() => page.url()).toContain("photo-2");
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).not.toContain("photo-2");
  release();
  await page.waitForLoadState("networkidle");
  await viewer.nextFrame();
  await viewer.expectClosed();
  await page.evaluate(() => history.forward());
  await viewer.expectPhoto(2);
});

test("when the viewer cannot be loaded, calls onClose and tries again at the next press", async ({
  viewer,
  page,
  browser,
}) => {
  const version = Number.parseInt(browser.version(), 10);
  test.skip(version < 155, "Older Chromium remembers a failed import until a reload.");
  viewer.expected.push(/ERR_FAILED/);
  await page.route(CODE, (route) => route.abort(), { times: 1 });
  await viewer.visit();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect.poll(() => viewer.calls()).toEqual([["onClose", 0]]);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await viewer.expectPhoto(1);
});
