const mismatched =
  ":is(.doc-tabs__tabs a, #empty-trash-button, .list-create-new-doc__create-new-button, .toolbar-popup__dropdown)[aria-label]";

/** Payload gives some links and buttons a name that lacks their text, but voice control users say what they see. */
export function removeMismatchedNames(): void {
  for (const element of document.querySelectorAll(mismatched)) {
    const text = element.textContent?.trim().toLowerCase() ?? "";
    const name = element.getAttribute("aria-label")?.toLowerCase();
    if (text && !name?.includes(text)) element.removeAttribute("aria-label");
  }
}
