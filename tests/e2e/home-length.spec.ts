import { expect, withHome } from "./harness/fixtures.ts";
import { richContent } from "./harness/rich-content.ts";
import { homeLists } from "./home-content.ts";

const test = withHome(richContent);
const usualTest = withHome({ lists: homeLists });

usualTest("home is at most 10,000 px high on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/");
  await page.locator("#birthdays").scrollIntoViewIfNeeded();
  await expect(page.locator("#birthdays-of-month")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    10_000,
  );
});

test("the label of each section is above its content, which has the full width", async ({
  page,
}) => {
  await page.goto("/");
  for (const id of ["notice-board", "calendar", "birthdays"]) {
    const label = await page.locator(`#${id} .band__margin`).boundingBox();
    const content = await page.locator(`#${id} .band__margin + div`).boundingBox();
    expect(content?.y, id).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
    expect(content?.width, id).toBe(label?.width);
  }
});

test("the tiles stand before the notice board, their pictures 3 by 2 and level in a row", async ({
  page,
}) => {
  await page.goto("/");
  const tiles = page.locator(".tiles__picture");
  const boxes = await tiles.evaluateAll((pictures) =>
    pictures.map((picture) => picture.getBoundingClientRect().toJSON()),
  );
  for (const { width, height } of boxes) expect(width / height).toBeCloseTo(1.5, 1);
  expect(new Set(boxes.slice(0, 3).map(({ y }) => y)).size).toBe(1);
  const board = await page.locator("#notice-board").boundingBox();
  expect(boxes.at(-1)?.y).toBeLessThan(board?.y ?? 0);
});

test("the arrows of the principal's messages stand on the row of the label", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Principal's message" });
  await section.scrollIntoViewIfNeeded();
  const arrow = section.getByRole("button", { name: "Next message" });
  await expect(arrow).toBeVisible();
  const [row, button] = [
    await section.locator(".principal__label").boundingBox(),
    await arrow.boundingBox(),
  ];
  expect(button?.y).toBeCloseTo(row?.y ?? 0, 0);
  // Without a photo the default picture is a small seal.
  const seal = await section.getByRole("img", { name: "The principal" }).first().boundingBox();
  expect(seal?.width).toBe(96);
});
