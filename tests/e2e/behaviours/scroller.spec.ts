import { expect } from "@playwright/test";
import { withBehaviour } from "../harness/bare-page.ts";

const test = withBehaviour("scroller");
test.use({ contextOptions: { reducedMotion: "reduce" } });

const cards = (count: number) => `
  <style>
    [data-view] { inline-size: 300px; overflow-x: auto; scroll-snap-type: x mandatory; }
    [data-view] > div { display: flex; }
    [data-view] > div > div { flex: 0 0 150px; block-size: 50px; scroll-snap-align: start; }
    [hidden] { display: none !important; }
  </style>
  <div data-behaviour="scroller">
    <button data-scroll="previous" hidden>Back</button><button data-scroll="next" hidden>On</button>
    <div data-view tabindex="0"><div>
      ${Array.from({ length: count }, (_, n) => `<div role="group">Card ${n + 1}</div>`).join("")}
    </div></div>
  </div>`;

test("two buttons turn the cards by what is in view, and say where the ends are", async ({
  page,
  bare,
}) => {
  await bare.open(cards(5));
  const [back, on] = [page.getByRole("button", { name: "Back" }), page.getByText("On")];
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await on.click();
  await expect(page.getByText("Card 3")).toBeInViewport({ ratio: 0.9 });
  await expect(back).toHaveAttribute("aria-disabled", "false");
  await on.click();
  await expect(page.getByText("Card 5")).toBeInViewport({ ratio: 0.9 });
  await expect(on).toHaveAttribute("aria-disabled", "true");
});

test("where all cards are in view there is no button and no stop", async ({ page, bare }) => {
  await bare.open(cards(2));
  await expect(page.locator("[data-view]")).not.toHaveAttribute("tabindex");
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("when other cards are shown it begins anew and counts them again", async ({ page, bare }) => {
  await bare.open(cards(5));
  await page.getByText("On").click();
  await expect(page.getByText("Card 3")).toBeInViewport({ ratio: 0.9 });
  await page.getByText("Card 1").evaluate((card) => card.toggleAttribute("hidden"));
  await expect(page.getByRole("group", { name: "1 of 4" })).toHaveText("Card 2");
  await expect(page.getByText("Card 2")).toBeInViewport({ ratio: 0.9 });
});
