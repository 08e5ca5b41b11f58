import { expect, test } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import { startStubHost } from "./harness/stub-host.ts";

test("a list that the host loses for a moment stays on the page, also after a restart [R68]", async ({
  page,
}) => {
  const host = await startStubHost();
  const news = { _id: "n1", title: "Snow on the ridge", fromDate: "2026-11-10" };
  host.give("/api/news/all/SGSM", [news]);
  const dataDir = test.info().outputPath("site-data");
  const first = await startSite({ contentApiUrl: host.url, dataDir });
  await page.goto(`${first.url}/News`);
  await expect(page.getByRole("heading", { name: "Snow on the ridge" })).toBeVisible();
  host.received.length = 0;
  host.refuse("/api/news/all/SGSM", 404);
  const asked = () => host.received.filter(({ path }) => path === "/api/news/all/SGSM").length;
  await expect.poll(asked).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Snow on the ridge" })).toBeVisible();
  expect((await page.request.get(`${first.url}/api/news/all/SGSM`)).status()).toBe(200);
  // The page may still fetch what it loads when idle.
  await page.goto("about:blank");
  await first.stop();

  const second = await startSite({ contentApiUrl: host.url, dataDir });
  await page.goto(`${second.url}/News`);
  await expect(page.getByRole("heading", { name: "Snow on the ridge" })).toBeVisible();
  await page.goto("about:blank");
  await second.stop();
  await host.close();
});

test("a page that takes nothing answers 405 to whatever is sent to it, with what it does take", async ({
  request,
}) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    for (const path of ["/", "/Events", "/about", "/SubGallery?id=a"]) {
      const answer = await request.fetch(path, { method, form: { a: "b" } });
      expect(answer.status(), `${method} ${path}`).toBe(405);
      expect(answer.headers()["allow"], `${method} ${path}`).toBe("GET, HEAD, OPTIONS");
    }
  }
  const head = await request.head("/Events");
  expect(head.status()).toBe(200);
  expect(head.headers()["content-type"]).toContain("text/html");
  const options = await request.fetch("/contact", { method: "OPTIONS" });
  expect(options.status()).toBe(204);
  expect(options.headers()["allow"]).toBe("GET, HEAD, POST, OPTIONS");
});
