/** In its shortest form: without empty fields and without "all months". */
export function toAddress(form: HTMLFormElement, submitter?: HTMLElement | null): string {
  const query = toQuery(new FormData(form, submitter));
  return query ? `${location.pathname}?${query}` : location.pathname;
}

export function toQuery(fields: Iterable<[string, FormDataEntryValue]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of fields) {
    const text = typeof value === "string" ? value.trim() : "";
    if (text !== "" && !(name === "month" && text === "all")) params.append(name, text);
  }
  return params.toString();
}
