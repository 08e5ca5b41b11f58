import { openAdminPage } from "../harness/admin.ts";
import { startCms } from "../harness/cms.ts";
import { expect, bareTest as test } from "../harness/fixtures.ts";
import { findFreePort, startSite } from "../harness/site.ts";
import { crawl, findLeftovers, findMissingTexts, missingPaths } from "./crawl.ts";
import { type School, schools } from "./data.ts";
import { Editor } from "./editor.ts";

/** The maximum of clicks and fields until the home page is complete. */
const MAX_STEPS = 400;

/** A settings page to skip; the test must then find the sample's texts. */
const skipped = process.env["LEAVE_OUT"];

const running: { stop: () => Promise<void> }[] = [];
test.afterEach(async () => {
  for (const { stop } of running.splice(0).reverse()) await stop();
});

const links = { none: 0, "Public Disclosure": 1, "Mandatory Public Disclosure": 2 };

/** The page /disclosure has the typed facts; the footer links to it, and for CBSE also the home page. */
const expectDisclosure = (siteUrl: string, { disclosure, screens }: School) =>
  expect(async () => {
    const { affiliationNumber = "", results } = screens["disclosure"] ?? {};
    const page = await fetch(`${siteUrl}/disclosure`);
    expect(page.status).toBe(disclosure ? 200 : 404);
    const html = await page.text();
    const texts = disclosure ? [`<h1>${disclosure}</h1>`, affiliationNumber] : [];
    for (const text of results ? [...texts, "2025-2026"] : texts) expect(html).toContain(text);
    const home = await (await fetch(siteUrl)).text();
    expect(home.split('href="/disclosure"').length - 1).toBe(links[disclosure ?? "none"]);
  }).toPass({ timeout: 60_000 });

for (const school of schools) {
  test(`no sample text is left on the website of a ${school.kind}`, async ({ browser }) => {
    const port = String(await findFreePort());
    const siteUrl = `http://127.0.0.1:${port}`;
    const own = { SCHOOL_CODE: school.code, SITE_ORIGIN: siteUrl };
    const cms = await startCms({ env: own });
    running.push(cms);
    const env = { ...cms.env, ...own, PORT: port, CONTENT_POLL_MS: "" };
    running.push(await startSite({ contentApiUrl: cms.url, env }));
    const page = await openAdminPage(browser, cms);
    await page.setViewportSize({ width: 1680, height: 1000 });
    const since = performance.now();
    const editor = new Editor(page, cms.url);
    const shows = (path: string, text: string) =>
      expect
        .poll(async () => (await fetch(siteUrl + path)).text(), { timeout: 60_000 })
        .toContain(text);

    await editor.startOwnSchool(school);
    for (const [screen, fields] of Object.entries(school.screens))
      if (screen !== skipped) await editor.fillScreen(screen, fields);
    const home = { ...editor.counts };
    for (const text of [school.name, school.onHome, "/theme."]) await shows("/", text);
    for (const text of school.pages) await editor.writePage(text);
    const seconds = Math.round((performance.now() - since) / 1_000);
    const last = school.pages.findLast(({ fields }) => fields.address);
    await shows(last?.fields.address ?? "/", "</article>");

    await expectDisclosure(siteUrl, school);
    const found = await crawl(siteUrl, school.code);
    const headers = { "sec-fetch-site": "same-origin" };
    const users = await page.request.get(`${cms.url}/cms-api/users?depth=0`, { headers });
    expect(users.ok()).toBe(true);
    const record = { path: "users", from: "", status: 200, type: "", text: await users.text() };
    const leftovers = findLeftovers(school, [...found, record]);
    const dead = found
      .filter(({ path, status }) => status >= 400 !== missingPaths.has(path))
      .map(({ path, from, status }) => `${path}: ${status}, from ${from}`);
    const missing = findMissingTexts(school.pages, found);
    const { clicks, fields } = editor.counts;
    console.log(
      `| ${school.kind} | ${home.clicks} + ${home.fields} = ${home.clicks + home.fields} | ${clicks} + ${fields} | ${seconds} | ${found.length} | ${dead.length} | ${leftovers.length} | ${missing.length} |`,
    );
    expect({ leftovers, dead, missing }).toEqual({ leftovers: [], dead: [], missing: [] });
    expect(found.length).toBeGreaterThan(50);
    expect(home.clicks + home.fields).toBeLessThanOrEqual(MAX_STEPS);
    await page.context().close();
  });
}
