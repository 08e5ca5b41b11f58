import { expect, bareTest as test } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import { startStubCms } from "./harness/stub-cms.ts";

const statuses = { news: 500, highlight: 503, topper: 429, weeklyMenu: 418 };

test("without a cached response the CMS's error status is passed on, a timeout is 504, and the page still renders [A299, R68]", async () => {
  const cms = await startStubCms();
  for (const [list, status] of Object.entries(statuses)) cms.fail(`/api/${list}/SGSM`, status);
  cms.handle("/api/PrincipalMessage/SGSM", () => {});
  const site = await startSite({ contentApiUrl: cms.url });
  for (const [list, status] of Object.entries(statuses))
    expect((await fetch(`${site.url}/api/${list}/SGSM`)).status, list).toBe(status);
  for (const path of ["subGallery?id=unknown", "news/OTHER"])
    expect((await fetch(`${site.url}/api/${path}`)).status, path).toBe(404);
  expect((await fetch(`${site.url}/api/PrincipalMessage/SGSM`)).status).toBe(504);
  const html = await (await fetch(`${site.url}/principal-message`)).text();
  expect(html).toContain("Loading principal&#x27;s message...");
  await site.stop();
  await cms.close();
});

test("without a connection the API returns 502 and every page 200 [A299]", async () => {
  const site = await startSite({ contentApiUrl: "http://127.0.0.1:9" });
  expect((await fetch(`${site.url}/api/news/SGSM`)).status).toBe(502);
  for (const path of ["", "Events", "News", "Gallery", "TopperX", "weeklyMenu", "SubGallery?id=x"])
    expect((await fetch(`${site.url}/${path}`)).status, path).toBe(200);
  await site.stop();
});
