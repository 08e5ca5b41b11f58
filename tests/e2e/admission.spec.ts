import { expect, test } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";

const passed =
  "This test date has passed. Dates for the next session will be announced by the school.";
const withTest = ["/entry-to-sgc", "/entry-to-class-iV-Viii", "/entry-to-IX"];

test("the four entry pages answer at exactly these spellings [A242]", async ({ request }) => {
  for (const path of [...withTest, "/entry-to-XI"]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
});

test("a parent finds registration, fee and documents [A243, A246, A247]", async ({ page }) => {
  await page.goto("/entry-to-sgc");
  const main = page.locator("main");
  await expect(main).toContainText(
    "Admissions open for the year 2025 for Class IV to IX, registration online.",
  );
  await expect(main).toContainText(
    "The registration fee is Rs. 10,000, non-refundable, by demand draft or bank transfer.",
  );
  await expect(
    main.locator("li").filter({ hasText: /photograph|certificate|report|Aadhaar/ }),
  ).toHaveText([
    "three passport-size photographs",
    "birth certificate",
    "latest progress report",
    "copy of the student's Aadhaar card (mandatory)",
  ]);
  const online = main.getByRole("link", { name: "Online registration (opens in a new tab)" });
  await expect(online).toHaveAttribute("href", "https://example.org/registration");
  await expect(online).toHaveAttribute("target", "_blank");
});

test("the passed test date is said to have passed, on all three pages [A244, A245]", async ({
  page,
}) => {
  for (const path of withTest) {
    await page.goto(path);
    await expect(page.locator(".dated-lines p")).toContainText([
      "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.",
      passed,
    ]);
  }
});

test("on the test day itself the page does not say so yet [A245]", async ({ host, page }) => {
  const site = await startSite({ contentHostUrl: host.url, now: "2024-10-05T23:00:00+05:30" });
  try {
    await page.goto("about:blank");
    const html = await (await page.request.get(`${site.url}/entry-to-sgc`)).text();
    expect(html).toContain("5 October 2024");
    expect(html).not.toContain(passed);
  } finally {
    await site.stop();
  }
});

test("ratio, school year, campus and streams [A248, A249, A250, A251, A252]", async ({ page }) => {
  await page.goto("/entry-to-sgc");
  const main = page.locator("main");
  for (const words of [
    "Teacher to student ratio 1:12",
    "Academic year February to December, midterm break in June, three terms",
    "Campus 400 acres",
    "From Class IX: Commerce or Science",
    "From Class XI: Science, Commerce or Humanities",
  ]) {
    await expect(main).toContainText(words);
  }
  await page.goto("/entry-to-IX");
  await expect(main).toContainText("From Class IX a boy takes Commerce or Science.");
  await page.goto("/entry-to-XI");
  await expect(main).toContainText("the streams are Science, Commerce or Humanities.");
  await expect(main).toContainText("please contact the admissions office");
});
