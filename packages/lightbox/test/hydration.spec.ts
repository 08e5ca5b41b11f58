import { expect, test } from "./viewer.ts";

test("a server's page with closed lightboxes hydrates without a mismatch, and works", async ({
  viewer,
  page,
}) => {
  const answer = await page.goto("/hydrate.html");
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("Rendered on a server");
  expect(html).not.toMatch(/style="|rel="preload"|<dialog/);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.getByRole("button", { name: "The quadrangle at dusk" }).click();
  await viewer.expectPhoto(1);
  const seen = await page.evaluate(
    () => (window as unknown as { mismatches: string[] }).mismatches,
  );
  expect(seen).toEqual([]);
});
