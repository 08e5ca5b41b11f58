import { expect } from "@playwright/test";
import { withBehaviour } from "../harness/bare-page.ts";

const test = withBehaviour("share");

const link = `<link rel="canonical" href="https://school.example/tea">
  <div data-behaviour="share"><a href="/elsewhere">Share</a></div>`;

/** What the browser's own way to share is told, or how it fails. */
const giveShare = (failure?: string) => `
  const told = [];
  Object.assign(window, { told });
  Object.defineProperty(navigator, "share", { value: async (what) => {
    told.push(what);
    ${failure ? `throw new DOMException("", "${failure}");` : ""}
  } });`;

test("where the browser can share, the link does so with the page's one address", async ({
  page,
  bare,
}) => {
  await page.addInitScript(giveShare());
  await bare.open(link);
  await page.getByRole("link").click();
  const told = await page.evaluate(() => (window as unknown as { told: object[] }).told);
  expect(told).toEqual([{ title: "Bare", url: "https://school.example/tea" }]);
  await expect(page).toHaveURL(/test\/$/);
});

test("closing the browser's sheet leaves the page as it is", async ({ page, bare }) => {
  await page.addInitScript(giveShare("AbortError"));
  await bare.open(link);
  await page.getByRole("link").click();
  await expect(page).toHaveURL(/test\/$/);
});

test("where sharing fails or is not known, the link leads where it says", async ({
  page,
  bare,
}) => {
  await page.addInitScript(giveShare("NotAllowedError"));
  await bare.open(link);
  await page.getByRole("link").click();
  await expect(page).toHaveURL(/\/elsewhere$/);
});
