import type { Phrase } from "../i18n/hindi.ts";
import type { Say } from "../i18n/say.ts";

type Named = [selector: string, name: Phrase | typeof labelAround];

/** What Payload 3.90 leaves without a name, and what it is called in our admin panel. */
const names: readonly Named[] = [
  [".doc-controls__popup .popup-button", "More that can be done with this"],
  [".form-submit .popup-button, .save-draft__popup .popup-button", "More ways to publish"],
  [".array-actions .popup-button, .array-actions__button", "What can be done with this row"],
  [".clipboard-action__popup .popup-button", "Copy and paste"],
  [".popup-button", "More"],
  [".clickable-arrow--left", "Page before"],
  [".clickable-arrow--right", "Next page"],
  [".clickable-arrow", "Another page"],
  [".collapsible__drag[role='button']", "Move this row"],
  ["#select-all", "Choose all rows"],
  [".select-row input, .checkbox-input input[type='checkbox']", "Choose this row"],
  ["#live-preview-iframe", "The page as visitors will see it"],
  [".live-preview-toolbar-controls__device-size input:first-of-type", "Width of the page"],
  [".live-preview-toolbar-controls__device-size input:last-of-type", "Height of the page"],
  [".react-select input, .rs__control input, input[id^='react-select']", labelAround],
  [".react-datepicker__input-container input", labelAround],
  [".ContentEditable__root", labelAround],
  [".toolbar-popup__button-bold", "Bold"],
  [".toolbar-popup__button-italic", "Italic"],
  [".toolbar-popup__button-underline", "Underlined"],
  [".toolbar-popup__button-strikethrough", "Struck through"],
  [".toolbar-popup__button-link", "Link"],
  [".toolbar-popup__button-indentIncrease", "Further in"],
  [".toolbar-popup__button-indentDecrease", "Further out"],
];

/** A name that says something else than what stands there leads astray whoever speaks to the computer. */
const saysOtherwise =
  ".doc-tabs__tabs a[aria-label], #empty-trash-button[aria-label], .list-create-new-doc__create-new-button[aria-label]";

/** Names what has no name below a place. Whatever has one keeps it. */
export function nameAll(place: ParentNode, say: Say): void {
  for (const [selector, name] of names) {
    for (const element of place.querySelectorAll(selector)) {
      if (hasName(element)) continue;
      const words = typeof name === "string" ? say(name) : name(element, say);
      if (!words) continue;
      element.removeAttribute("aria-labelledby");
      element.setAttribute("aria-label", words);
    }
  }
  for (const element of place.querySelectorAll(saysOtherwise)) {
    const shown = element.textContent?.trim().toLowerCase();
    const isSaid = element
      .getAttribute("aria-label")
      ?.toLowerCase()
      .includes(shown ?? "");
    if (shown && !isSaid) element.removeAttribute("aria-label");
  }
  // Lists of something else than entries are none for whoever hears them.
  for (const list of place.querySelectorAll("ul, ol")) {
    const isWhole = [...list.children].every(({ nodeName }) => nodeName === "LI");
    if (!isWhole && !list.hasAttribute("role")) list.setAttribute("role", "group");
  }
  // What is wider than the screen is moved by keys, too.
  for (const wide of place.querySelectorAll(".admin-columns, .admin-rows")) {
    if (wide.scrollWidth > wide.clientWidth) wide.setAttribute("tabindex", "0");
  }
  // Hidden from readers, so no stop of the keyboard either.
  for (const sign of place.querySelectorAll(".dropdown-indicator[aria-hidden='true']")) {
    sign.setAttribute("tabindex", "-1");
  }
}

function hasName(element: Element): boolean {
  const labelledBy = element.getAttribute("aria-labelledby");
  if (element.getAttribute("aria-label") || (labelledBy && labelledBy !== element.id)) return true;
  if (element instanceof HTMLInputElement) {
    return [...(element.labels ?? [])].some(({ textContent }) => textContent?.trim());
  }
  // What is written in a box is not its name.
  if (element.getAttribute("role") === "textbox") return false;
  return Boolean(element.textContent?.trim());
}

/** The words above a box, or the first that stand in its row. */
function labelAround(element: Element, say: Say): string {
  const field = element.closest(".field-type, .query-inputs, .per-page, .popup, .render-fields");
  const label = field?.querySelector("label, .field-label, legend");
  return label?.textContent?.replace("*", "").trim() || say("Choose");
}
