import { findWithAxe } from "./harness/axe.ts";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { preparePairWithMail } from "./harness/pair-with-mail.ts";

/** Redirects from the admin to the visitor, with a real website and CMS. */
test.describe.configure({ mode: "serial" });

const pair = preparePairWithMail();
/** A change in the CMS shows on the website within this time (R68). */
const shown = { timeout: 15_000 };

const get = (path: string, method = "GET") =>
  fetch(pair.siteUrl + path, { method, redirect: "manual" });
const answer = async (path: string, method?: string) => {
  const response = await get(path, method);
  return [response.status, response.headers.get("location")];
};
const add = (from: string, to: string, type = "301") =>
  pair.editor.save("POST", "redirects", { from, to, type });
const find = async (list: string, field: string, value: string) =>
  (await pair.editor.find(`${list}?limit=0`)).find((each) => each[field] === value);

test("an old address leads on in one step, in every spelling, and to nothing once withdrawn", async () => {
  await add("/games", "/events");
  await add("/?p=12", "/contact");
  const { id } = await add("/about-us", "/games");
  await expect.poll(() => answer("/about-us"), shown).toEqual([301, "/Events"]);
  for (const path of ["/About-Us/", "/index.php/about-us", "/%61bout-us/?p=3"])
    expect(await answer(path), path).toEqual([301, "/Events"]);
  expect(await answer("/about-us", "HEAD")).toEqual([301, "/Events"]);
  expect(await answer("/?p=12")).toEqual([301, "/contact"]);
  expect((await get("/about-us")).headers.get("cache-control")).toBe("no-cache");
  expect(await answer("/Events")).toEqual([200, null]);
  expect(await answer("/?p=13")).toEqual([200, null]);
  await pair.editor.ask("DELETE", `redirects/${id}`);
  await expect.poll(() => answer("/about-us"), shown).toEqual([404, null]);
});

test("a removed page is answered with 410 in the look of the website, and is never stored", async ({
  page,
}) => {
  await add("/alumni", "", "410");
  await expect.poll(() => answer("/Alumni/"), shown).toEqual([410, null]);
  expect(await answer("/alumni", "HEAD")).toEqual([410, null]);
  expect((await get("/alumni")).headers.get("cache-control")).toBe("no-store");
  await page.goto(`${pair.siteUrl}/alumni`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page removed");
  await expect(page).toHaveTitle(/^Page removed · /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await findWithAxe(page)).toEqual([]);
});

test("no redirect is in the site map", async () => {
  const sitemap = await (await get("/sitemap.xml")).text();
  expect(sitemap).toContain("/Events");
  expect(sitemap).not.toMatch(/games|alumni|about-us/);
});

test("the uses of a redirect and addresses not found are counted, and scanners are not", async () => {
  await get("/games");
  await get("/Games/");
  for (const path of ["/prospectus-2019", "/Prospectus-2019/?x=1", "/wp-login.php", "/.env"])
    await get(path);
  const hits = async () => Number((await find("redirects", "from", "/games"))?.["hits"]);
  await expect.poll(hits, shown).toBe(2);
  await expect
    .poll(() => find("missing-addresses", "address", "/prospectus-2019"), shown)
    .toMatchObject({ count: 2 });
  const all = (await pair.editor.find("missing-addresses?limit=0")).map(({ address }) => address);
  expect(all.filter((address) => /wp-login|env/.test(String(address)))).toEqual([]);
});
