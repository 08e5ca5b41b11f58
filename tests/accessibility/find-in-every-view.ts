import type { Page } from "@playwright/test";
import { findWithAxe, withoutContrast } from "../e2e/harness/axe.ts";
import { findWithIbm } from "../e2e/harness/ibm.ts";
import { finishAnimations } from "./finish-animations.ts";
import { findHiddenFocus } from "./keyboard-probes.ts";
import { findCutAdminTextWithSpacing, findMotion, findTooWide } from "./probes.ts";

const themes = ["light", "dark", "forced colours"] as const;

/** What both engines and the probes find on an open screen of the admin panel, at every width and in every theme. */
export async function findInEveryView(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const add = (view: string, list: string[]) => {
    if (list.length > 0) found[view] = list;
  };
  const before = page.viewportSize();
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await applyTheme(page, theme);
      const list = [...(await findWithAxe(page)), ...(await findWithIbm(page))];
      add(`${width} px, ${theme}`, theme === "forced colours" ? withoutContrast(list) : list);
    }
    // A notification stays under the pointer. One that disappears returns the focus to the control before it.
    await page.mouse.move(0, 0);
    await page.locator("[data-sonner-toast]").first().waitFor({ state: "detached" });
    if (width !== 768) add(`focus at ${width} px`, await findHiddenFocus(page));
    add(`reflow at ${width} px`, await findTooWide(page, [width]));
    add(`text spacing at ${width} px`, await findCutAdminTextWithSpacing(page));
  }
  add("motion", await findMotion(page));
  if (before) await page.setViewportSize(before);
  await page.emulateMedia({ forcedColors: "none", reducedMotion: null });
  // The next key of a task continues from here.
  await focused.evaluate((element) => element?.focus());
  return found;
}

/** The admin panel takes its theme from an attribute. */
async function applyTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  const forcedColors = theme === "forced colours" ? "active" : "none";
  await page.emulateMedia({ forcedColors, reducedMotion: "reduce" });
  await page.evaluate(
    async (name) => {
      // Fields that are scrolled under the sticky controls would count as covered.
      scrollTo(0, 0);
      document.documentElement.dataset["theme"] = name;
      await new Promise(requestAnimationFrame);
    },
    theme === "dark" ? "dark" : "light",
  );
  await finishAnimations(page);
}
