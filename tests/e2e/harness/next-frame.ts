import type { Page } from "@playwright/test";

/** Resolves when the browser has drawn a frame, with its scroll events and size observers. A paused clock does not stop it. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => new ResizeObserver(() => done()).observe(document.body)),
  );
