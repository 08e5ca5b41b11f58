import { expect, withContent } from "./harness/fixtures.ts";
import { richContent } from "./harness/rich-content.ts";
import { textRoutes } from "./harness/route-table.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

const test = withContent(richContent);

test.beforeEach(({ page }) => stubPictures(page));

for (const width of [360, 768, 1280])
  test(`the picture of an inner page spans the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const picture = page.locator(".page-head__picture");
    expect(await picture.boundingBox()).toMatchObject({ x: 0, width });
    await expect(picture).toHaveCSS("border-radius", "0px");
    // The title reaches into the picture, and ends in the first screen.
    const [frame, title] = [
      await picture.boundingBox(),
      await page.locator(".page-head__title").boundingBox(),
    ];
    expect(title?.y).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("A residential school for boys, Class IV to XII")).toBeVisible();
  });

test("every text page has one title with its breadcrumb, and no script", async ({ request }) => {
  for (const { path, title, breadcrumb } of textRoutes) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<h1>/g), path).toHaveLength(1);
    expect(html, path).not.toContain('<script type="module"');
    const head = html.slice(html.indexOf('class="page-head'), html.indexOf('class="text-page'));
    const escaped = title.replaceAll("&", "&amp;");
    expect(head, path).toContain(`<h1>${escaped}</h1>`);
    for (const step of breadcrumb) expect(head, path).toContain(step.replaceAll("&", "&amp;"));
  }
});

test("every text page ends with the next page of its section and two ways to the school", async ({
  page,
}) => {
  for (const { path, breadcrumb } of textRoutes) {
    await page.goto(path);
    const end = page.locator("main > :last-child");
    await expect(end, path).toHaveAccessibleName("Read on");
    const links = end.getByRole("link");
    await expect(end.getByText(`Next in ${breadcrumb[1]}`), path).toBeVisible();
    const next = (await links.first().getAttribute("href")) ?? "";
    expect(next, path).not.toBe(path);
    expect((await page.request.get(next)).status(), `${path} leads to ${next}`).toBe(200);
    for (const index of [1, 2])
      await expect(links.nth(index), path).toHaveAttribute("href", /^\/contact/);
  }
});

test("the margin repeats the figures and the telephone number of the text", async ({ page }) => {
  await page.goto("/entry-to-class-iV-Viii");
  const facts = page.locator(".text-facts");
  await expect(facts).toContainText("Teacher to student ratio");
  await expect(facts.getByRole("link", { name: "+91 00000 00002" })).toBeVisible();
  const [text, margin] = [
    await page.locator(".text-page__body").boundingBox(),
    await facts.boundingBox(),
  ];
  expect(margin?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});
