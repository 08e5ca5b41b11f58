import { siteMap } from "../apps/site/app/site-map.ts";
import { expect, publish, test } from "./harness/fixtures.ts";

test("A2 A3 A6 all 33 addresses answer 200 with the shared header and footer", async ({
  request,
}) => {
  expect(siteMap).toHaveLength(33);
  for (const { path } of siteMap) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain('class="header"');
    expect(html, path).toContain('aria-label="Footer"');
  }
});

test("A4 A5 inner pages show the way from Home, the home page does not", async ({ page }) => {
  await page.goto("/about");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(crumbs).toHaveText(["Home", "About", "About Us"]);
  await expect(crumbs.first().getByRole("link")).toHaveAttribute("href", "/");
  await page.goto("/Events");
  await expect(crumbs).toHaveText(["Home", "Events"]);
  await page.goto("/");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveCount(0);
});

test("A16 an unknown address is a real 404 that helps", async ({ page, request }) => {
  expect((await request.get("/nowhere")).status()).toBe(404);
  const html = await (await request.get("/nowhere")).text();
  expect(html).toContain("Page not found");
  expect(html).toContain('class="header"');
  expect(html).toContain('aria-label="Footer"');
  test.info().annotations.push({ type: "console", description: "the browser logs the 404 itself" });
  await page.setContent("<p></p>");
});

test("A17 other spellings lead to the canonical address at once, with the query kept", async ({
  request,
}) => {
  const spellings = {
    "/events": "/Events",
    "/News/": "/News",
    "/TOPPERXII/?year=all": "/TopperXII?year=all",
    "/entry-to-class-iv-viii": "/entry-to-class-iV-Viii",
    "/ABOUT/": "/about",
  };
  for (const [written, right] of Object.entries(spellings)) {
    const response = await request.get(written, { maxRedirects: 0 });
    expect(response.status(), written).toBe(301);
    expect(response.headers()["location"], written).toBe(right);
  }
  expect((await request.get("/api/HIGHLIGHT/sgsm", { maxRedirects: 0 })).status()).toBe(200);
});

test("A21 A22 A25 A26 the header has phone, registration, fee payment and login", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(".strip").getByRole("link", { name: "+91 00000 00001" })).toBeVisible();
  const register = page.locator("header").getByRole("link", { name: /Online Registration/ });
  await expect(register).toHaveAttribute("target", "_blank");
  await expect(register).toHaveAttribute("rel", /noopener/);
  await expect(page.getByRole("link", { name: "Fee Payment" })).toHaveAttribute(
    "href",
    /^https:\/\/example\.org\//,
  );
  await expect(page.getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    /^https:\/\/example\.org\//,
  );
});

test("A23 the registration button takes its text from the content host", async ({
  page,
  host,
  site,
}) => {
  await publish(host, site, {
    "/api/onlineRegistration/SGSM": [{ title: " " }, { title: "Register for 2027" }],
  });
  await page.goto("/about");
  await expect(
    page.locator("header").getByRole("link", { name: /Register for 2027/ }),
  ).toBeVisible();
});

test("A36 A37 A39 the footer has contact details, quick links and three networks", async ({
  page,
}) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo", { name: "Footer" });
  await expect(footer.getByRole("link", { name: "office@sgc.example" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "+91 00000 00002" })).toBeVisible();
  await expect(
    footer.getByRole("navigation", { name: "Quick links" }).getByRole("link"),
  ).toHaveCount(7);
  await expect(footer.locator(".footer__social a")).toHaveCount(3);
});

for (const [kind, path] of [
  ["a page without a script", "/about"],
  ["a page with one", "/"],
] as const) {
  test.describe(`the map on ${kind}`, () => {
    // Asked for by the click of the test itself.
    test.use({ expectedErrors: ["asked https://example.org/"] });

    test("A38 is drawn by us until somebody asks for the real one", async ({ page }) => {
      const asked: string[] = [];
      await page.route("https://example.org/**", (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
      });
      await page.goto(path);
      const footer = page.getByRole("contentinfo", { name: "Footer" });
      const link = footer.getByRole("link", { name: "Load the map" });
      await link.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await link.click();
      await expect(footer.frameLocator("iframe").getByText("A map")).toBeVisible();
      await expect(footer.getByTitle(/^Map of the way/)).toHaveAttribute(
        "sandbox",
        "allow-scripts allow-popups",
      );
      expect(asked).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
}

test("a page of text ships no script at all", async ({ request }) => {
  for (const path of ["/about", "/timeline", "/hostel", "/PhoneCallTiming"]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script(?![^>]*application\/ld\+json)[^>]*>/g)];
    expect(scripts, path).toEqual([]);
    expect(html, path).not.toContain(" style=");
  }
});

test("a body that is too large is refused with 413", async ({ request }) => {
  const response = await request.post("/api/form/SGSM/CF", {
    data: { message: "x".repeat(70_000) },
  });
  expect(response.status()).toBe(413);
});
