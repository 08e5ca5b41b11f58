import type { Locator, Page } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { albumPictures, home, noticeLists } from "./home-content.ts";

const withPictures = (count: number) => ({
  ...noticeLists,
  "/api/notification/SGSM": [
    {
      _id: "music",
      title: "Evening of music",
      description: `${"The choir and the orchestra play in the chapel. ".repeat(8)}Doors close at 6 PM.`,
      image: albumPictures.slice(0, count),
      attachments: ["programme.pdf"],
      url: "https://example.org/music",
    },
    ...home.notices,
  ],
});

const screens = [
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 900],
] as const;

for (const count of [0, 1, 2, 5]) {
  const test = withHome({ lists: withPictures(count) });
  test(`a notice with ${count} pictures shows its title and text at once, the rest after scrolling, on screens of all sizes (A94)`, async ({
    page,
  }) => {
    for (const [width, height] of screens) {
      await test.step(`${width} x ${height}`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto("/");
        await expectReadable(page, count);
      });
    }
  });
}

async function expectReadable(page: Page, count: number): Promise<void> {
  const panel = page.getByRole("dialog");
  const close = page.getByRole("button", { name: "Close notices" });
  await expect(panel).toBeInViewport({ ratio: 0.99 });
  const title = panel.getByRole("heading", { name: "Evening of music" });
  const text = panel.getByText("The choir and the orchestra");
  expect(await isFullyVisible(title)).toBe(true);
  expect(await isFullyVisible(text, { firstLineOnly: true })).toBe(true);
  const pictures = panel.locator(".notice").first().locator("img");
  await expect(pictures).toHaveCount(count);
  const link = panel.getByRole("link", { name: /^Click Here/ });
  for (const last of [...(await pictures.all()).slice(-1), link]) {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await expect(close).toBeInViewport({ ratio: 1 });
  }
  await panel.getByRole("button", { name: "Next notice" }).click();
  const next = panel.getByRole("heading", { name: "Winter break" });
  await expect(next).toBeVisible();
  expect(await isFullyVisible(next)).toBe(true);
}

/** Whether the element, or the first line of its text, lies inside the panel and the screen, under nothing else. */
const isFullyVisible = (element: Locator, { firstLineOnly = false } = {}) =>
  element.evaluate((target, onlyFirst) => {
    const range = document.createRange();
    range.selectNodeContents(target);
    const lines = [...range.getClientRects()];
    return lines.slice(0, onlyFirst ? 1 : undefined).every(({ left, right, top, bottom }) =>
      [
        [left + 1, top + 1],
        [right - 1, bottom - 1],
      ].every(([x = 0, y = 0]) => target.contains(document.elementFromPoint(x, y))),
    );
  }, firstLineOnly);
