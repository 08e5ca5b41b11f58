import { expect, test } from "./harness/fixtures.ts";

test("structured data of home and inner pages can be read", async ({ page }) => {
  await page.goto("/");
  const read = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "");
  expect(await read()).toMatchObject({ "@type": "School", name: "SGC", foundingDate: "1853" });
  await page.goto("/hostel");
  expect(await read()).toMatchObject({ "@type": "BreadcrumbList" });
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
    expect(/>Subscribe in a calendar app</.test(html), path).toBe(
      path === "/" || path === "/Events",
    );
    expect(/>Subscribe by RSS</.test(html), path).toBe(!["/", "/about"].includes(path));
  }
});

test.describe("a style that somebody else brings", () => {
  test.use({ expectedErrors: ["Applying inline style violates"] });

  test("is refused, the page's own is applied", async ({ page }) => {
    await page.goto("/about");
    const display = () => page.evaluate(() => getComputedStyle(document.body).display);
    expect(await display()).toBe("flex");
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "body { display: block }";
      document.head.append(style);
    });
    expect(await display()).toBe("flex");
  });
});
