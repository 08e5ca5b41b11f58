import { alive, fill, message, posts, send, thanks } from "./harness/contact-form.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ env: { MESSAGE_SECONDS: "2" } });
const once = "please press Send once more";
test.beforeEach(({ host }) => {
  host.received.length = 0;
});

test("A358 who writes quickly waits a moment without noticing, and a second message goes the same way", async ({
  page,
  host,
}) => {
  await page.goto("/contact");
  await alive(page);
  for (const text of ["First", "Second"]) {
    await fill(page, { ...message, message: text });
    await send(page);
    await expect(page.getByText(thanks)).toBeVisible();
  }
  expect(posts(host.received).map(({ body }) => JSON.parse(body).message)).toEqual([
    "First",
    "Second",
  ]);
});

test.describe("with a page from before", () => {
  // The browser itself logs the answer that says with what to come again.
  test.use({ expectedErrors: ["403 (Forbidden)"] });

  test("A358 a page whose message has gone already still sends the next one", async ({
    page,
    request,
    host,
  }) => {
    const html = await (await request.get("/contact")).text();
    await page.route("**/contact", (route) =>
      route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }),
    );
    for (const text of ["Before", "After"]) {
      await page.goto("/contact");
      await alive(page);
      await fill(page, { ...message, message: text });
      await send(page);
      await expect(page.getByText(thanks)).toBeVisible();
    }
    expect(posts(host.received)).toHaveLength(2);
  });
});

test("A358 A359 a program is told what to come again with, and a field that nobody sees must stay empty", async ({
  request,
  site,
  host,
}) => {
  const headers = { origin: site.url };
  const bare = await request.post("/api/form/SGSM/CF", { data: message, headers });
  expect(bare.status()).toBe(403);
  const { token, waitMs } = await bare.json();
  expect(waitMs).toBe(2_000);
  await new Promise((ready) => setTimeout(ready, waitMs));
  const withToken = { ...headers, "x-form-token": token };
  const again = () => request.post("/api/form/SGSM/CF", { data: message, headers: withToken });
  expect((await again()).status()).toBe(201);
  const trapped = await request.post("/contact", {
    form: { ...message, website: "https://buy.example", token },
    headers,
  });
  expect(trapped.status()).toBe(403);
  expect(posts(host.received)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({
    javaScriptEnabled: false,
    expectedErrors: ["Failed to load resource"],
    // Longer than a busy machine needs to fill in the form.
    content: { env: { MESSAGE_SECONDS: "6" } },
  });

  test("A358 a form that comes back at once keeps its words and is taken when it is sent once more", async ({
    page,
    host,
  }) => {
    await page.goto("/contact");
    await fill(page, message);
    await send(page);
    await expect(page.getByRole("status")).toContainText(once);
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(message.message);
    expect(posts(host.received)).toEqual([]);
    await page.waitForTimeout(6_000);
    await send(page);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(posts(host.received)).toHaveLength(1);
  });
});
