import { asksOften } from "./harness/content.ts";
import { expect, publish } from "./harness/fixtures.ts";
import { freezeClock, withHome } from "./harness/with-home.ts";
import { home, homeLists, noticeLists } from "./home-content.ts";

const test = withHome({ lists: noticeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const panel = (page: Page) => page.getByRole("dialog");
const bell = (page: Page) => page.getByRole("button", { name: "Notices", exact: true });
const announced = (page: Page) => page.locator(".notices > [role=status]");
/** On a clock that stands: the number of the notice is painted first, the notice a frame later. */
const pressNext = async (page: Page) => {
  await panel(page).getByRole("button", { name: "Next notice" }).click();
  await page.clock.runFor(100);
};
const close = (page: Page) => page.getByRole("button", { name: "Close notices" });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the pop-up opens by itself and leaves the focus where it is [A92]", async ({ page }) => {
      await page.goto("/");
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).toHaveAccessibleName("Winter break");
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
      await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
    });

    test("its carousel shows title, words, picture, files and link, and never turns by itself [A94]", async ({
      page,
    }) => {
      await freezeClock(page);
      await page.goto("/");
      await page.clock.runFor(5_000);
      await expect(panel(page).getByRole("heading", { name: "Winter break" })).toBeVisible();
      await expect(panel(page)).toContainText("The school closes on 5 December.");
      await expect(panel(page).locator("img")).toHaveAttribute("src", /SGSM\/snow-night/);
      await expect(panel(page).getByRole("link", { name: /^View Attachment/ })).toHaveAttribute(
        "href",
        "/api/image/travel.pdf",
      );
      await expect(panel(page).getByRole("link", { name: /^Click Here/ })).toHaveAttribute(
        "href",
        "https://example.org/travel",
      );
      await page.clock.runFor(60_000);
      await expect(panel(page).getByRole("heading", { name: "Winter break" })).toBeVisible();
      await pressNext(page);
      await expect(panel(page).getByRole("heading", { name: "Uniform list" })).toBeVisible();
      await expect(panel(page)).toContainText("2 / 2");
      await expect(panel(page)).toHaveAccessibleName("Uniform list");
      await expect(announced(page)).toHaveText("Notice: Uniform list");
      await expect(panel(page).getByRole("link")).toHaveCount(0);
      await pressNext(page);
      await expect(panel(page).getByRole("heading", { name: "Winter break" })).toBeVisible();
    });

    test("closed by its button it stays closed on the next visit, and the bell brings it back [A95]", async ({
      page,
    }) => {
      await page.goto("/");
      await close(page).click();
      await expect(panel(page)).toBeHidden();
      await expect(bell(page)).toBeFocused();
      await page.goto("/about");
      await page.goto("/");
      await expect(bell(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await bell(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(close(page)).toBeFocused();
    });
  });
}

test("Escape closes it wherever the focus is; an open menu takes the first Escape [A95]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(panel(page)).toBeVisible();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.locator("#menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu")).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await page.getByRole("link", { name: "Fee Payment" }).focus();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Fee Payment" })).toBeFocused();
});

test("the panel never covers what the keyboard reaches, on a phone [A92]", async ({ page }) => {
  // A page that still glides to the focused link has not brought it above the panel yet.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(panel(page)).toBeVisible();
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const cover = document.querySelector("dialog[open]");
      if (!focused || !cover || cover.contains(focused) || focused === document.body) return "";
      const [a, b] = [focused.getBoundingClientRect(), cover.getBoundingClientRect()];
      return a.top >= b.top && a.bottom <= b.bottom ? (focused.textContent ?? "") : "";
    });
    if (covered) hidden.push(covered);
  }
  expect(hidden).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the notices stand in the page, and there is no bell [A94]", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Winter break" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Uniform list" })).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
  });
});

for (const [when, content] of [
  ["without notices [A93]", { lists: homeLists }],
  [
    "when the notices cannot be loaded [A96]",
    { lists: homeLists, refused: ["/api/notification/SGSM"] },
  ],
] as const) {
  test.describe(when, () => {
    withHome(content)(`${when} there is no pop-up, no bell and no error`, async ({ page }) => {
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await expect(panel(page)).toHaveCount(0);
      await expect(bell(page)).toHaveCount(0);
      await expect(page.locator("main")).not.toContainText(/error|failed/i);
    });
  });
}

test.describe("when the office changes the notices", () => {
  const changing = withHome({ lists: noticeLists, env: asksOften });
  changing(
    "closed notices open again once the office has changed one [A95]",
    async ({ page, host, site }) => {
      await page.goto("/");
      await close(page).click();
      await page.reload();
      await expect(bell(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
      const [winter, uniform] = home.notices;
      await publish(host, site, {
        ...noticeLists,
        "/api/notification/SGSM": [{ ...winter, description: "A day earlier." }, uniform],
      });
      await page.reload();
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).toContainText("A day earlier.");
      await close(page).click();
      await page.reload();
      await expect(bell(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
    },
  );
});
