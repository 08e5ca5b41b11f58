import { brotliCompressSync } from "node:zlib";
import { expect, withContent } from "./harness/fixtures.ts";
import { readShifts, recordShifts } from "./harness/layout-shifts.ts";
import { recordSizes, sum } from "./harness/transfer-sizes.ts";
import { noticeLists } from "./home-content.ts";

const test = withContent({ lists: noticeLists });
const KB = 1_000;

test("home with its inline style is at most 22.5 KB of Brotli", async ({ request }) => {
  const text = await (await request.get("/")).text();
  // The port would change the size by up to 100 bytes.
  const html = text.replaceAll(/localhost:\d+/g, "school.example");
  expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(22.5 * KB);
  expect(html).not.toContain(" style=");
});

test("home loads at most 12 KB of scripts before scrolling, 3 KB at first, 75 KB in all, no zod, and shifts nothing", async ({
  page,
  request,
}) => {
  const scripts = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.set(pathname, response.text());
  });
  const bytes = (texts: string[]) =>
    sum(texts.map((text) => ({ bytes: brotliCompressSync(text).byteLength })));
  await recordShifts(page);
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await readShifts(page)).toEqual([]);
  const paths = [...scripts.keys()];
  expect(bytes(await Promise.all(scripts.values())), paths.join(" ")).toBeLessThanOrEqual(12 * KB);

  const first =
    (await scripts.get(paths.find((path) => path.includes("entry.client")) ?? "")) ?? "";
  // Static imports only: a dynamic import has a bracket after the keyword.
  const imports = [...first.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => file);
  const imported = await Promise.all(
    imports.map(async (file) => (await request.get(`/assets/${file}`)).text()),
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(bytes([first, ...imported])).toBeLessThanOrEqual(3 * KB);

  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await page.locator("#birthdays").scrollIntoViewIfNeeded();
  await expect(page.locator("#birthdays-of-month")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const texts = await Promise.all(scripts.values());
  expect(texts.filter((text) => text.includes("ZodError"))).toEqual([]);
  expect(bytes(texts), [...scripts.keys()].join(" ")).toBeLessThanOrEqual(75 * KB);
});

test("the first slide is at most 31 KB on a dense phone", async ({ page, request }) => {
  await page.goto("/");
  const source = page.locator(".banner picture source").first();
  const path = (await source.getAttribute("srcset"))?.match(/\S+\?w=960/)?.[0] ?? "";
  const response = await request.get(path, { headers: { accept: "image/avif" } });
  expect(response.headers()["content-type"]).toBe("image/avif");
  expect((await response.body()).byteLength).toBeLessThanOrEqual(31 * KB);
});

test("on a phone the first view is at most 200 KB, from one origin, and shifts nothing", async ({
  page,
  browser,
  site,
}) => {
  const viewport = { width: 360, height: 740 };
  // The first visit resizes the images, so measure the second one.
  await page.setViewportSize(viewport);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const second = await browser.newPage({ viewport });
  const sizes = recordSizes(second);
  await recordShifts(second);
  await second.goto(site.url);
  await second.waitForLoadState("networkidle");
  const all = await sizes();
  expect(sum(all), JSON.stringify(all, null, 1)).toBeLessThanOrEqual(200 * KB);
  expect(all.length).toBeGreaterThan(5);
  expect(await readShifts(second)).toEqual([]);
  await second.close();
});
