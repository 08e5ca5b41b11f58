// Longer than 200 lines because it walks one whole group of acceptance lines.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import { startStubHost } from "./harness/stub-host.ts";

const message = { name: "A Parent", email: "parent@home.example", message: "When do terms begin?" };
const thanks = "Thank you for your message!";

async function fill(page: Page, fields: Partial<typeof message>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page
      .getByLabel(label.charAt(0).toUpperCase() + label.slice(1), { exact: true })
      .fill(value);
  }
}

const send = (page: Page) => page.getByRole("button", { name: "Send" }).click();
const alive = (page: Page) => page.locator('[data-island="ContactForm"][data-alive]').waitFor();
const posts = (received: { method: string; path: string; body: string }[]) =>
  received.filter(({ method }) => method === "POST");

test.beforeEach(({ host }) => host.reset());

test("A198 address, e-mail, two phones and a website are shown as text", async ({ page }) => {
  await page.goto("/contact");
  const details = page.locator(".contact__details");
  await expect(details).toContainText("Ridge Road, Hill Station");
  await expect(details.getByRole("link", { name: "office@sgc.example" })).toHaveAttribute(
    "href",
    "mailto:office@sgc.example",
  );
  await expect(details.getByRole("link", { name: "+91 00000 00001" })).toHaveAttribute(
    "href",
    "tel:+910000000001",
  );
  await expect(details.getByRole("link", { name: "+91 00000 00002" })).toHaveAttribute(
    "href",
    "tel:+910000000002",
  );
  await expect(details).toContainText("www.sgc.example");
  await expect(details.getByRole("link", { name: "www.sgc.example" })).toHaveCount(0);
});

test("A199 A200 A201 A202 A204 A205 A206 errors come on sending, each under its field, and nothing is sent", async ({
  page,
  host,
}) => {
  await page.goto("/contact");
  await alive(page);
  await expect(page.getByRole("heading", { name: "Keep in touch" })).toBeVisible();
  await page.getByLabel("Name", { exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".field__error")).toHaveCount(0);
  await send(page);
  for (const [label, error] of [
    ["Name", "Name is required"],
    ["Email", "Email is required"],
    ["Message", "Message is required"],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(error);
  }
  await expect(page.locator(".contact-form__summary")).toBeFocused();
  expect(posts(host.received)).toEqual([]);
});

test("A203 a malformed e-mail has its own words", async ({ page, host }) => {
  await page.goto("/contact");
  await alive(page);
  await fill(page, { ...message, email: "parent@home" });
  await send(page);
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
    "Email is invalid",
  );
  expect(posts(host.received)).toEqual([]);
});

test("A207 A208 A209 A210 A296 a message reaches the host, is thanked for and the fields are empty again", async ({
  page,
  host,
}) => {
  await page.goto("/contact");
  await alive(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  const [post, ...others] = posts(host.received);
  expect(others).toEqual([]);
  expect(post?.path).toBe("/api/form/SGSM/CF");
  expect(JSON.parse(post?.body ?? "")).toEqual({ ...message, schoolcode: "SGSM" });
  await fill(page, { name: "B" });
  await expect(page.getByText(thanks)).toBeHidden();
});

test.describe("refused", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  for (const status of [400, 422, 500]) {
    test(`A211 a host that answers ${status}: the words stay, one line says that nothing was sent`, async ({
      page,
      host,
    }) => {
      host.refuse("/api/form/SGSM/CF", status);
      await page.goto("/contact");
      await alive(page);
      await fill(page, message);
      await send(page);
      await expect(page.getByText("Your message was not sent.")).toBeVisible();
      await expect(page.getByText(thanks)).toBeHidden();
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message.message);
    });
  }

  test("A211 the site itself cannot be reached: the words stay", async ({ page }) => {
    await page.goto("/contact");
    await alive(page);
    await fill(page, message);
    await page.route("**/api/form/**", (route) => route.abort());
    await send(page);
    await expect(page.getByText("Your message was not sent.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(message.name);
  });
});

test.describe("without JavaScript", () => {
  // The browser itself logs the 422 of a page that shows what is missing.
  test.use({ javaScriptEnabled: false, expectedErrors: ["Failed to load resource"] });

  test("A201 A203 A207 A209 the same form, checked and thanked by whole pages", async ({
    page,
    host,
  }) => {
    await page.goto("/contact");
    await fill(page, { ...message, name: " ", email: "nonsense" });
    await send(page);
    await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(
      "Name is required",
    );
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
      "Email is invalid",
    );
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message.message);
    await fill(page, message);
    await send(page);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(posts(host.received)).toHaveLength(1);
  });
});

test("A10 A11 token and school code of the browser go up to the host, and are not invented", async ({
  page,
  host,
}) => {
  await page.goto("/contact");
  await alive(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(posts(host.received)[0]).not.toHaveProperty("headers.authorization");
  expect(posts(host.received)[0]).toHaveProperty("headers.schoolcode", "SGSM");
  host.received.length = 0;
  await page.evaluate(() => {
    localStorage.setItem("token", "secret-1");
    sessionStorage.setItem("schoolcode", "OTHER");
  });
  await fill(page, { ...message, message: "Another question" });
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(posts(host.received)[0]).toHaveProperty("headers.authorization", "Bearer secret-1");
  expect(posts(host.received)[0]).toHaveProperty("headers.schoolcode", "OTHER");
  expect(JSON.parse(posts(host.received)[0]?.body ?? "")).toHaveProperty("schoolcode", "SGSM");
});

test("A213 with the host down a message is kept on disk and delivered when it is back, restart or not", async ({
  page,
}) => {
  const host = await startStubHost();
  const dataDir = test.info().outputPath("site-data");
  const first = await startSite({ contentHostUrl: host.url, dataDir });
  await host.close();
  await page.goto(`${first.url}/contact`);
  await alive(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(readdirSync(join(dataDir, "outbox"))).toHaveLength(1);
  await first.stop();
  await host.open();
  const second = await startSite({ contentHostUrl: host.url, dataDir });
  await expect.poll(() => posts(host.received).length, { timeout: 15_000 }).toBe(1);
  await expect.poll(() => readdirSync(join(dataDir, "outbox")).length).toBe(0);
  expect(JSON.parse(posts(host.received)[0]?.body ?? "")).toEqual({
    ...message,
    schoolcode: "SGSM",
  });
  await second.stop();
  await host.close();
});

test("a form of another site is refused", async ({ request }) => {
  const response = await request.post("/api/form/SGSM/CF", {
    data: { ...message, schoolcode: "SGSM" },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(response.status()).toBe(403);
});

test("A163 R41 a photo's address can come filled in, but no other words", async ({ page }) => {
  await page.goto(`/contact?photo=${encodeURIComponent("/SubGallery?id=a&photo=b")}`);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
    /^Please remove this photo: \/SubGallery\?id=a&photo=b/,
  );
  await page.goto(`/contact?photo=${encodeURIComponent("Buy now! https://elsewhere.example")}`);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
});
