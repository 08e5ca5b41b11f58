import type { Page } from "@playwright/test";

/** How much of the screen moved how far (a browser calls up to 0.1 in all good), and what moved. */
export type Shift = { by: number; parts: string[] };

/** Notes from now on, on every page that is opened in this tab, what moves without having been asked to. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, "shifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node: Node | null }[];
        };
        const parts = sources.map(({ node }) => {
          // Of bare text, what it stands in.
          const part = node instanceof Text ? node.parentElement : node;
          const { nodeName = "", className = "" } = (part ?? {}) as Element;
          return `${nodeName}.${className}`;
        });
        shifts.push({ by: value, parts });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved on the page that is open. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      // A shift is told of after the frame in which it happens.
      new Promise((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(Reflect.get(window, "shifts"))),
        );
      }),
  );
