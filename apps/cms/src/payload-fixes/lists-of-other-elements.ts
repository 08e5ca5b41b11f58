/** A list may only have items as children; Payload's lists also have buttons and `div` elements. */
export function fixLists(): void {
  for (const list of document.querySelectorAll<HTMLElement>("ul, ol")) {
    const isWhole = [...list.children].every(({ nodeName }) => nodeName === "LI");
    if (!isWhole && !list.hasAttribute("role")) list.setAttribute("role", "group");
    // Payload writes "LTR", and "undefined" at the list of toasts. IBM's engine accepts only lower case.
    if (list.dir) list.setAttribute("dir", list.dir);
    else list.removeAttribute("dir");
  }
}
