import type { Page } from "@playwright/test";
import { expect, withContent } from "./harness/fixtures.ts";
import { hindiContent } from "./harness/hindi-content.ts";
import { chooseSizes } from "./harness/is-thorough.ts";

const test = withContent({ lists: hindiContent("all") });

/** The highest and lowest marks of Hindi: reph with chandrabindu, vowels below conjuncts, nukta. */
const TALLEST = "र्ऊँ ह्रूँ र्कैं द्ध्रू ड़्हूँ ट्ठृ ज़ूँ ॐ";

const PATHS = ["/hi", "/hi/News", "/hi/News/news-2", "/hi/contact", "/hi/about", "/hi/Gallery"];

/** How a heading or button writes its lines. */
type Style = { name: string; font: string; lineHeight: string; padding: string };

/** Each style of headings, buttons and labels on the page, once. */
const readStyles = (page: Page): Promise<Style[]> =>
  page.evaluate(() => {
    const named = "h1, h2, h3, h4, button, summary, th, legend, label, a[class], [class*=title]";
    const found = new Map<string, Style>();
    for (const element of document.querySelectorAll(named)) {
      const hasHindi = /[ऀ-ॿ]/.test(element.textContent ?? "");
      if (!hasHindi || !element.checkVisibility() || element.matches(".visually-hidden")) continue;
      const style = getComputedStyle(element);
      const { font, lineHeight } = style;
      // The box of an inline element is not the one that could cut it: its line is.
      const isInline = style.display === "inline";
      const padding = isInline
        ? "0px"
        : `${style.paddingBlockStart} 0px ${style.paddingBlockEnd} 0px`;
      const name = `${element.tagName} ${element.getAttribute("class") ?? ""}`;
      found.set(font + lineHeight + padding, { name, font, lineHeight, padding });
    }
    return [...found.values()];
  });

/** Whether ink of the text is outside its box: whether clipping the box changes a pixel. */
async function hasInkOutside(page: Page, { font, lineHeight, padding }: Style): Promise<boolean> {
  await page.evaluate(
    ({ font, lineHeight, padding, text }) => {
      document.querySelector("#ink")?.remove();
      const frame = document.createElement("div");
      frame.id = "ink";
      frame.style.cssText =
        "position: fixed; inset: 0 auto auto 0; z-index: 9999; padding: 60px; background: #fff; color: #000";
      const box = document.createElement("div");
      box.lang = "hi";
      box.textContent = text;
      box.style.cssText = "white-space: nowrap; inline-size: max-content; letter-spacing: 0";
      Object.assign(box.style, { font, lineHeight, padding });
      frame.append(box);
      document.body.append(frame);
    },
    { font, lineHeight, padding, text: TALLEST },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const frame = page.locator("#ink");
  const whole = await frame.screenshot();
  await frame.evaluate((element) => {
    // The sides of a letter may stand out: no box of the site cuts them.
    const box = element.firstElementChild as HTMLElement;
    box.style.overflowX = "visible";
    box.style.overflowY = "clip";
  });
  return !whole.equals(await frame.screenshot());
}

for (const width of chooseSizes([320, 768, 1280], 0))
  test(`at ${width} px no mark of a heading or button is outside its line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const styles = new Map<string, Style>();
    for (const path of PATHS) {
      await page.goto(path);
      for (const style of await readStyles(page))
        styles.set(JSON.stringify({ ...style, name: "" }), style);
    }
    expect(styles.size).toBeGreaterThan(10);
    const outside: Style[] = [];
    for (const style of styles.values()) if (await hasInkOutside(page, style)) outside.push(style);
    expect(outside).toEqual([]);
    // The test sees a mark that is cut.
    const [first] = styles.values();
    if (!first) throw new Error("No style was found.");
    expect(await hasInkOutside(page, { ...first, lineHeight: "0.8", padding: "0px" })).toBe(true);
  });
