import { expect } from "./harness/fixtures.ts";
import { freezeClock, withHome } from "./harness/with-home.ts";
import { home, homeLists } from "./home-content.ts";

const PATH = "/api/PrincipalMessage/SGSM";
const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const message = (page: Page) => page.getByRole("region", { name: "Principal's message" });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("only the principal's item is shown, with his name [A52, A56]", async ({ page }) => {
      await page.goto("/");
      await expect(message(page)).toContainText("The Principal");
      await expect(message(page)).not.toContainText("Bursar");
    });

    test("at most three paragraphs stand on home, and the rest is linked to [A54]", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(message(page)).toContainText("Third paragraph");
      await expect(message(page)).not.toContainText("Fourth paragraph");
      await expect(
        message(page).getByRole("link", { name: "Read the full message" }),
      ).toHaveAttribute("href", "/principal-message");
    });

    test("without a photo the default picture stands there [A57]", async ({ page }) => {
      await page.goto("/");
      await expect(message(page).getByRole("img")).toHaveAttribute("src", /SGSM\/study-dusk/);
    });
  });
}

const withMessages = (items: unknown[]) =>
  withHome({ lists: { ...homeLists, [PATH]: items }, pictures: ["principal-1"] });

test.describe("with a photo and no text", () => {
  withMessages([{ ...home.principal[0], attachments: ["principal-1"], message: "", name: "" }])(
    "the first attachment is the photo, and the fallbacks stand for name and text [A57]",
    async ({ page }) => {
      await page.goto("/");
      await expect(message(page).getByRole("img")).toHaveAttribute("src", /principal-1/);
      await expect(message(page)).toContainText("No message available.");
      await expect(message(page).locator(".principal__name")).toHaveText("Principal");
    },
  );
});

test.describe("with an upright photo, 4 by 5", () => {
  const upright = withMessages([{ ...home.principal[0], attachments: ["principal-1"] }]);
  for (const [width, widest] of [
    [360, 320],
    [768, 336],
    [1280, 480],
  ] as const) {
    upright(`the photo is shown whole, not cut by its frame, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ["/", "/principal-message"]) {
        await page.goto(path);
        const frame = await page.getByRole("img", { name: "The principal" }).boundingBox();
        if (!frame) throw new Error(`${path} shows no photo`);
        expect(frame.width / frame.height, path).toBeCloseTo(0.8, 1);
        expect(frame.width, path).toBeLessThanOrEqual(widest);
      }
    });
  }
});

test.describe("without an item of the principal", () => {
  withMessages([home.principal[1]])("the page says so [A58]", async ({ page }) => {
    await page.goto("/");
    await expect(message(page)).toContainText("No message found for Principal.");
  });
});

test.describe("with several items", () => {
  const several = [1, 2, 3].map((n) => ({
    ...home.principal[0],
    _id: `p${n}`,
    category: ["principal", "PRINCIPAL", " Principal "][n - 1],
    name: `Principal ${n}`,
  }));
  withMessages(several)(
    "they are a carousel that never turns by itself [A52, A61]",
    async ({ page }) => {
      await freezeClock(page);
      await page.goto("/");
      const slides = message(page).locator("[aria-roledescription=slide]");
      await expect(slides).toHaveCount(3);
      await message(page).scrollIntoViewIfNeeded();
      await expect(message(page).getByRole("button", { name: "Next message" })).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(slides.nth(0)).toBeInViewport({ ratio: 0.3 });
      await message(page).getByRole("button", { name: "Next message" }).click();
      await page.clock.runFor(2_000);
      await expect(message(page).getByText("Principal 2", { exact: true })).toBeInViewport();
      await expect(slides.nth(0)).toHaveAttribute("inert");
    },
  );
});

test.describe("when the host refuses", () => {
  const refused = withHome({ lists: homeLists, refused: [PATH] });
  refused(
    "the page says that it failed; the status is in the log only [A59, A60]",
    async ({ page, site }) => {
      await page.goto("/");
      await expect(message(page)).toContainText("Failed to load principal message.");
      await expect(message(page).getByRole("img")).toHaveAttribute("src", /SGSM\/study-dusk/);
      await expect(page.locator("body")).not.toContainText("HTTP error");
      expect(site.log.join("\n")).toContain("HTTP error! Status: 500");
    },
  );
});
