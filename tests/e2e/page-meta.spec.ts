import { expect, test } from "./harness/fixtures.ts";
import { readJson } from "./harness/read-json.ts";

test("the web app manifest has the school's name and icons that exist [A14]", async ({
  request,
}) => {
  const html = await (await request.get("/about")).text();
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest"/>');
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await readJson(response);
  expect(manifest).toMatchObject({ name: "SGC", short_name: "SGC", start_url: "/" });
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"], src).toBe("image/png");
  }
});

test("feeds are linked in the head and in the text, and exist", async ({ request }) => {
  const subscriptions = { "/": 3, "/Events": 3, "/News": 2, "/Gallery": 2, "/about": 0 };
  for (const [path, count] of Object.entries(subscriptions)) {
    const html = await (await request.get(path)).text();
    const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)];
    expect(links.length, path).toBe(count);
    for (const [, type = "", address = ""] of links) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()["content-type"], address).toContain(type);
    }
    expect(/>Subscribe in a calendar app</.test(html), path).toBe(
      path === "/" || path === "/Events",
    );
    expect(/>Subscribe by RSS</.test(html), path).toBe(!["/", "/about"].includes(path));
  }
});

test.describe("an injected style", () => {
  test.use({ expectedErrors: ["Applying inline style violates"] });

  test("is blocked, and the page's own style is applied", async ({ page }) => {
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
