import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { noticeLists } from "./home-content.ts";

/** Every word of the records in Hindi; what the code reads, such as dates and categories, stays as it is. */
const inHindi = (records: unknown): unknown =>
  JSON.parse(JSON.stringify(records), (key, value) => {
    if (key === "message") return "<p>नमस्ते, <b>पहाड़ों</b> से।</p>";
    return WORDS.has(key) && value !== "" ? `विद्यालय ${value}` : value;
  });
const WORDS = new Set(["title", "name", "description", "venue", "stream", "breakfast", "lunch"]);

withHome({
  lists: Object.fromEntries(
    Object.entries(noticeLists).map(([path, list]) => [path, inHindi(list)]),
  ),
})("Hindi in the records of home is marked as Hindi in every block", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.locator("#birthdays").scrollIntoViewIfNeeded();
  await expect(page.locator("#birthdays-of-month")).toBeVisible();
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = { marked: 0, unmarked: [] as string[] };
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      // What a browser with scripts never shows, and what is only for machines.
      if (
        !/\p{Script=Devanagari}/u.test(data) ||
        parentElement?.closest("noscript, script, [aria-hidden=true]")
      )
        continue;
      if (parentElement?.closest("[lang=hi]")) found.marked += 1;
      else found.unmarked.push(`${parentElement?.className}: ${data}`);
    }
    return found;
  });
  expect(texts.unmarked).toEqual([]);
  expect(texts.marked).toBeGreaterThan(40);
});
