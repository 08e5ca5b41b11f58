import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
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

test("renders on a server in React 18 without warnings", () => {
  const file = resolve(import.meta.dirname, "../playground/react-18/dist-server/hydrate-server.js");
  const { status, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
});
