const START = "<body>";

/** A kept page, with a line on top that says from when it is. */
export async function copyOf(kept: Response): Promise<Response> {
  const since = kept.headers.get("date") ?? "";
  const when = new Date(since).toLocaleString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const line = `<p class="saved-copy" role="status">Saved copy from ${when.replace(" at ", ", ")}. There is no network at the moment.</p>`;
  const html = await kept.text();
  const headers = new Headers(kept.headers);
  headers.set("kept-since", since);
  return new Response(html.replace(START, `${START}${line}`), { headers });
}
