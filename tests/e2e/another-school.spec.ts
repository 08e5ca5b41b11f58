import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { alive, fill, message, posts, send, thanks } from "./harness/contact-form.ts";
import { withContent } from "./harness/fixtures.ts";
import { routeTable } from "./harness/route-table.ts";

/** Another code, and who the school is, as its CMS says it: nothing of that is written into the site. */
const test = withContent({
  env: { SCHOOL_CODE: "HILL" },
  lists: JSON.parse(readFileSync(new URL("another-school.json", import.meta.url), "utf8")),
});

const ofTheOther = /SGC|SGSM|00000 0000[12]|0000000000[12]|sgc\.example|example\.org|Ridge Road/;

test("another name, other phones, e-mail and links are on every page, and nothing old is left [A14]", async ({
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
    expect(ofTheOther.exec(html)?.[0], path).toBeUndefined();
  }
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Oak Hill", short_name: "Oak Hill" });
  const refused = await (await request.put("/about")).text();
  expect(refused).toContain("Oak Hill");
  expect(ofTheOther.exec(refused)?.[0]).toBeUndefined();
});

test("the calls, the pictures and the form of a school say its code", async ({
  page,
  request,
  cms,
}) => {
  const html = await (await request.get("/about")).text();
  const [, picture = ""] = /src="(\/api\/image\/[^"?]+)\?w=/.exec(html) ?? [];
  expect(picture).toMatch(/^\/api\/image\/HILL\/[a-z-]+$/);
  expect((await request.get(`${picture}?w=320`)).headers()["content-type"]).toMatch(/^image\//);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await alive(page);
  await fill(page, message);
  await send(page);
  await expect(page.getByText(thanks)).toBeVisible();
  const [post] = posts(cms.received);
  expect(post).toMatchObject({ path: "/api/form/HILL/ENQ", headers: { schoolcode: "HILL" } });
  expect(JSON.parse(post?.body ?? "")).toHaveProperty("schoolcode", "HILL");
  const paths = cms.received.map(({ path }) => path);
  expect(paths).toContain("/api/events/HILL");
  expect([...asked, ...paths].filter((path) => path.includes("SGSM"))).toEqual([]);
});

/** The form as it was filled in, and nothing said about what became of it. */
async function expectNothingSaid(page: Page): Promise<void> {
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

test.describe("a message that is refused", () => {
  // The browser itself logs the status.
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("with the constant off the visitor sees nothing of it [A212, A207]", async ({
    page,
    cms,
  }) => {
    cms.fail("/api/form/HILL/ENQ", 400);
    await page.goto("/contact");
    await alive(page);
    const answer = page.waitForResponse("**/api/form/HILL/ENQ");
    await fill(page, message);
    await send(page);
    expect((await answer).status()).toBe(400);
    await expect(page.getByRole("button", { name: "Send" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
    await expectNothingSaid(page);
    expect(posts(cms.received).at(-1)?.path).toBe("/api/form/HILL/ENQ");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("nor in the page that answers a browser without scripts [A212]", async ({
      page,
      cms,
    }) => {
      cms.fail("/api/form/HILL/ENQ", 400);
      await page.goto("/contact");
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await fill(page, message);
      await send(page);
      expect((await answer).status()).toBe(400);
      await expectNothingSaid(page);
    });
  });
});
