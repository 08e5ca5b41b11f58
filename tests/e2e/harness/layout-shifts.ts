import type { Page } from "@playwright/test";

/** A layout shift score (a total of up to 0.1 counts as good), and the elements that moved. */
export type Shift = { score: number; parts: string[] };

/** Records the unexpected layout shifts on every page that this tab opens. */
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
          const part = node instanceof Text ? node.parentElement : node;
          const { nodeName = "", className = "" } = (part ?? {}) as Element;
          return `${nodeName}.${className}`;
        });
        shifts.push({ score: value, parts });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The recorded layout shifts of the open page. */
export const readShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      // The browser reports a shift after the frame in which it happens.
      new Promise((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(Reflect.get(window, "shifts"))),
        );
      }),
  );
