"use client";

import { useEffect } from "react";
import type { Phrase } from "../i18n/hindi.ts";
import { type Say, sayIn } from "../i18n/say.ts";
import { useSay } from "../i18n/use-say.ts";

type Name = [selector: string, name: Phrase | typeof labelAround];

/**
 * What Payload 3.90.1 leaves without an accessible name, and the name it gets. Each was checked on 3.90.1 with axe, or
 * in Payload's source where a screen rarely shows it. After an upgrade, return early from `fixAll`, run
 * `npm run manual`, and remove the lines that axe no longer misses.
 */
const names: readonly Name[] = [
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
  [".toolbar-popup__button-bold", "Bold"],
  [".toolbar-popup__button-italic", "Italic"],
  [".toolbar-popup__button-underline", "Underline"],
  [".toolbar-popup__button-strikethrough", "Strikethrough"],
  [".toolbar-popup__button-link", "Link"],
  [".toolbar-popup__button-indentIncrease", "Increase indent"],
  [".toolbar-popup__button-indentDecrease", "Decrease indent"],
];

/** Links and buttons whose name differs from their text: people who speak to the computer say what they read. */
const mismatched =
  ".doc-tabs__tabs a[aria-label], #empty-trash-button[aria-label], .list-create-new-doc__create-new-button[aria-label]";

/** Shows nothing: fixes Payload's markup whenever some comes into the page. */
export function AccessibilityFixes() {
  const { language } = useSay();
  useEffect(() => {
    let isPlanned = false;
    const fix = () => {
      isPlanned = false;
      fixAll(sayIn(language));
    };
    fix();
    const observer = new MutationObserver(() => {
      if (!isPlanned) requestAnimationFrame(fix);
      isPlanned = true;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [language]);
  return null;
}

function fixAll(say: Say): void {
  for (const [selector, name] of names) {
    for (const element of document.querySelectorAll(selector)) {
      if (hasName(element)) continue;
      const words = typeof name === "string" ? say(name) : name(element, say);
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
  // A list with other children than items is not a list for a screen reader.
  for (const list of document.querySelectorAll("ul, ol")) {
    const isWhole = [...list.children].every(({ nodeName }) => nodeName === "LI");
    if (!isWhole && !list.hasAttribute("role")) list.setAttribute("role", "group");
  }
  // What scrolls sideways does so by keys, too.
  for (const wide of document.querySelectorAll(".admin-columns, .admin-rows")) {
    if (wide.scrollWidth > wide.clientWidth) wide.setAttribute("tabindex", "0");
  }
  // Hidden from screen readers, so no stop of the keyboard either.
  for (const icon of document.querySelectorAll(".dropdown-indicator[aria-hidden='true']")) {
    icon.setAttribute("tabindex", "-1");
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
  return label?.textContent?.replace("*", "").trim() || say("Select");
}
