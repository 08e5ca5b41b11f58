import type { Page } from "@playwright/test";
import { fastPolling } from "./harness/content.ts";
import { expect, freezeClock, publish, withHome } from "./harness/fixtures.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { albumPictures, home, noticeLists } from "./home-content.ts";

const test = withHome({ lists: noticeLists });
const panel = (page: Page) => page.getByRole("dialog");
const heading = (page: Page, name: string) => panel(page).getByRole("heading", { name });
const bell = (page: Page) => page.getByRole("button", { name: "Notices", exact: true });
const close = (page: Page) => page.getByRole("button", { name: "Close notices" });
const whole = (page: Page) => panel(page).getByRole("button", { name: "Whole notice" });
const next = (page: Page) => panel(page).getByRole("button", { name: "Next notice" });

for (const width of [1280, 360])
  test(`the pop-up opens automatically without taking focus, and only its button changes the notice, at ${width} px [A92, A94]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await freezeClock(page);
    await page.goto("/");
    await page.clock.runFor(5_000);
    await expect(panel(page)).toHaveAccessibleName("Winter break");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
    await page.clock.runFor(60_000);
    await expect(heading(page, "Winter break")).toBeVisible();
    // On a phone only the whole notice has its buttons.
    if (width === 360) await whole(page).click();
    for (const title of ["Winter break", "Uniform list", "Winter break"]) {
      await expect(heading(page, title)).toBeVisible();
      await expect(panel(page)).toContainText(title === "Uniform list" ? "2 / 2" : "1 / 2");
      await expect(panel(page)).toHaveAccessibleName(title);
      if (title === "Uniform list")
        await expect(page.locator(".notices > [role=status]")).toHaveText("Notice: Uniform list");
      await next(page).click();
      // The notice is painted a frame after its number.
      await page.clock.runFor(100);
    }
  });

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
  const link = page.getByRole("link", { name: "Fee Payment" });
  await link.focus();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(link).toBeFocused();
});

withHome({ lists: noticeLists, env: fastPolling })(
  "after Close it stays closed until the bell opens it or a notice changes [A95]",
  async ({ page, cms }) => {
    const revisit = async () => {
      await page.goto("/about");
      await page.goto("/");
      await expect(bell(page)).toBeVisible();
      await expect(panel(page)).toBeHidden();
    };
    await page.goto("/");
    await close(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await revisit();
    await bell(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(close(page)).toBeFocused();
    await close(page).click();
    const [winter, uniform] = home.notices;
    const changed = [{ ...winter, description: "A day earlier." }, uniform];
    await publish(cms, { ...noticeLists, "/api/notification/SGSM": changed });
    await expect.poll(async () => (await page.request.get("/")).text()).toContain("A day earlier.");
    await page.goto("/");
    await expect(panel(page)).toBeVisible();
    await expect(panel(page)).toContainText("A day earlier.");
    await close(page).click();
    await revisit();
  },
);

const counts = [0, 1, 2, 5];
const sizes = ["360 x 740", "740 x 360"];
const withPictures = counts.map((count) => ({
  title: `Evening ${count}`,
  description: `${"The choir and the orchestra play in the chapel. ".repeat(8)}Doors close at 6 PM.`,
  image: albumPictures.slice(0, count),
  attachments: ["programme.pdf"],
  url: "https://example.org/music",
}));

withHome({ lists: { ...noticeLists, "/api/notification/SGSM": withPictures } })(
  "the whole notice shows its title and text without scrolling, for any number of images and any screen size [A94]",
  async ({ page }) => {
    for (const size of isThorough ? [...sizes, "768 x 1024", "1280 x 900"] : sizes)
      await test.step(size, async () => {
        const [width = 0, height = 0] = size.split(" x ").map(Number);
        await page.setViewportSize({ width, height });
        await page.goto("/");
        await expect(panel(page)).toBeInViewport({ ratio: 0.99 });
        if (width < 641 || height < 641) await whole(page).click();
        for (const count of counts) {
          if (count > 0 && width > 640 && height > 640) await unfold(page);
          await expectReadable(page, count);
          await next(page).click();
        }
      });
  },
);

async function unfold(page: Page): Promise<void> {
  if ((await whole(page).getAttribute("aria-expanded")) === "false") await whole(page).click();
}

async function expectReadable(page: Page, count: number): Promise<void> {
  const notice = panel(page).locator(".notice:visible");
  const title = notice.getByRole("heading");
  await expect(title).toHaveText(`Evening ${count}`);
  await expect(title).toBeInViewport({ ratio: 1 });
  await expect(notice.getByText("The choir")).toBeInViewport();
  // Nothing covers the title and the first line.
  await title.hover({ trial: true });
  await notice.getByText("The choir").hover({ trial: true, position: { x: 5, y: 5 } });
  await expect(notice.locator("img")).toHaveCount(count);
  const pictures = await notice.locator("img").all();
  for (const last of [...pictures.slice(-1), notice.getByRole("link", { name: /^Click Here/ })]) {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(close(page)).toBeInViewport({ ratio: 1 });
  }
}
