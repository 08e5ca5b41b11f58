/** Payload's icons have no name and are not hidden from screen readers. Their buttons and links have a name. */
export function hideIcons(): void {
  for (const icon of document.querySelectorAll("svg:not([aria-hidden], [aria-label], [role])"))
    icon.setAttribute("aria-hidden", "true");
  // Hidden by Payload, but in the tab order.
  for (const icon of document.querySelectorAll(".dropdown-indicator[aria-hidden='true']"))
    icon.setAttribute("tabindex", "-1");
}
