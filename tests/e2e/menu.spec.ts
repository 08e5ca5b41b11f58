import type { Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures.ts";

/** The expanded state of the toggle in the accessibility tree; a native popover has no attribute for it. */
async function readExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const toggle = nodes.find(
    ({ role, name }) => role?.value === "button" && /^menu$/i.test(name?.value),
  );
  return toggle?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "the menu" : "the menu without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the toggle, the overlay and the close icon close it, and its expanded state is exposed [A27, A28, A29, A30]", async ({
      page,
    }) => {
      await page.goto("/about");
      const toggle = page.getByRole("button", { name: "Menu", exact: true });
      const panel = page.getByRole("navigation", { name: "Main" });
      await expect(panel).toBeHidden();
      expect(await readExpanded(page)).toBe(false);
      await toggle.click();
      await expect(panel).toBeVisible();
      expect(await readExpanded(page)).toBe(true);
      await toggle.click();
      await expect(panel).toBeHidden();
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await toggle.click();
        await expect(panel).toBeVisible();
        await page.mouse.click(20, 600);
        await expect(panel).toBeHidden();
      }
      await toggle.click();
      await page.getByRole("button", { name: "Close menu" }).click();
      await expect(panel).toBeHidden();
    });

    test("Tab reaches the close button; Escape closes it and returns the focus to the toggle", async ({
      page,
    }) => {
      await page.goto("/about");
      await page.getByRole("button", { name: "Menu", exact: true }).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
    });
  });
}

test("its groups link to pages, and documents open in a new tab [A31, A32, A33, A34]", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.getByRole("navigation", { name: "Main" });
  const groups = ["About", "Academics", "Admission", "Facilities", "Gallery", "Contact Us"];
  await expect(panel.getByRole("heading")).toHaveText(groups);
  const sections = panel.locator("section");
  await expect(sections).toHaveCount(groups.length);
  for (const [index, count] of [8, 6, 7, 7, 4, 1].entries())
    await expect(sections.nth(index).getByRole("link")).toHaveCount(count);
  const meals = panel.getByRole("link", { name: "Weekly Food Menu" });
  await expect(meals).toHaveAttribute("href", "/weeklyMenu");
  for (const [name, file] of [
    [/^Academics \(PDF\)/, "academics"],
    [/^Fees Structure \(PDF\)/, "fees-structure"],
    [/^Weekly menu \(PDF\)/, "weekly-menu"],
  ] as const) {
    const link = panel.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", `/documents/${file}.pdf`);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(panel.getByRole("link", { name: "About Us" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("on a phone every link is at least 44 px high", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
});
