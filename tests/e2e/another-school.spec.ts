import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { fill, message, posts, send, thanks, untilHydrated } from "./harness/contact-form.ts";
import { withContent } from "./harness/fixtures.ts";
import { readJson } from "./harness/read-json.ts";
import { routeTable } from "./harness/route-table.ts";
import { sampleSchool } from "./harness/sample-school.ts";

const lists = JSON.parse(readFileSync(new URL("another-school.json", import.meta.url), "utf8"));

/** Another school code and identity, from the CMS: the website contains no fixed school. */
const content = {
  env: { SCHOOL_CODE: "HILL" },
  lists: { ...lists, "/api/site/HILL": { ...sampleSchool, ...lists["/api/site/HILL"] } },
};
const test = withContent(content);

const defaultSchool = /SGC|SGSM|00000 0000[12]|0000000000[12]|sgc\.example|example\.org|Ridge Road/;

test("every page shows the name, phones, e-mail and links of the school, and none of the default school [A14]", async ({
  request,
}) => {
  for (const path of [...routeTable.map(({ path }) => path), "/nowhere"]) {
    const html = await (await request.get(path)).text();
    for (const word of [
      "Oak Hill",
      "+91 11111 00001",
      "tel:+911111100001",
      "mailto:office@oakhill.example",
      "https://links.oakhill.example/registration",
      "https://links.oakhill.example/fees",
    ])
      expect(html, path).toContain(word);
    expect(defaultSchool.exec(html)?.[0], path).toBeUndefined();
  }
  const manifest = await readJson(await request.get("/site.webmanifest"));
  expect(manifest).toMatchObject({ name: "Oak Hill", short_name: "Oak Hill" });
  const rejected = await (await request.put("/about")).text();
  expect(rejected).toContain("Oak Hill");
  expect(defaultSchool.exec(rejected)?.[0]).toBeUndefined();
});

test("the API calls, images and form of a school contain its code", async ({
  page,
  request,
  cms,
}) => {
  const html = await (await request.get("/about")).text();
  const [, picture = ""] = /src="(\/api\/image\/[^"?]+)\?w=/.exec(html) ?? [];
  expect(picture).toMatch(/^\/api\/image\/HILL\/[a-z-]+$/);
  expect((await request.get(`${picture}?w=320`)).headers()["content-type"]).toMatch(/^image\//);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await untilHydrated(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  const [post] = posts(cms.received);
  expect(post).toMatchObject({ path: "/api/form/HILL/ENQ", headers: { schoolcode: "HILL" } });
  expect(JSON.parse(post?.body ?? "")).toHaveProperty("schoolcode", "HILL");
  const paths = cms.received.map(({ path }) => path);
  expect(paths).toContain("/api/events/HILL");
  expect([...requested, ...paths].filter((path) => path.includes("SGSM"))).toEqual([]);
});

/** The form still has its values and shows no message. */
async function expectNoMessage(page: Page): Promise<void> {
  for (const [label, value] of [
    ["Name", message.name],
    ["Email", message.email],
    ["Message", message.message],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.locator(".contact__form .callout")).toHaveCount(0);
  await expect(page.locator(".contact__form [role=status]")).toHaveText("");
  await expect(page.locator("main")).not.toContainText(/not sent|thank you|error|fail/i);
}

test.describe("a rejected message", () => {
  // The browser itself logs the status.
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("is not reported to the visitor when the setting is off [A212, A207]", async ({
    page,
    cms,
  }) => {
    cms.fail("/api/form/HILL/ENQ", 400);
    await page.goto("/contact");
    await untilHydrated(page);
    const response = page.waitForResponse("**/api/form/HILL/ENQ");
    await fill(page, message);
    await send(page);
    expect((await response).status()).toBe(400);
    await expect(page.getByRole("button", { name: "Send" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
    await expectNoMessage(page);
    expect(posts(cms.received).at(-1)?.path).toBe("/api/form/HILL/ENQ");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is not reported on the page without scripts either [A212]", async ({ page, cms }) => {
      cms.fail("/api/form/HILL/ENQ", 400);
      await page.goto("/contact");
      const response = page.waitForResponse((one) => one.request().method() === "POST");
      await fill(page, message);
      await send(page);
      expect((await response).status()).toBe(400);
      await expectNoMessage(page);
    });
  });
});

const limited = withContent({ ...content, env: { ...content.env, MESSAGES_PER_ADDRESS: "1" } });
// The browser itself logs the 429.
limited.use({ expectedErrors: ["429 (Too Many Requests)"] });

for (const javaScriptEnabled of [true, false])
  limited.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    limited.use({ javaScriptEnabled });

    limited(
      "a message above the rate limit is not reported when the setting is off [A212]",
      async ({ page, request, site }) => {
        const data = { ...message, message: "The first one" };
        await request.post("/api/form/HILL/ENQ", { data, headers: { origin: site.url } });
        await page.goto("/contact");
        if (javaScriptEnabled) await untilHydrated(page);
        const response = page.waitForResponse((one) => one.request().method() === "POST");
        await fill(page, message);
        await send(page);
        expect((await response).status()).toBe(429);
        await expect(page.getByRole("button", { name: "Send" })).toHaveAttribute(
          "aria-disabled",
          "false",
        );
        await expectNoMessage(page);
      },
    );
  });
