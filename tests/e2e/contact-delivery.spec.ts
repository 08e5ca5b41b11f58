import { readdirSync } from "node:fs";
import { join } from "node:path";
import { alive, fill, message, posts, send, thanks } from "./harness/contact-form.ts";
import { expect, test } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import { startStubHost } from "./harness/stub-host.ts";

test.beforeEach(({ host }) => host.reset());

test("a message to another form reaches the host under that form's name [A207, R67]", async ({
  request,
  host,
  site,
}) => {
  const headers = { origin: site.url };
  const data = { ...message, schoolcode: "SGSM" };
  expect((await request.post("/api/form/SGSM/visit-2026", { data, headers })).status()).toBe(201);
  expect(posts(host.received).map(({ path }) => path)).toEqual(["/api/form/SGSM/visit-2026"]);
  expect((await request.post("/api/form/SGSM/a b", { data, headers })).status()).toBe(404);
  expect((await request.post("/api/form/OTHER/CF", { data, headers })).status()).toBe(404);
  expect(posts(host.received)).toHaveLength(1);
});

test("a host that takes the message and dies before it can say so: thanked, and there once [A213, R55]", async ({
  page,
  host,
}) => {
  const stored = new Map<unknown, string>();
  let lives = 1;
  host.answer("/api/form/SGSM/CF", (request, response) => {
    const post = posts(host.received).at(-1);
    stored.set(request.headers["idempotency-key"], post?.body ?? "");
    if (lives === 0) response.writeHead(201).end("{}");
    else response.socket?.destroy();
    lives = 0;
  });
  await page.goto("/contact");
  await alive(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  await expect.poll(() => posts(host.received).length, { timeout: 15_000 }).toBe(2);
  expect([...stored.values()].map((body) => JSON.parse(body))).toEqual([
    { ...message, schoolcode: "SGSM" },
  ]);
});

test.describe("refused", () => {
  test.use({ expectedErrors: ["Failed to load resource"] });
  for (const status of [400, 422, 500]) {
    test(`a host that answers ${status}: the words stay, one line says that nothing was sent [A211]`, async ({
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

  test("the site itself cannot be reached: the words stay [A211]", async ({ page }) => {
    await page.goto("/contact");
    await alive(page);
    await fill(page, message);
    await page.route("**/api/form/**", (route) => route.abort());
    await send(page);
    await expect(page.getByText("Your message was not sent.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(message.name);
  });
});

test("token and school code of the browser go up to the host, and are not invented [A10, A11]", async ({
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

test("with the host down a message is kept on disk and delivered when it is back, restart or not [A213]", async ({
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
