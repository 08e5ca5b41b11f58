import { expect, test } from "./viewer.ts";

test("hydrates a server-rendered page without a mismatch", async ({ viewer, page }) => {
  const response = await page.goto("/hydrate.html");
  const html = (await response?.text()) ?? "";
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
