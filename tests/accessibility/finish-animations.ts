import type { Page } from "@playwright/test";

/** Waits for the fonts and finishes all animations that end. */
export const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
