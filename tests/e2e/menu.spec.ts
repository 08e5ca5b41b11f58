import type { Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures.ts";

/** The entries of the menu (R15), group by group. */
const groups = {
  About: [
    ["About Us", "/about"],
    ["Vision & Mission", "/mission-vision"],
    ["Principal's Message", "/principal-message"],
    ["Timeline", "/timeline"],
    ["School Song", "/schoolSong"],
    ["Our Philosophy", "/philosophy"],
    ["Our Values", "/values"],
    ["Aim And Objectives", "/aims-objectives"],
  ],
  Academics: [
    ["Academics (PDF)", "/documents/academics.pdf"],
    ["Academic Facilities", "/academic-facilities"],
    ["Toppers, Class XII", "/TopperXII"],
    ["Toppers, Class X", "/TopperX"],
    ["E-Newsletter", "/newsletter"],
    ["Career Information Education & Guidance", "/career-information"],
  ],
  Admission: [
    ["Entry to the school", "/entry-to-sgc"],
    ["Entry to Class IV-VIII", "/entry-to-class-iV-Viii"],
    ["Entry to Class IX", "/entry-to-IX"],
    ["Entry to Class XI", "/entry-to-XI"],
    ["Fees Structure (PDF)", "/documents/fees-structure.pdf"],
    ["Rules and Regulations", "/rules-regulations"],
    ["Phone Call Timings", "/PhoneCallTiming"],
  ],
  Facilities: [
    ["Sports and Extracurricular Facilities", "/sports"],
    ["Residential Facilities", "/residential"],
    ["Campus Amenities", "/campusAmenities"],
    ["Green Campus", "/environmental"],
    ["Hostel / Boarding Life", "/hostel"],
    ["Weekly Food Menu", "/weeklyMenu"],
    ["Weekly menu (PDF)", "/documents/weekly-menu.pdf"],
  ],
  Gallery: [
    ["Photo Gallery", "/Gallery"],
    ["Events", "/Events"],
    ["Latest News", "/News"],
    ["Campus Walk Through", "/virtual-tour"],
  ],
  "Contact Us": [["Contact Us", "/contact"]],
};

/** What the browser tells a screen reader of the toggle: open (`true`) or closed. A native popover has no attribute for it. */
async function announcedState(page: Page): Promise<unknown> {
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

    test("the toggle, the overlay and the close icon close it, and its state is announced [A27, A28, A29, A30]", async ({
      page,
    }) => {
      await page.goto("/about");
      const toggle = page.getByRole("button", { name: "Menu", exact: true });
      const panel = page.getByRole("navigation", { name: "Main" });
      await expect(panel).toBeHidden();
      expect(await announcedState(page)).toBe(false);
      await toggle.click();
      await expect(panel).toBeVisible();
      expect(await announcedState(page)).toBe(true);
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

    test("Tab leads to its close button, Escape closes it and returns the focus to the toggle", async ({
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

test("it has the six groups with all their entries [A31, A32, A33, A34]", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.getByRole("navigation", { name: "Main" });
  await expect(panel.getByRole("heading")).toHaveText(Object.keys(groups));
  for (const [name, entries] of Object.entries(groups)) {
    const heading = page.getByRole("heading", { name, exact: true });
    const links = panel.locator("section").filter({ has: heading }).getByRole("link");
    await expect(links, name).toHaveCount(entries.length);
    for (const [index, [label = "", href = ""]] of entries.entries()) {
      await expect(links.nth(index)).toContainText(label);
      await expect(links.nth(index)).toHaveAttribute("href", href);
    }
  }
  for (const name of [/^Academics \(PDF\)/, /^Fees Structure \(PDF\)/, /^Weekly menu \(PDF\)/]) {
    const link = panel.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", /\.pdf$/);
    await expect(link).toHaveAttribute("target", "_blank");
  }
  await expect(panel.getByRole("link", { name: "About Us" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("on a phone it is one column of large targets", async ({ page }) => {
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
