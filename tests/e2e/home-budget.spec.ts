import { brotliCompressSync } from "node:zlib";
import { expect, withContent } from "./harness/fixtures.ts";
import { recordShifts, readShifts } from "./harness/layout-shifts.ts";
import { recordSizes, sum } from "./harness/transfer-sizes.ts";
import { noticeLists } from "./home-content.ts";

const test = withContent({ lists: noticeLists });
const KB = 1_000;

test("home with its style inside is at most 20 KB in brotli", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(20 * KB);
  expect(html).not.toContain(" style=");
});

test("home needs 12 KB of scripts until somebody scrolls, 3 KB to begin, 75 KB when everything lives, without zod, and nothing moves", async ({
  page,
  request,
}) => {
  const answers = new Map<string, Promise<string>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) answers.set(pathname, response.text());
  });
  const bytes = (texts: string[]) =>
    sum(texts.map((text) => ({ bytes: brotliCompressSync(text).byteLength })));
  await recordShifts(page);
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await readShifts(page)).toEqual([]);
  const paths = [...answers.keys()];
  expect(bytes(await Promise.all(answers.values())), paths.join(" ")).toBeLessThanOrEqual(12 * KB);

  const first =
    (await answers.get(paths.find((path) => path.includes("entry.client")) ?? "")) ?? "";
  // A dynamic import has a bracket behind the word; it is not needed to begin.
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
  const texts = await Promise.all(answers.values());
  expect(texts.filter((text) => text.includes("ZodError"))).toEqual([]);
  expect(bytes(texts), [...answers.keys()].join(" ")).toBeLessThanOrEqual(75 * KB);
});

test("on a phone the first view is at most 200 KB, all of one origin, and nothing moves", async ({
  page,
  browser,
  site,
}) => {
  const viewport = { width: 360, height: 740 };
  // Pictures are made on the first demand; the second visitor is the one to measure.
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
