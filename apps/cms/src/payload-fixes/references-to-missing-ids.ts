/** Payload's inputs refer to ids that are not on the page, and its labels to elements that take no label. */
export function removeBrokenReferences(): void {
  for (const attribute of ["aria-describedby", "aria-labelledby"])
    for (const input of document.querySelectorAll(`input[${attribute}]`))
      if (!document.getElementById(input.getAttribute(attribute) ?? ""))
        input.removeAttribute(attribute);
  for (const label of document.querySelectorAll("label"))
    if (label.htmlFor && !label.control) label.removeAttribute("for");
}
