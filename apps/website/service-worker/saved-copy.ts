const START = "<body>";

/** A cached page with a line that shows its date, without pictures: they are never cached. */
export async function toSavedCopy(cached: Response): Promise<Response> {
  const since = new Date(cached.headers.get("date") ?? "");
  if (isHindi(cached.url)) {
    const when = since.toLocaleString("hi-IN", { ...dateStyle, hourCycle: "h23" });
    return withNotice(cached, `सहेजी हुई प्रति, ${when}। आप ऑफ़लाइन हैं।`);
  }
  const when = since.toLocaleString("en-GB", dateStyle);
  return withNotice(cached, `Saved copy from ${when.replace(" at ", ", ")}. You are offline.`);
}

/** The address of a page in Hindi. */
export const isHindi = (url: string): boolean => /^\/hi(?:[/?#]|$)/.test(new URL(url).pathname);

const dateStyle = {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
} as const;

export async function withNotice(cached: Response, notice: string): Promise<Response> {
  const line = `<p class="saved-copy" role="status">${notice}</p>`;
  const html = (await cached.text()).replace(START, `${START}${line}`);
  const headers = new Headers(cached.headers);
  headers.set("cached-since", cached.headers.get("date") ?? "");
  return new Response(html.replaceAll(/<img\b[^>]*>/g, ""), { headers });
}
