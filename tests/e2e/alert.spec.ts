import { findWithAxe } from "./harness/axe.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { readShifts, recordShifts } from "./harness/layout-shifts.ts";

const text = "The road to the school is closed: please do not travel today.";
const test = withContent({ lists: { "/api/alert/SGSM": [{ text, url: "/News", until: "" }] } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} a script`, () => {
    test.use({ javaScriptEnabled, expectedErrors: ["404 (Not Found)"] });

    test("the urgent notice is a landmark at the top of the page, with its link", async ({
      page,
    }) => {
      for (const path of ["/", "/hostel", "/Events", "/nowhere"]) {
        await page.goto(path);
        const notice = page.getByRole("region", { name: "Urgent notice" });
        await expect(notice).toContainText(text);
        await expect(notice.getByRole("link", { name: "Read more" })).toHaveAttribute(
          "href",
          "/News",
        );
        expect((await notice.boundingBox())?.y, path).toBe(0);
      }
    });
  });
}

for (const width of [360, 1280]) {
  test(`at ${width} px it shifts nothing, covers nothing and has no axe violation`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordShifts(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(await readShifts(page)).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findWithAxe(page, ".alert-bar")).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: "active" });
    const line = page.locator(".alert-bar");
    expect(await line.evaluate((bar) => getComputedStyle(bar).borderBlockEndStyle)).toBe("solid");
    await expect(page.getByRole("button", { name: "Menu" })).toBeInViewport();
  });
}
