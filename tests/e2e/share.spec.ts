import sharp from "sharp";
import { expect, withContent } from "./harness/fixtures.ts";
import { listContent } from "./harness/list-content.ts";

const test = withContent(listContent);

for (const [what, failure, leadsTo] of [
  ["succeeds", "", /\/Events\/final$/],
  ["is cancelled", "AbortError", /\/Events\/final$/],
  ["fails", "NotAllowedError", /\/share\?of=%2FEvents%2Ffinal$/],
] as const)
  test(`when the Web Share API ${what} it gets the canonical URL, and the link is followed only if it failed`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      const share = async (what: unknown) => {
        shared.push(what);
        if (name) throw new DOMException("", name);
      };
      Object.defineProperty(navigator, "share", { value: share });
    }, failure);
    await page.goto("/Events/final");
    await page.waitForLoadState("networkidle");
    const [title, url] = await page.evaluate(() => [
      document.title,
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    ]);
    const link = page.getByRole("link", { name: "Share this page" });
    const shared = await link.evaluate((one: HTMLElement) => {
      one.click();
      return Reflect.get(window, "shared");
    });
    expect(shared).toEqual([{ title, url }]);
    await expect(page).toHaveURL(leadsTo);
  });

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("an event links to a page with its URL to share", async ({ page }) => {
    await page.goto("/Events/final");
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    await page.getByRole("link", { name: "Share this page" }).click();
    await expect(page).toHaveURL(/\/share\?of=%2FEvents%2Ffinal$/);
    const section = page.getByRole("region", { name: "Inter-house CRICKET final" });
    await expect(section).toContainText("Event · 28 November 2026");
    await expect(section).toContainText(canonical ?? "?");
    await expect(page.getByRole("link", { name: "Share by e-mail" })).toHaveAttribute(
      "href",
      `mailto:?subject=Inter-house%20CRICKET%20final&body=${encodeURIComponent(canonical ?? "")}`,
    );
    await page.getByLabel("Share another page").selectOption({ label: "Hostel / Boarding Life" });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/share\?of=%2Fhostel$/);
  });
});

test("the og:image of pages and records exists and is a JPEG", async ({ request }) => {
  for (const path of ["/", "/about", "/newsletter", "/Events/hindi"]) {
    const html = await (await request.get(path)).text();
    const [, address = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(new URL(address).pathname);
    expect(response.headers()["content-type"], path).toBe("image/jpeg");
    const { width, height } = await sharp(await response.body()).metadata();
    expect([width, height], path).toEqual([1200, 630]);
  }
});
