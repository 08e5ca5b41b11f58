const wrong = "[object Object]";

/** Payload names the sort buttons of a column with a translated label "Sort by [object Object]". */
export function fixSortLabels(): void {
  for (const button of document.querySelectorAll(`.sort-column__button[aria-label*="${wrong}"]`)) {
    const label = button.closest(".sort-column")?.querySelector(".sort-column__label")?.textContent;
    if (label) button.setAttribute("aria-label", button.ariaLabel?.replace(wrong, label) ?? label);
  }
}
