import { asksOften } from "./harness/content.ts";
import { expect, publish } from "./harness/fixtures.ts";
import { richLists } from "./harness/rich-content.ts";
import { startSite } from "./harness/site.ts";
import { startStubHost } from "./harness/stub-host.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ env: asksOften });
const news = (title: string) => [
  { _id: "n1", title, fromDate: "2026-11-02", description: "", images: [], attachments: [] },
];

test("calls marked with auth carry the browser's token up to the host, others never [A10, A11, A292]", async ({
  request,
  host,
}) => {
  host.reset();
  const headers = { authorization: "Bearer secret-2", schoolcode: "SGSM" };
  for (const path of [
    "/api/topper/SGSM",
    "/api/onlineRegistration/SGSM",
    "/api/notification/SGSM",
    "/api/news/SGSM",
  ]) {
    const response = await request.get(path, { headers });
    expect(response.status()).toBe(200);
    const isShared = path === "/api/news/SGSM";
    expect(response.headers()["cache-control"], path).toBe(
      isShared ? "no-cache" : "private, no-store",
    );
  }
  const withToken = host.received.filter(
    (call) => call.headers.authorization === "Bearer secret-2",
  );
  expect(withToken.map(({ path }) => path).sort()).toEqual([
    "/api/notification/SGSM",
    "/api/onlineRegistration/SGSM",
    "/api/topper/SGSM",
  ]);
  const others = host.received.filter((call) => call.headers.authorization !== "Bearer secret-2");
  for (const call of others) expect(call.headers.authorization, call.path).toBeUndefined();
});

test("with no good answer kept a bad status comes back unchanged [A299]", async () => {
  const host = await startStubHost();
  for (const status of [500, 503, 429, 418])
    host.refuse(
      `/api/${{ 500: "news", 503: "highlight", 429: "topper", 418: "weeklyMenu" }[status]}/SGSM`,
      status,
    );
  const site = await startSite({ contentHostUrl: host.url });
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
  const site = await startSite({ contentHostUrl: "http://127.0.0.1:9" });
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
  const site = await startSite({ contentHostUrl: host.url });
  expect((await fetch(`${site.url}/api/PrincipalMessage/SGSM`)).status).toBe(504);
  const html = await (await fetch(`${site.url}/principal-message`)).text();
  expect(html).toContain("Loading principal&#x27;s message...");
  await site.stop();
  await host.close();
});

/** A page, and what it shows of the content host. */
const kept = [
  ["/", "Sample announcement 1: the office opens at nine"],
  ["/principal-message", "Sample Principal"],
  ["/Events", "Sample event 14 of the autumn term"],
  ["/Events?year=all&q=event+2", "Sample event 2 of the autumn term"],
  ["/Events/event-1", "Sample event 2 of the autumn term"],
  ["/News", "Sample news 13: the hall has a new floor"],
  ["/Gallery", "Sample album 10"],
  ["/SubGallery?id=album-1", "Sample album 2"],
  ["/subFest?id=album-2", "Sample album 3"],
  ["/TopperXII", "Sample Boy 1"],
  ["/TopperX", "Sample Boy 2"],
  ["/weeklyMenu", "Rajma, rice, salad, curd"],
  ["/api/birthdays/all/SGSM", "Sample Boy 5"],
] as const;

test("with the host gone every page keeps showing its last content, also after a restart [A300]", async () => {
  test.setTimeout(180_000);
  const host = await startStubHost();
  for (const [path, json] of Object.entries(richLists)) host.give(path, json);
  const dataDir = test.info().outputPath("site-data");
  const expectContent = async (url: string) => {
    for (const [path, content] of kept)
      expect(await (await fetch(`${url}${path}`)).text(), path).toContain(content);
  };
  const site = await startSite({ contentHostUrl: host.url, dataDir });
  // The albums are asked for when somebody looks at them, all else at the start.
  for (const path of ["/SubGallery?id=album-1", "/subFest?id=album-2"])
    await fetch(`${site.url}${path}`);
  await host.close();
  await expectContent(site.url);
  await site.stop();
  const again = await startSite({ contentHostUrl: host.url, dataDir });
  await expectContent(again.url);
  await again.stop();
});

test("a change at the host is on the page within 15 seconds, with the site's own pace [A301]", async () => {
  const host = await startStubHost();
  host.give("/api/news/all/SGSM", news("Before"));
  const site = await startSite({ contentHostUrl: host.url, env: { CONTENT_RENEW_MS: "" } });
  const show = async () => (await fetch(`${site.url}/News`)).text();
  expect(await show()).toContain("Before");
  host.give("/api/news/all/SGSM", news("After"));
  await expect.poll(show, { timeout: 15_000, intervals: [500] }).toContain("After");
  host.give("/api/news/all/SGSM", []);
  await expect.poll(show, { timeout: 15_000, intervals: [500] }).not.toContain("After");
  await site.stop();
  await host.close();
});

test("one broken answer leaves the others alone, and is logged once it matters", async ({
  request,
  host,
  site,
}) => {
  await publish(host, site, {
    "/api/news/all/SGSM": [null, "x", ...news("Whole")],
    "/api/events/SGSM": { not: "a list" },
  });
  expect(await (await request.get("/News")).text()).toContain("Whole");
  expect((await request.get("/Events")).status()).toBe(200);
  expect(site.log.some((line) => line.includes("Malformed records were left out"))).toBe(true);
});

test("no answer of the site shows how it works inside", async ({ request }) => {
  for (const path of [
    "/api/nothing",
    "/api/image/..%2f..%2fetc%2fpasswd",
    "/%ff",
    "/api/subGallery",
    "/healthz",
  ]) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|\/work\/|Error:/);
  }
});

test("no year of birth leaves the site [A82, A294]", async ({ request, host, site }) => {
  const pupil = {
    _id: "b1",
    name: "Sample Pupil",
    class: "VII",
    date: "2013-11-20",
    attachments: [],
    phone: "123",
  };
  await publish(host, site, {
    "/api/birthdays/SGSM": [pupil],
    "/api/birthdays/all/SGSM": [pupil, { ...pupil, date: "unknown" }],
  });
  const all = await (await request.get("/api/birthdays/all/SGSM")).json();
  expect(all).toEqual([
    { _id: "b1", name: "Sample Pupil", class: "VII", date: "2000-11-20", attachments: [] },
    { _id: "b1", name: "Sample Pupil", class: "VII", date: "", attachments: [] },
  ]);
  expect(await (await request.get("/")).text()).not.toContain("Sample Pupil");
});
