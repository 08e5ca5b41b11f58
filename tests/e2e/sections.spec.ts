import type { Page } from "@playwright/test";
import { findWithAxe } from "./harness/axe.ts";
import { expect, test } from "./harness/fixtures.ts";

const sections = (page: Page) => page.getByRole("navigation", { name: "Sections" });
const group = (page: Page, name: string) =>
  sections(page).getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => sections(page).getByRole("link", { name, exact: true });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    for (const width of [1100, 1280, 1920])
      test(`at ${width} px the header has the six groups in one row`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/");
        const names = sections(page).locator(":is(button, :scope > a)");
        await expect(names).toHaveText([
          ...["About", "Academics", "Admission", "Facilities", "Gallery", "Contact Us"],
        ]);
        for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
        const boxes = await names.evaluateAll((all) =>
          all.map((name) => name.getBoundingClientRect().top),
        );
        expect(new Set(boxes).size).toBe(1);
        expect((await page.locator(".header").boundingBox())?.height).toBeLessThan(100);
        await expect(link(page, "Contact Us")).toHaveAttribute("href", "/contact");
        await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
      });

    test("below 1100 px only the menu has the groups", async ({ page }) => {
      for (const width of [1099, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto("/");
        await expect(sections(page)).toBeHidden();
        await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
      }
    });

    test("a click shows the pages of a group, and Escape or a click elsewhere hides them", async ({
      page,
    }) => {
      await page.goto("/about");
      await group(page, "Admission").click();
      await expect(link(page, "Rules and Regulations")).toBeVisible();
      await group(page, "About").click();
      await expect(link(page, "Rules and Regulations")).toBeHidden();
      await expect(link(page, "About Us")).toHaveAttribute("aria-current", "page");
      await page.keyboard.press("Escape");
      await expect(link(page, "About Us")).toBeHidden();
      await group(page, "Gallery").click();
      await page.mouse.click(20, 700);
      await expect(link(page, "Events list")).toBeHidden();
      await group(page, "Gallery").click();
      await link(page, "Campus Walk Through").click();
      await expect(page).toHaveURL("/virtual-tour");
    });

    test("the pointer over a group shows its pages, below it, until Escape or until it leaves", async ({
      page,
    }) => {
      await page.goto("/about");
      await group(page, "Facilities").hover();
      const hostel = link(page, "Hostel / Boarding Life");
      await expect(hostel).toBeVisible();
      const [name, first] = [
        await group(page, "Facilities").boundingBox(),
        await sections(page).getByRole("list").boundingBox(),
      ];
      expect(first?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
      expect(Math.abs((first?.x ?? 0) - (name?.x ?? 0))).toBeLessThan(20);
      await hostel.hover();
      await expect(hostel).toBeVisible();
      // After a click, what the pointer has shown stays.
      await group(page, "Facilities").click();
      await expect(hostel).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(hostel).toBeHidden();
      await page.mouse.move(20, 700);
      await group(page, "Facilities").hover();
      await expect(hostel).toBeVisible();
      await page.mouse.move(20, 700);
      await expect(hostel).toBeHidden();
    });

    test("Enter shows the pages, Tab reaches them, and Escape returns the focus to the group", async ({
      page,
    }) => {
      await page.goto("/about");
      await group(page, "Academics").focus();
      await page.keyboard.press("Enter");
      await expect(link(page, "Academic Facilities")).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await expect(link(page, "Academic Facilities")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(link(page, "Academic Facilities")).toBeHidden();
      await expect(group(page, "Academics")).toBeFocused();
    });

    test("the keyboard's focus shows the pages, too", async ({ page }) => {
      await page.goto("/about");
      await page.locator(".brand").first().focus();
      await page.keyboard.press("Tab");
      await expect(group(page, "About")).toBeFocused();
      await expect(link(page, "About Us")).toBeVisible();
    });

    test.describe("on a touch screen", () => {
      test.use({ hasTouch: true });

      test("a tap shows the pages, and a tap elsewhere hides them", async ({ page }) => {
        await page.goto("/about");
        await group(page, "Admission").tap();
        await expect(link(page, "Phone Call Timings")).toBeVisible();
        await page.touchscreen.tap(20, 700);
        await expect(link(page, "Phone Call Timings")).toBeHidden();
      });
    });
  });

test("documents open in a new tab", async ({ page }) => {
  await page.goto("/about");
  await group(page, "Academics").click();
  const document = sections(page).getByRole("link", { name: /^Academics \(PDF\)/ });
  await expect(document).toHaveAttribute("target", "_blank");
  await expect(document).toHaveAttribute("href", "/documents/academics.pdf");
});

for (const colorScheme of ["light", "dark"] as const)
  test(`an open group has no axe violation, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/about");
    for (const name of ["About", "Academics", "Gallery"]) {
      await group(page, name).click();
      await expect(sections(page).getByRole("list")).toBeVisible();
      expect(await findWithAxe(page, ".header")).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
