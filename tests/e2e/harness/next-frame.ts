import type { Page } from "@playwright/test";

/** Resolves after the next frame, with its scroll events and resize observers, also while the clock is paused. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => new ResizeObserver(() => done()).observe(document.body)),
  );
