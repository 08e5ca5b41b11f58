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
