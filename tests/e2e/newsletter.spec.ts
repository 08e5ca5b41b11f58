import { expect, test } from "./harness/fixtures.ts";

const names = [
  "Manorite - YearBook",
  "Manor Times - Quarterly Magazine",
  "Manor Musings - Monthly Magazine",
  "Parents Handbook",
  "Culture",
];

const months = "March April May June July August September October November December".split(" ");
const issues = [
  ["Manorite, the yearbook", "/documents/manorite-yearbook.pdf"],
  ["Manor Times, first issue", "/documents/manor-times-1.pdf"],
  ["Manor Times, second issue", "/documents/manor-times-2.pdf"],
  ...months.map((month, index) => [
    `Manor Musings, ${month} 2024`,
    `/documents/manor-musings-2024-${String(index + 3).padStart(2, "0")}.pdf`,
  ]),
  ["Parents Handbook 2024", "/documents/parents-handbook-2024.pdf"],
  ["Parents Handbook 2025", "/documents/parents-handbook-2025.pdf"],
  ["Culture", "/documents/culture.pdf"],
].map(([title = "", link = ""]) => ({ title, link }));

test("the tabs support arrow keys, Home and End, and the selected tab is in the URL [A189]", async ({
  page,
}) => {
  await page.goto("/newsletter");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(names[0] ?? "");
  await page.getByRole("tab", { selected: true }).focus();
  for (const [key, open] of [
    ["ArrowRight", 1],
    ["End", 4],
    ["ArrowRight", 0],
    ["ArrowLeft", 4],
    ["Home", 0],
    ["ArrowRight", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(names[open] ?? "");
    await expect(page.getByRole("tab", { selected: true })).toBeFocused();
  }
  expect(new URL(page.url()).search).toBe("?tab=quarterly");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused();
  await page.reload();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(names[1] ?? "");
});

test("each card opens its PDF in a new tab and announces it [A196, A197]", async ({
  page,
  request,
}) => {
  await page.goto("/newsletter?tab=monthly");
  // Before its script runs, a tab is a link with the name of a card.
  await expect(page.getByRole("tab")).toHaveCount(5);
  expect(issues).toHaveLength(16);
  for (const { link, title } of issues) {
    const card = page.getByRole("link", { name: title, exact: true, includeHidden: true });
    await expect(card).toHaveAttribute("href", link);
    await expect(card).toHaveAttribute("target", "_blank");
    await expect(card).toHaveAttribute("rel", /noopener/);
    const response = await request.get(link);
    expect(response.headers()["content-type"], link).toContain("application/pdf");
  }
  const cards = page.getByRole("tabpanel").getByRole("listitem");
  await expect(cards.getByText("PDF, opens in a new tab")).toHaveCount(10);
  await expect(cards.first().getByRole("link")).toHaveAccessibleDescription(
    "PDF, opens in a new tab",
  );
  await expect(cards.locator("img[width]")).toHaveCount(10);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all sixteen issues are listed under their headings, in order [A188, A189, A190, A191, A192, A193, A194, A195, A196]", async ({
    page,
  }) => {
    await page.goto("/newsletter");
    await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText(names);
    let from = 0;
    for (const [index, count] of [1, 2, 10, 2, 1].entries()) {
      const heading = page.getByRole("heading", { name: names[index], level: 2 });
      const cards = page.locator("section", { has: heading }).getByRole("listitem");
      const titles = issues.slice(from, from + count).map(({ title }) => title);
      await expect(cards.getByRole("link")).toHaveText(titles);
      await expect(cards.locator("img[src*='SGSM/']")).toHaveCount(count);
      from += count;
    }
    await expect(page.getByRole("tab")).toHaveCount(0);
  });
});

test("without a newsletter by e-mail the page has no subscription form", async ({ page }) => {
  await page.goto("/newsletter");
  await expect(page.getByRole("tab").first()).toBeVisible();
  await expect(page.locator("form[method=post]")).toHaveCount(0);
});
