import { expect, test } from "./harness/fixtures.ts";
import { routeTable } from "./harness/route-table.ts";

test("every page has a title and a description of its own", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of routeTable) {
    const html = await (await request.get(path)).text();
    const [, title = ""] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
    const [, description = ""] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
    expect(title, path).toContain("SGC");
    expect(description, path).not.toBe("");
    expect(seen.get(title + description), path).toBeUndefined();
    seen.set(title + description, path);
  }
});

test("the picture of a shared link is there", async ({ request }) => {
  for (const path of ["/", "/about", "/Events", "/newsletter"]) {
    const html = await (await request.get(path)).text();
    const [, picture = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.headers()["content-type"], path).toBe("image/jpeg");
  }
});

test("topper pages are marked noindex and are not in the sitemap [A176, R40]", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/entry-to-class-iV-Viii</loc>");
  for (const path of ["/TopperX", "/TopperXII"]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    expect(html, path).not.toContain("og:");
    expect(html, path).not.toContain("ld+json");
    expect(sitemap).not.toContain(`${path}</loc>`);
  }
});

test("structured data of home and inner pages can be read", async ({ page }) => {
  await page.goto("/");
  const read = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(await read()).toMatchObject({ "@type": "School", name: "SGC", foundingDate: "1853" });
  await page.goto("/hostel");
  expect(await read()).toMatchObject({ "@type": "BreadcrumbList" });
});

test("robots.txt names the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
});

test("a telephone keeps the site under the school's name, with signs that are there [A14]", async ({
  request,
}) => {
  const html = await (await request.get("/about")).text();
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
  const answer = await request.get("/site.webmanifest");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: "SGC", short_name: "SGC", start_url: "/" });
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"], src).toBe("image/png");
  }
});

test("what can be subscribed to is named in the head and in words, and is there", async ({
  request,
}) => {
  const subscriptions = { "/": 3, "/Events": 3, "/News": 2, "/Gallery": 2, "/about": 0 };
  for (const [path, count] of Object.entries(subscriptions)) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)];
    expect(links.length, path).toBe(count);
    for (const [, type = "", address = ""] of links) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()["content-type"], address).toContain(type);
    }
    expect(/>Subscribe in your calendar</.test(html), path).toBe(
      path === "/" || path === "/Events",
    );
    expect(/>Follow in a news reader</.test(html), path).toBe(!["/", "/about"].includes(path));
  }
});

test("the font of the initial letter is preloaded on pages of text, and nowhere else", async ({
  request,
}) => {
  for (const { path } of routeTable) {
    const html = await (await request.get(path)).text();
    const fonts = html.match(/<link [^>]*rel="preload"[^>]*as="font"/g) ?? [];
    expect(fonts.length, path).toBe(html.includes("text-page__body") ? 1 : 0);
  }
});
