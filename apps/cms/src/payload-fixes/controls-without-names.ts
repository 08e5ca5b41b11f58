import type { Phrase } from "../i18n/hindi.ts";
import type { Translator } from "../i18n/translate.ts";

type Name = [selector: string, name: Phrase | ((element: Element, t: Translator) => string | null)];

/**
 * Controls and landmarks without an accessible name in Payload, and the name to add
 * (https://github.com/payloadcms/payload/issues/1227). Each was checked with axe, or in Payload's source where a page
 * rarely shows it. After an upgrade, empty this list, run `npm run manual`, and return what axe still reports.
 */
const names: readonly Name[] = [
  // In a drawer, the labels name other ids.
  [".doc-drawer .field-type :is(input, textarea)", labelAround],
  [".edit-upload__draggable", "Focal point"],
  [".edit-upload__input input", (element) => element.getAttribute("name")],
  [".copy-to-clipboard", "Copy URL"],
  [".file-details__remove", "Remove"],
  [".doc-controls__popup .popup-button", "More actions"],
  [".form-submit .popup-button, .save-draft__popup .popup-button", "More publishing options"],
  [".array-actions .popup-button, .array-actions__button", "Row actions"],
  [".clipboard-action__popup .popup-button", "Copy and paste"],
  [".popup-button", "More"],
  [".popup__content, .popup__hidden-content", "More actions"],
  [".clickable-arrow--left", "Previous page"],
  [".clickable-arrow--right", "Next page"],
  [".collapsible__drag[role='button']", "Move row"],
  ["#select-all", "Select all rows"],
  [".select-row input, .checkbox-input input[type='checkbox']", "Select row"],
  ["#live-preview-iframe", "Preview of the page"],
  [".live-preview-toolbar-controls__device-size input:first-of-type", "Preview width"],
  [".live-preview-toolbar-controls__device-size input:last-of-type", "Preview height"],
  [".react-select input, .rs__control input, input[id^='react-select']", labelAround],
  [".react-datepicker__input-container input", labelAround],
  [".ContentEditable__root", labelAround],
  ["aside.nav", "Side menu"],
  [".nav__wrap", "Lists and settings"],
  [".step-nav", "Breadcrumb"],
  [".doc-header", "Heading and tabs"],
  [".radio-group", labelAround],
  [".toolbar-popup__button-bold", "Bold"],
  [".toolbar-popup__button-italic", "Italic"],
  [".toolbar-popup__button-underline", "Underline"],
  [".toolbar-popup__button-strikethrough", "Strikethrough"],
  [".toolbar-popup__button-link", "Link"],
  [".toolbar-popup__button-indentIncrease", "Increase indent"],
  [".toolbar-popup__button-indentDecrease", "Decrease indent"],
];

export function nameControls(t: Translator): void {
  for (const [selector, name] of names) {
    for (const element of document.querySelectorAll(selector)) {
      if (hasName(element)) continue;
      const words = typeof name === "string" ? t(name) : name(element, t);
      if (!words) continue;
      element.removeAttribute("aria-labelledby");
      element.setAttribute("aria-label", words);
    }
  }
}

function hasName(element: Element): boolean {
  const labelledBy = element.getAttribute("aria-labelledby");
  if (element.getAttribute("aria-label") || (labelledBy && labelledBy !== element.id)) return true;
  if (element instanceof HTMLInputElement) {
    return [...(element.labels ?? [])].some(({ textContent }) => textContent?.trim());
  }
  // The content of a text box or landmark is not its name, and the copy button has only a hidden tooltip.
  if (
    element.matches(
      "[role='textbox'], [role='radiogroup'], [role='dialog'], .copy-to-clipboard, aside, nav, .doc-header",
    )
  )
    return false;
  return Boolean(element.textContent?.trim());
}

/** The label of a field, or the first one in its row. */
function labelAround(element: Element, t: Translator): string {
  const field = element.closest(".field-type, .query-inputs, .per-page, .popup, .render-fields");
  const label = field?.querySelector("label, .field-label, legend");
  return label?.textContent?.replace("*", "").trim() || t("Select");
}
