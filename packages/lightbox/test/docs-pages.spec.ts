import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { findWithAxe } from "../../../tests/e2e/harness/axe.ts";
import { listen } from "../../../tests/e2e/harness/listen.ts";
import { expect, docsPages as pages, test } from "./viewer.ts";

const here = resolve(import.meta.dirname, "..");
const visit = (page: Page, name: string) => page.goto(`/docs/${name}.html`);

test("the demo of 1,000 photos has few elements and requests for the open viewer", async ({
  viewer,
  page,
}) => {
  const large = new Set<string>();
  page.on("request", (request) => {
    if (/photo-\d\d\.jpg$/.test(request.url())) large.add(request.url());
  });
  await visit(page, "demo");
  const links = page.locator(".result a");
  await expect(links).toHaveCount(1000);
  await links.nth(499).click();
  await viewer.expectPhoto(500);
  await viewer.expectLoaded();
  await expect(viewer.dialog.locator("[data-status=loaded]")).toHaveCount(5);
  expect(large.size).toBeLessThanOrEqual(5);
  expect(await viewer.dialog.locator("*").count()).toBeLessThanOrEqual(140);
  await viewer.press("End");
  await viewer.expectPhoto(1000);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(1);
});

test("the page of frameworks shows the files of the applications that the release check builds", async ({
  page,
}) => {
  await visit(page, "frameworks");
  for (const name of ["Vite", "Next.js, App Router", "React Router", "Astro", "Plain HTML"])
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  const shown = await page.locator("pre").allTextContents();
  for (const file of [
    ...["gallery.tsx", "vite/main.tsx", "next/app/page.tsx", "react-router/app/routes.ts"],
    ...["astro/astro.config.mjs", "astro/src/pages/index.astro", "html/index.html"],
  ])
    expect(shown, file).toContain((await readFile(resolve(here, "fixtures", file), "utf8")).trim());
});

test("the table of keys has the rows of the keyboard help", async ({ viewer, page }) => {
  await visit(page, "accessibility");
  const rows = page.getByRole("table", { name: "Keyboard" }).locator("tbody tr");
  const read = (all: Element[]) => all.map((row) => row.textContent?.replaceAll(/\s+/g, ""));
  const documented = await rows.evaluateAll(read);
  await visit(page, "index");
  await page.getByAltText("The quadrangle at dusk").click();
  await expect(viewer.dialog).toBeVisible();
  await viewer.press("?");
  const entries = viewer.dialog.locator(".plb__entry");
  await expect(entries.first()).toBeVisible();
  const help = await entries.evaluateAll(read);
  expect(help.length).toBeGreaterThan(10);
  expect(documented.slice(-help.length)).toEqual(help);
});

test("the accessibility statement names tests that exist", async ({ page }) => {
  await visit(page, "accessibility");
  const criteria = page.getByRole("table", { name: "Criteria" });
  const names = new Set(await criteria.locator("code").allTextContents());
  expect(names.size).toBeGreaterThan(5);
  const files = await readdir(import.meta.dirname);
  expect(files).toEqual(expect.arrayContaining([...names]));
});

test("the comparison has a cell for each of six viewers and each property", async ({ page }) => {
  await visit(page, "why");
  const table = page.getByRole("table");
  const names = await table.locator("thead th").allTextContents();
  expect(names.map((name) => name.replace(/ [\d.]+$/, ""))).toEqual([
    "Property",
    "photo-lightbox",
    "yet-another-react-lightbox",
    "photoswipe",
    "lightgallery",
    "react-photo-view",
    "@fancyapps/ui",
  ]);
  const rows = table.locator("tbody tr");
  await expect(rows).toHaveCount(14);
  for (const row of await rows.all()) {
    const cells = await row.locator("td").allTextContents();
    expect(cells).toHaveLength(6);
    expect(cells.filter((text) => !text)).toEqual([]);
    // Only a viewer with a licence to accept first is not tried.
    expect(cells.slice(0, 5)).not.toContain("not tried");
  }
});

test("the site works in a subfolder of any host, with default-src 'self'", async ({
  viewer,
  page,
}) => {
  test.slow();
  const folder = "/any/folder";
  const files = sirv(resolve(here, "playground/dist/docs"));
  const outside: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader("Content-Security-Policy", "default-src 'self'");
    if (request.url?.startsWith(`${folder}/`)) request.url = request.url.slice(folder.length);
    else outside.push(request.url ?? "");
    files(request, response);
  });
  const { url, close } = await listen(server);
  try {
    for (const name of pages) {
      await page.goto(`${url}${folder}/${name}.html`, { waitUntil: "networkidle" });
      expect(await findWithAxe(page), name).toEqual([]);
    }
    await page.goto(`${url}${folder}/`);
    await page.getByAltText("Ridges behind ridges at dawn").click();
    await viewer.expectPhoto(2);
    await viewer.expectLoaded();
    expect(await findWithAxe(page, "dialog.plb")).toEqual([]);
    await viewer.press("Escape");
    await viewer.expectClosed();
    await page.getByRole("link", { name: "Demo", exact: true }).click();
    await page.locator(".result a").nth(11).click();
    await viewer.expectPhoto(12);
    await viewer.expectLoaded();
  } finally {
    await close();
  }
  expect(outside).toEqual([]);
});
