import type { Page } from "@playwright/test";
import { nextFrame } from "../e2e/harness/next-frame.ts";

type Stop = { id: number; name: string; isFrame: boolean; isInModal: boolean; problem: string };

/** The focused element, and why a visitor would not see its focus. */
const readStop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const all = window as unknown as { stops?: Element[] };
    all.stops ??= [];
    if (!all.stops.includes(element)) all.stops.push(element);
    // A card shows the focus ring of its only link; a drawn control that of its transparent input.
    const around = element.closest(
      ".card, .album-card, .albums__plate, .tiles__tile, .checkbox-input__input, .radio-input, .react-select, .editor",
    );
    const isRinged = around && getComputedStyle(around).outlineStyle !== "none";
    const ringed = isRinged ? around : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector(".header");
    // The skip link is on top of the header.
    const isInHeader = header?.contains(element) || element.matches(".skip-link");
    const box = header?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isFrame = element.localName === "iframe";
    const parts = [ringed, ...((element as HTMLInputElement).labels ?? [])];
    const isShown = (x: number, y: number) => {
      const shown = document.elementFromPoint(x, y);
      return shown && parts.some((part) => part.contains(shown) || shown.contains(part));
    };
    const { x, y, width, height } = ringed.getBoundingClientRect();
    const isCovered = ![x + 2, x + width / 2, x + width - 2].some((left) =>
      [y + 2, y + height / 2, y + height - 2].some((top) => isShown(left, top)),
    );
    const problems = {
      "is under the header": !isInHeader && top < box.bottom - 1 && bottom > box.top + 1,
      // The ring is at the focused element inside a frame.
      "has no focus ring":
        !isFrame && !/^(solid|auto) [2-9]/.test(`${outlineStyle} ${outlineWidth}`),
      "is outside the screen": bottom <= 0 || top >= innerHeight,
      "is covered": isCovered,
      "has a positive tabindex": element.tabIndex > 0,
    };
    return {
      id: all.stops.indexOf(element),
      isFrame,
      isInModal: element.closest("dialog, [aria-modal=true]") !== null,
      name: `${element.className || element.parentElement?.className} ${element.textContent?.trim().slice(0, 30)}`,
      problem: Object.entries(problems)
        .filter(([, isTrue]) => isTrue)
        .map(([problem]) => problem)
        .join(),
    };
  });

/** Tabs through the page to its end, or back to its start. A stop that returns is a trap. */
export async function tabThrough(page: Page, key: "Tab" | "Shift+Tab", maxStops = 240) {
  const stops: Stop[] = [];
  // The admin panel adds the order of a list to the address.
  const { pathname } = new URL(page.url());
  for (let count = 0; count < maxStops; count++) {
    await page.keyboard.press(key);
    await nextFrame(page);
    const stop = await readStop(page);
    if (!stop) break;
    if (new URL(page.url()).pathname !== pathname)
      return [...stops, { ...stop, problem: "changes the page" }];
    // The focus stays in a modal dialog and goes round.
    if (stop.id === stops[0]?.id && stop.isInModal) return stops;
    // Each stop inside a frame is the frame for this page.
    if (stop.isFrame && stop.id === stops.at(-1)?.id) continue;
    if (stops.some(({ id }) => id === stop.id))
      return [...stops, { ...stop, problem: "is a trap" }];
    stops.push(stop);
  }
  return stops;
}

/** Stops of the Tab key whose focus a visitor would not see, and traps. */
export async function findHiddenFocus(page: Page, key: "Tab" | "Shift+Tab" = "Tab") {
  const stops = await tabThrough(page, key);
  return stops.filter(({ problem }) => problem).map(({ name, problem }) => `${name} ${problem}`);
}

/** The same from the end of the page, where what is focused comes from above, under the sticky header. */
export async function findHiddenFocusBackwards(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    getSelection()?.setPosition(document.body, document.body.childNodes.length);
  });
  return findHiddenFocus(page, "Shift+Tab");
}

/** Fields that do not say what is wrong, do not keep a text, or leave the page while a visitor types. */
export async function findWrongForms(page: Page): Promise<string[]> {
  const form = page.locator("form.contact-form");
  if ((await form.count()) === 0) return [];
  const address = page.url();
  const email = form.locator("[type=email]");
  const button = form.locator("[type=submit]");
  if ((await button.count()) !== 1) return ["no button sends the form"];
  await email.fill("not an address");
  await button.click();
  await nextFrame(page);
  await page.waitForTimeout(150);
  if (page.url() !== address) return ["a field or the button leaves the page"];
  const problems = await form.evaluate((element) => {
    const found: string[] = [];
    const fields = [...element.querySelectorAll<HTMLInputElement>(".field__input")];
    for (const field of fields) {
      const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
      if (field.ariaInvalid !== "true" || !error?.checkVisibility() || !error.textContent?.trim())
        found.push(`${field.name} shows no error`);
      if (!field.labels?.[0]?.checkVisibility()) found.push(`${field.name} has no visible label`);
      if (field.name !== "message" && field.autocomplete !== field.name)
        found.push(`${field.name} has no autocomplete`);
    }
    if (!document.activeElement?.matches(".contact-form__summary"))
      found.push("the focus is not on the list of errors");
    if (!element.querySelector("[role=status]")) found.push("no status is announced");
    return found;
  });
  const value = await email.inputValue();
  return value === "not an address" ? problems : [...problems, "the typed text is lost"];
}

/** The menu opens by keyboard, and Escape closes it and returns the focus. */
export async function findWrongMenu(page: Page): Promise<string[]> {
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  const panel = page.getByRole("navigation", { name: "Main" });
  if ((await toggle.count()) !== 1) return ["no button Menu"];
  if (await toggle.evaluate((element: HTMLElement) => element.tabIndex < 0))
    return ["Tab does not reach the menu"];
  const address = page.url();
  await toggle.focus();
  await page.keyboard.press("Enter");
  await nextFrame(page);
  if (page.url() !== address) return ["the focus leaves the page"];
  if (!(await panel.isVisible())) return ["Enter opens no menu"];
  await page.keyboard.press("Escape");
  await nextFrame(page);
  if (await panel.isVisible()) return ["Escape closes no menu"];
  const isFocused = await toggle.evaluate((element) => element === document.activeElement);
  return isFocused ? [] : ["the focus is lost when the menu closes"];
}
