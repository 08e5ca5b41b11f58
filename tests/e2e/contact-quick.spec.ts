import { alive, fill, message, posts, send, thanks } from "./harness/contact-form.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({});
test.beforeEach(({ host }) => {
  host.received.length = 0;
});

test("sends two messages from one page, both at once (A358)", async ({ page, host }) => {
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

test("takes a message without a token, and refuses one whose hidden field is filled in (A358, A359)", async ({
  request,
  site,
  host,
}) => {
  const headers = { origin: site.url };
  const sent = await request.post("/api/form/SGSM/CF", { data: message, headers });
  expect(sent.status()).toBe(201);
  const trapped = await request.post("/contact", {
    form: { ...message, website: "https://buy.example" },
    headers,
  });
  expect(trapped.status()).toBe(403);
  expect(posts(host.received)).toHaveLength(1);
});

test("sends the same contact page to every visitor (A358)", async ({ request }) => {
  const first = await request.get("/contact");
  expect(first.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(first.headers()["etag"]).toBeTruthy();
  expect(await (await request.get("/contact")).text()).toBe(await first.text());
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("takes a form that is sent at once (A358)", async ({ page, host }) => {
    await page.goto("/contact");
    await fill(page, message);
    await send(page);
    await expect(page.getByText(thanks)).toBeVisible();
    expect(posts(host.received)).toHaveLength(1);
  });
});
