import type { Page } from "@playwright/test";

/** Finds what axe and IBM's engine do not test, on an open page. Each result names an element or a problem. */
export type Probe = (page: Page) => Promise<string[]>;

/** Content that is wider than the screen. */
export async function findTooWide(page: Page, widths: readonly number[] = [320]) {
  const before = page.viewportSize();
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) wide.push(`${needed} px wide at ${width}`);
  }
  if (before) await page.setViewportSize(before);
  return wide;
}

const websiteScrollers = ".carousel__viewport, .carousel__viewport *, .ticker *, select, body";
/** Tables scroll, the breadcrumb repeats the title in full, and the handles of a crop reach beyond the image. */
const adminScrollers =
  "select, input, body, .table, .admin-columns, .step-nav *, .nav, .payload-settings, .react-select *, .ReactCrop, .list-drawer__header-close";

/** Text that is cut off, or a page that scrolls sideways, with a style that a visitor may set. */
const findCutText =
  (css: string, mayScroll = websiteScrollers): Probe =>
  async (page) => {
    const style = await page.addStyleTag({ content: css });
    const cut = await page.evaluate((mayScroll) => {
      const isCut = (element: Element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        // The whole text is on the page of the record.
        if (webkitLineClamp !== "none") return false;
        const isTooWide = element.scrollWidth > element.clientWidth + 1 && overflowX !== "visible";
        const isTooHigh = element.scrollHeight > element.clientHeight + 3 && overflowY === "hidden";
        return element.clientWidth > 1 && !element.matches(mayScroll) && (isTooWide || isTooHigh);
      };
      const found = [...document.querySelectorAll("body *")].filter(isCut);
      const names = found.map((element) => `cut off: ${element.localName}.${element.className}`);
      const { scrollWidth } = document.documentElement;
      return scrollWidth > innerWidth ? [...names, `${scrollWidth} px wide`] : names;
    }, mayScroll);
    await style.evaluate((element) => (element as Element).remove());
    return cut;
  };

export const findCutTextAt200Percent = findCutText("html { font-size: 200% !important }");
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
   p { margin-block-end: 2em !important }`;
export const findCutTextWithSpacing = findCutText(spacing);
export const findCutAdminTextWithSpacing = findCutText(spacing, adminScrollers);

/** Targets below 24 by 24 px that are not inline in text. */
export const findSmallTargets: Probe = (page) =>
  page.locator(":is(a, button, input, select, textarea, summary):visible").evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        if (!target.checkVisibility()) return false;
        const isInText = getComputedStyle(target).display === "inline";
        const isHidden = target.closest(".visually-hidden, .skip-link");
        return !isInText && !isHidden && (width < 24 || height < 24);
      })
      .map((target) => `small: ${target.className} ${target.textContent}`),
  );

/** Links that say nothing without their context, and things to click that the keyboard cannot reach. */
export const findUnusableControls: Probe = (page) =>
  page.evaluate(() => {
    const vague = /^(click|here|click here|read more|more|link|details|this page)\.?$/i;
    const nameOf = (element: Element) => element.ariaLabel ?? element.textContent?.trim() ?? "";
    const isFocusable = (element: Element) =>
      Boolean(
        element.closest("a[href], button, input, select, textarea, summary, label, option"),
      ) ||
      Boolean(element.querySelector("a[href], button, input")) ||
      (element as HTMLElement).closest<HTMLElement>("[tabindex]")?.tabIndex === 0;
    const isClickable = (element: Element) =>
      element.hasAttribute("onclick") || getComputedStyle(element).cursor === "pointer";
    return [
      ...[...document.querySelectorAll("a[href]")]
        .filter((link) => vague.test(nameOf(link)) && !link.ariaDescribedByElements?.length)
        .map((link) => `vague link: ${nameOf(link)}`),
      ...[...document.querySelectorAll("body *")]
        .filter((element) => isClickable(element) && !isFocusable(element))
        .map((element) => `only for a pointer: ${element.localName} ${nameOf(element)}`),
      ...[...document.querySelectorAll("main p a")]
        .filter((link) => {
          const { textDecorationLine, borderBlockEndWidth, display } = getComputedStyle(link);
          const isMarked = textDecorationLine !== "none" || borderBlockEndWidth !== "0px";
          const isInText = link.parentElement?.textContent?.trim() !== link.textContent?.trim();
          return display === "inline" && isInText && !isMarked;
        })
        .map((link) => `only its colour shows the link: ${nameOf(link)}`),
      ...[...document.querySelectorAll("a[target=_blank]")]
        .filter((link) => !/new tab/.test(nameOf(link)))
        .map((link) => `opens a tab without a warning: ${nameOf(link)}`),
      // The film over the first slide has no sound and no controls; the banner's button pauses it.
      ...[
        ...document.querySelectorAll(
          "audio, video:not([aria-hidden='true']), marquee, blink, object, embed, area",
        ),
      ].map(({ localName }) => `has ${localName}`),
      ...[
        ...document.querySelectorAll(":is(a, button) :is(a, button, input, select, textarea)"),
      ].map((element) => `inside another control: ${element.localName} ${nameOf(element)}`),
      ...[...document.querySelectorAll("[accesskey], [onkeypress]")].map(
        (element) => `has a shortcut: ${nameOf(element)}`,
      ),
    ];
  });

/** The language of words, the order of the page, and what is the same on all pages. */
export const findWrongStructure: Probe = (page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const language = node.parentElement?.closest("[lang]")?.getAttribute("lang");
      const isHindi = /[\u0900-\u097f]/.test(node.nodeValue ?? "");
      const isInScript = node.parentElement?.closest("script, style, noscript, [aria-hidden]");
      if (!isInScript && isHindi && language !== "hi") problems.push(`no lang: ${node.nodeValue}`);
    }
    const order = ["Skip to main content", "Menu"].map((name) =>
      [...document.querySelectorAll("a, button")].findIndex((e) => e.textContent?.trim() === name),
    );
    if (order.includes(-1) || order.join() !== [...order].sort((a, b) => a - b).join())
      problems.push("the skip link and the menu are not at the start");
    const skip = document.querySelector<HTMLAnchorElement>("a[href^='#']");
    if (!skip || !document.getElementById(skip.hash.slice(1)))
      problems.push("the skip link leads nowhere");
    const footer = document.querySelector("footer[aria-label]")?.textContent ?? "";
    for (const help of ["Contact Us", "Privacy", "Accessibility", "+91 "])
      if (!footer.includes(help)) problems.push(`the footer has no ${help}`);
    if (document.querySelector("main ~ header, footer ~ main"))
      problems.push("header, main and footer are not in order");
    const heading = document.querySelector("h1")?.textContent?.trim() ?? "?";
    if (location.pathname !== "/" && !document.title.includes(heading))
      problems.push("the title does not name the page");
    for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
      const { order: place, flexDirection, float } = getComputedStyle(element);
      // A statistic shows its number above its name; a button may be first in the Tab order.
      if (element.matches("dl > div") || (element.textContent?.length ?? 0) < 20) continue;
      if (place !== "0" || flexDirection.endsWith("reverse") || float === "right")
        problems.push(`shown in another order: ${element.localName}.${element.className}`);
    }
    return problems;
  });

/** What moves although the visitor asked for less motion. Measured again, because a slow page may still be loading. */
export const findMotion: Probe = async (page) =>
  (await watchMotion(page)).length > 0 ? watchMotion(page) : [];

/** What moves or changes within a second. */
const watchMotion: Probe = (page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className}`);
    const smooth = getComputedStyle(document.documentElement).scrollBehavior;
    let changes = 0;
    const observer = new MutationObserver((list) => {
      changes += list.length;
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const start = scrollY;
    await new Promise((done) => setTimeout(done, 1_000));
    observer.disconnect();
    if (smooth === "smooth") moving.push("scrolls smoothly");
    if (changes > 0) moving.push(`${changes} changes in a second`);
    return scrollY === start ? moving : [...moving, "scrolls without input"];
  });

/** Controls without a border when the browser forces its colours. */
export async function findBorderless(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active" });
  const found = await page
    .locator("main :is(.button, .round-button, .field__input)")
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderTopWidth, forcedColorAdjust } = getComputedStyle(control);
          return Number.parseFloat(borderTopWidth) < 1 || forcedColorAdjust === "none";
        })
        .map((control) => `no border: ${control.className}`),
    );
  await page.emulateMedia({ forcedColors: "none" });
  return found;
}
