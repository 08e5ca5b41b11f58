import { expect, freezeClock, withHome } from "./harness/fixtures.ts";
import { home, homeLists } from "./home-content.ts";

const messages = [1, 2, 3].map((n) => ({
  ...home.principal[0],
  _id: `p${n}`,
  name: `Principal ${n}`,
  attachments: ["principal-1"],
}));
const test = withHome({
  lists: { ...homeLists, "/api/PrincipalMessage/SGSM": messages },
  pictures: ["principal-1"],
});

test("several messages are a carousel without automatic rotation [A61]", async ({ page }) => {
  await freezeClock(page);
  await page.goto("/");
  const message = page.getByRole("region", { name: "Principal's message" });
  const slides = message.locator("[aria-roledescription=slide]");
  await expect(slides).toHaveCount(3);
  await message.scrollIntoViewIfNeeded();
  await expect(message.getByRole("button", { name: "Next message" })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.3 });
  await message.getByRole("button", { name: "Next message" }).click();
  await page.clock.runFor(2_000);
  await expect(message.getByText("Principal 2", { exact: true })).toBeInViewport();
  await expect(slides.nth(0)).toHaveAttribute("inert");
});

test("a portrait photo (4 by 5) is shown in full and not too wide [A57]", async ({ page }) => {
  for (const path of ["/", "/principal-message"]) {
    await page.goto(path);
    const photo = page.getByRole("img", { name: "The principal" }).first();
    await expect(photo).toHaveAttribute("src", /principal-1/);
    for (const [width, widest] of Object.entries({ 360: 320, 768: 336, 1280: 480 })) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const frame = await photo.boundingBox();
      expect((frame?.width ?? 0) / (frame?.height ?? 1), path).toBeCloseTo(0.8, 1);
      expect(frame?.width, `${path} at ${width} px`).toBeLessThanOrEqual(widest);
    }
  }
});
