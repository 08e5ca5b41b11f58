import { expect } from "./harness/fixtures.ts";
import { listContent } from "./harness/list-content.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent(listContent);

for (const [what, failure, leadsTo] of [
  ["works", "", /\/Events\/final$/],
  ["is closed by the visitor", "AbortError", /\/Events\/final$/],
  ["fails", "NotAllowedError", /\/share\?of=%2FEvents%2Ffinal$/],
] as const)
  test(`where the browser's own sharing ${what} it got the page's one address, and the link leads on only if it failed`, async ({
    page,
  }) => {
    await page.addInitScript((name) => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      const share = async (what: unknown) => {
        told.push(what);
        if (name) throw new DOMException("", name);
      };
      Object.defineProperty(navigator, "share", { value: share });
    }, failure);
    await page.goto("/Events/final");
    await page.waitForLoadState("networkidle");
    const [title, url] = await page.evaluate(() => [
      document.title,
      document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    ]);
    const link = page.getByRole("link", { name: "Share this page" });
    const told = await link.evaluate((one: HTMLElement) => {
      one.click();
      return Reflect.get(window, "told");
    });
    expect(told).toEqual([{ title, url }]);
    await expect(page).toHaveURL(leadsTo);
  });
