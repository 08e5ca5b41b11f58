import { expect, test, withContent } from "./harness/fixtures.ts";

test.describe("an unknown address", () => {
  // The browser logs the 404.
  test.use({ expectedErrors: ["404 (Not Found)"] });

  test("returns 404 with the header, the footer and a breadcrumb [A16]", async ({ page }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.locator("header").getByRole("link", { name: /^SGC/ })).toBeVisible();
    await expect(page.getByRole("contentinfo", { name: "Footer" })).toBeVisible();
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
    await expect(crumbs).toHaveText(["Home", "Page not found"]);
    await crumbs.first().getByRole("link").click();
    await expect(page).toHaveURL("/");
  });
});

test("the header has phone, registration, fee payment and login [A21, A22, A25, A26]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(".strip").getByRole("link", { name: "+91 00000 00001" })).toBeVisible();
  const register = page.locator("header").getByRole("link", { name: /Online Registration/ });
  await expect(register).toHaveAttribute("href", "https://example.org/registration");
  await expect(register).toHaveAttribute("target", "_blank");
  await expect(register).toHaveAttribute("rel", /noopener/);
  for (const [name, href] of [
    ["Fee Payment", "https://example.org/fees"],
    ["Login", "https://example.org/login"],
  ] as const)
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", href);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("the e-mail address is above the header; on a phone it is first in the menu [A21]", async ({
      page,
    }) => {
      await page.goto("/about");
      const email = page.locator(".strip").getByRole("link", { name: "office@sgc.example" });
      await expect(email).toHaveAttribute("href", "mailto:office@sgc.example");
      for (const width of [1280, 768, 641]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(email).toBeVisible();
        const strip = await page.locator(".strip").boundingBox();
        expect(strip?.height, "the contact line is one line").toBe(40);
      }
      for (const width of [640, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto("/about");
        await page.getByRole("button", { name: "Menu", exact: true }).click();
        const first = page.getByRole("navigation", { name: "Main" }).getByRole("link").first();
        await expect(first).toHaveText(/office@sgc\.example$/);
        await expect(first).toHaveAttribute("href", "mailto:office@sgc.example");
        await expect(first).toBeInViewport({ ratio: 1 });
        expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  });
}

withContent({
  lists: { "/api/onlineRegistration/SGSM": [{ title: " " }, { title: "Register for 2027" }] },
})("the registration button takes its text from the CMS [A23]", async ({ page }) => {
  await page.goto("/about");
  await expect(
    page.locator("header").getByRole("link", { name: /Register for 2027/ }),
  ).toBeVisible();
});

test("the footer has contact details, quick links and three networks [A36, A37, A39]", async ({
  page,
}) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo", { name: "Footer" });
  await expect(footer.getByRole("link", { name: "office@sgc.example" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "+91 00000 00002" })).toBeVisible();
  const quick = footer.getByRole("navigation", { name: "Quick links" }).getByRole("link");
  await expect(quick).toHaveText([
    "About Us",
    "Entry to the school",
    "Rules and Regulations",
    "Phone Call Timings",
    "Weekly Food Menu",
    "E-Newsletter",
    "Contact Us",
  ]);
  for (const [name, href] of [
    ["Facebook", "https://example.org/social/facebook"],
    ["Instagram", "https://example.org/social/instagram"],
    ["YouTube", "https://example.org/social/youtube"],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

/** Maps and social networks read their storage first, which throws in a frame without an origin. */
const pageWithStorage = `<p>A map</p><script>
  localStorage.setItem("zoom", "with storage");
  document.querySelector("p").append(" " + localStorage.getItem("zoom"));
</script>`;

for (const [what, path, part, button] of [
  ["map on a page without a script", "/about", "footer", "Load the map"],
  ["map on a page with one", "/", "footer", "Load the map"],
  ["social page", "/", ".social", "Show the page"],
] as const) {
  test.describe(`the ${what}`, () => {
    // The test clicks the link.
    test.use({ expectedErrors: ["requested https://example.org/"] });

    test("loads only on a click [A38, A104]", async ({ page }) => {
      const requested: string[] = [];
      await page.route("https://example.org/**", (route) => {
        requested.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: pageWithStorage });
      });
      await page.goto(path);
      const section = page.locator(part);
      const link = section.getByRole("link", { name: button });
      await link.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      expect(requested).toEqual([]);
      await link.click();
      await expect(section.frameLocator("iframe").getByText("A map with storage")).toBeVisible();
      await expect(section.locator("iframe")).toHaveAttribute(
        "sandbox",
        "allow-scripts allow-popups allow-popups-to-escape-sandbox allow-same-origin",
      );
      expect(requested).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
}
