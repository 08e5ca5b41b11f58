import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect } from "./harness/fixtures.ts";
import { richLists, richPictures, richRecords } from "./harness/rich-content.ts";
import { routeTable } from "./harness/route-table.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ lists: richLists, pictures: richPictures });

const client = resolve(import.meta.dirname, "../../apps/site/build/client");
const [file = ""] = globSync("assets/index-*.css", { cwd: client });
const whole = readFileSync(resolve(client, file), "utf8");
const paths = [
  ...routeTable.map(({ path }) => path),
  ...richRecords,
  ...["/offline", "/share?of=/Events", "/nowhere"],
];

const STEPS = /@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Selectors of a built sheet, without the steps of animations. */
const selectorsOf = (css: string): Set<string> =>
  new Set(
    [...css.replaceAll(STEPS, "").matchAll(/([^{};]+)\{/g)]
      .map(([, list = ""]) => list)
      .filter((list) => !list.startsWith("@"))
      .flatMap((list) => list.split(/,(?![^(]*\))/)),
  );

/** What of the whole sheet could match something on a page, by its classes alone. */
function wantedOn(html: string): string[] {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const asked = (selector: string) => selector.replaceAll(/:(?:not|is)\(.*?\)/g, "");
  return [...selectorsOf(whole)].filter((selector) =>
    [...asked(selector).matchAll(/\.([\w-]+)/g)].every(([, name = ""]) => classes.has(name)),
  );
}

test("each page has every rule that could match something on it, inside it, and its policy allows that style", async ({
  site,
}) => {
  const wrong: string[] = [];
  for (const path of paths) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    const [, css = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const own = selectorsOf(css);
    for (const selector of wantedOn(html))
      if (!own.has(selector)) wrong.push(`${path} lacks ${selector}`);
    if (html.includes('rel="stylesheet"')) wrong.push(`${path} waits for a sheet`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    if (!policy.includes(`style-src 'self' 'sha256-${hash("sha256", css, "base64")}';`))
      wrong.push(`${path} has the policy ${policy}`);
  }
  expect(wrong).toEqual([]);
});

test.describe("a style that somebody else brings", () => {
  test.use({ expectedErrors: ["Applying inline style violates"] });

  test("is refused, the page's own is applied", async ({ page }) => {
    await page.goto("/about");
    const display = () => page.evaluate(() => getComputedStyle(document.body).display);
    expect(await display()).toBe("flex");
    await page.evaluate(() => {
      const style = document.createElement("style");
      style.textContent = "body { display: block }";
      document.head.append(style);
    });
    expect(await display()).toBe("flex");
  });
});
