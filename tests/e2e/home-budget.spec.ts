import { brotliCompressSync } from "node:zlib";
import { expect } from "./harness/fixtures.ts";
import { noteShifts, shiftsOf } from "./harness/shifts.ts";
import { withContent } from "./harness/with-content.ts";
import { noticeLists } from "./home-content.ts";

const test = withContent({ lists: noticeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

const KB = 1_000;
type Sent = { type: string; path: string; bytes: number };

/** Everything that the page loads until it is quiet, as it comes over the line. Scripts count in brotli. */
async function load(page: Page, url: string): Promise<Sent[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const sent = new Map<string, Sent>();
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    sent.set(requestId, { type, path: new URL(response.url).pathname, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  return [...sent.values()];
}

const sum = (list: { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0);

test("home with its style inside is at most 20 KB in brotli", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(20 * KB);
  expect(html).not.toContain(" style=");
});

test("the scripts of home are at most 75 KB in brotli when everything on it lives, without zod", async ({
  page,
}) => {
  const scripts: { path: string; text: Promise<string> }[] = [];
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (path.endsWith(".js")) scripts.push({ path, text: response.text() });
  });
  await page.goto("/");
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await page.locator("#birthdays").scrollIntoViewIfNeeded();
  await expect(page.locator("#birthdays-of-month")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(
    scripts.map(async ({ path, text }) => ({
      path,
      bytes: brotliCompressSync(await text).byteLength,
      hasZod: (await text).includes("ZodError"),
    })),
  );
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(sizes) });
  expect(sizes.filter(({ hasZod }) => hasZod)).toEqual([]);
  expect(sum(sizes), JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(75 * KB);
});

test("until somebody scrolls, home needs 12 KB of scripts; its entry with what it imports is 3 KB", async ({
  page,
  request,
}) => {
  const scripts = new Map<string, string>();
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.set(pathname, await response.text());
  });
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const bytes = (texts: Iterable<string>) =>
    sum(Array.from(texts, (text) => ({ bytes: brotliCompressSync(text).byteLength })));
  expect(bytes(scripts.values()), [...scripts.keys()].join(" ")).toBeLessThanOrEqual(12 * KB);

  const entry = [...scripts.keys()].find((path) => path.includes("entry.client")) ?? "";
  const first = scripts.get(entry) ?? "";
  // A dynamic import has a bracket behind the word; it is not needed to begin.
  const imports = [...first.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, file]) => file);
  const imported = await Promise.all(
    imports.map(async (file) => (await request.get(`/assets/${file}`)).text()),
  );
  expect(imports.length).toBeGreaterThan(0);
  expect(bytes([first, ...imported])).toBeLessThanOrEqual(3 * KB);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the first view is at most 200 KB, all of one origin, and nothing moves", async ({
    page,
    site,
  }) => {
    await noteShifts(page);
    // Pictures are made on the first demand; the second visitor is the one to measure.
    await load(page, site.url);
    await page.context().clearCookies();
    const session = await page.context().newCDPSession(page);
    await session.send("Network.clearBrowserCache");
    const sent = await load(page, site.url);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(sent) });
    expect(sum(sent), JSON.stringify(sent, null, 1)).toBeLessThanOrEqual(200 * KB);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test("nothing moves at 1280 px either while the page comes to life", async ({ page }) => {
  await noteShifts(page);
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await shiftsOf(page)).toEqual([]);
});
