import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { buildChanged } from "./harness/build-changed.ts";
import { giveAll } from "./harness/content.ts";
import { test as base, expect } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import type { Pair } from "./harness/sites.ts";
import { startStubHost } from "./harness/stub-host.ts";

/** The Markdown file of every page of text. */
const files = {
  "/about": "about/about.mdx",
  "/mission-vision": "about/mission-vision.mdx",
  "/timeline": "about/timeline.mdx",
  "/schoolSong": "about/school-song.mdx",
  "/philosophy": "about/philosophy.mdx",
  "/values": "about/values.mdx",
  "/aims-objectives": "about/aims-objectives.mdx",
  "/entry-to-sgc": "admission/entry-to-sgc.mdx",
  "/entry-to-class-iV-Viii": "admission/entry-to-class-iv-viii.mdx",
  "/entry-to-IX": "admission/entry-to-ix.mdx",
  "/entry-to-XI": "admission/entry-to-xi.mdx",
  "/rules-regulations": "admission/rules-regulations.mdx",
  "/PhoneCallTiming": "admission/phone-call-timings.mdx",
  "/academic-facilities": "academics/academic-facilities.mdx",
  "/career-information": "academics/career-information.mdx",
  "/sports": "facilities/sports.mdx",
  "/residential": "facilities/residential.mdx",
  "/campusAmenities": "facilities/campus-amenities.mdx",
  "/environmental": "facilities/green-campus.mdx",
  "/hostel": "facilities/hostel.mdx",
  "/virtual-tour": "gallery/virtual-tour.mdx",
};

/** A sentence of the file that holds nothing but words. */
function sentenceOf(file: string): string {
  const path = resolve(import.meta.dirname, "../apps/site/app/text-pages", file);
  const [, , text = ""] = readFileSync(path, "utf8").split(/^---$/m);
  const [sentence] = text.match(/(?<=^|\. )[A-Z][^.<>{}[\]\n`*]{25,}\.(?= |$)/m) ?? [];
  if (!sentence) throw new Error(`${file} has no sentence to change.`);
  return sentence;
}

const rewritten = Object.entries(files).map(([path, file]) => ({
  path,
  file: join("app/text-pages", file),
  before: sentenceOf(file),
  after: `The clerk wrote this anew for ${file.replace(/\W/g, " ")}.`,
}));

const content = {
  lists: {
    "/api/birthdays/SGSM": [{ _id: "b", name: "Dev Sample", class: "VII", date: "2013-11-20" }],
    "/api/birthdays/all/SGSM": [{ _id: "b", name: "Dev Sample", class: "VII", date: "2013-11-20" }],
  },
};

/** The site as a school has it that rewrote a sentence on every page of text and turned all its switches. */
const test = base.extend<object, { own: Pair }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const host = await startStubHost();
      giveAll(host, content);
      const changed = await buildChanged({
        ...Object.fromEntries(
          rewritten.map(({ file, before, after }) => [file, [[before, after]] as const]),
        ),
        "app/school/settings.ts": [
          ["showSendFailure: true", "showSendFailure: false"],
          ['birthdays: "full"', 'birthdays: "off"'],
          ["aadhaarMandatoryWord: true", "aadhaarMandatoryWord: false"],
          ['formType: "CF"', 'formType: "ENQ"'],
        ],
      });
      const site = await startSite({ contentHostUrl: host.url, folder: changed.folder });
      await use({ host, site });
      await site.stop();
      await host.close();
      changed.remove();
    },
    { scope: "worker", timeout: 400_000 },
  ],
  pair: ({ own }, use) => use(own),
});

test("A241 a sentence that is changed in a page's Markdown file is changed on the page", async ({
  page,
}) => {
  expect(rewritten).toHaveLength(21);
  for (const { path, before, after } of rewritten) {
    await page.goto(path);
    await expect(page.locator(".text-page__body"), path).toContainText(after);
    await expect(page.locator(".text-page__body"), path).not.toContainText(before);
  }
});

test("A247 without its switch the list of documents says nothing of mandatory", async ({
  page,
}) => {
  await page.goto("/entry-to-sgc");
  await expect(page.locator("main li").filter({ hasText: "Aadhaar" })).toHaveText(
    "copy of the student's Aadhaar card",
  );
});

test("A83 with birthdays switched off neither home nor the site's own answers name anybody", async ({
  page,
  request,
}) => {
  for (const path of ["/api/birthdays/SGSM", "/api/birthdays/all/SGSM"])
    expect(await (await request.get(path)).json(), path).toEqual([]);
  await page.goto("/");
  await expect(page.locator("body")).not.toContainText(/birthday/i);
});

const message = { Name: "A Parent", Email: "parent@home.example", Message: "When do terms begin?" };

async function send(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(message))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: "Send" }).click();
}

/** The form as it was filled in, and nothing said about what became of it. */
async function expectNothingSaid(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(message))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.locator(".contact__form .callout")).toHaveCount(0);
  await expect(page.locator(".contact__form [role=status]")).toHaveText("");
  await expect(page.locator("main")).not.toContainText(/not sent|thank you|error|fail/i);
}

test.describe("a message that is refused", () => {
  // The browser itself logs the status.
  test.use({ expectedErrors: ["Failed to load resource"] });

  test("A212 A207 with the constant off the visitor sees nothing of it", async ({ page, host }) => {
    host.refuse("/api/form/SGSM/ENQ", 400);
    await page.goto("/contact");
    await page.locator('[data-island="ContactForm"][data-alive]').waitFor();
    const answer = page.waitForResponse("**/api/form/SGSM/ENQ");
    await send(page);
    expect((await answer).status()).toBe(400);
    await expect(page.getByRole("button", { name: "Send" })).toHaveAttribute(
      "aria-disabled",
      "false",
    );
    await expectNothingSaid(page);
    expect(host.received.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual(
      ["/api/form/SGSM/ENQ"],
    );
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("A212 nor in the page that answers a browser without scripts", async ({ page, host }) => {
      host.refuse("/api/form/SGSM/ENQ", 400);
      await page.goto("/contact");
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await send(page);
      expect((await answer).status()).toBe(400);
      await expectNothingSaid(page);
    });
  });
});
