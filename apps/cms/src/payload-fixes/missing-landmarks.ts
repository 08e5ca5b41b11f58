/**
 * Payload has no landmark around the title of a form, a page before sign-in or an error, no group around radio
 * buttons or menus outside the page, a second banner in a drawer, and pages whose headings start at the third level.
 */
export function addLandmarks(): void {
  document.querySelector(".doc-header")?.setAttribute("role", "region");
  if (!document.querySelector("main"))
    document
      .querySelector(".template-minimal, .not-found, .unauthorized, .unauthorized--with-gutter")
      ?.setAttribute("role", "main");
  for (const header of document.querySelectorAll(".drawer header"))
    header.setAttribute("role", "group");
  for (const group of document.querySelectorAll(".radio-group"))
    group.setAttribute("role", "radiogroup");
  // The Tab key stays in a menu, as in a dialog.
  for (const menu of document.querySelectorAll(".popup__content, .popup__hidden-content")) {
    menu.setAttribute("role", "dialog");
    menu.setAttribute("aria-modal", "true");
  }
  const hasSecondLevel = document.querySelector("h2") !== null;
  for (const heading of document.querySelectorAll("h3"))
    if (!hasSecondLevel) heading.setAttribute("aria-level", "2");
}
