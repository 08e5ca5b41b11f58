import jsQr from "jsqr";
import sharp from "sharp";
import { eventsContent } from "./events-content.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent(eventsContent);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("an event leads to its address in words and as a QR code that a telephone reads", async ({
    page,
  }) => {
    await page.goto("/Events/final");
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    await page.getByRole("link", { name: "Share this page" }).click();
    await expect(page).toHaveURL(/\/share\?of=%2FEvents%2Ffinal$/);
    const poster = page.getByRole("region", { name: "Poster" });
    await expect(poster.getByRole("heading")).toHaveText("Inter-house CRICKET final");
    await expect(poster).toContainText("Event · 28 November 2026");
    await expect(poster).toContainText(canonical?.replace(/^https?:\/\//, "") ?? "?");
    const picture = sharp(await poster.getByRole("img", { name: /QR code/ }).screenshot());
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const read = jsQr(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(canonical);
    await expect(page.getByRole("link", { name: "Send it by e-mail" })).toHaveAttribute(
      "href",
      `mailto:?subject=Inter-house%20CRICKET%20final&body=${encodeURIComponent(canonical ?? "")}`,
    );
  });

  test("any page has a poster, which alone is printed, on one A4 sheet", async ({ page }) => {
    await page.goto("/share");
    await page.getByLabel("A poster for a page").selectOption({ label: "Hostel / Boarding Life" });
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/\/share\?of=%2Fhostel$/);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Share", level: 1 })).toBeHidden();
    await expect(page.getByRole("link", { name: "Send it by WhatsApp" })).toBeHidden();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});

test("an invented page has no poster", async ({ request }) => {
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
