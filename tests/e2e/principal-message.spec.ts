import { expect, withHome } from "./harness/fixtures.ts";
import { startSite } from "./harness/site.ts";
import type { StubCms } from "./harness/stub-cms.ts";

const PATH = "/api/PrincipalMessage/SGSM";

/** A message with paragraphs such as "Paragraph 1 of Principal 1.". */
const makeMessage = (name: string, paragraphs: number) => ({
  _id: name,
  category: "principal",
  name,
  message: Array.from(
    { length: paragraphs },
    (_, n) => `<p>Paragraph ${n + 1} of ${name}.</p>`,
  ).join(""),
  attachments: [],
});

const long = makeMessage("Principal 1", 5);
const three = makeMessage("Principal 2", 3);
const test = withHome({ lists: { [PATH]: [long] } });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const items = (page: Page) => page.getByRole("main").getByRole("article");
const more = (page: Page) => items(page).getByText("Read the full message");

async function expectFolded(page: Page): Promise<void> {
  const paragraph = (n: number) => items(page).getByText(`Paragraph ${n} of Principal 1.`);
  for (const n of [1, 2, 3]) await expect(paragraph(n)).toBeVisible();
  for (const n of [4, 5]) await expect(paragraph(n)).toBeHidden();
  await more(page).click();
  for (const n of [1, 2, 3, 4, 5]) await expect(paragraph(n)).toBeVisible();
  // This page is the full message, so it has no link to itself.
  await expect(items(page).getByRole("link", { name: "Read the full message" })).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("three paragraphs are visible, and the rest expands in place [A55]", async ({ page }) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/principal-message");
        await expectFolded(page);
      }
    });
  });
}

withHome({ lists: { [PATH]: [long, three] } })(
  "several messages are stacked, and only long ones are folded [A55, A61]",
  async ({ page }) => {
    await page.goto("/principal-message");
    await expect(items(page)).toHaveCount(2);
    const [first, second] = [
      await items(page).nth(0).boundingBox(),
      await items(page).nth(1).boundingBox(),
    ];
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
    await expect(page.locator("[aria-roledescription=carousel]")).toHaveCount(0);
    await expect(items(page).nth(0).locator("details")).toHaveCount(1);
    await expect(items(page).nth(1).locator("details")).toHaveCount(0);
  },
);

const slowTest = withHome({});

/** Starts a website whose CMS delays the messages until `respond` is called. */
async function startWithSlowCms(cms: StubCms, messages: unknown[]) {
  const waiting: (() => void)[] = [];
  cms.handle(PATH, (_, response) => {
    waiting.push(() => response.end(JSON.stringify(messages)));
  });
  const site = await startSite({ contentApiUrl: cms.url });
  const respond = () => {
    cms.serve(PATH, messages);
    for (const send of waiting.splice(0)) send();
  };
  return { site, respond };
}

/** Expects the loading text during two requests that time out, about two seconds. */
async function expectLoading(page: Page): Promise<void> {
  const loading = page.getByText("Loading principal's message...");
  for (let times = 0; times < 2; times += 1) {
    await page.waitForResponse((response) => response.status() === 504);
    await expect(loading).toBeVisible();
  }
}

slowTest.describe("with a CMS that needs two seconds", () => {
  slowTest.use({ expectedErrors: ["504"] });

  for (const path of ["/", "/principal-message"]) {
    slowTest(
      `${path} shows the loading text until the messages load, then all of them [A51, A55, A61]`,
      async ({ page, cms }) => {
        const { site, respond } = await startWithSlowCms(
          cms,
          path === "/" ? [long, three] : [long],
        );
        await page.goto(site.url + path, { waitUntil: "commit" });
        await expectLoading(page);
        respond();
        await expect(page.getByText("Paragraph 3 of Principal 1.")).toBeVisible();
        await expect(page.getByText("Loading principal's message...")).toHaveCount(0);
        await expect(page.getByText("Failed to load principal message.")).toHaveCount(0);
        if (path === "/principal-message") await expectFolded(page);
        else {
          await expect(page.getByText("Paragraph 4 of Principal 1.")).toHaveCount(0);
          const link = page.getByRole("link", { name: "Read the full message" }).first();
          await expect(link).toHaveAttribute("href", "/principal-message");
          await page.getByRole("button", { name: "Next message" }).click();
          await expect(page.getByText("Paragraph 1 of Principal 2.")).toBeInViewport();
        }
        await site.stop();
      },
    );
  }
});
