import type { LightboxItem } from "../types.ts";

// Not tabindex="-1": a dialog around them may be focusable by script only.
const INTERACTIVE = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** The image in a page element, or the element itself. */
export const findImage = (element?: Element | null) => element?.querySelector("img") ?? element;

export const findFocusable = (element?: Element | null) =>
  element?.closest<HTMLElement>(INTERACTIVE);

/** Slides from the images of the page, for a lightbox without `images`. */
export function toItems(elements: Element[]): LightboxItem[] {
  return elements.flatMap((element) => {
    const image = findImage(element);
    if (!(image instanceof HTMLImageElement)) return [];
    const { src, srcset, alt, dataset } = image;
    const link = element.closest("a");
    const large = link?.href ?? dataset.original ?? src;
    const caption = dataset.caption ?? link?.dataset.caption;
    return [{ alt, src: large, srcSet: (large === src && srcset) || undefined, caption }];
  });
}

/** Enter on a link or button has the control as its target, not the image in it. */
export const isInControl = (element: Element, target: Element): boolean =>
  element.closest("a, button") === target;

const pressable = { tabindex: "0", role: "button", "data-plb-press": "" };

/** Makes an image outside links and buttons operable by keyboard. A button needs a name. */
export function makePressable(element: Element, name: string): void {
  if (element.closest(INTERACTIVE)) return;
  // The alt text is also that of the slide.
  if (!(element as HTMLImageElement).alt) element.ariaLabel ||= name;
  for (const [name, value] of Object.entries(pressable)) element.setAttribute(name, value);
}

export function undoPressable(element: Element): void {
  if (!element.matches("[data-plb-press]")) return;
  for (const [name] of Object.entries(pressable)) element.removeAttribute(name);
}
