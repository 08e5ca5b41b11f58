import sharp from "sharp";
import { expect } from "./harness/fixtures.ts";
import { listContent } from "./harness/list-content.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent(listContent);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("an event leads to a page with its address, which can be sent", async ({ page }) => {
    await page.goto("/Events/final");
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    await page.getByRole("link", { name: "Share this page" }).click();
    await expect(page).toHaveURL(/\/share\?of=%2FEvents%2Ffinal$/);
    const shared = page.getByRole("region", { name: "Inter-house CRICKET final" });
    await expect(shared).toContainText("Event · 28 November 2026");
    await expect(shared).toContainText(canonical ?? "?");
    await expect(page.getByRole("link", { name: "Send it by e-mail" })).toHaveAttribute(
      "href",
      `mailto:?subject=Inter-house%20CRICKET%20final&body=${encodeURIComponent(canonical ?? "")}`,
    );
    await page.getByLabel("Share another page").selectOption({ label: "Hostel / Boarding Life" });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/share\?of=%2Fhostel$/);
  });
});

test("an invented page cannot be shared", async ({ request }) => {
  for (const of of ["/nowhere", "/Events/none", "https://elsewhere.example/"])
    expect((await request.get(`/share?of=${encodeURIComponent(of)}`)).status()).toBe(404);
});

test("the picture that the head of a record names is there, and is a JPEG", async ({ request }) => {
  const html = await (await request.get("/Events/hindi")).text();
  const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const { pathname } = new URL(address);
  expect(pathname).toMatch(/^\/og\/events\/hindi\.[0-9a-f]{16}\.jpg$/);
  const answer = await request.get(pathname);
  expect(answer.headers()["content-type"]).toBe("image/jpeg");
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
