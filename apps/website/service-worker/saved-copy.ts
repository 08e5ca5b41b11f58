const START = "<body>";

/** A cached page with a line that shows its date, without pictures: they are never cached. */
export function toSavedCopy(cached: Response): Promise<Response> {
  const since = cached.headers.get("date") ?? "";
  const when = new Date(since).toLocaleString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  return withNotice(cached, `Saved copy from ${when.replace(" at ", ", ")}. You are offline.`);
}

export async function withNotice(cached: Response, notice: string): Promise<Response> {
  const line = `<p class="saved-copy" role="status">${notice}</p>`;
  const html = (await cached.text()).replace(START, `${START}${line}`);
  const headers = new Headers(cached.headers);
  headers.set("cached-since", cached.headers.get("date") ?? "");
  return new Response(html.replaceAll(/<img\b[^>]*>/g, ""), { headers });
}
