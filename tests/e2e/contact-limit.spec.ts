import type { Page } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ env: { MESSAGES_PER_ADDRESS: "1" } });
const message = { name: "A Parent", email: "parent@home.example", message: "When do terms begin?" };
const path = "/api/form/SGSM/CF";
// The browser itself logs the 429.
test.use({ expectedErrors: ["429 (Too Many Requests)"] });

async function writeAndSend(page: Page, text = "A second question"): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(message.name);
  await page.getByLabel("Email", { exact: true }).fill(message.email);
  await page.getByLabel("Message", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}

async function readThatItMustWait(page: Page): Promise<void> {
  const status = page.getByRole("status");
  await expect(status).toContainText(
    "Your message was not sent, because too many messages came from your network. Please try again in a minute,",
  );
  await expect(status.getByRole("link", { name: "+91 00000 00001" })).toBeVisible();
  await expect(page.getByText("Your message was not sent.")).toBeHidden();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("A second question");
}

test("one message too many: the visitor reads why, keeps the words and may try again", async ({
  page,
  request,
  host,
  site,
}) => {
  await request.post(path, { data: message, headers: { origin: site.url } });
  host.received.length = 0;
  await page.goto("/contact");
  await page.locator('[data-island="ContactForm"][data-alive]').waitFor();
  await writeAndSend(page);
  await readThatItMustWait(page);
  expect(host.received.filter(({ method }) => method === "POST")).toEqual([]);
});

test("names the next day when the day's limit is reached", async ({ page }) => {
  await page.goto("/contact");
  await page.locator('[data-island="ContactForm"][data-alive]').waitFor();
  await page.route("**/api/form/**", (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "40000" }, body: "{}" }),
  );
  await writeAndSend(page);
  await expect(page.getByRole("status")).toContainText("Please try again tomorrow,");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("A second question");
});

test("refuses a message of more than 10,000 characters and keeps the text", async ({
  page,
  host,
}) => {
  const posts = () => host.received.filter(({ method }) => method === "POST").length;
  const before = posts();
  await page.goto("/contact");
  await page.locator('[data-island="ContactForm"][data-alive]').waitFor();
  await writeAndSend(page, "x".repeat(10_001));
  await expect(page.getByText("Message must be 10,000 characters or fewer")).toBeVisible();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("x".repeat(10_001));
  expect(posts()).toBe(before);
});

test("a program that sends one message too many is told how long to wait", async ({
  request,
  site,
}) => {
  await request.post(path, { data: message, headers: { origin: site.url } });
  const answer = await request.post(path, { data: message, headers: { origin: site.url } });
  expect(answer.status()).toBe(429);
  const wait = Number(answer.headers()["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one message too many is answered by a whole page that says the same", async ({
    page,
    request,
    site,
  }) => {
    await request.post(path, { data: message, headers: { origin: site.url } });
    await page.goto("/contact");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await writeAndSend(page);
    await readThatItMustWait(page);
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  });
});

test.describe("with showSendFailure off", () => {
  const settings = {
    pupils: "boys",
    aadhaarMandatoryWord: true,
    birthdays: "full",
    marksArePercentages: true,
    showSendFailure: false,
    formType: "CF",
    sampleWording: [],
  };
  test.use({
    content: {
      lists: { "/api/site/SGSM": { settings } },
      env: { MESSAGES_PER_ADDRESS: "1" },
    },
  });

  async function expectNothingSaid(page: Page): Promise<void> {
    await expect(page.getByRole("status")).toHaveText("");
    await expect(page.locator("main")).not.toContainText(/not sent|too many|thank you/i);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("A second question");
  }

  test("says nothing about one message too many (A212)", async ({ page, request, site }) => {
    await request.post(path, { data: message, headers: { origin: site.url } });
    await page.goto("/contact");
    await page.locator('[data-island="ContactForm"][data-alive]').waitFor();
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await writeAndSend(page);
    expect((await answered).status()).toBe(429);
    await expectNothingSaid(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("says nothing about one message too many (A212)", async ({ page, request, site }) => {
      await request.post(path, { data: message, headers: { origin: site.url } });
      await page.goto("/contact");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await writeAndSend(page);
      expect((await answered).status()).toBe(429);
      await expectNothingSaid(page);
    });
  });
});
