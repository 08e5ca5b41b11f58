/**
 * The address of what a filter form asks for, in its shortest form: fields that are empty, and
 * "all months", are left out.
 */
export function addressOf(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const query = queryOf(new FormData(form, submitter));
  return query ? `${location.pathname}?${query}` : location.pathname;
}

export function queryOf(fields: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text !== "" && !(name === "month" && text === "all")) params.append(name, text);
  }
  return params.toString();
}
