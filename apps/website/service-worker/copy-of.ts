const START = "<body>";

/** A stored page, with a line on top that gives its date, and without pictures: none is stored. */
export function copyOf(kept: Response): Promise<Response> {
  const since = kept.headers.get("date") ?? "";
  const when = new Date(since).toLocaleString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  return withLine(
    kept,
    `Saved copy from ${when.replace(" at ", ", ")}. There is no network at the moment.`,
  );
}

/** A stored page with a line on top. */
export async function withLine(kept: Response, said: string): Promise<Response> {
  const line = `<p class="saved-copy" role="status">${said}</p>`;
  const html = (await kept.text()).replace(START, `${START}${line}`);
  const headers = new Headers(kept.headers);
  headers.set("kept-since", kept.headers.get("date") ?? "");
  return new Response(html.replaceAll(/<img\b[^>]*>/g, ""), { headers });
}
