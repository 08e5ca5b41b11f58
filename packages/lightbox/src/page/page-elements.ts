import type { LightboxItem } from "../types.ts";

// A dialog around them may take the focus from a script alone: it is no control.
const INTERACTIVE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** The image of a page element, or the element itself. */
export const findImage = (element: Element | null): Element | null =>
  element?.querySelector("img") ?? element;

export const findFocusable = (element: Element | null): Element | null =>
  element?.closest(INTERACTIVE) ?? null;

/** Photos as they stand on the page, for a lightbox that was given no list. */
export function toItems(elements: Element[]): LightboxItem[] {
  return elements.flatMap((element) => {
    const image = findImage(element);
    if (!(image instanceof HTMLImageElement)) return [];
    const { src, srcset, alt, dataset } = image;
    const large = element.closest("a")?.href ?? dataset.original ?? src;
    return [{ src: large, srcSet: srcset || undefined, alt, caption: dataset.caption }];
  });
}

/** Enter on a link or button clicks the control, not the picture in it. */
export function isControlAround(element: Element, target: Element | null): boolean {
  const control = element.closest("a, button");
  return control !== null && control === target;
}

const pressable = { tabindex: "0", role: "button", "data-lightbox-pressable": "" };

/** A bare picture that opens something must be reachable without a mouse. */
export function makePressable(element: Element): void {
  if (element.closest(INTERACTIVE)) return;
  for (const [name, value] of Object.entries(pressable)) element.setAttribute(name, value);
}

export function undoPressable(element: Element): void {
  if (!element.matches("[data-lightbox-pressable]")) return;
  for (const name of Object.keys(pressable)) element.removeAttribute(name);
}
