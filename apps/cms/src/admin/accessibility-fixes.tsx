"use client";

import { useEffect } from "react";
import type { Phrase } from "../i18n/hindi.ts";
import { createTranslator, type Translator } from "../i18n/translate.ts";
import { useTranslator } from "../i18n/use-translator.ts";

type Name = [selector: string, name: Phrase | ((element: Element, t: Translator) => string | null)];

/**
 * Elements without an accessible name in Payload 3.90.1, and the name to add. Each was checked with axe, or in
 * Payload's source where a page rarely shows it. After an upgrade, return early from `fixAll`, run `npm run manual`,
 * and remove the entries that axe no longer reports.
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

/** Links and buttons whose name differs from their text: voice control users say the text that they see. */
const mismatched =
  ":is(.doc-tabs__tabs a, #empty-trash-button, .list-create-new-doc__create-new-button, .toolbar-popup__dropdown)[aria-label]";

/** Renders nothing. Fixes Payload's markup whenever elements are added to the page. */
export function AccessibilityFixes() {
  const { language } = useTranslator();
  useEffect(() => {
    let isPlanned = false;
    const fix = () => {
      isPlanned = false;
      fixAll(createTranslator(language));
    };
    fix();
    const plan = () => {
      if (!isPlanned) requestAnimationFrame(fix);
      isPlanned = true;
    };
    const observer = new MutationObserver(plan);
    observer.observe(document.body, { childList: true, subtree: true });
    // A table may scroll once a phone is turned.
    window.addEventListener("resize", plan);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", plan);
    };
  }, [language]);
  return null;
}

/** Payload has no landmark around the title of a form, a page before sign-in or an error, and no group around radio buttons. */
function fixRoles(): void {
  document.querySelector(".doc-header")?.setAttribute("role", "region");
  if (!document.querySelector("main"))
    document
      .querySelector(".template-minimal, .not-found, .unauthorized, .unauthorized--with-gutter")
      ?.setAttribute("role", "main");
  // Only one header is the banner.
  for (const header of document.querySelectorAll(".drawer header"))
    header.setAttribute("role", "group");
  for (const group of document.querySelectorAll(".radio-group"))
    group.setAttribute("role", "radiogroup");
  const hasSecondLevel = document.querySelector("h2") !== null;
  for (const heading of document.querySelectorAll("h3"))
    if (!hasSecondLevel) heading.setAttribute("aria-level", "2");
}

function fixAll(t: Translator): void {
  fixRoles();
  for (const [selector, name] of names) {
    for (const element of document.querySelectorAll(selector)) {
      if (hasName(element)) continue;
      const words = typeof name === "string" ? t(name) : name(element, t);
      if (!words) continue;
      element.removeAttribute("aria-labelledby");
      element.setAttribute("aria-label", words);
    }
  }
  for (const element of document.querySelectorAll(mismatched)) {
    const text = element.textContent?.trim().toLowerCase() ?? "";
    const name = element.getAttribute("aria-label")?.toLowerCase();
    if (text && !name?.includes(text)) element.removeAttribute("aria-label");
  }
  // A list may only have items as children.
  for (const list of document.querySelectorAll<HTMLElement>("ul, ol")) {
    const isWhole = [...list.children].every(({ nodeName }) => nodeName === "LI");
    if (!isWhole && !list.hasAttribute("role")) list.setAttribute("role", "group");
    // IBM's engine accepts only lower case.
    if (list.hasAttribute("dir")) list.setAttribute("dir", list.dir);
  }
  // Makes horizontally scrolling areas usable with the keyboard.
  for (const scrollable of document.querySelectorAll(".admin-columns, .admin-rows")) {
    if (scrollable.scrollWidth > scrollable.clientWidth) scrollable.setAttribute("tabindex", "0");
  }
  // Icons have no name; their buttons and links have one.
  for (const icon of document.querySelectorAll("svg:not([aria-hidden], [aria-label], [role])")) {
    icon.setAttribute("aria-hidden", "true");
  }
  fixSortLabels();
  removeBrokenReferences();
  // Hidden from screen readers, so it must not receive focus.
  for (const icon of document.querySelectorAll(".dropdown-indicator[aria-hidden='true']")) {
    icon.setAttribute("tabindex", "-1");
  }
}

/** Payload names the sort buttons of a column with a translated label "Sort by [object Object]". */
function fixSortLabels(): void {
  const wrong = "[object Object]";
  for (const button of document.querySelectorAll(`.sort-column__button[aria-label*="${wrong}"]`)) {
    const label = button.closest(".sort-column")?.querySelector(".sort-column__label")?.textContent;
    if (label) button.setAttribute("aria-label", button.ariaLabel?.replace(wrong, label) ?? label);
  }
}

/** References to ids that are not on the page, and labels of elements that take no label. */
function removeBrokenReferences(): void {
  for (const attribute of ["aria-describedby", "aria-labelledby"])
    for (const input of document.querySelectorAll(`input[${attribute}]`))
      if (!document.getElementById(input.getAttribute(attribute) ?? ""))
        input.removeAttribute(attribute);
  for (const label of document.querySelectorAll("label"))
    if (label.htmlFor && !label.control) label.removeAttribute("for");
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
      "[role='textbox'], [role='radiogroup'], .copy-to-clipboard, aside, nav, .doc-header",
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
