import { expect, withContent } from "./harness/fixtures.ts";
import { pixel } from "./harness/stub-pictures.ts";

const photos = ["SGSM/ridges-dawn", "SGSM/cricket-dusk", "SGSM/library-noon", "SGSM/snow-dawn"];
const album = {
  _id: "a1",
  title: "A day of snow",
  description: "The first fall of the winter.",
  date: "2024-03-05",
  category: "PhotoGallery",
  attachments: photos,
};
const many = Array.from({ length: 300 }, (_, index) => `photo-${index}.jpg`);
const test = withContent({
  lists: {
    "/api/subGallery?id=a1": album,
    "/api/subGallery?id=big": { ...album, _id: "big", attachments: many },
  },
});

for (const [path, title, back] of [
  ["/SubGallery", "Photo Gallery", "/Gallery"],
  ["/subFest", "Events at SGC", "/"],
] as const) {
  test(`${path} shows one album with all its facts and photos [A152, A153, A154, A155, A156, A157, A158, A159, A160]`, async ({
    page,
    cms,
  }) => {
    await page.goto(`${path}?id=a1`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator(".back-link")).toHaveAttribute("href", back);
    const facts = page.locator(".album__fact");
    await expect(facts).toHaveText([
      /Event Date\s*05\/03\/2024/,
      /Updated On\s*05\/03\/2024/,
      /Total Photos\s*4/,
    ]);
    await expect(page.getByRole("heading", { name: "A day of snow" })).toBeVisible();
    await expect(page.getByText("The first fall of the winter.")).toBeVisible();
    await expect(page.locator("[data-photo]")).toHaveCount(4);
    expect(cms.received.some((call) => call.path === "/api/subGallery?id=a1")).toBe(true);
  });

  test(`${path} with an unknown or missing album shows empty values, status 200 [A162]`, async ({
    page,
    request,
  }) => {
    expect((await request.get(`${path}?id=unknown`)).status()).toBe(200);
    await page.goto(path);
    await expect(page.locator(".album__fact")).toHaveText([
      /^Event Date\s*$/,
      /^Updated On\s*$/,
      /^Total Photos\s*0$/,
    ]);
    await expect(page.locator("[data-photo]")).toHaveCount(0);
  });
}

test("a photo opens in the viewer at that photo; Back closes it, a link opens it again, and it offers the removal request [A161, A163]", async ({
  page,
}) => {
  await page.goto("/SubGallery?id=a1");
  const third = page.locator("[data-photo]").nth(2);
  await third.click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText("3 / 4").first()).toBeVisible();
  await expect(page).toHaveURL(/photo=SGSM%2Flibrary-noon/);
  await viewer.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page).toHaveURL(/photo=SGSM%2Fsnow-dawn/);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/SubGallery\?id=a1$/);
  // The focus returns to the photo that opened the viewer.
  await third.focus();
  await page.keyboard.press("Enter");
  await expect(viewer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(third).toBeFocused();
  await page.goto("/SubGallery?id=a1&photo=SGSM%2Fcricket-dusk");
  await expect(viewer.getByText("2 / 4").first()).toBeVisible();
  await expect(viewer.getByRole("link", { name: "Please remove this photo" })).toHaveAttribute(
    "href",
    /\/contact\?photo=%2FSubGallery%3Fid%3Da1%26photo%3D/,
  );
});

test("an album loads React and the viewer only when the pointer reaches a photo", async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  context.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const viewerScripts = () => scripts.filter((path) => /(react|viewer)-.*\.(js|css)$/.test(path));
  await page.goto("/SubGallery?id=a1", { waitUntil: "networkidle" });
  expect(viewerScripts()).toEqual([]);
  // With a modifier key the photo opens in a new tab, even while the viewer loads.
  const tab = context.waitForEvent("page");
  await page
    .locator("[data-photo]")
    .first()
    .click({ modifiers: ["ControlOrMeta"] });
  await expect((await tab).locator(".photo-view")).toBeVisible();
  await expect.poll(() => new Set(viewerScripts()).size).toBeGreaterThanOrEqual(4);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each photo has a page with Previous, Next and the removal request [A161, A163]", async ({
    page,
  }) => {
    await page.goto("/SubGallery?id=a1");
    await page.locator("[data-photo]").first().click();
    await expect(page.locator(".photo-view")).toContainText("1 / 4");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.locator(".photo-view")).toContainText("2 / 4");
    await page.getByRole("link", { name: "Previous" }).click();
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page.locator(".photo-view")).toContainText("4 / 4");
    await page.getByRole("link", { name: "Please remove this photo" }).click();
    await expect(page).toHaveURL(/\/contact\?photo=/);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      "Please remove this photo: /SubGallery?id=a1&photo=SGSM%2Fsnow-dawn\n\n",
    );
  });
});

test("an album of 300 photos requests at most 10 large images when it opens", async ({ page }) => {
  const large = new Set<string>();
  await page.route("**/api/image/**", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (Number(searchParams.get("w") ?? 9999) >= 1280) large.add(pathname);
    return route.fulfill({ contentType: "image/gif", body: pixel });
  });
  await page.route("**/photo-details/**", (route) => route.fulfill({ json: {} }));
  await page.goto("/SubGallery?id=big");
  await page.locator("[data-photo]").nth(5).click();
  await expect(page.getByRole("dialog").getByText("6 / 300").first()).toBeVisible();
  await expect(page.locator('.plb__slide[data-status="loaded"]')).toHaveCount(5);
  expect(large.size).toBeGreaterThan(0);
  expect(large.size).toBeLessThanOrEqual(10);
});
