import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { identity } from "../apps/site/app/school/identity.ts";
import { menu } from "../apps/site/app/school/menu.ts";
import { settings } from "../apps/site/app/school/settings.ts";
import { siteMap } from "../apps/site/app/site-map.ts";
import { expect, test } from "./harness/fixtures.ts";

const textPages = siteMap.filter((address) => address.file.endsWith(".mdx"));
const app = resolve(import.meta.dirname, "../apps/site/app");

test("A5 A226 A227 A231 A232 A233 A234 A235 A236 A238 A239 every page of text answers under its own title and section", async ({
  page,
}) => {
  for (const { path, title, section } of textPages) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    await expect(crumbs).toHaveText(["Home", section ?? "", title]);
  }
});

test("A241 what a visitor reads is what stands in the page's Markdown file", async ({ page }) => {
  for (const { path, file } of textPages) {
    const [, , text = ""] = readFileSync(resolve(app, file), "utf8").split(/^---$/m);
    const plain = text
      .split("\n\n")
      .map((paragraph) => paragraph.trim())
      .filter((paragraph) => /^[A-Z][^<[\\{`*]+[.?]$/.test(paragraph));
    expect(plain.length, path).toBeGreaterThan(0);
    await page.goto(path);
    const body = page.locator(".text-page__body");
    for (const paragraph of plain) await expect(body).toContainText(paragraph);
  }
});

test("A241 the list of wording to be confirmed names every page of text, and no page prints it", async ({
  page,
}) => {
  expect([...settings.sampleWording].sort()).toEqual(textPages.map(({ path }) => path).sort());
  await page.goto("/schoolSong");
  await expect(page.locator("main")).not.toContainText(/sample/i);
});

test("A228 the timeline lists the five milestone years", async ({ page }) => {
  await page.goto("/timeline");
  await expect(page.locator("main ol time")).toHaveText(["1853", "1863", "1894", "1900", "1903"]);
});

test("A229 the school song has a chorus, two verses and a credit line", async ({ page }) => {
  await page.goto("/schoolSong");
  for (const name of ["Chorus", "First verse", "Second verse"]) {
    const stanza = page.getByRole("region", { name });
    await expect(stanza.getByRole("heading", { name })).toBeVisible();
    expect(await stanza.locator("br").count()).toBeGreaterThanOrEqual(3);
  }
  await expect(page.locator(".stanza-credit")).toContainText("Words");
});

test("A230 admission on academic merit only, and non-denominational", async ({ page }) => {
  await page.goto("/philosophy");
  await expect(page.locator("main")).toContainText(
    "Admission is on academic merit only. The school is non-denominational.",
  );
});

test("A237 the campus has an auditorium, a chapel, Wi-Fi and a music and dance studio", async ({
  page,
}) => {
  await page.goto("/campusAmenities");
  for (const name of ["Auditorium", "Chapel", "Wi-Fi", "Music and dance studio"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
});

test("A240 a parent finds the admissions office number for a tour on the hostel page", async ({
  page,
}) => {
  await page.goto("/hostel");
  const number = page.locator("main").getByRole("link", { name: identity.phones.admissions });
  await expect(number).toBeVisible();
  await expect(number).toHaveAttribute("href", "tel:+910000000002");
});

test("A14 the side list of a section leads to its other pages and marks this one", async ({
  page,
}) => {
  await page.goto("/values");
  const side = page.getByRole("navigation", { name: "Pages of About" });
  const about = menu.find((group) => group.label === "About")?.entries ?? [];
  await expect(side.getByRole("link")).toHaveText(about.map((entry) => entry.label));
  await expect(side.locator('[aria-current="page"]')).toHaveText("Our Values");
});

for (const width of [320, 360, 768, 1280]) {
  test(`A20 no page of text is wider than a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of [...textPages, { path: "/newsletter" }]) {
      await page.goto(path);
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(excess, path).toBeLessThanOrEqual(0);
    }
  });
}
