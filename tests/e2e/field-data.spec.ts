import { expect, withContent } from "./harness/fixtures.ts";
import { listContent } from "./harness/list-content.ts";

const test = withContent({ ...listContent, env: { WEB_VITALS: "on" } });

test("switched on, a page with a script says how quick it was, by its pattern; a page of text has none", async ({
  page,
  request,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await page.goto("/about");
  expect(await page.locator("script[src]").count()).toBe(0);
  const measuring = page.waitForResponse(/\/assets\/web-vitals-/);
  await page.goto("/Events/final");
  await measuring;
  const days = async () => (await (await request.get("/vitals")).json()).days;
  await expect(async () => {
    await page.mouse.click(5, 5);
    await page.goto("/Events/quiz");
    expect(Object.keys((await days())["2026-11-20"]?.["/Events/:id"] ?? {})).toContain("LCP");
  }).toPass();
  expect(refused).toEqual([]);
  expect(Object.keys((await days())["2026-11-20"])).toEqual(["/Events/:id"]);
});
