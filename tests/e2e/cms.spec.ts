import { asksOften } from "./harness/content.ts";
import { expect } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import { startStubHost } from "./harness/stub-host.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ env: asksOften });

test("with no good answer kept a bad status comes back unchanged [A299]", async () => {
  const host = await startStubHost();
  for (const status of [500, 503, 429, 418])
    host.refuse(
      `/api/${{ 500: "news", 503: "highlight", 429: "topper", 418: "weeklyMenu" }[status]}/SGSM`,
      status,
    );
  const site = await startSite({ contentApiUrl: host.url });
  for (const [path, status] of [
    ["news", 500],
    ["highlight", 503],
    ["topper", 429],
    ["weeklyMenu", 418],
  ] as const) {
    expect((await fetch(`${site.url}/api/${path}/SGSM`)).status, path).toBe(status);
  }
  expect((await fetch(`${site.url}/api/subGallery?id=unknown`)).status).toBe(404);
  expect((await fetch(`${site.url}/api/news/OTHER`)).status).toBe(404);
  await site.stop();
  await host.close();
});

test("no connection is 502, and every page still answers [A299]", async () => {
  const site = await startSite({ contentApiUrl: "http://127.0.0.1:9" });
  expect((await fetch(`${site.url}/api/news/SGSM`)).status).toBe(502);
  for (const path of [
    "/",
    "/Events",
    "/News",
    "/Gallery",
    "/TopperX",
    "/weeklyMenu",
    "/SubGallery?id=x",
    "/about",
  ]) {
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(200);
  }
  await site.stop();
});

test("no answer in time is 504, and the page leaves within its budget [A299, R68]", async () => {
  const host = await startStubHost();
  host.answer("/api/PrincipalMessage/SGSM", () => {});
  const site = await startSite({ contentApiUrl: host.url });
  expect((await fetch(`${site.url}/api/PrincipalMessage/SGSM`)).status).toBe(504);
  const html = await (await fetch(`${site.url}/principal-message`)).text();
  expect(html).toContain("Loading principal&#x27;s message...");
  await site.stop();
  await host.close();
});
