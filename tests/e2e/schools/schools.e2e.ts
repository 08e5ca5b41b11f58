import { openAdminPage } from "../harness/admin.ts";
import { startCms } from "../harness/cms.ts";
import { expect, bareTest as test } from "../harness/fixtures.ts";
import { findFreePort, startSite } from "../harness/site.ts";
import { crawl, findLeftovers, findLost, refused } from "./crawl.ts";
import { schools } from "./data.ts";
import { Editor } from "./editor.ts";

/** So many clicks and fields may it take until the home page is right. */
const MOST = 400;

/** A screen that the editor never opens, by its address: the sample's words must be found there. */
const leftOut = process.env["LEAVE_OUT"];

const running: { stop: () => Promise<void> }[] = [];
test.afterEach(async () => {
  for (const { stop } of running.splice(0).reverse()) await stop();
});

for (const school of schools) {
  test(`nothing of the sample is left at a ${school.kind}`, async ({ browser }) => {
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
    const shows = (path: string, words: string) =>
      expect
        .poll(async () => (await fetch(siteUrl + path)).text(), { timeout: 15_000 })
        .toContain(words);

    await editor.begin(school);
    for (const [screen, fields] of Object.entries(school.screens))
      if (screen !== leftOut) await editor.fillScreen(screen, fields);
    const home = { ...editor.done };
    for (const words of [school.name, school.onHome, "/theme."]) await shows("/", words);
    for (const text of school.pages) await editor.writePage(text);
    const seconds = Math.round((performance.now() - since) / 1_000);
    const last = school.pages.findLast(({ fields }) => fields.address);
    await shows(last?.fields.address ?? "/", "</article>");

    const found = await crawl(siteUrl, school.code);
    const records = await Promise.all(
      ["users"].map(async (list) => {
        const answer = await page.request.get(`${cms.url}/cms-api/${list}?depth=0`, {
          headers: { "sec-fetch-site": "same-origin" },
        });
        expect(answer.ok(), list).toBe(true);
        return { path: list, from: "", status: 200, type: "", words: await answer.text() };
      }),
    );
    const leftovers = findLeftovers(school, [...found, ...records]);
    const dead = found
      .filter(({ path, status }) => status >= 400 !== refused.has(path))
      .map(({ path, from, status }) => `${path}: ${status}, from ${from}`);
    const lost = findLost(school.pages, found);
    const { clicks, fields } = editor.done;
    console.log(
      `| ${school.kind} | ${home.clicks} + ${home.fields} = ${home.clicks + home.fields} | ${clicks} + ${fields} | ${seconds} | ${found.length} | ${dead.length} | ${leftovers.length} | ${lost.length} |`,
    );
    expect({ leftovers, dead, lost }).toEqual({ leftovers: [], dead: [], lost: [] });
    expect(found.length).toBeGreaterThan(50);
    expect(home.clicks + home.fields).toBeLessThanOrEqual(MOST);
    await page.context().close();
  });
}
