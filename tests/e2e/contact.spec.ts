import type { Page } from "@playwright/test";
import { fill, message, posts, send, thanks, untilHydrated } from "./harness/contact-form.ts";
import { expect, test, withContent } from "./harness/fixtures.ts";
import { recordSizes, sum } from "./harness/transfer-sizes.ts";

/** Records everything that the page sends, whether or not the website forwards it. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
}

test.beforeEach(({ cms }) => cms.reset());

test("the form loads at most 72 KB of scripts", async ({ page }) => {
  const readSizes = recordSizes(page);
  await page.goto("/contact");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  const scripts = (await readSizes()).filter(({ path }) => path.endsWith(".js"));
  const names = scripts.map(({ path, bytes }) => `${path} ${bytes}`).join("\n");
  expect(scripts.length).toBeGreaterThan(0);
  expect(sum(scripts), names).toBeLessThanOrEqual(72_000);
});

test("address, e-mail, two phones and a website are shown as text [A198]", async ({ page }) => {
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

test("Send shows each error under its field, and sends nothing [A199, A200, A201, A202, A204, A205, A206]", async ({
  page,
  cms,
}) => {
  const sent = recordSent(page);
  await page.goto("/contact");
  await untilHydrated(page);
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
  expect(sent).toEqual([]);
  expect(posts(cms.received)).toEqual([]);
});

test("a name and an e-mail address that are too long have errors under their fields, and nothing is sent", async ({
  page,
  cms,
}) => {
  await page.goto("/contact");
  await untilHydrated(page);
  await fill(page, { ...message, name: "x".repeat(201), email: `${"x".repeat(250)}@a.in` });
  await send(page);
  for (const [label, error] of [
    ["Name", "Name must be 200 characters or fewer"],
    ["Email", "Email must be 254 characters or fewer"],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(error);
  expect(posts(cms.received)).toEqual([]);
});

test("a message reaches the CMS, the visitor sees the thanks, and the fields are cleared [A207, A208, A209, A210, A296]", async ({
  page,
  cms,
}) => {
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  await page.goto("/contact");
  await untilHydrated(page);
  await fill(page, message);
  const posted = page.waitForRequest((request) => request.method() === "POST");
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  const request = await posted;
  const version = await page.locator('input[name="notice"]').inputValue();
  expect(new URL(request.url()).pathname).toBe("/api/form/SGSM/CF");
  expect(request.postDataJSON()).toEqual({ ...message, schoolcode: "SGSM" });
  expect(request.headers()["privacy-notice"]).toBe(version);
  // The status, and nothing that was typed.
  expect(logged).toEqual(["Contact form: status 201"]);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  const [post, ...others] = posts(cms.received);
  expect(others).toEqual([]);
  expect(post?.path).toBe("/api/form/SGSM/CF");
  expect(JSON.parse(post?.body ?? "")).toEqual({ ...message, schoolcode: "SGSM" });
  expect(version).toMatch(/^[0-9a-f]{8}$/);
  expect(post?.headers["privacy-notice"]).toBe(version);
  await fill(page, { name: "B" });
  await expect(page.getByText(thanks)).toBeHidden();
});

test.describe("without JavaScript", () => {
  // The browser logs the 422 of the page with the errors.
  test.use({ javaScriptEnabled: false, expectedErrors: ["Failed to load resource"] });

  test("the form is validated and confirmed by full page loads [A201, A203, A207, A209]", async ({
    page,
    cms,
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
    const version = await page.locator('input[name="notice"]').inputValue();
    await expect(page.getByText(thanks)).toBeVisible();
    const [post, ...others] = posts(cms.received);
    expect(others).toEqual([]);
    expect(JSON.parse(post?.body ?? "")).toEqual({ ...message, schoolcode: "SGSM" });
    expect(version).toMatch(/^[0-9a-f]{8}$/);
    expect(post?.headers["privacy-notice"]).toBe(version);
  });
});

test("sends two messages from one page, both at once", async ({ page, cms }) => {
  await page.goto("/contact");
  await untilHydrated(page);
  for (const text of ["First", "Second"]) {
    await fill(page, { ...message, message: text });
    await send(page);
    await expect(page.getByText(thanks)).toBeVisible();
  }
  expect(posts(cms.received).map(({ body }) => JSON.parse(body).message)).toEqual([
    "First",
    "Second",
  ]);
});

test("accepts a message without a token, and rejects one whose honeypot is filled in", async ({
  request,
  site,
  cms,
}) => {
  const headers = { origin: site.url };
  const sent = await request.post("/api/form/SGSM/CF", { data: message, headers });
  expect(sent.status()).toBe(201);
  const spam = await request.post("/contact", {
    form: { ...message, website: "https://buy.example" },
    headers,
  });
  expect(spam.status()).toBe(403);
  expect(posts(cms.received)).toHaveLength(1);
});

const limited = withContent({ env: { MESSAGES_PER_ADDRESS: "1" } });
// The browser logs the 429.
limited.use({ expectedErrors: ["429 (Too Many Requests)"] });

async function expectRateLimitMessage(page: Page): Promise<void> {
  const status = page.getByRole("status");
  await expect(status).toContainText(
    "Your message was not sent, because too many messages came from your network. Please try again in a minute,",
  );
  await expect(status.getByRole("link", { name: "+91 00000 00001" })).toBeVisible();
  await expect(page.getByText("Your message was not sent.")).toBeHidden();
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("A second question");
}

for (const javaScriptEnabled of [true, false])
  limited.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    limited.use({ javaScriptEnabled });

    limited(
      "above the rate limit the visitor sees the reason, and the text stays in the form",
      async ({ page, request, cms, site }) => {
        await request.post("/api/form/SGSM/CF", { data: message, headers: { origin: site.url } });
        cms.received.length = 0;
        await page.goto("/contact");
        if (javaScriptEnabled) await untilHydrated(page);
        const responded = page.waitForResponse((one) => one.request().method() === "POST");
        await fill(page, { ...message, message: "A second question" });
        await send(page);
        await expectRateLimitMessage(page);
        const response = await responded;
        expect(response.status()).toBe(429);
        expect(Number(response.headers()["retry-after"])).toBeGreaterThan(0);
        expect(posts(cms.received)).toEqual([]);
      },
    );
  });
